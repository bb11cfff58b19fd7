//! The board of any game: seats, piles, hand, facts and offers, drawn from the scene alone.

use engine::Seat;
use hosting::{Offer, Pile, SeatPanel, Target};
use leptos::prelude::*;

use super::BoardContext;
use super::card::card;
use super::class::classes;
use super::deed::{self, Weight, deed};
use super::hand::{self, raised_offers};
use super::narrowing;
use super::seat;
use super::stage::{Frame, Stage};
use crate::shell::still::still;
use crate::shell::{few, speech};

/// Draws the table and follows it.
pub fn board(context: BoardContext) -> AnyView {
    let stage = Stage::new(context);
    deed::listen(stage);
    (move || draw(&stage.frame())).into_any()
}

fn draw(frame: &Frame) -> AnyView {
    let scene = &frame.scene;
    let around = frame.around();
    let panels = around.iter().filter_map(|seat| scene.seats.iter().find(|panel| panel.seat == *seat));
    let piles: Vec<AnyView> =
        scene.piles.iter().enumerate().map(|(place, pile)| pile_view(frame, place, pile)).collect();
    let facts = scene.facts.iter().map(|fact| {
        view! { <li class=format!("fact fact-{}", fact.kind)>{frame.say(&fact.label)}</li> }
    });
    view! {
        <div class=format!("board generic-board {}", frame.suspense())>
            <ul class="strip" tabindex="0" aria-label=speech::label("board-seats")>
                {panels.map(|panel| seat_view(frame, panel)).collect_view()}
            </ul>
            <div class="felt" tabindex="0" role="region" aria-label=speech::label("board-piles")>
                <p class="round">{frame.say(&scene.title)}</p>
                <ul class="facts">{facts.collect_view()}</ul>
                <ul class="table-piles" aria-label=speech::label("board-piles")>{piles}</ul>
                {scene.outcome.as_ref().map(|outcome| view! { <p class="outcome">{frame.say(&outcome.label)}</p> })}
            </div>
            <section class=format!("own crew-{}", frame.you().unwrap_or(Seat::new(0)))>
                <p class="prompt">{frame.say(&scene.prompt)}</p>
                <div class="hold">{(!scene.hand.is_empty()).then(|| hand::hand(frame))}</div>
                {bar(frame)}
            </section>
        </div>
    }
    .into_any()
}

fn seat_view(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let seat = panel.seat;
    let offer = frame.offer_on(&Target::Seat(seat)).map(|offer| deed(frame, offer, Weight::Other));
    let class = classes(format!("seat crew-{seat}"), &[("you", frame.you() == Some(seat))]);
    view! {
        <li class=classes(class, &seat::standing(panel)) data-seat=seat.idx().to_string()>
            <div class="person">{seat::head(frame, panel)}</div>
            {seat::counters(frame, panel)}
            {seat::badges(frame, panel)}
            {offer}
        </li>
    }
    .into_any()
}

fn pile_view(frame: &Frame, place: usize, pile: &Pile) -> AnyView {
    let offer = frame.offer_on(&Target::Pile(place)).map(|offer| deed(frame, offer, Weight::Other));
    let cards = pile.cards.iter().map(|face| {
        let name = frame.say(&face.name);
        view! { <li><span class="unseen">{name}</span>{still(card(frame, face, pile.owner))}</li> }
    });
    view! {
        <li class="table-pile">
            <span class="pile-name">{frame.say(&pile.label)}</span>
            <ul class="pile" data-pile=pile.id.clone() data-count=pile.cards.len().to_string()>{cards.collect_view()}</ul>
            {offer}
        </li>
    }
    .into_any()
}

/// Offers of one verb together: those on the raised card, numbers on a stepper, the rest as buttons.
fn bar(frame: &Frame) -> AnyView {
    let numbers = deed::numbers(frame);
    let raised = raised_offers(frame);
    let stepper = deed::stepper(frame, &numbers);
    let mut verbs: Vec<AnyView> =
        by_verb(deed::plain(frame)).into_iter().map(|offer| deed(frame, offer, Weight::Other)).collect();
    verbs.extend(stepper.iter().map(|(_, offer)| deed(frame, offer, Weight::Main)));
    verbs.extend(raised.into_iter().map(|offer| deed(frame, offer, Weight::Main)));
    let steps = narrowing::steps(frame);
    view! { <div class="bar">{stepper.map(|(view, _)| view)}<div class="verbs">{verbs}</div>{steps}</div> }
        .into_any()
}

fn by_verb(mut offers: Vec<&Offer>) -> Vec<&Offer> {
    let order: Vec<String> = offers.iter().map(|offer| offer.verb.clone()).collect();
    few::sort_by_key(&mut offers, |offer| order.iter().position(|verb| *verb == offer.verb));
    offers
}
