//! Whoever is not heard takes another name: it is the same person all the same.

use protocol::{Occupant, SeatInfo, Table};

/// The people at a table, seat by seat.
#[must_use]
pub fn people(table: &Table) -> Vec<Option<String>> {
    let name = |info: &SeatInfo| match &info.occupant {
        Occupant::Player { name, .. } => Some(name.clone()),
        Occupant::Bot { .. } | Occupant::Open => None,
    };
    table.seats.iter().map(name).collect()
}

/// What somebody of this name is called now, if they have just taken another: the old one is gone, the new one was not there
/// before, and the seat has had a person all the time.
#[must_use]
pub fn renamed(before: &[Option<String>], now: &[Option<String>], name: &str) -> Option<String> {
    let is_it = |other: &Option<String>| other.as_deref() == Some(name);
    let seat = before.iter().position(is_it)?;
    let new = now.get(seat)?.as_ref().filter(|new| !before.contains(&Some((*new).clone())))?;
    (!now.iter().any(is_it)).then(|| new.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_name_is_known_by_its_seat_and_nobody_else_is_taken_for_it() {
        let at = |names: [&str; 3]| names.map(|name| (!name.is_empty()).then(|| name.to_owned()));
        let before = at(["Anna", "Bo", ""]);
        let renamed = |now, name| renamed(&before, &at(now), name);
        assert_eq!(renamed(["Anna", "Bob", ""], "Bo").as_deref(), Some("Bob"));
        assert_eq!(renamed(["Bo", "Anna", ""], "Bo"), None, "they have exchanged seats");
        assert_eq!(renamed(["Anna", "", "Bo"], "Bo"), None, "they sit elsewhere");
        assert_eq!(renamed(["Anna", "", ""], "Bo"), None, "they have left");
        assert_eq!(renamed(["Cleo", "Bo", ""], "Bo"), None, "somebody else has");
        assert_eq!(renamed(["Anna", "Bo", "Dora"], "Eve"), None, "nobody of that name was here");
    }
}
