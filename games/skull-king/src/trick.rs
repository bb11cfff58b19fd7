//! Who takes a trick, and why: a pure function of the cards in the order of play. It knows nothing of hands, seats
//! or scores.

use serde::{Deserialize, Serialize};

use crate::options::{
    EscapeThenCharacter, LeaderAfterKraken, LeaderAfterKrakenAndEscapes, LeaderAfterWhaleOfSpecials, Options,
    PirateBonus, SuitAfterCharacterLed, SuitAfterKrakenLed,
};
use crate::{Face, Role, Suit};

/// A place in the order of play of one trick; zero leads.
pub type Place = u8;

/// What a card on the table counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Class {
    /// A numbered card.
    Number,
    /// An escape.
    Escape,
    /// The Tigress, fleeing.
    FledTigress,
    /// Loot: an escape with a consequence.
    Loot,
    /// A pirate, or the Tigress fighting.
    Pirate,
    /// A mermaid.
    Mermaid,
    /// The Skull King.
    King,
    /// The Kraken.
    Kraken,
    /// The White Whale.
    Whale,
}

/// A suit's place in tables when a card has none.
pub(crate) const NO_SUIT: u8 = 4;

/// What a card on the table is worth in its trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// What it counts as.
    pub class: Class,
    /// The suit as a number, trump last; four when it has none.
    pub(crate) suit: u8,
    /// The number on it, zero when it has none.
    pub(crate) rank: u8,
    /// Its place in tables: the suit of a number, or beyond them the class.
    pub(crate) kind: u8,
    /// One for a plain fourteen, sixteen for the black one, so that they are counted in one sum.
    coins: u8,
    /// What it is worth, in 16 bits for each suit that can be led.
    keys: u64,
    /// Where it is marked in a survey of the trick; numbers are not.
    mark: u64,
}

impl Force {
    /// The force of a card with this face, played in this role.
    #[must_use]
    pub const fn new(face: Face, role: Option<Role>) -> Self {
        let class = match (face, role) {
            (Face::Number(suit, rank), _) => return Self::of_number(suit, rank),
            (Face::Escape, _) => Class::Escape,
            (Face::Loot, _) => Class::Loot,
            (Face::Tigress, Some(Role::Escape)) => Class::FledTigress,
            (Face::Tigress | Face::Pirate(_), _) => Class::Pirate,
            (Face::SkullKing, _) => Class::King,
            (Face::Mermaid, _) => Class::Mermaid,
            (Face::Kraken, _) => Class::Kraken,
            (Face::WhiteWhale, _) => Class::Whale,
        };
        let (kind, mark) = (NO_SUIT + class as u8, 1 << byte_of(class));
        Self { class, suit: NO_SUIT, rank: 0, kind, coins: 0, keys: FIRST, mark }
    }

    const fn of_number(suit: Suit, rank: u8) -> Self {
        let coins = match (rank, suit) {
            (14, Suit::Black) => 0x10,
            (14, _) => 1,
            _ => 0,
        };
        let keys = match suit {
            Suit::Black => FIRST + IN_EVERY_SUIT * (TRUMP + rank as u64 * NUMBER),
            _ => FIRST + ((rank as u64 * NUMBER) << (suit as u32 * 16)),
        };
        let suit = suit as u8;
        Self { class: Class::Number, suit, rank, kind: suit, coins, keys, mark: 0 }
    }

    /// What it is worth at this place where this suit was led; where none was, no card has a number. The higher key
    /// wins: trump, then the number, then who was first.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the key of one suit is wanted")]
    const fn key(self, led: u8, place: Place) -> u16 {
        (self.keys >> (led % 4 * 16)) as u16 - place as u16
    }
}

/// Parts of a key, from the lowest: how early the card was played, its number, and whether it is trump.
const FIRST: u64 = IN_EVERY_SUIT * 7;
const NUMBER: u64 = 8;
const TRUMP: u64 = 0x100;
const IN_EVERY_SUIT: u64 = 0x0001_0001_0001_0001;

/// How many places tables by [`Force::kind`] have, so that no lookup needs a check.
pub(crate) const KINDS: usize = 16;

/// What the next players must follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Follow {
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Black.
    Black,
    /// Nothing yet: no card has said anything.
    Open,
    /// Nothing yet: the trick began with an escape.
    OpenAfterEscape,
    /// Nothing yet: the trick began with a character.
    OpenAfterCharacter,
    /// Nothing in this trick.
    Free,
}

impl Follow {
    /// All of them, in the order of tables.
    pub(crate) const ALL: [Self; 8] = [
        Self::Green,
        Self::Yellow,
        Self::Purple,
        Self::Black,
        Self::Open,
        Self::OpenAfterEscape,
        Self::OpenAfterCharacter,
        Self::Free,
    ];

    /// The suit that must be followed, if there is one.
    #[must_use]
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Green => Some(Suit::Green),
            Self::Yellow => Some(Suit::Yellow),
            Self::Purple => Some(Suit::Purple),
            Self::Black => Some(Suit::Black),
            _ => None,
        }
    }

    /// What must be followed after this card.
    #[must_use]
    pub fn after(self, options: &Options, force: Force) -> Self {
        let began = match self {
            Self::Open => None,
            Self::OpenAfterEscape => Some(Self::OpenAfterEscape),
            Self::OpenAfterCharacter => Some(Self::OpenAfterCharacter),
            _ => return self,
        };
        match force.class {
            Class::Number => {
                [Self::Green, Self::Yellow, Self::Purple, Self::Black][usize::from(force.suit & 3)]
            }
            Class::Escape | Class::FledTigress | Class::Loot => began.unwrap_or(Self::OpenAfterEscape),
            Class::Pirate | Class::Mermaid | Class::King => Self::after_character(options, began),
            Class::Kraken => match options.suit_after_kraken_led {
                SuitAfterKrakenLed::None => Self::Free,
                SuitAfterKrakenLed::NextCard => self,
            },
            Class::Whale => Self::Free,
        }
    }

    fn after_character(options: &Options, began: Option<Self>) -> Self {
        let goes_on = match began {
            Some(Self::OpenAfterEscape) => options.escape_then_character == EscapeThenCharacter::NextSuitCard,
            _ => options.suit_after_character_led == SuitAfterCharacterLed::NextSuitCard,
        };
        if goes_on { began.unwrap_or(Self::OpenAfterCharacter) } else { Self::Free }
    }
}

/// What a card says when it is laid where something must be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// What must be followed after it.
    pub(crate) follow: Follow,
    /// SK-4.9: the suit of which its player has shown to hold none, as a bit.
    pub(crate) void: u8,
}

impl Answer {
    pub(crate) fn new(options: &Options, follow: Follow, force: Force) -> Self {
        let shown = follow.suit().filter(|suit| force.suit != NO_SUIT && force.suit != *suit as u8);
        Self { follow: follow.after(options, force), void: shown.map_or(0, |suit| 1 << suit as u8) }
    }
}

/// Why a trick went where it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A mermaid takes the Skull King, whatever else was played.
    MermaidTakesKing,
    /// The Skull King beats the rest.
    King,
    /// A pirate beats the rest.
    Pirate,
    /// The first of several pirates beats the rest.
    FirstPirate,
    /// A mermaid beats the numbers.
    Mermaid,
    /// The first of several mermaids beats the numbers.
    FirstMermaid,
    /// The highest black card.
    Trump,
    /// The highest card of the suit led.
    SuitLed,
    /// Nothing but escapes: the first one.
    FirstEscape,
    /// The White Whale: the highest number of any suit.
    WhaleHighest,
    /// The Kraken destroyed the trick.
    KrakenDestroys,
    /// The White Whale found no number.
    WhaleFindsNone,
}

/// Cards in a trick that pay its winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Captures {
    /// Fourteens of the plain suits.
    #[serde(skip_serializing_if = "is_zero")]
    pub c14: u8,
    /// Black fourteens.
    #[serde(skip_serializing_if = "is_zero")]
    pub b14: u8,
    /// Mermaids taken by a pirate.
    #[serde(skip_serializing_if = "is_zero")]
    pub mermaids_by_pirate: u8,
    /// Pirates taken by the Skull King.
    #[serde(skip_serializing_if = "is_zero")]
    pub pirates_by_sk: u8,
    /// Skull Kings taken by a mermaid.
    #[serde(skip_serializing_if = "is_zero")]
    pub sk_by_mermaid: u8,
}

pub(crate) const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// How a trick ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who takes it; nobody when it is destroyed.
    pub winner: Option<Place>,
    /// Who leads the next one: the winner, if there is one.
    pub leader: Place,
    /// Why.
    pub why: Why,
    /// What it pays the winner.
    pub captures: Captures,
    /// Places whose loot makes them allies of the winner, as bits.
    pub allies: u8,
    /// Whether the winner took back their own loot.
    pub own_loot: bool,
}

/// How the trick ends.
///
/// # Panics
/// If there is no card, or more than eight.
#[must_use]
pub fn outcome(options: &Options, plays: &[Force]) -> Outcome {
    assert!(!plays.is_empty() && plays.len() <= 8, "a trick has one to eight cards");
    outcome_of(options, plays.iter().copied())
}

/// How the trick ends, of one to eight cards.
#[inline]
pub(crate) fn outcome_of(options: &Options, plays: impl Iterator<Item = Force> + Clone) -> Outcome {
    Survey::of(plays.clone()).decided(options, plays)
}

/// Who takes a trick, who leads then, and why.
struct Verdict {
    winner: Option<Place>,
    leader: Place,
    why: Why,
}

impl From<(Place, Why)> for Verdict {
    #[inline]
    fn from((winner, why): (Place, Why)) -> Self {
        Self { winner: Some(winner), leader: winner, why }
    }
}

/// Where in a trick which classes lie, as bits, and its best number.
#[derive(Clone, Copy)]
pub(crate) struct Survey {
    /// A byte for each class but the numbers, with a bit for each place.
    specials: u64,
    /// The key of the best card that is trump or of the suit led.
    best: u16,
    /// Fourteens: plain ones in the low half, black ones in the high half.
    coins: u8,
    /// How many cards there are.
    len: u8,
    /// The suit of the first number.
    led: u8,
}

/// Where the byte of a class begins among the special ones. Numbers have none.
#[inline]
const fn byte_of(class: Class) -> u32 {
    (class as u32 - Class::Escape as u32) * 8
}

impl Survey {
    /// Without a branch that depends on the cards: which card comes next is what no machine can foresee.
    #[inline]
    pub(crate) fn of(plays: impl Iterator<Item = Force> + Clone) -> Self {
        let led = plays.clone().map(|force| force.suit).find(|suit| *suit != NO_SUIT).unwrap_or(NO_SUIT);
        let mut survey = Self { specials: 0, best: 0, coins: 0, len: 0, led };
        plays.for_each(|force| {
            survey.specials |= force.mark << survey.len;
            survey.best = survey.best.max(force.key(led, survey.len));
            survey.coins += force.coins;
            survey.len += 1;
        });
        survey
    }

    /// The same with one card more.
    #[inline]
    fn with(&self, force: Force) -> Self {
        let led = if self.led == NO_SUIT { force.suit } else { self.led };
        Self {
            specials: self.specials | force.mark << self.len,
            // Without a number so far no key depends on a suit.
            best: self.best.max(force.key(led, self.len)),
            coins: self.coins + force.coins,
            len: self.len + 1,
            led,
        }
    }

    /// How the trick ends of which this is the survey.
    #[inline]
    pub(crate) fn decided(&self, options: &Options, plays: impl Iterator<Item = Force>) -> Outcome {
        let verdict = if self.at(Class::Kraken) | self.at(Class::Whale) == 0 {
            self.plain_winner().into()
        } else {
            self.among_monsters(options, highest(plays))
        };
        self.outcome(options, verdict)
    }

    /// How the trick would end with one card more, whose cards are those of which this is the survey.
    #[inline]
    pub(crate) fn decided_with(
        &self,
        options: &Options,
        plays: impl Iterator<Item = Force>,
        force: Force,
    ) -> Outcome {
        self.with(force).decided(options, plays.chain([force]))
    }

    /// Whether the last monster is the White Whale.
    #[inline]
    pub(crate) const fn is_under_whale(&self) -> bool {
        self.at(Class::Whale) > self.at(Class::Kraken)
    }

    /// Where cards of this class lie. Not for numbers: they lie wherever nothing else does.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the byte of one class is wanted")]
    const fn at(&self, class: Class) -> u8 {
        (self.specials >> byte_of(class)) as u8
    }

    /// Where the best number lies.
    #[inline]
    const fn best_place(&self) -> Place {
        7 - (self.best & 7) as Place
    }

    /// Where numbers lie.
    fn numbers(&self) -> u8 {
        let others = self.specials.to_le_bytes().into_iter().fold(0, |all, places| all | places);
        !others & (u8::MAX >> (8 - self.len))
    }

    /// The same trick with those cards counted as escapes.
    const fn fleeing(&self, places: u8) -> Self {
        Self { specials: self.specials | (places as u64) << byte_of(Class::Escape), ..*self }
    }

    const fn escapes(&self) -> u8 {
        self.at(Class::Escape) | self.at(Class::FledTigress) | self.at(Class::Loot)
    }

    /// Who takes a trick without Kraken and White Whale. When they are in it, who would without them; a monster
    /// that lost its power counts as an escape where nothing else is left.
    #[inline]
    fn plain_winner(&self) -> (Place, Why) {
        let (kings, mermaids, pirates) =
            (self.at(Class::King), self.at(Class::Mermaid), self.at(Class::Pirate));
        if kings != 0 && mermaids != 0 {
            return (first(mermaids), Why::MermaidTakesKing);
        }
        if kings != 0 {
            return (first(kings), Why::King);
        }
        if pirates != 0 {
            return (first(pirates), if pirates.is_power_of_two() { Why::Pirate } else { Why::FirstPirate });
        }
        if mermaids != 0 {
            return (
                first(mermaids),
                if mermaids.is_power_of_two() { Why::Mermaid } else { Why::FirstMermaid },
            );
        }
        if u64::from(self.best) >= NUMBER {
            let is_trump = u64::from(self.best) >= TRUMP;
            return (self.best_place(), if is_trump { Why::Trump } else { Why::SuitLed });
        }
        (first(self.escapes()), Why::FirstEscape)
    }

    /// The last of Kraken and White Whale keeps its power; those before it are escapes.
    #[cold]
    fn among_monsters(&self, options: &Options, highest: Place) -> Verdict {
        let monsters = self.at(Class::Kraken) | self.at(Class::Whale);
        let strong = last(monsters);
        if self.at(Class::Kraken) >> strong & 1 != 0 {
            return destroyed(self.leader_after_kraken(options, strong), Why::KrakenDestroys);
        }
        if self.numbers() != 0 {
            return (highest, Why::WhaleHighest).into();
        }
        let leader = match options.leader_after_whale_of_specials {
            LeaderAfterWhaleOfSpecials::Whale => strong,
            LeaderAfterWhaleOfSpecials::WouldHaveWon => {
                self.fleeing(monsters & !(1 << strong)).would_have_won(strong)
            }
        };
        destroyed(leader, Why::WhaleFindsNone)
    }

    fn leader_after_kraken(&self, options: &Options, kraken: Place) -> Place {
        if options.leader_after_kraken == LeaderAfterKraken::LeftOfKraken {
            return (kraken + 1) % self.len;
        }
        let only_escapes = kraken == 0 && count(self.escapes()) + 1 == self.len;
        let to_kraken = options.leader_after_kraken_and_escapes == LeaderAfterKrakenAndEscapes::KrakenLeader;
        if only_escapes && to_kraken {
            return kraken;
        }
        let weak = (self.at(Class::Kraken) | self.at(Class::Whale)) & !(1 << kraken);
        // Where there is nothing but monsters the weak ones are the only escapes.
        let only_monsters = weak != 0 && count(weak) + 1 == self.len;
        self.fleeing(if only_monsters { weak } else { 0 }).would_have_won(kraken)
    }

    /// Who would have won without the monster; itself, if it was alone.
    fn would_have_won(&self, monster: Place) -> Place {
        let others = self.numbers() != 0 || self.specials << (64 - byte_of(Class::Kraken)) != 0;
        if others { self.plain_winner().0 } else { monster }
    }

    /// What the verdict pays whom.
    #[inline]
    fn outcome(&self, options: &Options, Verdict { winner, leader, why }: Verdict) -> Outcome {
        let Some(place) = winner else {
            let captures = Captures::default();
            return Outcome { winner, leader, why, captures, allies: 0, own_loot: false };
        };
        let loot = self.at(Class::Loot);
        let allied = if why == Why::WhaleHighest && !options.loot_under_whale { 0 } else { loot };
        let mut captures = Captures { c14: self.coins & 0xf, b14: self.coins >> 4, ..Captures::default() };
        match why {
            Why::MermaidTakesKing => captures.sk_by_mermaid = count(self.at(Class::King)),
            Why::King => captures.pirates_by_sk = count(self.pirates_for_king(options, place)),
            Why::Pirate | Why::FirstPirate => captures.mermaids_by_pirate = count(self.at(Class::Mermaid)),
            _ => {}
        }
        let own_loot = loot >> place & 1 != 0;
        Outcome { winner, leader, why, captures, allies: allied & !(1 << place), own_loot }
    }

    #[inline]
    fn pirates_for_king(&self, options: &Options, king: Place) -> u8 {
        let mut pirates = self.at(Class::Pirate);
        if options.scary_mary_always_pirate {
            pirates |= self.at(Class::FledTigress);
        }
        match options.pirate_bonus {
            PirateBonus::AnyOrder => pirates,
            PirateBonus::BeforeKing => pirates & ((1 << king) - 1),
        }
    }
}

/// The first of the highest numbers of any suit.
fn highest(plays: impl Iterator<Item = Force>) -> Place {
    let (mut highest, mut rank) = (0, 0);
    for (place, force) in (0..).zip(plays) {
        if force.rank > rank {
            (highest, rank) = (place, force.rank);
        }
    }
    highest
}

const fn destroyed(leader: Place, why: Why) -> Verdict {
    Verdict { winner: None, leader, why }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a byte has fewer than 256 zeros")]
const fn first(places: u8) -> Place {
    places.trailing_zeros() as Place
}

#[expect(clippy::cast_possible_truncation, reason = "a byte has fewer than 256 zeros")]
const fn last(places: u8) -> Place {
    7 - places.leading_zeros() as Place
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a byte has at most eight ones")]
const fn count(places: u8) -> u8 {
    places.count_ones() as u8
}

#[cfg(test)]
mod tests {
    use engine::GameRng;

    use super::*;
    use crate::{Play, SkullKing, edition};

    #[test]
    fn a_card_more_ends_a_trick_as_if_all_cards_were_looked_at_anew() {
        let options = edition::options("current-expanded").expect("the edition exists");
        let rules = SkullKing::new(options, 8).expect("it can be played");
        let mut rng = GameRng::from_number(1720);
        for _ in 0..5_000 {
            let mut deck = rules.deck();
            let mut role = || if rng.below(2) == 0 { Role::Pirate } else { Role::Escape };
            let roles: Vec<Role> = (0..8).map(|_| role()).collect();
            let forces: Vec<Force> = roles
                .into_iter()
                .map(|role| {
                    let card = deck.take_any(&mut rng);
                    rules.force(Play::new(card, rules.tigresses.contains(card).then_some(role)))
                })
                .collect();
            for len in 0..forces.len() {
                let laid = forces[..len].iter().copied();
                let more = Survey::of(laid.clone()).decided_with(rules.options(), laid, forces[len]);
                assert_eq!(more, outcome(rules.options(), &forces[..=len]), "{:?}", &forces[..=len]);
            }
        }
    }
}
