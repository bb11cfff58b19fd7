//! The only code that changes a state: deals, bids, cards, powers, and the end of a round.

use engine::{Events, GameRng, Seat, SeatMap, SeatSet, State, rank_by_score};

use crate::hand::Pile;
use crate::options::{GhostLead, PowersAfterLastTrick, TieBreak};
use crate::rules::{DECK_PLACES, DeckList};
use crate::scoring::{Alliance, Cannon};
use crate::state::{Bid, Chance, Draw, Hidden, History, Known, Phase, Player, Private, Public, TrickMark};
use crate::trick::{self, Follow, Force, Outcome};
use crate::{Action, Card, Crew, Event, Face, Hand, Play, Role, Sheet, SkullKing};

impl SkullKing {
    pub(crate) fn first_state(&self) -> State<Self> {
        // Until the lot falls.
        let first = Seat::new(0);
        State {
            public: Public {
                phase: Phase::Dealing,
                round: 0,
                first,
                cards: self.cards_in(0),
                actor: first,
                to_bid: SeatSet::all(self.seats),
                lead: Player::new(first),
                seat_lead: first,
                follow: Follow::Open,
                trick_len: 0,
                discards_left: 0,
                stock_len: 0,
                history: History::EMPTY,
                known: [Known::default(); 8],
                draws: [None; 4],
                sheet: Sheet::new(self.seats),
            },
            private: SeatMap::from_fn(self.seats, |_| Private::EMPTY),
            hidden: Hidden { stock: Hand::EMPTY, ghost: Pile::EMPTY },
        }
    }

    #[inline(always)]
    pub(crate) fn act(
        &self,
        state: &mut State<Self>,
        seat: Seat,
        action: Action,
        events: &mut Events<Event>,
    ) {
        match action {
            Action::Play(played) => self.play(state, seat, played.play(), events),
            Action::Bid(bid) => self.bid(state, seat, bid, events),
            Action::Lead(lead) => {
                events.push(Event::LeaderChosen { by: seat, lead });
                state.public.lead = Player::new(lead);
                self.next_trick(state, events);
            }
            Action::Discard(card) => self.discard(state, seat, card, events),
            Action::Wager(points) => {
                events.push(Event::Wagered { seat, points });
                state.public.sheet.tally_mut(state.public.round, seat).add_wager(points);
                self.next_trick(state, events);
            }
            Action::ChangeBid(change) => {
                let tally = state.public.sheet.tally_mut(state.public.round, seat);
                tally.change_bid(change);
                events.push(Event::BidChanged { seat, change, bid: tally.bid() });
                self.next_trick(state, events);
            }
        }
    }

    /// Draws nature's decision: a deal, or what Bahij's player draws.
    pub(crate) fn sample(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        if state.public.phase == Phase::Drawing {
            let mut stock = state.hidden.stock;
            let drawn = (0..self.draw_len(&state.public)).map(|_| stock.take_any(rng)).collect();
            return Chance::Draw(drawn);
        }
        let mut deck = Shuffle { cards: self.deck_list, len: self.deck_len.into() };
        let cards = state.public.cards;
        let hands = SeatMap::from_fn(self.seats, |_| (0..cards).map(|_| deck.next(rng)).collect());
        let mut ghost = Pile::EMPTY;
        if self.has_ghost() {
            (0..cards).for_each(|_| ghost.push(deck.next(rng)));
        }
        Chance::Deal { first: self.draw_lot(state.public.round, rng), hands, ghost }
    }

    /// SK-3.5: chance says who leads first; it is asked after the cards, once.
    #[inline]
    fn draw_lot(&self, round: u8, rng: &mut GameRng) -> Seat {
        #[expect(clippy::cast_possible_truncation, reason = "below the number of seats")]
        let drawn = if round == 0 { rng.below(self.seats.into()) as u8 } else { 0 };
        Seat::new(drawn)
    }

    /// Whether nature could decide so.
    pub(crate) fn could_happen(&self, state: &State<Self>, chance: &Chance) -> bool {
        match (state.public.phase, chance) {
            (Phase::Drawing, Chance::Draw(drawn)) => {
                drawn.len() == usize::from(self.draw_len(&state.public))
                    && state.hidden.stock.includes(*drawn)
            }
            (Phase::Dealing, Chance::Deal { first, hands, ghost }) => {
                self.could_lead(state.public.round, *first)
                    && self.could_deal(state.public.cards, hands, ghost)
            }
            _ => false,
        }
    }

    /// Lots are drawn once.
    const fn could_lead(&self, round: u8, first: Seat) -> bool {
        let seats = if round == 0 { self.seats } else { 1 };
        first.idx() < seats as usize
    }

    fn could_deal(&self, cards: u8, hands: &SeatMap<Hand>, ghost: &Pile<15>) -> bool {
        let cards = usize::from(cards);
        let ghost_len = if self.has_ghost() { cards } else { 0 };
        let dealt = hands.values().fold(ghost.hand(), |dealt, hand| dealt | *hand);
        hands.seats() == self.seats
            && hands.values().all(|hand| hand.len() == cards)
            && ghost.len() == ghost_len
            && dealt.len() == cards * usize::from(self.seats) + ghost_len
            && self.deck.includes(dealt)
    }

    /// Carries out nature's decision.
    pub(crate) fn happen(&self, state: &mut State<Self>, chance: &Chance, events: &mut Events<Event>) {
        match chance {
            Chance::Deal { first, hands, ghost } => {
                if state.public.round == 0 {
                    state.public.first = *first;
                }
                self.deal(state, hands, ghost, events);
            }
            Chance::Draw(drawn) => self.draw(state, *drawn, events),
        }
    }

    fn deal(
        &self,
        state: &mut State<Self>,
        hands: &SeatMap<Hand>,
        ghost: &Pile<15>,
        events: &mut Events<Event>,
    ) {
        let mut stock = self.deck - ghost.hand();
        for (seat, private) in state.private.iter_mut() {
            *private = Private { hand: hands[seat], ..Private::EMPTY };
            stock -= hands[seat];
        }
        state.hidden = Hidden { stock, ghost: *ghost };
        let public = &mut state.public;
        let lead = self.first_leader(public);
        public.phase = Phase::Bidding;
        public.actor = lead;
        public.to_bid = SeatSet::all(self.seats);
        public.lead = Player::new(lead);
        public.seat_lead = lead;
        public.follow = Follow::Open;
        public.trick_len = 0;
        #[expect(clippy::cast_possible_truncation, reason = "a deck is smaller than 256")]
        let stock_len = stock.len() as u8;
        public.stock_len = stock_len;
        public.history.clear();
        public.known = [Known::default(); 8];
        public.draws = [None; 4];
        events.push(Event::Dealt { round: public.round + 1, cards: public.cards, lead });
    }

    /// SK-3.2: bids open together, once everybody has one.
    #[inline(always)]
    fn bid(&self, state: &mut State<Self>, seat: Seat, bid: Bid, events: &mut Events<Event>) {
        state.private[seat].bid = Some(bid);
        state.public.to_bid.remove(seat);
        events.push(Event::HasBid { seat });
        if !state.public.to_bid.is_empty() {
            return;
        }
        let round = state.public.round;
        let bids = SeatMap::from_fn(self.seats, |seat| {
            let bid = state.private[seat].bid.take().expect("everybody has bid");
            let tally = state.public.sheet.tally_mut(round, seat);
            tally.set_bid(bid.tricks, bid.cannon.unwrap_or(Cannon::Grapeshot));
            bid
        });
        state.public.sheet.begin();
        events.push(Event::BidsOpened { bids, tricks: state.public.cards });
        self.next_trick(state, events);
    }

    #[inline(always)]
    fn play(&self, state: &mut State<Self>, seat: Seat, play: Play, events: &mut Events<Event>) {
        state.private[seat].hand.remove(play.card());
        let public = &mut state.public;
        let force = self.force(play);
        let known = &mut public.known[seat.idx()];
        known.voids |= self.answer(public.follow, force).void;
        note_drawn(known, force);
        self.lay(public, Player::new(seat), play, events);
        if self.has_ghost() {
            return self.go_on_with_ghost(state, seat, events);
        }
        self.go_on(state, seat, events);
    }

    /// SK-8.3: who leads is followed by Graybeard's ghost.
    #[cold]
    fn go_on_with_ghost(&self, state: &mut State<Self>, seat: Seat, events: &mut Events<Event>) {
        if state.public.trick_len == 1 {
            self.turn_ghost_card(state, events);
        }
        self.go_on(state, seat, events);
    }

    /// Lays a card into the trick.
    #[inline(always)]
    fn lay(&self, public: &mut Public, player: Player, play: Play, events: &mut Events<Event>) {
        public.follow = self.answer(public.follow, self.force(play)).follow;
        public.history.push(play);
        public.trick_len += 1;
        events.push(Event::Played { player, play });
    }

    /// SK-8.3: Graybeard's ghost plays the top of his pile, and his Tigress flees.
    fn turn_ghost_card(&self, state: &mut State<Self>, events: &mut Events<Event>) {
        let card = state.hidden.ghost.pop().expect("the ghost has a card for every trick");
        let role = (self.face(card) == Face::Tigress).then_some(Role::Escape);
        self.lay(&mut state.public, Player::GHOST, Play::new(card, role), events);
    }

    /// The seat after this one plays, or the trick ends.
    #[inline(always)]
    fn go_on(&self, state: &mut State<Self>, seat: Seat, events: &mut Events<Event>) {
        if state.public.trick_len == self.places {
            return self.finish_trick(state, events);
        }
        state.public.actor = seat.next(self.seats);
    }

    #[inline(always)]
    fn finish_trick(&self, state: &mut State<Self>, events: &mut Events<Event>) {
        let public = &mut state.public;
        let trick = public.trick();
        let outcome = trick::outcome_of(&self.options, trick.iter().map(|play| self.force(*play)));
        let winning = outcome.winner.map(|place| trick[usize::from(place)]);
        let leader = self.player_at(public.lead, public.seat_lead, outcome.leader);
        public.history.finish(TrickMark::new(public.lead, winning.map(|_| leader)));
        let power = match winning {
            Some(play) => self.take_trick(public, leader, play, &outcome, events),
            None => {
                let last = public.history.tricks_done() == public.cards;
                events.push(Event::TrickDestroyed { lead: leader, why: outcome.why, last });
                None
            }
        };
        public.trick_len = 0;
        public.follow = Follow::Open;
        public.lead = leader;
        match power {
            Some((crew, seat)) => self.use_power(state, crew, seat, events),
            None => self.next_trick(state, events),
        }
    }

    /// Writes a won trick on the sheet. Tells whose power follows, if any does.
    #[inline(always)]
    fn take_trick(
        &self,
        public: &mut Public,
        player: Player,
        play: Play,
        outcome: &Outcome,
        events: &mut Events<Event>,
    ) -> Option<(Crew, Seat)> {
        events.push(Event::TrickWon { player, play, why: outcome.why });
        // SK-8.5: what the ghost wins is lost.
        let seat = player.seat()?;
        let tally = public.sheet.tally_mut(public.round, seat);
        tally.add_trick(&outcome.captures);
        if outcome.own_loot {
            tally.add_own_loot();
        }
        if outcome.allies != 0 {
            self.make_allies(public, seat, outcome.allies, events);
        }
        self.power(play).map(|crew| (crew, seat))
    }

    #[cold]
    fn make_allies(&self, public: &mut Public, winner: Seat, allies: u8, events: &mut Events<Event>) {
        for place in (0..self.places).filter(|place| allies >> place & 1 != 0) {
            let ally = self.player_at(public.lead, public.seat_lead, place).seat();
            if let Some(loot) = ally {
                public.sheet.ally(public.round, Alliance { loot, winner });
                events.push(Event::Allied { loot, winner });
            }
        }
    }

    /// SK-7.1: the pirate that won the trick gives its power, at once.
    fn use_power(&self, state: &mut State<Self>, crew: Crew, seat: Seat, events: &mut Events<Event>) {
        let public = &mut state.public;
        public.actor = seat;
        let last = public.history.tricks_done() == public.cards;
        let after_last = self.options.powers_after_last_trick;
        match crew {
            Crew::Harry if !last || after_last != PowersAfterLastTrick::None => {
                public.phase = Phase::ChangingBid;
            }
            Crew::Rascal if !last || after_last == PowersAfterLastTrick::HarryAndRascal => {
                public.phase = Phase::Wagering;
            }
            Crew::Bahij if !last && public.stock_len > 0 => public.phase = Phase::Drawing,
            Crew::Rosie if !last => public.phase = Phase::ChoosingLeader,
            Crew::Juanita if !last => self.peek(state, seat, events),
            _ => self.next_trick(state, events),
        }
    }

    /// SK-7.5: what Juanita shows is for one seat alone.
    fn peek(&self, state: &mut State<Self>, seat: Seat, events: &mut Events<Event>) {
        state.private[seat].peeked = state.hidden.stock;
        let draws = state.public.draws.iter().flatten().count();
        #[expect(clippy::cast_possible_truncation, reason = "a round has at most four draws")]
        let moment = draws as u8 + 1;
        state.public.known[seat.idx()].peeked = moment;
        events.push(Event::Peeked { seat, cards: state.public.stock_len });
        self.next_trick(state, events);
    }

    /// How many cards Bahij's player draws.
    const fn draw_len(&self, public: &Public) -> u8 {
        if public.stock_len < 2 { public.stock_len } else { 2 }
    }

    fn draw(&self, state: &mut State<Self>, drawn: Hand, events: &mut Events<Event>) {
        let cards = self.draw_len(&state.public);
        let public = &mut state.public;
        let seat = public.actor;
        state.private[seat].hand |= drawn;
        state.hidden.stock -= drawn;
        public.stock_len -= cards;
        public.discards_left = cards;
        public.phase = Phase::Discarding;
        if let Some(free) = public.draws.iter_mut().find(|draw| draw.is_none()) {
            *free = Some(Draw { seat, cards });
        }
        let known = &mut public.known[seat.idx()];
        known.old_voids |= known.voids;
        known.voids = 0;
        known.drawn += cards;
        events.push(Event::Drew { seat, cards });
    }

    fn discard(&self, state: &mut State<Self>, seat: Seat, card: Card, events: &mut Events<Event>) {
        let private = &mut state.private[seat];
        private.hand.remove(card);
        private.discarded.push(card);
        state.public.discards_left -= 1;
        if state.public.discards_left == 0 {
            let drawn = state.public.draws.iter().flatten().last();
            events.push(Event::Discarded { seat, cards: drawn.map_or(0, |draw| draw.cards) });
            self.next_trick(state, events);
        }
    }

    /// Begins the next trick, or ends the round.
    #[inline]
    fn next_trick(&self, state: &mut State<Self>, events: &mut Events<Event>) {
        let public = &mut state.public;
        if public.history.tricks_done() == public.cards {
            return self.end_round(state, events);
        }
        public.phase = Phase::Playing;
        if public.lead == Player::GHOST && self.options.ghost_lead == GhostLead::PreviousLeader {
            public.lead = Player::new(public.seat_lead);
        }
        match public.lead.seat() {
            Some(seat) => (public.seat_lead, public.actor) = (seat, seat),
            None => {
                public.actor = public.seat_lead;
                self.turn_ghost_card(state, events);
            }
        }
    }

    fn end_round(&self, state: &mut State<Self>, events: &mut Events<Event>) {
        let public = &mut state.public;
        let points = public.sheet.score(self);
        let points = SeatMap::from_fn(self.seats, |seat| points[seat.idx()]);
        let totals = SeatMap::from_fn(self.seats, |seat| public.sheet.total(seat));
        events.push(Event::Scored { round: public.round + 1, points, totals });
        for (_, private) in state.private.iter_mut() {
            *private = Private::EMPTY;
        }
        state.hidden = Hidden { stock: Hand::EMPTY, ghost: Pile::EMPTY };
        public.stock_len = 0;
        if usize::from(public.round) + 1 < self.rounds.len() {
            return self.next_round(public);
        }
        let winners = self.leaders(public);
        let is_extra = usize::from(public.round) >= self.rounds.len();
        if winners.len() > 1 && self.options.tie_break == TieBreak::OneMoreRound && !is_extra {
            events.push(Event::TieBreak);
            return self.next_round(public);
        }
        public.phase = Phase::Over;
        events.push(Event::GameOver { winners });
    }

    fn next_round(&self, public: &mut Public) {
        public.round += 1;
        public.cards = self.cards_in(public.round);
        public.phase = Phase::Dealing;
    }

    fn leaders(&self, public: &Public) -> SeatSet {
        let scores = SeatMap::from_fn(self.seats, |seat| i32::from(public.sheet.total(seat)));
        rank_by_score(&scores)
            .iter()
            .filter(|(_, standing)| standing.rank == 1)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// A card of a suit that was void before a draw must have been drawn.
#[inline]
fn note_drawn(known: &mut Known, force: Force) {
    if u32::from(known.old_voids) >> force.kind & 1 != 0 {
        known.drawn = known.drawn.saturating_sub(1);
    }
}

/// A deck from which cards are taken in random order.
struct Shuffle {
    cards: DeckList,
    len: u32,
}

impl Shuffle {
    #[inline]
    fn next(&mut self, rng: &mut GameRng) -> Card {
        let idx = rng.below(self.len) as usize % DECK_PLACES;
        self.len -= 1;
        let card = self.cards[idx];
        self.cards[idx] = self.cards[self.len as usize % DECK_PLACES];
        card
    }
}
