//! Two games that differ in one secret: one is played at random, and in the other somebody, or nature, decided otherwise
//! once, so that it looked the same to others.

use std::collections::BTreeMap;

use engine::{Digest, GameRng, Seat, Turn};
use hosting::{AnyGame, AnyMatch, Json, Proposal, Viewer};
use room::{Change, Entry, GuestKey};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};

/// A whole game of people, and how it is played.
pub struct World {
    game: &'static dyn AnyGame,
    options: Json,
    pub seats: u8,
    /// The log of its table, from the opening to the last move.
    pub log: Vec<Entry>,
    /// What everybody saw after each entry.
    seen: Vec<Moment>,
}

/// A game after an entry: its fingerprint, and what each was told and sees.
type Moment = (Digest, BTreeMap<Viewer, String>);

/// The same game with one other secret.
pub struct Other {
    pub log: Vec<Entry>,
    /// Whose decision was another one; nobody's where it was nature's.
    pub owner: Option<Seat>,
    /// Which entry is another one.
    pub at: usize,
    /// How many entries of both logs looked the same to each.
    pub alike: BTreeMap<Viewer, usize>,
}

impl Other {
    /// Whether all but whoever decided otherwise saw the same to the end.
    pub fn is_unseen(&self) -> bool {
        let owner = self.owner.map(Viewer::Seat);
        self.alike.iter().all(|(viewer, n_alike)| Some(*viewer) == owner || *n_alike == self.log.len())
    }
}

/// Who sits here, by the seat.
pub fn guest(viewer: Viewer) -> GuestKey {
    GuestKey(match viewer {
        Viewer::Seat(seat) => format!("guest {seat}"),
        Viewer::Spectator => "watcher".to_owned(),
    })
}

/// Everybody who sees something of a table.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Games of this kind in any of its usual editions, by their seeds, and each once more with another secret of which nobody
/// knows but its owner.
pub fn unseen(
    game: &'static dyn AnyGame,
    seeds: u64,
    tries: usize,
) -> impl Iterator<Item = (u64, World, Vec<Other>)> {
    (0..seeds).filter_map(move |seed| {
        let mut rng = GameRng::from_number(seed);
        let presets = game.presets();
        let (_, options) = rng.pick(&presets).clone();
        let seats = [*game.seats().start(), game.seats_usual()][usize::from(seed % 2 == 1)];
        game.open(&options, seats).ok()?;
        let world = World::play(game, &options, seats, &mut rng);
        let mut others = world.others(tries, &mut rng);
        others.retain(Other::is_unseen);
        Some((seed, world, others))
    })
}

impl World {
    /// A game of so many people, played at random to its end.
    pub fn play(game: &'static dyn AnyGame, options: &Json, seats: u8, rng: &mut GameRng) -> Self {
        let mut table = game.open(options, seats).expect("the options can be played");
        let mut log = vec![Entry::opened(game.id(), options.clone(), seats)];
        log.extend(Seat::all(seats).map(|seat| {
            let (guest, name) = (guest(Viewer::Seat(seat)), format!("Pirate {seat}"));
            Entry::of(Change::Sat { seat, guest, name })
        }));
        let steps = table.nature(rng);
        table.take_steps(None, &steps).expect("nature does what it can");
        log.push(Entry::of(Change::Started { rules: game.rules_version(), bots: Vec::new(), steps }));
        while let Turn::Seats(to_act) = table.turn() {
            let seat = *rng.pick(&to_act.iter().collect::<Vec<_>>());
            let action = rng.pick(&table.legal(seat)).clone();
            let Proposal { steps, ended } = table.propose(seat, &action, rng).expect("it is legal");
            table.take_steps(Some(seat), &steps).expect("it was proposed");
            let (stand_in, overtime, spent_ms) = (false, false, None);
            log.push(Entry::of(Change::Played { seat, stand_in, steps, ended, overtime, spent_ms }));
        }
        let mut world = Self { game, options: options.clone(), seats, log, seen: Vec::new() };
        world.seen = world.moments();
        world
    }

    /// What everybody sees of the game, entry by entry.
    fn moments(&self) -> Vec<Moment> {
        let mut table = self.table();
        let everybody = || viewers(self.seats);
        let moment = |entry: &Entry| {
            let told = follow(&mut *table, entry).expect("it was played");
            let seen = everybody().map(|viewer| (viewer, seen_by(&*table, &told, viewer)));
            (table.digest(), seen.collect())
        };
        self.log.iter().map(moment).collect()
    }

    fn table(&self) -> Box<dyn AnyMatch> {
        self.game.open(&self.options, self.seats).expect("it was played")
    }

    /// Games with one other secret that at least one viewer does not notice at once; so many are tried.
    pub fn others(&self, tries: usize, rng: &mut GameRng) -> Vec<Other> {
        (0..tries).filter_map(|_| self.other(rng)).collect()
    }

    fn other(&self, rng: &mut GameRng) -> Option<Other> {
        let is_of_nature = rng.below(2) == 0;
        let is_meant = |entry: &Entry| match is_of_nature {
            true => steps_of(entry).iter().any(has_list),
            false => matches!(entry.change, Change::Played { .. }),
        };
        let meant: Vec<usize> = (0..self.log.len()).filter(|at| is_meant(&self.log[*at])).collect();
        let at = *meant.get(rng.index(meant.len().max(1)))?;
        let mut log = self.log.clone();
        let owner = match &mut log[at].change {
            Change::Started { steps, .. } => shuffled(steps, rng).then_some(None)?,
            Change::Played { steps, .. } if is_of_nature => shuffled(steps, rng).then_some(None)?,
            Change::Played { seat, steps, .. } => {
                steps[0] = self.other_step(at, *seat, &steps[0], rng)?;
                Some(*seat)
            }
            _ => None?,
        };
        let (alike, is_other) = self.compared(&log, at, owner)?;
        let is_unnoticed = alike.values().any(|n_alike| *n_alike > at);
        (is_other && is_unnoticed).then_some(Other { log, owner, at, alike })
    }

    /// How many entries of this log look the same to each, where this one is another; and whether it makes a difference:
    /// what leads to the same game is no secret. A hand has no order, nor have cards that are drawn together.
    fn compared(
        &self,
        log: &[Entry],
        at: usize,
        owner: Option<Seat>,
    ) -> Option<(BTreeMap<Viewer, usize>, bool)> {
        let mut table = self.after(&log[..at])?;
        let mut alike: BTreeMap<Viewer, usize> = viewers(self.seats).map(|viewer| (viewer, at)).collect();
        let mut is_other = false;
        for (now, entry) in log.iter().enumerate().skip(at) {
            let Some(told) = follow(&mut *table, entry) else { break };
            if owner.is_none() || now == at {
                is_other = table.digest() != self.seen[now].0;
            }
            for (viewer, n_alike) in alike.iter_mut().filter(|(_, n_alike)| **n_alike == now) {
                let is_same = self.seen[now].1[viewer] == seen_by(&*table, &told, *viewer);
                *n_alike += usize::from(is_same);
            }
            if alike.values().all(|n_alike| *n_alike <= now) {
                break;
            }
        }
        Some((alike, is_other))
    }

    /// The game after these entries, if they can be played.
    fn after(&self, log: &[Entry]) -> Option<Box<dyn AnyMatch>> {
        let mut table = self.table();
        log.iter().try_for_each(|entry| follow(&mut *table, entry).map(drop))?;
        Some(table)
    }

    /// Another decision that the seat could have made there.
    fn other_step(&self, at: usize, seat: Seat, made: &Json, rng: &mut GameRng) -> Option<Json> {
        let legal = self.after(&self.log[..at])?.legal(seat);
        let step = |action: &Json| {
            let action: Value = serde_json::from_str(action.get()).expect("JSON");
            to_raw_value(&json!({ "act": [seat.idx(), action] })).expect("JSON")
        };
        let others: Vec<Json> = legal.iter().map(step).filter(|step| step.get() != made.get()).collect();
        (!others.is_empty()).then(|| rng.pick(&others).clone())
    }
}

/// What somebody is told, and sees then.
fn seen_by(table: &dyn AnyMatch, told: &str, viewer: Viewer) -> String {
    format!("{told} {}", table.snapshot(viewer))
}

/// Takes the steps of an entry; what everybody is told of them, unless they cannot be taken.
fn follow(table: &mut dyn AnyMatch, entry: &Entry) -> Option<String> {
    let actor = match &entry.change {
        Change::Played { seat, .. } => Some(*seat),
        _ => None,
    };
    let steps = steps_of(entry);
    let events = if steps.is_empty() { Vec::new() } else { table.take_steps(actor, steps).ok()? };
    Some(events.iter().map(|event| event.get()).collect::<Vec<_>>().join(" "))
}

/// The steps of an entry.
fn steps_of(entry: &Entry) -> &[Json] {
    match &entry.change {
        Change::Started { steps, .. } | Change::Played { steps, .. } => steps,
        _ => &[],
    }
}

/// Whether nature has put something in an order with this step.
fn has_list(step: &Json) -> bool {
    let mut value: Value = serde_json::from_str(step.get()).expect("JSON");
    step.get().starts_with("{\"chance\"") && longest(&mut value).is_some()
}

/// Exchanges two things that nature has put in an order; whether they were different.
fn shuffled(steps: &mut [Json], rng: &mut GameRng) -> bool {
    let Some(step) = steps.iter_mut().rev().find(|step| has_list(step)) else { return false };
    let mut value: Value = serde_json::from_str(step.get()).expect("JSON");
    let Some(list) = longest(&mut value) else { return false };
    let (one, other) = (rng.index(list.len()), rng.index(list.len()));
    let is_other = list[one] != list[other];
    list.swap(one, other);
    *step = to_raw_value(&value).expect("JSON");
    is_other
}

/// The longest list in it.
fn longest(value: &mut Value) -> Option<&mut Vec<Value>> {
    match value {
        Value::Array(list) => match list.iter().any(Value::is_array) {
            true => list.iter_mut().filter_map(longest).max_by_key(|list| list.len()),
            false => (list.len() > 1).then_some(list),
        },
        Value::Object(fields) => fields.values_mut().filter_map(longest).max_by_key(|list| list.len()),
        _ => None,
    }
}
