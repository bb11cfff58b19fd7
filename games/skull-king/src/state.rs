//! Who knows what at the table: what everybody sees, what one seat sees, what nobody sees. All of it is flat, so
//! that a state is copied without a heap.

use engine::{SEATS_MAX, Seat, SeatMap, SeatSet, State};
use serde::{Deserialize, Serialize};

use crate::card::CARDS_MAX;
use crate::hand::Pile;
use crate::schedule::CARDS_DEALT_MAX;
use crate::scoring::Cannon;
use crate::trick::{Follow, is_zero};
use crate::{Card, Hand, Play, Sheet, SkullKing};

/// Where the round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The cards are about to be dealt.
    Dealing,
    /// Everybody bids at once.
    Bidding,
    /// A trick is played.
    Playing,
    /// Rosie's player chooses who leads.
    ChoosingLeader,
    /// Bahij's player is about to draw.
    Drawing,
    /// Bahij's player discards.
    Discarding,
    /// The Rascal's player wagers.
    Wagering,
    /// Harry's player may change the bid.
    ChangingBid,
    /// The game has ended.
    Over,
}

/// Who lays cards into a trick: a seat, or Graybeard's ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Player(u8);

impl Player {
    /// Graybeard's ghost, who takes no seat; written as 8.
    pub const GHOST: Self = Self(8);

    /// The player in this seat.
    #[must_use]
    #[inline]
    pub fn new(seat: Seat) -> Self {
        Self(seat.into())
    }

    /// The seat; none for the ghost.
    #[must_use]
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        Seat::try_from(self.0).ok()
    }
}

impl From<Player> for u8 {
    fn from(player: Player) -> Self {
        player.0
    }
}

/// A number that is no player.
#[derive(Debug, thiserror::Error)]
#[error("there is no player {0}")]
pub struct NoSuchPlayer(u8);

impl TryFrom<u8> for Player {
    type Error = NoSuchPlayer;

    fn try_from(idx: u8) -> Result<Self, NoSuchPlayer> {
        if idx <= Self::GHOST.0 { Ok(Self(idx)) } else { Err(NoSuchPlayer(idx)) }
    }
}

/// Who led a finished trick and who took it, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TrickMark(u8);

const DESTROYED: u8 = 0xf;

impl TrickMark {
    #[inline]
    pub(crate) const fn new(lead: Player, winner: Option<Player>) -> Self {
        let winner = match winner {
            Some(player) => player.0,
            None => DESTROYED,
        };
        Self(lead.0 << 4 | winner)
    }

    pub(crate) const fn lead(self) -> Player {
        Player(self.0 >> 4)
    }

    pub(crate) const fn winner(self) -> Option<Player> {
        if self.0 & 0xf == DESTROYED { None } else { Some(Player(self.0 & 0xf)) }
    }
}

/// The cards played in this round, in order, and how its tricks ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct History {
    plays: [Play; CARDS_MAX],
    plays_len: u8,
    tricks: [TrickMark; CARDS_DEALT_MAX as usize],
    tricks_len: u8,
}

impl History {
    pub(crate) const EMPTY: Self = Self {
        plays: [Play::new(Card::new(0), None); CARDS_MAX],
        plays_len: 0,
        tricks: [TrickMark(0); CARDS_DEALT_MAX as usize],
        tricks_len: 0,
    };

    /// All cards played in this round.
    #[must_use]
    #[inline]
    pub fn plays(&self) -> &[Play] {
        &self.plays[..usize::from(self.plays_len)]
    }

    /// How many tricks of this round are finished.
    #[must_use]
    #[inline]
    pub const fn tricks_done(&self) -> u8 {
        self.tricks_len
    }

    #[inline]
    pub(crate) fn push(&mut self, play: Play) {
        self.plays[usize::from(self.plays_len)] = play;
        self.plays_len += 1;
    }

    #[inline]
    pub(crate) fn finish(&mut self, mark: TrickMark) {
        self.tricks[usize::from(self.tricks_len)] = mark;
        self.tricks_len += 1;
    }

    pub(crate) fn marks(&self) -> &[TrickMark] {
        &self.tricks[..usize::from(self.tricks_len)]
    }

    /// Forgets the round; what is forgotten must not make two equal histories differ.
    pub(crate) const fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("History").field("plays", &self.plays()).field("tricks", &self.tricks_len).finish()
    }
}

/// What everybody has seen of a seat's hand in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Known {
    /// Suits of which the seat has shown to hold none, as bits, green lowest.
    #[serde(skip_serializing_if = "is_zero")]
    pub voids: u8,
    /// The same, shown before the seat drew cards: it may hold drawn ones.
    #[serde(skip_serializing_if = "is_zero")]
    pub old_voids: u8,
    /// How many cards of those suits it may hold at most, discards counted.
    #[serde(skip_serializing_if = "is_zero")]
    pub drawn: u8,
    /// Whether it has looked at the stock: zero if not, else one more than the draws before.
    #[serde(skip_serializing_if = "is_zero")]
    pub peeked: u8,
}

/// A draw with Bahij.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Who drew.
    pub seat: Seat,
    /// How many.
    pub cards: u8,
}

/// The draws of a round, in order.
pub type Draws = [Option<Draw>; 4];

/// Whether it is what it was at the beginning: then it need not be written.
fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// Where the round stands.
    pub phase: Phase,
    /// The round, counted from zero.
    pub round: u8,
    /// Who leads the first trick of the first round, as the lot fell.
    pub first: Seat,
    /// Cards dealt to each seat in this round.
    pub cards: u8,
    /// Who is to act, outside the bidding.
    pub actor: Seat,
    /// Who must still bid.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub to_bid: SeatSet,
    /// Who leads this trick.
    pub lead: Player,
    /// The seat that led last.
    pub seat_lead: Seat,
    /// What must be followed in this trick.
    pub follow: Follow,
    /// Cards on the table.
    pub trick_len: u8,
    /// How many cards Bahij's player must still discard.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub discards_left: u8,
    /// How many cards were not dealt.
    pub stock_len: u8,
    /// The cards of the round so far.
    pub history: History,
    /// What was seen of the hands.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub known: [Known; SEATS_MAX],
    /// Draws with Bahij in this round.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub draws: Draws,
    /// The score sheet.
    pub sheet: Sheet,
}

/// A bid, with what is loaded where the scoring has a cannon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// How many tricks.
    pub tricks: u8,
    /// What is loaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cannon: Option<Cannon>,
}

/// What one seat sees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// Its cards.
    pub hand: Hand,
    /// The stock as Juanita showed it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub peeked: Hand,
    /// What it discarded with Bahij.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub discarded: Pile<8>,
    /// Its bid, until all are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<Bid>,
}

impl Private {
    pub(crate) const EMPTY: Self =
        Self { hand: Hand::EMPTY, peeked: Hand::EMPTY, discarded: Pile::EMPTY, bid: None };
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// The cards that were not dealt.
    pub stock: Hand,
    /// Graybeard's pile, the next card last.
    pub ghost: Pile<15>,
}

/// Nature's decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A deal: a hand for each seat, and Graybeard's pile where he plays; the rest is the stock. In the first round
    /// also who leads.
    Deal {
        /// Who leads the first round. Later rounds draw no lots, and records of games in which the first seat always
        /// led do not say it: both are written like a lot for that seat.
        #[serde(default = "first_seat", skip_serializing_if = "is_first_seat")]
        first: Seat,
        /// The hands.
        hands: SeatMap<Hand>,
        /// Graybeard's pile, the next card last.
        #[serde(default = "no_pile", skip_serializing_if = "Pile::is_empty")]
        ghost: Pile<15>,
    },
    /// What Bahij's player draws from the stock.
    Draw(Hand),
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn is_first_seat(seat: &Seat) -> bool {
    seat.idx() == 0
}

const fn no_pile() -> Pile<15> {
    Pile::EMPTY
}

impl Public {
    /// The cards on the table, in the order of play.
    #[must_use]
    #[inline]
    pub fn trick(&self) -> &[Play] {
        let plays = self.history.plays();
        &plays[plays.len() - usize::from(self.trick_len)..]
    }

    /// How many tricks a seat has won in this round.
    #[must_use]
    pub fn won(&self, seat: Seat) -> u8 {
        self.sheet.tally(self.round, seat).won()
    }

    /// The bid that stands for a seat in this round; none before the bids are open.
    #[must_use]
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        (self.sheet.rounds_begun() > self.round).then(|| self.sheet.tally(self.round, seat).bid())
    }
}

impl SkullKing {
    /// Who leads the first trick of the round: the seat left of the dealer.
    #[must_use]
    pub fn first_leader(&self, public: &Public) -> Seat {
        Seat::new((u8::from(public.first) + public.round) % self.seats)
    }

    /// Who lays the card at this place of a trick that `lead` leads.
    #[must_use]
    #[inline]
    pub(crate) fn player_at(&self, lead: Player, seat_lead: Seat, place: u8) -> Player {
        if self.has_ghost() {
            return ghost_order(lead, seat_lead, place);
        }
        let idx = lead.0 + place;
        Player(if idx >= self.seats { idx - self.seats } else { idx })
    }

    /// How many cards a seat holds, as everybody can count.
    #[must_use]
    pub(crate) fn hand_len(&self, public: &Public, seat: Seat) -> u8 {
        let played = (0..public.trick_len)
            .any(|place| self.player_at(public.lead, public.seat_lead, place) == Player::new(seat));
        let mut len = match public.phase {
            Phase::Dealing | Phase::Over => return 0,
            _ => public.cards - public.history.tricks_done() - u8::from(played),
        };
        if public.actor == seat && public.phase == Phase::Discarding {
            len += public.discards_left;
        }
        len
    }

    /// Checks that every card is in exactly one place and the sheet adds up.
    ///
    /// # Panics
    /// If not.
    pub(crate) fn check(&self, state: &State<Self>) {
        let State { public, private, hidden } = state;
        if public.phase != Phase::Dealing && public.phase != Phase::Over {
            self.check_cards(public, private, hidden);
        }
        for (seat, own) in private.iter() {
            assert_eq!(
                own.hand.len(),
                usize::from(self.hand_len(public, seat)),
                "{seat:?} holds what it should"
            );
            let has_bid = public.phase == Phase::Bidding && !public.to_bid.contains(seat);
            assert_eq!(own.bid.is_some(), has_bid, "{seat:?} keeps a bid only until all are open");
            let total: i16 =
                (0..public.sheet.rounds_scored()).map(|round| public.sheet.points(self, round, seat)).sum();
            assert_eq!(total, public.sheet.total(seat), "the sheet of {seat:?} adds up");
        }
        let won: u8 = Seat::all(self.seats).map(|seat| public.won(seat)).sum();
        assert!(public.phase == Phase::Over || won <= public.history.tricks_done(), "no trick is won twice");
    }

    fn check_cards(&self, public: &Public, private: &SeatMap<Private>, hidden: &Hidden) {
        let mut seen = Hand::EMPTY;
        let mut count = 0;
        let played = public.history.plays().iter().map(|play| Hand::one(play.card()));
        let owned = private.values().flat_map(|own| [own.hand, own.discarded.hand()]);
        for cards in played.chain(owned).chain([hidden.stock, hidden.ghost.hand()]) {
            seen |= cards;
            count += cards.len();
        }
        assert_eq!(seen, self.deck, "no card is lost and none is new");
        assert_eq!(count, self.deck.len(), "every card is in one place");
        assert_eq!(hidden.stock.len(), usize::from(public.stock_len), "everybody can count the stock");
        for (seat, own) in private.iter() {
            let peeked = public.known[seat.idx()].peeked != 0;
            assert!(!peeked || own.peeked.includes(hidden.stock), "{seat:?} has seen the stock");
        }
    }
}

/// The ghost plays second, or leads before the seat that led last.
fn ghost_order(lead: Player, seat_lead: Seat, place: u8) -> Player {
    let (first, other) = (Player::new(seat_lead), Player::new(seat_lead.next(2)));
    let order = if lead == Player::GHOST { [lead, first, other] } else { [first, Player::GHOST, other] };
    order[usize::from(place)]
}

/// The history as it is written in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    plays: Vec<Play>,
    tricks: Vec<(Player, Option<Player>)>,
}

impl Serialize for History {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tricks = self.marks().iter().map(|mark| (mark.lead(), mark.winner())).collect();
        Written { plays: self.plays().to_vec(), tricks }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for History {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        if written.plays.len() > CARDS_MAX || written.tricks.len() > usize::from(CARDS_DEALT_MAX) {
            return Err(serde::de::Error::custom("no round is that long"));
        }
        let mut history = Self::EMPTY;
        written.plays.into_iter().for_each(|play| history.push(play));
        written.tricks.into_iter().for_each(|(lead, winner)| history.finish(TrickMark::new(lead, winner)));
        Ok(history)
    }
}
