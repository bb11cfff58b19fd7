//! The terminal client at tables that are told to it frame by frame.

mod keys;
mod lines;
mod screens;
mod script;
