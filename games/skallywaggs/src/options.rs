//! What a host can choose, and the rules that follow from it.

use engine::{Game, InvalidOptions, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::deck::Deck;

/// The rules of one table: options, seats and the deck they play with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skallywaggs {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) deck: &'static Deck,
}

/// What a host chooses. A field left out has its usual value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Eye Patch, The Hook and Peg Leg make The Dutchman.
    pub dutchman: bool,
    /// Parrot, Squeeze Box and Monkey make Saint Elmo.
    pub saint_elmo: bool,
    /// How many cards the first player draws on the first turn.
    pub first_turn_draw: FirstTurnDraw,
    /// From the fifth reshuffle on, each lowers every needed number by one.
    pub tide: bool,
    /// When the harbor closes on a game that nobody has won.
    pub harbor: Harbor,
}

/// How many cards the first player draws on the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum FirstTurnDraw {
    /// One, which is fairer when two play.
    One,
    /// Two, as on every other turn.
    Two,
}

/// A number of cards that is no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the first player draws 1 or 2 cards, not {0}")]
pub struct NoSuchDraw(u8);

impl TryFrom<u8> for FirstTurnDraw {
    type Error = NoSuchDraw;

    fn try_from(cards: u8) -> Result<Self, NoSuchDraw> {
        match cards {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => Err(NoSuchDraw(cards)),
        }
    }
}

impl From<FirstTurnDraw> for u8 {
    fn from(draw: FirstTurnDraw) -> Self {
        match draw {
            FirstTurnDraw::One => 1,
            FirstTurnDraw::Two => 2,
        }
    }
}

/// When the harbor closes. Written as `"off"`, `30` or `60`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub enum Harbor {
    /// Never, as the rulebook has it, but for a game that would go on for days.
    Off,
    /// After thirty rounds.
    Thirty,
    /// After sixty rounds.
    Sixty,
}

/// Something that does not say when the harbor closes.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("the harbor is \"off\", 30 or 60, not {0}")]
pub struct NoSuchHarbor(Value);

impl Harbor {
    /// The last round in which anybody can set sail.
    #[must_use]
    pub const fn last_round(self) -> u16 {
        match self {
            Self::Off => ROUNDS_EVER,
            Self::Thirty => 30,
            Self::Sixty => 60,
        }
    }
}

impl TryFrom<Value> for Harbor {
    type Error = NoSuchHarbor;

    fn try_from(written: Value) -> Result<Self, NoSuchHarbor> {
        let all = [Self::Off, Self::Thirty, Self::Sixty];
        all.into_iter().find(|harbor| Value::from(*harbor) == written).ok_or(NoSuchHarbor(written))
    }
}

impl From<Harbor> for Value {
    fn from(harbor: Harbor) -> Self {
        match harbor {
            Harbor::Off => "off".into(),
            Harbor::Thirty | Harbor::Sixty => harbor.last_round().into(),
        }
    }
}

/// No game has more rounds than these and the one of an attempt under way: SW-11.6.
pub const ROUNDS_EVER: u16 = 999;

impl Default for Options {
    fn default() -> Self {
        Self {
            dutchman: false,
            saint_elmo: false,
            first_turn_draw: FirstTurnDraw::Two,
            tide: false,
            // Records from before there was a choice do not name it.
            harbor: Harbor::Sixty,
        }
    }
}

impl Options {
    /// Whether the pirate of the optional rules with this key is played with.
    pub(crate) fn enables(&self, key: &str) -> bool {
        match key {
            "dutchman" => self.dutchman,
            "saint_elmo" => self.saint_elmo,
            _ => false,
        }
    }
}

impl Skallywaggs {
    pub(crate) fn validated(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        Self::with_deck(options, seats, Deck::standard())
    }

    /// The rules with another deck, such as a corrected one.
    ///
    /// # Errors
    /// If that many cannot play.
    pub fn with_deck(options: Options, seats: u8, deck: &'static Deck) -> Result<Self, InvalidOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(InvalidOptions(Message::new("skallywaggs-bad-seats").with("seats", seats)));
        }
        Ok(Self { options, seats, deck })
    }

    /// The last round in which anybody can set sail.
    #[must_use]
    pub const fn last_round(&self) -> u16 {
        self.options.harbor.last_round()
    }

    /// The deck that is played with.
    #[must_use]
    pub const fn deck(&self) -> &'static Deck {
        self.deck
    }
}

/// Named options, the usual ones first.
pub(crate) fn presets() -> Vec<(&'static str, Options)> {
    let usual = Options::default();
    let special = Options { dutchman: true, saint_elmo: true, ..usual };
    vec![
        ("usual", usual),
        ("special-pirates", special),
        ("brisk", Options { tide: true, first_turn_draw: FirstTurnDraw::One, ..special }),
    ]
}
