//! Whom the reader does not want to hear, for as long as the tab is open: another evening's namesake is somebody else.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::session::Session;
use crate::shell::json;

/// Where their names are kept.
const MUTED: &str = "yohoho.muted";

fn of_this_tab() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Remembers whom the reader did not want to hear before the page was loaded anew.
pub fn recall(session: Session) {
    let kept = of_this_tab().and_then(|store| json::parse(&store.get_item(MUTED).ok()??)).unwrap_or_default();
    session.muted.set(json::items(&kept).iter().filter_map(JsValue::as_string).collect());
}

/// Hears somebody again, or no more.
pub fn mute(session: Session, name: &str, is_muted: bool) {
    session.muted.update(|muted| {
        muted.retain(|other| other != name);
        muted.extend(is_muted.then(|| name.to_owned()));
    });
    let names = json::list(session.muted.get_untracked().iter().map(JsValue::from));
    if let (Some(store), Some(names)) = (of_this_tab(), json::text(&names)) {
        let _ = store.set_item(MUTED, &names);
    }
}
