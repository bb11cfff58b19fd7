//! Which matches show how strong the bots are, and how long each is.

use std::fmt;

use serde_json::{Value, json};

pub(crate) const LADDER: [&str; 5] = ["powder-monkey", "deckhand", "bosun", "quartermaster", "captain"];
/// The one that takes longest.
const SLOWEST: &str = "captain";
/// The seed of every match.
const SEED: u64 = 7;
/// How many sets are played where nobody thinks.
const SETS_INSTANT: u32 = 200;
/// How many are played at the usual size.
const SETS_USUAL: u32 = 60;
/// How many are played at other sizes.
const SETS_ELSEWHERE: u32 = 20;

/// A game as it is measured: its editions, the usual one first, and bots from outside the ladder.
pub(crate) struct Measured {
    pub(crate) game: &'static str,
    pub(crate) editions: &'static [Edition],
    others: &'static [&'static str],
    /// Those who answer at once; all others think. The catalog's tests hold them to what the bots say of themselves.
    pub(crate) instant: &'static [&'static str],
    /// Who plays whom at every size of the usual edition, beside the ladder.
    at_every_size: &'static [(&'static str, &'static str)],
    /// The level at which those who think still search, and are so quick that all matches can be probed in a minute.
    hasty: &'static str,
    /// How many sets the slowest bot plays at other sizes than the usual one.
    sets_of_the_slowest: u32,
}

/// An edition with all its sizes, the most usual first. The catalog's tests hold them to what can be played.
pub(crate) struct Edition {
    pub(crate) name: &'static str,
    pub(crate) sizes: &'static [u8],
}

impl Edition {
    const fn of(name: &'static str, sizes: &'static [u8]) -> Self {
        Self { name, sizes }
    }

    pub(crate) const fn usual_size(&self) -> u8 {
        self.sizes[0]
    }
}

pub(crate) const PLAN: [Measured; 3] = [
    Measured {
        game: "skull-king",
        editions: &[
            Edition::of("current", &[4, 2, 3, 5, 6, 7, 8]),
            Edition::of("beck-2018", &[4, 2, 3, 5, 6]),
            Edition::of("schmidt", &[4, 2, 3, 5, 6]),
            Edition::of("current-expanded", &[4, 2, 3, 5, 6, 7, 8]),
        ],
        others: &["random", "skull-king-mate", "flat-monte-carlo"],
        instant: &["random", "powder-monkey", "deckhand", "skull-king-mate"],
        at_every_size: &[("quartermaster", "skull-king-mate")],
        hasty: "easy",
        // A set of eight is eight games of eight who all think.
        sets_of_the_slowest: 12,
    },
    Measured {
        game: "skull",
        editions: &[Edition::of("usual", &[4, 2, 3, 5, 6])],
        others: &["random", "skull-bluffer", "flat-monte-carlo"],
        instant: &["random", "powder-monkey", "deckhand", "bosun", "skull-bluffer"],
        at_every_size: &[],
        hasty: "middling",
        sets_of_the_slowest: SETS_USUAL,
    },
    Measured {
        game: "skallywaggs",
        editions: &[Edition::of("usual", &[4, 2, 3])],
        others: &["random", "skallywaggs-bosun"],
        instant: &["random", "powder-monkey", "deckhand", "skallywaggs-bosun"],
        at_every_size: &[],
        hasty: "middling",
        sets_of_the_slowest: SETS_USUAL,
    },
];

/// One seat against all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Match {
    pub(crate) game: String,
    pub(crate) edition: String,
    pub(crate) seats: u8,
    pub(crate) one: String,
    pub(crate) against: String,
    pub(crate) sets: u32,
    pub(crate) seed: u64,
}

/// All matches, those that tell most first: the usual edition, the ladder before the others; at last the ladder the other
/// way round.
pub(crate) fn plan() -> Vec<Match> {
    let depth = PLAN.iter().map(|measured| measured.editions.len()).max().unwrap_or(0);
    let mut plan = Vec::new();
    for place in 0..depth {
        for measured in &PLAN {
            let Some(edition) = measured.editions.get(place) else { continue };
            plan.extend(ladder(measured, edition));
            if place == 0 {
                plan.extend(outside(measured, edition));
            }
        }
    }
    plan.extend(PLAN.iter().flat_map(the_other_way_round));
    plan
}

fn ladder<'a>(measured: &'a Measured, edition: &'a Edition) -> impl Iterator<Item = Match> + 'a {
    edition.sizes.iter().flat_map(move |seats| {
        LADDER.windows(2).map(move |pair| of(measured, edition, *seats, pair[1], pair[0]))
    })
}

/// Bots from outside the ladder, at the usual size: the lowest level against chance, and all others against the rest.
/// Then those who meet at every other size as well.
fn outside<'a>(measured: &'a Measured, edition: &'a Edition) -> impl Iterator<Item = Match> + 'a {
    let usual = measured.others.iter().flat_map(move |other| {
        let levels: &[&str] = if *other == "random" { &LADDER[..1] } else { &LADDER[1..] };
        levels.iter().map(move |level| of(measured, edition, edition.usual_size(), level, other))
    });
    let elsewhere = measured.at_every_size.iter().flat_map(move |(one, against)| {
        edition.sizes[1..].iter().map(move |seats| of(measured, edition, *seats, one, against))
    });
    usual.chain(elsewhere)
}

/// One of each level among those of the level above, at the usual table.
fn the_other_way_round(measured: &Measured) -> impl Iterator<Item = Match> {
    let edition = &measured.editions[0];
    LADDER.windows(2).map(move |pair| of(measured, edition, edition.usual_size(), pair[0], pair[1]))
}

fn of(measured: &Measured, edition: &Edition, seats: u8, one: &str, against: &str) -> Match {
    let sets = measured.sets([one, against], seats == edition.usual_size());
    let [game, edition, one, against] = [measured.game, edition.name, one, against].map(str::to_owned);
    Match { game, edition, seats, one, against, sets, seed: SEED }
}

impl Measured {
    fn sets(&self, bots: [&str; 2], is_usual_size: bool) -> u32 {
        match is_usual_size {
            _ if bots.iter().all(|bot| self.instant.contains(bot)) => SETS_INSTANT,
            true => SETS_USUAL,
            false if bots.contains(&SLOWEST) => self.sets_of_the_slowest,
            false => SETS_ELSEWHERE,
        }
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, edition, seats, one, against, sets, .. } = self;
        write!(f, "{game} {edition}, {seats} seats: {one} against {against}, {sets} sets")
    }
}

impl Match {
    /// The one, and the others in all other seats.
    pub(crate) fn table(&self) -> Vec<String> {
        let others = std::iter::repeat_n(&self.against, usize::from(self.seats) - 1);
        std::iter::once(&self.one).chain(others).cloned().collect()
    }

    /// The same table with much less time to think.
    pub(crate) fn hasty_table(&self) -> Vec<String> {
        let measured = PLAN.iter().find(|measured| measured.game == self.game);
        let hurried = |bot: String| match measured {
            Some(measured) if !measured.instant.contains(&&*bot) => format!("{bot}@{}", measured.hasty),
            _ => bot,
        };
        self.table().into_iter().map(hurried).collect()
    }

    /// Whether this row is of the same bots at the same table.
    pub(crate) fn is_told_by(&self, row: &Value) -> bool {
        row["game"] == *self.game
            && row["edition"] == *self.edition
            && row["seats"] == self.seats
            && row["one"] == *self.one
            && row["against"] == *self.against
    }

    /// Whether the row was played as it is planned, so that it comes out the same when it is played again.
    pub(crate) fn is_played_so(&self, row: &Value) -> bool {
        row["sets"] == self.sets && row["seed"] == self.seed
    }

    /// What a row begins with.
    pub(crate) fn row(&self) -> Value {
        let Self { game, edition, seats, one, against, sets, seed } = self;
        json!({
            "game": game, "edition": edition, "seats": seats, "one": one, "against": against,
            "sets": sets, "seed": seed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_of_the_plan_is_told_by_its_own_row_alone() {
        let plan = plan();
        assert_eq!(plan.len(), 28 * 2 + 20 * 2 + 9 + 6 + 20 + 9 + 12 + 5 + 12);
        for (number, planned) in plan.iter().enumerate() {
            let found = plan.iter().position(|other| planned.is_told_by(&other.row()));
            assert_eq!(found, Some(number), "{planned:?}");
            assert!(planned.is_played_so(&planned.row()));
        }
    }

    #[test]
    fn a_row_of_other_seeds_or_fewer_sets_was_not_played_as_planned() {
        let planned = &plan()[0];
        for (field, other) in [("sets", planned.sets - 1), ("seed", 1720)] {
            let mut row = planned.row();
            row[field] = other.into();
            assert!(planned.is_told_by(&row) && !planned.is_played_so(&row), "{row}");
        }
    }

    #[test]
    fn matches_are_longest_where_nobody_thinks_and_shortest_where_many_think_long() {
        let of = |game: &str, one: &str, against: &str, is_usual_size: bool| {
            let measured = PLAN.iter().find(|measured| measured.game == game).unwrap();
            measured.sets([one, against], is_usual_size)
        };
        let lengths = [("deckhand", "powder-monkey"), ("bosun", "deckhand"), ("captain", "quartermaster")];
        let at = |game: &str, is_usual: bool| lengths.map(|(one, against)| of(game, one, against, is_usual));
        assert_eq!([true, false].map(|usual| at("skull-king", usual)), [[200, 60, 60], [200, 20, 12]]);
        assert_eq!([true, false].map(|usual| at("skull", usual)), [[200, 200, 60], [200, 200, 60]]);
        assert_eq!(at("skallywaggs", false), [200, 20, 60]);
    }

    #[test]
    fn whoever_thinks_has_little_time_at_a_hasty_table() {
        let hasty = |game: &str, one: &str| {
            let planned = plan().into_iter().find(|planned| planned.game == game && planned.one == one);
            planned.unwrap().hasty_table()
        };
        assert_eq!(hasty("skull-king", "bosun"), ["bosun@easy", "deckhand", "deckhand", "deckhand"]);
        assert_eq!(hasty("skull", "bosun")[0], "bosun");
        assert_eq!(hasty("skull", "captain")[..2], ["captain@middling", "quartermaster@middling"]);
    }
}
