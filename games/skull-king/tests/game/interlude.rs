//! The last trick of a round, between its last card and the next deal, at every table of every edition.

use engine::{GameRng, Match, Turn};
use hosting::{Hosted, Snapshot, Viewer};
use skull_king::{Event, SkullKing, edition};

/// Checks the picture after these events, if there must be one; tells whether there was.
fn check(before: &Snapshot<'_, SkullKing>, events: &[Event], rules: &SkullKing) -> bool {
    let scored = events.iter().position(|event| matches!(event, Event::Scored { .. }));
    let played = events.iter().any(|event| matches!(event, Event::Played { .. }));
    let interlude = rules.interludes(before, events).pop();
    assert_eq!(interlude.is_some(), scored.is_some() && played);
    let Some(interlude) = interlude else { return false };
    assert_eq!(Some(interlude.told), scored);
    assert!(interlude.scene.offers.is_empty() && interlude.scene.outcome.is_none());
    let on_table = interlude.scene.piles.iter().filter(|pile| pile.id.starts_with("trick-"));
    let faces: Vec<&str> = on_table.map(|pile| pile.cards[0].id.as_str()).collect();
    let last = events.iter().rev().find_map(|event| match event {
        Event::Played { play, .. } => Some(play.card().to_string()),
        _ => None,
    });
    assert_eq!(faces.last().copied(), last.as_deref(), "the last card lies last: {faces:?}");
    assert!(interlude.scene.hand.iter().all(|card| !faces.contains(&card.id.as_str())));
    true
}

#[test]
fn the_last_trick_of_every_round_is_seen_whole() {
    for (name, options) in edition::editions() {
        for seats in 2..=options.players_max {
            let mut table = Match::<SkullKing>::new(options.clone(), seats).unwrap();
            let mut rng = GameRng::from_number(7);
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
            assert!(seen > 0, "{name} with {seats}");
        }
    }
}
