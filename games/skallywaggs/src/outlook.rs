//! What an event would do to the crews, told before it is played.

use engine::{Message, Seat};

use crate::action::Aim;
use crate::card::Card;
use crate::deck::Effect;
use crate::muster::Muster;
use crate::state::{Laid, Place, Public};

impl Muster<'_> {
    /// How the crews would stand if nobody stopped this event; nothing where it would not change what sails.
    #[must_use]
    pub fn outlook(&self, by: Seat, card: Card, aim: Aim) -> Option<Message> {
        let mut public = *self.public;
        let effect = self.rules.deck.effect(card)?;
        let crew = match (effect, aim) {
            (Effect::IgnoreIcons, _) => by,
            (_, Aim::Pirate(pirate)) => public.pirate(pirate)?.crew,
            _ => return None,
        };
        match (effect, aim) {
            (Effect::Sink, Aim::Pirate(pirate)) => {
                public.pirates.remove(public.place_of(pirate)?);
            }
            (Effect::Press, Aim::Pirate(pirate)) => {
                let place = public.place_of(pirate)?;
                public.pirates[place].crew = by;
            }
            _ => {
                let place = if let Aim::Pirate(pirate) = aim { Place::On(pirate) } else { Place::Before(by) };
                public.laid.push(Laid { card, by, clock: public.active, place });
            }
        }
        let theirs = self.standing(&public, crew);
        Some(if effect == Effect::Press {
            Message::new("skallywaggs-and").with("one", self.standing(&public, by)).with("two", theirs)
        } else {
            theirs
        })
    }

    fn standing(&self, public: &Public, seat: Seat) -> Message {
        let then = Muster::new(self.rules, public);
        Message::new("skallywaggs-what")
            .with("seat", seat)
            .with("seaworthy", then.seaworthy(seat))
            .with("needed", then.needed(seat))
    }
}
