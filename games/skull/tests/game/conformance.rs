//! Skull keeps the laws of every game, and says every sentence of its wordbook.

use skull::Skull;

#[test]
fn skull_keeps_the_laws_of_every_game_and_its_wordbook_has_no_dead_sentence() {
    let unused = conformance::unused::<Skull>(conformance::GAMES);
    let unused = unused.unwrap_or_else(|violation| panic!("{violation}"));
    // The referee says these, and at the other moments nobody can try anything.
    let elsewhere = |key: &String| {
        key.starts_with("skull-judge-")
            || key == "skull-bad-seats"
            || key == "skull-refusal-moment-drawing"
            || key == "skull-refusal-moment-picking-blind"
            || key == "skull-refusal-moment-over"
    };
    let forgotten: Vec<String> = unused.keys.into_iter().filter(|key| !elsewhere(key)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
    assert!(unused.names.is_empty(), "nothing is called {:?}", unused.names);
}

#[test]
fn decisions_can_be_retraced() {
    assert!(conformance::retraceable::<Skull>(4, 1).unwrap() >= 3);
}
