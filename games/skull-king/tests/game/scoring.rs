//! Points of small rounds, all of them, against a table of formulas written a second time.

use engine::Seat;
use skull_king::options::{Scoring, ZeroBid};
use skull_king::scoring::{Alliance, Cannon, Cause, Entry, Round, Terms, lines, points};
use skull_king::trick::Captures;
use skull_king::{Options, edition};

fn options(scoring: Scoring) -> Options {
    Options { scoring, ..edition::options("current").unwrap() }
}

fn alone(options: &Options, cards: u8, number: u8, entry: Entry) -> i16 {
    let terms = Terms { cards, number };
    points(options, Round { terms, entries: &[entry], alliances: &[] }, Seat::new(0))
}

/// One plain fourteen and a pirate for the Skull King: forty points.
const FORTY: Captures =
    Captures { c14: 1, b14: 0, mermaids_by_pirate: 0, pirates_by_sk: 1, sk_by_mermaid: 0 };

/// The points for a bid and for forty bonus points, written as a table of cases.
fn by_hand(scoring: Scoring, cannon: Cannon, cards: i16, bid: i16, won: i16) -> (i16, i16) {
    let exact = bid == won;
    let close = bid == won + 1 || won == bid + 1;
    let ball = scoring == Scoring::RascalWithCannon && cannon == Cannon::Cannonball;
    match scoring {
        Scoring::Classic if exact && bid > 0 => (20 * won, 40),
        Scoring::Classic if exact => (10 * cards, 40),
        Scoring::Classic if bid == 0 => (-10 * cards, 0),
        Scoring::Classic => (-10 * (bid - won).abs(), 0),
        _ if ball && exact => (15 * cards, 40),
        _ if ball => (0, 0),
        _ if exact => (10 * cards, 40),
        _ if close => (5 * cards, 20),
        _ => (0, 0),
    }
}

#[test]
fn all_small_rounds_pay_what_the_formulas_say() {
    // SK-6.1, SK-6.2, SK-6.3, SK-6.12, SK-6.13
    for &scoring in Scoring::ALL {
        let options = options(scoring);
        for cannon in [Cannon::Grapeshot, Cannon::Cannonball] {
            for cards in 1..=10u8 {
                for (bid, won) in (0..=cards).flat_map(|bid| (0..=cards).map(move |won| (bid, won))) {
                    let entry = Entry { bid, won, captures: FORTY, cannon, ..Entry::default() };
                    let (for_bid, bonus) = by_hand(scoring, cannon, cards.into(), bid.into(), won.into());
                    let paid = alone(&options, cards, cards, entry);
                    assert_eq!(
                        paid,
                        for_bid + bonus,
                        "{scoring:?} {cannon:?}: {bid} bid, {won} won of {cards}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_house_may_pay_bonus_points_on_a_missed_bid() {
    // SK-6.3
    for &scoring in Scoring::ALL {
        let options = Options { bonus_on_missed_bid: true, ..options(scoring) };
        let missed = Entry { bid: 3, won: 0, captures: FORTY, ..Entry::default() };
        let without = Entry { captures: Captures::default(), ..missed };
        assert_eq!(alone(&options, 5, 5, missed), alone(&options, 5, 5, without) + 40);
    }
}

#[test]
fn a_bid_of_none_counts_cards_or_the_round() {
    // SK-6.2
    let cards = options(Scoring::Classic);
    let round = Options { zero_bid: ZeroBid::RoundNumber, ..cards.clone() };
    assert_eq!(alone(&cards, 8, 10, Entry::default()), 80);
    assert_eq!(alone(&round, 8, 10, Entry::default()), 100);
    assert_eq!(alone(&round, 8, 10, Entry { won: 2, ..Entry::default() }), -100);
}

#[test]
fn wagers_and_loot_are_never_halved() {
    // SK-6.14
    let options = options(Scoring::Rascal);
    let near = Entry { bid: 1, won: 0, wager: 20, own_loot: 1, ..Entry::default() };
    assert_eq!(alone(&options, 6, 6, near), 30 - 20);
    let terms = Terms { cards: 6, number: 6 };
    let met = Entry { bid: 1, won: 1, ..Entry::default() };
    let alliance = Alliance { loot: Seat::new(0), winner: Seat::new(1) };
    let alliances = [alliance, alliance];
    let (missed, both) = ([near, met], [met, met]);
    let missed = Round { terms, entries: &missed, alliances: &alliances };
    let both = Round { terms, entries: &both, alliances: &alliances };
    assert_eq!(points(&options, missed, Seat::new(1)), 60, "the ally missed by one");
    assert_eq!(points(&options, both, Seat::new(1)), 100, "two loot cards, two alliances");
    let paid = lines(&options, both, Seat::new(0), 0);
    let allied: Vec<_> = paid.iter().filter(|line| line.cause == Cause::Alliance).collect();
    assert_eq!(allied.len(), 2);
    assert!(allied.iter().all(|line| line.points == 20 && line.with == Some(Seat::new(1))));
}

#[test]
fn a_bid_of_none_can_have_allies() {
    // SK-6.9
    let options = edition::options("legendary").unwrap();
    let terms = Terms { cards: 4, number: 4 };
    let entries = [Entry::default(), Entry { bid: 4, won: 4, ..Entry::default() }];
    let alliances = [Alliance { loot: Seat::new(0), winner: Seat::new(1) }];
    let round = Round { terms, entries: &entries, alliances: &alliances };
    assert_eq!(points(&options, round, Seat::new(0)), 60);
    assert_eq!(points(&options, round, Seat::new(1)), 100);
}

#[test]
fn loot_taken_back_pays_where_the_edition_says() {
    // SK-6.10
    let met = Entry { bid: 1, won: 1, own_loot: 1, ..Entry::default() };
    assert_eq!(alone(&edition::options("legendary").unwrap(), 3, 3, met), 40);
    assert_eq!(alone(&edition::options("current-expanded").unwrap(), 3, 3, met), 20);
    let missed = Entry { bid: 2, ..met };
    assert_eq!(alone(&edition::options("legendary").unwrap(), 3, 3, missed), -10);
}
