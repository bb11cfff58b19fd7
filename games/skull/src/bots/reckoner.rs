//! Opponents that know the game. They see what a person in their seat sees, and nothing else.
//!
//! Both reckon how likely each pile is to hide a Skull and what a bet is worth; a style says how they use it.

use engine::{Bot, BotKind, Choice, GameRng, Message, News, Seat, Thinking, View};

use super::own_cards::{card_to_give_up, roses_on_top};
use crate::memory::Memory;
use crate::{Action, BID_MAX, CARDS_EACH, Card, Phase, Private, Public, PublicSeat, Skull, Whereabouts};

pub(super) const CAUTIOUS_BOT: BotKind<Skull> =
    BotKind::instant("skull-cautious", |_| Reckoner::of(CAUTIOUS));
pub(super) const BLUFFER_BOT: BotKind<Skull> =
    BotKind::instant("skull-bluffer", |_| Reckoner::of(BLUFFER)).listening();

/// Bids only with Roses in front of it and a good chance, and believes everybody alike.
/// Wins about 39 of 100 games against three random players; `tests/game/strength.rs` holds it to that.
const CAUTIOUS: Style = Style {
    skull_first_percent: 35,
    skull_later_percent: 10,
    bluff_percent: 0,
    show_percent: 50,
    reading: Reading::CardsAlone,
    patience_percent: 60,
    eagerness: 1.0,
};

/// Hides Skulls often, bids on top of them now and then, and remembers who does the same.
/// Wins about 44 of 100 games against three random players, and as many against three cautious ones.
const BLUFFER: Style = Style {
    skull_first_percent: 40,
    skull_later_percent: 15,
    bluff_percent: 45,
    show_percent: 10,
    reading: Reading::BidsToo,
    patience_percent: 60,
    eagerness: 1.0,
};

/// How a bot plays.
#[derive(Clone, Copy)]
struct Style {
    /// How often the first card is the Skull.
    skull_first_percent: u32,
    /// How often the Skull is added later.
    skull_later_percent: u32,
    /// How often it bids with its own Skull in the way.
    bluff_percent: u32,
    /// How often it shows its cards after another's lost bet.
    show_percent: u32,
    /// What it looks at to guess where Skulls lie.
    reading: Reading,
    /// How often it adds a card although it could open the bidding.
    patience_percent: u32,
    /// How much a won bet counts against a lost card.
    eagerness: f64,
}

/// What a bot looks at to guess where Skulls lie.
#[derive(Clone, Copy, PartialEq)]
enum Reading {
    /// The numbers of cards.
    CardsAlone,
    /// Also who bids, who passes, and who was seen to bluff before.
    BidsToo,
}

struct Reckoner {
    style: Style,
    memory: Memory,
}

impl Bot<Skull> for Reckoner {
    fn notice(&mut self, _game: &Skull, news: News<'_, Skull>) {
        news.events.iter().for_each(|event| self.memory.hear(event));
    }

    fn choose(
        &mut self,
        _game: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let rng = &mut *thinking.rng;
        let wanted = match view.public.phase {
            Phase::PlacingFirst => Action::Place(self.card_to_place(view.private, rng)),
            Phase::Placing => self.place_or_bid(view, rng),
            Phase::Bidding => self.raise_or_pass(view, rng),
            Phase::Revealing => self.flip(view),
            Phase::Showing if percent(self.style.show_percent, rng) => Action::Show,
            Phase::Discarding => Action::Discard(card_to_give_up(view.private)),
            _ => *rng.pick(legal),
        };
        let action = if legal.contains(&wanted) { wanted } else { *rng.pick(legal) };
        Choice { action, why: self.reason(view, action) }
    }
}

impl Reckoner {
    fn of(style: Style) -> Box<dyn Bot<Skull>> {
        Box::new(Self { style, memory: Memory::default() })
    }

    /// The chances that the bot has reckoned with, where it has.
    fn reason(&self, view: View<'_, Skull>, action: Action) -> Option<Message> {
        let (key, bid, chance) = match action {
            Action::Bid(bid) => ("skull-why-bid", bid, self.chances(view)[usize::from(bid)]),
            Action::Pass => {
                let bid = view.public.bids.highest() + 1;
                ("skull-why-pass", bid, self.chances(view)[usize::from(bid)])
            }
            Action::Flip(owner) => ("skull-why-flip", 1, self.guess(view.public, owner).safe(1)),
            _ => return None,
        };
        #[expect(clippy::cast_possible_truncation, reason = "a percentage")]
        let chance = (100.0 * chance).round() as i64;
        Some(Message::new(key).with("bid", bid).with("chance", chance))
    }

    fn card_to_place(&self, private: &Private, rng: &mut GameRng) -> Card {
        let chance = if private.pile.is_empty() {
            self.style.skull_first_percent
        } else {
            self.style.skull_later_percent
        };
        let wants_skull = percent(chance, rng) || !private.hand.contains(Card::Rose);
        if wants_skull && private.hand.contains(Card::Skull) { Card::Skull } else { Card::Rose }
    }

    fn place_or_bid(&self, view: View<'_, Skull>, rng: &mut GameRng) -> Action {
        let hand_is_empty = view.private.hand.is_empty();
        if roses_on_top(view.private) < view.private.pile.len() {
            // The own Skull is in the way: a low bid invites somebody to raise.
            let bluffs = hand_is_empty || percent(self.style.bluff_percent, rng);
            return if bluffs { Action::Bid(1) } else { Action::Place(Card::Rose) };
        }
        let (bid, worth) = self.best_bid(view);
        if hand_is_empty || worth > 0.0 && !percent(self.style.patience_percent, rng) {
            return Action::Bid(bid);
        }
        Action::Place(self.card_to_place(view.private, rng))
    }

    fn raise_or_pass(&self, view: View<'_, Skull>, rng: &mut GameRng) -> Action {
        let next = view.public.bids.highest() + 1;
        if roses_on_top(view.private) < view.private.pile.len().min(next) {
            // A raise on top of the own Skull is safe only while somebody is likely to go higher.
            let room_above = u32::from(view.public.table_cards - next);
            let rivals = view.public.in_game.without(view.public.passed).len();
            let invites = room_above >= 2 && rivals > 1 && next <= view.public.table_cards / 2;
            return if invites && percent(self.style.bluff_percent, rng) {
                Action::Bid(next)
            } else {
                Action::Pass
            };
        }
        let (bid, worth) = self.best_bid(view);
        if worth > self.worth_of_passing(view) { Action::Bid(bid) } else { Action::Pass }
    }

    /// Letting somebody have the bet costs something when it would win them the game.
    fn worth_of_passing(&self, view: View<'_, Skull>) -> f64 {
        let challenger = view.public.challenger().filter(|_| self.style.reading == Reading::BidsToo);
        let is_decisive = challenger.is_some_and(|seat| view.public.seats[seat].coins > 0);
        let skull_waits = view.private.pile.cards().contains(Card::Skull);
        if is_decisive && !skull_waits { -0.15 } else { 0.0 }
    }

    /// The bid worth most, and its worth.
    fn best_bid(&self, view: View<'_, Skull>) -> (u8, f64) {
        let chances = self.chances(view);
        let lowest = view.public.bids.highest() + 1;
        let table_cards = view.public.table_cards;
        let known = own(view);
        let worth = |bid: u8| {
            let chance = chances[usize::from(bid)];
            let alone =
                chance * self.style.eagerness * coin_worth(known) - (1.0 - chance) * card_worth(known);
            // The higher the bid, the likelier it stands.
            alone * f64::from(bid) / f64::from(table_cards)
        };
        let bids = (lowest..=table_cards).map(|bid| (bid, worth(bid)));
        bids.fold((lowest, f64::MIN), |best, next| if next.1 > best.1 { next } else { best })
    }

    /// How likely each bid is to be met, by the number of cards.
    fn chances(&self, view: View<'_, Skull>) -> [f64; BID_MAX as usize + 1] {
        let own_cards = usize::from(view.private.pile.len());
        let own_roses = usize::from(roses_on_top(view.private));
        let others = self.chances_of_others(view);
        let mut chances = [0.0; BID_MAX as usize + 1];
        for (bid, chance) in chances.iter_mut().enumerate() {
            *chance = match bid {
                _ if bid <= own_roses => 1.0,
                _ if own_roses < own_cards => 0.0,
                _ => others[bid - own_cards],
            };
        }
        chances
    }

    /// How likely it is to turn this many cards of the others without a Skull, choosing piles well.
    fn chances_of_others(&self, view: View<'_, Skull>) -> [f64; BID_MAX as usize + 1] {
        let mut best = [0.0; BID_MAX as usize + 1];
        best[0] = 1.0;
        for (seat, known) in view.public.seats.iter().filter(|&(seat, _)| seat != view.seat) {
            let guess = self.guess(view.public, seat);
            let down = usize::from(known.stack.n_down());
            for total in (1..best.len()).rev() {
                for taken in 1..=down.min(total) {
                    let safe = best[total - taken] * guess.safe(taken);
                    best[total] = f64::max(best[total], safe);
                }
            }
        }
        best
    }

    /// The top card that is safest.
    fn flip(&self, view: View<'_, Skull>) -> Action {
        let safe = |seat: Seat| self.guess(view.public, seat).safe(1);
        let piles = view.public.seats.iter().filter(|(_, known)| known.stack.n_down() > 0);
        let others = piles.map(|(seat, _)| seat).filter(|&seat| seat != view.seat);
        let safest = others.fold(None, |best: Option<Seat>, seat| match best {
            Some(best) if safe(best) >= safe(seat) => Some(best),
            _ => Some(seat),
        });
        Action::Flip(safest.unwrap_or(view.seat))
    }

    /// Where this seat's Skull is likely to be.
    fn guess(&self, public: &Public, seat: Seat) -> Guess {
        let known = public.seats[seat];
        let owns_skull = match known.skull {
            Whereabouts::Owned => 1.0,
            Whereabouts::Doubtful(suspects) => f64::from(known.cards) / f64::from(known.cards + suspects),
            Whereabouts::Lost => 0.0,
        };
        let suspicion = match self.style.reading {
            Reading::CardsAlone => 1.0,
            Reading::BidsToo => self.suspicion(public, seat),
        };
        let bottom = if known.cards > 1 { SKULL_AT_BOTTOM } else { 1.0 };
        let above = (1.0 - bottom) / f64::from(known.cards.max(2) - 1);
        let down = known.stack.n_down();
        let mut guess =
            Guess { down: [0.0; CARDS_EACH as usize], n_down: down.into(), elsewhere: 1.0 - owns_skull };
        for height in 0..known.cards {
            let weight = owns_skull * if height == 0 { bottom } else { above };
            match height {
                _ if known.stack.shows_skull() => guess.elsewhere += weight,
                _ if height < down => guess.down[usize::from(height)] = weight * suspicion,
                _ if height < known.stack.len() => {}
                _ => guess.elsewhere += weight,
            }
        }
        guess
    }

    /// How much a seat's bids and passes change the odds of a Skull in its pile.
    fn suspicion(&self, public: &Public, seat: Seat) -> f64 {
        if public.bids.iter().any(|(bidder, _)| bidder == seat) {
            let (bluffs, honest) = self.memory.bids_seen(seat);
            let bluff_share = (bluffs + 1.0) / (bluffs + honest + 3.0);
            return 0.2 + 1.2 * bluff_share;
        }
        if public.passed.contains(seat) { 1.5 } else { 1.0 }
    }
}

/// How often people begin with their Skull; the other places share the rest.
const SKULL_AT_BOTTOM: f64 = 0.4;

/// How much weight each place of one seat's Skull has. Places that lie open as Roses have none.
struct Guess {
    /// The face-down cards, the bottom first.
    down: [f64; CARDS_EACH as usize],
    n_down: usize,
    /// In the hand, lost, or face up.
    elsewhere: f64,
}

impl Guess {
    /// How likely the top cards, this many, are all Roses.
    fn safe(&self, taken: usize) -> f64 {
        let hidden = &self.down[..self.n_down];
        let all: f64 = hidden.iter().sum::<f64>() + self.elsewhere;
        let met: f64 = hidden.iter().rev().take(taken).sum();
        if all > 0.0 { 1.0 - met / all } else { 1.0 }
    }
}

fn own(view: View<'_, Skull>) -> PublicSeat {
    view.public.seats[view.seat]
}

/// What winning a bet is worth, where 1 is the game.
const fn coin_worth(known: PublicSeat) -> f64 {
    if known.coins == 0 { 0.35 } else { 0.8 }
}

/// What losing a card costs.
const fn card_worth(known: PublicSeat) -> f64 {
    match known.cards {
        4 => 0.1,
        3 => 0.15,
        2 => 0.2,
        _ => 0.3,
    }
}

fn percent(chance: u32, rng: &mut GameRng) -> bool {
    rng.below(100) < chance
}
