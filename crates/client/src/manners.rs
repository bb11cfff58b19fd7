//! How a client behaves on the way to its table: data, and the only place where browser and terminal differ.

use crate::{Millis, Tempo};

/// How a client behaves.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// How a living call is told from a dead one; without it a call is trusted until it ends.
    pub heartbeat: Option<Heartbeat>,
    /// The longest pause before each new try; the last one stays.
    pub back_off: &'static [Millis],
    /// By how many percent chance may shorten a pause, so that not all come back at once.
    pub jitter_percent: u32,
    /// How often a table that was never reached is tried again; for ever when absent.
    pub first_tries_max: Option<u32>,
    /// How long things are shown.
    pub tempo: Tempo,
}

/// When a silent call is tested, and when it counts as dead.
#[derive(Clone, Copy, Debug)]
pub struct Heartbeat {
    /// After how much silence the table is asked.
    pub ping_after: Millis,
    /// How long the answer to that may take. Dial and hello may take both times together.
    pub patience: Millis,
}

impl Manners {
    /// A page at a served table. A dead connection is noticed within five seconds.
    pub const BROWSER: Self = Self {
        heartbeat: Some(Heartbeat { ping_after: 1_800, patience: 2_800 }),
        back_off: &[400, 800, 1_600, 3_200, 6_400, 8_000],
        jitter_percent: 50,
        first_tries_max: None,
        tempo: Tempo::PAGE,
    };

    /// A page at a table in a worker beside it: that one may think for long, but it is not lost.
    pub const BROWSER_AT_HOME: Self = Self { heartbeat: None, ..Self::BROWSER };

    /// A terminal at a served table, which notices a dead connection as soon. Its pauses are whole seconds, because they are
    /// counted down.
    pub const TERMINAL: Self = Self {
        heartbeat: Self::BROWSER.heartbeat,
        back_off: &[0, 1_000, 2_000, 5_000, 10_000, 20_000],
        jitter_percent: 0,
        first_tries_max: Some(3),
        tempo: Tempo::SCREEN,
    };

    /// A terminal at a table in the same process.
    pub const TERMINAL_AT_HOME: Self = Self { heartbeat: None, ..Self::TERMINAL };
}
