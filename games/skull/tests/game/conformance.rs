//! Skull keeps the laws of every game, and says every sentence of its catalogue.

use skull::Skull;

#[test]
fn skull_keeps_the_laws_of_every_game_and_its_catalogue_has_no_dead_sentence() {
    let never_said = conformance::keys_never_said::<Skull>(conformance::GAMES);
    let never_said = never_said.unwrap_or_else(|violation| panic!("{violation}"));
    // The referee says these, and at the other moments nobody can try anything.
    let elsewhere = |key: &String| {
        key.starts_with("skull-judge-")
            || key == "skull-bad-seats"
            || key == "skull-refusal-moment-drawing"
            || key == "skull-refusal-moment-picking-blind"
            || key == "skull-refusal-moment-over"
    };
    let forgotten: Vec<String> = never_said.into_iter().filter(|key| !elsewhere(key)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

#[test]
fn decisions_can_be_retraced() {
    assert!(conformance::retraceable::<Skull>(4, 1).unwrap() >= 3);
}
