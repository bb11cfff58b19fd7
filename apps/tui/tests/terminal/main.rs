//! The terminal client at tables that are told to it frame by frame.

mod edition;
mod gathering;
mod host;
mod keys;
mod languages;
mod lines;
mod narrowing;
mod rulebook;
mod screens;
mod script;
