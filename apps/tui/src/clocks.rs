//! The clocks of those who think: the reader's own, and whoever's runs.

use engine::{Arg, Seat};

use crate::tableau::Tableau;

/// So few seconds are told to somebody who does not see them.
const FEW_S: u64 = 10;

/// The clocks in a line, the reader's first; nothing where there are none.
#[must_use]
pub fn told(tableau: &Tableau) -> Option<String> {
    let you = tableau.you();
    let mut seats: Vec<(Seat, u64)> = of_interest(tableau).collect();
    seats.sort_by_key(|(seat, _)| Some(*seat) != you);
    let clock =
        |(seat, left): &(Seat, u64)| format!("{} {}:{:02}", tableau.name(*seat), left / 60, left % 60);
    let clocks: Vec<String> = seats.iter().map(clock).collect();
    let args =
        [("what", Arg::Text(tableau.words().label("web-clock"))), ("about", Arg::Text(clocks.join(" · ")))];
    (!clocks.is_empty()).then(|| tableau.words().label_with("choice-about", args))
}

/// Those whose clock runs, and the reader, with the seconds that are left.
fn of_interest(tableau: &Tableau) -> impl Iterator<Item = (Seat, u64)> {
    let clocks = tableau.table().map(|table| table.clocks.as_slice()).unwrap_or_default();
    let seats = Seat::all(u8::try_from(clocks.len()).unwrap_or(0)).zip(clocks);
    seats.filter_map(|(seat, clock)| {
        let is_meant = clock.as_ref()?.runs || Some(seat) == tableau.you();
        tableau.thinks_for_s(seat).filter(|_| is_meant).map(|left| (seat, left))
    })
}

/// Whether the reader's own clock runs, and has little left.
#[must_use]
pub fn is_late(tableau: &Tableau) -> bool {
    let clock = |you: &Seat| tableau.table()?.clocks.get(you.idx()).copied()?;
    let you = tableau.you().filter(|you| clock(you).is_some_and(|clock| clock.runs));
    you.and_then(|you| tableau.thinks_for_s(you)).is_some_and(|left| left <= FEW_S)
}
