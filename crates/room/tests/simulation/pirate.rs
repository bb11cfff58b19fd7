//! A client as they are: it reconnects, repeats, lies, leaves, and remembers what it was promised.

use engine::{GameRng, Seat};
use protocol::{CommandId, Phase, Request, Seq, ServerMessage, Table};
use room::{ClientId, GuestKey};
use serde_json::value::RawValue;

use crate::coconuts::{self, raw};
use crate::oracle::Oracle;

/// One person with a device.
pub struct Pirate {
    pub guest: GuestKey,
    pub connection: Option<Connection>,
    /// The last sequence number seen, as it is said in the next hello.
    pub last: Option<Seq>,
    /// Whether this one goes away and never comes back.
    pub leaves: bool,
    you: Option<Seat>,
    table: Option<Table>,
    snapshot: Option<String>,
    /// Whether this one trusts a living connection and repeats itself only on a new one.
    is_patient: bool,
    /// The connection on which the oldest unanswered command was sent last.
    sent_on: Option<ClientId>,
    unanswered: Vec<(CommandId, Request)>,
    answered: Vec<(CommandId, Request)>,
    commands: u32,
}

/// A connection as its client sees it.
pub struct Connection {
    pub id: ClientId,
    pub node: usize,
    /// What the hello said.
    pub last: Option<Seq>,
    /// Whether the hello has not been answered yet.
    pub awaits_welcome: bool,
    /// The sequence number reached on this connection; none before the welcome.
    pub seq: Option<Seq>,
}

/// What a pirate does when it wakes.
pub enum Deed {
    Nothing,
    Connect,
    Disconnect,
    HelloAgain,
    Send(CommandId, Request),
    /// A command on a connection that has not said hello.
    Intrude(CommandId, Request),
}

/// How the pirates behave.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// Anything goes.
    Wild,
    /// They want the game to end.
    Sober,
    /// They only look.
    Still,
}

impl Pirate {
    pub fn new(number: u64, leaves: bool) -> Self {
        Self {
            guest: GuestKey(format!("secret-of-{number}")),
            connection: None,
            last: None,
            leaves,
            you: None,
            table: None,
            snapshot: None,
            is_patient: number.is_multiple_of(2),
            sent_on: None,
            unanswered: Vec::new(),
            answered: Vec::new(),
            commands: 0,
        }
    }

    pub fn wake(&mut self, mood: Mood, rng: &mut GameRng) -> Deed {
        let Some(connection) = &self.connection else {
            let stays_away = mood == Mood::Wild && rng.below(3) == 0;
            return if stays_away { Deed::Nothing } else { Deed::Connect };
        };
        if connection.awaits_welcome || mood == Mood::Still {
            return Deed::Nothing;
        }
        let connection = connection.id;
        if mood == Mood::Wild && rng.below(3) == 0 {
            return self.mischief(rng);
        }
        if let Some((id, request)) = self.unanswered.first() {
            let must_wait = self.is_patient && self.sent_on == Some(connection);
            self.sent_on = Some(connection);
            return if must_wait { Deed::Nothing } else { Deed::Send(id.clone(), request.clone()) };
        }
        self.wish(mood, rng).map_or(Deed::Nothing, |request| self.send(request))
    }

    /// What an honest player would want next.
    fn wish(&self, mood: Mood, rng: &mut GameRng) -> Option<Request> {
        let phase = self.table.as_ref()?.phase;
        let name = || self.guest.0.replace("secret-of-", "Pirate ");
        if let Some(removal) = self.pardon(mood, rng) {
            return Some(Request::LetIn { removal });
        }
        if self.you.is_none() {
            let wants_a_seat = phase != Phase::Over || rng.below(4) == 0;
            return wants_a_seat.then(|| Request::Sit { name: name(), seat: None });
        }
        let action = self.legal().into_iter().next_back();
        match (phase, action) {
            (Phase::Gathering, _) => {
                (mood == Mood::Sober || rng.below(4) == 0).then_some(Request::Start { bot: None })
            }
            (Phase::Playing, Some(action)) => Some(Request::Act { action: raw(&action) }),
            (Phase::Over, _) if mood == Mood::Wild && rng.below(4) == 0 => Some(Request::Rematch {}),
            _ => None,
        }
    }

    /// A host does not hold a grudge for ever.
    fn pardon(&self, mood: Mood, rng: &mut GameRng) -> Option<Seq> {
        let table = self.table.as_ref().filter(|table| self.you.is_some() && table.host == self.you)?;
        let removal = table.removals.first()?.number;
        (mood == Mood::Sober || rng.below(2) == 0).then_some(removal)
    }

    fn mischief(&mut self, rng: &mut GameRng) -> Deed {
        let seat = Seat::new(u8::try_from(rng.below(5)).expect("small"));
        let any = |rng: &mut GameRng| Request::Act { action: raw(&rng.below(10).to_string()) };
        let request = match rng.below(18) {
            0 | 1 => return Deed::Disconnect,
            2 => return Deed::HelloAgain,
            3 => {
                let request = any(rng);
                let id = self.new_id();
                return Deed::Intrude(id, request);
            }
            // A command that was answered long ago, as it was or with another content.
            4 if !self.answered.is_empty() => {
                let (id, request) = rng.pick(&self.answered).clone();
                let request = if rng.below(2) == 0 { request } else { any(rng) };
                return Deed::Send(id, request);
            }
            // Another's command id.
            5 => return Deed::Send(forged(rng), any(rng)),
            6 => Request::Stand {},
            7 => Request::SeatBot { seat, bot: ["random", "highest", "kraken"][rng.index(3)].into() },
            8 | 9 => Request::ClearSeat { seat },
            10 => Request::Start { bot: None },
            11 => Request::Rematch {},
            12 => Request::Say { phrase: ["arr", "drop table"][rng.index(2)].into() },
            13 => Request::Sit {
                name: ["x", "", "Pirate 1", "\u{202e}"][rng.index(4)].into(),
                seat: Some(seat),
            },
            14 => Request::LetIn { removal: Seq::from(rng.below(40)) },
            15 => Request::Act { action: raw(r#"{"coconut":[null,{}]}"#) },
            _ => any(rng),
        };
        self.send(request)
    }

    fn send(&mut self, request: Request) -> Deed {
        let id = self.new_id();
        if self.unanswered.is_empty() {
            self.sent_on = self.connection.as_ref().map(|connection| connection.id);
        }
        self.unanswered.push((id.clone(), request.clone()));
        Deed::Send(id, request)
    }

    fn new_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId::new(&format!("n{}", self.commands)).expect("a sound id")
    }

    fn legal(&self) -> Vec<String> {
        let seats = self.table.as_ref().and_then(|table| u8::try_from(table.seats.len()).ok());
        let seen = seats.zip(self.snapshot.as_deref());
        seen.map(|(seats, snapshot)| coconuts::legal(seats, &raw(snapshot))).unwrap_or_default()
    }

    /// Takes a frame and checks it against everything that was promised.
    pub fn receive(&mut self, message: ServerMessage, oracle: &Oracle) -> Result<(), String> {
        let connection = self.connection.as_mut().ok_or("a frame without a connection")?;
        match message {
            ServerMessage::Welcome(welcome) => {
                oracle.check_welcome(&self.guest, connection.last, &welcome)?;
                connection.seq = Some(welcome.seq);
                connection.awaits_welcome = false;
                self.last = Some(welcome.seq);
                self.see(welcome.you, Some(welcome.table), welcome.snapshot);
            }
            ServerMessage::Update(update) => {
                if connection.seq.map(|seq| seq + 1) != Some(update.seq) {
                    return Err(format!("a gap: {:?} then {}", connection.seq, update.seq));
                }
                oracle.check_update(&self.guest, &update)?;
                connection.seq = Some(update.seq);
                self.last = Some(update.seq);
                self.see(update.you, update.table, update.snapshot);
            }
            ServerMessage::Presence { table } => self.table = Some(table),
            ServerMessage::Done { id, seq } => self.promised(&id, seq, oracle)?,
            ServerMessage::Refused { id: Some(id), .. } => self.answer(&id),
            ServerMessage::Refused { id: None, .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Pong {}
            | ServerMessage::Closing { .. } => {}
        }
        Ok(())
    }

    fn see(&mut self, you: Option<Seat>, table: Option<Table>, snapshot: Option<Box<RawValue>>) {
        self.you = you;
        self.table = table.or(self.table.take());
        self.snapshot = snapshot.map(|snapshot| snapshot.get().to_owned());
    }

    /// An acknowledged command is in the log, there and nowhere else.
    fn promised(&mut self, id: &CommandId, seq: Seq, oracle: &Oracle) -> Result<(), String> {
        let all = self.unanswered.iter().chain(&self.answered);
        let is_said = all.clone().any(|(said, request)| said == id && matches!(request, Request::Say { .. }));
        if !is_said && oracle.stored(&self.guest, id) != [seq] {
            let stored = oracle.stored(&self.guest, id);
            return Err(format!("{} was acknowledged at {seq} and is stored at {stored:?}", id.as_str()));
        }
        self.answer(id);
        Ok(())
    }

    fn answer(&mut self, id: &CommandId) {
        if let Some(idx) = self.unanswered.iter().position(|(waiting, _)| waiting == id) {
            self.answered.push(self.unanswered.remove(idx));
            // What waits behind it is sent once more, to be on the safe side.
            self.sent_on = None;
        }
    }

    /// Whether this is the table that the pirate was told of.
    pub fn knows(&self, table: &Table) -> bool {
        self.table.as_ref() == Some(table)
    }

    /// At the end, everybody connected sees the newest state.
    pub fn check_view(&self, oracle: &Oracle) -> Result<(), String> {
        let Some(connection) = &self.connection else { return Ok(()) };
        if connection.seq != Some(oracle.seq()) {
            return Err(format!("{:?} is stuck at {:?} of {}", self.guest, connection.seq, oracle.seq()));
        }
        if self.snapshot.as_deref() != oracle.snapshot(&self.guest, oracle.seq()) {
            return Err(format!("{:?} sees an old table", self.guest));
        }
        Ok(())
    }
}

fn forged(rng: &mut GameRng) -> CommandId {
    CommandId::new(&format!("n{}", rng.below(40))).expect("a sound id")
}
