//! Offers that are done to several things: chosen one thing after the other, with a way back.

use client::{Step, Way, common_words, narrow};
use hosting::{Offer, Target};
use leptos::prelude::*;

use super::choice::far_offers;
use super::deed::{Weight, deed};
use super::stage::Frame;
use crate::shell::speech;

/// The buttons of the next step, if there is anything to choose step by step.
pub fn steps(frame: &Frame) -> Option<AnyView> {
    let offers = far_offers(&frame.scene.offers);
    if offers.is_empty() {
        return None;
    }
    let chosen = frame.stage.choice.steps;
    let taken = chosen.get();
    let buttons: Vec<AnyView> = narrow(&offers, &taken)
        .into_iter()
        .map(|way| match way {
            Way::Offer(place) => deed(frame, &offers[place], Weight::Other),
            Way::Step(step, behind) => step_button(frame, &offers, step, &behind),
        })
        .collect();
    let back = (!taken.is_empty()).then(|| {
        let back = move |_| chosen.update(|taken| drop(taken.pop()));
        view! {
            <button type="button" class="deed" data-step="back" on:click=back>{speech::label("board-back")}</button>
        }
    });
    Some(view! { <div class="steps" role="group">{buttons}{back}</div> }.into_any())
}

fn step_button(frame: &Frame, offers: &[Offer], step: Step, behind: &[usize]) -> AnyView {
    let what = match &step {
        Step::Verb(verb) => {
            let labels = behind.iter().map(|&place| frame.say(&offers[place].label));
            Some(common_words(labels)).filter(|what| !what.is_empty()).unwrap_or_else(|| verb.clone())
        }
        Step::Target(target) => thing(frame, target),
    };
    let words = speech::label_with("board-step", [("what", what.into()), ("count", behind.len().into())]);
    let (stage, chosen) = (frame.stage, frame.stage.choice.steps);
    view! {
        <button type="button" class="deed" data-step="on" aria-disabled=stage.locked
            on:click=move |_| chosen.update(|taken| taken.push(step.clone()))>{words}</button>
    }
    .into_any()
}

/// What a thing on the table is called.
fn thing(frame: &Frame, target: &Target) -> String {
    let scene = &frame.scene;
    let name = match target {
        Target::Hand(place) => scene.hand.get(*place).map(|card| &card.name),
        Target::Pile(place) => scene.piles.get(*place).map(|pile| &pile.label),
        Target::Card { pile, card } => {
            scene.piles.get(*pile).and_then(|pile| pile.cards.get(*card)).map(|card| &card.name)
        }
        Target::Seat(seat) => return frame.name(*seat),
        Target::Number(number) => return number.to_string(),
        Target::Table => None,
        Target::Several(targets) => {
            return targets.iter().map(|target| thing(frame, target)).collect::<Vec<_>>().join(", ");
        }
    };
    name.map(|name| frame.say(name)).unwrap_or_default()
}
