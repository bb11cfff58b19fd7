//! Signs beside the words and keys beside the buttons, each of which can be switched on and off; none of them is ever
//! the only sign or the only way.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Notification, NotificationPermission};

use super::storage;

/// A sign, or a shorter way, that can be switched on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Sounds of the table, and a bell when it is the reader's turn.
    Sound,
    /// What is heard, in words.
    Captions,
    /// A buzz on the reader's turn, where the device can.
    Buzz,
    /// A notice on the reader's turn while the page is not seen, where the browser may.
    Notice,
    /// Keys that act from anywhere on the table; who speaks to their device may not want them.
    Keys,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Sound, Self::Captions, Self::Buzz, Self::Notice, Self::Keys];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Captions => "captions",
            Self::Buzz => "buzz",
            Self::Notice => "notice",
            Self::Keys => "keys",
        }
    }

    /// Whether this device can give it.
    #[must_use]
    pub fn is_possible(self) -> bool {
        let (page, device) = (JsValue::from(window()), JsValue::from(window().navigator()));
        match self {
            Self::Sound | Self::Captions | Self::Keys => true,
            Self::Buzz => has(&device, "vibrate"),
            Self::Notice => has(&page, "Notification") && has(&device, "serviceWorker"),
        }
    }

    /// Whether it is switched on. A browser may have thought otherwise since.
    #[must_use]
    pub fn is_on(self) -> bool {
        let is_usual = matches!(self, Self::Sound | Self::Buzz | Self::Keys);
        let is_wanted = storage::read(&self.key()).and_then(|on| on.as_bool()).unwrap_or(is_usual);
        is_wanted
            && (self != Self::Notice || self.is_possible() && permission() == NotificationPermission::Granted)
    }

    /// Switches it on or off. What the browser wants to be asked first is asked; then it is done.
    pub fn switch(self, is_wanted: bool, done: impl FnOnce() + 'static) {
        storage::write(&self.key(), &is_wanted.into());
        let question = (self == Self::Notice && is_wanted).then(Notification::request_permission);
        let Some(Ok(question)) = question else { return done() };
        spawn_local(async move {
            let _ = JsFuture::from(question).await;
            done();
        });
    }

    fn key(self) -> String {
        format!("cue.{}", self.name())
    }
}

/// What the browser was told about notices.
#[must_use]
pub fn permission() -> NotificationPermission {
    Notification::permission()
}

/// Whether the page was touched since it was loaded: before that, browsers refuse sounds and buzzes, and complain.
#[must_use]
pub fn is_touched() -> bool {
    let activation = of(&window().navigator(), "userActivation");
    activation.is_undefined() || of(&activation, "hasBeenActive").is_truthy()
}

fn has(thing: &JsValue, name: &str) -> bool {
    of(thing, name).is_truthy()
}

fn of(thing: &JsValue, name: &str) -> JsValue {
    Reflect::get(thing, &name.into()).unwrap_or_default()
}
