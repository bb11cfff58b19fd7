//! What this terminal shows of its table: the moment on show, in words. Which moment that is, and what is sent to
//! the table, is the business of the client without IO that it holds.

use std::collections::VecDeque;

use client::{Client, Input, Kind, Link, Millis, Moment, Notice, Output, people, renamed};
use engine::{Arg, MIXED, Message, Seat};
use hosting::{AnyGame, AnyRules, Scene};
use protocol::{Door, Occupant, Phase, Request, Saying, SeatInfo, Table, Terms};
use words::{Cast, Words};

use crate::connection::{Errand, Heard, Pace, Wanted};

/// How many sentences the log keeps.
const LOG_MAX: usize = 2_000;

/// How those who watch are called together where somebody does not want to hear them: they have no names.
pub const WATCHERS: &str = "";

/// What this client knows of its table.
pub struct Tableau {
    games: &'static [&'static dyn AnyGame],
    words: Words,
    client: Client,
    now: Millis,
    /// What the client wants shown and told, and what it wants done.
    news: VecDeque<Output>,
    errands: Vec<Errand>,
    terms: Option<Terms>,
    table: Option<Table>,
    /// When the table was told.
    told_at: Millis,
    you: Option<Seat>,
    is_removed: bool,
    is_sent_back: bool,
    is_moved: bool,
    /// Whether the reader had a seat or came through a locked door, which opens to nobody else than who may sit down.
    belongs: bool,
    kind: Kind,
    names: Vec<String>,
    /// Whom the reader does not want to hear, by their names.
    muted: Vec<String>,
    scene: Option<Scene>,
    invitation: Option<String>,
    /// The last link that was asked for.
    link_told: Option<(Wanted, String)>,
    log: VecDeque<String>,
    log_total: usize,
    notice: Option<String>,
    on_the_way: usize,
    link: Link,
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
    /// A table that this client sets out for.
    #[must_use]
    pub fn new(games: &'static [&'static dyn AnyGame], words: Words, client: Client) -> Self {
        let mut tableau = Self {
            games,
            words,
            client,
            now: 0,
            news: VecDeque::new(),
            errands: Vec::new(),
            terms: None,
            table: None,
            told_at: 0,
            you: None,
            is_removed: false,
            is_sent_back: false,
            is_moved: false,
            belongs: false,
            kind: Kind::Welcome,
            names: Vec::new(),
            muted: Vec::new(),
            scene: None,
            invitation: None,
            link_told: None,
            log: VecDeque::new(),
            log_total: 0,
            notice: None,
            on_the_way: 0,
            link: Link::Connecting { retry_at: None },
        };
        tableau.set_out();
        tableau
    }

    /// The same at a table that has this link.
    #[must_use]
    pub fn invited(self, invitation: Option<String>) -> Self {
        Self { invitation, ..self }
    }

    /// Takes in what was heard. What there is to show of it comes one by one, with [`Self::show_next`].
    pub fn hear(&mut self, heard: Heard) {
        if let Heard::NotCarried(why) = &heard {
            self.notice = Some(self.say(why));
        }
        for input in heard.inputs() {
            self.tell(input);
        }
    }

    /// Lets the time be this.
    pub fn pass(&mut self, now: Millis) {
        self.now = self.now.max(now);
        self.tell(Input::Tick);
    }

    /// Asks the table for something.
    pub fn ask(&mut self, request: Request) {
        self.tell(Input::Ask(request));
    }

    /// Tries a broken link at once.
    pub fn set_out(&mut self) {
        self.tell(Input::SetOut);
    }

    /// Shows things so fast.
    pub fn set_pace(&mut self, pace: Pace) {
        self.tell(Input::Pace(client::Pace::times(pace.factor())));
    }

    /// Does not wait for what is still to be shown.
    pub fn show_all(&mut self) {
        self.tell(Input::ShowAll);
    }

    fn tell(&mut self, input: Input) {
        let outputs = self.client.handle(self.now, input);
        self.news.extend(outputs);
    }

    /// Shows or tells the next thing; whether there was one.
    pub fn show_next(&mut self) -> bool {
        let next = self.news.pop_front();
        let is_news = next.is_some();
        if let Some(output) = next {
            self.take(output);
        }
        is_news
    }

    /// What the link is to do, in order.
    pub fn take_errands(&mut self) -> Vec<Errand> {
        std::mem::take(&mut self.errands)
    }

    /// When to let time pass next, if nothing else happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        let second = |at: Millis| at - (self.seconds_until(at).max(1) - 1) * 1_000;
        let ends = self.starts_at().into_iter().chain(self.times_up()).filter(|at| *at > self.now);
        let counted = self.retry_at().into_iter().chain(ends).map(second);
        self.client.next_deadline().into_iter().chain(counted).min()
    }

    /// Whether a moment is held that is to be seen before what follows.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.client.is_holding()
    }

    /// Whether what is shown comes between two changes of the table.
    #[must_use]
    pub fn is_interlude(&self) -> bool {
        self.kind == Kind::Interlude
    }

    /// Whether the table has not answered the last thing asked, or not shown what it changed.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.on_the_way > 0
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

    /// Every game there is.
    #[must_use]
    pub const fn games(&self) -> &'static [&'static dyn AnyGame] {
        self.games
    }

    /// What is played, once the table was heard of.
    #[must_use]
    pub const fn terms(&self) -> Option<&Terms> {
        self.terms.as_ref()
    }

    /// The last link that was asked for.
    #[must_use]
    pub const fn link_told(&self) -> Option<&(Wanted, String)> {
        self.link_told.as_ref()
    }

    /// Whether the reader does not want to hear whoever is called so, or [`WATCHERS`].
    #[must_use]
    pub fn is_muted(&self, name: &str) -> bool {
        self.muted.iter().any(|muted| muted == name)
    }

    /// Whoever is called so is heard no more, or again; that in a sentence.
    pub fn mute(&mut self, name: &str) -> String {
        let was_muted = self.is_muted(name);
        self.muted.retain(|muted| muted != name);
        self.muted.extend((!was_muted).then(|| name.to_owned()));
        let key = if was_muted { "unmuted" } else { "muted" };
        let called = if name == WATCHERS { self.words.label("web-watchers") } else { name.to_owned() };
        self.words.label_with(key, [("name", Arg::Text(called))])
    }

    /// Whether the reader does not want to hear who speaks: somebody who has this seat, or who watches.
    fn is_unheard(&self, by: Option<Seat>) -> bool {
        self.is_muted(by.map_or(WATCHERS, |seat| self.name(seat)))
    }

    /// The bots that this table is offered: a crew of all levels, and then each, weakest first.
    #[must_use]
    pub fn bots(&self) -> Vec<&'static str> {
        let seats = self.terms.as_ref().map_or(0, |terms| terms.seats);
        let each = self.game().map(|game| game.bots(seats)).unwrap_or_default();
        std::iter::once(MIXED).chain(each).collect()
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
    pub fn link(&self) -> LinkState {
        match &self.link {
            Link::Live => LinkState::Up,
            Link::Connecting { retry_at: None } => LinkState::Connecting,
            Link::Connecting { retry_at: Some(at) } | Link::Reconnecting { retry_at: Some(at) } => {
                LinkState::Lost { seconds: self.seconds_until(*at) }
            }
            Link::Reconnecting { retry_at: None } => LinkState::Lost { seconds: 0 },
            Link::Closed { why: Some(why) } => LinkState::Gone(self.say(why)),
            Link::Closed { why: None } => LinkState::Gone(self.words.label("link-closed")),
        }
    }

    const fn retry_at(&self) -> Option<Millis> {
        match self.link {
            Link::Connecting { retry_at } | Link::Reconnecting { retry_at } => retry_at,
            Link::Live | Link::Closed { .. } => None,
        }
    }

    /// In how many seconds a game begins, if one is about to.
    #[must_use]
    pub fn starts_in_s(&self) -> Option<u64> {
        self.starts_at().map(|at| self.seconds_until(at))
    }

    fn starts_at(&self) -> Option<Millis> {
        let left = self.table.as_ref()?.starts_in_ms?;
        Some(self.told_at.saturating_add(left.into()))
    }

    /// How many seconds whoever has this seat may still think, where there is a clock.
    #[must_use]
    pub fn thinks_for_s(&self, seat: Seat) -> Option<u64> {
        let clock = self.table.as_ref()?.clocks.get(seat.idx()).copied()??;
        let since = if clock.runs { self.told_at } else { self.now };
        Some(self.seconds_until(since.saturating_add(clock.left_ms.into())))
    }

    /// When the clocks that run will have run out.
    fn times_up(&self) -> impl Iterator<Item = Millis> {
        let clocks = self.table.iter().flat_map(|table| table.clocks.iter().flatten());
        clocks.filter(|clock| clock.runs).map(|clock| self.told_at.saturating_add(clock.left_ms.into()))
    }

    const fn seconds_until(&self, time: Millis) -> u64 {
        time.saturating_sub(self.now).div_ceil(1_000)
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
        self.client.rules()
    }

    /// Whether the reader may begin now: as host, or while the host of a game that is on or over is away.
    #[must_use]
    pub fn may_begin(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.may_begin(self.you))
    }

    /// Whether moves are taken from the reader now, if it is their turn: the game does not rest, nobody wants to take a
    /// move back, and the reader has not given up.
    #[must_use]
    pub fn may_move(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let has_given_up = self.you.is_some_and(|you| table.conceded.contains(&you));
        table.rests.is_none() && table.asked.is_none() && !has_given_up
    }

    /// Whether a host has removed the reader from the table.
    #[must_use]
    pub const fn is_removed(&self) -> bool {
        self.is_removed
    }

    /// Whether the reader's seat is on another device.
    #[must_use]
    pub const fn is_moved(&self) -> bool {
        self.is_moved
    }

    /// Whether a host has given the reader's seat back to the device it came from, and the game is still on.
    #[must_use]
    pub const fn is_sent_back(&self) -> bool {
        self.is_sent_back
    }

    /// Whether a host has locked the door since the reader came to watch. Where no person has a seat there is no door.
    #[must_use]
    pub fn is_locked_out(&self) -> bool {
        let is_locked = |table: &Table| table.customs.door == Door::Locked && table.host.is_some();
        !self.belongs && self.table.as_ref().is_some_and(is_locked)
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

    fn take(&mut self, output: Output) {
        match output {
            Output::Dial(call) => self.errands.push(Errand::Dial(call)),
            Output::HangUp(call) => self.errands.push(Errand::HangUp(call)),
            Output::Send { call, message } => self.errands.push(Errand::Send { call, message }),
            Output::Link(link) => self.link = link,
            Output::Terms(terms) => self.terms = Some(terms),
            Output::Show(moment) => self.show(*moment),
            Output::Tell(told) => self.write(told.message()),
            Output::Present(table) => self.set_table(*table),
            Output::Notice(notice) => self.notice(notice),
            Output::OnTheWay(count) => self.on_the_way = count,
            // All that was told stays in sight, so nobody asks for it again.
            Output::Again(_) | Output::More(_) => {}
        }
    }

    fn show(&mut self, moment: Moment) {
        self.kind = moment.kind;
        self.you = moment.you;
        self.is_removed = moment.removed;
        if moment.sent_back && !self.is_sent_back {
            self.notice = Some(self.words.label("room-sent-back"));
        }
        self.is_sent_back = moment.sent_back;
        self.is_moved = moment.moved;
        let came_in = moment.kind == Kind::Welcome && moment.table.customs.door == Door::Locked;
        self.belongs |= came_in || moment.you.is_some();
        self.set_table(moment.table);
        self.scene = moment.scene;
        for told in &moment.told {
            self.write(told.message());
        }
    }

    fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Refused(reason) | Notice::Remark(reason) => self.notice = Some(self.say(&reason)),
            Notice::Said { by, .. } if self.is_unheard(by) => {}
            Notice::Nudged { by, .. } if self.is_unheard(Some(by)) => {}
            Notice::Said { by, saying } => self.write(&said(by, saying)),
            Notice::Nudged { by, seat } => {
                self.write(&Message::new("nudged").with("by", by).with("seat", seat));
            }
            Notice::Closing(reason) => self.write(&reason),
            Notice::Missed => self.write(&Message::new("log-gap")),
            Notice::Removed => self.notice = Some(self.words.label("room-removed")),
            Notice::OtherVersion | Notice::UnknownGame => {
                self.notice = Some(self.words.label("room-other-version"));
            }
            // The screen is no place for it; the next gap brings everything.
            Notice::Unreadable(_) => {}
        }
    }

    fn game_id(&self) -> &str {
        self.terms.as_ref().map_or("", |terms| &terms.game)
    }

    fn set_table(&mut self, table: Table) {
        self.follow(&table);
        self.names = table.seats.iter().map(|seat| self.occupant_name(&seat.occupant)).collect();
        self.table = Some(table);
        self.told_at = self.now;
    }

    /// Whoever takes another name is not heard under that one either.
    fn follow(&mut self, now: &Table) {
        let (before, now) = (self.table.as_ref().map(people).unwrap_or_default(), people(now));
        let new: Vec<String> = self.muted.iter().filter_map(|name| renamed(&before, &now, name)).collect();
        self.muted.extend(new);
    }

    fn occupant_name(&self, occupant: &Occupant) -> String {
        match occupant {
            Occupant::Open => self.words.label("seat-open"),
            Occupant::Player { name, .. } | Occupant::Bot { name, .. } => name.clone(),
        }
    }

    /// Asks the Captain what to do.
    pub fn ask_counsel(&mut self) {
        self.errands.push(Errand::Counsel);
    }

    /// Asks the server for a link.
    pub fn fetch(&mut self, wanted: Wanted) {
        self.link_told = None;
        self.errands.push(Errand::Fetch(wanted));
    }

    /// Takes in the link that was asked for, or why there is none; whether there is one.
    pub fn hear_link(&mut self, wanted: Wanted, link: Result<String, Message>) -> bool {
        self.link_told = None;
        match link {
            Ok(link) => self.link_told = Some((wanted, link)),
            Err(why) => self.notice = Some(self.say(&why)),
        }
        self.link_told.is_some()
    }

    fn write(&mut self, message: &Message) {
        self.keep(self.say(message));
    }

    /// Writes a line into the log.
    pub fn keep(&mut self, line: String) {
        if self.log.len() == LOG_MAX {
            self.log.pop_front();
        }
        self.log.push_back(line);
        self.log_total += 1;
    }
}

/// What somebody says.
fn said(by: Option<Seat>, saying: Saying) -> Message {
    let message = match by {
        Some(seat) => Message::new("said").with("who", seat),
        None => Message::new("said-watching"),
    };
    match saying {
        Saying::Phrase(phrase) => message.with("phrase", phrase_words(&phrase)),
        Saying::Text(text) => message.with("phrase", text),
    }
}

/// A prepared phrase in words; the name of one we do not know is said as it is.
fn phrase_words(phrase: &str) -> Message {
    Message { key: format!("room-phrase-{phrase}").into(), args: Vec::new() }
}
