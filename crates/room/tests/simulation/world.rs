//! Nodes, a store, a network and pirates under one virtual clock. One number gives one run, to the last byte.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};

use client::{Call, Output as Wanted};
use engine::{GameRng, Seat};
use protocol::{
    ClientMessage, CommandId, Phase, Saying, Seq, ServerMessage, Table, decode_client, decode_server,
};
use room::{Change, ClientId, Entry, GuestKey, Input, Limits, Millis, Output, Room};

use crate::coconuts::{GAMES, opened, raw};
use crate::device::Device;
use crate::oracle::Oracle;
use crate::pirate::{Connection, Deed, Mood, Pirate};

/// When the faults stop.
const WILD_MS: Millis = 24_000;
/// By when a game must have ended after that.
const SOBER_MS: Millis = 120_000;
/// How long everything is then left to settle.
const STILL_MS: Millis = 15_000;

/// How often a node hears of the newest entry, whatever is lost.
const HEARTBEAT_MS: Millis = 1_000;

/// A bug to be planted, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    None,
    /// The store acknowledges an entry and loses it.
    StoreForgets,
    /// The store writes an entry twice.
    StoreRepeats,
    /// Acknowledgements are sent before the store has the entry, and the node dies.
    AckBeforeStore,
    /// A frame for one seat goes to another, too.
    FrameToWrongSeat,
    /// An update is lost on a connection that lives on.
    UpdateLost,
    /// Bots are never given the time to think, and the clock never rings.
    ClockStopped,
    /// A crashed node opens the table from an old copy of the log and answers from it.
    StaleReopen,
    /// Whoever knocks is let in without a host's word.
    ConsentSkipped,
    /// Whoever may not even watch is told who is at the table.
    LockedDoorLeaks,
    /// Whoever was removed from a table that is locked stays, and goes on being told.
    RemovedStaysOn,
    /// Whoever was shown out stays, and goes on being told.
    ShownOutStaysOn,
    /// Somebody who comes back to a game gets another seat than the one whose cards they know.
    TwoHands,
    /// A seat that is carried goes to somebody who knows other cards, or has a seat.
    CarriedToAnother,
    /// Whoever lost a seat by the host's word gets it again in the same game.
    SentBackInVain,
    /// A move is taken back whatever it has shown.
    TakenBackTooLate,
    /// Whoever has given up goes on playing.
    ConcessionForgotten,
    /// Somebody new gets the seat of one who gave up, while the game goes on.
    SeatedWhereGivenUp,
    /// A game goes on although everybody who stays has given it up.
    LeftAloneGoesOn,
    /// Bots go on while a game rests.
    RestForgotten,
    /// Something is said although the host does not allow it.
    TalkUnasked,
    /// Anybody is nudged, whether or not they are waited for.
    NudgeAnybody,
    /// Not a bug of ours: updates are lost on connections that live on, and clients must notice.
    LossyNetwork,
    /// A client shows an update that does not follow, as if it did. The network is lossy.
    ClientIgnoresGap,
    /// A client does not name what it saw last.
    ClientForgetsLast,
    /// A client sends what was not answered under a new id.
    ClientRenamesCommand,
    /// A client sends what was not answered before it is welcomed.
    ClientSpeaksFirst,
    /// A client does not send again what was not answered.
    ClientLosesCommand,
    /// A client says that something is done before it is to be seen.
    ClientAnswersEarly,
    /// A client forgets who came and went while moments wait.
    ClientDropsPresence,
    /// A client leaves a moment out where several are shown together.
    ClientSkipsMoment,
    /// A client tells only the first sentence of each picture.
    ClientSkipsSentence,
    /// A client that is hurried tells the sentences of a picture after the next one has come.
    ClientTellsLate,
}

impl Bug {
    /// Whether updates are lost on connections that live on.
    pub const fn is_lossy(self) -> bool {
        matches!(self, Self::LossyNetwork | Self::ClientIgnoresGap)
    }
}

/// What one run was like, to see that the runs are worth something.
#[derive(Debug, Default)]
pub struct Tally {
    pub entries: usize,
    pub games: usize,
    pub stand_ins: usize,
    pub pardons: usize,
    pub knocks: usize,
    pub admissions: usize,
    pub turned_away: usize,
    pub shown_out: usize,
    pub laid: usize,
    pub swaps: usize,
    pub hand_overs: usize,
    pub rests: usize,
    pub asked_stand_ins: usize,
    pub countdowns: usize,
    pub overtimes: usize,
    pub taken_back: usize,
    pub conceded: usize,
    pub given_up: usize,
    pub left_alone: usize,
    pub carried: usize,
    pub refused_carries: usize,
    pub fetched: usize,
    pub sent_back: usize,
    pub said: usize,
    pub own_words: usize,
    pub watchers_said: usize,
    pub nudges: usize,
    pub conflicts: usize,
    pub failures: usize,
    pub crashes: usize,
    pub refusals: usize,
    pub reads: usize,
    pub acknowledged: usize,
    pub breaks: usize,
    pub strays: usize,
    pub gaps: usize,
    pub held: usize,
}

struct Node {
    room: Option<Room>,
    rng: GameRng,
    /// Goes up with each crash; whatever belongs to an earlier life is dropped.
    life: u32,
    tick_at: Option<Millis>,
}

/// How a device hears that its connection is gone.
#[derive(Clone, Copy)]
enum Notice {
    /// Behind what is still under way.
    Soon,
    /// Not at all: it must notice by itself.
    BySilence,
    /// It knows: it has hung up.
    Never,
}

enum Event {
    Input {
        node: usize,
        life: u32,
        input: Input,
    },
    Tick {
        node: usize,
        life: u32,
    },
    Write {
        node: usize,
        life: u32,
        seq: Seq,
        entry: Box<Entry>,
    },
    /// A pirate's call gets through, or does not.
    Answered {
        pirate: usize,
        call: Call,
        node: Option<usize>,
    },
    Frame {
        pirate: usize,
        connection: ClientId,
        call: Call,
        message: Box<ServerMessage>,
    },
    /// The device of a pirate is told that its connection is gone.
    Lost {
        pirate: usize,
        call: Call,
    },
    Wake {
        pirate: usize,
    },
    /// The time has come for which a device has asked.
    Alarm {
        pirate: usize,
    },
    Crash {
        node: usize,
    },
    Reopen {
        node: usize,
    },
    /// A node is told the newest entry, in case the news of it was lost.
    Heartbeat {
        node: usize,
    },
}

/// Everything.
pub struct World {
    pub tally: Tally,
    rng: GameRng,
    bug: Bug,
    now: Millis,
    mood: Mood,
    order: u64,
    agenda: BinaryHeap<Reverse<(Millis, u64)>>,
    events: BTreeMap<u64, Event>,
    log: Vec<Entry>,
    oracle: Oracle,
    nodes: Vec<Node>,
    pirates: Vec<Pirate>,
    /// When the last thing on a connection arrives, each way: nothing overtakes.
    uplink: BTreeMap<ClientId, Millis>,
    downlink: BTreeMap<ClientId, Millis>,
    connections: u64,
    /// Every command id that was ever used.
    ids: Vec<CommandId>,
    /// Who was removed, and stays on.
    staying: Option<usize>,
}

impl World {
    /// Plays one run to its end.
    ///
    /// # Errors
    /// If a promise was broken, with the promise.
    pub fn run(seed: u64, bug: Bug) -> Result<Tally, String> {
        let mut world = Self::new(seed, bug)?;
        world.live_until(WILD_MS, |_| false)?;
        world.mood = Mood::Sober;
        // What was wished before is done first: it may be a seat of somebody who stays that goes to one who leaves.
        world.live_until(WILD_MS + STILL_MS, |_| false)?;
        world.everybody_who_leaves_is_gone()?;
        if bug.is_lossy() {
            // Nobody can notice that the last of all updates is lost, so everybody comes back once.
            (0..world.pirates.len()).for_each(|pirate| world.cut(pirate, Notice::Soon));
        }
        if !world.live_until(WILD_MS + SOBER_MS, |world| world.oracle.has_ended())? {
            return Err(format!("stuck: the game does not end: {}", world.picture()));
        }
        world.mood = Mood::Still;
        world.settle()?;
        world.check_end()?;
        Ok(world.tally)
    }

    /// Everything comes to rest. A game that had just begun again goes on by itself, as far as bots and clocks take it.
    fn settle(&mut self) -> Result<(), String> {
        self.live_until(self.now + STILL_MS, |_| false)?;
        let mut n_entries = 0;
        while n_entries != self.log.len() {
            n_entries = self.log.len();
            self.live_until(self.now + STILL_MS, |_| false)?;
        }
        Ok(())
    }

    fn new(seed: u64, bug: Bug) -> Result<Self, String> {
        let mut rng = GameRng::from_number(seed);
        let n_nodes = 1 + rng.index(2);
        let n_pirates = 2 + u64::from(rng.below(6));
        let seats = 2 + u8::try_from(rng.below(3)).expect("small");
        let mut world = Self {
            tally: Tally::default(),
            staying: None,
            bug,
            now: 0,
            mood: Mood::Wild,
            order: 0,
            agenda: BinaryHeap::new(),
            events: BTreeMap::new(),
            log: Vec::new(),
            oracle: Oracle::default(),
            nodes: Vec::new(),
            pirates: (0..n_pirates)
                .map(|number| Pirate::new(number, number > 0 && rng.below(3) == 0, bug, &mut rng))
                .collect(),
            uplink: BTreeMap::new(),
            downlink: BTreeMap::new(),
            connections: 0,
            ids: Vec::new(),
            rng,
        };
        world.keep(opened(seats))?;
        for number in 0..n_nodes {
            let rng = world.rng.fork(&format!("node {number}"));
            world.nodes.push(Node { room: None, rng, life: 0, tick_at: None });
            world.reopen(number)?;
            world.after(HEARTBEAT_MS, Event::Heartbeat { node: number });
            let crash_at = 1_000 + Millis::from(world.rng.below(9_000));
            if world.rng.below(2) == 0 {
                world.at(crash_at, Event::Crash { node: number });
            }
        }
        for pirate in 0..world.pirates.len() {
            let delay = world.delay(500);
            world.after(delay, Event::Wake { pirate });
            world.tell_device(pirate, client::Input::SetOut)?;
        }
        Ok(world)
    }

    /// Lets time pass; true when `is_enough` was reached before its end.
    fn live_until(&mut self, end: Millis, is_enough: impl Fn(&Self) -> bool) -> Result<bool, String> {
        while !is_enough(self) {
            let Some(&Reverse((time, order))) = self.agenda.peek() else { return Ok(false) };
            if time > end {
                self.now = end;
                return Ok(false);
            }
            self.agenda.pop();
            self.now = time;
            let event = self.events.remove(&order).ok_or("an event without content")?;
            self.happen(event)?;
        }
        Ok(true)
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Input { node, life, input } if self.nodes[node].life == life => self.tell(node, input),
            Event::Tick { node, life } if self.nodes[node].life == life => self.tick(node),
            Event::Input { .. } | Event::Tick { .. } => Ok(()),
            Event::Write { node, life, seq, entry } => self.write(node, life, seq, &entry),
            Event::Answered { pirate, call, node } => self.answered(pirate, call, node),
            Event::Frame { pirate, connection, call, message } => {
                self.deliver(pirate, connection, call, &message)
            }
            Event::Lost { pirate, call } => self.lost(pirate, call),
            Event::Wake { pirate } => self.wake(pirate),
            Event::Alarm { pirate } => self.ring(pirate),
            Event::Crash { node } => {
                self.crash(node);
                Ok(())
            }
            Event::Reopen { node } => self.reopen(node),
            Event::Heartbeat { node } => {
                self.after(HEARTBEAT_MS, Event::Heartbeat { node });
                let from = self.log.len() as u64;
                let entries = self.log.last().cloned().into_iter().collect();
                self.tell(node, Input::Grew { from, entries })
            }
        }
    }

    // Nodes.

    fn tick(&mut self, node: usize) -> Result<(), String> {
        if self.nodes[node].tick_at == Some(self.now) {
            self.nodes[node].tick_at = None;
            self.tell(node, Input::Tick)?;
        }
        Ok(())
    }

    fn tell(&mut self, node: usize, input: Input) -> Result<(), String> {
        let Node { room: Some(room), rng, .. } = &mut self.nodes[node] else { return Ok(()) };
        let (is_command, seq_before) = (matches!(input, Input::Command { .. }), room.seq());
        let is_coming_or_going = matches!(input, Input::Connected { .. } | Input::Disconnected { .. });
        let outputs = room.handle(self.now, rng, input);
        let (seq_after, deadline, fault) = (room.seq(), room.next_deadline(), room.fault().cloned());
        let guests = room.guests_here();
        if let Some(why) = room.stranded() {
            return Err(format!("a node cannot follow its own rules: {why}"));
        }
        if let Some(fault) = fault {
            return Err(format!("a node broke off: {fault}"));
        }
        if is_command && seq_before != seq_after {
            return Err("a command changed something before it was stored".into());
        }
        if is_coming_or_going {
            self.tell_elsewhere(node, &guests);
        }
        self.set_tick(node, deadline)?;
        outputs.into_iter().try_for_each(|output| self.carry_out(node, seq_after, output))
    }

    fn set_tick(&mut self, node: usize, deadline: Option<Millis>) -> Result<(), String> {
        if deadline.is_some_and(|deadline| deadline <= self.now) {
            return Err("busy: the clock rings at once again".into());
        }
        if self.bug == Bug::ClockStopped || self.nodes[node].tick_at == deadline {
            return Ok(());
        }
        self.nodes[node].tick_at = deadline;
        if let Some(deadline) = deadline {
            let life = self.nodes[node].life;
            self.at(deadline, Event::Tick { node, life });
        }
        Ok(())
    }

    fn carry_out(&mut self, node: usize, seq: Seq, output: Output) -> Result<(), String> {
        let life = self.nodes[node].life;
        match output {
            Output::Append { seq, entry } => {
                let delay = self.delay(60);
                if self.bug == Bug::AckBeforeStore {
                    self.after(1, Event::Input { node, life, input: Input::Stored { seq } });
                }
                self.after(delay, Event::Write { node, life, seq, entry: Box::new(entry) });
            }
            Output::Send { to, frame } | Output::SendLatest { to, frame } => self.send(seq, &to, &frame)?,
            Output::AskBot { seat, seq, job } => self.think(node, life, seat, seq, job),
            Output::Read { from } => {
                self.tally.reads += 1;
                let first = usize::try_from(from - 1).expect("small").min(self.log.len());
                let entries = self.log[first..].to_vec();
                let delay = self.delay(60);
                self.after(delay, Event::Input { node, life, input: Input::Grew { from, entries } });
            }
            Output::Carried { refused, .. } => self.tally.refused_carries += usize::from(refused.is_some()),
            Output::Close { client } => {
                if let Some(pirate) = self.pirate_of(client).filter(|pirate| self.staying != Some(*pirate)) {
                    self.cut(pirate, Notice::Soon);
                }
            }
        }
        Ok(())
    }

    /// Bots answer late, fail, or answer nonsense, now and then.
    fn think(&mut self, node: usize, life: u32, seat: Seat, seq: Seq, job: hosting::BotJob) {
        let luck = self.rng.below(30);
        let is_wild = self.mood == Mood::Wild;
        if self.bug == Bug::ClockStopped {
            return;
        }
        let delay = self.delay(if is_wild && luck < 5 { 3_000 } else { 100 });
        let input = match luck {
            0 if is_wild => Input::BotFailed { seat, seq },
            1 if is_wild => Input::BotAnswered { seat, seq, action: raw("250") },
            _ => Input::BotAnswered { seat, seq, action: job.decide().action },
        };
        self.after(delay, Event::Input { node, life, input });
    }

    fn tell_elsewhere(&mut self, from: usize, guests: &BTreeSet<GuestKey>) {
        for node in (0..self.nodes.len()).filter(|node| *node != from) {
            let life = self.nodes[node].life;
            self.after(20, Event::Input { node, life, input: Input::Elsewhere { guests: guests.clone() } });
        }
    }

    fn crash(&mut self, node: usize) {
        self.tally.crashes += 1;
        self.nodes[node].room = None;
        self.nodes[node].life += 1;
        self.nodes[node].tick_at = None;
        for pirate in 0..self.pirates.len() {
            let is_there = |connection: &Connection| connection.node == node;
            if self.pirates[pirate].connection.as_ref().is_some_and(is_there) {
                let notice = self.notice();
                self.cut(pirate, notice);
            }
        }
        self.tell_elsewhere(node, &BTreeSet::new());
        let delay = 50 + self.delay(2_000);
        self.after(delay, Event::Reopen { node });
    }

    fn reopen(&mut self, node: usize) -> Result<(), String> {
        let limits = Limits {
            grace_ms: 4_000,
            countdown_ms: 1_500,
            asking_ms: 3_000,
            bot_pace_ms: (50, 200),
            store_retry_ms: 200,
            ..Limits::usual()
        };
        let is_stale = self.bug == Bug::StaleReopen && self.nodes[node].life > 0;
        let end = if is_stale { self.log.len().div_ceil(2) } else { self.log.len() };
        let text = serde_json::to_string(&self.log[..end]).map_err(|error| error.to_string())?;
        let log: Vec<Entry> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let room = Room::open(GAMES, limits, &log).map_err(|error| format!("cannot be reopened: {error}"))?;
        self.nodes[node].room = Some(room);
        let here = (0..self.nodes.len()).filter(|other| *other != node);
        let guests =
            here.filter_map(|other| self.nodes[other].room.as_ref()).flat_map(Room::guests_here).collect();
        let life = self.nodes[node].life;
        self.after(20, Event::Input { node, life, input: Input::Elsewhere { guests } });
        Ok(())
    }

    // The store.

    fn write(&mut self, node: usize, life: u32, seq: Seq, entry: &Entry) -> Result<(), String> {
        let is_dead = self.nodes[node].life != life;
        // What a dead node has sent may or may not arrive.
        if is_dead && (self.rng.below(2) == 0 || self.bug == Bug::AckBeforeStore) {
            return Ok(());
        }
        let next = self.log.len() as u64 + 1;
        let is_failing = self.mood == Mood::Wild && self.rng.below(15) == 0;
        let input = if is_failing {
            self.tally.failures += 1;
            Input::StoreFailed { seq }
        } else if seq != next {
            self.tally.conflicts += 1;
            let first = usize::try_from(seq - 1).expect("small").min(self.log.len());
            Input::Conflict { entries: self.log[first..].to_vec() }
        } else {
            self.accept(node, entry)?;
            Input::Stored { seq }
        };
        let delay = self.delay(30);
        self.after(delay, Event::Input { node, life, input });
        Ok(())
    }

    /// The entry as a store with a bug in it has it.
    fn corrupted(&self, entry: &Entry) -> Entry {
        let mut entry = entry.clone();
        let seats =
            self.nodes.iter().find_map(|node| node.room.as_ref()).map_or(2, |room| room.terms().seats);
        if self.bug == Bug::SentBackInVain {
            self.give_lost_seat(&mut entry);
        }
        entry.change = match (self.bug, entry.change) {
            (Bug::ConsentSkipped, Change::Knocked { guest, name, seat }) => {
                Change::Sat { guest, name, seat: seat.unwrap_or(Seat::new(0)) }
            }
            (Bug::TwoHands, Change::Sat { guest, name, seat }) if self.oracle.has_seen(&guest) => {
                Change::Sat { guest, name, seat: seat.next(seats) }
            }
            (Bug::CarriedToAnother, Change::Carried { seat, guest }) => {
                let knows = |pirate: &&Pirate| self.oracle.has_seen(&pirate.guest);
                let other = self.pirates.iter().filter(knows).map(|pirate| &pirate.guest).next_back();
                Change::Carried { seat, guest: other.unwrap_or(&guest).clone() }
            }
            (Bug::TakenBackTooLate, Change::Rested { seat, .. }) if self.oracle.has_shown() => {
                Change::TakenBack { seat }
            }
            (
                Bug::ConcessionForgotten,
                Change::Played { seat, stand_in: true, steps, ended, overtime, spent_ms },
            ) if self.oracle.has_conceded(seat) => {
                Change::Played { seat, stand_in: false, steps, ended, overtime, spent_ms }
            }
            (Bug::SeatedWhereGivenUp, Change::Sat { guest, name, seat }) if !self.oracle.has_seen(&guest) => {
                Change::Sat { guest, name, seat: self.oracle.given_up().unwrap_or(seat) }
            }
            (Bug::LeftAloneGoesOn, Change::Stood { seat, bot, ended: Some(_) }) => {
                Change::Stood { seat, bot, ended: None }
            }
            (Bug::RestForgotten, Change::Rested { seat, rests: false }) => {
                Change::Rested { seat, rests: true }
            }
            (_, change) => change,
        };
        entry
    }

    /// Somebody who lost a seat by the host's word fetches it all the same, instead of what was to be stored.
    fn give_lost_seat(&self, entry: &mut Entry) {
        let lost = self.oracle.lost_seat();
        if let (Some((guest, seat)), Some((commander, _))) = (lost, &mut entry.command) {
            commander.clone_from(&guest);
            entry.change = Change::Carried { seat, guest };
        }
    }

    fn accept(&mut self, node: usize, entry: &Entry) -> Result<(), String> {
        let entry = &self.corrupted(entry);
        if self.bug == Bug::StoreForgets && self.log.len() > 4 && self.rng.below(4) == 0 {
            return Ok(());
        }
        let from = self.log.len() as u64 + 1;
        self.keep(entry.clone())?;
        if self.bug == Bug::StoreRepeats && entry.command.is_some() && self.rng.below(4) == 0 {
            self.keep(entry.clone())?;
        }
        for other in (0..self.nodes.len()).filter(|other| *other != node) {
            let is_lost = self.mood == Mood::Wild && self.rng.below(6) == 0;
            if !is_lost {
                let (life, delay) = (self.nodes[other].life, self.delay(150));
                let input = Input::Grew { from, entries: vec![entry.clone()] };
                self.after(delay, Event::Input { node: other, life, input });
            }
        }
        Ok(())
    }

    fn keep(&mut self, entry: Entry) -> Result<(), String> {
        self.oracle.learn(&entry)?;
        self.tally.entries += 1;
        match &entry.change {
            Change::Started { .. } => {
                self.tally.games += 1;
                self.tally.countdowns += usize::from(entry.command.is_none());
            }
            Change::Played { overtime: true, .. } => self.tally.overtimes += 1,
            Change::LetIn { .. } => self.tally.pardons += 1,
            Change::Knocked { .. } => self.tally.knocks += 1,
            Change::Sat { guest, .. } if entry.command.as_ref().is_some_and(|(by, _)| by != guest) => {
                self.tally.admissions += 1;
            }
            Change::TurnedAway { .. } => self.tally.turned_away += 1,
            Change::ShownOut { .. } => self.tally.shown_out += 1,
            Change::Laid { .. } => self.tally.laid += 1,
            Change::Swapped { .. } => self.tally.swaps += 1,
            Change::HandedOver { .. } => self.tally.hand_overs += 1,
            Change::Rested { .. } => self.tally.rests += 1,
            Change::StoodIn { .. } => self.tally.asked_stand_ins += 1,
            Change::Conceded { ended, .. } => {
                self.tally.conceded += 1;
                self.tally.given_up += usize::from(ended.is_some());
            }
            Change::Stood { ended: Some(_), .. } => self.tally.left_alone += 1,
            Change::TakenBack { .. } => self.tally.taken_back += 1,
            Change::Carried { .. } if entry.command.is_some() => self.tally.fetched += 1,
            Change::Carried { .. } => self.tally.carried += 1,
            Change::SentBack { .. } => self.tally.sent_back += 1,
            Change::Played { stand_in: true, .. } => self.tally.stand_ins += 1,
            _ => {}
        }
        self.log.push(entry);
        Ok(())
    }

    // The network.

    fn send(&mut self, seq: Seq, to: &[ClientId], frame: &str) -> Result<(), String> {
        if frame.contains("secret-of-") {
            return Err("a frame tells who a guest is".into());
        }
        let message = decode_server(frame).map_err(|error| error.to_string())?;
        self.count_talk(&message);
        for client in to {
            let Some(pirate) = self.pirate_of(*client) else { continue };
            self.leak_through_locked_door(pirate, &message);
            if self.stays_on(pirate, &message) {
                continue;
            }
            if let ServerMessage::Refused { id: Some(id), .. } = &message {
                self.check_refusal(pirate, id, seq)?;
                self.talk_all_the_same(pirate, id);
            }
            if let Some(victim) = self.victim(pirate, &message) {
                self.downlink(victim, &message);
            }
            if self.loses(&message) {
                self.tally.gaps += 1;
                continue;
            }
            self.downlink(pirate, &message);
        }
        Ok(())
    }

    fn leak_through_locked_door(&mut self, pirate: usize, message: &ServerMessage) {
        let is_locked =
            matches!(message, ServerMessage::Closing { reason, .. } if reason.key == "room-locked");
        if self.bug == Bug::LockedDoorLeaks && is_locked {
            let table = Table::of(Phase::Gathering, Vec::new());
            self.downlink(pirate, &ServerMessage::Presence { table });
        }
    }

    fn count_talk(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Said { by, saying } => {
                self.tally.said += 1;
                self.tally.own_words += usize::from(matches!(saying, Saying::Text(_)));
                self.tally.watchers_said += usize::from(by.is_none());
            }
            ServerMessage::Nudged { .. } => self.tally.nudges += 1,
            _ => {}
        }
    }

    /// What was refused is heard all the same, by whoever wanted to say it.
    fn talk_all_the_same(&mut self, pirate: usize, id: &CommandId) {
        let talker = &self.pirates[pirate];
        let by = self.oracle.seat_of(&talker.guest);
        let heard = match self.bug {
            Bug::TalkUnasked => talker.saying(id).map(|saying| ServerMessage::Said { by, saying }),
            Bug::NudgeAnybody => {
                by.zip(talker.nudged(id)).map(|(by, seat)| ServerMessage::Nudged { by, seat })
            }
            _ => None,
        };
        if let Some(heard) = heard {
            self.downlink(pirate, &heard);
        }
    }

    /// Whether this sends somebody away who stays all the same.
    fn stays_on(&mut self, pirate: usize, message: &ServerMessage) -> bool {
        let sent_away_by = match self.bug {
            Bug::RemovedStaysOn => "room-removed-locked",
            Bug::ShownOutStaysOn => "room-shown-out",
            _ => return false,
        };
        let stays = matches!(message, ServerMessage::Closing { reason, .. } if reason.key == sent_away_by);
        if stays {
            self.staying = Some(pirate);
        }
        stays
    }

    /// Whether this frame is lost, though its connection lives on.
    fn loses(&mut self, message: &ServerMessage) -> bool {
        let is_lossy = self.bug == Bug::UpdateLost || (self.bug.is_lossy() && self.mood == Mood::Wild);
        is_lossy && matches!(message, ServerMessage::Update(_)) && self.rng.below(20) == 0
    }

    /// Who gets this frame too, though it shows what is not for them.
    fn victim(&mut self, pirate: usize, message: &ServerMessage) -> Option<usize> {
        let ServerMessage::Update(update) = message else { return None };
        if matches!(self.bug, Bug::RemovedStaysOn | Bug::ShownOutStaysOn) {
            let is_gone = |pirate: &usize| self.oracle.is_gone(&self.pirates[*pirate].guest, update.seq);
            return self.staying.filter(|staying| *staying != pirate && is_gone(staying));
        }
        if self.bug != Bug::FrameToWrongSeat || self.rng.below(20) > 0 {
            return None;
        }
        let victim = (pirate + 1) % self.pirates.len();
        let own = self.oracle.snapshot(&self.pirates[victim].guest, update.seq);
        let is_leak = update.snapshot.as_ref().is_some_and(|snapshot| Some(snapshot.get()) != own);
        is_leak.then_some(victim)
    }

    fn downlink(&mut self, pirate: usize, message: &ServerMessage) {
        let Some(connection) =
            self.pirates[pirate].connection.as_ref().filter(|connection| !connection.is_dead)
        else {
            return;
        };
        let (connection, call) = (connection.id, connection.call);
        let arrival = self.arrival(connection);
        self.at(arrival, Event::Frame { pirate, connection, call, message: Box::new(message.clone()) });
    }

    /// When something that is sent now arrives: nothing overtakes.
    fn arrival(&mut self, connection: ClientId) -> Millis {
        let arrival = (self.now + self.delay(80)).max(*self.downlink.get(&connection).unwrap_or(&0));
        self.downlink.insert(connection, arrival);
        arrival
    }

    /// What a node refuses is not in the log that it knows.
    fn check_refusal(&mut self, pirate: usize, id: &CommandId, seq: Seq) -> Result<(), String> {
        self.tally.refusals += 1;
        let stored = self.oracle.stored(&self.pirates[pirate].guest, id);
        if stored.iter().any(|stored| *stored <= seq) {
            return Err(format!("{} was refused and is stored", id.as_str()));
        }
        Ok(())
    }

    /// Brings a frame to a device. What is still under way on an old connection comes, too.
    fn deliver(
        &mut self,
        pirate: usize,
        connection: ClientId,
        call: Call,
        message: &ServerMessage,
    ) -> Result<(), String> {
        let current = self.pirates[pirate].connection.as_ref();
        let is_current = current.is_some_and(|current| current.id == connection);
        if is_current {
            self.tally.acknowledged += usize::from(matches!(message, ServerMessage::Done { .. }));
            self.pirates[pirate].witness(message, &self.oracle, self.bug)?;
        } else {
            self.tally.strays += 1;
            if self.pirates[pirate].device.is_on(call) {
                // The device has not noticed that this connection is gone, and such frames are lost with it.
                return Ok(());
            }
        }
        let text = message.encode();
        self.tell_device(pirate, client::Input::Frame { call, text })
    }

    fn uplink(&mut self, client: ClientId, node: usize, input: Input) {
        let life = self.nodes[node].life;
        let arrival = (self.now + self.delay(80)).max(*self.uplink.get(&client).unwrap_or(&0));
        self.uplink.insert(client, arrival);
        self.at(arrival, Event::Input { node, life, input });
    }

    // Pirates.

    fn wake(&mut self, pirate: usize) -> Result<(), String> {
        let mood = self.mood;
        let delay = 20 + self.delay(600);
        self.after(delay, Event::Wake { pirate });
        if mood != Mood::Wild && self.pirates[pirate].leaves {
            return Ok(());
        }
        let deed = self.pirates[pirate].wake(mood, &mut self.rng);
        self.perform(pirate, deed)
    }

    fn perform(&mut self, pirate: usize, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::Wish(request) => return self.tell_device(pirate, client::Input::Ask(request)),
            Deed::Look(input) => return self.tell_device(pirate, input),
            Deed::Reload => return self.reload(pirate),
            Deed::Break => {
                self.tally.breaks += 1;
                let notice = self.notice();
                self.cut(pirate, notice);
            }
            Deed::HelloAgain => {
                let last = self.pirates[pirate].device.heard();
                self.say_beside(pirate, ClientMessage::Hello { protocol: protocol::PROTOCOL, last });
            }
            Deed::Send(id, request) => self.say_beside(pirate, ClientMessage::Command { id, request }),
            Deed::Forge(request) if !self.ids.is_empty() => {
                let id = self.rng.pick(&self.ids).clone();
                self.say_beside(pirate, ClientMessage::Command { id, request });
            }
            Deed::Carry => {
                let to = self.rng.index(self.pirates.len());
                let [from, to] = [pirate, to].map(|who| self.pirates[who].guest.clone());
                let node = self.rng.index(self.nodes.len());
                return self.tell(node, Input::Carry { number: 0, from, to });
            }
            Deed::Nothing | Deed::Forge(_) => {}
            Deed::Intrude(id, request) => {
                let node = self.rng.index(self.nodes.len());
                let client = self.new_client();
                self.uplink(client, node, Input::Command { client, id, request });
            }
        }
        Ok(())
    }

    /// A page is loaded anew: the device forgets everything.
    fn reload(&mut self, pirate: usize) -> Result<(), String> {
        self.tell_device(pirate, client::Input::Leave)?;
        self.pirates[pirate].device = Device::new(self.bug, &mut self.rng);
        self.tell_device(pirate, client::Input::SetOut)
    }

    /// Says something on a living, greeted connection that the device knows nothing of.
    fn say_beside(&mut self, pirate: usize, message: ClientMessage) {
        let connection = self.pirates[pirate].connection.as_ref();
        if connection.is_some_and(|connection| connection.seq.is_some() && connection.hellos.is_empty()) {
            self.carry(pirate, message);
        }
    }

    // Devices.

    fn tell_device(&mut self, pirate: usize, input: client::Input) -> Result<(), String> {
        let Pirate { device, guest, .. } = &mut self.pirates[pirate];
        let wanted = device.tell(self.now, input, guest, &self.oracle)?;
        for wanted in wanted {
            self.obey(pirate, wanted)?;
        }
        self.set_alarm(pirate)
    }

    fn set_alarm(&mut self, pirate: usize) -> Result<(), String> {
        let deadline = self.pirates[pirate].device.next_deadline();
        if deadline.is_some_and(|deadline| deadline <= self.now) {
            return Err("a client is busy: its clock rings at once again".into());
        }
        if let Some(deadline) = deadline.filter(|deadline| self.pirates[pirate].alarm != Some(*deadline)) {
            self.at(deadline, Event::Alarm { pirate });
        }
        self.pirates[pirate].alarm = deadline;
        Ok(())
    }

    fn ring(&mut self, pirate: usize) -> Result<(), String> {
        if self.pirates[pirate].alarm == Some(self.now) {
            self.pirates[pirate].alarm = None;
            self.tally.held += 1;
            self.tell_device(pirate, client::Input::Tick)?;
        }
        Ok(())
    }

    fn obey(&mut self, pirate: usize, wanted: Wanted) -> Result<(), String> {
        match wanted {
            Wanted::Dial(call) => self.dial(pirate, call),
            Wanted::HangUp(_) => self.cut(pirate, Notice::Never),
            Wanted::Send { message, .. } => {
                // What a client says can be read.
                let message = decode_client(&message.encode()).map_err(|error| error.to_string())?;
                if let ClientMessage::Command { id, request } = &message {
                    self.ids.push(id.clone());
                    self.pirates[pirate].said(id.clone(), request.clone());
                }
                let is_twice = self.mood == Mood::Wild
                    && matches!(message, ClientMessage::Hello { .. })
                    && self.rng.below(8) == 0;
                if is_twice {
                    self.carry(pirate, message.clone());
                }
                self.carry(pirate, message);
            }
            _ => {}
        }
        Ok(())
    }

    fn dial(&mut self, pirate: usize, call: Call) {
        let node = self.rng.index(self.nodes.len());
        let fails = self.mood == Mood::Wild && self.rng.below(10) == 0;
        let delay = self.delay(100);
        self.after(delay, Event::Answered { pirate, call, node: (!fails).then_some(node) });
    }

    fn answered(&mut self, pirate: usize, call: Call, node: Option<usize>) -> Result<(), String> {
        if !self.pirates[pirate].device.is_on(call) {
            return Ok(());
        }
        let Some(node) = node.filter(|node| self.nodes[*node].room.is_some()) else {
            return self.tell_device(pirate, client::Input::Lost { call, why: None });
        };
        let id = self.new_client();
        let connection = Connection { id, node, call, hellos: VecDeque::new(), seq: None, is_dead: false };
        self.pirates[pirate].connection = Some(connection);
        self.tell_device(pirate, client::Input::Opened(call))
    }

    /// Takes a message to the node, if it gets there.
    fn carry(&mut self, pirate: usize, message: ClientMessage) {
        let guest = self.pirates[pirate].guest.clone();
        let Some(connection) =
            self.pirates[pirate].connection.as_mut().filter(|connection| !connection.is_dead)
        else {
            return;
        };
        let (client, node) = (connection.id, connection.node);
        let input = match message {
            ClientMessage::Hello { last, .. } => {
                connection.hellos.push_back(last);
                Input::Connected { client, guest, last }
            }
            ClientMessage::Command { id, request } => Input::Command { client, id, request },
            ClientMessage::Ping {} => return self.downlink(pirate, &ServerMessage::Pong {}),
        };
        self.uplink(client, node, input);
    }

    /// Ends a connection: the node hears of it, and the device now, later, or by the silence.
    fn cut(&mut self, pirate: usize, notice: Notice) {
        let Some(connection) =
            self.pirates[pirate].connection.as_mut().filter(|connection| !connection.is_dead)
        else {
            return;
        };
        connection.is_dead = true;
        let (client, node, call) = (connection.id, connection.node, connection.call);
        self.uplink(client, node, Input::Disconnected { client });
        match notice {
            // What is under way still arrives.
            Notice::Soon => {
                let arrival = self.arrival(client);
                self.at(arrival, Event::Lost { pirate, call });
            }
            Notice::BySilence | Notice::Never => self.pirates[pirate].connection = None,
        }
    }

    fn notice(&mut self) -> Notice {
        if self.rng.below(2) == 0 { Notice::Soon } else { Notice::BySilence }
    }

    fn lost(&mut self, pirate: usize, call: Call) -> Result<(), String> {
        self.pirates[pirate].connection.take_if(|connection| connection.call == call && connection.is_dead);
        self.tell_device(pirate, client::Input::Lost { call, why: None })
    }

    /// Those who leave do so now, unless nobody would stay at the table: then the table rightly sleeps for ever.
    fn everybody_who_leaves_is_gone(&mut self) -> Result<(), String> {
        let somebody_stays =
            self.pirates.iter().any(|pirate| !pirate.leaves && self.oracle.is_seated(&pirate.guest));
        if !somebody_stays {
            self.pirates.iter_mut().for_each(|pirate| pirate.leaves = false);
        }
        for pirate in 0..self.pirates.len() {
            if self.pirates[pirate].leaves {
                self.tell_device(pirate, client::Input::Leave)?;
            }
        }
        Ok(())
    }

    fn new_client(&mut self) -> ClientId {
        self.connections += 1;
        ClientId(self.connections)
    }

    fn pirate_of(&self, client: ClientId) -> Option<usize> {
        self.pirates
            .iter()
            .position(|pirate| pirate.connection.as_ref().is_some_and(|connection| connection.id == client))
    }

    // The end.

    /// Where everybody is, for a report.
    fn picture(&self) -> String {
        let rooms = self.nodes.iter().filter_map(|node| node.room.as_ref());
        let tables: Vec<String> =
            rooms.map(|room| format!("{} {:?}", room.seq(), room.table().seats)).collect();
        format!("{} entries, {tables:#?}", self.log.len())
    }

    /// Whoever is connected knows the table as it is, unless they are about to be told.
    fn check_table(&self, pirate: &Pirate) -> Result<(), String> {
        if self.oracle.is_locked_out(&pirate.guest) {
            return Ok(());
        }
        let Some(connection) = &pirate.connection else { return Ok(()) };
        let Some(room) = &self.nodes[connection.node].room else { return Ok(()) };
        let known = pirate.device.table.clone().map(Table::still);
        if known != Some(room.table().still()) && room.next_deadline().is_none() {
            return Err(format!("{:?} knows an old table", pirate.guest));
        }
        Ok(())
    }

    fn check_end(&self) -> Result<(), String> {
        self.oracle.check_commands()?;
        self.pirates.iter().try_for_each(|pirate| pirate.check_end(&self.oracle))?;
        self.pirates.iter().try_for_each(|pirate| self.check_table(pirate))?;
        let fresh = Room::open(GAMES, Limits::usual(), &self.log).map_err(|error| error.to_string())?;
        for room in self.nodes.iter().filter_map(|node| node.room.as_ref()) {
            if room.seq() != fresh.seq() {
                return Err(format!("a node is at {} of {}", room.seq(), fresh.seq()));
            }
            for pirate in &self.pirates {
                let viewers = [room.viewer_of(&pirate.guest), fresh.viewer_of(&pirate.guest)];
                let [live, replayed] = [(room, viewers[0]), (&fresh, viewers[1])]
                    .map(|(room, viewer)| room.snapshot(viewer).map(|snapshot| snapshot.to_string()));
                if live != replayed {
                    return Err("a node's game is not its log's".into());
                }
            }
        }
        Ok(())
    }

    // Time.

    fn delay(&mut self, most: u32) -> Millis {
        1 + Millis::from(self.rng.below(most))
    }

    fn after(&mut self, delay: Millis, event: Event) {
        self.at(self.now + delay, event);
    }

    fn at(&mut self, time: Millis, event: Event) {
        self.order += 1;
        self.agenda.push(Reverse((time, self.order)));
        self.events.insert(self.order, event);
    }
}
