//! Skull King keeps the laws of every game, in every edition and at every table, and says all it can say.

use skull_king::SkullKing;

/// Sentences that only a referee, refused options or options of no edition call for.
const ELSEWHERE: [&str; 10] = [
    "skull-king-bad-",
    "skull-king-judge-",
    "skull-king-refusal-",
    "skull-king-moment-",
    "skull-king-line-bonus",
    "skull-king-title-extra",
    "skull-king-event-tie-break",
    "skull-king-suit-",
    "skull-king-badge-",
    "skull-king-offer-bid-",
];

#[test]
fn skull_king_keeps_the_laws_of_every_game_and_forgets_no_sentence() {
    match conformance::keys_never_said::<SkullKing>(1) {
        Err(violation) => panic!("{violation}"),
        Ok(unsaid) => {
            let forgotten: Vec<_> =
                unsaid.iter().filter(|key| !ELSEWHERE.iter().any(|prefix| key.starts_with(prefix))).collect();
            assert!(forgotten.is_empty(), "nothing says {forgotten:?}");
        }
    }
}
