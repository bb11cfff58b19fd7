//! What a match promises, at a game of one card a seat: refusals, records, digests and counts of paths.

use engine::{
    Events, Game, GameRng, InvalidOptions, Match, Message, PlayError, Record, ReplayError, Seat, SeatMap,
    SeatSet, Secrets, Standing, State, Step, Turn, View, perft, rank_by_score,
};
use serde::{Deserialize, Serialize};

/// Each seat is dealt a number and keeps or throws it; all at once.
#[derive(Clone, Debug, PartialEq)]
struct Keep {
    seats: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Public {
    dealt: bool,
    to_act: SeatSet,
    points: SeatMap<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Decision {
    Keep,
    Throw,
    /// Never legal.
    Eat,
}

impl Game for Keep {
    const ID: &'static str = "keep";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=3;

    type Options = ();
    type Public = Public;
    type Private = u8;
    type Hidden = ();
    type Action = Decision;
    type Actions = Vec<Decision>;
    type Chance = SeatMap<u8>;
    type Event = (Seat, i32);
    type Refusal = Decision;

    fn presets() -> Vec<(&'static str, ())> {
        vec![("usual", ())]
    }

    fn new((): (), seats: u8) -> Result<Self, InvalidOptions> {
        let fits = Self::SEATS.contains(&seats);
        fits.then_some(Self { seats }).ok_or(InvalidOptions(Message::new("keep-seats")))
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self) -> State<Self> {
        let points = SeatMap::from_fn(self.seats, |_| 0);
        State {
            public: Public { dealt: false, to_act: SeatSet::all(self.seats), points },
            private: SeatMap::from_fn(self.seats, |_| 0),
            hidden: (),
        }
    }

    fn audit(&self, state: &State<Self>) {
        assert_eq!(state.private.seats(), self.seats);
    }

    fn turn(&self, public: &Public) -> Turn {
        match (public.dealt, public.to_act.is_empty()) {
            (false, _) => Turn::Chance,
            (true, true) => Turn::Over,
            (true, false) => Turn::Seats(public.to_act),
        }
    }

    fn standings(&self, public: &Public) -> SeatMap<Standing> {
        rank_by_score(&public.points)
    }

    fn legal_actions(&self, _view: View<'_, Self>) -> Vec<Decision> {
        vec![Decision::Keep, Decision::Throw]
    }

    fn refusal(&self, _view: View<'_, Self>, action: &Decision) -> Decision {
        *action
    }

    fn apply(&self, state: &mut State<Self>, seat: Seat, action: Decision, events: &mut Events<(Seat, i32)>) {
        let points = if action == Decision::Keep { i32::from(state.private[seat]) } else { 5 };
        state.public.points[seat] = points;
        state.public.to_act.remove(seat);
        events.push((seat, points));
    }

    fn sample_chance(&self, _state: &State<Self>, rng: &mut GameRng) -> SeatMap<u8> {
        SeatMap::from_fn(self.seats, |_| u8::try_from(rng.below(10)).unwrap())
    }

    fn is_possible(&self, _state: &State<Self>, chance: &SeatMap<u8>) -> bool {
        chance.seats() == self.seats && chance.values().all(|&number| number < 10)
    }

    fn resolve_chance(
        &self,
        state: &mut State<Self>,
        chance: SeatMap<u8>,
        _events: &mut Events<(Seat, i32)>,
    ) {
        state.private = chance;
        state.public.dealt = true;
    }

    fn determinize(&self, _view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        Secrets { private: self.sample_chance(&self.setup(), rng), hidden: () }
    }
}

fn dealt(seats: u8) -> Match<Keep> {
    let mut table = Match::new((), seats).unwrap();
    table.advance(&mut GameRng::from_number(7));
    table
}

fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = dealt(2);
    let before = (table.digest(), table.record().clone());
    assert_eq!(table.play(seat(0), Decision::Eat), Err(PlayError::Illegal(Decision::Eat)));
    assert_eq!(table.play(seat(2), Decision::Keep), Err(PlayError::NotYourTurn));
    assert_eq!((table.digest(), table.record().clone()), before);
    table.play(seat(0), Decision::Keep).unwrap();
    assert_eq!(table.play(seat(0), Decision::Keep), Err(PlayError::NotYourTurn));
}

#[test]
fn nobody_acts_before_the_deal_or_after_the_end() {
    let mut table = Match::<Keep>::new((), 1).unwrap();
    assert_eq!(table.play(seat(0), Decision::Keep), Err(PlayError::NotYourTurn));
    assert_eq!(table.legal_actions(seat(0)), []);
    let mut table = dealt(1);
    table.play(seat(0), Decision::Throw).unwrap();
    assert_eq!((table.turn(), table.legal_actions(seat(0))), (Turn::Over, vec![]));
    assert_eq!(table.play(seat(0), Decision::Throw), Err(PlayError::NotYourTurn));
    assert!(table.advance(&mut GameRng::from_number(1)).is_empty());
}

#[test]
fn events_are_told_in_order_and_once() {
    let mut table = dealt(2);
    assert_eq!(table.play(seat(1), Decision::Throw).unwrap(), [(seat(1), 5)]);
    assert_eq!(table.play(seat(0), Decision::Throw).unwrap(), [(seat(0), 5)]);
}

#[test]
fn a_record_gives_the_same_game_again() {
    let mut table = dealt(3);
    for idx in [2, 0, 1] {
        table.play(seat(idx), Decision::Keep).unwrap();
        let again = Match::replay(table.record().clone()).unwrap();
        assert_eq!((again.digest(), again.record()), (table.digest(), table.record()));
    }
    let json = serde_json::to_string(table.record()).unwrap();
    let read: Record<Keep> = serde_json::from_str(&json).unwrap();
    assert_eq!(Match::replay(read).unwrap().digest(), table.digest());
}

#[test]
fn a_record_that_cannot_be_is_an_error_and_says_where() {
    let deal = |numbers: &[u8]| Step::<Keep>::Chance(SeatMap::from_fn(2, |seat| numbers[seat.idx()]));
    let act = |idx, action| Step::<Keep>::Act(seat(idx), action);
    let replay = |seats, steps| Match::replay(Record::<Keep> { options: (), seats, steps }).err();
    assert!(matches!(replay(9, vec![]), Some(ReplayError::Options(_))));
    assert_eq!(replay(2, vec![act(0, Decision::Keep)]), Some(ReplayError::Step(0)));
    assert_eq!(replay(2, vec![deal(&[1, 10])]), Some(ReplayError::Step(0)));
    assert_eq!(replay(2, vec![deal(&[1, 2]), deal(&[1, 2])]), Some(ReplayError::Step(1)));
    assert_eq!(replay(2, vec![deal(&[1, 2]), act(1, Decision::Eat)]), Some(ReplayError::Step(1)));
    assert_eq!(replay(2, vec![deal(&[1, 2]), act(7, Decision::Keep)]), Some(ReplayError::Step(1)));
    assert_eq!(replay(3, vec![deal(&[1, 2])]), Some(ReplayError::Step(0)));
    assert_eq!(replay(2, vec![deal(&[1, 2]), act(1, Decision::Keep)]), None);
}

#[test]
fn a_digest_is_the_same_on_every_machine_and_in_every_release() {
    let mut table = dealt(3);
    table.play(seat(1), Decision::Throw).unwrap();
    assert_eq!(table.digest().to_string(), GOLDEN_DIGEST);
    assert_ne!(dealt(3).digest(), table.digest());
}

const GOLDEN_DIGEST: &str = "4289caf052079e34e145dc5c095899bb4efb0d30222bab02980ce1c99a22bcb7";

#[test]
fn perft_counts_paths_of_seats_that_act_in_any_order() {
    let game = Keep { seats: 2 };
    let mut state = game.setup();
    assert_eq!(perft(&game, &state, 3), 1, "a path ends where nature must move");
    game.resolve_chance(&mut state, SeatMap::from_fn(2, |_| 3), &mut Events::off());
    // Either seat first, two decisions each: 4 paths of one action, 8 of two, and then the game is over.
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&game, &state, depth)), [1, 4, 8, 8]);
}

#[test]
fn ties_share_a_rank_and_the_next_rank_is_left_out() {
    let ranks = |scores: [i32; 4]| {
        rank_by_score(&SeatMap::from_fn(4, |seat| scores[seat.idx()]))
            .values()
            .map(|s| s.rank)
            .collect::<Vec<_>>()
    };
    assert_eq!(ranks([3, 9, 9, 1]), [3, 1, 1, 4]);
    assert_eq!(ranks([0, 0, 0, 0]), [1, 1, 1, 1]);
}

#[test]
fn a_seat_is_told_again_what_it_learned_and_nothing_else() {
    let mut table = Match::<Keep>::new((), 2).unwrap();
    table.advance(&mut GameRng::from_number(1));
    let seats: Vec<Seat> = Seat::all(2).collect();
    table.play(seats[0], Decision::Keep).unwrap();
    table.play(seats[1], Decision::Throw).unwrap();
    for &seat in &seats {
        let (mut notes, mut later) = (Vec::new(), Vec::new());
        table.recount(seat, 0, |news| notes.push(news.note()));
        table.recount(seat, 2, |news| later.push(news.note()));
        assert_eq!(later, notes[2..], "the same from any step on");
        let deeds: Vec<_> = notes.iter().map(|note| note.deed).collect();
        let own = [None, Some(Decision::Keep), Some(Decision::Throw)];
        let others = |idx: usize| if idx == seat.idx() + 1 { own[idx] } else { None };
        assert_eq!(deeds, [0, 1, 2].map(others), "of its own deeds alone");
        let last = notes.last().unwrap();
        assert_eq!((last.public.clone(), last.private), (table.public().clone(), *table.view(seat).private));
    }
}
