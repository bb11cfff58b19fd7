//! The last trick of a round as a picture of its own: scoring and the next deal follow its last card at once, but
//! people want to see who took it.

use std::borrow::Cow;

use engine::Turn;
use hosting::{Hosted, Interlude, Snapshot};

use crate::state::{Public, TrickMark};
use crate::trick::outcome_of;
use crate::{Event, Play, SkullKing};

impl SkullKing {
    /// The table with the last trick complete, if its last card ended the round.
    pub(crate) fn last_trick(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Option<Interlude> {
        let told = events.iter().position(|event| matches!(event, Event::Scored { .. }))?;
        let plays: Vec<Play> = events[..told].iter().filter_map(played).collect();
        let ending = events[..told].iter().rfind(|event| is_ending(event)).filter(|_| !plays.is_empty())?;
        let public = self.with_plays(&before.public, &plays);
        let private = before.private.as_ref().map(|private| {
            let mut private = **private;
            plays.iter().for_each(|play| private.hand.remove(play.card()));
            Cow::Owned(private)
        });
        let complete = Snapshot {
            viewer: before.viewer,
            turn: Turn::Chance,
            public: Cow::Owned(public),
            private,
            legal: Vec::new(),
        };
        let mut scene = self.scene(&complete);
        scene.prompt = self.narrate(ending);
        Some(Interlude { scene, told, is_kept: false })
    }

    /// What everybody sees when these cards have completed the trick.
    fn with_plays(&self, before: &Public, plays: &[Play]) -> Public {
        let mut public = *before;
        for play in plays {
            public.history.push(*play);
            public.trick_len += 1;
        }
        let outcome = outcome_of(&self.options, public.trick().iter().map(|play| self.force(*play)));
        let winner = outcome.winner.map(|place| self.player_at(public.lead, public.seat_lead, place));
        public.history.finish(TrickMark::new(public.lead, winner));
        public.trick_len = 0;
        if let Some(seat) = winner.and_then(crate::Player::seat) {
            public.sheet.tally_mut(public.round, seat).add_trick(&outcome.captures);
        }
        public
    }
}

const fn played(event: &Event) -> Option<Play> {
    match event {
        Event::Played { play, .. } => Some(*play),
        _ => None,
    }
}

const fn is_ending(event: &Event) -> bool {
    matches!(event, Event::TrickWon { .. } | Event::TrickDestroyed { .. })
}
