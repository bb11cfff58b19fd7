//! Who has given a game up, and how it stands where it ends by that.

use engine::{Arg, Message, Seat, SeatMap, SeatSet, Standing};
use protocol::{Ended, Happening, Phase};

use super::{Ledger, note};

impl Ledger {
    pub(super) fn concede(
        &mut self,
        seat: Seat,
        ended: Option<&SeatMap<Standing>>,
    ) -> Result<Vec<Happening>, String> {
        if self.stranded.is_some() {
            return Ok(Vec::new());
        }
        let name = self.person_name(seat).ok_or("nobody sits there")?.to_owned();
        if self.phase() != Phase::Playing {
            self.contradicted("no game is on")?;
            return Ok(self.stranded_note());
        }
        self.conceded.insert(seat);
        self.last_move.take_if(|(at, _)| *at == seat);
        let told = |key| note(Message::new(key).with("seat", seat).with("name", name.clone()));
        let mut notes = vec![told("room-note-conceded")];
        let Some(ended) = ended else {
            notes.push(told("room-note-bot-plays"));
            return Ok(notes);
        };
        notes.extend(self.give_up(ended));
        Ok(notes)
    }

    /// The game ends because nobody is left who wants it, or one seat alone.
    pub(super) fn give_up(&mut self, ended: &SeatMap<Standing>) -> Vec<Happening> {
        self.ended = Some(*ended);
        let told = self.ended().map(|ended| note(ended.told));
        told.into_iter().chain(self.conclude(ended)).collect()
    }

    /// Whether whoever has this seat has given the game up.
    pub(crate) const fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.contains(seat)
    }

    /// Everybody who has given the game up.
    pub(crate) fn conceded(&self) -> Vec<Seat> {
        self.conceded.iter().collect()
    }

    /// How a game stands that has ended by concession.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let ranks: Vec<u8> = self.ended.as_ref()?.values().map(|standing| standing.rank).collect();
        let told = Message::new("room-ended").with("names", self.winners(self.ended.as_ref()?));
        Some(Ended { ranks, told })
    }

    /// Those who are first, by their names.
    pub(super) fn winners(&self, standings: &SeatMap<Standing>) -> Arg {
        let first = standings.iter().filter(|(_, standing)| standing.rank == 1);
        Arg::list(first.map(|(seat, _)| self.name_of(seat)).collect::<Vec<_>>())
    }

    /// How the game would stand if whoever has this seat gave it up, if it ended by that: nobody is left who has not, or
    /// one seat alone.
    pub(crate) fn ends_without(&self, seat: Seat) -> Option<SeatMap<Standing>> {
        let mut conceded = self.conceded;
        conceded.insert(seat);
        let n_people = self.people().filter(|(at, ..)| !conceded.contains(*at)).count();
        let n_left = self.places.iter().filter(|(at, _)| !conceded.contains(*at)).count();
        if n_people > 0 && n_left > 1 {
            return None;
        }
        self.standings_behind(conceded)
    }

    /// How the game would stand if whoever has this seat left it to a bot, if it ended by that: somebody stays, and all who
    /// do have given up. Where nobody stays it does not end: who left may come back.
    pub(crate) fn ends_by_leaving(&self, seat: Seat) -> Option<SeatMap<Standing>> {
        let stay = || self.people().filter(|(at, ..)| *at != seat);
        let is_left = stay().next().is_some() && stay().all(|(at, ..)| self.has_conceded(at));
        let is_left = is_left && self.phase() == Phase::Playing;
        is_left.then(|| self.standings_behind(self.conceded)).flatten()
    }

    /// How everybody stands, those who have given up behind all others.
    fn standings_behind(&self, conceded: SeatSet) -> Option<SeatMap<Standing>> {
        let standings = self.table.as_ref()?.standings();
        let place = |at: Seat, standing: &Standing| (conceded.contains(at), standing.rank);
        Some(standings.map(|at, own| {
            let better = |(other, standing): &(Seat, &Standing)| place(*other, standing) < place(at, own);
            let rank = 1 + u8::try_from(standings.iter().filter(better).count()).unwrap_or(u8::MAX - 1);
            Standing { rank, score: own.score }
        }))
    }
}
