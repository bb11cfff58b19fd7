//! The sounds of a table, made by the program: what sounds with which sentence, and how, is data.

use std::cell::{Cell, OnceCell};

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::cue::{self, Cue};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card lands.
    Card,
    /// Something is won.
    Coin,
    /// The ship's bell.
    Bell,
    /// Something is at stake, or lost.
    Drum,
    /// Somebody has won.
    Cheer,
}

use Sound::{Bell, Card, Cheer, Coin, Drum};

/// What sounds with a sentence whose name begins like this, after the name of its game. The first that fits. A card that
/// turns sounds the same whatever it is: the ear must not know before the eye.
const HEARD: [(&str, Sound); 31] = [
    ("over-", Cheer),
    ("event-won", Cheer),
    ("event-shared", Cheer),
    ("event-trick-won", Coin),
    ("event-bet-won", Coin),
    ("event-scored", Coin),
    ("event-traded", Coin),
    ("event-wagered", Coin),
    ("event-ransomed", Coin),
    ("event-sailing", Bell),
    ("event-harbor", Bell),
    ("event-tide", Bell),
    ("event-bet-lost", Drum),
    ("event-bid", Drum),
    ("event-eliminated", Drum),
    ("event-trick-destroyed", Drum),
    ("event-lost", Drum),
    ("event-mutiny", Drum),
    ("event-stranded", Drum),
    ("event-announced", Drum),
    ("event-flipped", Card),
    ("event-shown", Card),
    ("event-added", Card),
    ("event-all-placed", Card),
    ("event-dealt", Card),
    ("event-played", Card),
    ("event-drew", Card),
    ("event-discarded", Card),
    ("event-built", Card),
    ("event-moved", Card),
    ("event-swapped", Card),
];

/// A tone: its wave, the pitch it begins and ends with, when it begins, how long it rings, and how loud.
type Tone = (OscillatorType, [f32; 2], [f64; 2], f32);

impl Sound {
    /// What sounds with the sentence of this name.
    #[must_use]
    pub fn of(key: &str) -> Option<Self> {
        let fits = |(part, _): &&(&str, Self)| {
            key.find(part).is_some_and(|place| place > 0 && key.as_bytes()[place - 1] == b'-')
        };
        HEARD.iter().find(fits).map(|(_, sound)| *sound)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Card => "card",
            Coin => "coin",
            Bell => "bell",
            Drum => "drum",
            Cheer => "cheer",
        }
    }

    const fn tones(self) -> &'static [Tone] {
        use OscillatorType::{Sine, Triangle};
        match self {
            Card => &[(Triangle, [1_100.0, 240.0], [0.0, 0.07], 0.09)],
            Coin => {
                &[(Sine, [1_760.0, 1_760.0], [0.0, 0.1], 0.05), (Sine, [2_637.0, 2_637.0], [0.07, 0.3], 0.05)]
            }
            Bell => &[
                (Triangle, [880.0, 880.0], [0.0, 0.5], 0.12),
                (Triangle, [1_174.7, 1_174.7], [0.16, 0.6], 0.12),
            ],
            Drum => &[(Sine, [150.0, 42.0], [0.0, 0.3], 0.3), (Triangle, [320.0, 60.0], [0.0, 0.06], 0.1)],
            Cheer => &[
                (Triangle, [523.3, 523.3], [0.0, 0.25], 0.1),
                (Triangle, [659.3, 659.3], [0.13, 0.25], 0.1),
                (Triangle, [784.0, 784.0], [0.26, 0.25], 0.1),
                (Triangle, [1_046.5, 1_046.5], [0.39, 0.8], 0.1),
            ],
        }
    }
}

thread_local! {
    static AUDIO: OnceCell<AudioContext> = const { OnceCell::new() };
    /// When something was played last.
    static PLAYED: Cell<f64> = const { Cell::new(-1.0) };
}

/// Plays the sound of a sentence, to somebody who sees it too; of several at one time the first.
pub fn play(sound: Sound) {
    if !document().hidden() {
        start(sound, 0.05);
    }
}

/// Plays a sound in any case, if sounds are switched on.
pub fn ring(sound: Sound) {
    start(sound, 0.0);
}

fn start(sound: Sound, pause: f64) {
    // A browser that wants to be touched first stays silent.
    if Cue::Sound.is_on() && cue::is_touched() {
        let _ = AUDIO.with(|audio| make(audio, sound, pause));
    }
}

/// One context for the page: browsers have few of them, and it takes a while to begin.
fn make(audio: &OnceCell<AudioContext>, sound: Sound, pause: f64) -> Result<(), JsValue> {
    if audio.get().is_none() {
        let _ = audio.set(AudioContext::new()?);
    }
    let Some(audio) = audio.get() else { return Ok(()) };
    // A device that slept, or took a call, has stopped it.
    let _ = audio.resume()?;
    let now = audio.current_time();
    if now - PLAYED.get() < pause {
        return Ok(());
    }
    PLAYED.set(now);
    sound.tones().iter().try_for_each(|tone| sing(audio, now, *tone))
}

fn sing(audio: &AudioContext, now: f64, tone: Tone) -> Result<(), JsValue> {
    let (wave, [from, to], [delay, length], loudness) = tone;
    let (begin, end) = (now + delay, now + delay + length);
    let (voice, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    voice.set_type(wave);
    voice.frequency().set_value_at_time(from, begin)?;
    voice.frequency().exponential_ramp_to_value_at_time(to, end)?;
    volume.gain().set_value_at_time(loudness, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    voice.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> Vec<String> {
        catalog::messages("en").flat_map(words::keys).map(str::to_owned).collect()
    }

    #[test]
    fn everything_that_sounds_is_a_sentence_of_a_game() {
        let sounds: Vec<_> = keys()
            .iter()
            .filter_map(|key| {
                HEARD.iter().position(|(part, _)| {
                    Sound::of(key).is_some()
                        && key.split_once(part).is_some_and(|(game, _)| game.ends_with('-'))
                })
            })
            .collect();
        for (place, (part, _)) in HEARD.iter().enumerate() {
            assert!(sounds.contains(&place), "nothing is called {part}");
        }
    }

    #[test]
    fn a_won_bet_is_no_won_game_and_a_card_that_turns_does_not_tell_its_face() {
        let sounds = [
            "skull-event-bet-won",
            "skull-over-bets",
            "skull-event-flipped-rose",
            "skull-event-flipped-skull",
        ];
        assert_eq!(sounds.map(Sound::of), [Some(Coin), Some(Cheer), Some(Card), Some(Card)]);
        let sounds = ["skull-king-event-won", "skull-king-event-trick-won", "skallywaggs-event-sailing"];
        assert_eq!(sounds.map(Sound::of), [Some(Cheer), Some(Coin), Some(Bell)]);
        assert_eq!(["skull-event-passed", "skull-title", "sat"].map(Sound::of), [None; 3]);
    }
}
