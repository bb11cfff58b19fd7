//! Answers by the page itself: what the reader does not want to be asked, or could not answer anyway, is let happen.
//! How long that takes is drawn without a look at the cards, and who decides sooner is kept waiting as long: so the
//! time tells nobody what is held.

use std::time::Duration;

use hosting::{Offer, Scene};
use leptos::prelude::*;
use protocol::Occupant;

use super::look::badge;
use super::pick::Mind;
use crate::board::names::skallywaggs::{
    ANNOUNCED, PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN, QUESTION, WATCH, WATCH_HIT,
};
use crate::board::stage::Stage;
use crate::shell::{chance, watch};

/// How long an answer takes, in milliseconds; now and then as long as somebody who thinks about it. Whoever thinks longer
/// than that still gives away that they were asked.
const DELAYS: [u64; 8] = [1200, 1500, 1900, 2300, 2800, 3500, 5000, 8000];
/// How long it takes where only bots wait.
const ALONE: u64 = 700;

/// Follows the questions.
pub fn keep(stage: Stage, mind: Mind) {
    let question = Memo::new(move |_| stage.with_scene(question));
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        timer.try_update_value(|timer| timer.take().inspect(TimeoutHandle::clear));
    };
    on_cleanup(stop);
    Effect::new(move |_| {
        stop();
        mind.held.set(None);
        mind.due.set(false);
        if question.get().is_some() {
            let due = move || {
                mind.due.try_set(true);
            };
            timer.set_value(set_timeout_with_handle(due, delay(stage)).ok());
        }
    });
    Effect::new(move |_| {
        let is_free = !stage.context.busy.get();
        // Whoever has begun to pick something wants to decide after all.
        let own = || mind.picks.with(Vec::is_empty).then(|| stage.with_scene(own_answer)).flatten();
        let answer = mind.held.get().or_else(own);
        if let Some(answer) = answer.filter(|_| is_free && mind.due.get()) {
            mind.due.set(false);
            stage.choose(answer);
        }
    });
    Effect::new(move |_| {
        if let Some(offer) = stage.with_scene(watchful) {
            stage.choose(offer);
        }
    });
}

/// Whether it is decided to let this happen, though it has not been said yet.
pub fn is_quiet(mind: Mind, scene: &Scene) -> bool {
    mind.held.with(Option::is_some) || watch::answers_itself(scene)
}

/// Does what the reader decides, by a button or by a key. To let something happen takes as long as it would by itself.
pub fn decide(stage: Stage, mind: Mind, offer: &Offer) {
    if offer.verb == PASS_UNLESS_HIT {
        watch::choose("hit");
    }
    let offer = stage.context.scene.with_untracked(|scene| as_wished(scene, offer));
    if is_pass(&offer) && !mind.due.get_untracked() {
        return mind.held.set(Some(offer));
    }
    mind.act(stage, offer);
}

/// Whether the offer lets it happen.
fn is_pass(offer: &Offer) -> bool {
    [PASS, PASS_UNLESS_HIT, PASS_UNTIL_TURN].contains(&offer.verb.as_str())
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
fn own_answer(scene: &Scene) -> Option<Offer> {
    let wished = if watch::own() == "never" { PASS_UNTIL_TURN } else { PASS_UNLESS_HIT };
    let of = |verb: &str| scene.offers.iter().find(|offer| offer.verb == verb);
    let answer = of(wished).or_else(|| of(PASS)).cloned();
    answer.filter(|_| watch::answers_itself(scene))
}

/// On the own turn, whoever wants to be asked about everything says so, unless the table knows.
fn watchful(scene: &Scene) -> Option<Offer> {
    let is_wanted = watch::own() == "always";
    let is_always =
        |offer: &&Offer| offer.verb == WATCH && offer.label.key == "skallywaggs-offer-watch-always";
    let offer = scene.offers.iter().find(is_always).filter(|_| is_wanted)?;
    scene.seats.iter().any(|panel| badge(&panel.badges, WATCH_HIT).is_some()).then(|| offer.clone())
}

fn delay(stage: Stage) -> Duration {
    let you = stage.context.you.get_untracked();
    let is_alone = stage.context.seats.with_untracked(|seats| {
        let mut others = seats.iter().enumerate().filter(|(idx, _)| you.is_none_or(|you| you.idx() != *idx));
        others.all(|(_, info)| matches!(info.occupant, Occupant::Bot { .. }))
    });
    let drawn = chance::pick(&DELAYS).copied().unwrap_or(ALONE);
    Duration::from_millis(if is_alone { ALONE } else { drawn })
}
