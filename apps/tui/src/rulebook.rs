//! The rules of the table, line by line, as the game tells them for its options and seats.

use hosting::{AnyRules, Passage};

use crate::tableau::Tableau;

/// How to play at this table; a blank line before each heading but the first. Nothing before the table is known.
#[must_use]
pub fn rulebook(tableau: &Tableau) -> Vec<String> {
    let mut lines = Vec::new();
    for section in tableau.rules().map(AnyRules::primer).unwrap_or_default() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(tableau.say(&section.heading).to_uppercase());
        for passage in &section.passages {
            match passage {
                Passage::Text(text) => lines.push(tableau.say(text)),
                Passage::List(items) => {
                    lines.extend(items.iter().map(|item| format!("- {}", tableau.say(item))));
                }
            }
        }
    }
    lines
}
