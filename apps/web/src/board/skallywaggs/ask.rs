//! The player's own side: the question, the buttons that decide, and the hand. The gold button is always what a
//! sensible player would do next.

use hosting::{Offer, SeatPanel, Target};
use leptos::prelude::*;

use super::look::{badge, counter, facts, is_pirate};
use super::moment::Table;
use super::pick::{Tap, Thing};
use super::{held, quiet, tray};
use crate::art;
use crate::board::class::classes;
use crate::board::deed::{self, Weight};
use crate::board::names::skallywaggs::{
    ANSWER, BUILD, DONE, END_TURN, EVENT, LET_GO, NEEDED, PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, SAIL,
    SAILING, SEAWORTHY, STOPS, TRADE, TRADE_COST, WATCH,
};
use crate::board::seat;
use crate::shell::{speech, watch};

/// Everything at the thumb.
pub fn own_side(table: &Table) -> AnyView {
    let frame = table.frame;
    let Some(own) = frame.you().and_then(|you| table.panel(you)) else {
        return view! { <section class="wagg-own watching"><p class="prompt">{frame.say(&frame.scene.prompt)}</p></section> }
            .into_any();
    };
    view! {
        <section class=classes(format!("wagg-own crew-{}", own.seat), &seat::standing(own)) data-seat=own.seat.idx().to_string()>
            {question(table)}
            {verbs(table)}
            {held::hand(table)}
        </section>
    }
    .into_any()
}

/// What to do: the game's prompt, how to go on from what is picked, or pirates that could be built.
fn question(table: &Table) -> AnyView {
    let frame = table.frame;
    // Where somebody is about to win, nothing is more useful to know.
    let is_stop = table.is_free() && is_rival_sailing(table) && !is_winning(table);
    let chips = (table.is_free() && !is_stop).then(|| tray::proposals(table)).flatten();
    let words = match hint(table) {
        _ if is_stop => stop_words(table),
        Some(key) => speech::label(key),
        None => frame.say(&frame.scene.prompt),
    };
    // Where pirates to build are shown, they say what to do.
    let class = if chips.is_some() { "prompt unseen" } else { "prompt" };
    view! { <div class="ask"><p class=class>{words}</p>{chips}</div> }.into_any()
}

/// Whether the reader has declared to sail; the game says what that means now.
fn is_sailing(table: &Table) -> bool {
    let own = table.frame.you().and_then(|you| table.panel(you));
    own.is_some_and(|panel| badge(&panel.badges, SAILING).is_some())
}

/// Whether to end the turn is to win.
fn is_winning(table: &Table) -> bool {
    let own = table.frame.you().and_then(|you| table.panel(you));
    is_sailing(table) && own.is_some_and(|own| counter(own, SEAWORTHY) >= counter(own, NEEDED))
}

/// Whether somebody else has, who wins if nobody stops them.
fn is_rival_sailing(table: &Table) -> bool {
    let is_rival = |panel: &&SeatPanel| table.frame.you() != Some(panel.seat);
    let mut rivals = table.frame.scene.seats.iter().filter(is_rival);
    rivals.any(|panel| badge(&panel.badges, SAILING).is_some())
}

/// Which events of the hand could stop a rival.
fn stop_words(table: &Table) -> String {
    let mut cards: Vec<String> = facts(table.frame, STOPS).map(|fact| table.frame.say(&fact.label)).collect();
    cards.dedup();
    let count = cards.len().into();
    speech::label_with("board-wagg-do-stop", [("count", count), ("cards", cards.join(", ").into())])
}

/// That something is let go: by choice, by habit, or because there is nothing to answer it with.
fn quiet_words(table: &Table) -> &'static str {
    let is_card = |offer: &Offer| offer.verb == ANSWER;
    let chosen = table.mind.held.with(|held| held.as_ref().map(is_card));
    match (chosen, table.frame.scene.offers.iter().any(is_card)) {
        (Some(true), _) => "board-wagg-quiet-answer",
        (Some(false), _) => "board-wagg-quiet",
        (None, true) => "board-wagg-quiet-unless",
        (None, false) => "board-wagg-unasked",
    }
}

/// How to go on, when something is picked and something is missing.
fn hint(table: &Table) -> Option<&'static str> {
    if table.narrowed.chosen.is_empty() && quiet::is_quiet(table.frame.stage, table.mind, &table.frame.scene)
    {
        return Some(quiet_words(table));
    }
    if table.mind.looks_at.get().is_some() {
        return Some("board-wagg-which-part");
    }
    if table.is_free() && is_sailing(table) {
        return None;
    }
    if table.is_free() {
        return Some(if tray::is_worth(table) { "board-wagg-do-build" } else { "board-wagg-do-end" });
    }
    let is_ready = tray::ready(table).is_some() || !table.narrowed.complete().is_empty();
    match (is_ready, tray::is_open(table)) {
        (true, _) => return Some("board-wagg-sure"),
        (false, true) => return Some("board-wagg-tray-more"),
        (false, false) if table.narrowed.chosen.is_empty() => return None,
        (false, false) => {}
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
        buttons.extend(stop_button(table));
        buttons.extend(build_button(table));
        // When to be asked is chosen once, at the stall; only who is always asked may still want less.
        let is_chosen =
            |offer: &Offer| offer.verb == WATCH || offer.verb == PASS_UNLESS_HIT && watch::own() != "always";
        let plain: Vec<&Offer> = deed::plain(frame).into_iter().filter(|offer| !is_chosen(offer)).collect();
        let weight = |offer: &Offer| if is_main(table, offer, &plain) { Weight::Main } else { Weight::Other };
        let is_quiet = quiet::is_quiet(frame.stage, table.mind, &frame.scene);
        buttons.extend(plain.iter().filter(|_| !is_quiet).map(|offer| decide(table, offer, weight(offer))));
    }
    if !is_open {
        buttons.extend(seat_buttons(table));
    }
    let count = buttons.len();
    view! { <div class="verbs-row" data-count=count.to_string()>{buttons}</div> }.into_any()
}

/// More than this many ways to do the same are a list, not buttons.
const READY_MAX: usize = 6;

/// What stands out: to sail, to build, or else the answer that changes nothing.
fn is_main(table: &Table, offer: &Offer, plain: &[&Offer]) -> bool {
    match offer.verb.as_str() {
        SAIL | END_TURN if stopping(table).is_some() => false,
        SAIL | PASS | LET_GO | DONE => true,
        END_TURN => !tray::is_worth(table) && !plain.iter().any(|other| other.verb == SAIL),
        _ => plain.len() == 1,
    }
}

fn decide(table: &Table, offer: &Offer, weight: Weight) -> AnyView {
    let (stage, mind, verb) = (table.frame.stage, table.mind, offer.verb.clone());
    let words = short_words(table, offer).unwrap_or_else(|| table.frame.say(&offer.label));
    let (hotkey, offer) = (offer.hotkey, offer.clone());
    let press = move |_| quiet::decide(stage, mind, &offer);
    view! {
        <button type="button" class="deed" class:main=weight == Weight::Main data-offer=verb
            aria-disabled=stage.locked on:click=press>
            {words}
            {hotkey.map(|key| view! { <kbd aria-hidden="true">{key.to_ascii_uppercase()}</kbd> })}
        </button>
    }
    .into_any()
}

/// Fewer words than the offer's own, where the place says the rest.
fn short_words(table: &Table, offer: &Offer) -> Option<String> {
    let key = match offer.verb.as_str() {
        BUILD if tray::is_open(table) => "board-wagg-build",
        EVENT | ANSWER => "board-wagg-play",
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
    button("deed undo".into(), ("undo", "board-back"), Callback::new(move |()| mind.clear()))
}

/// An event of the hand that could stop a rival from winning.
fn stopping(table: &Table) -> Option<Thing> {
    if is_winning(table) {
        return None;
    }
    let place = facts(table.frame, STOPS).find_map(|fact| fact.value).filter(|_| table.is_free())?;
    let card = table.frame.scene.hand.get(usize::try_from(place).ok()?)?;
    Some(Thing::Hand(card.id.clone()))
}

/// Picks that event.
fn stop_button(table: &Table) -> Option<AnyView> {
    let (tapping, event) = (table.tapping(), stopping(table)?);
    let pick = move |()| tapping.tap(&event);
    Some(button("deed main".into(), ("stop", "board-wagg-stop"), Callback::new(pick)))
}

/// Opens the tray, with the best that the hand proposes in it.
fn build_button(table: &Table) -> Option<AnyView> {
    let mind = table.mind;
    let best = tray::best(table);
    let class = classes("deed", &[("main", tray::is_worth(table) && stopping(table).is_none())]);
    let build = move |()| {
        mind.picks.set(best.clone());
        mind.builds.set(true);
    };
    tray::can_build(table).then(|| button(class, ("build", "board-wagg-build"), Callback::new(build)))
}

/// A button of the page itself, which decides nothing.
fn button(class: String, (test, key): (&'static str, &str), press: Callback<()>) -> AnyView {
    view! {
        <button type="button" class=class data-test=test on:click=move |_| press.run(())>{speech::label(key)}</button>
    }
    .into_any()
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
