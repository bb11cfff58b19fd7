//! How the reader likes a table: seats, bots, rules. Sane from the start, and remembered.

use client::{Difference, Edition, differences, editions, nearest};
use engine::Message;
use hosting::{AnyGame, Json};
use leptos::prelude::*;
use protocol::Terms;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::rules::rules_form;
use crate::{speech, storage};

/// How a table of one game is laid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Which kind of bot fills seats.
    pub bot: String,
    /// The game's options.
    pub options: Value,
    /// The edition from which single rules were changed.
    #[serde(default)]
    pub edition: String,
}

impl Setup {
    /// As the reader last liked it, or as usual.
    #[must_use]
    pub fn of(game: &dyn AnyGame) -> Self {
        let kept: Option<Self> = storage::read(&key(game));
        let kept = kept.map(|setup| setup.with_known_bot(game));
        kept.filter(|setup| setup.suits(game)).unwrap_or_else(|| Self::usual(game))
    }

    /// As most people like it: the usual rules, and bots that play well.
    #[must_use]
    pub fn usual(game: &dyn AnyGame) -> Self {
        let seats = game.seats_usual();
        let bot = usual_bot(game, seats);
        let mut usual = Self { seats, bot, options: Value::Null, edition: String::new() };
        if let Some(edition) = editions(game).first() {
            usual.choose(edition);
        }
        usual
    }

    /// Takes all rules of an edition.
    pub fn choose(&mut self, edition: &Edition) {
        edition.name.clone_into(&mut self.edition);
        self.options = edition.options.clone();
    }

    /// Lays the table for this many; who did not choose a bot gets the one that is best there.
    pub fn sit(&mut self, game: &dyn AnyGame, seats: u8) {
        self.bot = self.bot_for(game, seats);
        self.seats = seats;
    }

    /// The bot for a table of this many: the one that was chosen, or the usual one there.
    #[must_use]
    pub fn bot_for(&self, game: &dyn AnyGame, seats: u8) -> String {
        let is_chosen = self.bot != usual_bot(game, self.seats);
        if is_chosen { self.bot.clone() } else { usual_bot(game, seats) }
    }

    /// The same, with the usual bot in place of one that is not offered any more.
    fn with_known_bot(mut self, game: &dyn AnyGame) -> Self {
        if !game.bots(self.seats).contains(&self.bot.as_str()) {
            self.bot = usual_bot(game, self.seats);
        }
        self
    }

    /// Why no table can be laid like this, if so.
    #[must_use]
    pub fn refusal(&self, game: &dyn AnyGame) -> Option<Message> {
        game.open(&self.json(), self.seats).err().map(|refused| refused.0)
    }

    /// What is played, for its rules.
    #[must_use]
    pub fn terms(&self, game: &dyn AnyGame) -> Terms {
        Terms { game: game.id().to_owned(), options: self.options.clone(), seats: self.seats }
    }

    /// The options as they go over the wire.
    ///
    /// # Panics
    /// Never: a JSON value can always be written.
    #[must_use]
    pub fn json(&self) -> Json {
        to_raw_value(&self.options).expect("a value can be written")
    }

    fn suits(&self, game: &dyn AnyGame) -> bool {
        game.bots(self.seats).contains(&self.bot.as_str()) && self.refusal(game).is_none()
    }
}

/// Where rules stand among the editions of their game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The edition they belong to.
    pub edition: Edition,
    /// What makes this edition different from the usual one.
    pub unusual: Vec<Difference>,
    /// What was changed from the edition.
    pub changed: Vec<Difference>,
}

impl Standing {
    /// Where these options stand, if they were made from the edition of this name. Rules that are just those of an
    /// edition belong to it; without a known edition, to the one from which they differ least.
    #[must_use]
    pub fn of(game: &dyn AnyGame, options: &Value, made_from: &str) -> Option<Self> {
        let (fields, editions) = (game.option_fields(), editions(game));
        let changes = |edition: &Edition| differences(&fields, options, &edition.options);
        let made_from = editions.iter().find(|edition| edition.name == made_from);
        let exact = made_from.into_iter().chain(&editions).find(|edition| changes(edition).is_empty());
        let edition = exact.or(made_from).cloned().or_else(|| nearest(game, options))?;
        let changed = changes(&edition);
        let mut unusual = differences(&fields, &edition.options, &editions.first()?.options);
        unusual.retain(|one| !changed.iter().any(|change| change.name == one.name));
        Some(Self { edition, unusual, changed })
    }

    /// The edition in words, and how many of its rules were changed.
    #[must_use]
    pub fn title(&self, game: &dyn AnyGame) -> String {
        let name = edition_name(game, self.edition.name);
        let args = [("edition", name.into()), ("rules", self.changed.len().into())];
        speech::label_with("web-edition-title", args)
    }
}

/// What an edition is called.
#[must_use]
pub fn edition_name(game: &dyn AnyGame, edition: &str) -> String {
    speech::label(&format!("{}-preset-{edition}", game.id()))
}

/// The form, folded away under a line that says how the table is laid.
pub fn setup_form(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    // A table that cannot be laid is not worth remembering.
    Effect::new(move |_| {
        setup.with(|setup| setup.suits(game).then(|| storage::write(&key(game), setup)));
    });
    view! {
        <details class="setup" data-test="setup">
            <summary>{move || setup.with(|setup| summary(game, setup))}</summary>
            <div class="setup-fields">
                {seat_chips(game, setup)}
                {bot_select(game, setup)}
                {rules_form(game, setup)}
            </div>
        </details>
    }
}

fn summary(game: &dyn AnyGame, setup: &Setup) -> String {
    let bots = speech::bot_name(&setup.bot);
    let edition = Standing::of(game, &setup.options, &setup.edition);
    let edition = edition.map(|standing| standing.title(game)).unwrap_or_default();
    let args = [("edition", edition.into()), ("seats", setup.seats.into()), ("bot", bots.into())];
    speech::label_with("web-setup-summary", args)
}

fn seat_chips(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    let group = format!("seats-{}", game.id());
    let chip = move |seats: u8| {
        view! {
            <label class="pick">
                <input type="radio" name=group.clone() prop:checked=move || setup.with(|setup| setup.seats == seats)
                    on:change=move |_| setup.update(|setup| setup.sit(game, seats)) />
                <span>{seats}</span>
            </label>
        }
    };
    view! {
        <fieldset class="picks">
            <legend>{speech::label("web-setup-seats")}</legend>
            {game.seats().map(chip).collect_view()}
            <p class="hint" role="status">
                {move || setup.with(|setup| game.seats_note(setup.seats)).map(|note| speech::tell(&note))}
            </p>
        </fieldset>
    }
}

fn bot_select(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    let option = move |kind: &'static str| {
        let chosen = move || setup.with(|setup| setup.bot == kind);
        view! { <option value=kind prop:selected=chosen>{speech::bot_name(kind)}</option> }
    };
    // The order differs by size alone; a list that is made anew while it is open would close.
    let seats = Memo::new(move |_| setup.with(|setup| setup.seats));
    view! {
        <label class="field">
            <span>{speech::label("web-setup-bots")}</span>
            <select on:change:target=move |event| setup.update(|setup| setup.bot = event.target().value())>
                {move || game.bots(seats.get()).into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The bot that plays where nobody has chosen one.
fn usual_bot(game: &dyn AnyGame, seats: u8) -> String {
    game.bot_usual(seats).unwrap_or_default().to_owned()
}

fn key(game: &dyn AnyGame) -> String {
    // Setups from before bots were measured name one that was not chosen, but was the usual one by mistake.
    format!("setup2.{}", game.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_of_every_game_can_be_played() {
        for game in catalog::GAMES {
            assert!(Setup::usual(*game).suits(*game), "{}", game.id());
        }
    }

    #[test]
    fn a_table_of_another_size_gets_the_bot_that_is_best_there_unless_one_was_chosen() {
        for game in catalog::GAMES {
            let mut setup = Setup::usual(*game);
            for seats in game.seats() {
                setup.sit(*game, seats);
                assert_eq!(Some(setup.bot.as_str()), game.bot_usual(seats), "{} for {seats}", game.id());
            }
            setup.bot = "random".into();
            setup.sit(*game, game.seats_usual());
            assert_eq!(setup.bot, "random");
        }
    }

    #[test]
    fn a_remembered_bot_that_is_not_offered_any_more_gives_way_to_the_usual_one() {
        for game in catalog::GAMES {
            let setup = Setup { bot: "nobody".into(), ..Setup::usual(*game) }.with_known_bot(*game);
            assert_eq!(setup, Setup::usual(*game));
        }
    }

    fn king() -> &'static dyn AnyGame {
        catalog::game("skull-king").expect("the game is in the catalog")
    }

    fn names(differences: &[Difference]) -> Vec<&str> {
        differences.iter().map(|difference| difference.name.as_str()).collect()
    }

    #[test]
    fn a_changed_rule_is_told_apart_from_what_the_edition_brings() {
        let mut setup = Setup::usual(king());
        let expanded = editions(king()).into_iter().find(|edition| edition.name == "current-expanded");
        setup.choose(&expanded.unwrap());
        setup.options["scoring"] = "rascal".into();
        setup.options["loot"] = false.into();
        let standing = Standing::of(king(), &setup.options, &setup.edition).unwrap();
        assert_eq!(names(&standing.changed), ["loot", "scoring"]);
        assert!(names(&standing.unusual).contains(&"kraken"));
        assert!(!names(&standing.unusual).contains(&"loot"), "what was changed back is no difference");
        assert_eq!(standing.title(king()), "Current edition, expanded, 2 rules changed");
    }

    #[test]
    fn rules_changed_into_those_of_another_edition_are_that_edition() {
        for edition in editions(king()) {
            let standing = Standing::of(king(), &edition.options, "current").unwrap();
            assert_eq!(standing.edition, edition);
            assert!(standing.changed.is_empty());
        }
    }

    #[test]
    fn a_table_that_cannot_be_laid_says_why() {
        let mut setup = Setup::usual(king());
        assert_eq!(setup.refusal(king()), None);
        setup.seats = 8;
        setup.choose(&editions(king()).into_iter().find(|edition| edition.name == "beck-2018").unwrap());
        let reason = setup.refusal(king()).map(|reason| speech::tell(&reason));
        assert_eq!(reason.as_deref(), Some("This edition is for 2 to 6 players."));
    }

    #[test]
    fn a_remembered_table_that_no_longer_suits_is_not_used() {
        for game in catalog::GAMES {
            let setup = Setup { seats: 0, ..Setup::usual(*game) };
            assert!(!setup.suits(*game), "{}", game.id());
            let setup = Setup { bot: "nobody".into(), ..Setup::usual(*game) };
            assert!(!setup.suits(*game), "{}", game.id());
        }
    }
}
