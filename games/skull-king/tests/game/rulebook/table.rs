//! A table for tests: a deal written down, then moves written down.

use engine::{Game, Match, Seat, SeatMap, Step, Turn};
use serde_json::{Map, Value};
use skull_king::schedule::Rounds;
use skull_king::{
    Action, Bid, Card, CardPlayed, Chance, Event, Hand, Options, Pile, Private, Public, Role, Schedule,
    SkullKing,
};

/// A game in which the first round is dealt by hand.
pub struct Table {
    pub table: Match<SkullKing>,
}

/// The options of an edition, with changes as in JSON.
pub fn options(edition: &str, changes: Value) -> Options {
    let changes: Map<String, Value> = changes.as_object().cloned().unwrap_or_default();
    Options::over(edition, changes).unwrap()
}

pub fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

pub fn hand(cards: &str) -> Hand {
    cards.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

impl Table {
    /// One round with these hands, and with a pile for the ghost where he plays, his next card first.
    pub fn deal(options: Options, hands: &[&str], ghost: &str) -> Self {
        let cards = u8::try_from(hand(hands[0]).len()).unwrap();
        Self::deal_rounds(options, &[cards], hands, ghost)
    }

    /// The same, with more rounds to come.
    pub fn deal_rounds(mut options: Options, rounds: &[u8], hands: &[&str], ghost: &str) -> Self {
        options.schedule = Schedule::Custom(rounds.iter().copied().collect::<Rounds>());
        let seats = u8::try_from(hands.len()).unwrap();
        let mut table = Self { table: Match::new(options, seats).unwrap() };
        let mut pile = Pile::EMPTY;
        let ghost: Vec<Card> = ghost.split_whitespace().map(|card| card.parse().unwrap()).collect();
        ghost.into_iter().rev().for_each(|card| pile.push(card));
        let hands = SeatMap::from_fn(seats, |seat| hand(hands[seat.idx()]));
        table.chance(Chance::Deal { first: seat(0), hands, ghost: pile });
        table
    }

    pub fn chance(&mut self, chance: Chance) -> Vec<Event> {
        let events = self.table.step(Step::Chance(chance)).expect("nature may do so");
        self.check();
        events
    }

    /// Bids for all seats.
    pub fn bids(mut self, bids: &[u8]) -> Self {
        for (idx, tricks) in (0..).zip(bids) {
            self.act(idx, Action::Bid(Bid { tricks: *tricks, cannon: None }));
        }
        self
    }

    pub fn act(&mut self, idx: u8, action: Action) -> Vec<Event> {
        let events =
            self.table.play(seat(idx), action).unwrap_or_else(|error| panic!("{idx} {action:?}: {error}"));
        self.check();
        events
    }

    /// Plays cards in turn, whoever's turn it is.
    pub fn play(&mut self, cards: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in cards.split_whitespace() {
            let actor = self.actor();
            events.extend(self.act(actor, play(text)));
        }
        events
    }

    pub fn actor(&self) -> u8 {
        self.table.turn().seats().first().map(u8::from).expect("somebody is to act")
    }

    pub fn legal(&self, idx: u8) -> Vec<Action> {
        self.table.legal_actions(seat(idx))
    }

    /// The cards a seat may play, as they are written.
    pub fn playable(&self, idx: u8) -> String {
        let cards = self.legal(idx).into_iter().filter_map(|action| match action {
            Action::Play(CardPlayed { card, role: None | Some(Role::Pirate) }) => Some(card.to_string()),
            _ => None,
        });
        cards.collect::<Vec<_>>().join(" ")
    }

    pub fn public(&self) -> &Public {
        self.table.public()
    }

    pub fn private(&self, idx: u8) -> &Private {
        self.table.view(seat(idx)).private
    }

    pub fn totals(&self) -> Vec<i16> {
        let seats = self.table.game().seats();
        Seat::all(seats).map(|seat| self.public().sheet.total(seat)).collect()
    }

    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// A replay of the record is the same game; so every test is a test of records, too.
    fn check(&self) {
        let again = Match::replay(self.table.record().clone()).unwrap();
        assert_eq!(again.digest(), self.table.digest());
    }
}

/// A card to be played, as it is written.
pub fn play(text: &str) -> Action {
    let (code, role) = match text.split_once(':') {
        Some((code, "P")) => (code, Some(Role::Pirate)),
        Some((code, _)) => (code, Some(Role::Escape)),
        None => (text, None),
    };
    Action::Play(CardPlayed { card: code.parse().unwrap(), role })
}
