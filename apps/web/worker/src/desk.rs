//! Answers what the page asks about the game, table or not.

use crossing::{Answer, FromWorker, Question};
use hosting::RuleSection;
use serde_json::value::RawValue;

use crate::game::{IS_AFTERWARDS, asked_about};
use crate::post::post;
use crate::{form, past};

/// Answers a question under its number.
pub fn answer(number: u32, question: Question) {
    post(&[FromWorker::Answer { number, answer: answered(question) }]);
}

fn answered(question: Question) -> Answer {
    match question {
        Question::Form => Answer::Form(form::form(asked_about())),
        Question::Laid(setup) => Answer::Laid(form::laid(asked_about(), &setup)),
        Question::Primer { options, seats } => Answer::Primer(primer(options, seats)),
        Question::TableRules { options } => Answer::TableRules(form::table_rules(asked_about(), &options)),
        // Only the worker that shows what is over carries the code for it.
        Question::Afterwards(question) if IS_AFTERWARDS => Answer::Afterwards(past::answer(&question)),
        Question::Afterwards(_) => Answer::Afterwards(Vec::new()),
    }
}

/// The rules in words; none where these options cannot be played.
fn primer(options: String, seats: u8) -> Vec<RuleSection> {
    let rules =
        RawValue::from_string(options).ok().and_then(|options| asked_about().rules(&options, seats).ok());
    rules.map(|rules| rules.primer()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GAME;

    #[test]
    fn the_usual_table_tells_its_rules() {
        let (_, options) = GAME.presets().swap_remove(0);
        assert!(primer(options.get().to_owned(), GAME.seats_usual()).len() > 3);
    }

    #[test]
    fn terms_that_cannot_be_played_have_no_rules() {
        assert_eq!(primer("null".to_owned(), 0), []);
    }
}
