//! Runs a client on this terminal: chooses between full screen and lines, opens the link, and carries keys and
//! news to whoever draws.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use client::{Client, Manners, Millis, Pace};
use engine::GameRng;
use hosting::AnyGame;
use ratatui::crossterm::event::{self, Event};
use words::Words;

use crate::app::{App, Wish};
use crate::connection::{Clock, Errand, Guest, Heard, Home, Link, Sink, TableLink};
use crate::edition::{Answer, EditionQuestion};
use crate::keys::{Key, key, written};
use crate::palette::Palette;
use crate::plain::{Plain, Readiness};
use crate::screens;
use crate::signals;
use crate::tableau::{LinkState, Tableau};

/// A game to be played here.
pub struct Play {
    /// Every game there is.
    pub games: &'static [&'static dyn AnyGame],
    /// The sentences of the player's language.
    pub words: Words,
    /// Which table.
    pub place: Place,
    /// What the player is called.
    pub name: String,
    /// How it is shown.
    pub look: Look,
    /// Whether the rules are settled.
    pub rules: Rules,
}

/// Whether the rules of a table at home are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// They were named, or somebody else has chosen them.
    Settled,
    /// The player is asked for an edition where there is a screen to ask on.
    Asked,
}

/// Which table is played at.
pub enum Place {
    /// One in this process, with bots.
    Home(Box<Home>),
    /// A served one.
    Served(TableLink, Guest),
}

/// How a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The whole screen.
    Full,
    /// Line by line: for screen readers and pipes.
    Plain,
}

impl Look {
    /// Full screen where there is one.
    #[must_use]
    pub fn of_terminal() -> Self {
        if io::stdin().is_terminal() && io::stdout().is_terminal() { Self::Full } else { Self::Plain }
    }
}

impl Play {
    /// Plays until the player leaves.
    ///
    /// # Errors
    /// If there can be no such table, or the terminal does not work.
    pub fn run(self) -> Result<()> {
        match self.look {
            Look::Full => self.run_full(),
            Look::Plain => self.run_plain(),
        }
    }

    fn run_full(mut self) -> Result<()> {
        let (sender, news) = channel();
        let mut terminal = ratatui::try_init().context("the terminal cannot show a full screen")?;
        let ready = signals::tell(sender.clone(), || News::Ended).and_then(|()| spawn_keys(sender.clone()));
        let done = ready.map_err(Into::into).and_then(|()| match self.ask_edition(&mut terminal, &news)? {
            Answer::Chosen => self.play_full(&mut terminal, &sender, &news),
            Answer::Left => Ok(()),
        });
        ratatui::restore();
        done
    }

    /// Asks by which edition a game at home is played, if that is not settled.
    fn ask_edition(
        &mut self,
        terminal: &mut ratatui::DefaultTerminal,
        news: &Receiver<News>,
    ) -> Result<Answer> {
        let Place::Home(home) = &mut self.place else { return Ok(Answer::Chosen) };
        if self.rules == Rules::Settled {
            return Ok(Answer::Chosen);
        }
        let Some(mut question) = EditionQuestion::new(home, &self.words, Palette::of_environment()) else {
            return Ok(Answer::Chosen);
        };
        loop {
            terminal.draw(|frame| question.draw(frame))?;
            let Ok(News::Terminal(event)) = news.recv() else { return Ok(Answer::Left) };
            let pressed = if let Event::Key(event) = event { key(event) } else { None };
            if pressed == Some(Key::Suspend) {
                suspend(terminal)?;
            }
            if let Some(answer) = pressed.and_then(|key| question.press(key)) {
                return Ok(answer);
            }
        }
    }

    fn play_full(
        self,
        terminal: &mut ratatui::DefaultTerminal,
        sender: &Sender<News>,
        news: &Receiver<News>,
    ) -> Result<()> {
        let client = self.place.client(self.games, Pace::USUAL)?;
        let tableau = Tableau::new(self.games, self.words, client).invited(self.place.invitation());
        let link = self.place.open(Clock::Wall, sink(sender, News::Heard))?;
        let mut app = App::new(tableau, Palette::of_environment(), self.name);
        full_loop(terminal, &mut app, &link, news)?;
        reached(app.tableau())
    }

    fn run_plain(self) -> Result<()> {
        let (sender, news) = channel();
        // In lines nothing is hidden by what follows, so nothing waits.
        let client = self.place.client(self.games, Pace::AT_ONCE)?;
        let tableau = Tableau::new(self.games, self.words, client).invited(self.place.invitation());
        let link = self.place.open(Clock::Instant, sink(&sender, Line::Heard))?;
        let mut plain = Plain::new(tableau, self.name);
        let mut inbox = Inbox::open(sender, news)?;
        match plain_loop(&mut plain, &link, &mut inbox, &mut io::stdout().lock()) {
            // Whoever read our lines has gone; that is a way to leave.
            Err(error) if is_broken_pipe(&error) => Ok(()),
            Ok(()) => reached(plain.tableau()),
            done => done,
        }
    }
}

impl Place {
    fn open(self, clock: Clock, sink: Sink) -> Result<Link> {
        match self {
            Self::Home(home) => Link::home(&home, clock, sink),
            Self::Served(table, guest) => Link::served(table, guest, sink),
        }
    }

    fn client(&self, games: &'static [&'static dyn AnyGame], pace: Pace) -> Result<Client> {
        let (manners, rng) = match self {
            Self::Home(home) => (Manners::TERMINAL_AT_HOME, home.rng.fork("client")),
            Self::Served(..) => (Manners::TERMINAL, fresh_rng()?),
        };
        Ok(Client::new(games, manners, pace, rng))
    }

    fn invitation(&self) -> Option<String> {
        match self {
            Self::Home(_) => None,
            Self::Served(table, _) => Some(table.invitation().to_owned()),
        }
    }
}

/// A generator that nobody else has, so that no two commands have one id.
pub(crate) fn fresh_rng() -> Result<GameRng> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)?;
    Ok(GameRng::from_seed(seed))
}

/// The time since the program began to play.
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) const fn new(begun: Instant) -> Self {
        Self(begun)
    }

    pub(crate) fn now(&self) -> Millis {
        Millis::try_from(self.0.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }

    /// Waits for the next item, no longer than until this time.
    pub(crate) fn wait<T>(&self, until: Option<Millis>, items: &Receiver<T>) -> Result<T, RecvTimeoutError> {
        match until {
            None => items.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => items.recv_timeout(Duration::from_millis(until.saturating_sub(self.now()))),
        }
    }
}

enum News {
    Heard(Heard),
    Terminal(Event),
    /// The system wants the program to end.
    Ended,
}

enum Line {
    Heard(Heard),
    Typed(Option<String>),
    /// Nothing came in time.
    Due,
}

fn sink<T: Send + 'static>(sender: &Sender<T>, wrap: fn(Heard) -> T) -> Sink {
    let sender = sender.clone();
    Arc::new(move |heard| sender.send(wrap(heard)).is_ok())
}

fn full_loop(
    terminal: &mut ratatui::DefaultTerminal,
    app: &mut App,
    link: &Link,
    news: &Receiver<News>,
) -> Result<()> {
    let watch = Stopwatch(Instant::now());
    loop {
        app.pass(watch.now());
        app.take_errands().into_iter().for_each(|errand| link.run(errand));
        terminal.draw(|frame| screens::draw(app, frame))?;
        let first = match watch.wait(app.next_deadline(), news) {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        app.pass(watch.now());
        for news in std::iter::once(first).chain(news.try_iter()) {
            let wish = match news {
                News::Heard(heard) => {
                    app.hear(heard);
                    None
                }
                News::Terminal(Event::Key(event)) => {
                    let key = if app.is_writing() { written(event) } else { key(event) };
                    key.and_then(|key| app.press(key))
                }
                News::Terminal(_) => None,
                News::Ended => Some(Wish::Quit),
            };
            match wish {
                Some(Wish::Pace(pace)) => link.run(Errand::Pace(pace)),
                Some(Wish::Suspend) => suspend(terminal)?,
                Some(Wish::Quit) => return Ok(()),
                None => {}
            }
        }
    }
}

/// Gives the terminal back to the shell until the program is called again.
fn suspend(terminal: &mut ratatui::DefaultTerminal) -> Result<()> {
    ratatui::restore();
    signals::stop()?;
    // A fresh one draws every cell. To clear it would ask the terminal something that the thread of the keys hears.
    *terminal = ratatui::try_init()?;
    Ok(())
}

/// Keys come on a thread of their own, so that the loop can wait for keys and news alike.
fn spawn_keys(sender: Sender<News>) -> io::Result<()> {
    let read = move || {
        while let Ok(event) = event::read() {
            if sender.send(News::Terminal(event)).is_err() {
                return;
            }
        }
    };
    std::thread::Builder::new().name("keys".to_owned()).spawn(read).map(drop)
}

/// What comes in, in line mode. A person may type at any time and is answered at once; from a pipe a line is read
/// only when there is a question, so that a script can be written down beforehand.
struct Inbox {
    watch: Stopwatch,
    news: Receiver<Line>,
    /// Asks for the next line of a pipe; nothing is asked of a person.
    wants: Option<Sender<()>>,
    wanted: bool,
    /// A line that came when there was no question any more.
    held: Option<Line>,
}

impl Inbox {
    fn open(sender: Sender<Line>, news: Receiver<Line>) -> io::Result<Self> {
        let is_typed = io::stdin().is_terminal();
        let (wants, wanted) = channel();
        spawn_lines(sender, (!is_typed).then_some(wanted))?;
        let watch = Stopwatch(Instant::now());
        Ok(Self { watch, news, wants: (!is_typed).then_some(wants), wanted: false, held: None })
    }

    /// The next line, or [`Line::Due`] at this time; nothing once nobody can say anything any more.
    fn next(&mut self, readiness: Readiness, until: Option<Millis>) -> Option<Line> {
        let Some(wants) = &self.wants else { return self.receive(until) };
        let is_ready = readiness == Readiness::Ready;
        if is_ready && let Some(line) = self.held.take() {
            return Some(line);
        }
        if is_ready && !self.wanted {
            // Nobody hears it when the pipe has ended; its end is already on the way to us.
            self.wanted = wants.send(()).is_ok();
        }
        loop {
            match self.receive(until)? {
                line @ Line::Typed(_) => {
                    self.wanted = false;
                    if is_ready {
                        return Some(line);
                    }
                    self.held = Some(line);
                }
                other => return Some(other),
            }
        }
    }

    fn receive(&self, until: Option<Millis>) -> Option<Line> {
        match self.watch.wait(until, &self.news) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => Some(Line::Due),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    /// Whether the player sees a sign that a line is waited for.
    const fn shows_sign(&self) -> bool {
        self.wants.is_none()
    }
}

/// Reads lines on a thread of its own: all of them, or one for each time one is wanted.
fn spawn_lines(sender: Sender<Line>, wanted: Option<Receiver<()>>) -> io::Result<()> {
    let read = move || {
        let mut lines = io::stdin().lines();
        while wanted.as_ref().is_none_or(|wanted| wanted.recv().is_ok()) {
            let line = match lines.next() {
                Some(Ok(line)) => Some(line),
                // What is not text is no answer; the next line may be.
                Some(Err(error)) if error.kind() == io::ErrorKind::InvalidData => Some("\u{fffd}".to_owned()),
                Some(Err(_)) | None => None,
            };
            let is_end = line.is_none();
            if sender.send(Line::Typed(line)).is_err() || is_end {
                return;
            }
        }
    };
    std::thread::Builder::new().name("lines".to_owned()).spawn(read).map(drop)
}

fn plain_loop(plain: &mut Plain, link: &Link, inbox: &mut Inbox, out: &mut impl Write) -> Result<()> {
    loop {
        plain.pass(inbox.watch.now(), out)?;
        plain.take_errands().into_iter().for_each(|errand| link.run(errand));
        out.flush()?;
        let Some(next) = inbox.next(plain.readiness(), plain.next_deadline()) else { break };
        let is_asked_anew = !matches!(next, Line::Due);
        let wish = match next {
            Line::Heard(heard) => {
                plain.hear(heard, out)?;
                None
            }
            Line::Typed(line) => plain.read(line.as_deref(), out)?,
            Line::Due => None,
        };
        match wish {
            Some(Wish::Quit) => break,
            None if is_asked_anew && inbox.shows_sign() && plain.readiness() == Readiness::Ready => {
                write!(out, "> ")?;
            }
            // Lines go as fast as they are read, and the shell itself stops a program that shows lines.
            None | Some(Wish::Pace(_) | Wish::Suspend) => {}
        }
    }
    out.flush()?;
    Ok(())
}

/// A table that was never reached is a failure, however the player left.
fn reached(tableau: &Tableau) -> Result<()> {
    match tableau.link() {
        LinkState::Gone(why) if tableau.table().is_none() => bail!("{why}"),
        _ => Ok(()),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
