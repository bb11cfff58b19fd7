//! The real program, run as people and other programs run it.

mod arena;
mod arguments;
mod bench;
mod evening;
mod https;
mod judge;
mod language;
mod outside;
mod plain;
mod run;
#[cfg(target_os = "linux")]
mod screen;
mod serve;
mod served;
