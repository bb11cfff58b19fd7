//! A trick as two pictures: its last card lies there before anybody takes it. And the last trick of a round as a picture
//! of its own: scoring and the next deal follow it at once, but people want to see who took it. The last round of a game
//! has one more, with its scores: the feast would cover them.

use std::borrow::Cow;

use engine::Turn;
use hosting::{Hosted, Interlude, Scene, Snapshot};

use crate::scoring::Alliance;
use crate::state::{Phase, Public, TrickMark};
use crate::trick::outcome_of;
use crate::{Event, Play, SkullKing};

impl SkullKing {
    /// Everything that these events did and that is not seen any more when all has happened.
    pub(crate) fn pictures(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        let mut pictures = self.trick_pictures(before, events);
        let told: usize = pictures.iter().map(|picture| picture.told).sum();
        pictures.extend(self.last_scores(before, events, told));
        pictures
    }

    /// The table with the last card of a trick on it; and with who took it, if that is not seen any more when all has
    /// happened, because the round is over or the ghost has led again.
    fn trick_pictures(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        let Some(end) = events.iter().position(is_ending) else { return Vec::new() };
        let plays: Vec<Play> = events[..end].iter().filter_map(played).collect();
        let Some(last) = events[..end].iter().rfind(|event| played(event).is_some()) else {
            return Vec::new();
        };
        let public = with_plays(&before.public, &plays);
        let full = Interlude { scene: self.frozen(before, &plays, public, last), told: end, is_kept: true };
        let cleared = events[end..].iter().position(clears);
        let taken = cleared.map(|told| {
            let scene = self.frozen(before, &plays, self.finished(public, events), &events[end]);
            Interlude { scene, told, is_kept: false }
        });
        std::iter::once(full).chain(taken).collect()
    }

    /// The scores of the last round, before anybody celebrates; so many of the events have been told by then.
    fn last_scores(&self, before: &Snapshot<'_, Self>, events: &[Event], told: usize) -> Option<Interlude> {
        let scored = events.iter().position(|event| matches!(event, Event::Scored { .. }))?;
        events.iter().find(|event| matches!(event, Event::GameOver { .. }))?;
        let plays: Vec<Play> = events.iter().filter_map(played).collect();
        let mut public = with_plays(&before.public, &plays);
        if events.iter().any(is_ending) {
            public = self.finished(public, events);
        }
        powers(&mut public, events);
        public.sheet.score(self);
        public.history.clear();
        public.phase = Phase::Dealing;
        let scene = self.frozen(before, &plays, public, &events[scored]);
        Some(Interlude { scene, told: scored + 1 - told, is_kept: false })
    }

    /// The table like this, at which nothing can be done, with the sentence of this event.
    fn frozen(&self, before: &Snapshot<'_, Self>, plays: &[Play], public: Public, event: &Event) -> Scene {
        let private = before.private.as_ref().map(|private| {
            let mut private = **private;
            plays.iter().for_each(|play| private.hand.remove(play.card()));
            Cow::Owned(private)
        });
        let snapshot = Snapshot {
            viewer: before.viewer,
            turn: Turn::Chance,
            public: Cow::Owned(public),
            private,
            legal: Vec::new(),
        };
        Scene { prompt: self.narrate(event), ..self.scene(&snapshot) }
    }

    /// What everybody sees when the trick has been taken.
    fn finished(&self, mut public: Public, events: &[Event]) -> Public {
        let outcome = outcome_of(&self.options, public.trick().iter().map(|play| self.force(*play)));
        let winner = outcome.winner.map(|place| self.player_at(public.lead, public.seat_lead, place));
        public.history.finish(TrickMark::new(public.lead, winner));
        public.trick_len = 0;
        if let Some(seat) = winner.and_then(crate::Player::seat) {
            let tally = public.sheet.tally_mut(public.round, seat);
            tally.add_trick(&outcome.captures);
            if outcome.own_loot {
                tally.add_own_loot();
            }
        }
        for event in events {
            if let Event::Allied { loot, winner } = *event {
                public.sheet.ally(public.round, Alliance { loot, winner });
            }
        }
        public
    }
}

/// Writes on the sheet what powers did to bids and wagers.
fn powers(public: &mut Public, events: &[Event]) {
    for event in events {
        match *event {
            Event::Wagered { seat, points } => public.sheet.tally_mut(public.round, seat).add_wager(points),
            Event::BidChanged { seat, change, .. } => {
                public.sheet.tally_mut(public.round, seat).change_bid(change);
            }
            _ => {}
        }
    }
}

/// What everybody sees when these cards lie there too.
fn with_plays(before: &Public, plays: &[Play]) -> Public {
    let mut public = *before;
    for play in plays {
        public.history.push(*play);
        public.trick_len += 1;
    }
    public
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

/// Whether the trick before is gone from the table after this.
const fn clears(event: &Event) -> bool {
    matches!(event, Event::Scored { .. } | Event::Played { .. })
}
