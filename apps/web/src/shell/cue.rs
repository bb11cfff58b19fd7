//! Signs that it is the reader's turn, beside the words: a short sound and a buzz. Both can be switched off, and
//! neither is ever the only sign.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::storage;

/// A sign that can be switched on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A short sound.
    Sound,
    /// A buzz, where the device can.
    Buzz,
}

impl Cue {
    /// Whether it is switched on.
    #[must_use]
    pub fn is_on(self) -> bool {
        storage::read(self.key()).and_then(|on| on.as_bool()).unwrap_or(self == Self::Buzz)
    }

    /// Switches it on or off.
    pub fn switch(self) {
        storage::write(self.key(), &(!self.is_on()).into());
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Sound => "cue.sound",
            Self::Buzz => "cue.buzz",
        }
    }
}

/// Gives the signs that are switched on.
pub fn your_turn() {
    if Cue::Buzz.is_on() && can_buzz() {
        window().navigator().vibrate_with_duration(40);
    }
    if Cue::Sound.is_on() {
        // A browser that wants to be touched first stays silent.
        let _ = ring();
    }
}

/// Whether the device can buzz and the page was touched since it was loaded: before that, browsers refuse and complain.
fn can_buzz() -> bool {
    let of = |thing: &JsValue, name: &str| js_sys::Reflect::get(thing, &name.into()).unwrap_or_default();
    let navigator = JsValue::from(window().navigator());
    let activation = of(&navigator, "userActivation");
    of(&navigator, "vibrate").is_function()
        && (activation.is_undefined() || of(&activation, "hasBeenActive").is_truthy())
}

/// Two notes of a ship's bell.
fn ring() -> Result<(), JsValue> {
    let audio = AudioContext::new()?;
    let now = audio.current_time();
    for (pitch, delay) in [(880.0, 0.0), (1_174.7, 0.16)] {
        let (bell, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        bell.set_type(OscillatorType::Triangle);
        bell.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.12, now + delay)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + delay + 0.45)?;
        bell.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
        bell.start_with_when(now + delay)?;
        bell.stop_with_when(now + delay + 0.5)?;
    }
    Ok(())
}
