//! Bots that are entered: those of the game, and those from outside. Where one from outside fails, another plays its
//! seat to the end.

use std::sync::Arc;

use engine::{Bot, BotKind, Effort, Level, Outfit, Stop};
use hosting::{Gone, Hosted, Library, Outside, Wire};

use crate::any::{ArenaError, Gangway, Sources};

/// A bot that is entered.
pub(crate) enum Entered<G: Hosted> {
    /// One of the game's.
    Ours { kind: BotKind<G>, level: Level, data: Option<Vec<u8>> },
    /// One from outside, and who decides where it fails.
    Outside { bot: String, gangway: Arc<dyn Gangway>, instead: BotKind<G> },
}

impl<G: Hosted> Entered<G> {
    /// The bot of this name, ready to sit down at a table of so many.
    pub(crate) fn new(bot: &str, seats: u8, sources: &Sources<'_>) -> Result<Self, ArenaError> {
        if sources.gangway.knows(bot) {
            return Self::outside(bot, seats, &sources.gangway);
        }
        Self::ours(bot, seats, sources.library)
    }

    /// The bot of the game, whose name may end in a level, with its data file if that is there.
    fn ours(bot: &str, seats: u8, library: &dyn Library) -> Result<Self, ArenaError> {
        let kinds = G::bots(seats);
        let known = || kinds.iter().map(|kind| kind.id).collect::<Vec<_>>().join(", ");
        let (kind, level) = BotKind::named(&kinds, bot)
            .ok_or_else(|| ArenaError::NoSuchBot { bot: bot.to_owned(), known: known() })?;
        Ok(Self::Ours { kind, level, data: kind.data.and_then(|file| library.read(file)) })
    }

    /// The bot from outside, once it was reached: one that is not there is told before anything is played.
    fn outside(bot: &str, seats: u8, gangway: &Arc<dyn Gangway>) -> Result<Self, ArenaError> {
        drop(gangway.board(bot).map_err(|why| ArenaError::Unreachable { bot: bot.to_owned(), why })?);
        let kinds = G::bots(seats);
        let instead = kinds.into_iter().rfind(|kind| kind.effort == Effort::Instant && kind.is_offered());
        let instead = instead.expect("every game has a bot that answers at once");
        Ok(Self::Outside { bot: bot.to_owned(), gangway: Arc::clone(gangway), instead })
    }

    /// Sits down for a game.
    pub(crate) fn sit(&self) -> Sitting<G> {
        match self {
            Self::Ours { kind, level, data } => {
                Sitting::Ours((kind.make)(Outfit { level: *level, data: data.as_deref() }))
            }
            Self::Outside { bot, gangway, instead } => {
                let wire = gangway.board(bot).unwrap_or_else(|why| Box::new(Nobody(why)));
                let instead = (instead.make)(Outfit::default());
                Sitting::Outside(Box::new(Outside::new(wire, Level::Full, instead)))
            }
        }
    }

    /// The data file that it has to do without.
    pub(crate) fn lacks(&self) -> Option<&'static str> {
        match self {
            Self::Ours { kind, data: None, .. } => kind.data,
            Self::Ours { .. } | Self::Outside { .. } => None,
        }
    }

    /// Whether it wants to be told what happens.
    pub(crate) const fn listens(&self) -> bool {
        match self {
            Self::Ours { kind, .. } => kind.listens,
            Self::Outside { .. } => true,
        }
    }

    /// The steps of the game that a decision may cost. Those outside are limited by time alone.
    pub(crate) const fn steps(&self) -> u32 {
        match self {
            Self::Ours { kind, level, .. } => kind.steps(*level),
            Self::Outside { .. } => 0,
        }
    }
}

/// A bot in its seat.
pub(crate) enum Sitting<G: Hosted> {
    Ours(Box<dyn Bot<G>>),
    Outside(Box<Outside<G>>),
}

impl<G: Hosted> Sitting<G> {
    pub(crate) fn bot(&mut self) -> &mut dyn Bot<G> {
        match self {
            Self::Ours(bot) => bot.as_mut(),
            Self::Outside(bot) => bot.as_mut(),
        }
    }

    /// Why it has failed, if so.
    pub(crate) fn fault(&self) -> Option<&Gone> {
        match self {
            Self::Ours(_) => None,
            Self::Outside(bot) => bot.gone(),
        }
    }
}

/// Nobody is at the other end.
struct Nobody(Gone);

impl Wire for Nobody {
    fn send(&mut self, _line: &str) -> Result<(), Gone> {
        Err(self.0.clone())
    }

    fn receive(&mut self, _stop: &Stop) -> Result<String, Gone> {
        Err(self.0.clone())
    }
}
