//! What the log says, worked out a second time and differently, and what every client may therefore be told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;

use client::Moment;
use engine::{Message, Seat, Turn};
use hosting::{AnyMatch, AnyRules, Viewer};
use protocol::{CommandId, Door, Happening, Json, Saying, Seq, Update, Welcome};
use room::{Change, Entry, GuestKey};

use crate::coconuts::{GAMES, raw};

/// The truth after every entry.
#[derive(Default)]
pub struct Oracle {
    options: Option<(Json, u8)>,
    rules: Option<Rc<dyn AnyRules>>,
    seated: BTreeMap<GuestKey, Seat>,
    /// Whose cards a guest has seen in the newest game.
    seen: BTreeMap<GuestKey, Seat>,
    /// Whom a host has removed and not let in again.
    removed: BTreeSet<GuestKey>,
    /// Those of them who may not even watch.
    shown_out: BTreeSet<GuestKey>,
    /// Whom a host has let in again, and who has not sat down since.
    welcome: BTreeSet<GuestKey>,
    /// Who waits for a host's word.
    knocking: BTreeSet<GuestKey>,
    /// Whose seat went to which other device.
    carried: BTreeMap<GuestKey, GuestKey>,
    /// Where a seat was before it came to a device, if it was carried there: the first of all.
    origins: BTreeMap<GuestKey, GuestKey>,
    /// Whose seat a host has sent back in this game.
    lost: BTreeSet<GuestKey>,
    /// The first device of whoever is behind a device to which a seat was carried.
    kin: BTreeMap<GuestKey, GuestKey>,
    door: Door,
    /// Whether the host lets those who watch talk, and everybody use their own words.
    watchers_talk: bool,
    own_words: bool,
    rests: bool,
    table: Option<Box<dyn AnyMatch>>,
    /// Who has given the game up, and whether that has ended it.
    conceded: BTreeSet<Seat>,
    is_given_up: bool,
    /// Every turn of the game on the table, nature's first one without a seat; whether it showed something.
    turns: Vec<(Option<Seat>, Vec<Json>, bool)>,
    truths: Vec<Truth>,
    commands: BTreeMap<(GuestKey, CommandId), Vec<Seq>>,
}

struct Truth {
    seated: BTreeMap<GuestKey, Seat>,
    seen: BTreeMap<GuestKey, Seat>,
    removed: BTreeSet<GuestKey>,
    /// Those of them whom a locked door keeps out.
    sent_away: BTreeSet<GuestKey>,
    knocking: BTreeSet<GuestKey>,
    /// Those whose seat is on another device, and those whose seat was sent back.
    elsewhere: BTreeSet<GuestKey>,
    lost: BTreeSet<GuestKey>,
    kin: BTreeMap<GuestKey, GuestKey>,
    watchers_talk: bool,
    own_words: bool,
    /// Whose decision the game needs, where a person sits there.
    awaited: BTreeSet<Seat>,
    rules: Option<Rc<dyn AnyRules>>,
    /// Whether something else was laid.
    is_laid: bool,
    is_given_up: bool,
    conceded: BTreeSet<Seat>,
    snapshots: BTreeMap<Viewer, String>,
    events: Vec<String>,
}

impl Truth {
    /// Whether a person has this seat.
    fn has_person(&self, seat: Seat) -> bool {
        self.seated.values().any(|taken| *taken == seat)
    }
}

impl Oracle {
    /// Takes the next entry of the log.
    pub fn learn(&mut self, entry: &Entry) -> Result<(), String> {
        let mut events = Vec::new();
        self.check_entry(entry)?;
        match &entry.change {
            Change::Opened { options, seats, .. } | Change::Laid { options, seats, .. } => {
                self.lay(options, *seats);
            }
            Change::Carried { seat, guest } => self.carry(*seat, guest),
            Change::SentBack { seat, guest } => self.send_back(*seat, guest),
            Change::Sat { seat, guest, .. } => self.sit(*seat, guest),
            Change::Stood { seat, ended, .. } => {
                self.stand(*seat, entry.command.as_ref().map(|(guest, _)| guest));
                self.give_up(ended.is_some());
            }
            Change::LetIn { guest } => self.let_in(guest),
            Change::Knocked { guest, .. } => drop(self.knocking.insert(guest.clone())),
            Change::TurnedAway { guest } => self.turn_away(guest),
            Change::ShownOut { guest, .. } => self.show_out(guest),
            Change::Kept { customs } => {
                self.door = customs.door;
                (self.watchers_talk, self.own_words) = (customs.watchers_talk, customs.own_words);
            }
            Change::Rested { rests, .. } => self.rests = *rests,
            Change::Swapped { seat, with } => {
                let swapped = |sitting: Seat| match sitting {
                    one if one == *seat => *with,
                    one if one == *with => *seat,
                    other => other,
                };
                self.seated.values_mut().for_each(|sitting| *sitting = swapped(*sitting));
            }
            Change::BotSat { .. }
            | Change::Cleared { .. }
            | Change::HandedOver { .. }
            | Change::StoodIn { .. } => {}
            Change::Started { steps, .. } => {
                let (options, seats) = self.options.as_ref().ok_or("a game before the table")?;
                let mut table = GAMES[0].open(options, *seats).map_err(|error| error.to_string())?;
                events =
                    table.take_steps(None, steps).map_err(|error| format!("the log is wrong: {error}"))?;
                self.table = Some(table);
                self.turns = vec![(None, steps.clone(), true)];
                (self.is_given_up, self.conceded) = (false, BTreeSet::new());
                self.rests = false;
                self.seen = self.seated.clone();
                self.lost.clear();
            }
            Change::Played { seat, steps, ended, .. } => {
                if ended.is_some() {
                    self.knocking.clear();
                }
                let table = self.table.as_mut().ok_or("a move before the game")?;
                events = table
                    .take_steps(Some(*seat), steps)
                    .map_err(|error| format!("the log is wrong: {error}"))?;
                self.turns.push((Some(*seat), steps.clone(), !events.is_empty() || steps.len() > 1));
            }
            Change::TakenBack { .. } => self.take_back()?,
            Change::Conceded { seat, ended } => {
                self.conceded.insert(*seat);
                self.give_up(ended.is_some());
            }
        }
        self.note(entry, &events);
        Ok(())
    }

    fn let_in(&mut self, guest: &GuestKey) {
        self.removed.remove(guest);
        let (kin, person) = (&self.kin, self.kin.get(guest).unwrap_or(guest));
        self.shown_out.retain(|out| kin.get(out).unwrap_or(out) != person);
        self.welcome.insert(guest.clone());
    }

    fn turn_away(&mut self, guest: &GuestKey) {
        self.knocking.remove(guest);
        let n_removed = self.removed.len();
        self.removed.insert(guest.clone());
        self.beware(n_removed);
    }

    fn show_out(&mut self, guest: &GuestKey) {
        self.knocking.remove(guest);
        let n_removed = self.removed.len();
        if !is_among(&self.removed, &self.kin, guest) {
            self.removed.insert(guest.clone());
        }
        self.shown_out.insert(guest.clone());
        self.beware(n_removed);
    }

    fn sit(&mut self, seat: Seat, guest: &GuestKey) {
        self.knocking.remove(guest);
        self.carried.remove(guest);
        self.welcome.remove(guest);
        self.lost.remove(guest);
        if !self.seated.contains_key(guest) {
            self.origins.retain(|_, origin| origin != guest);
            if !self.has_seen(guest) {
                self.origins.remove(guest);
            }
        }
        self.seated.insert(guest.clone(), seat);
        if !self.is_over() {
            self.seen.entry(guest.clone()).or_insert(seat);
        }
    }

    /// Whoever has the seat leaves it, or is removed by whoever says so.
    fn stand(&mut self, seat: Seat, commander: Option<&GuestKey>) {
        let stood = self.seated.extract_if(.., |_, sitting| *sitting == seat);
        let stood: Vec<GuestKey> = stood.map(|(guest, _)| guest).collect();
        self.carried.retain(|_, to| !stood.contains(to));
        let n_removed = self.removed.len();
        self.removed.extend(stood.into_iter().filter(|guest| commander.is_some_and(|other| other != guest)));
        self.beware(n_removed);
    }

    /// Nobody is left who wants the game, if it ends.
    fn give_up(&mut self, ends: bool) {
        self.is_given_up |= ends;
        if ends {
            self.knocking.clear();
        }
    }

    /// The game is played again without its last turn.
    fn take_back(&mut self) -> Result<(), String> {
        self.turns.pop();
        let (options, seats) = self.options.as_ref().ok_or("a game before the table")?;
        let mut table = GAMES[0].open(options, *seats).map_err(|error| error.to_string())?;
        for (seat, steps, _) in &self.turns {
            table.take_steps(*seat, steps).map_err(|error| format!("the log is wrong: {error}"))?;
        }
        self.table = Some(table);
        Ok(())
    }

    /// The seat is another guest's, who sees what its last owner saw; that one has seen it, and watches.
    fn carry(&mut self, seat: Seat, guest: &GuestKey) {
        let owners = self.seated.extract_if(.., |_, sitting| *sitting == seat);
        let owners: Vec<GuestKey> = owners.map(|(owner, _)| owner).collect();
        for from in owners {
            if self.seen.get(&from) == Some(&seat) {
                self.seen.entry(guest.clone()).or_insert(seat);
            }
            let person = self.kin.get(&from).unwrap_or(&from).clone();
            self.kin.remove(guest);
            if *guest != person {
                self.kin.insert(guest.clone(), person);
            }
            let origin = self.origins.get(&from).unwrap_or(&from).clone();
            self.origins.insert(guest.clone(), origin);
            self.origins.retain(|device, origin| device != origin);
            self.carried.retain(|back, to| *to != from && back != guest);
            self.carried.insert(from, guest.clone());
        }
        self.lost.remove(guest);
        self.knocking.remove(guest);
        self.seated.insert(guest.clone(), seat);
    }

    /// The seat is where it came from. The other devices that have had it since, or might fetch it, are other people: one
    /// by one, they forget the way, and what of their kin stays is the owner's.
    fn send_back(&mut self, seat: Seat, guest: &GuestKey) {
        let strangers = self.strangers(seat, guest);
        let is_back = self.seated.get(guest) == Some(&seat);
        if !is_back {
            let (lost, carried, kin) = (self.lost.clone(), self.carried.clone(), self.kin.clone());
            self.carry(seat, guest);
            (self.lost, self.carried, self.kin) = (lost, carried, kin);
        }
        let person = self.kin.get(guest).unwrap_or(guest).clone();
        self.kin.retain(|device, _| !strangers.contains(device));
        let family = self.kin.iter_mut().filter(|(_, first)| **first == person);
        family.for_each(|(_, first)| first.clone_from(guest));
        if person != *guest && !strangers.contains(&person) {
            self.kin.insert(person, guest.clone());
        }
        self.kin.remove(guest);
        for stranger in strangers {
            self.origins.remove(&stranger);
            self.carried.remove(&stranger);
            self.carried.retain(|_, to| *to != stranger);
            self.lost.insert(stranger);
        }
    }

    /// Who has this seat, has had it since it was at its origin, or might fetch it from there.
    fn strangers(&self, seat: Seat, origin: &GuestKey) -> BTreeSet<GuestKey> {
        let mut strangers: BTreeSet<GuestKey> = self.origins.keys().cloned().collect();
        strangers.retain(|device| self.origins.get(device) == Some(origin));
        let holder = self.seated.iter().find(|(_, at)| **at == seat).map(|(guest, _)| guest);
        let is_elsewhere = |device: &&GuestKey| holder.is_some() && self.whereabouts(device) == holder;
        strangers.extend(holder.cloned());
        strangers.extend(self.carried.keys().filter(is_elsewhere).cloned());
        strangers.remove(origin);
        strangers
    }

    /// Who has the seat that somebody without one had before it was carried: where it went from here, or whoever it came
    /// to in the end.
    fn whereabouts(&self, guest: &GuestKey) -> Option<&GuestKey> {
        let next = self.carried.get(guest).filter(|to| self.seated.contains_key(to));
        let last = || {
            let mut from_here = self.origins.iter().filter(|(_, origin)| *origin == guest);
            from_here.find(|(to, _)| self.seated.contains_key(to)).map(|(to, _)| to)
        };
        next.or_else(last).filter(|_| !self.seated.contains_key(guest))
    }

    /// Everybody whose seat is on another device.
    fn elsewhere(&self) -> BTreeSet<GuestKey> {
        let known = self.carried.keys().chain(self.origins.values());
        known.filter(|guest| self.whereabouts(guest).is_some()).cloned().collect()
    }

    /// Whether this guest has lost a seat by the host's word in the game that is on.
    fn has_lost(&self, guest: &GuestKey) -> bool {
        !self.is_over() && self.lost.contains(guest)
    }

    /// Somebody who has lost a seat by the host's word in the game that is on, and the seat.
    pub fn lost_seat(&self) -> Option<(GuestKey, Seat)> {
        let mut lost = self.lost.iter().filter_map(|guest| Some((guest.clone(), *self.seen.get(guest)?)));
        lost.next().filter(|_| !self.is_over())
    }

    /// A seat goes back to where it came from, or stays there; and nobody sees two hands by that.
    fn check_sending_back(&self, seat: Seat, guest: &GuestKey) -> Result<(), String> {
        let holder = self.seated.iter().find(|(_, at)| **at == seat).map(|(guest, _)| guest);
        let origin = holder.map(|holder| self.origins.get(holder).unwrap_or(holder));
        let knows_another = self.seen.get(guest).is_some_and(|seen| *seen != seat) && !self.is_over();
        let has_another = self.seated.get(guest).is_some_and(|at| *at != seat);
        match origin == Some(guest) && !knows_another && !has_another {
            true => Ok(()),
            false => Err(format!("{seat} is sent back to {guest:?}, where it did not come from")),
        }
    }

    /// After somebody was removed, the host is asked about everybody who is new.
    fn beware(&mut self, n_removed_before: usize) {
        self.welcome.retain(|guest| !self.removed.contains(guest));
        if self.removed.len() > n_removed_before && self.door == Door::Open {
            self.door = Door::Asks;
        }
    }

    /// Nobody sits down without the consent that is needed, nobody sees two hands, and nobody moves while a game rests.
    fn check_entry(&self, entry: &Entry) -> Result<(), String> {
        match &entry.change {
            Change::Sat { guest, seat, .. } => {
                let is_asked = entry.command.as_ref().is_some_and(|(commander, _)| commander == guest);
                self.check_sitting(guest, *seat, is_asked)
            }
            Change::SentBack { seat, guest } => self.check_sending_back(*seat, guest),
            Change::ShownOut { guest, .. } if self.seated.contains_key(guest) => {
                Err(format!("{guest:?} has a seat and is shown out"))
            }
            Change::Carried { guest, .. } if entry.command.is_some() && self.has_lost(guest) => {
                Err(format!("{guest:?} fetches a seat that was lost by the host's word"))
            }
            Change::Carried { seat, guest } => {
                let is_double = self.seated.contains_key(guest) || is_among(&self.removed, &self.kin, guest);
                let seen = self.seen.get(guest).filter(|_| !self.is_over());
                match is_double || seen.is_some_and(|seen| seen != seat) {
                    true => Err(format!("{guest:?} sees two hands, by a seat that was carried")),
                    false => Ok(()),
                }
            }
            Change::TakenBack { seat } => {
                let last = self.turns.last().filter(|_| !self.is_over());
                let is_covered = last.is_some_and(|(by, _, shows)| *by == Some(*seat) && !shows);
                let asker = entry.command.as_ref().map(|(guest, _)| self.seated.get(guest));
                match is_covered && asker.is_none_or(|asker| asker == Some(seat)) {
                    true => Ok(()),
                    false => Err(format!("{seat} takes back what others have seen, or made")),
                }
            }
            Change::Conceded { seat, ended } => self.check_concession(*seat, ended.is_some()),
            Change::Stood { seat, ended, .. } => self.check_leaving(*seat, ended.is_some()),
            Change::Played { .. } if self.is_given_up => Err("a move after the end".into()),
            Change::Played { seat, stand_in: false, .. } if self.has_conceded(*seat) => {
                Err(format!("{seat} moves after giving up"))
            }
            Change::Played { .. } if self.rests => Err("a move while the game rests".into()),
            _ => Ok(()),
        }
    }

    /// Who sits down has consent, has seen no other hand, and is not new where somebody gave up.
    fn check_sitting(&self, guest: &GuestKey, seat: Seat, is_asked: bool) -> Result<(), String> {
        if self.has_lost(guest) {
            return Err(format!("{guest:?} takes a seat, and theirs was lost by the host's word"));
        }
        if is_asked && !self.belongs(guest) && !self.is_welcome_to_sit(guest) {
            return Err(format!("{guest:?} sits down without consent"));
        }
        match self.seen.get(guest).filter(|_| !self.is_over()) {
            Some(seen) if *seen != seat => Err(format!("{guest:?} sees two hands")),
            None if !self.is_over() && self.conceded.contains(&seat) => {
                Err(format!("{guest:?} is new where somebody gave up"))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A game that is given up ends when no person is left, or one seat, and not before.
    fn check_concession(&self, seat: Seat, ends: bool) -> Result<(), String> {
        let has_left = |at: Seat| at == seat || self.conceded.contains(&at);
        let seats = self.options.as_ref().map_or(0, |(_, seats)| *seats);
        let n_left = Seat::all(seats).filter(|at| !has_left(*at)).count();
        let is_nobody_left = self.seated.values().all(|at| has_left(*at));
        if self.is_over() || ends != (n_left <= 1 || is_nobody_left) {
            return Err(format!("{seat} gives up, and it ends: {ends}"));
        }
        Ok(())
    }

    /// A game ends when somebody leaves it to those who have all given up, and not otherwise.
    fn check_leaving(&self, seat: Seat, ends: bool) -> Result<(), String> {
        let stay: Vec<&Seat> = self.seated.values().filter(|at| **at != seat).collect();
        let is_left = !stay.is_empty() && stay.iter().all(|at| self.conceded.contains(at));
        match ends == (is_left && !self.is_over()) {
            true => Ok(()),
            false => Err(format!("{seat} leaves, and it ends: {ends}")),
        }
    }

    /// Whether the last turn has shown something.
    pub fn has_shown(&self) -> bool {
        self.turns.last().is_some_and(|(.., shows)| *shows)
    }

    /// Whether a person in this seat has given the game up.
    pub fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded.contains(&seat) && self.seated.values().any(|taken| *taken == seat)
    }

    /// A seat whose person gave the game up that is on.
    pub fn given_up(&self) -> Option<Seat> {
        self.conceded.iter().next().copied().filter(|_| !self.is_over())
    }

    /// Whether this guest has a seat, or had one in the game that is on.
    fn belongs(&self, guest: &GuestKey) -> bool {
        self.seated.contains_key(guest) || self.has_seen(guest)
    }

    /// Whether this guest's seat is on another device.
    fn is_elsewhere(&self, guest: &GuestKey) -> bool {
        self.whereabouts(guest).is_some()
    }

    /// Whether this guest knows the cards of a seat in the game that is on.
    pub fn has_seen(&self, guest: &GuestKey) -> bool {
        !self.is_over() && self.seen.contains_key(guest)
    }

    /// Whether somebody who is new may just sit down.
    fn is_welcome_to_sit(&self, guest: &GuestKey) -> bool {
        self.seated.is_empty() || self.welcome.contains(guest) || (self.door == Door::Open && self.is_over())
    }

    /// Whether a host has shown this guest out, and they have no seat on any device.
    fn is_shown_out(&self, guest: &GuestKey) -> bool {
        let seated: BTreeSet<GuestKey> = self.seated.keys().cloned().collect();
        is_among(&self.shown_out, &self.kin, guest) && !is_among(&seated, &self.kin, guest)
    }

    /// Whether this guest may not even watch.
    pub fn is_locked_out(&self, guest: &GuestKey) -> bool {
        if self.is_shown_out(guest) {
            return true;
        }
        let belongs = self.belongs(guest) && !self.lost.contains(guest);
        let belongs = belongs || self.is_elsewhere(guest) || self.welcome.contains(guest);
        let belongs = belongs && !is_among(&self.removed, &self.kin, guest);
        let belongs = belongs || self.seated.contains_key(guest);
        self.door == Door::Locked && !self.seated.is_empty() && !belongs
    }

    /// Those who knock, but for people who were removed on another device.
    fn heard_knocking(&self) -> BTreeSet<GuestKey> {
        let knocking = self.knocking.iter();
        knocking.filter(|guest| !is_among(&self.removed, &self.kin, guest)).cloned().collect()
    }

    /// Those who were removed, on all their devices, and whom a locked door keeps out.
    fn sent_away(&self) -> BTreeSet<GuestKey> {
        let known = self.removed.iter().chain(self.kin.keys());
        let is_gone =
            |guest: &&GuestKey| is_among(&self.removed, &self.kin, guest) && self.is_locked_out(guest);
        known.filter(is_gone).cloned().collect()
    }

    /// The people whose decision the game needs: none while it rests.
    fn awaited(&self) -> BTreeSet<Seat> {
        let turn = self.table.as_ref().map_or(Turn::Over, |table| table.turn());
        let is_on = !self.rests && !self.is_over();
        let seated = self.seated.values().copied();
        seated.filter(|seat| is_on && turn.includes(*seat)).collect()
    }

    /// Something else is played: nothing is on the table, and whoever sits beyond its end moves to the first seat that
    /// no person has.
    fn lay(&mut self, options: &Json, seats: u8) {
        self.rules = GAMES[0].rules(options, seats).ok().map(Rc::from);
        self.options = Some((options.clone(), seats));
        self.table = None;
        (self.is_given_up, self.conceded) = (false, BTreeSet::new());
        self.rests = false;
        self.knocking.clear();
        self.seen.clear();
        self.lost.clear();
        let mut beyond: Vec<(Seat, GuestKey)> = self
            .seated
            .extract_if(.., |_, seat| seat.idx() >= usize::from(seats))
            .map(|(a, b)| (b, a))
            .collect();
        beyond.sort();
        for (_, guest) in beyond {
            let is_free = |seat: &Seat| !self.seated.values().any(|taken| taken == seat);
            let free = Seat::all(seats).find(is_free);
            self.seated.extend(free.map(|seat| (guest, seat)));
        }
    }

    fn note(&mut self, entry: &Entry, events: &[Json]) {
        let seq = self.truths.len() as u64 + 1;
        if let Some(command) = &entry.command {
            self.commands.entry(command.clone()).or_default().push(seq);
        }
        let seats = self.options.as_ref().map_or(0, |(_, seats)| *seats);
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let snapshots = self
            .table
            .as_ref()
            .map(|table| viewers.map(|viewer| (viewer, table.snapshot(viewer).get().to_owned())).collect());
        self.truths.push(Truth {
            seated: self.seated.clone(),
            seen: self.seen.clone(),
            removed: self.removed.clone(),
            sent_away: self.sent_away(),
            knocking: self.heard_knocking(),
            elsewhere: self.elsewhere(),
            lost: if self.is_over() { BTreeSet::new() } else { self.lost.clone() },
            kin: self.kin.clone(),
            watchers_talk: self.watchers_talk,
            own_words: self.own_words,
            awaited: self.awaited(),
            rules: self.rules.clone(),
            is_laid: matches!(entry.change, Change::Laid { .. }),
            is_given_up: self.is_given_up,
            conceded: self.conceded.clone(),
            snapshots: snapshots.unwrap_or_default(),
            events: events.iter().map(|event| event.get().to_owned()).collect(),
        });
    }

    /// How many entries there are.
    pub fn seq(&self) -> Seq {
        self.truths.len() as u64
    }

    /// Whether no game is on.
    pub fn is_over(&self) -> bool {
        self.is_given_up || self.table.as_ref().is_none_or(|table| table.turn() == Turn::Over)
    }

    /// Whether a game was played to its end and no other has begun.
    pub fn has_ended(&self) -> bool {
        self.table.is_some() && self.is_over()
    }

    /// The seat of this guest.
    pub fn seat_of(&self, guest: &GuestKey) -> Option<Seat> {
        self.seated.get(guest).copied()
    }

    /// Whether this guest has a seat.
    pub fn is_seated(&self, guest: &GuestKey) -> bool {
        self.seated.contains_key(guest)
    }

    /// What this guest may see at this point.
    pub fn snapshot(&self, guest: &GuestKey, seq: Seq) -> Option<&str> {
        let truth = &self.truths[usize::try_from(seq).ok()?.checked_sub(1)?];
        let viewer = match (truth.seated.get(guest), truth.seen.get(guest)) {
            (Some(seat), Some(seen)) if seat == seen => Viewer::Seat(*seat),
            _ => Viewer::Spectator,
        };
        truth.snapshots.get(&viewer).map(String::as_str)
    }

    /// Where a command is in the log, each time.
    pub fn stored(&self, guest: &GuestKey, id: &CommandId) -> &[Seq] {
        self.commands.get(&(guest.clone(), id.clone())).map_or(&[], Vec::as_slice)
    }

    /// No command counts twice.
    pub fn check_commands(&self) -> Result<(), String> {
        match self.commands.iter().find(|(_, seqs)| seqs.len() > 1) {
            Some(((guest, id), seqs)) => {
                Err(format!("stored twice: {} of {guest:?} at {seqs:?}", id.as_str()))
            }
            None => Ok(()),
        }
    }

    /// Whether this guest had been sent away before this entry, and was not called back by it.
    pub fn is_gone(&self, guest: &GuestKey, seq: Seq) -> bool {
        let is_gone = |seq: Seq| self.truth(seq).is_ok_and(|truth| truth.sent_away.contains(guest));
        is_gone(seq) && is_gone(seq - 1)
    }

    /// An update shows what this guest may see, and nothing else.
    pub fn check_update(&self, guest: &GuestKey, update: &Update) -> Result<(), String> {
        let truth = self.truth(update.seq)?;
        if self.is_gone(guest, update.seq) {
            return Err(format!(
                "{guest:?} was removed from a locked table, or shown out, and is told of {}",
                update.seq
            ));
        }
        self.check_view(guest, update.seq, update.you, update.snapshot.as_ref())?;
        if let Some(table) = &update.table {
            self.check_removed(guest, update.seq, update.removed, table.removals.len())?;
        }
        self.check_knocking(guest, update.seq, update.knocking)?;
        self.check_moved(guest, update.seq, update.moved)?;
        self.check_lost(guest, update.seq, update.sent_back)?;
        if events(&update.happenings) != truth.events {
            return Err(format!("wrong events at {}", update.seq));
        }
        Ok(())
    }

    /// At this point, somebody says only what the host allows, and only to those who may be here.
    pub fn check_said(
        &self,
        guest: &GuestKey,
        seq: Seq,
        by: Option<Seat>,
        saying: &Saying,
    ) -> Result<(), String> {
        let truth = self.truth(seq)?;
        self.check_hearer(guest, seq)?;
        let is_heard = by.map_or(truth.watchers_talk, |seat| truth.has_person(seat));
        if !is_heard {
            return Err(format!("somebody talks unasked at {seq}: {by:?}"));
        }
        if matches!(saying, Saying::Text(_)) && !truth.own_words {
            return Err(format!("own words, unasked, at {seq}"));
        }
        Ok(())
    }

    /// At this point, somebody who sits here reminds another whose decision the game needs.
    pub fn check_nudged(&self, guest: &GuestKey, seq: Seq, by: Seat, seat: Seat) -> Result<(), String> {
        let truth = self.truth(seq)?;
        self.check_hearer(guest, seq)?;
        match truth.has_person(by) && by != seat && truth.awaited.contains(&seat) {
            true => Ok(()),
            false => Err(format!("{by} nudges {seat} at {seq}, for whom nobody waits")),
        }
    }

    /// Whoever was sent away from a locked table hears nothing of what is said there.
    fn check_hearer(&self, guest: &GuestKey, seq: Seq) -> Result<(), String> {
        match self.truth(seq)?.sent_away.contains(guest) {
            true => Err(format!("{guest:?} was removed from a locked table, and hears it at {seq}")),
            false => Ok(()),
        }
    }

    /// A welcome shows what this guest may see and has exactly what was missed.
    pub fn check_welcome(
        &self,
        guest: &GuestKey,
        last: Option<Seq>,
        welcome: &Welcome,
    ) -> Result<(), String> {
        self.truth(welcome.seq)?;
        self.check_view(guest, welcome.seq, welcome.you, welcome.snapshot.as_ref())?;
        self.check_removed(guest, welcome.seq, welcome.removed, welcome.table.removals.len())?;
        self.check_knocking(guest, welcome.seq, welcome.knocking)?;
        self.check_moved(guest, welcome.seq, welcome.moved)?;
        self.check_lost(guest, welcome.seq, welcome.sent_back)?;
        let last = last.unwrap_or(0);
        let laid = self.last_laid(last, welcome.seq).filter(|laid| laid - 1 > last);
        if !welcome.complete && laid.is_none() {
            return if last <= welcome.seq { Err(format!("incomplete since {last}")) } else { Ok(()) };
        }
        if welcome.complete && laid.is_some() {
            return Err(format!("complete since {last}, over another game"));
        }
        let last = laid.map_or(last, |laid| laid - 1);
        let span = index(last)?..index(welcome.seq)?;
        let missed: Vec<&String> = self.truths[span].iter().flat_map(|truth| &truth.events).collect();
        if events(&welcome.missed).iter().collect::<Vec<_>>() != missed {
            return Err(format!("wrong missed events from {last} to {}", welcome.seq));
        }
        Ok(())
    }

    /// A moment shows what this guest may see, and tells every event since this place once.
    pub fn check_moment(&self, guest: &GuestKey, moment: &Moment) -> Result<(), String> {
        let truth = self.truth(moment.seq)?;
        if moment.you.as_ref() != truth.seated.get(guest)
            || moment.removed != is_among(&truth.removed, &truth.kin, guest)
        {
            return Err(format!("a wrong picture: the seat of {guest:?} at {}", moment.seq));
        }
        let rules = truth.rules.as_deref().ok_or("a picture before the table")?;
        let snapshot = self.snapshot(guest, moment.seq).map(raw);
        let mut scene = snapshot.as_deref().and_then(|snapshot| rules.scene(snapshot).ok());
        if truth.is_given_up {
            return check_given_up(moment);
        }
        if moment.you.is_some_and(|you| truth.conceded.contains(&you)) {
            scene.iter_mut().for_each(|scene| scene.offers.clear());
        }
        if format!("{scene:?}") != format!("{:?}", moment.scene) {
            return Err(format!("a wrong picture for {guest:?} at {}", moment.seq));
        }
        Ok(())
    }

    /// Where something else was laid last, after this place in history and up to that one.
    fn last_laid(&self, after: Seq, up_to: Seq) -> Option<Seq> {
        (after + 1..=up_to).rev().find(|seq| self.truth(*seq).is_ok_and(|truth| truth.is_laid))
    }

    /// How much of what happened after this place in history, up to that one, was of games that have given way to
    /// another: whoever comes back is not told of it.
    pub fn n_forgotten(&self, after: Seq, up_to: Seq) -> Result<usize, String> {
        let laid = self.last_laid(after, up_to);
        laid.map_or(Ok(0), |laid| Ok(self.told(after, laid - 1)?.len()))
    }

    /// What happened after this place in history, up to that one, in sentences.
    pub fn told(&self, after: Seq, up_to: Seq) -> Result<VecDeque<Message>, String> {
        let span = index(after)?.min(index(up_to)?)..index(up_to)?;
        let events = self.truths[span].iter().flat_map(|truth| {
            truth.events.iter().filter_map(|event| truth.rules.as_ref().map(|rules| (rules, event)))
        });
        Ok(events.filter_map(|(rules, event)| rules.narrate(&raw(event)).ok()).collect())
    }

    fn check_view(
        &self,
        guest: &GuestKey,
        seq: Seq,
        you: Option<Seat>,
        snapshot: Option<&Json>,
    ) -> Result<(), String> {
        if you.as_ref() != self.truth(seq)?.seated.get(guest) {
            return Err(format!("wrong seat for {guest:?} at {seq}: {you:?}"));
        }
        if snapshot.map(|snapshot| snapshot.get()) != self.snapshot(guest, seq) {
            return Err(format!("not this viewer's half for {guest:?} at {seq}"));
        }
        Ok(())
    }

    /// Who is removed is told so, and nobody else is.
    fn check_removed(&self, guest: &GuestKey, seq: Seq, told: bool, n_removals: usize) -> Result<(), String> {
        let Truth { removed, kin, .. } = self.truth(seq)?;
        if (told, n_removals) != (is_among(removed, kin, guest), removed.len()) {
            return Err(format!("{guest:?} is told of {n_removals} removals at {seq}, their own: {told}"));
        }
        Ok(())
    }

    /// Who knocks is told so, and nobody else is.
    fn check_knocking(&self, guest: &GuestKey, seq: Seq, told: bool) -> Result<(), String> {
        if told == self.truth(seq)?.knocking.contains(guest) {
            return Ok(());
        }
        Err(format!("{guest:?} is told at {seq} that they knock: {told}"))
    }

    /// Whose seat is on another device is told so, and nobody else is.
    fn check_moved(&self, guest: &GuestKey, seq: Seq, told: bool) -> Result<(), String> {
        let truth = self.truth(seq)?;
        if told == truth.elsewhere.contains(guest) {
            return Ok(());
        }
        Err(format!("{guest:?} is told at {seq} that their seat is elsewhere: {told}"))
    }

    /// Whose seat was sent back is told so while that game is on, and nobody else is.
    fn check_lost(&self, guest: &GuestKey, seq: Seq, told: bool) -> Result<(), String> {
        match told == self.truth(seq)?.lost.contains(guest) {
            true => Ok(()),
            false => Err(format!("{guest:?} is told at {seq} that their seat was sent back: {told}")),
        }
    }

    fn truth(&self, seq: Seq) -> Result<&Truth, String> {
        let idx = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
        idx.and_then(|idx| self.truths.get(idx)).ok_or_else(|| format!("told {seq} before it was stored"))
    }
}

/// The picture of a game that was given up offers nothing, and says who stood best.
fn check_given_up(moment: &Moment) -> Result<(), String> {
    let is_told = |scene: &hosting::Scene| scene.offers.is_empty() && scene.outcome.is_some();
    match moment.scene.as_ref().is_some_and(is_told) {
        true => Ok(()),
        false => Err(format!("a wrong picture of a game that was given up, at {}", moment.seq)),
    }
}

fn index(seq: Seq) -> Result<usize, String> {
    usize::try_from(seq).map_err(|error| error.to_string())
}

fn events(happenings: &[Happening]) -> Vec<String> {
    let events = happenings.iter().filter_map(|happening| match happening {
        Happening::Event(event) => Some(event.get().to_owned()),
        Happening::Note(_) => None,
    });
    events.collect()
}

/// Whether the person behind this guest is among these, whichever device they were on.
fn is_among(removed: &BTreeSet<GuestKey>, kin: &BTreeMap<GuestKey, GuestKey>, guest: &GuestKey) -> bool {
    let person = |guest| kin.get(guest).unwrap_or(guest);
    removed.iter().any(|other: &GuestKey| person(other) == person(guest))
}
