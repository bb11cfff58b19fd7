//! What can be done at the table beside the game: to say something, to nudge, to pause, to take a move back, to let a
//! bot play, to give the game up. Only what the table allows now is there.

use engine::{Arg, Seat};
use hosting::SeatStatus;
use protocol::{EMOTES, Occupant, PHRASES, Phase, Request, Table};

use crate::choice::{Choice, Deed, Page};
use crate::tableau::{LinkState, Tableau};

/// What a page of it has; nothing where nothing can be done.
#[must_use]
pub fn page(tableau: &Tableau, page: Page) -> Vec<Choice> {
    let is_gone = matches!(tableau.link(), LinkState::Gone(_));
    let Some(table) = tableau.table().filter(|_| !is_gone) else { return Vec::new() };
    match page {
        Page::Table => whole(tableau, table),
        Page::Phrases if may_say(tableau, table) => phrases(tableau),
        Page::Concession => concession(tableau, table),
        Page::Phrases => Vec::new(),
    }
}

/// What a page is called.
#[must_use]
pub fn title(tableau: &Tableau, page: Page) -> String {
    let label = tableau.words().label(match page {
        Page::Table => "web-house",
        Page::Phrases => "do-say",
        Page::Concession => "web-concede",
    });
    label.trim_end_matches([' ', '…']).to_owned()
}

fn whole(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let mut choices = Vec::new();
    choices.extend(may_say(tableau, table).then(|| Choice::new(tableau, "say", Deed::Open(Page::Phrases))));
    if let Some(you) = tableau.you().filter(|_| table.phase == Phase::Playing) {
        choices.extend(in_game(tableau, table, you));
    }
    choices.extend(seats_back(tableau, table));
    choices
}

/// For the host: the seats that were carried to another device, each to be given back. Their own stays where it is.
fn seats_back(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let back = |seat: &Seat| {
        let request = Request::SendBack { seat: *seat };
        match tableau.you() == Some(*seat) {
            true => own(tableau, "send-back", "web-keep-seat", request),
            false => about(tableau, "send-back", *seat, request),
        }
    };
    table.carried.iter().filter(|_| tableau.is_host()).map(back).collect()
}

/// What can be done while a game is on.
fn in_game(tableau: &Tableau, table: &Table, you: Seat) -> Vec<Choice> {
    let mut choices = nudges(tableau, table, you);
    if tableau.may_move() {
        choices.push(own(tableau, "take-back", "web-take-move-back", Request::TakeBack {}));
    }
    if table.rests.is_none() {
        choices.push(own(tableau, "pause", "web-pause-game", Request::Pause { rests: true }));
    }
    choices.extend(bots(tableau, table, you));
    if !table.conceded.contains(&you) {
        let label = tableau.words().label("web-concede");
        choices.push(Choice::labeled("concede", label, Deed::Open(Page::Concession)));
    }
    choices
}

fn own(tableau: &Tableau, verb: &str, key: &str, request: Request) -> Choice {
    Choice::labeled(verb, tableau.words().label(key), Deed::Ask(request))
}

fn about(tableau: &Tableau, verb: &str, seat: Seat, request: Request) -> Choice {
    let name = Arg::Text(tableau.name(seat).to_owned());
    let label = tableau.words().label_with(&format!("do-{verb}"), [("name", name)]);
    Choice::labeled(verb, label, Deed::Ask(request))
}

/// Whether the reader may say something, and somebody hears it.
fn may_say(tableau: &Tableau, table: &Table) -> bool {
    let is_heard = table.spectators > 0 || others(table, tableau.you()).next().is_some();
    let has_a_voice = tableau.you().is_some() || table.customs.watchers_talk && !tableau.is_removed();
    has_a_voice && is_heard
}

fn phrases(tableau: &Tableau) -> Vec<Choice> {
    let phrase = |phrase: &str| {
        let label = tableau.words().label(&format!("room-phrase-{phrase}"));
        Choice::labeled("say", label, Deed::Ask(Request::Say { phrase: phrase.to_owned() }))
    };
    PHRASES.into_iter().chain(EMOTES).map(phrase).collect()
}

/// Everybody else who plays for themselves, and is here or not.
fn others(table: &Table, you: Option<Seat>) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).zip(&table.seats);
    let is_other = move |(seat, occupant): &(Seat, &Occupant)| {
        Some(*seat) != you && matches!(occupant, Occupant::Player { .. })
    };
    seats.map(|(seat, info)| (seat, &info.occupant)).filter(is_other).map(|(seat, _)| seat)
}

/// Those for whom the table waits. Whoever is waited for as well hurries nobody.
fn nudges(tableau: &Tableau, table: &Table, you: Seat) -> Vec<Choice> {
    let awaits = |seat: Seat| {
        let panel = tableau.scene().and_then(|scene| scene.seats.get(seat.idx()));
        panel.is_some_and(|panel| panel.status == SeatStatus::ToAct)
    };
    if !tableau.may_move() || awaits(you) {
        return Vec::new();
    }
    let is_slow = |seat: &Seat| {
        let info = &table.seats[seat.idx()];
        awaits(*seat) && !info.stand_in && matches!(info.occupant, Occupant::Player { here: true, .. })
    };
    let nudge = |seat| about(tableau, "nudge", seat, Request::Nudge { seat });
    others(table, Some(you)).filter(is_slow).map(nudge).collect()
}

/// A bot for oneself, for the host one for everybody, and for everybody one for a host who lets them wait.
fn bots(tableau: &Tableau, table: &Table, you: Seat) -> Vec<Choice> {
    let plays = |seat: &Seat| !table.seats[seat.idx()].stand_in && !table.conceded.contains(seat);
    let request = |seat| Request::StandIn { seat, plays: true };
    let others = others(table, Some(you)).filter(|seat| table.may_stand_in(Some(you), *seat) && plays(seat));
    let for_others = others.map(|seat| about(tableau, "bot-for", seat, request(seat)));
    let for_me = plays(&you).then(|| own(tableau, "bot-for", "web-bot-for-me", request(you)));
    for_me.into_iter().chain(for_others).collect()
}

/// The question whether to give the game up: what does no harm comes first.
fn concession(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let you = tableau.you().filter(|you| table.phase == Phase::Playing && !table.conceded.contains(you));
    let Some(you) = you else { return Vec::new() };
    let sure = if table.ends_without(you) { "web-concede-ends" } else { "web-concede-sure" };
    vec![
        Choice::new(tableau, "keep-playing", Deed::Widen),
        own(tableau, "concede", sure, Request::Concede {}),
    ]
}
