//! A crew on the pier: whose it is, how many of it are seaworthy, which characters are active, and its pirates. Where
//! there is little room the whole crew is one button, which opens it; it opens by itself when one of it is to be chosen.

use engine::{Message, Seat};
use hosting::{SeatPanel, Target};
use leptos::prelude::*;

use super::look::{badge, chip_mark, counter, facts, leads};
use super::moment::Table;
use super::pick::{Tap, Thing};
use super::{pirate, tray};
use crate::art::{self, Mark};
use crate::board::class::classes;
use crate::board::names::skallywaggs::{
    ACTIVE, END_TURN, FIRST, HAND, NEEDED, NEEDED_CHANGE, SAILING, SEAWORTHY, WATCH_HIT, WATCH_NONE, WINNER,
};
use crate::board::seat::{self, Who};
use crate::shell::speech;
use crate::shell::still::{Drawn, still};

/// The lane of a seat.
pub fn lane(table: &Table, seat: Seat) -> Option<AnyView> {
    let (panel, mind) = (table.panel(seat)?, table.mind);
    let is_asked = is_asked(table, seat);
    let is_open = mind.wide.get() || mind.opened.get() == Some(seat) || is_asked;
    let marks = [
        ("own-lane", table.frame.you() == Some(seat)),
        ("sails", badge(&panel.badges, SAILING).is_some()),
        ("lit", is_asked),
        ("small", !is_open),
        ("leads", leads(&table.frame.scene, seat)),
        ("to-act", table.acting() == Some(seat)),
    ];
    let class = classes(format!("lane crew-{seat}"), &marks);
    Some(if is_open { open_lane(table, panel, class) } else { small_lane(table, panel, class) })
}

/// A crew in one button, which opens it.
fn small_lane(table: &Table, panel: &SeatPanel, class: String) -> AnyView {
    let (seat, mind) = (panel.seat, table.mind);
    let (count, share, inside) = figures(table, panel, false);
    view! {
        <button type="button" class=class data-seat=seat.idx().to_string() on:click=move |_| mind.opened.set(Some(seat))>
            <span class="lane-head">{head_words(table, panel)}</span>
            <span class="crew" data-count=count style=("--share", share)>{inside}</span>
        </button>
    }
    .into_any()
}

/// A crew whose pirates can be tapped.
fn open_lane(table: &Table, panel: &SeatPanel, class: String) -> AnyView {
    let seat = panel.seat;
    let (count, share, inside) = figures(table, panel, true);
    let words = speech::label_with("board-wagg-crew", [("name", table.frame.name(seat).into())]);
    view! {
        <section class=class data-seat=seat.idx().to_string() aria-label=words>
            {head(table, panel)}
            {powers(table, seat)}
            <div class="crew" role="group" data-count=count style=("--share", share)>{inside}</div>
        </section>
    }
    .into_any()
}

/// How many pirates there are, among how many the room is divided, and they themselves. Small figures share the room of
/// the lane; few of them are not larger than they need be.
fn figures(table: &Table, panel: &SeatPanel, is_open: bool) -> (String, String, AnyView) {
    let seat = panel.seat;
    let pirates: Vec<AnyView> =
        table.crew(seat).map(|(place, pile)| pirate::pirate(table, place, pile, is_open)).collect();
    let count = pirates.len();
    let fallen = table.mind.fallen(seat, |pile| pirate::fallen(table, pile));
    // It rings once, when it comes.
    let bell = badge(&panel.badges, SAILING).map(|_| art::skallywag("bell"));
    let is_empty = count == 0 && fallen.is_empty();
    let inside = if is_empty { empty() } else { view! { {pirates}{fallen}{bell} }.into_any() };
    (count.to_string(), count.max(SHARES_MIN).to_string(), inside)
}

/// The least number of pirates among whom a lane is divided.
const SHARES_MIN: usize = 6;

/// "5 of 7 seaworthy".
pub fn seaworthy_words(panel: &SeatPanel) -> String {
    let (seaworthy, needed) = (counter(panel, SEAWORTHY), counter(panel, NEEDED));
    speech::tell(&Message::new("board-wagg-seaworthy").with("seaworthy", seaworthy).with("needed", needed))
}

/// Whether a pirate of this crew is to be chosen, and not merely could be on a free turn.
fn is_asked(table: &Table, seat: Seat) -> bool {
    let is_free = table.narrowed.chosen.is_empty() && table.narrowed.does(END_TURN);
    !is_free && table.crew(seat).any(|(place, pile)| pirate::tap_of(table, place, pile) != Tap::Idle)
}

fn empty() -> AnyView {
    view! { <span class="no-crew">{speech::label("board-wagg-nobody")}</span> }.into_any()
}

/// Face, name, count and badges. Where a player can be picked, the head is the button for it; on a small screen it
/// closes the crew again.
fn head(table: &Table, panel: &SeatPanel) -> AnyView {
    let (seat, mind) = (panel.seat, table.mind);
    let tap = table.narrowed.tap(&Target::Seat(seat));
    let inside = head_words(table, panel);
    // The tray has its own way to choose a crew.
    let is_pick = tap != Tap::Idle && !tray::is_open(table);
    if !is_pick && (mind.wide.get() || mind.opened.get() != Some(seat)) {
        return view! { <header class="lane-head">{inside}</header> }.into_any();
    }
    let scene = table.frame.stage.context.scene;
    let press = move |_| {
        if is_pick {
            return scene.with_untracked(|scene| mind.tap(scene, &Thing::Seat(seat)));
        }
        mind.opened.set(None);
    };
    let class = format!("lane-head tap {}", if is_pick { tap.class() } else { "" });
    view! {
        <button type="button" class=class data-pick=is_pick.then_some("seat")
            aria-pressed=tap.is_pressed().filter(|_| is_pick) on:click=press>{inside}</button>
    }
    .into_any()
}

fn head_words(table: &Table, panel: &SeatPanel) -> AnyView {
    let frame = table.frame;
    let told = panel.badges.iter().map(|badge| (badge.kind.clone(), frame.say(&badge.label)));
    let (seaworthy, needed) = (counter(panel, SEAWORTHY), counter(panel, NEEDED));
    still(Head {
        who: seat::who(frame, panel),
        short: format!("{seaworthy}/{needed}"),
        pegs: pegs(seaworthy, needed),
        long: seaworthy_words(panel),
        hand: counter(panel, HAND),
        hand_words: panel.counters.iter().find(|fact| fact.kind == HAND).map(|fact| frame.say(&fact.label)),
        badges: told.collect(),
    })
}

/// A peg for each pirate who is needed, a full one for each who can sail.
fn pegs(seaworthy: i64, needed: i64) -> String {
    (0..needed).map(|peg| if peg < seaworthy { '●' } else { '○' }).collect()
}

/// Face, name, whose turn it is, how far the crew is, cards in hand, and what is said of the seat itself.
#[derive(PartialEq)]
struct Head {
    who: Who,
    short: String,
    pegs: String,
    long: String,
    hand: i64,
    hand_words: Option<String>,
    badges: Vec<(String, String)>,
}

impl Drawn for Head {
    fn draw(&self) -> AnyView {
        view! {
            <span class="lane-face">{art::portrait(self.who.seat)}{self.who.bot()}</span>
            <span class="lane-name">{self.who.name.clone()}</span>
            {self.who.turn.clone().map(|words| view! { <span class="chip-now">{chip_mark(Mark::Turn)}
                <span class="unseen">{words}</span></span> })}
            <span class="pegs" aria-hidden="true">{self.pegs.clone()}</span>
            <span class="lane-count"><span class="lane-short" aria-hidden="true">{chip_mark(Mark::Sails)}{self.short.clone()}</span>
                <span class="lane-long">{self.long.clone()}</span></span>
            <span class="lane-hand" title=self.hand_words.clone()>{chip_mark(Mark::Hand)}
                <span class="unseen">{self.hand_words.clone()}</span><span aria-hidden="true">{self.hand.to_string()}</span></span>
            {marks(&self.badges)}
        }
        .into_any()
    }
}

/// What is said of the seat itself: sailing, events that lie before it, what it answers.
fn marks(badges: &[(String, String)]) -> Option<AnyView> {
    let chip = |(kind, words): &(String, String)| {
        let mark = match kind.as_str() {
            SAILING => Mark::Sails,
            FIRST => Mark::First,
            WINNER => Mark::Crown,
            WATCH_HIT | WATCH_NONE => Mark::Passed,
            _ => Mark::Lock,
        };
        view! {
            <span class=format!("chip chip-{kind}") title=words.clone()>
                {chip_mark(mark)}<span class="chip-words">{words.clone()}</span>
            </span>
        }
    };
    (!badges.is_empty()).then(|| {
        view! { <span class="lane-marks">{badges.iter().map(chip).collect_view()}</span> }.into_any()
    })
}

/// The characters whose rules hold, by name.
fn powers(table: &Table, seat: Seat) -> Option<AnyView> {
    let active = table.crew(seat).filter(|(_, pile)| badge(&pile.notes, ACTIVE).is_some());
    let mut names: Vec<String> = active.map(|(_, pile)| table.frame.say(&pile.label)).collect();
    // The own crew is told what its characters change in the number it needs.
    if table.frame.you() == Some(seat) {
        let changes: Vec<String> =
            facts(table.frame, NEEDED_CHANGE).map(|fact| table.frame.say(&fact.label)).collect();
        names.retain(|name| !changes.iter().any(|change| change.starts_with(name.as_str())));
        names.extend(changes);
    }
    (!names.is_empty()).then(|| {
        view! {
            <p class="lane-powers">{chip_mark(Mark::Active)}
                <span class="unseen">{speech::label("board-wagg-active")}" "</span>{names.join(", ")}</p>
        }
        .into_any()
    })
}
