//! What every screen stands on: the address, words, memory, the server, the worker, and the reader's own things.

pub mod api;
pub mod chance;
pub mod cue;
pub mod few;
pub mod focus;
pub mod games;
pub mod json;
pub mod kept;
pub mod look;
pub mod mate;
pub mod motion;
pub mod name;
pub mod notice;
pub mod pace;
pub mod part;
pub mod question;
pub mod route;
pub mod screen;
pub mod sheet;
pub mod shortcut;
pub mod sound;
pub mod speech;
pub mod still;
pub mod storage;
pub mod version;
pub mod watch;
