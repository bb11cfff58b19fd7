//! Invents the cards a seat cannot see, within everything it knows: cards seen, hand sizes, suits that others have
//! shown to lack, what Juanita showed, what was drawn and discarded with Bahij. It is never given the truth.

use arrayvec::ArrayVec;
use engine::{GameRng, SEATS_MAX, Seat, SeatMap, Secrets, View};

use crate::card::CARDS_MAX;
use crate::hand::Pile;
use crate::options::Scoring;
use crate::scoring::Cannon;
use crate::state::{Bid, Hidden, Phase, Player, Private, Public};
use crate::{Card, Hand, SkullKing};

impl SkullKing {
    /// A world that looks the same to the seat.
    pub(crate) fn invent(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        if matches!(view.public.phase, Phase::Dealing | Phase::Over) {
            let private = SeatMap::from_fn(self.seats, |_| Private::EMPTY);
            return Secrets { private, hidden: Hidden { stock: Hand::EMPTY, ghost: Pile::EMPTY } };
        }
        let knowledge = Knowledge::new(self, view);
        let cards = knowledge.deal_exactly(rng).unwrap_or_else(|| knowledge.deal_by_counts(rng));
        self.furnish(view, &cards, rng)
    }

    /// Puts the dealt cards where they belong and invents what else is secret.
    fn furnish(&self, view: View<'_, Self>, cards: &Dealt, rng: &mut GameRng) -> Secrets<Self> {
        let public = view.public;
        let mut private = SeatMap::from_fn(self.seats, |seat| {
            if seat == view.seat {
                return *view.private;
            }
            let mut own = Private { hand: cards.hands[seat.idx()], ..Private::EMPTY };
            cards.discards[seat.idx()].iter().for_each(|card| own.discarded.push(card));
            if public.phase == Phase::Bidding && !public.to_bid.contains(seat) {
                own.bid = Some(self.any_bid(public, rng));
            }
            own
        });
        for seat in Seat::all(self.seats).filter(|seat| *seat != view.seat) {
            let moment = public.known[seat.idx()].peeked;
            if moment > 0 {
                private[seat].peeked = cards.stock | drawn_since(public, &private, moment);
            }
        }
        Secrets { private, hidden: Hidden { stock: cards.stock, ghost: shuffled(cards.ghost, rng) } }
    }

    /// Low bids are commoner than high ones.
    fn any_bid(&self, public: &Public, rng: &mut GameRng) -> Bid {
        let choices = u32::from(public.cards) + 1;
        let tricks = rng.below(choices).min(rng.below(choices));
        let has_cannon = self.options.scoring == Scoring::RascalWithCannon;
        let cannon = has_cannon.then(|| *rng.pick(&[Cannon::Grapeshot, Cannon::Cannonball]));
        Bid { tricks: u8::try_from(tricks).unwrap_or(public.cards), cannon }
    }
}

/// Cards that somebody who looked at the stock at that moment has seen leave it: as many of each drawer's cards as
/// were drawn, the discards first.
fn drawn_since(public: &Public, private: &SeatMap<Private>, moment: u8) -> Hand {
    let mut seen = Hand::EMPTY;
    for draw in public.draws.iter().flatten().skip(usize::from(moment) - 1) {
        let own = &private[draw.seat];
        let candidates = own.discarded.iter().chain(own.hand.iter()).filter(|card| !seen.contains(*card));
        seen |= candidates.take(draw.cards.into()).collect();
    }
    seen
}

fn shuffled(cards: Hand, rng: &mut GameRng) -> Pile<15> {
    let mut left = cards;
    let mut pile = Pile::EMPTY;
    (0..cards.len()).for_each(|_| pile.push(left.take_any(rng)));
    pile
}

/// Where the unseen cards went.
struct Dealt {
    hands: [Hand; SEATS_MAX],
    discards: [Hand; SEATS_MAX],
    ghost: Hand,
    stock: Hand,
}

/// Who gets the cards of a group.
#[derive(Clone, Copy)]
enum Holder {
    Hand(Seat),
    Discards(Seat),
    Ghost,
}

/// Cards of one holder about which the same is known.
#[derive(Clone, Copy)]
struct Group {
    holder: Holder,
    need: u8,
    allowed: Hand,
    given: Hand,
}

/// Room for every seat's cards of three kinds, in hand and discarded, and for the ghost.
type Groups = ArrayVec<Group, 43>;

/// What a seat knows about the cards it does not see.
struct Knowledge<'a> {
    rules: &'a SkullKing,
    public: &'a Public,
    viewer: Seat,
    unseen: Hand,
    /// What the viewer saw in the stock and does not see now; empty if it has not looked.
    peeked: Hand,
    /// When the viewer looked: one more than the draws before, zero if never.
    moment: u8,
    /// What the viewer saw in the stock, whether it sees it now or not.
    peeked_then: Hand,
}

impl<'a> Knowledge<'a> {
    fn new(rules: &'a SkullKing, view: View<'a, SkullKing>) -> Self {
        let View { seat: viewer, public, private } = view;
        let played: Hand = public.history.plays().iter().map(|play| play.card()).collect();
        let unseen = rules.deck - played - private.hand - private.discarded.hand();
        let moment = public.known[viewer.idx()].peeked;
        let peeked_then = if moment > 0 { private.peeked } else { Hand::EMPTY };
        Self { rules, public, viewer, unseen, peeked: peeked_then & unseen, moment, peeked_then }
    }

    /// Deals the unseen cards within everything that is known. `None` if no split of the drawn cards that was
    /// tried can be dealt; with a split that is not contradictory it always succeeds.
    fn deal_exactly(&self, rng: &mut GameRng) -> Option<Dealt> {
        const SPLITS_MAX: usize = 32;
        let has_splits = self.public.draws[0].is_some();
        for _ in 0..if has_splits { SPLITS_MAX } else { 1 } {
            let mut groups = self.groups(rng);
            groups.sort_unstable_by_key(|group| {
                group.allowed.len() - usize::from(group.need).min(group.allowed.len())
            });
            if let Some(dealt) = self.fill(&mut groups, rng) {
                return Some(dealt);
            }
        }
        None
    }

    /// Deals by numbers alone. Only a view that contradicts itself needs it, such as one that a bot has imagined.
    fn deal_by_counts(&self, rng: &mut GameRng) -> Dealt {
        let mut groups = Groups::new();
        for seat in self.others() {
            self.push(&mut groups, Holder::Hand(seat), self.rules.hand_len(self.public, seat), self.unseen);
            self.push(&mut groups, Holder::Discards(seat), self.discards_len(seat), self.unseen);
        }
        self.push(&mut groups, Holder::Ghost, self.ghost_len(), self.unseen);
        let mut pool = self.unseen;
        for group in &mut groups {
            group.given = (0..group.need).map(|_| pool.take_any(rng)).collect();
        }
        dealt(&groups, pool)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.viewer;
        Seat::all(self.rules.seats).filter(move |seat| *seat != viewer)
    }

    fn groups(&self, rng: &mut GameRng) -> Groups {
        let mut groups = Groups::new();
        // Nothing that lay in the stock when the viewer looked was dealt.
        let dealt = self.unseen - self.peeked;
        for seat in self.others() {
            let hand = self.rules.hand_len(self.public, seat);
            if self.drawn_by(seat, 0) == 0 {
                let void = self.suits(self.public.known[seat.idx()].voids);
                self.push(&mut groups, Holder::Hand(seat), hand, dealt - void);
            } else {
                self.push_drawer(&mut groups, seat, hand, dealt, rng);
            }
        }
        self.push(&mut groups, Holder::Ghost, self.ghost_len(), dealt);
        groups
    }

    /// The groups of a seat that has drawn: which of its cards were drawn is not known, so it is chosen at random.
    fn push_drawer(&self, groups: &mut Groups, seat: Seat, hand: u8, dealt: Hand, rng: &mut GameRng) {
        let known = self.public.known[seat.idx()];
        let discards = self.discards_len(seat);
        let (void, old_void) = (self.suits(known.voids), self.suits(known.old_voids));
        let slots = hand + discards;
        let since = if self.moment > 0 { self.drawn_by(seat, usize::from(self.moment) - 1) } else { 0 };
        let from_peeked = (since - self.peeked_played_by(seat).min(since)).min(slots);
        let before = self.drawn_by(seat, 0) - since;
        let unknown_draws = before.min(known.drawn).min(slots - from_peeked);
        let mut left = Split { hand, discards };
        let peeked = left.take(from_peeked, rng);
        let free = left.take(unknown_draws, rng);
        // Discards of an earlier draw are not bound by what was shown after it.
        let drew_once = self.public.draws.iter().flatten().filter(|draw| draw.seat == seat).count() == 1;
        let discard_void = if drew_once { old_void } else { Hand::EMPTY };
        self.push(groups, Holder::Hand(seat), left.hand, dealt - void - old_void);
        self.push(groups, Holder::Hand(seat), free.hand, dealt - void);
        self.push(groups, Holder::Hand(seat), peeked.hand, self.peeked - void);
        self.push(groups, Holder::Discards(seat), left.discards, dealt - discard_void);
        self.push(groups, Holder::Discards(seat), free.discards, dealt);
        self.push(groups, Holder::Discards(seat), peeked.discards, self.peeked);
    }

    fn push(&self, groups: &mut Groups, holder: Holder, need: u8, allowed: Hand) {
        if need > 0 {
            groups.push(Group { holder, need, allowed, given: Hand::EMPTY });
        }
    }

    /// All cards of the suits whose bits are set.
    #[inline]
    fn suits(&self, bits: u8) -> Hand {
        let mut cards = Hand::EMPTY;
        for (suit, mask) in self.rules.suits.iter().enumerate() {
            if bits >> suit & 1 != 0 {
                cards |= *mask;
            }
        }
        cards
    }

    /// Cards the seat has drawn, leaving out the first draws of the round.
    fn drawn_by(&self, seat: Seat, skip: usize) -> u8 {
        self.public
            .draws
            .iter()
            .flatten()
            .skip(skip)
            .filter(|draw| draw.seat == seat)
            .map(|draw| draw.cards)
            .sum()
    }

    fn discards_len(&self, seat: Seat) -> u8 {
        let is_discarding = self.public.phase == Phase::Discarding && self.public.actor == seat;
        self.drawn_by(seat, 0) - if is_discarding { self.public.discards_left } else { 0 }
    }

    /// Cards that lay in the stock when the viewer looked, and that the seat has played since: it had drawn them.
    fn peeked_played_by(&self, seat: Seat) -> u8 {
        let public = self.public;
        let places = usize::from(self.rules.places);
        let mut played = 0;
        let mut seat_lead = self.rules.first_leader(public);
        let leads = public.history.marks().iter().map(|mark| mark.lead()).chain([public.lead]);
        for (trick, lead) in public.history.plays().chunks(places).zip(leads) {
            seat_lead = lead.seat().unwrap_or(seat_lead);
            for (place, play) in (0..).zip(trick) {
                let is_his = self.rules.player_at(lead, seat_lead, place) == Player::new(seat);
                played += u8::from(is_his && self.peeked_then.contains(play.card()));
            }
        }
        played
    }

    fn ghost_len(&self) -> u8 {
        if !self.rules.has_ghost() {
            return 0;
        }
        let turned =
            self.public.lead == Player::GHOST && self.public.trick_len > 0 || self.public.trick_len > 1;
        self.public.cards - self.public.history.tricks_done() - u8::from(turned)
    }

    /// Fills every group, the tightest first; what is left is the stock.
    fn fill(&self, groups: &mut Groups, rng: &mut GameRng) -> Option<Dealt> {
        let mut pool = Pool::new(self.unseen);
        for idx in 0..groups.len() {
            for _ in 0..groups[idx].need {
                match pool.take(groups[idx].allowed, rng) {
                    Some(card) => groups[idx].given.insert(card),
                    None => self.exchange(groups, idx, &mut pool, rng)?,
                }
            }
        }
        let stock = pool.left();
        (self.moment == 0 || self.peeked.includes(stock)).then(|| dealt(groups, stock))
    }

    /// Gets a card for a group that finds none in the pool: another group gives one up and is served instead, along
    /// the shortest chain that ends in the pool. If there is none, the groups cannot be filled at all.
    #[cold]
    fn exchange(&self, groups: &mut Groups, needy: usize, pool: &mut Pool, rng: &mut GameRng) -> Option<()> {
        let mut giver_of = [None; 43];
        let mut queue = ArrayVec::<usize, 43>::new();
        queue.push(needy);
        let mut head = 0;
        while head < queue.len() {
            let taker = queue[head];
            head += 1;
            if !(pool.left() & groups[taker].allowed).is_empty() {
                pass_on(groups, needy, taker, &giver_of, pool, rng);
                return Some(());
            }
            for giver in 0..groups.len() {
                let can_give = !(groups[giver].given & groups[taker].allowed).is_empty();
                if can_give && !queue.contains(&giver) {
                    giver_of[giver] = Some(taker);
                    queue.push(giver);
                }
            }
        }
        None
    }
}

/// Serves the last of the chain from the pool and passes a card on from each to the one it was found for.
fn pass_on(
    groups: &mut Groups,
    needy: usize,
    last: usize,
    giver_of: &[Option<usize>; 43],
    pool: &mut Pool,
    rng: &mut GameRng,
) {
    let allowed = groups[last].allowed;
    groups[last].given.insert(pool.take(allowed, rng).expect("the chain ends in the pool"));
    let mut giver = last;
    while giver != needy {
        let taker = giver_of[giver].expect("the chain begins with the needy");
        let mut candidates = groups[giver].given & groups[taker].allowed;
        let card = candidates.take_any(rng);
        groups[giver].given.remove(card);
        groups[taker].given.insert(card);
        giver = taker;
    }
}

fn dealt(groups: &Groups, stock: Hand) -> Dealt {
    let mut dealt = Dealt { hands: [Hand::EMPTY; 8], discards: [Hand::EMPTY; 8], ghost: Hand::EMPTY, stock };
    for group in groups {
        match group.holder {
            Holder::Hand(seat) => dealt.hands[seat.idx()] |= group.given,
            Holder::Discards(seat) => dealt.discards[seat.idx()] |= group.given,
            Holder::Ghost => dealt.ghost |= group.given,
        }
    }
    dealt
}

/// How many of a seat's cards are in hand and how many discarded.
#[derive(Clone, Copy)]
struct Split {
    hand: u8,
    discards: u8,
}

impl Split {
    /// Takes so many cards out at random.
    fn take(&mut self, count: u8, rng: &mut GameRng) -> Self {
        let mut taken = Self { hand: 0, discards: 0 };
        for _ in 0..count {
            if rng.below(u32::from(self.hand + self.discards)) < u32::from(self.hand) {
                self.hand -= 1;
                taken.hand += 1;
            } else {
                self.discards -= 1;
                taken.discards += 1;
            }
        }
        taken
    }
}

/// Cards to be dealt, in an array: taking a random one is a swap.
struct Pool {
    cards: [u8; CARDS_MAX],
    len: usize,
}

impl Pool {
    fn new(cards: Hand) -> Self {
        let mut pool = Self { cards: [0; CARDS_MAX], len: 0 };
        for card in cards.iter() {
            pool.cards[pool.len] = card.idx();
            pool.len += 1;
        }
        pool
    }

    fn left(&self) -> Hand {
        self.cards[..self.len].iter().map(|idx| Card::new(*idx)).collect()
    }

    /// One of the allowed cards, each equally likely.
    #[inline]
    fn take(&mut self, allowed: Hand, rng: &mut GameRng) -> Option<Card> {
        const TRIES: usize = 12;
        if self.len == 0 {
            return None;
        }
        for _ in 0..TRIES {
            let idx = rng.index(self.len);
            let card = Card::new(self.cards[idx]);
            if allowed.contains(card) {
                self.remove(idx);
                return Some(card);
            }
        }
        self.search(allowed, rng)
    }

    /// The same, when few are allowed.
    #[cold]
    fn search(&mut self, allowed: Hand, rng: &mut GameRng) -> Option<Card> {
        let mut found = self.left() & allowed;
        if found.is_empty() {
            return None;
        }
        let card = found.take_any(rng);
        let idx = self.cards[..self.len].iter().position(|idx| *idx == card.idx())?;
        self.remove(idx);
        Some(card)
    }

    fn remove(&mut self, idx: usize) {
        self.len -= 1;
        self.cards[idx] = self.cards[self.len];
    }
}

#[cfg(test)]
mod tests {
    use engine::{ActionSet, Events, Game, State, Turn};

    use super::*;
    use crate::{Crew, Face, edition};

    /// How often no exact deal was found, and how often one was asked for, in one random game.
    fn failures(rules: &SkullKing, seed: u64) -> (u32, u32) {
        let mut rng = GameRng::from_number(seed);
        let mut state: State<SkullKing> = rules.setup();
        let (mut failed, mut asked) = (0, 0);
        loop {
            if !matches!(state.public.phase, Phase::Dealing | Phase::Over) {
                for seat in Seat::all(rules.seats) {
                    let dealt = Knowledge::new(rules, state.view(seat)).deal_exactly(&mut rng);
                    asked += 1;
                    failed += u32::from(dealt.is_none());
                }
            }
            match rules.turn(&state.public) {
                Turn::Over => return (failed, asked),
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let legal = rules.legal_actions(state.view(seat));
                    rules.apply(&mut state, seat, legal.at(rng.index(legal.len())), &mut Events::off());
                }
            }
        }
    }

    #[test]
    fn what_happens_at_a_table_can_always_be_dealt_exactly() {
        let mut options = edition::options("current-expanded").expect("the edition exists");
        for crew in [Crew::Bahij, Crew::Juanita, Crew::Bahij] {
            options.replacements.push(Face::Pirate(crew));
        }
        for seats in 2..=8 {
            let rules = SkullKing::new(options.clone(), seats).expect("it can be played");
            for seed in 0..12 {
                let (failed, asked) = failures(&rules, seed);
                assert_eq!(failed, 0, "{failed} of {asked} with {seats} seats, seed {seed}");
            }
        }
    }
}
