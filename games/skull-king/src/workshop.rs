//! What bots are made and measured with: for programs, never for tables.

pub use crate::bots::{Lesson, TABLES, entrants, lesson};
