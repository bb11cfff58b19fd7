//! What the bots claim: the cautious one beats random play, the bluffer beats both. Seats are rotated, seeds fixed.

use engine::{Bot, BotKind, Game, GameRng, Match, News, Outfit, Seat, Step, Thinking, Turn};
use hosting::Hosted;
use skull::Skull;

/// Plays one game; says who won.
fn winner(bots: &[BotKind<Skull>; 4], seed: u64) -> Seat {
    let (_, usual) = Skull::presets().remove(0);
    let mut table = Match::<Skull>::new(usual, 4).unwrap();
    let mut rng = GameRng::from_number(seed);
    let mut players: Vec<Box<dyn Bot<Skull>>> =
        bots.iter().map(|kind| (kind.make)(Outfit::default())).collect();
    for _ in 0..10_000 {
        table.advance(&mut rng);
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.first().unwrap();
        let legal = table.legal_actions(seat);
        let mut thinking = Thinking::at_once(&mut rng);
        let choice = players[seat.idx()].choose(table.game(), table.view(seat), &legal, &mut thinking);
        let step = Step::Act(seat, choice.action);
        let events = table.step(step.clone()).unwrap();
        for (seat, player) in Seat::all(4).zip(&mut players) {
            player.notice(table.game(), News::new(&step, &events, table.view(seat)));
        }
    }
    table.public().winner.expect("every game ends")
}

/// How often one of `hero` wins at a table with three of `rest`, in percent, with twice its standard error.
fn win_percent(hero: &str, rest: &str, games: u64) -> (f64, f64) {
    let kind = |id: &str| Skull::bots(4).into_iter().find(|kind| kind.id == id).unwrap();
    let mut wins = 0;
    let rotation: Vec<Seat> = Seat::all(4).collect();
    for (seed, &hero_seat) in (0..games).zip(rotation.iter().cycle()) {
        let bots = [0, 1, 2, 3].map(|seat| kind(if seat == hero_seat.idx() { hero } else { rest }));
        wins += u64::from(winner(&bots, seed) == hero_seat);
    }
    let share = wins as f64 / games as f64;
    let error = (share * (1.0 - share) / games as f64).sqrt();
    (100.0 * share, 200.0 * error)
}

/// At a table of four, a quarter of the wins is what chance gives.
#[track_caller]
fn wins_more_than(percent: f64, hero: &str, rest: &str) {
    let (share, margin) = win_percent(hero, rest, 2_000);
    assert!(share - margin > percent, "{hero} against three {rest}: {share:.1} % ± {margin:.1}");
}

#[track_caller]
fn wins_less_than(percent: f64, hero: &str, rest: &str) {
    let (share, margin) = win_percent(hero, rest, 2_000);
    assert!(share + margin < percent, "{hero} against three {rest}: {share:.1} % ± {margin:.1}");
}

#[test]
fn the_cautious_bot_beats_random_play() {
    wins_more_than(33.0, "skull-cautious", "random");
    wins_less_than(25.0, "random", "skull-cautious");
}

#[test]
fn the_bluffer_beats_random_play() {
    wins_more_than(38.0, "skull-bluffer", "random");
    wins_less_than(15.0, "random", "skull-bluffer");
}

#[test]
fn the_bluffer_beats_the_cautious_bot() {
    wins_more_than(40.0, "skull-bluffer", "skull-cautious");
    wins_less_than(25.0, "skull-cautious", "skull-bluffer");
}
