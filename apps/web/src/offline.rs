//! A table at home: the worker's side. It hosts one room and its bots, and speaks the protocol as a server does.
//! It keeps nothing; the page keeps the log.

use std::cell::RefCell;
use std::sync::Arc;

use engine::{GameRng, Stop};
use protocol::ClientMessage;
use room::{ClientId, Entry, GuestKey, Limits, Local, Millis, When};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

use crate::chance;

/// What the page tells the worker.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToWorker {
    /// Host the table with this log.
    Open {
        /// All of the table's log.
        log: Vec<Entry>,
    },
    /// The player says this to the table.
    Say(ClientMessage),
}

/// What the worker tells the page.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromWorker {
    /// The table is open.
    Ready,
    /// The table says this: an encoded `ServerMessage`.
    Frame(String),
    /// The log has grown by these entries.
    Grew {
        /// How many entries there were before.
        from: usize,
        /// What was appended.
        entries: Vec<Entry>,
    },
    /// The table cannot be hosted; for a developer to read.
    Broken(String),
}

/// Hears what the page says. The worker's only entry point.
#[wasm_bindgen]
pub fn hear(message: &str) {
    console_error_panic_hook::set_once();
    match serde_json::from_str(message) {
        Ok(ToWorker::Open { log }) => open(log),
        Ok(ToWorker::Say(said)) => with_host(|host| host.say(said)),
        Err(error) => tell(&FromWorker::Broken(error.to_string())),
    }
}

const PLAYER: ClientId = ClientId(0);

struct Host {
    table: Local,
    n_kept: usize,
}

/// A timer that has been set: its handle, and what it calls.
type Alarm = (i32, Closure<dyn FnMut()>);

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
    static ALARM: RefCell<Option<Alarm>> = const { RefCell::new(None) };
}

fn open(log: Vec<Entry>) {
    let n_kept = log.len();
    match Local::open(catalog::GAMES, limits(), log, GameRng::from_seed(chance::bytes())) {
        Ok(table) => {
            let table = table.with_patience(patience).with_calendar(today);
            HOST.set(Some(Host { table, n_kept }));
            tell(&FromWorker::Ready);
            with_host(Host::wake);
        }
        Err(error) => tell(&FromWorker::Broken(error.to_string())),
    }
}

/// At home nobody floods the table, nobody waits for a player who went to fetch a drink, and bots need not pretend
/// to think as long as people do.
fn limits() -> Limits {
    Limits { grace_ms: Millis::MAX / 4, bot_pace_ms: (350, 900), ..Limits::usual() }
}

/// A bot may not keep the worker from hearing the player for longer.
fn patience() -> Stop {
    let end = now() + room::THINKING_MAX_MS;
    Stop::never().or_when(move || now() >= end)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "milliseconds since 1970")]
fn today() -> When {
    When(js_sys::Date::now() as u64)
}

fn with_host(act: impl FnOnce(&mut Host)) {
    HOST.with_borrow_mut(|host| {
        if let Some(host) = host {
            act(host);
            host.keep();
            set_alarm(host.table.next_deadline());
        }
    });
}

impl Host {
    fn say(&mut self, message: ClientMessage) {
        let guest = GuestKey("home".to_owned());
        let frames = self.table.say(now(), PLAYER, &guest, message);
        deliver(frames);
    }

    fn wake(&mut self) {
        deliver(self.table.tick(now()));
    }

    fn keep(&mut self) {
        let log = self.table.log();
        if log.len() > self.n_kept {
            tell(&FromWorker::Grew { from: self.n_kept, entries: log[self.n_kept..].to_vec() });
            self.n_kept = log.len();
        }
    }
}

fn deliver(frames: Vec<(ClientId, Arc<str>)>) {
    for (_, frame) in frames {
        tell(&FromWorker::Frame(frame.to_string()));
    }
}

fn tell(message: &FromWorker) {
    let text = serde_json::to_string(message).expect("a message can be written");
    let _ = scope().post_message(&text.into());
}

fn set_alarm(deadline: Option<Millis>) {
    ALARM.with_borrow_mut(|alarm| {
        if let Some((handle, _)) = alarm.take() {
            scope().clear_timeout_with_handle(handle);
        }
        let Some(deadline) = deadline else { return };
        let wait = i32::try_from(deadline.saturating_sub(now())).unwrap_or(i32::MAX);
        let ring = Closure::new(|| with_host(Host::wake));
        let handle = scope()
            .set_timeout_with_callback_and_timeout_and_arguments_0(ring.as_ref().unchecked_ref(), wait)
            .unwrap_or_default();
        *alarm = Some((handle, ring));
    });
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a worker's age in milliseconds")]
fn now() -> Millis {
    let performance = scope().performance().expect("a worker has a clock");
    performance.now() as Millis
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
