//! Skull King keeps the laws of every game, in every edition and at every table, and says all it can say.

use skull_king::SkullKing;

/// Sentences that only a referee, refused options or options of no edition call for, or a rare card.
const ELSEWHERE: [&str; 18] = [
    "skull-king-rules-extra",
    "skull-king-bad-",
    "skull-king-judge-",
    "skull-king-title-extra",
    "skull-king-event-tie-break",
    "skull-king-badge-grapeshot",
    "skull-king-badge-cannonball",
    "skull-king-offer-bid-grapeshot",
    "skull-king-offer-bid-cannonball",
    "skull-king-bid-of-cannonball",
    "skull-king-line-bonus",
    "skull-king-line-own-loot",
    "skull-king-refusal-needs-",
    "skull-king-refusal-has-no-",
    "skull-king-refusal-no-such-wager",
    "skull-king-refusal-not-in-deck",
    "skull-king-moment-dealing",
    "skull-king-moment-over",
];

/// Names of the cannon, which no edition has.
const CANNON: [&str; 2] = ["grapeshot", "cannonball"];

#[test]
fn skull_king_keeps_the_laws_of_every_game_and_forgets_no_sentence() {
    match conformance::unused::<SkullKing>(1) {
        Err(violation) => panic!("{violation}"),
        Ok(unused) => {
            let forgotten: Vec<_> = unused
                .keys
                .iter()
                .filter(|key| !ELSEWHERE.iter().any(|prefix| key.starts_with(prefix)))
                .collect();
            assert!(forgotten.is_empty(), "nothing says {forgotten:?}");
            assert_eq!(unused.names, CANNON, "nothing is called so");
        }
    }
}

#[test]
fn decisions_can_be_retraced() {
    assert!(conformance::retraceable::<SkullKing>(4, 1).unwrap() >= 3);
}
