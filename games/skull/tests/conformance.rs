//! Skull keeps the laws of every game.

#[test]
fn skull_keeps_the_laws_of_every_game() {
    conformance::check::<skull::Skull>();
}
