//! The client itself: what the line brings goes to the reader, what the reader makes of it into the queue, and what
//! the player wants into the outbox.

use engine::{GameRng, Message};
use hosting::{AnyGame, AnyRules};
use protocol::{CommandId, PROTOCOL, Request, Seq, ServerMessage, Table, Update, Welcome, decode_server};

use crate::line::Line;
use crate::outbox::{Haste, Outbox};
use crate::queue::Queue;
use crate::reader::{Fit, Reader};
use crate::{Input, Manners, Millis, Notice, Output, Pace};

/// One player's end of a table.
pub struct Client {
    line: Line,
    reader: Reader,
    queue: Queue,
    outbox: Outbox,
    rng: GameRng,
    n_told: usize,
    was_more: bool,
}

impl Client {
    /// A client that has not set out yet. The generator must be nobody else's: command ids come from it.
    #[must_use]
    pub fn new(games: &'static [&'static dyn AnyGame], manners: Manners, pace: Pace, rng: GameRng) -> Self {
        Self {
            line: Line::new(manners, rng.fork("pauses")),
            reader: Reader::new(games),
            queue: Queue::new(manners.tempo, pace),
            outbox: Outbox::default(),
            rng,
            n_told: 0,
            was_more: false,
        }
    }

    /// Takes an input in and says what is to be done, in order.
    pub fn handle(&mut self, now: Millis, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        self.take(now, input, &mut out);
        self.line.tick(now, &mut out);
        self.queue.tick(now, &mut out);
        let is_other = out.iter().any(|output| matches!(output, Output::Terms(_)));
        if is_other && self.reader.rules().is_none() {
            out.push(Output::Notice(Notice::UnknownGame));
        }
        self.outbox.seen(self.queue.shown());
        if self.n_told != self.outbox.len() {
            self.n_told = self.outbox.len();
            out.push(Output::OnTheWay(self.n_told));
        }
        if self.was_more != self.queue.has_more() {
            self.was_more = !self.was_more;
            out.push(Output::More(self.was_more));
        }
        out
    }

    /// When to say [`Input::Tick`] next, if nothing else happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        let (line, queue) = (self.line.next_deadline(), self.queue.next_deadline());
        line.into_iter().chain(queue).min()
    }

    /// Whether sentences of the picture on show are still to come, each at its time.
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.queue.is_telling()
    }

    /// Whether moments wait for the one on show.
    #[must_use]
    pub fn is_holding(&self) -> bool {
        self.queue.is_holding()
    }

    /// The rules of the table, once it was heard of and where this client knows them.
    #[must_use]
    pub fn rules(&self) -> Option<&dyn AnyRules> {
        self.reader.rules()
    }

    fn take(&mut self, now: Millis, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::SetOut => self.line.set_out(now, out),
            Input::Opened(call) if self.line.is_on(call) => self.line.greet(now, self.reader.last(), out),
            Input::Lost { call, why } if self.line.is_on(call) => self.line.lost(now, why, out),
            Input::Barred { call, why } if self.line.is_on(call) => self.close(Some(why), out),
            Input::Frame { call, text } if self.line.is_on(call) => self.hear(now, &text, out),
            Input::Ask(request) => self.ask(now, request, out),
            Input::AskQuietly(request) => self.send(request, Haste::Waits, out),
            Input::ShowAll => self.queue.show_all(now, out),
            Input::Hurry => self.queue.hurry(now, out),
            Input::Hold(is_held) => self.queue.hold(is_held),
            Input::Again => self.queue.again(now, out),
            Input::Sight(sight) => self.queue.set_sight(sight),
            Input::Pace(pace) => self.queue.set_pace(pace),
            Input::Leave => self.close(None, out),
            // What an old call brings is not heard.
            Input::Opened(_)
            | Input::Lost { .. }
            | Input::Barred { .. }
            | Input::Frame { .. }
            | Input::Tick => {}
        }
    }

    /// Sends a command now or as soon as the table is reached. Who does something has seen enough of what was before;
    /// who only says something has not.
    fn ask(&mut self, now: Millis, request: Request, out: &mut Vec<Output>) {
        let is_talk = matches!(request, Request::Say { .. } | Request::Write { .. } | Request::Nudge { .. });
        if !is_talk {
            self.queue.show_all(now, out);
        }
        // What is said changes nothing that would have to be seen.
        self.send(request, if is_talk { Haste::Waits } else { Haste::Hurries }, out);
    }

    fn send(&mut self, request: Request, haste: Haste, out: &mut Vec<Output>) {
        let id = self.new_id();
        let message = self.outbox.put(id, request, haste);
        if self.line.is_live() {
            self.line.send(message, out);
        }
    }

    fn new_id(&mut self) -> CommandId {
        let digits: String = self.rng.draw_seed()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        CommandId::new(&digits).expect("32 hexadecimal digits")
    }

    fn close(&mut self, why: Option<Message>, out: &mut Vec<Output>) {
        self.line.close(why, out);
        self.outbox.clear();
    }

    fn hear(&mut self, now: Millis, text: &str, out: &mut Vec<Output>) {
        self.line.heard(now);
        match decode_server(text) {
            Ok(ServerMessage::Welcome(welcome)) => self.welcome(now, welcome, out),
            Ok(ServerMessage::Closing { reason, retry_ms }) => self.closing(now, reason, retry_ms, out),
            Ok(message) if self.line.is_live() => self.hear_live(now, message, out),
            // Before the welcome nothing can be told from the past.
            Ok(_) => {}
            Err(error) => out.push(Output::Notice(Notice::Unreadable(error.to_string()))),
        }
    }

    fn hear_live(&mut self, now: Millis, message: ServerMessage, out: &mut Vec<Output>) {
        match message {
            ServerMessage::Update(update) => self.update(now, update, out),
            ServerMessage::Done { id, seq } => self.done(now, &id, seq, out),
            ServerMessage::Refused { id, reason } => {
                self.outbox.refused(id.as_ref());
                out.push(Output::Notice(Notice::Refused(reason)));
            }
            ServerMessage::Remark { message } => out.push(Output::Notice(Notice::Remark(message))),
            ServerMessage::Said { by, saying } => out.push(Output::Notice(Notice::Said { by, saying })),
            ServerMessage::Nudged { by, seat } => out.push(Output::Notice(Notice::Nudged { by, seat })),
            ServerMessage::Presence { table } => self.present(now, table, out),
            ServerMessage::Welcome(_) | ServerMessage::Closing { .. } | ServerMessage::Pong {} => {}
        }
    }

    fn welcome(&mut self, now: Millis, welcome: Welcome, out: &mut Vec<Output>) {
        if self.line.is_live() {
            return self.welcome_again(now, welcome, out);
        }
        if welcome.protocol > PROTOCOL {
            out.push(Output::Notice(Notice::OtherVersion));
            return self.close(None, out);
        }
        if self.reader.agree(&welcome.terms) {
            out.push(Output::Terms(welcome.terms.clone()));
        }
        if self.reader.misses(&welcome) {
            out.push(Output::Notice(Notice::Missed));
        }
        let moment = self.reader.welcome(now, welcome);
        self.line.welcomed(now, out);
        self.queue.welcome(now, moment, out);
        for message in self.outbox.again() {
            self.line.send(message, out);
        }
    }

    /// A welcome that nobody asked for tells what is known, and who is here; anything else does not fit.
    fn welcome_again(&mut self, now: Millis, welcome: Welcome, out: &mut Vec<Output>) {
        if self.reader.seq() == Some(welcome.seq) {
            self.present(now, welcome.table, out);
        } else {
            self.line.drop_call(now, out);
        }
    }

    fn update(&mut self, now: Millis, update: Update, out: &mut Vec<Output>) {
        let seq = update.seq;
        match self.reader.update(now, update) {
            Fit::Next(moments) => {
                self.queue.push(moments);
                // Whoever waits for an answer does not wait for what came before it.
                if self.outbox.is_awaited() {
                    self.queue.show_until(now, seq, out);
                }
            }
            Fit::Old => {}
            // Better no picture than a wrong one: the next welcome tells what is missing.
            Fit::Gap => self.line.drop_call(now, out),
        }
    }

    fn done(&mut self, now: Millis, id: &CommandId, seq: Seq, out: &mut Vec<Output>) {
        if self.outbox.done(id, seq) {
            self.queue.show_until(now, seq, out);
        }
    }

    fn present(&mut self, now: Millis, table: Table, out: &mut Vec<Output>) {
        self.reader.present(now, &table);
        self.queue.present(now, table, out);
    }

    fn closing(&mut self, now: Millis, reason: Message, retry_ms: Option<u32>, out: &mut Vec<Output>) {
        out.push(Output::Notice(Notice::Closing(reason)));
        match retry_ms {
            Some(wait) => self.line.come_back_at(now + Millis::from(wait), out),
            None => self.close(None, out),
        }
    }
}
