//! What happens in one go is seen step by step, and the last step is what the rules made of it.

use engine::{GameRng, Match, Seat, Turn};
use hosting::{Hosted, Interlude, Scene, SeatStatus, Snapshot, Viewer};
use skallywaggs::{Event, Skallywaggs, Watch};

/// What lies where: every crew and the Commons with their cards, and everybody's counts. Nobody tells when an announced
/// event is done with, nor how many of the cards that were drawn came from a new Shipyard.
fn table(scene: &Scene) -> Vec<String> {
    let apart = ["announced", "locker", "shipyard"];
    let piles = scene.piles.iter().filter(|pile| !apart.contains(&pile.id.as_str()));
    let cards =
        |pile: &hosting::Pile| pile.cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>().join(" ");
    let mut told: Vec<String> = piles.map(|pile| format!("{}: {}", pile.id, cards(pile))).collect();
    told.sort();
    let counts = scene.seats.iter().flat_map(|panel| {
        panel.counters.iter().map(|fact| format!("{} {}: {:?}", panel.seat, fact.kind, fact.value))
    });
    told.into_iter().chain(counts).collect()
}

/// One more event that changes nothing, so that the picture after all others is made, too.
const NOTHING: Event = Event::Watches { seat: Seat::new(0), watch: Watch::Always };

fn ends(events: &[Event]) -> bool {
    matches!(events.last(), Some(Event::Won { .. } | Event::HarborCloses { .. }))
}

fn check(
    before: &Snapshot<'_, Skallywaggs>,
    after: &Snapshot<'_, Skallywaggs>,
    events: &[Event],
    rules: &Skallywaggs,
) {
    let steps: Vec<Interlude> = rules.interludes(before, events);
    assert!(steps.iter().all(|step| step.scene.offers.is_empty() && step.scene.outcome.is_none()));
    let is_asked = |step: &Interlude| step.scene.facts.iter().any(|fact| fact.kind == "question");
    assert!(!steps.iter().any(is_asked), "what is answered is not asked any more");
    assert!(steps.iter().all(|step| step.told == 1), "each is told on the table as it was then: {events:?}");
    let told: usize = steps.iter().map(|step| step.told).sum();
    assert_eq!(
        told == events.len() && told > 0,
        ends(events),
        "only the end of a game is told before it is over"
    );
    assert!(told <= events.len());
    let all: Vec<Event> = events.iter().copied().chain([NOTHING]).collect();
    let Some(last) = rules.interludes(before, &all).pop() else { return };
    let after = rules.scene(after);
    assert_eq!(table(&last.scene), table(&after), "{events:#?}");
    if !events.iter().any(|event| matches!(event, Event::Drew { .. })) {
        assert_eq!(hand(&last.scene), hand(&after), "{events:#?}");
    }
}

fn hand(scene: &Scene) -> Vec<&str> {
    scene.hand.iter().map(|card| card.id.as_str()).collect()
}

#[test]
fn what_is_told_is_what_the_table_shows() {
    let mut n_steps = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let options = skallywaggs::Options { tide: seed % 2 == 1, ..skallywaggs::Options::default() };
        let mut table = Match::<Skallywaggs>::new(options, seats).unwrap();
        let mut rng = GameRng::from_number(seed);
        table.advance(&mut rng);
        for _ in 0..1500 {
            let Turn::Seats(to_act) = table.turn() else { break };
            let seat = to_act.first().unwrap();
            let action = *rng.pick(&table.legal_actions(seat));
            let before = table.clone();
            let mut events = table.play(seat, action).unwrap();
            events.extend(table.advance(&mut rng));
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
                let [before, after] = [&before, &table].map(|table| Snapshot::of(table, viewer));
                check(&before, &after, &events, table.game());
            }
            n_steps += events.len();
        }
    }
    assert!(n_steps > 5_000, "{n_steps}");
}

#[test]
fn what_is_drawn_for_the_first_turn_lies_open_before_anything_is_dealt() {
    let mut n_ties = 0;
    for seed in 0..60 {
        let mut table = Match::<Skallywaggs>::new(skallywaggs::Options::default(), 3).unwrap();
        let events = table.advance(&mut GameRng::from_number(seed));
        let rules = table.game();
        let steps = rules.interludes(&Snapshot::unbegun(rules, Some(Seat::new(1))), &events);
        let drawn = events.iter().filter(|event| matches!(event, Event::HighCard { .. })).count();
        assert_eq!(steps.len(), drawn, "{events:?}");
        let is_begun = events.iter().position(|event| matches!(event, Event::Dealt { .. })).unwrap();
        assert_eq!(steps.iter().map(|step| step.told).sum::<usize>(), is_begun);
        let mut told = 0;
        for Interlude { scene, told: more, .. } in &steps {
            told += more;
            assert!(scene.hand.is_empty() && scene.seats.iter().all(|panel| panel.badges.is_empty()));
            assert!(scene.seats.iter().all(|panel| panel.status == SeatStatus::Waiting));
            // Those who tied draw again; what was drawn before is put away.
            let since_tie = events[..told].rsplit(|event| matches!(event, Event::HighTie { .. })).next();
            let commons = scene.piles.iter().find(|pile| pile.id == "commons").unwrap();
            assert_eq!(commons.cards.len(), since_tie.unwrap().len(), "{events:?}");
        }
        n_ties += usize::from(drawn > 3);
    }
    assert!(n_ties > 5, "{n_ties}");
}

#[test]
fn the_crew_that_sails_is_seen_before_the_feast() {
    let mut table = Match::<Skallywaggs>::new(skallywaggs::Options::default(), 3).unwrap();
    let mut rng = GameRng::from_number(3);
    table.advance(&mut rng);
    let (mut before, mut events) = (table.clone(), Vec::new());
    while let Turn::Seats(to_act) = table.turn() {
        let seat = to_act.first().unwrap();
        before = table.clone();
        events = table.play(seat, *rng.pick(&table.legal_actions(seat))).unwrap();
        events.extend(table.advance(&mut rng));
    }
    let last = table.game().interludes(&Snapshot::of(&before, Viewer::Spectator), &events).pop().unwrap();
    assert!(!last.is_kept && last.scene.outcome.is_none(), "{events:?}");
    assert_eq!(last.scene.prompt, table.game().narrate(events.last().unwrap()));
}
