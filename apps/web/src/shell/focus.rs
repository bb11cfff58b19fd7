//! Keeps the keyboard where the player was: when a control goes away with the focus on it, such as a card that was
//! played, the focus goes to the hand, or to the table itself, and never to the top of the page.

use std::cell::Cell;
use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

/// Where the focus goes, the first that there is.
const HAND: &str = ".hand .held[tabindex='0']";

/// Keeps the focus on this part of the page, once it was there.
pub fn keep(part: NodeRef<Div>) {
    let was_inside = StoredValue::new(false);
    let come = window_event_listener(leptos::ev::focusin, move |event| {
        was_inside.try_set_value(is_inside(event.target()));
    });
    // Who points at something else has left it by themselves.
    let point = window_event_listener(leptos::ev::pointerdown, move |_| {
        was_inside.try_set_value(false);
    });
    on_cleanup(move || {
        come.remove();
        point.remove();
    });
    Effect::new(move |_| {
        if let Some(part) = part.get() {
            let kept = part.clone();
            at_changes(&part, move |is_lost| {
                if was_inside.try_get_value() == Some(true) && is_lost() {
                    put_back(&kept);
                }
            });
        }
    });
}

/// Whether this is at the table or beside it, such as the button for the next sentence, which goes when a game is over.
fn is_inside(target: Option<web_sys::EventTarget>) -> bool {
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("main").ok().flatten().is_some())
}

/// Whether the focus is nowhere: browsers give it to the whole page then.
fn is_gone() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Whether the focus is nowhere, or on what is merely not shown any more, which browsers notice only later. For this
/// the page must be laid out.
fn is_lost() -> bool {
    is_gone()
        || document().active_element().is_some_and(|active| active.get_bounding_client_rect().width() == 0.0)
}

fn put_back(part: &HtmlElement) {
    let hand = part.query_selector(HAND).ok().flatten().and_then(|held| held.dyn_into::<HtmlElement>().ok());
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    for place in hand.iter().chain([part]) {
        let _ = place.focus_with_options(&options);
        // There may be a hand that is not shown, such as at the end.
        if !is_lost() {
            return;
        }
    }
}

/// Runs `look` after each change of what is below the element, as long as the view is there: at once for what can be
/// told at once, and for all of it when the page is about to be laid out anyway.
fn at_changes(element: &HtmlElement, look: impl Fn(fn() -> bool) + Clone + 'static) {
    let is_due = Rc::new(Cell::new(false));
    let look = Closure::<dyn Fn()>::new(move || {
        look(is_gone);
        if !is_due.replace(true) {
            let (look, is_due) = (look.clone(), Rc::clone(&is_due));
            request_animation_frame(move || {
                is_due.set(false);
                look(is_lost);
            });
        }
    });
    let Ok(observer) = MutationObserver::new(look.as_ref().unchecked_ref()) else { return };
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    let _ = observer.observe_with_options(element, &what);
    let kept = StoredValue::new_local((observer, look));
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| observer.disconnect());
    });
}

/// Whether the Tab key stops at an element, for `use:`. It is set only where it changes: the shipped build takes every
/// attribute away and sets it anew when a view is drawn again, and on what has the focus that makes the browser lay the
/// page out. Nobody takes it away again, so whatever is drawn in the same place has to say it too.
#[expect(clippy::needless_pass_by_value, reason = "directives are given their element")]
pub fn tab_stop(element: Element, is_stop: bool) {
    let index = if is_stop { "0" } else { "-1" };
    if element.get_attribute("tabindex").as_deref() != Some(index) {
        let _ = element.set_attribute("tabindex", index);
    }
}

/// Brings the reader to the beginning of the screen, as after turning a page.
pub fn focus_main() {
    let main = document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        let _ = main.focus();
    }
}

/// Brings the reader back to this, drawn anew, or to the beginning of the screen where it is not there any more.
pub fn focus_again(css: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(css).ok().flatten();
        if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            let _ = found.focus();
        }
        if is_gone() {
            focus_main();
        }
    });
}

/// When what had the focus is gone, a keyboard or a screen reader goes on at the beginning of the screen and not
/// at that of the page. For `on_cleanup` of whatever goes while it may have the focus.
pub fn catch_focus() {
    request_animation_frame(|| {
        if is_gone() {
            focus_main();
        }
    });
}
