//! What things are called in the scenes of each game, as the games themselves say: a board that looks for anything else
//! does not compile.

include!(concat!(env!("OUT_DIR"), "/names.rs"));
