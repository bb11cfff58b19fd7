//! The generic bots at the toy game: they keep the rules, repeat themselves by seed, and thinking pays.

use conformance::toy::{Coconuts, Options};
use engine::{Bot, GameRng, Match, Seat, Turn};
use search::{Budget, FlatMonteCarlo, Random, VALUE_MAX, bots, value};

/// Plays a whole game between these bots and returns it.
fn play(bots: &mut [Box<dyn Bot<Coconuts>>], seed: u64) -> Match<Coconuts> {
    let mut rng = GameRng::from_number(seed);
    let mut table = Match::<Coconuts>::new(Options { spare: 1 }, u8::try_from(bots.len()).unwrap()).unwrap();
    table.advance(&mut rng.fork("deal"));
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let legal = table.legal_actions(seat);
        let action = bots[seat.idx()].choose(table.game(), table.view(seat), &legal, &mut rng);
        table.play(seat, action).expect("bots choose legal actions");
    }
    table
}

fn flat() -> Box<dyn Bot<Coconuts>> {
    Box::new(FlatMonteCarlo::new(Budget { steps_max: 4_000, worlds_max: 100, depth_max: 50 }))
}

#[test]
fn every_generic_bot_plays_legal_games() {
    for kind in bots::<Coconuts>() {
        for seats in 2..=4 {
            let mut table: Vec<_> = (0..seats).map(|_| (kind.make)()).collect();
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

#[test]
fn the_bots_are_listed_weakest_first() {
    let ids: Vec<_> = bots::<Coconuts>().iter().map(|kind| kind.id).collect();
    assert_eq!(ids, ["random", "flat-monte-carlo"]);
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
    let worth = |public: &_, seat| value(table.game(), public, Seat::new(seat));
    assert_eq!(worth(&public, 0), VALUE_MAX * 4 / 5 / 4 + VALUE_MAX / 10);
    public.points[Seat::new(2)] = 1;
    assert_eq!(worth(&public, 2), VALUE_MAX);
    assert_eq!(worth(&public, 0), VALUE_MAX / 5 / 3);
}
