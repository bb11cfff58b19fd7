//! The line to a table: it dials, greets, listens for a heartbeat and comes back by itself. It does not know what
//! the table says.

use engine::{GameRng, Message};
use protocol::{ClientMessage, PROTOCOL, Seq};

use crate::{Call, Link, Manners, Millis, Output};

/// The line to a table.
pub(crate) struct Line {
    manners: Manners,
    rng: GameRng,
    state: State,
    /// The last one that was dialed.
    call: Call,
    /// Failures since the table was last reached.
    attempt: u32,
    was_live: bool,
    told: Link,
}

#[derive(Clone, Copy)]
enum State {
    /// Nothing is under way until then.
    Resting { until: Millis },
    /// Dialed or greeted, and not yet welcomed.
    Calling { since: Millis },
    /// Welcomed.
    Live { heard_at: Millis, pinged_at: Option<Millis> },
    /// Over for good.
    Closed,
}

impl Line {
    pub(crate) const fn new(manners: Manners, rng: GameRng) -> Self {
        Self {
            manners,
            rng,
            state: State::Resting { until: 0 },
            call: Call(0),
            attempt: 0,
            was_live: false,
            told: Link::Connecting { retry_at: None },
        }
    }

    pub(crate) const fn is_live(&self) -> bool {
        matches!(self.state, State::Live { .. })
    }

    /// Whether this is the call in use.
    pub(crate) fn is_on(&self, call: Call) -> bool {
        call == self.call && matches!(self.state, State::Calling { .. } | State::Live { .. })
    }

    /// Dials at once, unless a call is under way.
    pub(crate) fn set_out(&mut self, now: Millis, out: &mut Vec<Output>) {
        if matches!(self.state, State::Resting { .. }) {
            self.call = Call(self.call.0 + 1);
            self.state = State::Calling { since: now };
            self.tell(None, out);
            out.push(Output::Dial(self.call));
        }
    }

    /// Says hello on a call that is through, naming what was seen last.
    pub(crate) fn greet(&mut self, now: Millis, last: Option<Seq>, out: &mut Vec<Output>) {
        self.state = State::Calling { since: now };
        self.send(ClientMessage::Hello { protocol: PROTOCOL, last }, out);
    }

    /// Notes that the call lives.
    pub(crate) fn heard(&mut self, now: Millis) {
        match &mut self.state {
            State::Calling { since } => *since = now,
            State::Live { heard_at, pinged_at } => (*heard_at, *pinged_at) = (now, None),
            State::Resting { .. } | State::Closed => {}
        }
    }

    /// The table has answered the hello.
    pub(crate) fn welcomed(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.state = State::Live { heard_at: now, pinged_at: None };
        self.attempt = 0;
        self.was_live = true;
        self.tell(None, out);
    }

    pub(crate) fn send(&self, message: ClientMessage, out: &mut Vec<Output>) {
        out.push(Output::Send { call: self.call, message });
    }

    /// The call has ended; another is tried after a pause, unless there is no hope.
    pub(crate) fn lost(&mut self, now: Millis, why: Option<Message>, out: &mut Vec<Output>) {
        let is_hopeless = self.manners.first_tries_max.is_some_and(|max| self.attempt >= max);
        if is_hopeless && !self.was_live {
            return self.end(why, out);
        }
        let pause = self.pause();
        self.attempt += 1;
        self.rest(now + pause, out);
    }

    /// Ends the call and tries another after a pause.
    pub(crate) fn drop_call(&mut self, now: Millis, out: &mut Vec<Output>) {
        out.push(Output::HangUp(self.call));
        self.lost(now, None, out);
    }

    /// Ends the call and tries another at this time, because the table said so.
    pub(crate) fn come_back_at(&mut self, time: Millis, out: &mut Vec<Output>) {
        out.push(Output::HangUp(self.call));
        self.rest(time, out);
    }

    /// Ends it for good.
    pub(crate) fn close(&mut self, why: Option<Message>, out: &mut Vec<Output>) {
        if self.is_on(self.call) {
            out.push(Output::HangUp(self.call));
        }
        self.end(why, out);
    }

    /// Does what is due.
    pub(crate) fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        if self.next_deadline().is_none_or(|due| due > now) {
            return;
        }
        match &mut self.state {
            State::Resting { .. } => self.set_out(now, out),
            State::Live { pinged_at: pinged @ None, .. } => {
                *pinged = Some(now);
                self.send(ClientMessage::Ping {}, out);
            }
            State::Calling { .. } | State::Live { .. } => self.drop_call(now, out),
            State::Closed => {}
        }
    }

    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        match (self.state, self.manners.heartbeat) {
            (State::Resting { until }, _) => Some(until),
            (State::Calling { since }, Some(beat)) => Some(since + beat.ping_after + beat.patience),
            (State::Live { pinged_at: Some(pinged_at), .. }, Some(beat)) => Some(pinged_at + beat.patience),
            (State::Live { heard_at, .. }, Some(beat)) => Some(heard_at + beat.ping_after),
            (State::Calling { .. } | State::Live { .. }, None) | (State::Closed, _) => None,
        }
    }

    /// How long to wait before the next try: longer each time, and not the same for all who lost their table.
    fn pause(&mut self) -> Millis {
        let pauses = self.manners.back_off;
        let nth = usize::try_from(self.attempt).unwrap_or(usize::MAX).min(pauses.len() - 1);
        let spared = self.rng.below(self.manners.jitter_percent + 1);
        pauses[nth] * Millis::from(100 - spared) / 100
    }

    fn rest(&mut self, until: Millis, out: &mut Vec<Output>) {
        self.state = State::Resting { until };
        self.tell(Some(until), out);
    }

    fn end(&mut self, why: Option<Message>, out: &mut Vec<Output>) {
        if !matches!(self.state, State::Closed) {
            self.state = State::Closed;
            self.report(Link::Closed { why }, out);
        }
    }

    fn tell(&mut self, retry_at: Option<Millis>, out: &mut Vec<Output>) {
        let link = match self.state {
            State::Live { .. } => Link::Live,
            _ if self.was_live => Link::Reconnecting { retry_at },
            _ => Link::Connecting { retry_at },
        };
        self.report(link, out);
    }

    fn report(&mut self, link: Link, out: &mut Vec<Output>) {
        if self.told != link {
            self.told = link.clone();
            out.push(Output::Link(link));
        }
    }
}
