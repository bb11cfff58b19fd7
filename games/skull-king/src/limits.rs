//! What a referee's question may say: no card that the deck lacks, no number that a round cannot have, no pay for
//! a trick that was not won. Whether the cards of a score could have met in its tricks it does not ask.

use engine::{InvalidOptions, Message, SEATS_MAX};

use crate::card::CARDS_MAX;
use crate::options::{Options, Scoring, TieBreak, TwoPlayers};
use crate::rules::{check_replacements, faces};
use crate::schedule::CARDS_DEALT_MAX;
use crate::scoring::{Alliance, Cannon, Entry};
use crate::trick::Captures;
use crate::{Crew, Face, Suit};

/// Nothing to say against it, or why it cannot be.
pub(crate) type Checked = Result<(), Message>;
/// How many of a kind somebody has captured.
type Count = fn(&Captures) -> u8;

/// What is wagered with one Rascal at most.
const WAGER_MOST: u8 = 20;

/// What the deck and the rounds of some options allow.
pub(crate) struct Limits<'a> {
    options: &'a Options,
    /// The deck, with loot even where two play with a ghost: a question does not say how many play.
    faces: [Option<Face>; CARDS_MAX],
}

/// The numbers of a round that is scored.
#[derive(Clone, Copy)]
pub(crate) struct Told<'a> {
    /// The cards dealt to each; not told, they set no limit.
    pub(crate) cards: Option<u8>,
    pub(crate) round: Option<u8>,
    pub(crate) entries: &'a [Entry],
    pub(crate) alliances: &'a [Alliance],
}

impl<'a> Limits<'a> {
    pub(crate) fn new(options: &'a Options) -> Result<Self, InvalidOptions> {
        let faces = faces(options, false);
        check_replacements(options, &faces)?;
        Ok(Self { options, faces })
    }

    fn copies(&self, wanted: impl Fn(Face) -> bool) -> usize {
        self.faces.iter().flatten().filter(|face| wanted(**face)).count()
    }

    /// As many cards as a trick can have, and no more.
    pub(crate) fn trick(&self, cards: usize) -> Checked {
        let most = self.trick_most();
        ensure((1..=most).contains(&cards), || Message::new("skull-king-judge-cards").with("most", most))
    }

    /// A trick that still lacks a card.
    pub(crate) fn open_trick(&self, cards: usize) -> Checked {
        ensure(cards < self.trick_most(), || {
            Message::new("skull-king-judge-trick-full").with("cards", self.trick_most())
        })
    }

    fn trick_most(&self) -> usize {
        // Graybeard's ghost plays a third card beside two seats.
        let ghost = if self.options.two_players == TwoPlayers::Graybeard { 3 } else { 2 };
        usize::from(self.options.players_max).max(ghost)
    }

    pub(crate) fn hand(&self, cards: usize) -> Checked {
        let most = CARDS_DEALT_MAX;
        ensure(cards <= most.into(), || Message::new("skull-king-judge-hand").with("most", most))
    }

    /// No card more often than the deck has it. A pirate without a name may be any of them.
    pub(crate) fn cards(&self, named: &[Face]) -> Checked {
        let is_pirate = |face: Face| matches!(face, Face::Pirate(_));
        for face in named.iter().filter(|face| **face != Face::Pirate(Crew::Nameless)) {
            self.card(*face, named.iter().filter(|other| *other == face).count())?;
        }
        let (pirates, copies) =
            (named.iter().filter(|face| is_pirate(**face)).count(), self.copies(is_pirate));
        ensure(pirates <= copies, || {
            Message::new("skull-king-judge-pirates").with("named", pirates).with("copies", copies)
        })
    }

    fn card(&self, face: Face, named: usize) -> Checked {
        let copies = self.copies(|other| other == face);
        let refused = |key| Message::new(key).with("card", face.to_string());
        ensure(copies > 0, || refused("skull-king-judge-not-in-deck"))?;
        ensure(named <= copies, || {
            refused("skull-king-judge-too-often").with("named", named).with("copies", copies)
        })
    }

    /// A round that can be scored.
    pub(crate) fn round(&self, told: Told<'_>) -> Checked {
        let (hands, most) = (told.entries.len(), self.options.players_max);
        ensure((1..=usize::from(most)).contains(&hands), || {
            Message::new("skull-king-judge-players").with("most", most)
        })?;
        self.numbered(told.round)?;
        if let Some(cards) = told.cards {
            self.dealt(cards, hands)?;
            bids_and_tricks(cards, told.entries)?;
        }
        for (seat, entry) in told.entries.iter().enumerate() {
            self.wager(entry.wager)?;
            self.harry(entry.harry)?;
            self.cannon(seat, entry.cannon)?;
        }
        self.captures(told.entries)?;
        self.loot(told)?;
        tricks_needed(told)
    }

    /// So many hands can be dealt so many cards.
    fn dealt(&self, cards: u8, hands: usize) -> Checked {
        ensure((1..=CARDS_DEALT_MAX).contains(&cards), || {
            Message::new("skull-king-bad-schedule").with("max", CARDS_DEALT_MAX)
        })?;
        let deck = self.copies(|_| true);
        ensure(usize::from(cards) * hands <= deck, || {
            let message = Message::new("skull-king-bad-deck").with("cards", cards);
            message.with("hands", hands).with("deck", deck)
        })?;
        let cap = self.options.cards_cap.filter(|_| hands == SEATS_MAX).unwrap_or(u8::MAX);
        ensure(cards <= cap, || Message::new("skull-king-judge-cap").with("most", cap))
    }

    fn numbered(&self, round: Option<u8>) -> Checked {
        let extra = usize::from(self.options.tie_break == TieBreak::OneMoreRound);
        let rounds = self.options.schedule.rounds().len();
        let is_one = round.is_none_or(|round| (1..=rounds + extra).contains(&round.into()));
        ensure(is_one, || Message::new("skull-king-judge-round").with("rounds", rounds))
    }

    /// SK-7.4, SK-12.4: ten or twenty with each Rascal.
    fn wager(&self, points: u8) -> Checked {
        ensure(points == 0 || self.options.power_rascal, || Message::new("skull-king-judge-no-wager"))?;
        let most = usize::from(WAGER_MOST) * self.copies(|face| face == Face::Pirate(Crew::Rascal));
        ensure(points.is_multiple_of(10) && usize::from(points) <= most, || {
            Message::new("skull-king-judge-wager").with("points", points)
        })
    }

    /// SK-7.6, SK-12.4: one with each Harry.
    fn harry(&self, change: i8) -> Checked {
        ensure(change == 0 || self.options.power_harry, || Message::new("skull-king-judge-no-harry"))?;
        let most = self.copies(|face| face == Face::Pirate(Crew::Harry));
        ensure(usize::from(change.unsigned_abs()) <= most, || {
            Message::new("skull-king-judge-harry").with("most", most).with("change", change)
        })
    }

    fn cannon(&self, seat: usize, cannon: Cannon) -> Checked {
        let is_loaded = cannon == Cannon::Cannonball;
        ensure(!is_loaded || self.options.scoring == Scoring::RascalWithCannon, || {
            Message::new("skull-king-judge-cannon").with("seat", seat)
        })
    }

    /// A card is captured once in a round.
    fn captures(&self, entries: &[Entry]) -> Checked {
        let is_fourteen = |face, black| match face {
            Face::Number(suit, 14) => (suit == Suit::Black) == black,
            _ => false,
        };
        let counts: [(&str, Count, usize); 5] = [
            ("c14", |of| of.c14, self.copies(|face| is_fourteen(face, false))),
            ("b14", |of| of.b14, self.copies(|face| is_fourteen(face, true))),
            ("mermaids_by_pirate", |of| of.mermaids_by_pirate, self.copies(|face| face == Face::Mermaid)),
            (
                "pirates_by_sk",
                |of| of.pirates_by_sk,
                self.copies(|face| matches!(face, Face::Pirate(_) | Face::Tigress)),
            ),
            ("sk_by_mermaid", |of| of.sk_by_mermaid, self.kings_for_mermaids()),
        ];
        for (name, count, most) in counts {
            let count: usize = entries.iter().map(|entry| usize::from(count(&entry.captures))).sum();
            ensure(count <= most, || {
                let message = Message::new("skull-king-judge-captured").with("name", name.to_owned());
                message.with("count", count).with("most", most)
            })?;
        }
        Ok(())
    }

    /// Skull Kings that a mermaid can take: none where there is no mermaid.
    fn kings_for_mermaids(&self) -> usize {
        let mermaids = self.copies(|face| face == Face::Mermaid);
        if mermaids == 0 { 0 } else { self.copies(|face| face == Face::SkullKing) }
    }

    /// So many loot cards are in the deck.
    fn loot(&self, Told { entries, alliances, .. }: Told<'_>) -> Checked {
        let taken_back: usize = entries.iter().map(|entry| usize::from(entry.own_loot)).sum();
        let most = self.copies(|face| face == Face::Loot);
        ensure(taken_back + alliances.len() <= most, || {
            Message::new("skull-king-judge-loot").with("most", most)
        })
    }
}

/// Nobody bids for more tricks than there are, nor are more won.
fn bids_and_tricks(cards: u8, entries: &[Entry]) -> Checked {
    for (seat, entry) in entries.iter().enumerate() {
        ensure(entry.bid <= cards, || {
            let message = Message::new("skull-king-judge-bid").with("seat", seat);
            message.with("bid", entry.bid).with("cards", cards)
        })?;
    }
    let won: usize = entries.iter().map(|entry| usize::from(entry.won)).sum();
    ensure(won <= cards.into(), || Message::new("skull-king-judge-won").with("won", won).with("cards", cards))
}

/// Who is paid for a trick has won one. Only the player of loot is paid without any (SK-6.9).
fn tricks_needed(told: Told<'_>) -> Checked {
    for (seat, entry) in told.entries.iter().enumerate() {
        for (name, needed) in tricks_behind(entry) {
            ensure(needed <= entry.won, || {
                let message = Message::new("skull-king-judge-needs-trick").with("name", name.to_owned());
                message.with("needed", needed).with("seat", seat).with("won", entry.won)
            })?;
        }
    }
    for winner in told.alliances.iter().map(|alliance| alliance.winner.idx()) {
        ensure(told.entries[winner].won > 0, || {
            Message::new("skull-king-judge-took-nothing").with("seat", winner)
        })?;
    }
    Ok(())
}

/// How many tricks each of these takes at least: many captures can be in one, but every loot taken back and every
/// pirate whose power is used has won a trick itself (SK-6.10, SK-7.1).
fn tricks_behind(entry: &Entry) -> [(&'static str, u8); 4] {
    [
        ("captures", u8::from(entry.captures != Captures::default())),
        ("own_loot", entry.own_loot),
        ("wager", entry.wager.div_ceil(WAGER_MOST)),
        ("harry", entry.harry.unsigned_abs()),
    ]
}

fn ensure(holds: bool, refusal: impl FnOnce() -> Message) -> Checked {
    if holds { Ok(()) } else { Err(refusal()) }
}
