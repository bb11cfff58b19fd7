//! How large the browser client is over the wire, and how large it may be.

use anyhow::{Result, ensure};
use wordsmith::LANGUAGES;

use crate::dist::{Files, shipped};
use crate::{parts, run, wording};

/// The most thousand bytes, as they are sent: of the page that is shown first, and of that page with one game's table.
/// Both limits are lowered as the client shrinks; 400 are wanted for the second. A build in another folder weighs a few
/// hundred bytes more or less, so one or two thousand are left free. The second was raised from 619 to 678 for evenings with
/// friends, what is left of them, emotes and bots of five levels; both went down when the page stopped to write numbers with
/// a point, and to read the moves that its own worker has written.
const FIRST_MAX: usize = 201;
const TABLE_MAX: usize = 671;

/// The most thousand bytes that a reader of another language waits for beyond what an English one may.
const TONGUE_MAX: usize = 2;

/// What a first visit does not wait for: it is fetched when the page is there, or never.
const LATER: [&str; 5] = ["sw.js", "precache.json", "logbook.css", FACE, "berkshire.OFL.txt"];

/// The face of titles, and the most thousand bytes of it: another stands in until it is there.
const FACE: &str = "berkshire.woff2";
const FACE_MAX: usize = 18;

/// What a part of the client weighs, in bytes.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    sent: usize,
}

/// Prints what everything weighs, largest first, and what a visit has to wait for.
pub fn report(files: &Files, games: &[String]) -> Result<()> {
    let mut parts: Vec<(String, Weight)> =
        plain(files).map(|name| (name.to_owned(), weight(files, name))).collect();
    parts.sort_by_key(|(_, weight)| std::cmp::Reverse(weight.sent));
    eprintln!("{:<36}{:>9}{:>9}", "browser client, in KB", "raw", "sent");
    let sums: Vec<_> = LANGUAGES.iter().flat_map(|language| sums(files, games, language.code)).collect();
    for (name, weight) in parts.iter().filter(|(_, weight)| weight.sent >= 500).chain(&sums) {
        eprintln!("{name:<36}{:>9.1}{:>9.1}", kb(weight.raw), kb(weight.sent));
    }
    Ok(())
}

/// Fails if a visit has to wait for more than it should.
pub fn check() -> Result<()> {
    let files = shipped()?;
    let face = (FACE.to_owned(), weight(&files, FACE));
    ensure_at_most(&face, FACE_MAX)?;
    let games = run::games()?;
    for language in LANGUAGES {
        let more = if *language == LANGUAGES[0] { 0 } else { TONGUE_MAX };
        let most = std::iter::once(FIRST_MAX + more).chain(std::iter::repeat(TABLE_MAX + more));
        let sums = sums(&files, &games, language.code);
        sums.iter().zip(most).try_for_each(|(sum, most)| ensure_at_most(sum, most))?;
    }
    Ok(())
}

fn ensure_at_most((name, weight): &(String, Weight), most: usize) -> Result<()> {
    let sent = weight.sent;
    ensure!(sent <= most * 1_000, "{name}: {:.1} KB are sent, and {most} KB are the most", kb(sent));
    Ok(())
}

/// What a reader of this language has to wait for: the first page, and that page with the table of each game.
fn sums(files: &Files, games: &[String], language: &str) -> Vec<(String, Weight)> {
    let first = sum(files, plain(files).filter(|name| is_first(name, games, language)));
    let table = |game: &String| {
        let own = sum(files, plain(files).filter(|name| is_of_table(name, game, language)));
        let (raw, sent) = (first.raw + own.raw, first.sent + own.sent);
        (format!("with a table of {game}, {language}"), Weight { raw, sent })
    };
    std::iter::once((format!("first page, {language}"), first)).chain(games.iter().map(table)).collect()
}

fn is_first(name: &str, games: &[String], language: &str) -> bool {
    if wording::language_of(name).is_some() {
        return name == wording::of_page(language);
    }
    let is_later = LATER.contains(&name) || parts::is_part(name) || is_of_game(name, wording::AFTERWARDS);
    !is_later && !games.iter().any(|game| is_of_game(name, game))
}

fn is_of_table(name: &str, game: &str, language: &str) -> bool {
    let is_said = name == wording::of_game(game, language);
    is_said || is_of_game(name, game) || parts::is_for(name, &["table", &game.replace('-', "_")])
}

/// Its worker, and the style of its board.
fn is_of_game(name: &str, game: &str) -> bool {
    [".js", ".css", "_bg.wasm"].iter().any(|end| name.strip_suffix(end) == Some(game))
}

fn sum<'a>(files: &Files, names: impl Iterator<Item = &'a str>) -> Weight {
    names
        .map(|name| weight(files, name))
        .fold(Weight::default(), |sum, part| Weight { raw: sum.raw + part.raw, sent: sum.sent + part.sent })
}

/// The files themselves, without their packed copies.
fn plain(files: &Files) -> impl Iterator<Item = &str> {
    files.keys().map(String::as_str).filter(|name| !name.ends_with(".br"))
}

fn weight(files: &Files, name: &str) -> Weight {
    let raw = files.get(name).map_or(0, Vec::len);
    Weight { raw, sent: files.get(&format!("{name}.br")).map_or(raw, Vec::len) }
}

fn kb(bytes: usize) -> f64 {
    bytes as f64 / 1_000.0
}
