//! The games that were played to their end at a table, as its log tells them.

use std::collections::BTreeSet;

use engine::{ReplayError, Seat, SeatMap, SeatSet, Standing};
use hosting::AnyGame;
use protocol::{Json, Seq, Terms};
use replay::{Body, Deeds, FORMAT, Move, NoFilm, Player, Replay, shoot};
use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;

use crate::ledger::{Ledger, Place};
use crate::{Change, Entry, FoldError, GuestKey, When};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Which game of the table it was, the first being 1.
    pub number: u32,
    /// The sequence number of its last entry.
    pub seq: Seq,
    /// What was played.
    pub terms: Terms,
    /// By which version of the rules.
    pub rules: u32,
    /// Who had which seat at the end.
    pub players: SeatMap<Sitter>,
    /// Everybody who saw a seat's secrets in it, and which seat's.
    pub held: Vec<(GuestKey, Seat)>,
    /// All other devices of these people at this table, whenever a seat was carried there, and which seat was theirs.
    pub kin: Vec<(GuestKey, Seat)>,
    /// Every device of those who had a seat when it ended, and which seat was theirs: its result is theirs.
    pub finishers: Vec<(GuestKey, Seat)>,
    /// The seats that several people have had, so that nobody alone says who may see what was laid there.
    pub shared: SeatSet,
    /// When it began.
    pub began: Option<When>,
    /// When it ended.
    pub ended: Option<When>,
    /// How the seats stood.
    pub standings: SeatMap<Standing>,
    /// Whether those who gave it up have ended it, and not its own rules.
    pub given_up: bool,
    /// What happened. It holds secrets.
    pub moves: Vec<Move>,
}

/// Who had a seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The person, if it was one.
    pub guest: Option<GuestKey>,
    /// What they, or their bot, were called.
    pub player: Player,
    /// The device from which the seat had come to theirs, if it had.
    home: Option<GuestKey>,
}

/// Every game that was played to its end, oldest first. One that today's rules forbid is left out.
///
/// # Errors
/// If the log cannot be folded.
pub fn chronicle(games: &'static [&'static dyn AnyGame], log: &[Entry]) -> Result<Vec<Finished>, FoldError> {
    let (first, rest) = log.split_first().ok_or(FoldError::NoBeginning)?;
    let mut ledger = Ledger::open(games, first)?;
    let (mut finished, mut game) = (Vec::new(), None);
    for entry in rest {
        give_back(&ledger, &mut finished, &entry.change);
        ledger.fold(entry)?;
        let ended = match &entry.change {
            Change::Started { rules, steps, .. } => {
                game = Some((*rules, entry.at, vec![Move { seat: None, steps: steps.clone() }]));
                None
            }
            Change::Played { seat, steps, ended, .. } => {
                let moved = Move { seat: Some(*seat), steps: steps.clone() };
                if let Some((.., moves)) = &mut game {
                    moves.push(moved);
                }
                *ended
            }
            Change::TakenBack { .. } => {
                game.iter_mut().for_each(|(.., moves)| drop(moves.pop()));
                None
            }
            Change::Conceded { ended, .. } | Change::Stood { ended, .. } => *ended,
            _ => None,
        };
        if let Some(standings) = ended
            && let Some(begun) = game.take_if(|_| ledger.stranded.is_none())
        {
            finished.push(told(&ledger, begun, (entry.at, standings)));
        }
    }
    for game in &mut finished {
        game.kin = kin(&ledger, &game.held);
        game.finishers = finishers(&ledger, &game.players);
        // Who was one person then, and two by the host's word since, shared the seat all along.
        let had = [&game.held[..], &game.finishers].concat();
        game.shared = shared(&ledger, &had, game.terms.seats, game.shared);
    }
    Ok(finished)
}

/// A host gives a seat back: every game that was played to its end with it since it was carried off was its owner's,
/// wherever the seat has gone since.
fn give_back(ledger: &Ledger, finished: &mut [Finished], change: &Change) {
    let Change::SentBack { seat, guest: owner } = change else { return };
    let others = ledger.others_on_the_way(*seat, owner);
    let came_from_owner = |sitter: &&mut Sitter| {
        sitter.home.as_ref() == Some(owner)
            && sitter.guest.as_ref().is_some_and(|guest| others.contains(guest))
    };
    let sitters = finished.iter_mut().flat_map(|game| game.players.iter_mut().map(|(_, sitter)| sitter));
    for sitter in sitters.filter(came_from_owner) {
        sitter.guest = Some(owner.clone());
    }
}

/// The seats whose secrets several people saw, by what is known by now, with those of which it was known before.
fn shared(ledger: &Ledger, held: &[(GuestKey, Seat)], seats: u8, before: SeatSet) -> SeatSet {
    let people = |seat: Seat| {
        let of_seat = held.iter().filter(move |(_, at)| *at == seat);
        of_seat.map(|(guest, _)| ledger.person(guest)).collect::<BTreeSet<_>>().len()
    };
    Seat::all(seats).filter(|seat| before.contains(*seat) || people(*seat) > 1).collect()
}

/// The devices of these people that had no seat of their own in the game, by all that the log tells.
fn kin(ledger: &Ledger, held: &[(GuestKey, Seat)]) -> Vec<(GuestKey, Seat)> {
    let has_own = |device: &GuestKey| held.iter().any(|(guest, _)| guest == device);
    let devices = held.iter().flat_map(|(guest, seat)| {
        let devices = ledger.devices(guest).filter(|device| !has_own(device));
        devices.map(|device| (device.clone(), *seat))
    });
    devices.collect()
}

fn finishers(ledger: &Ledger, players: &SeatMap<Sitter>) -> Vec<(GuestKey, Seat)> {
    let people = players.iter().filter_map(|(seat, sitter)| Some((sitter.guest.as_ref()?, seat)));
    let devices =
        people.flat_map(|(guest, seat)| ledger.devices(guest).map(move |device| (device.clone(), seat)));
    devices.collect()
}

type Begun = (u32, Option<When>, Vec<Move>);

fn told(ledger: &Ledger, (rules, began, moves): Begun, ended: (Option<When>, SeatMap<Standing>)) -> Finished {
    let (ended, standings) = ended;
    let players = SeatMap::from_fn(ledger.places.seats(), |seat| sitter(ledger, seat));
    let (number, seq) = (ledger.games_begun, ledger.seq);
    let terms = ledger.terms.clone();
    let held: Vec<(GuestKey, Seat)> = ledger.held().collect();
    let shared = shared(ledger, &held, terms.seats, SeatSet::EMPTY);
    let (kin, finishers) = (Vec::new(), Vec::new());
    Finished {
        number,
        seq,
        terms,
        rules,
        players,
        held,
        kin,
        finishers,
        shared,
        began,
        ended,
        standings,
        given_up: ledger.ended().is_some(),
        moves,
    }
}

fn sitter(ledger: &Ledger, seat: Seat) -> Sitter {
    match &ledger.places[seat] {
        Place::Person { guest, name } => Sitter {
            guest: Some(guest.clone()),
            player: Player { name: name.clone(), bot: None },
            home: ledger.home_of(guest).cloned(),
        },
        Place::Bot { kind } => bot_or_nobody(Player { name: ledger.bot_name(seat), bot: Some(kind.clone()) }),
        Place::Open => bot_or_nobody(Player { name: String::new(), bot: None }),
    }
}

const fn bot_or_nobody(player: Player) -> Sitter {
    Sitter { guest: None, player, home: None }
}

impl Finished {
    /// Which seat's secrets this guest saw in it.
    #[must_use]
    pub fn seat_of(&self, guest: &GuestKey) -> Option<Seat> {
        self.held.iter().find(|(held, _)| held == guest).map(|(_, seat)| *seat)
    }

    /// Which seat the person behind this guest had in it, on whichever device.
    #[must_use]
    pub fn part_of(&self, guest: &GuestKey) -> Option<Seat> {
        let of_kin = || self.kin.iter().find(|(device, _)| device == guest).map(|(_, seat)| *seat);
        self.seat_of(guest).or_else(of_kin).or_else(|| self.seat_at_end(guest))
    }

    /// Which seat the person behind this guest had when it ended, on whichever device.
    #[must_use]
    pub fn seat_at_end(&self, guest: &GuestKey) -> Option<Seat> {
        self.finishers.iter().find(|(device, _)| device == guest).map(|(_, seat)| *seat)
    }

    /// Whether a person had this seat at any time in it: then its secrets have an owner.
    #[must_use]
    pub fn has_owner(&self, seat: Seat) -> bool {
        self.held.iter().any(|(_, held)| *held == seat)
    }

    /// The file of it, for somebody who may look into these seats where the game keeps their secrets.
    ///
    /// # Errors
    /// If today's rules play it otherwise.
    pub fn replay(&self, game: &dyn AnyGame, may_look: impl Fn(Seat) -> bool) -> Result<Replay, NoFilm> {
        let seats = self.terms.seats;
        let options = self.options();
        let is_open = !game.keeps_secrets() || Seat::all(seats).all(&may_look);
        let body = if is_open {
            Body::Moves(self.without_unseen(game, &options)?)
        } else {
            let views = shoot(game, &options, seats, &self.moves)?;
            Body::Views(views.into_iter().map(|view| view.keeping(&may_look)).collect())
        };
        Ok(self.with_body(options, body))
    }

    /// What was done from this seat in it, and how often: nothing where today's rules forbid what happened.
    #[must_use]
    pub fn deeds(&self, game: &dyn AnyGame, seat: Seat) -> Deeds {
        let mut all = replay::deeds(game, &self.options(), self.terms.seats, &self.moves).unwrap_or_default();
        if seat.idx() < all.len() { all.swap_remove(seat.idx()) } else { Deeds::new() }
    }

    /// The file of it, for whoever owns the table and all its secrets: a game at home.
    #[must_use]
    pub fn whole(&self) -> Replay {
        self.with_body(self.options(), Body::Moves(self.moves.clone()))
    }

    fn options(&self) -> Json {
        to_raw_value(&self.terms.options).expect("options are JSON")
    }

    /// The moves without what nobody has ever seen.
    fn without_unseen(&self, game: &dyn AnyGame, options: &Json) -> Result<Vec<Move>, NoFilm> {
        #[derive(Serialize, Deserialize)]
        struct Record {
            options: Json,
            seats: u8,
            steps: Vec<Json>,
        }
        let steps = self.moves.iter().flat_map(|step| step.steps.clone()).collect();
        let record = Record { options: options.clone(), seats: self.terms.seats, steps };
        let record = to_raw_value(&record).expect("a record is JSON");
        let unreadable = |why| NoFilm::Move { at: 0, why };
        let sealed = game.without_unseen(&record).map_err(unreadable)?;
        let sealed = serde_json::from_str::<Record>(sealed.get())
            .map_err(|error| unreadable(ReplayError::Malformed(format!("column {}", error.column()))))?;
        let mut steps = sealed.steps.into_iter();
        let again = |Move { seat, steps: old }: &Move| Move {
            seat: *seat,
            steps: steps.by_ref().take(old.len()).collect(),
        };
        Ok(self.moves.iter().map(again).collect())
    }

    fn with_body(&self, options: Json, body: Body) -> Replay {
        Replay {
            yohoho_replay: FORMAT,
            game: self.terms.game.clone(),
            rules: self.rules,
            options,
            players: self.players.values().map(|sitter| sitter.player.clone()).collect(),
            began_ms: self.began.map(|When(ms)| ms),
            ended_ms: self.ended.map(|When(ms)| ms),
            standings: self.standings.values().copied().collect(),
            given_up: self.given_up,
            body,
        }
    }
}
