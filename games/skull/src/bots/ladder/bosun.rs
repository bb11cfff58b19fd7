//! Reckons by the cards alone where Skulls may lie, and does what one step ahead gives the best chance to win the game.

use arrayvec::ArrayVec;
use engine::{Seat, View};

use super::odds::Odds;
use super::shares::{Shares, after_bet, placing};
use super::worth::Outlook;
use crate::{Action, Actions, BID_MAX, Card, Phase, SEATS_MAX, Skull};

/// How often the first card is the Skull, and how often a later one.
const SKULL_FIRST: f32 = 0.35;
const SKULL_LATER: f32 = 0.2;
/// How readily each of the others raises a bid of nothing; less, the more of the table is bid.
const RAISES: f32 = 0.75;
/// How likely somebody who bids has no Skull in the own pile.
const HONEST: f32 = 0.85;
/// By how much a bid has to be better than to wait.
const PATIENCE: f32 = 1.02;

/// What one step ahead tells.
pub(super) struct Table<'a> {
    view: View<'a, Skull>,
    odds: Odds,
    chances: [f32; BID_MAX as usize + 1],
    outlook: Outlook,
    /// Who may still bid.
    rivals: ArrayVec<Rival, { SEATS_MAX as usize }>,
    won: f32,
    lost: f32,
}

/// Somebody who may have the bet instead.
#[derive(Clone, Copy)]
struct Rival {
    seat: Seat,
    /// What it is worth to the viewer if they win it, and if they lose it.
    won: f32,
    lost: f32,
}

impl<'a> Table<'a> {
    pub(super) fn new(view: View<'a, Skull>) -> Self {
        Self::with(view, Odds::from_cards(view.public, view.seat))
    }

    pub(super) fn with(view: View<'a, Skull>, odds: Odds) -> Self {
        let outlook = Outlook::of(view.public);
        let (public, own) = (view.public, view.seat);
        let rival = |seat: Seat| Rival {
            seat,
            won: outlook.after(seat, true).worth(own),
            lost: outlook.after(seat, false).worth(own),
        };
        let rivals = public.in_game.without(public.passed).iter().filter(|seat| *seat != own);
        Self {
            view,
            odds,
            chances: odds.chances(view.private),
            outlook,
            rivals: rivals.map(rival).collect(),
            won: outlook.after(own, true).worth(own),
            lost: outlook.after(own, false).worth(own),
        }
    }

    /// How likely this bid is met.
    pub(super) fn chance(&self, bid: u8) -> f32 {
        self.chances[usize::from(bid)]
    }

    /// How likely nobody goes higher.
    fn stands(&self, bid: u8) -> f32 {
        let room = 1.0 - f32::from(bid) / f32::from(self.view.public.table_cards.max(1));
        self.rivals.iter().fold(1.0, |stands, _| stands * (1.0 - RAISES * room))
    }

    /// How likely somebody else turns so many cards without a Skull.
    fn chance_of(&self, rival: Seat, bid: u8) -> f32 {
        let public = self.view.public;
        let own = public.seats[rival].stack.len();
        let others = public.table_cards - own;
        if bid <= own || others == 0 {
            return HONEST;
        }
        let part = f32::from(bid - own) / f32::from(others);
        let skull_waits = self.view.private.pile.cards().contains(Card::Skull);
        let mut chance = HONEST * if skull_waits { 1.0 - part } else { 1.0 };
        for seat in public.in_game.iter().filter(|seat| *seat != rival && *seat != self.view.seat) {
            chance *= 1.0 - part * (1.0 - self.odds.clean(seat));
        }
        chance
    }

    /// What it is worth to leave the bet to somebody at this bid.
    fn left_to(&self, rival: &Rival, bid: u8) -> f32 {
        let chance = self.chance_of(rival.seat, bid);
        chance * rival.won + (1.0 - chance) * rival.lost
    }

    /// What a bid is worth.
    fn bid(&self, bid: u8) -> f32 {
        let chance = self.chance(bid);
        let alone = chance * self.won + (1.0 - chance) * self.lost;
        let stands = self.stands(bid);
        let raised: f32 = self.rivals.iter().map(|rival| self.left_to(rival, bid + 1)).sum();
        let raised = if self.rivals.is_empty() { alone } else { raised / self.rivals.len() as f32 };
        stands * alone + (1.0 - stands) * raised
    }

    /// The bid worth most, and its worth.
    fn best_bid(&self) -> (u8, f32) {
        let public = self.view.public;
        let bids = (public.bids.highest() + 1..=public.table_cards).map(|bid| (bid, self.bid(bid)));
        bids.fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best })
    }

    fn pass(&self) -> f32 {
        let challenger = self.view.public.challenger();
        let rival = self.rivals.iter().find(|rival| Some(rival.seat) == challenger);
        rival.map_or(0.0, |rival| self.left_to(rival, self.view.public.bids.highest()))
    }

    /// The highest bid that wins the game for certain.
    fn sure_win(&self) -> Option<u8> {
        let public = self.view.public;
        let mut bids = (public.bids.highest() + 1..=public.table_cards).rev();
        bids.find(|bid| self.won >= 1.0 && self.chance(*bid) >= 1.0)
    }

    fn open_or_place(&self) -> Shares {
        if let Some(bid) = self.sure_win() {
            return Shares::sure(Action::Bid(bid));
        }
        let (bid, worth) = self.best_bid();
        let waits = PATIENCE * self.outlook.worth(self.view.seat);
        if self.view.private.hand.is_empty() || worth > waits {
            return Shares::sure(Action::Bid(bid));
        }
        placing(self.view, SKULL_LATER)
    }

    fn raise_or_pass(&self) -> Shares {
        if let Some(bid) = self.sure_win() {
            return Shares::sure(Action::Bid(bid));
        }
        let (bid, worth) = self.best_bid();
        Shares::sure(if worth > self.pass() { Action::Bid(bid) } else { Action::Pass })
    }

    /// How much better a bid is than to wait or to pass.
    pub(super) fn gain(&self, bid: u8) -> f32 {
        let other = match self.view.public.phase {
            Phase::Placing => self.outlook.worth(self.view.seat),
            _ => self.pass(),
        };
        self.bid(bid) - other
    }

    /// How many may still bid beside the viewer.
    pub(super) fn n_rivals(&self) -> f32 {
        self.rivals.len() as f32
    }

    pub(super) fn flip(&self) -> Shares {
        let flip = self.odds.flip(self.view.public.flips_left());
        flip.map_or_else(Shares::default, |(seat, _)| Shares::sure(Action::Flip(seat)))
    }
}

/// What somebody does who reckons.
pub(super) fn shares(view: View<'_, Skull>, legal: &Actions) -> Shares {
    if let Some(shares) = after_bet(view, legal) {
        return shares;
    }
    match view.public.phase {
        Phase::PlacingFirst => placing(view, SKULL_FIRST),
        Phase::Placing => Table::new(view).open_or_place(),
        Phase::Revealing => Table::new(view).flip(),
        _ => Table::new(view).raise_or_pass(),
    }
}
