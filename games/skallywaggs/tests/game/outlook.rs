//! What an event is said to come to: that is what it really comes to.

use engine::{ActionSet as _, Arg, Events, Game as _, GameRng, Message, Seat, State, Turn};
use skallywaggs::{Action, Aim, Muster, Options, PirateId, Skallywaggs, Task};

use crate::stage::{Stage, card, seat};

/// A seat, how many of its crew are seaworthy and how many it needs.
type Standing = (Seat, i64, i64);

/// The crews that a message tells of.
fn told(words: &Message) -> Vec<Standing> {
    let number = |name: &str| match words.args.iter().find(|(other, _)| *other == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name}: {other:?}"),
    };
    if words.key == "skallywaggs-what" {
        let seat = words.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        return vec![(seat.expect("a seat"), number("seaworthy"), number("needed"))];
    }
    parts(words).into_iter().flat_map(told).collect()
}

fn parts(words: &Message) -> Vec<&Message> {
    let mut parts = Vec::new();
    for (_, arg) in &words.args {
        if let Arg::Message(part) = arg {
            parts.push(&**part);
        }
    }
    parts
}

/// Whether a message of this key is said.
fn says(words: &Message, key: &str) -> bool {
    words.key == key || parts(words).into_iter().any(|part| says(part, key))
}

fn outlook(stage: &Stage, id: &str, aim: Aim) -> Option<Vec<Standing>> {
    stage.muster().outlook(seat(0), card(id), aim).map(|words| told(&words))
}

#[test]
fn the_outlook_of_an_event_counts_what_would_be_left() {
    let mut stage = Stage::new(3);
    let theirs = Aim::Pirate(stage.sailors(1, 1..4)[0]);
    stage.pirate(0, ["EYE", "CRW07C", "CRW08L"]);
    stage.hand(0, &["OVB1", "PRG1", "AHD1", "SKA1", "AWA1"]);
    let (anna, ben) = (seat(0), seat(1));
    assert_eq!(outlook(&stage, "OVB1", theirs), Some(vec![(ben, 2, 7)]));
    assert_eq!(outlook(&stage, "AWA1", theirs), Some(vec![(ben, 2, 7)]));
    assert_eq!(outlook(&stage, "PRG1", theirs), Some(vec![(anna, 1, 7), (ben, 2, 7)]));
    assert_eq!(outlook(&stage, "AHD1", Aim::None), Some(vec![(anna, 1, 7)]));
    assert_eq!(outlook(&stage, "SKA1", Aim::None), None);
}

#[test]
fn an_event_that_changes_no_number_has_no_outlook() {
    // SW-10.2
    let mut stage = Stage::new(3);
    stage.whole(1, "WAR");
    let parrot = stage.pirate(1, ["PAR", "CRW01C", "CRW02L"]);
    let ashore = stage.pirate(1, ["EYE", "CRW03C", "CRW04L"]);
    stage.hand(0, &["PRG1", "OVB1", "AHD1"]);
    assert_eq!(outlook(&stage, "PRG1", Aim::Pirate(parrot)), None, "it flies back to the Captain");
    assert_eq!(outlook(&stage, "PRG1", Aim::Pirate(ashore)), None, "it sails in neither crew");
    assert_eq!(outlook(&stage, "OVB1", Aim::Pirate(ashore)), None);
    assert_eq!(outlook(&stage, "AHD1", Aim::None), None);
    stage.whole(0, "STA");
    let pressed = outlook(&stage, "PRG1", Aim::Pirate(parrot)).expect("it stays with a Captain");
    assert_eq!(pressed.len(), 2);
}

#[test]
fn an_arrest_is_foretold_with_all_that_the_character_does() {
    // SW-7.8, SW-8.12
    let mut stage = Stage::new(3);
    let navigator = stage.whole(1, "NAV");
    stage.hand(0, &["AWA1"]);
    assert_eq!(outlook(&stage, "AWA1", Aim::Pirate(navigator)), Some(vec![(seat(1), 0, 7)]));
    stage.whole(1, "MAG");
    assert_eq!(outlook(&stage, "AWA1", Aim::Pirate(navigator)), None, "not beside an active Magistrate");
}

#[test]
fn where_somebody_has_to_choose_first_nothing_is_foretold() {
    // SW-8.9, SW-10.3: the Captains are at each other's throats as soon as the Mutineer is arrested.
    let mut stage = Stage::new(3);
    stage.whole(1, "WAR");
    stage.whole(1, "STA");
    let mutineer = stage.whole(1, "MUT");
    stage.hand(0, &["AWA1"]);
    assert_eq!(outlook(&stage, "AWA1", Aim::Pirate(mutineer)), None);
}

#[test]
fn scurvy_says_that_the_pirate_is_lost_and_overboard_that_another_may_go_instead() {
    // SW-7.7, SW-9.4
    let mut stage = Stage::new(3);
    let sailor = Aim::Pirate(stage.sailors(1, 1..2)[0]);
    let ashore = Aim::Pirate(stage.pirate(1, ["EYE", "CRW07C", "CRW08L"]));
    stage.hand(0, &["SAP1", "OVB1"]);
    let words = |stage: &Stage, id: &str, aim| stage.muster().outlook(seat(0), card(id), aim);
    for aim in [sailor, ashore] {
        assert!(says(&words(&stage, "SAP1", aim).expect("it is told"), "skallywaggs-what-sick"));
    }
    assert!(!says(&words(&stage, "OVB1", sailor).expect("it is told"), "skallywaggs-what-instead"));
    let hero = Aim::Pirate(stage.pirate(1, ["DEA", "CRW09C", "CRW10L"]));
    let sunk = words(&stage, "OVB1", sailor).expect("it is told");
    assert!(says(&sunk, "skallywaggs-what-instead"), "{sunk:?}");
    assert_eq!(told(&sunk), [(seat(1), 0, 7)]);
    assert_eq!(words(&stage, "OVB1", hero), None, "nobody stands in for the Dead Head");
    stage.lay_before("BAT1", 1, 1, 0);
    assert_eq!(words(&stage, "SAP1", sailor), None, "the hatches are battened");
}

fn standings(rules: &Skallywaggs, state: &State<Skallywaggs>) -> Vec<Standing> {
    let muster = Muster::new(rules, &state.public);
    let seats = Seat::all(rules.seats());
    seats.map(|seat| (seat, muster.seaworthy(seat).into(), muster.needed(seat).into())).collect()
}

/// The table after this, and all that others let happen.
fn after(rules: &Skallywaggs, state: &State<Skallywaggs>, by: Seat, event: Action) -> State<Skallywaggs> {
    let mut then = state.clone();
    rules.apply(&mut then, by, event, &mut Events::off());
    while then.public.task() == Task::Answers {
        let asked = then.public.asked.first().expect("somebody is asked");
        let pass = Action::Pass(then.public.seats[asked].watch);
        rules.apply(&mut then, asked, pass, &mut Events::off());
    }
    then
}

/// Compares what is said of an event with what comes of it; whether anything was said.
fn compare(rules: &Skallywaggs, state: &State<Skallywaggs>, by: Seat, event: Action) -> bool {
    let Action::Event { card, aim } = event else { return false };
    let words = Muster::new(rules, &state.public).outlook(by, card, aim);
    let mut then = after(rules, state, by, event);
    let doomed = then.public.task();
    if matches!(doomed, Task::Doom { .. }) {
        assert!(words.as_ref().is_none_or(|words| says(words, "skallywaggs-what-instead")), "{words:?}");
        let owner = then.public.to_decide(doomed);
        rules.apply(&mut then, owner, Action::LetGo, &mut Events::off());
    }
    let (before, now) = (standings(rules, state), standings(rules, &then));
    let changed: Vec<Standing> = now.into_iter().filter(|standing| !before.contains(standing)).collect();
    let mut told = words.as_ref().map(told).unwrap_or_default();
    told.sort_unstable();
    let name = format!("{card}");
    let is_open = then.public.task() != Task::Play;
    let is_foretold = ["PRG", "OVB", "SAP", "AWA", "AHD"].iter().any(|kind| name.starts_with(kind));
    if is_foretold && !is_open {
        assert_eq!(told, changed, "{event:?} by {by}: {:?} {words:?}", state.public);
    } else {
        assert!(words.is_none(), "{event:?} by {by}: {words:?}");
    }
    words.is_some()
}

#[test]
fn whatever_is_foretold_of_an_event_happens_if_nobody_stops_it() {
    let (mut n_told, mut n_silent) = (0, 0);
    for seed in 0..24 {
        let options = Options { dutchman: true, saint_elmo: true, ..Options::default() };
        let rules = Skallywaggs::new(options, 2 + u8::try_from(seed % 3).unwrap()).unwrap();
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
        for _ in 0..500 {
            match rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = rules.legal_actions(state.view(seat)).to_vec();
                    if state.public.task() == Task::Play {
                        for event in &legal {
                            let is_told = compare(&rules, &state, seat, *event);
                            n_told += usize::from(is_told);
                            n_silent += usize::from(!is_told);
                        }
                    }
                    rules.apply(&mut state, seat, *rng.pick(&legal), &mut Events::off());
                }
            }
        }
    }
    assert!(n_told > 2_000 && n_silent > 1_000, "{n_told} were foretold, {n_silent} were not");
}

/// A parrot, a monkey and all that draws them: random games seldom have them together.
#[test]
fn whatever_is_foretold_of_somebody_with_a_home_happens() {
    for (captain, cook) in [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)] {
        let mut stage = Stage::new(3);
        stage.whole(captain, "WAR");
        stage.whole(cook, "COO");
        let homesick = [
            stage.pirate(1, ["PAR", "CRW01C", "CRW02L"]),
            stage.pirate(2, ["CRW03H", "CRW04C", "MON"]),
            stage.pirate(1, ["DEA", "CRW05C", "BAL"]),
            stage.pirate(2, ["CRA", "STB1", "CRW06L"]),
        ];
        stage.hand(0, &["PRG1", "OVB1", "SAP1", "AWA1", "AHD1"]);
        let aims: Vec<Aim> = homesick.map(|pirate: PirateId| Aim::Pirate(pirate)).to_vec();
        for action in stage.legal(0) {
            let Action::Event { aim, .. } = action else { continue };
            if aim == Aim::None || aims.contains(&aim) {
                compare(&stage.rules, &stage.state, seat(0), action);
            }
        }
    }
}
