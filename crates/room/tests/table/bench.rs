//! A room on the bench: a store and bots that do what a test says, and a letter box for every client.

use std::collections::{BTreeMap, VecDeque};

use engine::{GameRng, Message, Seat};
use hosting::BotJob;
use protocol::{
    CommandId, Custom, Customs, Happening, Json, Phase, Request, Seq, ServerMessage, Table, Update, Welcome,
    decode_server,
};
use room::{ClientId, Entry, GuestKey, Input, Limits, Millis, Output, Room};

use crate::coconuts::{GAMES, opened, raw};

/// What the store does with an append.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Store {
    /// Stores it at once.
    Quick,
    /// Waits until the test says what happens.
    Waiting,
}

/// A room and everything around it.
pub struct Bench {
    pub room: Room,
    pub log: Vec<Entry>,
    pub now: Millis,
    pub store: Store,
    /// Appends that wait for the store.
    pub appends: VecDeque<(Seq, Entry)>,
    /// Bots that were asked and have not thought.
    pub jobs: VecDeque<(Seat, Seq, BotJob)>,
    pub closed: Vec<ClientId>,
    pub reads: Vec<Seq>,
    /// How wishes to carry a seat ended: their numbers, and why they were refused.
    pub carried: Vec<(u64, Option<String>)>,
    pub rng: GameRng,
    boxes: BTreeMap<ClientId, Vec<ServerMessage>>,
    commands: u32,
}

pub fn guest(name: &str) -> GuestKey {
    GuestKey(name.to_owned())
}

pub fn client(number: u64) -> ClientId {
    ClientId(number)
}

pub fn id(text: &str) -> CommandId {
    CommandId::new(text).expect("a sound id")
}

pub fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

pub fn sit(name: &str) -> Request {
    Request::Sit { name: name.into(), seat: None }
}

pub fn sit_at(name: &str, idx: u8) -> Request {
    Request::Sit { name: name.into(), seat: Some(seat(idx)) }
}

pub fn act(json: &str) -> Request {
    Request::Act { action: raw(json) }
}

/// The host keeps the table like this, and not otherwise.
pub fn keep(customs: &Customs) -> Request {
    let Customs { door, grace_s, watchers_talk, own_words, clock, best_of } = customs.clone();
    let customs = vec![
        Custom::Door(door),
        Custom::GraceS(grace_s),
        Custom::WatchersTalk(watchers_talk),
        Custom::OwnWords(own_words),
        Custom::Clock(clock),
        Custom::BestOf(best_of),
    ];
    Request::Keep { customs }
}

pub const START: Request = Request::Start { bot: None };

impl Bench {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, Limits::usual())
    }

    pub fn with(seats: u8, limits: Limits) -> Self {
        Self::reopen(vec![opened(seats)], limits, 10_000)
    }

    pub fn reopen(log: Vec<Entry>, limits: Limits, now: Millis) -> Self {
        // The ids of commands that the log has are not used again.
        let commands = u32::try_from(1_000 * log.len()).expect("small");
        Self {
            room: Room::open(GAMES, limits, &log).expect("the log can be folded"),
            log,
            now,
            store: Store::Quick,
            appends: VecDeque::new(),
            jobs: VecDeque::new(),
            closed: Vec::new(),
            reads: Vec::new(),
            carried: Vec::new(),
            rng: GameRng::from_number(1),
            boxes: BTreeMap::new(),
            commands,
        }
    }

    /// A table of people called a, b, c, each client with the number of their seat; the game is on.
    pub fn playing(people: u8) -> Self {
        let mut bench = Self::new(people);
        for idx in 0..people {
            let name = char::from(b'a' + idx).to_string();
            bench.connect(u64::from(idx), &name);
            bench.command(u64::from(idx), sit(&name));
        }
        bench.done(0, START);
        assert_eq!(bench.phase(), Phase::Playing);
        bench.clear_boxes();
        bench
    }

    pub fn input(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.room.handle(self.now, &mut self.rng, input) {
                match output {
                    Output::Append { seq, entry } if self.store == Store::Quick => {
                        assert_eq!(seq, self.log.len() as u64 + 1);
                        self.log.push(entry);
                        inputs.push_back(Input::Stored { seq });
                    }
                    Output::Append { seq, entry } => self.appends.push_back((seq, entry)),
                    Output::Send { to, frame } | Output::SendLatest { to, frame } => {
                        self.deliver(&to, &frame);
                    }
                    Output::AskBot { seat, seq, job } => self.jobs.push_back((seat, seq, job)),
                    Output::Read { from } => self.reads.push(from),
                    Output::Carried { number, refused } => {
                        self.carried.push((number, refused.map(|why| why.key.to_string())));
                    }
                    Output::Close { client } => self.closed.push(client),
                }
            }
        }
    }

    fn deliver(&mut self, to: &[ClientId], frame: &str) {
        let message = decode_server(frame).expect("a room speaks the protocol");
        for client in to {
            self.boxes.entry(*client).or_default().push(message.clone());
        }
    }

    pub fn connect(&mut self, number: u64, name: &str) -> Welcome {
        self.come_back(number, name, None)
    }

    pub fn come_back(&mut self, number: u64, name: &str, last: Option<Seq>) -> Welcome {
        self.input(Input::Connected { client: client(number), guest: guest(name), last });
        let welcome = self.boxes.get(&client(number)).and_then(|letters| {
            letters.iter().rev().find_map(|message| match message {
                ServerMessage::Welcome(welcome) => Some(welcome.clone()),
                _ => None,
            })
        });
        welcome.expect("a welcome")
    }

    pub fn disconnect(&mut self, number: u64) {
        self.input(Input::Disconnected { client: client(number) });
    }

    /// Sends a command under a new id and gives the answer, if there is one yet.
    pub fn command(&mut self, number: u64, request: Request) -> Option<Result<Seq, String>> {
        self.commands += 1;
        let id = format!("command-{}", self.commands);
        self.command_as(number, &id, request)
    }

    pub fn command_as(&mut self, number: u64, name: &str, request: Request) -> Option<Result<Seq, String>> {
        self.input(Input::Command { client: client(number), id: id(name), request });
        self.answer(number, name)
    }

    /// The newest answer to a command.
    pub fn answer(&self, number: u64, name: &str) -> Option<Result<Seq, String>> {
        self.boxes.get(&client(number))?.iter().rev().find_map(|message| match message {
            ServerMessage::Done { id, seq } if id.as_str() == name => Some(Ok(*seq)),
            ServerMessage::Refused { id: Some(id), reason } if id.as_str() == name => {
                Some(Err(reason.key.to_string()))
            }
            _ => None,
        })
    }

    /// What this client was told in passing, in order, by its keys.
    pub fn remarks(&self, number: u64) -> Vec<String> {
        self.remarked(number).iter().map(|message| message.key.to_string()).collect()
    }

    /// What this client was told in passing, in order.
    pub fn remarked(&self, number: u64) -> Vec<Message> {
        let told = self.boxes.get(&client(number)).into_iter().flatten();
        let remarks = told.filter_map(|message| match message {
            ServerMessage::Remark { message } => Some(message.clone()),
            _ => None,
        });
        remarks.collect()
    }

    /// The command is refused for this reason, and nothing has changed.
    pub fn refused(&mut self, number: u64, request: Request, key: &str) {
        let entries = self.log.len();
        assert_eq!(self.command(number, request), Some(Err(key.to_owned())));
        assert_eq!(self.log.len(), entries, "a refused command changes nothing");
        assert!(self.appends.is_empty());
    }

    pub fn done(&mut self, number: u64, request: Request) {
        let answer = self.command(number, request);
        assert!(matches!(answer, Some(Ok(_))), "{answer:?}");
    }

    pub fn stored(&mut self) {
        let (seq, entry) = self.appends.pop_front().expect("something waits for the store");
        self.log.push(entry);
        self.input(Input::Stored { seq });
    }

    /// Lets the next asked bot think and answer.
    pub fn think(&mut self) -> Json {
        let (seat, seq, job) = self.jobs.pop_front().expect("a bot was asked");
        let action = job.decide().action;
        self.input(Input::BotAnswered { seat, seq, action: action.clone() });
        action
    }

    pub fn wait(&mut self, span: Millis) {
        self.now += span;
        self.input(Input::Tick);
    }

    /// Everything a client has got since it was last asked.
    pub fn letters(&mut self, number: u64) -> Vec<ServerMessage> {
        self.boxes.remove(&client(number)).unwrap_or_default()
    }

    pub fn updates(&mut self, number: u64) -> Vec<Update> {
        let updates = self.letters(number).into_iter().filter_map(|message| match message {
            ServerMessage::Update(update) => Some(update),
            _ => None,
        });
        updates.collect()
    }

    /// The keys of all notes that a connection was told.
    pub fn notes(&mut self, number: u64) -> Vec<String> {
        let happenings = self.updates(number).into_iter().flat_map(|update| update.happenings);
        let notes = happenings.filter_map(|happening| match happening {
            Happening::Note(note) => Some(note.key.to_string()),
            Happening::Event(_) => None,
        });
        notes.collect()
    }

    pub fn clear_boxes(&mut self) {
        self.boxes.clear();
    }

    pub fn phase(&self) -> Phase {
        self.room.table().phase
    }

    pub fn table(&self) -> Table {
        self.room.table()
    }

    /// What the seat may throw.
    pub fn legal(&self, idx: u8) -> Vec<String> {
        let snapshot = self.room.snapshot(hosting::Viewer::Seat(seat(idx))).expect("a game");
        legal(self.room.terms().seats, &snapshot)
    }

    pub fn throw(&mut self, idx: u8) -> Option<Result<Seq, String>> {
        let action = self.legal(idx)[0].clone();
        self.command(u64::from(idx), act(&action))
    }

    /// Everybody throws until the game is over.
    pub fn finish(&mut self, people: u8) {
        for _ in 0..2 {
            for idx in 0..people {
                assert!(matches!(self.throw(idx), Some(Ok(_))));
            }
        }
        assert_eq!(self.phase(), Phase::Over);
    }
}

/// What the viewer of this snapshot may throw, at a table of so many.
pub fn legal(seats: u8, snapshot: &Json) -> Vec<String> {
    let rules = GAMES[0].rules(&raw(r#"{"spare":1}"#), seats).expect("the options can be played");
    let legal = rules.legal(snapshot).expect("a snapshot of the game");
    legal.iter().map(|action| action.get().to_owned()).collect()
}
