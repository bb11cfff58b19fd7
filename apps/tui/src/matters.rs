//! What wants an answer from the reader: somebody at the door, a game that rests or is about to begin, a move to be
//! taken back, a seat that a bot plays for.

use engine::{Arg, Seat};
use protocol::{Asked, Knock, Phase, Request, Table};

use crate::choice::{Choice, Deed, Taken, choices};
use crate::tableau::{LinkState, Tableau};

/// So many at the door are told at once.
const KNOCKS_MAX: usize = 2;

/// Something that wants an answer, or keeps the table from going on.
pub struct Matter {
    /// What it is, in a sentence.
    pub told: String,
    /// How the reader can answer.
    pub ways: Vec<Choice>,
}

/// The ways to answer what wants an answer, and behind them whatever else the player may do now.
#[must_use]
pub fn answers(tableau: &Tableau, name: &str, taken: &[Taken]) -> Vec<Choice> {
    let ways = matters(tableau).into_iter().flat_map(|matter| matter.ways);
    ways.chain(choices(tableau, name, taken)).collect()
}

/// Whether this answers something that somebody else, or time, has brought up: nobody has chosen that it stands there.
#[must_use]
pub const fn is_answer(choice: &Choice) -> bool {
    use Request::{Admit, Agree, Countdown, FetchSeat, Pause, StandIn, TurnAway};
    matches!(
        choice.deed,
        Deed::Ask(
            Agree { .. }
                | Admit { .. }
                | TurnAway { .. }
                | Countdown { runs: false, .. }
                | Pause { rests: false }
                | StandIn { plays: false, .. }
                | FetchSeat {}
        )
    )
}

/// Everything that wants an answer from the reader, the most pressing first.
#[must_use]
pub fn matters(tableau: &Tableau) -> Vec<Matter> {
    let is_gone = matches!(tableau.link(), LinkState::Gone(_));
    if tableau.is_moved() && !is_gone {
        return vec![moved(tableau)];
    }
    let (Some(table), Some(you), false) = (tableau.table(), tableau.you(), is_gone) else {
        return Vec::new();
    };
    let mut matters: Vec<Matter> = starts(tableau).into_iter().collect();
    if table.phase == Phase::Playing {
        matters.extend(table.asked.as_ref().and_then(|asked| taking_back(tableau, asked, you)));
        matters.extend(table.rests.as_ref().map(|by| rests(tableau, by)));
        matters.extend(stood_in(tableau, table, you));
    }
    if tableau.may_begin() {
        matters.extend(table.knocks.iter().take(KNOCKS_MAX).map(|knock| at_the_door(tableau, knock)));
    }
    matters
}

/// The reader's seat is on another device.
fn moved(tableau: &Tableau) -> Matter {
    let label = tableau.words().label("web-fetch-seat");
    let fetch = Choice::labeled("fetch-seat", label, Deed::Ask(Request::FetchSeat {}));
    Matter { told: tableau.words().label("web-matter-moved"), ways: vec![fetch] }
}

/// A game that is about to begin.
fn starts(tableau: &Tableau) -> Option<Matter> {
    let seconds = Arg::Number(i64::try_from(tableau.starts_in_s()?).unwrap_or(i64::MAX));
    let stop =
        Choice::new(tableau, "stop-countdown", Deed::Ask(Request::Countdown { runs: false, bot: None }));
    let told = tableau.words().label_with("web-matter-starts", [("seconds", seconds)]);
    Some(Matter { told, ways: vec![stop] })
}

/// Somebody would like to take a move back; until that is settled nobody goes on.
fn taking_back(tableau: &Tableau, asked: &Asked, you: Seat) -> Option<Matter> {
    if asked.by == you {
        return asking(tableau, asked);
    }
    let answer =
        |key, yes| Choice::labeled("answer", tableau.words().label(key), Deed::Ask(Request::Agree { yes }));
    let is_asked = asked.waits.contains(&you);
    let ways =
        if is_asked { vec![answer("do-agree", true), answer("do-decline", false)] } else { Vec::new() };
    Some(Matter { told: told_of(tableau, "web-matter-asked", tableau.name(asked.by)), ways })
}

/// The reader would like to take a move back, and somebody has not answered.
fn asking(tableau: &Tableau, asked: &Asked) -> Option<Matter> {
    let names: Vec<String> = asked.waits.iter().map(|seat| tableau.name(*seat).to_owned()).collect();
    let is_waiting = !names.is_empty();
    let label = tableau.words().label("web-withdraw");
    let withdraw = Choice::labeled("withdraw", label, Deed::Ask(Request::Agree { yes: false }));
    let told = tableau.words().label_with("web-matter-asking", [("name", Arg::list(names))]);
    is_waiting.then(|| Matter { told, ways: vec![withdraw] })
}

/// Somebody has stopped the game for a while.
fn rests(tableau: &Tableau, by: &str) -> Matter {
    let is_own = tableau.you().is_some_and(|you| tableau.name(you) == by);
    let told = match is_own {
        true => tableau.words().label("web-matter-resting"),
        false => told_of(tableau, "web-matter-rests", by),
    };
    let go_on = Choice::new(tableau, "go-on", Deed::Ask(Request::Pause { rests: false }));
    Matter { told, ways: vec![go_on] }
}

/// A bot plays for the reader, who may have given the game up, or used up the time for it.
fn stood_in(tableau: &Tableau, table: &Table, you: Seat) -> Option<Matter> {
    if table.conceded.contains(&you) {
        let told = tableau.words().label("web-matter-gave-up");
        return Some(Matter { told, ways: Vec::new() });
    }
    let is_stood_in = tableau.seat_info(you).is_some_and(|info| info.stand_in);
    let back = || Choice::new(tableau, "back", Deed::Ask(Request::StandIn { seat: you, plays: false }));
    let ways = (!table.is_played_out(you)).then(back).into_iter().collect();
    is_stood_in.then(|| Matter { told: tableau.words().label("web-matter-stood-in"), ways })
}

/// Somebody at the door. Whoever stands in for the host lets people in, and turns nobody away.
fn at_the_door(tableau: &Tableau, knock: &Knock) -> Matter {
    let way = |verb, request| {
        let label = told_of(tableau, &format!("do-{verb}"), &knock.name);
        Choice::labeled("door", label, Deed::Ask(request))
    };
    let turn_away = || way("turn-away", Request::TurnAway { knock: knock.number });
    let admit = way("admit", Request::Admit { knock: knock.number });
    let ways = std::iter::once(admit).chain(tableau.is_host().then(turn_away)).collect();
    Matter { told: told_of(tableau, "web-matter-knock", &knock.name), ways }
}

fn told_of(tableau: &Tableau, key: &str, name: &str) -> String {
    tableau.words().label_with(key, [("name", Arg::Text(name.to_owned()))])
}
