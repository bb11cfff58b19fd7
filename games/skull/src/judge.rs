//! The referee: plays out a question's actions by the rules and tells the position. It explains refusals; it
//! decides nothing that `legal.rs` and `play.rs` do not.

use engine::{ActionSet, Events, Game, Message, Seat, SeatMap, SeatSet, State, Turn};
use hosting::{Hosted, JudgeError, read_question};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    Action, CARDS_EACH, COINS_TO_WIN, Card, Cards, Chance, Event, Options, Phase, Private, Public, Skull,
    Whereabouts,
};

/// A question that can be read, for whoever asked one that cannot.
const EXAMPLE: &str = r#"{"game":"skull","ask":"position","seats":3,"actions":[["place",0,"R"]]}"#;

/// What is asked. `hands`, `coins`, `first` and `options` may be left out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(rename = "game")]
    _game: Option<String>,
    ask: String,
    seats: u8,
    options: Option<Options>,
    first: Option<u8>,
    hands: Option<Vec<Vec<Card>>>,
    coins: Option<Vec<u8>>,
    #[serde(default)]
    actions: Vec<Value>,
}

/// Answers a question about a position.
pub(crate) fn answer(question: &Value) -> Result<Value, JudgeError> {
    let question: Question = read_question(question, EXAMPLE)?;
    if question.ask != "position" {
        return Err(refuse(Message::new("skull-judge-ask")));
    }
    let mut referee = Referee::new(&question)?;
    for (idx, told) in question.actions.iter().enumerate() {
        referee.take(told, idx).map_err(|why| JudgeError { why, at: Some(idx) })?;
    }
    Ok(referee.position())
}

const fn refuse(why: Message) -> JudgeError {
    JudgeError { why, at: None }
}

/// What a question's action says.
enum Told {
    Act(Seat, Action),
    Lose(Seat, Card),
}

struct Referee {
    game: Skull,
    state: State<Skull>,
    /// The challenger whose own cards have just turned by themselves, and how many of them the question has not
    /// told yet. Telling them is allowed and changes nothing.
    own_flips: Option<(Seat, usize)>,
}

impl Referee {
    fn new(question: &Question) -> Result<Self, JudgeError> {
        let options = match question.options {
            Some(options) => options,
            None => serde_json::from_value(json!({}))?,
        };
        let game = Skull::new(options, question.seats)
            .map_err(|_| refuse(Message::new("skull-judge-seats").with("seats", question.seats)))?;
        let hands = hands(question)?;
        let coins = coins(question)?;
        let mut state = game.setup();
        seat_players(&mut state, &hands, &coins);
        begin(&game, &mut state, question.first)?;
        Ok(Self { game, state, own_flips: None })
    }

    fn take(&mut self, told: &Value, idx: usize) -> Result<(), Message> {
        match self.parse(told, idx)? {
            Told::Act(seat, Action::Flip(owner)) if seat == owner && self.tells_own_flip(seat) => Ok(()),
            Told::Act(seat, action) => self.act(seat, action),
            Told::Lose(seat, card) => self.lose(seat, card),
        }
    }

    fn parse(&self, told: &Value, idx: usize) -> Result<Told, Message> {
        let no_action = || Message::new("skull-judge-action").with("number", idx);
        let parts = told.as_array().ok_or_else(no_action)?;
        let seat_at = |place: usize| self.seat(parts.get(place)).ok_or_else(no_action)?;
        let card_at = |place: usize| {
            let card = parts.get(place).and_then(Value::as_str).and_then(|notation| notation.parse().ok());
            card.ok_or_else(no_action)
        };
        let number_at = |place: usize| {
            let number = parts.get(place).and_then(Value::as_u64).ok_or_else(no_action)?;
            Ok(u8::try_from(number).unwrap_or(u8::MAX))
        };
        let verb = parts.first().and_then(Value::as_str).ok_or_else(no_action)?;
        let n_parts = match verb {
            "pass" | "show" | "keep_hidden" => 2,
            _ => 3,
        };
        if parts.len() != n_parts {
            return Err(no_action());
        }
        let seat = seat_at(1)?;
        let action = match verb {
            "place" => Action::Place(card_at(2)?),
            "bid" => Action::Bid(number_at(2)?),
            "pass" => Action::Pass,
            "flip" => Action::Flip(seat_at(2)?),
            "discard" => Action::Discard(card_at(2)?),
            "choose_first" => Action::ChooseFirst(seat_at(2)?),
            "show" => Action::Show,
            "keep_hidden" => Action::KeepHidden,
            "lose" => return Ok(Told::Lose(seat, card_at(2)?)),
            _ => return Err(no_action()),
        };
        Ok(Told::Act(seat, action))
    }

    /// A seat of this table; nothing when it is no number at all.
    fn seat(&self, told: Option<&Value>) -> Option<Result<Seat, Message>> {
        let number = told?.as_u64()?;
        let seat = u8::try_from(number).ok().filter(|&number| number < self.game.seats());
        let missing = i64::try_from(number).unwrap_or(i64::MAX);
        Some(match seat {
            Some(seat) => Ok(Seat::new(seat)),
            None => Err(Message::new("skull-judge-no-seat").with("number", missing)),
        })
    }

    fn tells_own_flip(&mut self, seat: Seat) -> bool {
        match &mut self.own_flips {
            Some((challenger, untold)) if *challenger == seat && *untold > 0 => {
                *untold -= 1;
                true
            }
            _ => false,
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Message> {
        match self.game.turn(&self.state.public) {
            Turn::Over => return Err(Message::new("skull-judge-over")),
            Turn::Chance => return Err(Message::new("skull-judge-lose-first")),
            Turn::Seats(seats) if !seats.contains(seat) && !self.state.public.in_game.contains(seat) => {
                return Err(Message::new("skull-judge-out").with("number", u8::from(seat)));
            }
            Turn::Seats(seats) if !seats.contains(seat) => {
                return Err(Message::new("skull-judge-not-your-turn").with("number", u8::from(seat)));
            }
            Turn::Seats(_) => {}
        }
        let view = self.state.view(seat);
        if !self.game.legal_actions(view).contains(&action) {
            return Err(self.game.explain(&self.game.refusal(view, &action)));
        }
        let mut events = Events::on();
        self.game.apply(&mut self.state, seat, action, &mut events);
        self.own_flips = own_flips(&events.into_vec());
        Ok(())
    }

    fn lose(&mut self, seat: Seat, card: Card) -> Result<(), Message> {
        if self.game.turn(&self.state.public) != Turn::Chance {
            return Err(Message::new("skull-judge-nothing-to-lose"));
        }
        if self.state.public.challenger() != Some(seat) {
            return Err(Message::new("skull-judge-not-the-challenger").with("number", u8::from(seat)));
        }
        let chance = Chance::Lose(card);
        if !self.game.is_possible(&self.state, &chance) {
            return Err(Message::new("skull-judge-not-owned"));
        }
        self.game.resolve_chance(&mut self.state, chance, &mut Events::off());
        self.own_flips = None;
        Ok(())
    }

    fn position(&self) -> Value {
        let public = &self.state.public;
        let bid = public.challenger().map(|_| public.bids.highest());
        json!({
            "phase": phase_name(public.phase),
            "turn": self.game.turn(public).seats(),
            "round": public.round,
            "first": public.first,
            "bid": bid,
            "challenger": public.challenger(),
            "passed": public.passed,
            "revealed": public.flips,
            "coins": public.seats.map(|_, known| known.coins),
            "cards": public.seats.map(|_, known| known.cards),
            "eliminated": SeatSet::all(self.game.seats()).without(public.in_game),
            "skull_owner": public.flips.skull_owner(),
            "winner": public.winner,
        })
    }
}

fn hands(question: &Question) -> Result<SeatMap<Cards>, JudgeError> {
    let Some(told) = &question.hands else {
        return Ok(SeatMap::from_fn(question.seats, |_| Cards::ALL));
    };
    if told.len() != usize::from(question.seats) {
        return Err(refuse(Message::new("skull-judge-hands").with("seats", question.seats)));
    }
    let mut hands = SeatMap::from_fn(question.seats, |_| Cards::NONE);
    for (seat, hand) in hands.iter_mut() {
        *hand = Cards::try_from(told[seat.idx()].clone())
            .map_err(|_| refuse(Message::new("skull-judge-hand").with("number", u8::from(seat))))?;
    }
    if hands.values().all(|hand| hand.is_empty()) {
        return Err(refuse(Message::new("skull-judge-nobody")));
    }
    Ok(hands)
}

fn coins(question: &Question) -> Result<SeatMap<u8>, JudgeError> {
    let Some(told) = &question.coins else {
        return Ok(SeatMap::from_fn(question.seats, |_| 0));
    };
    if told.len() != usize::from(question.seats) {
        return Err(refuse(Message::new("skull-judge-coins").with("seats", question.seats)));
    }
    Ok(SeatMap::from_fn(question.seats, |seat| told[seat.idx()]))
}

/// Gives everybody these cards and coins; what is missing from their first four cards they have lost.
fn seat_players(state: &mut State<Skull>, hands: &SeatMap<Cards>, coins: &SeatMap<u8>) {
    for (seat, hand) in hands.iter() {
        state.private[seat] = Private { hand: *hand, lost: hand.missing(), ..Private::DEALT };
        let known = &mut state.public.seats[seat];
        known.cards = hand.len();
        known.coins = coins[seat];
        known.skull = match hand.missing().len() {
            0 => Whereabouts::Owned,
            CARDS_EACH => Whereabouts::Lost,
            lost => Whereabouts::Doubtful(lost),
        };
        if hand.is_empty() {
            state.public.in_game.remove(seat);
        }
    }
}

/// Begins the round, or finds that the game is over already.
fn begin(game: &Skull, state: &mut State<Skull>, first: Option<u8>) -> Result<(), JudgeError> {
    let in_game = state.public.in_game;
    let first = match first {
        None => in_game.first().ok_or_else(|| refuse(Message::new("skull-judge-nobody")))?,
        Some(number) => Seat::try_from(number)
            .ok()
            .filter(|&seat| in_game.contains(seat))
            .ok_or_else(|| refuse(Message::new("skull-judge-first").with("number", number)))?,
    };
    game.resolve_chance(state, Chance::First(first), &mut Events::off());
    if let Some(winner) = winner(&state.public)? {
        state.public.phase = Phase::Over;
        state.public.to_act = SeatSet::EMPTY;
        state.public.winner = Some(winner);
    }
    Ok(())
}

fn winner(public: &Public) -> Result<Option<Seat>, JudgeError> {
    let rich: SeatSet =
        public.seats.iter().filter(|(_, known)| known.coins >= COINS_TO_WIN).map(|(seat, _)| seat).collect();
    let too_many = public.seats.values().any(|known| known.coins > COINS_TO_WIN);
    if too_many || rich.len() > 1 || !rich.without(public.in_game).is_empty() {
        return Err(refuse(Message::new("skull-judge-too-many-coins")));
    }
    let last = public.in_game.first().filter(|_| public.in_game.len() == 1);
    Ok(rich.first().or(last))
}

/// How many of the challenger's own cards turned by themselves.
fn own_flips(events: &[Event]) -> Option<(Seat, usize)> {
    let own = |event: &Event| match *event {
        Event::Flipped { by, owner, .. } if by == owner => Some(by),
        _ => None,
    };
    let challenger = events.iter().find_map(own)?;
    Some((challenger, events.iter().filter_map(own).count()))
}

const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Drawing | Phase::PlacingFirst => "placing_first",
        Phase::Placing => "placing",
        Phase::Bidding => "bidding",
        Phase::Revealing => "revealing",
        Phase::Showing => "showing",
        Phase::Discarding | Phase::PickingBlind => "discarding",
        Phase::ChoosingFirst => "choosing_first",
        Phase::Over => "game_over",
    }
}
