//! What wants an answer, above the board: somebody at the door, somebody everybody waits for, a game that rests or is about
//! to begin, a move to be taken back, a seat that is elsewhere; and the clocks that run.

use std::time::Duration;

use crossing::Want;
use engine::Seat;
use leptos::prelude::*;
use protocol::{Asked, Knock, Occupant, Phase, Table};

use super::session::Session;
use super::{echo, muting};
use crate::shell::focus::catch_focus;
use crate::shell::speech;

/// Something that wants an answer.
#[derive(Clone, PartialEq, Eq)]
enum Matter {
    /// Somebody wants to sit down, and the reader may let them.
    Knock {
        /// Who.
        knock: Knock,
        /// Whether the reader may turn them away, too: whoever stands in for the host may not.
        may_refuse: bool,
    },
    /// Somebody has stopped the game.
    Rests(String),
    /// The reader has stopped the game.
    Resting,
    /// A bot plays for the reader.
    StoodIn {
        /// Whether the reader's time for the game is up, so that it plays to the end.
        to_the_end: bool,
    },
    /// A bot plays for the reader, who has given the game up.
    GaveUp,
    /// Everybody waits for somebody who is away.
    Away(Missed),
    /// Everybody waits for somebody who is here.
    Idle(Missed),
    /// Somebody would like to take their move back, and the reader has not answered.
    Asked(String),
    /// The reader would like to take their move back, and these have not answered.
    Asking(Vec<String>),
    /// A game begins in so many milliseconds.
    Starts(u32),
    /// The reader's seat is on another device.
    Moved,
}

/// Somebody for whom everybody waits.
#[derive(Clone, PartialEq, Eq)]
struct Missed {
    seat: Seat,
    name: String,
    /// Whether the reader may let a bot play for them.
    may_stand_in: bool,
}

/// A way to answer: its name, the key of its words, and what it does.
type Way = (&'static str, &'static str, Want);

/// Everything that wants an answer from the reader.
pub fn attention(session: Session) -> impl IntoView {
    muting::recall(session);
    muting::follow(session);
    echo::follow(session);
    let matters = Memo::new(move |_| {
        let you = session.you.get();
        // Who is waited for as well does not hurry others.
        let hurries = session.turn.with(Option::is_none);
        let told = |table: &Table| matters(table, you, hurries);
        let mut matters = session.table.with(|table| table.as_ref().map(told).unwrap_or_default());
        if you.is_none() && session.moved.get() {
            matters.push(Matter::Moved);
        }
        matters
    });
    let drawn = move || {
        on_cleanup(catch_focus);
        matters.get().into_iter().map(|matter| draw(session, &matter)).collect_view().into_any()
    };
    view! { <div class="attention">{drawn} {clocks(session)}</div> }
}

/// How long those may still think whose clocks run.
fn clocks(session: Session) -> impl IntoView {
    let running =
        Memo::new(move |_| session.table.with(|table| table.as_ref().map(running).unwrap_or_default()));
    let clock = |(name, left_ms): (String, u32)| {
        let left = seconds_left(left_ms);
        let late = move || left.get() <= 10;
        view! {
            <li class:late=late>{name} " " <span>{move || format!("{}:{:02}", left.get() / 60, left.get() % 60)}</span></li>
        }
    };
    move || {
        let running = running.get();
        let list = move || {
            view! {
                <ul class="clocks" data-test="clocks" aria-label=speech::label("web-clock")>
                    {running.into_iter().map(clock).collect_view()}
                </ul>
            }
        };
        session
            .table
            .with(|table| {
                table.as_ref().is_some_and(|table| table.clocks.iter().flatten().any(|clock| clock.runs))
            })
            .then(list)
            .into_any()
    }
}

fn running(table: &Table) -> Vec<(String, u32)> {
    let seats = table.seats.iter().zip(&table.clocks);
    let of_player = seats.filter_map(|(info, clock)| match (&info.occupant, clock) {
        (Occupant::Player { name, .. }, Some(clock)) if clock.runs => Some((name.clone(), clock.left_ms)),
        _ => None,
    });
    of_player.collect()
}

/// Whole seconds, counted down from now on.
fn seconds_left(left_ms: u32) -> RwSignal<u32> {
    let left = RwSignal::new(left_ms.div_ceil(1_000));
    let tick = move || {
        left.try_update(|left| *left = left.saturating_sub(1));
    };
    if let Ok(interval) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || interval.clear());
    }
    left
}

fn matters(table: &Table, you: Option<Seat>, hurries: bool) -> Vec<Matter> {
    let mut matters = Vec::new();
    matters.extend(table.starts_in_ms.map(Matter::Starts));
    let Some(you) = you else {
        // Whoever has no seat answers nothing, and wants to know why nothing happens.
        matters.extend(table.rests.clone().map(Matter::Rests));
        return matters;
    };
    if table.may_begin(Some(you)) {
        let may_refuse = table.host == Some(you);
        let knocks = table.knocks.iter().take(2).cloned();
        matters.extend(knocks.map(|knock| Matter::Knock { knock, may_refuse }));
    }
    if table.phase != Phase::Playing {
        return matters;
    }
    if table.conceded.contains(&you) {
        matters.push(Matter::GaveUp);
    } else if table.seats.get(you.idx()).is_some_and(|info| info.stand_in) {
        matters.push(Matter::StoodIn { to_the_end: table.is_played_out(you) });
    }
    matters.extend(table.asked.as_ref().and_then(|asked| asked_of(table, asked, you)));
    match &table.rests {
        Some(name) if is_called(table, you, name) => matters.push(Matter::Resting),
        Some(name) => matters.push(Matter::Rests(name.clone())),
        None => matters.extend(slow(table, you, hurries)),
    }
    matters
}

/// Whether whoever has this seat is called so.
fn is_called(table: &Table, seat: Seat, called: &str) -> bool {
    let info = table.seats.get(seat.idx());
    info.is_some_and(|info| matches!(&info.occupant, Occupant::Player { name, .. } if name == called))
}

/// What a wish to take a move back is to this player.
fn asked_of(table: &Table, asked: &Asked, you: Seat) -> Option<Matter> {
    let name_of = |seat: &Seat| match &table.seats.get(seat.idx())?.occupant {
        Occupant::Player { name, .. } | Occupant::Bot { name, .. } => Some(name.clone()),
        Occupant::Open => None,
    };
    if asked.by == you {
        let names: Vec<String> = asked.waits.iter().filter_map(name_of).collect();
        return (!names.is_empty()).then_some(Matter::Asking(names));
    }
    let is_asked = asked.waits.contains(&you);
    is_asked.then(|| Matter::Asked(name_of(&asked.by).unwrap_or_default()))
}

/// The first whom the others wait for, or else the first for whom they will.
fn slow(table: &Table, you: Seat, hurries: bool) -> Option<Matter> {
    let seats = Seat::all(u8::try_from(table.seats.len()).ok()?).zip(&table.seats);
    let others = seats.filter(|(seat, info)| *seat != you && !info.stand_in);
    let missed = |seat, name: &str| Missed {
        seat,
        name: name.to_owned(),
        may_stand_in: table.may_stand_in(Some(you), seat),
    };
    let missed = others.filter_map(|(seat, info)| match &info.occupant {
        Occupant::Player { name, here: true } if info.idle && hurries => {
            Some((0, Matter::Idle(missed(seat, name))))
        }
        Occupant::Player { name, here: false } => Some((1, Matter::Away(missed(seat, name)))),
        _ => None,
    });
    missed.min_by_key(|(order, _)| *order).map(|(_, matter)| matter)
}

fn draw(session: Session, matter: &Matter) -> impl IntoView + use<> {
    let (key, name, ways) = told(matter, session.you.get_untracked());
    let starts = match matter {
        Matter::Starts(left_ms) => Some(seconds_left(*left_ms)),
        _ => None,
    };
    let words = move || {
        let seconds = starts.map_or(0, |left| left.get());
        speech::label_with(key, [("name", name.clone().into()), ("seconds", seconds.into())])
    };
    let way = move |(test, key, want): Way| {
        view! {
            <button class="button small" type="button" data-test=test on:click=move |_| session.send(want.clone())>
                {speech::label(key)}
            </button>
        }
    };
    view! {
        <div class="offer matter" data-matter=key>
            <p role="status">{words}</p>
            // They go to a line of their own together.
            <div class="ways">{ways.into_iter().map(way).collect_view()}</div>
        </div>
    }
}

const GO_ON: Way = ("go-on", "do-go-on", Want::Pause { rests: false });

/// What is said, of whom, and how it can be answered.
fn told(matter: &Matter, you: Option<Seat>) -> (&'static str, String, Vec<Way>) {
    let stand_in = |missed: &Missed| {
        let want = Want::StandIn { seat: missed.seat, plays: true };
        missed.may_stand_in.then_some(("stand-in", "web-bot-plays", want))
    };
    match matter {
        Matter::Knock { knock, may_refuse } => {
            let (admit, turn_away) = (Want::Admit(knock.number), Want::TurnAway(knock.number));
            let mut ways = vec![("admit", "web-admit", admit)];
            ways.extend(may_refuse.then_some(("turn-away", "web-turn-away", turn_away)));
            ("web-matter-knock", knock.name.clone(), ways)
        }
        Matter::Rests(name) => ("web-matter-rests", name.clone(), you.map(|_| GO_ON).into_iter().collect()),
        Matter::Resting => ("web-matter-resting", String::new(), vec![GO_ON]),
        Matter::GaveUp => ("web-matter-gave-up", String::new(), Vec::new()),
        Matter::StoodIn { to_the_end } => {
            let back = you.filter(|_| !to_the_end);
            let back = back.map(|seat| ("take-back", "do-back", Want::StandIn { seat, plays: false }));
            ("web-matter-stood-in", String::new(), back.into_iter().collect())
        }
        Matter::Away(missed) => {
            ("web-matter-away", missed.name.clone(), stand_in(missed).into_iter().collect())
        }
        Matter::Idle(missed) => {
            let nudge = ("nudge", "web-nudge", Want::Nudge(missed.seat));
            let ways = std::iter::once(nudge).chain(stand_in(missed));
            ("web-matter-idle", missed.name.clone(), ways.collect())
        }
        Matter::Asked(name) => {
            let ways = [("agree", "web-agree", true), ("decline", "web-decline", false)];
            let ways = ways.map(|(test, key, yes)| (test, key, Want::Agree { yes }));
            ("web-matter-asked", name.clone(), ways.into())
        }
        Matter::Asking(names) => (
            "web-matter-asking",
            speech::names(names),
            vec![("withdraw", "web-withdraw", Want::Agree { yes: false })],
        ),
        Matter::Starts(_) => {
            let stop =
                || ("stop-countdown", "web-stop-countdown", Want::Countdown { runs: false, bot: None });
            ("web-matter-starts", String::new(), you.map(|_| stop()).into_iter().collect())
        }
        Matter::Moved => {
            ("web-matter-moved", String::new(), vec![("fetch-seat", "web-fetch-seat", Want::FetchSeat)])
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Clock, SeatInfo, Timer};

    use super::*;

    fn player(name: &str, here: bool) -> SeatInfo {
        SeatInfo::of(Occupant::Player { name: name.to_owned(), here })
    }

    fn table() -> Table {
        let seats = vec![player("Anna", true), player("Bo", false), player("Cleo", true)];
        Table { host: Some(Seat::new(0)), ..Table::of(Phase::Playing, seats) }
    }

    fn keys(table: &Table, you: Option<u8>) -> Vec<&'static str> {
        let you = you.map(Seat::new);
        matters(table, you, true).iter().map(|matter| told(matter, you).0).collect()
    }

    fn ways(table: &Table, you: u8) -> Vec<&'static str> {
        let you = Some(Seat::new(you));
        matters(table, you, true).iter().flat_map(|matter| told(matter, you).2).map(|way| way.0).collect()
    }

    #[test]
    fn whoever_is_away_or_slow_is_told_of_one_at_a_time_and_not_to_themselves() {
        assert_eq!(keys(&table(), Some(0)), ["web-matter-away"]);
        let mut slow = table();
        slow.seats[1] = SeatInfo { idle: true, ..player("Bo", true) };
        assert_eq!(keys(&slow, Some(0)), ["web-matter-idle"]);
        assert_eq!(keys(&slow, Some(1)), [""; 0]);
        slow.seats[1].stand_in = true;
        assert_eq!(keys(&slow, Some(0)), [""; 0], "a bot plays, so nobody waits");
        assert_eq!(keys(&slow, Some(1)), ["web-matter-stood-in"]);
    }

    #[test]
    fn whoever_is_on_turn_hurries_nobody_and_still_sees_who_is_away() {
        let mut slow = table();
        slow.seats[2] = SeatInfo { idle: true, ..player("Cleo", true) };
        assert_eq!(keys(&slow, Some(0)), ["web-matter-idle"]);
        let bo = Missed { seat: Seat::new(1), name: "Bo".to_owned(), may_stand_in: true };
        assert!(matters(&slow, Some(Seat::new(0)), false) == [Matter::Away(bo)]);
    }

    #[test]
    fn the_host_lets_a_bot_play_for_others_and_others_for_a_host_who_lets_them_wait() {
        let mut slow = table();
        assert_eq!((ways(&slow, 0), ways(&slow, 2)), (vec!["stand-in"], vec![]));
        slow.seats[1] = SeatInfo { idle: true, ..player("Bo", true) };
        assert_eq!((ways(&slow, 0), ways(&slow, 2)), (vec!["nudge", "stand-in"], vec!["nudge"]));
        slow.seats[1] = player("Bo", true);
        slow.seats[0].idle = true;
        assert_eq!(ways(&slow, 2), ["nudge", "stand-in"]);
    }

    #[test]
    fn nobody_is_waited_for_while_the_game_rests() {
        let table = Table { rests: Some("Anna".to_owned()), ..table() };
        assert_eq!(keys(&table, Some(0)), ["web-matter-resting"]);
        assert_eq!(keys(&table, Some(2)), ["web-matter-rests"]);
        assert_eq!(keys(&table, None), ["web-matter-rests"], "who watches knows why nothing happens");
        assert!(told(&matters(&table, None, true)[0], None).2.is_empty(), "and has nothing to answer");
    }

    #[test]
    fn only_whoever_may_let_people_in_is_asked() {
        let knock = Knock { number: 7, name: "Zoe".to_owned(), seat: None };
        let seats = vec![player("Anna", true), player("Cleo", true)];
        let table = Table { host: Some(Seat::new(0)), knocks: vec![knock], ..Table::of(Phase::Over, seats) };
        assert_eq!(keys(&table, Some(0)), ["web-matter-knock"]);
        assert_eq!(keys(&table, Some(1)), [""; 0]);
    }

    #[test]
    fn who_stands_in_for_the_host_lets_people_in_and_turns_nobody_away() {
        let knock = Knock { number: 7, name: "Zoe".to_owned(), seat: None };
        let seats = vec![player("Anna", false), player("Cleo", true)];
        let away = Table { host: Some(Seat::new(0)), knocks: vec![knock], ..Table::of(Phase::Over, seats) };
        assert_eq!(ways(&away, 1), ["admit"]);
        let mut here = away;
        here.seats[0] = player("Anna", true);
        assert_eq!(ways(&here, 0), ["admit", "turn-away"]);
    }

    #[test]
    fn nobody_is_offered_to_play_on_whose_time_for_the_game_is_up() {
        let mut table = table();
        table.seats[2].stand_in = true;
        table.customs.clock = Some(Clock::Game { seconds: 600 });
        table.clocks = vec![None, None, Some(Timer { left_ms: 1, runs: false })];
        assert_eq!(ways(&table, 2), ["take-back"]);
        table.clocks[2] = Some(Timer { left_ms: 0, runs: false });
        assert_eq!(
            (keys(&table, Some(2)), ways(&table, 2)),
            (vec!["web-matter-stood-in", "web-matter-away"], vec![])
        );
    }

    #[test]
    fn whoever_did_not_ask_is_asked_until_they_answer_and_everybody_sees_what_begins() {
        let asked = |waits: &[u8]| Table {
            asked: Some(Asked {
                by: Seat::new(0),
                agreed: Vec::new(),
                waits: waits.iter().copied().map(Seat::new).collect(),
            }),
            rests: Some("Anna".to_owned()),
            ..table()
        };
        assert_eq!(keys(&asked(&[1, 2]), Some(2)), ["web-matter-asked", "web-matter-rests"]);
        assert_eq!(keys(&asked(&[1]), Some(2)), ["web-matter-rests"]);
        assert_eq!(keys(&asked(&[1, 2]), Some(0)), ["web-matter-asking", "web-matter-resting"]);
        assert_eq!(keys(&asked(&[]), Some(0)), ["web-matter-resting"], "all have answered");
        let told_of = matters(&asked(&[1, 2]), Some(Seat::new(0)), true);
        assert!(
            told_of[0] == Matter::Asking(vec!["Bo".to_owned(), "Cleo".to_owned()]),
            "it is said who has not answered"
        );
        let seats = vec![player("Anna", true), player("Cleo", true)];
        let begins = Table { starts_in_ms: Some(9_000), ..Table::of(Phase::Gathering, seats) };
        assert_eq!(keys(&begins, Some(1)), ["web-matter-starts"]);
        assert_eq!(keys(&begins, None), ["web-matter-starts"], "who has no seat sees it, too");
        assert!(told(&matters(&begins, None, true)[0], None).2.is_empty(), "and does not stop it");
    }

    #[test]
    fn only_clocks_that_run_are_told() {
        let timer = |runs| Some(Timer { left_ms: 5_000, runs });
        let table = Table { clocks: vec![timer(false), None, timer(true)], ..table() };
        assert_eq!(running(&table), [("Cleo".to_owned(), 5_000)]);
    }
}
