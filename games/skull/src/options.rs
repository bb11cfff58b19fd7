//! What a host can choose, and the rules that follow from it. Where the rulebook is silent or unclear, the
//! question is an option with a rule's name.

use engine::{Game, InvalidOptions, Message};
use serde::{Deserialize, Serialize};

/// The rules of one table of Skull: options and seats, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skull {
    options: Options,
    seats: u8,
}

/// What a host chooses. A field left out has its usual value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Who begins the round after a lost bet, when the challenger is still in the game.
    #[serde(default = "FirstAfterLostBet::usual")]
    pub first_after_lost_bet: FirstAfterLostBet,
    /// What becomes of the cards that a bet left face down.
    #[serde(default = "UnflippedCards::usual")]
    pub unflipped_cards: UnflippedCards,
}

/// Who begins the round after a lost bet. The rulebook is unclear; this is asked only while the challenger still
/// has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstAfterLostBet {
    /// Whoever lost the bet.
    Challenger,
    /// Whoever's Skull was turned.
    SkullOwner,
}

/// What becomes of the cards that a bet left face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnflippedCards {
    /// They go back unseen.
    StayHidden,
    /// After a lost bet, each owner but the challenger may show theirs before they go back.
    OwnersMayShow,
    /// The same after every bet, won or lost, but for the one that ends the game.
    OwnersMayAlwaysShow,
}

impl FirstAfterLostBet {
    const fn usual() -> Self {
        Self::Challenger
    }
}

impl UnflippedCards {
    const fn usual() -> Self {
        Self::StayHidden
    }
}

impl Skull {
    pub(crate) fn validated(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        if !Self::SEATS.contains(&seats) {
            return Err(InvalidOptions(Message::new("skull-bad-seats").with("seats", seats)));
        }
        Ok(Self { options, seats })
    }

    pub(crate) const fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) const fn n_seats(&self) -> u8 {
        self.seats
    }
}

/// Named options, the usual ones first, every policy spelled out.
pub(crate) fn presets() -> Vec<(&'static str, Options)> {
    vec![
        (
            "usual",
            Options {
                first_after_lost_bet: FirstAfterLostBet::Challenger,
                unflipped_cards: UnflippedCards::StayHidden,
            },
        ),
        (
            "skull-owner-starts",
            Options {
                first_after_lost_bet: FirstAfterLostBet::SkullOwner,
                unflipped_cards: UnflippedCards::StayHidden,
            },
        ),
        (
            "open-cards",
            Options {
                first_after_lost_bet: FirstAfterLostBet::Challenger,
                unflipped_cards: UnflippedCards::OwnersMayAlwaysShow,
            },
        ),
    ]
}
