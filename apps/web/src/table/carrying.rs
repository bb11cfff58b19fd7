//! The way of a seat to another device: a link that works once, for a minute, as a picture for its camera.

use std::time::Duration;

use crossing::Want;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::session::Session;
use crate::shell::copying::link_box;
use crate::shell::route::Route;
use crate::shell::{api, speech};
use crate::start::invitation::{friends_origin, picture_of};

/// How long a ticket works; the server forgets it then.
const LIFE: Duration = Duration::from_secs(60);

/// The way to another device, for whoever has a seat.
pub fn carrying(session: Session, table: &str) -> impl IntoView + use<> {
    let (link, table) = (RwSignal::new(None::<String>), table.to_owned());
    let ask = move |_| {
        let table = table.clone();
        spawn_local(async move {
            match api::ticket(&table).await {
                Ok(ticket) => show(link, &table, &ticket).await,
                Err(_) => session.tell(speech::label("web-problem-nothing")),
            }
        });
    };
    // The seat is gone, so the link has done its work.
    Effect::new(move |_| {
        if session.you.get().is_none() {
            link.set(None);
        }
    });
    // The host has fetched it back, and nobody else could keep it here.
    let own = Memo::new(move |_| session.you.get().filter(|you| session.can_send_back(*you)));
    let keep = move |seat| session.send(Want::SendBack(seat));
    view! {
        <Show when=move || session.you.get().is_some()>
            <section class="carrying" aria-label=speech::label("web-carry")>
                <button class="button" type="button" data-test="carry" on:click=ask.clone()>
                    {speech::label("web-carry")}
                </button>
                {move || link.get().map(shown).into_any()}
                <Show when=move || own.get().is_some()>
                    <button class="button" type="button" data-test="keep-seat"
                        on:click=move |_| own.get_untracked().into_iter().for_each(keep)>
                        {speech::label("web-keep-seat")}
                    </button>
                </Show>
            </section>
        </Show>
    }
}

async fn show(link: RwSignal<Option<String>>, table: &str, ticket: &str) {
    let origin = friends_origin().await;
    let path = Route::Table(table.to_owned()).path();
    link.try_set(Some(format!("{origin}{path}#ticket={ticket}")));
    let forget = move || {
        link.try_set(None);
    };
    set_timeout(forget, LIFE);
}

fn shown(link: String) -> impl IntoView {
    view! {
        <p class="hint">{speech::label("web-carry-how")}</p>
        {picture_of(link.clone())}
        {link_box("carry", Signal::stored(link), "web-carry", "web-copy")}
    }
}
