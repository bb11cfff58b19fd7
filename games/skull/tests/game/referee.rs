//! A second referee, written for being plain and not fast, plays every line beside the game: all short openings,
//! and many whole games. They must agree on what is legal and on everything that lies on the table.

use engine::{Events, Game, GameRng, Match, Seat, Step, Turn, perft};
use skull::{Action, Card, Chance, FirstAfterLostBet, Options, Phase, Skull, TableCard, UnflippedCards};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    First,
    Add,
    Bid,
    Turn,
    Show,
    GiveUp,
    Blind,
    Name,
    End,
}

#[derive(Clone)]
struct Plain {
    options: Options,
    stage: Stage,
    first: usize,
    current: usize,
    round: u16,
    coins: Vec<u8>,
    hands: Vec<Vec<Card>>,
    /// Each card with whether it lies face up, bottom first.
    piles: Vec<Vec<(Card, bool)>>,
    bids: Vec<(usize, u8)>,
    passed: Vec<usize>,
    may_show: Vec<usize>,
    skull_of: Option<usize>,
    winner: Option<usize>,
}

impl Plain {
    fn new(options: Options, seats: usize, first: usize) -> Self {
        let hand = vec![Card::Rose, Card::Rose, Card::Rose, Card::Skull];
        Self {
            options,
            stage: Stage::First,
            first,
            current: first,
            round: 1,
            coins: vec![0; seats],
            hands: vec![hand; seats],
            piles: vec![Vec::new(); seats],
            bids: Vec::new(),
            passed: Vec::new(),
            may_show: Vec::new(),
            skull_of: None,
            winner: None,
        }
    }

    fn cards(&self, seat: usize) -> usize {
        self.hands[seat].len() + self.piles[seat].len()
    }

    fn alive(&self) -> Vec<usize> {
        (0..self.hands.len()).filter(|&seat| self.cards(seat) > 0).collect()
    }

    fn on_table(&self) -> usize {
        self.piles.iter().map(Vec::len).sum()
    }

    fn challenger(&self) -> usize {
        self.bids.last().unwrap().0
    }

    fn turned(&self) -> usize {
        self.piles.iter().flatten().filter(|(_, up)| *up).count()
    }

    fn allows(&self, seat: usize, action: Action) -> bool {
        let exists = |other: Seat| other.idx() < self.hands.len();
        let last_bid = self.bids.last().map_or(0, |bid| bid.1);
        match (self.stage, action) {
            (Stage::First, Action::Place(card)) => {
                self.piles[seat].is_empty() && self.hands[seat].contains(&card)
            }
            (Stage::Add, Action::Place(card)) => seat == self.current && self.hands[seat].contains(&card),
            (Stage::Add | Stage::Bid, Action::Bid(bid)) => {
                seat == self.current && bid > last_bid && usize::from(bid) <= self.on_table()
            }
            (Stage::Bid, Action::Pass) => seat == self.current,
            (Stage::Turn, Action::Flip(owner)) => {
                seat == self.challenger()
                    && owner.idx() != seat
                    && exists(owner)
                    && self.piles[owner.idx()].iter().any(|(_, up)| !up)
            }
            (Stage::Show, Action::Show | Action::KeepHidden) => self.may_show.contains(&seat),
            (Stage::GiveUp, Action::Discard(card)) => {
                seat == self.challenger()
                    && (self.hands[seat].contains(&card) || self.piles[seat].iter().any(|(c, _)| *c == card))
            }
            (Stage::Name, Action::ChooseFirst(first)) => {
                seat == self.challenger() && exists(first) && self.cards(first.idx()) > 0
            }
            _ => false,
        }
    }

    fn act(&mut self, seat: usize, action: Action) {
        match action {
            Action::Place(card) => self.place(seat, card),
            Action::Bid(bid) => {
                self.bids.push((seat, bid));
                self.stage = Stage::Bid;
                self.next_turn();
                if usize::from(bid) == self.on_table() {
                    self.challenge();
                }
            }
            Action::Pass => {
                self.passed.push(seat);
                self.next_turn();
                if self.passed.len() + 1 == self.alive().len() {
                    self.challenge();
                }
            }
            Action::Flip(owner) => {
                self.turn_top(owner.idx());
                self.after_turning();
            }
            Action::Show | Action::KeepHidden => {
                if action == Action::Show {
                    self.piles[seat].iter_mut().for_each(|(_, up)| *up = true);
                }
                self.may_show.retain(|&other| other != seat);
                if self.may_show.is_empty() {
                    self.after_showing();
                }
            }
            Action::Discard(card) => self.lose(card),
            Action::ChooseFirst(first) => self.next_round(first.idx()),
        }
    }

    fn place(&mut self, seat: usize, card: Card) {
        let idx = self.hands[seat].iter().position(|&held| held == card).unwrap();
        self.hands[seat].remove(idx);
        self.piles[seat].push((card, false));
        if self.stage == Stage::Add {
            self.next_turn();
        } else if self.alive().iter().all(|&other| !self.piles[other].is_empty()) {
            self.stage = Stage::Add;
            self.current = self.first;
        }
    }

    fn next_turn(&mut self) {
        let active = |seat: usize| self.cards(seat) > 0 && !self.passed.contains(&seat);
        let seats = self.hands.len();
        self.current = (1..=seats).map(|step| (self.current + step) % seats).find(|&s| active(s)).unwrap();
    }

    fn challenge(&mut self) {
        let (challenger, bid) = *self.bids.last().unwrap();
        self.stage = Stage::Turn;
        while self.skull_of.is_none()
            && self.turned() < usize::from(bid)
            && self.piles[challenger].iter().any(|(_, up)| !up)
        {
            self.turn_top(challenger);
        }
        self.after_turning();
    }

    fn turn_top(&mut self, owner: usize) {
        let card = self.piles[owner].iter_mut().rev().find(|(_, up)| !up).unwrap();
        card.1 = true;
        if card.0 == Card::Skull {
            self.skull_of = Some(owner);
        }
    }

    fn after_turning(&mut self) {
        let (challenger, bid) = *self.bids.last().unwrap();
        if self.skull_of.is_some() {
            self.ask_to_show(UnflippedCards::StayHidden);
        } else if self.turned() == usize::from(bid) {
            self.coins[challenger] += 1;
            if self.coins[challenger] == 2 {
                self.stage = Stage::End;
                self.winner = Some(challenger);
            } else {
                self.ask_to_show(UnflippedCards::OwnersMayShow);
            }
        }
    }

    /// Asks those who hide something, where the option is beyond this one.
    fn ask_to_show(&mut self, beyond: UnflippedCards) {
        let rank = |option| match option {
            UnflippedCards::StayHidden => 0,
            UnflippedCards::OwnersMayShow => 1,
            UnflippedCards::OwnersMayAlwaysShow => 2,
        };
        let challenger = self.challenger();
        if rank(self.options.unflipped_cards) > rank(beyond) {
            let hides = |seat: &usize| self.piles[*seat].iter().any(|(_, up)| !up);
            self.may_show = self.alive().into_iter().filter(|s| *s != challenger && hides(s)).collect();
        }
        self.stage = Stage::Show;
        if self.may_show.is_empty() {
            self.after_showing();
        }
    }

    fn after_showing(&mut self) {
        match self.skull_of {
            Some(_) => self.punish(),
            None => self.next_round(self.challenger()),
        }
    }

    fn punish(&mut self) {
        let own = self.skull_of == Some(self.challenger());
        self.stage = if own { Stage::GiveUp } else { Stage::Blind };
    }

    fn lose(&mut self, card: Card) {
        let challenger = self.challenger();
        let back: Vec<Card> = self.piles[challenger].drain(..).map(|(card, _)| card).collect();
        self.hands[challenger].extend(back);
        let idx = self.hands[challenger].iter().position(|&held| held == card).unwrap();
        self.hands[challenger].remove(idx);
        let skull_of = self.skull_of.unwrap();
        if self.cards(challenger) > 0 {
            let challenger_starts = self.options.first_after_lost_bet == FirstAfterLostBet::Challenger;
            return self.next_round(if challenger_starts { challenger } else { skull_of });
        }
        match self.alive()[..] {
            [last] => {
                self.stage = Stage::End;
                self.winner = Some(last);
            }
            _ if skull_of == challenger => self.stage = Stage::Name,
            _ => self.next_round(skull_of),
        }
    }

    fn next_round(&mut self, first: usize) {
        for (hand, pile) in self.hands.iter_mut().zip(&mut self.piles) {
            hand.extend(pile.drain(..).map(|(card, _)| card));
        }
        self.bids.clear();
        self.passed.clear();
        self.skull_of = None;
        self.stage = Stage::First;
        self.round += 1;
        self.first = first;
        self.current = first;
    }
}

fn every_action() -> Vec<Action> {
    let cards = [Card::Rose, Card::Skull];
    let mut all = vec![Action::Pass, Action::Show, Action::KeepHidden];
    all.extend(cards.map(Action::Place));
    all.extend(cards.map(Action::Discard));
    all.extend((0..=26).map(Action::Bid));
    all.extend(Seat::all(8).map(Action::Flip));
    all.extend(Seat::all(8).map(Action::ChooseFirst));
    all.sort();
    all
}

/// Both referees must tell the same of the table.
fn compare(table: &Match<Skull>, plain: &Plain) {
    let public = table.public();
    let stage = match public.phase {
        Phase::Drawing | Phase::PlacingFirst => Stage::First,
        Phase::Placing => Stage::Add,
        Phase::Bidding => Stage::Bid,
        Phase::Revealing => Stage::Turn,
        Phase::Showing => Stage::Show,
        Phase::Discarding => Stage::GiveUp,
        Phase::PickingBlind => Stage::Blind,
        Phase::ChoosingFirst => Stage::Name,
        Phase::Over => Stage::End,
    };
    assert_eq!(stage, plain.stage);
    assert_eq!((public.round, public.first.idx()), (plain.round, plain.first));
    assert_eq!(public.winner.map(Seat::idx), plain.winner);
    let bids: Vec<(usize, u8)> = public.bids.iter().map(|(seat, bid)| (seat.idx(), bid)).collect();
    assert_eq!(bids, plain.bids);
    assert_eq!(public.flips.skull_owner().map(Seat::idx), plain.skull_of);
    for (seat, known) in public.seats.iter() {
        let idx = seat.idx();
        assert_eq!(known.coins, plain.coins[idx]);
        assert_eq!(usize::from(known.cards), plain.cards(idx));
        assert_eq!(public.passed.contains(seat), plain.passed.contains(&idx));
        let seen: Vec<TableCard> = plain.piles[idx]
            .iter()
            .map(|card| match card {
                (_, false) => TableCard::FaceDown,
                (Card::Rose, true) => TableCard::Rose,
                (Card::Skull, true) => TableCard::Skull,
            })
            .collect();
        assert_eq!(known.stack.iter().collect::<Vec<_>>(), seen);
        let legal: Vec<Action> =
            every_action().into_iter().filter(|&action| plain.allows(idx, action)).collect();
        assert_eq!(table.legal_actions(seat), legal, "{seat:?} at {public:?}");
    }
}

/// Every line of this many decisions from here, blind picks taking any card. Returns how many lines there are.
fn explore(table: &Match<Skull>, plain: &Plain, depth: u32) -> u64 {
    compare(table, plain);
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    for seat in table.turn().seats().iter() {
        for action in table.legal_actions(seat) {
            let (mut table, mut plain) = (table.clone(), plain.clone());
            table.play(seat, action).unwrap();
            plain.act(seat.idx(), action);
            lines += explore(&table, &plain, depth - 1);
        }
    }
    for card in [Card::Rose, Card::Skull] {
        let (mut table, mut plain) = (table.clone(), plain.clone());
        if table.turn() == Turn::Chance && table.step(Step::Chance(Chance::Lose(card))).is_some() {
            plain.lose(card);
            lines += explore(&table, &plain, depth - 1);
        }
    }
    lines.max(1)
}

/// How many lines of this many decisions the plain referee finds; a line ends at a blind pick.
fn paths(plain: &Plain, depth: u32) -> u64 {
    let seats = 0..plain.hands.len();
    let moves = seats.flat_map(|seat| every_action().into_iter().map(move |action| (seat, action)));
    let legal: Vec<_> = moves.filter(|&(seat, action)| plain.allows(seat, action)).collect();
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    let after = |(seat, action)| {
        let mut plain = plain.clone();
        plain.act(seat, action);
        paths(&plain, depth - 1)
    };
    legal.into_iter().map(after).sum()
}

#[test]
fn the_plain_referee_counts_the_same_paths() {
    for options in every_option() {
        for (seats, depth) in [(2, 8), (3, 7), (4, 6)] {
            let game = Skull::new(options, seats).unwrap();
            let mut state = game.setup();
            game.resolve_chance(&mut state, Chance::First(Seat::new(1)), &mut Events::off());
            let plain = Plain::new(options, seats.into(), 1);
            assert_eq!(perft(&game, &state, depth), paths(&plain, depth), "{options:?}, {seats} seats");
        }
    }
}

fn begin(options: Options, seats: u8, first: u8) -> (Match<Skull>, Plain) {
    let mut table = Match::new(options, seats).unwrap();
    table.step(Step::Chance(Chance::First(Seat::new(first)))).unwrap();
    (table, Plain::new(options, seats.into(), first.into()))
}

fn every_option() -> Vec<Options> {
    let mut all = Vec::new();
    for first_after_lost_bet in [FirstAfterLostBet::Challenger, FirstAfterLostBet::SkullOwner] {
        for unflipped_cards in
            [UnflippedCards::StayHidden, UnflippedCards::OwnersMayShow, UnflippedCards::OwnersMayAlwaysShow]
        {
            all.push(Options { first_after_lost_bet, unflipped_cards });
        }
    }
    all
}

#[test]
fn both_referees_agree_on_every_short_opening() {
    for options in every_option() {
        for (seats, depth) in [(2, 9), (3, 8)] {
            let (table, plain) = begin(options, seats, 1);
            assert!(explore(&table, &plain, depth) > 1_000);
        }
    }
}

#[test]
fn both_referees_agree_in_whole_random_games() {
    for options in every_option() {
        for seats in Skull::SEATS {
            for seed in 0..40 {
                let mut rng = GameRng::from_number(seed);
                let (mut table, mut plain) =
                    begin(options, seats, u8::try_from(rng.below(seats.into())).unwrap());
                while table.turn() != Turn::Over {
                    compare(&table, &plain);
                    step(&mut table, &mut plain, &mut rng);
                }
                compare(&table, &plain);
            }
        }
    }
}

fn step(table: &mut Match<Skull>, plain: &mut Plain, rng: &mut GameRng) {
    let seats: Vec<Seat> = table.turn().seats().iter().collect();
    if seats.is_empty() {
        let challenger = Seat::try_from(u8::try_from(plain.challenger()).unwrap()).unwrap();
        let before = table.view(challenger).private.lost;
        table.advance(rng);
        let after = table.view(challenger).private.lost;
        let took_skull = after.contains(Card::Skull) && !before.contains(Card::Skull);
        return plain.lose(if took_skull { Card::Skull } else { Card::Rose });
    }
    let seat = *rng.pick(&seats);
    let action = *rng.pick(&table.legal_actions(seat));
    table.play(seat, action).unwrap();
    plain.act(seat.idx(), action);
}
