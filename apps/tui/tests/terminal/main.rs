//! The terminal client at tables that are told to it frame by frame.

mod edition;
mod gathering;
mod keys;
mod lines;
mod narrowing;
mod screens;
mod script;
