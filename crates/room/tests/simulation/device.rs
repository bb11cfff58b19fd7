//! A pirate's device: the real client, with a bug planted into it where the run wants one, and a check of everything
//! that it shows and sends.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use client::{Call, Client, Input, Kind, Link, Manners, Moment, Output, Pace, Told};
use engine::{GameRng, Message};
use hosting::Scene;
use protocol::{ClientMessage, CommandId, Seq, ServerMessage, Table, decode_server};
use room::{GuestKey, Millis};

use crate::coconuts::GAMES;
use crate::oracle::Oracle;
use crate::world::Bug;

/// One client, from the opening of a page until it is loaded anew.
pub struct Device {
    client: Client,
    bug: Bug,
    /// What is on show.
    pub moment: Option<Moment>,
    /// Who is here, as it was shown last.
    pub table: Option<Table>,
    /// How many wishes are on their way, as the player sees it.
    pub on_the_way: usize,
    /// Whether the client has given the table up.
    pub is_closed: bool,
    /// Whether the player holds on to what is on show.
    pub is_held: bool,
    call: Option<Call>,
    is_welcome: bool,
    /// How far the client is, and how far it ever was.
    known: Option<Seq>,
    heard: Option<Seq>,
    told: Seq,
    /// What of the picture on show is still to be told, and whether the player looks back.
    untold: VecDeque<Message>,
    is_again: bool,
    n_asked: usize,
    said: BTreeSet<CommandId>,
    sent: Vec<(CommandId, ClientMessage)>,
    /// Where a command is in the log; nothing once that was on show, or where it was refused.
    answers: BTreeMap<CommandId, Option<Seq>>,
    /// The table as the client was told of it.
    told_table: Option<Table>,
    /// What a planted bug keeps back.
    kept: Vec<Output>,
}

impl Device {
    pub fn new(bug: Bug, rng: &mut GameRng) -> Self {
        let pace = *rng.pick(&[Pace::CALM, Pace::USUAL, Pace::QUICK, Pace::AT_ONCE]);
        let seed = GameRng::from_seed(rng.draw_seed());
        Self {
            client: Client::new(GAMES, Manners::BROWSER, pace, seed),
            bug,
            moment: None,
            table: None,
            on_the_way: 0,
            is_closed: false,
            is_held: false,
            call: None,
            is_welcome: false,
            known: None,
            heard: None,
            told: 0,
            untold: VecDeque::new(),
            is_again: false,
            n_asked: 0,
            said: BTreeSet::new(),
            sent: Vec::new(),
            answers: BTreeMap::new(),
            told_table: None,
            kept: Vec::new(),
        }
    }

    /// Whether this call is in use, as far as the client knows.
    pub fn is_on(&self, call: Call) -> bool {
        self.call == Some(call)
    }

    /// The last sequence number heard of.
    pub const fn heard(&self) -> Option<Seq> {
        self.heard
    }

    pub fn next_deadline(&self) -> Option<Millis> {
        self.client.next_deadline()
    }

    /// Tells the client something and checks what it does; what is to be done on the network is left.
    pub fn tell(
        &mut self,
        now: Millis,
        input: Input,
        guest: &GuestKey,
        oracle: &Oracle,
    ) -> Result<Vec<Output>, String> {
        self.note_table(&input);
        let Some(input) = self.spoiled_input(input) else { return Ok(Vec::new()) };
        self.note(&input);
        let is_tick = matches!(input, Input::Tick);
        let outputs = self.client.handle(now, input);
        let outputs = self.spoiled_outputs(outputs, is_tick);
        outputs.iter().try_for_each(|output| self.check(output, guest, oracle))?;
        self.check_table(guest)?;
        self.settle();
        Ok(outputs)
    }

    /// What was once on show is over, even where a table goes back behind it.
    fn settle(&mut self) {
        let shown = self.moment.as_ref().map_or(0, |moment| moment.seq);
        for answer in self.answers.values_mut() {
            answer.take_if(|seq| *seq <= shown);
        }
    }

    /// Follows who is here, as far as the client must know it.
    fn note_table(&mut self, input: &Input) {
        let Input::Frame { call, text } = input else { return };
        let fits = |seq: Seq| self.known == Some(seq);
        let table = match decode_server(text) {
            Ok(ServerMessage::Welcome(welcome)) if !self.is_welcome || fits(welcome.seq) => {
                Some(welcome.table)
            }
            Ok(ServerMessage::Update(update)) if self.is_welcome && fits(update.seq - 1) => update.table,
            Ok(ServerMessage::Presence { table }) if self.is_welcome => Some(table),
            _ => None,
        };
        if self.is_on(*call) && table.is_some() {
            self.told_table = table;
        }
    }

    /// Where nothing waits, the table on show is the one that was told last.
    fn check_table(&self, guest: &GuestKey) -> Result<(), String> {
        if !self.client.is_holding()
            && self.kept.is_empty()
            && still(self.table.as_ref()) != still(self.told_table.as_ref())
        {
            return Err(format!("{guest:?} is shown an old table"));
        }
        Ok(())
    }

    /// Follows what the client is told, to know what it must know.
    fn note(&mut self, input: &Input) {
        match input {
            Input::Ask(_) => self.n_asked += 1,
            Input::Hold(is_held) => self.is_held = *is_held,
            Input::Lost { call, .. } if self.is_on(*call) => self.call = None,
            Input::Frame { call, text } if self.is_on(*call) => {
                if let Ok(message) = decode_server(text) {
                    self.note_message(&message);
                }
            }
            _ => {}
        }
    }

    fn note_message(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) if !self.is_welcome => {
                self.is_welcome = true;
                self.known = Some(welcome.seq);
            }
            ServerMessage::Update(update)
                if self.is_welcome && self.known.is_some_and(|known| known + 1 == update.seq) =>
            {
                self.known = Some(update.seq);
            }
            ServerMessage::Done { id, seq } => self.note_answer(id, Some(*seq)),
            ServerMessage::Refused { id: Some(id), .. } => self.note_answer(id, None),
            _ => {}
        }
        self.heard = self.heard.max(self.known);
    }

    fn note_answer(&mut self, id: &CommandId, seq: Option<Seq>) {
        if self.is_welcome && self.said.contains(id) {
            self.answers.entry(id.clone()).or_insert(seq);
        }
    }

    // What is shown and sent.

    fn check(&mut self, output: &Output, guest: &GuestKey, oracle: &Oracle) -> Result<(), String> {
        match output {
            Output::Dial(call) => (self.call, self.is_welcome) = (Some(*call), false),
            Output::HangUp(_) => self.call = None,
            Output::Send { message, .. } => self.check_sent(message)?,
            Output::Show(moment) => self.check_shown(moment, guest, oracle)?,
            // What is told once more was told before.
            Output::Again(moment) => self.is_again = moment.is_some(),
            Output::Tell(told) if !self.is_again => self.check_told(told)?,
            Output::Present(table) => self.table = Some((**table).clone()),
            Output::OnTheWay(count) => self.check_on_the_way(*count)?,
            Output::Link(link) => self.is_closed = matches!(link, Link::Closed { .. }),
            Output::Tell(_) | Output::More(_) | Output::Terms(_) | Output::Notice(_) => {}
        }
        Ok(())
    }

    fn check_sent(&mut self, message: &ClientMessage) -> Result<(), String> {
        match message {
            ClientMessage::Hello { last, .. } if *last != self.heard => {
                Err(format!("the hello names {last:?}, and {:?} was seen", self.heard))
            }
            ClientMessage::Command { .. } if !self.is_welcome => Err("it speaks before the welcome".into()),
            ClientMessage::Command { id, .. } => {
                if self.said.insert(id.clone()) {
                    self.sent.push((id.clone(), message.clone()));
                }
                if self.said.len() > self.n_asked {
                    return Err("one wish was sent under two ids".into());
                }
                Ok(())
            }
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => Ok(()),
        }
    }

    /// Pictures follow each other without a gap, each is the truth of its time, and every event is told once.
    fn check_shown(&mut self, moment: &Moment, guest: &GuestKey, oracle: &Oracle) -> Result<(), String> {
        let before = self.moment.as_ref().map(|moment| moment.seq);
        if before == Some(moment.seq) && is_foreword(moment) {
            return self.check_foreword(moment);
        }
        let follows = moment.kind == Kind::Welcome || before.map(|seq| seq + 1) == Some(moment.seq);
        if !follows {
            return Err(format!("it shows {} after {before:?}", moment.seq));
        }
        if self.is_again || !self.untold.is_empty() {
            return Err(format!("it shows {} and does not tell what happened before, once", moment.seq));
        }
        oracle.check_moment(guest, moment)?;
        self.untold = oracle.told(self.told, moment.seq)?;
        if moment.kind == Kind::Welcome {
            let n_told = moment.told.iter().filter(|told| matches!(told, Told::Event(_))).count();
            self.forget(oracle.n_forgotten(self.told, moment.seq)?, n_told);
        }
        moment.told.iter().try_for_each(|told| self.check_told(told))?;
        self.told = self.told.max(moment.seq);
        self.table = Some(moment.table.clone());
        self.moment = Some(moment.clone());
        Ok(())
    }

    /// What is told of the table before a move is told with the picture before it, which offers nothing new.
    fn check_foreword(&mut self, moment: &Moment) -> Result<(), String> {
        let before = self.moment.as_ref().ok_or("a foreword to nothing")?;
        if self.is_again || !self.untold.is_empty() {
            return Err(format!("a foreword after {} before all of it was told", moment.seq));
        }
        let without_offers = |moment: &Moment| {
            let scene = moment.scene.clone();
            format!("{:?}", scene.map(|scene| Scene { offers: Vec::new(), ..scene }))
        };
        if before.you != moment.you || without_offers(before) != without_offers(moment) {
            return Err(format!("a foreword with another picture than that of {}", moment.seq));
        }
        let offers = |moment: &Moment| -> Vec<String> {
            let offers = moment.scene.iter().flat_map(|scene| &scene.offers);
            offers.map(|offer| offer.action.get().to_owned()).collect()
        };
        let known = offers(before);
        if offers(moment).iter().any(|offer| !known.contains(offer)) {
            return Err(format!("a foreword that offers more than {}", moment.seq));
        }
        self.table = Some(moment.table.clone());
        Ok(())
    }

    /// Of a game that gave way to another, whoever comes back is told only what they had heard and not seen; everything
    /// after it is told as ever.
    fn forget(&mut self, n_forgotten: usize, n_told: usize) {
        let n_later = self.untold.len() - n_forgotten;
        if let Some(n_heard) = n_told.checked_sub(n_later).filter(|n_heard| *n_heard < n_forgotten) {
            self.untold.drain(n_heard..n_forgotten);
        }
    }

    /// Sentences come in order, each once, and while their picture is on show.
    fn check_told(&mut self, told: &Told) -> Result<(), String> {
        let Told::Event(message) = told else { return Ok(()) };
        match self.untold.pop_front() {
            Some(next) if next == *message => Ok(()),
            next => Err(format!("it does not tell what happened, once: {message:?}, not {next:?}")),
        }
    }

    /// A wish is on its way until it is refused, or what it did is on show.
    fn check_on_the_way(&mut self, count: usize) -> Result<(), String> {
        let shown = self.moment.as_ref().map_or(0, |moment| moment.seq);
        let is_over = |answer: &&Option<Seq>| answer.is_none_or(|seq| seq <= shown);
        let left = self.n_asked - self.answers.values().filter(is_over).count();
        if count != left && !self.is_closed {
            return Err(format!("{count} wishes are said to be on their way, and {left} are"));
        }
        self.on_the_way = count;
        Ok(())
    }

    /// At the end everything is answered and on show.
    pub fn check_end(&self, guest: &GuestKey, oracle: &Oracle) -> Result<(), String> {
        let shown = self.moment.as_ref().map(|moment| moment.seq);
        if shown != Some(oracle.seq()) {
            return Err(format!("{guest:?} is shown {shown:?} of {}", oracle.seq()));
        }
        if !self.untold.is_empty() {
            return Err(format!("{guest:?} was not told what happened: {:?}", self.untold));
        }
        let n_open = self.n_asked - self.answers.len();
        if n_open + self.on_the_way > 0 {
            return Err(format!("{n_open} commands of {guest:?} were never answered"));
        }
        Ok(())
    }

    // Planted bugs.

    fn spoiled_input(&self, input: Input) -> Option<Input> {
        let Input::Frame { call, text } = input else { return Some(input) };
        let message = decode_server(&text).expect("a room speaks the protocol");
        match (self.bug, message) {
            (Bug::ClientDropsPresence, ServerMessage::Presence { .. }) if self.client.is_holding() => None,
            (Bug::ClientIgnoresGap, ServerMessage::Update(mut update)) => {
                update.seq = self.known.map_or(update.seq, |known| update.seq.min(known + 1));
                Some(Input::Frame { call, text: ServerMessage::Update(update).encode() })
            }
            _ => Some(Input::Frame { call, text }),
        }
    }

    fn spoiled_outputs(&mut self, mut outputs: Vec<Output>, is_tick: bool) -> Vec<Output> {
        match self.bug {
            Bug::ClientLosesCommand => outputs.retain(|output| !self.is_repetition(output)),
            Bug::ClientRenamesCommand => outputs.iter_mut().for_each(|output| self.rename(output)),
            Bug::ClientForgetsLast => outputs.iter_mut().for_each(forget_last),
            Bug::ClientSpeaksFirst => self.speak_first(&mut outputs),
            Bug::ClientAnswersEarly => self.keep_moments(&mut outputs, is_tick),
            Bug::ClientSkipsMoment => skip_moment(&mut outputs),
            Bug::ClientSkipsSentence => outputs.retain(|output| !matches!(output, Output::Tell(_))),
            Bug::ClientTellsLate => outputs.sort_by_key(|output| matches!(output, Output::Tell(_))),
            _ => {}
        }
        outputs
    }

    /// Moments wait for the clock, and answers do not.
    fn keep_moments(&mut self, outputs: &mut Vec<Output>, is_tick: bool) {
        let is_shown = |output: &mut Output| {
            matches!(output, Output::Show(_) | Output::Tell(_) | Output::Again(_) | Output::Present(_))
        };
        self.kept.extend(outputs.extract_if(.., is_shown));
        if is_tick {
            outputs.splice(..0, self.kept.drain(..));
        }
    }

    fn is_repetition(&self, output: &Output) -> bool {
        command_of(output).is_some_and(|id| self.said.contains(&id))
    }

    fn rename(&self, output: &mut Output) {
        if let (true, Output::Send { message: ClientMessage::Command { id, .. }, .. }) =
            (self.is_repetition(output), output)
        {
            *id = CommandId::new(&format!("{}-again", id.as_str())).expect("a sound id");
        }
    }

    fn speak_first(&self, outputs: &mut Vec<Output>) {
        let Some(call) = outputs.iter().find_map(hello_of) else { return };
        let unanswered = self.sent.iter().filter(|(id, _)| !self.answers.contains_key(id));
        outputs.extend(unanswered.map(|(_, message)| Output::Send { call, message: message.clone() }));
    }
}

/// A table without its clocks, which run on.
fn still(table: Option<&Table>) -> Option<Table> {
    table.cloned().map(Table::still)
}

fn command_of(output: &Output) -> Option<CommandId> {
    match output {
        Output::Send { message: ClientMessage::Command { id, .. }, .. } => Some(id.clone()),
        _ => None,
    }
}

fn hello_of(output: &Output) -> Option<Call> {
    let Output::Send { call, message } = output else { return None };
    matches!(message, ClientMessage::Hello { .. }).then_some(*call)
}

fn forget_last(output: &mut Output) {
    if let Output::Send { message: ClientMessage::Hello { last, .. }, .. } = output {
        *last = None;
    }
}

fn skip_moment(outputs: &mut Vec<Output>) {
    let shows = |output: &Output| matches!(output, Output::Show(_));
    if outputs.iter().filter(|output| shows(output)).count() > 1 {
        let first = outputs.iter().position(shows).expect("there are two");
        let next = outputs[first + 1..].iter().position(shows).expect("there are two") + first + 1;
        // It goes with all that is told of it.
        let is_of_it = |output: &mut Output| matches!(output, Output::Show(_) | Output::Tell(_));
        outputs.extract_if(first..next, is_of_it).for_each(drop);
    }
}

/// Whether a moment does nothing but tell of the table.
fn is_foreword(moment: &Moment) -> bool {
    let is_note = |told: &Told| matches!(told, Told::Note(_));
    moment.kind == Kind::Change && !moment.told.is_empty() && moment.told.iter().all(is_note)
}
