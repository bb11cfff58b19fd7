//! One test for each rule of a client's behavior, at a table that is told to it frame by frame.

mod asking;
mod bench;
mod calling;
mod evening;
mod pacing;
mod reading;
mod telling;
