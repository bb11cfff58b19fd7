//! The stall on the pier: the Commons with the Shipyard and the Locker, or in their place what is looked at now: the
//! tray, the parts of a pirate, cards to choose from, an event that is about to be played, or one that waits for answers.

use engine::Message;
use hosting::{CardFace, Offer, Target};
use leptos::prelude::*;

use super::figure::{PARTS, limb, moving};
use super::help::Subject;
use super::look::{chip_mark, facts, group_of, is_pirate};
use super::moment::{Table, Tapping};
use super::pick::{Tap, Thing, steps};
use super::tray;
use crate::art::Mark;
use crate::board::card::{Card, card, open_card};
use crate::board::class::classes;
use crate::board::names::skallywaggs::{ANNOUNCED, COMMONS, COMPLETES, LOCKER, SHIPYARD};
use crate::shell::speech;
use crate::shell::still::{Drawn, Same, still};

/// The stall.
pub fn stall(table: &Table) -> AnyView {
    view! {
        <section class="stall" aria-label=speech::label("board-wagg-commons")>
            {sign(table)}
            {counter(table)}
        </section>
    }
    .into_any()
}

fn counter(table: &Table) -> Option<AnyView> {
    parts(table)
        .or_else(|| tray::is_open(table).then(|| tray::tray(table)))
        .or_else(|| spread(table))
        .or_else(|| preview(table).filter(|_| !is_lit(table)))
        .or_else(|| announced(table).filter(|_| !is_open(table)))
        .or_else(|| if table.mind.wide.get() || is_open(table) { commons(table) } else { shelf(table) })
}

/// The name of the stall, how much lies beside it, and two ways to learn more.
fn sign(table: &Table) -> AnyView {
    view! {
        <header class="sign">
            <span class="sign-name">{speech::label("board-wagg-commons")}</span>
            {stock(table, SHIPYARD, "board-wagg-shipyard")}
            {locker(table)}
            {icon(table, ("read-cards", "board-wagg-read"), Mark::Help, Subject::Sight)}
            {icon(table, ("watch", "board-wagg-watch"), Mark::Eye, Subject::Watch)}
        </header>
    }
    .into_any()
}

fn icon(table: &Table, (test, key): (&'static str, &str), mark: Mark, subject: Subject) -> AnyView {
    let (help, words) = (table.help, speech::label(key));
    view! {
        <button type="button" class="icon" data-test=test aria-label=words.clone() title=words
            on:click=move |_| help.open(subject.clone())>
            {chip_mark(mark)}
        </button>
    }
    .into_any()
}

/// A pile as one button: a tap tells of all of it.
fn telling(table: &Table, class: &'static str, id: &'static str, inside: AnyView) -> AnyView {
    let help = table.help;
    let count = table.pile(id).map_or(0, |(_, pile)| pile.cards.len()).to_string();
    view! {
        <button type="button" class=class data-pile=id data-count=count
            on:click=move |_| help.open(Subject::Named(id.into()))>{inside}</button>
    }
    .into_any()
}

/// The nine cards; those that would complete a pirate of the hand say so.
fn commons(table: &Table) -> Option<AnyView> {
    let (place, pile) = table.pile(COMMONS)?;
    let cards: Vec<AnyView> = pile
        .cards
        .iter()
        .enumerate()
        .map(|(idx, face)| lying(table, face, &Target::Card { pile: place, card: idx }))
        .collect();
    Some(view! { <ul class="commons-cards">{cards}</ul> }.into_any())
}

/// The same folded, where there is little room and nothing of it can be taken now.
fn shelf(table: &Table) -> Option<AnyView> {
    let stage = table.frame.stage;
    let (pile, lying) = table.pile(COMMONS)?;
    let cards: Vec<AnyView> = lying
        .cards
        .iter()
        .enumerate()
        .map(|(card, face)| {
            let is_wanted = completes(table, &Target::Card { pile, card }).is_some();
            moving(stage, face, classes(format!("shelved part-{}", group_of(face)), &[("wanted", is_wanted)]))
        })
        .collect();
    let inside = view! { <span class="unseen">{table.frame.say(&lying.label)}</span>{cards} };
    Some(telling(table, "shelf", COMMONS, inside.into_any()))
}

/// Whether a card of the Commons can be chosen at all.
fn is_open(table: &Table) -> bool {
    let place = table.pile(COMMONS).map(|(place, _)| place);
    let is_it = |target: &Target| matches!(target, Target::Card { pile, .. } if Some(*pile) == place);
    table.frame.scene.offers.iter().any(|offer| steps(offer).iter().any(is_it))
}

/// Whether a card of the Commons goes on from what is picked, or is picked.
fn is_lit(table: &Table) -> bool {
    let Some((place, pile)) = table.pile(COMMONS) else { return false };
    let tap = |card: usize| table.narrowed.tap(&Target::Card { pile: place, card });
    (0..pile.cards.len()).any(|card| matches!(tap(card), Tap::Next | Tap::Chosen))
}

fn stock(table: &Table, id: &str, key: &'static str) -> Option<AnyView> {
    let (_, pile) = table.pile(id)?;
    let words = speech::tell(&Message::new(key).with("count", pile.cards.len()));
    Some(
        view! { <span class="stock" data-pile=id.to_owned() data-count=pile.cards.len().to_string()>{words}</span> }
            .into_any(),
    )
}

/// The Locker lies open.
fn locker(table: &Table) -> Option<AnyView> {
    let (_, pile) = table.pile(LOCKER)?;
    let words = speech::tell(&Message::new("board-wagg-locker").with("count", pile.cards.len()));
    Some(telling(table, "stock icon", LOCKER, words.into_any()))
}

/// A card that lies open and may be picked.
fn lying(table: &Table, face: &CardFace, target: &Target) -> AnyView {
    let wanted = completes(table, target);
    still(Lying {
        tapping: Same(table.tapping()),
        id: face.id.clone(),
        card: card(table.frame, face, None),
        tap: table.narrowed.tap(target),
        is_wanted: wanted.is_some(),
        words: wanted.unwrap_or_else(|| table.frame.say(&face.name)),
    })
}

#[derive(PartialEq)]
struct Lying {
    tapping: Same<Tapping>,
    id: String,
    card: Card,
    tap: Tap,
    is_wanted: bool,
    words: String,
}

impl Drawn for Lying {
    fn draw(&self) -> AnyView {
        let Self { tapping: Same(tapping), ref id, tap, is_wanted, ref words, .. } = *self;
        let id = id.clone();
        let pick = move |_| match tap {
            Tap::Idle => tapping.help.open(Subject::Named(id.clone())),
            _ => tapping.tap(&Thing::Card(id.clone())),
        };
        let class = classes(format!("lying {}", tap.class()), &[("wanted", is_wanted)]);
        view! {
            <li>
                <button type="button" class=class title=words.clone()
                    data-pick=(tap != Tap::Idle).then_some("card") aria-pressed=tap.is_pressed() on:click=pick>
                    <span class="unseen">{words.clone()}</span>
                    {self.card.draw()}
                    {is_wanted.then(|| chip_mark(Mark::Active))}
                </button>
            </li>
        }
        .into_any()
    }
}

/// What a card of the Commons would complete.
fn completes(table: &Table, target: &Target) -> Option<String> {
    let Target::Card { pile, card } = target else { return None };
    let is_there = table.pile(COMMONS).is_some_and(|(place, _)| place == *pile);
    let mut found = facts(table.frame, COMPLETES).filter(|_| is_there);
    found.find(|fact| fact.value == i64::try_from(*card).ok()).map(|fact| table.frame.say(&fact.label))
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
            <div class="parts" role="group" aria-label=table.frame.say(&pile.label)>{buttons.collect_view()}</div>
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
        .map(|(pile, card, face)| lying(table, face, &Target::Card { pile, card }))
        .collect();
    let count = cards.len();
    (count > 0).then(|| view! { <ul class="spread" data-count=count.to_string()>{cards}</ul> }.into_any())
}

/// Whether only the viewer sees the card, such as the top of the Shipyard.
fn is_peeked(card: &CardFace) -> bool {
    !card.face_up && !card.face.ends_with("/back")
}

/// The picked card with its text, and what would happen if it were played as picked.
fn preview(table: &Table) -> Option<AnyView> {
    let frame = table.frame;
    let face = table.narrowed.chosen.iter().find_map(|target| match target {
        Target::Hand(place) => frame.scene.hand.get(*place),
        _ => None,
    })?;
    let what = table.narrowed.complete().first().map(|offer| what_if(table, offer));
    let text = face.text.as_ref().map(|text| frame.say(text));
    Some(tell(table, face, what.unwrap_or_else(|| frame.say(&face.name)), text))
}

/// What the offer would come to. A swap of parts is told by where they go.
fn what_if(table: &Table, offer: &Offer) -> String {
    let (frame, piles) = (table.frame, &table.frame.scene.piles);
    let [_, Target::Card { pile: one, card }, Target::Card { pile: other, .. }] = steps(offer) else {
        return frame.say(&offer.label);
    };
    let (Some(one), Some(other)) = (piles.get(*one), piles.get(*other)) else {
        return frame.say(&offer.label);
    };
    let (Some(crew), Some(elsewhere)) = (one.owner, other.owner) else { return frame.say(&offer.label) };
    let part = |pile: &hosting::Pile| pile.cards[*card].name.clone();
    frame.say(
        &Message::new("board-wagg-what-swap")
            .with("gives", part(one))
            .with("takes", part(other))
            .with("one", one.label.clone())
            .with("other", other.label.clone())
            .with("crew", crew)
            .with("elsewhere", elsewhere),
    )
}

/// A card beside what is to be said of it.
fn tell(table: &Table, face: &CardFace, aim: String, text: Option<String>) -> AnyView {
    let (help, id) = (table.help, face.id.clone());
    let picture = match face.face_up {
        true => card(table.frame, face, None),
        false => open_card(table.frame.stage, face, None),
    };
    // The card itself may lie in the hand, under its own name.
    let words = speech::label_with("board-wagg-about", [("card", table.frame.say(&face.name).into())]);
    view! {
        <div class="told">
            <button type="button" class="told-card" on:click=move |_| help.open(Subject::Named(id.clone()))>
                <span class="unseen">{words}</span>
                {still(picture)}
            </button>
            <div class="told-words">
                <p class="told-aim">{aim}</p>
                {text.map(|text| view! { <p class="told-text">{text}</p> })}
            </div>
        </div>
    }
    .into_any()
}

/// The newest event that waits for answers, and below it what it answers: one box, which is read whole.
fn announced(table: &Table) -> Option<AnyView> {
    let (_, pile) = table.pile(ANNOUNCED)?;
    let face = pile.cards.last()?;
    let mut aims = pile.notes.iter().rev().map(|note| table.frame.say(&note.label));
    let aim = aims.next().unwrap_or_default();
    let text = face.text.iter().map(|text| table.frame.say(text)).chain(aims).collect::<Vec<_>>().join("\n");
    let told = tell(table, face, aim, Some(text));
    Some(
        view! { <div class="announced" data-pile=ANNOUNCED data-count=pile.cards.len().to_string()>{told}</div> }
            .into_any(),
    )
}
