//! The client of a table in this page: it gives the core a clock, a way and the page's signs of life, does what the
//! core says on the way, and passes on the rest.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::Duration;

use client::{Call, Client, Input, Manners, Millis, Output, Pace, Sight};
use engine::GameRng;
use leptos::ev;
use leptos::prelude::*;

use crate::carrier::{Carrier, Ear, Home, Socket, Tidings};
use crate::chance;

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

impl Place {
    const fn manners(&self) -> Manners {
        match self {
            Self::Home { .. } => Manners::BROWSER_AT_HOME,
            Self::Served { .. } => Manners::BROWSER,
        }
    }
}

/// A connection that lasts until dropped.
pub struct Connection(Rc<RefCell<Line>>);

struct Line {
    me: Weak<RefCell<Line>>,
    place: Place,
    client: Client,
    carrier: Option<Box<dyn Carrier>>,
    hear: Rc<dyn Fn(Output)>,
    /// What is still to be done, where doing something has led to more.
    outputs: VecDeque<Output>,
    is_busy: bool,
    alarm: Option<(Millis, TimeoutHandle)>,
    wakers: Vec<WindowListenerHandle>,
}

impl Connection {
    /// Sets out for a table; `hear` gets what is to be shown and told, in order.
    pub fn open(place: Place, hear: impl Fn(Output) + 'static) -> Self {
        let rng = GameRng::from_seed(chance::bytes());
        let client = Client::new(catalog::GAMES, place.manners(), Pace::USUAL, rng);
        let line = Rc::new_cyclic(|me| {
            RefCell::new(Line {
                me: me.clone(),
                place,
                client,
                carrier: None,
                hear: Rc::new(hear),
                outputs: VecDeque::new(),
                is_busy: false,
                alarm: None,
                wakers: Vec::new(),
            })
        });
        line.borrow_mut().listen();
        let connection = Self(line);
        connection.tell(Input::Sight(sight()));
        connection.tell(Input::SetOut);
        connection
    }

    /// Tells the client something.
    pub fn tell(&self, input: Input) {
        Line::tell(&self.0, input);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut line = self.0.borrow_mut();
        line.carrier = None;
        if let Some((_, alarm)) = line.alarm.take() {
            alarm.clear();
        }
        line.wakers.drain(..).for_each(WindowListenerHandle::remove);
    }
}

impl Line {
    fn tell(line: &Rc<RefCell<Self>>, input: Input) {
        let is_busy = line.borrow_mut().take(input);
        if is_busy {
            return;
        }
        while let Some(output) = Self::next(line) {
            Self::carry_out(line, output);
        }
        line.borrow_mut().set_alarm();
    }

    /// Takes an input in; whether somebody is already doing what it leads to.
    fn take(&mut self, input: Input) -> bool {
        let outputs = self.client.handle(now(), input);
        self.outputs.extend(outputs);
        std::mem::replace(&mut self.is_busy, true)
    }

    fn next(line: &Rc<RefCell<Self>>) -> Option<Output> {
        let mut line = line.borrow_mut();
        let next = line.outputs.pop_front();
        line.is_busy = next.is_some();
        next
    }

    fn carry_out(line: &Rc<RefCell<Self>>, output: Output) {
        match output {
            Output::Dial(call) => Self::dial(line, call),
            Output::HangUp(_) => line.borrow_mut().carrier = None,
            Output::Send { frame, .. } => {
                if let Some(carrier) = &line.borrow().carrier {
                    carrier.send(&frame);
                }
            }
            // Whoever hears it may want something at once, so the line must not be held here.
            other => {
                let hear = Rc::clone(&line.borrow().hear);
                hear(other);
            }
        }
    }

    fn dial(line: &Rc<RefCell<Self>>, call: Call) {
        let ear = line.borrow().ear(call);
        let carrier = match &line.borrow().place {
            Place::Served { table } => Socket::open(table, &ear).map(|way| Box::new(way) as Box<dyn Carrier>),
            Place::Home { game } => Home::open(game, &ear).map(|way| Box::new(way) as _),
        };
        let is_lost = carrier.is_none();
        line.borrow_mut().carrier = carrier;
        if is_lost {
            Self::tell(line, Input::Lost { call, why: None });
        }
    }

    /// Who hears what comes on this call.
    fn ear(&self, call: Call) -> Ear {
        let me = self.me.clone();
        Rc::new(move |tidings| {
            let input = match tidings {
                Tidings::Open => Input::Opened(call),
                Tidings::Frame(text) => Input::Frame { call, text },
                Tidings::Lost => Input::Lost { call, why: None },
            };
            if let Some(line) = me.upgrade() {
                Self::tell(&line, input);
            }
        })
    }

    /// Sees to it that the client is told when its next time has come.
    fn set_alarm(&mut self) {
        let deadline = self.client.next_deadline();
        if self.alarm.as_ref().map(|(at, _)| *at) == deadline {
            return;
        }
        if let Some((_, alarm)) = self.alarm.take() {
            alarm.clear();
        }
        let Some(deadline) = deadline else { return };
        let wait = Duration::from_millis(deadline.saturating_sub(now()));
        let ring = self.on_line(|line| {
            line.borrow_mut().alarm = None;
            Self::tell(line, Input::Tick);
        });
        self.alarm = set_timeout_with_handle(ring, wait).ok().map(|handle| (deadline, handle));
    }

    fn listen(&mut self) {
        let look = self.on_line(|line| Self::tell(line, Input::Sight(sight())));
        self.wakers = vec![window_event_listener_untyped("visibilitychange", move |_| look())];
        if matches!(self.place, Place::Served { .. }) {
            // A phone that wakes up, or finds a network, comes back at once and not after the pause.
            let set_out = |line: &Rc<RefCell<Self>>| Self::tell(line, Input::SetOut);
            let (awake, online) = (self.on_line(set_out), self.on_line(set_out));
            self.wakers.push(window_event_listener(ev::online, move |_| online()));
            self.wakers.push(window_event_listener(ev::focus, move |_| awake()));
        }
    }

    fn on_line(&self, act: fn(&Rc<RefCell<Self>>)) -> impl Fn() + 'static {
        let me = self.me.clone();
        move || {
            if let Some(line) = me.upgrade() {
                act(&line);
            }
        }
    }
}

fn sight() -> Sight {
    if document().hidden() { Sight::Hidden } else { Sight::Visible }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a page's age in milliseconds")]
fn now() -> Millis {
    window().performance().expect("a page has a clock").now() as Millis
}
