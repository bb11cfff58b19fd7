//! The connection to a table: it opens, listens for a heartbeat, comes back by itself after a loss naming what it
//! saw last, and sends again what was not answered. It knows nothing of what the messages mean.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use protocol::{ClientMessage, CommandId, PROTOCOL, Request, Seq, ServerMessage, decode_server};

use crate::carrier::{Carrier, Ear, Home, Socket, Tidings};
use crate::chance;
use crate::outbox::Outbox;

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
}

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// On the way for the first time.
    Connecting,
    /// What is shown is what is.
    Live,
    /// Lost, and on the way again.
    Reconnecting,
    /// Over for good.
    Closed,
}

/// How often to ask whether the table is still there, in milliseconds of silence.
const PING_AFTER: f64 = 1_800.0;
/// After how much silence the connection counts as lost. Together with the beat this stays below five seconds.
const LOST_AFTER: f64 = 3_800.0;
const BEAT: Duration = Duration::from_millis(900);

/// A connection that lasts until dropped.
pub struct Connection(Rc<RefCell<Line>>);

struct Line {
    me: Weak<RefCell<Line>>,
    place: Place,
    carrier: Option<Box<dyn Carrier>>,
    outbox: Outbox,
    last: Option<Seq>,
    attempt: u32,
    heard_at: f64,
    link: RwSignal<Link>,
    n_waiting: RwSignal<usize>,
    hear: Rc<dyn Fn(ServerMessage)>,
    beat: Option<IntervalHandle>,
    retry: Option<TimeoutHandle>,
    wakers: Vec<WindowListenerHandle>,
}

impl Connection {
    /// Sets out for a table; `hear` gets what it says, in order.
    pub fn open(
        place: Place,
        link: RwSignal<Link>,
        n_waiting: RwSignal<usize>,
        hear: impl Fn(ServerMessage) + 'static,
    ) -> Self {
        let line = Rc::new_cyclic(|me| {
            RefCell::new(Line {
                me: me.clone(),
                place,
                carrier: None,
                outbox: Outbox::default(),
                last: None,
                attempt: 0,
                heard_at: now(),
                link,
                n_waiting,
                hear: Rc::new(hear),
                beat: None,
                retry: None,
                wakers: Vec::new(),
            })
        });
        line.borrow_mut().set_out();
        line.borrow_mut().listen_for_life();
        Self(line)
    }

    /// Sends a command now or as soon as there is a way. It counts once, however often it must be sent.
    pub fn send(&self, request: Request) {
        let mut line = self.0.borrow_mut();
        let id = CommandId::new(&chance::id()).expect("an id of hexadecimal digits");
        let message = line.outbox.put(id, request);
        line.n_waiting.set(line.outbox.n_waiting());
        if line.link.get_untracked() == Link::Live {
            line.say(&message);
        }
    }

    /// Notes the newest sequence number that was shown, to be named after a loss.
    pub fn saw(&self, seq: Seq) {
        self.0.borrow_mut().last = Some(seq);
    }

    /// The table does not want us back.
    pub fn close(&self) {
        let mut line = self.0.borrow_mut();
        line.carrier = None;
        line.link.set(Link::Closed);
    }

    /// Comes back after this time, because the table said so.
    pub fn come_back_in(&self, wait: Duration) {
        let mut line = self.0.borrow_mut();
        line.carrier = None;
        line.link.set(Link::Reconnecting);
        line.set_out_in(wait);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut line = self.0.borrow_mut();
        line.carrier = None;
        if let Some(beat) = line.beat.take() {
            beat.clear();
        }
        if let Some(retry) = line.retry.take() {
            retry.clear();
        }
        line.wakers.drain(..).for_each(WindowListenerHandle::remove);
    }
}

impl Line {
    fn set_out(&mut self) {
        let me = self.me.clone();
        let ear: Ear = Rc::new(move |tidings| {
            if let Some(line) = me.upgrade() {
                Self::hear(&line, tidings);
            }
        });
        self.heard_at = now();
        self.carrier = match &self.place {
            Place::Served { table } => Socket::open(table, &ear).map(|way| Box::new(way) as Box<dyn Carrier>),
            Place::Home { game } => Home::open(game, &ear).map(|way| Box::new(way) as _),
        };
        if self.carrier.is_none() {
            self.lose();
        }
    }

    fn hear(line: &Rc<RefCell<Self>>, tidings: Tidings) {
        line.borrow_mut().heard_at = now();
        match tidings {
            Tidings::Open => line.borrow_mut().greet(),
            Tidings::Lost => line.borrow_mut().lose(),
            Tidings::Frame(frame) => match decode_server(&frame) {
                Ok(message) => {
                    line.borrow_mut().note(&message);
                    // Whoever hears it may send something at once, so the line must not be held here.
                    let hear = Rc::clone(&line.borrow().hear);
                    hear(message);
                }
                Err(error) => leptos::logging::error!("the table says what cannot be read: {error}"),
            },
        }
    }

    fn greet(&mut self) {
        self.say(&ClientMessage::Hello { protocol: PROTOCOL, last: self.last });
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome(_) => {
                self.attempt = 0;
                self.link.set(Link::Live);
                for message in self.outbox.again() {
                    self.say(&message);
                }
            }
            ServerMessage::Done { id, .. } | ServerMessage::Refused { id: Some(id), .. } => {
                self.outbox.answered(id);
                self.n_waiting.set(self.outbox.n_waiting());
            }
            _ => {}
        }
    }

    fn say(&self, message: &ClientMessage) {
        if let Some(carrier) = &self.carrier {
            carrier.send(message);
        }
    }

    fn lose(&mut self) {
        self.carrier = None;
        match self.link.get_untracked() {
            Link::Closed => return,
            Link::Live => self.link.set(Link::Reconnecting),
            Link::Connecting | Link::Reconnecting => {}
        }
        let wait = back_off(self.attempt, chance::fraction());
        self.attempt += 1;
        self.set_out_in(wait);
    }

    fn set_out_in(&mut self, wait: Duration) {
        let me = self.me.clone();
        if let Some(retry) = self.retry.take() {
            retry.clear();
        }
        let again = move || {
            if let Some(line) = me.upgrade() {
                line.borrow_mut().set_out();
            }
        };
        self.retry = set_timeout_with_handle(again, wait).ok();
    }

    fn listen_for_life(&mut self) {
        if !matches!(self.place, Place::Served { .. }) {
            return;
        }
        let on_beat = self.on_line(Self::beat);
        self.beat = set_interval_with_handle(on_beat, BEAT).ok();
        // A phone that wakes up, or finds a network, comes back at once and not after the back-off.
        let (awake, online) = (self.on_line(Self::hurry), self.on_line(Self::hurry));
        self.wakers = vec![
            window_event_listener(ev::online, move |_| online()),
            window_event_listener(ev::focus, move |_| awake()),
        ];
    }

    fn on_line(&self, act: fn(&mut Self)) -> impl Fn() + 'static {
        let me = self.me.clone();
        move || {
            if let Some(line) = me.upgrade() {
                act(&mut line.borrow_mut());
            }
        }
    }

    fn beat(&mut self) {
        if self.carrier.is_none() {
            return;
        }
        let silence = now() - self.heard_at;
        if silence > LOST_AFTER {
            self.lose();
        } else if silence > PING_AFTER && self.link.get_untracked() == Link::Live {
            self.say(&ClientMessage::Ping {});
        }
    }

    fn hurry(&mut self) {
        if self.carrier.is_none() && self.link.get_untracked() == Link::Reconnecting {
            self.set_out_in(Duration::ZERO);
        }
    }
}

/// How long to wait before the next attempt: longer each time, and never the same for all who lost their table.
fn back_off(attempt: u32, fraction: f64) -> Duration {
    let longest = 400.0 * f64::from(1_u32 << attempt.min(5));
    Duration::from_secs_f64((0.5 + 0.5 * fraction) * longest.min(8_000.0) / 1_000.0)
}

fn now() -> f64 {
    js_sys::Date::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_up_to_eight_seconds_and_is_jittered() {
        assert_eq!(back_off(0, 0.0), Duration::from_millis(200));
        assert_eq!(back_off(0, 1.0), Duration::from_millis(400));
        assert!(back_off(3, 0.0) > back_off(0, 1.0));
        assert_eq!(back_off(40, 1.0), Duration::from_secs(8));
    }

    #[test]
    fn a_dead_connection_is_noticed_within_five_seconds() {
        assert!(LOST_AFTER + BEAT.as_secs_f64() * 1_000.0 < 5_000.0);
    }
}
