//! The contract, point by point; each is done in the file that knows about it.

use std::ops::RangeInclusive;

use engine::{
    Events, Game, GameRng, InvalidOptions, Seat, SeatMap, SeatSet, Secrets, Standing, State, Turn, View,
};

use crate::action::Action;
use crate::actions::Actions;
use crate::chance::Chance;
use crate::event::Event;
use crate::muster::Muster;
use crate::options::{Options, Skallywaggs};
use crate::refusal::Refusal;
use crate::state::{Hidden, Private, Public, Task};

impl Game for Skallywaggs {
    const ID: &'static str = "skallywaggs";
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    fn presets() -> Vec<(&'static str, Options)> {
        crate::options::presets()
    }

    fn new(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        Self::validated(options, seats)
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
        self.audited(state);
    }

    fn turn(&self, public: &Public) -> Turn {
        match public.task() {
            Task::HighCard(_) | Task::Deal | Task::Reshuffle => Turn::Chance,
            Task::Over => Turn::Over,
            Task::Answers => Turn::Seats(public.asked),
            task => Turn::Seats(SeatSet::one(public.to_decide(task))),
        }
    }

    /// The winner is first; the others are ranked by how far they are from sailing.
    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        let muster = Muster::new(self, public);
        let merit = public.seats.map(|seat, _| (public.winners.contains(seat), muster.margin(seat)));
        merit.map(|seat, own| {
            let better: u8 = merit.values().map(|other| u8::from(other > own)).sum();
            Standing { rank: 1 + better, score: i32::from(muster.seaworthy(seat)) }
        })
    }

    fn round(&self, public: &Public) -> u32 {
        public.round.into()
    }

    fn legal_actions(&self, view: View<'_, Self>) -> Actions {
        self.legal(view)
    }

    fn refusal(&self, view: View<'_, Self>, action: &Action) -> Refusal {
        self.refused(view, *action)
    }

    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Action, events: &mut Events<Event>) {
        self.act(state, seat, action, events);
    }

    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        self.sample(state, rng)
    }

    fn is_possible(&self, state: &State<Self>, chance: &Chance) -> bool {
        self.possible(state, chance)
    }

    fn resolve_chance(&self, state: &mut State<Self>, chance: Chance, events: &mut Events<Event>) {
        self.resolve(state, chance, events);
    }

    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        self.invented(view, rng)
    }
}

impl Public {
    /// Who decides about a task that one seat decides about.
    #[must_use]
    pub fn to_decide(&self, task: Task) -> Seat {
        match task {
            Task::Pay { seat, .. } | Task::Lose { seat, .. } | Task::Take { seat, .. } => seat,
            Task::Doom { pirate, .. } => self.pirate(pirate).map_or(self.active, |pirate| pirate.crew),
            _ => self.active,
        }
    }
}
