//! The real program, run as people and other programs run it.

mod arguments;
mod judge;
mod plain;
mod run;
mod served;
