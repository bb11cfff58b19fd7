//! The hand as a strip: heads, chests, legs and events stand together, each card with its name.

use hosting::Target;
use leptos::prelude::*;

use super::help::Subject;
use super::look::group_of;
use super::moment::Table;
use super::pick::{Tap, Thing, steps};
use crate::board::card::{Spot, card};
use crate::board::class::classes;
use crate::board::hand::rove;
use crate::shell::speech;

/// The hand.
pub fn hand(table: &Table) -> Option<AnyView> {
    let frame = table.frame;
    let mut places: Vec<usize> = (0..frame.scene.hand.len()).collect();
    let order = order(table);
    places.sort_by_key(|place| order.iter().position(|group| *group == group_of(&frame.scene.hand[*place])));
    let mut last = None;
    let cards: Vec<AnyView> = places
        .iter()
        .enumerate()
        .map(|(stop, place)| {
            let group = group_of(&frame.scene.hand[*place]);
            let begins = last.replace(group) != Some(group);
            let count = frame.scene.hand.iter().filter(|card| group_of(card) == group).count();
            held(table, *place, begins.then(|| group_words(group, count)), stop == 0)
        })
        .collect();
    let stage = frame.stage;
    let mind = table.mind;
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            mind.clear();
        }
        rove(stage, &event);
    };
    let count = cards.len();
    (frame.you().is_some()).then(|| {
        view! {
            <ul class="hand wagg-hand" data-count=count aria-label=speech::label("board-hand") on:keydown=keys>{cards}</ul>
        }
        .into_any()
    })
}

/// Events come first when only they can be played.
fn order(table: &Table) -> [char; 4] {
    let is_able = |place: usize| table.narrowed.tap(&Target::Hand(place)) != Tap::Idle;
    let hand = &table.frame.scene.hand;
    let able: Vec<char> =
        (0..hand.len()).filter(|place| is_able(*place)).map(|place| group_of(&hand[place])).collect();
    let only_events = !able.is_empty() && able.iter().all(|group| *group == 'e');
    if only_events { ['e', 'h', 'c', 'l'] } else { ['h', 'c', 'l', 'e'] }
}

fn group_words(group: char, count: usize) -> String {
    let key = match group {
        'h' => "board-wagg-heads",
        'c' => "board-wagg-chests",
        'l' => "board-wagg-legs",
        _ => "board-wagg-events",
    };
    speech::label_with(key, [("count", count.into())])
}

fn held(table: &Table, place: usize, group: Option<String>, is_stop: bool) -> AnyView {
    let frame = table.frame;
    let face = &frame.scene.hand[place];
    let tap = table.narrowed.tap(&Target::Hand(place));
    let (mind, help, scene, id) = (table.mind, table.help, frame.stage.context.scene, face.id.clone());
    let pick = move |_| {
        if tap == Tap::Idle {
            return help.open(Subject::Named(id.clone()));
        }
        scene.with_untracked(|scene| mind.tap(scene, &Thing::Hand(id.clone())));
    };
    let name = frame.say(&face.name);
    let (is_waiting, begins) = (frame.scene.offers.is_empty(), group.is_some());
    let fits = table.proposals().iter().any(|(_, offer)| steps(offer).contains(&Target::Hand(place)));
    let marks = [("raised", tap == Tap::Chosen), ("resting", is_waiting), ("fits", fits)];
    view! {
        <li class:begins=begins data-group=group_of(face).to_string()>
            {group.map(|group| view! { <span class="group-name" aria-hidden="true">{group}</span> })}
            <button type="button" class=classes(format!("held {}", tap.class()), &marks)
                data-pick=(tap != Tap::Idle).then_some("hand") data-card=face.id.clone()
                tabindex=if is_stop { "0" } else { "-1" }
                title=face.text.as_ref().map(|text| frame.say(text))
                aria-pressed=(tap != Tap::Idle).then_some(if tap == Tap::Chosen { "true" } else { "false" })
                on:click=pick>
                <span class="unseen">{name}</span>
                {card(frame, face, frame.you(), Spot::Hand)}
            </button>
        </li>
    }
    .into_any()
}
