//! The toy game as a catalog of one, with a bot, for the tests of a table.

use conformance::toy::{Coconuts, Throw};
use engine::{Bot, BotKind, GameRng, Stop, View};
use hosting::{AnyGame, Entry};
use serde_json::value::RawValue;

/// Everything that can be played in these tests.
pub static GAMES: &[&dyn AnyGame] = &[&COCONUTS];

static COCONUTS: Entry<Coconuts> = Entry::with_bots(bots);

/// A new table's first entry.
pub fn opened(seats: u8) -> room::Entry {
    room::Entry::opened("coconuts", raw(r#"{"spare":1}"#), seats)
}

/// JSON as it is written.
pub fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_owned()).expect("it is JSON")
}

fn bots(_seats: u8) -> Vec<BotKind<Coconuts>> {
    vec![
        BotKind::instant("random", || Box::new(Random)),
        BotKind::thinks("tireless", || Box::new(Tireless(Stop::never()))),
        BotKind::instant("lowest", || Box::new(Lowest)),
        BotKind::thinks("highest", || Box::new(Highest)),
    ]
}

struct Random;

impl Bot<Coconuts> for Random {
    fn choose(&mut self, _: &Coconuts, _: View<'_, Coconuts>, legal: &[Throw], rng: &mut GameRng) -> Throw {
        rng.pick(legal).clone()
    }
}

/// Thinks until it is stopped.
struct Tireless(Stop);

impl Bot<Coconuts> for Tireless {
    fn choose(&mut self, _: &Coconuts, _: View<'_, Coconuts>, legal: &[Throw], _: &mut GameRng) -> Throw {
        while !self.0.is_said() {}
        legal[0].clone()
    }

    fn heed(&mut self, stop: Stop) {
        self.0 = stop;
    }
}

struct Lowest;

impl Bot<Coconuts> for Lowest {
    fn choose(&mut self, _: &Coconuts, _: View<'_, Coconuts>, legal: &[Throw], _: &mut GameRng) -> Throw {
        legal[0].clone()
    }
}

struct Highest;

impl Bot<Coconuts> for Highest {
    fn choose(&mut self, _: &Coconuts, _: View<'_, Coconuts>, legal: &[Throw], _: &mut GameRng) -> Throw {
        legal[legal.len() - 1].clone()
    }
}
