//! What a host chooses: every rule on which printings differ, each as a policy of its own. An edition is nothing but
//! a full set of values; no code asks for an edition's name.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::REPLACEMENTS_MAX;
use crate::{Face, Schedule};

/// A policy: a few rulings, one of which holds at a table.
macro_rules! policy {
    ($(#[$about:meta])* $name:ident { $($(#[$ruling_about:meta])* $ruling:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$ruling_about])* $ruling),+ }

        impl $name {
            /// Every ruling.
            pub const ALL: &'static [Self] = &[$(Self::$ruling),+];
        }
    };
}

policy! {
    /// Which pirates pay when the Skull King takes them.
    PirateBonus {
        /// Only those played before him.
        BeforeKing,
        /// All in the trick.
        AnyOrder,
    }
}
policy! {
    /// What must be followed after a pirate, a mermaid or the Skull King was led.
    SuitAfterCharacterLed {
        /// Nothing.
        None,
        /// The suit of the next numbered card.
        NextSuitCard,
    }
}
policy! {
    /// What must be followed after the Kraken was led.
    SuitAfterKrakenLed {
        /// Nothing.
        None,
        /// What the next card says, as if it had been led.
        NextCard,
    }
}
policy! {
    /// What must be followed when a character comes after a led escape.
    EscapeThenCharacter {
        /// Nothing: the character ends the search for a suit.
        NoSuit,
        /// The suit of the next numbered card.
        NextSuitCard,
    }
}
policy! {
    /// What the fourteens pay.
    Fourteens {
        /// Nothing.
        None,
        /// Ten in a plain suit, twenty in black.
        TenAndTwenty,
    }
}
policy! {
    /// Who leads after the Kraken has destroyed a trick.
    LeaderAfterKraken {
        /// Who would have won without it.
        WouldHaveWon,
        /// The neighbor to the left of the Kraken's player.
        LeftOfKraken,
    }
}
policy! {
    /// Who would have won when the Kraken was led and only escapes follow.
    LeaderAfterKrakenAndEscapes {
        /// The Kraken's player.
        KrakenLeader,
        /// The player of the first escape.
        FirstEscape,
    }
}
policy! {
    /// Who leads after the White Whale found no number in the trick.
    LeaderAfterWhaleOfSpecials {
        /// The White Whale's player.
        Whale,
        /// Who would have won without it.
        WouldHaveWon,
    }
}
policy! {
    /// Which powers still work after the last trick of a round.
    PowersAfterLastTrick {
        /// None.
        None,
        /// Harry's.
        Harry,
        /// Harry's and the Rascal's.
        HarryAndRascal,
    }
}
policy! {
    /// How two play.
    TwoPlayers {
        /// Like any other number.
        Plain,
        /// With Graybeard's ghost as a third hand.
        Graybeard,
    }
}
policy! {
    /// Who leads after Graybeard's ghost has won a trick.
    GhostLead {
        /// The ghost, from his pile.
        Ghost,
        /// The player who led before.
        PreviousLeader,
    }
}
policy! {
    /// How bids become points.
    Scoring {
        /// Twenty a trick, ten off for a miss, a zero bid by the cards.
        Classic,
        /// Rascal's: everybody plays for the same points.
        Rascal,
        /// Rascal's, with grapeshot or a cannonball loaded at the bid.
        RascalWithCannon,
    }
}
policy! {
    /// What a bid of zero is worth ten times of.
    ZeroBid {
        /// The cards dealt to each seat.
        CardsDealt,
        /// The number of the round.
        RoundNumber,
    }
}
policy! {
    /// What happens when the highest score is shared at the end.
    TieBreak {
        /// It stays shared.
        Shared,
        /// Everybody plays one more round, as long as the last one.
        OneMoreRound,
    }
}
policy! {
    /// What the card is called that fights or flees.
    TigressName {
        /// The Tigress.
        Tigress,
        /// Scary Mary.
        ScaryMary,
    }
}
policy! {
    /// What the black suit is called, which is trump.
    TrumpName {
        /// The Jolly Roger.
        JollyRoger,
        /// Skull and crossbones.
        SkullAndCrossbones,
        /// Black, and nothing else.
        Black,
    }
}
policy! {
    /// What the bandit among the pirates is called.
    BanditName {
        /// Bahij.
        Bahij,
        /// Bendt.
        Bendt,
    }
}
policy! {
    /// The colors of the three plain suits, in the order in which they are written: `G`, `Y`, `P`.
    SuitNames {
        /// Green, yellow, purple.
        GreenYellowPurple,
        /// Green, yellow, blue.
        GreenYellowBlue,
        /// Red, yellow, blue.
        RedYellowBlue,
    }
}

/// Extra copies of cards, on the three replacement cards of the box.
pub type Replacements = ArrayVec<Face, REPLACEMENTS_MAX>;

/// What a host chooses. In JSON it may be given in part, over an `edition` (the current one when none is named);
/// it is always written in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Options {
    /// The most seats.
    pub players_max: u8,
    /// The highest number in every suit: 13 or 14.
    pub highest_number: u8,
    /// Whether the two mermaids are in.
    pub mermaids: bool,
    /// Whether the Kraken is in.
    pub kraken: bool,
    /// Whether the White Whale is in.
    pub white_whale: bool,
    /// Whether the two loot cards are in.
    pub loot: bool,
    /// Extra copies of cards.
    pub replacements: Replacements,

    /// What must be followed after a character was led.
    pub suit_after_character_led: SuitAfterCharacterLed,
    /// What must be followed after the Kraken was led.
    pub suit_after_kraken_led: SuitAfterKrakenLed,
    /// What must be followed when a character comes after a led escape.
    pub escape_then_character: EscapeThenCharacter,
    /// Who leads after the Kraken.
    pub leader_after_kraken: LeaderAfterKraken,
    /// Who leads when the Kraken was led and only escapes followed.
    pub leader_after_kraken_and_escapes: LeaderAfterKrakenAndEscapes,
    /// Who leads when the White Whale found no number.
    pub leader_after_whale_of_specials: LeaderAfterWhaleOfSpecials,

    /// Which pirates pay when the Skull King takes them.
    pub pirate_bonus: PirateBonus,
    /// Whether the Tigress pays the Skull King even when she fled.
    pub scary_mary_always_pirate: bool,
    /// What the fourteens pay.
    pub fourteens: Fourteens,
    /// What a mermaid gets for taking the Skull King.
    pub mermaid_takes_king: u8,
    /// What a pirate gets for each mermaid.
    pub pirate_takes_mermaid: u8,
    /// What a loot card pays to a player who wins it back.
    pub own_loot: u8,
    /// Whether loot makes allies in a trick that the White Whale decides.
    pub loot_under_whale: bool,

    /// Whether Rosie's power works.
    pub power_rosie: bool,
    /// Whether Bahij's power works.
    pub power_bahij: bool,
    /// Whether the Rascal's power works.
    pub power_rascal: bool,
    /// Whether Juanita's power works.
    pub power_juanita: bool,
    /// Whether Harry's power works.
    pub power_harry: bool,
    /// Which powers still work after the last trick of a round.
    pub powers_after_last_trick: PowersAfterLastTrick,
    /// Whether the Rascal's player may wager nothing.
    pub rascal_may_decline: bool,

    /// How many cards are dealt, round by round.
    pub schedule: Schedule,
    /// The most cards a seat is dealt at a table of eight; no limit but the deck when absent.
    pub cards_cap: Option<u8>,
    /// How two play.
    pub two_players: TwoPlayers,
    /// Who leads after Graybeard's ghost has won.
    pub ghost_lead: GhostLead,

    /// How bids become points.
    pub scoring: Scoring,
    /// What a bid of zero is worth ten times of.
    pub zero_bid: ZeroBid,
    /// Whether bonus points count although the bid was missed: a house rule.
    pub bonus_on_missed_bid: bool,
    /// What happens when the highest score is shared at the end.
    pub tie_break: TieBreak,

    /// What the card is called that fights or flees.
    pub tigress_name: TigressName,
    /// What the bandit among the pirates is called.
    pub bandit_name: BanditName,
    /// What the trump suit is called.
    pub trump_name: TrumpName,
    /// The colors of the plain suits.
    pub suit_names: SuitNames,
}

impl Options {
    /// Whether this pirate's power works.
    #[must_use]
    pub const fn has_power(&self, crew: crate::Crew) -> bool {
        match crew {
            crate::Crew::Rosie => self.power_rosie,
            crate::Crew::Bahij => self.power_bahij,
            crate::Crew::Rascal => self.power_rascal,
            crate::Crew::Juanita => self.power_juanita,
            crate::Crew::Harry => self.power_harry,
            crate::Crew::Nameless => false,
        }
    }
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}
