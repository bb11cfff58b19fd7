//! Nobody can tell two worlds apart that look the same to them, and no secret card is told. SK-9.1

use conformance::MarkedCards;
use engine::{Seat, State, Step};
use skull_king::{Action, Event, Hand, Phase, Public, SkullKing};

#[test]
fn two_worlds_that_look_the_same_are_sent_the_same_bytes() {
    let compared = conformance::noninterference::<SkullKing>(62);
    assert!(compared.pairs_different > 55, "{compared:?}");
}

#[test]
fn a_bid_before_the_last_and_a_card_put_away_are_hidden() {
    if let Err(violation) = conformance::examine_hidden_choices::<SkullKing>(look_alike, 1) {
        panic!("{violation}");
    }
}

fn look_alike(_rules: &SkullKing, public: &Public, _seat: Seat, one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Bid(_), Action::Bid(_)) => public.to_bid.len() > 1,
        (Action::Discard(_), Action::Discard(_)) => true,
        _ => false,
    }
}

/// Which cards are secret.
struct Cards;

/// Between rounds no card is anywhere; this one stands for the deck.
const DECK: &str = "the deck";

impl MarkedCards<SkullKing> for Cards {
    type Card = String;

    fn secret_cards(_rules: &SkullKing, state: &State<SkullKing>) -> Vec<String> {
        if matches!(state.public.phase, Phase::Dealing | Phase::Over) {
            return vec![DECK.to_owned()];
        }
        let owned = state.private.values().flat_map(|own| [own.hand, own.discarded.hand()]);
        let all = owned.chain([state.hidden.stock, state.hidden.ghost.hand()]);
        all.fold(Hand::EMPTY, |all, cards| all | cards).iter().map(|card| card.to_string()).collect()
    }

    fn public_cards(_rules: &SkullKing, public: &Public) -> Vec<String> {
        public.history.plays().iter().map(|play| play.card().to_string()).collect()
    }

    fn event_cards(_rules: &SkullKing, event: &Event) -> Vec<String> {
        match event {
            Event::Played { play, .. } | Event::TrickWon { play, .. } => vec![play.card().to_string()],
            _ => Vec::new(),
        }
    }

    /// The same cards were dealt and shown in earlier rounds, so a step alone does not tell whether its cards are
    /// secret; worlds with other secrets are compared by non-interference instead.
    fn swapped(
        _rules: &SkullKing,
        step: &Step<SkullKing>,
        _one: &String,
        _other: &String,
    ) -> Step<SkullKing> {
        step.clone()
    }
}

#[test]
fn no_secret_card_is_public_or_in_an_event() {
    if let Err(violation) = conformance::examine_marked_cards::<SkullKing, Cards>(1) {
        panic!("{violation}");
    }
}
