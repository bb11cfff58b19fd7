//! What a table has told us, as signals for the views, and what the reader tells it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use engine::{Message, Seat};
use hosting::{AnyRules, Json, Scene};
use leptos::prelude::Update as _;
use leptos::prelude::*;
use protocol::{
    Happening, Occupant, PROTOCOL, Phase, Request, Seq, ServerMessage, Table, Terms, Update, Welcome,
};
use serde_json::value::RawValue;

use crate::connection::{Connection, Link, Place};
use crate::primer::rules_of;
use crate::speech;

/// How long one sentence of several stays before the next.
pub const SENTENCE_TIME: Duration = Duration::from_millis(1_100);

/// A line of the log, as it was said when it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its place in the log.
    pub number: usize,
    /// What it tells of.
    pub kind: LineKind,
    /// Its words.
    pub text: String,
}

/// What a line of the log tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The game.
    Event,
    /// The table: who came, who went.
    Note,
    /// Somebody said something.
    Said,
}

/// Something to be told in passing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toast {
    /// Tells two toasts of the same words apart.
    pub number: u64,
    /// Its words.
    pub text: String,
}

/// A table as the reader sees it.
#[derive(Clone, Copy)]
pub struct Session {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// What is played, once the table has answered.
    pub terms: RwSignal<Option<Terms>>,
    /// The table, once it has answered.
    pub table: RwSignal<Option<Table>>,
    /// The reader's seat.
    pub you: RwSignal<Option<Seat>>,
    /// Whether a host has removed the reader from the table.
    pub removed: RwSignal<bool>,
    /// The picture of the game; an empty one before there is a game.
    pub scene: RwSignal<Scene>,
    /// A picture to be seen before that one, where that one would hide what has just happened.
    pub between: RwSignal<Option<Scene>>,
    /// Whether there is a picture of a game.
    pub has_scene: RwSignal<bool>,
    /// What the newest update told, in order.
    pub happened: RwSignal<Vec<Message>>,
    /// Everything that was told.
    pub log: RwSignal<Vec<Line>>,
    /// How many messages of the table have been shown.
    pub shown: RwSignal<u64>,
    /// How many commands are on their way.
    pub n_waiting: RwSignal<usize>,
    /// Something to be told in passing.
    pub toast: RwSignal<Option<Toast>>,
    /// What each seat is called.
    pub names: Memo<Vec<String>>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    connection: Option<Connection>,
    // Updates that wait until the one before could be read.
    queue: RefCell<VecDeque<Update>>,
    holding: RefCell<Option<TimeoutHandle>>,
    // What the reader saw of the game last.
    snapshot: RefCell<Option<Json>>,
    rules: RefCell<Option<Box<dyn AnyRules>>>,
}

impl Session {
    /// Opens a table.
    #[must_use]
    pub fn open(place: Place) -> Self {
        let table = RwSignal::new(None);
        let session = Self {
            link: RwSignal::new(Link::Connecting),
            terms: RwSignal::new(None),
            table,
            you: RwSignal::new(None),
            removed: RwSignal::new(false),
            scene: RwSignal::new(nothing()),
            between: RwSignal::new(None),
            has_scene: RwSignal::new(false),
            happened: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
            n_waiting: RwSignal::new(0),
            toast: RwSignal::new(None),
            names: Memo::new(move |_| table.with(|table| table.as_ref().map(names).unwrap_or_default())),
            inner: StoredValue::new_local(Inner::default()),
        };
        let connection =
            Connection::open(place, session.link, session.n_waiting, move |message| session.hear(message));
        session.inner.update_value(|inner| inner.connection = Some(connection));
        session
    }

    /// Tells the table what the reader wants.
    pub fn send(self, request: Request) {
        self.show_all();
        self.with_connection(|connection| connection.send(request));
    }

    /// Stops asking for a table that is not there.
    pub fn give_up(self) {
        self.with_connection(Connection::close);
    }

    /// The message in words, to the reader.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        self.names.with(|names| speech::say(message, names, self.you.get()))
    }

    /// Tells something in passing.
    pub fn tell(self, text: String) {
        let number = self.toast.get_untracked().map_or(0, |toast| toast.number + 1);
        self.toast.set(Some(Toast { number, text }));
        let over = move || {
            self.toast.try_update(|toast| {
                if toast.as_ref().is_some_and(|toast| toast.number == number) {
                    *toast = None;
                }
            })
        };
        set_timeout(
            move || {
                over();
            },
            Duration::from_secs(5),
        );
    }

    /// Which game is played, once the table has answered.
    #[must_use]
    pub fn game(self) -> Option<String> {
        self.terms.with(|terms| terms.as_ref().map(|terms| terms.game.clone()))
    }

    /// Where the table is in its life.
    #[must_use]
    pub fn phase(self) -> Option<Phase> {
        self.table.with(|table| table.as_ref().map(|table| table.phase))
    }

    /// Whether the reader may start, fill seats and ask for a rematch.
    #[must_use]
    pub fn is_host(self) -> bool {
        let host = self.table.with(|table| table.as_ref().and_then(|table| table.host));
        host.is_some() && host == self.you.get()
    }

    fn hear(self, message: ServerMessage) {
        match message {
            ServerMessage::Pong {} => return,
            ServerMessage::Welcome(welcome) => self.welcome(welcome),
            // These count as shown when they leave the queue.
            ServerMessage::Update(update) => return self.enqueue(update),
            ServerMessage::Done { seq, .. } => self.show_until(seq),
            ServerMessage::Refused { reason, .. } => self.tell(self.say_untracked(&reason)),
            ServerMessage::Said { seat, phrase } => self.hear_phrase(seat, &phrase),
            ServerMessage::Presence { table } => self.set_table(table),
            ServerMessage::Closing { reason, retry_ms } => self.closing(&reason, retry_ms),
        }
        self.count();
    }

    fn welcome(self, welcome: Welcome) {
        if welcome.protocol > PROTOCOL {
            self.tell(speech::label("room-other-version"));
            return self.with_connection(Connection::close);
        }
        // Whoever comes back sees the table as it is, not how it got there.
        self.inner.with_value(|inner| {
            inner.queue.borrow_mut().clear();
            inner.snapshot.take();
        });
        let Welcome { you, removed, seq, terms, table, snapshot, missed, complete, .. } = welcome;
        self.set_terms(terms);
        if !complete && self.log.with_untracked(|log| !log.is_empty()) {
            self.add_line(LineKind::Note, speech::label("web-log-gap"));
        }
        self.apply(Update { seq, you, removed, table: Some(table), snapshot, happenings: missed });
        // What was missed is in the log; only the last of it is still news.
        self.happened.update(|happened| drop(happened.drain(..happened.len().saturating_sub(1))));
    }

    fn enqueue(self, update: Update) {
        let held = self.inner.with_value(|inner| {
            inner.queue.borrow_mut().push_back(update);
            inner.holding.borrow().is_some()
        });
        if !held || self.n_waiting.get_untracked() > 0 || document().hidden() {
            self.show_all();
        }
    }

    /// Takes in who is here. Where updates wait it is newer than all of them, and comes with the last: else it would
    /// tell the end of a game before the game does, and be forgotten again.
    fn set_table(self, table: Table) {
        let shown = self.inner.with_value(|inner| match inner.queue.borrow_mut().back_mut() {
            Some(update) => {
                update.table = Some(table);
                None
            }
            None => Some(table),
        });
        if shown.is_some() {
            self.table.set(shown);
        }
    }

    /// Shows what waits, up to this update; an answer never tells of something that is not on the table yet.
    fn show_until(self, seq: Seq) {
        let due =
            self.inner.with_value(|inner| inner.queue.borrow().front().is_some_and(|next| next.seq <= seq));
        if due {
            self.show_all();
        }
    }

    fn show_all(self) {
        while let Some(update) = self.inner.with_value(|inner| inner.queue.borrow_mut().pop_front()) {
            self.show(update);
        }
    }

    fn show_next(self) {
        let next = self.inner.try_with_value(|inner| {
            *inner.holding.borrow_mut() = None;
            inner.queue.borrow_mut().pop_front()
        });
        if let Some(Some(update)) = next {
            self.show(update);
        }
    }

    fn show(self, update: Update) {
        self.hold(reading_time(update.happenings.len()));
        self.apply(update);
        self.count();
    }

    /// Lets what is shown now be read before the next is shown. Nothing the reader does waits for it.
    fn hold(self, time: Duration) {
        self.inner.with_value(|inner| {
            if let Some(handle) = inner.holding.borrow_mut().take() {
                handle.clear();
            }
            *inner.holding.borrow_mut() = set_timeout_with_handle(move || self.show_next(), time).ok();
        });
    }

    /// Opens the rules, unless they are open.
    fn set_terms(self, terms: Terms) {
        if self.terms.with_untracked(|known| known.as_ref() == Some(&terms)) {
            return;
        }
        let rules = rules_of(&terms);
        if rules.is_none() {
            self.tell(speech::label("web-unknown-game"));
        }
        self.inner.with_value(|inner| *inner.rules.borrow_mut() = rules);
        self.terms.set(Some(terms));
    }

    fn apply(self, update: Update) {
        let Update { seq, you, removed, table, snapshot, happenings } = update;
        let messages: Vec<(LineKind, Message)> =
            happenings.iter().filter_map(|happening| self.narrate(happening)).collect();
        let scene = snapshot.as_deref().and_then(|snapshot| {
            let scene = self.with_rules(|rules| rules.scene(snapshot))?;
            scene.inspect_err(|error| leptos::logging::error!("{error}")).ok()
        });
        self.between.set(self.between(&happenings));
        self.inner.with_value(|inner| inner.snapshot.replace(snapshot));
        self.you.set(you);
        self.removed.set(removed);
        if table.is_some() {
            self.table.set(table);
        }
        self.has_scene.set(scene.is_some());
        self.scene.set(scene.unwrap_or_else(nothing));
        for (kind, message) in &messages {
            self.add_line(*kind, self.say_untracked(message));
        }
        self.happened.set(messages.into_iter().map(|(_, message)| message).collect());
        self.with_connection(|connection| connection.saw(seq));
    }

    fn narrate(self, happening: &Happening) -> Option<(LineKind, Message)> {
        match happening {
            Happening::Note(message) => Some((LineKind::Note, message.clone())),
            Happening::Event(event) => {
                let message = self.with_rules(|rules| rules.narrate(event))?;
                Some((LineKind::Event, message.ok()?))
            }
        }
    }

    /// The table between what the reader saw last and what comes now, where there is something to be seen.
    fn between(self, happenings: &[Happening]) -> Option<Scene> {
        let events: Vec<&RawValue> = happenings.iter().filter_map(Happening::event).collect();
        let before = self.inner.with_value(|inner| inner.snapshot.borrow().clone())?;
        let interlude = self.with_rules(|rules| rules.interlude(&before, &events))?;
        interlude.ok()?.map(|interlude| interlude.scene)
    }

    fn with_rules<T>(self, ask: impl FnOnce(&dyn AnyRules) -> T) -> Option<T> {
        self.inner.with_value(|inner| inner.rules.borrow().as_deref().map(ask))
    }

    fn hear_phrase(self, seat: Seat, phrase: &str) {
        let words = Message { key: format!("room-phrase-{phrase}").into(), args: Vec::new() };
        let said = Message::new("said").with("who", seat).with("phrase", words);
        let text = self.say_untracked(&said);
        self.add_line(LineKind::Said, text.clone());
        self.tell(text);
    }

    fn closing(self, reason: &Message, retry_ms: Option<u32>) {
        self.tell(self.say_untracked(reason));
        match retry_ms {
            Some(wait) => self.with_connection(|connection| {
                connection.come_back_in(Duration::from_millis(wait.into()));
            }),
            None => self.with_connection(Connection::close),
        }
    }

    fn say_untracked(self, message: &Message) -> String {
        self.names.with_untracked(|names| speech::say(message, names, self.you.get_untracked()))
    }

    fn add_line(self, kind: LineKind, text: String) {
        self.log.update(|log| log.push(Line { number: log.len(), kind, text }));
    }

    fn count(self) {
        self.shown.update(|shown| *shown += 1);
    }

    fn with_connection(self, act: impl FnOnce(&Connection)) {
        self.inner.with_value(|inner| {
            if let Some(connection) = &inner.connection {
                act(connection);
            }
        });
    }
}

fn nothing() -> Scene {
    Scene {
        title: Message::new("web-no-game-yet"),
        prompt: Message::new("web-no-game-yet"),
        seats: Vec::new(),
        piles: Vec::new(),
        hand: Vec::new(),
        offers: Vec::new(),
        facts: Vec::new(),
        sheet: None,
        outcome: None,
    }
}

/// What each seat is called.
fn names(table: &Table) -> Vec<String> {
    table.seats.iter().map(|info| occupant_name(&info.occupant)).collect()
}

/// What an occupant is called.
#[must_use]
pub fn occupant_name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => speech::label("seat-open"),
        Occupant::Player { name, .. } | Occupant::Bot { name, .. } => name.clone(),
    }
}

/// An update that tells several things at once needs time to be read; a plain one goes by the pace of the table.
fn reading_time(n_happenings: usize) -> Duration {
    let extra = u32::try_from(n_happenings.saturating_sub(1).min(3)).unwrap_or_default();
    Duration::from_millis(250) + SENTENCE_TIME * extra
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_told_the_longer_it_stays_within_reason() {
        assert!(reading_time(1) < reading_time(2));
        assert_eq!(reading_time(9), reading_time(40));
    }
}
