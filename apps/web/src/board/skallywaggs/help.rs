//! The text of a card, and what protects or exposes a pirate, in a dialog on request.

use hosting::{CardFace, Offer, Pile, Scene, SeatPanel, SeatStatus, Target};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::figure::{limb, picture};
use super::look::{badge, group_of, is_pirate};
use super::pick::steps;
use crate::board::names::skallywaggs::{COMMONS, CRACK_DOWN, END_TURN};
use crate::board::stage::{Frame, Stage};
use crate::shell::{dialog, speech, watch};

/// What is asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A card wherever it lies, or a pile such as a pirate or the Locker.
    Named(String),
    /// Every card that could be taken or played: the hand and the Commons.
    Sight,
    /// When the reader is asked.
    Watch,
}

/// The dialog and what it tells about.
#[derive(Clone, Copy)]
pub struct Help {
    dialog: NodeRef<Dialog>,
    subject: RwSignal<Option<Subject>>,
}

impl Help {
    /// A closed dialog.
    #[must_use]
    pub fn new() -> Self {
        Self { dialog: NodeRef::new(), subject: RwSignal::new(None) }
    }

    /// Tells about this.
    pub fn open(self, subject: Subject) {
        self.subject.set(Some(subject));
        dialog::open(self.dialog);
    }
}

/// The dialog.
pub fn dialog(stage: Stage, help: Help) -> AnyView {
    // What is being read stays, even if the pirate it is about sinks meanwhile.
    let inside = move || help.subject.get().map(|subject| tell(&untrack(|| stage.frame()), &subject));
    dialog::sheet("wagg-help", "board-wagg-help", help.dialog, inside.into_any())
}

fn tell(frame: &Frame, subject: &Subject) -> Option<AnyView> {
    let name = match subject {
        Subject::Named(name) => name,
        Subject::Sight => return Some(sight(frame)),
        Subject::Watch => return Some(watches()),
    };
    let Some(card) = cards(&frame.scene).find(|card| card.id == *name) else {
        let pile = frame.scene.piles.iter().find(|pile| pile.id == *name)?;
        return Some(if is_pirate(pile) { pirate(frame, pile) } else { all(frame, pile) });
    };
    let (stage, id) = (frame.stage, card.id.clone());
    // The table goes on behind the dialog, and a turn may come.
    let why = move || {
        let why = stage.with_scene(|scene| why_not(scene, &id));
        why.map(|key| view! { <p class="why-not">{speech::label(key)}</p> })
    };
    let entry = entry(frame, card, view! { <h3>{frame.say(&card.name)}</h3> }.into_any());
    Some(view! { {why}{entry} }.into_any())
}

/// The texts of all cards of the hand and the Commons.
fn sight(frame: &Frame) -> AnyView {
    let commons = frame.scene.piles.iter().filter(|pile| pile.id == COMMONS).flat_map(|pile| &pile.cards);
    let cards = frame.scene.hand.iter().chain(commons).map(|card| listed(frame, card));
    view! { <p class="hint">{speech::label("board-wagg-reading")}</p>{cards.collect_view()} }.into_any()
}

/// Why a card of the hand cannot be picked now.
fn why_not(scene: &Scene, id: &str) -> Option<&'static str> {
    let place = scene.hand.iter().position(|card| card.id == id)?;
    let is_able = |offer: &Offer| steps(offer).contains(&Target::Hand(place));
    let is_event = group_of(&scene.hand[place]) == 'e';
    match () {
        () if scene.offers.iter().any(is_able) => None,
        () if scene.offers.is_empty() => Some("board-wagg-why-wait"),
        () if !scene.offers.iter().any(|offer| offer.verb == END_TURN) => Some("board-wagg-why-asked"),
        () if is_event && is_forbidden(scene) => Some("board-wagg-why-forbidden"),
        () if is_event => Some("board-wagg-why-event"),
        () => Some("board-wagg-why-part"),
    }
}

/// Whether Crack Down lies before whoever acts now.
fn is_forbidden(scene: &Scene) -> bool {
    let acts = |panel: &&SeatPanel| panel.status == SeatStatus::ToAct;
    scene.seats.iter().find(acts).is_some_and(|panel| badge(&panel.badges, CRACK_DOWN).is_some())
}

/// The choice of when to be asked about others' events.
fn watches() -> AnyView {
    let option = |name: &'static str| {
        let is_own = watch::own() == name;
        view! { <option value=name prop:selected=is_own>{speech::label(&format!("board-wagg-watch-{name}"))}</option> }
    };
    view! {
        <label class="field">
            <span>{speech::label("board-wagg-watch")}</span>
            <select data-test="watch-choice" on:change:target=move |event| watch::choose(&event.target().value())>
                {watch::WATCHES.map(option).collect_view()}
            </select>
        </label>
        <p class="hint">{speech::label("board-wagg-watch-hint")}</p>
    }
    .into_any()
}

fn cards(scene: &Scene) -> impl Iterator<Item = &CardFace> {
    scene.hand.iter().chain(scene.piles.iter().flat_map(|pile| &pile.cards))
}

fn pirate(frame: &Frame, pile: &Pile) -> AnyView {
    let notes = pile.notes.iter().map(|note| {
        view! { <li class=format!("note note-{}", note.kind)>{frame.say(&note.label)}</li> }
    });
    view! {
        <div class="help-pirate">
            <span class="help-figure">{picture(&pile.cards)}</span>
            <div><h3>{frame.say(&pile.label)}</h3><ul class="notes">{notes.collect_view()}</ul></div>
        </div>
        {pile.cards.iter().map(|card| listed(frame, card)).collect_view()}
    }
    .into_any()
}

/// The newest first: that is the top of the Locker.
fn all(frame: &Frame, pile: &Pile) -> AnyView {
    view! {
        <h3>{frame.say(&pile.label)}</h3>
        {pile.cards.iter().rev().map(|card| listed(frame, card)).collect_view()}
    }
    .into_any()
}

/// A card below the heading of its pile.
fn listed(frame: &Frame, card: &CardFace) -> AnyView {
    entry(frame, card, view! { <h4>{frame.say(&card.name)}</h4> }.into_any())
}

fn entry(frame: &Frame, card: &CardFace, title: AnyView) -> AnyView {
    let text = card.text.as_ref().map(|text| frame.say(text));
    let text = text.unwrap_or_else(|| speech::label("board-wagg-plain"));
    view! {
        <div class="help-card">
            <span class="help-art">{limb(card)}</span>
            <div>{title}<p>{text}</p></div>
        </div>
    }
    .into_any()
}
