//! A picture of a table as plain data, in the words of a card table and not of a game.
//! Any client can draw any scene; it computes no rules, and sends back an action that the scene offered.

use engine::{Message, Seat};
use serde::{Deserialize, Serialize};

use crate::{Json, ScoreSheet};

/// What a viewer sees, ready to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Where the game stands in a few words, such as "Round 3".
    pub title: Message,
    /// Whose turn it is and what for, in a sentence to this viewer.
    pub prompt: Message,
    /// One panel for each seat, in seat order.
    pub seats: Vec<SeatPanel>,
    /// Piles on the table.
    pub piles: Vec<Pile>,
    /// The viewer's own hand; empty for spectators.
    pub hand: Vec<CardFace>,
    /// What the viewer may do now. Empty when it is somebody else's turn.
    pub offers: Vec<Offer>,
    /// Other things worth showing: the bid, cards on the table, what only the viewer knows.
    pub facts: Vec<Fact>,
    /// The score sheet, where the game keeps one.
    #[serde(default)]
    pub sheet: Option<ScoreSheet>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// What is known of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPanel {
    /// Which seat.
    pub seat: Seat,
    /// Whether it is to act, waiting or out.
    pub status: SeatStatus,
    /// Counts with a label, such as coins or cards in hand.
    pub counters: Vec<Fact>,
    /// Short marks, such as "first player" or "passed".
    pub badges: Vec<Badge>,
}

/// What a seat is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatStatus {
    /// The table waits for it.
    ToAct,
    /// It waits for others.
    Waiting,
    /// It is out of the game.
    Out,
}

/// A short mark on a seat or a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badge {
    /// A stable name for styling, such as `passed`.
    pub kind: String,
    /// Its words.
    pub label: Message,
}

/// A labelled value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// A stable name for styling and for boards that look for it, such as `bid`.
    pub kind: String,
    /// The whole fact in words, such as "Bid: 3" or "2 coins".
    pub label: Message,
    /// The bare number, where it is one.
    pub value: Option<i64>,
}

/// Cards lying together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// A stable name within the scene, such as `stack-2`.
    pub id: String,
    /// In front of whom it lies, if anybody.
    pub owner: Option<Seat>,
    /// Its words.
    pub label: Message,
    /// The cards, bottom first.
    pub cards: Vec<CardFace>,
    /// Short marks on the pile, such as "matched".
    #[serde(default)]
    pub notes: Vec<Badge>,
}

/// A card as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFace {
    /// A name that stays with the card while the viewer can follow it, so that it can be seen to move.
    /// It must tell nothing about a face the viewer cannot see.
    pub id: String,
    /// The picture, such as `skull/rose`, or a back such as `skull/back`.
    pub face: String,
    /// Whether the face is showing to everybody at the table.
    pub face_up: bool,
    /// Its name in words; for a back, "face-down card".
    pub name: Message,
    /// Its rule, where it has one.
    pub text: Option<Message>,
}

/// Something the viewer may do now.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// What kind of thing it is, such as `place` or `bid`; offers of one verb belong together.
    pub verb: String,
    /// Its words, such as "Bid 3".
    pub label: Message,
    /// What it is done to; a board may let the viewer tap that.
    pub target: Target,
    /// A key that does it.
    pub hotkey: Option<char>,
    /// What to send back.
    #[serde(with = "crate::payload")]
    pub action: Json,
}

/// What an offer is done to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    Table,
    /// A card of the viewer's hand, by its place in it.
    Hand(usize),
    /// A pile, by its place in the scene.
    Pile(usize),
    /// A seat.
    Seat(Seat),
    /// A number to be chosen, such as a bid.
    Number(i64),
    /// One card of a pile, both by their places in the scene.
    Card {
        /// Which pile.
        pile: usize,
        /// Which card of it, the bottom one being 0.
        card: usize,
    },
    /// Several things, in the order in which they are chosen.
    Several(Vec<Target>),
}

/// The table between two snapshots: the rules clear it with the very card that people want to see lie there, or do at
/// once what people want to see happen step by step.
#[derive(Clone, Debug)]
pub struct Interlude {
    /// The table for that moment. It offers nothing.
    pub scene: Scene,
    /// How many of the events have happened since the snapshot, or since the interlude before it.
    pub told: usize,
    /// Whether what has happened can still be seen afterwards.
    pub is_kept: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several when they share it.
    pub winners: Vec<Seat>,
    /// The end in a sentence.
    pub label: Message,
    /// How it came to that, where no score sheet tells it.
    pub race: Vec<Lane>,
    /// What is worth remembering, where no score sheet tells it.
    pub highlights: Vec<Message>,
}

/// Who did something most often, and how often; nobody where several did as often, or nobody did.
pub fn most(counts: impl Iterator<Item = (Seat, usize)>) -> Option<(Seat, usize)> {
    let (mut best, mut is_shared) = ((Seat::new(0), 0), false);
    for (seat, count) in counts.filter(|(_, count)| *count > 0) {
        is_shared = count == best.1 || is_shared && count < best.1;
        if count > best.1 {
            best = (seat, count);
        }
    }
    (best.1 > 0 && !is_shared).then_some(best)
}

/// How a seat stood from one step of a game to the next; more is better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lane {
    /// Whose lane it is.
    pub seat: Seat,
    /// How it stood at the beginning, and after each step.
    pub values: Vec<i64>,
}
