//! A film: a finished game as it can be looked at, moment by moment and through several eyes.

use engine::{Message, Seat};
use hosting::{AnyGame, AnyRules, Json, Scene};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::deeds::{Deeds, counted};
use crate::{Body, FORMAT, Move, NoFilm, Replay, View, shoot};

/// Through whose eyes a film is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Eyes {
    /// Through those of somebody who watched.
    Watcher,
    /// Through those of a seat.
    Seat(Seat),
    /// Through everybody's at once: all cards that may be shown lie open.
    Open,
}

impl Eyes {
    /// The seat whose eyes these are.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher | Self::Open => None,
        }
    }
}

/// A place in a film that is worth going to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Which moment.
    pub at: usize,
    /// What begins there, such as a round; nothing where something ends that the game wants read, such as a trick.
    pub title: Option<Message>,
}

/// Why a file cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// It is no file of a game.
    #[error("this is no file of a game: {0}")]
    Malformed(String),
    /// A newer program has written it.
    #[error("a newer program has written this file")]
    Newer,
    /// Nobody here knows the game.
    #[error("there is no game called {0}")]
    UnknownGame(String),
    /// Today's rules do not allow what happened.
    #[error("it was played by other rules: {0}")]
    OtherRules(#[from] NoFilm),
}

/// A finished game, ready to be looked at.
pub struct Film {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) replay: Replay,
    pub(crate) views: Vec<View>,
    rules: Box<dyn AnyRules>,
    /// Where the game stands at each moment, in a few words.
    titles: Vec<Message>,
}

impl Film {
    /// The film of a file, as text.
    ///
    /// # Errors
    /// If it cannot be looked at.
    pub fn read(games: &'static [&'static dyn AnyGame], file: &str) -> Result<Self, Unplayable> {
        let replay: Replay = reading::json(file).map_err(|error| Unplayable::Malformed(error.to_string()))?;
        if replay.yohoho_replay > FORMAT {
            return Err(Unplayable::Newer);
        }
        let game = games.iter().copied().find(|game| game.id() == replay.game);
        Self::of(game.ok_or_else(|| Unplayable::UnknownGame(replay.game.clone()))?, replay)
    }

    /// The film of a replay.
    ///
    /// # Errors
    /// If it cannot be looked at.
    pub fn of(game: &'static dyn AnyGame, replay: Replay) -> Result<Self, Unplayable> {
        let seats = u8::try_from(replay.players.len()).unwrap_or(u8::MAX);
        if !game.seats().contains(&seats) {
            return Err(Unplayable::Malformed("nobody plays this with so many".to_owned()));
        }
        let rules = game.rules(&replay.options, seats).map_err(NoFilm::from)?;
        let views = match &replay.body {
            Body::Moves(moves) => shoot(game, &replay.options, seats, moves)?,
            Body::Views(views) => views.clone(),
        };
        let mut film = Self { game, replay, views, rules, titles: Vec::new() };
        film.titles = film.titles_drawn()?;
        Ok(film)
    }

    /// Strangers write files: every moment is drawn once before any is shown.
    fn titles_drawn(&self) -> Result<Vec<Message>, Unplayable> {
        let n_seats = self.replay.players.len();
        if self.views.is_empty() || self.views.iter().any(|view| view.private.len() != n_seats) {
            return Err(Unplayable::Malformed("something is missing".to_owned()));
        }
        let titles = (0..self.len()).map(|at| self.draw(at, None).map(|scene| scene.title));
        titles.collect::<Result<_, _>>().map_err(Unplayable::Malformed)
    }

    fn draw(&self, at: usize, seat: Option<Seat>) -> Result<Scene, String> {
        self.rules.scene(&self.snapshot(at, seat)).map_err(|error| error.to_string())
    }

    /// The game it is of.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// How many moments there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.views.len()
    }

    /// Never: a game has a beginning.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.views.is_empty()
    }

    /// What happened up to this moment since the one before.
    #[must_use]
    pub fn events(&self, at: usize) -> &[Json] {
        self.views.get(at).map_or(&[], |view| &view.events)
    }

    /// What a seat, or somebody who watched, saw at this moment: JSON of [`hosting::Snapshot`].
    ///
    /// # Panics
    /// If there is no such moment.
    #[must_use]
    pub fn snapshot(&self, at: usize, viewer: Option<Seat>) -> Json {
        #[derive(Serialize)]
        struct Halves<'a> {
            viewer: Option<Seat>,
            public: &'a RawValue,
            private: Option<&'a RawValue>,
        }
        let View { public, private, .. } = &self.views[at];
        let private = viewer.and_then(|seat| private.get(seat.idx())?.as_deref());
        to_raw_value(&Halves { viewer: private.and(viewer), public, private }).expect("JSON can be written")
    }

    /// Whether this seat's eyes may be lent.
    #[must_use]
    pub fn is_open(&self, seat: Seat) -> bool {
        self.views.iter().all(|view| view.private.get(seat.idx()).is_some_and(Option::is_some))
    }

    /// Every pair of eyes the film can be looked at through.
    #[must_use]
    pub fn eyes(&self) -> Vec<Eyes> {
        let seats = u8::try_from(self.replay.players.len()).unwrap_or(0);
        let open: Vec<Eyes> = Seat::all(seats).filter(|seat| self.is_open(*seat)).map(Eyes::Seat).collect();
        let all = (open.len() > 1).then_some(Eyes::Open);
        std::iter::once(Eyes::Watcher).chain(open).chain(all).collect()
    }

    /// What lies open at this moment, seat by seat: the picture that each sees who may be asked.
    #[must_use]
    pub fn opened(&self, at: usize) -> Vec<Option<Scene>> {
        let seats = (0..).map(Seat::new).take(self.replay.players.len());
        seats.map(|seat| self.is_open(seat).then(|| self.draw(at, Some(seat)).ok()).flatten()).collect()
    }

    /// The rounds, and what ends in them.
    #[must_use]
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut last = None;
        for (at, title) in self.titles.iter().enumerate() {
            let events: Vec<&RawValue> = self.events(at).iter().map(AsRef::as_ref).collect();
            if last != Some(title) {
                marks.push(Mark { at, title: Some(title.clone()) });
                last = Some(title);
            } else if self.rules.lingers(&events).unwrap_or_default() {
                marks.push(Mark { at, title: None });
            }
        }
        marks
    }

    /// The moment at which the round begins that this moment belongs to.
    #[must_use]
    pub fn round_begins(&self, at: usize) -> usize {
        let is_first = |at: &usize| *at == 0 || self.titles[*at] != self.titles[*at - 1];
        (0..=at.min(self.len() - 1)).rev().find(is_first).unwrap_or(0)
    }

    /// Whether it ended because it was given up, and not by its rules.
    #[must_use]
    pub fn is_given_up(&self) -> bool {
        self.draw(self.len() - 1, None).is_ok_and(|scene| scene.outcome.is_none())
    }

    /// How often everybody did what, seat by seat.
    #[must_use]
    pub fn deeds(&self) -> Vec<Deeds> {
        let events: Vec<&RawValue> =
            self.views.iter().flat_map(|view| view.events.iter().map(AsRef::as_ref)).collect();
        let end = self.snapshot(self.len() - 1, None);
        counted(&*self.rules, self.replay.players.len(), &end, &events)
    }

    /// Whether it was this seat's turn at this moment.
    pub(crate) fn is_turn(&self, at: usize, seat: Seat) -> bool {
        let legal = self.rules.legal(&self.snapshot(at, Some(seat)));
        legal.is_ok_and(|legal| !legal.is_empty())
    }

    /// The moves, where all of them may be told.
    pub(crate) fn moves(&self) -> Option<&[Move]> {
        match &self.replay.body {
            Body::Moves(moves) => Some(moves),
            Body::Views(_) => None,
        }
    }
}
