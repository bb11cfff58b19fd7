//! A trick between its last card and what follows, at every table of every edition.

use engine::{GameRng, Match, Seat, Turn};
use hosting::{Hosted, Interlude, Scene, Snapshot, Viewer};
use skull_king::{Event, SkullKing, edition};

/// Where in these events something like this happens first.
fn position(events: &[Event], is_it: impl Fn(&Event) -> bool) -> Option<usize> {
    events.iter().position(is_it)
}

/// The cards of the trick lie there in their order, and nobody holds one of them any more.
fn assert_whole(picture: &Interlude, events: &[Event]) {
    assert!(picture.scene.offers.is_empty() && picture.scene.outcome.is_none());
    let on_table = picture.scene.piles.iter().filter(|pile| pile.id.starts_with("trick-"));
    let faces: Vec<&str> = on_table.map(|pile| pile.cards[0].id.as_str()).collect();
    let last = events.iter().rev().find_map(|event| match event {
        Event::Played { play, .. } => Some(play.card().to_string()),
        _ => None,
    });
    assert_eq!(faces.last().copied(), last.as_deref(), "the last card lies last: {faces:?}");
    assert!(picture.scene.hand.iter().all(|card| !faces.contains(&card.id.as_str())));
}

/// Everybody holds what they held before, but for the card that was played; and who only watches holds nothing.
fn assert_own_hand(before: &Snapshot<'_, SkullKing>, events: &[Event], rules: &SkullKing, is_own: bool) {
    let hand = |scene: &Scene| scene.hand.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
    let held = hand(&rules.scene(before));
    for picture in rules.interludes(before, events) {
        let n_played = usize::from(is_own);
        let now = hand(&picture.scene);
        assert_eq!(now.len(), held.len().saturating_sub(n_played));
        assert!(now.iter().all(|card| held.contains(card)));
    }
}

/// The last round's scores are what the rules made of them; nobody celebrates yet, and no trick covers them.
fn assert_scores(picture: &Interlude, events: &[Event], round: u8) {
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { points, totals, .. } => Some((points, totals)),
        _ => None,
    });
    let (points, totals) = scored.unwrap();
    let Scene { outcome, piles, facts, sheet, .. } = &picture.scene;
    assert!(outcome.is_none() && piles.iter().all(|pile| !pile.id.starts_with("trick-")));
    assert!(facts.iter().all(|fact| fact.kind != "bids"), "bids that are scored are history");
    let rounds = &sheet.as_ref().unwrap().rounds;
    assert_eq!(rounds.len(), usize::from(round) + 1);
    for row in &rounds.last().unwrap().rows {
        assert_eq!((row.points, row.total), (points[row.seat].into(), totals[row.seat].into()), "{row:?}");
    }
}

/// Whether the picture says that somebody took the trick, or that nobody did.
fn tells_who_took_it(picture: &Interlude) -> bool {
    picture.scene.facts.iter().any(|fact| fact.kind == "last-trick")
}

/// Checks the pictures after these events: one where a card completes a trick, and another where it does not lie there
/// any more afterwards. How many there were.
fn check(before: &Snapshot<'_, SkullKing>, events: &[Event], rules: &SkullKing) -> usize {
    let ended =
        position(events, |event| matches!(event, Event::TrickWon { .. } | Event::TrickDestroyed { .. }));
    let after = events.get(ended.unwrap_or(0)..).unwrap_or_default();
    let cleared = position(after, |event| matches!(event, Event::Scored { .. } | Event::Played { .. }));
    let mut pictures = rules.interludes(before, events);
    let ends = position(events, |event| matches!(event, Event::GameOver { .. })).is_some();
    let scores = if ends { pictures.pop() } else { None };
    if let Some(scores) = &scores {
        assert_scores(scores, events, before.public.round);
    }
    assert_eq!(ends, scores.is_some());
    assert_eq!(pictures.len(), ended.map_or(0, |_| 1 + usize::from(cleared.is_some())));
    for picture in &pictures {
        assert_whole(picture, &events[..ended.unwrap_or(0)]);
    }
    if let Some(full) = pictures.first() {
        assert!(full.is_kept && Some(full.told) == ended && !tells_who_took_it(full));
        let follow = full.scene.facts.iter().find(|fact| fact.kind == "follow");
        assert!(follow.is_none(), "nobody is to follow any more");
    }
    if let [full, taken] = &pictures[..] {
        assert!(!taken.is_kept && Some(taken.told) == cleared && full.told > 0 && tells_who_took_it(taken));
    }
    pictures.len()
}

#[test]
fn every_trick_is_seen_whole_before_it_is_taken_and_the_last_one_after_it_too() {
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
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
                let counts = viewers.map(|viewer| {
                    let before = Snapshot::of(&before, viewer);
                    assert_own_hand(&before, &events, table.game(), viewer == Viewer::Seat(seat));
                    check(&before, &events, table.game())
                });
                seen += usize::from(counts.collect::<Vec<_>>().contains(&2));
            }
            assert!(seen > 0, "{name} with {seats}");
        }
    }
}

/// How many captures the picture says may pay in full.
fn n_taken(scene: &Scene) -> usize {
    let taken = scene.facts.iter().filter(|fact| fact.kind.ends_with("-taken"));
    taken.filter(|fact| fact.value != Some(0)).count()
}

/// How many captures of characters the picture shows that pay nothing any more.
fn n_unpaid(scene: &Scene) -> usize {
    scene.facts.iter().filter(|fact| fact.label.key == "skull-king-fact-taken-unpaid").count()
}

#[test]
fn a_capture_is_said_to_pay_only_whoever_can_still_meet_the_bid() {
    // Without Harry no bid changes, and in classic scoring a bonus counts only with the bid.
    let options = skull_king::Options { power_harry: false, ..edition::options("current-expanded").unwrap() };
    let (mut n_paid, mut n_lost, mut n_seen) = (0, 0, 0);
    for seed in 0..6 {
        let mut table = Match::<SkullKing>::new(options.clone(), 4).unwrap();
        let mut rng = GameRng::from_number(seed);
        table.advance(&mut rng);
        while let Turn::Seats(to_act) = table.turn() {
            let seat = to_act.first().unwrap();
            let action = *rng.pick(&table.legal_actions(seat));
            let before = table.clone();
            let mut events = table.play(seat, action).unwrap();
            events.extend(table.advance(&mut rng));
            let winner = events.iter().find_map(|event| match event {
                Event::TrickWon { player, .. } => player.seat(),
                _ => None,
            });
            let Some(winner) = winner else { continue };
            let before = Snapshot::of(&before, Viewer::Spectator);
            let captured =
                |public: &skull_king::Public| public.sheet.entry(before.public.round, winner).captures;
            let after = Snapshot::of(&table, Viewer::Spectator);
            if captured(&before.public) == captured(&after.public) {
                continue;
            }
            let pictures = table.game().interludes(&before, &events);
            let taken = pictures.into_iter().find(|picture| !picture.is_kept);
            let scene = taken.map_or_else(|| table.game().scene(&after), |picture| picture.scene);
            let (bid, won) = (before.public.bid(winner).unwrap(), before.public.won(winner) + 1);
            let left = before.public.cards - before.public.history.tricks_done() - 1;
            let can_meet = (won..=won + left).contains(&bid);
            assert_eq!(n_taken(&scene) > 0, can_meet, "bid {bid}, won {won}, {left} left");
            n_seen += n_unpaid(&scene);
            assert!(!can_meet || n_unpaid(&scene) == 0);
            *(if can_meet { &mut n_paid } else { &mut n_lost }) += 1;
        }
    }
    assert!(n_paid > 5 && n_lost > 5, "{n_paid} may be paid, {n_lost} are not");
    assert!(n_seen > 0, "a mermaid that takes the Skull King is seen, paid or not");
}
