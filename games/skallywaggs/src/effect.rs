//! What events do when nobody stops them.

use engine::Seat;

use crate::action::Aim;
use crate::card::{Part, PirateId};
use crate::deck::Effect;
use crate::event::{Event, Move};
use crate::legal::can_aim;
use crate::state::{Announced, Cause, Laid, Place, Task};
use crate::table::Table;

impl Table<'_> {
    /// Carries out the event on top. Afterwards, the one below is put to the others again.
    pub(crate) fn carry_out(&mut self) {
        let Some(top) = self.public().announced.last().copied() else { return };
        let Some(effect) = self.rules.deck.effect(top.card) else { return };
        let still = can_aim(&self.muster(), top.by, top.card, top.aim);
        if effect == Effect::Cancel && still {
            self.cancel(top);
        }
        if self.public().announced.len() > 1 {
            self.push(Task::Ask);
        }
        self.push(Task::Check);
        if !still {
            self.tell(Event::NoEffect { card: top.card });
            return self.push(Task::Bury);
        }
        if effect.lies() {
            return self.lay(top);
        }
        self.push(Task::Bury);
        match (effect, top.aim) {
            (Effect::Swap(_), Aim::Parts { one, other, part }) => self.swap_parts(one, other, part),
            (Effect::Press, Aim::Pirate(pirate)) => self.move_pirate(pirate, top.by, Move::Pressed(top.card)),
            (Effect::Sink, Aim::Pirate(pirate)) => {
                self.push(Task::Doom { pirate, card: top.card, by: top.by });
            }
            (Effect::Storm, _) => self.push(Task::Gust { seat: top.by, left: self.rules.seats }),
            (Effect::Dredge(count), _) => self.dredge(top.by, count),
            (Effect::Plunder(count), _) => self.push(Task::Draw { seat: top.by, left: count, drawn: 0 }),
            _ => {}
        }
    }

    /// The event below goes to the Locker without effect.
    fn cancel(&mut self, top: Announced) {
        let public = self.public_mut();
        let below = public.announced.len() - 2;
        let canceled = public.announced.remove(below);
        self.bury(canceled.card);
        self.tell(Event::Canceled { seat: canceled.by, card: canceled.card, by: top.card });
    }

    /// The event lies on the table from now on.
    fn lay(&mut self, top: Announced) {
        let public = self.crews_mut();
        public.announced.pop();
        let place = match top.aim {
            Aim::Pirate(pirate) => Place::On(pirate),
            Aim::Seat(seat) => Place::Before(seat),
            _ => Place::Before(top.by),
        };
        let card = top.card;
        let clock = public.active;
        public.laid.push(Laid { card, by: top.by, clock, place });
        match place {
            Place::Before(seat) => self.tell(Event::LaidBefore { card, seat }),
            Place::On(pirate) => {
                if let Some(pirate) = self.figure(pirate) {
                    self.tell(Event::LaidOn { card, pirate });
                }
            }
        }
    }

    fn swap_parts(&mut self, one: PirateId, other: PirateId, part: Part) {
        let rules = self.rules;
        let public = self.crews_mut();
        let (Some(one), Some(other)) = (public.place_of(one), public.place_of(other)) else { return };
        let taken = public.pirates[one].part(part);
        let given = public.pirates[other].replace(part, taken);
        public.pirates[one].replace(part, given);
        public.pirates[one].look(rules);
        public.pirates[other].look(rules);
        let (one, other) = (self.figure_at(one), self.figure_at(other));
        self.tell(Event::Swapped { one, other, part });
    }

    /// First the loss; only what lay in the Locker before can be taken.
    fn dredge(&mut self, seat: Seat, count: u8) {
        let below = u8::try_from(self.public().locker.len()).unwrap_or(u8::MAX);
        let lose = Task::Lose { seat, left: 1, cause: Cause::Dredge };
        self.push_all(&[lose, Task::Take { seat, left: count, below }]);
    }
}
