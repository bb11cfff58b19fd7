//! Skull's own board: a round felt with everybody's mat around it, the bet and the turned discs in the middle, the own
//! discs and two verbs within reach of a thumb.

mod read;
mod turned;

use std::cmp::Reverse;

use engine::{Message, Seat};
use hosting::{CardFace, Fact, Offer, Outcome, Pile, SeatPanel, Target};
use leptos::prelude::*;

use self::read::{count, panel, rivals, value};
use self::turned::turned;
use super::BoardContext;
use super::about::About;
use super::card::{card, letters_in_line};
use super::class::classes;
use super::deed::{self, Weight, deed};
use super::feast;
use super::hand::{self, raised_offer};
use super::names::skull::{BID, CARDS, COINS, FLIPS_LEFT, LOST_CARDS, TABLE_CARDS};
use super::seat;
use super::stage::{Frame, Stage};
use crate::art;
use crate::shell::still::still;
use crate::shell::{few, speech};

/// Draws the table and follows it.
pub fn board(context: BoardContext) -> AnyView {
    let stage = Stage::new(context);
    let about = About::new(stage);
    deed::listen(stage);
    Effect::new(move |_| stage.context.meanwhile.set(turned::so_far(&stage.frame())));
    // The dialog stays where it is while the table is drawn anew under it.
    view! {
        {draw(stage)}
        {about.dialog()}
    }
    .into_any()
}

/// The table; each of its places follows the game by itself, so that what has not changed is not touched.
fn draw(stage: Stage) -> AnyView {
    let n_rivals = move || rivals(&stage.frame()).len().to_string();
    let strips = move || {
        let frame = stage.frame();
        rivals(&frame).into_iter().map(|panel| rival(&frame, panel)).collect_view().into_any()
    };
    view! {
        <div class=move || class(&stage.frame())>
            <div class="felt" tabindex="0" role="region" aria-label=speech::label("board-piles")>
                <ul class="rivals" data-count=n_rivals aria-label=speech::label("board-rivals")>
                    {strips}
                    <li class="middle">{move || middle(&stage.frame())}</li>
                </ul>
            </div>
            {move || own_side(&stage.frame())}
            {hand::refusal(stage, |_| None)}
        </div>
    }
    .into_any()
}

fn class(frame: &Frame) -> String {
    let marks = [
        ("over", frame.scene.outcome.is_some()),
        ("watching", own_panel(frame).is_none()),
        ("last-flip", is_last_flip(frame)),
    ];
    classes(format!("board skull-board {}", frame.suspense()), &marks)
}

fn own_panel(frame: &Frame) -> Option<&SeatPanel> {
    frame.you().and_then(|you| panel(frame, you))
}

fn rival(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let seat = panel.seat;
    view! {
        <li class=classes(seat_class(frame, panel, "seat"), &seat::standing(panel)) data-seat=seat.idx().to_string()>
            {person(frame, panel)}
            <div class="seat-table">
                {piles_of(frame, seat)}
                {seat::badges(frame, panel)}
            </div>
        </li>
    }
    .into_any()
}

/// The class of a seat; whoever has won the most bets is marked.
fn seat_class(frame: &Frame, panel: &SeatPanel, class: &str) -> String {
    let won = |panel: &SeatPanel| came_to(panel)[0];
    let most = frame.scene.seats.iter().map(won).max().unwrap_or(0);
    classes(format!("{class} crew-{}", panel.seat), &[("leads", most > 0 && won(panel) == most)])
}

/// Whether as many cards are turned as were bid. Only the count decides how long everybody holds their breath: a Skull
/// that comes early must not be told by it.
fn is_last_flip(frame: &Frame) -> bool {
    count(frame, BID) > 0 && turned(frame).len() == count(frame, BID)
}

/// Face, name and counts; a button while the seat itself can be chosen.
fn person(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let inside = view! { {seat::head(frame, panel)}{seat::counters(frame, panel)} };
    let Some(offer) = frame.offer_on(&Target::Seat(panel.seat)).cloned() else {
        return view! { <div class="person">{inside}</div> }.into_any();
    };
    let (stage, verb, words) = (frame.stage, offer.verb.clone(), frame.say(&offer.label));
    view! {
        <button type="button" class="person glows" data-offer=verb data-value=panel.seat.idx().to_string()
            on:click=move |_| stage.choose(offer.clone())><span class="unseen">{words}</span>{inside}</button>
    }
    .into_any()
}

fn piles_of(frame: &Frame, seat: Seat) -> AnyView {
    let piles = frame.scene.piles.iter().enumerate().filter(|(_, pile)| pile.owner == Some(seat));
    let piles: Vec<AnyView> = piles.map(|(place, pile)| pile_view(frame, place, pile)).collect();
    view! { <div class="piles">{piles}</div> }.into_any()
}

/// A pile; a button while it can be turned.
fn pile_view(frame: &Frame, place: usize, pile: &Pile) -> AnyView {
    // What the challenger has turned lies in the middle.
    let turned = turned(frame);
    let is_here = |face: &&CardFace| !turned.iter().any(|(_, turned)| turned.id == face.id);
    let lying: Vec<&CardFace> = pile.cards.iter().filter(is_here).collect();
    let cards: Vec<AnyView> = lying.iter().map(|face| still(card(frame, face, pile.owner))).collect();
    let (id, count) = (pile.id.clone(), lying.len());
    let Some(offer) = frame.offer_on(&Target::Pile(place)).cloned() else {
        // What lies open can be asked about.
        let is_open = lying.iter().any(|face| face.face_up);
        let (role, stop) = if is_open { ("button", Some("0")) } else { ("img", None) };
        return view! {
            <div class="pile" data-pile=id data-count=count.to_string() role=role tabindex=stop aria-label=pile_words(frame, pile)>{cards}</div>
        }
        .into_any();
    };
    let (stage, verb, words) = (frame.stage, offer.verb.clone(), frame.say(&offer.label));
    view! {
        <button type="button" class="pile glows" data-pile=id data-count=count.to_string() data-offer=verb aria-label=words
            aria-disabled=stage.locked on:click=move |_| stage.choose(offer.clone())>{cards}</button>
    }
    .into_any()
}

/// The pile and its cards, from the top, in words.
fn pile_words(frame: &Frame, pile: &Pile) -> String {
    let names = pile.cards.iter().rev().map(|face| frame.say(&face.name));
    std::iter::once(frame.say(&pile.label)).chain(names).collect::<Vec<_>>().join(", ")
}

fn middle(frame: &Frame) -> AnyView {
    match &frame.scene.outcome {
        Some(outcome) => celebration(frame, outcome),
        None => bet(frame),
    }
}

/// What it is about: a dial while cards are placed and bids are made, and then the cards that are turned.
fn bet(frame: &Frame) -> AnyView {
    let facts = frame.scene.facts.iter().filter(|fact| fact.kind != LOST_CARDS);
    let (bid, cards) = (value(frame, BID), turned(frame));
    let is_turning = !cards.is_empty() || value(frame, FLIPS_LEFT).is_some();
    let play = if is_turning { turned::row(frame, &cards) } else { dial(frame, bid) };
    let counted = is_turning.then(|| turned::counted(frame));
    view! {
        <div class=classes("bet", &[("turning", is_turning)]) data-bid=bid.map(|bid| bid.to_string())>
            {play}
            <p class="round">{frame.say(&frame.scene.title)}</p>
            <ul class="facts">{facts.map(|fact| fact_line(frame, fact)).collect_view()}{counted}</ul>
        </div>
    }
    .into_any()
}

/// How many letters fit a line of the dial at full size.
const WORDS_SHORT: usize = 5;

/// The bet as a dial: a notch for each card on the table, brass up to the bid.
fn dial(frame: &Frame, bid: Option<i64>) -> AnyView {
    // After a lost bet the cards go back one by one, but the bet was about all of them.
    let on_table = count(frame, TABLE_CARDS).max(count(frame, BID));
    let words = dial_words(bid.is_some(), on_table);
    let is_long = letters_in_line(&words) > WORDS_SHORT;
    view! {
        <div class="dial" aria-hidden="true">
            {ring(on_table, count(frame, BID))}
            <p class=classes("dial-words", &[("long", is_long)])>
                <b>{bid.unwrap_or(i64::try_from(on_table).unwrap_or(0))}</b>
                <span>{words}</span>
            </p>
        </div>
    }
    .into_any()
}

fn dial_words(has_bid: bool, on_table: usize) -> String {
    let key = if has_bid { "board-skull-bid-of" } else { "board-skull-on-table" };
    speech::tell(&Message::new(key).with("cards", on_table))
}

fn fact_line(frame: &Frame, fact: &Fact) -> AnyView {
    view! { <li class=format!("fact fact-{}", fact.kind)>{frame.say(&fact.label)}</li> }.into_any()
}

fn ring(on_table: usize, bid: usize) -> impl IntoView {
    let notches = on_table.max(1);
    let circle = |class: &str, count: usize| {
        format!(
            r#"<circle class="{class}" cx="50" cy="50" r="43" pathLength="{notches}" stroke-dasharray="{}"/>"#,
            dashes(count, notches)
        )
    };
    let body = [circle("notch", notches), circle("notch-bid", bid)].concat();
    art::drawing("dial-ring", "0 0 100 100", body)
}

/// `count` dashes of a ring with room for `notches`, then nothing.
fn dashes(count: usize, notches: usize) -> String {
    if count == 1 && notches == 1 {
        return "1 0".to_owned();
    }
    let mut dashes = "0.820 0.180 ".repeat(count);
    dashes.push_str(&format!("0 {}", notches.max(1)));
    dashes
}

fn celebration(frame: &Frame, outcome: &Outcome) -> AnyView {
    let order = ranked(&frame.scene.seats, &outcome.winners);
    let places =
        feast::places(order.iter().map(|panel| (outcome.winners.contains(&panel.seat), came_to(panel))));
    let order = order.into_iter().map(|panel| (panel.seat, seat::counters(frame, panel)));
    feast::feast_of(frame, outcome, places.into_iter().zip(order).collect(), "board-skull-race")
}

/// The winners, then everybody by what they came to.
fn ranked<'a>(seats: &'a [SeatPanel], winners: &[Seat]) -> Vec<&'a SeatPanel> {
    let mut order: Vec<&SeatPanel> = seats.iter().collect();
    few::sort_by_key(&mut order, |panel| (!winners.contains(&panel.seat), Reverse(came_to(panel))));
    order
}

/// What a seat came to: bets won, then cards left.
fn came_to(panel: &SeatPanel) -> [i64; 2] {
    let count = |kind: &str| panel.counters.iter().find(|fact| fact.kind == kind).and_then(|fact| fact.value);
    [COINS, CARDS].map(|kind| count(kind).unwrap_or(0))
}

fn own_side(frame: &Frame) -> AnyView {
    let Some(own) = own_panel(frame) else {
        return view! { <section class="own watching">{prompt(frame)}</section> }.into_any();
    };
    let is_resting = !frame.scene.offers.iter().any(|offer| matches!(offer.target, Target::Hand(_)));
    let class = classes(seat_class(frame, own, "own"), &[("resting", is_resting)]);
    view! {
        <section class=classes(class, &seat::standing(own)) data-seat=own.seat.idx().to_string()>
            {person(frame, own)}
            {seat::badges(frame, own)}
            {piles_of(frame, own.seat)}
            {prompt(frame)}
            <div class="hold">
                {hand::hand(frame)}
                {private_facts(frame)}
            </div>
            {bar(frame)}
        </section>
    }
    .into_any()
}

/// What the viewer alone knows lies where the cards it tells of used to be.
fn private_facts(frame: &Frame) -> Option<AnyView> {
    let fact = frame.scene.facts.iter().find(|fact| fact.kind == LOST_CARDS)?;
    let (owner, lost) = (frame.you()?, count(frame, LOST_CARDS));
    let skulls = usize::from(fact.label.key != LOST_ROSES);
    let faces = std::iter::repeat_n("skull/skull", skulls)
        .chain(std::iter::repeat_n("skull/rose", lost - skulls.min(lost)));
    let discs: Vec<AnyView> = faces
        .map(|face| {
            view! { <span class=format!("lost-disc crew-{owner}")>{art::front(face, owner)}</span> }
                .into_any()
        })
        .collect();
    Some(view! { <p class="lost-cards"><span class="lost-discs" aria-hidden="true">{discs}</span><span class="lost-words">{frame.say(&fact.label)}</span></p> }.into_any())
}

/// What is said of lost cards among which there is no Skull.
const LOST_ROSES: &str = "skull-fact-lost-roses";

fn prompt(frame: &Frame) -> AnyView {
    let is_bidding = frame.stage.choice.open.get().is_some() && !deed::numbers(frame).is_empty();
    let words =
        if is_bidding { speech::label("board-skull-how-many") } else { frame.say(&frame.scene.prompt) };
    // What comes next would say what a disc is that is still turning.
    let meanwhile = (!frame.suspense().is_empty()).then(|| turned::this_one(frame));
    view! {
        {hand::prompt(frame, words, None)}
        {meanwhile.map(|words| view! { <p class="meanwhile" aria-hidden="true">{words}</p> })}
    }
    .into_any()
}

/// The verbs of the phase, two at most, and the stepper where a number is to be chosen.
fn bar(frame: &Frame) -> AnyView {
    let numbers = deed::numbers(frame);
    let has_hand = frame.scene.offers.iter().any(|offer| matches!(offer.target, Target::Hand(_)));
    let is_open = !has_hand || frame.stage.choice.open.get().is_some();
    let stepper = deed::stepper(frame, &numbers).filter(|_| is_open);
    let others = deed::plain(frame).into_iter().map(|offer| deed(frame, offer, Weight::Other));
    let verbs: Vec<AnyView> = match &stepper {
        Some((_, offer)) if has_hand => vec![back(frame.stage), deed(frame, offer, Weight::Main)],
        Some((_, offer)) => others.chain([deed(frame, offer, Weight::Main)]).collect(),
        None if has_hand => others.chain(challenge(frame, &numbers)).chain([confirm(frame)]).collect(),
        None => others.collect(),
    };
    view! { <div class="bar">{stepper.map(|(view, _)| view)}<div class="verbs">{verbs}</div></div> }
        .into_any()
}

/// The button that plays the raised card, or asks for one to be raised.
fn confirm(frame: &Frame) -> AnyView {
    if let Some(offer) = raised_offer(frame) {
        return deed(frame, offer, Weight::Main);
    }
    let stage = frame.stage;
    view! {
        <button type="button" class="deed" aria-disabled="true" on:click=move |_| stage.choice.nudge()>
            {speech::label("board-pick-a-card")}
        </button>
    }
    .into_any()
}

fn challenge(frame: &Frame, numbers: &[&Offer]) -> Option<AnyView> {
    let (stage, verb) = (frame.stage, numbers.first()?.verb.clone());
    let open = verb.clone();
    let view = view! {
        <button type="button" class="deed" data-open=open on:click=move |_| {
            stage.choice.card.set(None);
            stage.choice.open.set(Some(verb.clone()));
        }>{speech::label("board-skull-challenge")}</button>
    };
    Some(view.into_any())
}

fn back(stage: Stage) -> AnyView {
    view! {
        <button type="button" class="deed" on:click=move |_| stage.choice.open.set(None)>
            {speech::label("board-back")}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use hosting::SeatStatus;

    use super::*;

    fn panel(seat: u8, coins: i64, cards: i64) -> SeatPanel {
        let fact = |kind: &str, value| Fact {
            kind: kind.into(),
            label: Message::new("skull-count-cards"),
            value: Some(value),
        };
        let counters = vec![fact(COINS, coins), fact(CARDS, cards)];
        SeatPanel { seat: Seat::new(seat), status: SeatStatus::Waiting, counters, badges: Vec::new() }
    }

    #[test]
    fn standings_are_in_order_of_bets_won_and_then_of_cards_left() {
        let seats = [panel(0, 0, 2), panel(1, 2, 1), panel(2, 0, 3), panel(3, 1, 1)];
        let order: Vec<usize> =
            ranked(&seats, &[Seat::new(1)]).iter().map(|panel| panel.seat.idx()).collect();
        assert_eq!(order, [1, 3, 2, 0]);
    }
}
