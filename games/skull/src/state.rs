//! What is on the table and who may know it. Nobody's secret can be in the public half: there is no field for it.

use engine::{Seat, SeatMap, SeatSet, State};
use serde::{Deserialize, Serialize};

use crate::{Bets, CARDS_EACH, Card, Cards, Pile, SEATS_MAX, Skull, Stack};

/// How many won bets win the game.
pub const COINS_TO_WIN: u8 = 2;

/// The most cards that can lie on a table: four of each of six players. No bid is higher.
pub const BID_MAX: u8 = SEATS_MAX * CARDS_EACH;

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature draws who begins the game.
    Drawing,
    /// Everybody places a first card, all at once.
    PlacingFirst,
    /// In turn, a card more or the first bid.
    Placing,
    /// In turn, a higher bid or a pass.
    Bidding,
    /// The challenger's own cards are turned; they choose among the others.
    Revealing,
    /// A bet is over; owners of face-down cards may show them.
    Showing,
    /// The challenger turned their own Skull and chooses which card to lose.
    Discarding,
    /// The challenger turned somebody's Skull; nature picks the card they lose.
    PickingBlind,
    /// A challenger who lost the last card to their own Skull chooses who begins.
    ChoosingFirst,
    /// Somebody has won.
    Over,
}

/// What everybody sees, and what a careful player remembers of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// Where the round stands.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u16,
    /// Who begins this round.
    pub first: Seat,
    /// Who may act now.
    pub to_act: SeatSet,
    /// Who still has a card.
    pub in_game: SeatSet,
    /// Who has passed in this round.
    pub passed: SeatSet,
    /// How many cards lie on the table.
    pub table_cards: u8,
    /// The bids of this round.
    pub bids: Bids,
    /// The cards turned in this round.
    pub flips: Flips,
    /// What is known of each seat.
    pub seats: SeatMap<PublicSeat>,
    /// How the bet of the round before ended.
    pub last_bet: Option<LastBet>,
    /// Every bet of the game that is over.
    #[serde(default, skip_serializing_if = "Bets::is_empty")]
    pub bets: Bets,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// What everybody knows of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicSeat {
    /// Bets won.
    pub coins: u8,
    /// Cards owned, in the hand and on the table.
    pub cards: u8,
    /// The cards in front of the seat.
    pub stack: Stack,
    /// What is certain about its Skull.
    pub skull: Whereabouts,
}

/// What everybody can be certain of about a seat's Skull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// The seat has it: no card was lost since it was last seen.
    Owned,
    /// It may be among the last lost cards, this many: those lost since it was last seen.
    Doubtful(u8),
    /// It is among the lost cards: all others were seen.
    Lost,
}

/// The bids of a round. Each is higher than the one before, so the number alone tells their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Seat, u8)>", into = "Vec<(Seat, u8)>")]
pub struct Bids {
    /// Who bid each number, one more than the seat; zero where nobody did.
    by: [u8; BID_MAX as usize],
    highest: u8,
}

impl Bids {
    /// Nobody has bid.
    pub const NONE: Self = Self { by: [0; BID_MAX as usize], highest: 0 };

    /// The highest bid; zero when nobody has bid.
    #[must_use]
    pub const fn highest(&self) -> u8 {
        self.highest
    }

    /// Who made the highest bid.
    #[must_use]
    pub fn challenger(&self) -> Option<Seat> {
        self.bidder(self.highest)
    }

    /// Who bid this number.
    #[must_use]
    pub fn bidder(&self, bid: u8) -> Option<Seat> {
        let by = *self.by.get(usize::from(bid).checked_sub(1)?)?;
        by.checked_sub(1).map(Seat::new)
    }

    /// The bids in the order they were made.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        (1..=self.highest).filter_map(|bid| Some((self.bidder(bid)?, bid)))
    }

    pub(crate) fn push(&mut self, seat: Seat, bid: u8) {
        self.by[usize::from(bid) - 1] = u8::from(seat) + 1;
        self.highest = bid;
    }
}

impl From<Bids> for Vec<(Seat, u8)> {
    fn from(bids: Bids) -> Self {
        bids.iter().collect()
    }
}

/// Bids that cannot follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("each bid is higher than the one before, from 1 to {BID_MAX}")]
pub struct NotRising;

impl TryFrom<Vec<(Seat, u8)>> for Bids {
    type Error = NotRising;

    fn try_from(list: Vec<(Seat, u8)>) -> Result<Self, NotRising> {
        let mut bids = Self::NONE;
        for (seat, bid) in list {
            if bid <= bids.highest || bid > BID_MAX {
                return Err(NotRising);
            }
            bids.push(seat, bid);
        }
        Ok(bids)
    }
}

/// The cards turned for a bet, in order. All are Roses but the last, which may be a Skull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Seat, Card)>", into = "Vec<(Seat, Card)>")]
pub struct Flips {
    owners: [u8; BID_MAX as usize],
    len: u8,
    /// The last one, if it is a Skull.
    skull: Option<Seat>,
}

impl Flips {
    /// No card was turned.
    pub const NONE: Self = Self { owners: [0; BID_MAX as usize], len: 0, skull: None };

    /// How many cards were turned.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none was turned.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whose Skull was turned.
    #[must_use]
    pub const fn skull_owner(&self) -> Option<Seat> {
        self.skull
    }

    /// The cards in the order they were turned.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let last = usize::from(self.len) - usize::from(self.skull.is_some());
        let roses = self.owners[..last].iter().map(|&owner| (Seat::new(owner), Card::Rose));
        roses.chain(self.skull.map(|owner| (owner, Card::Skull)))
    }

    /// How many cards of this seat were turned.
    fn count_of(&self, seat: Seat) -> usize {
        let turned = &self.owners[..usize::from(self.len)];
        turned.iter().filter(|owner| **owner == u8::from(seat)).count()
    }

    pub(crate) fn push(&mut self, owner: Seat, card: Card) {
        self.owners[usize::from(self.len)] = u8::from(owner);
        self.len += 1;
        if card == Card::Skull {
            self.skull = Some(owner);
        }
    }
}

impl From<Flips> for Vec<(Seat, Card)> {
    fn from(flips: Flips) -> Self {
        flips.iter().collect()
    }
}

/// Cards that cannot have been turned for one bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at most {BID_MAX} cards are turned, and none after a Skull")]
pub struct NoSuchFlips;

impl TryFrom<Vec<(Seat, Card)>> for Flips {
    type Error = NoSuchFlips;

    fn try_from(list: Vec<(Seat, Card)>) -> Result<Self, NoSuchFlips> {
        let mut flips = Self::NONE;
        for (owner, card) in list {
            if flips.len == BID_MAX || flips.skull.is_some() {
                return Err(NoSuchFlips);
            }
            flips.push(owner, card);
        }
        Ok(flips)
    }
}

/// How a bet ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastBet {
    /// Whose bet it was.
    pub challenger: Seat,
    /// How many cards they meant to turn.
    pub bid: u8,
    /// What they turned.
    pub flips: Flips,
    /// The piles that their owners showed afterwards; empty for everybody else. Nothing where nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<SeatMap<Pile>>,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Private {
    /// The cards in its hand.
    pub hand: Cards,
    /// The cards in front of it.
    pub pile: Pile,
    /// The cards it has lost for good.
    pub lost: Cards,
}

impl Private {
    /// What everybody begins with.
    pub const DEALT: Self = Self { hand: Cards::ALL, pile: Pile::EMPTY, lost: Cards::NONE };

    /// The cards that can still be played with.
    #[must_use]
    pub const fn owned(&self) -> Cards {
        self.hand.and(self.pile.cards())
    }

    /// The same before the top card of the pile was placed.
    pub(crate) fn taken_back(mut self) -> Self {
        if let Some(card) = self.pile.pop() {
            self.hand.insert(card);
        }
        self
    }

    /// Takes the pile back into the hand.
    pub(crate) const fn collect(&mut self) {
        self.hand = self.owned();
        self.pile = Pile::EMPTY;
    }
}

impl Public {
    /// The piles that owners have opened themselves after the bet, if any.
    pub(crate) fn shown(&self) -> Option<SeatMap<Pile>> {
        let challenger = self.challenger();
        let is_shown = |seat: Seat, stack: Stack| {
            let is_open = !stack.is_empty() && stack.n_down() == 0 && Some(seat) != challenger;
            is_open && usize::from(stack.len()) > self.flips.count_of(seat)
        };
        let shown: SeatSet = self
            .seats
            .iter()
            .filter(|(seat, known)| is_shown(*seat, known.stack))
            .map(|(seat, _)| seat)
            .collect();
        if shown.is_empty() {
            return None;
        }
        let pile = |seat: Seat, known: &PublicSeat| {
            if shown.contains(seat) { known.stack.opened() } else { Pile::EMPTY }
        };
        Some(self.seats.map(pile))
    }

    /// Who made the highest bid of this round.
    #[must_use]
    pub fn challenger(&self) -> Option<Seat> {
        self.bids.challenger()
    }

    /// How many cards the seat holds in its hand. Right after a lost bet its pile may still be looked at, though one of
    /// these cards is gone.
    #[must_use]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        let PublicSeat { cards, stack, .. } = self.seats[seat];
        cards.saturating_sub(stack.len())
    }

    /// How many cards the challenger must still turn.
    #[must_use]
    pub const fn flips_left(&self) -> u8 {
        self.bids.highest() - self.flips.len()
    }

    /// The next seat of `seats` clockwise.
    pub(crate) fn next_after(seat: Seat, seats: SeatSet) -> Option<Seat> {
        let up_to_seat = SeatSet::all(u8::from(seat) + 1);
        seats.without(up_to_seat).first().or(seats.first())
    }
}

impl Skull {
    pub(crate) fn first_state(&self) -> State<Self> {
        let seat = PublicSeat { coins: 0, cards: CARDS_EACH, stack: Stack::EMPTY, skull: Whereabouts::Owned };
        State {
            public: Public {
                phase: Phase::Drawing,
                round: 1,
                first: Seat::new(0),
                to_act: SeatSet::EMPTY,
                in_game: SeatSet::all(self.n_seats()),
                passed: SeatSet::EMPTY,
                table_cards: 0,
                bids: Bids::NONE,
                flips: Flips::NONE,
                seats: SeatMap::from_fn(self.n_seats(), |_| seat),
                last_bet: None,
                bets: Bets::NONE,
                winner: None,
            },
            private: SeatMap::from_fn(self.n_seats(), |_| Private::DEALT),
            hidden: (),
        }
    }

    /// Every seat has its three Roses and its Skull, each in one place, and the public numbers tell the truth.
    pub(crate) fn audited(&self, state: &State<Self>) {
        let public = &state.public;
        assert_eq!(public.seats.seats(), self.n_seats());
        assert_eq!(state.private.seats(), self.n_seats());
        for (seat, private) in state.private.iter() {
            let known = public.seats[seat];
            assert_eq!(private.owned().and(private.lost), Cards::ALL, "{seat:?} keeps four cards");
            assert_eq!(known.cards, private.owned().len(), "{seat:?} owns what the table counts");
            assert_eq!(known.stack.len(), private.pile.len(), "{seat:?} has the pile the table sees");
            assert_eq!(public.in_game.contains(seat), known.cards > 0, "{seat:?} is in while it has a card");
            for (seen, truth) in known.stack.iter().zip(private.pile.iter()) {
                assert!(seen.face().is_none_or(|face| face == truth), "{seat:?} shows true faces");
            }
            match known.skull {
                Whereabouts::Owned => assert!(private.owned().contains(Card::Skull)),
                Whereabouts::Lost => assert!(private.lost.contains(Card::Skull)),
                Whereabouts::Doubtful(suspects) => assert!((1..=private.lost.len()).contains(&suspects)),
            }
        }
        let on_table: u8 = public.seats.values().map(|seat| seat.stack.len()).sum();
        assert_eq!(public.table_cards, on_table, "the table counts its cards");
        assert!(public.passed.without(public.in_game).is_empty(), "only players pass");
        assert_eq!(public.winner.is_some(), public.phase == Phase::Over, "a winner ends the game");
    }
}
