//! Parts of the page that are fetched when they are needed.

use std::pin::Pin;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::mate::pause;
use super::version::{Remedy, reload_button};
use super::{speech, version};

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<T> {
    /// It is on its way.
    Coming,
    /// It cannot be fetched; that is tried again.
    Missed,
    /// The server has a newer page with other parts, and loading this one anew did not help.
    Replaced,
    /// What it gives.
    Here(T),
}

impl<T: Copy> Part<T> {
    /// What it gives, or else a word on where it is.
    pub fn or_say(self, draw: impl FnOnce(T) -> AnyView) -> AnyView {
        let key = match self {
            Self::Here(part) => return draw(part),
            Self::Coming => "web-setting-table",
            Self::Missed => "web-unfetched",
            Self::Replaced => "web-new-version",
        };
        word(key, matches!(self, Self::Replaced))
    }
}

fn word(key: &str, can_reload: bool) -> AnyView {
    let reload = can_reload.then(reload_button);
    view! { <p class="waiting" role="status">{speech::label(key)}</p>{reload} }.into_any()
}

/// Fetches a part, again and again until it is here or nobody waits any more.
pub fn fetched<T, F, E>(fetch: impl Fn() -> F + 'static) -> RwSignal<Part<T>>
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Result<T, E>> + 'static,
{
    let part = RwSignal::new(Part::Coming);
    try_to_fetch(fetch, part, 0);
    part
}

fn try_to_fetch<T, F, E>(fetch: impl Fn() -> F + 'static, part: RwSignal<Part<T>>, n_missed: u32)
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Result<T, E>> + 'static,
{
    spawn_local(async move {
        let Err(_) = fetch().await.map(|came| part.try_set(Part::Here(came))) else { return };
        if part.try_set(Part::Missed).is_some() {
            return;
        }
        if is_replaced().await {
            part.try_set(Part::Replaced);
            return;
        }
        set_timeout(move || try_to_fetch(fetch, part, n_missed + 1), pause(n_missed));
    });
}

/// Whether the server has a newer build, which names its parts differently, and the reader is to be told.
fn is_replaced() -> Pin<Box<dyn Future<Output = bool>>> {
    Box::pin(async { version::is_replaced().await && version::differs() == Remedy::Say })
}
