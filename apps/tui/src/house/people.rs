//! The people around the table: whom the reader does not want to hear, and what a host can do about everybody.

use engine::{Arg, Seat};
use protocol::{Door, Occupant, Phase, Removal, Request, Table};

use super::ways::{about, leading, named, others, own};
use crate::choice::{Choice, Deed, Page};
use crate::tableau::{Tableau, WATCHERS};

/// Everybody else who is there, those who watch, and for a host those who were removed.
pub(super) fn everybody(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let person =
        |seat| Choice::labeled("person", tableau.name(seat).to_owned(), Deed::Open(Page::Person(seat)));
    let watchers = table.customs.watchers_talk.then(|| {
        let name = tableau.words().label("web-watchers");
        named(tableau, "mute", mute_key(tableau, WATCHERS), &name, Deed::Mute(WATCHERS.to_owned()))
    });
    let everybody = others(table, tableau.you()).map(person).chain(watchers);
    if !tableau.is_host() {
        return everybody.collect();
    }
    let shown_out = table.watchers.iter().map(|watcher| {
        let page = Page::ShowOut(watcher.number);
        named(
            tableau,
            "show-out",
            "web-remove-seat",
            &watcher_name(tableau, table, watcher.number),
            Deed::Open(page),
        )
    });
    let removals = table.removals.iter().map(|removal| {
        let request = Request::LetIn { removal: removal.number };
        named(tableau, "let-in", "web-let-in", &removed_name(tableau, removal), Deed::Ask(request))
    });
    everybody.chain(shown_out).chain(removals).collect()
}

/// What somebody who was removed was called, if they ever had a name.
fn removed_name(tableau: &Tableau, removal: &Removal) -> String {
    let unnamed = || tableau.words().label("web-watcher-unnamed");
    if removal.name.is_empty() { unnamed() } else { removal.name.clone() }
}

/// What somebody who watches is called: by the name they had with a seat, or by their place.
fn watcher_name(tableau: &Tableau, table: &Table, number: u64) -> String {
    let mut watchers = (1_usize..).zip(&table.watchers);
    let Some((place, watcher)) = watchers.find(|(_, watcher)| watcher.number == number) else {
        return tableau.words().label("web-watcher-unnamed");
    };
    let unnamed = || tableau.words().label_with("web-watcher", [("number", Arg::from(place))]);
    watcher.name.clone().unwrap_or_else(unnamed)
}

/// The question whether to show somebody out who watches.
pub(super) fn showing_out(tableau: &Tableau, table: &Table, number: u64) -> Vec<Choice> {
    if !tableau.is_host() || !table.watchers.iter().any(|watcher| watcher.number == number) {
        return Vec::new();
    }
    let (name, request) = (watcher_name(tableau, table, number), Request::ShowOut { watcher: number });
    sure(tableau, &name, request)
}

/// What that page is called.
pub(super) fn showing_out_title(tableau: &Tableau, number: u64) -> String {
    let name = tableau.table().map(|table| watcher_name(tableau, table, number)).unwrap_or_default();
    tableau.words().label_with("web-remove-title", [("name", Arg::Text(name))])
}

/// To remove somebody, or not: what does no harm comes first.
fn sure(tableau: &Tableau, name: &str, request: Request) -> Vec<Choice> {
    vec![
        Choice::labeled("back", tableau.words().label("web-remove-not"), Deed::Widen),
        named(tableau, "remove", "web-remove-from-table", name, Deed::Ask(request)),
    ]
}

/// What can be done about whoever has this seat, while they have it.
pub(super) fn person(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    if !is_other(tableau, table, seat) {
        return Vec::new();
    }
    let name = tableau.name(seat);
    let mute = named(tableau, "mute", mute_key(tableau, name), name, Deed::Mute(name.to_owned()));
    let as_host = tableau.is_host().then(|| {
        let act = |verb, key, page| named(tableau, verb, key, name, Deed::Open(page));
        let host = act("make-host", "web-make-host", Page::HandOver(seat));
        [host, act("remove", "web-remove-from-table", Page::Removal(seat))]
    });
    let back = plays_again(tableau, table, seat);
    std::iter::once(mute).chain(back).chain(as_host.into_iter().flatten()).collect()
}

/// For the host: somebody who is here and for whom a bot plays goes on by themselves.
fn plays_again(tableau: &Tableau, table: &Table, seat: Seat) -> Option<Choice> {
    let info = table.seats.get(seat.idx())?;
    let is_here = matches!(info.occupant, Occupant::Player { here: true, .. });
    let is_on = table.phase == Phase::Playing && !table.is_played_out(seat);
    let request = Request::StandIn { seat, plays: false };
    (tableau.is_host() && is_here && is_on && info.stand_in)
        .then(|| about(tableau, "bot-back", seat, request))
}

/// The question whether to remove somebody.
pub(super) fn removal(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    if !tableau.is_host() || !is_other(tableau, table, seat) {
        return Vec::new();
    }
    sure(tableau, tableau.name(seat), Request::ClearSeat { seat })
}

/// What comes of a removal.
pub(super) fn removal_told(tableau: &Tableau, table: &Table, page: Page) -> Vec<String> {
    let locked = match page {
        _ if table.customs.door == Door::Locked => "yes",
        Page::ShowOut(_) => "watches",
        _ => "no",
    };
    vec![tableau.words().label_with("web-remove-text", [("locked", Arg::Text(locked.to_owned()))])]
}

/// The question whether to make somebody host.
pub(super) fn hand_over(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    if !tableau.is_host() || !is_other(tableau, table, seat) {
        return Vec::new();
    }
    let request = Request::HandOver { seat };
    let sure = named(tableau, "make-host", "web-make-host-sure", tableau.name(seat), Deed::Ask(request));
    vec![Choice::new(tableau, "widen", Deed::Widen), sure]
}

/// The way to all of it, where there is somebody.
pub(super) fn way(tableau: &Tableau, table: &Table) -> Option<Choice> {
    let is_anybody = !everybody(tableau, table).is_empty();
    is_anybody.then(|| leading(tableau, "people", "web-people", Page::People))
}

/// For the host: the seats that were carried to another device, each to be given back. Their own stays where it is.
pub(super) fn seats_back(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let back = |seat: &Seat| {
        let request = Request::SendBack { seat: *seat };
        match tableau.you() == Some(*seat) {
            true => own(tableau, "send-back", "web-keep-seat", request),
            false => about(tableau, "send-back", *seat, request),
        }
    };
    table.carried.iter().filter(|_| tableau.is_host()).map(back).collect()
}

fn is_other(tableau: &Tableau, table: &Table, seat: Seat) -> bool {
    others(table, tableau.you()).any(|other| other == seat)
}

fn mute_key(tableau: &Tableau, name: &str) -> &'static str {
    if tableau.is_muted(name) { "web-unmute" } else { "web-mute" }
}
