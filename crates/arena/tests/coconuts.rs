//! Matches at the toy game: duplicate is fair, repeatable, and tells the better bot from the worse.

use arena::{Arena as _, ArenaError, Contest, Hall, PlayedSet, report};
use conformance::toy::Coconuts;
use hosting::NoBooks;
use serde_json::value::RawValue;

fn options() -> Box<RawValue> {
    RawValue::from_string(r#"{"spare":1}"#.into()).unwrap()
}

fn table(bots: &[&str]) -> Vec<String> {
    bots.iter().map(ToString::to_string).collect()
}

fn contest(bots: &[&str], seed: u64) -> Box<dyn Contest> {
    Hall::<Coconuts>::new().contest(&options(), &table(bots), seed, &NoBooks).unwrap()
}

/// The sets with these numbers, by a clock that stands still.
fn sets(bots: &[&str], seed: u64, numbers: impl Iterator<Item = u32>) -> Vec<PlayedSet> {
    let contest = contest(bots, seed);
    numbers.map(|number| contest.play_set(number, &|| 0)).collect()
}

#[test]
fn a_set_follows_from_the_seed_and_its_number_alone() {
    let bots = ["random", "flat-monte-carlo", "random"];
    let (forward, mut backward) = (sets(&bots, 7, 0..6), sets(&bots, 7, (0..6).rev()));
    backward.reverse();
    assert_eq!(forward, backward);
    assert_ne!(forward, sets(&bots, 8, 0..6));
}

#[test]
fn every_bot_has_every_seat_once_in_a_set() {
    for set in sets(&["random", "random", "flat-monte-carlo"], 1, 0..4) {
        let places: Vec<usize> = set.iter().map(|seated| seated.entrant).collect();
        assert_eq!(places, [0, 1, 2, 2, 0, 1, 1, 2, 0]);
    }
}

/// Who always throws the same way gets what the seat gets: with the same deals every seat's luck goes round.
#[test]
fn the_same_deals_fall_on_every_bot() {
    for set in sets(&["flat-monte-carlo", "flat-monte-carlo"], 3, 0..20) {
        let luck: i32 = set.iter().map(|seated| seated.score).sum();
        assert_eq!(luck, 6, "three points in each of two games");
    }
    let lead = |bots: &[&str]| {
        let scores = |set: &PlayedSet, entrant: usize| -> i32 {
            set.iter().filter(|seated| seated.entrant == entrant).map(|seated| seated.score).sum()
        };
        let sets = sets(bots, 3, 0..40);
        let leads: Vec<i32> = sets.iter().map(|set| (scores(set, 0) - scores(set, 1)).abs()).collect();
        leads.iter().sum::<i32>()
    };
    // Two of a kind that think alike differ little in duplicate; what is left is how they break ties.
    assert!(lead(&["flat-monte-carlo", "flat-monte-carlo"]) < lead(&["random", "random"]));
}

#[test]
fn the_better_bot_is_told_from_the_worse() {
    let bots = ["flat-monte-carlo", "random"];
    let results = report(&table(&bots), &sets(&bots, 5, 0..300));
    assert_eq!(results.iter().map(|entrant| entrant.bot.as_str()).collect::<Vec<_>>(), bots);
    assert_eq!(results[0].games, 600);
    assert!(results[0].score_ci95.0 > results[1].score_ci95.1, "{results:?}");
    assert!((results[0].win_share + results[1].win_share - 1.0).abs() < 1e-9);
    assert_eq!(results[0].bids_met, None, "nobody bids on coconuts");
}

#[test]
fn whoever_does_something_else_has_another_fingerprint() {
    let of = |bots: &[&str], seed: u64, sets_played: u32| {
        report(&table(bots), &sets(bots, seed, 0..sets_played)).swap_remove(0).fingerprint
    };
    let told = of(&["random", "flat-monte-carlo"], 5, 6);
    assert_eq!(told, of(&["random", "flat-monte-carlo"], 5, 6));
    let others = [
        of(&["random", "flat-monte-carlo"], 6, 6),
        of(&["random", "flat-monte-carlo"], 5, 7),
        of(&["flat-monte-carlo", "random"], 5, 6),
    ];
    assert!(others.iter().all(|other| *other != told), "{others:?}");
}

#[test]
fn a_match_without_a_set_is_refused() {
    let refused = std::panic::catch_unwind(|| report(&table(&["random", "random"]), &[]));
    assert!(refused.is_err(), "{refused:?}");
}

#[test]
fn one_kind_in_several_seats_is_one_line() {
    let bots = ["random", "flat-monte-carlo", "random"];
    let results = report(&table(&bots), &sets(&bots, 5, 0..10));
    assert_eq!(results.len(), 2);
    assert_eq!((results[0].games, results[1].games), (60, 30));
}

#[test]
fn a_table_that_cannot_be_laid_says_why() {
    let hall = Hall::<Coconuts>::new();
    let refused = |bots: &[&str]| hall.contest(&options(), &table(bots), 1, &NoBooks).err().unwrap();
    assert!(matches!(refused(&["random"]), ArenaError::Seats { min: 2, .. }));
    let unknown = refused(&["random", "nobody"]);
    assert!(
        matches!(&unknown, ArenaError::NoSuchBot { bot, known } if bot == "nobody" && known.contains("random"))
    );
}
