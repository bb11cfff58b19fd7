//! The end of a bet as a picture of its own: the rules clear the table with the last card that is turned, but people
//! want to see it lie there.

use engine::Seat;
use hosting::{Hosted, Interlude, Scene, Snapshot};

use crate::names;
use crate::scene::{card_face, narrated};
use crate::{Card, Event, Skull};

impl Skull {
    /// The table with the last cards turned, if a bet ended and the table was cleared.
    pub(crate) fn last_flips(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Option<Interlude> {
        let settled =
            events.iter().position(|event| matches!(event, Event::BetWon { .. } | Event::BetLost { .. }))?;
        let (told, follows) = events.split_at(settled + 1);
        let flips: Vec<(Seat, Card)> = told.iter().filter_map(flip).collect();
        let is_cleared =
            follows.iter().any(|event| matches!(event, Event::RoundBegins { .. } | Event::GameWon { .. }));
        if !is_cleared || flips.is_empty() {
            return None;
        }
        let mut scene = self.scene(before);
        flips.into_iter().for_each(|(owner, card)| turn(&mut scene, owner, card));
        scene.prompt = narrated(events[settled]);
        scene.offers.clear();
        // They counted the flips that are done now.
        scene.facts.retain(|fact| fact.kind != names::FLIPS_LEFT);
        Some(Interlude { scene, told: told.len() })
    }
}

const fn flip(event: &Event) -> Option<(Seat, Card)> {
    match event {
        Event::Flipped { owner, card, .. } => Some((*owner, *card)),
        _ => None,
    }
}

/// Turns the highest card of the owner's pile that still lies face down.
fn turn(scene: &mut Scene, owner: Seat, card: Card) {
    let pile = scene.piles.iter_mut().find(|pile| pile.owner == Some(owner));
    if let Some(lying) = pile.and_then(|pile| pile.cards.iter_mut().rfind(|card| !card.face_up)) {
        *lying = card_face(std::mem::take(&mut lying.id), card, true);
    }
}
