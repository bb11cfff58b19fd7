//! What the blueprint is held to: its file is read or refused, and what it says can be done.

use std::collections::BTreeMap;

use engine::{ActionSet as _, Events, Game as _, GameRng, Turn};

use super::super::workshop::gains;
use super::book::write;
use super::*;

/// One that was trained for a moment.
fn file() -> Vec<u8> {
    let mut trainer = Trainer::new(1);
    for _ in 0..8 {
        let mut logs: Vec<Log> = (0..2).map(|number| trainer.work(number)).collect();
        trainer.shards().iter_mut().for_each(|shard| shard.learn(&logs));
        trainer.remember(&mut logs);
    }
    trainer.file(0.0)
}

/// Looks at every decision of games that are played at random.
fn at_random(seats: u8, games: u64, mut look: impl FnMut(View<'_, Skull>, &Actions)) {
    let (_, usual) = Skull::presets().remove(0);
    let rules = Skull::new(usual, seats).expect("it can be played");
    for seed in 0..games {
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
        loop {
            match rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(turn) => {
                    let seat = turn.first().expect("somebody is to act");
                    let legal = rules.legal(state.view(seat));
                    look(state.view(seat), &legal);
                    let action = *rng.pick(&legal.to_vec());
                    rules.apply(&mut state, seat, action, &mut Events::off());
                }
            }
        }
    }
}

#[test]
fn what_is_written_is_read() {
    let entries: [(u32, &[f32]); 3] = [(0, &[1.0, 3.0]), (1, &[0.0, 0.0, 2.0]), (700_000, &[1.0, 1.0])];
    let book = Book::read(&write(entries.into_iter())).expect("it is whole");
    assert_eq!(book.numbers(0, 2), Some([5, 15].as_slice()));
    assert_eq!(book.numbers(1, 3), Some([0, 0, 15].as_slice()));
    assert_eq!(book.numbers(700_000, 2), Some([15, 15].as_slice()));
    assert_eq!((book.numbers(0, 3), book.numbers(2, 2), book.numbers(u32::MAX, 2)), (None, None, None));
}

#[test]
fn a_broken_file_is_refused() {
    assert_eq!(Book::read(b"").unwrap_err(), NoBook::Alien);
    assert_eq!(Book::read(b"PNG").unwrap_err(), NoBook::Alien);
    assert_eq!(Book::read(b"SKB1").unwrap_err(), NoBook::Damaged);
    let whole = write([(3, [1.0, 2.0].as_slice()), (9, &[1.0, 2.0])].into_iter());
    for at in 4..whole.len() {
        let mut broken = whole.clone();
        broken[at] ^= 0x10;
        assert_eq!(Book::read(&broken).unwrap_err(), NoBook::Damaged, "{at}");
        assert!(Book::read(&whole[..at]).is_err());
    }
    let nothing_likely = write([(3, [0.0, 0.0].as_slice())].into_iter());
    assert_eq!(Book::read(&nothing_likely).unwrap_err(), NoBook::Nonsense);
    let too_high = write([(u32::MAX / 16, [1.0, 1.0].as_slice())].into_iter());
    assert_eq!(Book::read(&too_high).unwrap_err(), NoBook::Nonsense);
}

#[test]
fn everybody_at_tables_that_look_alike_has_the_same_choices() {
    let mut known: BTreeMap<u32, Vec<bool>> = BTreeMap::new();
    for seats in 2..=6 {
        at_random(seats, 200, |view, legal| {
            let Some(sight) = Sight::of(view) else { return };
            assert!(sight.key < sight::KEYS);
            assert!(sight.choices.iter().all(|choice| legal.contains(choice)));
            if sight.choices.len() > 1 {
                let bids = sight.choices.iter().map(|choice| matches!(choice, Action::Bid(_))).collect();
                assert_eq!(*known.entry(sight.key).or_insert_with(|| Vec::clone(&bids)), bids, "{view:?}");
            }
        });
    }
}

#[test]
fn what_it_says_can_be_done_adds_up_and_is_always_the_same() {
    let book = Book::read(&file()).expect("it is whole");
    for seats in 2..=6 {
        at_random(seats, 30, |view, legal| {
            let said = shares(&book, view, legal);
            assert!((said.0.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-4);
            assert!(said.0.iter().all(|(action, share)| *share >= 0.0 && legal.contains(action)));
            assert_eq!(said.0, shares(&book, view, legal).0);
        });
    }
}

#[test]
fn the_same_training_makes_the_same_file() {
    assert_eq!(file(), file());
}

#[test]
fn the_best_answer_to_what_was_solved_gains_nothing_and_to_others_more() {
    let lost = |way: &str, cards: u8| {
        let gain = gains(way, Some(&file()), &[(0, cards), (0, cards)], 150).expect("it is known");
        gain.gain.iter().sum::<f32>() / 2.0
    };
    for cards in [1, 3] {
        assert!(lost("solved", cards) < 0.002);
        for way in ["blueprint", "veteran", "bosun"] {
            assert!(lost(way, cards) > 0.0 && lost(way, cards) < 0.5, "{way} {cards}: {}", lost(way, cards));
        }
    }
}

#[test]
fn who_solves_a_round_of_two_loses_nothing_unless_they_trust() {
    let lost = |way: &str| {
        let gain = gains(way, None, &[(0, 2), (0, 2)], 200).expect("it is known");
        gain.gain.iter().sum::<f32>() / 2.0
    };
    assert!(lost("heads-up-0") < 0.01, "{}", lost("heads-up-0"));
    assert!(lost("heads-up-100") > lost("heads-up-0"));
}
