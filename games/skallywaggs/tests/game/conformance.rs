//! Skallywaggs keeps the laws of every game, with and without the optional pirates.

use skallywaggs::Skallywaggs;

#[test]
fn skallywaggs_keeps_the_laws_of_every_game() {
    if let Err(violation) = conformance::examine::<Skallywaggs>(1) {
        panic!("{violation}");
    }
}
