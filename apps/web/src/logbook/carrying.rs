//! The log book as a file: all of it as JSON, or its results as a table for other programs.

use js_sys::{Array, Date};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::shell::shelf::{self, Played, Player};
use crate::shell::{json, speech};

/// The version of the file.
pub const FORMAT: u32 = 1;

/// A date as every program reads it.
fn iso(ended_ms: u64) -> String {
    if ended_ms == 0 { String::new() } else { date(ended_ms).to_iso_string().into() }
}

fn date(ended_ms: u64) -> Date {
    Date::new(&JsValue::from_f64(ended_ms as f64))
}

/// A date as the reader reads it.
#[must_use]
pub fn day(ended_ms: u64) -> String {
    if ended_ms == 0 {
        return speech::label("logbook-no-date");
    }
    let style = json::object([("dateStyle", "medium".into())]);
    date(ended_ms).to_locale_date_string(&speech::locale(), &style).into()
}

/// Gives the reader the whole log book as a file.
pub fn save_book() {
    let files = shelf::files().into_iter().filter_map(|id| {
        let file = shelf::file(&id)?;
        Some((id, file))
    });
    save("yohoho-logbook.json", "application/json", &book(&shelf::text(&shelf::kept()), files));
}

/// Gives the reader the results as a table.
pub fn save_table() {
    save("yohoho-logbook.csv", "text/csv;charset=utf-8", &table(&shelf::kept(), iso));
}

fn save(name: &str, kind: &str, text: &str) {
    let offered = offer(name, kind, text);
    if let Err(why) = offered {
        leptos::logging::error!("the log book cannot be saved: {why:?}");
    }
}

/// Does as if the reader had tapped a link to the file.
fn offer(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let how = BlobPropertyBag::new();
    how.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &how)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// The whole log book as text: results as JSON, and every file as it is.
fn book(results: &str, files: impl Iterator<Item = (String, String)>) -> String {
    let files: Vec<String> = files.map(|(id, file)| format!("\"{id}\":{file}")).collect();
    format!("{{\"yohoho_logbook\":{FORMAT},\"results\":{results},\"files\":{{{}}}}}\n", files.join(","))
}

/// The results as a table: a line for everybody in every game.
fn table(results: &[Played], when: impl Fn(u64) -> String) -> String {
    let mut table = "ended,game,player,bot,you,place,score,given_up\r\n".to_owned();
    for played in results {
        for player in &played.players {
            table += &line(&when(played.ended_ms), played, player);
        }
    }
    table
}

fn line(ended: &str, played: &Played, player: &Player) -> String {
    let (name, bot) = (cell(&player.name), cell(player.bot.as_deref().unwrap_or_default()));
    let yes = |is_so: bool| if is_so { "yes" } else { "" };
    let (you, given_up) = (yes(player.is_you), yes(played.given_up));
    let Player { rank, score, .. } = player;
    format!("{ended},{},{name},{bot},{you},{rank},{score},{given_up}\r\n", cell(&played.game))
}

/// Text in a table. Strangers choose their names, and programs take some beginnings for a sum.
fn cell(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_json_with_every_file_as_it_is() {
        let files = [("here-1".to_owned(), r#"{"game":"skull","n":18446744073709551615}"#.to_owned())];
        let book = book("[]", files.into_iter());
        let read: serde_json::Value = serde_json::from_str(&book).expect("it is JSON");
        assert_eq!(read["files"]["here-1"]["n"], u64::MAX);
        assert_eq!(read["yohoho_logbook"], FORMAT);
    }

    #[test]
    fn a_table_has_a_line_for_everybody_and_no_name_is_taken_for_a_sum() {
        let player = |name: &str, is_you| Player { name: name.into(), rank: 1, score: -3, is_you, bot: None };
        let players = vec![player("=1+1", false), player("A \"B\", C", true)];
        let played = Played { game: "skull".into(), players, given_up: true, ..Played::default() };
        let table = table(&[played], |_| "2026-01-01".to_owned());
        let lines: Vec<&str> = table.lines().skip(1).collect();
        let expected = [
            r#"2026-01-01,"skull","'=1+1","",,1,-3,yes"#,
            r#"2026-01-01,"skull","A ""B"", C","",yes,1,-3,yes"#,
        ];
        assert_eq!(lines, expected);
    }
}
