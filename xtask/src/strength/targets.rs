//! How strong and how quick the levels are wanted to be, and how far they are from it.

use std::fmt::Write as _;

use serde_json::Value;

use super::interval::Interval;
use super::probes::Probes;

/// A number that is wanted of a level.
pub(crate) struct Target {
    game: &'static str,
    what: &'static str,
    figure: Figure,
    wanted: Wanted,
}

/// Where the number is to be found.
#[derive(Clone, Copy)]
pub(crate) enum Figure {
    /// What one wins of the games among others, in percent, at so many seats.
    Won {
        one: &'static str,
        against: &'static str,
        seats: u8,
    },
    /// How many points a game it has more than each of them, at the usual table.
    Lead {
        one: &'static str,
        against: &'static str,
    },
    /// Milliseconds that 95 of 100 decisions take at most, at the usual table.
    Native(&'static str),
    Browser(&'static str),
    /// Something else in the tree shows it.
    Shown(&'static str),
    /// Nothing in the tree measures it.
    Unmeasured,
}

#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(f64),
    AtMost(f64),
}

use Figure::{Browser, Lead, Native, Shown, Unmeasured, Won};
use Wanted::{AtLeast, AtMost};

/// What is shown before the table.
const HEAD: &str = "
## What is wanted

Numbers that were set before the levels were made, in percent of the games, points a game, or milliseconds that 95 of 100 decisions take at most.
Games are those of the usual editions; where an interval is known, all of it has to be there, and the distance is that of its worse end.
`skull-king-mate` stands in for two public bots of about its strength that are not in the tree.
";

const fn target(game: &'static str, what: &'static str, figure: Figure, wanted: Wanted) -> Target {
    Target { game, what, figure, wanted }
}

const KING: &str = "skull-king";
const SKULL: &str = "skull";
const WAGGS: &str = "skallywaggs";
const MATE: &str = "skull-king-mate";

const fn mates(seats: u8) -> Figure {
    Won { one: "quartermaster", against: MATE, seats }
}

const fn bosuns(seats: u8) -> Figure {
    Won { one: "quartermaster", against: "bosun", seats }
}

const fn two(one: &'static str, against: &'static str) -> Figure {
    Won { one, against, seats: 2 }
}

pub(crate) const TARGETS: [Target; 33] = [
    target(
        KING,
        "Deckhand among three public bots",
        Won { one: "deckhand", against: MATE, seats: 4 },
        AtLeast(42.0),
    ),
    target(KING, "Deckhand's lead over them", Lead { one: "deckhand", against: MATE }, AtLeast(50.0)),
    target(KING, "Quartermaster among one public bot", mates(2), AtLeast(95.0)),
    target(KING, "Quartermaster among two", mates(3), AtLeast(88.0)),
    target(KING, "Quartermaster among three", mates(4), AtLeast(85.0)),
    target(KING, "Quartermaster among four", mates(5), AtLeast(82.0)),
    target(KING, "Quartermaster among five", mates(6), AtLeast(85.0)),
    target(KING, "Quartermaster among seven", mates(8), AtLeast(85.0)),
    target(
        KING,
        "Quartermaster's lead over three",
        Lead { one: "quartermaster", against: MATE },
        AtLeast(300.0),
    ),
    target(
        KING,
        "Captain among three searches without knowledge, in about equal time",
        Won { one: "captain", against: "flat-monte-carlo", seats: 4 },
        AtLeast(55.0),
    ),
    target(KING, "Quartermaster, time", Native("quartermaster"), AtMost(10.0)),
    target(KING, "Quartermaster, time in a browser", Browser("quartermaster"), AtMost(25.0)),
    target(KING, "Captain, time in a browser", Browser("captain"), AtMost(250.0)),
    target(
        SKULL,
        "what the best answer gains in a round of two or three that is solved, in thousandths",
        Shown(
            "at most 1 for two seats with up to four cards, and 3 over all seats for three with up to two: `solve/tests.rs`",
        ),
        AtMost(1.0),
    ),
    target(
        SKULL,
        "OpenSpiel's value of such a round beside ours, in thousandths",
        Shown("by hand: `games/skull/judge/openspiel.py`"),
        AtMost(1.0),
    ),
    target(SKULL, "what the best answer gains in a whole game of two", Unmeasured, AtMost(0.5)),
    target(SKULL, "Quartermaster among two of the best who answer at once", bosuns(3), AtLeast(55.0)),
    target(SKULL, "Quartermaster among three", bosuns(4), AtLeast(45.0)),
    target(SKULL, "Quartermaster among four", bosuns(5), AtLeast(40.0)),
    target(SKULL, "Quartermaster among five", bosuns(6), AtLeast(35.0)),
    target(SKULL, "what a search gains that answers the Captain, three seats", Unmeasured, AtMost(3.0)),
    target(SKULL, "Quartermaster, time", Native("quartermaster"), AtMost(1.0)),
    target(SKULL, "Captain, time", Native("captain"), AtMost(150.0)),
    target(SKULL, "Quartermaster, time in a browser", Browser("quartermaster"), AtMost(400.0)),
    target(SKULL, "Captain, time in a browser", Browser("captain"), AtMost(400.0)),
    target(SKULL, "tables to be fetched, in KB", Shown("none: nobody at a table reads one"), AtMost(1_000.0)),
    target(WAGGS, "Deckhand against one of the level below", two("deckhand", "powder-monkey"), AtLeast(60.0)),
    target(WAGGS, "Bosun against one of the level below", two("bosun", "deckhand"), AtLeast(60.0)),
    target(
        WAGGS,
        "Quartermaster against one of the level below",
        two("quartermaster", "bosun"),
        AtLeast(60.0),
    ),
    target(WAGGS, "Captain against one of the level below", two("captain", "quartermaster"), AtLeast(60.0)),
    target(WAGGS, "Quartermaster, time", Native("quartermaster"), AtMost(100.0)),
    target(WAGGS, "Quartermaster, time in a browser", Browser("quartermaster"), AtMost(100.0)),
    target(
        WAGGS,
        "cards thrown away that another choice beats, of 100",
        Shown("none where `games/skallywaggs/tests/game/manners.rs` looks"),
        AtMost(0.0),
    ),
];

/// The table of what is wanted and what was measured.
pub(crate) fn table(kept: &[Value], probes: &Probes) -> String {
    let mut table =
        format!("{HEAD}\n| game | what | wanted | measured | distance |\n|---|---|---|---|---|\n");
    for target in &TARGETS {
        let Target { game, what, wanted, .. } = target;
        let (measured, distance) = target.told(kept, probes);
        let _ = writeln!(table, "| {game} | {what} | {} | {measured} | {distance} |", wanted.told());
    }
    table
}

impl Target {
    /// What was measured, and how far it is from what is wanted.
    fn told(&self, kept: &[Value], probes: &Probes) -> (String, String) {
        if let Shown(how) = self.figure {
            return (how.to_owned(), String::new());
        }
        let Some((row, found)) = self.row(kept).and_then(|row| Some((row, self.found(row)?))) else {
            return ("not measured".to_owned(), String::new());
        };
        let measured = match found {
            Found { sets: Some(sets), mean, interval: Interval(low, high) } => {
                format!("{mean:.0} ({low:.0}–{high:.0}), {sets} sets")
            }
            Found { sets: None, mean, .. } => format!("{mean:.1}"),
        };
        let is_old = row["one"].is_string() && !probes.is_of_today(row);
        let mark = if is_old { " †" } else { "" };
        (format!("{measured}{mark}"), self.wanted.distance(found.interval))
    }

    /// The row that shows it.
    fn row<'a>(&self, kept: &'a [Value]) -> Option<&'a Value> {
        let usual = super::plan::PLAN.iter().find(|measured| measured.game == self.game)?.editions.first()?;
        let usual_size = usual.usual_size();
        let is_at = |row: &Value, seats: u8| {
            row["game"] == self.game && row["edition"] == usual.name && row["seats"] == seats
        };
        let is_of = |row: &Value, one: &str, against: &str| row["one"] == one && row["against"] == against;
        kept.iter().find(|row| match self.figure {
            Won { one, against, seats } => is_at(row, seats) && is_of(row, one, against),
            Lead { one, against } => is_at(row, usual_size) && is_of(row, one, against),
            Native(bot) => is_at(row, usual_size) && row["one"] == bot && row["decision_ms"].is_object(),
            Browser(bot) => is_at(row, usual_size) && row["bot"] == bot,
            Shown(_) | Unmeasured => false,
        })
    }

    /// What the row says about it.
    fn found(&self, row: &Value) -> Option<Found> {
        match self.figure {
            Won { .. } => Found::won(row),
            Lead { .. } => Some(Found::bare(row["score"].as_f64()? - row["score_against"].as_f64()?)),
            Native(_) => Some(Found::bare(row["decision_ms"]["p95"].as_f64()?)),
            Browser(_) => Some(Found::bare(row["browser_ms"]["p95"].as_f64()?)),
            Shown(_) | Unmeasured => None,
        }
    }
}

/// A number that was measured.
#[derive(Clone, Copy)]
struct Found {
    mean: f64,
    interval: Interval,
    /// In how many sets, where the interval is that of sets.
    sets: Option<u64>,
}

impl Found {
    fn won(row: &Value) -> Option<Self> {
        let Interval(low, high) = Interval::read(&row["won_ci95"])?;
        let interval = Interval(100.0 * low, 100.0 * high);
        Some(Self { mean: 100.0 * row["won"].as_f64()?, interval, sets: row["sets"].as_u64() })
    }

    /// One of which no interval is known.
    const fn bare(mean: f64) -> Self {
        Self { mean, interval: Interval(mean, mean), sets: None }
    }
}

impl Wanted {
    fn told(self) -> String {
        match self {
            AtLeast(wanted) => format!("at least {wanted}"),
            AtMost(wanted) => format!("at most {wanted}"),
        }
    }

    fn distance(self, Interval(low, high): Interval) -> String {
        let (short, how) = match self {
            AtLeast(wanted) => (wanted - low, "too few"),
            AtMost(wanted) => (high - wanted, "too many"),
        };
        if short <= 0.0 { "met".to_owned() } else { format!("{short:.1} {how}") }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::plan::plan;
    use super::*;

    #[test]
    fn what_a_match_can_show_is_planned() {
        for Target { game, what, figure, .. } in &TARGETS {
            let (one, against, seats) = match *figure {
                Won { one, against, seats } => (one, against, Some(seats)),
                Lead { one, against } => (one, against, None),
                _ => continue,
            };
            let is_planned = plan().iter().any(|planned| {
                planned.game == *game
                    && (&*planned.one, &*planned.against) == (one, against)
                    && seats.is_none_or(|seats| planned.seats == seats)
            });
            assert!(is_planned, "{game}: {what}");
        }
    }

    #[test]
    fn each_target_says_what_was_measured_and_how_far_it_is_or_that_nobody_has() {
        let row = |one: &str, against: &str, seats: u8| {
            json!({
                "game": "skull-king", "edition": "current", "one": one, "against": against, "seats": seats, "sets": 60,
                "won": 0.5, "won_ci95": [0.45, 0.55], "score": 200.0, "score_against": 120.0,
                "decision_ms": { "p50": 3.0, "p95": 12.5 }, "probe": "today",
            })
        };
        let browser = json!({
            "game": "skull-king", "edition": "current", "seats": 4, "bot": "captain", "browser_ms": { "p50": 90.0, "p95": 200.0 },
        });
        let mut old = row("quartermaster", MATE, 2);
        old["probe"] = "long ago".into();
        let kept = [row("deckhand", MATE, 4), row("quartermaster", MATE, 4), old, browser];
        let told = table(&kept, &Probes::of(&kept, |_| Ok("today".to_owned())).unwrap());
        for line in [
            "| skull-king | Deckhand among three public bots | at least 42 | 50 (45–55), 60 sets | met |",
            "| skull-king | Deckhand's lead over them | at least 50 | 80.0 | met |",
            "| skull-king | Quartermaster among one public bot | at least 95 | 50 (45–55), 60 sets † | 50.0 too few |",
            "| skull-king | Quartermaster among three | at least 85 | 50 (45–55), 60 sets | 40.0 too few |",
            "| skull-king | Quartermaster among four | at least 82 | not measured |  |",
            "| skull-king | Quartermaster, time | at most 10 | 12.5 | 2.5 too many |",
            "| skull-king | Captain, time in a browser | at most 250 | 200.0 | met |",
            "| skull | what the best answer gains in a whole game of two | at most 0.5 | not measured |  |",
        ] {
            assert!(told.contains(line), "{line}\n{told}");
        }
        assert_eq!(told.matches("\n| sk").count(), TARGETS.len());
    }
}
