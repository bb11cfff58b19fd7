//! Nobody can tell two worlds apart that look the same to them, and no secret card is told. SK-9.1

use engine::{ActionSet, Effort, Events, Game, GameRng, Seat, State, Turn};
use skull_king::{Action, Event, Hand, Public, SkullKing, edition};

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

/// Every card in a hand, put away, not dealt or in the ghost's pile.
fn secret_cards(state: &State<SkullKing>) -> Hand {
    let owned = state.private.values().flat_map(|own| [own.hand, own.discarded.hand()]);
    owned.chain([state.hidden.stock, state.hidden.ghost.hand()]).fold(Hand::EMPTY, |all, cards| all | cards)
}

/// Takes any step and returns what everybody hears of it.
fn any_step(rules: &SkullKing, state: &mut State<SkullKing>, rng: &mut GameRng) -> Option<Vec<Event>> {
    let mut events = Events::on();
    match rules.turn(&state.public) {
        Turn::Over => return None,
        Turn::Chance => {
            let chance = rules.sample_chance(state, rng);
            rules.resolve_chance(state, chance, &mut events);
        }
        Turn::Seats(seats) => {
            let seat = seats.first().expect("somebody is to act");
            let legal = rules.legal_actions(state.view(seat));
            rules.apply(state, seat, legal.at(rng.index(legal.len())), &mut events);
        }
    }
    Some(events.into_vec())
}

#[test]
fn no_secret_card_is_written_in_the_public_half_or_in_an_event() {
    for (name, options) in edition::editions() {
        for seats in 2..=options.players_max {
            let rules = SkullKing::new(options.clone(), seats).unwrap();
            let mut rng = GameRng::from_number(seats.into());
            let mut state = rules.setup();
            while let Some(events) = any_step(&rules, &mut state, &mut rng) {
                let seen = serde_json::to_string(&(&state.public, events)).unwrap();
                for card in secret_cards(&state).iter() {
                    let named = [format!("\"{card}\""), format!("\"{card}:E\"")];
                    assert!(!named.iter().any(|name| seen.contains(name)), "{name}: {card} is told: {seen}");
                }
            }
        }
    }
}

#[test]
fn no_bot_decides_by_what_its_seat_was_not_told() {
    for bot in conformance::hygiene::<SkullKing>(conformance::Questions::usual()) {
        assert!(bot.questions >= if bot.effort == Effort::Instant { 2_000 } else { 200 }, "{bot:?}");
        assert!(bot.retold > bot.questions / 2, "{bot:?}");
    }
}
