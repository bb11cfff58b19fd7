//! What happens when a seat or nature decides. The only code that changes a state.

use engine::{Events, Seat, SeatSet, State};

use crate::event::{Event, Victory};
use crate::options::{FirstAfterLostBet, UnflippedCards};
use crate::state::{COINS_TO_WIN, LastBet, Whereabouts};
use crate::{Action, Bet, Bids, Card, Chance, Flips, Phase, Public, Skull, Stack};

type Sink<'a> = &'a mut Events<Event>;

impl Skull {
    #[inline(always)]
    pub(crate) fn act(&self, state: &mut State<Self>, seat: Seat, action: Action, events: Sink<'_>) {
        match action {
            Action::Place(card) => place(state, seat, card, events),
            Action::Bid(bid) => self.bid(state, seat, bid, events),
            Action::Pass => self.pass(state, seat, events),
            Action::Flip(owner) => {
                flip(state, seat, owner, events);
                self.settle(state, events);
            }
            Action::Show => show(state, seat, events),
            Action::KeepHidden => {
                events.push(Event::KeptHidden { seat });
                shown(state, seat, events);
            }
            Action::Discard(card) => self.lose(state, card, events),
            Action::ChooseFirst(first) => {
                events.push(Event::FirstChosen { by: seat, first });
                begin_next_round(state, first, events);
            }
        }
    }

    pub(crate) fn resolve(&self, state: &mut State<Self>, chance: Chance, events: Sink<'_>) {
        match chance {
            Chance::First(first) => begin_round(&mut state.public, first, events),
            Chance::Lose(card) => self.lose(state, card, events),
        }
    }

    fn bid(&self, state: &mut State<Self>, seat: Seat, bid: u8, events: Sink<'_>) {
        let public = &mut state.public;
        let table_cards = public.table_cards;
        public.bids.push(seat, bid);
        events.push(Event::Bid { seat, bid, table_cards });
        if bid == table_cards {
            return self.reveal(state, seat, events);
        }
        public.phase = Phase::Bidding;
        pass_turn_on(public, seat);
    }

    fn pass(&self, state: &mut State<Self>, seat: Seat, events: Sink<'_>) {
        let public = &mut state.public;
        public.passed.insert(seat);
        events.push(Event::Passed { seat });
        pass_turn_on(public, seat);
        let left = public.in_game.without(public.passed);
        if left.len() == 1 {
            let challenger = left.first().expect("one has not passed");
            self.reveal(state, challenger, events);
        }
    }

    /// The challenger's own cards turn by themselves, from the top: there is nothing to choose.
    fn reveal(&self, state: &mut State<Self>, challenger: Seat, events: Sink<'_>) {
        state.public.phase = Phase::Revealing;
        state.public.to_act = SeatSet::one(challenger);
        let own_cards = state.public.seats[challenger].stack.len();
        for _ in 0..own_cards.min(state.public.bids.highest()) {
            if flip(state, challenger, challenger, events) == Card::Skull {
                break;
            }
        }
        self.settle(state, events);
    }

    /// Looks whether the bet is won, lost or still open.
    fn settle(&self, state: &mut State<Self>, events: Sink<'_>) {
        let public = &mut state.public;
        let challenger = public.challenger().expect("cards are turned for a bet");
        if let Some(skull_owner) = public.flips.skull_owner() {
            let bid = public.bids.highest();
            public.bets.push(Bet { challenger, bid, skull_owner: Some(skull_owner) });
            events.push(Event::BetLost { seat: challenger, skull_owner });
            self.ask_to_show(state, challenger, events);
        } else if public.flips_left() == 0 {
            self.win_bet(state, challenger, events);
        }
    }

    fn win_bet(&self, state: &mut State<Self>, challenger: Seat, events: Sink<'_>) {
        let public = &mut state.public;
        let bid = public.bids.highest();
        public.bets.push(Bet { challenger, bid, skull_owner: None });
        let known = &mut public.seats[challenger];
        known.coins += 1;
        events.push(Event::BetWon { seat: challenger, bid, coins: known.coins });
        if known.coins == COINS_TO_WIN {
            return win_game(public, challenger, Victory::Bets, events);
        }
        self.ask_to_show(state, challenger, events);
    }

    /// SKULL-5.7: before cards go back.
    fn ask_to_show(&self, state: &mut State<Self>, challenger: Seat, events: Sink<'_>) {
        let public = &mut state.public;
        let is_asked = match self.options().unflipped_cards {
            UnflippedCards::StayHidden => false,
            UnflippedCards::OwnersMayShow => public.flips.skull_owner().is_some(),
            UnflippedCards::OwnersMayAlwaysShow => true,
        };
        let owners = public.seats.iter().filter(|(_, known)| is_asked && known.stack.n_down() > 0);
        public.to_act = owners.map(|(seat, _)| seat).filter(|&seat| seat != challenger).collect();
        if public.to_act.is_empty() {
            return after_bet(state, challenger, events);
        }
        public.phase = Phase::Showing;
    }

    /// The challenger loses this card for good.
    fn lose(&self, state: &mut State<Self>, card: Card, events: Sink<'_>) {
        let challenger = state.public.challenger().expect("a bet was lost");
        let skull_owner = state.public.flips.skull_owner().expect("a Skull was turned");
        let private = &mut state.private[challenger];
        private.collect();
        private.hand.remove(card);
        private.lost.insert(card);
        forget_skull(&mut state.public, challenger);
        let cards = state.public.seats[challenger].cards;
        events.push(Event::CardLost { seat: challenger, cards });
        if cards == 0 {
            return eliminate(state, challenger, skull_owner, events);
        }
        let first = match self.options().first_after_lost_bet {
            FirstAfterLostBet::Challenger => challenger,
            FirstAfterLostBet::SkullOwner => skull_owner,
        };
        begin_next_round(state, first, events);
    }
}

#[inline(always)]
fn place(state: &mut State<Skull>, seat: Seat, card: Card, events: Sink<'_>) {
    let private = &mut state.private[seat];
    private.hand.remove(card);
    private.pile.push(card);
    let public = &mut state.public;
    public.seats[seat].stack.push();
    public.table_cards += 1;
    if public.phase == Phase::Placing {
        let pile = public.seats[seat].stack.len();
        events.push(Event::Added { seat, pile });
        return pass_turn_on(public, seat);
    }
    public.to_act.remove(seat);
    if public.to_act.is_empty() {
        public.phase = Phase::Placing;
        public.to_act = SeatSet::one(public.first);
        events.push(Event::AllPlaced { first: public.first });
    }
}

/// The next player clockwise who has not passed.
fn pass_turn_on(public: &mut Public, seat: Seat) {
    let left = public.in_game.without(public.passed);
    let next = Public::next_after(seat, left).expect("somebody has not passed");
    public.to_act = SeatSet::one(next);
}

/// Turns the top face-down card of this seat.
fn flip(state: &mut State<Skull>, by: Seat, owner: Seat, events: Sink<'_>) -> Card {
    let pile = state.private[owner].pile;
    let card = state.public.seats[owner].stack.flip_top(pile);
    state.public.flips.push(owner, card);
    learn(&mut state.public, owner);
    events.push(Event::Flipped { by, owner, card });
    card
}

/// Draws the certain conclusion from the faces that show.
fn learn(public: &mut Public, seat: Seat) {
    let known = &mut public.seats[seat];
    if known.stack.shows_skull() {
        known.skull = Whereabouts::Owned;
    } else if known.stack.len() == known.cards && known.stack.n_down() == 0 {
        known.skull = Whereabouts::Lost;
    }
}

fn show(state: &mut State<Skull>, seat: Seat, events: Sink<'_>) {
    let pile = state.private[seat].pile;
    state.public.seats[seat].stack.flip_all(pile);
    learn(&mut state.public, seat);
    events.push(Event::Shown { seat, pile });
    shown(state, seat, events);
}

fn shown(state: &mut State<Skull>, seat: Seat, events: Sink<'_>) {
    let public = &mut state.public;
    public.to_act.remove(seat);
    if public.to_act.is_empty() {
        let challenger = public.challenger().expect("there was a bet");
        after_bet(state, challenger, events);
    }
}

/// A won bet ends the round; a lost one costs a card first.
fn after_bet(state: &mut State<Skull>, challenger: Seat, events: Sink<'_>) {
    match state.public.flips.skull_owner() {
        Some(_) => ask_for_card(&mut state.public, challenger),
        None => begin_next_round(state, challenger, events),
    }
}

/// Own Skull: the challenger chooses what to lose. Another's: nature picks.
fn ask_for_card(public: &mut Public, challenger: Seat) {
    if public.flips.skull_owner() == Some(challenger) {
        public.phase = Phase::Discarding;
        public.to_act = SeatSet::one(challenger);
    } else {
        public.phase = Phase::PickingBlind;
        public.to_act = SeatSet::EMPTY;
    }
}

/// Takes the challenger's cards off the table and one of them out of the game, unseen.
fn forget_skull(public: &mut Public, challenger: Seat) {
    let known = &mut public.seats[challenger];
    public.table_cards -= known.stack.len();
    known.stack = Stack::EMPTY;
    known.cards -= 1;
    known.skull = match known.skull {
        _ if known.cards == 0 => Whereabouts::Lost,
        Whereabouts::Lost => Whereabouts::Lost,
        Whereabouts::Owned => Whereabouts::Doubtful(1),
        Whereabouts::Doubtful(suspects) => Whereabouts::Doubtful(suspects + 1),
    };
}

fn eliminate(state: &mut State<Skull>, challenger: Seat, skull_owner: Seat, events: Sink<'_>) {
    let public = &mut state.public;
    public.in_game.remove(challenger);
    events.push(Event::Eliminated { seat: challenger });
    if public.in_game.len() == 1 {
        let last = public.in_game.first().expect("one is left");
        return win_game(public, last, Victory::LastStanding, events);
    }
    if skull_owner == challenger {
        public.phase = Phase::ChoosingFirst;
        public.to_act = SeatSet::one(challenger);
        return;
    }
    begin_next_round(state, skull_owner, events);
}

fn win_game(public: &mut Public, winner: Seat, by: Victory, events: Sink<'_>) {
    public.phase = Phase::Over;
    public.to_act = SeatSet::EMPTY;
    public.winner = Some(winner);
    events.push(Event::GameWon { seat: winner, by });
}

/// Everybody takes their cards back, and a new round begins.
fn begin_next_round(state: &mut State<Skull>, first: Seat, events: Sink<'_>) {
    for (_, private) in state.private.iter_mut() {
        private.collect();
    }
    let public = &mut state.public;
    public.last_bet = public.challenger().map(|challenger| LastBet {
        challenger,
        bid: public.bids.highest(),
        flips: public.flips,
        shown: public.shown(),
    });
    for (_, known) in public.seats.iter_mut() {
        known.stack = Stack::EMPTY;
    }
    public.table_cards = 0;
    public.passed = SeatSet::EMPTY;
    public.bids = Bids::NONE;
    public.flips = Flips::NONE;
    public.round = public.round.saturating_add(1);
    begin_round(public, first, events);
}

fn begin_round(public: &mut Public, first: Seat, events: Sink<'_>) {
    public.first = first;
    public.phase = Phase::PlacingFirst;
    public.to_act = public.in_game;
    events.push(Event::RoundBegins { round: public.round, first });
}
