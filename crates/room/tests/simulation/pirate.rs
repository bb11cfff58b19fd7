//! A person with a device: what they want, what mischief they do, and a witness of everything that the room sends
//! them.

use std::collections::{BTreeMap, VecDeque};

use client::Call;
use engine::{GameRng, Seat};
use protocol::{
    Clock, CommandId, Custom, Customs, Door, Occupant, Phase, Request, Saying, Seq, ServerMessage, Table,
};
use room::{ClientId, GuestKey};

use crate::coconuts::raw;
use crate::device::Device;
use crate::oracle::Oracle;
use crate::world::Bug;

/// One person with a device.
pub struct Pirate {
    pub guest: GuestKey,
    pub device: Device,
    pub connection: Option<Connection>,
    /// Whether this one goes away and never comes back.
    pub leaves: bool,
    /// Whether this one lets the others wait.
    dawdles: bool,
    /// When the device is to be told that time has passed.
    pub alarm: Option<room::Millis>,
    requests: BTreeMap<CommandId, Request>,
    is_answered: BTreeMap<CommandId, bool>,
    commands: u32,
}

/// A connection as the network sees it.
pub struct Connection {
    pub id: ClientId,
    pub node: usize,
    pub call: Call,
    /// What the hellos said that were not answered yet.
    pub hellos: VecDeque<Option<Seq>>,
    /// The sequence number reached on this connection; none before the welcome.
    pub seq: Option<Seq>,
    /// Whether nothing gets through any more, though nobody has noticed.
    pub is_dead: bool,
}

/// What a pirate does when it wakes.
pub enum Deed {
    Nothing,
    /// The device is told what the player wants.
    Wish(Request),
    /// The device is told that somebody looks, does not look, or does not want to wait.
    Look(client::Input),
    /// The seat is carried to another device, which happens to be another pirate's.
    Carry,
    /// The network fails.
    Break,
    /// The page is loaded anew.
    Reload,
    /// A hello on a connection that has said hello.
    HelloAgain,
    /// A command beside the device.
    Send(CommandId, Request),
    /// A command beside the device, under an id that somebody has used.
    Forge(Request),
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
    pub fn new(number: u64, leaves: bool, bug: Bug, rng: &mut GameRng) -> Self {
        Self {
            guest: GuestKey(format!("secret-of-{number}")),
            device: Device::new(bug, rng),
            connection: None,
            leaves,
            dawdles: rng.below(3) == 0,
            alarm: None,
            requests: BTreeMap::new(),
            is_answered: BTreeMap::new(),
            commands: 0,
        }
    }

    pub fn wake(&mut self, mood: Mood, rng: &mut GameRng) -> Deed {
        if self.device.is_closed {
            return Deed::Reload;
        }
        if mood != Mood::Wild && self.device.is_held {
            return Deed::Look(client::Input::Hold(false));
        }
        if mood == Mood::Still {
            return Deed::Nothing;
        }
        if mood == Mood::Wild && rng.below(3) == 0 {
            return self.mischief(rng);
        }
        let is_impatient = mood == Mood::Wild && rng.below(4) == 0;
        if self.device.on_the_way > 0 && !is_impatient {
            return Deed::Nothing;
        }
        self.wish(mood, rng).map_or(Deed::Nothing, Deed::Wish)
    }

    /// What an honest player would want next, by what is on show.
    fn wish(&self, mood: Mood, rng: &mut GameRng) -> Option<Request> {
        let moment = self.device.moment.as_ref()?;
        let phase = self.device.table.as_ref()?.phase;
        let name = || self.guest.0.replace("secret-of-", "Pirate ");
        let house = self.pardon(mood, rng).or_else(|| self.keep_house(mood, rng));
        if let Some(request) = house.or_else(|| self.chat(mood, rng)) {
            return Some(request);
        }
        if let Some(asked) = self.device.table.as_ref()?.asked.as_ref().filter(|_| moment.you.is_some()) {
            let is_done =
                moment.you == Some(asked.by) || moment.you.is_some_and(|you| asked.agreed.contains(&you));
            return (!is_done).then(|| Request::Agree { yes: rng.below(4) > 0 });
        }
        if moment.moved && rng.below(12) == 0 {
            return Some(Request::FetchSeat {});
        }
        if moment.you.is_none() {
            let wants_a_seat = phase != Phase::Over || rng.below(4) == 0;
            return wants_a_seat.then(|| Request::Sit { name: name(), seat: None });
        }
        let offer = moment.scene.as_ref().and_then(|scene| scene.offers.last());
        match (phase, offer) {
            (Phase::Gathering, _) => (mood == Mood::Sober || rng.below(4) == 0).then(|| begin(rng)),
            (Phase::Playing, _) if mood == Mood::Wild && self.dawdles => None,
            (Phase::Playing, Some(offer)) => Some(Request::Act { action: offer.action.clone() }),
            (Phase::Playing, None) if mood == Mood::Wild && rng.below(8) == 0 => Some(Request::TakeBack {}),
            (Phase::Over, _) if mood == Mood::Wild && rng.below(4) == 0 => Some(Request::Rematch {}),
            _ => None,
        }
    }

    /// A host does not hold a grudge for ever.
    fn pardon(&self, mood: Mood, rng: &mut GameRng) -> Option<Request> {
        let removal = self.hosted()?.removals.first()?.number;
        (mood == Mood::Sober || rng.below(2) == 0).then_some(Request::LetIn { removal })
    }

    /// A table that rests goes on at last; a host answers those who knock, opens the door, and plays something else.
    fn keep_house(&self, mood: Mood, rng: &mut GameRng) -> Option<Request> {
        let is_sober = mood == Mood::Sober;
        let is_seated = self.device.moment.as_ref()?.you.is_some();
        if is_seated && self.device.table.as_ref()?.rests.is_some() && (is_sober || rng.below(4) == 0) {
            return Some(Request::Pause { rests: false });
        }
        let table = self.hosted()?;
        let has_room = table.seats.iter().any(|info| !matches!(info.occupant, Occupant::Player { .. }));
        if let Some(knock) = table.knocks.first().filter(|_| has_room) {
            let (knock, is_rude) = (knock.number, !is_sober && rng.below(2) == 0);
            return Some(if is_rude { Request::TurnAway { knock } } else { Request::Admit { knock } });
        }
        if table.customs != Customs::default() && (is_sober || rng.below(40) == 0) {
            return Some(Request::Keep { customs: usual() });
        }
        if !is_sober && rng.below(12) == 0 {
            return Some(Request::Keep { customs: customs(rng) });
        }
        if let Some(seat) = table.carried.first().filter(|_| !is_sober && rng.below(4) == 0) {
            return Some(Request::SendBack { seat: *seat });
        }
        if let Some(watcher) = table.watchers.first().filter(|_| !is_sober && rng.below(90) == 0) {
            return Some(Request::ShowOut { watcher: watcher.number });
        }
        let is_over = table.phase != Phase::Playing && !is_sober && rng.below(4) == 0;
        let exchange = Request::Swap { seat: Seat::new(0), with: Seat::new(1) };
        is_over.then(|| if rng.below(2) == 0 { exchange } else { Self::other_game(rng) })
    }

    /// What there is to say, as the host allows it; and those who are waited for are reminded.
    fn chat(&self, mood: Mood, rng: &mut GameRng) -> Option<Request> {
        if mood != Mood::Wild || rng.below(20) > 0 {
            return None;
        }
        let is_seated = self.device.moment.as_ref()?.you.is_some();
        let table = self.device.table.as_ref()?;
        if !is_seated && !table.customs.watchers_talk {
            return None;
        }
        if is_seated && table.phase == Phase::Playing && rng.below(2) == 0 {
            let seat = Seat::new(u8::try_from(rng.index(table.seats.len())).expect("small"));
            return Some(Request::Nudge { seat });
        }
        let has_own_words = table.customs.own_words && rng.below(3) > 0;
        Some(if has_own_words {
            Request::Write { text: "ahoy".into() }
        } else {
            Request::Say { phrase: "arr".into() }
        })
    }

    /// What was to be said under this id.
    pub fn saying(&self, id: &CommandId) -> Option<Saying> {
        match self.requests.get(id)? {
            Request::Say { phrase } => Some(Saying::Phrase(phrase.clone())),
            Request::Write { text } => Some(Saying::Text(text.clone())),
            _ => None,
        }
    }

    /// Who was to be reminded under this id.
    pub fn nudged(&self, id: &CommandId) -> Option<Seat> {
        match self.requests.get(id)? {
            Request::Nudge { seat } => Some(*seat),
            _ => None,
        }
    }

    fn other_game(rng: &mut GameRng) -> Request {
        let seats = 2 + u8::try_from(rng.below(3)).expect("small");
        let options = raw(&format!(r#"{{"spare":{}}}"#, 1 + rng.below(2)));
        Request::Lay { game: "coconuts".to_owned(), options, seats }
    }

    /// The table as it is on show, if this pirate is its host.
    fn hosted(&self) -> Option<&Table> {
        let you = self.device.moment.as_ref()?.you;
        self.device.table.as_ref().filter(|table| you.is_some() && table.host == you)
    }

    fn mischief(&mut self, rng: &mut GameRng) -> Deed {
        let seat = Seat::new(u8::try_from(rng.below(5)).expect("small"));
        let any = |rng: &mut GameRng| Request::Act { action: raw(&rng.below(10).to_string()) };
        let request = match rng.below(50) {
            0 | 1 => return Deed::Break,
            2 => return Deed::HelloAgain,
            3 => {
                let request = any(rng);
                let id = self.new_id();
                return Deed::Intrude(id, request);
            }
            4 => return self.repetition(rng, any),
            5 => return Deed::Forge(any(rng)),
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
            16..=18 => return Deed::Look(look(rng)),
            19 if rng.below(3) == 0 => return Deed::Reload,
            20 => Request::Pause { rests: rng.below(2) == 0 },
            21 | 30..=32 => Request::StandIn { seat, plays: rng.below(3) > 0 },
            22 => Request::Swap { seat, with: seat.next(4) },
            23 | 33..=35 => Request::HandOver { seat },
            24 | 36..=38 => Request::Keep { customs: customs(rng) },
            25 => Request::TurnAway { knock: Seq::from(rng.below(40)) },
            26 => Request::Admit { knock: Seq::from(rng.below(40)) },
            27 => Request::Nudge { seat },
            28 => Request::Write { text: ["ahoy", "", "\u{202e}"][rng.index(3)].into() },
            29 => Self::other_game(rng),
            39 | 40 => return Deed::Carry,
            41 => Request::FetchSeat {},
            42 | 43 => Request::Countdown { runs: true, bot: None },
            44 => Request::Countdown { runs: false, bot: None },
            45 | 46 => Request::TakeBack {},
            48 | 49 => Request::Concede {},
            47 => Request::Agree { yes: rng.below(3) > 0 },
            _ => any(rng),
        };
        Deed::Wish(request)
    }

    /// A command that was sent before: as it was, or with another content where it was answered.
    fn repetition(&self, rng: &mut GameRng, any: impl Fn(&mut GameRng) -> Request) -> Deed {
        if self.requests.is_empty() {
            return Deed::Nothing;
        }
        let (id, request) =
            self.requests.iter().nth(rng.index(self.requests.len())).expect("it is one of them");
        let is_answered = self.is_answered.get(id).copied().unwrap_or_default();
        let is_changed = is_answered && rng.below(2) == 0;
        Deed::Send(id.clone(), if is_changed { any(rng) } else { request.clone() })
    }

    fn new_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId::new(&format!("n{}", self.commands)).expect("a sound id")
    }

    /// Notes what the device has sent.
    pub fn said(&mut self, id: CommandId, request: Request) {
        self.requests.entry(id).or_insert(request);
    }

    /// Witnesses a frame and checks it against everything that was promised.
    pub fn witness(&mut self, message: &ServerMessage, oracle: &Oracle, bug: Bug) -> Result<(), String> {
        let connection = self.connection.as_mut().ok_or("a frame without a connection")?;
        match message {
            ServerMessage::Welcome(welcome) => {
                let last = connection.hellos.pop_front().ok_or("a welcome without a hello")?;
                oracle.check_welcome(&self.guest, last, welcome)?;
                connection.seq = Some(welcome.seq);
            }
            ServerMessage::Update(update) => {
                // Whose half it is comes first: a leak is a leak, wherever it falls.
                oracle.check_update(&self.guest, update)?;
                if connection.seq.map(|seq| seq + 1) != Some(update.seq) && !bug.is_lossy() {
                    return Err(format!("a gap: {:?} then {}", connection.seq, update.seq));
                }
                connection.seq = Some(update.seq);
            }
            ServerMessage::Done { id, seq } => self.promised(id, *seq, oracle)?,
            ServerMessage::Refused { id: Some(id), .. } => drop(self.is_answered.insert(id.clone(), true)),
            ServerMessage::Said { by, saying } => {
                let seq = welcomed(connection)?;
                // Where updates are lost, nobody knows what the host allowed when it was said.
                if !bug.is_lossy() {
                    oracle.check_said(&self.guest, seq, *by, saying)?;
                }
            }
            ServerMessage::Nudged { by, seat } => {
                let seq = welcomed(connection)?;
                if !bug.is_lossy() {
                    oracle.check_nudged(&self.guest, seq, *by, *seat)?;
                }
            }
            ServerMessage::Presence { .. } | ServerMessage::Remark { .. } => {
                welcomed(connection)?;
            }
            ServerMessage::Refused { id: None, .. }
            | ServerMessage::Pong {}
            | ServerMessage::Closing { .. } => {}
        }
        Ok(())
    }

    /// An acknowledged command is in the log, there and nowhere else.
    fn promised(&mut self, id: &CommandId, seq: Seq, oracle: &Oracle) -> Result<(), String> {
        let is_said = self.requests.get(id).is_some_and(is_passing);
        // Where others are asked, it is they who take it back.
        let is_asked = matches!(self.requests.get(id), Some(Request::TakeBack {}));
        let is_said = is_said || is_asked && oracle.stored(&self.guest, id).is_empty();
        if !is_said && oracle.stored(&self.guest, id) != [seq] {
            let stored = oracle.stored(&self.guest, id);
            return Err(format!("{} was acknowledged at {seq} and is stored at {stored:?}", id.as_str()));
        }
        self.is_answered.insert(id.clone(), true);
        Ok(())
    }

    /// Whether the network carries anything for this pirate.
    pub fn is_connected(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| !connection.is_dead)
    }

    /// At the end, everybody connected is shown the newest state, and everything they asked for was answered.
    pub fn check_end(&self, oracle: &Oracle) -> Result<(), String> {
        if self.leaves || oracle.is_locked_out(&self.guest) {
            return Ok(());
        }
        if !self.is_connected() {
            return Err(format!("{:?} does not come back", self.guest));
        }
        self.device.check_end(&self.guest, oracle)
    }
}

/// How far somebody is whom the table may speak to.
fn welcomed(connection: &Connection) -> Result<Seq, &'static str> {
    connection.seq.ok_or("a table speaks to somebody whom it has not welcomed")
}

/// Now, or soon.
fn begin(rng: &mut GameRng) -> Request {
    if rng.below(3) == 0 {
        Request::Start { bot: None }
    } else {
        Request::Countdown { runs: true, bot: None }
    }
}

/// Whether the log never has it.
const fn is_passing(request: &Request) -> bool {
    matches!(
        request,
        Request::Say { .. }
            | Request::Write { .. }
            | Request::Nudge { .. }
            | Request::Countdown { .. }
            | Request::Agree { .. }
    )
}

/// How a mischievous host keeps a table.
fn customs(rng: &mut GameRng) -> Vec<Custom> {
    let door = [Door::Asks, Door::Locked, Door::Locked][rng.index(3)];
    let grace_s = [None, Some(0), Some(5), Some(9_999)][rng.index(4)];
    let clocks = [Clock::Game { seconds: 60 }, Clock::Move { seconds: 4 }, Clock::Move { seconds: 5 }];
    let clock = Custom::Clock((rng.below(6) > 0).then(|| clocks[rng.index(5).min(2)]));
    let words = [Custom::WatchersTalk(rng.below(2) == 0), Custom::OwnWords(rng.below(2) == 0)];
    match rng.below(3) {
        0 => vec![Custom::Door(door), clock, Custom::BestOf(Some(3))],
        1 => vec![clock, Custom::GraceS(Some(0))],
        _ => [vec![Custom::Door(door), Custom::GraceS(grace_s)], words.to_vec()].concat(),
    }
}

/// How a sober one does.
fn usual() -> Vec<Custom> {
    vec![
        Custom::Door(Door::Open),
        Custom::GraceS(None),
        Custom::WatchersTalk(false),
        Custom::OwnWords(false),
        Custom::Clock(None),
        Custom::BestOf(None),
    ]
}

/// What a player does with what is on show.
fn look(rng: &mut GameRng) -> client::Input {
    match rng.below(8) {
        0 => client::Input::ShowAll,
        1 => client::Input::Hurry,
        2 => client::Input::Again,
        3 => client::Input::Hold(true),
        4 => client::Input::Hold(false),
        5 => client::Input::Sight(client::Sight::Hidden),
        _ => client::Input::Sight(client::Sight::Visible),
    }
}
