//! What a card does in this edition, with its picture; and which card beats which, in one tap.

use crossing::{Answer, Question};
use engine::Message;
use hosting::{CardFace, RuleSection, Scene};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::BoardContext;
use super::card::picture;
use super::stage::Stage;
use crate::art::{self, Mark};
use crate::shell::dialog;
use crate::shell::speech;
use crate::shell::still::Drawn;
use crate::start::primer;

/// The card that is asked about.
#[derive(Clone, Copy)]
pub struct About {
    stage: Stage,
    asked: RwSignal<Option<CardFace>>,
    dialog: NodeRef<Dialog>,
}

impl About {
    /// Nobody asks yet.
    #[must_use]
    pub fn new(stage: Stage) -> Self {
        let about = Self { stage, asked: RwSignal::new(None), dialog: NodeRef::new() };
        stage.context.answer(move |id| about.ask(&id));
        about
    }

    fn ask(self, id: &str) {
        let Some(face) = self.stage.with_scene_untracked(|scene| find(scene, id)) else { return };
        self.asked.set(Some(face));
        dialog::open(self.dialog);
    }

    /// What is said of the card, with its picture.
    pub fn dialog(self) -> AnyView {
        let inside = move || {
            self.asked.get().map(|face| {
                let frame = untrack(|| self.stage.frame());
                let text = face.text.as_ref().map(|text| frame.say(text));
                view! {
                    <div class="about-card">
                        {picture(&face, frame.you()).draw()}
                        <div><h3>{frame.say(&face.name)}</h3><p>{text}</p></div>
                    </div>
                }
            })
        };
        dialog::sheet("about", "board-about", self.dialog, inside.into_any())
    }
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
            dialog::open(self.dialog);
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
        let inside = view! { <div class="rules">{inside}</div> };
        dialog::sheet("ranks", "board-ranks", self.dialog, inside.into_any())
    }
}
