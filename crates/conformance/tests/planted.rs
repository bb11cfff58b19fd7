//! The laws bite: the toy game with one planted bug at a time, each caught by the law that forbids it.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU8, Ordering};

use conformance::toy::{self, Coconuts, Deal, Event, NotYours, Options, Private, Public, Throw};
use conformance::{Law, MarkedCards, Questions, Violation, examine, examine_hygiene};
use conformance::{examine_hidden_choices, examine_marked_cards, examine_noninterference};
use engine::{
    ActionSet, Bot, BotKind, Events, Game, GameRng, InvalidOptions, Message, News, Seat, SeatMap, SeatSet,
    Secrets, Standing, State, Step, Thinking, Turn, View,
};
use hosting::{Choice, Hosted, JudgeError, OptionField, OwnList, RuleSection, Scene, SeatStatus, Snapshot};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is wrong with a planted game. Constants, because an enum cannot be a const parameter.
type Bug = u8;
const NONE: Bug = 0;
const LOST_CARD: Bug = 1;
const DUPLICATED_CARD: Bug = 2;
const CHOICE_IN_PUBLIC: Bug = 3;
const CHOICE_IN_EVENT: Bug = 4;
const DEAL_IN_PUBLIC: Bug = 5;
const ORDER_MATTERS: Bug = 6;
const UNSORTED_ACTIONS: Bug = 7;
const DUPLICATE_ACTIONS: Bug = 8;
const LOOSE_ACTION_SET: Bug = 9;
const STUCK: Bug = 10;
const WORLD_CONTRADICTS_VIEW: Bug = 11;
const WORLD_LOSES_CARDS: Bug = 12;
const WORLD_FROM_NOWHERE: Bug = 13;
const UNSTABLE_SERDE: Bug = 14;
const REFUSAL_CHANGES: Bug = 15;
const ENDLESS: Bug = 16;
const ILLEGAL_OFFER: Bug = 17;
const MISSING_OFFER: Bug = 18;
const MISSING_SENTENCE: Bug = 19;
const MISSING_ARGUMENT: Bug = 20;
const IMPOSSIBLE_SAMPLE: Bug = 21;
const ANYTHING_POSSIBLE: Bug = 22;
const RANK_ZERO: Bug = 23;
const UNREPEATABLE: Bug = 24;
const EQUAL_PRESETS: Bug = 25;
const WRONG_PANEL: Bug = 26;
const BLIND_ALLEY: Bug = 27;
const CHOICE_IN_REFUSAL: Bug = 28;
const NO_SECRETS: Bug = 29;
const ORDER_OF_DEAL: Bug = 30;
const NO_RULES: Bug = 31;
const RULES_WITHOUT_WORDS: Bug = 32;
const UNREADABLE_LIST: Bug = 33;
const OTHER_OPTIONS: Bug = 34;
const ROUNDS_BACKWARDS: Bug = 35;
const WRONG_PAST: Bug = 36;
const NO_PAST: Bug = 37;
const CONFUSED_BOT: Bug = 38;
const SPEECHLESS_BOT: Bug = 39;
const CHOICE_HEARD_BY_BOT: Bug = 40;
const NEW_NAME: Bug = 41;
const SECRETS_SHOWN_TO_BOT: Bug = 42;

/// Coconuts with a bug.
#[derive(Debug)]
struct Planted<const BUG: Bug> {
    sound: Coconuts,
    /// Something a game must not have: a memory beside its state.
    memory: AtomicU8,
}

impl<const BUG: Bug> Clone for Planted<BUG> {
    fn clone(&self) -> Self {
        Self { sound: self.sound.clone(), memory: AtomicU8::new(self.memory.load(Ordering::Relaxed)) }
    }
}

impl<const BUG: Bug> PartialEq for Planted<BUG> {
    fn eq(&self, other: &Self) -> bool {
        self.sound == other.sound
    }
}

/// An event that may forget itself when it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
struct Told<const BUG: Bug>(Event);

#[derive(Serialize, Deserialize)]
struct Written(Event);

impl<const BUG: Bug> From<Told<BUG>> for Written {
    fn from(told: Told<BUG>) -> Self {
        Self(if BUG == UNSTABLE_SERDE { Event::Dealt } else { told.0 })
    }
}

impl<const BUG: Bug> From<Written> for Told<BUG> {
    fn from(written: Written) -> Self {
        Self(written.0)
    }
}

/// A set of actions that may contain more than it lists.
struct Throws<const BUG: Bug>(Vec<Throw>);

impl<const BUG: Bug> ActionSet<Throw> for Throws<BUG> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn at(&self, idx: usize) -> Throw {
        self.0[idx].clone()
    }

    fn contains(&self, action: &Throw) -> bool {
        BUG == LOOSE_ACTION_SET || self.0.contains(action)
    }
}

fn sound<const BUG: Bug>(state: &State<Planted<BUG>>) -> State<Coconuts> {
    State { public: state.public.clone(), private: state.private.clone(), hidden: state.hidden.clone() }
}

fn sound_view<'a, const BUG: Bug>(view: View<'a, Planted<BUG>>) -> View<'a, Coconuts> {
    View { seat: view.seat, public: view.public, private: view.private }
}

fn planted<const BUG: Bug>(state: State<Coconuts>) -> State<Planted<BUG>> {
    State { public: state.public, private: state.private, hidden: state.hidden }
}

impl<const BUG: Bug> Game for Planted<BUG> {
    const ID: &'static str = "coconuts";
    const SEATS: RangeInclusive<u8> = Coconuts::SEATS;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Hidden = toy::Hidden;
    type Action = Throw;
    type Actions = Throws<BUG>;
    type Chance = Deal;
    type Event = Told<BUG>;
    type Refusal = NotYours;

    fn presets() -> Vec<(&'static str, Options)> {
        let mut presets = Coconuts::presets();
        if BUG == EQUAL_PRESETS {
            presets[1].1 = presets[0].1.clone();
        }
        presets
    }

    fn new(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        Ok(Self { sound: Coconuts::new(options, seats)?, memory: AtomicU8::new(0) })
    }

    fn options(&self) -> &Options {
        if BUG == OTHER_OPTIONS { &Options { spare: 7 } } else { self.sound.options() }
    }

    fn seats(&self) -> u8 {
        self.sound.seats()
    }

    fn round(&self, public: &Public) -> u32 {
        let round = self.sound.round(public);
        if BUG == ROUNDS_BACKWARDS { 2 - round } else { round }
    }

    fn setup(&self) -> State<Self> {
        planted(self.sound.setup())
    }

    fn audit(&self, state: &State<Self>) {
        self.sound.audit(&sound(state));
    }

    fn turn(&self, public: &Public) -> Turn {
        self.sound.turn(public)
    }

    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        let mut standings = self.sound.standings(public);
        if BUG == RANK_ZERO {
            standings[Seat::new(0)].rank = 0;
        }
        standings
    }

    fn legal_actions(&self, view: View<'_, Self>) -> Throws<BUG> {
        let mut legal = self.sound.legal_actions(sound_view(view));
        match BUG {
            UNSORTED_ACTIONS => legal.reverse(),
            DUPLICATE_ACTIONS => legal.push(legal[legal.len() - 1].clone()),
            STUCK if view.public.thrown.len() == 1 => legal.clear(),
            REFUSAL_CHANGES if self.memory.load(Ordering::Relaxed) > 0 => legal.truncate(1),
            _ => {}
        }
        Throws(legal)
    }

    fn refusal(&self, view: View<'_, Self>, action: &Throw) -> NotYours {
        if BUG == REFUSAL_CHANGES {
            self.memory.store(1, Ordering::Relaxed);
        }
        let mut refusal = self.sound.refusal(sound_view(view), action);
        if BUG == CHOICE_IN_REFUSAL {
            refusal.0 = self.memory.load(Ordering::Relaxed);
        }
        refusal
    }

    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Throw, events: &mut Events<Told<BUG>>) {
        let coconut = action.0;
        let (mut next, mut told) = (sound(state), Events::on());
        let is_first = next.public.to_throw == SeatSet::all(self.seats());
        self.sound.apply(&mut next, seat, action, &mut told);
        let is_last = next.private[seat].chosen.is_none();
        let points = &mut next.public.points;
        match BUG {
            LOST_CARD => drop(next.hidden.pop()),
            DUPLICATED_CARD => next.hidden.push(coconut),
            CHOICE_IN_REFUSAL => self.memory.store(coconut, Ordering::Relaxed),
            SECRETS_SHOWN_TO_BOT => self.memory.store(next.hidden[0], Ordering::Relaxed),
            CHOICE_IN_PUBLIC | NO_SECRETS if !is_last => points[seat] = coconut.into(),
            ORDER_MATTERS if is_first => points[seat] += 1,
            UNREPEATABLE => points[seat] += i32::from(self.memory.fetch_add(1, Ordering::Relaxed)),
            ENDLESS if self.turn(&next.public) == Turn::Over => next = self.sound.setup(),
            BLIND_ALLEY if is_last => panic!("nobody thought of this"),
            CHOICE_IN_EVENT | CHOICE_HEARD_BY_BOT if !is_last => {
                let coconuts = SeatMap::from_fn(self.seats(), |_| coconut);
                events.push(Told(Event::Thrown { coconuts, winner: seat }));
            }
            _ => {}
        }
        *state = planted(next);
        told.into_vec().into_iter().for_each(|event| events.push(Told(event)));
    }

    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Deal {
        self.sound.sample_chance(&sound(state), rng)
    }

    fn is_possible(&self, state: &State<Self>, chance: &Deal) -> bool {
        match BUG {
            IMPOSSIBLE_SAMPLE => false,
            ANYTHING_POSSIBLE => true,
            _ => self.sound.is_possible(&sound(state), chance),
        }
    }

    fn resolve_chance(&self, state: &mut State<Self>, chance: Deal, events: &mut Events<Told<BUG>>) {
        let mut next = sound(state);
        self.sound.resolve_chance(&mut next, chance, &mut Events::off());
        let hands = next.private.map(|_, private| private.hand.clone());
        for (seat, points) in next.public.points.iter_mut() {
            let higher = hands.values().filter(|hand| **hand > hands[seat]).count();
            match BUG {
                DEAL_IN_PUBLIC => *points = next.hidden[0].into(),
                NO_SECRETS => {
                    *points = hands[seat].iter().fold(0, |all, &coconut| 100 * all + i32::from(coconut));
                }
                ORDER_OF_DEAL => *points = i32::try_from(higher).unwrap(),
                _ => {}
            }
        }
        *state = planted(next);
        events.push(Told(Event::Dealt));
    }

    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        let Secrets { mut private, mut hidden } = self.sound.determinize(sound_view(view), rng);
        let other = view.seat.next(self.seats());
        let swap = private[other].hand.first_mut().zip(view.private.hand.first());
        match (BUG, swap) {
            (WORLD_CONTRADICTS_VIEW, Some((invented, own))) => *invented = *own,
            (WORLD_LOSES_CARDS, _) => private[other].hand.clear(),
            (WORLD_FROM_NOWHERE, _) => {
                hidden.rotate_left(self.memory.fetch_xor(1, Ordering::Relaxed).into());
            }
            _ => {}
        }
        Secrets { private, hidden }
    }

    fn rewind(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        let Secrets { mut private, mut hidden } = self.sound.rewind(&sound(after), sound_view(before))?;
        let other = before.seat.next(self.seats());
        match (BUG, private[other].hand.last_mut(), hidden.last_mut()) {
            (WRONG_PAST, Some(held), Some(spare)) => std::mem::swap(held, spare),
            (NO_PAST, Some(_), _) => drop(private[other].hand.pop()),
            _ => {}
        }
        Some(Secrets { private, hidden })
    }
}

/// A bot with a bug: it is confused by its own decisions, has no words, hears more than it should, or looks beside what
/// it is told at what nobody sees.
#[derive(Default)]
struct Listener<const BUG: Bug> {
    decisions: usize,
    heard: usize,
}

impl<const BUG: Bug> Bot<Planted<BUG>> for Listener<BUG> {
    fn notice(&mut self, game: &Planted<BUG>, news: News<'_, Planted<BUG>>) {
        if BUG == SECRETS_SHOWN_TO_BOT {
            self.heard += usize::from(game.memory.load(Ordering::Relaxed));
        }
        for Told(event) in news.events {
            if let Event::Thrown { coconuts, .. } = event {
                self.heard += coconuts.values().map(|coconut| usize::from(*coconut)).sum::<usize>();
            }
        }
    }

    fn choose(
        &mut self,
        _: &Planted<BUG>,
        _: View<'_, Planted<BUG>>,
        legal: &[Throw],
        _: &mut Thinking<'_>,
    ) -> engine::Choice<Throw> {
        self.decisions += usize::from(BUG == CONFUSED_BOT);
        let key = if BUG == SPEECHLESS_BOT { "coconuts-no-words" } else { "coconuts-why-second" };
        let why = Message::new(key).with("number", self.heard);
        engine::Choice::from(legal[(self.decisions + self.heard) % legal.len()].clone()).because(why)
    }
}

impl<const BUG: Bug> Hosted for Planted<BUG> {
    fn messages(locale: &str) -> Option<&'static str> {
        Coconuts::messages(locale)
    }

    fn option_fields() -> Vec<OptionField> {
        if BUG == UNREADABLE_LIST { vec![spare_field()] } else { Coconuts::option_fields() }
    }

    fn seats_usual() -> u8 {
        Coconuts::seats_usual()
    }

    fn rules(&self) -> Vec<RuleSection> {
        match BUG {
            NO_RULES => vec![RuleSection::new("coconuts-rules-aim")],
            RULES_WITHOUT_WORDS => vec![RuleSection::new("coconuts-rules-aim").say("coconuts-no-words")],
            _ => self.sound.rules(),
        }
    }

    fn scene_names() -> &'static [&'static str] {
        Coconuts::scene_names()
    }

    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene {
        let mut scene = self.sound.scene(&Snapshot {
            viewer: snapshot.viewer,
            turn: snapshot.turn,
            public: snapshot.public.clone(),
            private: snapshot.private.clone(),
            legal: snapshot.legal.clone(),
        });
        match BUG {
            ILLEGAL_OFFER => {
                if let Some(offer) = scene.offers.first_mut() {
                    offer.action = serde_json::value::to_raw_value(&Throw(99)).unwrap();
                }
            }
            MISSING_OFFER => drop(scene.offers.pop()),
            MISSING_ARGUMENT => scene.title = Message::new("coconuts-round"),
            WRONG_PANEL => scene.seats[0].status = SeatStatus::Out,
            NEW_NAME => scene.seats[0].counters[0].kind = "score".into(),
            _ => {}
        }
        scene
    }

    fn narrate(&self, event: &Told<BUG>) -> Message {
        if BUG == MISSING_SENTENCE { Message::new("coconuts-no-words") } else { self.sound.narrate(&event.0) }
    }

    fn explain(&self, refusal: &NotYours) -> Message {
        self.sound.explain(refusal)
    }

    fn bots(_seats: u8) -> Vec<BotKind<Self>> {
        let mut kinds = vec![search::random()];
        if matches!(BUG, NONE | CONFUSED_BOT | SPEECHLESS_BOT | CHOICE_HEARD_BY_BOT | SECRETS_SHOWN_TO_BOT) {
            kinds.push(
                BotKind::instant("coconuts-thrower", |_| Box::new(Listener::<BUG>::default())).listening(),
            );
        }
        kinds
    }

    fn judge(question: &Value) -> Result<Value, JudgeError> {
        Coconuts::judge(question)
    }
}

impl<const BUG: Bug> MarkedCards<Self> for Planted<BUG> {
    type Card = u8;

    fn secret_cards(game: &Self, state: &State<Self>) -> Vec<u8> {
        Coconuts::secret_cards(&game.sound, &sound(state))
    }

    fn public_cards(game: &Self, public: &Public) -> Vec<u8> {
        Coconuts::public_cards(&game.sound, public)
    }

    fn event_cards(game: &Self, event: &Told<BUG>) -> Vec<u8> {
        Coconuts::event_cards(&game.sound, &event.0)
    }

    fn swapped(game: &Self, step: &Step<Self>, one: &u8, other: &u8) -> Step<Self> {
        let step = match step.clone() {
            Step::Act(seat, action) => Step::Act(seat, action),
            Step::Chance(chance) => Step::Chance(chance),
        };
        match Coconuts::swapped(&game.sound, &step, one, other) {
            Step::Act(seat, action) => Step::Act(seat, action),
            Step::Chance(chance) => Step::Chance(chance),
        }
    }
}

/// An option that promises a list, where the game reads a number.
fn spare_field() -> OptionField {
    let name = || Message::new("coconuts-name");
    let one = || Choice { value: 1.into(), label: name() };
    OptionField::new("spare", name(), name(), vec![one()]).or_own(OwnList {
        label: name(),
        hint: name(),
        told: name(),
        place: name(),
        items: vec![one()],
        least: 1,
        most: 2,
        start: vec![1.into()],
    })
}

/// The law that an examination finds broken.
fn broken(examined: Result<(), Violation>) -> Option<Law> {
    examined.err().map(|violation| violation.law)
}

/// The law that a bug is found to break.
fn caught<const BUG: Bug>() -> Option<Law> {
    broken(examine::<Planted<BUG>>(5))
}

fn caught_by_marked_cards<const BUG: Bug>() -> Option<Law> {
    broken(examine_marked_cards::<Planted<BUG>, Planted<BUG>>(5))
}

fn caught_by_hidden_choices<const BUG: Bug>() -> Option<Law> {
    broken(examine_hidden_choices::<Planted<BUG>>(
        |game, public, seat, one, other| game.sound.throws_look_alike(public, seat, one, other),
        5,
    ))
}

fn caught_by_noninterference<const BUG: Bug>() -> Option<Law> {
    broken(examine_noninterference::<Planted<BUG>>(200).map(|_| ()))
}

fn caught_by_hygiene<const BUG: Bug>() -> Option<Law> {
    broken(examine_hygiene::<Planted<BUG>>(Questions { instant: 100, thinking: 10 }).map(|_| ()))
}

#[test]
fn without_a_bug_nothing_is_caught() {
    assert_eq!(caught_by_hygiene::<NONE>(), None);
    assert_eq!(caught::<NONE>(), None);
    assert_eq!(caught_by_marked_cards::<NONE>(), None);
    assert_eq!(caught_by_hidden_choices::<NONE>(), None);
    assert_eq!(caught_by_noninterference::<NONE>(), None);
}

/// One test for each bug, named after it.
macro_rules! planted_bugs {
    ($($name:ident: $caught:ident::<$bug:ident> = $law:ident;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!($caught::<$bug>(), Some(Law::$law));
        }
    )*};
}

planted_bugs! {
    a_lost_card_is_caught: caught::<LOST_CARD> = Audit;
    a_duplicated_card_is_caught: caught::<DUPLICATED_CARD> = Audit;
    a_choice_leaked_into_public_state_is_caught: caught_by_hidden_choices::<CHOICE_IN_PUBLIC> = HiddenChoices;
    a_choice_leaked_into_an_event_is_caught: caught_by_hidden_choices::<CHOICE_IN_EVENT> = HiddenChoices;
    a_card_followed_from_public_state_is_caught: caught_by_marked_cards::<CHOICE_IN_PUBLIC> = MarkedCards;
    a_card_named_in_an_event_is_caught: caught_by_marked_cards::<CHOICE_IN_EVENT> = MarkedCards;
    a_deal_leaked_into_public_state_is_caught: caught_by_marked_cards::<DEAL_IN_PUBLIC> = MarkedCards;
    an_order_that_matters_is_caught: caught::<ORDER_MATTERS> = Commute;
    unsorted_actions_are_caught: caught::<UNSORTED_ACTIONS> = ActionsSorted;
    duplicate_actions_are_caught: caught::<DUPLICATE_ACTIONS> = ActionsDistinct;
    a_set_that_contains_what_it_does_not_list_is_caught: caught::<LOOSE_ACTION_SET> = ActionSet;
    a_seat_with_nothing_to_do_is_caught: caught::<STUCK> = Turn;
    a_world_that_contradicts_the_view_is_caught: caught::<WORLD_CONTRADICTS_VIEW> = Determinize;
    a_world_that_loses_cards_is_caught: caught::<WORLD_LOSES_CARDS> = Determinize;
    a_world_that_depends_on_more_than_the_seed_is_caught: caught::<WORLD_FROM_NOWHERE> = Determinize;
    an_event_that_is_not_read_as_written_is_caught: caught::<UNSTABLE_SERDE> = Serde;
    a_refused_action_that_changes_something_is_caught: caught::<REFUSAL_CHANGES> = Refusal;
    an_endless_game_is_caught: caught::<ENDLESS> = Ends;
    an_illegal_offer_is_caught: caught::<ILLEGAL_OFFER> = Offers;
    a_missing_offer_is_caught: caught::<MISSING_OFFER> = Offers;
    a_missing_sentence_is_caught: caught::<MISSING_SENTENCE> = Words;
    a_missing_argument_is_caught: caught::<MISSING_ARGUMENT> = Words;
    a_section_of_the_rules_that_says_nothing_is_caught: caught::<NO_RULES> = Words;
    rules_without_words_are_caught: caught::<RULES_WITHOUT_WORDS> = Words;
    an_impossible_sample_is_caught: caught::<IMPOSSIBLE_SAMPLE> = Chance;
    a_chance_that_breaks_the_deck_is_caught: caught::<ANYTHING_POSSIBLE> = Chance;
    ranks_that_are_none_are_caught: caught::<RANK_ZERO> = Standings;
    a_step_that_cannot_be_repeated_is_caught: caught::<UNREPEATABLE> = Deterministic;
    two_presets_that_are_the_same_are_caught: caught::<EQUAL_PRESETS> = Presets;
    a_list_that_a_form_offers_and_the_game_cannot_read_is_caught: caught::<UNREADABLE_LIST> = Words;
    a_wrong_panel_is_caught: caught::<WRONG_PANEL> = Scene;
    a_name_that_no_board_knows_is_caught: caught::<NEW_NAME> = Names;
    a_choice_told_to_a_viewer_by_an_event_is_caught: caught_by_noninterference::<CHOICE_IN_EVENT> = NonInterference;
    a_choice_told_by_the_words_of_a_refusal_is_caught: caught_by_noninterference::<CHOICE_IN_REFUSAL> = NonInterference;
    a_deal_told_by_the_order_of_public_things_is_caught: caught_by_marked_cards::<ORDER_OF_DEAL> = MarkedCards;
    a_game_that_keeps_nothing_secret_is_caught: caught_by_noninterference::<NO_SECRETS> = WorldsDiffer;
    options_that_are_not_the_hosts_are_caught: caught::<OTHER_OPTIONS> = Presets;
    rounds_that_are_counted_down_are_caught: caught::<ROUNDS_BACKWARDS> = Rounds;
    a_past_that_was_not_is_caught: caught::<WRONG_PAST> = Retrace;
    a_past_that_leads_nowhere_is_caught: caught::<NO_PAST> = Retrace;
    a_bot_that_remembers_its_own_thoughts_is_caught: caught::<CONFUSED_BOT> = Bots;
    a_bot_whose_reason_has_no_words_is_caught: caught::<SPEECHLESS_BOT> = Bots;
    a_bot_that_hears_what_its_seat_must_not_know_is_caught: caught_by_noninterference::<CHOICE_HEARD_BY_BOT> = Bots;
    a_bot_that_is_told_a_choice_is_caught: caught_by_hygiene::<CHOICE_HEARD_BY_BOT> = Bots;
    a_bot_that_looks_at_what_nobody_sees_is_caught: caught_by_hygiene::<SECRETS_SHOWN_TO_BOT> = Bots;
    a_panic_in_the_rules_is_caught: caught::<BLIND_ALLEY> = Deterministic;
}
