//! Facts side by side, in as few lines as they need.

use ratatui::text::Span;

/// As few lines as will do, each fact whole on one of them.
#[must_use]
pub fn packed(facts: &[&str], width: usize) -> Vec<String> {
    joined(facts.iter().copied(), " · ", width)
}

/// A text in lines that break between words.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    joined(text.split_whitespace(), " ", width)
}

fn joined<'a>(parts: impl Iterator<Item = &'a str>, between: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if Span::raw(format!("{line}{between}{part}")).width() <= width => {
                line.push_str(between);
                line.push_str(part);
            }
            _ => lines.push(part.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_share_a_line_while_they_fit_and_are_never_split() {
        let facts = ["2 coins", "4 cards", "a long fact"];
        assert_eq!(packed(&facts, 40), ["2 coins · 4 cards · a long fact"]);
        assert_eq!(packed(&facts, 17), ["2 coins · 4 cards", "a long fact"]);
        assert_eq!(packed(&facts, 5), facts);
        assert!(packed(&[], 10).is_empty());
    }

    #[test]
    fn a_text_breaks_between_words() {
        assert_eq!(wrapped("for 2 to 8 players", 10), ["for 2 to 8", "players"]);
    }
}
