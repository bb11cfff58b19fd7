//! "Your turn", to a reader who may look elsewhere: by a bell, a buzz, and a notice of the browser's own.

use js_sys::Array;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

use super::cue::{self, Cue};
use super::sound::{self, Sound};
use super::storage;

const ANSWERED: &str = "notice.answered";

/// Gives the signs that are switched on.
pub fn your_turn(title: &str) {
    if Cue::Buzz.is_on() && Cue::Buzz.is_possible() && cue::is_touched() {
        window().navigator().vibrate_with_duration(40);
    }
    sound::ring(Sound::Bell);
    if document().hidden() && Cue::Notice.is_on() {
        let title = title.to_owned();
        spawn_local(async move {
            let _ = notify(&title).await;
        });
    }
}

/// Whether a turn has just come that the reader could not see, and nobody has asked yet whether they want a notice.
#[must_use]
pub fn is_missed() -> bool {
    document().hidden()
        && storage::read(ANSWERED).is_none()
        && Cue::Notice.is_possible()
        && cue::permission() == NotificationPermission::Default
}

/// The reader has said whether they want notices, and is not asked again.
pub fn answered() {
    storage::write(ANSWERED, &JsValue::TRUE);
}

/// Takes notices back: the reader is here.
pub fn clear() {
    if Cue::Notice.is_on() {
        spawn_local(async {
            let _ = take_back().await;
        });
    }
}

async fn notify(title: &str) -> Result<(), JsValue> {
    let options = NotificationOptions::new();
    options.set_tag("turn");
    options.set_icon("/icon.svg");
    options.set_data(&window().location().href()?.into());
    let worker = worker().await?;
    // It may have taken a while.
    if document().hidden() {
        JsFuture::from(worker.show_notification_with_options(title, &options)?).await?;
    }
    Ok(())
}

async fn take_back() -> Result<(), JsValue> {
    let notices = JsFuture::from(worker().await?.get_notifications()?).await?;
    for notice in notices.dyn_into::<Array>()? {
        notice.dyn_into::<Notification>()?.close();
    }
    Ok(())
}

async fn worker() -> Result<ServiceWorkerRegistration, JsValue> {
    JsFuture::from(window().navigator().service_worker().ready()?).await?.dyn_into()
}
