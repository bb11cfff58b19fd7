//! The controls: buttons for offers, the stepper for numbers, and the keys that do them.

use engine::Message;
use hosting::{Offer, Target};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::hand;
use super::names::skull::BID;
use super::stage::{Frame, Stage};
use crate::shell::{shortcut, speech};

/// How much a button wants to be pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// The main thing to do.
    Main,
    /// Something else to do.
    Other,
}

/// A button that does what it says.
pub fn deed(frame: &Frame, offer: &Offer, weight: Weight) -> AnyView {
    let (stage, offer) = (frame.stage, offer.clone());
    let value = match offer.target {
        Target::Number(number) => Some(number.to_string()),
        _ => None,
    };
    view! {
        <button type="button" class="deed" class:main=weight == Weight::Main
            data-offer=offer.verb.clone() data-value=value
            aria-disabled=stage.locked
            on:click={
                let offer = offer.clone();
                move |_| stage.choose(offer.clone())
            }>
            {frame.say(&offer.label)}
            {offer.hotkey.map(|key| view! { <kbd aria-hidden="true">{key.to_ascii_uppercase()}</kbd> })}
        </button>
    }
    .into_any()
}

/// A choice among numbers: less, the number, more; and the offer of the number that is chosen.
pub fn stepper<'a>(frame: &Frame, offers: &[&'a Offer]) -> Option<(AnyView, &'a Offer)> {
    let numbers: Vec<i64> = offers.iter().filter_map(|offer| number(offer)).collect();
    let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
    let chosen = frame.stage.choice.number.get().unwrap_or(least);
    let offer = *offers.iter().find(|offer| number(offer) == Some(chosen))?;
    let control = frame.stage.choice.number;
    let step = move |by: i64| control.set(Some((chosen + by).clamp(least, most)));
    let view = view! {
        <div class="stepper" role="group" aria-label=speech::label("board-number")>
            <button type="button" class="step" data-step="less" aria-label=speech::label("board-less")
                aria-disabled=(chosen == least).then_some("true") on:click=move |_| step(-1)>"−"</button>
            <output class="step-value" data-min=least.to_string() data-max=most.to_string()>
                <b>{chosen.to_string()}</b>
                {(least < most).then(|| view! { <span class="step-range">{range_words(least, most)}</span> })}
            </output>
            <button type="button" class="step" data-step="more" aria-label=speech::label("board-more")
                aria-disabled=(chosen == most).then_some("true") on:click=move |_| step(1)>"+"</button>
        </div>
    };
    Some((view.into_any(), offer))
}

fn range_words(least: i64, most: i64) -> String {
    speech::tell(&Message::new("board-range").with("least", least).with("most", most))
}

/// The number an offer is about.
fn number(offer: &Offer) -> Option<i64> {
    match offer.target {
        Target::Number(number) => Some(number),
        _ => None,
    }
}

/// The offers that are numbers.
pub fn numbers(frame: &Frame) -> Vec<&Offer> {
    frame.scene.offers.iter().filter(|offer| number(offer).is_some()).collect()
}

/// The offers that are done to nothing in particular.
pub fn plain(frame: &Frame) -> Vec<&Offer> {
    frame.scene.offers.iter().filter(|offer| offer.target == Target::Table).collect()
}

/// Lets the keys that offers name do them, as long as the board is there.
pub fn listen(stage: Stage) {
    listen_and(stage, move |offer| press(stage, offer));
}

/// The same for a board that does things in its own way.
pub fn listen_and(stage: Stage, press: impl Fn(Offer) + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if let Some(offer) = offer_of_key(stage, &event) {
            event.prevent_default();
            press(offer);
        }
    });
    on_cleanup(move || handle.remove());
}

/// What is picked first and done by a second tap is picked first and done by a second press too.
fn press(stage: Stage, offer: Offer) {
    match offer.target {
        Target::Hand(place) => hand::press(stage, place),
        Target::Number(number) if offer.verb == BID => press_number(stage, number, offer),
        _ => stage.choose(offer),
    }
}

fn press_number(stage: Stage, number: i64, offer: Offer) {
    let is_picked = stage.choice.number.get_untracked() == Some(number);
    let n_ways = stage.offers().iter().filter(|other| other.target == offer.target).count();
    if is_picked && n_ways == 1 {
        return stage.choose(offer);
    }
    stage.choice.card.set(None);
    stage.choice.open.set(Some(offer.verb));
    stage.choice.number.set(Some(number));
}

fn offer_of_key(stage: Stage, event: &KeyboardEvent) -> Option<Offer> {
    let key = shortcut::key(event)?;
    // Letters of the simplest kind: the tables for all others would be half a percent of the page.
    let mut typed = [0; 4];
    let mut is_key = |offer: &&Offer| {
        offer.hotkey.is_some_and(|hotkey| hotkey.encode_utf8(&mut typed).eq_ignore_ascii_case(&key))
    };
    stage.offers().iter().find(&mut is_key).cloned()
}
