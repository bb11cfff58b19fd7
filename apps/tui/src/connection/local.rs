//! A table in this process: the room and its bots on a thread of their own.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use client::Call;
use engine::{GameRng, Seat, Stop};
use hosting::{AnyGame, Json, Library};
use protocol::{ClientMessage, CommandId, PROTOCOL, Request};
use room::{Change, ClientId, Entry, GuestKey, Limits, Local, Millis, When};

use super::{Errand, Heard, Pace, Sink};

/// A table to be opened in this process.
#[derive(Clone)]
pub struct Home {
    /// Every game there is.
    pub games: &'static [&'static dyn AnyGame],
    /// Which of them is played.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub options: Json,
    /// How many seats.
    pub seats: u8,
    /// Which bots have the other seats.
    pub bot: String,
    /// What the player is called.
    pub name: String,
    /// Where the shuffling comes from.
    pub rng: GameRng,
    /// The data files of bots.
    pub library: Arc<dyn Library>,
}

/// Which time a table at home lives by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The wall's: bots take their time, as they do at a served table.
    Wall,
    /// None: whatever is due happens at once, so that the same seed and answers give the same game.
    Instant,
}

const ME: ClientId = ClientId(1);

/// Opens the table, sits the player down and starts.
pub(super) fn open(home: &Home, clock: Clock, sink: Sink) -> Result<Sender<Errand>> {
    let mut limits = Limits::usual();
    if clock == Clock::Instant {
        limits.bot_pace_ms = (0, 0);
        // One person at their own table cannot flood it, and no time passes to refill a bucket.
        limits.burst_max = u32::MAX;
        limits.say_every_ms = 0;
    }
    let opened =
        Change::Opened { game: home.game.id().to_owned(), options: home.options.clone(), seats: home.seats };
    let log = vec![Entry::of(opened)];
    let local =
        Local::open(home.games, limits, log, home.rng.clone()).map_err(|error| anyhow!(error.to_string()))?;
    // Without a clock only the budget ends a thought, so that it is the same every time.
    let local = local.with_library(Arc::clone(&home.library));
    let local = if clock == Clock::Wall { local.with_patience(patience).with_calendar(today) } else { local };
    let (sender, receiver) = channel();
    let me = GuestKey("home".to_owned());
    let mut table = HomeTable { local, me, clock, time: Time::begin(), now: 0, call: None };
    for message in opening(home) {
        // Nobody listens yet; the welcome tells all of it.
        drop(table.send(message));
    }
    std::thread::Builder::new().name("table".to_owned()).spawn(move || table.run(&receiver, &sink))?;
    Ok(sender)
}

/// A bot may not keep the table from hearing the player for longer.
fn patience() -> Stop {
    let end = Instant::now() + Duration::from_millis(room::THINKING_MAX_MS);
    Stop::never().or_when(move || Instant::now() >= end)
}

fn today() -> When {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    When(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// What a player says to a fresh table before the first card.
fn opening(home: &Home) -> Vec<ClientMessage> {
    let command = |id: &str, request| ClientMessage::Command {
        id: CommandId::new(id).expect("letters and a dash"),
        request,
    };
    vec![
        ClientMessage::Hello { protocol: PROTOCOL, last: None },
        command("home-sit", Request::Sit { name: home.name.clone(), seat: Some(Seat::new(0)) }),
        command("home-start", Request::Start { bot: Some(home.bot.clone()) }),
    ]
}

struct HomeTable {
    local: Local,
    me: GuestKey,
    clock: Clock,
    time: Time,
    now: Millis,
    /// On which call the player listens.
    call: Option<Call>,
}

/// The wall's time, as fast as the player wants it.
struct Time {
    pace: Pace,
    since: Instant,
    before: Millis,
}

impl Time {
    fn begin() -> Self {
        Self { pace: Pace::Usual, since: Instant::now(), before: 0 }
    }

    fn now(&self) -> Millis {
        let millis = (self.since.elapsed() * self.pace.factor()).as_millis();
        self.before.saturating_add(Millis::try_from(millis).unwrap_or(Millis::MAX))
    }

    fn until(&self, due: Millis) -> Duration {
        Duration::from_millis(due.saturating_sub(self.now())) / self.pace.factor()
    }

    /// From now on so fast.
    fn set_pace(&mut self, pace: Pace) {
        *self = Self { pace, since: Instant::now(), before: self.now() };
    }
}

impl HomeTable {
    fn run(mut self, receiver: &Receiver<Errand>, sink: &Sink) {
        loop {
            let heard = match self.wait(receiver) {
                Wait::Heard(errand) => {
                    let errands = with_waiting(errand, receiver);
                    errands.into_iter().flat_map(|errand| self.run_errand(errand)).collect()
                }
                Wait::Due => {
                    let frames = self.tick();
                    self.said(frames).into_iter().collect()
                }
                Wait::Over => return,
            };
            if !self.settled(heard).into_iter().all(&**sink) {
                return;
            }
        }
    }

    /// This, and for a table without a clock everything that follows from it.
    fn settled(&mut self, mut heard: Vec<Heard>) -> Vec<Heard> {
        if self.clock == Clock::Instant {
            let frames = self.settle();
            heard.extend(self.said(frames));
        }
        together(heard)
    }

    fn wait(&mut self, receiver: &Receiver<Errand>) -> Wait {
        let due = self.local.next_deadline().filter(|_| self.clock == Clock::Wall);
        let heard = match due {
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => receiver.recv_timeout(self.time.until(due)),
        };
        match heard {
            Ok(errand) => Wait::Heard(errand),
            Err(RecvTimeoutError::Timeout) => Wait::Due,
            Err(RecvTimeoutError::Disconnected) => Wait::Over,
        }
    }

    /// Everything that is due without a word of the player, for a table without a clock.
    fn settle(&mut self) -> Vec<String> {
        // A game takes far fewer steps without a person; the bound only keeps a mistake from hanging.
        const TICKS_MAX: usize = 10_000;
        let mut frames = Vec::new();
        for _ in 0..TICKS_MAX {
            let Some(due) = self.local.next_deadline() else { break };
            self.now = self.now.max(due);
            frames.extend(self.tick());
        }
        frames
    }

    fn run_errand(&mut self, errand: Errand) -> Option<Heard> {
        match errand {
            Errand::Dial(call) => {
                self.call = Some(call);
                return Some(Heard::Opened(call));
            }
            Errand::HangUp(call) => drop(self.call.take_if(|current| *current == call)),
            Errand::Send { call, message } if self.call == Some(call) => {
                let frames = self.send(message);
                return self.said(frames);
            }
            Errand::Send { .. } | Errand::Fetch(_) => {}
            Errand::Pace(pace) => self.time.set_pace(pace),
            Errand::Counsel => return Some(Heard::Counsel(self.local.counsel(&self.me))),
        }
        None
    }

    fn said(&self, frames: Vec<String>) -> Option<Heard> {
        self.call.filter(|_| !frames.is_empty()).map(|call| Heard::Said { call, frames })
    }

    fn send(&mut self, message: ClientMessage) -> Vec<String> {
        let now = self.time();
        texts(self.local.send(now, ME, &self.me.clone(), message))
    }

    fn tick(&mut self) -> Vec<String> {
        let now = self.time();
        texts(self.local.tick(now))
    }

    fn time(&mut self) -> Millis {
        if self.clock == Clock::Wall {
            self.now = self.time.now();
        }
        self.now
    }
}

enum Wait {
    Heard(Errand),
    Due,
    Over,
}

fn texts(frames: Vec<(ClientId, Arc<str>)>) -> Vec<String> {
    frames.into_iter().map(|(_, frame)| frame.to_string()).collect()
}

/// What was said in a row, as one.
fn together(heard: Vec<Heard>) -> Vec<Heard> {
    let mut all: Vec<Heard> = Vec::new();
    for heard in heard {
        match (all.last_mut(), heard) {
            (Some(Heard::Said { frames, .. }), Heard::Said { frames: mut more, .. }) => {
                frames.append(&mut more);
            }
            (_, other) => all.push(other),
        }
    }
    all
}

/// What waits in a channel, with the first already taken out.
fn with_waiting<T>(first: T, receiver: &Receiver<T>) -> Vec<T> {
    std::iter::once(first).chain(receiver.try_iter()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_from_where_it_was_when_its_pace_changes() {
        let mut time = Time { before: 5_000, ..Time::begin() };
        time.set_pace(Pace::Rush);
        assert!(time.now() >= 5_000);
        let (usual, rush) = (Duration::from_secs(60), time.until(65_000));
        assert!(rush <= usual / Pace::Rush.factor(), "{rush:?}");
        time.set_pace(Pace::Usual);
        assert!(time.now() >= 5_000);
    }
}
