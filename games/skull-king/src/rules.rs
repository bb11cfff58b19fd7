//! The rules of one table: the host's options checked once, with the tables that make play quick.

use engine::{InvalidOptions, Message};

use crate::card::{CARDS_MAX, REPLACEMENTS_MAX};
use crate::options::TwoPlayers;
use crate::schedule::{CARDS_DEALT_MAX, Rounds};
use crate::trick::{Answer, Follow, Force, KINDS};
use crate::{Card, Crew, Face, Hand, Options, Play, Role};

/// The cards of a deck in an array.
pub(crate) type DeckList = [Card; DECK_PLACES];

/// More than a deck has, so that no lookup needs a check.
pub(crate) const DECK_PLACES: usize = 128;

/// The rules of Skull King at one table.
#[derive(Clone, Debug, PartialEq)]
pub struct SkullKing {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// How many cards a trick has: one for each seat, and one for the ghost.
    pub(crate) places: u8,
    pub(crate) rounds: Rounds,
    pub(crate) deck: Hand,
    /// The deck in an array, of which the first `deck_len` places count.
    pub(crate) deck_list: DeckList,
    pub(crate) deck_len: u8,
    /// By what must be followed: the cards of that suit, or none where it is not a suit.
    pub(crate) suits: [Hand; 8],
    pub(crate) specials: Hand,
    pub(crate) tigresses: Hand,
    faces: [Option<Face>; CARDS_MAX],
    /// By the card: the powers that work at this table.
    powers: [Option<Crew>; CARDS_MAX],
    /// By the bits of a play, so that no lookup needs a check.
    forces: [Force; 256],
    /// By what must be followed and the kind of the card.
    answers: [[Answer; KINDS]; 8],
}

impl SkullKing {
    /// The rules for these options and this many seats.
    ///
    /// # Errors
    /// If they cannot be played, with the reason.
    pub fn new(options: Options, seats: u8) -> Result<Self, InvalidOptions> {
        options.check()?;
        check_seats(&options, seats)?;
        let ghost = seats == 2 && options.two_players == TwoPlayers::Graybeard;
        let faces = faces(&options, ghost);
        check_replacements(&options, &faces)?;
        let of = |wanted: &dyn Fn(Face) -> bool| -> Hand {
            Card::all().filter(|card| faces[usize::from(card.idx())].is_some_and(wanted)).collect()
        };
        let deck = of(&|_| true);
        let (deck_list, deck_len) = listed(deck);
        let forces = forces(&faces);
        let rules = Self {
            seats,
            places: seats + u8::from(ghost),
            rounds: rounds(&options, seats),
            deck,
            deck_list,
            deck_len,
            suits: Follow::ALL.map(|follow| {
                of(&|face| matches!(face, Face::Number(suit, _) if follow.suit() == Some(suit)))
            }),
            specials: of(&|face| !matches!(face, Face::Number(..))),
            tigresses: of(&|face| face == Face::Tigress),
            powers: powers(&options, &faces),
            answers: answers(&options, &forces),
            forces,
            faces,
            options,
        };
        rules.check_rounds()?;
        Ok(rules)
    }

    /// What the host chose.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// All cards that are shuffled.
    #[must_use]
    pub const fn deck(&self) -> Hand {
        self.deck
    }

    /// The cards dealt to each seat, round by round.
    #[must_use]
    pub fn rounds(&self) -> &[u8] {
        &self.rounds
    }

    /// The cards dealt to each seat in this round, counted from zero. A round beyond the schedule is as long as the
    /// last one.
    #[must_use]
    #[inline]
    pub fn cards_in(&self, round: u8) -> u8 {
        let last = self.rounds.len() - 1;
        self.rounds[usize::from(round).min(last)]
    }

    /// Whether Graybeard's ghost plays along.
    #[must_use]
    #[inline]
    pub const fn has_ghost(&self) -> bool {
        self.places != self.seats
    }

    /// What a card is.
    ///
    /// # Panics
    /// If it is not in this deck.
    #[must_use]
    #[inline]
    pub fn face(&self, card: Card) -> Face {
        self.faces[usize::from(card.idx())].expect("the card is in the deck")
    }

    /// What a card on the table is worth.
    #[must_use]
    #[inline]
    pub fn force(&self, play: Play) -> Force {
        self.forces[usize::from(play.bits())]
    }

    /// What a card says when it is laid where this must be followed.
    #[inline]
    pub(crate) fn answer(&self, follow: Follow, force: Force) -> Answer {
        self.answers[follow as usize][usize::from(force.kind) % KINDS]
    }

    /// Whose power a card on the table has, if the power works at this table.
    #[must_use]
    #[inline]
    pub fn power(&self, play: Play) -> Option<Crew> {
        self.powers[usize::from(play.card().idx())]
    }

    fn check_rounds(&self) -> Result<(), InvalidOptions> {
        let most = self.rounds.iter().copied().max().unwrap_or_default();
        if usize::from(most) * usize::from(self.places) > self.deck.len() {
            return refuse(
                Message::new("skull-king-bad-deck")
                    .with("cards", most)
                    .with("hands", self.places)
                    .with("deck", self.deck.len()),
            );
        }
        Ok(())
    }
}

fn refuse(why: Message) -> Result<(), InvalidOptions> {
    Err(InvalidOptions(why))
}

impl Options {
    /// Whether some table could be played with these options.
    pub(crate) fn check(&self) -> Result<(), InvalidOptions> {
        check_numbers(self)?;
        check_schedule(&self.schedule.rounds())
    }
}

fn check_schedule(rounds: &[u8]) -> Result<(), InvalidOptions> {
    if rounds.is_empty() {
        return refuse(Message::new("skull-king-bad-schedule-empty"));
    }
    if rounds.iter().any(|cards| !(1..=CARDS_DEALT_MAX).contains(cards)) {
        return refuse(Message::new("skull-king-bad-schedule").with("max", CARDS_DEALT_MAX));
    }
    Ok(())
}

fn check_numbers(options: &Options) -> Result<(), InvalidOptions> {
    if !(2..=8).contains(&options.players_max) {
        return refuse(Message::new("skull-king-bad-players-max"));
    }
    if !(13..=14).contains(&options.highest_number) {
        return refuse(Message::new("skull-king-bad-highest-number"));
    }
    let points = [options.mermaid_takes_king, options.pirate_takes_mermaid, options.own_loot];
    if points.iter().any(|points| points % 10 != 0 || *points > 100) {
        return refuse(Message::new("skull-king-bad-points"));
    }
    if options.cards_cap == Some(0) {
        return refuse(Message::new("skull-king-bad-cards-cap"));
    }
    Ok(())
}

fn check_seats(options: &Options, seats: u8) -> Result<(), InvalidOptions> {
    if !(2..=options.players_max).contains(&seats) {
        return refuse(Message::new("skull-king-bad-seats").with("max", options.players_max));
    }
    Ok(())
}

/// A replacement card copies a card of the deck, or is a pirate of one's own.
pub(crate) fn check_replacements(
    options: &Options,
    faces: &[Option<Face>; CARDS_MAX],
) -> Result<(), InvalidOptions> {
    let own_pirate = Face::Pirate(Crew::Nameless);
    let boxed = &faces[..CARDS_MAX - REPLACEMENTS_MAX];
    let stranger =
        options.replacements.iter().find(|face| **face != own_pirate && !boxed.contains(&Some(**face)));
    match stranger {
        Some(face) => refuse(Message::new("skull-king-bad-replacement").with("card", face.to_string())),
        None => Ok(()),
    }
}

/// What the schedule deals at a table of this size.
fn rounds(options: &Options, seats: u8) -> Rounds {
    let cap = options.cards_cap.filter(|_| seats == 8).unwrap_or(u8::MAX);
    options.schedule.rounds().into_iter().map(|cards| cards.min(cap)).collect()
}

/// What each card of the box is at this table; nothing when it stays in the box.
pub(crate) fn faces(options: &Options, ghost: bool) -> [Option<Face>; CARDS_MAX] {
    let is_in = |face: Face| match face {
        Face::Number(_, rank) => rank <= options.highest_number,
        Face::Mermaid => options.mermaids,
        Face::Kraken => options.kraken,
        Face::WhiteWhale => options.white_whale,
        // Allies make no sense beside a ghost who does not score.
        Face::Loot => options.loot && !ghost,
        Face::Escape | Face::Pirate(_) | Face::Tigress | Face::SkullKing => true,
    };
    let mut faces = [None; CARDS_MAX];
    for card in Card::all() {
        faces[usize::from(card.idx())] = card.printed().filter(|face| is_in(*face));
    }
    for (idx, face) in (0..).zip(&options.replacements) {
        faces[usize::from(Card::extra(idx).idx())] = Some(*face);
    }
    faces
}

fn listed(deck: Hand) -> (DeckList, u8) {
    let (mut list, mut len) = ([Card::new(0); DECK_PLACES], 0);
    for card in deck.iter() {
        list[usize::from(len)] = card;
        len += 1;
    }
    (list, len)
}

fn powers(options: &Options, faces: &[Option<Face>; CARDS_MAX]) -> [Option<Crew>; CARDS_MAX] {
    faces.map(|face| match face {
        Some(Face::Pirate(crew)) if options.has_power(crew) => Some(crew),
        _ => None,
    })
}

fn forces(faces: &[Option<Face>; CARDS_MAX]) -> [Force; 256] {
    let mut forces = [Force::new(Face::Escape, None); 256];
    for card in Card::all() {
        if let Some(face) = faces[usize::from(card.idx())] {
            for role in [None, Some(Role::Escape)] {
                forces[usize::from(Play::new(card, role).bits())] = Force::new(face, role);
            }
        }
    }
    forces
}

fn answers(options: &Options, forces: &[Force; 256]) -> [[Answer; KINDS]; 8] {
    Follow::ALL.map(|follow| {
        let mut answers = [Answer { follow, void: 0 }; KINDS];
        for force in forces {
            answers[usize::from(force.kind)] = Answer::new(options, follow, *force);
        }
        answers
    })
}
