//! Coconuts: the smallest game that has every part of the contract. It is here for tests, and as the shortest
//! complete example of a game.
//!
//! Each seat is dealt two of the numbered coconuts; one stays hidden. Everybody secretly throws one of theirs,
//! all at once. The highest thrown coconut scores a point. Then the other ones are thrown, for two points, and the
//! most points win.

use engine::{
    Bot, BotKind, Choice, Events, Game, GameRng, Horizon, InvalidOptions, Message, News, Seat, SeatMap,
    SeatSet, Secrets, Standing, State, Step, Thinking, Turn, View, rank_by_score,
};
use hosting::{
    CardFace, Fact, Hosted, JudgeError, Offer, OptionField, Outcome, RuleSection, Scene, SeatPanel,
    SeatStatus,
};
use hosting::{Pile, Snapshot, Target};
use search::{FlatMonteCarlo, Plan, Utility};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::MarkedCards;

/// The rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Coconuts {
    options: Options,
    seats: u8,
}

/// A game of two throws is soon imagined to its end.
const STEPS: u32 = 4_000;

/// How a search goes about it.
#[must_use]
pub const fn plan() -> Plan<Coconuts> {
    Plan { worlds_max: 100, horizon: Horizon::game(50), utility: Utility::PLACES }
}

/// What a host chooses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many coconuts stay hidden.
    pub spare: u8,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// Whether the coconuts were dealt.
    pub dealt: bool,
    /// Who must still throw in this round.
    pub to_throw: SeatSet,
    /// The coconuts thrown, round by round.
    pub thrown: Vec<SeatMap<u8>>,
    /// Points.
    pub points: SeatMap<i32>,
}

/// What one seat sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Private {
    /// The coconuts it holds, sorted.
    pub hand: Vec<u8>,
    /// The one it has chosen to throw.
    pub chosen: Option<u8>,
}

/// The coconuts nobody sees, in order.
pub type Hidden = Vec<u8>;

/// The coconut to throw.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Throw(pub u8);

/// Nature's deal: a hand for each seat; the rest stays hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal(pub SeatMap<Vec<u8>>);

/// A public fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The coconuts were dealt.
    Dealt,
    /// Everybody has thrown; this seat had the highest.
    Thrown {
        /// What each seat threw.
        coconuts: SeatMap<u8>,
        /// Who scored.
        winner: Seat,
    },
}

/// Why a throw was refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NotYours(pub u8);

impl Coconuts {
    /// Whether the others must not be able to tell two throws apart: while somebody else has still to throw.
    #[must_use]
    pub fn throws_look_alike(&self, public: &Public, _seat: Seat, _one: &Throw, _other: &Throw) -> bool {
        public.to_throw.len() > 1
    }

    fn n_coconuts(&self) -> u8 {
        2 * self.seats + self.options.spare
    }

    fn hand_len(public: &Public, seat: Seat) -> usize {
        let rounds_left = 2 - public.thrown.len();
        if public.dealt {
            rounds_left.saturating_sub(usize::from(!public.to_throw.contains(seat)))
        } else {
            0
        }
    }
}

impl Game for Coconuts {
    const ID: &'static str = "coconuts";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;
    type Action = Throw;
    type Actions = Vec<Throw>;
    type Chance = Deal;
    type Event = Event;
    type Refusal = NotYours;

    fn presets() -> Vec<(&'static str, Options)> {
        vec![("usual", Options { spare: 1 }), ("many", Options { spare: 5 })]
    }

    fn new(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        if !Self::SEATS.contains(&seats) || options.spare > 20 {
            return Err(InvalidOptions(Message::new("coconuts-bad-options")));
        }
        Ok(Self { options, seats })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self) -> State<Self> {
        State {
            public: Public {
                dealt: false,
                to_throw: SeatSet::all(self.seats),
                thrown: Vec::new(),
                points: SeatMap::from_fn(self.seats, |_| 0),
            },
            private: SeatMap::from_fn(self.seats, |_| Private { hand: Vec::new(), chosen: None }),
            hidden: (0..self.n_coconuts()).collect(),
        }
    }

    fn audit(&self, state: &State<Self>) {
        let mut all: Vec<u8> = state.hidden.clone();
        for private in state.private.values() {
            all.extend(&private.hand);
            all.extend(private.chosen);
        }
        for round in &state.public.thrown {
            all.extend(round.values());
        }
        all.sort_unstable();
        assert_eq!(all, (0..self.n_coconuts()).collect::<Vec<_>>(), "every coconut in exactly one place");
        for (seat, private) in state.private.iter() {
            assert_eq!(
                private.hand.len(),
                Self::hand_len(&state.public, seat),
                "{seat:?} holds what it should"
            );
        }
    }

    fn turn(&self, public: &Public) -> Turn {
        match (public.dealt, public.thrown.len()) {
            (false, _) => Turn::Chance,
            (true, 2) => Turn::Over,
            (true, _) => Turn::Seats(public.to_throw),
        }
    }

    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        rank_by_score(&public.points)
    }

    fn round(&self, public: &Public) -> u32 {
        u32::try_from(public.thrown.len()).expect("two at most")
    }

    fn legal_actions(&self, view: View<'_, Self>) -> Vec<Throw> {
        view.private.hand.iter().copied().map(Throw).collect()
    }

    fn refusal(&self, _view: View<'_, Self>, action: &Throw) -> NotYours {
        NotYours(action.0)
    }

    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Throw, events: &mut Events<Event>) {
        let private = &mut state.private[seat];
        private.hand.retain(|&coconut| coconut != action.0);
        private.chosen = Some(action.0);
        state.public.to_throw.remove(seat);
        if !state.public.to_throw.is_empty() {
            return;
        }
        let coconuts = SeatMap::from_fn(self.seats, |seat| {
            state.private[seat].chosen.take().expect("everybody has thrown")
        });
        let winner = coconuts.iter().max_by_key(|&(_, &coconut)| coconut).expect("there are seats").0;
        state.public.thrown.push(coconuts);
        state.public.points[winner] += if state.public.thrown.len() == 2 { 2 } else { 1 };
        if state.public.thrown.len() < 2 {
            state.public.to_throw = SeatSet::all(self.seats);
        }
        events.push(Event::Thrown { coconuts, winner });
    }

    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Deal {
        let mut coconuts = state.hidden.clone();
        rng.shuffle(&mut coconuts);
        Deal(SeatMap::from_fn(self.seats, |_| sorted(coconuts.split_off(coconuts.len() - 2))))
    }

    fn is_possible(&self, _state: &State<Self>, chance: &Deal) -> bool {
        let dealt = sorted(chance.0.values().flatten().copied().collect());
        chance.0.seats() == self.seats
            && chance.0.values().all(|hand| hand.len() == 2 && hand[0] < hand[1])
            && dealt.windows(2).all(|pair| pair[0] < pair[1])
            && dealt.iter().all(|&coconut| coconut < self.n_coconuts())
    }

    fn resolve_chance(&self, state: &mut State<Self>, chance: Deal, events: &mut Events<Event>) {
        state.hidden.retain(|coconut| !chance.0.values().any(|hand| hand.contains(coconut)));
        for (seat, private) in state.private.iter_mut() {
            private.hand.clone_from(&chance.0[seat]);
        }
        state.public.dealt = true;
        events.push(Event::Dealt);
    }

    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        let seen = |coconut: &u8| {
            view.private.hand.contains(coconut)
                || view.private.chosen == Some(*coconut)
                || view.public.thrown.iter().any(|round| round.values().any(|thrown| thrown == coconut))
        };
        let mut unseen: Vec<u8> = (0..self.n_coconuts()).filter(|coconut| !seen(coconut)).collect();
        rng.shuffle(&mut unseen);
        let private = SeatMap::from_fn(self.seats, |seat| {
            if seat == view.seat {
                return view.private.clone();
            }
            let chose =
                view.public.dealt && view.public.thrown.len() < 2 && !view.public.to_throw.contains(seat);
            let hand = sorted(unseen.split_off(unseen.len() - Self::hand_len(view.public, seat)));
            Private { hand, chosen: chose.then(|| unseen.pop().expect("enough coconuts")) }
        });
        Secrets { private, hidden: sorted(unseen) }
    }

    /// Who threw takes the coconut back. Once all have thrown they lie open, so each takes up its own.
    fn rewind(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        if !before.public.dealt {
            let State { private, hidden, .. } = self.setup();
            return Some(Secrets { private, hidden });
        }
        let opened = after.public.thrown.get(before.public.thrown.len());
        let has_thrown = |seat: Seat| opened.is_some() || !after.public.to_throw.contains(seat);
        let private = after.private.map(|seat, own| {
            let thrown = opened.map(|coconuts| coconuts[seat]).or(own.chosen);
            if has_thrown(seat) && before.public.to_throw.contains(seat) {
                let hand = sorted(own.hand.iter().copied().chain(thrown).collect());
                return Private { hand, chosen: None };
            }
            Private { hand: own.hand.clone(), chosen: thrown }
        });
        Some(Secrets { private, hidden: after.hidden.clone() })
    }
}

/// A bot with a data file and a memory: both kinds of bots can be tried out with it.
const THROWER: BotKind<Coconuts> =
    BotKind::instant("coconuts-thrower", |outfit| Box::new(Thrower::new(outfit.data)))
        .listening()
        .reading(THROWER_DATA);

/// The thrower's data file: one number a line, for 2, 3 and 4 seats.
pub const THROWER_DATA: &str = "coconuts-thrower.txt";

/// Throws its smaller coconut first, because the second throw counts double. Of two that are both as big as its data
/// says it throws the bigger one first: either will do later. It remembers the biggest that was thrown.
struct Thrower {
    big: Option<[u8; 3]>,
    biggest_seen: u8,
}

impl Thrower {
    fn new(data: Option<&[u8]>) -> Self {
        let read = |data: &[u8]| {
            let mut lines = std::str::from_utf8(data).ok()?.lines().map(|line| line.parse().ok());
            Some([lines.next()??, lines.next()??, lines.next()??])
        };
        Self { big: data.and_then(read), biggest_seen: 0 }
    }

    /// From which size on a coconut is big; none is, as far as it knows without its data.
    fn big(&self, game: &Coconuts) -> u8 {
        self.big.map_or(u8::MAX, |sizes| sizes[usize::from(game.seats) - 2])
    }
}

impl Bot<Coconuts> for Thrower {
    fn notice(&mut self, _game: &Coconuts, news: News<'_, Coconuts>) {
        for event in news.events {
            if let Event::Thrown { coconuts, .. } = event {
                self.biggest_seen = coconuts.values().copied().fold(self.biggest_seen, u8::max);
            }
        }
    }

    fn choose(
        &mut self,
        game: &Coconuts,
        view: View<'_, Coconuts>,
        legal: &[Throw],
        _thinking: &mut Thinking<'_>,
    ) -> Choice<Throw> {
        let (smaller, bigger) = (legal.first(), legal.last());
        let throw = if smaller.is_some_and(|throw| throw.0 >= self.big(game)) { bigger } else { smaller };
        let throw = throw.expect("there is something to throw").clone();
        let why = if view.public.thrown.is_empty() {
            Message::new("coconuts-why-first").with("number", self.big(game))
        } else {
            Message::new("coconuts-why-second").with("number", self.biggest_seen)
        };
        Choice::from(throw).because(why)
    }
}

fn sorted(mut coconuts: Vec<u8>) -> Vec<u8> {
    coconuts.sort_unstable();
    coconuts
}

impl MarkedCards<Self> for Coconuts {
    type Card = u8;

    fn secret_cards(_game: &Self, state: &State<Self>) -> Vec<u8> {
        let held =
            state.private.values().flat_map(|private| private.hand.iter().copied().chain(private.chosen));
        held.chain(state.hidden.iter().copied()).collect()
    }

    fn public_cards(_game: &Self, public: &Public) -> Vec<u8> {
        public.thrown.iter().flat_map(|round| round.values().copied()).collect()
    }

    fn event_cards(_game: &Self, event: &Event) -> Vec<u8> {
        match event {
            Event::Dealt => Vec::new(),
            Event::Thrown { coconuts, .. } => coconuts.values().copied().collect(),
        }
    }

    fn swapped(_game: &Self, step: &Step<Self>, one: &u8, other: &u8) -> Step<Self> {
        let swap = |coconut: u8| match coconut {
            c if c == *one => *other,
            c if c == *other => *one,
            c => c,
        };
        match step {
            Step::Act(seat, Throw(coconut)) => Step::Act(*seat, Throw(swap(*coconut))),
            Step::Chance(Deal(hands)) => {
                Step::Chance(Deal(hands.map(|_, hand| sorted(hand.iter().copied().map(swap).collect()))))
            }
        }
    }
}

/// What things are called in the picture of a table.
mod names {
    hosting::scene_names! { POINTS = "points", ROUND = "round", THROW = "throw" }
}

const WORDBOOK: &str = wordbook::wordbook!(
    source r"
coconuts-name = Coconuts
coconuts-blurb = Throw the biggest coconut.
coconuts-preset-usual = Usual
coconuts-preset-usual-blurb = Just enough coconuts.
coconuts-preset-many = Many spares
coconuts-preset-many-blurb = Most coconuts stay hidden.
coconuts-rules-aim = The aim
coconuts-rules-throw = There are { $coconuts } coconuts. Everybody throws one, and the biggest scores.
coconuts-bad-options = 2 to 4 seats and at most 20 spare coconuts.
coconuts-round = Round { $round }
coconuts-your-turn = Throw one of your coconuts.
coconuts-waiting = Waiting for the others.
coconuts-over = The game is over.
coconuts-coconut = Coconut { $number }
coconuts-throw = Throw coconut { $number }
coconuts-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
coconuts-event-dealt = The coconuts are dealt.
coconuts-event-thrown = { $winner-you ->
    [yes] You throw the biggest coconut.
   *[no] { $winner } throws the biggest coconut.
 }
coconuts-pile = Thrown in round { $round }
coconuts-why-first = Coconuts from { $number } on are big.
coconuts-why-second = The biggest one so far was { $number }.
bot-coconuts-thrower = Thrower
coconuts-not-yours = You do not hold coconut { $number }.
"
);

impl Hosted for Coconuts {
    fn messages(locale: &str) -> Option<&'static str> {
        (locale == "en").then_some(WORDBOOK)
    }

    fn option_fields() -> Vec<OptionField> {
        Vec::new()
    }

    fn seats_usual() -> u8 {
        3
    }

    fn rules(&self) -> Vec<RuleSection> {
        let coconuts = 2 * self.seats + self.options.spare;
        let throw = Message::new("coconuts-rules-throw").with("coconuts", coconuts);
        vec![RuleSection::new("coconuts-rules-aim").tell(throw)]
    }

    fn scene_names() -> &'static [&'static str] {
        names::ALL
    }

    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene {
        let public = &*snapshot.public;
        let face = |coconut: u8, face_up: bool| CardFace {
            id: format!("coconut-{coconut}"),
            face: format!("coconuts/{coconut}"),
            face_up,
            name: Message::new("coconuts-coconut").with("number", coconut),
            text: None,
        };
        let hand = snapshot.private.as_ref().map(|private| private.hand.clone()).unwrap_or_default();
        let prompt = match snapshot.turn {
            Turn::Over => "coconuts-over",
            _ if snapshot.legal.is_empty() => "coconuts-waiting",
            _ => "coconuts-your-turn",
        };
        Scene {
            title: Message::new("coconuts-round").with("round", (public.thrown.len() + 1).min(2)),
            prompt: Message::new(prompt),
            seats: Seat::all(self.seats)
                .map(|seat| SeatPanel {
                    seat,
                    status: if snapshot.turn.includes(seat) {
                        SeatStatus::ToAct
                    } else {
                        SeatStatus::Waiting
                    },
                    counters: vec![Fact {
                        kind: names::POINTS.into(),
                        label: Message::new("coconuts-points").with("points", public.points[seat]),
                        value: Some(public.points[seat].into()),
                    }],
                    badges: Vec::new(),
                })
                .collect(),
            piles: public
                .thrown
                .iter()
                .enumerate()
                .map(|(round, thrown)| Pile {
                    id: format!("{}-{round}", names::ROUND),
                    owner: None,
                    label: Message::new("coconuts-pile").with("round", round + 1),
                    cards: thrown.values().map(|&coconut| face(coconut, true)).collect(),
                    notes: Vec::new(),
                })
                .collect(),
            offers: snapshot
                .legal
                .iter()
                .enumerate()
                .map(|(idx, throw)| Offer {
                    verb: names::THROW.into(),
                    label: Message::new("coconuts-throw").with("number", throw.0),
                    target: Target::Hand(idx),
                    hotkey: (b'1'..=b'9').nth(idx).map(char::from),
                    action: serde_json::value::to_raw_value(throw).expect("an action can be written"),
                })
                .collect(),
            hand: hand.into_iter().map(|coconut| face(coconut, false)).collect(),
            facts: Vec::new(),
            sheet: None,
            outcome: (snapshot.turn == Turn::Over).then(|| Outcome {
                winners: self
                    .standings(public)
                    .iter()
                    .filter(|(_, standing)| standing.rank == 1)
                    .map(|(seat, _)| seat)
                    .collect(),
                label: Message::new("coconuts-over"),
                race: Vec::new(),
                highlights: Vec::new(),
            }),
        }
    }

    /// A throw is covered until everybody has thrown.
    fn shows_secret(&self, _by: Seat, events: &[Event]) -> bool {
        !events.is_empty()
    }

    fn narrate(&self, event: &Event) -> Message {
        match event {
            Event::Dealt => Message::new("coconuts-event-dealt"),
            Event::Thrown { winner, .. } => Message::new("coconuts-event-thrown").with("winner", *winner),
        }
    }

    fn explain(&self, refusal: &NotYours) -> Message {
        Message::new("coconuts-not-yours").with("number", refusal.0)
    }

    fn bots(_seats: u8) -> Vec<BotKind<Self>> {
        vec![
            search::random(),
            THROWER,
            search::flat_monte_carlo(STEPS, |_| Box::new(FlatMonteCarlo::new(plan()))),
        ]
    }

    fn judge(question: &Value) -> Result<Value, JudgeError> {
        let coconuts: Vec<u8> = serde_json::from_value(question["coconuts"].clone())?;
        let winner = coconuts.iter().enumerate().max_by_key(|&(_, &coconut)| coconut).map(|(seat, _)| seat);
        Ok(json!({ "winner": winner }))
    }
}
