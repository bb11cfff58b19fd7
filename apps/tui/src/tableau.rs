//! What this client knows of its table: the last picture it was sent, in words. It computes no rules; the game
//! itself draws the scene from the snapshot.

use std::collections::VecDeque;

use engine::{Message, Seat};
use hosting::{AnyGame, AnyRules, Interlude, Json, Scene};
use protocol::{Happening, Occupant, Phase, SeatInfo, Seq, ServerMessage, Table, Terms, Update, Welcome};
use serde_json::value::to_raw_value;
use words::{Cast, Words};

use crate::connection::Heard;

/// How many sentences the log keeps.
const LOG_MAX: usize = 2_000;

/// What this client knows of its table.
pub struct Tableau {
    games: &'static [&'static dyn AnyGame],
    words: Words,
    terms: Option<Terms>,
    rules: Option<Box<dyn AnyRules>>,
    table: Option<Table>,
    you: Option<Seat>,
    is_removed: bool,
    seq: Seq,
    names: Vec<String>,
    scene: Option<Scene>,
    snapshot: Option<Json>,
    held: Option<Update>,
    invitation: Option<String>,
    log: VecDeque<String>,
    log_total: usize,
    notice: Option<String>,
    request: RequestState,
    link: LinkState,
}

/// What became of the last thing asked of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RequestState {
    /// It was answered, and what it changed was told.
    Settled,
    /// It was not answered yet.
    Open,
    /// It was done, and this update will tell what it changed.
    DoneAt(Seq),
}

/// How the link to the table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// Nothing was heard yet.
    Connecting,
    /// All is well.
    Up,
    /// Down, to be tried again.
    Lost {
        /// The pause before the next try.
        seconds: u64,
    },
    /// Gone, for this reason.
    Gone(String),
}

impl Tableau {
    /// A client that has heard nothing yet.
    #[must_use]
    pub const fn new(games: &'static [&'static dyn AnyGame], words: Words) -> Self {
        Self {
            games,
            words,
            terms: None,
            rules: None,
            table: None,
            you: None,
            is_removed: false,
            seq: 0,
            names: Vec::new(),
            scene: None,
            snapshot: None,
            held: None,
            invitation: None,
            log: VecDeque::new(),
            log_total: 0,
            notice: None,
            request: RequestState::Settled,
            link: LinkState::Connecting,
        }
    }

    /// The same at a table that has this link.
    #[must_use]
    pub fn invited(self, invitation: Option<String>) -> Self {
        Self { invitation, ..self }
    }

    /// Takes in what was heard.
    pub fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Said(messages) => {
                self.link = LinkState::Up;
                for message in messages {
                    self.go_on();
                    self.take(message);
                }
                self.settle();
            }
            Heard::Linked => self.link = LinkState::Up,
            Heard::Lost { seconds } => self.link = LinkState::Lost { seconds },
            Heard::Closed => self.lose(self.words.label("link-closed")),
            Heard::Failed(why) => self.lose(self.say(&why)),
        }
    }

    /// Whether a moment is held that is to be seen before what follows.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Lets what follows a held moment happen.
    pub fn go_on(&mut self) {
        if let Some(update) = self.held.take() {
            self.finish(update);
            self.settle();
        }
    }

    /// Notes that something was asked of the table.
    pub const fn ask(&mut self) {
        self.request = RequestState::Open;
    }

    /// Whether the table has not answered the last thing asked, or not told what it changed.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.request != RequestState::Settled
    }

    /// The message in words, to this reader.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message, &Cast { names: &self.names, you: self.you })
    }

    /// The sentences of the language.
    #[must_use]
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The table, once it was heard of.
    #[must_use]
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The link by which others come to this table, where it is a served one.
    #[must_use]
    pub fn invitation(&self) -> Option<&str> {
        self.invitation.as_deref()
    }

    /// The bots that this table is offered, weakest first.
    #[must_use]
    pub fn bots(&self) -> Vec<&'static str> {
        let seats = self.terms.as_ref().map_or(0, |terms| terms.seats);
        self.game().map(|game| game.bots(seats)).unwrap_or_default()
    }

    /// The reader's seat.
    #[must_use]
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The picture, once a game has begun.
    #[must_use]
    pub const fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// How the link is.
    #[must_use]
    pub const fn link(&self) -> &LinkState {
        &self.link
    }

    /// Where the table is in its life, once it was heard of.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// Whether the reader may start games and fill seats.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.table.as_ref().is_some_and(|table| table.host == self.you)
    }

    /// The game that is played, where this client knows it.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn AnyGame> {
        let id = &self.terms.as_ref()?.game;
        self.games.iter().copied().find(|game| game.id() == id)
    }

    /// The rules of the table, where this client knows the game.
    #[must_use]
    pub fn rules(&self) -> Option<&dyn AnyRules> {
        self.rules.as_deref()
    }

    /// Whether the reader may begin now: as host, or while the host is away.
    #[must_use]
    pub fn may_begin(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.may_begin(self.you))
    }

    /// Whether a host has removed the reader from the table.
    #[must_use]
    pub const fn is_removed(&self) -> bool {
        self.is_removed
    }

    /// What the game is called.
    #[must_use]
    pub fn game_name(&self) -> String {
        self.words.label(&format!("{}-name", self.game_id()))
    }

    /// What offers of this verb are called together, where the game says so.
    #[must_use]
    pub fn verb_name(&self, verb: &str) -> Option<String> {
        let key = format!("{}-verb-{verb}", self.game_id());
        self.words.has(&key).then(|| self.words.label(&key))
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.idx()).map_or("", String::as_str)
    }

    /// Who has a seat.
    #[must_use]
    pub fn seat_info(&self, seat: Seat) -> Option<&SeatInfo> {
        self.table.as_ref()?.seats.get(seat.idx())
    }

    /// Everything that happened and is kept, oldest first.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.log.iter().map(String::as_str)
    }

    /// How many sentences were ever written into the log.
    #[must_use]
    pub const fn log_total(&self) -> usize {
        self.log_total
    }

    /// The sentences written since there were `seen`, as far as they are kept.
    #[must_use]
    pub fn log_since(&self, seen: usize) -> Vec<&str> {
        let new = self.log_total.saturating_sub(seen).min(self.log.len());
        self.log.iter().skip(self.log.len() - new).map(String::as_str).collect()
    }

    /// Why the last thing asked for was not done; taking it clears it.
    pub const fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    fn settle(&mut self) {
        if matches!(self.request, RequestState::DoneAt(seq) if seq <= self.seq) {
            self.request = RequestState::Settled;
        }
    }

    fn lose(&mut self, why: String) {
        self.link = LinkState::Gone(why);
        self.request = RequestState::Settled;
    }

    fn take(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => self.welcome(welcome),
            ServerMessage::Update(update) => self.update(update),
            ServerMessage::Refused { reason, .. } => {
                self.notice = Some(self.say(&reason));
                self.request = RequestState::Settled;
            }
            ServerMessage::Done { seq, .. } => self.request = RequestState::DoneAt(seq),
            ServerMessage::Said { seat, phrase } => {
                let said = Message::new("said").with("who", seat).with("phrase", phrase_words(&phrase));
                self.write(&said);
            }
            ServerMessage::Presence { table } => self.set_table(table),
            ServerMessage::Closing { reason, .. } => self.write(&reason),
            ServerMessage::Pong {} => {}
        }
    }

    fn welcome(&mut self, welcome: Welcome) {
        self.you = welcome.you;
        self.seq = welcome.seq;
        self.set_terms(welcome.terms);
        self.set_table(welcome.table);
        self.set_scene(welcome.snapshot);
        for happening in &welcome.missed {
            self.record(happening);
        }
        self.set_removed(welcome.removed);
    }

    fn update(&mut self, update: Update) {
        // A welcome after a broken link may already have told what is still on its way.
        if update.seq <= self.seq {
            return;
        }
        match self.interlude(&update) {
            Some(interlude) => self.hold(interlude, update),
            None => self.finish(update),
        }
    }

    /// What is to be seen before the picture of this update.
    fn interlude(&self, update: &Update) -> Option<Interlude> {
        let events: Vec<_> = update.happenings.iter().filter_map(Happening::event).collect();
        self.rules()?.interlude(self.snapshot.as_deref()?, &events).ok()?
    }

    /// Shows and tells the first part of an update; the rest waits.
    fn hold(&mut self, interlude: Interlude, mut update: Update) {
        let events =
            update.happenings.iter().enumerate().filter(|(_, happening)| happening.event().is_some());
        let told = events.map(|(place, _)| place).nth(interlude.told).unwrap_or(update.happenings.len());
        let rest = update.happenings.split_off(told);
        for happening in std::mem::replace(&mut update.happenings, rest) {
            self.record(&happening);
        }
        self.scene = Some(interlude.scene);
        self.held = Some(update);
    }

    fn finish(&mut self, update: Update) {
        self.seq = update.seq;
        self.you = update.you;
        if let Some(table) = update.table {
            self.set_table(table);
        }
        self.set_scene(update.snapshot);
        for happening in &update.happenings {
            self.record(happening);
        }
        self.set_removed(update.removed);
    }

    /// Whoever is removed is told why there is no seat for them.
    fn set_removed(&mut self, is_removed: bool) {
        if is_removed && !self.is_removed {
            self.notice = Some(self.say(&Message::new("room-removed")));
        }
        self.is_removed = is_removed;
    }

    /// Opens the rules, unless they are open.
    fn set_terms(&mut self, terms: Terms) {
        if self.terms.as_ref() == Some(&terms) {
            return;
        }
        let options = to_raw_value(&terms.options).ok();
        let seats = terms.seats;
        self.terms = Some(terms);
        self.rules = self.game().zip(options).and_then(|(game, options)| game.rules(&options, seats).ok());
    }

    fn game_id(&self) -> &str {
        self.terms.as_ref().map_or("", |terms| &terms.game)
    }

    fn set_table(&mut self, table: Table) {
        self.names = table.seats.iter().map(|seat| self.occupant_name(&seat.occupant)).collect();
        self.table = Some(table);
    }

    fn occupant_name(&self, occupant: &Occupant) -> String {
        match occupant {
            Occupant::Open => self.words.label("seat-open"),
            Occupant::Player { name, .. } | Occupant::Bot { name, .. } => name.clone(),
        }
    }

    fn set_scene(&mut self, snapshot: Option<Json>) {
        self.scene = snapshot.as_deref().and_then(|snapshot| self.rules()?.scene(snapshot).ok());
        self.snapshot = snapshot;
    }

    fn record(&mut self, happening: &Happening) {
        let message = match happening {
            Happening::Note(message) => Some(message.clone()),
            Happening::Event(event) => self.rules().and_then(|rules| rules.narrate(event).ok()),
        };
        if let Some(message) = message {
            self.write(&message);
        }
    }

    fn write(&mut self, message: &Message) {
        let line = self.say(message);
        if self.log.len() == LOG_MAX {
            self.log.pop_front();
        }
        self.log.push_back(line);
        self.log_total += 1;
    }
}

/// A prepared phrase in words; the name of one we do not know is said as it is.
fn phrase_words(phrase: &str) -> Message {
    Message { key: format!("room-phrase-{phrase}").into(), args: Vec::new() }
}
