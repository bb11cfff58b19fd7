//! What every page is made of: ways to do something, in words.

use engine::{Arg, Seat};
use protocol::{Occupant, Request, Table};

use crate::choice::{Choice, Deed, Page};
use crate::tableau::Tableau;

/// Something that is asked of the table, in these words.
pub(super) fn own(tableau: &Tableau, verb: &str, key: &str, request: Request) -> Choice {
    Choice::labeled(verb, tableau.words().label(key), Deed::Ask(request))
}

/// Something about somebody; its words are under `do-{verb}`.
pub(super) fn about(tableau: &Tableau, verb: &str, seat: Seat, request: Request) -> Choice {
    let name = Arg::Text(tableau.name(seat).to_owned());
    let label = tableau.words().label_with(&format!("do-{verb}"), [("name", name)]);
    Choice::labeled(verb, label, Deed::Ask(request))
}

/// Something about somebody, with their name behind it: no hand does to one what it meant for another.
pub(super) fn named(tableau: &Tableau, verb: &str, key: &str, name: &str, deed: Deed) -> Choice {
    let args = [("act", Arg::Text(tableau.words().label(key))), ("name", Arg::Text(name.to_owned()))];
    Choice::labeled(verb, tableau.words().label_with("web-let-in-whom", args), deed)
}

/// The way to another page, under its own words.
pub(super) fn leading(tableau: &Tableau, verb: &str, key: &str, page: Page) -> Choice {
    Choice::labeled(verb, tableau.words().label(key), Deed::Open(page))
}

/// What is known of something: "what: about".
pub(super) fn of(tableau: &Tableau, what: String, about: String) -> String {
    tableau.words().label_with("choice-about", [("what", Arg::Text(what)), ("about", Arg::Text(about))])
}

/// Every seat with whoever has it.
pub(super) fn seats(table: &Table) -> impl Iterator<Item = (Seat, &Occupant)> {
    let seats = Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).zip(&table.seats);
    seats.map(|(seat, info)| (seat, &info.occupant))
}

/// Everybody else who plays for themselves, and is here or not.
pub(super) fn others(table: &Table, you: Option<Seat>) -> impl Iterator<Item = Seat> {
    let is_other = move |(seat, occupant): &(Seat, &Occupant)| {
        Some(*seat) != you && matches!(occupant, Occupant::Player { .. })
    };
    seats(table).filter(is_other).map(|(seat, _)| seat)
}
