//! Invents what a seat cannot know, in keeping with all it does: its hand, what lies open, the cards everybody saw
//! going to a hand, what it saw as a look-out, and which cards became the Shipyard.

use engine::{ActionSet as _, GameRng, Seat, SeatMap, Secrets, View};

use crate::action::Action;
use crate::card::{CARDS, Card, CardSet};
use crate::legal::events;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Answer, Hidden, List, Private};

impl Skallywaggs {
    pub(crate) fn invented(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        let View { seat: own, public, private } = view;
        let known = |seat: Seat| public.seats[seat].known.or(private.seen[seat]);
        let peek: CardSet = private.peek.iter().copied().collect();
        let located = Seat::all(self.seats).filter(|seat| *seat != own).map(known);
        let located = located.fold(public.open_cards().or(private.hand).or(peek), CardSet::or);
        let unknown = CardSet::ALL.without(located);
        // What was in no Locker when the Shipyard was shuffled can only be in a hand, and was there by then.
        let mut old: Vec<Card> = unknown.without(public.drawable()).iter().collect();
        let mut unknown: Vec<Card> = unknown.and(public.drawable()).iter().collect();
        rng.shuffle(&mut old);
        rng.shuffle(&mut unknown);
        let hands = SeatMap::from_fn(self.seats, |seat| {
            if seat == own {
                return private.hand;
            }
            let sure = known(seat);
            let missing = usize::from(public.seats[seat].hand).saturating_sub(sure.len());
            let seen = private.seen[seat].without(public.seats[seat].known).and(public.drawable());
            let fresh = usize::from(public.seats[seat].fresh).saturating_sub(seen.len());
            let drawn: CardSet = unknown.drain(unknown.len() - fresh..).collect();
            let kept: CardSet = old.drain(old.len() - (missing - fresh)..).collect();
            sure.or(drawn).or(kept)
        });
        let shipyard: List<Card, CARDS> = unknown.into_iter().chain(private.peek.iter().copied()).collect();
        let private = hands.map(|seat, hand| {
            let seen_to = shipyard.len() - usize::from(public.seats[seat].scouted);
            Private {
                hand: *hand,
                peek: shipyard[seen_to..].iter().copied().collect(),
                seen: SeatMap::from_fn(self.seats, |_| CardSet::EMPTY),
                answer: public.answered.contains(seat).then(|| self.invent_answer(view, seat, *hand, rng)),
            }
        });
        Secrets { private, hidden: Hidden { shipyard } }
    }

    /// Somebody has answered: mostly with a pass, sometimes with a card of the invented hand.
    fn invent_answer(&self, view: View<'_, Self>, seat: Seat, hand: CardSet, rng: &mut GameRng) -> Answer {
        let pass = Answer::Pass(view.public.seats[seat].watch);
        let muster = Muster::new(self, view.public);
        let events = events(&muster, seat, hand.and(self.deck.anytime));
        if events.is_empty() || rng.below(2) == 0 {
            return pass;
        }
        match events.at(rng.index(events.len())) {
            Action::Event { card, aim } => Answer::Event { card, aim },
            _ => pass,
        }
    }
}
