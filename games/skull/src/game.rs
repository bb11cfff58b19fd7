//! The contract, point by point; each is done in the file that knows about it.

use std::ops::RangeInclusive;

use engine::{Events, Game, GameRng, InvalidOptions, Seat, SeatMap, Secrets, Standing, State, Turn, View};

use crate::{Action, Actions, Chance, Event, Options, Phase, Private, Public, Refusal, SEATS_MAX, Skull};

// Random play runs through `turn`, `legal_actions` and `apply`; they are compiled into the loop that calls them.
impl Game for Skull {
    const ID: &'static str = "skull";
    const SEATS: RangeInclusive<u8> = 2..=SEATS_MAX;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Hidden = ();
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
        self.options()
    }

    fn seats(&self) -> u8 {
        self.n_seats()
    }

    fn setup(&self) -> State<Self> {
        self.first_state()
    }

    fn audit(&self, state: &State<Self>) {
        self.audited(state);
    }

    #[inline(always)]
    fn turn(&self, public: &Public) -> Turn {
        match public.phase {
            Phase::Drawing | Phase::PickingBlind => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(public.to_act),
        }
    }

    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        let merit = public.seats.map(|seat, known| (public.winner == Some(seat), known.coins, known.cards));
        merit.map(|seat, own| {
            let better: u8 = merit.values().map(|other| u8::from(other > own)).sum();
            Standing { rank: 1 + better, score: i32::from(public.seats[seat].coins) }
        })
    }

    fn round(&self, public: &Public) -> u32 {
        public.round.into()
    }

    #[inline(always)]
    fn legal_actions(&self, view: View<'_, Self>) -> Actions {
        self.legal(view)
    }

    fn refusal(&self, view: View<'_, Self>, action: &Action) -> Refusal {
        self.refused(view, *action)
    }

    #[inline(always)]
    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Action, events: &mut Events<Event>) {
        self.act(state, seat, action, events);
    }

    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        self.sample(state, rng)
    }

    fn is_possible(&self, state: &State<Self>, chance: &Chance) -> bool {
        self.possible(state, *chance)
    }

    fn resolve_chance(&self, state: &mut State<Self>, chance: Chance, events: &mut Events<Event>) {
        self.resolve(state, chance, events);
    }

    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        self.invented(view, rng)
    }

    fn rewind(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        self.rewound(after, before)
    }
}
