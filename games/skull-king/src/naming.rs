//! Which sentences name cards, tricks, refusals and events. The sentences themselves are in `messages/en.ftl`.

use engine::{Message, Seat, SeatMap};
use serde::Serialize;

use crate::options::{BanditName, Options, SuitNames, TigressName, TrumpName};
use crate::scoring::{Cannon, Cause, Line};
use crate::state::{Bid, Phase, Player};
use crate::trick::Why;
use crate::{Card, Crew, Event, Face, Play, Refusal, Role, SkullKing, Suit};

/// A message whose key is put together.
pub(crate) fn message(key: String) -> Message {
    Message { key: key.into(), args: Vec::new() }
}

/// The name of a value as wordbooks have it: `next_suit_card` is `next-suit-card`.
pub(crate) fn dashed<T: Serialize>(value: &T) -> String {
    let written = serde_json::to_value(value).unwrap_or_default();
    written.as_str().unwrap_or_default().replace('_', "-")
}

/// What a suit is called.
pub(crate) fn suit_name(options: &Options, suit: Suit) -> Message {
    let [first, second, third] = match options.suit_names {
        SuitNames::GreenYellowPurple => {
            ["skull-king-suit-green", "skull-king-suit-yellow", "skull-king-suit-purple"]
        }
        SuitNames::GreenYellowBlue => {
            ["skull-king-suit-green", "skull-king-suit-yellow", "skull-king-suit-blue"]
        }
        SuitNames::RedYellowBlue => ["skull-king-suit-red", "skull-king-suit-yellow", "skull-king-suit-blue"],
    };
    Message::new(match suit {
        Suit::Green => first,
        Suit::Yellow => second,
        Suit::Purple => third,
        Suit::Black => match options.trump_name {
            TrumpName::JollyRoger => "skull-king-suit-jolly-roger",
            TrumpName::SkullAndCrossbones => "skull-king-suit-skull-and-crossbones",
            TrumpName::Black => "skull-king-suit-black",
        },
    })
}

/// A sentence that speaks of the trump suit, which it calls as the edition does.
pub(crate) fn of_trump(options: &Options, key: &'static str) -> Message {
    Message::new(key).with("trump", trump(options))
}

/// The trump suit within a sentence.
fn trump(options: &Options) -> Message {
    Message::new(match options.trump_name {
        TrumpName::JollyRoger => "skull-king-trump-jolly-roger",
        TrumpName::SkullAndCrossbones => "skull-king-trump-skull-and-crossbones",
        TrumpName::Black => "skull-king-trump-black",
    })
}

/// A round was scored: who leads now, and with how many points.
fn scored(round: u8, totals: &SeatMap<i16>) -> Message {
    let most = totals.iter().map(|(_, total)| *total).max().unwrap_or_default();
    let leaders: Vec<Seat> =
        totals.iter().filter(|(_, total)| **total == most).map(|(seat, _)| seat).collect();
    let message = match *leaders.as_slice() {
        [seat] => Message::new("skull-king-event-scored").with("seat", seat),
        [first, second] => {
            Message::new("skull-king-event-scored-two").with("first", first).with("second", second)
        }
        _ => Message::new("skull-king-event-scored-many").with("count", leaders.len()),
    };
    message.with("round", round).with("points", most)
}

/// The bids are open: who bid what, and how many tricks that makes of those to be had.
fn bids_opened(bids: &SeatMap<Bid>, tricks: u8) -> Message {
    let of_seat = |(seat, bid): (Seat, &Bid)| {
        let is_ball = bid.cannon == Some(Cannon::Cannonball);
        let key = if is_ball { "skull-king-bid-of-cannonball" } else { "skull-king-bid-of" };
        Message::new(key).with("seat", seat).with("tricks", bid.tricks)
    };
    let told: Vec<Message> = bids.iter().map(of_seat).collect();
    let sum: i64 = bids.values().map(|bid| i64::from(bid.tricks)).sum();
    let opened = Message::new("skull-king-event-bids-opened").with("sum", sum).with("tricks", tricks);
    match Message::list(told) {
        Some(told) => opened.with("bids", told),
        None => opened,
    }
}

/// A suit's word in pictures: `green`, as the edition colors it. Trump is black whatever it is called.
pub(crate) fn suit_word(options: &Options, suit: Suit) -> String {
    if suit == Suit::Black {
        return "black".to_owned();
    }
    let name = suit_name(options, suit);
    name.key.rsplit('-').next().unwrap_or_default().to_owned()
}

/// A suit with a name of its own is not put beside a number as a color is, in some languages.
fn number_key(options: &Options, suit: Suit) -> &'static str {
    let is_named = suit == Suit::Black && options.trump_name != TrumpName::Black;
    if is_named { "skull-king-card-trump" } else { "skull-king-card-number" }
}

/// What a card is called, and how it is played where it has a choice.
pub(crate) fn face_name(options: &Options, face: Face, role: Option<Role>) -> Message {
    if let Face::Number(suit, rank) = face {
        return Message::new(number_key(options, suit))
            .with("suit", suit_name(options, suit))
            .with("number", rank);
    }
    let word = face_word(options, face);
    match (face, role) {
        (Face::Tigress, Some(Role::Pirate)) => message(format!("skull-king-card-{word}-pirate")),
        (Face::Tigress, Some(Role::Escape)) => message(format!("skull-king-card-{word}-escape")),
        _ => message(format!("skull-king-card-{word}")),
    }
}

/// A special card's word in wordbooks and pictures.
pub(crate) fn face_word(options: &Options, face: Face) -> &'static str {
    let has_powers = Crew::NAMED.into_iter().any(|crew| options.has_power(crew));
    match face {
        Face::Number(..) => "number",
        Face::Escape => "escape",
        Face::Loot => "loot",
        Face::Pirate(_) if !has_powers => "pirate",
        Face::Pirate(Crew::Rosie) => "rosie",
        Face::Pirate(Crew::Bahij) => match options.bandit_name {
            BanditName::Bahij => "bahij",
            BanditName::Bendt => "bendt",
        },
        Face::Pirate(Crew::Rascal) => "rascal",
        Face::Pirate(Crew::Juanita) => "juanita",
        Face::Pirate(Crew::Harry) => "harry",
        Face::Pirate(Crew::Nameless) => "pirate",
        Face::Tigress => match options.tigress_name {
            TigressName::Tigress => "tigress",
            TigressName::ScaryMary => "scary-mary",
        },
        Face::SkullKing => "skull-king",
        Face::Mermaid => "mermaid",
        Face::Kraken => "kraken",
        Face::WhiteWhale => "white-whale",
    }
}

/// The reason in a sentence; `winning` is the card that took the trick.
pub(crate) fn why_message(options: &Options, why: Why, winning: Option<(Face, Option<Role>)>) -> Message {
    let mut said = message(format!("skull-king-why-{}", dashed(&why)));
    said = said.with("mermaids", u8::from(options.mermaids)).with("trump", trump(options));
    if let Some((face, role)) = winning {
        said = said.with("card", face_name(options, face, role));
    }
    said
}

impl SkullKing {
    pub(crate) fn card_name(&self, card: Card) -> Message {
        face_name(&self.options, self.face(card), None)
    }

    pub(crate) fn play_name(&self, play: Play) -> Message {
        let (face, role) = self.face_and_role(play);
        face_name(&self.options, face, role)
    }

    pub(crate) fn face_and_role(&self, play: Play) -> (Face, Option<Role>) {
        let face = self.face(play.card());
        let role = (face == Face::Tigress).then(|| if play.flees() { Role::Escape } else { Role::Pirate });
        (face, role)
    }

    pub(crate) fn narrated(&self, event: &Event) -> Message {
        match *event {
            Event::Dealt { round, cards, lead } => {
                let is_first = round == 1;
                let key = if is_first { "skull-king-event-dealt-first" } else { "skull-king-event-dealt" };
                Message::new(key).with("round", round).with("cards", cards).with("seat", lead)
            }
            Event::HasBid { seat } => Message::new("skull-king-event-has-bid").with("seat", seat),
            Event::BidsOpened { ref bids, tricks } => bids_opened(bids, tricks),
            Event::Played { player, play } => {
                about("skull-king-event-played", player).with("card", self.play_name(play))
            }
            Event::TrickWon { player, play, why } => about("skull-king-event-trick-won", player)
                .with("why", why_message(&self.options, why, Some(self.face_and_role(play)))),
            Event::TrickDestroyed { why, last: true, .. } => {
                Message::new("skull-king-event-trick-destroyed-last")
                    .with("why", why_message(&self.options, why, None))
            }
            Event::TrickDestroyed { lead, why, last: false } => {
                about("skull-king-event-trick-destroyed", lead)
                    .with("why", why_message(&self.options, why, None))
            }
            Event::Allied { loot, winner } => {
                Message::new("skull-king-event-allied").with("loot", loot).with("winner", winner)
            }
            Event::Scored { round, ref totals, .. } => scored(round, totals),
            Event::TieBreak => Message::new("skull-king-event-tie-break"),
            Event::GameOver { winners } => match winners.first() {
                Some(seat) if winners.len() == 1 => Message::new("skull-king-event-won").with("seat", seat),
                _ => Message::new("skull-king-event-shared").with("count", winners.len()),
            },
            _ => self.power_narrated(event),
        }
    }

    fn power_narrated(&self, event: &Event) -> Message {
        match *event {
            Event::LeaderChosen { by, lead } if by == lead => {
                Message::new("skull-king-event-leads-self").with("by", by)
            }
            Event::LeaderChosen { by, lead } => {
                Message::new("skull-king-event-leader-chosen").with("by", by).with("seat", lead)
            }
            Event::Drew { seat, cards } => {
                Message::new("skull-king-event-drew").with("seat", seat).with("cards", cards)
            }
            Event::Discarded { seat, cards } => {
                Message::new("skull-king-event-discarded").with("seat", seat).with("cards", cards)
            }
            Event::Peeked { seat, cards } => {
                Message::new("skull-king-event-peeked").with("seat", seat).with("cards", cards)
            }
            Event::Wagered { seat, points: 0 } => {
                Message::new("skull-king-event-no-wager").with("seat", seat)
            }
            Event::Wagered { seat, points } => {
                Message::new("skull-king-event-wagered").with("seat", seat).with("points", points)
            }
            Event::BidChanged { seat, change: 0, bid } => {
                Message::new("skull-king-event-bid-kept").with("seat", seat).with("bid", bid)
            }
            Event::BidChanged { seat, bid, .. } => {
                Message::new("skull-king-event-bid-changed").with("seat", seat).with("bid", bid)
            }
            _ => Message::new("skull-king-event-tie-break"),
        }
    }

    pub(crate) fn explained(&self, refusal: Refusal) -> Message {
        match refusal {
            Refusal::NotInHand(card) if self.deck.contains(card) => {
                Message::new("skull-king-refusal-not-in-hand").with("card", self.card_name(card))
            }
            Refusal::NotInHand(_) => Message::new("skull-king-refusal-not-in-deck"),
            Refusal::MustFollow(suit) => {
                Message::new("skull-king-refusal-must-follow").with("suit", suit_name(&self.options, suit))
            }
            Refusal::NeedsRole(card) => {
                Message::new("skull-king-refusal-needs-role").with("card", self.card_name(card))
            }
            Refusal::HasNoRole(card, _) => {
                Message::new("skull-king-refusal-has-no-role").with("card", self.card_name(card))
            }
            Refusal::BidTooHigh { most } => {
                Message::new("skull-king-refusal-bid-too-high").with("most", most)
            }
            Refusal::NeedsCannon => Message::new("skull-king-refusal-needs-cannon"),
            Refusal::HasNoCannon => Message::new("skull-king-refusal-has-no-cannon"),
            Refusal::NoSuchWager => Message::new("skull-king-refusal-no-such-wager"),
            Refusal::NoSuchChange => Message::new("skull-king-refusal-no-such-change"),
            Refusal::NoSuchSeat(seat) => Message::new("skull-king-refusal-no-such-seat").with("seat", seat),
            Refusal::WrongMoment(phase) => Message::new(moment(phase)),
        }
    }
}

/// A sentence about a player: the ghost has one of his own.
pub(crate) fn about(key: &'static str, player: Player) -> Message {
    let of_ghost =
        || GHOST_SENTENCES.into_iter().find(|of_ghost| of_ghost.strip_suffix("-ghost") == Some(key));
    match player.seat() {
        Some(seat) => Message::new(key).with("seat", seat),
        None => Message::new(of_ghost().unwrap_or(key)),
    }
}

/// What is said of Graybeard's ghost.
const GHOST_SENTENCES: [&str; 7] = [
    "skull-king-event-played-ghost",
    "skull-king-event-trick-destroyed-ghost",
    "skull-king-event-trick-won-ghost",
    "skull-king-fact-last-trick-ghost",
    "skull-king-pile-played-ghost",
    "skull-king-pile-took-ghost",
    "skull-king-pile-winning-ghost",
];

/// What the moment is for, for somebody who tried something else.
const fn moment(phase: Phase) -> &'static str {
    match phase {
        Phase::Dealing | Phase::Drawing => "skull-king-moment-dealing",
        Phase::Bidding => "skull-king-moment-bidding",
        Phase::Playing => "skull-king-moment-playing",
        Phase::ChoosingLeader => "skull-king-moment-choosing-leader",
        Phase::Discarding => "skull-king-moment-discarding",
        Phase::Wagering => "skull-king-moment-wagering",
        Phase::ChangingBid => "skull-king-moment-changing-bid",
        Phase::Over => "skull-king-moment-over",
    }
}

/// A line of the score sheet in words.
pub(crate) fn line_message(line: &Line) -> Message {
    let said = message(format!("skull-king-line-{}", dashed(&line.cause)));
    let said = said.with("points", signed(line.points)).with("count", line.count);
    match (line.cause, line.with) {
        (Cause::Alliance, Some(ally)) => said.with("ally", ally),
        _ => said,
    }
}

/// Points with their sign, as a score sheet has them.
pub(crate) fn signed(points: i16) -> Message {
    let key = if points < 0 { "skull-king-points-minus" } else { "skull-king-points-plus" };
    Message::new(key).with("points", points.unsigned_abs())
}

/// What a seat is asked to do, said to everybody.
pub(crate) fn prompt(phase: Phase, seat: Seat) -> Message {
    let key = match phase {
        Phase::Playing => "skull-king-prompt-play",
        Phase::ChoosingLeader => "skull-king-prompt-choose-leader",
        Phase::Discarding => "skull-king-prompt-discard",
        Phase::Wagering => "skull-king-prompt-wager",
        Phase::ChangingBid => "skull-king-prompt-change-bid",
        Phase::Dealing | Phase::Drawing => return Message::new("skull-king-prompt-dealing"),
        Phase::Bidding => return Message::new("skull-king-prompt-bid"),
        Phase::Over => return Message::new("skull-king-prompt-over"),
    };
    Message::new(key).with("seat", seat)
}
