//! What a table has told us, as signals for the views, and what the reader tells it.

use std::sync::Arc;
use std::time::Duration;

use client::{Kind, Link, Moment, Notice, Told};
use crossing::{FromWorker, Terms, Tiding, ToWorker, Want, unpack};
use engine::{Message, Seat};
use hosting::Scene;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use protocol::{Door, Occupant, Phase, Saying, SeatInfo, Table};

use super::sayings::Sayings;
use crate::board::Progress;
use crate::shell::afterwards::AFTERWARDS;
use crate::shell::mate::{Desk, Heard, Mate, Trouble};
use crate::shell::sound::{self, Sound};
use crate::shell::watch::{self, Others};
use crate::shell::{games, kept, notice, pace, speech};
use crate::start::setup;

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a worker of this browser: the one table of this game.
    Home {
        /// Which game.
        game: String,
    },
    /// On the server.
    Served {
        /// Which table.
        table: String,
    },
    /// Nowhere any more: a finished game.
    Film {
        /// The name of its link, or of what this device keeps of it.
        id: String,
        /// Its file, as text; none before it is here.
        file: Arc<str>,
    },
}

/// Why there is no table to show, however long one waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// There is no such table.
    NoTable,
    /// It plays a game that this page does not know.
    UnknownGame,
    /// The page is older than what it fetches, and loading it anew did not help.
    OtherBuild,
    /// The worker has failed, and so has the one after it.
    Failed,
    /// There is no such finished game.
    NoReplay,
    /// The file of a finished game cannot be looked at.
    BadReplay,
}

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
    /// How long they are true.
    pub holds: Holds,
}

/// How long something told in passing is true; then it goes, also before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Whatever comes.
    Always,
    /// While the game is paused.
    Rest,
    /// While somebody wants to take a move back.
    Asked,
    /// While it is the reader's turn.
    Turn,
    /// Until it is the reader's turn.
    OthersTurn,
}

impl Holds {
    /// How long it is true that something was refused for this reason.
    fn of(reason: &str) -> Self {
        match reason {
            "room-rests" => Self::Rest,
            "room-asked" => Self::Asked,
            "room-not-your-turn" => Self::OthersTurn,
            _ => Self::Always,
        }
    }

    /// Whether it is still true at this table; a table that is not there contradicts nobody.
    #[must_use]
    pub fn is_so(self, table: Option<&Table>, is_turn: bool) -> bool {
        let Some(table) = table else { return true };
        match self {
            Self::Always => true,
            Self::Rest => table.rests.is_some(),
            Self::Asked => table.asked.is_some(),
            Self::Turn => is_turn,
            Self::OthersTurn => !is_turn,
        }
    }
}

/// All who watch, among the names of those whom the reader does not want to hear: nobody can tell them apart.
pub const WATCHERS: &str = "";

/// A table as the reader sees it.
#[derive(Clone, Copy)]
pub struct Session {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// Why there is nothing to show, if so.
    pub stuck: RwSignal<Option<Stuck>>,
    /// What is played, once the table has answered.
    pub terms: RwSignal<Option<Terms>>,
    /// The table, once it has answered.
    pub table: RwSignal<Option<Table>>,
    /// The reader's seat.
    pub you: RwSignal<Option<Seat>>,
    /// Whether a host has removed the reader from the table.
    pub removed: RwSignal<bool>,
    /// Whether the reader has asked to sit down and waits for the host's word.
    pub knocking: RwSignal<bool>,
    /// Whether the reader's seat is on another device.
    pub moved: RwSignal<bool>,
    /// Whether a host has given the reader's seat back to the device it came from, and the game is still on.
    pub sent_back: RwSignal<bool>,
    /// Whether the reader had a seat or came through a locked door, which opens to nobody else than who may sit down.
    pub belongs: StoredValue<bool>,
    /// What the shelf calls the game that has ended at home, once it is there.
    pub kept_as: RwSignal<Option<String>>,
    /// What was said lately, on the seats of those who said it.
    pub sayings: Sayings,
    /// The emote that the reader likes best.
    pub liked: RwSignal<&'static str>,
    /// The names of those whom the reader does not want to hear.
    pub muted: RwSignal<Vec<String>>,
    /// The picture of the game; an empty one before there is a game.
    pub scene: RwSignal<Scene>,
    /// Whether there is a picture of a game.
    pub has_scene: RwSignal<bool>,
    /// What the reader is asked to do in it, if it is their turn.
    pub turn: RwSignal<Option<Message>>,
    /// The newest sentence.
    pub caption: RwSignal<String>,
    /// What is heard with it.
    pub sound: RwSignal<Option<Sound>>,
    /// The region that speaks, for those who listen.
    pub live: NodeRef<Div>,
    /// Whether more is to come, for which the reader may hurry.
    pub is_more: RwSignal<bool>,
    /// The name of what the reader asks about, until the board has heard it.
    pub asked: RwSignal<Option<String>>,
    /// Whether the reader looks back at what just happened.
    pub is_again: RwSignal<bool>,
    /// Everything that was told.
    pub log: RwSignal<Vec<Line>>,
    /// How many messages of the table have been shown.
    pub shown: RwSignal<u64>,
    /// How many commands are on their way.
    pub n_waiting: RwSignal<usize>,
    /// How many commands were refused.
    pub n_refused: RwSignal<u32>,
    /// Why the table has closed the link, as it said last.
    pub farewell: RwSignal<Option<String>>,
    /// Something to be told in passing.
    pub toast: RwSignal<Option<Toast>>,
    /// What each seat is called.
    pub names: Memo<Vec<String>>,
    /// Where the game is asked what needs no table.
    pub desk: Desk,
    /// What the worker is still to be told, while it is not known which game's worker it will be.
    untold: StoredValue<Option<Vec<ToWorker>>>,
    listeners: StoredValue<Vec<WindowListenerHandle>>,
    has_failed: StoredValue<bool>,
    /// Whose worker is listened to.
    duty: StoredValue<String>,
    /// What is on show again after the look back.
    present: StoredValue<(Scene, String)>,
    /// Whose turn it is, and what is told, as soon as the board shows it.
    next_turn: StoredValue<Option<Message>>,
    news: StoredValue<Vec<Told>>,
    /// Who hears of a film.
    film: StoredValue<Option<Callback<Vec<u8>>>>,
    /// Whether a board follows the scene.
    is_followed: StoredValue<bool>,
}

/// Sets what is another than before: whoever follows it is not to draw the same once more.
fn renew<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    signal.maybe_update(|old| {
        let is_new = *old != value;
        *old = value;
        is_new
    });
}

/// So many sentences are kept for those who listen: as many as may come at one time.
const SPOKEN_MAX: u32 = 24;

impl Session {
    /// A table at which nothing is known yet; [`Session::open`] leads there.
    #[must_use]
    pub fn new() -> Self {
        let table = RwSignal::new(None);
        let listeners = StoredValue::new(Vec::<WindowListenerHandle>::new());
        on_cleanup(move || {
            let listeners = listeners.try_update_value(std::mem::take).unwrap_or_default();
            listeners.into_iter().for_each(WindowListenerHandle::remove);
        });
        Self {
            link: RwSignal::new(Link::Connecting { retry_at: None }),
            stuck: RwSignal::new(None),
            terms: RwSignal::new(None),
            table,
            you: RwSignal::new(None),
            removed: RwSignal::new(false),
            knocking: RwSignal::new(false),
            moved: RwSignal::new(false),
            sent_back: RwSignal::new(false),
            belongs: StoredValue::new(false),
            kept_as: RwSignal::new(None),
            sayings: Sayings::default(),
            liked: RwSignal::new(""),
            muted: RwSignal::new(Vec::new()),
            scene: RwSignal::new(nothing()),
            has_scene: RwSignal::new(false),
            turn: RwSignal::new(None),
            caption: RwSignal::new(String::new()),
            sound: RwSignal::new(None),
            live: NodeRef::new(),
            is_more: RwSignal::new(false),
            asked: RwSignal::new(None),
            is_again: RwSignal::new(false),
            log: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
            n_waiting: RwSignal::new(0),
            n_refused: RwSignal::new(0),
            farewell: RwSignal::new(None),
            toast: RwSignal::new(None),
            names: Memo::new(move |_| table.with(|table| table.as_ref().map(names).unwrap_or_default())),
            desk: Desk::empty(),
            untold: StoredValue::new(Some(Vec::new())),
            listeners,
            has_failed: StoredValue::new(false),
            duty: StoredValue::new(String::new()),
            present: StoredValue::new((nothing(), String::new())),
            next_turn: StoredValue::new(None),
            news: StoredValue::new(Vec::new()),
            film: StoredValue::new(None),
            is_followed: StoredValue::new(false),
        }
    }

    /// Goes to the table of this game, with a worker that knows it.
    pub fn open(self, game: &str, place: &Place) {
        self.hire(game, place);
        self.watch(matches!(place, Place::Served { .. }));
    }

    fn hire(self, game: &str, place: &Place) {
        let (known, there) = (game.to_owned(), place.clone());
        self.duty.set_value(game.to_owned());
        let worker = if matches!(place, Place::Film { .. }) { AFTERWARDS } else { game };
        let mate = Mate::hire(worker, move |heard| self.heard(heard, &known, &there));
        pace::show();
        mate.tell(&ToWorker::Pace(pace::own()));
        if document().hidden() {
            mate.tell(&ToWorker::Sight { is_visible: false });
        }
        mate.tell(&ToWorker::Open(worker_place(place)));
        let untold = self.untold.try_update_value(Option::take).flatten().unwrap_or_default();
        untold.iter().for_each(|message| mate.tell(message));
        self.desk.seat(mate);
    }

    fn heard(self, heard: Heard, game: &str, place: &Place) {
        match heard {
            Heard::Says(FromWorker::Table(tidings)) => {
                let tidings: Vec<Tiding> = unpack(&tidings).unwrap_or_default();
                tidings.into_iter().for_each(|tiding| self.hear_of(tiding, game, place));
            }
            // The mate sees to the rest by himself.
            Heard::Says(_) => {}
            Heard::Trouble(Some(Trouble::Failed)) => self.fail(game, place),
            Heard::Trouble(Some(Trouble::OtherBuild)) => self.stuck.set(Some(Stuck::OtherBuild)),
            Heard::Trouble(trouble) => self.desk.trouble.set(trouble),
        }
    }

    /// Another game may have been laid: what the worker of the last one still says is not heard.
    fn hear_of(self, tiding: Tiding, game: &str, place: &Place) {
        if self.duty.try_with_value(|duty| duty == game) != Some(true) {
            return;
        }
        match tiding {
            Tiding::Terms(terms) if terms.game != game => self.relay_to(terms, place),
            tiding => self.hear(tiding, matches!(place, Place::Home { .. }).then_some(game)),
        }
    }

    /// The worker has failed. The log of the table is kept, here or on the server, so another one can go there; but what
    /// has failed twice is not tried a third time.
    fn fail(self, game: &str, place: &Place) {
        self.n_waiting.set(0);
        if self.has_failed.get_value() {
            self.link.set(Link::Closed { why: None });
            return self.stuck.set(Some(Stuck::Failed));
        }
        self.has_failed.set_value(true);
        self.forget();
        self.hire(game, place);
    }

    /// Another game is played at this table now, so that another worker goes there.
    fn relay_to(self, terms: Terms, place: &Place) {
        if games::game(&terms.game).is_none() {
            return self.stuck.set(Some(Stuck::UnknownGame));
        }
        self.forget();
        self.n_waiting.set(0);
        self.hire(&terms.game, place);
        self.terms.set(Some(terms));
    }

    /// Forgets the table, which is told anew.
    fn forget(self) {
        self.link.set(Link::Connecting { retry_at: None });
        self.table.set(None);
        self.you.set(None);
        self.has_scene.set(false);
        self.scene.set(nothing());
        self.turn.set(None);
        self.next_turn.set_value(None);
        self.news.set_value(Vec::new());
        self.caption.set(String::new());
        self.is_more.set(false);
        self.is_again.set(false);
        self.log.set(Vec::new());
    }

    /// Goes to the table of this game, unless a worker is on its way there.
    pub fn go_on(self, game: &str, place: &Place) {
        if self.untold.with_value(Option::is_some) {
            self.open(game, place);
        }
    }

    /// Tells the table what the reader wants.
    pub fn send(self, want: Want) {
        self.relay(ToWorker::Want(want));
    }

    /// Shows the table at the reader's own pace from now on.
    pub fn set_pace(self) {
        pace::show();
        self.relay(ToWorker::Pace(pace::own()));
    }

    /// Tells the worker something, as soon as there is one.
    pub fn relay(self, message: ToWorker) {
        let late = self.untold.try_update_value(|untold| match untold {
            Some(untold) => {
                untold.push(message);
                None
            }
            None => Some(message),
        });
        if let Some(Some(message)) = late {
            self.desk.tell(&message);
        }
    }

    /// Tells the worker what only a page can see of the device.
    fn watch(self, is_served: bool) {
        let look = move |_| {
            let is_visible = !document().hidden();
            self.relay(ToWorker::Sight { is_visible });
            if is_visible {
                notice::clear();
            }
        };
        let mut listeners = vec![window_event_listener_untyped("visibilitychange", look)];
        if is_served {
            // A phone that wakes up, or finds a network, comes back at once and not after the pause.
            listeners.push(window_event_listener(ev::online, move |_| self.relay(ToWorker::Awake)));
            listeners.push(window_event_listener(ev::focus, move |_| self.relay(ToWorker::Awake)));
        }
        self.listeners.set_value(listeners);
    }

    /// The message in words, to the reader.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        self.names.with(|names| speech::say(message, names, self.you.get()))
    }

    /// Tells something in passing.
    pub fn tell(self, text: String) {
        self.tell_while(Holds::Always, text);
    }

    /// Tells something in passing that is not true for ever.
    fn tell_while(self, holds: Holds, text: String) {
        let number = self.toast.get_untracked().map_or(0, |toast| toast.number + 1);
        self.toast.set(Some(Toast { number, text, holds }));
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

    /// Whether the game stands still: it is paused, or somebody wants to take a move back.
    #[must_use]
    pub fn rests(self) -> bool {
        let is_still = |table: &Table| table.rests.is_some() || table.asked.is_some();
        self.table.with(|table| table.as_ref().is_some_and(is_still))
    }

    /// Who has this seat.
    #[must_use]
    pub fn seat_info(self, seat: Seat) -> SeatInfo {
        let info =
            self.table.with(|table| table.as_ref().and_then(|table| table.seats.get(seat.idx()).cloned()));
        info.unwrap_or(SeatInfo::of(Occupant::Open))
    }

    /// Whether the reader is host and may give this seat back to the device it came from.
    #[must_use]
    pub fn can_send_back(self, seat: Seat) -> bool {
        let was_carried = |table: &Table| table.carried.contains(&seat);
        self.is_host() && self.table.with(|table| table.as_ref().is_some_and(was_carried))
    }

    /// Whether the reader may start, fill seats and ask for a rematch.
    #[must_use]
    pub fn is_host(self) -> bool {
        let host = self.table.with(|table| table.as_ref().and_then(|table| table.host));
        host.is_some() && host == self.you.get()
    }

    /// What the host is called, if there is one.
    #[must_use]
    pub fn host_name(self) -> Option<String> {
        let host = self.table.with(|table| table.as_ref().and_then(|table| table.host))?;
        self.names.with(|names| names.get(host.idx()).cloned())
    }

    fn hear(self, tiding: Tiding, home: Option<&str>) {
        match tiding {
            Tiding::Link(link) => return self.link.set(link),
            Tiding::Terms(terms) => return self.terms.set(Some(terms)),
            Tiding::OnTheWay(count) => return renew(self.n_waiting, count),
            Tiding::Again(Some(moment)) => return self.show_again(*moment),
            Tiding::Again(None) => return self.come_back(),
            Tiding::More(is_more) => return renew(self.is_more, is_more),
            Tiding::Show(moment) => self.show(*moment),
            Tiding::Tell(told) if self.is_holding() => self.hold(vec![told]),
            Tiding::Tell(told) => self.tell_of(&told),
            Tiding::Present(table) => renew(self.table, Some(*table)),
            Tiding::Notice(notice) => self.notice(notice),
            Tiding::Counsel { action, why } => self.hear_counsel(&action, why.as_ref()),
            Tiding::Film(news) => {
                return self.film.get_value().into_iter().for_each(|heard| heard.run(news.clone()));
            }
            Tiding::Keep(piece) => return home.into_iter().for_each(|game| kept::append(game, &piece)),
            Tiding::Damaged(why) => {
                leptos::logging::error!("the kept table cannot be hosted: {why}");
                return home.into_iter().for_each(kept::forget);
            }
        }
        self.shown.update(|shown| *shown += 1);
    }

    /// Whether the table has hung up for good. Tracks it.
    pub fn is_closed(self) -> bool {
        self.link.with(|link| matches!(link, Link::Closed { .. }))
    }

    fn show(self, moment: Moment) {
        if !untrack(|| self.is_closed()) {
            renew(self.farewell, None);
        }
        let Moment { kind, you, removed, knocking, moved, sent_back, table, scene, told, .. } = moment;
        let came_in = kind == Kind::Welcome && table.customs.door == Door::Locked;
        self.belongs.update_value(|belongs| *belongs |= came_in || you.is_some());
        renew(self.moved, moved);
        renew(self.sent_back, sent_back);
        renew(self.knocking, knocking);
        renew(self.you, you);
        renew(self.removed, removed);
        let others = Others::of(you, &table.seats);
        renew(self.table, Some(table));
        renew(self.has_scene, scene.is_some());
        let scene = scene.unwrap_or_else(nothing);
        let is_asked = !scene.offers.is_empty() && !watch::answers_itself(&scene, others);
        self.next_turn.set_value(is_asked.then(|| scene.prompt.clone()));
        self.scene.set(scene);
        if kind == Kind::Welcome && self.is_film() {
            // The reader has gone to another part of it, and that round is told from its beginning.
            self.log.set(Vec::new());
            self.news.set_value(Vec::new());
        }
        // What was missed is in the log; only the last of it is still news.
        let n_old = if kind == Kind::Welcome { told.len().saturating_sub(1) } else { 0 };
        let (old, news) = told.split_at(n_old);
        for told in old {
            self.add_line(line_kind(told), self.say_untracked(told.message()));
        }
        self.hold(news.to_vec());
    }

    /// Tells this when the board shows it: a card that moves is on the table a little later than in the scene.
    fn hold(self, news: Vec<Told>) {
        self.news.update_value(|held| held.extend(news));
        if !self.is_followed.get_value() {
            self.tell_news();
        }
    }

    fn is_holding(self) -> bool {
        self.news.with_value(|held| !held.is_empty())
    }

    fn tell_news(self) {
        // A board that leaves together with its table has nobody to tell.
        let Some(turn) = self.next_turn.try_get_value() else { return };
        let news = self.news.try_update_value(std::mem::take).unwrap_or_default();
        renew(self.turn, turn);
        news.iter().for_each(|told| self.tell_of(told));
    }

    /// Whether this is a film.
    #[must_use]
    pub fn is_film(self) -> bool {
        self.film.with_value(Option::is_some)
    }

    /// Says who hears of a film.
    pub fn hear_film(self, heard: Callback<Vec<u8>>) {
        self.film.set_value(Some(heard));
    }

    /// Hears how far the board is.
    pub fn follow(self, progress: Progress) {
        self.is_followed.set_value(progress != Progress::Leaves);
        if progress != Progress::Follows {
            self.tell_news();
        }
    }

    /// Shows what just happened once more. Nothing else of the table changes.
    fn show_again(self, moment: Moment) {
        self.tell_news();
        if !self.is_again.get_untracked() {
            self.present.set_value((self.scene.get_untracked(), self.caption.get_untracked()));
            self.is_again.set(true);
        }
        moment.scene.into_iter().for_each(|scene| self.scene.set(scene));
        self.hold(moment.told);
    }

    fn come_back(self) {
        let (scene, caption) = self.present.get_value();
        // Whatever of the past was not shown yet is not news.
        self.news.set_value(Vec::new());
        self.is_again.set(false);
        self.scene.set(scene);
        self.caption.set(caption);
    }

    /// A sentence, to those who read and to those who listen, with its sound; the log has each once.
    fn tell_of(self, told: &Told) {
        let mut text = self.say_untracked(told.message());
        if self.is_again.get_untracked() {
            text = speech::label_with("web-again", [("text", text.into())]);
        } else {
            self.add_line(line_kind(told), text.clone());
        }
        self.speak(&text);
        self.caption.set(text);
        let sound = Sound::of(&told.message().key);
        self.sound.set(sound);
        sound.into_iter().for_each(sound::play);
    }

    /// Adds a sentence to those that are spoken. The ones before it stay where they are: what is moved in such a region
    /// is spoken once more.
    fn speak(self, text: &str) {
        let Some(live) = self.live.get_untracked() else { return };
        if let Ok(line) = document().create_element("p") {
            line.set_text_content(Some(text));
            let _ = live.append_child(&line);
        }
        let old = live.first_element_child().filter(|_| live.child_element_count() > SPOKEN_MAX);
        old.inspect(web_sys::Element::remove);
    }

    fn notice(self, notice: Notice) {
        match notice {
            Notice::Refused(reason) => {
                self.n_refused.update(|count| *count += 1);
                self.call_to_answer();
                self.tell_while(Holds::of(&reason.key), self.say_untracked(&reason));
            }
            Notice::Remark(reason) => {
                self.tell_while(Holds::of(&reason.key), self.say_untracked(&reason));
            }
            Notice::Closing(reason) => {
                let why = self.say_untracked(&reason);
                // A page that waits for its table says it in the middle.
                if self.table.with_untracked(Option::is_some) {
                    self.tell(why.clone());
                }
                self.farewell.set(Some(why));
            }
            Notice::Said { by, saying } => self.hear_saying(by, saying),
            Notice::Nudged { by, seat } => self.hear_nudge(by, seat),
            Notice::OtherVersion => self.tell(speech::label("room-other-version")),
            Notice::UnknownGame => self.stuck.set(Some(Stuck::UnknownGame)),
            Notice::Missed => self.add_line(LineKind::Note, speech::label("log-gap")),
            // The screen says so for as long as it is so.
            Notice::Removed => {}
            Notice::Unreadable(why) => {
                leptos::logging::error!("the table says what cannot be read: {why}");
            }
        }
    }

    /// What the page would have answered by itself is the reader's to answer once it was refused.
    fn call_to_answer(self) {
        let prompt =
            self.scene.with_untracked(|scene| (!scene.offers.is_empty()).then(|| scene.prompt.clone()));
        if prompt.is_some() && !self.is_holding() {
            renew(self.turn, prompt);
        }
    }

    /// What the Captain would do, and why; it stands in the log for whoever wants to read it again.
    fn hear_counsel(self, action: &str, why: Option<&Message>) {
        let what = self.scene.with_untracked(|scene| {
            let offer = scene.offers.iter().find(|offer| offer.action.get() == action);
            offer.map(|offer| self.say_untracked(&offer.label))
        });
        let Some(what) = what else { return };
        let mut text = speech::label_with("web-counsel-says", [("what", what.into())]);
        if let Some(why) = why.filter(|why| speech::label_if_any(&why.key).is_some()) {
            text = format!("{text} {}", self.say_untracked(why));
        }
        // Who asks twice reads it once.
        let is_there = self.log.with_untracked(|log| log.last().is_some_and(|line| line.text == text));
        if !is_there {
            self.add_line(LineKind::Note, text.clone());
        }
        // Where the page answers by itself, the reader is waited for without having a turn.
        let is_turn = self.turn.with_untracked(Option::is_some);
        self.tell_while(if is_turn { Holds::Turn } else { Holds::Always }, text);
    }

    /// What is said stands on the seat of whoever says it, and in the log; a watcher has no seat.
    fn hear_saying(self, by: Option<Seat>, saying: Saying) {
        let (words, phrase) = match saying {
            Saying::Phrase(phrase) => (speech::label(&format!("room-phrase-{phrase}")), Some(phrase)),
            Saying::Text(text) => (text, None),
        };
        let said = match by {
            Some(seat) => Message::new("said").with("who", seat),
            None => Message::new("said-watching"),
        };
        if by.map_or_else(|| self.is_unheard(WATCHERS), |seat| self.is_muted(seat)) {
            return;
        }
        let text = self.say_untracked(&said.with("phrase", words.clone()));
        self.add_line(LineKind::Said, text.clone());
        match by {
            Some(seat) if self.has_scene.get_untracked() => {
                self.speak(&text);
                self.sayings.put(seat, words, phrase);
            }
            _ => self.tell(text),
        }
    }

    fn hear_nudge(self, by: Seat, seat: Seat) {
        if self.is_muted(by) {
            return;
        }
        let text = self.say_untracked(&Message::new("nudged").with("by", by).with("seat", seat));
        self.add_line(LineKind::Said, text.clone());
        if self.you.get_untracked() != Some(seat) {
            return self.tell(text);
        }
        notice::your_turn(&text);
        self.tell_while(Holds::Turn, text);
    }

    /// Whether the reader does not want to hear whoever has this seat: a person, so it goes by the name.
    fn is_muted(self, seat: Seat) -> bool {
        let name = self.names.with_untracked(|names| names.get(seat.idx()).cloned());
        name.is_some_and(|name| self.is_unheard(&name))
    }

    /// Whether the reader does not want to hear somebody of this name, or [`WATCHERS`].
    #[must_use]
    pub fn is_unheard(self, name: &str) -> bool {
        self.muted.with(|muted| muted.iter().any(|muted| muted == name))
    }

    fn say_untracked(self, message: &Message) -> String {
        self.names.with_untracked(|names| speech::say(message, names, self.you.get_untracked()))
    }

    fn add_line(self, kind: LineKind, text: String) {
        self.log.update(|log| log.push(Line { number: log.len(), kind, text }));
    }
}

/// Where the worker is to go.
fn worker_place(place: &Place) -> crossing::Place {
    match place {
        Place::Home { game } => {
            crossing::Place::Home { log: kept::log(game), setup: games::game(game).map(setup::liked) }
        }
        Place::Served { table } => crossing::Place::Served { address: address(table).unwrap_or_default() },
        Place::Film { file, .. } => crossing::Place::Film { file: file.to_string() },
    }
}

/// The address of a table's socket.
fn address(table: &str) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/ws/{table}", location.host().ok()?))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_in_passing_goes_when_the_table_says_otherwise() {
        let goes_on = Table::of(Phase::Playing, Vec::new());
        let rests = Table { rests: Some("Anna".into()), ..goes_on.clone() };
        let told = |reason| Holds::of(reason);
        assert!(told("room-rests").is_so(Some(&rests), false));
        assert!(!told("room-rests").is_so(Some(&goes_on), false), "the game goes on");
        assert!(!told("room-asked").is_so(Some(&goes_on), true), "it is settled");
        assert!(told("room-not-your-turn").is_so(Some(&goes_on), false));
        assert!(!told("room-not-your-turn").is_so(Some(&goes_on), true), "it is by now");
        assert!(!Holds::Turn.is_so(Some(&goes_on), false), "a hint is for the move that is to be made");
        assert!(told("room-too-fast").is_so(Some(&goes_on), true));
        assert!(told("room-rests").is_so(None, false));
    }
}
