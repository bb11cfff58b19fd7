//! Skull King keeps the laws of every game, in every edition and at every table.

use skull_king::SkullKing;

#[test]
fn skull_king_keeps_the_laws_of_every_game() {
    if let Err(violation) = conformance::examine::<SkullKing>(1) {
        panic!("{violation}");
    }
}
