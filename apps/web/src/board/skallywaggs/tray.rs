//! The building tray: three slots that become a figure, pirates that the hand proposes, and whose crew it joins.

use engine::Seat;
use hosting::{Fact, Offer, Target};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::figure::limb;
use super::look::{group_of, order};
use super::moment::Table;
use super::pick::{Thing, steps, thing};
use crate::art;
use crate::board::class::classes;
use crate::board::names::skallywaggs::{BUILD, SAIL};
use crate::shell::speech;

/// Whether the tray is to be seen: it was opened, or parts are picked.
pub fn is_open(table: &Table) -> bool {
    let is_part = |target: &Target| matches!(target, Target::Hand(place) if group_of(&table.frame.scene.hand[*place]) != 'e');
    can_build(table)
        && table.narrowed.does(BUILD)
        && (table.mind.builds.get() || table.narrowed.chosen.iter().any(is_part))
}

/// Whether there is anything to build.
pub fn can_build(table: &Table) -> bool {
    table.frame.scene.offers.iter().any(|offer| offer.verb == BUILD)
}

/// Whether there is anything worth building, and not sailing is the better deed.
pub fn is_worth(table: &Table) -> bool {
    let sails = table.frame.scene.offers.iter().any(|offer| offer.verb == SAIL);
    !sails && !table.proposals().is_empty()
}

/// The parts of the best pirate that the hand proposes.
pub fn best(table: &Table) -> Vec<Thing> {
    table.proposals().first().map(|(_, offer)| parts_of(table, offer)).unwrap_or_default()
}

/// The cards of the hand that an offer builds from.
fn parts_of(table: &Table, offer: &Offer) -> Vec<Thing> {
    let hand = steps(offer).iter().filter(|target| matches!(target, Target::Hand(_)));
    hand.filter_map(|target| thing(&table.frame.scene, target)).collect()
}

/// The tray.
pub fn tray(table: &Table) -> AnyView {
    let slots: Vec<AnyView> = ['h', 'c', 'l'].into_iter().map(|part| slot(table, part)).collect();
    view! {
        <div class="tray" role="group" aria-label=speech::label("board-wagg-tray")>
            <div class="slots">{slots}</div>
            <div class="tray-side">
                <p class="tray-what" role="status">{what(table)}</p>
                {proposals(table)}
                {crews(table)}
            </div>
        </div>
    }
    .into_any()
}

/// The build that is ready to be confirmed: the picked one, or the same in the builder's own crew.
pub fn ready<'a>(table: &Table<'a>) -> Option<&'a Offer> {
    let builds = || table.narrowed.offers.iter().filter(|offer| offer.verb == BUILD);
    let n_parts = table.narrowed.chosen.iter().filter(|target| matches!(target, Target::Hand(_))).count();
    if n_parts < 3 {
        return None;
    }
    let own = table.frame.you().map(Target::Seat);
    let is_own = |offer: &&&Offer| own.as_ref().is_some_and(|own| steps(offer).contains(own));
    builds().find(is_own).or_else(|| builds().next()).copied()
}

fn slot(table: &Table, part: char) -> AnyView {
    let hand = &table.frame.scene.hand;
    let picked = table.narrowed.chosen.iter().find_map(|target| match target {
        Target::Hand(place) if group_of(&hand[*place]) == part => hand.get(*place),
        _ => None,
    });
    let label = speech::label(match part {
        'h' => "board-wagg-slot-head",
        'c' => "board-wagg-slot-chest",
        _ => "board-wagg-slot-legs",
    });
    let (mind, scene) = (table.mind, table.frame.stage.context.scene);
    let id = picked.map(|card| card.id.clone());
    let press = move |_| match &id {
        Some(id) => scene.with_untracked(|scene| mind.tap(scene, &Thing::Hand(id.clone()))),
        None => show_group(part),
    };
    let inside = picked.map_or_else(
        || label.into_any(),
        |card| {
            let words = [("card", table.frame.say(&card.name).into())];
            let words = speech::label_with("board-wagg-slot-back", words);
            view! { <span class="unseen">{words}</span>{limb(card)} }.into_any()
        },
    );
    let class = classes(format!("slot slot-{part}"), &[("filled", picked.is_some())]);
    view! { <button type="button" class=class on:click=press>{inside}</button> }.into_any()
}

/// How far the first card of a group keeps from the edge of the hand.
const GROUP_GAP: i32 = 8;

/// Brings the cards that fit a slot into sight.
fn show_group(part: char) {
    let found = document().query_selector(&format!(".wagg-hand [data-group={part}]")).ok().flatten();
    let first = found.and_then(|first| first.dyn_into::<HtmlElement>().ok());
    let hand = first.as_ref().and_then(HtmlElement::offset_parent);
    if let (Some(first), Some(hand)) = (first, hand) {
        hand.set_scroll_left(first.offset_left() - GROUP_GAP);
    }
}

/// What the pirate will be, once it is whole; before that, what to do.
fn what(table: &Table) -> String {
    ready(table).map_or_else(|| speech::label("board-wagg-tray-more"), |offer| table.frame.say(&offer.label))
}

/// Pirates worth building, put together, as the game names them; one tap fills the tray.
pub fn proposals(table: &Table) -> Option<AnyView> {
    let (mind, frame) = (table.mind, table.frame);
    let chip = |(fact, offer): (&Fact, &Offer)| {
        let things = parts_of(table, offer);
        let is_on = mind.picks.with(|picks| things.iter().all(|thing| picks.contains(thing)));
        let limbs = steps(offer).iter().filter_map(|target| match target {
            Target::Hand(place) => frame.scene.hand.get(*place).map(limb),
            _ => None,
        });
        view! {
            <li><button type="button" class=classes("proposal", &[("on", is_on)]) data-test="proposal"
                aria-pressed=if is_on { "true" } else { "false" } on:click=move |_| mind.picks.set(things.clone())>
                <span class="figure">{limbs.collect_view()}</span>{frame.say(&fact.label)}
            </button></li>
        }
        .into_any()
    };
    let chips: Vec<AnyView> = table.proposals().into_iter().map(chip).collect();
    (!chips.is_empty()).then(|| {
        view! { <ul class="proposals" aria-label=speech::label("board-wagg-proposals")>{chips}</ul> }
            .into_any()
    })
}

/// Whose crew the pirate joins: the builder's own, unless another is picked.
fn crews(table: &Table) -> Option<AnyView> {
    let frame = table.frame;
    let chosen = ready(table).and_then(crew_of);
    let mind = table.mind;
    let scene = frame.stage.context.scene;
    let buttons = order(frame).into_iter().map(|seat| {
        let is_on = chosen == Some(seat);
        let name = if frame.you() == Some(seat) { speech::label("board-wagg-own") } else { frame.name(seat) };
        // The own crew is the default: to pick it is to take another pick back.
        let pick = move |_| {
            scene.with_untracked(|scene| {
                let picked = mind.picks.with_untracked(|picks| picks.contains(&Thing::Seat(seat)));
                if !picked {
                    mind.tap(scene, &Thing::Seat(seat));
                }
            });
        };
        view! {
            <li><button type="button" class=classes(format!("crew-pick crew-{seat}"), &[("on", is_on)]) data-seat=seat.idx().to_string()
                aria-pressed=if is_on { "true" } else { "false" } on:click=pick>
                <span class="play-face">{art::portrait(seat)}</span><span class="crew-pick-name">{name}</span>
            </button></li>
        }
    });
    chosen.map(|_| {
        view! { <ul class="crew-picks" aria-label=speech::label("board-wagg-join")>{buttons.collect_view()}</ul> }
            .into_any()
    })
}

fn crew_of(offer: &Offer) -> Option<Seat> {
    steps(offer).iter().find_map(|target| match target {
        Target::Seat(seat) => Some(*seat),
        _ => None,
    })
}
