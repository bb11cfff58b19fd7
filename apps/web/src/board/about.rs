//! Ask the table: what a card does in this edition, by a long press, the other mouse button or a key; and which card
//! beats which, in one tap.

use std::time::Duration;

use crossing::{Answer, Question};
use engine::Message;
use hosting::{CardFace, RuleSection, Scene};
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::BoardContext;
use super::card::{Spot, card};
use super::score;
use super::stage::Stage;
use crate::art::{self, Mark};
use crate::shell::speech;
use crate::start::primer;

/// How long a finger rests on a card that it asks about.
const LONG_PRESS: Duration = Duration::from_millis(450);

/// The card that is asked about.
#[derive(Clone, Copy)]
pub struct About {
    stage: Stage,
    asked: RwSignal<Option<CardFace>>,
    dialog: NodeRef<Dialog>,
    finger: StoredValue<Option<TimeoutHandle>>,
}

impl About {
    /// Nobody asks yet.
    #[must_use]
    pub fn new(stage: Stage) -> Self {
        let about = Self {
            stage,
            asked: RwSignal::new(None),
            dialog: NodeRef::new(),
            finger: StoredValue::new(None),
        };
        on_cleanup(move || about.release());
        about
    }

    /// A finger comes down; if it stays on a card, it asks.
    pub fn press(self, event: &PointerEvent) {
        self.release();
        let Some(id) = card_at(event.target()) else { return };
        let ask = move || self.ask(&id);
        self.finger.set_value(set_timeout_with_handle(ask, LONG_PRESS).ok());
    }

    /// The finger is gone.
    pub fn release(self) {
        self.finger.try_update_value(|finger| finger.take().inspect(TimeoutHandle::clear));
    }

    /// The other mouse button asks at once.
    pub fn point(self, event: &MouseEvent) {
        if let Some(id) = card_at(event.target()) {
            event.prevent_default();
            self.release();
            self.ask(&id);
        }
    }

    /// So does a key on the card that has the focus.
    pub fn key(self, event: &KeyboardEvent) {
        if !matches!(event.key().as_str(), "?" | "i") {
            return;
        }
        if let Some(id) = card_at(event.target()) {
            event.prevent_default();
            self.ask(&id);
        }
    }

    fn ask(self, id: &str) {
        let Some(face) = self.stage.with_scene_untracked(|scene| find(scene, id)) else { return };
        self.asked.set(Some(face));
        // Opening what is open already is an error to browsers.
        if let Some(dialog) = self.dialog.get_untracked().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
        }
    }

    /// What is said of the card, with its picture.
    pub fn dialog(self) -> AnyView {
        let inside = move || {
            self.asked.get().map(|face| {
                let frame = self.stage.frame();
                let text = face.text.as_ref().map(|text| frame.say(text));
                let text = text.unwrap_or_else(|| speech::label("board-about-plain"));
                view! {
                    <div class="about-card">
                        {card(&frame, &face, frame.you(), Spot::Hand)}
                        <div><h3>{frame.say(&face.name)}</h3><p>{text}</p></div>
                    </div>
                }
            })
        };
        score::dialog_view("about", "board-about", self.dialog, inside.into_any())
    }
}

/// The card that an event is about.
fn card_at(target: Option<web_sys::EventTarget>) -> Option<String> {
    let element = target?.dyn_into::<Element>().ok()?;
    let card = match element.closest("[data-card]").ok()? {
        Some(card) => card,
        None => element.closest("button, .pile").ok()??.query_selector("[data-card]").ok()??,
    };
    card.get_attribute("data-card")
}

/// A card that the viewer may look at.
fn find(scene: &Scene, id: &str) -> Option<CardFace> {
    let piles =
        scene.piles.iter().flat_map(|pile| &pile.cards).filter(|card| card.face_up || card.text.is_some());
    scene.hand.iter().chain(piles).find(|card| card.id == id).cloned()
}

/// The rules that say which card beats which, as far as these headings go.
#[derive(Clone, Copy)]
pub struct Ranks {
    context: BoardContext,
    headings: &'static [&'static str],
    sections: RwSignal<Vec<RuleSection>>,
    dialog: NodeRef<Dialog>,
}

impl Ranks {
    /// Rules under these headings; the game is asked for them when they are wanted.
    #[must_use]
    pub fn new(context: BoardContext, headings: &'static [&'static str]) -> Self {
        Self { context, headings, sections: RwSignal::new(Vec::new()), dialog: NodeRef::new() }
    }

    /// The way there.
    pub fn opener(self) -> AnyView {
        let open = move |_| {
            self.fetch();
            if let Some(dialog) = self.dialog.get_untracked().filter(|dialog| !dialog.open()) {
                let _ = dialog.show_modal();
            }
        };
        view! {
            <button type="button" class="deed state-sheet" data-test="ranks" on:click=open>
                <span class="chip-mark">{art::mark(Mark::Help)}</span>
                <span class="unseen">{speech::label("board-ranks")}</span>
            </button>
        }
        .into_any()
    }

    fn fetch(self) {
        let Some(terms) = self.context.terms.get_untracked() else { return };
        let question = Question::Primer { options: terms.options, seats: terms.seats };
        self.context.desk.ask(&terms.game, question, move |answer| {
            if let Answer::Primer(mut told) = answer {
                told.retain(|section| self.has(&section.heading));
                self.sections.try_set(told);
            }
        });
    }

    fn has(self, heading: &Message) -> bool {
        self.headings.iter().any(|wanted| heading.key == *wanted)
    }

    /// What is said there.
    pub fn dialog(self) -> AnyView {
        let inside = move || self.sections.with(|sections| primer::sections(sections));
        score::dialog_view("ranks rules", "board-ranks", self.dialog, inside.into_any())
    }
}
