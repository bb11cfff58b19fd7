//! A pirate on the table: head, chest and legs joined to one figure, what lies on it, and its marks.

use hosting::{CardFace, Pile, Target};
use leptos::prelude::*;

use super::figure::{PARTS, figure, limb};
use super::help::Subject;
use super::look::{badge, chip_mark};
use super::moment::Table;
use super::pick::{Tap, Thing};
use crate::art::Mark;
use crate::board::class::classes;
use crate::board::names::skallywaggs::{ACTIVE, CANT_SAIL, MATCHED, SUPPRESSED};

/// A pirate: a button in an open crew, a picture in a small one.
pub fn pirate(table: &Table, place: usize, pile: &Pile, is_open: bool) -> AnyView {
    let frame = table.frame;
    let tap = tap_of(table, place, pile);
    let words = std::iter::once(frame.say(&pile.label))
        .chain(pile.notes.iter().map(|note| frame.say(&note.label)))
        .chain(pile.cards.iter().skip(PARTS).map(|card| frame.say(&card.name)))
        .collect::<Vec<_>>()
        .join(", ");
    let marks = [
        ("ashore", badge(&pile.notes, CANT_SAIL).is_some()),
        ("looked", table.mind.looks_at.with(|id| id.as_ref() == Some(&pile.id))),
        ("walks", table.mind.is_new(&pile.id)),
    ];
    let class = classes(format!("pirate {}", tap.class()), &marks);
    let inside = view! {
        {figure(frame, &pile.cards)}
        {laid(&pile.cards)}
        <span class="pirate-marks">{mark_views(pile)}</span>
    };
    if !is_open {
        let name = frame.say(&pile.label);
        return view! { <span class=class><span class="unseen">{name}</span>{inside}</span> }.into_any();
    }
    view! {
        <button type="button" class=class
            data-pile=pile.id.clone() data-pick=(tap != Tap::Idle).then_some("pirate")
            title=words
            aria-pressed=(tap != Tap::Idle).then_some(if tap == Tap::Chosen { "true" } else { "false" })
            on:click=tap_pirate(table, place, pile)>
            <span class="unseen">{words.clone()}</span>
            {inside}
        </button>
    }
    .into_any()
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

fn tap_pirate(table: &Table, place: usize, pile: &Pile) -> impl Fn(leptos::ev::MouseEvent) + use<> {
    let (mind, help, scene) = (table.mind, table.help, table.frame.stage.context.scene);
    let (tap, only, id) = (tap_of(table, place, pile), only_part(table, place, pile), pile.id.clone());
    let is_whole = table.narrowed.tap(&Target::Pile(place)) != Tap::Idle;
    move |_| {
        let pick = |thing: Thing| scene.with_untracked(|scene| mind.tap(scene, &thing));
        match &only {
            _ if tap == Tap::Idle => help.open(Subject::Named(id.clone())),
            _ if is_whole => pick(Thing::Pile(id.clone())),
            Some(card) => pick(Thing::Card(card.clone())),
            None => mind.looks_at.set(Some(id.clone())),
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
