//! A bet step by step: the rules turn a challenger's own cards at once and clear the table with the last card that is
//! turned, but people want to see each of them turn, the last one lie there, and what it costs.

use std::borrow::Cow;

use engine::{SeatSet, Turn};
use hosting::{Hosted, Interlude, Scene, Snapshot};

use crate::scene::narrated;
use crate::{Event, Phase, Public, Skull, names};

impl Skull {
    /// The table before each card that is turned, and before it is cleared.
    pub(crate) fn steps(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        let mut public = before.public.clone().into_owned();
        let (mut steps, mut shown) = (Vec::new(), 0);
        for (place, event) in events.iter().enumerate() {
            follow(&mut public, *event);
            let follows = &events[place + 1..];
            let is_kept = is_told_alone(follows);
            if is_kept || is_cleared(*event, follows) || is_loss(*event, follows) {
                let scene = self.between(before, &public, *event);
                steps.push(Interlude { scene, told: place + 1 - shown, is_kept });
                shown = place + 1;
            }
        }
        steps
    }

    /// The table as it is now, right after this event.
    fn between(&self, before: &Snapshot<'_, Self>, public: &Public, event: Event) -> Scene {
        let now = Snapshot {
            viewer: before.viewer,
            turn: if public.to_act.is_empty() { Turn::Chance } else { Turn::Seats(public.to_act) },
            public: Cow::Borrowed(public),
            private: before.private.as_deref().map(Cow::Borrowed),
            legal: Vec::new(),
        };
        let mut scene = self.scene(&now);
        scene.prompt = narrated(event);
        if public.flips_left() == 0 || public.flips.skull_owner().is_some() {
            scene.facts.retain(|fact| fact.kind != names::FLIPS_LEFT);
        }
        scene
    }
}

/// Whether what follows comes by itself. What a card wins or loses comes after the card: together with it, it would tell
/// what the card is before it turns.
fn is_told_alone(follows: &[Event]) -> bool {
    matches!(follows.first(), Some(Event::Flipped { .. } | Event::BetWon { .. } | Event::BetLost { .. }))
}

/// Whether this is the last that can be seen of a bet: what follows clears the table, or takes up the pile in which
/// the Skull lies.
fn is_cleared(event: Event, follows: &[Event]) -> bool {
    let ends = |event: &Event| matches!(event, Event::RoundBegins { .. } | Event::GameWon { .. });
    match event {
        Event::BetLost { seat, skull_owner } if seat == skull_owner => true,
        Event::BetWon { .. } | Event::BetLost { .. } | Event::Shown { .. } => follows.iter().any(ends),
        _ => false,
    }
}

/// Whether a card was lost that everybody is to see gone before the next round begins.
fn is_loss(event: Event, follows: &[Event]) -> bool {
    let is_lost = matches!(event, Event::CardLost { .. } | Event::Eliminated { .. });
    is_lost && matches!(follows.first(), Some(Event::RoundBegins { .. } | Event::GameWon { .. }))
}

/// Does to the table what everybody sees of this event; those that come after a bet are not seen on it.
fn follow(public: &mut Public, event: Event) {
    match event {
        Event::Bid { seat, bid, .. } => {
            public.bids.push(seat, bid);
            public.phase = Phase::Bidding;
        }
        Event::Passed { seat } => {
            public.passed.insert(seat);
        }
        Event::Flipped { by, owner, card } => {
            public.phase = Phase::Revealing;
            public.to_act = SeatSet::one(by);
            public.seats[owner].stack.turn_top(card);
            public.flips.push(owner, card);
        }
        Event::BetWon { seat, coins, .. } => {
            public.seats[seat].coins = coins;
            public.to_act = SeatSet::EMPTY;
        }
        // It is nobody's turn any more: the light goes out with the bet.
        Event::BetLost { .. } => public.to_act = SeatSet::EMPTY,
        Event::Shown { seat, pile } => public.seats[seat].stack.flip_all(pile),
        Event::CardLost { seat, cards } => {
            public.seats[seat].cards = cards;
            // Whoever chose a card to give up lays the others back as they were.
            public.to_act = SeatSet::EMPTY;
        }
        Event::Eliminated { seat } => {
            public.in_game.remove(seat);
        }
        _ => {}
    }
}
