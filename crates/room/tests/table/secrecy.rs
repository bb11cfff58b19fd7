//! What a guest is sent does not depend on what is hidden from them: in two worlds that look the same to a
//! viewer, everything a room sends to that viewer is the same, byte for byte.

use std::collections::{BTreeMap, BTreeSet};

use engine::GameRng;
use protocol::{Clock, Custom, Door, Request};
use room::{Change, ClientId, Entry, Input, Limits, Millis, Output, Room};

use crate::bench::{act, client, guest, id, seat};
use crate::coconuts::{GAMES, opened, raw};

const SEATS: u8 = 4;
/// People have the seats before this one, and a bot has it.
const BOT: u8 = 3;
const PAIRS: u64 = 400;
const WATCHER: u64 = 9;
const NEWCOMER: u64 = 8;

/// Who holds which coconuts, the one to be thrown first in front.
type Deal = [[u8; 2]; SEATS as usize];

/// A game that has just been dealt so.
fn log(deal: &Deal) -> Vec<Entry> {
    let entry = Entry::of;
    let hands = deal.map(|mut hand| {
        hand.sort_unstable();
        hand
    });
    let people =
        (0..BOT).map(|idx| Change::Sat { seat: seat(idx), guest: who(idx), name: format!("P{idx}") });
    let steps = vec![raw(&serde_json::json!({ "chance": hands }).to_string())];
    let bots = vec![(seat(BOT), "highest".to_owned())];
    let changes = people.chain([Change::Started { rules: 1, bots, steps }]).map(entry);
    std::iter::once(opened(SEATS)).chain(changes).collect()
}

fn who(idx: u8) -> room::GuestKey {
    guest(&format!("guest {idx}"))
}

/// Runs a table and keeps every byte that goes to a client, with the time and in order.
struct Wire {
    room: Room,
    rng: GameRng,
    now: Millis,
    frames: BTreeMap<ClientId, Vec<(Millis, String)>>,
    /// What was appended.
    changes: Vec<Change>,
    /// How long a bot thinks, by what it decides.
    thinking: Thinking,
    /// Answers of bots, and when they have thought.
    thoughts: Vec<(Millis, Input)>,
}

/// How long it takes to decide for this coconut, in milliseconds.
type Thinking = fn(Millis) -> Millis;

/// Bots decide before anything else happens, in less time than their moves take, or in longer; or, whatever they decide, in
/// a time that is now before a moment of theirs and now behind it.
const SPEEDS: [Thinking; 5] =
    [|_| 0, |number| 60 * number, |number| 1_650 + 60 * number, |_| 1_100, |_| 2_700];

/// How long it takes to decide follows from the secret, on this side of a moment or on that.
const STRADDLING: Thinking = |number| 190 + 370 * number;

impl Wire {
    fn open(deal: &Deal, thinking: Thinking) -> Self {
        Self::within(Limits::usual(), deal, thinking)
    }

    fn within(limits: Limits, deal: &Deal, thinking: Thinking) -> Self {
        let room = Room::open(GAMES, limits, &log(deal)).expect("the log can be folded");
        let (rng, frames) = (GameRng::from_number(5), BTreeMap::new());
        Self { room, rng, now: 0, frames, changes: Vec::new(), thinking, thoughts: Vec::new() }
    }

    /// Lets time pass: bots have thought, and what is due happens.
    fn pass(&mut self, span: Millis) {
        let end = self.now + span;
        while self.next_moment().is_some_and(|at| at <= end) {
            self.step();
        }
        self.now = end;
    }

    fn next_moment(&self) -> Option<Millis> {
        let thoughts = self.thoughts.iter().map(|(at, _)| *at);
        thoughts.chain(self.room.next_deadline()).min().map(|at| at.max(self.now))
    }

    /// The next thing that happens by itself.
    fn step(&mut self) {
        let Some(now) = self.next_moment() else { return };
        self.now = now;
        let thought = self.thoughts.iter().position(|(at, _)| *at <= now);
        let input = thought.map_or(Input::Tick, |place| self.thoughts.remove(place).1);
        self.input(input);
    }

    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for output in self.room.handle(self.now, &mut self.rng, input) {
                match output {
                    Output::Append { seq, entry } => {
                        self.changes.push(entry.change);
                        inputs.push(Input::Stored { seq });
                    }
                    Output::Send { to, frame } | Output::SendLatest { to, frame } => {
                        for client in to {
                            self.frames.entry(client).or_default().push((self.now, frame.to_string()));
                        }
                    }
                    Output::AskBot { seat, seq, job } => {
                        let action = job.decide().action;
                        let number = action.get().parse().expect("the number of a coconut");
                        let (thinking, input) =
                            ((self.thinking)(number), Input::BotAnswered { seat, seq, action });
                        match thinking {
                            0 => inputs.push(input),
                            _ => self.thoughts.push((self.now + thinking, input)),
                        }
                    }
                    Output::Read { .. } | Output::Carried { .. } | Output::Close { .. } => {}
                }
            }
        }
    }

    fn connect(&mut self, number: u64, guest: room::GuestKey) {
        self.input(Input::Connected { client: client(number), guest, last: Some(1) });
    }

    fn command(&mut self, number: u64, name: &str, request: Request) {
        self.input(Input::Command { client: client(number), id: id(name), request });
    }
}

/// Everything that can happen around one round: throws good and bad, a player who goes and for whom a bot stands
/// in, one who comes back, and a watcher.
fn play(deal: &Deal, thinking: Thinking) -> Wire {
    let mut wire = Wire::open(deal, thinking);
    wire.connect(WATCHER, guest("watcher"));
    for idx in 0..BOT {
        wire.connect(u64::from(idx), who(idx));
    }
    for number in 0..12 {
        wire.command(0, &format!("guess-{number}"), act(&format!("{}", 90 + number)));
        wire.command(WATCHER, &format!("peek-{number}"), act(&number.to_string()));
    }
    wire.command(0, "malformed", act("[]"));
    take_back(&mut wire, deal);
    for idx in 0..BOT {
        wire.pass(10);
        wire.command(u64::from(idx), "throw", act(&deal[usize::from(idx)][0].to_string()));
        wire.command(u64::from(idx), "throw", act(&deal[usize::from(idx)][0].to_string()));
    }
    around(&mut wire);
    this_evening(&mut wire);
    wire.command(1, "leave", Request::Stand {});
    wire.input(Input::Disconnected { client: client(2) });
    wire.connect(5, who(0));
    // Bots throw the last coconuts of the other seats in their own time. Seat 0 never does, so nobody sees them.
    wire.pass(60_000);
    while wire.next_moment().is_some() {
        wire.step();
    }
    wire
}

/// Every way to speak, to be let in, and to change how the table is kept, with a game on.
fn around(wire: &mut Wire) {
    let customs = vec![Custom::WatchersTalk(true), Custom::OwnWords(true)];
    wire.command(0, "keep", Request::Keep { customs });
    for (number, who) in [(0, "a"), (1, "b"), (WATCHER, "w")] {
        wire.pass(20_000);
        wire.command(number, &format!("say-{who}"), Request::Say { phrase: "arr".into() });
        wire.pass(2_000);
        wire.command(number, &format!("write-{who}"), Request::Write { text: "Ahoy".into() });
        wire.command(number, &format!("nudge-{who}"), Request::Nudge { seat: seat(2) });
    }
    at_the_door(wire);
    wire.command(0, "rest", Request::Pause { rests: true });
    wire.command(1, "peek", act("1"));
    wire.command(1, "go-on", Request::Pause { rests: false });
    wire.command(1, "bot-for-me", Request::StandIn { seat: seat(1), plays: true });
    wire.pass(700);
    wire.input(Input::Tick);
    wire.command(1, "back", Request::StandIn { seat: seat(1), plays: false });
    wire.command(0, "hand-over", Request::HandOver { seat: seat(1) });
    wire.command(1, "hand-back", Request::HandOver { seat: seat(0) });
    wire.command(0, "swap", Request::Swap { seat: seat(0), with: seat(1) });
    wire.command(0, "lay", Request::Lay { game: "coconuts".into(), options: raw("{}"), seats: 3 });
    for number in [0, WATCHER] {
        wire.input(Input::Disconnected { client: client(number) });
        let guest = if number == 0 { who(0) } else { guest("watcher") };
        wire.connect(number, guest);
    }
}

/// Newcomers knock for the seat of a bot, are turned away, let in, admitted and removed; the door is locked and opened.
fn at_the_door(wire: &mut Wire) {
    let knock = |name: &str| Request::Sit { name: name.into(), seat: Some(seat(BOT)) };
    wire.connect(NEWCOMER, guest("newcomer"));
    wire.command(NEWCOMER, "knock", knock("Zoe"));
    let first = wire.room.seq();
    wire.command(2, "not-the-host", Request::Admit { knock: first });
    wire.command(0, "turn-away", Request::TurnAway { knock: first });
    wire.command(NEWCOMER, "knock-again", knock("Zoe"));
    wire.command(0, "let-in", Request::LetIn { removal: wire.room.seq() });
    wire.command(NEWCOMER, "welcome", knock("Zoe"));
    wire.command(NEWCOMER, "stand", Request::Stand {});
    wire.command(WATCHER, "watcher-knocks", knock("Will"));
    wire.command(0, "admit", Request::Admit { knock: wire.room.seq() });
    wire.command(0, "remove", Request::ClearSeat { seat: seat(BOT) });
    wire.command(0, "pardon", Request::LetIn { removal: wire.room.seq() });
    wire.connect(6, guest("stranger"));
    let watcher = wire.room.table().watchers.last().expect("somebody new watches").number;
    wire.command(0, "show-out", Request::ShowOut { watcher });
    wire.command(0, "lock", Request::Keep { customs: vec![Custom::Door(Door::Locked)] });
    wire.connect(6, guest("stranger"));
    wire.command(0, "open", Request::Keep { customs: vec![Custom::Door(Door::Open)] });
}

/// A throw that is taken back, while others would like to go on.
fn take_back(wire: &mut Wire, deal: &Deal) {
    wire.command(0, "rash", act(&deal[0][0].to_string()));
    wire.command(0, "take-back", Request::TakeBack {});
    wire.command(1, "hold", act(&deal[1][0].to_string()));
    wire.command(2, "agree-2", Request::Agree { yes: true });
    wire.command(1, "agree-1", Request::Agree { yes: true });
}

/// Clocks, a seat that travels, a countdown that cannot begin, and one who gives up.
fn this_evening(wire: &mut Wire) {
    let clock = |clock| Request::Keep { customs: vec![Custom::Clock(clock), Custom::BestOf(Some(3))] };
    wire.command(0, "clock", clock(Some(Clock::Game { seconds: 600 })));
    wire.pass(1_500);
    wire.input(Input::Carry { number: 1, from: who(2), to: guest("phone") });
    wire.connect(7, guest("phone"));
    wire.command(2, "fetch", Request::FetchSeat {});
    wire.input(Input::Carry { number: 2, from: who(2), to: guest("phone") });
    wire.command(0, "send-back", Request::SendBack { seat: seat(2) });
    wire.command(7, "fetch-again", Request::FetchSeat {});
    wire.command(0, "count-down", Request::Countdown { runs: true, bot: None });
    wire.command(0, "clock-for-moves", clock(Some(Clock::Move { seconds: 600 })));
    wire.pass(2_500);
    wire.command(2, "not-mine", Request::TakeBack {});
    wire.command(2, "give-up", Request::Concede {});
    wire.command(0, "no-clock", clock(None));
}

/// Two deals that differ only in what seats 1 and 2 have kept, which neither seat 0 nor a watcher can know.
fn pair(rng: &mut GameRng) -> (Deal, Deal) {
    let mut coconuts: Vec<u8> = (0..2 * SEATS + 1).collect();
    rng.shuffle(&mut coconuts);
    let dealt = [0, 2, 4, 6].map(|at| [coconuts[at], coconuts[at + 1]]);
    let kept = [coconuts[3], coconuts[5], coconuts[8]];
    let mut hidden = kept;
    while hidden == kept {
        rng.shuffle(&mut hidden);
    }
    let mut other = dealt;
    (other[1][1], other[2][1]) = (hidden[0], hidden[1]);
    (dealt, other)
}

#[test]
fn nothing_that_a_player_or_a_watcher_is_sent_depends_on_what_is_hidden_from_them() {
    let mut rng = GameRng::from_number(1720);
    let mut frames = 0;
    for number in 0..PAIRS {
        let (one, other) = pair(&mut rng);
        let thinking = SPEEDS[usize::try_from(number).expect("small") % SPEEDS.len()];
        let (sent, sent_other) = (play(&one, thinking).frames, play(&other, thinking).frames);
        for viewer in [0, 5, WATCHER, NEWCOMER].map(client) {
            assert_eq!(sent[&viewer], sent_other[&viewer], "pair {number}: {one:?} and {other:?}");
            frames += sent[&viewer].len();
        }
        // The pair is a real one: those who can see the difference do.
        assert!(sent[&client(1)] != sent_other[&client(1)] || sent[&client(2)] != sent_other[&client(2)]);
    }
    assert!(frames > usize::try_from(PAIRS).expect("small") * 30, "much was compared: {frames}");
}

/// A bot takes a seat over whose last coconut nobody else knows, and throws it face down after thinking about it. What the
/// first player and a watcher are sent from then on, and when.
fn lone_secret(limits: Limits, deal: &Deal) -> [Vec<(Millis, String)>; 2] {
    let mut wire = Wire::within(limits, deal, STRADDLING);
    wire.connect(WATCHER, guest("watcher"));
    for idx in 0..BOT {
        wire.connect(u64::from(idx), who(idx));
        wire.command(u64::from(idx), "throw", act(&deal[usize::from(idx)][0].to_string()));
    }
    // The bot that has a seat from the beginning is through with both of its own.
    wire.pass(30_000);
    wire.frames.clear();
    wire.command(1, "leave", Request::Stand {});
    wire.pass(30_000);
    [0, WATCHER].map(|viewer| wire.frames.remove(&client(viewer)).unwrap_or_default())
}

/// By how many waits the last frame comes later in one world than in the other; everything else is the same in both.
fn waits_apart(deals: (&Deal, &Deal), limits: &Limits) -> Result<i64, String> {
    let (one, other) = (lone_secret(limits.clone(), deals.0), lone_secret(limits.clone(), deals.1));
    let mut waits = BTreeSet::new();
    for (sent, sent_other) in one.iter().zip(&other) {
        let told = |frames: &[(Millis, String)]| frames.iter().map(|(_, frame)| frame.clone()).collect();
        let told: [Vec<String>; 2] = [told(sent), told(sent_other)];
        if told[0] != told[1] {
            return Err(format!("{deals:?} are told apart by what is sent"));
        }
        let times =
            sent.iter().zip(sent_other).map(|((at, _), (other, _))| at.cast_signed() - other.cast_signed());
        waits.extend(times.filter(|apart| *apart != 0));
    }
    let step = Limits::usual().bot_pace_ms.1.cast_signed();
    match Vec::from_iter(waits)[..] {
        [] => Ok(0),
        [apart] if apart % step == 0 => Ok(apart / step),
        ref apart => Err(format!("{deals:?} are told apart by their times: {apart:?}")),
    }
}

#[test]
fn a_bot_that_thinks_longer_for_one_secret_comes_whole_waits_later_and_at_no_other_time() {
    let mut rng = GameRng::from_number(1721);
    let mut came = BTreeMap::new();
    for _ in 0..200 {
        let (one, other) = pair(&mut rng);
        let waits = waits_apart((&one, &other), &Limits::usual()).unwrap_or_else(|why| panic!("{why}"));
        *came.entry(waits).or_insert(0) += 1;
    }
    // Thinking ended on both sides of a moment, and of the next.
    assert!(came.keys().any(|waits| *waits < 0) && came.keys().any(|waits| *waits > 0), "{came:?}");
    assert!(came.contains_key(&0), "{came:?}");
}

#[test]
fn a_table_whose_bots_move_when_they_have_thought_is_found() {
    let mut rng = GameRng::from_number(1721);
    let hasty = Limits { bot_pace_ms: (0, 1), ..Limits::usual() };
    let found = (0..20).find_map(|_| {
        let (one, other) = pair(&mut rng);
        waits_apart((&one, &other), &hasty).err()
    });
    assert!(found.is_some_and(|why| why.contains("by their times")), "it was not found");
}

const DEAL: Deal = [[0, 1], [2, 3], [4, 5], [6, 7]];

#[test]
fn what_is_compared_has_really_happened() {
    let changes = play(&DEAL, SPEEDS[0]).changes;
    let has = |is_it: fn(&Change) -> bool| changes.iter().filter(|change| is_it(change)).count();
    assert_eq!(has(|change| matches!(change, Change::Knocked { .. })), 2);
    assert_eq!(has(|change| matches!(change, Change::TurnedAway { .. })), 1);
    assert_eq!(has(|change| matches!(change, Change::ShownOut { .. })), 1);
    assert_eq!(has(|change| matches!(change, Change::LetIn { .. })), 2);
    assert_eq!(has(|change| matches!(change, Change::Sat { .. })), 2);
    assert_eq!(has(|change| matches!(change, Change::Stood { .. })), 3);
    assert_eq!(has(|change| matches!(change, Change::TakenBack { .. })), 1);
    assert_eq!(has(|change| matches!(change, Change::Carried { .. })), 3);
    assert_eq!(has(|change| matches!(change, Change::SentBack { .. })), 1);
    assert_eq!(has(|change| matches!(change, Change::Conceded { .. })), 1);
    assert_eq!(has(|change| matches!(change, Change::Kept { .. })), 6);
    assert!(has(|change| matches!(change, Change::Played { .. })) >= 8);
}

#[test]
fn no_frame_says_who_a_guest_is() {
    let sent = play(&DEAL, SPEEDS[0]).frames;
    assert!(sent.values().flatten().all(|(_, frame)| !frame.contains("guest ")));
}
