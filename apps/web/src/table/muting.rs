//! Whom the reader does not want to hear, for as long as the tab is open: another evening's namesake is somebody else.

use client::{people, renamed};
use leptos::prelude::*;
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

fn keep(session: Session) {
    tab::write(MUTED, &json::list(session.muted.get_untracked().iter().map(JsValue::from)));
}
