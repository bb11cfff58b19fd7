//! What is told in the log: who leads first, who bid what, and who stands where after a round.

use engine::{Seat, SeatMap};
use hosting::Hosted;
use skull_king::scoring::Cannon;
use skull_king::{Bid, Event, SkullKing, edition};
use words::{Cast, Words};

/// What the reader in seat 0 is told of these totals.
fn told(totals: [i16; 3]) -> String {
    let totals = SeatMap::from_fn(3, |seat| totals[seat.idx()]);
    let points = SeatMap::from_fn(3, |_| 0);
    narrated(&Event::Scored { round: 3, points, totals })
}

/// What the reader in seat 0 is told of this.
fn narrated(event: &Event) -> String {
    let options = edition::options(edition::USUAL).unwrap();
    let rules = SkullKing::new(options, 3).unwrap();
    let message = rules.narrate(event);
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
fn when_the_bids_open_everybody_is_told_who_bid_what() {
    let bids = |cannon: Option<Cannon>| {
        let bids = [2, 0, 1].map(|tricks| Bid { tricks, cannon });
        narrated(&Event::BidsOpened { bids: SeatMap::from_fn(3, |seat| bids[seat.idx()]), tricks: 5 })
    };
    let wanted = "Yo-ho-ho! The bids: you 2, Bo 0 and Cleo 1. That is 3 bid for 5 tricks.";
    assert_eq!(bids(None), wanted);
    assert_eq!(bids(Some(Cannon::Grapeshot)), wanted, "grapeshot is the usual load");
    assert!(bids(Some(Cannon::Cannonball)).contains("Bo 0 with a cannonball and Cleo 1 with"));
}

#[test]
fn the_first_round_says_on_whom_the_lot_fell() {
    let dealt = |round, seat| narrated(&Event::Dealt { round, cards: round, lead: Seat::new(seat) });
    assert_eq!(dealt(1, 0), "Round 1: one card each. You are drawn to lead.");
    assert_eq!(dealt(1, 2), "Round 1: one card each. Cleo is drawn to lead.");
    assert_eq!(dealt(2, 1), "Round 2: 2 cards each. Bo leads.");
}

#[test]
fn a_shared_lead_names_both_or_says_how_many() {
    assert_eq!(told([30, 80, 80]), "Round 3 is scored. Bo and Cleo lead with 80 each.");
    assert_eq!(told([80, 80, 10]), "Round 3 is scored. You and Bo lead with 80 each.");
    assert_eq!(told([10, 10, 10]), "Round 3 is scored. 3 players tie for the lead with 10 each.");
}
