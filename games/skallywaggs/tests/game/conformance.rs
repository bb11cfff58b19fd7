//! Skallywaggs keeps the laws of every game, with and without the optional pirates.

use skallywaggs::Skallywaggs;

/// What takes a major character, which random crews hardly ever complete.
const RARE: [&str; 3] = ["major", "waitress", "surgeon"];

#[test]
fn skallywaggs_keeps_the_laws_of_every_game() {
    match conformance::unused::<Skallywaggs>(1) {
        Err(violation) => panic!("{violation}"),
        Ok(unused) => {
            let forgotten: Vec<_> = unused.names.iter().filter(|name| !RARE.contains(name)).collect();
            assert!(forgotten.is_empty(), "nothing is called {forgotten:?}");
        }
    }
}
