//! What is told after a round: who stands where.

use engine::{Seat, SeatMap};
use hosting::Hosted;
use skull_king::{Event, SkullKing, edition};
use words::{Cast, Words};

/// What the reader in seat 0 is told of these totals.
fn told(totals: [i16; 3]) -> String {
    let options = edition::options(edition::USUAL).unwrap();
    let rules = SkullKing::new(options, 3).unwrap();
    let totals = SeatMap::from_fn(3, |seat| totals[seat.idx()]);
    let points = SeatMap::from_fn(3, |_| 0);
    let message = rules.narrate(&Event::Scored { round: 3, points, totals });
    let names = ["Anna", "Bo", "Cleo"].map(String::from);
    let cast = Cast { names: &names, you: Some(Seat::new(0)) };
    Words::new("en", SkullKing::messages("en")).try_say(&message, &cast).unwrap()
}

#[test]
fn after_a_round_the_log_says_who_leads_by_the_running_totals() {
    assert_eq!(told([30, 80, -10]), "Round 3 is scored. Bo leads with 80.");
    assert_eq!(told([90, 80, -10]), "Round 3 is scored. You lead with 90.");
    assert_eq!(told([-20, -40, -40]), "Round 3 is scored. You lead with -20.");
}

#[test]
fn a_shared_lead_names_both_or_says_how_many() {
    assert_eq!(told([30, 80, 80]), "Round 3 is scored. Bo and Cleo lead with 80 each.");
    assert_eq!(told([80, 80, 10]), "Round 3 is scored. You and Bo lead with 80 each.");
    assert_eq!(told([10, 10, 10]), "Round 3 is scored. 3 players share the lead with 10 each.");
}
