//! Who decides in a seat, and how long they take: bots that play for people, and clocks.

use engine::{Message, Seat, SeatMap, SeatSet};
use protocol::{Clock, Happening, Phase, Seq};

use super::{Ledger, note};
use crate::COMPANY;

impl Ledger {
    /// Nobody has decided anything yet: a game begins, or another is laid.
    pub(super) fn begin_anew(&mut self) {
        (self.rests, self.stand_ins, self.away) = (None, SeatSet::EMPTY, SeatSet::EMPTY);
        (self.last_move, self.conceded, self.ended) = (None, SeatSet::EMPTY, None);
        self.spent = SeatMap::from_fn(self.places.seats(), |_| 0);
        self.sent_back.clear();
    }

    /// A seat has decided, or a bot for it; what is to be told of that, once for each time it begins.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        stand_in: bool,
        overtime: bool,
        spent_ms: Option<u64>,
    ) -> Option<Happening> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let is_own = !stand_in && self.person_name(seat).is_some();
        self.last_move = is_own.then_some((seat, self.seq + 1));
        let (was_out, was_asked) = (self.is_out(seat), self.stand_ins.contains(seat));
        for (_, spent) in self.spent.iter_mut().filter(|(at, _)| *at == seat) {
            *spent = spent.saturating_add(spent_ms.unwrap_or(0));
        }
        if !stand_in {
            // Who decides for themselves is back.
            self.stand_ins.remove(seat);
            self.away.remove(seat);
        }
        let key = match self.is_out(seat) {
            true if !was_out => "room-note-out-of-time",
            true => return None,
            false if !stand_in || was_asked => return None,
            false if overtime => "room-note-overtime",
            false if self.away.contains(seat) => return None,
            false => {
                self.away.insert(seat);
                "room-note-stand-in"
            }
        };
        let name = self.person_name(seat).unwrap_or_default().to_owned();
        Some(note(Message::new(key).with("seat", seat).with("name", name)))
    }

    /// The last move is as if it had not been. Whether that was allowed then is not asked again: the log has it.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Vec<Happening>, String> {
        if self.stranded.is_some() {
            return Ok(Vec::new());
        }
        let name = self.person_name(seat).unwrap_or_default().to_owned();
        if self.phase() != Phase::Playing || !self.table.as_mut().is_some_and(|table| table.take_back()) {
            self.contradicted("there is no move to take back")?;
            return Ok(self.stranded_note());
        }
        self.last_move = None;
        Ok(vec![note(Message::new("room-note-taken-back").with("seat", seat).with("name", name))])
    }

    /// The last move, if whoever made it could take it back without anybody knowing more for it: whose, and where in the
    /// log.
    pub(crate) fn last_move(&self) -> Option<(Seat, Seq)> {
        let is_covered = self.table.as_ref().is_some_and(|table| table.can_take_back());
        self.last_move.filter(|_| is_covered && self.phase() == Phase::Playing)
    }

    /// How long a seat may think about its next move, by the log.
    pub(crate) fn time_left(&self, seat: Seat) -> Option<u64> {
        match self.customs.clock? {
            Clock::Move { seconds } => Some(u64::from(seconds) * 1_000),
            Clock::Game { seconds } => Some((u64::from(seconds) * 1_000).saturating_sub(self.spent[seat])),
        }
    }

    /// Whether a bot plays for whoever has this seat until the game is over.
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        let is_person = self.places.get(seat).is_some_and(super::Place::is_person);
        self.has_conceded(seat) || is_person && self.time_left(seat) == Some(0)
    }

    /// Whether the game that is on is over for this seat: whoever had it gave up, or has used up their time, and a bot plays
    /// to the end.
    pub(crate) fn is_played_out(&self, seat: Seat) -> bool {
        let is_lost = || self.has_conceded(seat) || self.time_left(seat) == Some(0);
        COMPANY && self.phase() == Phase::Playing && is_lost()
    }

    /// Whether a bot plays for whoever has this seat: it was asked to, or will until the game is over.
    pub(crate) fn has_stand_in(&self, seat: Seat) -> bool {
        self.stand_ins.contains(seat) || self.is_out(seat)
    }
}
