//! The deal, the order of a turn, Shipyard, Locker and Commons.

use crate::stage::{Stage, card, seat};
use engine::{Events, Game as _, SeatSet, Turn};
use skallywaggs::{
    Action, Aim, Card, CardSet, Chance, Event, FirstTurnDraw, Options, Purpose, Refusal, Skallywaggs, Task,
};

fn fresh(options: Options, seats: u8) -> (Skallywaggs, engine::State<Skallywaggs>) {
    let rules = Skallywaggs::new(options, seats).unwrap();
    let state = rules.setup();
    (rules, state)
}

fn nature(rules: &Skallywaggs, state: &mut engine::State<Skallywaggs>, chance: Chance) -> Vec<Event> {
    assert!(rules.is_possible(state, &chance), "{chance:?}");
    let mut events = Events::on();
    rules.resolve_chance(state, chance, &mut events);
    rules.audit(state);
    events.into_vec()
}

#[test]
fn two_to_four_play_with_options_by_name() {
    // SW-1.1, SW-1.5
    for seats in [0, 1, 5, 8] {
        assert!(Skallywaggs::new(Options::default(), seats).is_err());
    }
    let options: Options =
        serde_json::from_str(r#"{"dutchman":true,"first_turn_draw":1,"tide":true}"#).unwrap();
    assert!(options.dutchman && options.tide && !options.saint_elmo);
    assert_eq!(options.first_turn_draw, FirstTurnDraw::One);
    assert!(serde_json::from_str::<Options>(r#"{"first_turn_draw":3}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"kraken":true}"#).is_err());
}

#[test]
fn the_best_card_begins_and_ties_draw_again() {
    // SW-1.3
    let (rules, mut state) = fresh(Options::default(), 4);
    let cards = |ids: [&str; 4]| Chance::HighCards(ids.map(card).to_vec());
    nature(&rules, &mut state, cards(["SKA1", "CRW01C", "CRW02C", "PEG"]));
    assert_eq!(state.public.task(), Task::HighCard([seat(1), seat(2)].into_iter().collect::<SeatSet>()));
    assert!(!rules.is_possible(&state, &cards(["SKA1", "CRW01C", "CRW02C", "PEG"])), "only two draw again");
    assert!(
        !rules.is_possible(&state, &Chance::HighCards(vec![card("PEG"), card("PEG")])),
        "cards are different"
    );
    nature(&rules, &mut state, Chance::HighCards(vec![card("SKA1"), card("PEG")]));
    assert_eq!((state.public.first, state.public.task()), (seat(2), Task::Deal));
    for (better, worse) in [("CRW01H", "CRW01C"), ("CRW01C", "CRW01L"), ("CRW01L", "SKA1")] {
        let (rules, mut state) = fresh(Options::default(), 2);
        nature(&rules, &mut state, Chance::HighCards(vec![card(worse), card(better)]));
        assert_eq!(state.public.first, seat(1), "{better} beats {worse}");
    }
}

#[test]
fn ten_cards_each_nine_in_the_commons_and_the_rest_is_the_shipyard() {
    // SW-1.4, SW-2.2
    for (seats, first_turn_draw, drawn) in
        [(2, FirstTurnDraw::Two, 2), (3, FirstTurnDraw::One, 1), (4, FirstTurnDraw::Two, 2)]
    {
        let (rules, mut state) = fresh(Options { first_turn_draw, ..Options::default() }, seats);
        let mut high: Vec<Card> = vec![card("SKA1"), card("SKA2"), card("SKA3"), card("SKA4")];
        high.truncate(usize::from(seats));
        high[1] = card("PEG");
        nature(&rules, &mut state, Chance::HighCards(high));
        let order: Vec<Card> = Card::all().collect();
        assert!(!rules.is_possible(&state, &Chance::Deal(order[1..].to_vec())));
        nature(&rules, &mut state, Chance::Deal(order));
        let public = &state.public;
        assert_eq!(public.active, seat(1));
        assert_eq!(public.commons.len(), 9);
        assert_eq!(usize::from(public.shipyard), 120 - 9 - 10 * usize::from(seats) - drawn);
        assert_eq!(state.private[seat(1)].hand.len(), 10 + drawn);
        assert_eq!(state.private[seat(0)].hand.len(), 10);
        assert_eq!(rules.turn(public), Turn::Seats(SeatSet::one(seat(1))));
    }
}

#[test]
fn a_turn_goes_draw_remove_play_end_and_on_to_the_left() {
    // SW-2.1, SW-2.3, SW-2.2
    let mut stage = Stage::new(3);
    let wounded = stage.pirate(1, ["CRW01H", "STB1", "CRW01L"]);
    let crazy = stage.pirate(1, ["CRA", "CRW02C", "CRW02L"]);
    let sick = stage.pirate(1, ["CRW03H", "CRW04C", "CRW05L"]);
    stage.lay_on("SAP1", sick, 0, 0);
    stage.lay_before("AHD1", 1, 1, 1);
    stage.end_turn(0);
    let told: Vec<&Event> = stage.events.iter().collect();
    let place = |is_it: &dyn Fn(&Event) -> bool| told.iter().position(|event| is_it(event)).unwrap();
    let order = [
        place(&|event| matches!(event, Event::TurnBegins { seat, .. } if *seat == crate::stage::seat(1))),
        place(&|event| matches!(event, Event::Drew { count: 2, .. })),
        place(&|event| matches!(event, Event::EndedBefore { .. })),
        place(&|event| matches!(event, Event::Lost { pirate, .. } if pirate.id == sick)),
        place(&|event| matches!(event, Event::Lost { pirate, .. } if pirate.id == wounded)),
        place(&|event| matches!(event, Event::Moved { pirate, .. } if pirate.id == crazy)),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(stage.crew_of(crazy), 2);
    assert_eq!(stage.state.public.task(), Task::Play);
}

#[test]
fn anything_goes_in_any_order_and_the_limit_is_looked_at_in_the_end() {
    // SW-2.4, SW-2.5
    let mut stage = Stage::new(2);
    stage.hand(
        0,
        &["SWP1", "CRW01H", "CRW02C", "CRW03L", "CRW04H", "CRW05H", "CRW06H", "CRW07H", "CRW08H", "CRW09H"],
    );
    stage.top(&["CRW10H", "CRW11H", "CRW12H"]);
    stage.event(0, "SWP1", Aim::None);
    assert_eq!(stage.hand_len(0), 12);
    let build =
        Action::Build { head: card("CRW01H"), chest: card("CRW02C"), legs: card("CRW03L"), crew: seat(0) };
    assert!(stage.may(0, build) && stage.may(0, Action::EndTurn));
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.state.public.task(), Task::Pay { seat: seat(0), left: 2, purpose: Purpose::Limit });
    stage.act(0, Action::Discard(card("CRW04H")));
    assert_eq!(stage.refused(0, Action::Discard(card("CRW04H"))), Refusal::NotInHand(card("CRW04H")));
    stage.act(0, Action::Discard(card("CRW05H")));
    assert_eq!(stage.hand_len(0), 10);
    assert!(stage.in_locker("CRW04H") && stage.in_locker("CRW05H"));
    assert_eq!(stage.state.public.active, seat(1));
}

#[test]
fn pirates_are_built_in_any_crew_out_of_one_of_each_part() {
    // SW-2.6
    let mut stage = Stage::new(4);
    stage.hand(0, &["CRW01H", "CRW02C", "CRW03L", "STB1", "PEG"]);
    stage.lay_before("BAT1", 2, 2, 2);
    for crew in 0..4 {
        let action =
            Action::Build { head: card("CRW01H"), chest: card("STB1"), legs: card("PEG"), crew: seat(crew) };
        assert!(stage.may(0, action));
    }
    let wrong =
        Action::Build { head: card("CRW02C"), chest: card("CRW01H"), legs: card("CRW03L"), crew: seat(0) };
    assert_eq!(stage.refused(0, wrong), Refusal::NoPirate);
    let missing =
        Action::Build { head: card("CRW05H"), chest: card("STB1"), legs: card("PEG"), crew: seat(0) };
    assert_eq!(stage.refused(0, missing), Refusal::NotInHand(card("CRW05H")));
    let nowhere =
        Action::Build { head: card("CRW01H"), chest: card("STB1"), legs: card("PEG"), crew: seat(7) };
    assert_eq!(stage.refused(0, nowhere), Refusal::NoTarget);
    stage.act(
        0,
        Action::Build { head: card("CRW01H"), chest: card("STB1"), legs: card("PEG"), crew: seat(2) },
    );
    assert_eq!(stage.crew(2).len(), 1);
    assert_eq!(stage.hand_len(0), 2);
}

#[test]
fn the_last_card_drawn_brings_a_new_shipyard_at_once() {
    // SW-3.1
    let mut stage = Stage::new(2);
    stage.hand(0, &["SWP1"]);
    stage.shorten(1);
    let rest = stage.state.public.locker.len();
    stage.event(0, "SWP1", Aim::None);
    assert_eq!(stage.state.public.reshuffles, 1);
    assert_eq!(stage.hand_len(0), 3);
    assert_eq!(usize::from(stage.state.public.shipyard), rest - 2);
    assert_eq!(stage.state.public.locker.as_slice(), [card("SWP1")], "the event was not in the Locker yet");
    let mut stage = Stage::new(2);
    stage.hand(0, &["SWP1"]);
    stage.shorten(3);
    stage.event(0, "SWP1", Aim::None);
    assert_eq!(stage.state.public.reshuffles, 1, "not one card later");
}

#[test]
fn with_nothing_to_draw_the_game_goes_on() {
    // SW-3.2
    let mut stage = Stage::new(2);
    stage.hand(0, &["CRW01H"]);
    stage.shorten(0);
    let gone: Vec<Card> = stage.state.public.locker.drain(..).collect();
    for card in gone {
        stage.state.private[seat(1)].hand.insert(card);
    }
    stage.state.public.seats[seat(1)].hand = 119;
    stage.state.public.seats[seat(1)].fresh = 119;
    stage.act(0, Action::EndTurn);
    assert!(stage.events.iter().any(|event| matches!(event, Event::Dry { .. })));
    assert_eq!(stage.hand_len(1), 119);
    stage.end_turn(1);
    // Now there is a Locker of 109 cards, and the next draw shuffles it.
    assert_eq!((stage.hand_len(0), stage.state.public.reshuffles), (3, 1));
}

#[test]
fn each_further_trade_costs_one_card_more_and_is_begun_only_if_it_can_be_paid() {
    // SW-3.3
    let mut stage = Stage::new(2);
    stage.hand(0, &["CRW01H", "CRW02H", "CRW03H", "CRW04H"]);
    stage.commons(&["CRW05H", "CRW06H"]);
    stage.act(0, Action::Trade);
    assert_eq!(stage.state.public.task(), Task::Pay { seat: seat(0), left: 1, purpose: Purpose::Trade });
    stage.act(0, Action::Discard(card("CRW01H")));
    assert_eq!(stage.refused(0, Action::EndTurn), Refusal::WrongMoment(skallywaggs::Moment::Swap));
    stage.act(0, Action::Swap { give: card("CRW02H"), take: card("CRW05H") });
    assert!(stage.cards(0).contains(card("CRW05H")) && stage.state.public.commons.contains(&card("CRW02H")));
    assert!(stage.in_locker("CRW01H"));
    stage.act(0, Action::Trade);
    assert_eq!(stage.state.public.task(), Task::Pay { seat: seat(0), left: 2, purpose: Purpose::Trade });
    stage.act(0, Action::Discard(card("CRW03H")));
    stage.act(0, Action::Discard(card("CRW04H")));
    stage.act(0, Action::Swap { give: card("CRW05H"), take: card("CRW06H") });
    assert_eq!(stage.refused(0, Action::Trade), Refusal::TooFewCards { needed: 4 });
    stage.end_turn(0);
    assert_eq!(stage.state.public.used.trades, 0);
}

#[test]
fn everybody_remembers_which_cards_became_the_shipyard_and_who_drew_since() {
    // SW-3.1
    let mut stage = Stage::new(2);
    stage.hand(1, &["CRW01H", "CRW02H"]);
    stage.shorten(1);
    let locker: CardSet = stage.state.public.locker.iter().copied().collect();
    stage.end_turn(0);
    let public = &stage.state.public;
    assert_eq!((public.reshuffles, public.shuffled), (1, Some(locker)));
    assert_eq!((public.seats[seat(1)].hand, public.seats[seat(1)].fresh), (4, 1), "one of two came after it");
    stage.act(1, Action::EndTurn);
    assert_eq!(stage.state.public.seats[seat(0)].fresh, 2);
}

#[test]
fn everybody_remembers_what_went_openly_into_a_hand() {
    // SW-3.4
    let mut stage = Stage::new(2);
    stage.hand(0, &["CRW01H", "CRW02H"]);
    stage.commons(&["PAB1"]);
    stage.act(0, Action::Trade);
    stage.act(0, Action::Discard(card("CRW01H")));
    stage.act(0, Action::Swap { give: card("CRW02H"), take: card("PAB1") });
    assert!(stage.state.public.seats[seat(0)].known.contains(card("PAB1")));
    let world =
        engine::determinize(&stage.rules, stage.state.view(seat(1)), &mut engine::GameRng::from_number(3));
    assert!(world.private[seat(0)].hand.contains(card("PAB1")));
    stage.end_turn(0);
    stage.hand(1, &["SWP1"]);
    stage.act(1, Action::Event { card: card("SWP1"), aim: Aim::None });
    stage.act(0, Action::Event { card: card("PAB1"), aim: Aim::None });
    assert!(!stage.state.public.seats[seat(0)].known.contains(card("PAB1")));
}
