//! A table in one process, without a server: appends are kept in memory, bots think when time is given.
//! The browser plays offline with it in a worker, and the terminal client at home. Still no IO, clock or
//! randomness of its own.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{GameRng, Message, Seat, Stop};
use hosting::{AnyGame, BotJob, Decided, Library, NoBooks};
use protocol::{ClientMessage, PROTOCOL, Seq, ServerMessage, Table};

use crate::{ClientId, Entry, FoldError, GuestKey, Input, Limits, Millis, Output, Room, When};

/// A frame, and for whom it is.
pub type Addressed = (ClientId, Arc<str>);

/// A room with a store in memory and bots in the same thread.
pub struct Local {
    room: Room,
    log: Vec<Entry>,
    rng: GameRng,
    /// Bots that have been asked. They think at the next tick, so that what happened before is seen first.
    jobs: VecDeque<(Seat, Seq, BotJob)>,
    /// What a bot has decided. The room hears it at the next tick: only then it is known how long that took.
    decided: Option<Input>,
    patience: fn() -> Stop,
    calendar: Option<fn() -> When>,
    library: Arc<dyn Library>,
    now: Millis,
}

impl Local {
    /// A table with this log.
    ///
    /// # Errors
    /// If the log cannot be folded.
    pub fn open(
        games: &'static [&'static dyn AnyGame],
        limits: Limits,
        log: Vec<Entry>,
        rng: GameRng,
    ) -> Result<Self, FoldError> {
        let room = Room::open(games, limits, &log)?;
        let (jobs, decided, library) = (VecDeque::new(), None, Arc::new(NoBooks));
        Ok(Self { room, log, rng, jobs, decided, patience: Stop::never, library, calendar: None, now: 0 })
    }

    /// The same, where a bot that thinks keeps nobody waiting for long: `patience` is called when one begins, and
    /// gives what tells it to make do with what it has. Whoever calls it has a clock; this has none.
    #[must_use]
    pub fn with_patience(self, patience: fn() -> Stop) -> Self {
        Self { patience, ..self }
    }

    /// The same, where entries tell when they were stored.
    #[must_use]
    pub fn with_calendar(self, calendar: fn() -> When) -> Self {
        Self { calendar: Some(calendar), ..self }
    }

    /// The same, with data files for bots that have some.
    #[must_use]
    pub fn with_library(self, library: Arc<dyn Library>) -> Self {
        Self { library, ..self }
    }

    /// A client of this guest says something; returns the frames for each client that gets some, in order.
    pub fn send(
        &mut self,
        now: Millis,
        client: ClientId,
        guest: &GuestKey,
        message: ClientMessage,
    ) -> Vec<Addressed> {
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                let reason = Message::new("room-other-version");
                vec![(client, Arc::from(ServerMessage::Closing { reason, retry_ms: None }.encode()))]
            }
            ClientMessage::Hello { last, .. } => {
                self.handle(now, Input::Connected { client, guest: guest.clone(), last })
            }
            ClientMessage::Command { id, request } => {
                self.handle(now, Input::Command { client, id, request })
            }
            ClientMessage::Ping {} => vec![(client, Arc::from(ServerMessage::Pong {}.encode()))],
        }
    }

    /// A client is gone.
    pub fn leave(&mut self, now: Millis, client: ClientId) -> Vec<Addressed> {
        self.handle(now, Input::Disconnected { client })
    }

    /// Time has passed; call it when [`Local::next_deadline`] is reached. At most one bot thinks in a call.
    pub fn tick(&mut self, now: Millis) -> Vec<Addressed> {
        if let Some(decided) = self.decided.take() {
            return self.handle(now, decided);
        }
        self.jobs.retain(|(_, _, job)| !job.stop().is_said());
        let Some((seat, seq, job)) = self.jobs.pop_front() else { return self.handle(now, Input::Tick) };
        let action = job.heeding(&(self.patience)()).reading(&self.library).decide().action;
        self.now = self.now.max(now);
        self.decided = Some(Input::BotAnswered { seat, seq, action });
        Vec::new()
    }

    /// What the strongest bot would do in the place of this guest, whose turn it is. Where other people play there is no
    /// counsel.
    pub fn counsel(&mut self, guest: &GuestKey) -> Option<Decided> {
        // Its dice are its own, and no bot will throw them: the game goes on as if nobody had asked, and whoever asks
        // twice is told the same.
        let dice = self.rng.fork(&format!("counsel {}", self.log.len()));
        let job = self.room.counsel(guest, dice)?;
        Some(job.heeding(&(self.patience)()).reading(&self.library).decide())
    }

    /// Whether a bot thinks at the next tick, and nothing else can happen meanwhile.
    #[must_use]
    pub fn is_about_to_think(&self) -> bool {
        self.decided.is_none() && !self.jobs.is_empty()
    }

    /// When to call [`Local::tick`].
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        let is_idle = self.jobs.is_empty() && self.decided.is_none();
        if is_idle { self.room.next_deadline() } else { Some(self.now) }
    }

    /// The whole log, to be kept by whoever wants to come back. It holds secrets.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What everybody may know about the table.
    #[must_use]
    pub fn table(&self) -> Table {
        self.room.table()
    }

    fn handle(&mut self, now: Millis, input: Input) -> Vec<Addressed> {
        self.now = self.now.max(now);
        let mut frames = Vec::new();
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.room.handle(now, &mut self.rng, input) {
                match output {
                    Output::Append { seq, entry } => {
                        self.log.push(match self.calendar {
                            Some(calendar) => entry.stamped(calendar()),
                            None => entry,
                        });
                        inputs.push_back(Input::Stored { seq });
                    }
                    Output::Send { to, frame } | Output::SendLatest { to, frame } => {
                        frames.extend(to.into_iter().map(|client| (client, Arc::clone(&frame))));
                    }
                    Output::AskBot { seat, seq, job } => self.jobs.push_back((seat, seq, job)),
                    // Nobody else writes to this log, so there is never more to read; and who is gone says so.
                    Output::Read { .. } | Output::Carried { .. } | Output::Close { .. } => {}
                }
            }
        }
        frames
    }
}
