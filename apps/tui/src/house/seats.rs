//! The seats between games: bots into them and out of them, and who sits where.

use engine::{Arg, Seat};
use protocol::{Occupant, Phase, Request, Table};

use super::ways::{leading, of, own, seats};
use crate::choice::{Choice, Deed, Page};
use crate::crew;
use crate::tableau::Tableau;
use crate::widgets::panel::seat_title;

/// The seats about which something can be done.
pub(super) fn all(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let way = |(seat, _): (Seat, &Occupant)| {
        let is_any = !place(tableau, table, seat).is_empty();
        is_any.then(|| Choice::labeled("seat", title(tableau, seat), Deed::Open(Page::Place(seat))))
    };
    seats(table).filter_map(way).collect()
}

/// What a seat is called, with whoever has it.
pub(super) fn title(tableau: &Tableau, seat: Seat) -> String {
    let number = tableau.words().label_with("seat-unnamed", [("number", Arg::from(seat.idx() + 1))]);
    of(tableau, number, seat_title(tableau, seat))
}

/// What can be done about a seat.
pub(super) fn place(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    let Some(info) = table.seats.get(seat.idx()).filter(|_| is_between(table)) else { return Vec::new() };
    let fill = match info.occupant {
        _ if !tableau.may_begin() => None,
        Occupant::Open => Some(leading(tableau, "add-bot", "web-add-bot", Page::Bots(seat))),
        Occupant::Bot { .. } => Some(own(tableau, "clear", "web-remove-seat", Request::ClearSeat { seat })),
        Occupant::Player { .. } => None,
    };
    let has_other = !swaps(tableau, table, seat).is_empty();
    let swap = has_other.then(|| leading(tableau, "swap", "do-swap", Page::Swap(seat)));
    fill.into_iter().chain(swap).collect()
}

/// Which bots could sit on an open seat.
pub(super) fn bots(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    let is_open = seats(table).any(|(open, occupant)| open == seat && *occupant == Occupant::Open);
    if !tableau.may_begin() || !is_open || !is_between(table) {
        return Vec::new();
    }
    let bot = |kind: &str| {
        let request = Request::SeatBot { seat, bot: kind.to_owned() };
        let about = crew::about(kind, tableau.words());
        Choice { about, ..own(tableau, "bot", &format!("bot-{kind}"), request) }
    };
    tableau.bots().into_iter().map(bot).collect()
}

/// With which seats this one can change places.
pub(super) fn swaps(tableau: &Tableau, table: &Table, seat: Seat) -> Vec<Choice> {
    let may = |(with, _): &(Seat, &Occupant)| tableau.is_host() && table.may_swap(seat, *with);
    let swap =
        |(with, _)| Choice::labeled("swap", title(tableau, with), Deed::Ask(Request::Swap { seat, with }));
    seats(table).filter(may).map(swap).collect()
}

fn is_between(table: &Table) -> bool {
    table.phase != Phase::Playing
}
