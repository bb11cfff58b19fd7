//! The bot that plays where nobody chose one is the right one: at no table of any game does it clearly lose to
//! another that is offered there. `docs/bots.md` has the long matches behind the order of the lists.

use arena::report;
use engine::{Effort, GameRng};
use hosting::{AnyGame, Json, NoBooks};
use serde_json::Value;
use serde_json::value::to_raw_value;

/// How many sets are played between bots that answer at once, and how many where one thinks, at tables of up to four
/// and at larger ones: it takes its whole budget for every decision, here as at any table.
const SETS: [(&str, u32, [u32; 2]); 3] =
    [("skull", 150, [6, 6]), ("skull-king", 20, [12, 4]), ("skallywaggs", 8, [0, 0])];
const SEARCHER: &str = "flat-monte-carlo";

/// The usual options; of Skull King only the first rounds, over which a search takes long enough.
fn options(game: &dyn AnyGame) -> Json {
    let mut options: Value = serde_json::from_str(game.presets()[0].1.get()).unwrap();
    if let Some(schedule) = options.get_mut("schedule") {
        *schedule = serde_json::json!([1, 2, 3]);
    }
    to_raw_value(&options).unwrap()
}

/// One seat against all others: between which shares of the games it wins.
fn share(game: &dyn AnyGame, seats: u8, single: &str, others: &str) -> (f64, f64) {
    let mut table = vec![others.to_owned(); usize::from(seats)];
    single.clone_into(&mut table[0]);
    let arena = catalog::arena(game.id()).unwrap();
    let contest = arena.contest(&options(game), &table, 1720, &NoBooks).unwrap();
    let (_, at_once, thinking) = SETS.iter().find(|(id, ..)| *id == game.id()).unwrap();
    let thinking = &thinking[usize::from(seats > 4)];
    let sets = *if [single, others].contains(&SEARCHER) { thinking } else { at_once };
    let sets: Vec<_> = (0..sets).map(|number| contest.play_set(number, &|| 0)).collect();
    let interval = report(&table, &sets).swap_remove(0).win_share_ci95;
    (interval.0, interval.1)
}

/// Whether the usual bot of this table clearly loses to another. Who has to think has the one seat.
fn loses(game: &dyn AnyGame, seats: u8, usual: &str, other: &str) -> bool {
    let chance = 1.0 / f64::from(seats);
    if other == SEARCHER {
        share(game, seats, other, usual).0 > chance
    } else {
        share(game, seats, usual, other).1 < chance
    }
}

fn the_usual_bot_loses_to_none(id: &str) {
    let game = catalog::game(id).unwrap();
    for seats in game.seats() {
        let usual = game.bot_usual(seats).unwrap();
        for other in game.bots(seats).into_iter().filter(|other| *other != usual) {
            assert!(!loses(game, seats, usual, other), "{id}, {seats} seats: {usual} loses to {other}");
        }
    }
}

#[test]
fn in_skull_the_usual_bot_of_every_table_loses_to_none() {
    the_usual_bot_loses_to_none("skull");
}

#[test]
fn in_skull_king_the_usual_bot_of_every_table_loses_to_none() {
    the_usual_bot_loses_to_none("skull-king");
}

#[test]
fn in_skallywaggs_the_usual_bot_of_every_table_loses_to_none() {
    the_usual_bot_loses_to_none("skallywaggs");
}

#[test]
fn a_wrong_choice_would_be_found() {
    let (skull, king) = (catalog::game("skull").unwrap(), catalog::game("skull-king").unwrap());
    assert!(loses(skull, 6, "skull-cautious", "skull-bluffer"));
    assert!(loses(skull, 6, SEARCHER, "skull-bluffer"));
    assert!(loses(skull, 2, "skull-bluffer", SEARCHER));
    assert!(loses(king, 4, "random", "skull-king-mate"));
    assert!(loses(king, 4, "skull-king-mate", SEARCHER));
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

/// The share of games that one searcher at this level wins from three mates, at least and at most.
fn share_at(level: &str) -> (f64, f64) {
    let mut table = vec!["skull-king-mate".to_owned(); 4];
    table[0] = format!("{SEARCHER}@{level}");
    let options = catalog::game("skull-king").unwrap().presets().remove(0).1;
    let contest = catalog::arena("skull-king").unwrap().contest(&options, &table, 1720, &NoBooks).unwrap();
    let sets: Vec<_> = (0..12).map(|number| contest.play_set(number, &|| 0)).collect();
    let interval = report(&table, &sets).swap_remove(0).win_share_ci95;
    (interval.0, interval.1)
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
