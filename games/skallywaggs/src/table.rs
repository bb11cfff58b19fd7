//! The hands that move cards: every change of a state goes through here, so that what everybody knows stays true.

use std::cell::OnceCell;

use engine::{Events, Seat, State};

use crate::card::{Card, PirateId};
use crate::check::Verdict;
use crate::event::{Event, Figure, Loss, Move};
use crate::muster::{Muster, Roll};
use crate::options::Skallywaggs;
use crate::state::{Laid, Place, Public, Task};

/// A state while something happens to it.
pub(crate) struct Table<'a> {
    pub(crate) rules: &'a Skallywaggs,
    pub(crate) state: &'a mut State<Skallywaggs>,
    pub(crate) events: &'a mut Events<Event>,
    /// What was found out since something changed in the crews.
    pub(crate) found: Findings,
}

/// What was found out about the crews as they are, so that it is not asked again.
#[derive(Default)]
pub(crate) struct Findings {
    roll: OnceCell<Roll>,
    verdict: OnceCell<Verdict>,
}

/// Who knows a card that comes into a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Everybody saw it.
    Openly,
    /// It came from the Shipyard.
    Unseen,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        rules: &'a Skallywaggs,
        state: &'a mut State<Skallywaggs>,
        events: &'a mut Events<Event>,
    ) -> Self {
        Self { rules, state, events, found: Findings::default() }
    }
}

impl Table<'_> {
    pub(crate) fn public(&self) -> &Public {
        &self.state.public
    }

    pub(crate) fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// The pirates and what lies on them, to be changed: what was found out is not true any more.
    pub(crate) fn crews_mut(&mut self) -> &mut Public {
        self.found = Findings::default();
        &mut self.state.public
    }

    pub(crate) fn muster(&self) -> Muster<'_> {
        let public = &self.state.public;
        let roll = self.found.roll.get_or_init(|| *Muster::new(self.rules, public).roll());
        debug_assert_eq!(
            roll,
            Muster::new(self.rules, public).roll(),
            "the roll is called after every change"
        );
        Muster::again(self.rules, public, *roll)
    }

    /// The first thing that is not at rest.
    pub(crate) fn verdict(&self) -> Verdict {
        *self.found.verdict.get_or_init(|| self.muster().verdict())
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.state.public.agenda.push(task);
    }

    /// These tasks, the first one first.
    pub(crate) fn push_all(&mut self, tasks: &[Task]) {
        for task in tasks.iter().rev() {
            self.push(*task);
        }
    }

    pub(crate) fn pop(&mut self) {
        self.state.public.agenda.pop();
    }

    /// Puts another task in the place of the one on top.
    pub(crate) fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.state.private[seat].hand.remove(card);
        let is_drawable = self.state.public.drawable().contains(card);
        let known = &mut self.state.public.seats[seat];
        known.hand -= 1;
        if is_drawable && !known.known.contains(card) {
            known.fresh -= 1;
        }
        known.known.remove(card);
        for (_, own) in self.state.private.iter_mut() {
            own.seen[seat].remove(card);
        }
    }

    pub(crate) fn put_in_hand(&mut self, seat: Seat, card: Card, seen: Seen) {
        self.state.private[seat].hand.insert(card);
        let known = &mut self.state.public.seats[seat];
        known.hand += 1;
        match seen {
            Seen::Openly => known.known.insert(card),
            Seen::Unseen => known.fresh += 1,
        }
    }

    pub(crate) fn bury(&mut self, card: Card) {
        self.state.public.locker.push(card);
    }

    /// The next card of the Shipyard. Whoever had seen it knows where it went.
    pub(crate) fn draw_card(&mut self) -> Option<Card> {
        let card = self.state.hidden.shipyard.pop()?;
        self.state.public.shipyard -= 1;
        for (_, known) in self.state.public.seats.iter_mut() {
            known.scouted = known.scouted.saturating_sub(1);
        }
        Some(card)
    }

    /// Draws a card into a hand.
    pub(crate) fn draw_into_hand(&mut self, seat: Seat) {
        let Some(card) = self.draw_card() else { return };
        for (other, own) in self.state.private.iter_mut() {
            if own.peek.pop().is_some() && other != seat {
                own.seen[seat].insert(card);
            }
        }
        self.put_in_hand(seat, card, Seen::Unseen);
    }

    /// Draws a card into the Commons.
    pub(crate) fn draw_into_commons(&mut self) {
        let Some(card) = self.draw_card() else { return };
        for (_, own) in self.state.private.iter_mut() {
            own.peek.pop();
        }
        self.state.public.commons.push(card);
        self.tell(Event::Refilled { card });
    }

    pub(crate) fn figure(&self, id: PirateId) -> Option<Figure> {
        self.public().pirate(id).map(Figure::from)
    }

    /// The pirate and what lies on it go to the Locker.
    pub(crate) fn lose(&mut self, id: PirateId, cause: Loss) {
        let Some(place) = self.public().place_of(id) else { return };
        let public = self.crews_mut();
        let pirate = public.pirates.remove(place);
        let deeds = &mut public.seats[pirate.crew].deeds;
        deeds.lost = deeds.lost.saturating_add(1);
        for card in pirate.parts() {
            self.bury(card);
        }
        while let Some(laid) = self.lift(|laid| laid.place == Place::On(id)) {
            self.bury(laid.card);
        }
        self.tell(Event::Lost { pirate: Figure::from(&pirate), cause });
    }

    /// Takes the oldest such event off the table.
    pub(crate) fn lift(&mut self, is_it: impl Fn(&Laid) -> bool) -> Option<Laid> {
        let place = self.public().laid.iter().position(is_it)?;
        Some(self.crews_mut().laid.remove(place))
    }

    pub(crate) fn move_pirate(&mut self, id: PirateId, to: Seat, cause: Move) {
        let Some(place) = self.public().place_of(id) else { return };
        let pirate = &mut self.crews_mut().pirates[place];
        let from = std::mem::replace(&mut pirate.crew, to);
        let figure = Figure::from(&*pirate);
        self.tell(Event::Moved { pirate: figure, from, cause });
    }
}
