//! The player's own side: the question, what is picked so far, the buttons that decide, and the hand.

use hosting::{CardFace, Offer, Target};
use leptos::prelude::*;

use super::figure::{PARTS, limb};
use super::look::{facts, is_pirate};
use super::moment::Table;
use super::pick::{Tap, Thing};
use super::{commons, held, tray};
use crate::art::{self, Mark};
use crate::board::class::classes;
use crate::board::deed::{self, Weight};
use crate::board::names::skallywaggs::{
    BUILD, COMMONS, DONE, END_TURN, LET_GO, PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, SAIL, TRADE, TRADE_COST,
    WATCH,
};
use crate::board::seat;
use crate::shell::speech;

/// Everything at the thumb.
pub fn own_side(table: &Table) -> AnyView {
    let frame = table.frame;
    let Some(own) = frame.you().and_then(|you| table.panel(you)) else {
        return view! { <section class="wagg-own watching"><p class="prompt">{frame.say(&frame.scene.prompt)}</p></section> }
            .into_any();
    };
    view! {
        <section class=classes(format!("wagg-own crew-{}", own.seat), &seat::standing(own)) data-seat=own.seat.idx()>
            {middle(table)}
            {verbs(table)}
            {held::hand(table)}
        </section>
    }
    .into_any()
}

fn middle(table: &Table) -> AnyView {
    if let Some(parts) = parts(table) {
        return parts;
    }
    if tray::is_open(table) {
        return tray::tray(table);
    }
    view! { {question(table)}{spread(table)} }.into_any()
}

/// What to do: the game's prompt, or how to go on from what is picked, with the text of the picked card.
fn question(table: &Table) -> AnyView {
    let frame = table.frame;
    let picked = table.narrowed.chosen.iter().find_map(|target| match target {
        Target::Hand(place) => frame.scene.hand.get(*place),
        _ => None,
    });
    let text = picked.and_then(|card| card.text.as_ref()).map(|text| frame.say(text));
    let words = match hint(table) {
        Some(key) => speech::label(key),
        None => frame.say(&frame.scene.prompt),
    };
    view! {
        <div class="question">
            <p class="prompt">{words}</p>
            {text.map(|text| view! { <p class="card-help">{text}</p> })}
        </div>
    }
    .into_any()
}

/// How to go on, when something is picked and something is missing.
fn hint(table: &Table) -> Option<&'static str> {
    if table.mind.reads.get() {
        return Some("board-wagg-reading");
    }
    if table.narrowed.chosen.is_empty() || !table.narrowed.complete().is_empty() {
        return None;
    }
    let piles = &table.frame.scene.piles;
    let next_pile = |place: usize| table.narrowed.tap(&Target::Pile(place)) == Tap::Next;
    let next_card = |place: usize| !table.narrowed.next_cards(place).is_empty();
    let places = || 0..piles.len();
    match () {
        () if places().any(next_pile) => Some("board-wagg-next-pirate"),
        () if places().any(|place| is_pirate(&piles[place]) && next_card(place)) => {
            Some("board-wagg-next-part")
        }
        () if places().any(next_card) => Some("board-wagg-next-card"),
        () if !table.narrowed.seats().is_empty() => Some("board-wagg-next-player"),
        () => Some("board-wagg-next-hand"),
    }
}

/// The parts of a pirate, large enough to tap one.
fn parts(table: &Table) -> Option<AnyView> {
    let id = table.mind.looks_at.get()?;
    let (place, pile) = table.pile(&id)?;
    let buttons = pile.cards.iter().take(PARTS).enumerate().map(|(card, face)| {
        part_button(table, face, table.narrowed.tap(&Target::Card { pile: place, card }))
    });
    Some(
        view! {
            <div class="parts" role="group" aria-label=table.frame.say(&pile.label)>
                <p class="prompt">{speech::label("board-wagg-which-part")}</p>
                <div class="parts-list">{buttons.collect_view()}</div>
            </div>
        }
        .into_any(),
    )
}

fn part_button(table: &Table, face: &CardFace, tap: Tap) -> AnyView {
    let (mind, scene, id) = (table.mind, table.frame.stage.context.scene, face.id.clone());
    let pick = move |_| {
        if tap != Tap::Idle {
            scene.with_untracked(|scene| mind.tap(scene, &Thing::Card(id.clone())));
        }
    };
    view! {
        <button type="button" class=format!("part-pick {}", tap.class()) data-pick="part"
            aria-disabled=(tap == Tap::Idle).then_some("true") on:click=pick>
            <span class="part-art">{limb(face)}</span><span>{table.frame.say(&face.name)}</span>
        </button>
    }
    .into_any()
}

/// Cards to choose from that lie neither in the Commons nor on a pirate: the Locker, or cards only the player sees.
fn spread(table: &Table) -> Option<AnyView> {
    let piles = table.frame.scene.piles.iter().enumerate();
    let offered =
        |place: usize, card: usize| table.narrowed.tap(&Target::Card { pile: place, card }) != Tap::Idle;
    let cards: Vec<AnyView> = piles
        .filter(|(_, pile)| !is_pirate(pile) && pile.id != COMMONS)
        .flat_map(|(place, pile)| pile.cards.iter().enumerate().map(move |(card, face)| (place, card, face)))
        .filter(|(place, card, face)| offered(*place, *card) || is_peeked(face))
        .map(|(pile, card, face)| commons::lying(table, face, &Target::Card { pile, card }))
        .collect();
    let count = cards.len();
    (count > 0).then(|| view! { <ul class="spread" data-count=count>{cards}</ul> }.into_any())
}

/// Whether only the viewer sees the card, such as the top of the Shipyard.
fn is_peeked(card: &CardFace) -> bool {
    !card.face_up && !card.face.ends_with("/back")
}

/// The buttons: what is complete, and the way back; or what can be done without picking anything.
fn verbs(table: &Table) -> AnyView {
    let frame = table.frame;
    let has_picks = !table.narrowed.chosen.is_empty();
    let is_open = tray::is_open(table) || table.mind.looks_at.get().is_some();
    let ready = match tray::ready(table) {
        Some(offer) if tray::is_open(table) => vec![offer],
        _ => table.narrowed.complete(),
    };
    let mut buttons: Vec<AnyView> = Vec::new();
    if has_picks || is_open {
        buttons.push(undo(table));
    }
    buttons.extend(ready.iter().take(READY_MAX).map(|offer| decide(table, offer, Weight::Main)));
    if !has_picks && !is_open {
        buttons.extend(build_button(table));
        let (seldom, plain): (Vec<&Offer>, Vec<&Offer>) =
            deed::plain(frame).into_iter().partition(|offer| offer.verb == SELDOM);
        let weight = |offer: &Offer| if is_main(offer, &plain) { Weight::Main } else { Weight::Other };
        buttons.extend(plain.iter().map(|offer| decide(table, offer, weight(offer))));
        buttons.extend(more(table, &seldom));
        buttons.extend(seat_buttons(table));
    } else if !is_open {
        buttons.extend(seat_buttons(table));
    }
    let count = buttons.len();
    buttons.push(read_switch(table));
    view! { <div class="verbs-row" data-count=count>{buttons}</div> }.into_any()
}

/// More than this many ways to do the same are a list, not buttons.
const READY_MAX: usize = 6;

/// What is offered on every turn and seldom done: to say when one wants to be asked.
const SELDOM: &str = WATCH;

/// What is seldom done, behind one button.
fn more(table: &Table, seldom: &[&Offer]) -> Vec<AnyView> {
    let mind = table.mind;
    if seldom.is_empty() {
        return Vec::new();
    }
    if mind.more.get() {
        return seldom.iter().map(|offer| decide(table, offer, Weight::Other)).collect();
    }
    vec![
        view! {
            <button type="button" class="deed more" aria-label=speech::label("board-wagg-more")
                title=speech::label("board-wagg-more") on:click=move |_| mind.more.set(true)>"…"</button>
        }
        .into_any(),
    ]
}

/// What stands out: to sail, or the answer that changes nothing.
fn is_main(offer: &Offer, plain: &[&Offer]) -> bool {
    match offer.verb.as_str() {
        SAIL | PASS | LET_GO | DONE => true,
        END_TURN => !plain.iter().any(|other| other.verb == SAIL),
        _ => plain.len() == 1,
    }
}

fn decide(table: &Table, offer: &Offer, weight: Weight) -> AnyView {
    let (stage, mind, verb) = (table.frame.stage, table.mind, offer.verb.clone());
    let words = short_words(table, offer).unwrap_or_else(|| table.frame.say(&offer.label));
    let (hotkey, offer) = (offer.hotkey, offer.clone());
    view! {
        <button type="button" class="deed" class:main=weight == Weight::Main data-offer=verb
            aria-disabled=table.frame.busy.then_some("true") on:click=move |_| mind.act(stage, offer.clone())>
            {words}
            {hotkey.map(|key| view! { <kbd aria-hidden="true">{key.to_uppercase().to_string()}</kbd> })}
        </button>
    }
    .into_any()
}

/// Fewer words than the offer's own, where the place says the rest.
fn short_words(table: &Table, offer: &Offer) -> Option<String> {
    let key = match offer.verb.as_str() {
        BUILD if tray::is_open(table) => "board-wagg-build",
        TRADE => {
            let cost = facts(table.frame, TRADE_COST).find_map(|fact| fact.value)?;
            return Some(speech::label_with("board-wagg-trade", [("cost", cost.into())]));
        }
        END_TURN => "board-wagg-end-turn",
        PASS_UNTIL_TURN => "board-wagg-pass-until-turn",
        PASS_UNLESS_HIT => "board-wagg-pass-unless-hit",
        _ => return None,
    };
    Some(speech::label(key))
}

fn undo(table: &Table) -> AnyView {
    let mind = table.mind;
    view! {
        <button type="button" class="deed undo" data-test="undo" on:click=move |_| mind.clear()>{speech::label("board-back")}</button>
    }
    .into_any()
}

fn build_button(table: &Table) -> Option<AnyView> {
    let mind = table.mind;
    tray::can_build(table).then(|| {
        view! {
            <button type="button" class="deed" data-test="build" on:click=move |_| mind.builds.set(true)>
                {speech::label("board-wagg-build")}
            </button>
        }
        .into_any()
    })
}

/// Players to choose from, with their faces.
fn seat_buttons(table: &Table) -> Vec<AnyView> {
    let frame = table.frame;
    let is_open = |target: &Target| table.narrowed.tap(target) == Tap::Next;
    let seats = table.narrowed.seats().into_iter().filter(|seat| is_open(&Target::Seat(*seat)));
    seats
        .map(|seat| {
            let (mind, scene) = (table.mind, frame.stage.context.scene);
            let pick = move |_| scene.with_untracked(|scene| mind.tap(scene, &Thing::Seat(seat)));
            view! {
                <button type="button" class=format!("deed seat-pick crew-{seat}") data-pick="seat" on:click=pick>
                    <span class="play-face">{art::portrait(seat)}</span>{frame.name(seat)}
                </button>
            }
            .into_any()
        })
        .collect()
}

/// Taps read cards instead of picking them, as long as this is on.
pub fn read_switch(table: &Table) -> AnyView {
    let reads = table.mind.reads;
    view! {
        <button type="button" class="roll-chip roll-mark roll-help" class:on=reads.get() data-test="read-cards"
            aria-pressed=if reads.get() { "true" } else { "false" } aria-label=speech::label("board-wagg-read")
            title=speech::label("board-wagg-read") on:click=move |_| reads.update(|on| *on = !*on)>
            <span class="chip-mark">{art::mark(Mark::Help)}</span>
        </button>
    }
    .into_any()
}
