//! How the reader likes a table: seats, bots, rules. Sane from the start, and remembered.

use std::cell::RefCell;

use crossing::{Answer, Edition, FieldState, Form, Laid, Question, Setup, Standing};
use engine::{MIXED, Message, can_wish, wished};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::shell::games::Listed;
use crate::shell::mate::Desk;
use crate::shell::{json, speech, storage};

/// A table as the reader liked it last.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Liked {
    setup: Setup,
    /// How many rules are not as in the edition.
    n_changed: usize,
}

thread_local! {
    /// What was chosen on this page, by game: a browser that refuses to remember it lays the table like this all the same.
    static CHOSEN: RefCell<Vec<(&'static str, Liked)>> = const { RefCell::new(Vec::new()) };
}

/// As the reader last liked a table of this game, or as usual.
#[must_use]
pub fn liked(game: &Listed) -> Setup {
    last_liked(game).setup
}

fn last_liked(game: &Listed) -> Liked {
    let chosen = CHOSEN.with_borrow(|chosen| {
        let own = chosen.iter().find(|(id, _)| *id == game.id);
        own.map(|(_, liked)| liked.clone())
    });
    let kept = || storage::read(&key(game)).and_then(|kept| from_json(&kept));
    chosen.or_else(kept).map_or_else(|| Liked { setup: usual(game), n_changed: 0 }, |kept| known(game, kept))
}

/// As most people like it: the usual rules, and bots of all levels.
#[must_use]
pub fn usual(game: &Listed) -> Setup {
    Setup {
        seats: game.seats_usual,
        bot: MIXED.to_owned(),
        options: game.options.to_owned(),
        edition: game.edition.to_owned(),
    }
}

/// A kept setup, as far as it is still offered: the usual table in place of one of another size, and a mixed crew in
/// place of bots that are not there any more.
fn known(game: &Listed, kept: Liked) -> Liked {
    let Liked { mut setup, n_changed } = kept;
    if game.bots(setup.seats).is_empty() {
        return Liked { setup: usual(game), n_changed: 0 };
    }
    setup.bot = bots_for(game, &setup, setup.seats);
    Liked { setup, n_changed }
}

/// The bots for a table of this many: those that were chosen, if they are offered there.
#[must_use]
pub fn bots_for(game: &Listed, setup: &Setup, seats: u8) -> String {
    let wish = if can_wish(game.bots(seats), &setup.bot) { &setup.bot } else { MIXED };
    wish.to_owned()
}

/// The bot in each of the other seats, where the reader has the first.
#[must_use]
pub fn crew(game: &Listed, setup: &Setup) -> Vec<&'static str> {
    let others = usize::from(setup.seats).saturating_sub(1);
    (0..others).filter_map(|nth| wished(game.bots(setup.seats), &setup.bot, nth, others)).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "two small counts, or nonsense")]
fn from_json(kept: &JsValue) -> Option<Liked> {
    let number = |name| json::field(kept, name)?.as_f64();
    let setup = Setup {
        seats: number("seats")? as u8,
        bot: json::string(kept, "bot")?,
        options: json::text(&json::field(kept, "options")?)?,
        edition: json::string(kept, "edition").unwrap_or_default(),
    };
    Some(Liked { setup, n_changed: number("changed").unwrap_or_default() as usize })
}

/// Keeps a table that can be laid, under the edition to which its rules belong.
fn remember(game: &'static Listed, setup: &Setup, standing: Option<&Standing>) {
    let mut setup = setup.clone();
    if let Some(standing) = standing {
        standing.edition.name.clone_into(&mut setup.edition);
    }
    let n_changed = standing.map_or(0, |standing| standing.changed.len());
    let value = json::object([
        ("seats", setup.seats.into()),
        ("bot", (&setup.bot).into()),
        ("options", json::parse(&setup.options).unwrap_or_default()),
        ("edition", (&setup.edition).into()),
        ("changed", JsValue::from_f64(n_changed as f64)),
    ]);
    storage::write(&key(game), &value);
    CHOSEN.with_borrow_mut(|chosen| {
        chosen.retain(|(id, _)| *id != game.id);
        chosen.push((game.id, Liked { setup, n_changed }));
    });
}

/// Whether both lay the same table for the same bots; from which edition it was made does not matter.
#[must_use]
pub fn is_same(one: &Setup, other: &Setup) -> bool {
    (one.seats, &one.bot, &one.options) == (other.seats, &other.bot, &other.options)
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
    /// Whether the reader waits for the game to say that the table can be laid.
    pub is_awaited: RwSignal<bool>,
    /// Whether the reader has the first seat, and bots all others.
    pub(super) is_alone: bool,
    /// How many rules were changed when the choice was kept. They change only once the form is there.
    n_changed: usize,
}

impl Laying {
    /// A table of this game, as the reader likes it. What they choose here is what they like.
    #[must_use]
    pub fn of(game: &'static Listed) -> Self {
        Self::new(game, last_liked(game), Desk::empty(), true)
    }

    /// Another game for a table, at first as the reader likes it: who only looks has not chosen.
    #[must_use]
    pub fn of_other(game: &'static Listed) -> Self {
        Self::new(game, last_liked(game), Desk::empty(), false)
    }

    /// A table as it is laid by somebody, whatever the reader likes. It is asked about at this desk.
    #[must_use]
    pub fn at_table(game: &'static Listed, setup: Setup, desk: Desk) -> Self {
        let laying = Self::new(game, Liked { setup: setup.clone(), n_changed: 0 }, desk, false);
        // Of which edition it is nobody has written down; the game can tell.
        laying.judge(setup, false, || ());
        laying
    }

    /// A choice is kept as soon as it is made, or only when the table is laid.
    fn new(game: &'static Listed, liked: Liked, desk: Desk, is_kept: bool) -> Self {
        let Liked { setup, n_changed } = liked;
        let laying = Self {
            game,
            setup: RwSignal::new(setup),
            form: RwSignal::new(None),
            laid: RwSignal::new(None),
            desk,
            is_awaited: RwSignal::new(false),
            is_alone: is_kept,
            n_changed,
        };
        Effect::new(move |_| {
            let setup = laying.setup.get();
            if laying.form.with(Option::is_some) {
                laying.judge(setup, is_kept, || ());
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

    /// Asks how the choice stands, and goes on if a table can be laid like this. One that cannot is not worth
    /// remembering.
    fn judge(self, setup: Setup, is_kept: bool, go_on: impl FnOnce() + 'static) {
        self.desk.ask(self.game.id, Question::Laid(setup.clone()), move |answer| {
            let Answer::Laid(laid) = answer else { return };
            self.is_awaited.try_set(false);
            if self.setup.try_with_untracked(|now| *now == setup) != Some(true) {
                return;
            }
            let can_be_laid = laid.refusal.is_none();
            if can_be_laid && is_kept {
                remember(self.game, &setup, laid.standing.as_ref());
            }
            self.laid.set(Some(laid));
            if can_be_laid {
                go_on();
            }
        });
    }

    /// Goes on when the table can be laid as it was chosen: at once if that is what was kept, and otherwise when the
    /// game has said so. Whoever chooses something else meanwhile has thought again.
    pub fn when_laid(self, go_on: impl FnOnce() + 'static) {
        let setup = self.setup.get_untracked();
        if is_same(&setup, &liked(self.game)) {
            return go_on();
        }
        self.is_awaited.set(true);
        self.judge(setup, true, go_on);
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

    /// Lays for this many, with bots that suit.
    pub fn sit(self, seats: u8) {
        self.setup.update(|setup| {
            setup.bot = bots_for(self.game, setup, seats);
            setup.seats = seats;
            if crew_choice(&setup.bot) == EACH {
                setup.bot = crew(self.game, setup).join(",");
            }
        });
    }

    pub(super) fn summary(self) -> String {
        let known = self.standing().map(|standing| edition_title(self.game.id, &standing));
        let (edition, seats, bot) =
            self.setup.with(|setup| (setup.edition.clone(), setup.seats, crew_name(&setup.bot)));
        let edition = known.unwrap_or_else(|| titled(self.game.id, &edition, self.n_changed));
        speech::label_with(
            "web-setup-summary",
            [("edition", edition.into()), ("seats", seats.into()), ("bot", bot.into())],
        )
    }
}

/// Where bots are chosen: each seat its own. No bot is called so.
pub(super) const EACH: &str = "each";

/// What was asked for, as it is in a list of crews.
pub(super) fn crew_choice(wish: &str) -> &str {
    if wish.contains(',') { EACH } else { wish }
}

/// What a crew is called.
pub(super) fn crew_name(wish: &str) -> String {
    let choice = crew_choice(wish);
    if choice == EACH { speech::label("web-own-crew") } else { speech::bot_name(choice) }
}

/// An edition in words, and how many of its rules were changed.
#[must_use]
pub fn edition_title(game: &str, standing: &Standing) -> String {
    titled(game, &standing.edition.name, standing.changed.len())
}

fn titled(game: &str, edition: &str, n_changed: usize) -> String {
    // From which edition a table was made that was kept long ago only the game can tell.
    let Some(name) = speech::label_if_any(&edition_key(game, edition)) else {
        return speech::label("web-own-rules");
    };
    speech::label_with("web-edition-title", [("edition", name.into()), ("rules", n_changed.into())])
}

/// What an edition is called.
#[must_use]
pub fn edition_name(game: &str, edition: &str) -> String {
    speech::label(&edition_key(game, edition))
}

fn edition_key(game: &str, edition: &str) -> String {
    format!("{game}-preset-{edition}")
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
    fn a_table_of_another_size_keeps_the_bots_that_were_chosen() {
        for game in GAMES {
            let first = game.bots(game.seats_usual)[0];
            for (seats, bots) in game.tables {
                for wish in [MIXED, first, bots[bots.len() - 1]] {
                    let chosen = Setup { bot: wish.into(), ..usual(game) };
                    let kept = bots_for(game, &chosen, *seats);
                    assert_eq!(kept, if can_wish(bots, wish) { wish } else { MIXED }, "{}", game.id);
                }
            }
        }
    }

    #[test]
    fn each_seat_gets_the_bot_that_was_chosen_for_it() {
        for game in GAMES {
            let Some((seats, bots)) = game.tables.iter().find(|(seats, _)| *seats == 4) else { continue };
            let (weak, strong) = (bots[0], bots[bots.len() - 1]);
            let setup = |bot: String| Setup { seats: *seats, bot, ..usual(game) };
            assert_eq!(crew(game, &setup(format!("{weak},{strong}"))), [weak, strong, weak]);
            assert_eq!(crew(game, &setup(strong.into())), [strong; 3]);
            let mixed = crew(game, &setup(MIXED.into()));
            assert_eq!(mixed, [weak, bots[bots.len() / 2], strong], "{}", game.id);
        }
    }

    #[test]
    fn a_remembered_bot_that_is_not_offered_any_more_gives_way_to_a_mixed_crew() {
        for game in GAMES {
            let kept = Liked { setup: Setup { bot: "nobody".into(), ..usual(game) }, n_changed: 2 };
            assert_eq!(known(game, kept), Liked { setup: usual(game), n_changed: 2 });
        }
    }

    #[test]
    fn a_remembered_table_of_a_size_that_no_longer_suits_is_not_used_nor_are_its_changes_counted() {
        for game in GAMES {
            let kept = Liked { setup: Setup { seats: 0, ..usual(game) }, n_changed: 2 };
            assert_eq!(known(game, kept), Liked { setup: usual(game), n_changed: 0 }, "{}", game.id);
        }
    }

    #[test]
    fn a_table_that_was_kept_without_an_edition_is_not_said_to_be_of_one() {
        for edition in ["", "of-yesterday"] {
            assert_eq!(titled("skull-king", edition, 2), "Your rules");
        }
    }

    #[test]
    fn changed_rules_are_counted_in_the_title_of_their_edition() {
        assert_eq!(titled("skull-king", "current-expanded", 2), "Current edition, expanded, 2 rules changed");
    }
}
