//! The generic bots at the toy game: they keep the rules, repeat themselves by seed, and thinking pays.

use std::sync::atomic::{AtomicU32, Ordering};

use conformance::toy::{Coconuts, Options, plan};
use engine::{Bot, GameRng, Match, Outfit, Seat, Stop, Thinking, Turn};
use hosting::Hosted as _;
use search::{FlatMonteCarlo, PLACES_MAX, Plan, Random, Utility};

/// What a decision may cost.
const STEPS: u32 = 4_000;

/// Plays a whole game between these bots and returns it.
fn play(bots: &mut [Box<dyn Bot<Coconuts>>], seed: u64) -> Match<Coconuts> {
    let mut rng = GameRng::from_number(seed);
    let mut table = Match::<Coconuts>::new(Options { spare: 1 }, u8::try_from(bots.len()).unwrap()).unwrap();
    table.advance(&mut rng.fork("deal"));
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let legal = table.legal_actions(seat);
        let mut thinking = Thinking::new(&mut rng, STEPS, Stop::never());
        let choice = bots[seat.idx()].choose(table.game(), table.view(seat), &legal, &mut thinking);
        table.play(seat, choice.action).expect("bots choose legal actions");
    }
    table
}

fn flat() -> Box<dyn Bot<Coconuts>> {
    Box::new(FlatMonteCarlo::new(plan()))
}

#[test]
fn every_generic_bot_plays_legal_games() {
    for seats in 2..=4 {
        for kind in Coconuts::bots(seats) {
            let mut table: Vec<_> = (0..seats).map(|_| (kind.make)(Outfit::default())).collect();
            assert_eq!(play(&mut table, 1).turn(), Turn::Over, "{}", kind.id);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| play(&mut [flat(), Box::new(Random), flat()], seed).record().clone();
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

/// What a bot that is stopped after this many questions chooses at the first throw of a game.
fn stopped_after(questions: u32) -> String {
    let asked = AtomicU32::new(0);
    let stop = Stop::never().or_when(move || asked.fetch_add(1, Ordering::Relaxed) >= questions);
    let mut rng = GameRng::from_number(3);
    let mut table = Match::<Coconuts>::new(Options { spare: 1 }, 2).unwrap();
    table.advance(&mut rng);
    let mut bot = FlatMonteCarlo::new(Plan { worlds_max: u32::MAX, ..plan() });
    let legal = table.legal_actions(Seat::new(0));
    let mut thinking = Thinking::new(&mut rng, u32::MAX, stop);
    let choice = bot.choose(table.game(), table.view(Seat::new(0)), &legal, &mut thinking);
    assert!(thinking.is_cut(), "who is stopped says so");
    format!("{:?}", choice.action)
}

#[test]
fn a_search_without_an_end_of_its_own_ends_when_it_is_stopped_and_goes_by_whole_worlds() {
    // Two coconuts are tried in each world: a question for each, and the third world is cut in half.
    assert_eq!(stopped_after(5), stopped_after(4));
    assert_eq!(stopped_after(0), stopped_after(1), "without a world the first action is as good as any");
}

/// The second throw counts twice, so the bigger coconut should wait. Random play gets that right half the time.
#[test]
fn flat_monte_carlo_beats_random() {
    let games = 600u64;
    let mut lead = 0i64;
    for seed in 0..games {
        let flat_seat = Seat::new((seed % 2) as u8);
        let mut table: Vec<Box<dyn Bot<Coconuts>>> = vec![Box::new(Random), Box::new(Random)];
        table[flat_seat.idx()] = flat();
        let standings = play(&mut table, seed / 2).standings();
        lead += i64::from(standings[flat_seat].score - standings[flat_seat.next(2)].score);
    }
    assert!(lead > 60, "flat Monte Carlo leads by {lead} points after {games} games");
}

#[test]
fn a_win_is_worth_most_and_shares_are_exact() {
    let mut table = Match::<Coconuts>::new(Options { spare: 1 }, 4).unwrap();
    table.advance(&mut GameRng::from_number(1));
    let mut public = table.public().clone();
    let worth = |public: &_, seat| (Utility::PLACES.worth)(table.game(), public, Seat::new(seat));
    assert_eq!(worth(&public, 0), PLACES_MAX * 4 / 5 / 4 + PLACES_MAX / 10);
    public.points[Seat::new(2)] = 1;
    assert_eq!(worth(&public, 2), PLACES_MAX);
    assert_eq!(worth(&public, 0), PLACES_MAX / 5 / 3);
}
