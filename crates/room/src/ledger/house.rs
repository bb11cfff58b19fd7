//! What a host decides: who comes in, who sits where, what is played, and how the table is kept.

use engine::{Arg, Message, Seat, SeatMap, Standing};
use hosting::AnyGame;
use protocol::{Customs, Door, Evening, Happening, Json, Knock, Phase, Removal, Seq};

use super::{Ledger, Place, note, terms};
use crate::{COMPANY, GuestKey};

/// How many may knock at a time; one more takes the place of the oldest.
const KNOCKS_MAX: usize = 8;

impl Ledger {
    pub(super) fn knock(
        &mut self,
        guest: &GuestKey,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Vec<Happening>, String> {
        if self.seat_of(guest).is_some() || self.is_removed(guest) {
            return Err("they need not knock, or may not".into());
        }
        self.knocks.retain(|(knocking, _)| knocking != guest);
        self.names.insert(guest.clone(), name.to_owned());
        let knock = Knock { number: self.seq + 1, name: name.to_owned(), seat };
        self.knocks.push((guest.clone(), knock));
        // Who knocked long ago and went away must not keep the door from others.
        let n_old = self.knocks.len().saturating_sub(KNOCKS_MAX);
        self.knocks.drain(..n_old);
        Ok(vec![named("room-note-knocked", name)])
    }

    pub(super) fn turn_away(&mut self, guest: &GuestKey) -> Result<Vec<Happening>, String> {
        let at = self.knocks.iter().position(|(knocking, _)| knocking == guest);
        let (guest, knock) = self.knocks.remove(at.ok_or("nobody knocks")?);
        let door = self.remove(guest, &knock.name);
        Ok(std::iter::once(named("room-note-turned-away", &knock.name)).chain(door).collect())
    }

    /// Somebody who watches goes, and stays out. Who was removed before, and watched since, is on the list already.
    pub(super) fn show_out(&mut self, guest: &GuestKey, name: &str) -> Result<Vec<Happening>, String> {
        if self.has_seat(guest) {
            return Err("they have a seat".into());
        }
        self.knocks.retain(|(knocking, _)| knocking != guest);
        let door = if self.is_removed(guest) { None } else { self.remove(guest.clone(), name) };
        self.shown_out.insert(guest.clone());
        let left = named(if name.is_empty() { "room-note-shown-out" } else { "room-note-removed" }, name);
        Ok(std::iter::once(left).chain(door).collect())
    }

    /// Somebody has to stay away. They may know others who have the link, or come as somebody else, so from now on the
    /// host is asked about everybody who is new, and told so.
    pub(super) fn remove(&mut self, guest: GuestKey, name: &str) -> Option<Happening> {
        self.welcome.remove(&guest);
        self.removed.push((guest, Removal { number: self.seq + 1, name: name.to_owned() }));
        let was_open = self.customs.door == Door::Open;
        was_open.then(|| {
            self.customs.door = Door::Asks;
            note(Message::new("room-note-door-asks"))
        })
    }

    pub(super) fn swap(&mut self, seat: Seat, with: Seat) -> Result<Vec<Happening>, String> {
        let (one, other) = (self.place(seat)?.clone(), self.place(with)?.clone());
        if self.phase() == Phase::Playing {
            self.contradicted("nobody changes seats in a game")?;
        }
        (self.places[seat], self.places[with]) = (other, one);
        let moved = [with, seat].map(|at| self.person_name(at).map(|name| named("room-note-moved", name)));
        Ok(moved.into_iter().flatten().collect())
    }

    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Vec<Happening>, String> {
        let Place::Person { guest, name } = self.place(seat)?.clone() else {
            return Err("nobody sits there".into());
        };
        self.arrivals.retain(|other| *other != guest);
        self.arrivals.insert(0, guest);
        Ok(vec![named("room-note-host", &name)])
    }

    pub(super) fn lay(&mut self, id: &str, options: &Json, seats: u8) -> Result<Vec<Happening>, String> {
        let game = *self.games.iter().find(|game| game.id() == id).ok_or("there is no such game")?;
        if self.people().count() > usize::from(seats) {
            return Err("there are more people than seats".into());
        }
        if self.phase() == Phase::Playing {
            self.contradicted("a game is on")?;
        }
        self.terms = terms(game, options, seats).map_err(|error| error.to_string())?;
        self.places = reseated(&self.places, game, seats);
        (self.game, self.options) = (game, options.clone());
        (self.table, self.stranded) = (None, None);
        self.begin_anew();
        self.held.clear();
        self.knocks.clear();
        let name = Message { key: format!("{id}-name").into(), args: Vec::new() };
        Ok(vec![note(Message::new("room-note-laid").with("game", name))])
    }

    pub(super) fn keep(&mut self, customs: &Customs) -> Vec<Happening> {
        let was = std::mem::replace(&mut self.customs, customs.clone());
        if was.best_of != customs.best_of {
            self.evenings.begin_series();
        }
        let best_of = customs.best_of.filter(|_| was.best_of != customs.best_of);
        let best_of = best_of.map(|games| note(Message::new("room-note-best-of").with("games", games)));
        let changes = [
            (was.door != customs.door).then_some(match customs.door {
                Door::Open => "room-note-door-open",
                Door::Asks => "room-note-door-asks",
                Door::Locked => "room-note-door-locked",
            }),
            (was.clock != customs.clock).then_some(match customs.clock {
                Some(_) => "room-note-clock",
                None => "room-note-no-clock",
            }),
            (was.own_words != customs.own_words).then_some(match customs.own_words {
                true => "room-note-own-words",
                false => "room-note-no-own-words",
            }),
        ];
        changes.into_iter().flatten().map(|key| note(Message::new(key))).chain(best_of).collect()
    }

    pub(super) fn stand_in(&mut self, seat: Seat, plays: bool) -> Result<Vec<Happening>, String> {
        let Place::Person { name, .. } = self.place(seat)?.clone() else {
            return Err("nobody sits there".into());
        };
        let key = if plays {
            self.stand_ins.insert(seat);
            "room-note-bot-plays"
        } else {
            self.stand_ins.remove(seat);
            "room-note-back"
        };
        Ok(vec![note(Message::new(key).with("seat", seat).with("name", name))])
    }

    pub(super) fn rest(&mut self, seat: Seat, rests: bool) -> Result<Vec<Happening>, String> {
        let name = self.person_name(seat).ok_or("nobody sits there")?.to_owned();
        let key = if rests { "room-note-rests" } else { "room-note-goes-on" };
        self.rests = rests.then(|| name.clone());
        Ok(vec![named(key, &name)])
    }

    /// A game has ended: it counts for the people who sat in it to the end, and who has won the evening by it is told.
    pub(super) fn conclude(&mut self, ended: &SeatMap<Standing>) -> Vec<Happening> {
        // Who waited for a seat in this game may now sit down like everybody else.
        self.knocks.clear();
        let people = self.places.iter().filter_map(|(seat, place)| match place {
            Place::Person { guest, name } => Some((guest, name, ended.get(seat)?.rank == 1)),
            Place::Open | Place::Bot { .. } => None,
        });
        let series = self.customs.best_of.filter(|best_of| !self.evenings.is_decided(*best_of));
        for (guest, name, has_won) in people {
            self.evenings.add(guest, name, has_won, series.is_some());
        }
        series.map(|best_of| self.count_game(best_of)).unwrap_or_default()
    }

    /// Another game of the best of so many was played: whose evening it is, if that is known by it.
    fn count_game(&mut self, best_of: u8) -> Vec<Happening> {
        self.evenings.count_game(best_of);
        if !self.evenings.is_decided(best_of) {
            return Vec::new();
        }
        let told = match self.evenings.best()[..] {
            [] => note(Message::new("room-note-nobodys-evening")),
            [name] => named("room-note-won-evening", name),
            ref names => {
                let names = Arg::list(names.iter().map(|name| (*name).to_owned()));
                note(Message::new("room-note-shared-evening").with("names", names))
            }
        };
        vec![told]
    }

    /// How the evening stands.
    pub(crate) fn evening(&self) -> Vec<Evening> {
        self.evenings.lines(|guest| self.seat_of(guest))
    }

    /// Everybody who knocks, oldest first. Whoever was turned away on one device is not heard on another.
    pub(crate) fn knocks(&self) -> impl Iterator<Item = (&GuestKey, &Knock)> {
        let heard = self.knocks.iter().filter(|(guest, _)| !self.is_removed(guest));
        heard.map(|(guest, knock)| (guest, knock))
    }

    /// Whether this guest knocks.
    pub(crate) fn is_knocking(&self, guest: &GuestKey) -> bool {
        self.knocks().any(|(knocking, _)| knocking == guest)
    }

    /// Who knocks under this number.
    pub(crate) fn knock_of(&self, number: Seq) -> Option<(&GuestKey, &Knock)> {
        self.knocks().find(|(_, knock)| knock.number == number)
    }

    /// Whether a host has shown this guest out, who does not come in before they are let in again.
    pub(crate) fn is_shown_out(&self, guest: &GuestKey) -> bool {
        let person = self.person(guest);
        COMPANY && self.shown_out.iter().any(|out| self.person(out) == person) && !self.has_seat(guest)
    }

    /// Whether the person behind this guest has a seat, on whichever device.
    pub(crate) fn has_seat(&self, guest: &GuestKey) -> bool {
        self.devices(guest).any(|device| self.seat_of(device).is_some())
    }

    /// What the person behind this guest was called last that is known, on whichever device.
    pub(crate) fn called(&self, guest: &GuestKey) -> Option<&str> {
        let own = self.names.get(guest);
        own.or_else(|| self.devices(guest).find_map(|device| self.names.get(device))).map(String::as_str)
    }

    /// The game of this name, if there is one.
    pub(crate) fn game_of(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.games.iter().copied().find(|game| game.id() == id)
    }
}

/// The same people at a table of another game or size: everybody stays where they are if that seat is still there, and
/// moves to the first that no person has if not. A bot that the game does not have gives way to the usual one.
fn reseated(places: &SeatMap<Place>, game: &'static dyn AnyGame, seats: u8) -> SeatMap<Place> {
    let usual = game.bot_usual(seats).unwrap_or(super::BOT_OF_LAST_RESORT);
    let mut reseated = SeatMap::from_fn(seats, |seat| match places.get(seat) {
        Some(Place::Bot { kind }) if !game.bots(seats).contains(&kind.as_str()) => {
            Place::Bot { kind: usual.to_owned() }
        }
        Some(place) => place.clone(),
        None => Place::Open,
    });
    let beyond = places.iter().filter(|(seat, place)| seat.idx() >= usize::from(seats) && place.is_person());
    for (_, place) in beyond {
        let free = reseated.iter().find(|(_, place)| !place.is_person()).map(|(seat, _)| seat);
        reseated[free.expect("there are as many seats as people")] = place.clone();
    }
    reseated
}

fn named(key: &'static str, name: &str) -> Happening {
    note(Message::new(key).with("name", name.to_owned()))
}
