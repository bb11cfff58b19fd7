//! Answers by the page itself: what the reader does not want to be asked is let happen, and among bots also what they
//! could not answer anyway. How long that takes is drawn without a look at the cards, and who decides sooner is kept
//! waiting as long: so a quick answer tells nobody what is held. Nor does a long one, for whether somebody is asked does
//! not depend on what they hold.

use std::time::Duration;

use engine::Seat;
use hosting::{Offer, Scene};
use leptos::prelude::*;

use super::look::badge;
use super::pick::Mind;
use crate::board::names::skallywaggs::{
    ANNOUNCED, ANSWER, PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, QUESTION, WATCH, WATCH_HIT,
};
use crate::board::stage::Stage;
use crate::shell::chance;
use crate::shell::watch::{self, Others};

/// How long an answer takes, in milliseconds; now and then as long as somebody who thinks about it.
const DELAYS: [u64; 8] = [1200, 1500, 1900, 2300, 2800, 3500, 5000, 8000];
/// How long it takes where only bots wait.
const ALONE: u64 = 700;

/// Follows the questions.
pub fn keep(stage: Stage, mind: Mind) {
    let question = Memo::new(move |_| stage.with_scene(question));
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let was_sent = StoredValue::new(false);
    let stop = move || {
        timer.try_update_value(|timer| timer.take().inspect(TimeoutHandle::clear));
    };
    on_cleanup(stop);
    Effect::new(move |_| {
        stop();
        mind.held.set(None);
        mind.due.set(false);
        mind.refused.set(false);
        was_sent.set_value(false);
        if question.get().is_some() {
            let due = move || {
                mind.due.try_set(true);
            };
            timer.set_value(set_timeout_with_handle(due, delay(stage)).ok());
        }
    });
    send_when_due(stage, mind, was_sent);
    ask_when_refused(stage, mind, was_sent);
    say_watchful(stage);
}

/// Whether the table would hear something now. Tracks it.
fn is_free(stage: Stage) -> bool {
    stage.locked.get().is_none()
}

/// Sends what is decided, or how the page answers by itself, when its time has come.
fn send_when_due(stage: Stage, mind: Mind, was_sent: StoredValue<bool>) {
    Effect::new(move |_| {
        let is_free = is_free(stage);
        // Whoever has begun to pick something wants to decide after all.
        let others = others(stage);
        let own = mind.picks.with(Vec::is_empty).then(|| stage.with_scene(|scene| own_answer(scene, others)));
        let own = own.flatten();
        let held = mind.held.get();
        if !(is_free && mind.due.get()) || held.is_none() && own.is_none() {
            return;
        }
        mind.due.set(false);
        was_sent.set_value(true);
        // Whoever has answered waits to see what comes of it; for whom it is done may still read.
        match (held, own) {
            (Some(answer), _) => stage.choose(answer),
            (None, own) => own.into_iter().for_each(|answer| stage.choose_quietly(answer)),
        }
    });
}

/// An answer that was sent and refused is not sent once more: nobody knows what the table would say to it. The reader is
/// asked.
fn ask_when_refused(stage: Stage, mind: Mind, was_sent: StoredValue<bool>) {
    Effect::new(move |known: Option<u32>| {
        let n_refused = stage.context.n_refused.get();
        if known.is_some_and(|known| known != n_refused) && was_sent.get_value() {
            mind.held.set(None);
            mind.refused.set(true);
        }
        n_refused
    });
}

/// What the reader wants to be asked about is said once as long as it is offered, and as soon as nothing else is on its
/// way.
fn say_watchful(stage: Stage) {
    Effect::new(move |was_said: Option<bool>| {
        let (you, is_free) = (stage.context.you.get(), is_free(stage));
        let Some(offer) = stage.with_scene(|scene| watchful(scene, you, watch::own())) else { return false };
        let says = is_free && was_said != Some(true);
        if says {
            stage.choose_quietly(offer);
        }
        says || was_said == Some(true)
    });
}

/// Whether it is decided to let this happen, though it has not been said yet.
pub fn is_quiet(stage: Stage, mind: Mind, scene: &Scene) -> bool {
    let is_decided = mind.held.with(Option::is_some) || watch::answers_itself(scene, others(stage));
    is_decided && !mind.refused.get()
}

/// Who has the other seats. Tracks it.
fn others(stage: Stage) -> Others {
    let you = stage.context.you.get();
    stage.context.seats.with(|seats| Others::of(you, seats))
}

/// Does what the reader decides, by a button or by a key. To let something happen takes as long as it would by itself, and
/// so does a card that answers it: it may be taken back unseen.
pub fn decide(stage: Stage, mind: Mind, offer: &Offer) {
    if offer.verb == PASS_UNLESS_HIT {
        watch::choose("hit");
    }
    let offer = stage.context.scene.with_untracked(|scene| as_wished(scene, offer));
    let has_time = mind.due.get_untracked() || mind.refused.get_untracked();
    if is_answer(&offer) && !has_time {
        mind.clear();
        return mind.held.set(Some(offer));
    }
    stage.choose(offer);
}

/// Whether the offer answers the question: by letting it happen, or by a card.
fn is_answer(offer: &Offer) -> bool {
    [PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, ANSWER].contains(&offer.verb.as_str())
}

/// A plain pass asks less from now on, where the reader wants that.
fn as_wished(scene: &Scene, offer: &Offer) -> Offer {
    let is_less =
        |other: &&Offer| offer.verb == PASS && other.verb == PASS_UNLESS_HIT && watch::own() == "hit";
    scene.offers.iter().find(is_less).unwrap_or(offer).clone()
}

/// A question is known by the cards that it is about.
fn question(scene: &Scene) -> Option<String> {
    scene.facts.iter().find(|fact| fact.kind == QUESTION)?;
    let announced = scene.piles.iter().find(|pile| pile.id == ANNOUNCED)?;
    Some(announced.cards.iter().map(|card| card.id.as_str()).collect())
}

/// How the page answers by itself: in a way that asks less from now on, where that is offered.
fn own_answer(scene: &Scene, others: Others) -> Option<Offer> {
    let wished = if watch::own() == "never" { PASS_UNTIL_TURN } else { PASS_UNLESS_HIT };
    let of = |verb: &str| scene.offers.iter().find(|offer| offer.verb == verb);
    let answer = of(wished).or_else(|| of(PASS)).cloned();
    answer.filter(|_| watch::answers_itself(scene, others))
}

/// On the own turn, whoever wants to be asked about everything says so, unless the table knows.
fn watchful(scene: &Scene, you: Option<Seat>, wished: &str) -> Option<Offer> {
    let own = scene.seats.iter().find(|panel| Some(panel.seat) == you)?;
    badge(&own.badges, WATCH_HIT).filter(|_| wished == "always")?;
    let is_always =
        |offer: &&Offer| offer.verb == WATCH && offer.label.key == "skallywaggs-offer-watch-always";
    scene.offers.iter().find(is_always).cloned()
}

fn delay(stage: Stage) -> Duration {
    let drawn = chance::pick(&DELAYS).copied().unwrap_or(ALONE);
    Duration::from_millis(match untrack(|| others(stage)) {
        Others::Bots => ALONE,
        Others::People => drawn,
    })
}

#[cfg(test)]
mod tests {
    use engine::Message;
    use hosting::{Badge, SeatPanel, SeatStatus, Target};
    use serde_json::value::RawValue;

    use super::*;
    use crate::board::names::skallywaggs::EVENT;

    fn offer(verb: &str, label: &'static str) -> Offer {
        let action = RawValue::from_string("null".into()).expect("it is JSON");
        Offer { verb: verb.into(), label: Message::new(label), target: Target::Table, hotkey: None, action }
    }

    #[test]
    fn no_answer_is_quicker_than_another() {
        let waits = |verb: &&str| is_answer(&offer(verb, "x"));
        assert!([PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, ANSWER].iter().all(waits));
        assert!(![EVENT, WATCH].iter().any(waits));
    }

    /// Two seats, one of which is asked only when hit.
    fn scene(asked_less: u8) -> Scene {
        let badge = || Badge { kind: WATCH_HIT.into(), label: Message::new("x") };
        let badges = |seat| if seat == asked_less { vec![badge()] } else { Vec::new() };
        let panel = |seat| SeatPanel {
            seat: Seat::new(seat),
            status: SeatStatus::Waiting,
            counters: Vec::new(),
            badges: badges(seat),
        };
        Scene {
            title: Message::new("x"),
            prompt: Message::new("x"),
            seats: [0, 1].map(panel).into(),
            piles: Vec::new(),
            hand: Vec::new(),
            offers: vec![offer(WATCH, "skallywaggs-offer-watch-always")],
            facts: Vec::new(),
            sheet: None,
            outcome: None,
        }
    }

    #[test]
    fn only_whoever_is_asked_less_than_they_want_says_so() {
        let says = |asked_less, you, wished| watchful(&scene(asked_less), you, wished).is_some();
        let (own, other) = (Some(Seat::new(0)), Some(Seat::new(1)));
        assert!(says(0, own, "always") && says(1, other, "always"));
        assert!(!says(1, own, "always"), "it is another who is asked less");
        assert!(!says(0, own, "hit") && !says(0, None, "always"));
    }
}
