//! How the reader likes a table: seats, bots, rules. Sane from the start, and remembered.

use crossing::{Answer, Edition, FieldState, Form, Laid, Question, Setup, Standing};
use engine::Message;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::shell::games::Listed;
use crate::shell::mate::Desk;
use crate::shell::{json, speech, storage};

/// As the reader last liked a table of this game, or as usual.
#[must_use]
pub fn liked(game: &Listed) -> Setup {
    storage::read(&key(game))
        .and_then(|kept| from_json(&kept))
        .map_or_else(|| usual(game), |kept| known(game, kept))
}

/// As most people like it: the usual rules, and bots that play well.
#[must_use]
pub fn usual(game: &Listed) -> Setup {
    Setup {
        seats: game.seats_usual,
        bot: game.bot_usual(game.seats_usual).to_owned(),
        options: game.options.to_owned(),
        edition: game.edition.to_owned(),
    }
}

/// A kept setup, as far as it is still offered: the usual table in place of one of another size, and the usual bot in
/// place of one that is not there any more.
fn known(game: &Listed, kept: Setup) -> Setup {
    let bots = game.bots(kept.seats);
    if bots.is_empty() {
        return usual(game);
    }
    let bot =
        if bots.contains(&kept.bot.as_str()) { kept.bot } else { game.bot_usual(kept.seats).to_owned() };
    Setup { bot, ..kept }
}

/// The bot for a table of this many: the one that was chosen, or the usual one there.
#[must_use]
pub fn bot_for(game: &Listed, setup: &Setup, seats: u8) -> String {
    let is_chosen = setup.bot != game.bot_usual(setup.seats);
    if is_chosen { setup.bot.clone() } else { game.bot_usual(seats).to_owned() }
}

fn from_json(kept: &JsValue) -> Option<Setup> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of seats, or nonsense"
    )]
    let seats = json::field(kept, "seats")?.as_f64()? as u8;
    Some(Setup {
        seats,
        bot: json::string(kept, "bot")?,
        options: json::text(&json::field(kept, "options")?)?,
        edition: json::string(kept, "edition").unwrap_or_default(),
    })
}

fn remember(game: &Listed, setup: &Setup, n_changed: usize) {
    let value = json::object([
        ("seats", setup.seats.into()),
        ("bot", (&setup.bot).into()),
        ("options", json::parse(&setup.options).unwrap_or_default()),
        ("edition", (&setup.edition).into()),
        ("changed", JsValue::from_f64(n_changed as f64)),
    ]);
    storage::write(&key(game), &value);
}

/// How many rules were changed when the setup was kept.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count, written by this file")]
fn n_changed(game: &Listed) -> usize {
    let kept = storage::read(&key(game)).and_then(|kept| json::field(&kept, "changed")?.as_f64());
    kept.unwrap_or_default() as usize
}

/// How a rule stands; nothing is known of it before the game has answered.
pub type State = Memo<Option<FieldState>>;

/// A table that is being laid: the reader's choice, and what the game says of it once it was asked.
#[derive(Clone, Copy)]
pub struct Laying {
    /// Which game.
    pub game: &'static Listed,
    /// What the reader has chosen.
    pub setup: RwSignal<Setup>,
    /// The form, once it was asked for.
    pub form: RwSignal<Option<Form>>,
    /// How the choice stands, once the form is there.
    pub laid: RwSignal<Option<Laid>>,
    /// Where the game is asked.
    pub desk: Desk,
}

impl Laying {
    /// A table of this game, as the reader likes it.
    #[must_use]
    pub fn of(game: &'static Listed) -> Self {
        let setup = RwSignal::new(liked(game));
        let laying =
            Self { game, setup, form: RwSignal::new(None), laid: RwSignal::new(None), desk: Desk::empty() };
        Effect::new(move |_| {
            let setup = setup.get();
            if laying.form.with(Option::is_some) {
                laying.judge(setup);
            }
        });
        laying
    }

    /// Asks for the form, if it is not there yet.
    pub(super) fn unfold(self) {
        if self.form.with_untracked(Option::is_some) {
            return;
        }
        self.desk.ask(self.game.id, Question::Form, move |answer| {
            if let Answer::Form(form) = answer {
                self.form.try_set(Some(form));
            }
        });
    }

    /// Asks how the choice stands. A table that cannot be laid is not worth remembering.
    fn judge(self, setup: Setup) {
        self.desk.ask(self.game.id, Question::Laid(setup.clone()), move |answer| {
            let Answer::Laid(laid) = answer else { return };
            if self.setup.try_with_untracked(|now| *now == setup) != Some(true) {
                return;
            }
            if laid.refusal.is_none() {
                remember(
                    self.game,
                    &setup,
                    laid.standing.as_ref().map_or(0, |standing| standing.changed.len()),
                );
            }
            self.laid.set(Some(laid));
        });
    }

    /// Takes all rules of an edition.
    pub fn choose(self, edition: &Edition) {
        self.setup.update(|setup| {
            edition.name.clone_into(&mut setup.edition);
            edition.options.clone_into(&mut setup.options);
        });
    }

    /// Changes one rule to this value, which is JSON.
    pub fn change(self, option: &str, value: &str) {
        self.setup.update(|setup| {
            if let Some(options) = json::with_field(&setup.options, option, value) {
                setup.options = options;
            }
        });
    }

    /// Why no table can be laid like this, as far as the game was asked.
    #[must_use]
    pub fn refusal(self) -> Option<Message> {
        self.laid.with(|laid| laid.as_ref().and_then(|laid| laid.refusal.clone()))
    }

    /// Where the rules stand among the editions, as far as the game was asked.
    #[must_use]
    pub fn standing(self) -> Option<Standing> {
        self.laid.with(|laid| laid.as_ref().and_then(|laid| laid.standing.clone()))
    }

    pub(super) fn sit(self, seats: u8) {
        self.setup.update(|setup| {
            setup.bot = bot_for(self.game, setup, seats);
            setup.seats = seats;
        });
    }

    pub(super) fn summary(self) -> String {
        let known = self.standing().map(|standing| edition_title(self.game.id, &standing));
        let (edition, seats, bot) =
            self.setup.with(|setup| (setup.edition.clone(), setup.seats, speech::bot_name(&setup.bot)));
        let edition = known.unwrap_or_else(|| titled(self.game.id, &edition, n_changed(self.game)));
        speech::label_with(
            "web-setup-summary",
            [("edition", edition.into()), ("seats", seats.into()), ("bot", bot.into())],
        )
    }
}

/// An edition in words, and how many of its rules were changed.
#[must_use]
pub fn edition_title(game: &str, standing: &Standing) -> String {
    titled(game, &standing.edition.name, standing.changed.len())
}

fn titled(game: &str, edition: &str, n_changed: usize) -> String {
    let name = edition_name(game, edition);
    speech::label_with("web-edition-title", [("edition", name.into()), ("rules", n_changed.into())])
}

/// What an edition is called.
#[must_use]
pub fn edition_name(game: &str, edition: &str) -> String {
    speech::label(&format!("{game}-preset-{edition}"))
}

fn key(game: &Listed) -> String {
    // Setups from before bots were measured name one that was not chosen, but was the usual one by mistake.
    format!("setup2.{}", game.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::games::GAMES;

    #[test]
    fn a_table_of_another_size_gets_the_bot_that_is_best_there_unless_one_was_chosen() {
        for game in GAMES {
            let setup = usual(game);
            for (seats, _) in game.tables {
                assert_eq!(bot_for(game, &setup, *seats), game.bot_usual(*seats), "{} for {seats}", game.id);
            }
            let chosen = Setup { bot: "random".into(), ..setup };
            assert_eq!(bot_for(game, &chosen, game.seats_usual), "random");
        }
    }

    #[test]
    fn a_remembered_bot_that_is_not_offered_any_more_gives_way_to_the_usual_one() {
        for game in GAMES {
            assert_eq!(known(game, Setup { bot: "nobody".into(), ..usual(game) }), usual(game));
        }
    }

    #[test]
    fn a_remembered_table_of_a_size_that_no_longer_suits_is_not_used() {
        for game in GAMES {
            assert_eq!(known(game, Setup { seats: 0, ..usual(game) }), usual(game), "{}", game.id);
        }
    }

    #[test]
    fn changed_rules_are_counted_in_the_title_of_their_edition() {
        assert_eq!(titled("skull-king", "current-expanded", 2), "Current edition, expanded, 2 rules changed");
    }
}
