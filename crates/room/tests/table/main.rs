//! The rules of a table, one test for each.

mod bench;
mod bots;
mod carrying;
mod coconuts;
mod commands;
mod giving_up;
mod house;
mod local;
mod log;
mod presence;
mod seating;
mod secrecy;
mod taking_back;
mod timing;
mod watchers;
mod words;
