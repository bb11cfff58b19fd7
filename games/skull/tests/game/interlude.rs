//! The end of a bet, between its last flip and the next round.

use engine::{Game, GameRng, Match, Turn};
use hosting::{Hosted, Snapshot, Viewer};
use skull::{Card, Event, Skull};

/// Checks the picture after these events, if there must be one; tells whether there was.
fn check(before: &Snapshot<'_, Skull>, events: &[Event], rules: &Skull) -> bool {
    let flips: Vec<Card> = events.iter().filter_map(flipped).collect();
    let is_cleared =
        events.iter().any(|event| matches!(event, Event::RoundBegins { .. } | Event::GameWon { .. }));
    let interlude = rules.interlude(before, events);
    assert_eq!(interlude.is_some(), !flips.is_empty() && is_cleared);
    let Some(interlude) = interlude else { return false };
    let told = &events[..interlude.told];
    assert!(matches!(told.last(), Some(Event::BetWon { .. } | Event::BetLost { .. })), "{told:?}");
    assert!(interlude.scene.offers.is_empty());
    let up = |scene: &hosting::Scene| {
        scene.piles.iter().flat_map(|pile| &pile.cards).filter(|card| card.face_up).count()
    };
    assert_eq!(up(&interlude.scene), up(&rules.scene(before)) + flips.len());
    true
}

const fn flipped(event: &Event) -> Option<Card> {
    match event {
        Event::Flipped { card, .. } => Some(*card),
        _ => None,
    }
}

#[test]
fn the_last_flip_of_every_bet_is_seen_before_the_table_is_cleared() {
    for seats in 2..=6 {
        for (seed, (_, options)) in
            (0..8).flat_map(|seed| Skull::presets().into_iter().map(move |preset| (seed, preset)))
        {
            let mut table = Match::<Skull>::new(options, seats).unwrap();
            let mut rng = GameRng::from_number(seed);
            table.advance(&mut rng);
            let mut seen = 0;
            while let Turn::Seats(to_act) = table.turn() {
                let seat = to_act.first().unwrap();
                let action = *rng.pick(&table.legal_actions(seat));
                let before = table.clone();
                let mut events = table.play(seat, action).unwrap();
                events.extend(table.advance(&mut rng));
                let before = Snapshot::of(&before, Viewer::Seat(seat));
                seen += usize::from(check(&before, &events, table.game()));
            }
            assert!(seen > 0, "{seats} seats, seed {seed}");
        }
    }
}
