//! Nobody can tell two worlds apart that look the same to them: what is sent is the same bytes.

use engine::{Effort, Seat};
use skull::{Action, Public, Skull};

#[test]
fn two_worlds_that_look_the_same_are_sent_the_same_bytes() {
    let compared = conformance::noninterference::<Skull>(2_000);
    assert!(compared.pairs_different > 1_500, "{compared:?}");
    assert!(compared.frames > 20_000, "{compared:?}");
}

/// A card is placed face down, and a lost card is seen by its owner alone.
#[test]
fn the_face_of_a_placed_or_discarded_card_is_hidden() {
    conformance::check_hidden_choices::<Skull>(faces_look_alike);
}

fn faces_look_alike(_game: &Skull, _public: &Public, _seat: Seat, one: &Action, other: &Action) -> bool {
    matches!((one, other), (Action::Place(_), Action::Place(_)) | (Action::Discard(_), Action::Discard(_)))
}

#[test]
fn no_bot_decides_by_what_its_seat_was_not_told() {
    for bot in conformance::hygiene::<Skull>(conformance::Questions::usual()) {
        assert!(bot.questions >= if bot.effort == Effort::Instant { 2_000 } else { 200 }, "{bot:?}");
    }
}
