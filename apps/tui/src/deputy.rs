//! A program in a seat of a served table. It is told over a wire what its seat learns and what it may do, as lines of
//! JSON, and whatever it answers is done: the table takes it for a player like any other.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Instant;

use anyhow::{Result, anyhow, bail};
use client::{Client, Manners, Millis, Pace};
use engine::{GameRng, Seat, Stop};
use hosting::{AnyGame, AnyRules, Gone, Json, Wire};
use protocol::{Happening, Phase, Request, Seq, ServerMessage, Terms, Update, Welcome, decode_server};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use words::Words;

use crate::connection::{Guest, Heard, Link, Sink, TableLink};
use crate::play::{Stopwatch, fresh_rng};
use crate::tableau::{LinkState, Tableau};

/// A program that is to have a seat.
pub struct Deputy {
    /// Every game there is.
    pub games: &'static [&'static dyn AnyGame],
    /// The sentences of whoever watches it.
    pub words: Words,
    /// Which table.
    pub table: TableLink,
    /// Whom the server knows it as.
    pub guest: Guest,
    /// What it is called.
    pub name: String,
    /// The way to the program.
    pub wire: Box<dyn Wire>,
    /// After how many games it leaves; it stays, where that is not said.
    pub games_max: Option<u32>,
    /// Who begins.
    pub start: Start,
}

/// Who begins the games of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Somebody else.
    Others,
    /// The program, where it is the host; bots have the seats that are open.
    Own,
}

impl Deputy {
    /// Plays until the games are over, the table is gone, or the program has failed.
    ///
    /// # Errors
    /// If it gets no seat, or the program has failed. A bot of the table plays its seat to the end then.
    pub fn run(self) -> Result<Ending> {
        let client = Client::new(self.games, Manners::TERMINAL, Pace::AT_ONCE, fresh_rng()?);
        let tableau = Tableau::new(self.games, self.words, client);
        let (sender, heard) = channel();
        let sink: Sink = Arc::new(move |news| sender.send(news).is_ok());
        let link = Link::served(self.table, self.guest, sink)?;
        let chair = Chair::new(self.wire, self.name, self.start, fresh_rng()?);
        let (watch, games_max) = (Stopwatch::new(Instant::now()), self.games_max);
        let mut sitting = Sitting { tableau, link, heard, chair, watch, log: Log::default(), games_max };
        loop {
            if let Some(ending) = sitting.go_on()? {
                sitting.leave()?;
                return Ok(ending);
            }
        }
    }
}

/// A program at its table.
struct Sitting {
    tableau: Tableau,
    link: Link,
    heard: Receiver<Heard>,
    chair: Chair,
    watch: Stopwatch,
    log: Log,
    games_max: Option<u32>,
}

impl Sitting {
    /// Does what is due and waits for what comes next; how it ended, once it has.
    fn go_on(&mut self) -> Result<Option<Ending>> {
        self.catch_up()?;
        if self.chair.is_unseated {
            return Ok(Some(Ending::Unseated));
        }
        if self.games_max.is_some_and(|max| self.chair.games_over >= max) {
            return Ok(Some(Ending::Played));
        }
        match self.chair.wish(self.watch.now(), &self.tableau) {
            Ok(Some(request)) => self.tableau.ask(request),
            Ok(None) => return self.listen(),
            Err(gone) => return Ok(Some(Ending::Failed(gone))),
        }
        Ok(None)
    }

    /// Gives the seat up, so that nobody waits for it: a bot of the table plays on at once.
    fn leave(&mut self) -> Result<()> {
        if self.chair.you.is_none() {
            return Ok(());
        }
        self.tableau.ask(Request::Stand {});
        let until = self.watch.now() + LEAVING_MS;
        while self.chair.you.is_some() && self.watch.now() < until {
            self.catch_up()?;
            let Ok(news) = self.watch.wait(Some(until), &self.heard) else { break };
            // A program that has failed hears nothing of it.
            drop(self.chair.hear(self.watch.now(), &news));
            self.tableau.hear(news);
        }
        Ok(())
    }

    /// Brings what is known and told up to now, and sends what is to be sent.
    fn catch_up(&mut self) -> Result<()> {
        self.tableau.pass(self.watch.now());
        while self.tableau.show_next() {}
        self.tableau.take_errands().into_iter().for_each(|errand| self.link.run(errand));
        self.log.print(&mut self.tableau)?;
        match self.tableau.link() {
            LinkState::Gone(why) => bail!(why),
            _ => Ok(()),
        }
    }

    /// Waits for what the table says.
    fn listen(&mut self) -> Result<Option<Ending>> {
        let again = self.chair.refused.as_ref().map(|(_, again)| *again);
        let until = self.tableau.next_deadline().into_iter().chain(again).min();
        match self.watch.wait(until, &self.heard) {
            Ok(news) => {
                let told = self.chair.hear(self.watch.now(), &news);
                self.tableau.hear(news);
                Ok(told.err().map(Ending::Failed))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(anyhow!("the link is gone")),
        }
    }
}

/// How it ended.
pub enum Ending {
    /// As many games were played as were wanted.
    Played,
    /// The table gave it no seat, or took it back.
    Unseated,
    /// The program has failed.
    Failed(Gone),
}

/// What was printed of what the table tells.
#[derive(Default)]
struct Log {
    told: usize,
    notice: Option<String>,
}

impl Log {
    /// Prints what is new, and what the table did not want; the same only once in a row.
    fn print(&mut self, tableau: &mut Tableau) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for line in tableau.log_since(self.told) {
            writeln!(out, "{line}")?;
        }
        self.told = tableau.log_total();
        let notice = tableau.take_notice().filter(|notice| self.notice.as_ref() != Some(notice));
        if let Some(notice) = notice {
            writeln!(out, "{notice}")?;
            self.notice = Some(notice);
        }
        out.flush()
    }
}

/// How long a program waits that the table has refused: who plays very fast is told to wait.
const PAUSE_MS: Millis = 1_000;

/// How long the table has to hear that the seat is free.
const LEAVING_MS: Millis = 2_000;

/// The halves of a snapshot, as they are handed on.
#[derive(Deserialize)]
struct Halves {
    public: Box<RawValue>,
    private: Option<Box<RawValue>>,
}

/// What the program is told; `hosting::Outside` says the same of typed games.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Told<'a> {
    Sit {
        game: &'a str,
        options: &'a Value,
        seats: u8,
        seat: Seat,
        level: &'a str,
    },
    News {
        events: &'a [Json],
        deed: Option<Json>,
        public: &'a RawValue,
        private: &'a RawValue,
    },
    Choose {
        public: &'a RawValue,
        private: &'a RawValue,
        legal: &'a [Json],
        steps: u32,
        seed: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        limit_ms: Option<u64>,
    },
}

/// What it answers.
#[derive(Deserialize)]
struct Answer {
    action: Value,
}

/// The program's seat, and what the program has to be told.
struct Chair {
    wire: Box<dyn Wire>,
    name: String,
    start: Start,
    rng: GameRng,
    terms: Option<Terms>,
    you: Option<Seat>,
    /// How many games were begun at this table, and in which of them the program was told where it sits.
    games: u32,
    sits: Option<(u32, Seat)>,
    games_over: u32,
    is_over: bool,
    /// What was seen last, and whether there is something to decide that was not asked.
    snapshot: Option<Json>,
    is_due: bool,
    /// What it has decided and the table has not answered; what is learned meanwhile waits for that.
    deciding: Option<Json>,
    done: Option<(Seq, Json)>,
    held: Vec<(Seq, Vec<Json>, Json)>,
    /// What the table has refused, and when it is tried again if nothing changes meanwhile.
    refused: Option<(Json, Millis)>,
    has_asked: (bool, Option<u32>),
    /// Whether the table gave it no seat, or took it back.
    is_unseated: bool,
}

impl Chair {
    const fn new(wire: Box<dyn Wire>, name: String, start: Start, rng: GameRng) -> Self {
        Self {
            wire,
            name,
            start,
            rng,
            terms: None,
            you: None,
            games: 0,
            sits: None,
            games_over: 0,
            is_over: false,
            snapshot: None,
            is_due: false,
            deciding: None,
            done: None,
            held: Vec::new(),
            refused: None,
            has_asked: (false, None),
            is_unseated: false,
        }
    }

    /// Takes in what the table says, and tells the program what its seat learns from it.
    fn hear(&mut self, now: Millis, heard: &Heard) -> Result<(), Gone> {
        let Heard::Said { frames, .. } = heard else { return Ok(()) };
        for message in frames.iter().filter_map(|frame| decode_server(frame).ok()) {
            match message {
                ServerMessage::Welcome(welcome) => self.welcome(welcome),
                ServerMessage::Update(update) => self.update(update),
                ServerMessage::Done { seq, .. } => {
                    self.done = self.deciding.take().map(|action| (seq, action));
                }
                ServerMessage::Refused { .. } if self.you.is_none() => self.is_unseated = true,
                ServerMessage::Refused { .. } => {
                    self.refused = self.deciding.take().map(|action| (action, now + PAUSE_MS));
                }
                _ => {}
            }
            self.tell_held()?;
        }
        Ok(())
    }

    fn welcome(&mut self, welcome: Welcome) {
        let Welcome { you, seq, terms, table, snapshot, missed, .. } = welcome;
        self.terms = Some(terms);
        self.seat(you);
        self.note(table.games, table.phase);
        self.learn(seq, missed, snapshot);
    }

    fn update(&mut self, update: Update) {
        let Update { seq, you, terms, table, snapshot, happenings, .. } = update;
        self.seat(you);
        self.terms = terms.or(self.terms.take());
        if let Some(table) = table {
            self.note(table.games, table.phase);
        }
        self.learn(seq, happenings, snapshot);
    }

    /// Where it sits now. Whoever had a seat and has none was sent away.
    fn seat(&mut self, you: Option<Seat>) {
        self.is_unseated |= self.you.is_some() && you.is_none();
        self.you = you;
    }

    /// Counts the games that have come to an end.
    fn note(&mut self, games: u32, phase: Phase) {
        self.games = games;
        let is_over = phase == Phase::Over;
        if is_over && !self.is_over && self.sits.is_some_and(|(sits, _)| sits == games) {
            self.games_over += 1;
        }
        self.is_over = is_over;
    }

    fn learn(&mut self, seq: Seq, happenings: Vec<Happening>, snapshot: Option<Json>) {
        let events = happenings.into_iter().filter_map(|happening| match happening {
            Happening::Event(event) => Some(event),
            Happening::Note(_) => None,
        });
        let events: Vec<Json> = events.collect();
        self.snapshot = snapshot;
        (self.is_due, self.refused) = (true, None);
        if let Some(snapshot) = &self.snapshot {
            self.held.push((seq, events, snapshot.clone()));
        }
    }

    /// Tells the program what its seat has learned, unless it is not known yet whether that is its own deed.
    fn tell_held(&mut self) -> Result<(), Gone> {
        if self.deciding.is_some() {
            return Ok(());
        }
        for (seq, events, snapshot) in std::mem::take(&mut self.held) {
            let Some((public, private)) = self.view(&snapshot) else { continue };
            self.sit()?;
            let deed = self.done.take_if(|(done, _)| *done == seq).map(|(_, action)| action);
            self.say(&Told::News { events: &events, deed, public: &public, private: &private })?;
        }
        Ok(())
    }

    /// The halves of a snapshot, once the seat has one of its own.
    fn view(&self, snapshot: &RawValue) -> Option<(Box<RawValue>, Box<RawValue>)> {
        self.you?;
        let halves: Halves = serde_json::from_str(snapshot.get()).ok()?;
        Some((halves.public, halves.private?))
    }

    /// Tells the program where it sits, once in every game.
    fn sit(&mut self) -> Result<(), Gone> {
        let sits = self.you.map(|you| (self.games, you));
        let (Some((_, seat)), Some(terms)) = (sits, self.terms.clone()) else { return Ok(()) };
        if self.sits == sits {
            return Ok(());
        }
        self.sits = sits;
        let Terms { game, options, seats } = &terms;
        self.say(&Told::Sit { game, options, seats: *seats, seat, level: "full" })
    }

    fn say(&mut self, told: &Told<'_>) -> Result<(), Gone> {
        let line = serde_json::to_string(told).expect("it can be written");
        self.wire.send(&line)
    }

    /// What the program wants of its table now.
    fn wish(&mut self, now: Millis, tableau: &Tableau) -> Result<Option<Request>, Gone> {
        let Some(phase) = tableau.phase() else { return Ok(None) };
        if self.you.is_none() {
            let is_first = !std::mem::replace(&mut self.has_asked.0, true);
            return Ok(is_first.then(|| Request::Sit { name: self.name.clone(), seat: None }));
        }
        if phase != Phase::Playing {
            return Ok(self.beginning(tableau));
        }
        if let Some((action, _)) = self.refused.take_if(|(_, again)| now >= *again) {
            self.deciding = Some(action.clone());
            return Ok(Some(Request::Act { action }));
        }
        let Some(rules) = tableau.rules().filter(|_| self.deciding.is_none() && self.is_due) else {
            return Ok(None);
        };
        self.is_due = false;
        self.decide(rules)
    }

    /// To begin, where that is its own affair; asked for once before each game.
    fn beginning(&mut self, tableau: &Tableau) -> Option<Request> {
        let is_due = self.start == Start::Own && tableau.may_begin() && self.has_asked.1 != Some(self.games);
        if is_due {
            self.has_asked.1 = Some(self.games);
        }
        is_due.then_some(Request::Start { bot: None })
    }

    /// Asks the program, if there is something to decide.
    fn decide(&mut self, rules: &dyn AnyRules) -> Result<Option<Request>, Gone> {
        let Some(snapshot) = self.snapshot.clone() else { return Ok(None) };
        let legal = rules.legal(&snapshot).unwrap_or_default();
        let Some((public, private)) = self.view(&snapshot).filter(|_| !legal.is_empty()) else {
            return Ok(None);
        };
        let (seed, limit_ms) = (self.rng.below(u32::MAX), self.wire.limit_ms());
        let question =
            Told::Choose { public: &public, private: &private, legal: &legal, steps: 0, seed, limit_ms };
        self.say(&question)?;
        let line = self.wire.receive(&Stop::never())?;
        let action = chosen(&line, &legal)?;
        self.deciding = Some(action.clone());
        Ok(Some(Request::Act { action }))
    }
}

/// The legal action that an answer names.
fn chosen(line: &str, legal: &[Json]) -> Result<Json, Gone> {
    let answer: Answer =
        serde_json::from_str(line).map_err(|error| Gone::nonsense(line, error.to_string()))?;
    let is_meant = |action: &&Json| {
        serde_json::from_str::<Value>(action.get()).is_ok_and(|action| action == answer.action)
    };
    let found = legal.iter().find(is_meant).cloned();
    found.ok_or_else(|| Gone::Illegal { line: Gone::excerpt(line) })
}
