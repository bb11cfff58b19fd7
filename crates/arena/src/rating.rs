//! How bots of drawn tables compare: one rating for each, and how often each finished ahead of each other.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::report::kinds;
use crate::set::{PlayedSet, Seated};

/// How strong a kind of bot is, by the method of Weng and Lin: everybody begins at 25, and one that is six and a
/// half above another finishes ahead of it in three games of four.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Which bot.
    pub bot: String,
    /// Its rating.
    pub rating: f64,
    /// The doubt that is left in it: one standard deviation.
    pub uncertainty: f64,
}

/// How often each kind of bot finished ahead of each other: the share of the pairs of seats in one game, a shared place
/// for one half.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WinMatrix {
    /// The bots, in the order of the rows and columns.
    pub bots: Vec<String>,
    /// The share of the row against the column; nothing where they never met.
    pub ahead: Vec<Vec<Option<f64>>>,
}

/// Each game of these sets, seat by seat.
fn games(sets: &[PlayedSet]) -> impl Iterator<Item = &[Seated]> {
    sets.iter().flat_map(|set| set.chunk_by(|one, other| one.rotation == other.rotation))
}

/// Which kind each of those entered is, by its place among the kinds.
fn kind_of(pool: &[String]) -> Vec<usize> {
    let kinds = kinds(pool);
    pool.iter().filter_map(|bot| kinds.iter().position(|kind| kind == bot)).collect()
}

/// The rating of each kind of bot after these sets, in the order in which the kinds were named.
#[must_use]
pub fn ratings(pool: &[String], sets: &[PlayedSet]) -> Vec<Rating> {
    let (kinds, kind_of) = (kinds(pool), kind_of(pool));
    let mut ratings = vec![WengLinRating::new(); kinds.len()];
    for game in games(sets) {
        rate(game, &kind_of, &mut ratings);
    }
    let told = |(bot, rated): (&str, WengLinRating)| Rating {
        bot: bot.to_owned(),
        rating: rated.rating,
        uncertainty: rated.uncertainty,
    };
    kinds.into_iter().zip(ratings).map(told).collect()
}

/// Takes one game into account. A kind in several seats is one, and has the mean of its places: it does not play
/// against itself.
fn rate(game: &[Seated], kind_of: &[usize], ratings: &mut [WengLinRating]) {
    let mut places = vec![Vec::new(); ratings.len()];
    for seated in game {
        places[kind_of[seated.entrant]].push(seated.rank as f64);
    }
    let mean = |places: &Vec<f64>| places.iter().sum::<f64>() / places.len() as f64;
    let met: Vec<(usize, f64)> = places
        .iter()
        .enumerate()
        .filter(|(_, places)| !places.is_empty())
        .map(|(kind, all)| (kind, mean(all)))
        .collect();
    let rank = |place: f64| met.iter().filter(|(_, other)| *other < place).count() + 1;
    let before: Vec<([WengLinRating; 1], MultiTeamOutcome)> =
        met.iter().map(|(kind, place)| ([ratings[*kind]], MultiTeamOutcome::new(rank(*place)))).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().map(|(team, outcome)| (&team[..], *outcome)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for ((kind, _), team) in met.iter().zip(after) {
        ratings[*kind] = team[0];
    }
}

/// How often each finished ahead of each other in these sets.
#[must_use]
pub fn win_matrix(pool: &[String], sets: &[PlayedSet]) -> WinMatrix {
    let (kinds, kind_of) = (kinds(pool), kind_of(pool));
    let mut tally = vec![vec![(0.0, 0u32); kinds.len()]; kinds.len()];
    for game in games(sets) {
        for one in game {
            for other in game.iter().filter(|other| kind_of[other.entrant] != kind_of[one.entrant]) {
                let (ahead, met) = &mut tally[kind_of[one.entrant]][kind_of[other.entrant]];
                *ahead += if one.rank < other.rank {
                    1.0
                } else if one.rank == other.rank {
                    0.5
                } else {
                    0.0
                };
                *met += 1;
            }
        }
    }
    let share = |(ahead, met): (f64, u32)| (met > 0).then(|| ahead / f64::from(met));
    let ahead = tally.into_iter().map(|row| row.into_iter().map(share).collect()).collect();
    WinMatrix { bots: kinds.into_iter().map(str::to_owned).collect(), ahead }
}

#[cfg(test)]
mod tests {
    use engine::{GameRng, Seat};

    use super::*;
    use crate::Fingerprint;

    fn seated(rotation: usize, seat: u8, entrant: usize, rank: usize) -> Seated {
        let (seat, bids, fault, decisions_ns) = (Seat::new(seat), Vec::new(), None, Vec::new());
        let did = Fingerprint::NONE;
        Seated { rotation, seat, entrant, score: 0, rank, won: 0.0, bids, did, fault, decisions_ns }
    }

    fn pool(bots: &[&str]) -> Vec<String> {
        bots.iter().map(ToString::to_string).collect()
    }

    /// A game of these entrants, the first named finished first.
    fn finished(rotation: usize, order: &[usize]) -> PlayedSet {
        (0u8..)
            .zip(order)
            .map(|(seat, entrant)| seated(rotation, seat, *entrant, usize::from(seat) + 1))
            .collect()
    }

    #[test]
    fn who_finishes_ahead_more_often_is_rated_higher_and_doubt_shrinks() {
        let mut rng = GameRng::from_number(3);
        // The first finishes ahead of the second in about three games of four; the third is as the second.
        let set = |rng: &mut GameRng| {
            let mut order = [1, 2];
            rng.shuffle(&mut order);
            let place = if rng.below(2) == 0 { 0 } else { rng.index(3) };
            let mut order = order.to_vec();
            order.insert(place, 0);
            finished(0, &order)
        };
        let sets: Vec<PlayedSet> = (0..800).map(|_| set(&mut rng)).collect();
        let bots = pool(&["good", "one", "other"]);
        let rated = ratings(&bots, &sets);
        let gap = rated[0].rating - rated[1].rating;
        assert!((4.0..9.0).contains(&gap), "{rated:?}");
        assert!((rated[1].rating - rated[2].rating).abs() < 1.5, "{rated:?}");
        assert!(rated.iter().all(|rating| rating.uncertainty < 1.5), "{rated:?}");
        assert!(ratings(&bots, &sets[..4]).iter().all(|rating| rating.uncertainty > 2.0));
    }

    #[test]
    fn the_rating_of_one_game_is_that_of_the_method() {
        // Weng and Lin's Bradley-Terry with full pairs for two beginners: 25 ± 25/3, beta 25/6.
        let rated = ratings(&pool(&["first", "second"]), &[finished(0, &[0, 1])]);
        assert!((rated[0].rating - 27.635_231).abs() < 1e-3, "{rated:?}");
        assert!((rated[0].uncertainty - 8.065_506).abs() < 1e-3, "{rated:?}");
    }

    #[test]
    fn a_kind_in_two_seats_is_rated_by_the_mean_of_its_places_and_not_against_itself() {
        let bots = pool(&["a", "b"]);
        // First and last is in the middle, as the other is: nobody was better.
        let even: PlayedSet = vec![seated(0, 0, 0, 1), seated(0, 1, 1, 2), seated(0, 2, 0, 3)];
        let rated = ratings(&bots, &[even]);
        assert!((rated[0].rating - rated[1].rating).abs() < 1e-9, "{rated:?}");
    }

    #[test]
    fn the_matrix_counts_pairs_of_seats_in_one_game() {
        let bots = pool(&["a", "b", "c", "d"]);
        let mut set = finished(0, &[0, 1, 0]);
        set.extend(finished(1, &[1, 0]));
        set.extend([seated(2, 0, 0, 1), seated(2, 1, 2, 1)]);
        let matrix = win_matrix(&bots, &[set]);
        // In the first game one seat of `a` is ahead of `b` and one behind; in the second it is behind.
        assert_eq!(matrix.ahead[0], [None, Some(1.0 / 3.0), Some(0.5), None]);
        assert_eq!(matrix.ahead[1][0], Some(2.0 / 3.0));
        assert_eq!(matrix.ahead[3], [None, None, None, None]);
    }
}
