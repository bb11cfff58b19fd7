//! The bots that a table is offered are in order: each level is above the one below. `docs/bots.md` has the long matches
//! behind that.

use arena::{Entrant, report};
use engine::{Effort, GameRng};
use hosting::{AnyGame, Json, NoBooks};

/// How many sets are played between bots that answer at once.
const SETS: [(&str, u32); 3] = [("skull", 150), ("skull-king", 40), ("skallywaggs", 8)];
const SEARCHER: &str = "flat-monte-carlo";

/// Where one of two neighbors on the ladder thinks: the game, the size of the table, the two, and how many sets are
/// played. Whoever takes long has a tenth of its budget.
const THINKERS: [(&str, u8, &str, &str, u32); 8] = [
    ("skull-king", 2, "bosun", "deckhand", 20),
    ("skull-king", 2, "quartermaster", "bosun", 20),
    ("skull-king", 2, "captain@middling", "quartermaster@middling", 20),
    ("skull", 2, "quartermaster", "bosun", 10),
    ("skull", 2, "captain@middling", "quartermaster@middling", 20),
    ("skallywaggs", 2, "bosun", "deckhand", 10),
    ("skallywaggs", 3, "quartermaster", "bosun", 40),
    ("skallywaggs", 3, "captain@middling", "quartermaster@middling", 20),
];

/// By how much more than chance gives the share of wins has to be there.
const MARGIN: f64 = 0.05;

fn options(game: &dyn AnyGame) -> Json {
    game.presets().swap_remove(0).1
}

/// Whether this bot answers at once.
fn is_instant(game: &dyn AnyGame, bot: &str) -> bool {
    let mut rng = GameRng::from_number(1);
    let mut table = game.open(&options(game), game.seats_usual()).unwrap();
    table.advance(&mut rng);
    let seat = table.turn().seats().first().unwrap();
    table.bot_job(seat, bot, rng).unwrap().effort() == Effort::Instant
}

/// One seat against all others in so many sets: what it wins of the games.
fn match_of(game: &dyn AnyGame, seats: u8, [single, others]: [&str; 2], sets: u32) -> Entrant {
    let mut table = vec![others.to_owned(); usize::from(seats)];
    single.clone_into(&mut table[0]);
    let contest = catalog::arena(game.id()).unwrap();
    let contest = contest.contest(&options(game), &table, 1720, &NoBooks).unwrap();
    let sets: Vec<_> = (0..sets).map(|number| contest.play_set(number, &|| 0)).collect();
    report(&table, &sets).swap_remove(0)
}

/// One seat against all others, where all answer at once: between which shares of the games it wins.
fn share(game: &dyn AnyGame, seats: u8, single: &str, others: &str) -> (f64, f64) {
    let sets = SETS.iter().find(|(id, _)| *id == game.id()).unwrap().1;
    let interval = match_of(game, seats, [single, others], sets).win_share_ci95;
    (interval.0, interval.1)
}

/// Each level that answers at once wins clearly more than chance gives against the one below, at every size; and where
/// one of the two thinks, it wins more by a margin at one size.
fn each_level_is_above_the_one_below(id: &str) {
    let game = catalog::game(id).unwrap();
    for seats in game.seats() {
        let chance = 1.0 / f64::from(seats);
        for pair in game.bots(seats).windows(2).filter(|pair| pair.iter().all(|bot| is_instant(game, bot))) {
            let (least, _) = share(game, seats, pair[1], pair[0]);
            assert!(least > chance, "{id}, {seats} seats: {} wins {least} from {}", pair[1], pair[0]);
        }
    }
    for (_, seats, one, against, sets) in THINKERS.into_iter().filter(|(of, ..)| *of == id) {
        let (won, chance) = (match_of(game, seats, [one, against], sets).win_share, 1.0 / f64::from(seats));
        assert!(won > chance + MARGIN, "{id}, {seats} seats: {one} wins {won} from {against}");
    }
}

/// No two neighbors are forgotten.
#[test]
fn every_two_neighbors_are_compared() {
    for game in catalog::GAMES {
        for pair in game.bots(game.seats_usual()).windows(2) {
            let is_of = |name: &str, bot: &str| name.split('@').next() == Some(bot);
            let is_listed = THINKERS.iter().any(|(id, _, one, against, _)| {
                *id == game.id() && is_of(one, pair[1]) && is_of(against, pair[0])
            });
            let are_instant = pair.iter().all(|bot| is_instant(*game, bot));
            assert!(is_listed || are_instant, "{}: nobody compares {pair:?}", game.id());
        }
    }
}

#[test]
fn in_skull_each_level_is_above_the_one_below() {
    each_level_is_above_the_one_below("skull");
}

#[test]
fn in_skull_king_each_level_is_above_the_one_below() {
    each_level_is_above_the_one_below("skull-king");
}

#[test]
fn in_skallywaggs_each_level_is_above_the_one_below() {
    each_level_is_above_the_one_below("skallywaggs");
}

#[test]
fn the_lowest_level_is_not_below_chance_moves() {
    for game in catalog::GAMES {
        let seats = game.seats_usual();
        let (_, most) = share(*game, seats, game.bots(seats)[0], "random");
        assert!(most > 1.0 / f64::from(seats), "{}: {most}", game.id());
    }
}

#[test]
fn a_wrong_order_would_be_found() {
    let king = catalog::game("skull-king").unwrap();
    assert!(share(king, 4, "powder-monkey", "deckhand").1 < 0.25);
}

#[test]
fn a_bot_that_takes_too_long_is_not_offered_and_still_plays_at_an_old_table() {
    let game = catalog::game("skallywaggs").unwrap();
    assert!(game.seats().all(|seats| !game.bots(seats).contains(&SEARCHER)));
    let mut rng = GameRng::from_number(1);
    let mut table = game.open(&options(game), 2).unwrap();
    table.advance(&mut rng);
    let seat = table.turn().seats().first().unwrap();
    let job = table.bot_job(seat, SEARCHER, rng.clone()).expect("old logs name it");
    assert_eq!(job.effort(), Effort::Thinks);
    table.play(seat, &job.decide().action, &mut rng).unwrap();
}

/// The share of whole games of Skull King that one seat wins from all the others, at least and at most.
fn share_of_king(seats: u8, single: &str, others: &str, sets: u32) -> (f64, f64) {
    let interval =
        match_of(catalog::game("skull-king").unwrap(), seats, [single, others], sets).win_share_ci95;
    (interval.0, interval.1)
}

/// The share of games that one searcher at this level wins from three mates, at least and at most.
fn share_at(level: &str) -> (f64, f64) {
    share_of_king(4, &format!("{SEARCHER}@{level}"), "skull-king-mate", 12)
}

#[test]
fn a_lower_level_is_weaker() {
    let (easy, middling) = (share_at("easy"), share_at("middling"));
    assert!(easy.1 < middling.0, "easy {easy:?}, middling {middling:?}");
}

/// The lists are in measured order, so a change of one is a change of `docs/bots.md`.
#[test]
fn the_lists_are_those_that_were_measured() {
    let documented = include_str!("../../../docs/bots.md");
    for game in catalog::GAMES {
        for seats in game.seats() {
            let row = format!("| {} | {seats} | {} |", game.id(), game.bots(seats).join(", "));
            assert!(documented.contains(&row), "docs/bots.md has no row {row:?}");
        }
    }
}
