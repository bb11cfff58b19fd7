//! What a host can choose about how a table is kept, as every client offers it: the keys of the words, and what they mean.

use protocol::{Clock, Door};

/// Who may sit down.
pub const DOORS: [(&str, Door); 3] =
    [("web-door-open", Door::Open), ("web-door-asks", Door::Asks), ("web-door-locked", Door::Locked)];

/// How long the others wait for somebody who is away.
pub const GRACES: [(&str, Option<u32>); 4] = [
    ("web-grace-15", Some(15)),
    ("web-grace-60", None),
    ("web-grace-180", Some(180)),
    ("web-grace-never", Some(0)),
];

/// How long people may think.
pub const CLOCKS: [(&str, Option<Clock>); 6] = [
    ("web-clock-none", None),
    ("web-clock-30", Some(Clock::Move { seconds: 30 })),
    ("web-clock-60", Some(Clock::Move { seconds: 60 })),
    ("web-clock-120", Some(Clock::Move { seconds: 120 })),
    ("web-clock-game-10", Some(Clock::Game { seconds: 600 })),
    ("web-clock-game-20", Some(Clock::Game { seconds: 1_200 })),
];

/// Of how many games the best wins the evening.
pub const BESTS: [(&str, Option<u8>); 4] =
    [("web-best-none", None), ("web-best-3", Some(3)), ("web-best-5", Some(5)), ("web-best-7", Some(7))];
