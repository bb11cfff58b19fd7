//! An opponent that knows the game: it counts the tricks its hand should take, then tries to take just as many. It
//! sees what a person in its seat sees, and searches nothing. Kept as a baseline.

use engine::{Bot, Choice, GameRng, Message, Seat, Thinking, View};

use crate::scoring::Cannon;
use crate::state::{Bid, Phase};
use crate::trick::{Class, Force, outcome};
use crate::{Action, CardPlayed, Role, SkullKing, Suit};

/// Bids what its cards should take, and plays to meet the bid.
pub(super) struct Mate;

impl Mate {
    /// What it does.
    pub(super) fn decide(
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> Action {
        Table { rules, view }.wanted(legal).unwrap_or_else(|| *rng.pick(legal))
    }
}

impl Bot<SkullKing> for Mate {
    fn choose(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let action = Self::decide(rules, view, legal, thinking.rng);
        Choice { action, why: Table { rules, view }.reason(action) }
    }
}

/// How likely a card takes a trick, as a percentage.
type Percent = u32;

/// The table as the bot sees it.
struct Table<'a> {
    rules: &'a SkullKing,
    view: View<'a, SkullKing>,
}

impl Table<'_> {
    /// What it would like to do, if that is legal.
    fn wanted(&self, legal: &[Action]) -> Option<Action> {
        let wanted = match self.view.public.phase {
            Phase::Bidding => self.bid(legal),
            Phase::Playing => self.card(legal),
            Phase::ChoosingLeader => Some(Action::Lead(self.leader())),
            Phase::Discarding => self.discard(legal),
            Phase::Wagering => Some(Action::Wager(self.wager())),
            Phase::ChangingBid => Some(Action::ChangeBid(self.change())),
            Phase::Dealing | Phase::Drawing | Phase::Over => None,
        };
        wanted.filter(|action| legal.contains(action))
    }

    /// How likely a card takes the trick it is played in: by how many cards of the deck it fears, once for each
    /// other hand. Higher cards of its own suit count double, because they must be played.
    fn strength(&self, force: Force) -> Percent {
        const DECK: u32 = 84;
        let higher = u32::from(self.rules.options.highest_number.saturating_sub(force.rank));
        let feared = match force.class {
            Class::King => 2,
            Class::Pirate => 4,
            Class::Mermaid => 8,
            Class::Number if force.suit == Suit::Black as u8 => 12 + higher,
            Class::Number => 23 + 2 * higher,
            Class::Escape | Class::FledTigress | Class::Loot | Class::Kraken | Class::Whale => return 0,
        };
        // Not every good card finds its trick.
        let found = 850;
        (1..self.rules.places).fold(found, |chance, _| chance * (DECK - feared) / DECK) / 10
    }

    fn strength_of(&self, played: CardPlayed) -> Percent {
        self.strength(self.rules.force(played.play()))
    }

    /// The tricks the hand should take, in percent of one; the Tigress counts for half a pirate.
    fn expected(&self) -> Percent {
        let cards = self.view.private.hand.iter();
        cards
            .map(|card| {
                let strength = self.strength_of(CardPlayed { card, role: Some(Role::Pirate) });
                if self.rules.tigresses.contains(card) { strength / 2 } else { strength }
            })
            .sum()
    }

    /// The numbers that a bid or a card follows from.
    fn reason(&self, action: Action) -> Option<Message> {
        let missing = self.missing();
        match action {
            Action::Bid(_) => {
                let tenths = (self.expected() + 5) / 10;
                let why = Message::new("skull-king-why-bid");
                Some(why.with("whole", tenths / 10).with("tenths", tenths % 10))
            }
            Action::Play(played) => {
                let key = if missing > 0 { "skull-king-why-take" } else { "skull-king-why-duck" };
                let why = Message::new(key).with("missing", missing);
                Some(why.with("chance", self.strength_of(played)))
            }
            _ => None,
        }
    }

    fn bid(&self, legal: &[Action]) -> Option<Action> {
        let tricks = (self.expected() + 40) / 100;
        let tricks = u8::try_from(tricks).unwrap_or(u8::MAX).min(self.view.public.cards);
        let has_cannon = matches!(legal.first(), Some(Action::Bid(Bid { cannon: Some(_), .. })));
        Some(Action::Bid(Bid { tricks, cannon: has_cannon.then_some(Cannon::Grapeshot) }))
    }

    /// How many tricks are still wanted; negative when there are too many already.
    fn missing(&self) -> i32 {
        let public = self.view.public;
        i32::from(public.bid(self.view.seat).unwrap_or(0)) - i32::from(public.won(self.view.seat))
    }

    fn card(&self, legal: &[Action]) -> Option<Action> {
        let plays = legal.iter().filter_map(|action| match action {
            Action::Play(played) => Some(*played),
            _ => None,
        });
        let (taking, losing): (Vec<_>, Vec<_>) = plays.partition(|played| self.takes(*played));
        let weakest =
            |plays: &[CardPlayed]| plays.iter().copied().min_by_key(|played| self.strength_of(*played));
        let strongest =
            |plays: &[CardPlayed]| plays.iter().copied().max_by_key(|played| self.strength_of(*played));
        let wanted = if self.missing() > 0 {
            let last = self.view.public.trick_len + 1 == self.rules.places;
            // The last to play needs no more than enough; anybody else needs what will hold.
            let best = if last { weakest(&taking) } else { strongest(&taking) };
            let fair = 100 / u32::from(self.rules.places);
            let holds = |played: &CardPlayed| last || self.strength_of(*played) >= fair;
            best.filter(holds).or_else(|| weakest(&losing)).or_else(|| weakest(&taking))
        } else {
            strongest(&losing).or_else(|| weakest(&taking))
        };
        wanted.map(Action::Play)
    }

    /// Whether the card would take the trick as it lies.
    fn takes(&self, played: CardPlayed) -> bool {
        let trick = self.view.public.trick();
        let plays = trick.iter().copied().chain([played.play()]);
        let forces: Vec<Force> = plays.map(|play| self.rules.force(play)).collect();
        let place = trick.len();
        outcome(&self.rules.options, &forces).winner.is_some_and(|winner| usize::from(winner) == place)
    }

    fn leader(&self) -> Seat {
        let own = self.view.seat;
        if self.missing() > 0 { own } else { own.next(self.rules.seats) }
    }

    fn discard(&self, legal: &[Action]) -> Option<Action> {
        let strength = |action: &&Action| match action {
            Action::Discard(card) => self.strength_of(CardPlayed { card: *card, role: Some(Role::Pirate) }),
            _ => 0,
        };
        let wants_more = i32::try_from(self.expected() / 100).unwrap_or(0) < self.missing();
        if wants_more {
            legal.iter().min_by_key(strength).copied()
        } else {
            legal.iter().max_by_key(strength).copied()
        }
    }

    /// Wagers only on a bid that is as good as met.
    fn wager(&self) -> u8 {
        let public = self.view.public;
        let left = public.cards - public.history.tricks_done();
        match (self.missing(), left) {
            (0, 0) => 20,
            (0, _) if self.expected() < 50 => 20,
            (missing, _) if i32::try_from(self.expected() + 50).unwrap_or(0) / 100 == missing => 10,
            _ => 0,
        }
    }

    /// Brings the bid nearer to what is won and still expected.
    fn change(&self) -> i8 {
        let expected = i32::try_from((self.expected() + 50) / 100).unwrap_or(0);
        i8::try_from((expected - self.missing()).clamp(-1, 1)).unwrap_or(0)
    }
}
