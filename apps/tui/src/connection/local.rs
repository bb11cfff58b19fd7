//! A table in this process: the room and its bots on a thread of their own.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use engine::{GameRng, Seat, Stop};
use hosting::{AnyGame, Json, Library};
use protocol::{ClientMessage, CommandId, PROTOCOL, Request, ServerMessage, decode_server};
use room::{Change, ClientId, Entry, GuestKey, Limits, Local, Millis};

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
    /// Which kind of bot has the other seats; the usual one when absent.
    pub bot: Option<String>,
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
    let log = vec![Entry { command: None, change: opened }];
    let local =
        Local::open(home.games, limits, log, home.rng.clone()).map_err(|error| anyhow!(error.to_string()))?;
    // Without a clock only the budget ends a thought, so that it is the same every time.
    let local = local.with_library(Arc::clone(&home.library));
    let local = if clock == Clock::Wall { local.with_patience(patience) } else { local };
    let (sender, receiver) = channel();
    for message in opening(home) {
        sender.send(Errand::Say(message)).context("the table is there to hear it")?;
    }
    let me = GuestKey("home".to_owned());
    let table = HomeTable { local, me, clock, time: Time::begin(), now: 0 };
    std::thread::Builder::new().name("table".to_owned()).spawn(move || table.run(&receiver, &sink))?;
    Ok(sender)
}

/// A bot may not keep the table from hearing the player for longer.
fn patience() -> Stop {
    let end = Instant::now() + Duration::from_millis(room::THINKING_MAX_MS);
    Stop::never().or_when(move || Instant::now() >= end)
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
        command("home-start", Request::Start { bot: home.bot.clone() }),
    ]
}

struct HomeTable {
    local: Local,
    me: GuestKey,
    clock: Clock,
    time: Time,
    now: Millis,
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
            let mut said = match self.wait(receiver) {
                Wait::Heard(errand) => {
                    let errands = super::with_waiting(errand, receiver);
                    errands.into_iter().flat_map(|errand| self.run_errand(errand)).collect()
                }
                Wait::Due => self.tick(),
                Wait::Over => return,
            };
            if self.clock == Clock::Instant {
                said.extend(self.settle());
            }
            if !said.is_empty() && !sink(Heard::Said(said)) {
                return;
            }
        }
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
    fn settle(&mut self) -> Vec<ServerMessage> {
        // A game takes far fewer steps without a person; the bound only keeps a mistake from hanging.
        const TICKS_MAX: usize = 10_000;
        let mut said = Vec::new();
        for _ in 0..TICKS_MAX {
            let Some(due) = self.local.next_deadline() else { break };
            self.now = self.now.max(due);
            said.extend(self.tick());
        }
        said
    }

    fn run_errand(&mut self, errand: Errand) -> Vec<ServerMessage> {
        match errand {
            Errand::Say(message) => return self.say(message),
            Errand::Pace(pace) => self.time.set_pace(pace),
            Errand::Retry => {}
        }
        Vec::new()
    }

    fn say(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        let now = self.time();
        decoded(self.local.say(now, ME, &self.me.clone(), message))
    }

    fn tick(&mut self) -> Vec<ServerMessage> {
        let now = self.time();
        decoded(self.local.tick(now))
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

fn decoded(frames: Vec<(ClientId, Arc<str>)>) -> Vec<ServerMessage> {
    let frame =
        |(_, frame): (ClientId, Arc<str>)| decode_server(&frame).expect("our own table speaks the protocol");
    frames.into_iter().map(frame).collect()
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
