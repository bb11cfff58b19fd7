//! Games from files: a log book of another device, or the file of a single game. What cannot be read changes nothing.

use crossing::{AskAfterwards, ToldAfterwards};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};

use super::carrying::FORMAT;
use crate::shell::shelf::{self, Played};
use crate::shell::{afterwards, games, json, name};

/// The newest version of a game's file that can be read here.
const REPLAY_FORMAT: u32 = 1;

/// Why a file is not taken: the key of the sentence that says so.
pub type Refusal = &'static str;

/// What came of a file: how many games it has added, or why none.
pub type Outcome = Result<usize, Refusal>;

/// Takes in the files that the reader chose; `told` hears of each.
pub fn import(input: &HtmlInputElement, told: impl Fn(Outcome) + Copy + 'static) {
    let files = input.files();
    let files = (0..).map_while(|at| files.as_ref()?.get(at));
    files.for_each(|file| take(file, told));
    // The same file may be chosen once more.
    input.set_value("");
}

fn take(file: File, told: impl Fn(Outcome) + Copy + 'static) {
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        let text = text.unwrap_or_default();
        let read = json::parse(&text).filter(JsValue::is_object).unwrap_or_default();
        let (book, game) =
            (shelf::count_of(&read, "yohoho_logbook"), shelf::count_of(&read, "yohoho_replay"));
        match (book, game) {
            (Some(1..=FORMAT), _) => told(take_book(&read)),
            (None, Some(1..=REPLAY_FORMAT)) => take_game(&read, text, told),
            (None, None) | (Some(0), _) | (_, Some(0)) => told(Err("logbook-unreadable")),
            (Some(_), _) | (_, Some(_)) => told(Err("logbook-newer")),
        }
    });
}

/// A log book: what is new in it.
fn take_book(read: &JsValue) -> Outcome {
    let results = json::field(read, "results").ok_or("logbook-unreadable")?;
    let results: Option<Vec<Played>> = json::items(&results).iter().map(shelf::read).collect();
    let files = json::field(read, "files").unwrap_or_default();
    let file = |played: &Played| {
        let file = json::field(&files, &played.id).filter(|_| files.is_object())?;
        json::text(&file).filter(|file| file.len() <= shelf::FILE_MAX)
    };
    let before = shelf::kept().len();
    // The oldest first, so that the newest files stay.
    for played in results.ok_or("logbook-unreadable")?.into_iter().rev() {
        let file = file(&played);
        shelf::put(played, file.as_deref());
    }
    Ok(shelf::kept().len().saturating_sub(before))
}

/// A single game: somebody who knows it looks at it first.
fn take_game(read: &JsValue, text: String, told: impl Fn(Outcome) + 'static) {
    let you = shelf::count_of(read, "you").and_then(|you| usize::try_from(you).ok());
    let Some(played) = shelf::of_file(read, you).map(by_name) else { return told(Err("logbook-unreadable")) };
    if games::game(&played.game).is_none() {
        return told(Err("logbook-unknown-game"));
    }
    if text.len() > shelf::FILE_MAX {
        return told(Err("logbook-large"));
    }
    afterwards::ask(&AskAfterwards::Deeds { file: text }, move |looked| {
        let Some(ToldAfterwards { file, deeds }) = looked else { return told(Err("logbook-unreadable")) };
        let before = shelf::kept().len();
        shelf::put(Played { deeds: own_deeds(&played, deeds), ..played }, Some(&file));
        told(Ok(shelf::kept().len().saturating_sub(before)));
    });
}

/// Where a file does not say who the reader was, it is whoever has their name.
fn by_name(mut played: Played) -> Played {
    if !played.players.iter().any(|player| player.is_you) {
        let own = name::own();
        let you = played.players.iter_mut().find(|player| player.bot.is_none() && player.name == own);
        you.into_iter().for_each(|you| you.is_you = true);
    }
    played
}

/// What the reader did, of what everybody did.
fn own_deeds(played: &Played, deeds: Vec<Vec<(String, u32)>>) -> Vec<(String, u32)> {
    let seats = played.players.iter().zip(deeds);
    seats.filter(|(player, _)| player.is_you).map(|(_, deeds)| deeds).next().unwrap_or_default()
}
