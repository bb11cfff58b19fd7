//! The hand as a strip: heads, chests, legs and events stand together, each card with its name.

use engine::Seat;
use hosting::{CardFace, Target};
use leptos::prelude::*;

use super::help::Subject;
use super::look::{facts, group_of};
use super::moment::{Table, Tapping};
use super::pick::{Tap, Thing, steps};
use crate::board::card::open_card;
use crate::board::class::classes;
use crate::board::hand::rove;
use crate::board::names::skallywaggs::STOPS;
use crate::shell::focus::tab_stop;
use crate::shell::still::{Drawn, Same, still};
use crate::shell::{few, speech};

/// The hand.
pub fn hand(table: &Table) -> Option<AnyView> {
    let frame = table.frame;
    let mut places: Vec<usize> = (0..frame.scene.hand.len()).collect();
    let order = order(table);
    few::sort_by_key(&mut places, |place| {
        order.iter().position(|group| *group == group_of(&frame.scene.hand[*place]))
    });
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
            <ul class="hand wagg-hand" data-count=count.to_string() style=("--cards", count.to_string()) aria-label=speech::label("board-hand") on:keydown=keys>{cards}</ul>
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
    let fits = table.proposals().iter().any(|(_, offer)| steps(offer).contains(&Target::Hand(place)));
    let stops = facts(frame, STOPS).any(|fact| fact.value == i64::try_from(place).ok());
    let marks = [
        ("raised", tap == Tap::Chosen),
        ("resting", frame.scene.offers.is_empty()),
        ("fits", fits),
        ("stops", stops),
    ];
    still(Held {
        tapping: Same(table.tapping()),
        face: face.clone(),
        owner: frame.you(),
        class: classes(format!("held {}", tap.class()), &marks),
        tap,
        group,
        is_stop,
    })
}

/// A card in the hand; the first of a group has the name of the group before it.
#[derive(PartialEq)]
struct Held {
    tapping: Same<Tapping>,
    face: CardFace,
    owner: Option<Seat>,
    class: String,
    tap: Tap,
    group: Option<String>,
    is_stop: bool,
}

impl Drawn for Held {
    fn draw(&self) -> AnyView {
        let Self { tapping: Same(tapping), ref face, owner, tap, is_stop, .. } = *self;
        let id = face.id.clone();
        let pick = move |_| match tap {
            Tap::Idle => tapping.help.open(Subject::Named(id.clone())),
            _ => tapping.tap(&Thing::Hand(id.clone())),
        };
        let (name, begins) = (self.group.clone(), self.group.is_some());
        view! {
            <li class:begins=begins data-group=group_of(face).to_string()>
                {name.map(|name| view! { <span class="group-name" aria-hidden="true">{name}</span> })}
                <button type="button" class=self.class.clone()
                    data-pick=(tap != Tap::Idle).then_some("hand") data-card=face.id.clone()
                    use:tab_stop=is_stop
                    title=face.text.as_ref().map(speech::tell)
                    aria-pressed=tap.is_pressed()
                    on:click=pick>
                    <span class="unseen">{speech::tell(&face.name)}</span>
                    {open_card(tapping.stage, face, owner).draw()}
                </button>
            </li>
        }
        .into_any()
    }
}
