//! What the bots of the ladder decide where the right thing is plain, what they spend, and that each beats the one below.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::stage::{Stage, card, seat};
use engine::{ActionSet as _, BotKind, Events, Game as _, GameRng, Outfit, Stop, Thinking, Turn};
use hosting::Hosted as _;
use skallywaggs::{Action, Aim, Options, Sailing, Skallywaggs};

const ALL: [&str; 5] = ["powder-monkey", "deckhand", "bosun", "quartermaster", "captain"];
const THINKERS: [&str; 3] = ["bosun", "quartermaster", "captain"];

fn kind(name: &str) -> BotKind<Skallywaggs> {
    BotKind::named(&Skallywaggs::bots(4), name).unwrap().0
}

fn chosen(stage: &Stage, of: u8, name: &str) -> Action {
    let kind = kind(name);
    let mut rng = GameRng::from_number(3);
    let mut thinking = Thinking::new(&mut rng, kind.steps(Default::default()), Stop::never());
    let mut bot = (kind.make)(Outfit::default());
    bot.choose(&stage.rules, stage.state.view(seat(of)), &stage.legal(of), &mut thinking).action
}

#[test]
fn everybody_sails_who_can() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..6);
    stage.hand(0, &["SAP1", "CRW09H", "CRW10C"]);
    for name in ALL {
        assert_eq!(chosen(&stage, 0, name), Action::Sail, "{name}");
    }
}

#[test]
fn nobody_passes_up_a_win() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..6);
    stage.hand(0, &["SWP1", "CRW09H", "CRW10C", "CRW11L"]);
    stage.state.public.seats[seat(0)].sailing = Sailing::Due;
    for name in ALL {
        assert_eq!(chosen(&stage, 0, name), Action::EndTurn, "{name}");
    }
}

#[test]
fn the_last_pirate_that_lacks_is_built() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..5);
    stage.hand(0, &["CRW09H", "CRW10C", "CRW11L"]);
    for name in &ALL[1..] {
        let action = chosen(&stage, 0, name);
        assert!(matches!(action, Action::Build { crew, .. } if crew == seat(0)), "{name}: {action:?}");
    }
}

#[test]
fn who_is_about_to_win_is_stopped() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 6..8);
    let crew = stage.sailors(1, 1..6);
    stage.state.public.seats[seat(1)].sailing = Sailing::Declared;
    stage.hand(0, &["OVB1", "CRW10H", "CRW10C"]);
    for name in ALL {
        let action = chosen(&stage, 0, name);
        let hits = |pirate| action == Action::Event { card: card("OVB1"), aim: Aim::Pirate(pirate) };
        assert!(crew.iter().any(|pirate| hits(*pirate)), "{name}: {action:?}");
    }
}

#[test]
fn who_has_a_captain_gets_another() {
    let mut stage = Stage::new(2);
    stage.whole(1, "WAR");
    stage.sailors(1, 1..9);
    stage.sailors(0, 10..12);
    stage.hand(0, &["STAH", "STAC", "STAL"]);
    let build = Action::Build { head: card("STAH"), chest: card("STAC"), legs: card("STAL"), crew: seat(1) };
    for name in THINKERS {
        assert_eq!(chosen(&stage, 0, name), build, "{name}");
    }
}

#[test]
fn an_answer_is_kept_for_something_that_hurts() {
    let mut stage = Stage::new(2);
    let own = stage.sailors(1, 1..10);
    stage.state.public.seats[seat(1)].sailing = Sailing::Declared;
    stage.whole(1, "CRW12");
    stage.hand(0, &["SWP1", "OVB1"]);
    stage.hand(1, &["PAB1"]);
    stage.act(0, Action::Event { card: card("SWP1"), aim: Aim::None });
    for name in ALL {
        let action = chosen(&stage, 1, name);
        assert!(matches!(action, Action::Pass(_)), "{name} lets others draw: {action:?}");
    }
    stage.pass(1);
    stage.act(0, Action::Event { card: card("OVB1"), aim: Aim::Pirate(own[0]) });
    for name in &ALL[1..] {
        let parley = Action::Event { card: card("PAB1"), aim: Aim::None };
        assert_eq!(chosen(&stage, 1, name), parley, "{name}");
    }
}

#[test]
fn nobody_gives_a_pirate_to_be_free_to_play_events_without_any() {
    let mut stage = Stage::new(3);
    stage.sailors(0, 1..4);
    stage.lay_before("CRD1", 0, 1, 1);
    stage.hand(0, &["CRW09H", "CRW10H", "PAB1"]);
    assert!(stage.may(0, Action::Ransom));
    for name in ALL {
        assert_eq!(chosen(&stage, 0, name), Action::EndTurn, "{name}");
    }
}

#[test]
fn the_locker_is_not_searched_at_the_cost_of_sailing() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..6);
    stage.state.public.seats[seat(0)].sailing = Sailing::Declared;
    stage.locker(&["CRW12H", "CRW13C", "SWP1"]);
    stage.hand(0, &["DJL1"]);
    for name in ALL {
        assert_eq!(chosen(&stage, 0, name), Action::EndTurn, "{name}");
    }
}

/// A table after some turns of the Deckhand in every seat, with a choice for whoever is to act.
fn in_the_middle(seats: u8, seed: u64) -> Stage {
    let mut stage = Stage::new(seats);
    stage.state = stage.rules.setup();
    let mut rng = GameRng::from_number(seed);
    let mut bots: Vec<_> = (0..seats).map(|_| (kind("deckhand").make)(Outfit::default())).collect();
    for decisions in 0.. {
        match stage.rules.turn(&stage.state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = stage.rules.sample_chance(&stage.state, &mut rng);
                stage.rules.resolve_chance(&mut stage.state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = stage.rules.legal_actions(stage.state.view(seat)).to_vec();
                if decisions > 25 && legal.len() > 9 {
                    break;
                }
                let mut thinking = Thinking::at_once(&mut rng);
                let view = stage.state.view(seat);
                let action = bots[seat.idx()].choose(&stage.rules, view, &legal, &mut thinking).action;
                stage.rules.apply(&mut stage.state, seat, action, &mut Events::off());
            }
        }
    }
    stage
}

/// What a bot of this name decides in the middle of a game with so much to spend and so many looks at the clock before
/// time is up; how much of it was spent, and whether it was cut short.
fn hurried(name: &str, seed: u64, steps: u32, looks_max: u32) -> Option<(u32, bool)> {
    let stage = in_the_middle(3, seed);
    let to_act = stage.rules.turn(&stage.state.public).seats().first()?;
    let legal = stage.legal(to_act.into());
    let looks = AtomicU32::new(0);
    let stop = Stop::never().or_when(move || looks.fetch_add(1, Ordering::Relaxed) >= looks_max);
    let mut rng = GameRng::from_number(seed);
    let mut thinking = Thinking::new(&mut rng, steps, stop);
    let mut bot = (kind(name).make)(Outfit::default());
    let choice = bot.choose(&stage.rules, stage.state.view(to_act), &legal, &mut thinking);
    assert!(legal.contains(&choice.action), "{name}: {:?}", choice.action);
    Some((steps - thinking.steps_left(), thinking.is_cut()))
}

#[test]
fn who_is_stopped_soon_decides_by_what_is_known_so_far() {
    for name in THINKERS {
        let hurried = |looks_max| (0..8).filter_map(move |seed| hurried(name, seed, 1_000_000, looks_max));
        let (at_once, soon): (Vec<_>, Vec<_>) = (hurried(0).collect(), hurried(3).collect());
        // What is plain needs no thought, and is not cut short.
        let n_cut = |decided: &[(u32, bool)]| decided.iter().filter(|(_, is_cut)| *is_cut).count();
        assert!(n_cut(&at_once) > 3 && at_once.iter().all(|(spent, _)| *spent == 0), "{name}: {at_once:?}");
        assert!(n_cut(&soon) > 3 && soon.iter().all(|(spent, _)| *spent < 100), "{name}: {soon:?}");
        assert!(soon.iter().any(|(spent, is_cut)| *spent > 0 && *is_cut), "{name}: {soon:?}");
    }
}

#[test]
fn who_has_little_to_spend_decides_without_a_look_at_the_clock() {
    for name in THINKERS {
        let spent: Vec<_> = (0..8).filter_map(|seed| hurried(name, seed, 30, u32::MAX)).collect();
        assert!(spent.len() > 3 && spent.iter().all(|(_, is_cut)| !is_cut), "{name}: {spent:?}");
        assert!(spent.iter().any(|(spent, _)| *spent == 30), "{name} thinks: {spent:?}");
    }
}

/// The share of games that one wins against others, each seat in turn, the same deals for all.
fn share(one: &str, others: &str, seats: u8, sets: u64) -> f64 {
    let rules = Skallywaggs::new(Options::default(), seats).unwrap();
    let games = (0..sets).flat_map(|set| (0..seats).map(move |own| (set, own)));
    let won = games.map(|(set, own)| {
        let (mut deals, mut dice) = (GameRng::from_number(set), GameRng::from_number(set + 1_000));
        let kinds: Vec<_> = (0..seats).map(|at| kind(if at == own { one } else { others })).collect();
        let mut bots: Vec<_> = kinds.iter().map(|kind| (kind.make)(Outfit::default())).collect();
        let mut state = rules.setup();
        loop {
            match rules.turn(&state.public) {
                Turn::Over => break f64::from(u8::from(state.public.winners.contains(seat(own)))),
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut deals);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = rules.legal_actions(state.view(seat)).to_vec();
                    let steps = kinds[seat.idx()].steps(Default::default());
                    let mut thinking = Thinking::new(&mut dice, steps, Stop::never());
                    let choice = bots[seat.idx()].choose(&rules, state.view(seat), &legal, &mut thinking);
                    rules.apply(&mut state, seat, choice.action, &mut Events::off());
                }
            }
        }
    });
    won.sum::<f64>() / (sets as f64 * f64::from(seats))
}

#[test]
fn each_beats_the_one_below() {
    for (one, other, seats, sets) in
        [("deckhand", "powder-monkey", 4, 6), ("bosun", "deckhand", 3, 12), ("quartermaster", "bosun", 4, 2)]
    {
        let share = share(one, other, seats, sets);
        assert!(share > 1.0 / f64::from(seats), "{one} wins {share} from {other}");
    }
}
