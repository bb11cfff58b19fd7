//! What characters and parts do, and which rule wins where rules meet.

use crate::stage::{Stage, card, seat};
use engine::Game as _;
use proptest::prelude::*;
use skallywaggs::{Action, Aim, Event, Loss, Part, PirateId, Protection, Purpose, Refusal, Role, Task};

fn build(stage: &mut Stage, of: u8, parts: [&str; 3], crew: u8) -> PirateId {
    let missing: Vec<&str> = parts.into_iter().filter(|id| !stage.cards(of).contains(card(id))).collect();
    stage.hand(of, &missing);
    let [head, chest, legs] = parts.map(card);
    let id = PirateId(stage.state.public.next_pirate);
    stage.act(of, Action::Build { head, chest, legs, crew: seat(crew) });
    id
}

#[test]
fn extra_cards_come_from_characters_and_parts() {
    // SW-2.2, SW-8.2, SW-8.6, SW-8.11, SW-9.7, SW-9.8
    for (parts, extra, sails) in [
        (["STAH", "STAC", "STAL"], 1, true),
        (["MAGH", "MAGC", "MAGL"], 1, false),
        (["INNH", "INNC", "CRW01L"], 1, false),
        (["CRW01H", "SQU", "MON"], 2, true),
        (["CRW01H", "CRW01C", "CRW01L"], 0, true),
    ] {
        let mut stage = Stage::new(2);
        stage.pirate(1, parts);
        assert_eq!(stage.seaworthy(1) == 1, sails, "{parts:?}");
        stage.end_turn(0);
        assert_eq!(stage.hand_len(1), 2 + extra, "{parts:?}");
    }
}

#[test]
fn the_waitress_brings_a_simple_pirate_for_three_cards_once_a_turn() {
    // SW-8.5
    let mut stage = Stage::new(3);
    stage.whole(0, "WAI");
    assert_eq!(stage.seaworthy(0), 0, "she cannot sail");
    let simple = stage.pirate(1, ["CRW01H", "CRW02C", "CRW03L"]);
    let another = stage.pirate(1, ["CRW02H", "CRW03C", "CRW04L"]);
    let matched = stage.whole(1, "CRW10");
    let chained = stage.pirate(1, ["CRW05H", "CRW06C", "BAL"]);
    stage.whole(2, "FMT");
    let held = stage.pirate(2, ["CRW06H", "CRW07C", "CRW08L"]);
    stage.hand(0, &["CRW11H", "CRW12H"]);
    assert_eq!(stage.refused(0, Action::Lure(simple)), Refusal::TooFewCards { needed: 3 });
    stage.hand(0, &["CRW13H", "CRW09H"]);
    assert_eq!(stage.refused(0, Action::Lure(matched)), Refusal::NotSimple);
    assert!(matches!(
        stage.refused(0, Action::Lure(chained)),
        Refusal::Protected { by: Protection::Stays(_), .. }
    ));
    assert!(matches!(
        stage.refused(0, Action::Lure(held)),
        Refusal::Protected { by: Protection::HeldCrew(_), .. }
    ));
    stage.act(0, Action::Lure(simple));
    for id in ["CRW11H", "CRW12H", "CRW13H"] {
        assert!(matches!(stage.state.public.task(), Task::Pay { purpose: Purpose::Lure, .. }));
        stage.act(0, Action::Discard(card(id)));
    }
    assert_eq!((stage.crew_of(simple), stage.hand_len(0)), (0, 1));
    stage.hand(0, &["CRW11C", "CRW12C", "CRW13C"]);
    assert_eq!(stage.refused(0, Action::Lure(another)), Refusal::OnceATurn);
    stage.end_turn(0);
    assert_eq!(stage.refused(1, Action::Lure(simple)), Refusal::NobodyCan);
}

#[test]
fn the_surgeon_changes_a_part_and_keeps_the_wounded_alive() {
    // SW-8.7, SW-9.6
    let mut stage = Stage::new(2);
    let wounded = stage.pirate(0, ["CRW01H", "STB1", "PEG"]);
    let dying = stage.pirate(1, ["CRW02H", "STB2", "CRW02L"]);
    stage.whole(0, "SUR");
    stage.hand(0, &["CRW03L", "SKA1", "CRW04L"]);
    assert_eq!(stage.refused(0, Action::Operate { give: card("CRW03L"), pirate: dying }), Refusal::NoTarget);
    stage.act(0, Action::Operate { give: card("CRW03L"), pirate: wounded });
    assert_eq!(stage.part(wounded, Part::Legs), "CRW03L");
    assert!(
        stage.cards(0).contains(card("PEG")) && stage.state.public.seats[seat(0)].known.contains(card("PEG"))
    );
    assert_eq!(
        stage.refused(0, Action::Operate { give: card("CRW04L"), pirate: wounded }),
        Refusal::OnceATurn
    );
    stage.end_turn(0);
    assert!(!stage.lives(dying), "seat 1 has no Surgeon");
    assert!(stage.events.iter().any(|event| matches!(event, Event::Lost { cause: Loss::Bled, .. })));
    stage.end_turn(1);
    assert!(stage.lives(wounded));
}

#[test]
fn the_cursed_sailor_is_lost_last() {
    // SW-8.8, SW-10.5
    let mut stage = Stage::new(2);
    let cursed = stage.pirate(0, ["CURH", "CRW01C", "CURL"]);
    let (one, two) = (stage.whole(0, "CRW02"), stage.whole(0, "CRW03"));
    assert_eq!(stage.needed(0), 12);
    stage.hand(0, &["HUR1", "HUR2"]);
    stage.event(0, "HUR1", Aim::None);
    assert_eq!(stage.legal(0), [Action::Lose(one), Action::Lose(two)]);
    assert_eq!(stage.refused(0, Action::Lose(cursed)), Refusal::CannotLose(cursed));
    stage.act(0, Action::Lose(one));
    stage.event(0, "HUR2", Aim::None);
    assert!(!stage.lives(two) && stage.lives(cursed), "there was one left to choose");
}

#[test]
fn the_cook_feeds_more_hands_and_cures_for_two_cards() {
    // SW-8.10, SW-2.5
    let mut stage = Stage::new(2);
    stage.pirate(1, ["COOH", "COOC", "CRW01L"]);
    let sick = stage.pirate(1, ["CRW02H", "CRW03C", "CRW04L"]);
    stage.lay_on("SAP1", sick, 0, 0);
    stage.lay_on("SAP2", sick, 0, 0);
    stage.hand(1, &["CRW05H", "CRW06H", "CRW07H"]);
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.legal(1), [Action::LetGo, Action::Cure]);
    stage.act(1, Action::Cure);
    stage.act(1, Action::Discard(card("CRW05H")));
    stage.act(1, Action::Discard(card("CRW06H")));
    assert_eq!(stage.state.public.lying_on(sick).count(), 1, "one Scurvy & Pox is thrown off");
    assert!(stage.lives(sick));
    stage.act(1, Action::Cure);
    let cards: Vec<_> = stage.cards(1).iter().take(2).collect();
    for card in cards {
        stage.act(1, Action::Discard(card));
    }
    assert!(stage.lives(sick) && stage.seaworthy(1) == 2);
    stage.hand(
        1,
        &[
            "CRW08H", "CRW09H", "CRW10H", "CRW11H", "CRW12H", "CRW13H", "CRW08C", "CRW09C", "CRW10C",
            "CRW11C", "CRW12C", "CRW13C",
        ],
    );
    assert_eq!(stage.hand_len(1), 13);
    stage.end_turn(1);
    assert_eq!(stage.hand_len(1), 12);
}

#[test]
fn without_two_cards_nothing_is_cured() {
    // SW-8.10: The Dutchman's owner draws one card.
    let mut stage = Stage::with(2, skallywaggs::Options { dutchman: true, ..Default::default() });
    stage.pirate(1, ["EYE", "HOO", "PEG"]);
    stage.pirate(1, ["COOH", "COOC", "CRW01L"]);
    let sick = stage.pirate(1, ["CRW02H", "CRW03C", "CRW04L"]);
    stage.lay_on("SAP1", sick, 0, 0);
    stage.act(0, Action::EndTurn);
    assert!(!stage.lives(sick));
    assert_eq!((stage.hand_len(1), stage.state.public.task()), (1, Task::Play));
}

#[test]
fn a_look_out_sees_and_arranges_the_next_cards_and_nobody_else_does() {
    // SW-8.13, SW-12.2
    let mut stage = Stage::new(3);
    stage.pirate(1, ["LOOH", "CRW01C", "LOOL"]);
    stage.top(&["PAR", "MON", "EYE"]);
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.legal(1).len(), 6);
    let order = |ids: &[&str]| {
        let cards: Vec<_> = ids.iter().map(|id| card(id)).collect();
        Action::Arrange(skallywaggs::Order::new(&cards).unwrap())
    };
    assert_eq!(stage.refused(1, order(&["PAR", "MON", "HOO"])), Refusal::NoTarget);
    let seen =
        serde_json::to_string(&(&stage.state.public, &stage.events, &stage.state.private[seat(0)])).unwrap();
    assert!(!seen.contains("\"EYE\""), "{seen}");
    stage.act(1, order(&["EYE", "PAR", "MON"]));
    assert!(stage.cards(1).contains(card("EYE")) && stage.cards(1).contains(card("PAR")));
    assert_eq!(stage.state.private[seat(1)].peek.as_slice(), [card("MON")]);
    // The next player draws what was seen, and its owner knows it.
    stage.end_turn(1);
    assert!(stage.cards(2).contains(card("MON")));
    assert!(stage.state.private[seat(1)].seen[seat(2)].contains(card("MON")));
    let world = |of: u8| {
        engine::determinize(&stage.rules, stage.state.view(seat(of)), &mut engine::GameRng::from_number(1))
    };
    assert!(world(1).private[seat(2)].hand.contains(card("MON")));
}

#[test]
fn the_hook_makes_the_first_trade_free() {
    // SW-9.2
    let mut stage = Stage::new(2);
    stage.pirate(0, ["CRW01H", "HOO", "CRW01L"]);
    stage.hand(0, &["CRW02H", "CRW03H", "CRW04H"]);
    stage.commons(&["CRW05H"]);
    stage.act(0, Action::Trade);
    assert_eq!(stage.state.public.task(), Task::Swap);
    stage.act(0, Action::Swap { give: card("CRW02H"), take: card("CRW05H") });
    stage.act(0, Action::Trade);
    assert!(matches!(stage.state.public.task(), Task::Pay { left: 2, .. }));
}

#[test]
fn a_dead_head_goes_in_the_place_of_another() {
    // SW-9.4
    let mut stage = Stage::new(3);
    let dead = stage.pirate(1, ["DEA", "CRW01C", "CRW02L"]);
    let victim = stage.whole(1, "CRW03");
    let sick = stage.whole(1, "CRW04");
    stage.hand(0, &["OVB1"]);
    stage.event(0, "OVB1", Aim::Pirate(victim));
    assert_eq!(stage.legal(1), [Action::LetGo, Action::StandIn(dead)]);
    stage.act(1, Action::LetGo);
    assert!(!stage.lives(victim) && stage.lives(dead));
    stage.lay_on("SAP1", sick, 0, 0);
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.legal(1), [Action::LetGo, Action::StandIn(dead)]);
    stage.act(1, Action::StandIn(dead));
    assert!(!stage.lives(dead) && stage.lives(sick) && stage.in_locker("SAP1"));
    assert_eq!(stage.state.public.lying_on(sick).count(), 0);
}

#[test]
fn a_dead_head_does_not_stand_in_for_itself_nor_against_ones_own_event() {
    // SW-9.4
    let mut stage = Stage::new(2);
    let dead = stage.pirate(1, ["DEA", "CRW01C", "CRW02L"]);
    let own = stage.whole(1, "CRW04");
    stage.hand(0, &["OVB1"]);
    stage.lay_on("SAP1", own, 1, 1);
    stage.event(0, "OVB1", Aim::Pirate(dead));
    assert!(!stage.lives(dead));
    let mut stage = Stage::new(2);
    stage.pirate(1, ["DEA", "CRW01C", "CRW02L"]);
    let own = stage.whole(1, "CRW04");
    stage.lay_on("SAP1", own, 1, 1);
    stage.act(0, Action::EndTurn);
    assert!(!stage.lives(own), "it came back to whoever had laid it");
}

#[test]
fn a_crazy_head_wanders_left_every_turn() {
    // SW-9.5
    let mut stage = Stage::new(3);
    let crazy = stage.pirate(1, ["CRA", "CRW01C", "CRW01L"]);
    for (of, crew) in [(0, 2), (1, 0), (2, 1)] {
        stage.end_turn(of);
        assert_eq!(stage.crew_of(crazy), crew);
    }
}

#[test]
fn parrots_and_monkeys_go_home_to_the_nearest_on_the_left_and_stay_there() {
    // SW-9.8, SW-9.9, SW-10.2
    let mut stage = Stage::new(4);
    let parrot = stage.pirate(0, ["PAR", "CRW01C", "CRW01L"]);
    let monkey = stage.pirate(1, ["CRW02H", "CRW02C", "MON"]);
    build(&mut stage, 0, ["WARH", "WARC", "WARL"], 3);
    build(&mut stage, 0, ["STAH", "STAC", "STAL"], 2);
    assert_eq!(stage.crew_of(parrot), 3, "it came with the first Captain, and stays");
    build(&mut stage, 0, ["COOH", "COOC", "CRW03L"], 0);
    assert_eq!(stage.crew_of(monkey), 0);
    let mut stage = Stage::new(4);
    stage.whole(3, "WAR");
    stage.whole(2, "STA");
    let parrot = build(&mut stage, 0, ["PAR", "CRW01C", "CRW01L"], 1);
    assert_eq!(stage.crew_of(parrot), 2, "the nearest on the left");
}

#[test]
fn the_parrot_is_stronger_than_the_monkey() {
    // SW-10.1, SW-10.2: the rulebook's own example.
    let mut stage = Stage::new(3);
    let both = stage.pirate(0, ["PAR", "CRW01C", "MON"]);
    stage.whole(1, "COO");
    let captain = build(&mut stage, 0, ["WARH", "WARC", "WARL"], 2);
    assert_eq!(stage.crew_of(both), 2);
    stage.hand(0, &["ITH1"]);
    let other = stage.whole(0, "CRW05");
    stage.event(0, "ITH1", crate::stage::swap(captain, other, Part::Head));
    assert_eq!(stage.crew_of(both), 1, "without a Captain it goes to the Cook");
}

#[test]
fn the_parrot_is_stronger_than_ball_n_chain_which_is_stronger_than_crazy_head() {
    // SW-10.1, SW-9.3
    let mut stage = Stage::new(3);
    let chained = stage.pirate(0, ["PAR", "CRW01C", "BAL"]);
    build(&mut stage, 0, ["WARH", "WARC", "WARL"], 2);
    assert_eq!(stage.crew_of(chained), 2);
    let mut stage = Stage::new(3);
    let crazy = stage.pirate(1, ["CRA", "CRW01C", "BAL"]);
    stage.end_turn(0);
    assert_eq!(stage.crew_of(crazy), 1);
}

#[test]
fn the_monkey_is_stronger_than_crazy_head_while_there_is_a_cook() {
    // SW-10.1
    let mut stage = Stage::new(3);
    let crazy = stage.pirate(1, ["CRA", "CRW01C", "MON"]);
    stage.whole(1, "COO");
    stage.end_turn(0);
    assert_eq!(stage.crew_of(crazy), 1);
    let mut stage = Stage::new(3);
    let crazy = stage.pirate(1, ["CRA", "CRW01C", "MON"]);
    stage.end_turn(0);
    assert_eq!(stage.crew_of(crazy), 2, "no Cook anywhere");
}

#[test]
fn an_arrested_parrot_stays_until_it_is_free() {
    // SW-7.8, SW-10.2
    let mut stage = Stage::new(3);
    let parrot = stage.pirate(0, ["PAR", "CRW01C", "CRW01L"]);
    stage.lay_on("AWA1", parrot, 0, 0);
    build(&mut stage, 0, ["WARH", "WARC", "WARL"], 2);
    assert_eq!(stage.crew_of(parrot), 0);
    stage.until(0);
    assert_eq!(stage.crew_of(parrot), 2);
}

#[test]
fn a_suppressed_captain_is_a_home_all_the_same() {
    // SW-4.4, SW-10.2
    let mut stage = Stage::new(3);
    stage.whole(2, "WAR");
    stage.pirate(2, ["CRW02H", "MUTC", "MUTL"]);
    let parrot = build(&mut stage, 0, ["PAR", "CRW01C", "CRW01L"], 0);
    assert_eq!(stage.crew_of(parrot), 2);
}

#[test]
fn two_captains_cost_half_the_crew_and_exactly_one_of_them() {
    // SW-10.3
    let mut stage = Stage::new(3);
    let wargun = stage.whole(1, "WAR");
    let others = [stage.whole(1, "CRW01"), stage.whole(1, "CRW02"), stage.whole(1, "CRW03")];
    let starr = build(&mut stage, 0, ["STAH", "STAC", "STAL"], 1);
    assert_eq!(stage.legal(1), [Action::Lose(wargun), Action::Lose(starr)]);
    assert!(stage.legal(0).is_empty(), "seat 0 waits");
    stage.act(1, Action::Lose(starr));
    assert_eq!(stage.legal(1), others.map(Action::Lose), "the other Captain stays");
    stage.act(1, Action::Lose(others[1]));
    assert_eq!(stage.crew(1), [wargun, others[0], others[2]]);
    assert_eq!(stage.state.public.task(), Task::Play);
}

#[test]
fn two_captains_alone_lose_one_and_a_mutineer_prevents_the_quarrel() {
    // SW-10.3, SW-8.9
    let mut stage = Stage::new(2);
    let wargun = stage.whole(0, "WAR");
    let starr = build(&mut stage, 0, ["STAH", "STAC", "STAL"], 0);
    stage.act(0, Action::Lose(wargun));
    assert_eq!(stage.crew(0), [starr]);
    let mut stage = Stage::new(2);
    stage.whole(0, "WAR");
    stage.pirate(0, ["CRW01H", "MUTC", "MUTL"]);
    build(&mut stage, 0, ["STAH", "STAC", "STAL"], 0);
    assert_eq!(stage.crew(0).len(), 3);
    assert_eq!((stage.needed(0), stage.state.public.task()), (11, Task::Play));
}

#[test]
fn what_follows_is_looked_at_again_until_all_is_at_rest() {
    // SW-10.4: the storm takes a Captain, his Parrot flies on to another, and the Monkey it carried goes along.
    let mut stage = Stage::new(3);
    let wargun = stage.whole(0, "WAR");
    let parrot = stage.pirate(0, ["PAR", "CRW01C", "MON"]);
    stage.whole(1, "COO");
    stage.whole(1, "BOA");
    stage.whole(2, "STA");
    stage.hand(0, &["HUR1"]);
    stage.event(0, "HUR1", Aim::None);
    stage.act(0, Action::Lose(wargun));
    // Seat 1 is spared; seat 2 has only Starr to lose. So no Captain is left, and the Monkey's rule holds.
    assert_eq!(stage.crew_of(parrot), 1);
}

proptest! {
    /// However crews are made, the check comes to rest: nobody has two active Captains, and nobody with a home is away.
    #[test]
    fn the_state_check_always_comes_to_rest(seed in 0u64..4000) {
        // SW-10.4
        let mut rng = engine::GameRng::from_number(seed);
        let mut stage = Stage::new(2 + u8::try_from(rng.below(3)).unwrap());
        let seats = stage.rules.seats();
        let mut pools: [Vec<&str>; 3] = [
            vec!["PAR", "CRA", "DEA", "WARH", "STAH", "COOH", "MUTH", "CRW01H"],
            vec!["SQU", "HOO", "WARC", "STAC", "COOC", "MUTC", "STB1", "CRW01C"],
            vec!["MON", "BAL", "PEG", "WARL", "STAL", "COOL", "MUTL", "CRW01L"],
        ];
        for whole in ["WAR", "STA", "COO"] {
            if rng.below(3) > 0 {
                let crew = u8::try_from(rng.below(seats.into())).unwrap();
                stage.whole(crew, whole);
                for pool in &mut pools {
                    pool.retain(|id| !id.starts_with(whole));
                }
            }
        }
        while let Some(&head) = pools[0].get(rng.index(pools[0].len().max(1))) {
            let (chest, legs) = (*rng.pick(&pools[1]), *rng.pick(&pools[2]));
            let crew = u8::try_from(rng.below(seats.into())).unwrap();
            for (pool, id) in pools.iter_mut().zip([head, chest, legs]) {
                pool.retain(|other| *other != id);
            }
            stage.pirate(crew, [head, chest, legs]);
            if pools[0].is_empty() || pools[1].is_empty() || pools[2].is_empty() {
                break;
            }
        }
        build(&mut stage, 0, ["CRW10H", "CRW10C", "CRW10L"], 0);
        while let Task::Lose { seat: loser, .. } = stage.state.public.task() {
            let action = *rng.pick(&stage.legal(loser.into()));
            stage.act(loser.into(), action);
        }
        prop_assert_eq!(stage.state.public.task(), Task::Play);
        let muster = stage.muster();
        for crew in (0..seats).map(seat) {
            prop_assert!(muster.active_with(crew, Role::Captain).count() < 2);
            for pirate in stage.state.public.crew(crew) {
                let away = |role| !muster.has_role(crew, role) && (0..seats).any(|other| muster.has_role(seat(other), role));
                let parrot = pirate.parts()[0] == card("PAR");
                prop_assert!(!(parrot && away(Role::Captain)));
                let bound = parrot && muster.has_role(crew, Role::Captain);
                prop_assert!(bound || pirate.parts()[2] != card("MON") || !away(Role::Cook));
            }
        }
    }
}

#[test]
fn a_dead_head_goes_overboard_for_another() {
    // SW-9.4, SW-7.4
    let mut stage = Stage::new(2);
    let hero = stage.pirate(1, ["DEA", "CRW01C", "CRW01L"]);
    let saved = stage.pirate(1, ["CRW02H", "CRW03C", "CRW04L"]);
    stage.hand(0, &["OVB1"]);
    stage.event(0, "OVB1", Aim::Pirate(saved));
    stage.act(1, Action::StandIn(hero));
    assert!(stage.lives(saved) && !stage.lives(hero));
    assert!(stage.in_locker("OVB1") && stage.in_locker("DEA"));
    assert_eq!(stage.state.public.task(), Task::Play);
}

#[test]
fn a_look_out_sees_no_more_than_there_is() {
    // SW-8.13
    for left in 0..=2_usize {
        let mut stage = Stage::new(2);
        stage.whole(1, "LOO");
        stage.shorten(left);
        stage.end_turn(0);
        let orders = stage.legal(1).iter().filter(|action| matches!(action, Action::Arrange(_))).count();
        assert_eq!(orders, if left == 2 { 2 } else { 0 }, "{left} cards: one needs no order");
        let told = stage.events.iter().any(|event| matches!(event, Event::Scouted { .. }));
        assert_eq!(told, left > 0, "{left} cards");
    }
}

#[test]
fn a_cursed_sailor_clings_in_a_mutiny_too() {
    // SW-8.8, SW-10.3
    let mut stage = Stage::new(2);
    let captain = stage.whole(0, "WAR");
    let cursed = stage.whole(0, "CUR");
    let simple = stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]);
    build(&mut stage, 0, ["STAH", "STAC", "STAL"], 0);
    assert!(!stage.may(0, Action::Lose(cursed)) && stage.may(0, Action::Lose(captain)));
    stage.act(0, Action::Lose(captain));
    assert!(stage.lives(cursed) && !stage.lives(simple), "there was no other choice");
}

#[test]
fn a_surgeon_can_complete_a_second_captain() {
    // SW-8.7, SW-10.3
    let mut stage = Stage::new(2);
    stage.whole(0, "SUR");
    let first = stage.whole(0, "WAR");
    let second = stage.pirate(0, ["STAH", "STAC", "CRW01L"]);
    stage.hand(0, &["STAL"]);
    stage.act(0, Action::Operate { give: card("STAL"), pirate: second });
    assert!(stage.events.iter().any(|event| matches!(event, Event::Mutiny { count: 1, .. })));
    assert_eq!(stage.legal(0), [Action::Lose(first), Action::Lose(second)]);
    stage.act(0, Action::Lose(first));
    assert!(stage.lives(second));
}
