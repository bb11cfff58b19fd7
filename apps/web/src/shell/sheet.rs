//! Style sheets that come with a game.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::version;

/// Sets out for the style of a game's board, and says when it is there. One that was missed is asked for anew.
pub fn fetch(game: &str) -> impl Future<Output = Result<(), JsValue>> + use<> {
    let sheet = link(game);
    async move {
        let Some(sheet) = sheet? else { return Ok(()) };
        let came = Promise::new(&mut |came, missed| {
            for (event, done) in [("load", came), ("error", missed)] {
                let _ = sheet.add_event_listener_with_callback(event, &done);
            }
        });
        JsFuture::from(came).await.map(drop).inspect_err(|_| sheet.remove())
    }
}

/// The link to it, if the page has none yet.
fn link(game: &str) -> Result<Option<Element>, JsValue> {
    let (page, id) = (document(), format!("style-{game}"));
    if page.get_element_by_id(&id).is_some() {
        return Ok(None);
    }
    let sheet = page.create_element("link")?;
    for (name, value) in
        [("id", id), ("rel", "stylesheet".into()), ("href", version::address(&format!("{game}.css")))]
    {
        sheet.set_attribute(name, &value)?;
    }
    if let Some(head) = page.head() {
        head.append_child(&sheet)?;
    }
    Ok(Some(sheet))
}
