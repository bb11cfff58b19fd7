//! A pirate on the table: head, chest and legs joined to one figure, what lies on it, and its marks.

use hosting::{CardFace, Pile, Target};
use leptos::prelude::*;

use super::figure::{PARTS, figure, limb};
use super::help::Subject;
use super::look::{badge, chip_mark};
use super::moment::{Table, Tapping};
use super::pick::{Tap, Thing};
use crate::art::Mark;
use crate::board::class::classes;
use crate::board::names::skallywaggs::{ACTIVE, CANT_SAIL, MATCHED, SUPPRESSED};
use crate::shell::still::{Drawn, Same, still};

/// A pirate: a button in an open crew, a picture in a small one.
pub fn pirate(table: &Table, place: usize, pile: &Pile, is_open: bool) -> AnyView {
    let frame = table.frame;
    let tap = tap_of(table, place, pile);
    let words = std::iter::once(frame.say(&pile.label))
        .chain(pile.notes.iter().filter(|_| is_open).map(|note| frame.say(&note.label)))
        .chain(pile.cards.iter().filter(|_| is_open).skip(PARTS).map(|card| frame.say(&card.name)))
        .collect::<Vec<_>>()
        .join(", ");
    let marks = [
        ("ashore", badge(&pile.notes, CANT_SAIL).is_some()),
        ("looked", table.mind.looks_at.with(|id| id.as_ref() == Some(&pile.id))),
        ("walks", table.mind.is_new(&pile.id)),
    ];
    still(Pirate {
        tapping: Same(table.tapping()),
        pile: pile.clone(),
        class: classes(format!("pirate {}", tap.class()), &marks),
        words,
        is_open,
        tap,
        meaning: meaning(table, place, pile),
    })
}

/// A pirate who was lost just now: a picture of it, which falls.
pub fn fallen(table: &Table, pile: &Pile) -> AnyView {
    still(Pirate {
        tapping: Same(table.tapping()),
        pile: pile.clone(),
        class: "pirate fallen".into(),
        words: String::new(),
        is_open: false,
        tap: Tap::Idle,
        meaning: Meaning::Ask,
    })
}

#[derive(PartialEq)]
struct Pirate {
    tapping: Same<Tapping>,
    pile: Pile,
    class: String,
    words: String,
    is_open: bool,
    tap: Tap,
    meaning: Meaning,
}

impl Drawn for Pirate {
    fn draw(&self) -> AnyView {
        let Self { tapping: Same(tapping), ref pile, ref class, ref words, tap, ref meaning, .. } = *self;
        let (class, words, meaning, id) = (class.clone(), words.clone(), meaning.clone(), pile.id.clone());
        let inside = view! {
            {figure(tapping.stage, &pile.cards)}
            {laid(&pile.cards)}
            <span class="pirate-marks">{mark_views(pile)}</span>
        };
        if !self.is_open {
            return view! { <span class=class><span class="unseen">{words}</span>{inside}</span> }.into_any();
        }
        view! {
            <button type="button" class=class
                data-pile=pile.id.clone() data-pick=(tap != Tap::Idle).then_some("pirate")
                title=words.clone()
                aria-pressed=tap.is_pressed()
                on:click=move |_| meaning.act(tapping, &id)>
                <span class="unseen">{words.clone()}</span>
                {inside}
            </button>
        }
        .into_any()
    }
}

/// The events that lie on a pirate.
fn laid(cards: &[CardFace]) -> Option<AnyView> {
    let cards: Vec<AnyView> = cards
        .iter()
        .skip(PARTS)
        .map(|card| view! { <span class="laid-card">{limb(card)}</span> }.into_any())
        .collect();
    (!cards.is_empty()).then(|| view! { <span class="laid" aria-hidden="true">{cards}</span> }.into_any())
}

fn mark_views(pile: &Pile) -> Vec<AnyView> {
    let sails = if badge(&pile.notes, CANT_SAIL).is_some() { Mark::Ashore } else { Mark::Sails };
    let kind = [ACTIVE, SUPPRESSED, MATCHED].into_iter().find(|kind| badge(&pile.notes, kind).is_some());
    let mark = kind.map(|kind| match kind {
        ACTIVE => Mark::Active,
        SUPPRESSED => Mark::Lock,
        _ => Mark::Matched,
    });
    std::iter::once(sails).chain(mark).map(chip_mark).collect()
}

/// A pirate can be picked as a whole, or a part of it.
pub fn tap_of(table: &Table, place: usize, pile: &Pile) -> Tap {
    let whole = table.narrowed.tap(&Target::Pile(place));
    let parts = (0..pile.cards.len()).map(|card| table.narrowed.tap(&Target::Card { pile: place, card }));
    let taps: Vec<Tap> = parts.chain([whole]).collect();
    [Tap::Chosen, Tap::Next, Tap::Able].into_iter().find(|tap| taps.contains(tap)).unwrap_or(Tap::Idle)
}

/// What a tap on a pirate means.
#[derive(Clone, PartialEq)]
enum Meaning {
    /// It cannot be picked, so whoever taps it wants to know what it is.
    Ask,
    Whole,
    Part(String),
    /// One of its parts is to be chosen.
    Look,
}

fn meaning(table: &Table, place: usize, pile: &Pile) -> Meaning {
    if tap_of(table, place, pile) == Tap::Idle {
        return Meaning::Ask;
    }
    if table.narrowed.tap(&Target::Pile(place)) != Tap::Idle {
        return Meaning::Whole;
    }
    only_part(table, place, pile).map_or(Meaning::Look, Meaning::Part)
}

impl Meaning {
    fn act(&self, tapping: Tapping, pirate: &str) {
        match self {
            Self::Ask => tapping.help.open(Subject::Named(pirate.to_owned())),
            Self::Whole => tapping.tap(&Thing::Pile(pirate.to_owned())),
            Self::Part(card) => tapping.tap(&Thing::Card(card.clone())),
            Self::Look => tapping.mind.looks_at.set(Some(pirate.to_owned())),
        }
    }
}

/// The part that a tap on the pirate can only mean: the picked one, or the one that would go on from here.
fn only_part(table: &Table, place: usize, pile: &Pile) -> Option<String> {
    let with = |tap: Tap| -> Vec<usize> {
        let is_it = |card: &usize| table.narrowed.tap(&Target::Card { pile: place, card: *card }) == tap;
        (0..pile.cards.len()).filter(is_it).collect()
    };
    let found = [Tap::Chosen, Tap::Next, Tap::Able].into_iter().map(with).find(|cards| !cards.is_empty())?;
    let [card] = found[..] else { return None };
    Some(pile.cards[card].id.clone())
}
