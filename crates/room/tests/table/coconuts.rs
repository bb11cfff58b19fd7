//! The toy game as a catalog of one, with a bot, for the tests of a table.

use conformance::toy::{Coconuts, Throw};
use engine::{Bot, BotKind, Choice, Message, Thinking, View};
use hosting::{AnyGame, Erased, Hosted as _};
use serde_json::value::RawValue;

/// Everything that can be played in these tests.
pub static GAMES: &[&dyn AnyGame] = &[&COCONUTS];

static COCONUTS: Erased<Coconuts> = Erased::with_bots(bots);

/// A new table's first entry.
pub fn opened(seats: u8) -> room::Entry {
    room::Entry::opened("coconuts", raw(r#"{"spare":1}"#), seats)
}

/// JSON as it is written.
pub fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_owned()).expect("it is JSON")
}

fn bots(seats: u8) -> Vec<BotKind<Coconuts>> {
    let remembers = Coconuts::bots(seats).into_iter().find(|kind| kind.listens).expect("the toy's own");
    vec![
        remembers,
        BotKind::instant("random", |_| Box::new(Random)),
        BotKind::thinks("tireless", 1, |_| Box::new(Tireless)).within(2_000),
        BotKind::instant("lowest", |_| Box::new(Lowest)),
        BotKind::thinks("highest", 1, |_| Box::new(Highest)),
    ]
}

type Seen<'a> = View<'a, Coconuts>;
type Chosen = Choice<Throw>;

struct Random;

impl Bot<Coconuts> for Random {
    fn choose(&mut self, _: &Coconuts, _: Seen<'_>, legal: &[Throw], thinking: &mut Thinking<'_>) -> Chosen {
        thinking.rng.pick(legal).clone().into()
    }
}

/// Thinks until it is stopped.
struct Tireless;

impl Bot<Coconuts> for Tireless {
    fn choose(&mut self, _: &Coconuts, _: Seen<'_>, legal: &[Throw], thinking: &mut Thinking<'_>) -> Chosen {
        while !thinking.is_stopped() {}
        legal[0].clone().into()
    }
}

struct Lowest;

impl Bot<Coconuts> for Lowest {
    fn choose(&mut self, _: &Coconuts, _: Seen<'_>, legal: &[Throw], _: &mut Thinking<'_>) -> Chosen {
        legal[0].clone().into()
    }
}

/// Throws dice that decide nothing, and tells them.
struct Highest;

impl Bot<Coconuts> for Highest {
    fn choose(&mut self, _: &Coconuts, _: Seen<'_>, legal: &[Throw], thinking: &mut Thinking<'_>) -> Chosen {
        let dice = Message::new("coconuts-dice").with("dice", format!("{:?}", thinking.rng.draw_seed()));
        Chosen::from(legal[legal.len() - 1].clone()).because(dice)
    }
}
