//! A bet, step by step between two decisions.

use engine::{Game, GameRng, Match, Seat, Turn};
use hosting::{Hosted, Interlude, Scene, SeatPanel, SeatStatus, Snapshot, Viewer};
use skull::{Event, Skull};

fn n_up(scene: &Scene) -> usize {
    scene.piles.iter().flat_map(|pile| &pile.cards).filter(|card| card.face_up).count()
}

/// How many cards these events turn.
fn n_turned(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count()
}

/// Every card that is turned is seen in a picture in which nothing is turned after it.
fn check_flips(before: &Scene, steps: &[Interlude], events: &[Event], after: &Scene) {
    let (mut up, mut rest) = (n_up(before), events);
    for step in steps {
        let (told, follows) = rest.split_at(step.told);
        assert!(n_turned(told) <= 1, "two cards are turned at once: {told:?}");
        let is_shown = told.iter().any(|event| matches!(event, Event::Shown { .. }));
        // Whoever took their pile up to choose what to give up lays it back as it was.
        let is_laid_back = matches!(events[..], [Event::CardLost { .. }, ..]);
        up += n_turned(told);
        // What owners show after the bet is turned as well.
        up = if is_shown || is_laid_back { n_up(&step.scene) } else { up };
        assert_eq!(n_up(&step.scene), up, "{told:?}");
        assert!(step.scene.offers.is_empty() && step.scene.outcome.is_none());
        rest = follows;
    }
    assert!(n_turned(rest) <= 1, "two cards are turned at once: {rest:?}");
    assert!(n_turned(rest) == 0 || n_up(after) == up + n_turned(rest), "the last card is hidden: {rest:?}");
}

/// What every seat has in front of it that is counted.
fn counted(scene: &Scene) -> Vec<String> {
    scene.seats.iter().map(|panel| format!("{:?}", panel.counters)).collect()
}

/// A coin that came with the card would tell what the card is before it has turned.
fn check_coins(before: &Scene, steps: &[Interlude], events: &[Event]) -> usize {
    let (mut last, mut rest, mut n_won) = (counted(before), events, 0);
    for step in steps {
        let (told, follows) = rest.split_at(step.told);
        let wins = told.iter().any(|event| matches!(event, Event::BetWon { .. }));
        assert!(!wins || n_turned(told) == 0, "won with the card that is turned: {told:?}");
        assert!(n_turned(told) == 0 || counted(&step.scene) == last, "{told:?}");
        (last, rest, n_won) = (counted(&step.scene), follows, n_won + usize::from(wins));
    }
    n_won
}

/// Whoever is to act does anything; the events, and the pictures of this viewer before and after them.
fn step(
    table: &mut Match<Skull>,
    viewer: Seat,
    rng: &mut GameRng,
) -> (Vec<Event>, Scene, Scene, Vec<Interlude>) {
    let Turn::Seats(to_act) = table.turn() else { panic!("the game is over") };
    let seat = to_act.first().unwrap();
    let action = *rng.pick(&table.legal_actions(seat));
    let before = table.clone();
    let mut events = table.play(seat, action).unwrap();
    events.extend(table.advance(rng));
    let scene = |table: &Match<Skull>| table.game().scene(&Snapshot::of(table, Viewer::Seat(viewer)));
    let steps = table.game().interludes(&Snapshot::of(&before, Viewer::Seat(viewer)), &events);
    (events, scene(&before), scene(table), steps)
}

/// Whether nobody who is out is lit as if it were their turn.
fn nobody_acts_who_is_out(step: &Interlude) -> bool {
    let is_out = |panel: &&SeatPanel| panel.badges.iter().any(|badge| badge.kind == "out");
    step.scene.seats.iter().filter(is_out).all(|panel| panel.status == SeatStatus::Out)
}

/// Once a bet is won or lost, nobody is lit as if it were still their turn.
fn check_light(steps: &[Interlude], events: &[Event]) {
    let (mut rest, mut is_decided) = (events, false);
    for step in steps {
        let (told, follows) = rest.split_at(step.told);
        is_decided |= told.iter().any(|event| matches!(event, Event::BetWon { .. } | Event::BetLost { .. }));
        let is_lit = step.scene.seats.iter().any(|panel| panel.status == SeatStatus::ToAct);
        assert!(!is_decided || !is_lit, "{told:?}");
        rest = follows;
    }
}

#[test]
fn every_flip_is_a_picture_of_its_own_and_the_last_is_seen_before_the_table_is_cleared() {
    let mut n_coins = 0;
    for seats in 2..=6 {
        for (seed, (_, options)) in
            (0..8).flat_map(|seed| Skull::presets().into_iter().map(move |preset| (seed, preset)))
        {
            let mut table = Match::<Skull>::new(options, seats).unwrap();
            let mut rng = GameRng::from_number(seed);
            table.advance(&mut rng);
            let mut n_ends = 0;
            while matches!(table.turn(), Turn::Seats(_)) {
                let viewer = Seat::new(u8::try_from(seed).unwrap() % seats);
                let (events, before, after, steps) = step(&mut table, viewer, &mut rng);
                check_flips(&before, &steps, &events, &after);
                assert!(steps.iter().all(nobody_acts_who_is_out));
                check_light(&steps, &events);
                n_coins += check_coins(&before, &steps, &events);
                n_ends += steps.iter().filter(|step| !step.is_kept).count();
            }
            assert!(n_ends > 0, "{seats} seats, seed {seed}");
        }
    }
    assert!(n_coins > 50, "{n_coins} bets were won");
}

/// What a counter of this kind says of the seat.
fn count(scene: &Scene, seat: Seat, kind: &str) -> Option<i64> {
    let panel = scene.seats.iter().find(|panel| panel.seat == seat)?;
    panel.counters.iter().find(|fact| fact.kind == kind)?.value
}

/// A game of the usual rules whose first cards are dealt.
fn begun(seats: u8, seed: u64) -> (Match<Skull>, GameRng) {
    let (_, options) = Skull::presets().swap_remove(0);
    let mut table = Match::<Skull>::new(options, seats).unwrap();
    let mut rng = GameRng::from_number(seed);
    table.advance(&mut rng);
    (table, rng)
}

#[test]
fn a_card_taken_blind_is_a_moment_of_its_own_while_the_skull_still_lies_there() {
    let mut n_lost = 0;
    for (seats, seed) in (2..=6).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let (mut table, mut rng) = begun(seats, seed);
        while matches!(table.turn(), Turn::Seats(_)) {
            let (events, _, _, steps) = step(&mut table, Seat::new(0), &mut rng);
            let lost = events.iter().find_map(|event| match event {
                Event::CardLost { seat, cards } => Some((*seat, i64::from(*cards))),
                _ => None,
            });
            let Some((seat, cards)) = lost.filter(|_| n_turned(&events) > 0) else { continue };
            let [.., met, loss] = &steps[..] else { panic!("{events:?}") };
            let is_skull = |scene: &Scene| {
                let cards = scene.piles.iter().flat_map(|pile| &pile.cards);
                cards.filter(|card| card.face_up && card.face == "skull/skull").count() == 1
            };
            assert!(is_skull(&met.scene) && is_skull(&loss.scene), "{events:?}");
            assert_eq!(count(&met.scene, seat, "cards"), Some(cards + 1));
            assert_eq!(count(&loss.scene, seat, "cards"), Some(cards));
            n_lost += 1;
        }
    }
    assert!(n_lost > 50, "{n_lost} cards were lost");
}

#[test]
fn a_card_given_up_by_choice_is_a_moment_of_its_own_to_whoever_chose() {
    let mut n_lost = 0;
    for (seats, seed) in (2..=6).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let (mut table, mut rng) = begun(seats, seed);
        while let Turn::Seats(to_act) = table.turn() {
            let viewer = to_act.first().unwrap();
            let (events, before, _, steps) = step(&mut table, viewer, &mut rng);
            let [Event::CardLost { seat, cards }, Event::RoundBegins { .. }] = events[..] else { continue };
            let [loss] = &steps[..] else { panic!("{events:?}") };
            let cards = i64::from(cards);
            assert_eq!((loss.told, seat), (1, viewer));
            assert_eq!(count(&before, seat, "cards"), Some(cards + 1));
            assert_eq!(count(&loss.scene, seat, "cards"), Some(cards));
            n_lost += 1;
        }
    }
    assert!(n_lost > 20, "{n_lost} cards were given up");
}

#[test]
fn nothing_is_turned_while_a_pass_or_a_bid_is_told() {
    let mut n_seen = 0;
    for seed in 0..20 {
        let (mut table, mut rng) = begun(4, seed);
        while matches!(table.turn(), Turn::Seats(_)) {
            let (events, before, _, steps) = step(&mut table, Seat::new(0), &mut rng);
            if let [Event::Passed { .. } | Event::Bid { .. }, Event::Flipped { .. }, ..] = events[..] {
                assert_eq!((steps[0].told, n_up(&steps[0].scene)), (1, n_up(&before)));
                assert!(steps[0].is_kept);
                n_seen += 1;
            }
        }
    }
    assert!(n_seen > 20, "{n_seen} bets began");
}
