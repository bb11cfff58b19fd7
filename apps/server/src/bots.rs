//! Where bots think: on threads of their own, only a few at a time, so that a person's move never waits for them,
//! and in fair turns, so that a table's thinking never delays another's for longer than one decision.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Effort, Stop};
use hosting::{BotJob, Decided, Library};
use tokio::sync::oneshot;

use crate::TableId;
use crate::turns::{Stuck, Turns};

/// The threads on which bots think.
#[derive(Clone)]
pub struct BotPool {
    shared: Arc<Shared>,
}

struct Shared {
    /// Who waits for a place to think, and which tables have one.
    turns: Mutex<Turns<TableId, oneshot::Sender<Place>>>,
    thinking: Duration,
    library: Arc<dyn Library>,
}

/// How long a bot that was stopped may take to notice it.
const NOTICE: Duration = Duration::from_millis(500);

/// Why a bot has not decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undecided {
    /// It panicked, or thought too long and did not heed that it should stop.
    #[error("the bot has failed")]
    Failed,
    /// Nobody waits for the answer any more.
    #[error("the question is not asked any more")]
    Unwanted,
}

impl BotPool {
    /// A pool in which this many bots think at the same time, none of them for longer than `thinking`, with these data
    /// files for those that have some.
    #[must_use]
    pub fn new(thinking_max: usize, thinking: Duration, library: Arc<dyn Library>) -> Self {
        Self { shared: Arc::new(Shared { turns: Mutex::new(Turns::new(thinking_max)), thinking, library }) }
    }

    /// Lets a bot of this table decide: at once if that costs nothing, else when it is the table's turn. Only
    /// thinking is limited, not waiting for a place.
    ///
    /// # Errors
    /// If the bot fails, or nobody waits for it any more.
    pub async fn think(&self, table: &TableId, job: BotJob) -> Result<Decided, Undecided> {
        let job = job.reading(&self.shared.library);
        let unwanted = job.stop().clone();
        let place = match job.effort() {
            Effort::Instant => None,
            Effort::Thinks => Some(self.place(table).await?),
        };
        if unwanted.is_said() {
            return Err(Undecided::Unwanted);
        }
        // On a task of its own: whoever asked may be gone before the thought is finished.
        let thought = tokio::spawn(watch(place, job, self.shared.thinking));
        let decided = thought.await.map_err(|_| Undecided::Failed)?;
        // What was thought after that is worth nothing.
        if unwanted.is_said() { Err(Undecided::Unwanted) } else { decided }
    }

    /// A place to think, when it is this table's turn.
    async fn place(&self, table: &TableId) -> Result<Place, Undecided> {
        let (giver, given) = oneshot::channel();
        self.shared.turns().wait(table.clone(), giver).map_err(|Stuck| Undecided::Failed)?;
        self.shared.hand_out();
        given.await.map_err(|_| Undecided::Failed)
    }
}

impl Shared {
    fn turns(&self) -> MutexGuard<'_, Turns<TableId, oneshot::Sender<Place>>> {
        // The turns are never left half changed.
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those whose turn it is. A place that nobody takes comes back when it is dropped.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let next = self.turns().give();
            let Some((table, giver)) = next else { return };
            if giver.is_closed() {
                self.turns().done(&table);
                continue;
            }
            let _ = giver.send(Place { shared: Arc::clone(self), table, is_lost: AtomicBool::new(false) });
        }
    }
}

/// A place to think. Dropping it lets the next one think.
struct Place {
    shared: Arc<Shared>,
    table: TableId,
    is_lost: AtomicBool,
}

impl Place {
    /// Whoever thinks here does not stop: another may think meanwhile, but not at the same table.
    fn give_up(&self) {
        self.is_lost.store(true, Ordering::SeqCst);
        self.shared.turns().lose(&self.table);
        self.shared.hand_out();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if *self.is_lost.get_mut() {
            return self.shared.turns().find(&self.table);
        }
        self.shared.turns().done(&self.table);
        self.shared.hand_out();
    }
}

/// Lets a bot think, tells it to stop when its time is over, and gives it up if it does not.
async fn watch(place: Option<Place>, job: BotJob, thinking: Duration) -> Result<Decided, Undecided> {
    let place = place.map(Arc::new);
    let is_over = Arc::new(AtomicBool::new(false));
    let stop = Stop::never().or_when({
        let is_over = Arc::clone(&is_over);
        move || is_over.load(Ordering::Relaxed)
    });
    let mut thought = begin(place.clone(), job.heeding(&stop));
    if let Ok(decided) = tokio::time::timeout(thinking, &mut thought).await {
        return decided.map_err(|_| Undecided::Failed);
    }
    is_over.store(true, Ordering::Relaxed);
    if let Ok(decided) = tokio::time::timeout(NOTICE, &mut thought).await {
        return decided.map_err(|_| Undecided::Failed);
    }
    tracing::error!("a bot thinks on although it was told to stop");
    if let Some(place) = place {
        place.give_up();
    }
    Err(Undecided::Failed)
}

/// Begins to think. Whoever has a place gets a thread that nobody waits for, not even the end of the program, and
/// the thread holds the place, so that it is free when the thought has really ended.
fn begin(place: Option<Arc<Place>>, job: BotJob) -> oneshot::Receiver<Decided> {
    let (teller, told) = oneshot::channel();
    let has_place = place.is_some();
    let think = move || {
        let decided = catch_unwind(AssertUnwindSafe(|| job.decide()));
        drop(place);
        // Whoever asked may have given up.
        let _ = decided.map(|decided| teller.send(decided));
    };
    if !has_place {
        tokio::task::spawn_blocking(think);
    } else if let Err(error) = std::thread::Builder::new().name("bot".to_owned()).spawn(think) {
        tracing::error!(%error, "a bot has no thread to think on");
    }
    told
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::sync::{Barrier, mpsc};

    use conformance::toy::{Coconuts, THROWER_DATA, Throw};
    use engine::{Bot, BotKind, Choice, Thinking, View};
    use futures_util::future::join_all;
    use hosting::{AnyGame, Hosted as _, NoBooks};
    use protocol::{CommandId, Json, Phase, Request, ServerMessage, decode_server};
    use room::GuestKey;
    use tokio::time::{Instant, timeout};

    use super::*;
    use crate::Limits;
    use crate::alive::alive;
    use crate::lobby::Lobby;
    use crate::outbox::outbox;
    use crate::stop::Stop as Stopper;
    use crate::store::SqliteStore;
    use crate::table::Surroundings;

    /// No step of a test takes longer.
    const PATIENCE: Duration = Duration::from_secs(20);

    fn answer(text: &str) -> Decided {
        json(text).into()
    }

    fn pool_of(thinking_max: usize, thinking: Duration) -> BotPool {
        BotPool::new(thinking_max, thinking, Arc::new(NoBooks))
    }

    fn json(text: &str) -> Json {
        serde_json::value::to_raw_value(text).unwrap()
    }

    fn thinks(decide: impl FnOnce() -> Decided + Send + 'static) -> BotJob {
        BotJob::new(Effort::Thinks, |_| decide())
    }

    fn table() -> TableId {
        TableId::fresh().unwrap()
    }

    /// A job that ends when it is told to, and not before.
    fn held() -> (mpsc::Sender<()>, BotJob) {
        let (teller, told) = mpsc::channel::<()>();
        let job = thinks(move || {
            // An end without a word is one as well.
            let _ = told.recv();
            answer("at last")
        });
        (teller, job)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn only_so_many_think_at_the_same_time() {
        let (pool, table) = (pool_of(2, PATIENCE), table());
        let (thinking, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        // Two must meet in their thoughts before either goes on, and a third would be counted there.
        let meeting = Arc::new(Barrier::new(2));
        let jobs = (0..12).map(|_| {
            let (thinking, most, meeting) = (Arc::clone(&thinking), Arc::clone(&most), Arc::clone(&meeting));
            let job = thinks(move || {
                most.fetch_max(thinking.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                meeting.wait();
                thinking.fetch_sub(1, Ordering::SeqCst);
                answer("thought")
            });
            pool.think(&table, job)
        });
        let answers = join_all(jobs).await;
        assert!(answers.iter().all(Result::is_ok));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_bot_that_panics_takes_nobody_with_it() {
        let (pool, table) = (pool_of(1, PATIENCE), table());
        for effort in [Effort::Thinks, Effort::Instant] {
            let failed = pool.think(&table, BotJob::new(effort, |_| panic!("a bug in a bot"))).await;
            assert_eq!(failed.err(), Some(Undecided::Failed));
            let next = pool.think(&table, BotJob::new(effort, |_| answer("pass"))).await.unwrap();
            assert_eq!(next.action.get(), "\"pass\"");
        }
    }

    #[tokio::test]
    async fn a_queue_of_one_table_delays_another_by_one_decision_and_an_instant_bot_not_at_all() {
        let (pool, busy, quiet) = (pool_of(1, PATIENCE), table(), table());
        let (release, jobs): (Vec<_>, Vec<_>) = (0..5).map(|_| held()).unzip();
        let busy_thoughts: Vec<_> = jobs
            .into_iter()
            .map(|job| {
                let (pool, busy) = (pool.clone(), busy.clone());
                tokio::spawn(async move { pool.think(&busy, job).await })
            })
            .collect();
        while pool.shared.turns().n_waiting() < 4 {
            tokio::task::yield_now().await;
        }
        let at_once = pool.think(&quiet, BotJob::decided(json("at once")));
        timeout(PATIENCE, at_once).await.expect("nobody is waited for").unwrap();
        let single = pool.think(&quiet, thinks(|| answer("my turn")));
        tokio::pin!(single);
        assert!(futures_util::poll!(&mut single).is_pending(), "the one place is taken");
        release[0].send(()).unwrap();
        timeout(PATIENCE, single).await.expect("the next turn is the quiet table's").unwrap();
        drop(release);
        assert!(join_all(busy_thoughts).await.into_iter().all(|thought| thought.unwrap().is_ok()));
    }

    #[tokio::test]
    async fn a_bot_that_thinks_too_long_is_stopped_and_decides_by_what_it_has() {
        let pool = pool_of(1, Duration::from_millis(20));
        let job = BotJob::new(Effort::Thinks, |study| {
            while !study.stop.is_said() {
                std::thread::yield_now();
            }
            answer("so far")
        });
        let decided = timeout(PATIENCE, pool.think(&table(), job)).await.expect("it is stopped");
        assert_eq!(decided.unwrap().action.get(), "\"so far\"");
    }

    #[tokio::test]
    async fn the_time_that_a_bot_waits_for_its_place_is_not_taken_from_its_thinking() {
        let (pool, table) = (pool_of(1, Duration::from_millis(20)), table());
        // Thinks until its time is over.
        let first = BotJob::new(Effort::Thinks, |study| {
            while !study.stop.is_said() {
                std::thread::yield_now();
            }
            answer("so far")
        });
        let second = BotJob::new(Effort::Thinks, |study| {
            answer(if study.stop.is_said() { "in a hurry" } else { "in peace" })
        });
        let thoughts = join_all([pool.think(&table, first), pool.think(&table, second)]);
        let decided = timeout(PATIENCE, thoughts).await.expect("both decide");
        let said: Vec<_> =
            decided.into_iter().map(|decided| decided.unwrap().action.get().to_owned()).collect();
        assert_eq!(said, ["\"so far\"", "\"in peace\""]);
    }

    #[tokio::test]
    async fn a_data_file_is_read_from_the_shelf_when_a_bot_first_decides_and_its_absence_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Arc::new(crate::Shelf::new(folder.path().to_owned()));
        let pool = BotPool::new(1, PATIENCE, shelf);
        let mut rng = engine::GameRng::from_number(1);
        let mut game = PLANTED[0].open(&PLANTED[0].presets()[0].1, 2).unwrap();
        game.advance(&mut rng);
        let [without, with] = [0, 1].map(engine::Seat::new);
        let mut job = |seat| game.bot_job(seat, "coconuts-thrower", rng.clone()).unwrap();
        let decided = pool.think(&table(), job(without)).await.unwrap();
        assert_eq!(decided.lacks, Some(THROWER_DATA));
        std::fs::write(folder.path().join(THROWER_DATA), "0\n0\n0\n").unwrap();
        let decided = pool.think(&table(), job(with)).await.unwrap();
        assert_eq!(decided.lacks, None);
    }

    #[tokio::test]
    async fn a_bot_that_never_ends_fails_and_others_have_its_place() {
        let (pool, endless, other) = (pool_of(1, Duration::from_millis(20)), table(), table());
        let (_never, job) = held();
        let failed = timeout(PATIENCE, pool.think(&endless, job)).await.expect("it is given up");
        assert_eq!(failed.err(), Some(Undecided::Failed));
        let again = pool.think(&endless, thinks(|| answer("again"))).await;
        assert_eq!(again.err(), Some(Undecided::Failed), "its table has no second thread to lose");
        pool.think(&endless, BotJob::decided(json("instead"))).await.unwrap();
        timeout(PATIENCE, pool.think(&other, thinks(|| answer("free")))).await.expect("a place").unwrap();
    }

    /// A bot that neither ends nor listens.
    struct Endless;

    impl Bot<Coconuts> for Endless {
        fn choose(
            &mut self,
            _: &Coconuts,
            _: View<'_, Coconuts>,
            _: &[Throw],
            _: &mut Thinking<'_>,
        ) -> Choice<Throw> {
            loop {
                std::thread::park();
            }
        }
    }

    static PLANTED: &[&dyn AnyGame] = &[&hosting::Erased::<Coconuts>::with_bots(|seats| {
        let mut kinds = Coconuts::bots(seats);
        kinds.push(BotKind::thinks("endless", 1, |_| Box::new(Endless)));
        kinds
    })];

    async fn planted(data: &std::path::Path) -> (Lobby, Stopper) {
        let (stopper, stopping) = crate::stop::stop();
        let mut limits = Limits::usual();
        limits.room.bot_pace_ms = (0, 0);
        let surroundings = Surroundings {
            store: Arc::new(SqliteStore::open(data).await.unwrap()),
            bots: pool_of(1, Duration::from_millis(20)),
            limits: Arc::new(limits),
            sittings: crate::sittings::sittings().0,
            started: Instant::now(),
            stopping,
        };
        (Lobby::new(PLANTED, surroundings, alive().0), stopper)
    }

    /// Plays a game with this kind of bot to its end.
    async fn play(lobby: &Lobby, bot: &str) {
        let options = PLANTED[0].presets().remove(0).1;
        let rules = PLANTED[0].rules(&options, 3).unwrap();
        let id = lobby.create(&[room::Entry::opened("coconuts", options, 3)]).await.unwrap();
        let table = lobby.open(&id).await.unwrap();
        let (outbox, mut outgoing) = outbox(&Limits::usual());
        let client = lobby.new_client();
        table.connect(client, GuestKey("anne".to_owned()), None, outbox).await.unwrap();
        let mut commands = (0..).map(|number| CommandId::new(&format!("command-{number}")).unwrap());
        let sit = Request::Sit { name: "Anne".into(), seat: None };
        for request in [sit, Request::Start { bot: Some(bot.to_owned()) }] {
            table.command(client, commands.next().unwrap(), request).await.unwrap();
        }
        loop {
            let frame = outgoing.next().await.expect("the table lives");
            let ServerMessage::Update(update) = decode_server(&frame).unwrap() else { continue };
            if update.table.is_some_and(|table| table.phase == Phase::Over) {
                return;
            }
            let legal = update.snapshot.map(|snapshot| rules.legal(&snapshot).unwrap());
            if let Some(action) = legal.and_then(|legal| legal.into_iter().next()) {
                table.command(client, commands.next().unwrap(), Request::Act { action }).await.unwrap();
            }
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_table_whose_bot_never_ends_plays_on_and_so_do_all_others() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stopper) = planted(data.path()).await;
        let games = ["endless", "flat-monte-carlo", "random"].map(|bot| play(&lobby, bot));
        timeout(PATIENCE, join_all(games)).await.expect("every game ends");
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_leaves_its_place_at_once() {
        let (pool, table) = (pool_of(1, PATIENCE), table());
        let question = Arc::new(());
        let gone = Arc::downgrade(&question);
        let stop = Stop::never().or_when(move || gone.strong_count() == 0);
        let waits = BotJob::new(Effort::Thinks, |study| {
            while !study.stop.is_said() {
                std::thread::yield_now();
            }
            answer("too late")
        });
        let thought = pool.think(&table, waits.heeding(&stop));
        tokio::pin!(thought);
        assert!(futures_util::poll!(&mut thought).is_pending());
        drop(question);
        assert_eq!(timeout(PATIENCE, thought).await.expect("it ends").err(), Some(Undecided::Unwanted));
        let unasked = thinks(|| panic!("nobody asks")).heeding(&stop);
        assert_eq!(pool.think(&table, unasked).await.err(), Some(Undecided::Unwanted));
        timeout(PATIENCE, pool.think(&table, thinks(|| answer("next")))).await.expect("a place").unwrap();
    }
}
