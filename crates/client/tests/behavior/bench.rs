//! A client and the table it is told of: the real rules, no room, no network, and a clock that is set by hand.

use client::{Call, Client, Input, Link, Manners, Millis, Moment, Notice, Output, Pace, Told};
use engine::{GameRng, Message, Seat};
use hosting::{AnyGame, AnyMatch, Erased, Json, Viewer};
use protocol::{
    ClientMessage, CommandId, Happening, Occupant, PROTOCOL, Phase, Request, SeatInfo, Seq, ServerMessage,
    Table, Terms, Update, Welcome, decode_client,
};

pub static GAMES: &[&dyn AnyGame] =
    &[&Erased::<skull_king::SkullKing>::new(), &Erased::<skallywaggs::Skallywaggs>::new()];

/// The reader's seat.
pub const YOU: Seat = Seat::new(0);

pub struct Bench {
    pub client: Client,
    pub now: Millis,
    pub call: Call,
    pub table: Table,
    pub seq: Seq,
    game: Box<dyn AnyMatch>,
    terms: Terms,
    rng: GameRng,
}

impl Bench {
    /// A client that has not set out, and a table where cards are dealt.
    pub fn new(manners: Manners, pace: Pace) -> Self {
        Self::of(GAMES[0], manners, pace)
    }

    fn of(rules: &'static dyn AnyGame, manners: Manners, pace: Pace) -> Self {
        let mut rng = GameRng::from_number(1);
        let options = rules.presets().remove(0).1;
        let mut game = rules.open(&options, 2).expect("the usual options");
        game.advance(&mut rng);
        let options = serde_json::from_str(options.get()).expect("options are JSON");
        let player = |name: &str| SeatInfo::of(Occupant::Player { name: name.to_owned(), here: true });
        let seats = ["Anna", "Bo"].map(player).into();
        let table = Table { host: Some(YOU), games: 1, ..Table::of(Phase::Playing, seats) };
        Self {
            client: Client::new(GAMES, manners, pace, GameRng::from_number(2)),
            now: 0,
            call: Call(1),
            table,
            seq: 1,
            game,
            terms: Terms { game: rules.id().to_owned(), options, seats: 2 },
            rng,
        }
    }

    /// A page that was welcomed.
    pub fn page() -> Self {
        let mut bench = Self::new(Manners::BROWSER, Pace::USUAL);
        bench.tell(Input::SetOut);
        bench.come_in();
        bench
    }

    /// A page that was welcomed at a table of Skallywaggs.
    pub fn pier() -> Self {
        let mut bench = Self::of(GAMES[1], Manners::BROWSER, Pace::USUAL);
        bench.tell(Input::SetOut);
        bench.come_in();
        bench
    }

    /// A page that was welcomed at a table beside it, which may be silent for long.
    pub fn at_home(pace: Pace) -> Self {
        let mut bench = Self::new(Manners::BROWSER_AT_HOME, pace);
        bench.tell(Input::SetOut);
        bench.come_in();
        bench
    }

    /// The call gets through, and the table says welcome.
    pub fn come_in(&mut self) -> Vec<Output> {
        self.tell(Input::Opened(self.call));
        let welcome = self.welcome();
        self.hear(&welcome)
    }

    /// The connection is lost, and the client has called again.
    pub fn lose(&mut self) -> Vec<Output> {
        let mut out = self.tell(Input::Lost { call: self.call, why: None });
        out.extend(self.tell(Input::SetOut));
        self.call = Call(self.call.0 + 1);
        out
    }

    pub fn tell(&mut self, input: Input) -> Vec<Output> {
        self.client.handle(self.now, input)
    }

    pub fn wait(&mut self, time: Millis) -> Vec<Output> {
        self.now += time;
        self.tell(Input::Tick)
    }

    /// Lets this time pass as a clock does: the client is told of it whenever it wants to be.
    pub fn watch(&mut self, time: Millis) -> Vec<(Millis, Output)> {
        let (end, mut seen) = (self.now + time, Vec::new());
        while let Some(deadline) = self.client.next_deadline().filter(|deadline| *deadline <= end) {
            self.now = deadline.max(self.now);
            let out = self.tell(Input::Tick);
            seen.extend(out.into_iter().map(|output| (self.now, output)));
        }
        self.now = end;
        seen
    }

    pub fn hear(&mut self, message: &ServerMessage) -> Vec<Output> {
        self.tell(Input::Frame { call: self.call, text: message.encode() })
    }

    pub fn welcome(&self) -> ServerMessage {
        ServerMessage::Welcome(self.welcome_with(Vec::new()))
    }

    pub fn welcome_with(&self, missed: Vec<Happening>) -> Welcome {
        Welcome {
            protocol: PROTOCOL,
            you: Some(YOU),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            seq: self.seq,
            terms: self.terms.clone(),
            table: self.table.clone(),
            snapshot: Some(self.game.snapshot(Viewer::Seat(YOU))),
            missed,
            complete: true,
        }
    }

    /// Another game begins at the same table; what the reader is told of it.
    pub fn begin_again(&mut self) -> Update {
        let (rules, options) = self.rules();
        self.game = rules.open(&options, 2).expect("the same options as before");
        let events = self.game.advance(&mut self.rng);
        self.seq += 1;
        self.table.games += 1;
        Update { table: Some(self.table.clone()), ..self.told(events) }
    }

    fn rules(&self) -> (&'static dyn AnyGame, Json) {
        let rules = *GAMES.iter().find(|game| game.id() == self.terms.game).expect("it is on the list");
        (rules, rules.presets().remove(0).1)
    }

    /// Whoever is to act does the first thing that is allowed; what the reader is told of it.
    pub fn play(&mut self) -> Update {
        let seat = self.game.turn().seats().iter().next().expect("the game is on");
        let action = self.game.legal(seat).remove(0);
        let events = self.game.play(seat, &action, &mut self.rng).expect("it is allowed");
        self.seq += 1;
        self.told(events)
    }

    /// The last move is taken back; what the reader is told of it.
    pub fn take_back(&mut self) -> Update {
        assert!(self.game.can_take_back() && self.game.take_back());
        self.seq += 1;
        let note = Happening::Note(Message::new("room-note-taken-back"));
        Update { happenings: vec![note], ..self.told(Vec::new()) }
    }

    fn told(&self, events: Vec<Json>) -> Update {
        Update {
            seq: self.seq,
            you: Some(YOU),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            terms: None,
            table: None,
            snapshot: Some(self.game.snapshot(Viewer::Seat(YOU))),
            happenings: events.into_iter().map(Happening::Event).collect(),
        }
    }

    /// Plays until a picture of this kind is shown; what was heard before it was shown.
    pub fn play_until(&mut self, is_it: impl Fn(&[Moment]) -> bool) -> Vec<Moment> {
        for _ in 0..40 {
            let update = ServerMessage::Update(self.play());
            self.tell(Input::ShowAll);
            self.wait(5_000);
            let mut now = shown(&self.hear(&update));
            while !is_it(&now) && self.client.is_holding() {
                now = shown(&self.tell(Input::Hurry));
            }
            if is_it(&now) {
                return now;
            }
        }
        panic!("it never came");
    }

    pub fn ask(&mut self) -> Vec<Output> {
        self.tell(Input::Ask(Request::Stand {}))
    }

    pub fn done(&self, id: &CommandId) -> ServerMessage {
        ServerMessage::Done { id: id.clone(), seq: self.seq }
    }
}

pub fn shown(out: &[Output]) -> Vec<Moment> {
    let shown = out.iter().filter_map(|output| match output {
        Output::Show(moment) => Some((**moment).clone()),
        _ => None,
    });
    shown.collect()
}

/// What was told, with pictures and after them.
pub fn told(out: &[Output]) -> Vec<Told> {
    let told = out.iter().flat_map(|output| match output {
        Output::Show(moment) => moment.told.clone(),
        Output::Tell(told) => vec![told.clone()],
        _ => Vec::new(),
    });
    told.collect()
}

pub fn sent(out: &[Output]) -> Vec<ClientMessage> {
    let sent = out.iter().filter_map(|output| match output {
        Output::Send { message, .. } => {
            Some(decode_client(&message.encode()).expect("the table can read it"))
        }
        _ => None,
    });
    sent.collect()
}

/// The ids of the commands that were sent.
pub fn commands(out: &[Output]) -> Vec<CommandId> {
    let command = |message| match message {
        ClientMessage::Command { id, .. } => Some(id),
        _ => None,
    };
    sent(out).into_iter().filter_map(command).collect()
}

/// What the hellos named.
pub fn hellos(out: &[Output]) -> Vec<Option<Seq>> {
    let hello = |message| match message {
        ClientMessage::Hello { last, .. } => Some(last),
        _ => None,
    };
    sent(out).into_iter().filter_map(hello).collect()
}

pub fn links(out: &[Output]) -> Vec<Link> {
    let link = |output: &Output| if let Output::Link(link) = output { Some(link.clone()) } else { None };
    out.iter().filter_map(link).collect()
}

pub fn notices(out: &[Output]) -> Vec<Notice> {
    let notice =
        |output: &Output| if let Output::Notice(notice) = output { Some(notice.clone()) } else { None };
    out.iter().filter_map(notice).collect()
}

pub fn on_the_way(out: &[Output]) -> Vec<usize> {
    let count = |output: &Output| if let Output::OnTheWay(count) = output { Some(*count) } else { None };
    out.iter().filter_map(count).collect()
}

pub fn hangs_up(out: &[Output]) -> bool {
    out.iter().any(|output| matches!(output, Output::HangUp(_)))
}
