//! Movement between two states of the page, by the browser's view transitions.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

/// Runs `update` (signal writes) so that elements with a `view-transition-name` are seen to move.
/// Name only what moves: a named element takes no clicks until the movement has ended.
/// Without such support, when the reader wants little motion, reads something else or looks elsewhere, the update is done at once.
/// `finished` runs when all has come to rest, to take the names away again.
pub fn transition_then(update: impl FnOnce() + 'static, finished: impl FnOnce() + 'static) {
    let Some(start) = starter() else {
        update();
        return finished();
    };
    spawn_local(async move {
        // The browser takes its second picture when this promise resolves: after the page was really changed.
        let change = Closure::once(move || -> Promise {
            future_to_promise(async move {
                update();
                leptos::task::tick().await;
                Ok(JsValue::UNDEFINED)
            })
        });
        let running = start.call1(&leptos::prelude::document(), change.as_ref());
        for promise in running.iter().flat_map(promises) {
            // A newer transition ends an older one early, which is no mistake.
            let _ = JsFuture::from(promise).await;
        }
        drop(change);
        finished();
    });
}

/// Whether the reader asked for little motion.
#[must_use]
pub fn is_reduced() -> bool {
    let query = leptos::prelude::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

// The interface is still marked unstable in the bindings, so it is looked up by name.
fn starter() -> Option<Function> {
    // What nobody sees need not move; and a page in the background is to call its reader at once.
    // And what moves is drawn above everything, also above what is being read.
    let page = leptos::prelude::document();
    if is_reduced() || page.hidden() || page.query_selector("dialog[open]").is_ok_and(|open| open.is_some()) {
        return None;
    }
    let start = Reflect::get(&leptos::prelude::document(), &"startViewTransition".into()).ok()?;
    start.dyn_into().ok()
}

fn promises(running: &JsValue) -> Vec<Promise> {
    ["ready", "finished"]
        .iter()
        .filter_map(|name| Reflect::get(running, &(*name).into()).ok()?.dyn_into().ok())
        .collect()
}
