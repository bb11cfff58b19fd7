//! What a worker gets from its browser: a clock, an alarm and chance.

use std::cell::RefCell;

use client::Millis;
use engine::GameRng;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{Crypto, DedicatedWorkerGlobalScope};

/// The worker itself, as its browser sees it.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker began.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a worker's age in milliseconds")]
pub fn now() -> Millis {
    scope().performance().expect("a worker has a clock").now() as Millis
}

/// A generator that nobody can guess.
pub fn rng() -> GameRng {
    let mut seed = [0; 32];
    let crypto = Reflect::get(&js_sys::global(), &"crypto".into()).expect("a browser has chance");
    let crypto: Crypto = crypto.unchecked_into();
    crypto.get_random_values_with_u8_array(&mut seed).expect("a browser has chance");
    GameRng::from_seed(seed)
}

/// A timer that has been set: its handle, and what it calls.
type Alarm = (i32, Closure<dyn FnMut()>);

thread_local! {
    static ALARM: RefCell<Option<Alarm>> = const { RefCell::new(None) };
}

/// Rings once at this time, in place of any time set before.
pub fn set_alarm(deadline: Option<Millis>, ring: fn()) {
    let before = ALARM.take();
    if let Some((handle, _)) = &before {
        scope().clear_timeout_with_handle(*handle);
    }
    let Some(deadline) = deadline else { return };
    let wait = i32::try_from(deadline.saturating_sub(now())).unwrap_or(i32::MAX);
    let ring = Closure::new(ring);
    let handle = scope()
        .set_timeout_with_callback_and_timeout_and_arguments_0(ring.as_ref().unchecked_ref(), wait)
        .unwrap_or_default();
    ALARM.set(Some((handle, ring)));
}
