//! One table at work: a task that owns the room, keeps its time, stores its entries, lets its bots think, and hands
//! out its frames. All rules of a table are in the room; here is only what a room is not allowed to do itself.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use engine::{GameRng, Message, Seat};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use hosting::{BotJob, Decided};
use protocol::{CommandId, Request, Seq, Table, Terms};
use room::{ClientId, Entry, GuestKey, Input, Millis, Output, Room};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::bots::{BotPool, Undecided};
use crate::notice::Notice;
use crate::outbox::{Outbox, Unreachable};
use crate::sittings::Sittings;
use crate::stop::Stopping;
use crate::store::{AppendError, Store};
use crate::{Limits, TableId};

/// Letters that may lie in a table's letter box.
const INBOX_MAX: usize = 256;

/// Told to the operator.
static LOST: Notice =
    Notice::new("tables are opened again: nobody can say whether their last entry was stored");

/// A way to talk to a table.
#[derive(Clone, Debug)]
pub struct TableHandle {
    inbox: mpsc::Sender<Letter>,
}

/// The table is not there any more; ask the lobby for it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table is not in memory any more")]
pub struct TableGone;

/// What somebody may know about a table.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Description {
    /// What is played.
    pub terms: Terms,
    /// Who sits where, and how far it is.
    pub table: Table,
}

/// What a table is told.
#[derive(Debug)]
enum Letter {
    Connected {
        client: ClientId,
        guest: GuestKey,
        last: Option<Seq>,
        outbox: Outbox,
    },
    Again {
        client: ClientId,
        guest: GuestKey,
        last: Option<Seq>,
    },
    Command {
        client: ClientId,
        id: CommandId,
        request: Request,
    },
    Disconnected {
        client: ClientId,
    },
    Describe {
        guest: GuestKey,
        answer: oneshot::Sender<Description>,
    },
    HasSeat {
        guest: GuestKey,
        answer: oneshot::Sender<bool>,
    },
    Carry {
        from: GuestKey,
        to: GuestKey,
        answer: oneshot::Sender<Option<Message>>,
    },
    /// Fails as a bug in a room would.
    #[cfg(test)]
    Fail,
}

impl std::fmt::Debug for Outbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Outbox(..)")
    }
}

impl TableHandle {
    /// Lets the table fail as a bug in a room would.
    #[cfg(test)]
    pub async fn fail(&self) {
        let _ = self.tell(Letter::Fail).await;
    }

    /// Returns when the table takes no more letters.
    #[cfg(test)]
    pub async fn ended(&self) {
        self.inbox.closed().await;
    }

    /// Whether this is a way to the same table at work.
    #[cfg(test)]
    pub fn is_same(&self, other: &Self) -> bool {
        self.inbox.same_channel(&other.inbox)
    }

    /// Whether the table still takes letters.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.inbox.is_closed()
    }

    /// A client has said hello; its frames go into `outbox`.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn connect(
        &self,
        client: ClientId,
        guest: GuestKey,
        last: Option<Seq>,
        outbox: Outbox,
    ) -> Result<(), TableGone> {
        self.tell(Letter::Connected { client, guest, last, outbox }).await
    }

    /// A client that is here says hello again: it wants a full snapshot.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn greet_again(
        &self,
        client: ClientId,
        guest: GuestKey,
        last: Option<Seq>,
    ) -> Result<(), TableGone> {
        self.tell(Letter::Again { client, guest, last }).await
    }

    /// A client wants something done.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn command(&self, client: ClientId, id: CommandId, request: Request) -> Result<(), TableGone> {
        self.tell(Letter::Command { client, id, request }).await
    }

    /// A client is gone.
    ///
    /// # Errors
    /// If the table is gone too.
    pub async fn disconnect(&self, client: ClientId) -> Result<(), TableGone> {
        self.tell(Letter::Disconnected { client }).await
    }

    /// What this guest may know about the table.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn describe(&self, guest: GuestKey) -> Result<Description, TableGone> {
        let (answer, answered) = oneshot::channel();
        self.tell(Letter::Describe { guest, answer }).await?;
        answered.await.map_err(|_| TableGone)
    }

    /// Whether this guest has a seat.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn has_seat(&self, guest: GuestKey) -> Result<bool, TableGone> {
        let (answer, answered) = oneshot::channel();
        self.tell(Letter::HasSeat { guest, answer }).await?;
        answered.await.map_err(|_| TableGone)
    }

    /// Carries a seat to another guest, who is the same person on another device; why not, if it was refused.
    ///
    /// # Errors
    /// If the table is gone.
    pub async fn carry(&self, from: GuestKey, to: GuestKey) -> Result<Option<Message>, TableGone> {
        let (answer, answered) = oneshot::channel();
        self.tell(Letter::Carry { from, to, answer }).await?;
        answered.await.map_err(|_| TableGone)
    }

    async fn tell(&self, letter: Letter) -> Result<(), TableGone> {
        self.inbox.send(letter).await.map_err(|_| TableGone)
    }
}

/// What all tables of a server share.
#[derive(Clone)]
pub struct Surroundings {
    /// Where entries are stored.
    pub store: Arc<dyn Store>,
    /// Where bots think.
    pub bots: BotPool,
    /// The server's limits.
    pub limits: Arc<Limits>,
    /// Where it is noted who has sat down.
    pub sittings: Arc<Sittings>,
    /// When the server's clock started.
    pub started: Instant,
    /// Becomes true when the server stops.
    pub stopping: Stopping,
}

/// The task of one table.
pub struct TableTask {
    id: TableId,
    room: Room,
    rng: GameRng,
    surroundings: Surroundings,
    inbox: mpsc::Receiver<Letter>,
    clients: BTreeMap<ClientId, Outbox>,
    work: FuturesUnordered<BoxFuture<'static, Done>>,
    appends: usize,
    /// Who waits for a seat to be carried, by the number of the wish.
    carries: BTreeMap<u64, oneshot::Sender<Option<Message>>>,
    n_carries: u64,
    touched: Instant,
    /// Nobody can say what the log has: whoever opens the table later will see.
    is_lost: bool,
    /// The game on the table cannot be followed, and that was told.
    is_stranded: bool,
}

/// What became of something the room wanted done.
enum Done {
    Append(Input),
    /// Nobody can say whether the entry was stored.
    AppendUnknown,
    Other(Input),
    BotUnwanted,
    ReadFailed,
}

/// A table with this room, ready to run.
#[must_use]
pub fn table(id: TableId, room: Room, rng: GameRng, surroundings: Surroundings) -> (TableHandle, TableTask) {
    let (sender, inbox) = mpsc::channel(INBOX_MAX);
    let is_stranded = room.stranded().is_some();
    let task = TableTask {
        id,
        room,
        rng,
        surroundings,
        inbox,
        clients: BTreeMap::new(),
        work: FuturesUnordered::new(),
        appends: 0,
        carries: BTreeMap::new(),
        n_carries: 0,
        touched: Instant::now(),
        is_lost: false,
        is_stranded,
    };
    (TableHandle { inbox: sender }, task)
}

impl TableTask {
    /// Works until nobody needs the table any more, it meets an entry it cannot fold, the store cannot say what is in
    /// the log, or the server stops. What was asked to be stored is stored.
    pub async fn run(mut self) {
        let mut stopping = self.surroundings.stopping.clone();
        while self.room.fault().is_none() && !self.is_lost {
            let deadline = self.room.next_deadline().map(|at| self.instant(at));
            let idle_at = self.idle_at();
            tokio::select! {
                // What is stored is told first, however many letters come; and a letter that lies there comes before
                // the thought of leaving.
                biased;
                Some(done) = self.work.next() => self.finish(done),
                () = wait_until(deadline) => self.feed(Input::Tick),
                letter = self.inbox.recv() => match letter {
                    Some(letter) => self.read(letter),
                    None => break,
                },
                () = wait_until(idle_at) => break,
                () = stopping.heard() => break,
            }
        }
        self.settle().await;
    }

    /// Waits for what is on its way to the store, and only then takes no more letters: whoever opens the table
    /// afterwards finds it in the log.
    async fn settle(&mut self) {
        while self.appends > 0 {
            match self.work.next().await {
                Some(done) => self.finish(done),
                None => break,
            }
        }
        self.inbox.close();
    }

    fn read(&mut self, letter: Letter) {
        self.touched = Instant::now();
        match letter {
            Letter::Connected { client, guest, last, outbox } => self.connect(client, guest, last, outbox),
            Letter::Again { client, guest, last } => {
                // One that was let go must not come in again by this door.
                if self.clients.contains_key(&client) {
                    self.feed(Input::Connected { client, guest, last });
                }
            }
            Letter::Command { client, id, request } => self.feed(Input::Command { client, id, request }),
            Letter::Disconnected { client } => {
                if self.clients.remove(&client).is_some() {
                    self.feed(Input::Disconnected { client });
                }
            }
            Letter::HasSeat { guest, answer } => {
                let _ = answer.send(self.room.seat_of(&guest).is_some());
            }
            Letter::Carry { from, to, answer } => {
                self.n_carries += 1;
                self.carries.insert(self.n_carries, answer);
                self.feed(Input::Carry { number: self.n_carries, from, to });
            }
            #[cfg(test)]
            Letter::Fail => panic!("a bug in a room"),
            Letter::Describe { guest, answer } => {
                let (terms, table) = (self.room.terms().clone(), self.room.table_for(&guest));
                // Whoever asked may be gone.
                let _ = answer.send(Description { terms, table });
            }
        }
    }

    fn connect(&mut self, client: ClientId, guest: GuestKey, last: Option<Seq>, outbox: Outbox) {
        self.clients.insert(client, outbox);
        if self.room.seat_of(&guest).is_some() {
            self.surroundings.sittings.sat(&self.id, &guest);
        }
        self.feed(Input::Connected { client, guest, last });
    }

    fn finish(&mut self, done: Done) {
        match done {
            Done::Append(input) => {
                self.appends -= 1;
                self.feed(input);
            }
            Done::AppendUnknown => {
                self.appends -= 1;
                self.is_lost = true;
            }
            Done::Other(input) => self.feed(input),
            // The room has forgotten the question itself.
            Done::BotUnwanted => {}
            Done::ReadFailed => tracing::error!(table = %self.id, "the log could not be read again"),
        }
    }

    /// Gives the room an input and does what it wants done; a client that proves unreachable is one more input.
    fn feed(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let now = self.now();
            for output in self.room.handle(now, &mut self.rng, input) {
                self.carry_out(output, &mut inputs);
            }
        }
        self.tell_operator();
    }

    /// A game that is stranded while it is played, and not when its table is opened, is a fault of the program.
    fn tell_operator(&mut self) {
        let is_stranded = self.room.stranded().is_some();
        if let Some(why) = self.room.stranded().filter(|_| !self.is_stranded) {
            tracing::error!(table = %self.id, why, "the game on the table cannot be followed any further");
        }
        self.is_stranded = is_stranded;
    }

    fn carry_out(&mut self, output: Output, inputs: &mut VecDeque<Input>) {
        match output {
            Output::Append { seq, entry } => self.append(seq, entry),
            Output::Send { to, frame } => {
                self.send(&to, |outbox| outbox.push(Arc::clone(&frame)), inputs);
            }
            Output::SendLatest { to, frame } => {
                self.send(&to, |outbox| outbox.push_latest(Arc::clone(&frame)), inputs);
            }
            Output::AskBot { seat, seq, job } => self.ask_bot(seat, seq, job),
            Output::Read { from } => self.read_log(from),
            Output::Carried { number, refused } => {
                if let Some(answer) = self.carries.remove(&number) {
                    // Whoever asked may be gone.
                    let _ = answer.send(refused);
                }
            }
            Output::Close { client } => {
                if let Some(outbox) = self.clients.remove(&client) {
                    outbox.dismiss();
                }
            }
        }
    }

    /// Puts something into the queues of these clients; who cannot be reached any more is gone.
    fn send(
        &mut self,
        to: &[ClientId],
        push: impl Fn(&Outbox) -> Result<(), Unreachable>,
        inputs: &mut VecDeque<Input>,
    ) {
        for &client in to {
            let is_gone = self.clients.get(&client).is_some_and(|outbox| push(outbox).is_err());
            if is_gone {
                self.clients.remove(&client);
                inputs.push_back(Input::Disconnected { client });
            }
        }
    }

    fn append(&mut self, seq: Seq, entry: Entry) {
        let (store, table) = (Arc::clone(&self.surroundings.store), self.id.clone());
        let sittings = Arc::clone(&self.surroundings.sittings);
        self.appends += 1;
        self.work.push(Box::pin(async move {
            match store.append(&table, seq, std::slice::from_ref(&entry)).await {
                Ok(()) => {
                    if let Some(guest) = entry.change.seats() {
                        sittings.sat(&table, guest);
                    }
                    Done::Append(Input::Stored { seq })
                }
                Err(AppendError::Conflict(entries)) => Done::Append(Input::Conflict { entries }),
                Err(AppendError::Failed(error)) => {
                    tracing::debug!(%table, seq, %error, "an entry could not be stored");
                    Done::Append(Input::StoreFailed { seq })
                }
                Err(AppendError::Unknown(error)) => {
                    tracing::debug!(%table, seq, %error, "an entry may be stored or not");
                    LOST.note();
                    Done::AppendUnknown
                }
            }
        }));
    }

    fn read_log(&mut self, from: Seq) {
        let (store, table) = (Arc::clone(&self.surroundings.store), self.id.clone());
        self.work.push(Box::pin(async move {
            match store.load(&table, from).await {
                Ok(entries) => Done::Other(Input::Grew { from, entries }),
                Err(_) => Done::ReadFailed,
            }
        }));
    }

    fn ask_bot(&mut self, seat: Seat, seq: Seq, job: BotJob) {
        let (bots, table) = (self.surroundings.bots.clone(), self.id.clone());
        self.work.push(Box::pin(async move {
            match bots.think(&table, job).await {
                Ok(Decided { action, why, is_cut, lacks }) => {
                    // Why is for whoever runs the server; it may tell what the seat alone knows.
                    tracing::debug!(%table, %seat, ?why, is_cut, "a bot has decided");
                    if let Some(file) = lacks {
                        tracing::warn!(file, "a bot plays without its data file");
                    }
                    Done::Other(Input::BotAnswered { seat, seq, action })
                }
                Err(Undecided::Unwanted) => Done::BotUnwanted,
                Err(Undecided::Failed) => {
                    tracing::error!(%table, %seat, "a bot has failed");
                    Done::Other(Input::BotFailed { seat, seq })
                }
            }
        }));
    }

    /// When the table may be dropped: never while somebody is here or something is under way.
    fn idle_at(&self) -> Option<Instant> {
        let busy = !self.clients.is_empty() || !self.work.is_empty() || !self.room.is_idle();
        (!busy).then(|| self.touched + self.surroundings.limits.table_idle)
    }

    fn now(&self) -> Millis {
        Millis::try_from(self.surroundings.started.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }

    fn instant(&self, at: Millis) -> Instant {
        // A far deadline is looked at again later; an instant cannot hold every number.
        let wait = Duration::from_millis(at.saturating_sub(self.now())).min(Duration::from_secs(3_600));
        Instant::now() + wait
    }
}

async fn wait_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
