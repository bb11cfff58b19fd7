//! Style sheets that come with a table, a game or the log book.

use js_sys::{Promise, Reflect};
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::version;

/// What all boards have in common. Every other sheet says more on top of it.
pub const BOARD: &str = "board";

/// Fetches the sheet of this name, for instance that of a game's board, and says whether it came. One that was missed is asked for anew.
pub async fn fetch(name: &str) -> bool {
    let Ok(sheet) = link(name) else { return false };
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
fn link(name: &str) -> Result<Element, JsValue> {
    let (page, id) = (document(), format!("style-{name}"));
    if let Some(sheet) = page.get_element_by_id(&id) {
        return Ok(sheet);
    }
    let sheet = page.create_element("link")?;
    let address = version::address(&format!("{name}.css"));
    for (attribute, value) in [("id", id), ("rel", "stylesheet".into()), ("href", address)] {
        sheet.set_attribute(attribute, &value)?;
    }
    let others = if name == BOARD { page.query_selector("link[id^=style-]")? } else { None };
    let head = page.head().ok_or(JsValue::UNDEFINED)?;
    head.insert_before(&sheet, others.as_deref())?;
    Ok(sheet)
}
