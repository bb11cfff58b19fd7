//! What happens in one go, step by step: a turn may begin, kill, draw and wander at once, but people want to see each of
//! it when it is told.

use std::borrow::Cow;

use engine::{Message, Seat, SeatSet, Turn};
use hosting::{Hosted, Interlude, Scene, Snapshot};

use crate::action::{Aim, Watch};
use crate::card::Card;
use crate::event::{Event, Figure, Loss, Move, Sight};
use crate::options::Skallywaggs;
use crate::state::{Announced, COMMONS, Laid, Pirate, Place, Private, Public, Sailing, Task, TurnUse};

impl Skallywaggs {
    /// The table after each event but the last, which the next snapshot shows. The end of a game is seen here, too: the
    /// feast would cover it.
    pub(crate) fn steps(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        let mut public = before.public.clone().into_owned();
        // Whoever was asked has answered, or nothing would have happened.
        public.asked = SeatSet::EMPTY;
        let mut private = before.private.as_deref().copied();
        let (mut steps, mut shown) = (Vec::new(), 0);
        for (place, event) in events.iter().enumerate() {
            follow(&mut public, event);
            if let (Some(seat), Some(private)) = (before.viewer, &mut private) {
                follow_hand(private, seat, event);
            }
            // What is dealt comes with the next snapshot.
            if matches!(event, Event::Dealt { .. }) {
                break;
            }
            let is_end = ends(event);
            if is_end || place + 1 < events.len() && is_seen(event) {
                let scene = self.between(before, &public, private.as_ref(), event);
                steps.push(Interlude { scene, told: place + 1 - shown, is_kept: !is_end });
                shown = place + 1;
            }
        }
        steps
    }

    /// The table as it is now, right after this event.
    fn between(
        &self,
        before: &Snapshot<'_, Self>,
        public: &Public,
        private: Option<&Private>,
        event: &Event,
    ) -> Scene {
        let now = Snapshot {
            viewer: before.viewer,
            turn: match event {
                Event::HighCard { .. } => Turn::Chance,
                _ => Turn::Seats(SeatSet::one(public.active)),
            },
            public: Cow::Borrowed(public),
            private: private.map(Cow::Borrowed),
            legal: Vec::new(),
        };
        Scene { prompt: self.prompt_between(before.viewer, public, event), ..self.scene(&now) }
    }

    /// Whose turn it is; what happens is told in its own place. Nobody's own turn waits for them meanwhile.
    fn prompt_between(&self, viewer: Option<Seat>, public: &Public, event: &Event) -> Message {
        let is_turn = !ends(event) && !matches!(event, Event::HighCard { .. });
        if is_turn && viewer != Some(public.active) {
            return Message::new("skallywaggs-prompt-play").with("seat", public.active);
        }
        self.narrated(event)
    }
}

/// Whether the event has a picture of its own. A tie is told when those who tied draw again.
const fn is_seen(event: &Event) -> bool {
    !matches!(event, Event::HighTie { .. })
}

const fn ends(event: &Event) -> bool {
    matches!(event, Event::Won { .. } | Event::HarborCloses { .. })
}

/// Does to the table what everybody saw of this event.
fn follow(public: &mut Public, event: &Event) {
    follow_turn(public, event);
    follow_crews(public, event);
    follow_events(public, event);
    follow_cards(public, event);
}

fn follow_turn(public: &mut Public, event: &Event) {
    match *event {
        Event::TurnBegins { seat, round } => {
            (public.active, public.round) = (seat, round);
            public.announced.clear();
            public.used = TurnUse::default();
            let own = &mut public.seats[seat];
            if own.watch == Watch::Never {
                own.watch = own.watch_then;
            }
        }
        Event::Watches { seat, watch } => public.seats[seat].watch = watch,
        Event::Trading { .. } => public.used.trades += 1,
        Event::Sailing { seat, .. } => public.seats[seat].sailing = Sailing::Declared,
        Event::Stranded { seat, .. } => public.seats[seat].sailing = Sailing::No,
        _ => {}
    }
}

/// Pirates that come, go and change.
fn follow_crews(public: &mut Public, event: &Event) {
    match *event {
        Event::Built { seat, pirate } => {
            public.pirates.push(Pirate::new(pirate.id, pirate.crew, pirate.parts));
            public.next_pirate = pirate.id.0 + 1;
            spend(public, seat, &pirate.parts);
        }
        Event::Swapped { one, other, .. } => {
            looks_like(public, one);
            looks_like(public, other);
            done(public);
        }
        Event::Moved { pirate, cause, .. } => {
            looks_like(public, pirate);
            if matches!(cause, Move::Pressed(_)) {
                done(public);
            }
        }
        Event::Operated { pirate, .. } => looks_like(public, pirate),
        Event::Lost { pirate, cause } => {
            lose(public, pirate);
            if cause == Loss::Sunk {
                done(public);
            }
        }
        _ => {}
    }
}

/// These cards leave the hand.
fn spend(public: &mut Public, seat: Seat, cards: &[Card]) {
    let own = &mut public.seats[seat];
    own.hand = own.hand.saturating_sub(u8::try_from(cards.len()).unwrap_or(u8::MAX));
    cards.iter().for_each(|card| own.known.remove(*card));
}

/// What was announced last has come to pass.
fn done(public: &mut Public) {
    if let Some(announced) = public.announced.pop() {
        public.locker.push(announced.card);
    }
}

fn looks_like(public: &mut Public, figure: Figure) {
    if let Some(place) = public.place_of(figure.id) {
        public.pirates[place] = Pirate::new(figure.id, figure.crew, figure.parts);
    }
}

fn lose(public: &mut Public, figure: Figure) {
    let Some(place) = public.place_of(figure.id) else { return };
    for card in public.pirates.remove(place).parts() {
        public.locker.push(card);
    }
    while let Some(place) = public.laid.iter().position(|laid| laid.place == Place::On(figure.id)) {
        let laid = public.laid.remove(place);
        public.locker.push(laid.card);
    }
}

/// Events that are announced, lie there and end.
fn follow_events(public: &mut Public, event: &Event) {
    match *event {
        Event::Announced { seat, card, sight } => {
            spend(public, seat, &[card]);
            public.announced.push(Announced { by: seat, card, aim: aim(sight) });
        }
        Event::Canceled { card, by, .. } => {
            clear(public, card);
            clear(public, by);
        }
        Event::NoEffect { card } => clear(public, card),
        // What would have killed the saved one goes with the hero.
        Event::StoodIn { .. } => {
            if let Task::Doom { card, .. } = public.task() {
                lift(public, card);
                clear(public, card);
            }
        }
        Event::LaidOn { card, pirate } => lay(public, card, Place::On(pirate.id)),
        Event::LaidBefore { card, seat } => lay(public, card, Place::Before(seat)),
        Event::EndedOn { card, .. }
        | Event::EndedBefore { card, .. }
        | Event::Cured { card, .. }
        | Event::Ransomed { card, .. } => lift(public, card),
        _ => {}
    }
}

const fn aim(sight: Sight) -> Aim {
    match sight {
        Sight::Pirate(figure) => Aim::Pirate(figure.id),
        Sight::Parts(one, other, part) => Aim::Parts { one: one.id, other: other.id, part },
        Sight::Seat(seat) => Aim::Seat(seat),
        Sight::None | Sight::Event(_) => Aim::None,
    }
}

/// The announced event is over.
fn clear(public: &mut Public, card: Card) {
    if let Some(place) = public.announced.iter().position(|announced| announced.card == card) {
        public.announced.remove(place);
        public.locker.push(card);
    }
}

/// The announced event stays on the table.
fn lay(public: &mut Public, card: Card, place: Place) {
    let announced = public.announced.iter().position(|announced| announced.card == card);
    let by = announced.map_or(public.active, |place| public.announced.remove(place).by);
    public.laid.push(Laid { card, by, clock: public.active, place });
}

fn lift(public: &mut Public, card: Card) {
    if let Some(place) = public.laid.iter().position(|laid| laid.card == card) {
        public.laid.remove(place);
        public.locker.push(card);
    }
}

/// Cards between hands, Commons, Shipyard and Locker.
fn follow_cards(public: &mut Public, event: &Event) {
    match *event {
        // What is drawn for the first turn lies open on the pier, where the Commons will be.
        Event::HighCard { card, .. } => {
            if public.commons.len() == COMMONS {
                public.commons.clear();
            }
            public.commons.push(card);
        }
        Event::HighTie { .. } => public.commons.clear(),
        Event::Drew { seat, count } => {
            public.seats[seat].hand += count;
            public.shipyard = public.shipyard.saturating_sub(count);
        }
        Event::Reshuffled { count, .. } => {
            public.shipyard = count;
            public.reshuffles += 1;
            public.locker.clear();
        }
        Event::Discarded { seat, card, .. } => {
            spend(public, seat, &[card]);
            public.locker.push(card);
        }
        Event::Traded { give, take, .. } => {
            if let Some(card) = public.commons.iter_mut().find(|card| **card == take) {
                *card = give;
            }
        }
        Event::Helped { seat, card } => {
            public.commons.retain(|other| *other != card);
            public.seats[seat].hand += 1;
        }
        Event::Refilled { card } => {
            public.commons.push(card);
            public.shipyard = public.shipyard.saturating_sub(1);
        }
        Event::Dredged { seat, card } => {
            public.locker.retain(|other| *other != card);
            public.seats[seat].hand += 1;
        }
        _ => {}
    }
}

/// Does to the viewer's own hand what everybody saw of this event; cards that are drawn come with the next snapshot.
fn follow_hand(private: &mut Private, own: Seat, event: &Event) {
    match *event {
        Event::Built { seat, pirate } if seat == own => {
            pirate.parts.iter().for_each(|card| private.hand.remove(*card));
        }
        Event::Announced { seat, card, .. } | Event::Discarded { seat, card, .. } if seat == own => {
            private.hand.remove(card);
        }
        Event::Traded { seat, give, take } | Event::Operated { seat, give, take, .. } if seat == own => {
            private.hand.remove(give);
            private.hand.insert(take);
        }
        Event::Helped { seat, card } | Event::Dredged { seat, card } if seat == own => {
            private.hand.insert(card);
        }
        // What a look-out has seen does not lie on top any more.
        Event::Drew { .. } | Event::Reshuffled { .. } => private.peek.clear(),
        _ => {}
    }
}
