//! Skallywaggs keeps the laws of every game, with and without the optional pirates.

use skallywaggs::Skallywaggs;

#[test]
fn skallywaggs_keeps_the_laws_of_every_game() {
    match conformance::unused::<Skallywaggs>(1) {
        Err(violation) => panic!("{violation}"),
        Ok(unused) => assert!(unused.names.is_empty(), "nothing is called {:?}", unused.names),
    }
}
