//! Nobody can tell two worlds apart that look the same to them, with answers in play, and no secret card is told.

use std::sync::atomic::{AtomicUsize, Ordering};

use engine::{ActionSet as _, Effort, Events, Game as _, GameRng, Seat, State, Turn};
use hosting::Viewer;
use skallywaggs::{Action, Answer, Card, CardSet, Chance, Event, Options, Public, Skallywaggs, Task};

/// Deals and shuffles in which cards that the viewer cannot see have changed places.
fn echoes(rules: &Skallywaggs, viewer: Viewer, chance: &Chance, rng: &mut GameRng) -> Vec<Chance> {
    let seats = usize::from(rules.seats());
    let own = match viewer {
        Viewer::Seat(seat) => seat.idx() * 10..seat.idx() * 10 + 10,
        Viewer::Spectator => 0..0,
    };
    let commons = seats * 10..seats * 10 + 9;
    let hidden =
        |len: usize| (0..len).filter(|place| !own.contains(place) && !commons.contains(place)).collect();
    let mut changed = |cards: &[Card], places: &[usize]| {
        let mut cards = cards.to_vec();
        for _ in 0..3 {
            cards.swap(*rng.pick(places), *rng.pick(places));
        }
        cards
    };
    match chance {
        Chance::Deal(order) => {
            let places: Vec<usize> = hidden(order.len());
            (0..4).map(|_| Chance::Deal(changed(order, &places))).collect()
        }
        Chance::Reshuffle(order) => {
            let places: Vec<usize> = (0..order.len()).collect();
            (0..4).map(|_| Chance::Reshuffle(changed(order, &places))).collect()
        }
        Chance::HighCards(_) => Vec::new(),
    }
}

#[test]
fn two_worlds_that_look_the_same_are_sent_the_same_bytes() {
    // SW-12.1
    match conformance::examine_noninterference_with::<Skallywaggs>(45, echoes) {
        Err(violation) => panic!("{violation}"),
        Ok(compared) => {
            assert!(compared.pairs_different > 30 && compared.moments_different > 300, "{compared:?}");
        }
    }
}

/// A random game in which this is looked at after every step.
fn each_step(seats: u8, seed: u64, mut look: impl FnMut(&Skallywaggs, &State<Skallywaggs>, &[Event])) {
    let options = Options { dutchman: true, saint_elmo: true, ..Options::default() };
    let rules = Skallywaggs::new(options, seats).unwrap();
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
    loop {
        let mut events = Events::on();
        match rules.turn(&state.public) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                rules.resolve_chance(&mut state, chance, &mut events);
            }
            Turn::Seats(to_act) => {
                let to_act: Vec<Seat> = to_act.iter().collect();
                let seat = *rng.pick(&to_act);
                let legal = rules.legal_actions(state.view(seat));
                rules.apply(&mut state, seat, legal.at(rng.index(legal.len())), &mut events);
            }
        }
        look(&rules, &state, &events.into_vec());
    }
}

#[test]
fn no_secret_card_is_written_in_the_public_half_or_in_an_event() {
    // SW-12.1, SW-12.2
    for seats in 2..=4 {
        each_step(seats, seats.into(), |_, state, events| {
            let hands =
                state.private.iter().map(|(seat, own)| own.hand.without(state.public.seats[seat].known));
            let yard: CardSet = state.hidden.shipyard.iter().copied().collect();
            let secret = hands.fold(yard, CardSet::or);
            // The cards drawn for who begins go back into the deck.
            let told: Vec<&Event> =
                events.iter().filter(|event| !matches!(event, Event::HighCard { .. })).collect();
            // What became the Shipyard lay open in the Locker until then.
            let public = Public { shuffled: None, ..state.public };
            let seen = serde_json::to_string(&(&public, told)).unwrap();
            for card in secret.iter() {
                assert!(!seen.contains(&format!("\"{card}\"")), "{card} is told: {seen}");
            }
        });
    }
}

#[test]
fn an_answer_before_the_last_shows_nothing_but_that_it_was_given() {
    // SW-12.1, SW-6.4
    static PASSES: AtomicUsize = AtomicUsize::new(0);
    static WITH_CARDS: AtomicUsize = AtomicUsize::new(0);
    fn look_alike(_: &Skallywaggs, public: &Public, _: Seat, one: &Action, other: &Action) -> bool {
        let answers = |action: &Action| matches!(action, Action::Pass(_) | Action::Event { .. });
        let alike = public.asked.len() > 1 && answers(one) && answers(other);
        if alike && one != other {
            let with_card = [one, other].into_iter().any(|action| matches!(action, Action::Event { .. }));
            let counter = if with_card { &WITH_CARDS } else { &PASSES };
            counter.fetch_add(1, Ordering::Relaxed);
        }
        alike
    }
    if let Err(violation) = conformance::examine_hidden_choices::<Skallywaggs>(look_alike, 6) {
        panic!("{violation}");
    }
    let (passes, with_cards) = (PASSES.load(Ordering::Relaxed), WITH_CARDS.load(Ordering::Relaxed));
    assert!(passes > 200 && with_cards > 8, "{passes} pairs of passes, {with_cards} pairs with a card");
}

#[test]
fn who_is_asked_does_not_depend_on_anything_hidden() {
    // SW-12.1, SW-6.3
    let (mut compared, mut differ, mut committed) = (0, 0, 0);
    for seed in 0..6 {
        each_step(4, seed, |rules, state, _| {
            let to_act = rules.turn(&state.public).seats().first();
            let Some(viewer) = to_act.filter(|_| matches!(state.public.task(), Task::Play | Task::Answers))
            else {
                return;
            };
            let events = rules.legal_actions(state.view(viewer)).to_vec().into_iter();
            let event = events.rev().find(|action| matches!(action, Action::Event { .. }));
            let world = engine::determinize(rules, state.view(viewer), &mut GameRng::from_number(seed));
            rules.audit(&world);
            let invented = world.private.values().filter_map(|own| own.answer);
            committed += invented.filter(|answer| matches!(answer, Answer::Event { .. })).count();
            let Some(event) = event.filter(|_| state.public.task() == Task::Play) else { return };
            // The same announcement, in the world as it is and in one that the announcer cannot tell from it.
            let after = |state: &State<Skallywaggs>| {
                let mut state = state.clone();
                rules.apply(&mut state, viewer, event, &mut Events::off());
                state.public
            };
            let (here, there) = (after(state), after(&world));
            assert_eq!((here.task(), here.asked), (there.task(), there.asked));
            compared += usize::from(here.task() == Task::Answers);
            differ += usize::from(state.private != world.private);
        });
    }
    assert!(
        compared > 200 && differ > 200 && committed > 5,
        "{compared} announcements, {differ} in different worlds, {committed} invented answers with a card"
    );
}

#[test]
fn invented_hands_hold_only_what_can_be_there_after_a_reshuffle() {
    // SW-3.1
    let mut told_apart = 0;
    for seed in 0..2 {
        each_step(2, seed, |rules, state, _| {
            let Some(shuffled) = state.public.shuffled else { return };
            let viewer = Seat::new(0);
            let world = engine::determinize(rules, state.view(viewer), &mut GameRng::from_number(seed));
            rules.audit(&world);
            let yard: CardSet = world.hidden.shipyard.iter().copied().collect();
            assert!(yard.without(shuffled).is_empty(), "cards that were in a hand are not in the Shipyard");
            let kept = |state: &State<Skallywaggs>| {
                let other = Seat::new(1);
                state.private[other].hand.without(state.public.seats[other].known).without(shuffled)
            };
            // With two, all that was not in the Locker is known to be in the other hand.
            assert_eq!(kept(&world), kept(state));
            told_apart += usize::from(!kept(state).is_empty());
        });
    }
    assert!(told_apart > 50, "{told_apart}");
}

#[test]
fn no_bot_decides_by_what_its_seat_was_not_told() {
    for bot in conformance::hygiene::<Skallywaggs>(conformance::Questions::usual()) {
        assert!(bot.questions >= if bot.effort == Effort::Instant { 2_000 } else { 200 }, "{bot:?}");
    }
}
