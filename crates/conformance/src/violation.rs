//! What a broken law looks like: which law, where, and what was seen.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// The laws, in the order in which they are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Presets have different names and options, and every seat count can be played with one of them.
    Presets,
    /// The game ends within a bound.
    Ends,
    /// Every card is in exactly one place.
    Audit,
    /// Those to act are seats of the table and have something to do; nobody else has.
    Turn,
    /// Legal actions are in order.
    ActionsSorted,
    /// No legal action is listed twice.
    ActionsDistinct,
    /// A set of actions agrees with itself.
    ActionSet,
    /// Ranks are those of a competition.
    Standings,
    /// The same step in the same state does the same, whether somebody listens or not.
    Deterministic,
    /// An action outside the list is refused and changes nothing.
    Refusal,
    /// Nature only does what is possible, and what is possible keeps the cards together.
    Chance,
    /// An invented world agrees with what the seat sees, and can be played.
    Determinize,
    /// Two worlds of one view look the same, to the byte.
    PairedWorlds,
    /// Seats that act at once may act in any order.
    Commute,
    /// What is written can be read again, and is written the same.
    Serde,
    /// A record gives the same game again.
    Replay,
    /// Rounds are counted upwards.
    Rounds,
    /// Retracing the true world gives the decisions that were made, and an imagined one shows what was seen.
    Retrace,
    /// The picture of every viewer can be drawn and agrees with the game.
    Scene,
    /// Things in a picture are called by the names that boards know.
    Names,
    /// A picture that crosses to another process in a compact format is drawn there as it was here.
    Crossing,
    /// Exactly the legal actions are offered, each once.
    Offers,
    /// Everything that is said is in the wordbook, with its arguments.
    Words,
    /// The game without its type does what the game does.
    Untyped,
    /// The game's own bots choose legal actions, the same ones for the same seed and the same past, whether they have
    /// lived through it or were told; and in two worlds that look the same to their seat.
    Bots,
    /// No card that is secret is in the public half or in an event.
    MarkedCards,
    /// Two choices that must look the same to the others do.
    HiddenChoices,
    /// What is sent to a viewer is the same bytes in two worlds that look the same to it.
    NonInterference,
    /// Pairs of worlds that look the same do differ in secret; otherwise nothing was tested.
    WorldsDiffer,
}

/// Where in which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name of the options.
    pub preset: &'static str,
    /// How many play.
    pub seats: u8,
    /// The number that gives this game again.
    pub seed: u64,
    /// How many steps were taken.
    pub step: usize,
}

/// A broken law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} breaks the law {law:?} {}: {what}", at(place.as_ref()))]
pub struct Violation {
    /// Which game.
    pub game: &'static str,
    /// Which law.
    pub law: Law,
    /// Where; nowhere when the law is about the game as such.
    pub place: Option<Place>,
    /// What was seen.
    pub what: String,
}

fn at(place: Option<&Place>) -> String {
    let Some(Place { preset, seats, seed, step }) = place else {
        return "in general".to_owned();
    };
    format!("(preset {preset:?}, {seats} seats, seed {seed}, after {step} steps)")
}

/// What a law says of a position: nothing, or what is wrong.
pub(crate) type Verdict = Result<(), String>;

/// Runs something that may panic; a panic is a broken law too.
pub(crate) fn caught<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        Err(format!("panic: {}", text.unwrap_or("of an unknown kind")))
    })
}

/// Leaves with what is wrong, unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}
pub(crate) use ensure;
