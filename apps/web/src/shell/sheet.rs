//! Style sheets that come with a game.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::version;

/// Sets out for the style of a game's board, and says whether it came. One that was missed is asked for anew.
pub fn fetch(game: &str) -> impl Future<Output = bool> + use<> {
    let sheet = link(game).ok().flatten();
    // Listened to from now on: it may be here before anybody waits for it.
    let came = sheet.as_ref().map(arrival);
    async move {
        let Some(came) = came else { return true };
        let is_here = JsFuture::from(came).await.is_ok_and(|is_here| is_here.is_truthy());
        if let Some(sheet) = sheet.filter(|_| !is_here) {
            sheet.remove();
        }
        is_here
    }
}

/// Whether the sheet came, once that is known.
fn arrival(sheet: &Element) -> Promise {
    Promise::new(&mut |tell, _| {
        for (event, is_here) in [("load", true), ("error", false)] {
            let told = tell.bind1(&JsValue::UNDEFINED, &is_here.into());
            let _ = sheet.add_event_listener_with_callback(event, told.unchecked_ref());
        }
    })
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
