//! Games in pairs that differ in one secret: whoever does not know it is told the same in both.

mod lists;
mod replays;
mod taking_back;
mod worlds;
