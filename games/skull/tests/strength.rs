//! What the bots claim: the cautious one beats random play, the bluffer beats both. Seats are rotated, seeds fixed.

use engine::{Bot, BotKind, Game, GameRng, Match, Seat, Turn};
use hosting::Hosted;
use skull::Skull;

/// Plays one game; says who won.
fn winner(bots: &[BotKind<Skull>], seed: u64) -> Seat {
    let (_, usual) = Skull::presets().remove(0);
    let mut table = Match::<Skull>::new(usual, bots.len() as u8).unwrap();
    let mut rng = GameRng::from_number(seed);
    let mut players: Vec<Box<dyn Bot<Skull>>> = bots.iter().map(|kind| (kind.make)()).collect();
    for _ in 0..10_000 {
        table.advance(&mut rng);
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.first().unwrap();
        let legal = table.legal_actions(seat);
        let action = players[seat.idx()].choose(table.game(), table.view(seat), &legal, &mut rng);
        table.play(seat, action).unwrap();
    }
    table.public().winner.expect("every game ends")
}

/// How often one of `hero` wins at a table with three of `rest`, in percent, with twice its standard error.
fn win_percent(hero: &str, rest: &str, games: u64) -> (f64, f64) {
    let kind = |id: &str| {
        let mut kinds = search::bots::<Skull>();
        kinds.extend(Skull::bots());
        kinds.into_iter().find(|kind| kind.id == id).unwrap()
    };
    let mut wins = 0;
    for seed in 0..games {
        let hero_seat = Seat::new((seed % 4) as u8);
        let bots: Vec<_> =
            Seat::all(4).map(|seat| kind(if seat == hero_seat { hero } else { rest })).collect();
        wins += u64::from(winner(&bots, seed) == hero_seat);
    }
    let share = wins as f64 / games as f64;
    let error = (share * (1.0 - share) / games as f64).sqrt();
    println!("{hero} against three {rest}: {:.1} % ± {:.1}", 100.0 * share, 200.0 * error);
    (100.0 * share, 200.0 * error)
}

#[test]
fn probe() {
    for (hero, rest) in [
        ("skull-cautious", "random"),
        ("skull-bluffer", "random"),
        ("skull-bluffer", "skull-cautious"),
        ("skull-cautious", "skull-bluffer"),
        ("random", "skull-cautious"),
        ("random", "skull-bluffer"),
    ] {
        win_percent(hero, rest, 4000);
    }
}
