//! Page, worker and program must be of one build. Here is told of which one something is, and what to do where they
//! differ: a page can be older than the files that it fetches.

use js_sys::{Uint8Array, WebAssembly};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::{api, speech};

/// Where it is kept, for as long as the tab is open, which page was loaded anew because of another build.
const AGAIN: &str = "yohoho.again";

/// What to do where two builds met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Load the page anew.
    Reload,
    /// Say so, and leave it to the reader.
    Say,
}

/// A page that was loaded anew, is of the same build and has the same trouble would have it for ever.
fn remedy(own: &str, reloaded: Option<&str>) -> Remedy {
    if reloaded == Some(own) { Remedy::Say } else { Remedy::Reload }
}

/// Loads the page anew, unless that was tried: then it is to be said.
pub fn differs() -> Remedy {
    let own = own().unwrap_or_default();
    // Where nothing is remembered, a page that is loaded anew could be loaded anew for ever.
    let Some(store) = window().session_storage().ok().flatten() else { return Remedy::Say };
    let reloaded = store.get_item(AGAIN).ok().flatten();
    let is_noted = || store.set_item(AGAIN, &own).is_ok();
    match remedy(&own, reloaded.as_deref()) {
        Remedy::Reload if is_noted() => {
            reload();
            Remedy::Reload
        }
        _ => Remedy::Say,
    }
}

/// Loads the page anew.
fn reload() {
    let _ = window().location().reload();
}

/// A button that does so.
pub fn reload_button() -> impl IntoView {
    view! {
        <button class="button primary" type="button" data-test="reload" on:click=move |_| reload()>
            {speech::label("web-reload")}
        </button>
    }
}

/// Whether this is the page's own build. A page that was never stamped takes every one.
#[must_use]
pub fn is_own(build: &str) -> bool {
    own().is_none_or(|own| own == build)
}

/// Whether the server has another build than this page.
pub async fn is_replaced() -> bool {
    let served = api::build().await.ok();
    served.zip(own()).is_some_and(|(served, own)| served != own)
}

/// The address of a file of the page's own build.
#[must_use]
pub fn address(file: &str) -> String {
    own().map_or_else(|| format!("/{file}"), |build| format!("/{file}?build={build}"))
}

/// The build of a program, as it says itself.
#[must_use]
pub fn of_module(module: &JsValue) -> String {
    let sections = WebAssembly::Module::custom_sections(module.unchecked_ref(), "build");
    String::from_utf8(Uint8Array::new(&sections.get(0)).to_vec()).unwrap_or_default()
}

fn own() -> Option<String> {
    document().document_element()?.get_attribute("data-build")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_loaded_anew_once_and_again_only_when_it_has_become_another() {
        assert_eq!(remedy("a", None), Remedy::Reload);
        assert_eq!(remedy("a", Some("a")), Remedy::Say);
        assert_eq!(remedy("b", Some("a")), Remedy::Reload);
    }
}
