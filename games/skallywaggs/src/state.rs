//! What is on the table and who may know it. Nobody's secret can be in the public half: there is no field for it.

use engine::{Seat, SeatMap, SeatSet, State};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Aim, Watch};
use crate::card::{CARDS, Card, CardSet, Part, PirateId};
use crate::deck::Traits;
use crate::deeds::{Deeds, ROUNDS_TOLD};
use crate::options::Skallywaggs;

/// The most pirates there can be: one for each head.
pub const PIRATES_MAX: usize = 30;

/// The most events there can be on the table.
pub const EVENTS_MAX: usize = 30;

/// How many cards are dealt to everybody, and how many a hand may have at the end of a turn.
pub const HAND: u8 = 10;

/// How many cards lie in the Commons.
pub const COMMONS: usize = 9;

/// A list with room for so many. It is plain memory, so that a state is copied as one block.
pub type List<T, const MAX: usize> = ArrayVec<[T; MAX]>;

/// A head, a chest and legs in a crew.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Pirate {
    /// Which pirate.
    pub id: PirateId,
    /// In whose crew.
    pub crew: Seat,
    parts: [Card; 3],
    /// What the parts amount to, where somebody has looked. It follows from them, so it is neither told nor compared.
    #[serde(skip)]
    seen: Option<Traits>,
}

impl PartialEq for Pirate {
    fn eq(&self, other: &Self) -> bool {
        (self.id, self.crew, self.parts) == (other.id, other.crew, other.parts)
    }
}

impl Eq for Pirate {}

/// An event that lies on the table for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Which.
    pub card: Card,
    /// Who played it.
    pub by: Seat,
    /// Whose turn it was then; a one-round event ends when their next turn begins.
    pub clock: Seat,
    /// Where it lies.
    pub place: Place,
}

/// Where an event lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On a pirate.
    On(PirateId),
    /// Before a player.
    Before(Seat),
}

/// An event that was announced and is not yet carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    /// By whom.
    pub by: Seat,
    /// Which.
    pub card: Card,
    /// At what.
    pub aim: Aim,
}

/// How far an attempt to win is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sailing {
    /// Nothing was declared.
    No,
    /// Declared on the turn before or the one that goes on; it is looked at when the next one ends.
    Declared,
    /// It is looked at when this turn ends.
    Due,
}

/// What everybody knows of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicSeat {
    /// How many cards are in the hand.
    pub hand: u8,
    /// Those of them that everybody saw going there.
    pub known: CardSet,
    /// How many of the others were drawn since the Shipyard was last shuffled.
    pub fresh: u8,
    /// How many top cards of the Shipyard the seat has seen.
    pub scouted: u8,
    /// When the seat wants to be asked.
    pub watch: Watch,
    /// When it wants to be asked again once [`Watch::Never`] is over.
    pub watch_then: Watch,
    /// Whether it tries to win.
    pub sailing: Sailing,
    /// What it has done so far.
    #[serde(default, skip_serializing_if = "Deeds::is_none")]
    pub deeds: Deeds,
}

/// What was done on the turn that goes on, where a turn has a limit to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TurnUse {
    /// How often the Commons were used.
    pub trades: u8,
    /// Whether a pirate was lured.
    pub lured: bool,
    /// Whether a pirate was operated on.
    pub operated: bool,
    /// Whether a Commons card was taken.
    pub helped: bool,
    /// Whether the player said when to be asked.
    pub watched: bool,
}

/// What everybody sees, and what a careful player remembers of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// What is to be done, the next thing last.
    pub agenda: List<Task, 32>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// How often the Locker became a new Shipyard.
    pub reshuffles: u16,
    /// All pirates, the oldest first.
    pub pirates: List<Pirate, PIRATES_MAX>,
    /// The next pirate's number.
    pub next_pirate: u16,
    /// Events that lie on pirates and before players, the oldest first.
    pub laid: List<Laid, EVENTS_MAX>,
    /// Events that were announced, the last one on top.
    pub announced: List<Announced, EVENTS_MAX>,
    /// Face-up cards to trade for.
    pub commons: List<Card, COMMONS>,
    /// Davy Jones' Locker, the top card last.
    pub locker: List<Card, CARDS>,
    /// How many cards are in the Shipyard.
    pub shipyard: u8,
    /// The cards of the Locker that became the Shipyard; none before that has happened. They all lay open.
    pub shuffled: Option<CardSet>,
    /// What is known of each seat.
    pub seats: SeatMap<PublicSeat>,
    /// Who is still to answer the event on top.
    pub asked: SeatSet,
    /// Who has answered it.
    pub answered: SeatSet,
    /// What was done on this turn.
    pub used: TurnUse,
    /// How the crews stood when each round began, as far as it is remembered.
    #[serde(default, skip_serializing_if = "List::is_empty")]
    pub rounds: List<u16, ROUNDS_TOLD>,
    /// Who won, once somebody has.
    pub winners: SeatSet,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Private {
    /// The cards in its hand.
    pub hand: CardSet,
    /// The top cards of the Shipyard, as far as it has seen them, the next one last.
    pub peek: List<Card, 3>,
    /// Cards in other hands that it saw before they were drawn.
    pub seen: SeatMap<CardSet>,
    /// Its answer to the event on top, until all answers are open.
    pub answer: Option<Answer>,
}

/// An answer to an announced event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Nothing, and when to be asked from now on.
    Pass(Watch),
    /// An event.
    Event {
        /// Which.
        card: Card,
        /// At what.
        aim: Aim,
    },
}

/// What nobody sees: the Shipyard, the next card last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// The face-down cards.
    pub shipyard: List<Card, CARDS>,
}

/// Something to be done. Those that wait for a seat or for nature stay on top of the agenda until they are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Nature draws a card for each of these seats; the best one begins.
    HighCard(SeatSet),
    /// Nature shuffles and deals.
    Deal,
    /// Nature makes the Locker a new Shipyard.
    Reshuffle,
    /// A turn begins.
    Begin,
    /// Whoever has a look-out looks at the top of the Shipyard.
    Look,
    /// The seat whose turn it is arranges what it saw.
    Arrange,
    /// It draws for its turn.
    TurnDraw,
    /// Cards are drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// How many are still to be drawn.
        left: u8,
        /// How many were drawn.
        drawn: u8,
    },
    /// A card is drawn into the Commons.
    Refill,
    /// One-round events end.
    Expire,
    /// Sick pirates are lost.
    Sickbay,
    /// Bleeding pirates are lost.
    Bleed,
    /// Wandering pirates go left.
    Wander,
    /// The seat whose turn it is does what it likes.
    Play,
    /// A seat discards cards.
    Pay {
        /// Who.
        seat: Seat,
        /// How many are left to discard.
        left: u8,
        /// What for.
        purpose: Purpose,
    },
    /// The seat whose turn it is swaps a card with the Commons.
    Swap,
    /// A pirate comes into the crew of the seat whose turn it is.
    Lured(PirateId),
    /// An event is taken off a sick pirate.
    Cured(PirateId),
    /// A seat loses pirates of its choice.
    Lose {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// A storm goes round, from this seat on.
    Gust {
        /// Who is next.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// A pirate is about to be lost to an event; its owner may have something against it.
    Doom {
        /// Which pirate.
        pirate: PirateId,
        /// Which event.
        card: Card,
        /// Who played it.
        by: Seat,
    },
    /// The seat whose turn it is, or whoever announced it, takes cards out of the Locker.
    Take {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Only from this many lowest cards; those above were just lost.
        below: u8,
    },
    /// The event on top is put to the others.
    Ask,
    /// They answer.
    Answers,
    /// The event on top is done; its card goes to the Locker.
    Bury,
    /// Captains, Parrots and Monkeys are looked after.
    Check,
    /// The turn ends: does the crew sail?
    End,
    /// The hand goes down to its limit.
    Limit,
    /// The next player's turn.
    Next,
    /// Somebody has won.
    #[default]
    Over,
}

/// What cards are discarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A trade with the Commons.
    Trade,
    /// A pirate lured.
    Lure,
    /// A pirate cured.
    Cure,
    /// The hand limit.
    Limit,
}

/// Why a pirate of the owner's choice is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A storm.
    Storm,
    /// To search the Locker.
    Dredge,
    /// To be rid of an event that forbids.
    Ransom,
    /// One of two captains.
    Captain,
    /// Who follows the captain that was lost.
    Mutiny,
}

// What stands where a list has room left. Nobody ever looks there.

impl Default for Pirate {
    fn default() -> Self {
        Self::new(PirateId(0), Seat::new(0), [Card::default(); 3])
    }
}

impl Default for Laid {
    fn default() -> Self {
        let nobody = Seat::new(0);
        Self { card: Card::default(), by: nobody, clock: nobody, place: Place::Before(nobody) }
    }
}

impl Default for Announced {
    fn default() -> Self {
        Self { by: Seat::new(0), card: Card::default(), aim: Aim::None }
    }
}

impl Pirate {
    /// A pirate of these parts.
    #[must_use]
    pub const fn new(id: PirateId, crew: Seat, parts: [Card; 3]) -> Self {
        Self { id, crew, parts, seen: None }
    }

    /// Head, chest and legs.
    #[must_use]
    pub const fn parts(&self) -> [Card; 3] {
        self.parts
    }

    /// Puts another card in this place and gives back the one that was there.
    pub const fn replace(&mut self, part: Part, card: Card) -> Card {
        self.seen = None;
        std::mem::replace(&mut self.parts[part.idx()], card)
    }

    /// What its parts amount to.
    #[inline]
    pub(crate) fn traits(&self, rules: &Skallywaggs) -> Traits {
        self.seen.unwrap_or_else(|| rules.traits(self.parts))
    }

    /// Looks at the parts, so that it need not be done at every decision.
    pub(crate) fn look(&mut self, rules: &Skallywaggs) {
        self.seen = Some(rules.traits(self.parts));
    }

    /// Its card in this place.
    #[must_use]
    pub const fn part(&self, part: Part) -> Card {
        self.parts[part.idx()]
    }
}

impl Public {
    /// What is to be done now.
    #[must_use]
    pub fn task(&self) -> Task {
        self.agenda.last().copied().unwrap_or(Task::Over)
    }

    /// Whether the harbor has closed before anybody sailed.
    #[must_use]
    pub fn harbor_closed(&self) -> bool {
        self.winners.iter().any(|winner| self.seats[winner].sailing != Sailing::Due)
    }

    /// The pirate of this number, if it lives.
    #[must_use]
    pub fn pirate(&self, id: PirateId) -> Option<&Pirate> {
        self.place_of(id).map(|place| &self.pirates[place])
    }

    pub(crate) fn place_of(&self, id: PirateId) -> Option<usize> {
        self.pirates.binary_search_by_key(&id, |pirate| pirate.id).ok()
    }

    /// The pirates of a crew, the oldest first.
    pub fn crew(&self, seat: Seat) -> impl Iterator<Item = &Pirate> {
        self.pirates.iter().filter(move |pirate| pirate.crew == seat)
    }

    /// The events that lie on a pirate.
    pub fn lying_on(&self, id: PirateId) -> impl Iterator<Item = &Laid> {
        self.laid.iter().filter(move |laid| laid.place == Place::On(id))
    }

    /// The events that lie before a player.
    pub fn lying_before(&self, seat: Seat) -> impl Iterator<Item = &Laid> {
        self.laid.iter().filter(move |laid| laid.place == Place::Before(seat))
    }

    /// Every card that everybody sees lying on the table.
    #[must_use]
    pub fn open_cards(&self) -> CardSet {
        self.open().collect()
    }

    /// Whether everybody sees this card lying on the table.
    pub(crate) fn is_open(&self, card: Card) -> bool {
        self.open().any(|open| open == card)
    }

    fn open(&self) -> impl Iterator<Item = Card> {
        let pirates = self.pirates.iter().flat_map(|pirate| pirate.parts);
        let laid = self.laid.iter().map(|laid| laid.card);
        let announced = self.announced.iter().map(|announced| announced.card);
        let piles = self.locker.iter().chain(&self.commons).copied();
        piles.chain(laid).chain(announced).chain(pirates)
    }

    /// Every card that can have been drawn unseen since the Shipyard was last shuffled.
    #[must_use]
    pub fn drawable(&self) -> CardSet {
        self.shuffled.unwrap_or(CardSet::ALL)
    }

    /// Every card that everybody knows to be in a hand.
    #[must_use]
    pub fn known_in_hands(&self) -> CardSet {
        self.seats.values().fold(CardSet::EMPTY, |all, seat| all.or(seat.known))
    }
}

impl Skallywaggs {
    pub(crate) fn first_state(&self) -> State<Self> {
        let seat = PublicSeat {
            hand: 0,
            known: CardSet::EMPTY,
            fresh: 0,
            scouted: 0,
            watch: Watch::Always,
            watch_then: Watch::Always,
            sailing: Sailing::No,
            deeds: Deeds::default(),
        };
        let public = Public {
            agenda: List::from_iter([Task::Deal, Task::HighCard(SeatSet::all(self.seats))]),
            first: Seat::new(0),
            active: Seat::new(0),
            round: 1,
            reshuffles: 0,
            pirates: List::new(),
            next_pirate: 1,
            laid: List::new(),
            announced: List::new(),
            commons: List::new(),
            locker: List::new(),
            shipyard: 120,
            shuffled: None,
            seats: SeatMap::from_fn(self.seats, |_| seat),
            asked: SeatSet::EMPTY,
            answered: SeatSet::EMPTY,
            used: TurnUse::default(),
            rounds: List::default(),
            winners: SeatSet::EMPTY,
        };
        let private = Private {
            hand: CardSet::EMPTY,
            peek: List::new(),
            seen: SeatMap::from_fn(self.seats, |_| CardSet::EMPTY),
            answer: None,
        };
        State {
            public,
            private: SeatMap::from_fn(self.seats, |_| private),
            hidden: Hidden { shipyard: Card::all().collect() },
        }
    }

    /// Every card is in exactly one place, and everybody's knowledge is true.
    pub(crate) fn audited(&self, state: &State<Self>) {
        let (public, hidden) = (&state.public, &state.hidden);
        let hands = state.private.values().map(|own| own.hand);
        let open = public.open_cards();
        let yard: CardSet = hidden.shipyard.iter().copied().collect();
        let all = hands.clone().fold(open.or(yard), CardSet::or);
        let open_len = 3 * public.pirates.len()
            + public.laid.len()
            + public.announced.len()
            + public.commons.len()
            + public.locker.len();
        let len = open_len + hidden.shipyard.len() + hands.map(CardSet::len).sum::<usize>();
        assert_eq!((all, len), (CardSet::ALL, CARDS), "every card is in exactly one place");
        assert_eq!(
            usize::from(public.shipyard),
            hidden.shipyard.len(),
            "the Shipyard is as high as it looks"
        );
        assert!(yard.without(public.drawable()).is_empty(), "the Shipyard is of the old Locker");
        for pirate in &public.pirates {
            let parts = pirate.parts().map(|card| self.deck.part(card));
            assert_eq!(parts, Part::ALL.map(Some), "a pirate is a head, a chest and legs");
            let seen = pirate.traits(self);
            assert_eq!(seen, self.traits(pirate.parts()), "what was seen of a pirate is what it is");
        }
        for (seat, own) in state.private.iter() {
            let known = &public.seats[seat];
            assert_eq!(usize::from(known.hand), own.hand.len(), "the hand is as large as it looks");
            assert!(
                known.known.without(own.hand).is_empty(),
                "what everybody saw going to the hand is there"
            );
            let fresh = own.hand.without(known.known).and(public.drawable());
            assert_eq!(
                usize::from(known.fresh),
                fresh.len(),
                "everybody knows how many came from this Shipyard"
            );
            assert_eq!(usize::from(known.scouted), own.peek.len(), "everybody knows how far a look-out saw");
            assert!(hidden.shipyard.ends_with(&own.peek), "what a look-out saw is there");
            assert_eq!(
                own.answer.is_some(),
                public.answered.contains(seat),
                "who has answered has an answer"
            );
            for (other, seen) in own.seen.iter() {
                assert!(seen.without(state.private[other].hand).is_empty(), "what was seen drawn is there");
            }
        }
    }
}
