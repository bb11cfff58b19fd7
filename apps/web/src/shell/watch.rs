//! When the reader wants to be asked about other players' events. It is kept on this device; the page answers the rest.

use hosting::Scene;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::storage;
use crate::board::names::skallywaggs::{ANSWER, QUESTION};

/// Always, only when an event hits the reader and they could answer it, or never.
pub const WATCHES: [&str; 3] = ["always", "hit", "never"];

/// What somebody gets who has chosen nothing.
const USUAL: &str = WATCHES[1];

const KEY: &str = "watch";

thread_local! {
    static CHOSEN: ArcRwSignal<&'static str> = ArcRwSignal::new(kept());
}

/// The reader's own choice. Tracks it.
#[must_use]
pub fn own() -> &'static str {
    CHOSEN.with(ArcRwSignal::get)
}

/// Keeps the choice of this name.
pub fn choose(name: &str) {
    if let Some(known) = known(name) {
        CHOSEN.with(|chosen| chosen.set(known));
        storage::write(KEY, &JsValue::from(known));
    }
}

/// Whether the page lets it happen by itself, and nobody is called to the table for it.
#[must_use]
pub fn answers_itself(scene: &Scene) -> bool {
    let Some(question) = scene.facts.iter().find(|fact| fact.kind == QUESTION) else { return false };
    let could_answer = scene.offers.iter().any(|offer| offer.verb == ANSWER);
    !is_asked(own(), question.value == Some(1), could_answer)
}

/// Whether somebody with this choice is asked about an event.
fn is_asked(choice: &str, hits: bool, could_answer: bool) -> bool {
    match choice {
        "always" => true,
        "never" => false,
        _ => hits && could_answer,
    }
}

fn kept() -> &'static str {
    storage::read(KEY).and_then(|kept| known(&kept.as_string()?)).unwrap_or(USUAL)
}

fn known(name: &str) -> Option<&'static str> {
    WATCHES.into_iter().find(|known| *known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_chosen_nothing_is_asked_only_when_hit_and_able_to_answer() {
        let asked = |choice: &str| {
            [(true, true), (true, false), (false, true), (false, false)]
                .map(|(hits, could_answer)| is_asked(choice, hits, could_answer))
        };
        assert_eq!(asked(USUAL), [true, false, false, false]);
        assert_eq!(asked("hit"), asked(USUAL));
        assert_eq!(asked("always"), [true; 4]);
        assert_eq!(asked("never"), [false; 4]);
    }
}
