//! The server from outside: real sockets on this machine, a fresh data folder for each test. One program, so that
//! the server is linked once.

mod bad_input;
mod bots;
mod browser;
#[cfg(target_os = "linux")]
mod disk;
mod http;
mod kill;
mod log_lines;
mod names;
mod passkeys;
mod play;
mod process;
mod replays;
mod store;
mod storm;
mod support;
