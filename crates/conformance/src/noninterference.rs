//! Non-interference, with the real encoder: two games that look the same to a viewer are played at two real rooms,
//! and everything sent to that viewer must be the same bytes: welcomes, updates, answers, refusals, what was missed.

use std::sync::Arc;

use engine::{Game, GameRng, Seat, Step};
use hosting::{AnyGame, Erased, Hosted, Viewer};
use protocol::{CommandId, Request, Seq};
use room::{Change, ClientId, Entry, GuestKey, Input, Limits, Output, Room};
use serde_json::value::RawValue;

use crate::json::raw;
use crate::pair::{Echoes, Pair};
use crate::position::Pool;
use crate::violation::{caught, ensure};
use crate::walk::{pool, preset, tables};
use crate::{Law, Place, Violation, minds};

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of games.
    pub pairs: u64,
    /// Pairs whose secrets were different at least once when a seat had to act.
    pub pairs_different: u64,
    /// Moments at which the secrets were different.
    pub moments_different: u64,
    /// Frames sent to the viewer in each world.
    pub frames: u64,
}

/// Checks this many pairs, spread over presets, seat counts and viewers, spectators among them.
///
/// # Panics
/// If a viewer could tell two worlds apart, with the seed; or if too few pairs had different secrets.
pub fn noninterference<G: Hosted>(pairs: u64) -> Compared {
    examine_noninterference::<G>(pairs).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Checks this many pairs, spread over presets, seat counts and viewers, spectators among them.
///
/// # Errors
/// If a viewer could tell two worlds apart, or if fewer than half of the pairs had different secrets.
pub fn examine_noninterference<G: Hosted>(pairs: u64) -> Result<Compared, Violation> {
    examine_noninterference_with::<G>(pairs, |_, _, _, _| Vec::new())
}

/// The same, with decisions of nature that the game's tests know to look alike.
///
/// # Errors
/// If a viewer could tell two worlds apart, or if fewer than half of the pairs had different secrets.
pub fn examine_noninterference_with<G: Hosted>(pairs: u64, echoes: Echoes<G>) -> Result<Compared, Violation> {
    let pool = pool::<G>()?;
    // A room wants games that live as long as the program; a test may well leave one behind.
    let game: &'static dyn AnyGame = Box::leak(Box::new(Erased::<G>::new()));
    let games: &'static [&'static dyn AnyGame] = vec![game].leak();
    let tables: Vec<_> = tables::<G>().collect();
    let mut compared = Compared::default();
    for (seed, (preset, game)) in (0..pairs).zip(tables.iter().cycle()) {
        let rng = GameRng::from_number(seed);
        let viewer = viewer(game, &mut rng.fork("viewer"));
        let place = Place { preset, seats: game.seats(), seed, step: 0 };
        let broken = |step: usize, what: String| Violation {
            game: G::ID,
            law: Law::NonInterference,
            place: Some(Place { step, ..place }),
            what: format!("{viewer:?}: {what}"),
        };
        let pair = caught(|| Ok(Pair::play(game, viewer, echoes, &mut rng.fork("pair"))))
            .map_err(|what| broken(0, what))?;
        if let Viewer::Seat(seat) = viewer {
            let alike = caught(|| minds::decide_alike(game, &pair, seat, &rng.fork("minds")));
            alike.map_err(|what| Violation { law: Law::Bots, ..broken(pair.steps[0].len(), what) })?;
        }
        let frames = caught(|| compare(games, place, &pair, &pool, &rng));
        compared.frames += frames.map_err(|what| broken(pair.steps[0].len(), what))?;
        compared.pairs += 1;
        compared.pairs_different += u64::from(pair.moments_different > 0);
        compared.moments_different += pair.moments_different as u64;
    }
    if compared.pairs_different * 2 < pairs {
        let what = format!("only {} of {pairs} pairs have different secrets", compared.pairs_different);
        return Err(Violation { game: G::ID, law: Law::WorldsDiffer, place: None, what });
    }
    Ok(compared)
}

fn viewer<G: Game>(game: &G, rng: &mut GameRng) -> Viewer {
    let seat = rng.below(u32::from(game.seats()) + 1);
    Seat::all(game.seats()).nth(seat as usize).map_or(Viewer::Spectator, Viewer::Seat)
}

/// Plays both games of a pair and compares what the viewer is sent. Returns how many frames that was.
fn compare<G: Hosted>(
    games: &'static [&'static dyn AnyGame],
    place: Place,
    pair: &Pair<G>,
    pool: &Pool<G>,
    rng: &GameRng,
) -> Result<u64, String> {
    let [one, other] = [0, 1].map(|world| {
        let mut house = House::<G>::open(games, place, pair.viewer, &pair.steps[world], rng)?;
        house.play(&pair.steps[world], pool)?;
        Ok::<_, String>(house.frames)
    });
    let (one, other) = (one?, other?);
    for (frame, other_frame) in one.iter().zip(&other) {
        ensure!(frame == other_frame, "is sent {frame} in one world and {other_frame} in the other");
    }
    ensure!(
        one.len() == other.len(),
        "is sent {} frames in one world and {} in the other",
        one.len(),
        other.len()
    );
    Ok(one.len() as u64)
}

/// A room in one world, and everything it sent to the viewer.
struct House<G: Game> {
    games: &'static [&'static dyn AnyGame],
    room: Room,
    viewer: Viewer,
    log: Vec<Entry>,
    /// The same in both worlds: what the host draws and what the viewer tries owe nothing to secrets.
    rng: GameRng,
    tries: GameRng,
    connections: u64,
    frames: Vec<Arc<str>>,
    game: std::marker::PhantomData<fn() -> G>,
}

/// The viewer's first connection.
const VIEWER: ClientId = ClientId(0);
/// Somebody else's.
const NEIGHBOR: ClientId = ClientId(1);
/// The viewer's other connections are counted from here.
const RECONNECTED: u64 = 2;

impl<G: Hosted> House<G> {
    /// A table where everybody has sat down and the game has begun.
    fn open(
        games: &'static [&'static dyn AnyGame],
        place: Place,
        viewer: Viewer,
        steps: &[Step<G>],
        rng: &GameRng,
    ) -> Result<Self, String> {
        let options = raw(&preset::<G>(place.preset))?;
        let mut log = vec![Entry::opened(G::ID, options, place.seats)];
        log.extend(Seat::all(place.seats).map(|seat| {
            let (guest, name) = (guest(Viewer::Seat(seat)), format!("Sailor {seat}"));
            Entry::of(Change::Sat { seat, guest, name })
        }));
        let dealt = steps.iter().take_while(|step| matches!(step, Step::Chance(_)));
        let steps = dealt.map(raw).collect::<Result<_, _>>()?;
        log.push(Entry::of(Change::Started { rules: G::RULES, bots: Vec::new(), steps }));
        let room = Room::open(games, limits(), &log).map_err(|error| error.to_string())?;
        let (rng, tries) = (rng.fork("host"), rng.fork("tries"));
        let frames = Vec::new();
        let mut house = Self {
            games,
            room,
            viewer,
            log,
            rng,
            tries,
            connections: 0,
            frames,
            game: std::marker::PhantomData,
        };
        let neighbor = match viewer {
            Viewer::Seat(seat) => seat.next(place.seats),
            Viewer::Spectator => Seat::new(0),
        };
        house.tell(Input::Connected { client: VIEWER, guest: guest(viewer), last: None });
        house.tell(Input::Connected { client: NEIGHBOR, guest: guest(Viewer::Seat(neighbor)), last: None });
        Ok(house)
    }

    /// Plays the steps after the deal. In between the viewer tries what it may not, and comes back now and then.
    fn play(&mut self, steps: &[Step<G>], pool: &Pool<G>) -> Result<(), String> {
        let dealt = steps.iter().take_while(|step| matches!(step, Step::Chance(_))).count();
        let mut rest = &steps[dealt..];
        while let Some(Step::Act(seat, action)) = rest.first() {
            let chances = rest[1..].iter().take_while(|step| matches!(step, Step::Chance(_))).count();
            let (group, others) = rest.split_at(1 + chances);
            self.try_something(pool)?;
            self.act(*seat, action, group)?;
            rest = others;
        }
        self.try_something(pool)?;
        self.come_back(None);
        self.reopen()
    }

    /// One action and what nature did after it, as the table is told of it.
    fn act(&mut self, seat: Seat, action: &G::Action, group: &[Step<G>]) -> Result<(), String> {
        let seq = self.room.seq() + 1;
        let client = match self.room.guests_here() {
            _ if self.viewer == Viewer::Seat(seat) => Some(VIEWER),
            here if here.contains(&guest(Viewer::Seat(seat))) => Some(NEIGHBOR),
            _ => None,
        };
        let id = CommandId::new(&format!("act-{seq}")).ok_or("no command id")?;
        let command = client.map(|_| (guest(Viewer::Seat(seat)), id.clone()));
        let steps = group.iter().map(raw).collect::<Result<_, _>>()?;
        let change =
            Change::Played { seat, stand_in: false, steps, ended: None, overtime: false, spent_ms: None };
        let entry = Entry { command, ..Entry::of(change) };
        self.log.push(entry.clone());
        let Some(client) = client else {
            self.tell(Input::Grew { from: seq, entries: vec![entry] });
            return self.arrived(seq);
        };
        let request = Request::Act { action: raw(action)? };
        let appended = self.tell(Input::Command { client, id, request });
        ensure!(appended == Some(seq), "{action:?} is to be stored at {appended:?}, not at {seq}");
        // The pair knows what nature did. So the room hears of it as of another node's entry, which had the
        // same command first; where nature did nothing, its own entry is stored.
        let stored = group.len() == 1;
        self.tell(if stored { Input::Stored { seq } } else { Input::Conflict { entries: vec![entry] } });
        self.arrived(seq)
    }

    fn arrived(&self, seq: Seq) -> Result<(), String> {
        ensure!(self.room.fault().is_none(), "the room cannot go on: {:?}", self.room.fault());
        ensure!(self.room.stranded().is_none(), "the room cannot follow: {:?}", self.room.stranded());
        ensure!(self.room.seq() == seq, "the room is at {} and not at {seq}", self.room.seq());
        Ok(())
    }

    /// The viewer tries an action that may be anything, or nonsense, or comes back on another connection.
    fn try_something(&mut self, pool: &Pool<G>) -> Result<(), String> {
        let action = match self.tries.below(6) {
            0 => RawValue::from_string("{\"none\":1}".to_owned()).map_err(|error| error.to_string())?,
            1 | 2 if !pool.actions.is_empty() => raw(self.tries.pick(&pool.actions))?,
            3 => {
                let last = u64::from(self.tries.below(20));
                self.come_back(self.room.seq().checked_sub(last));
                return Ok(());
            }
            _ => return Ok(()),
        };
        let id = CommandId::new(&format!("try-{}", self.frames.len())).ok_or("no command id")?;
        let command = Input::Command { client: VIEWER, id, request: Request::Act { action } };
        if let Some(seq) = self.tell(command) {
            // It was legal. The store is down just then, so the game goes on as the pair has it.
            self.tell(Input::StoreFailed { seq });
        }
        Ok(())
    }

    fn come_back(&mut self, last: Option<Seq>) {
        let client = ClientId(RECONNECTED + self.connections);
        self.connections += 1;
        self.tell(Input::Connected { client, guest: guest(self.viewer), last });
        self.tell(Input::Disconnected { client });
    }

    /// The same table on another node, from the log alone.
    fn reopen(&mut self) -> Result<(), String> {
        self.room = Room::open(self.games, limits(), &self.log).map_err(|error| error.to_string())?;
        self.come_back(None);
        Ok(())
    }

    /// Tells the room something and keeps what it says to the viewer. Returns where it wants to append.
    fn tell(&mut self, input: Input) -> Option<Seq> {
        let mut appended = None;
        for output in self.room.handle(0, &mut self.rng, input) {
            match output {
                Output::Send { to, frame } | Output::SendLatest { to, frame } => {
                    let heard = to.into_iter().filter(|client| *client != NEIGHBOR).count();
                    self.frames.extend(std::iter::repeat_n(frame, heard));
                }
                Output::Append { seq, .. } => appended = Some(seq),
                Output::Close { client } => self.frames.push(format!("close {client:?}").into()),
                Output::AskBot { .. } | Output::Read { .. } | Output::Carried { .. } => {}
            }
        }
        appended
    }
}

/// Patience without end: time stands still here.
fn limits() -> Limits {
    Limits { burst_max: u32::MAX, clients_per_guest_max: 1_000, ..Limits::usual() }
}

fn guest(viewer: Viewer) -> GuestKey {
    GuestKey(match viewer {
        Viewer::Seat(seat) => format!("guest-{seat}"),
        Viewer::Spectator => "spectator".to_owned(),
    })
}
