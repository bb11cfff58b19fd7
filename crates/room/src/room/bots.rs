//! Bots are asked for every decision that is theirs, and not twice.

use engine::{GameRng, Seat};
use hosting::BotJob;

use super::Room;
use crate::ledger::Place;
use crate::thought::{self, Decider, Moments, Thoughts};
use crate::{GuestKey, Millis, Output};

impl Room {
    pub(super) fn ask_bots(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        let thinking = self.thinking();
        for seat in self.ledger.turn().seats().iter() {
            if self.thoughts.is_asked(seat) {
                continue;
            }
            let (Some(table), Some(decider)) = (&self.ledger.table, self.decider(seat)) else { continue };
            let Some(question) = table.question(seat) else { continue };
            let Some(job) = self.bot_job(seat, rng) else { continue };
            let seq = self.ledger.seq;
            let draw = || Moments::draw(&self.limits, thinking, self.now, rng);
            let stop = self.thoughts.ask(seat, decider, (seq, question), draw);
            out.push(Output::AskBot { seat, seq, job: job.heeding(&stop) });
        }
    }

    /// How long it takes until all bots that have to decide have thought, as they are known to: side by side in the places
    /// that there are to think, and one after the other in each. Everybody may know it, for it follows from whose turn it
    /// is.
    fn thinking(&self) -> Millis {
        let (game, seats) = (self.ledger.game, self.ledger.places.seats());
        let deciders = self.ledger.turn().seats().iter().filter(|seat| self.decider(*seat).is_some());
        let thinks = |seat| Some(game.bot_within_ms(seats, self.bots_for(seat)[0]?));
        let mut places: Vec<Millis> = vec![0; self.limits.thinking_places.max(1)];
        for thinking in deciders.filter_map(thinks) {
            if let Some(first_free) = places.iter_mut().min() {
                *first_free += Millis::from(thinking);
            }
        }
        places.into_iter().max().unwrap_or(0)
    }

    /// The decision of the first bot for this seat that has not failed at it, or else a throw of the dice.
    fn bot_job(&mut self, seat: Seat, rng: &mut GameRng) -> Option<BotJob> {
        let thinker = GameRng::from_seed(rng.draw_seed());
        let trusted = self.bots_for(seat).into_iter().skip(self.thoughts.failures(seat)).flatten();
        let trusted: Vec<String> = trusted.map(str::to_owned).collect();
        let table = self.ledger.table.as_mut()?;
        let job = trusted.iter().find_map(|kind| table.bot_job(seat, kind, thinker.clone()));
        job.or_else(|| thought::any_legal(&**table, seat, rng))
    }

    /// What the strongest bot would do in the place of this guest: where it is their turn, and everybody else is a bot.
    pub(crate) fn counsel(&mut self, guest: &GuestKey, thinker: GameRng) -> Option<BotJob> {
        let is_own = |place: &Place| matches!(place, Place::Person { guest: own, .. } if own == guest);
        let seat = self.ledger.places.iter().find(|(_, place)| is_own(place)).map(|(seat, _)| seat)?;
        let mut others = self.ledger.places.iter().filter(|(other, _)| *other != seat);
        if !self.ledger.turn().includes(seat) || !others.all(|(_, place)| is_bot(place)) {
            return None;
        }
        let kind = self.ledger.bot_usual();
        self.ledger.table.as_mut()?.bot_job(seat, kind, thinker)
    }

    /// The kinds of bots that are asked to decide for this seat, one after the other fails: its own, then the best
    /// that answers at once. Old tables may name one that is not here any more: it gives way to the strongest.
    fn bots_for(&self, seat: Seat) -> [Option<&str>; 2] {
        let (game, seats, usual) = (self.ledger.game, self.ledger.places.seats(), self.ledger.bot_usual());
        let chosen = match &self.ledger.places[seat] {
            Place::Bot { kind } if game.has_bot(seats, kind) => kind.as_str(),
            Place::Bot { .. } | Place::Person { .. } | Place::Open => usual,
        };
        [Some(chosen), self.ledger.bot_instant().filter(|instant| *instant != chosen)]
    }

    pub(super) fn forget_old_questions(&mut self) {
        let mut thoughts = std::mem::replace(&mut self.thoughts, Thoughts::new(self.ledger.places.seats()));
        let turn = self.ledger.turn();
        let table = self.ledger.table.as_ref();
        let question = |seat| table.filter(|_| turn.includes(seat)).and_then(|table| table.question(seat));
        thoughts.retain(self.ledger.seq, |seat| self.decider(seat), question);
        self.thoughts = thoughts;
    }

    /// Whether the time of the person in this seat is up.
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        self.clocks.is_up(seat, &self.ledger, self.now)
    }

    /// Who decides in this seat, if a bot does.
    fn decider(&self, seat: Seat) -> Option<Decider> {
        match &self.ledger.places[seat] {
            _ if self.ledger.rests.is_some() || self.asking.is_some() || self.crowd.is_empty() => None,
            Place::Bot { .. } => Some(Decider::Bot),
            Place::Person { .. } if self.has_stand_in(seat) || self.is_late(seat) => Some(Decider::StandIn),
            Place::Person { .. } | Place::Open => None,
        }
    }
}

const fn is_bot(place: &Place) -> bool {
    matches!(place, Place::Bot { .. })
}
