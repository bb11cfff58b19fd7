//! What follows by itself after anything happened: captains quarrel, Parrots and Monkeys go home. It is looked at
//! again and again until nothing changes.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::card::{Card, PirateId};
use crate::deck::{Role, Rule, Traits};
use crate::muster::Muster;
use crate::places::Places;

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing.
    AtRest,
    /// Two captains are in one crew; so many pirates are lost.
    Mutiny {
        /// Whose crew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A pirate goes home.
    Moves {
        /// Who.
        pirate: PirateId,
        /// To whose crew.
        to: Seat,
        /// The part that leads it.
        card: Card,
    },
}

/// A rule about where a pirate is, with the strength of its daggers.
#[derive(Clone, Copy)]
struct Bond {
    daggers: u8,
    rule: Rule,
    card: Card,
}

impl Muster<'_> {
    /// The first thing that is not at rest.
    pub(crate) fn verdict(&self) -> Verdict {
        self.mutiny().or_else(|| self.homecoming()).unwrap_or(Verdict::AtRest)
    }

    /// SW-10.3: two active captains in one crew.
    fn mutiny(&self) -> Option<Verdict> {
        let seat =
            Seat::all(self.rules.seats).find(|&seat| self.active_with(seat, Role::Captain).count() > 1)?;
        let crew = self.crew(seat).count();
        Some(Verdict::Mutiny { seat, count: u8::try_from(crew / 2).unwrap_or(u8::MAX) })
    }

    fn homecoming(&self) -> Option<Verdict> {
        self.homesick().iter().find_map(|place| {
            let (to, card) = self.home(place)?;
            Some(Verdict::Moves { pirate: self.public.pirates[place].id, to, card })
        })
    }

    /// Pirates that could have a home elsewhere; nobody where there is no captain and no cook.
    fn homesick(&self) -> Places {
        if self.complete().is_empty() { Places::EMPTY } else { self.bound() }
    }

    /// The rules that say where a pirate is, the strongest first. An arrested pirate has none.
    fn bonds(&self, place: usize) -> ArrayVec<Bond, 8> {
        let deck = self.rules.deck;
        let mut bonds: ArrayVec<Bond, 8> = ArrayVec::new();
        let parts = Some(self.public.pirates[place].parts()).filter(|_| self.bound().contains(place));
        for card in parts.into_iter().flatten().filter(|card| deck.mark(*card).traits.has(Traits::BOUND)) {
            let title = deck.title_of(card);
            let about_place = title.rules.iter().filter(|rule| rule.is_bond());
            bonds.extend(about_place.map(|rule| Bond { daggers: title.daggers, rule: *rule, card }).take(2));
        }
        bonds.sort_by_key(|bond| std::cmp::Reverse(bond.daggers));
        bonds
    }

    /// Where the strongest rule leads a pirate; none where it may stay.
    fn home(&self, place: usize) -> Option<(Seat, Card)> {
        let crew = self.public.pirates[place].crew;
        for bond in self.bonds(place) {
            match bond.rule {
                Rule::Stays => return None,
                Rule::Home(role) if self.has_role(crew, role) => return None,
                Rule::Home(role) => {
                    if let Some(to) = self.nearest(crew, role) {
                        return Some((to, bond.card));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The nearest crew to the left that has a captain or a cook.
    fn nearest(&self, from: Seat, role: Role) -> Option<Seat> {
        let seats = self.rules.seats;
        let mut seat = from.next(seats);
        while seat != from {
            if self.has_role(seat, role) {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    /// The part that makes a pirate wander, unless a stronger rule keeps it.
    pub(crate) fn wanders(&self, place: usize) -> Option<Card> {
        for bond in self.bonds(place) {
            match bond.rule {
                Rule::Wanders => return Some(bond.card),
                Rule::Stays => return None,
                Rule::Home(role) if Seat::all(self.rules.seats).any(|seat| self.has_role(seat, role)) => {
                    return None;
                }
                _ => {}
            }
        }
        None
    }
}
