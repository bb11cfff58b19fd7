//! What a table has told us, as signals for the views, and what the reader tells it.

use std::time::Duration;

use client::{Input, Kind, Link, Moment, Notice, Output, Told};
use engine::{Message, Seat};
use hosting::Scene;
use leptos::prelude::*;
use protocol::{Occupant, Phase, Request, Table, Terms};

use crate::connection::{Connection, Place};
use crate::speech;

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

/// What the newest moment tells.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// In order.
    pub messages: Vec<Message>,
    /// How long one of several stays before the next.
    pub sentence_time: Duration,
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
    /// Whether there is a picture of a game.
    pub has_scene: RwSignal<bool>,
    /// What is told while the picture is on show.
    pub happened: RwSignal<News>,
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
    connection: StoredValue<Option<Connection>, LocalStorage>,
}

impl Session {
    /// Opens a table.
    #[must_use]
    pub fn open(place: Place) -> Self {
        let table = RwSignal::new(None);
        let session = Self {
            link: RwSignal::new(Link::Connecting { retry_at: None }),
            terms: RwSignal::new(None),
            table,
            you: RwSignal::new(None),
            removed: RwSignal::new(false),
            scene: RwSignal::new(nothing()),
            has_scene: RwSignal::new(false),
            happened: RwSignal::new(News::default()),
            log: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
            n_waiting: RwSignal::new(0),
            toast: RwSignal::new(None),
            names: Memo::new(move |_| table.with(|table| table.as_ref().map(names).unwrap_or_default())),
            connection: StoredValue::new_local(None),
        };
        let connection = Connection::open(place, move |output| session.hear(output));
        session.connection.set_value(Some(connection));
        session
    }

    /// Tells the table what the reader wants.
    pub fn send(self, request: Request) {
        self.ask(Input::Ask(request));
    }

    /// Stops asking for a table that is not there.
    pub fn give_up(self) {
        self.ask(Input::Leave);
    }

    fn ask(self, input: Input) {
        self.connection.with_value(|connection| {
            if let Some(connection) = connection {
                connection.tell(input);
            }
        });
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

    fn hear(self, output: Output) {
        match output {
            Output::Link(link) => return self.link.set(link),
            Output::Terms(terms) => return self.terms.set(Some(terms)),
            Output::OnTheWay(count) => return self.n_waiting.set(count),
            Output::Show(moment) => self.show(*moment),
            Output::Present(table) => self.table.set(Some(table)),
            Output::Notice(notice) => self.notice(notice),
            Output::Dial(_) | Output::HangUp(_) | Output::Send { .. } => return,
        }
        self.shown.update(|shown| *shown += 1);
    }

    fn show(self, moment: Moment) {
        let Moment { kind, you, removed, table, scene, told, sentence, .. } = moment;
        self.you.set(you);
        self.removed.set(removed);
        self.table.set(Some(table));
        self.has_scene.set(scene.is_some());
        self.scene.set(scene.unwrap_or_else(nothing));
        for told in &told {
            self.add_line(line_kind(told), self.say_untracked(told.message()));
        }
        // What was missed is in the log; only the last of it is still news.
        let old = if kind == Kind::Welcome { told.len().saturating_sub(1) } else { 0 };
        let messages = told.iter().skip(old).map(|told| told.message().clone()).collect();
        self.happened.set(News { messages, sentence_time: Duration::from_millis(sentence) });
    }

    fn notice(self, notice: Notice) {
        match notice {
            Notice::Refused(reason) | Notice::Closing(reason) => self.tell(self.say_untracked(&reason)),
            Notice::Said { seat, phrase } => self.hear_phrase(seat, &phrase),
            Notice::OtherVersion => self.tell(speech::label("room-other-version")),
            Notice::UnknownGame => self.tell(speech::label("web-unknown-game")),
            Notice::Missed => self.add_line(LineKind::Note, speech::label("log-gap")),
            // The screen says so for as long as it is so.
            Notice::Removed => {}
            Notice::Unreadable(why) => {
                leptos::logging::error!("the table says what cannot be read: {why}");
            }
        }
    }

    fn hear_phrase(self, seat: Seat, phrase: &str) {
        let words = Message { key: format!("room-phrase-{phrase}").into(), args: Vec::new() };
        let said = Message::new("said").with("who", seat).with("phrase", words);
        let text = self.say_untracked(&said);
        self.add_line(LineKind::Said, text.clone());
        self.tell(text);
    }

    fn say_untracked(self, message: &Message) -> String {
        self.names.with_untracked(|names| speech::say(message, names, self.you.get_untracked()))
    }

    fn add_line(self, kind: LineKind, text: String) {
        self.log.update(|log| log.push(Line { number: log.len(), kind, text }));
    }
}

const fn line_kind(told: &Told) -> LineKind {
    match told {
        Told::Event(_) => LineKind::Event,
        Told::Note(_) => LineKind::Note,
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
