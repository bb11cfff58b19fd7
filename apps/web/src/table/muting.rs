//! Whom the reader does not want to hear, for as long as the tab is open: another evening's namesake is somebody else.

use leptos::prelude::*;
use protocol::{Occupant, SeatInfo, Table};
use wasm_bindgen::JsValue;

use super::session::Session;
use crate::shell::{json, tab};

/// Where their names are kept.
const MUTED: &str = "muted";

/// Remembers whom the reader did not want to hear before the page was loaded anew.
pub fn recall(session: Session) {
    let kept = tab::read(MUTED).unwrap_or_default();
    session.muted.set(json::items(&kept).iter().filter_map(JsValue::as_string).collect());
}

/// Hears somebody again, or no more.
pub fn mute(session: Session, name: &str, is_muted: bool) {
    session.muted.update(|muted| {
        muted.retain(|other| other != name);
        muted.extend(is_muted.then(|| name.to_owned()));
    });
    keep(session);
}

/// Whoever takes another name is not heard under that one either.
pub fn follow(session: Session) {
    Effect::new(move |before: Option<Vec<Option<String>>>| {
        let now: Vec<_> = session.table.with(|table| table.iter().flat_map(people).collect());
        let muted = session.muted.get_untracked();
        let new: Vec<_> = muted.iter().filter_map(|name| renamed(&before.clone()?, &now, name)).collect();
        new.iter().for_each(|name| mute(session, name, true));
        now
    });
}

/// The people at a table, seat by seat.
fn people(table: &Table) -> Vec<Option<String>> {
    let name = |info: &SeatInfo| match &info.occupant {
        Occupant::Player { name, .. } => Some(name.clone()),
        Occupant::Bot { .. } | Occupant::Open => None,
    };
    table.seats.iter().map(name).collect()
}

/// What somebody of this name is called now, if they have just taken another: the old one is gone, the new one was not there
/// before, and the seat has had a person all the time.
fn renamed(before: &[Option<String>], now: &[Option<String>], name: &str) -> Option<String> {
    let is_it = |other: &Option<String>| other.as_deref() == Some(name);
    let seat = before.iter().position(is_it)?;
    let new = now.get(seat)?.as_ref().filter(|new| !before.contains(&Some((*new).clone())))?;
    (!now.iter().any(is_it)).then(|| new.clone())
}

fn keep(session: Session) {
    tab::write(MUTED, &json::list(session.muted.get_untracked().iter().map(JsValue::from)));
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
