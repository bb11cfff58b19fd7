//! Style sheets that come with a game.

use js_sys::{Promise, Reflect};
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::version;

/// Fetches the style of a game's board, and says whether it came. One that was missed is asked for anew.
pub async fn fetch(game: &str) -> bool {
    let Ok(sheet) = link(game) else { return false };
    let is_here =
        is_applied(&sheet) || JsFuture::from(arrival(&sheet)).await.is_ok_and(|is_here| is_here.is_truthy());
    if !is_here {
        sheet.remove();
    }
    is_here
}

fn is_applied(sheet: &Element) -> bool {
    Reflect::get(sheet, &"sheet".into()).is_ok_and(|style| style.is_truthy())
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

/// The link to it.
fn link(game: &str) -> Result<Element, JsValue> {
    let (page, id) = (document(), format!("style-{game}"));
    if let Some(sheet) = page.get_element_by_id(&id) {
        return Ok(sheet);
    }
    let sheet = page.create_element("link")?;
    for (name, value) in
        [("id", id), ("rel", "stylesheet".into()), ("href", version::address(&format!("{game}.css")))]
    {
        sheet.set_attribute(name, &value)?;
    }
    page.head().ok_or(JsValue::UNDEFINED)?.append_child(&sheet)?;
    Ok(sheet)
}
