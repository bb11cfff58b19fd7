//! What happens in one go is seen step by step, and the last step is what the rules made of it.

use engine::{GameRng, Match, Seat, Turn};
use hosting::{Hosted, Interlude, Scene, Snapshot, Viewer};
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

fn check(
    before: &Snapshot<'_, Skallywaggs>,
    after: &Snapshot<'_, Skallywaggs>,
    events: &[Event],
    rules: &Skallywaggs,
) {
    let steps: Vec<Interlude> = rules.interludes(before, events);
    assert!(steps.iter().all(|step| step.scene.offers.is_empty() && step.scene.outcome.is_none()));
    assert!(steps.iter().map(|step| step.told).sum::<usize>() < events.len().max(1));
    let all: Vec<Event> = events.iter().copied().chain([NOTHING]).collect();
    let Some(last) = rules.interludes(before, &all).pop() else { return };
    if matches!(
        events.last(),
        Some(Event::Refilled { .. } | Event::HighCard { .. } | Event::HighTie { .. } | Event::Watches { .. })
    ) {
        return;
    }
    assert_eq!(table(&last.scene), table(&rules.scene(after)), "{events:#?}");
}

#[test]
fn what_is_told_is_what_the_table_shows() {
    let mut n_steps = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let mut table = Match::<Skallywaggs>::new(skallywaggs::Options::default(), seats).unwrap();
        let mut rng = GameRng::from_number(seed);
        table.advance(&mut rng);
        for _ in 0..1500 {
            let Turn::Seats(to_act) = table.turn() else { break };
            let seat = to_act.first().unwrap();
            let action = *rng.pick(&table.legal_actions(seat));
            let before = table.clone();
            let mut events = table.play(seat, action).unwrap();
            events.extend(table.advance(&mut rng));
            let [before, after] = [&before, &table].map(|table| Snapshot::of(table, Viewer::Spectator));
            check(&before, &after, &events, table.game());
            n_steps += events.len();
        }
    }
    assert!(n_steps > 5_000, "{n_steps}");
}
