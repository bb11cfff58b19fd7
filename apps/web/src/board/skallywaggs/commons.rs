//! What belongs to nobody: the Commons, the Shipyard, the Locker, and an event that waits for answers.

use engine::Message;
use hosting::{CardFace, Target};
use leptos::prelude::*;

use super::help::Subject;
use super::moment::Table;
use super::pick::{Tap, Thing, steps};
use crate::board::card::{Spot, card};
use crate::board::names::skallywaggs::{ANNOUNCED, COMMONS, LOCKER, SHIPYARD};
use crate::shell::speech;

/// The nine cards, and how many lie in the Shipyard and the Locker.
pub fn commons(table: &Table) -> Option<AnyView> {
    let (place, pile) = table.pile(COMMONS)?;
    let cards: Vec<AnyView> = pile
        .cards
        .iter()
        .enumerate()
        .map(|(idx, face)| lying(table, face, &Target::Card { pile: place, card: idx }))
        .collect();
    Some(
        view! {
            <section id="lane-commons" class="lane commons" aria-label=table.frame.say(&pile.label)>
                <header class="lane-head">
                    <span class="lane-name">{table.frame.say(&pile.label)}</span>
                    {stock(table, SHIPYARD, "board-wagg-shipyard")}
                    {locker(table)}
                </header>
                <ul class="commons-cards">{cards}</ul>
            </section>
        }
        .into_any(),
    )
}

/// Whether a card of the Commons can be chosen at all.
pub fn is_open(table: &Table) -> bool {
    let Some((place, _)) = table.pile(COMMONS) else { return false };
    let is_it = |target: &Target| matches!(target, Target::Card { pile, .. } if *pile == place);
    table.frame.scene.offers.iter().any(|offer| steps(offer).iter().any(is_it))
}

/// Whether a card of the Commons goes on from what is picked.
pub fn is_lit(table: &Table) -> bool {
    let place = table.pile(COMMONS).map(|(place, _)| place);
    !table.narrowed.chosen.is_empty()
        && place.is_some_and(|place| !table.narrowed.next_cards(place).is_empty())
}

fn stock(table: &Table, id: &str, key: &'static str) -> Option<AnyView> {
    let (_, pile) = table.pile(id)?;
    let words = speech::tell(&Message::new(key).with("count", pile.cards.len()));
    Some(
        view! { <span class="stock" data-pile=id.to_owned() data-count=pile.cards.len()>{words}</span> }
            .into_any(),
    )
}

/// The Locker lies open: a tap shows all of it.
fn locker(table: &Table) -> Option<AnyView> {
    let (_, pile) = table.pile(LOCKER)?;
    let words = speech::tell(&Message::new("board-wagg-locker").with("count", pile.cards.len()));
    let help = table.help;
    Some(
        view! {
            <button type="button" class="stock stock-open" data-pile=LOCKER data-count=pile.cards.len()
                on:click=move |_| help.open(Subject::Pile(LOCKER.into()))>{words}</button>
        }
        .into_any(),
    )
}

/// A card that lies open and may be picked.
pub fn lying(table: &Table, face: &CardFace, target: &Target) -> AnyView {
    let tap = table.narrowed.tap(target);
    let (mind, help, scene, id) = (table.mind, table.help, table.frame.stage.context.scene, face.id.clone());
    let pick = move |_| {
        if mind.reads.get_untracked() || tap == Tap::Idle {
            return help.open(Subject::Card(id.clone()));
        }
        scene.with_untracked(|scene| mind.tap(scene, &Thing::Card(id.clone())));
    };
    let name = table.frame.say(&face.name);
    view! {
        <li>
            <button type="button" class=format!("lying {}", tap.class()) title=name
                data-pick=(tap != Tap::Idle).then_some("card")
                aria-pressed=(tap != Tap::Idle).then_some(if tap == Tap::Chosen { "true" } else { "false" })
                on:click=pick>
                <span class="unseen">{name.clone()}</span>
                {card(table.frame, face, None, Spot::Pile)}
            </button>
        </li>
    }
    .into_any()
}

/// The events that wait for answers, the newest last.
pub fn announced(table: &Table) -> Option<AnyView> {
    let (_, pile) = table.pile(ANNOUNCED).filter(|(_, pile)| !pile.cards.is_empty())?;
    let cards = pile.cards.iter().enumerate().map(|(place, face)| {
        let (help, id) = (table.help, face.id.clone());
        let aim = pile.notes.get(place).map(|note| table.frame.say(&note.label));
        let text = face.text.as_ref().map(|text| table.frame.say(text));
        view! {
            <li>
                <button type="button" class="announced-card" on:click=move |_| help.open(Subject::Card(id.clone()))>
                    <span class="unseen">{table.frame.say(&face.name)}</span>
                    {card(table.frame, face, pile.owner, Spot::Pile)}
                </button>
                <div class="announced-words">
                    {aim.map(|aim| view! { <p class="announced-aim">{aim}</p> })}
                    {text.map(|text| view! { <p class="announced-text">{text}</p> })}
                </div>
            </li>
        }
    });
    Some(
        view! {
            <section class="announced" data-pile=ANNOUNCED data-count=pile.cards.len()>
                <p class="announced-title">{table.frame.say(&pile.label)}</p>
                <ul>{cards.collect_view()}</ul>
            </section>
        }
        .into_any(),
    )
}
