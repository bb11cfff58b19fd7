//! The picture of a table and the names of its sentences. The sentences are in `messages/en.ftl`.

use engine::{BotKind, Game, Message, Seat};
use hosting::{
    Badge, CardFace, Choice, Fact, Hosted, Interlude, JudgeError, Offer, OptionField, Outcome,
    Pile as ScenePile, RuleSection, Scene, SeatPanel, SeatStatus, Snapshot, Target,
};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::names;
use crate::{Action, Card, Event, Phase, Pile, Private, Public, Refusal, Skull, Victory};

impl Hosted for Skull {
    fn messages(locale: &str) -> Option<&'static str> {
        wordbook::wordbooks!(locale, "messages/*.ftl")
    }

    fn option_fields() -> Vec<OptionField> {
        let field = |name, label, choices| {
            OptionField::new(name, Message::new("skull-group-after-bet"), Message::new(label), choices)
        };
        vec![
            field(
                "first_after_lost_bet",
                "skull-option-first-after-lost-bet",
                vec![
                    choice("challenger", "skull-option-first-challenger"),
                    choice("skull_owner", "skull-option-first-skull-owner"),
                ],
            ),
            field(
                "unflipped_cards",
                "skull-option-unflipped-cards",
                vec![
                    choice("stay_hidden", "skull-option-unflipped-stay-hidden"),
                    choice("owners_may_show", "skull-option-unflipped-owners-may-show"),
                    choice("owners_may_always_show", "skull-option-unflipped-owners-may-always-show"),
                ],
            ),
        ]
    }

    fn seats_usual() -> u8 {
        4
    }

    // SKULL-1.1: two can play to study the game.
    fn seats_note(seats: u8) -> Option<Message> {
        (seats == 2).then(|| Message::new("skull-seats-study"))
    }

    fn rules(&self) -> Vec<RuleSection> {
        crate::primer::sections(self)
    }

    fn scene_names() -> &'static [&'static str] {
        names::ALL
    }

    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene {
        let picture = Picture { snapshot, public: &snapshot.public, own: own_half(snapshot) };
        Scene {
            title: picture.title(),
            prompt: picture.prompt(),
            seats: self.standing_seats().map(|seat| picture.panel(seat)).collect(),
            piles: self.standing_seats().map(|seat| picture.pile(seat)).collect(),
            hand: picture.hand(),
            offers: picture.offers(),
            facts: picture.facts(),
            sheet: None,
            outcome: picture.outcome(),
        }
    }

    fn interludes(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        self.steps(before, events)
    }

    fn lingers(&self, events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Flipped { .. }))
    }

    fn deeds(&self, _end: &Scene, events: &[Event]) -> Vec<(Seat, &'static str)> {
        let deed = |event: &Event| match *event {
            Event::BetWon { seat, .. } => Some((seat, "skull-deed-bet-won")),
            Event::BetLost { seat, skull_owner, .. } if seat == skull_owner => {
                Some((seat, "skull-slip-own-skull"))
            }
            Event::BetLost { seat, .. } => Some((seat, "skull-slip-met-skull")),
            _ => None,
        };
        events.iter().filter_map(deed).collect()
    }

    /// A card that lies face down, a bid and a pass show nothing; a card that is turned does.
    fn shows_secret(&self, _by: Seat, events: &[Event]) -> bool {
        let is_covered = |event: &Event| {
            matches!(
                event,
                Event::Added { .. } | Event::AllPlaced { .. } | Event::Bid { .. } | Event::Passed { .. }
            )
        };
        !events.iter().all(is_covered)
    }

    fn narrate(&self, event: &Event) -> Message {
        narrated(*event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        explained(*refusal)
    }

    fn bots(seats: u8) -> Vec<BotKind<Self>> {
        crate::bots::kinds(seats)
    }

    /// The challenger remains the only one to know which card was lost, and a disc that was not turned is known to its owner alone.
    fn keeps_secrets() -> bool {
        true
    }

    fn judge(question: &Value) -> Result<Value, JudgeError> {
        crate::judge::answer(question)
    }
}

impl Skull {
    fn standing_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats())
    }
}

fn choice(value: &str, label: &'static str) -> Choice {
    Choice { value: value.into(), label: Message::new(label) }
}

fn own_half<'a>(snapshot: &'a Snapshot<'_, Skull>) -> Option<(Seat, &'a Private)> {
    Some((snapshot.viewer?, snapshot.private.as_deref()?))
}

/// One viewer's look at the table.
struct Picture<'a> {
    snapshot: &'a Snapshot<'a, Skull>,
    public: &'a Public,
    /// The viewer's seat and what it alone knows.
    own: Option<(Seat, &'a Private)>,
}

impl Picture<'_> {
    fn title(&self) -> Message {
        Message::new("skull-title").with("round", self.public.round)
    }

    fn prompt(&self) -> Message {
        let public = self.public;
        let to_act = public.to_act.first().unwrap_or(public.first);
        let bid = public.bids.highest();
        match public.phase {
            Phase::Drawing => Message::new("skull-prompt-drawing"),
            Phase::PlacingFirst => self.together("skull-prompt-place-first", "skull-prompt-wait-first"),
            Phase::Placing if public.hand_len(to_act) == 0 => {
                Message::new("skull-prompt-must-bid").with("seat", to_act)
            }
            Phase::Placing => Message::new("skull-prompt-place").with("seat", to_act),
            Phase::Bidding => Message::new("skull-prompt-bid").with("seat", to_act).with("bid", bid),
            Phase::Revealing => {
                Message::new("skull-prompt-flip").with("seat", to_act).with("left", public.flips_left())
            }
            Phase::Showing => self.together("skull-prompt-show", "skull-prompt-wait-show"),
            Phase::Discarding => Message::new("skull-prompt-discard").with("seat", to_act),
            Phase::PickingBlind => self.picking(),
            Phase::ChoosingFirst => Message::new("skull-prompt-choose-first").with("seat", to_act),
            Phase::Over => self.ending(),
        }
    }

    /// A prompt for a decision that several make at once.
    fn together(&self, yours: &'static str, theirs: &'static str) -> Message {
        let is_mine = self.own.is_some_and(|(seat, _)| self.public.to_act.contains(seat));
        if is_mine {
            return Message::new(yours);
        }
        Message::new(theirs).with("count", self.public.to_act.len())
    }

    fn picking(&self) -> Message {
        let challenger = self.public.challenger().unwrap_or(self.public.first);
        let owner = self.public.flips.skull_owner().unwrap_or(self.public.first);
        Message::new("skull-prompt-picking").with("owner", owner).with("challenger", challenger)
    }

    fn ending(&self) -> Message {
        let winner = self.public.winner.unwrap_or(self.public.first);
        let key = if self.public.in_game.len() == 1 { "skull-over-last-standing" } else { "skull-over-bets" };
        Message::new(key).with("seat", winner)
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.public.winner?;
        let bets = &self.public.bets;
        Some(Outcome {
            winners: vec![winner],
            label: self.ending(),
            race: bets.race(self.public.seats.seats()),
            highlights: bets.highlights(),
        })
    }

    fn panel(&self, seat: Seat) -> SeatPanel {
        let known = self.public.seats[seat];
        let counter = |kind: &str, key: &'static str, count: u8| Fact {
            kind: kind.into(),
            label: Message::new(key).with("count", count),
            value: Some(count.into()),
        };
        SeatPanel {
            seat,
            status: self.status(seat),
            counters: vec![
                counter(names::COINS, "skull-count-coins", known.coins),
                counter(names::CARDS, "skull-count-cards", known.cards),
                counter(names::HAND, "skull-count-hand", self.public.hand_len(seat)),
            ],
            badges: self.badges(seat),
        }
    }

    fn status(&self, seat: Seat) -> SeatStatus {
        if self.snapshot.turn.includes(seat) {
            SeatStatus::ToAct
        } else if self.public.in_game.contains(seat) {
            SeatStatus::Waiting
        } else {
            SeatStatus::Out
        }
    }

    fn badges(&self, seat: Seat) -> Vec<Badge> {
        let public = self.public;
        let mut badges = Vec::new();
        let mut badge = |shown: bool, kind: &str, label: Message| {
            if shown {
                badges.push(Badge { kind: kind.into(), label });
            }
        };
        let has_begun = public.phase != Phase::Drawing;
        let is_winner = public.winner == Some(seat);
        let is_challenger = public.challenger() == Some(seat);
        let is_out = !public.in_game.contains(seat);
        let placed = public.phase == Phase::PlacingFirst && !public.to_act.contains(seat) && !is_out;
        badge(is_winner, names::WINNER, Message::new("skull-badge-winner"));
        badge(is_out, names::OUT, Message::new("skull-badge-out"));
        badge(has_begun && public.first == seat, names::FIRST, Message::new("skull-badge-first"));
        badge(placed, names::PLACED, Message::new("skull-badge-placed"));
        badge(
            is_challenger,
            names::CHALLENGER,
            Message::new("skull-badge-challenger").with("bid", public.bids.highest()),
        );
        badge(public.passed.contains(seat), names::PASSED, Message::new("skull-badge-passed"));
        badge(
            public.flips.skull_owner() == Some(seat),
            names::SKULL_OWNER,
            Message::new("skull-badge-skull-owner"),
        );
        badges
    }

    /// The viewer's own cards are named by what they are, so that they can be followed from the hand to the
    /// pile; anybody else's by their place alone.
    fn pile(&self, seat: Seat) -> ScenePile {
        let cards = match self.own {
            Some((own, _)) if own == seat && self.gathers_cards() => Vec::new(),
            Some((own, private)) if own == seat => self.own_pile(seat, private),
            _ => self.seen_pile(seat),
        };
        ScenePile {
            id: format!("{}-{seat}", names::STACK),
            owner: Some(seat),
            label: Message::new("skull-pile").with("seat", seat).with("count", cards.len()),
            cards,
            notes: Vec::new(),
        }
    }

    fn seen_pile(&self, seat: Seat) -> Vec<CardFace> {
        let stack = self.public.seats[seat].stack;
        let card = |(height, card): (usize, crate::TableCard)| match card.face() {
            Some(face) => card_face(format!("s{seat}-c{height}"), face, true),
            None => card_back(format!("s{seat}-c{height}")),
        };
        stack.iter().enumerate().map(card).collect()
    }

    fn own_pile(&self, seat: Seat, private: &Private) -> Vec<CardFace> {
        let stack = self.public.seats[seat].stack;
        let mut names = OwnNames::new(seat);
        let cards = private.pile.iter().zip(stack.iter());
        cards.map(|(card, seen)| card_face(names.next(card), card, seen.face().is_some())).collect()
    }

    fn hand(&self) -> Vec<CardFace> {
        let Some((seat, private)) = self.own else { return Vec::new() };
        let mut names = OwnNames::new(seat);
        if !self.gathers_cards() {
            private.pile.iter().for_each(|card| drop(names.next(card)));
        }
        self.hand_cards().map(|card| card_face(names.next(card), card, false)).collect()
    }

    /// The cards of the hand as drawn: all of the viewer's while choosing which to lose.
    fn hand_cards(&self) -> impl Iterator<Item = Card> {
        let gathers = self.gathers_cards();
        let cards = self.own.map(|(_, private)| if gathers { private.owned() } else { private.hand });
        cards.into_iter().flat_map(crate::Cards::iter)
    }

    /// Whether the viewer has taken their pile up to choose which card to lose.
    fn gathers_cards(&self) -> bool {
        let is_mine = self.own.is_some_and(|(seat, _)| self.public.to_act.contains(seat));
        self.public.phase == Phase::Discarding && is_mine
    }

    fn offers(&self) -> Vec<Offer> {
        self.snapshot.legal.iter().map(|&action| self.offer(action)).collect()
    }

    fn offer(&self, action: Action) -> Offer {
        let (verb, label, hotkey) = words_of(action);
        let target = match action {
            Action::Place(card) | Action::Discard(card) => self.in_hand(card),
            Action::Bid(bid) => Target::Number(bid.into()),
            Action::Flip(seat) => Target::Pile(seat.idx()),
            Action::ChooseFirst(seat) => Target::Seat(seat),
            Action::Pass | Action::Show | Action::KeepHidden => Target::Table,
        };
        let action = to_raw_value(&action).expect("an action can be written");
        Offer { verb: verb.into(), label, target, hotkey, action }
    }

    /// The first of several equal cards stands for all of them.
    fn in_hand(&self, card: Card) -> Target {
        self.hand_cards().position(|held| held == card).map_or(Target::Table, Target::Hand)
    }

    fn facts(&self) -> Vec<Fact> {
        let public = self.public;
        let bid = public.bids.highest();
        let mut facts = vec![Fact {
            kind: names::TABLE_CARDS.into(),
            label: Message::new("skull-fact-table-cards").with("count", public.table_cards),
            value: Some(public.table_cards.into()),
        }];
        if let Some(challenger) = public.challenger() {
            facts.push(Fact {
                kind: names::BID.into(),
                label: Message::new("skull-fact-bid").with("seat", challenger).with("bid", bid),
                value: Some(bid.into()),
            });
        }
        if public.phase == Phase::Revealing {
            facts.push(Fact {
                kind: names::FLIPS_LEFT.into(),
                label: Message::new("skull-fact-flips-left").with("count", public.flips_left()),
                value: Some(public.flips_left().into()),
            });
        }
        facts.extend(self.last_bet());
        facts.extend(self.last_shown());
        facts.extend(self.lost_cards());
        facts
    }

    /// How the round before ended, while nobody has bid in this one.
    fn last_bet(&self) -> Option<Fact> {
        let last = self.public.last_bet.filter(|_| self.public.bids.highest() == 0)?;
        let label = match last.flips.skull_owner() {
            None => Message::new("skull-fact-last-won"),
            Some(owner) if owner == last.challenger => Message::new("skull-fact-last-own-skull"),
            Some(owner) => Message::new("skull-fact-last-skull").with("owner", owner),
        };
        let label = label.with("seat", last.challenger).with("bid", last.bid);
        Some(Fact { kind: names::LAST_BET.into(), label, value: None })
    }

    /// What was shown after the bet before, while nobody has bid: the piles themselves are gone.
    fn last_shown(&self) -> Vec<Fact> {
        let last = self.public.last_bet.filter(|_| self.public.bids.highest() == 0);
        let Some(shown) = last.and_then(|last| last.shown) else { return Vec::new() };
        let fact = |(seat, pile): (Seat, &Pile)| {
            let label = narrated(Event::Shown { seat, pile: *pile });
            (!pile.is_empty()).then(|| Fact { kind: names::LAST_SHOWN.into(), label, value: None })
        };
        shown.iter().filter_map(fact).collect()
    }

    /// What the viewer alone knows.
    fn lost_cards(&self) -> Option<Fact> {
        let (_, private) = self.own.filter(|(_, private)| !private.lost.is_empty())?;
        let roses = private.lost.count(Card::Rose);
        let key = match (private.lost.contains(Card::Skull), roses) {
            (true, 0) => "skull-fact-lost-skull",
            (true, _) => "skull-fact-lost-skull-and-roses",
            (false, _) => "skull-fact-lost-roses",
        };
        Some(Fact {
            kind: names::LOST_CARDS.into(),
            label: Message::new(key).with("roses", roses),
            value: Some(private.lost.len().into()),
        })
    }
}

/// Names for the viewer's own cards: the Skull, and the Roses counted from the bottom of the pile into the hand.
struct OwnNames {
    seat: Seat,
    roses: u8,
}

impl OwnNames {
    const fn new(seat: Seat) -> Self {
        Self { seat, roses: 0 }
    }

    fn next(&mut self, card: Card) -> String {
        if card == Card::Skull {
            return format!("s{}-own-skull", self.seat);
        }
        self.roses += 1;
        format!("s{}-own-rose-{}", self.seat, self.roses)
    }
}

pub(crate) fn card_face(id: String, card: Card, face_up: bool) -> CardFace {
    let (face, name, text) = match card {
        Card::Rose => ("skull/rose", "skull-card-rose", "skull-card-rose-text"),
        Card::Skull => ("skull/skull", "skull-card-skull", "skull-card-skull-text"),
    };
    let (name, text) = (Message::new(name), Some(Message::new(text)));
    CardFace { id, face: face.into(), face_up, name, text }
}

fn card_back(id: String) -> CardFace {
    let name = Message::new("skull-card-back");
    CardFace { id, face: "skull/back".into(), face_up: false, name, text: None }
}

/// An action's verb, its words and its key.
fn words_of(action: Action) -> (&'static str, Message, Option<char>) {
    let digit = |number: u8| char::from_digit(number.into(), 10);
    match action {
        Action::Place(Card::Rose) => (names::PLACE, Message::new("skull-offer-place-rose"), Some('r')),
        Action::Place(Card::Skull) => (names::PLACE, Message::new("skull-offer-place-skull"), Some('s')),
        Action::Bid(bid) => (names::BID, Message::new("skull-offer-bid").with("bid", bid), digit(bid)),
        Action::Pass => (names::PASS, Message::new("skull-offer-pass"), Some('p')),
        Action::Flip(seat) => {
            (names::FLIP, Message::new("skull-offer-flip").with("seat", seat), digit(u8::from(seat) + 1))
        }
        Action::Discard(Card::Rose) => (names::DISCARD, Message::new("skull-offer-discard-rose"), Some('r')),
        Action::Discard(Card::Skull) => {
            (names::DISCARD, Message::new("skull-offer-discard-skull"), Some('s'))
        }
        Action::ChooseFirst(seat) => (
            names::CHOOSE_FIRST,
            Message::new("skull-offer-choose-first").with("seat", seat),
            digit(u8::from(seat) + 1),
        ),
        Action::Show => (names::SHOW, Message::new("skull-offer-show"), Some('s')),
        Action::KeepHidden => (names::KEEP_HIDDEN, Message::new("skull-offer-keep-hidden"), Some('k')),
    }
}

pub(crate) fn narrated(event: Event) -> Message {
    match event {
        Event::RoundBegins { round, first } => {
            Message::new("skull-event-round").with("round", round).with("seat", first)
        }
        Event::AllPlaced { first } => Message::new("skull-event-all-placed").with("seat", first),
        Event::Added { seat, pile } => {
            Message::new("skull-event-added").with("seat", seat).with("count", pile)
        }
        Event::Bid { seat, bid, table_cards } => {
            let key = if bid == table_cards { "skull-event-bid-all" } else { "skull-event-bid" };
            Message::new(key).with("seat", seat).with("bid", bid)
        }
        Event::Passed { seat } => Message::new("skull-event-passed").with("seat", seat),
        Event::Flipped { by, owner, card } => flipped(by, owner, card),
        Event::BetWon { seat, bid, coins } => {
            Message::new("skull-event-bet-won").with("seat", seat).with("bid", bid).with("coins", coins)
        }
        Event::BetLost { seat, skull_owner } if seat == skull_owner => {
            Message::new("skull-event-bet-lost-own").with("seat", seat)
        }
        Event::BetLost { seat, skull_owner } => {
            Message::new("skull-event-bet-lost").with("seat", seat).with("owner", skull_owner)
        }
        Event::Shown { seat, pile } => {
            let key = if pile.cards().contains(Card::Skull) {
                "skull-event-shown-skull"
            } else {
                "skull-event-shown-roses"
            };
            Message::new(key).with("seat", seat).with("count", pile.len())
        }
        Event::KeptHidden { seat } => Message::new("skull-event-kept-hidden").with("seat", seat),
        Event::CardLost { seat, cards } => {
            Message::new("skull-event-card-lost").with("seat", seat).with("count", cards)
        }
        Event::Eliminated { seat } => Message::new("skull-event-eliminated").with("seat", seat),
        Event::FirstChosen { by, first } => {
            Message::new("skull-event-first-chosen").with("by", by).with("seat", first)
        }
        Event::GameWon { seat, by: Victory::Bets } => Message::new("skull-over-bets").with("seat", seat),
        Event::GameWon { seat, by: Victory::LastStanding } => {
            Message::new("skull-over-last-standing").with("seat", seat)
        }
    }
}

fn flipped(by: Seat, owner: Seat, card: Card) -> Message {
    let key = match (by == owner, card) {
        (true, Card::Rose) => "skull-event-flipped-own-rose",
        (true, Card::Skull) => "skull-event-flipped-own-skull",
        (false, Card::Rose) => "skull-event-flipped-rose",
        (false, Card::Skull) => "skull-event-flipped-skull",
    };
    Message::new(key).with("seat", by).with("owner", owner)
}

fn explained(refusal: Refusal) -> Message {
    match refusal {
        Refusal::NotInHand(Card::Rose) => Message::new("skull-refusal-no-rose-in-hand"),
        Refusal::NotInHand(Card::Skull) => Message::new("skull-refusal-no-skull-in-hand"),
        Refusal::MustBid { max } => Message::new("skull-refusal-must-bid").with("max", max),
        Refusal::BiddingHasBegun { bid } => Message::new("skull-refusal-bidding-has-begun").with("bid", bid),
        Refusal::BidOutOfRange { above: 0, max } => Message::new("skull-refusal-first-bid").with("max", max),
        Refusal::BidOutOfRange { above, max } => {
            Message::new("skull-refusal-bid").with("above", above).with("max", max)
        }
        Refusal::NothingToPass => Message::new("skull-refusal-nothing-to-pass"),
        Refusal::OwnCardsFirst => Message::new("skull-refusal-own-cards"),
        Refusal::NothingToFlip(seat) => Message::new("skull-refusal-nothing-to-flip").with("seat", seat),
        Refusal::NoRoseToGiveUp => Message::new("skull-refusal-no-rose"),
        Refusal::NotInGame(seat) => Message::new("skull-refusal-not-in-game").with("seat", seat),
        Refusal::WrongMoment(phase) => Message::new(moment(phase)),
    }
}

/// What the moment is for, for somebody who tried something else.
const fn moment(phase: Phase) -> &'static str {
    match phase {
        Phase::Drawing => "skull-refusal-moment-drawing",
        Phase::PlacingFirst => "skull-refusal-moment-placing-first",
        Phase::Placing => "skull-refusal-moment-placing",
        Phase::Bidding => "skull-refusal-moment-bidding",
        Phase::Revealing => "skull-refusal-moment-revealing",
        Phase::Showing => "skull-refusal-moment-showing",
        Phase::Discarding => "skull-refusal-moment-discarding",
        Phase::PickingBlind => "skull-refusal-moment-picking-blind",
        Phase::ChoosingFirst => "skull-refusal-moment-choosing-first",
        Phase::Over => "skull-refusal-moment-over",
    }
}
