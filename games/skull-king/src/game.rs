//! The contract of a game, as a table of contents: every line says where the rule is.

use std::ops::RangeInclusive;

use engine::{
    Events, Game, GameRng, InvalidOptions, Seat, SeatMap, SeatSet, Secrets, Standing, State, Turn, View,
    rank_by_score,
};

use crate::state::{Chance, Hidden, Phase, Private, Public};
use crate::{Action, Event, Legal, Options, Refusal, SkullKing, edition};

// Random play runs through `turn`, `legal_actions` and `apply`: compiled into the loop that calls them they cost a
// fifth less, because nobody listens to the events there and the action need not be taken apart again.
impl Game for SkullKing {
    const ID: &'static str = "skull-king";
    const SEATS: RangeInclusive<u8> = 2..=8;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;
    type Action = Action;
    type Actions = Legal;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    fn presets() -> Vec<(&'static str, Options)> {
        edition::editions()
    }

    fn new(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        Self::new(options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self) -> State<Self> {
        self.first_state()
    }

    fn audit(&self, state: &State<Self>) {
        self.check(state);
    }

    #[inline(always)]
    fn turn(&self, public: &Public) -> Turn {
        match public.phase {
            Phase::Dealing | Phase::Drawing => Turn::Chance,
            Phase::Bidding => Turn::Seats(public.to_bid),
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::one(public.actor)),
        }
    }

    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        rank_by_score(&SeatMap::from_fn(self.seats, |seat| i32::from(public.sheet.total(seat))))
    }

    #[inline(always)]
    fn round(&self, public: &Public) -> u32 {
        // After the last one nothing is dealt any more.
        u32::from(public.round) + u32::from(public.phase == Phase::Over)
    }

    #[inline(always)]
    fn legal_actions(&self, view: View<'_, Self>) -> Legal {
        self.legal(view)
    }

    fn refusal(&self, view: View<'_, Self>, action: &Action) -> Refusal {
        self.refused(view, *action)
    }

    #[inline(always)]
    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Action, events: &mut Events<Event>) {
        self.act(state, seat, action, events);
    }

    #[inline]
    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        self.sample(state, rng)
    }

    fn is_possible(&self, state: &State<Self>, chance: &Chance) -> bool {
        self.could_happen(state, chance)
    }

    #[inline]
    fn resolve_chance(&self, state: &mut State<Self>, chance: Chance, events: &mut Events<Event>) {
        self.happen(state, &chance, events);
    }

    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        self.invent(view, rng)
    }

    fn rewind(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        self.rewound(after, before)
    }
}
