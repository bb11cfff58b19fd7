//! Who has won at a game's table on this device: their names are carved into the wood, for whoever looks twice.

use wasm_bindgen::JsValue;

use super::{json, storage};

/// There is room for so many.
const NAMES_MAX: usize = 3;

/// The names in the table of this game, newest first.
#[must_use]
pub fn names(game: &str) -> Vec<String> {
    let kept = storage::read(&key(game)).unwrap_or_default();
    json::items(&kept).iter().filter_map(JsValue::as_string).collect()
}

/// Carves these names into the table of this game; whose name is there is not carved again.
pub fn carve(game: &str, winners: Vec<String>) {
    let names = with_winners(names(game), winners);
    storage::write(&key(game), &json::list(names.iter().map(JsValue::from)));
}

/// The names as a style sheet writes text.
#[must_use]
pub fn css_text(names: &[String]) -> String {
    let is_plain = |letter: &char| !letter.is_control();
    let escaped = |letter: char| match letter {
        '"' | '\\' => format!("\\{letter}"),
        _ => letter.to_string(),
    };
    let text: String = names.join(" · ").chars().filter(is_plain).map(escaped).collect();
    format!("\"{text}\"")
}

fn key(game: &str) -> String {
    format!("carved.{game}")
}

fn with_winners(mut names: Vec<String>, winners: Vec<String>) -> Vec<String> {
    for winner in winners {
        if !names.contains(&winner) {
            names.insert(0, winner);
        }
    }
    names.truncate(NAMES_MAX);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(names: &[&str], winners: &[&str]) -> Vec<String> {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        with_winners(owned(names), owned(winners))
    }

    #[test]
    fn a_name_is_carved_once_and_the_oldest_wears_off() {
        assert_eq!(after(&["Ida"], &["Bo"]), ["Bo", "Ida"]);
        assert_eq!(after(&["Bo", "Ida"], &["Ida"]), ["Bo", "Ida"]);
        assert_eq!(after(&["Bo", "Ida", "Cleo"], &["Dan"]), ["Dan", "Bo", "Ida"]);
    }

    #[test]
    fn no_name_ends_the_text_it_is_written_in() {
        assert_eq!(css_text(&["Bo".into(), "Ida".into()]), r#""Bo · Ida""#);
        assert_eq!(css_text(&["\"\\\n}".into()]), r#""\"\\}""#);
    }
}
