//! Before a game: the front page, how a table is set up, its rules in words, and the invitation to it.

pub mod crew;
pub mod front;
pub mod invitation;
mod join;
mod own_list;
pub mod primer;
pub mod rules;
pub mod sending;
pub mod setup;
pub mod setup_form;
