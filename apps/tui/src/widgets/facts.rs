//! Facts side by side, in as few lines as they need.

use ratatui::text::Span;

/// As few lines as will do, each fact whole on one of them.
#[must_use]
pub fn packed(facts: &[&str], width: usize) -> Vec<String> {
    const BETWEEN: &str = " · ";
    let mut lines: Vec<String> = Vec::new();
    for fact in facts {
        match lines.last_mut() {
            Some(line) if Span::raw(format!("{line}{BETWEEN}{fact}")).width() <= width => {
                line.push_str(BETWEEN);
                line.push_str(fact);
            }
            _ => lines.push((*fact).to_owned()),
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
}
