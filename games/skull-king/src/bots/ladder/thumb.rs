//! Rules of thumb: how many tricks a hand is good for, and which card brings that nearest to the bid. It looks at what its
//! seat sees and counts what is still out; it searches nothing.

use arrayvec::ArrayVec;
use engine::{ActionSet as _, GameRng, Message, Seat, View};

use super::dice::{pick, rounded};
use super::open::{Open, Wish};
use super::weights::{Weights, weights};
use crate::action::{CardPlayed, WAGERS};
use crate::schedule::CARDS_DEALT_MAX;
use crate::scoring::{Cannon, Entry, Terms, points_alone};
use crate::sheet::SHEET_ROUNDS;
use crate::state::Bid;
use crate::trick::{Captures, Class, Force};
use crate::{Action, Card, Face, Hand, Legal, Play, Role, SkullKing, Suit};

/// How strictly somebody goes by the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// How many points worse a bid may be and still be made now and then; none for whoever always makes the best one.
    bid: f32,
    /// The same of a card, in tricks by which it misses, squared.
    card: f32,
}

impl Temper {
    /// Always does what seems best.
    pub(super) const SURE: Self = Self { bid: 0.0, card: 0.0 };
    /// As a beginner: nothing absurd, and often not the best.
    pub(super) const GREEN: Self = Self { bid: 20.0, card: 0.8 };
    /// Not always.
    pub(super) const LOOSE: Self = Self { bid: 8.0, card: 0.15 };

    /// At least as unsteady as this: so nothing that anybody does is held to be impossible.
    const fn at_least(self, bid: f32, card: f32) -> Self {
        Self { bid: self.bid.max(bid), card: self.card.max(card) }
    }
}

/// What beats what.
#[derive(Clone, Debug)]
pub(super) struct Lore {
    kings: Hand,
    mermaids: Hand,
    pirates: Hand,
    pub(super) fighters: Hand,
    /// Escapes and loot.
    pub(super) flights: Hand,
    blacks: Hand,
    /// By the card: the higher numbers of its suit.
    higher: [Hand; 128],
    /// By the card: the higher numbers of all suits.
    higher_of_all: [Hand; 128],
    /// By round: what each bid brings with each number of tricks, if nothing pays besides.
    points: [BidPoints; SHEET_ROUNDS],
    weights: Weights,
}

/// By the bid, and the tricks that were won.
type BidPoints = [[f32; BIDS]; BIDS];

impl Lore {
    pub(super) fn new(rules: &SkullKing) -> Self {
        let of = |wanted: fn(Face) -> bool| -> Hand {
            rules.deck.iter().filter(|card| wanted(rules.face(*card))).collect()
        };
        let kings = of(|face| face == Face::SkullKing);
        let mermaids = of(|face| face == Face::Mermaid);
        let pirates = of(|face| matches!(face, Face::Pirate(_) | Face::Tigress));
        let (mut higher, mut higher_of_all) = ([Hand::EMPTY; 128], [Hand::EMPTY; 128]);
        for card in rules.deck.iter() {
            higher[usize::from(card.idx())] = higher_than(rules, card, |its, own| its == own);
            higher_of_all[usize::from(card.idx())] = higher_than(rules, card, |_, _| true);
        }
        Self {
            kings,
            mermaids,
            pirates,
            fighters: kings | mermaids | pirates,
            flights: of(|face| matches!(face, Face::Escape | Face::Loot)),
            blacks: rules.suits[Suit::Black as usize],
            higher,
            higher_of_all,
            points: std::array::from_fn(|round| bid_points(rules, round)),
            weights: weights(rules.seats),
        }
    }
}

fn bid_points(rules: &SkullKing, round: usize) -> BidPoints {
    let round = u8::try_from(round).unwrap_or(u8::MAX);
    let terms = Terms { cards: rules.cards_in(round), number: round + 1 };
    let points = |bid: usize, won: usize| {
        let [bid, won] = [bid, won].map(|tricks| u8::try_from(tricks).unwrap_or(u8::MAX));
        f32::from(points_alone(&rules.options, terms, &Entry { bid, won, ..Entry::default() }))
    };
    std::array::from_fn(|bid| std::array::from_fn(|won| points(bid, won)))
}

/// The numbers higher than a card's, of those suits that are wanted beside its own.
fn higher_than(rules: &SkullKing, card: Card, wanted: fn(Suit, Suit) -> bool) -> Hand {
    let Face::Number(own, rank) = rules.face(card) else { return Hand::EMPTY };
    let is_higher = |other: &Card| match rules.face(*other) {
        Face::Number(suit, more) => more > rank && wanted(suit, own),
        _ => false,
    };
    rules.deck.iter().filter(is_higher).collect()
}

/// So many cards a hand has at most: those dealt, and those drawn with Bahij.
const HELD: usize = 24;

/// So many ways there are to play one of them: a Tigress has two.
pub(super) const PLAYS: usize = 32;

/// So many different bids.
pub(super) const BIDS: usize = CARDS_DEALT_MAX as usize + 1;

pub(super) fn best(values: &[f32]) -> usize {
    let mut best = 0;
    for (idx, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = idx;
        }
    }
    best
}

/// Nobody does what is worse than the best by more tempers than this.
const TEMPERS_MAX: f32 = 2.0;

/// Of these values how likely each is chosen by somebody of this temper.
fn soft<const N: usize>(values: &ArrayVec<f32, N>, temper: f32) -> ArrayVec<f32, N> {
    let highest = values.iter().copied().fold(f32::MIN, f32::max);
    let weight = |value: &f32| {
        let worse = (highest - value) / temper;
        if worse > TEMPERS_MAX { 0.0 } else { libm::expf(-worse) }
    };
    let weights: ArrayVec<f32, N> = values.iter().map(weight).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// What nobody can play any more, as far as a seat knows: what was played, what it put away itself, and the stock, where it
/// has looked at it and nobody has drawn from it since.
pub(super) fn out_of_play(view: View<'_, SkullKing>) -> Hand {
    view.public.history.plays().iter().map(|play| play.card()).collect::<Hand>() | put_away(view)
}

/// The same without what was played.
fn put_away(view: View<'_, SkullKing>) -> Hand {
    let View { seat, public, private } = view;
    let draws = public.draws.iter().flatten().count();
    let looked = usize::from(public.known[seat.idx()].peeked);
    let stock = if looked == draws + 1 { private.peeked } else { Hand::EMPTY };
    private.discarded.hand() | stock
}

/// The table as a seat sees it, with what it can count.
pub(super) struct Table<'a> {
    pub(super) rules: &'a SkullKing,
    pub(super) lore: &'a Lore,
    pub(super) view: View<'a, SkullKing>,
    pub(super) open: Open,
    /// What is neither in the hand nor played.
    unseen: Hand,
    unseen_len: f32,
    left: f32,
    /// How many fighters are unseen, and how many black cards.
    fighters: f32,
    blacks: f32,
}

fn count(cards: Hand) -> f32 {
    cards.len() as f32
}

impl<'a> Table<'a> {
    pub(super) fn new(rules: &'a SkullKing, lore: &'a Lore, view: View<'a, SkullKing>) -> Self {
        Self::at(rules, lore, view, Open::new(rules, view.public, view.seat))
    }

    /// The table at a moment of which is known what lies open.
    pub(super) fn at(rules: &'a SkullKing, lore: &'a Lore, view: View<'a, SkullKing>, open: Open) -> Self {
        let unseen = rules.deck - open.played - put_away(view) - view.private.hand;
        Self {
            rules,
            lore,
            view,
            unseen,
            unseen_len: unseen.len().max(1) as f32,
            left: open.left as f32,
            fighters: count(unseen & lore.fighters),
            blacks: count(unseen & lore.blacks),
            open,
        }
    }

    /// What somebody of this temper does.
    pub(super) fn act(&self, legal: &Legal, temper: Temper, rng: &mut GameRng) -> Action {
        match *legal {
            Legal::Cards(cards) => Action::Play(self.card(cards, Hand::EMPTY, temper, rng)),
            Legal::CardsBothWays { cards, tigresses } => {
                Action::Play(self.card(cards, tigresses, temper, rng))
            }
            Legal::Bids { most, cannon } => Action::Bid(self.bid(temper, most, cannon, rng)),
            Legal::Leads(_) => Action::Lead(self.leader()),
            Legal::Discards(cards) => Action::Discard(self.discard(cards)),
            Legal::Wagers { least } => Action::Wager(self.wager().max(least)),
            Legal::Changes { least, most } => Action::ChangeBid(self.change().clamp(least, most)),
        }
    }

    /// How likely somebody of this temper does this.
    pub(super) fn chance(&self, legal: &Legal, action: Action, temper: Temper) -> f32 {
        let Temper { bid: bid_temper, card: card_temper } = temper.at_least(3.0, 0.05);
        match (*legal, action) {
            (Legal::Bids { most, .. }, Action::Bid(bid)) => {
                soft(&self.bid_values(most), bid_temper)[usize::from(bid.tricks)]
            }
            (Legal::Cards(cards), Action::Play(played)) => {
                self.card_chance(cards, Hand::EMPTY, played, card_temper)
            }
            (Legal::CardsBothWays { cards, tigresses }, Action::Play(played)) => {
                self.card_chance(cards, tigresses, played, card_temper)
            }
            _ => 1.0 / legal.len() as f32,
        }
    }

    /// The numbers that a bid or a card follows from.
    pub(super) fn reason(&self, action: Action) -> Option<Message> {
        match action {
            Action::Bid(_) => {
                let tenths = rounded(10.0 * self.expected());
                let why = Message::new("skull-king-why-bid");
                Some(why.with("whole", tenths / 10).with("tenths", tenths % 10))
            }
            Action::Play(played) => {
                let missing = self.open.missing;
                let key = if missing > 0 { "skull-king-why-take" } else { "skull-king-why-duck" };
                let chance = rounded(100.0 * self.holds(played.play()));
                Some(Message::new(key).with("missing", missing).with("chance", chance))
            }
            _ => None,
        }
    }

    /// How likely one other hand has, and uses, a card against this one.
    #[inline]
    fn threat(&self, beaters: f32, keen: f32) -> f32 {
        let expected = beaters * self.left / self.unseen_len;
        (keen * expected / (self.lore.weights.thin + expected)).min(1.0)
    }

    /// How many unseen cards beat this one where its suit is led.
    #[inline]
    fn beaters(&self, card: Card, force: Force) -> f32 {
        let Lore { kings, mermaids, pirates, higher, .. } = self.lore;
        match force.class {
            Class::King => count(self.unseen & *mermaids),
            Class::Pirate => count(self.unseen & *kings),
            Class::Mermaid => count(self.unseen & *pirates),
            Class::Number => {
                let above = self.fighters + count(self.unseen & higher[usize::from(card.idx()) % 128]);
                if force.suit == Suit::Black as u8 {
                    above
                } else {
                    above + self.blacks * self.lore.weights.trumped
                }
            }
            Class::Escape | Class::FledTigress | Class::Loot | Class::Kraken | Class::Whale => 70.0,
        }
    }

    /// How many unseen cards beat a card that is laid into this trick. Under the White Whale any higher number does, and
    /// nothing else.
    fn beaters_here(&self, play: Play) -> f32 {
        if self.open.is_under_whale() {
            return count(self.unseen & self.lore.higher_of_all[usize::from(play.card().idx()) % 128]);
        }
        self.beaters(play.card(), self.rules.force(play))
    }

    /// How likely a card takes some later trick.
    fn takes(&self, card: Card, force: Force) -> f32 {
        let found = match force.class {
            Class::King | Class::Pirate | Class::Mermaid => self.lore.weights.fighter,
            Class::Number if force.suit == Suit::Black as u8 => self.lore.weights.black,
            Class::Number => self.lore.weights.suit,
            Class::Escape | Class::FledTigress | Class::Loot | Class::Kraken | Class::Whale => return 0.0,
        };
        let threat = self.threat(self.beaters(card, force), self.lore.weights.later);
        // Multiplied out: how exact `powi` is differs from machine to machine.
        (1..self.rules.places).fold(found, |chance, _| chance * (1.0 - threat)).min(1.0)
    }

    #[inline]
    pub(super) fn takes_of(&self, card: Card) -> f32 {
        let role = self.rules.tigresses.contains(card).then_some(Role::Pirate);
        self.takes(card, self.rules.force(Play::new(card, role)))
    }

    /// Each of the hand's cards, and how likely it takes a trick.
    pub(super) fn takes_of_hand(&self) -> ArrayVec<(Card, f32), HELD> {
        let mut takes = ArrayVec::new();
        for card in self.view.private.hand.iter() {
            takes.push((card, self.takes_of(card)));
        }
        takes
    }

    /// How many tricks the hand is good for.
    pub(super) fn expected(&self) -> f32 {
        self.takes_of_hand().iter().map(|(_, takes)| takes).sum()
    }

    fn bid(&self, temper: Temper, most: u8, cannon: bool, rng: &mut GameRng) -> Bid {
        let values = self.bid_values(most);
        let tricks = if temper.bid == 0.0 { best(&values) } else { pick(&soft(&values, temper.bid), rng) };
        let tricks = u8::try_from(tricks).unwrap_or(0);
        Bid { tricks, cannon: cannon.then_some(Cannon::Grapeshot) }
    }

    /// What each bid should bring, by how likely each number of tricks is.
    pub(super) fn bid_values(&self, most: u8) -> ArrayVec<f32, BIDS> {
        let spread = self.spread();
        (0..=most).map(|bid| self.bid_value(bid, &spread)).collect()
    }

    fn bid_value(&self, bid: u8, spread: &[f32]) -> f32 {
        let points = &self.lore.points[usize::from(self.view.public.round)][usize::from(bid)];
        spread.iter().zip(points).map(|(chance, points)| chance * points).sum()
    }

    /// How likely the hand takes each number of tricks, if its cards take theirs one by one.
    pub(super) fn spread(&self) -> ArrayVec<f32, BIDS> {
        let mut spread: ArrayVec<f32, BIDS> = ArrayVec::new();
        spread.push(1.0);
        for (_, chance) in self.takes_of_hand() {
            let mut below = 0.0;
            for share in &mut spread {
                let taken = *share * chance;
                *share = *share + below - taken;
                below = taken;
            }
            spread.push(below);
        }
        spread
    }

    /// The card that brings what can be expected nearest to what is wanted.
    fn card(&self, cards: Hand, tigresses: Hand, temper: Temper, rng: &mut GameRng) -> CardPlayed {
        let plays = self.plays(cards, tigresses);
        if let [(only, _)] = plays[..] {
            return only;
        }
        let values: ArrayVec<f32, PLAYS> = plays.iter().map(|(_, value)| *value).collect();
        let at = if temper.card == 0.0 { best(&values) } else { pick(&soft(&values, temper.card), rng) };
        plays[at].0
    }

    fn card_chance(&self, cards: Hand, tigresses: Hand, played: CardPlayed, temper: f32) -> f32 {
        let plays = self.plays(cards, tigresses);
        let at = plays.iter().position(|(play, _)| *play == played);
        let values: ArrayVec<f32, PLAYS> = plays.iter().map(|(_, value)| *value).collect();
        at.map_or(0.0, |at| soft(&values, temper)[at])
    }

    /// Each way to play a card, and how near it brings what can be expected to what is wanted.
    fn plays(&self, cards: Hand, tigresses: Hand) -> ArrayVec<(CardPlayed, f32), PLAYS> {
        let takes = self.takes_of_hand();
        let total: f32 = takes.iter().map(|(_, takes)| takes).sum();
        let mut plays = ArrayVec::new();
        for &(card, takes) in takes.iter().filter(|(card, _)| cards.contains(*card)) {
            let roles: &[_] =
                if tigresses.contains(card) { &[Some(Role::Pirate), Some(Role::Escape)] } else { &[None] };
            for role in roles {
                let played = CardPlayed { card, role: *role };
                plays.push((played, -self.miss(played, total - takes)));
            }
        }
        plays
    }

    /// By how much a card misses what is wanted, squared, if the other cards are good for so much.
    fn miss(&self, played: CardPlayed, rest: f32) -> f32 {
        let wanted = self.open.missing.clamp(0, self.open.left) as f32;
        let holds = self.holds(played.play());
        let off = holds + rest - wanted;
        // What is certain is better than what is likely.
        let doubt = self.lore.weights.doubt * holds * (1.0 - holds);
        off * off + doubt + self.lore.weights.greed * holds
    }

    /// How likely a card takes this trick.
    pub(super) fn holds(&self, play: Play) -> f32 {
        self.stake(play).0
    }

    /// How likely a card takes this trick, and which cards that pay it takes as the trick lies.
    pub(super) fn stake(&self, play: Play) -> (f32, Captures) {
        let outcome = self.open.with(self.rules, self.view.public, play);
        let is_ahead = outcome.winner == Some(self.view.public.trick_len);
        if is_ahead { (self.stays(play), outcome.captures) } else { (0.0, Captures::default()) }
    }

    /// How likely a card that is ahead stays there.
    fn stays(&self, play: Play) -> f32 {
        let beaters = self.beaters_here(play);
        let Weights { needy, sated, .. } = self.lore.weights;
        let of = |keen: f32| 1.0 - self.threat(beaters, keen);
        let (needy, sated) = (of(needy), of(sated));
        let not_beaten = |chance: f32, wish: &Wish| match wish {
            Wish::Needy => chance * needy,
            Wish::Sated => chance * sated,
            Wish::Ghostly => chance * of(0.5),
        };
        self.open.behind.iter().fold(1.0, not_beaten)
    }

    fn leader(&self) -> Seat {
        let own = self.view.seat;
        if self.open.missing > 0 { own } else { own.next(self.rules.seats) }
    }

    /// Puts away what brings the hand nearest to what is wanted.
    fn discard(&self, cards: Hand) -> Card {
        let over = self.expected() - self.open.missing.clamp(0, self.open.left) as f32;
        let value = |card: &Card| self.takes_of(*card);
        let order = |a: &Card, b: &Card| value(a).total_cmp(&value(b));
        let (strongest, weakest) = (cards.iter().max_by(order), cards.iter().min_by(order));
        let card = if over > 0.5 { strongest } else { weakest };
        card.expect("there is a card to put away")
    }

    /// Wagers all where the bid is likelier met than missed.
    fn wager(&self) -> u8 {
        if self.chance_to_meet(0) > 0.5 { WAGERS[WAGERS.len() - 1] } else { 0 }
    }

    /// Changes the bid to what is most likely met.
    fn change(&self) -> i8 {
        let mut best = 0;
        for change in [1, -1] {
            if self.chance_to_meet(change) > self.chance_to_meet(best) {
                best = change;
            }
        }
        best
    }

    /// How likely the bid is met if it is changed by so much.
    fn chance_to_meet(&self, change: i8) -> f32 {
        let tricks = usize::try_from(self.open.missing + i32::from(change));
        tricks.ok().and_then(|tricks| self.spread().get(tricks).copied()).unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Events, Game, Turn};

    use super::*;
    use crate::edition;

    /// Whether something is a chance, but for rounding.
    fn is_chance(number: f32) -> bool {
        (-1e-4..=1.0001).contains(&number)
    }

    fn check(table: &Table<'_>, legal: &Legal) {
        let spread = table.spread();
        assert!(spread.iter().all(|share| is_chance(*share)), "{spread:?}");
        assert!(is_chance(1.0 - (spread.iter().sum::<f32>() - 1.0).abs()), "{spread:?}");
        for action in legal.to_vec() {
            assert!(is_chance(table.chance(legal, action, Temper::GREEN)), "{action:?}");
            if let Action::Play(played) = action {
                assert!(is_chance(table.holds(played.play())), "{action:?}");
            }
        }
    }

    #[test]
    fn every_chance_lies_between_never_and_always() {
        let options = edition::options("current-expanded").expect("the edition exists");
        for seats in 2..=8 {
            let rules = SkullKing::new(options.clone(), seats).expect("it can be played");
            let lore = Lore::new(&rules);
            let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seats.into()));
            loop {
                match rules.turn(&state.public) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = rules.sample_chance(&state, &mut rng);
                        rules.resolve_chance(&mut state, chance, &mut Events::off());
                    }
                    Turn::Seats(turn) => {
                        let seat = turn.first().expect("somebody is to act");
                        let legal = rules.legal(state.view(seat));
                        let table = Table::new(&rules, &lore, state.view(seat));
                        check(&table, &legal);
                        let action = table.act(&legal, Temper::GREEN, &mut rng);
                        rules.apply(&mut state, seat, action, &mut Events::off());
                    }
                }
            }
        }
    }

    #[test]
    fn a_beginner_does_nothing_that_is_far_worse_than_the_best() {
        let values: ArrayVec<f32, BIDS> = [40.0, 10.0, -30.0, 39.0].into_iter().collect();
        let shares = soft(&values, 20.0);
        assert!(shares[1] > 0.05 && shares[0] > shares[3], "{shares:?}");
        assert_eq!(shares[2], 0.0);
    }
}
