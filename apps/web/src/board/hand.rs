//! The viewer's hand: one list with a roving tabindex. The first tap raises a card, the second plays it.

use engine::{Message, Seat};
use hosting::{CardFace, Offer, Target};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::card::open_card;
use super::stage::{Frame, Stage};
use crate::shell::focus::tab_stop;
use crate::shell::speech;
use crate::shell::still::{Drawn, Same, still};

/// The hand as buttons.
pub fn hand(frame: &Frame) -> AnyView {
    let raised = frame.stage.choice.card.get();
    let has_raised = frame.scene.hand.iter().position(|face| Some(&face.id) == raised.as_ref());
    let cards: Vec<AnyView> = (0..frame.scene.hand.len())
        .map(|place| held(frame, place, has_raised == Some(place), has_raised.unwrap_or(0) == place))
        .collect();
    let stage = frame.stage;
    view! {
        <ul class="hand" data-count=frame.scene.hand.len().to_string() aria-label=speech::label("board-hand")
            on:keydown=move |event| rove(stage, &event)>{cards}</ul>
    }
    .into_any()
}

/// What playing the raised card would be.
pub fn raised_offer(frame: &Frame) -> Option<&Offer> {
    let raised = frame.stage.choice.card.get()?;
    offer_of(frame, frame.scene.hand.iter().position(|face| face.id == raised)?)
}

/// Everything that could be done with the raised card: one thing, or a choice such as whether it fights or flees.
pub fn raised_offers(frame: &Frame) -> Vec<&Offer> {
    let Some(offer) = raised_offer(frame) else { return Vec::new() };
    frame.scene.offers.iter().filter(|other| other.target == offer.target).collect()
}

/// The offer of a card; of equal cards the game may offer only one, and any of them will do.
pub fn offer_of(frame: &Frame, place: usize) -> Option<&Offer> {
    frame.offer_on(&Target::Hand(place)).or_else(|| {
        let face = &frame.scene.hand[place].face;
        frame.scene.offers.iter().find(|offer| match offer.target {
            Target::Hand(other) => frame.scene.hand.get(other).is_some_and(|card| card.face == *face),
            _ => false,
        })
    })
}

fn held(frame: &Frame, place: usize, is_raised: bool, is_stop: bool) -> AnyView {
    let face = frame.scene.hand[place].clone();
    let verb = offer_of(frame, place).map(|offer| offer.verb.clone());
    still(Held { stage: Same(frame.stage), owner: frame.you(), face, verb, is_raised, is_stop })
}

/// A card in the hand. What a tap on it does is looked up when it is tapped.
#[derive(PartialEq)]
struct Held {
    stage: Same<Stage>,
    owner: Option<Seat>,
    face: CardFace,
    verb: Option<String>,
    is_raised: bool,
    is_stop: bool,
}

impl Drawn for Held {
    fn draw(&self) -> AnyView {
        let Self { stage: Same(stage), owner, ref face, is_raised, is_stop, .. } = *self;
        let name = speech::tell(&face.name);
        let (id, is_idle) = (face.id.clone(), self.verb.is_none());
        view! {
            <li>
                <button type="button" class="held" class:raised=is_raised class:idle=is_idle
                    data-offer=self.verb.clone()
                    use:tab_stop=is_stop
                    aria-pressed=if is_raised { "true" } else { "false" }
                    aria-disabled=is_idle.then_some("true")
                    title=face.text.as_ref().map(speech::tell)
                    on:click=move |_| tap(stage, &id)>
                    <span class="unseen">{name.clone()}</span>
                    {still(open_card(stage, face, owner))}
                    <span class="held-name" aria-hidden="true">{name}</span>
                </button>
            </li>
        }
        .into_any()
    }
}

/// What to do; after a tap on what cannot be done, with the reason.
pub fn prompt(frame: &Frame, words: String, why: Option<Message>) -> AnyView {
    let nudges = frame.stage.choice.nudges.get();
    let class = match nudges {
        0 => "prompt",
        odd if odd % 2 == 1 => "prompt nudged-odd",
        _ => "prompt nudged-even",
    };
    let why = why.filter(|_| nudges > 0);
    view! {
        <p class=class>{words}{why.map(|why| view! { <span class="prompt-why">" "{frame.say(&why)}</span> })}</p>
    }
    .into_any()
}

/// The same for those who listen, once for each tap on what cannot be done.
pub fn refusal(stage: Stage, why: impl Fn(&Frame) -> Option<Message> + Send + Sync + 'static) -> AnyView {
    let words = move || {
        let nudges = stage.choice.nudges.get();
        (nudges > 0).then(|| {
            let frame = untrack(|| stage.frame());
            let said = why(&frame)
                .into_iter()
                .fold(frame.say(&frame.scene.prompt), |said, why| format!("{said} {}", frame.say(&why)));
            // What is said again is another text to whoever reads it out.
            if nudges.is_multiple_of(2) { said + "\u{a0}" } else { said }
        })
    };
    view! { <p class="unseen" role="status" data-test="refusal">{words}</p> }.into_any()
}

/// The second tap plays, unless there is still something to choose: then the choice stays open.
fn tap(stage: Stage, id: &str) {
    let frame = untrack(|| stage.frame());
    let place = frame.scene.hand.iter().position(|face| face.id == id);
    let Some(offer) = place.and_then(|place| offer_of(&frame, place)) else { return stage.choice.nudge() };
    let is_raised = stage.choice.card.with_untracked(|raised| raised.as_deref() == Some(id));
    let n_ways = frame.scene.offers.iter().filter(|other| other.target == offer.target).count();
    if is_raised && n_ways == 1 {
        return stage.choose(offer.clone());
    }
    stage.choice.open.set(None);
    stage.choice.card.set(Some(id.to_owned()));
}

/// The key of a card does what a tap on it does.
pub fn press(stage: Stage, place: usize) {
    stage.held(place).into_iter().for_each(|id| tap(stage, &id));
}

/// Arrow keys go through the hand, or through a trick; Escape lays the raised card down again.
pub fn rove(stage: Stage, event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => Step::Next,
        "ArrowLeft" | "ArrowUp" => Step::Back,
        "Escape" => return stage.choice.card.set(None),
        _ => return,
    };
    event.prevent_default();
    if let Some(neighbor) = neighbor(event, step) {
        let _ = neighbor.focus();
    }
}

#[derive(Clone, Copy)]
enum Step {
    Next,
    Back,
}

fn neighbor(event: &KeyboardEvent, step: Step) -> Option<HtmlElement> {
    let item = event.target()?.dyn_into::<HtmlElement>().ok()?.closest("li").ok()??;
    let beside = match step {
        Step::Next => item.next_element_sibling(),
        Step::Back => item.previous_element_sibling(),
    }?;
    // A card may have the name of its group before it.
    beside.query_selector("button, [tabindex]").ok()??.dyn_into().ok()
}
