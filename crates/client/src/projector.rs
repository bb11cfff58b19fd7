//! Shows a film: a finished game, moment by moment, at the reader's pace, from wherever they like and through whose eyes
//! they like. What it makes is what a table makes, so whoever draws tables draws films.

use engine::{Arg, GameRng, Message, Seat};
use hosting::{AnyGame, Scene};
use protocol::{Ended, Happening, Json, Occupant, Phase, SeatInfo, Seq, Table, Terms, Update, Welcome};
use replay::{Eyes, Film};

use crate::queue::Queue;
use crate::reader::{Fit, Reader};
use crate::{Millis, Moment, Output, Pace, Sight, Tempo};

/// A film on show.
pub struct Projector {
    film: Film,
    reader: Reader,
    queue: Queue,
    eyes: Eyes,
    /// The moment that was taken out of the film last.
    at: usize,
    /// Whether it goes on by itself.
    runs: bool,
    /// Whether the reader is asked what they would have done.
    asks: bool,
}

impl Projector {
    /// A film that was just put in; [`Projector::seek`] shows the first of it.
    #[must_use]
    pub fn new(games: &'static [&'static dyn AnyGame], film: Film, pace: Pace) -> Self {
        let (reader, queue) = (Reader::new(games), Queue::new(Tempo::PAGE, seen(pace)));
        Self { film, reader, queue, eyes: Eyes::Watcher, at: 0, runs: false, asks: false }
    }

    /// The film.
    #[must_use]
    pub const fn film(&self) -> &Film {
        &self.film
    }

    /// Which moment is on show.
    #[must_use]
    pub fn at(&self) -> usize {
        usize::try_from(self.queue.shown().saturating_sub(1)).unwrap_or(0)
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub const fn runs(&self) -> bool {
        self.runs
    }

    /// Through whose eyes it is seen.
    #[must_use]
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Whether whoever's eyes these are could decide otherwise now.
    #[must_use]
    pub fn can_ask(&self) -> bool {
        self.eyes.seat().is_some_and(|seat| self.film.can_branch(self.at(), seat))
    }

    /// Whether the reader is asked what they would have done.
    #[must_use]
    pub const fn asks(&self) -> bool {
        self.asks
    }

    /// What is played.
    #[must_use]
    pub fn terms(&self) -> Terms {
        let replay = self.film.replay();
        let options = serde_json::from_str(replay.options.get()).unwrap_or_default();
        let seats = u8::try_from(replay.players.len()).unwrap_or(0);
        Terms { game: replay.game.clone(), options, seats }
    }

    /// Goes to a moment, at once.
    pub fn seek(&mut self, now: Millis, at: usize, out: &mut Vec<Output>) {
        self.at = at.min(self.film.len() - 1);
        self.asks = false;
        self.show(now, out);
    }

    /// Looks through other eyes.
    pub fn look(&mut self, now: Millis, eyes: Eyes, out: &mut Vec<Output>) {
        if self.film.eyes().contains(&eyes) {
            self.eyes = eyes;
            self.seek(now, self.at(), out);
        }
    }

    /// Goes on by itself from now on, or stays. At its end it begins anew.
    pub fn run(&mut self, now: Millis, runs: bool, out: &mut Vec<Output>) {
        if runs && self.at() + 1 >= self.film.len() {
            self.seek(now, 0, out);
        }
        if runs && self.asks {
            self.seek(now, self.at(), out);
        }
        self.runs = runs;
        self.tick(now, out);
    }

    /// Shows the next moment as it came, and stays there.
    pub fn step(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.runs = false;
        if self.queue.has_more() || self.asks {
            return self.seek(now, self.at, out);
        }
        self.take_next(now);
        self.queue.hurry(now, out);
    }

    /// Asks what the reader would have done, or no more.
    pub fn ask(&mut self, now: Millis, asks: bool, out: &mut Vec<Output>) {
        self.runs = false;
        self.asks = asks && self.can_ask();
        self.at = self.at();
        self.show(now, out);
    }

    /// Plays on as if whoever's eyes these are had done this: the film is another one from here on. Gives back the one
    /// before, or nothing where this could not be done.
    pub fn branch(
        &mut self,
        now: Millis,
        action: &Json,
        rng: GameRng,
        out: &mut Vec<Output>,
    ) -> Option<Film> {
        let seat = self.eyes.seat()?;
        let film = self.film.branch(self.at(), seat, action, rng)?;
        let at = self.at();
        let before = std::mem::replace(&mut self.film, film);
        self.seek(now, at, out);
        self.run(now, true, out);
        Some(before)
    }

    /// Puts another film in, at this moment of it.
    pub fn change(&mut self, now: Millis, film: Film, at: usize, out: &mut Vec<Output>) -> Film {
        let before = std::mem::replace(&mut self.film, film);
        self.runs = false;
        self.seek(now, at, out);
        before
    }

    /// Whether anybody can see it.
    pub fn sight(&mut self, sight: Sight) {
        // Nobody misses a film while they look elsewhere.
        self.runs &= sight == Sight::Visible;
    }

    /// So fast from now on.
    pub fn pace(&mut self, pace: Pace) {
        self.queue.set_pace(seen(pace));
    }

    /// The reader has read what is on show.
    pub fn hurry(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.queue.hurry(now, out);
    }

    /// Whether more of this moment is to come.
    #[must_use]
    pub fn has_more(&self) -> bool {
        self.queue.has_more()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.queue.tick(now, out);
        while self.runs && !self.queue.has_more() && self.queue.is_free(now) {
            self.take_next(now);
            self.queue.tick(now, out);
        }
    }

    /// When to say so next.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        self.queue.next_deadline().or_else(|| self.runs.then(|| self.queue.free_at()))
    }

    fn show(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.reader.forget();
        let terms = self.terms();
        self.reader.agree(&terms);
        let welcome = Welcome {
            protocol: protocol::PROTOCOL,
            you: self.eyes.seat(),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            seq: seq(self.at),
            terms,
            table: self.table(),
            snapshot: Some(self.film.snapshot(self.at, self.eyes.seat())),
            missed: self.round_so_far(),
            complete: true,
        };
        let moment = self.reader.welcome(now, welcome);
        self.queue.clear();
        self.queue.welcome(now, self.developed(moment), out);
    }

    fn take_next(&mut self, now: Millis) {
        if self.at + 1 >= self.film.len() {
            self.runs = false;
            return;
        }
        self.at += 1;
        let update = Update {
            seq: seq(self.at),
            you: self.eyes.seat(),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            terms: None,
            table: Some(self.table()),
            snapshot: Some(self.film.snapshot(self.at, self.eyes.seat())),
            happenings: self.happenings(),
        };
        if let Fit::Next(moments) = self.reader.update(now, update) {
            let moments = moments.into_iter().map(|moment| self.developed(moment)).collect();
            self.queue.push(moments);
        }
    }

    fn happenings(&self) -> Vec<Happening> {
        self.film.events(self.at).iter().cloned().map(Happening::Event).collect()
    }

    /// What happened from the beginning of the round on: whoever comes to a moment can read how it came about.
    fn round_so_far(&self) -> Vec<Happening> {
        let first = self.film.round_begins(self.at);
        let events = (first..=self.at).flat_map(|at| self.film.events(at));
        events.cloned().map(Happening::Event).collect()
    }

    /// The moment as it is shown: it offers nothing unless the reader is asked, and what may lie open does where they
    /// look through everybody's eyes.
    fn developed(&self, mut moment: Moment) -> Moment {
        let opened = (self.eyes == Eyes::Open).then(|| self.film.opened(self.at));
        if let Some(scene) = &mut moment.scene {
            if !self.asks {
                scene.offers.clear();
            }
            opened.iter().for_each(|opened| open(scene, opened));
        }
        moment
    }

    fn table(&self) -> Table {
        let replay = self.film.replay();
        let occupant = |player: &replay::Player| match &player.bot {
            Some(kind) => Occupant::Bot { kind: kind.clone(), name: player.name.clone() },
            None => Occupant::Player { name: player.name.clone(), here: true },
        };
        let seats = replay.players.iter().map(|player| SeatInfo::of(occupant(player))).collect();
        let is_last = self.at + 1 == self.film.len();
        let phase = if is_last { Phase::Over } else { Phase::Playing };
        let ended = (is_last && self.film.is_given_up()).then(|| given_up(replay));
        Table { games: 1, ended, ..Table::of(phase, seats) }
    }
}

/// The end of a game that was given up, as its table told it.
fn given_up(replay: &replay::Replay) -> Ended {
    let ranks: Vec<u8> = replay.standings.iter().map(|standing| standing.rank).collect();
    let first = replay.players.iter().zip(&ranks).filter(|(_, rank)| **rank == 1);
    let names: Vec<String> = first.map(|(player, _)| player.name.clone()).collect();
    Ended { told: Message::new("room-ended").with("names", Arg::list(names)), ranks }
}

/// Whoever lets a film run wants to see it, however impatient they are at a table.
fn seen(pace: Pace) -> Pace {
    pace.max(Pace::QUICK)
}

fn seq(at: usize) -> Seq {
    Seq::try_from(at + 1).unwrap_or(Seq::MAX)
}

/// Turns the cards that lie before a seat as that seat sees them.
fn open(scene: &mut Scene, opened: &[Option<Scene>]) {
    for pile in &mut scene.piles {
        let owner = pile.owner.and_then(|seat: Seat| opened.get(seat.idx())?.as_ref());
        let own = owner.and_then(|own| own.piles.iter().find(|other| other.id == pile.id));
        if let Some(own) = own.filter(|own| own.cards.len() == pile.cards.len()) {
            for (card, seen) in pile.cards.iter_mut().zip(&own.cards) {
                (card.face, card.name, card.text) = (seen.face.clone(), seen.name.clone(), seen.text.clone());
            }
        }
    }
}
