//! The terminal client at tables that are told to it frame by frame.

mod both;
mod counsel;
mod edition;
mod gathering;
mod host;
mod hosting;
mod keys;
mod languages;
mod lines;
mod narrowing;
mod people;
mod rulebook;
mod screens;
mod script;
