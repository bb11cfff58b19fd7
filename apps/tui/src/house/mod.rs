//! What can be done at the table beside the game: to say something, to nudge, to pause, to take a move back, to let a
//! bot play, to give the game up, to carry the seat elsewhere; and what its host decides. Only what the table allows now
//! is there.

mod customs;
mod evening;
mod laying;
mod people;
mod seats;
mod ways;

use engine::{Arg, Seat};
use hosting::SeatStatus;
use protocol::{EMOTES, Occupant, PHRASES, Phase, Request, Table};

use self::ways::{about, leading, others, own};
use crate::choice::{Choice, Deed, Page, has_open_seat, widen, with_bots};
use crate::connection::Wanted;
use crate::tableau::{LinkState, Tableau};

/// What a page of it has; nothing where nothing can be done.
#[must_use]
pub fn page(tableau: &Tableau, page: Page) -> Vec<Choice> {
    let is_gone = matches!(tableau.link(), LinkState::Gone(_));
    let Some(table) = tableau.table().filter(|_| !is_gone) else { return Vec::new() };
    match page {
        _ if !is_open(tableau, table, page) => Vec::new(),
        Page::Table => whole(tableau, table),
        Page::Phrases => phrases(tableau, table),
        Page::Concession => concession(tableau, table),
        Page::People => people::everybody(tableau, table),
        Page::Person(seat) => people::person(tableau, table, seat),
        Page::Removal(seat) => people::removal(tableau, table, seat),
        Page::ShowOut(number) => people::showing_out(tableau, table, number),
        Page::HandOver(seat) => people::hand_over(tableau, table, seat),
        Page::Seats => seats::all(tableau, table),
        Page::Place(seat) => seats::place(tableau, table, seat),
        Page::Bots(seat) => seats::bots(tableau, table, seat),
        Page::Swap(seat) => seats::swaps(tableau, table, seat),
        Page::Customs => customs::all(tableau, table),
        Page::Custom(topic) => customs::others(tableau, table, topic),
        Page::Countdown => with_bots(tableau, |bot| Request::Countdown { runs: true, bot: Some(bot) }),
        Page::Games => laying::games(tableau, table),
        Page::Editions(game) => laying::editions(tableau, table, game),
        Page::Sizes(game, place) => laying::sizes(tableau, table, game, place),
        // What is only read has a way back.
        Page::Evening | Page::Link => vec![widen(tableau)],
    }
}

/// What there is to read on a page before anything is chosen.
#[must_use]
pub fn told(tableau: &Tableau, page: Page) -> Vec<String> {
    let Some(table) = tableau.table() else { return Vec::new() };
    match page {
        Page::Removal(_) | Page::ShowOut(_) => people::removal_told(tableau, table, page),
        Page::Evening => evening::told(tableau, table),
        Page::Link => link_told(tableau),
        _ => Vec::new(),
    }
}

/// Whether there is anything on a page whose time may have passed while it was open.
fn is_open(tableau: &Tableau, table: &Table, page: Page) -> bool {
    match page {
        Page::Phrases => may_say(tableau, table),
        Page::Countdown => may_count_down(tableau, table),
        Page::Evening | Page::Link => !told(tableau, page).is_empty(),
        _ => true,
    }
}

/// What a page is called.
#[must_use]
pub fn title(tableau: &Tableau, page: Page) -> String {
    let words = tableau.words();
    let named = |key, seat| words.label_with(key, [("name", Arg::Text(tableau.name(seat).to_owned()))]);
    let title = match page {
        Page::Table => words.label("web-house"),
        Page::Phrases => words.label("do-say"),
        Page::Concession => words.label("web-concede"),
        Page::People => words.label("web-people"),
        Page::Person(seat) => tableau.name(seat).to_owned(),
        Page::Removal(seat) => named("web-remove-title", seat),
        Page::ShowOut(number) => people::showing_out_title(tableau, number),
        Page::HandOver(_) => words.label("web-make-host"),
        Page::Seats => words.label("web-setup-seats"),
        Page::Place(seat) => seats::title(tableau, seat),
        Page::Bots(_) => words.label("web-add-bot"),
        Page::Swap(_) => words.label("do-swap"),
        Page::Customs => words.label("do-customs"),
        Page::Custom(topic) => customs::title(tableau, topic),
        Page::Countdown => words.label("web-countdown"),
        Page::Games => words.label("web-change-game"),
        Page::Editions(game) => laying::title(tableau, game, None),
        Page::Sizes(game, place) => laying::title(tableau, game, Some(place)),
        Page::Evening => words.label("web-evening"),
        Page::Link => words.label(tableau.link_told().map_or("do-replay", |(wanted, _)| link_key(*wanted))),
    };
    title.trim_end_matches([' ', '…']).to_owned()
}

/// What is there at most: what is done in a game comes first, what is asked twice last.
fn whole(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let mut choices = Vec::new();
    choices.extend(may_say(tableau, table).then(|| Choice::new(tableau, "say", Deed::Open(Page::Phrases))));
    let in_game_as = tableau.you().filter(|_| table.phase == Phase::Playing);
    choices.extend(in_game_as.into_iter().flat_map(|you| in_game(tableau, table, you)));
    choices.extend(people::way(tableau, table));
    choices.extend(between_games(tableau, table));
    choices.extend(around(tableau, table));
    choices.extend(people::seats_back(tableau, table));
    choices.extend(in_game_as.and_then(|you| way_out(tableau, table, you)));
    choices
}

/// What can be done before a game and after it.
fn between_games(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let are_seats = !seats::all(tableau, table).is_empty();
    let mut choices = laying::ways(tableau, table);
    choices.extend(are_seats.then(|| leading(tableau, "seats", "web-setup-seats", Page::Seats)));
    choices.extend(may_count_down(tableau, table).then(|| countdown(tableau)));
    choices
}

/// What has nothing to do with the game: how the table is kept, how the evening stands, and links.
fn around(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let is_served = tableau.invitation().is_some();
    let is_kept = is_served && tableau.is_host();
    let is_evening = !told(tableau, Page::Evening).is_empty();
    let ways = [
        (is_kept, leading(tableau, "customs", "do-customs", Page::Customs)),
        (is_evening, leading(tableau, "evening", "web-evening", Page::Evening)),
        (is_served && tableau.you().is_some(), fetched(tableau, "carry", Wanted::Ticket)),
    ];
    let is_over = table.phase == Phase::Over && tableau.you().is_some() && is_served;
    let film = is_over.then(|| fetched(tableau, "replay", Wanted::Replay(table.games)));
    ways.into_iter().filter_map(|(is_there, way)| is_there.then_some(way)).chain(film).collect()
}

/// A link that the server is asked for.
fn fetched(tableau: &Tableau, verb: &str, wanted: Wanted) -> Choice {
    Choice::labeled(verb, tableau.words().label(link_key(wanted)), Deed::Fetch(wanted))
}

const fn link_key(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Ticket => "web-carry",
        Wanted::Replay(_) => "do-replay",
    }
}

/// A link that was asked for, with what it is good for. Whoever has no seat any more carries none.
fn link_told(tableau: &Tableau) -> Vec<String> {
    let is_good = |(wanted, _): &&(Wanted, String)| *wanted != Wanted::Ticket || tableau.you().is_some();
    let Some((wanted, link)) = tableau.link_told().filter(is_good) else { return Vec::new() };
    let how = match wanted {
        Wanted::Ticket => "carry-link",
        Wanted::Replay(_) => "replay-link",
    };
    vec![tableau.words().label(how), link.clone()]
}

/// Whether the reader may let a game begin in a few seconds, and none is about to.
fn may_count_down(tableau: &Tableau, table: &Table) -> bool {
    let is_between = table.phase != Phase::Playing && table.starts_in_ms.is_none();
    is_between && tableau.may_begin() && tableau.invitation().is_some()
}

/// The game begins in a few seconds; where seats are open, with bots that are asked for.
fn countdown(tableau: &Tableau) -> Choice {
    match has_open_seat(tableau) {
        true => leading(tableau, "countdown", "web-countdown", Page::Countdown),
        false => own(tableau, "countdown", "web-countdown", Request::Countdown { runs: true, bot: None }),
    }
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
    choices
}

/// The way to give the game up.
fn way_out(tableau: &Tableau, table: &Table, you: Seat) -> Option<Choice> {
    let has_given_up = table.conceded.contains(&you);
    (!has_given_up).then(|| leading(tableau, "concede", "web-concede", Page::Concession))
}

/// Whether the reader may say something, and somebody hears it.
fn may_say(tableau: &Tableau, table: &Table) -> bool {
    let is_heard = table.spectators > 0 || others(table, tableau.you()).next().is_some();
    let has_a_voice = tableau.you().is_some() || table.customs.watchers_talk && !tableau.is_removed();
    has_a_voice && is_heard
}

/// What can be said; where the host allows it, in one's own words, too.
fn phrases(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let phrase = |phrase: &str| {
        let label = tableau.words().label(&format!("room-phrase-{phrase}"));
        Choice::labeled("say", label, Deed::Ask(Request::Say { phrase: phrase.to_owned() }))
    };
    let write = || Choice::labeled("write", tableau.words().label("web-own-words"), Deed::Write);
    let own_words = table.customs.own_words.then(write);
    own_words.into_iter().chain(PHRASES.into_iter().chain(EMOTES).map(phrase)).collect()
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
