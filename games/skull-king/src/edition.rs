//! The printings of the game, each as a full set of policies. The names are for people and records; no rule asks
//! for one.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::options::{
    BanditName, EscapeThenCharacter, Fourteens, GhostLead, LeaderAfterKraken, LeaderAfterKrakenAndEscapes,
    LeaderAfterWhaleOfSpecials, Options, PirateBonus, PowersAfterLastTrick, Replacements, Scoring,
    SuitAfterCharacterLed, SuitAfterKrakenLed, SuitNames, TieBreak, TigressName, TrumpName, TwoPlayers,
    ZeroBid,
};
use crate::schedule::{NamedSchedule, Schedule};

/// The edition that is meant when none is named.
pub const USUAL: &str = "current";

/// Every edition with its name, the usual one first.
#[must_use]
pub fn editions() -> Vec<(&'static str, Options)> {
    vec![
        (USUAL, current()),
        ("current-expanded", current_expanded()),
        ("legendary", legendary()),
        ("beck-2018", beck_2018()),
        ("schmidt", schmidt()),
    ]
}

/// The options of the edition of this name.
#[must_use]
pub fn options(name: &str) -> Option<Options> {
    editions().into_iter().find(|(other, _)| *other == name).map(|(_, options)| options)
}

fn current() -> Options {
    Options {
        players_max: 8,
        highest_number: 14,
        mermaids: true,
        kraken: false,
        white_whale: false,
        loot: false,
        replacements: Replacements::new(),
        suit_after_character_led: SuitAfterCharacterLed::None,
        suit_after_kraken_led: SuitAfterKrakenLed::None,
        escape_then_character: EscapeThenCharacter::NoSuit,
        leader_after_kraken: LeaderAfterKraken::WouldHaveWon,
        leader_after_kraken_and_escapes: LeaderAfterKrakenAndEscapes::FirstEscape,
        leader_after_whale_of_specials: LeaderAfterWhaleOfSpecials::Whale,
        pirate_bonus: PirateBonus::AnyOrder,
        scary_mary_always_pirate: false,
        fourteens: Fourteens::TenAndTwenty,
        mermaid_takes_king: 40,
        pirate_takes_mermaid: 20,
        own_loot: 0,
        loot_under_whale: false,
        power_rosie: false,
        power_bahij: false,
        power_rascal: false,
        power_juanita: false,
        power_harry: false,
        powers_after_last_trick: PowersAfterLastTrick::Harry,
        rascal_may_decline: true,
        schedule: Schedule::Named(NamedSchedule::Standard),
        cards_cap: Some(8),
        two_players: TwoPlayers::Graybeard,
        ghost_lead: GhostLead::Ghost,
        scoring: Scoring::Classic,
        zero_bid: ZeroBid::CardsDealt,
        bonus_on_missed_bid: false,
        tie_break: TieBreak::Shared,
        tigress_name: TigressName::Tigress,
        bandit_name: BanditName::Bendt,
        trump_name: TrumpName::JollyRoger,
        suit_names: SuitNames::GreenYellowPurple,
    }
}

fn current_expanded() -> Options {
    Options {
        kraken: true,
        white_whale: true,
        loot: true,
        power_rosie: true,
        power_bahij: true,
        power_rascal: true,
        power_juanita: true,
        power_harry: true,
        ..current()
    }
}

fn beck_2018() -> Options {
    Options {
        players_max: 6,
        mermaids: false,
        suit_after_kraken_led: SuitAfterKrakenLed::NextCard,
        leader_after_kraken_and_escapes: LeaderAfterKrakenAndEscapes::KrakenLeader,
        pirate_bonus: PirateBonus::BeforeKing,
        mermaid_takes_king: 50,
        pirate_takes_mermaid: 0,
        own_loot: 20,
        powers_after_last_trick: PowersAfterLastTrick::HarryAndRascal,
        cards_cap: None,
        two_players: TwoPlayers::Plain,
        bandit_name: BanditName::Bahij,
        ..current()
    }
}

fn legendary() -> Options {
    Options {
        mermaids: true,
        kraken: true,
        loot: true,
        power_rosie: true,
        power_bahij: true,
        power_rascal: true,
        power_juanita: true,
        power_harry: true,
        ..beck_2018()
    }
}

fn schmidt() -> Options {
    Options {
        highest_number: 13,
        mermaids: true,
        suit_after_character_led: SuitAfterCharacterLed::NextSuitCard,
        escape_then_character: EscapeThenCharacter::NextSuitCard,
        pirate_bonus: PirateBonus::AnyOrder,
        scary_mary_always_pirate: true,
        fourteens: Fourteens::None,
        zero_bid: ZeroBid::RoundNumber,
        tigress_name: TigressName::ScaryMary,
        trump_name: TrumpName::SkullAndCrossbones,
        suit_names: SuitNames::RedYellowBlue,
        ..beck_2018()
    }
}

/// Policies that came after the first records, with the ruling that held in all of those.
const LATER: [(&str, &str); 1] = [("trump_name", "black")];

/// Whether these are all the policies that there were once: the options of a record from then.
fn is_old_record(policies: &Map<String, Value>, today: &Map<String, Value>) -> bool {
    let is_later = |policy: &str| LATER.iter().any(|(later, _)| *later == policy);
    today.keys().all(|policy| policies.contains_key(policy) || is_later(policy))
}

/// Why options could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// No edition has this name.
    #[error("there is no edition {0:?}")]
    NoSuchEdition(String),
    /// A policy is unknown or has a value that it cannot have.
    #[error("{0}")]
    Policy(String),
}

impl Options {
    /// An edition with some policies changed.
    ///
    /// # Errors
    /// If there is no such edition or policy, or a value is none of the policy's.
    pub fn over(edition: &str, changes: Map<String, Value>) -> Result<Self, OptionsError> {
        let base = options(edition).ok_or_else(|| OptionsError::NoSuchEdition(edition.to_owned()))?;
        if changes.is_empty() {
            return Ok(base);
        }
        let mut all = serde_json::to_value(base).map_err(|error| OptionsError::Policy(error.to_string()))?;
        if all.as_object().is_some_and(|today| is_old_record(&changes, today)) {
            LATER.into_iter().for_each(|(policy, ruling)| all[policy] = ruling.into());
        }
        for (policy, value) in changes {
            all[policy] = value;
        }
        // The inherent function, which the derive made: all fields, none unknown.
        Self::deserialize(all).map_err(|error| OptionsError::Policy(error.to_string()))
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut policies = Map::<String, Value>::deserialize(deserializer)?;
        let edition = match policies.remove("edition") {
            None => USUAL.to_owned(),
            Some(Value::String(name)) => name,
            Some(other) => return Err(serde::de::Error::custom(format!("{other} is no edition"))),
        };
        Self::over(&edition, policies).map_err(serde::de::Error::custom)
    }
}
