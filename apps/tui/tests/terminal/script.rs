//! A table that follows a script: the real rules, no room, no bots, no time. It tells seat 0 what it may know.

use client::{Call, Client, Manners, Pace};
use engine::{GameRng, Message, Seat};
use hosting::{AnyGame, AnyMatch, Erased, Hosted, Json, Viewer};
use protocol::{
    ClientMessage, CommandId, Happening, Occupant, PROTOCOL, Phase, Request, SeatInfo, ServerMessage, Table,
    Terms, Update, Welcome,
};
use serde_json::value::to_raw_value;
use tui::app::App;
use tui::connection::{Errand, Heard};
use tui::keys::Key;
use tui::tableau::Tableau;
use words::Words;

/// Games as the catalog has them, and the toy game.
pub const GAMES: &[&dyn AnyGame] = &[
    &Erased::<skull::Skull>::new(),
    &Erased::<skull_king::SkullKing>::new(),
    &Erased::<skallywaggs::Skallywaggs>::new(),
    &Erased::<conformance::toy::Coconuts>::new(),
];

/// The reader's seat.
pub const YOU: Seat = Seat::new(0);

const NAMES: [&str; 8] = ["Anna", "Bo", "Cleo", "Dirk", "Elif", "Finn", "Gus", "Hal"];

/// A table that follows a script.
pub struct Script {
    table: Box<dyn AnyMatch>,
    rng: GameRng,
    terms: Terms,
    told: Table,
    seq: u64,
}

impl Script {
    /// A fresh game with this many seats; the same every time.
    pub fn open(game: &str, seats: u8) -> Self {
        let options = known(game).presets().remove(0).1;
        Self::open_with(game, seats, &options)
    }

    /// The same with other rules.
    pub fn open_with(game: &str, seats: u8, options: &Json) -> Self {
        let game = known(game);
        let table = game.open(options, seats).unwrap();
        let terms = Terms {
            game: game.id().to_owned(),
            options: serde_json::from_str(options.get()).unwrap(),
            seats,
        };
        let people = NAMES[..usize::from(seats)].iter().map(|name| seated(name)).collect();
        let told = Table { host: Some(YOU), games: 1, ..Table::of(Phase::Playing, people) };
        Self { table, rng: GameRng::from_number(1), terms, told, seq: 1 }
    }

    /// What is said to a client that comes in, with nature's first steps told.
    pub fn welcome(&mut self) -> Heard {
        said(&[ServerMessage::Welcome(self.first_welcome())])
    }

    /// The same, to be changed.
    pub fn first_welcome(&mut self) -> Welcome {
        let events = self.table.advance(&mut self.rng);
        Welcome {
            protocol: PROTOCOL,
            you: Some(YOU),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            seq: self.seq,
            terms: self.terms.clone(),
            table: self.told.clone(),
            snapshot: Some(self.table.snapshot(Viewer::Seat(YOU))),
            missed: events.into_iter().map(Happening::Event).collect(),
            complete: true,
        }
    }

    /// The table is told anew, with this changed.
    pub fn tell(&mut self, change: impl FnOnce(&mut Table)) -> Heard {
        change(&mut self.told);
        said(&[ServerMessage::Presence { table: self.told.clone() }])
    }

    /// How far the table is.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// A seat acts.
    pub fn act(&mut self, seat: u8, action: &serde_json::Value) -> Heard {
        self.act_raw(Seat::new(seat), &to_raw_value(action).unwrap())
    }

    /// A seat acts, by an action that a scene offered.
    pub fn act_raw(&mut self, seat: Seat, action: &Json) -> Heard {
        said(&[self.update(seat, action)])
    }

    /// The reader acts by a command, and is answered.
    pub fn answer(&mut self, id: CommandId, action: &Json) -> Heard {
        let update = self.update(YOU, action);
        said(&[ServerMessage::Done { id, seq: self.seq }, update])
    }

    fn update(&mut self, seat: Seat, action: &Json) -> ServerMessage {
        let events = self.table.play(seat, action, &mut self.rng).unwrap();
        self.seq += 1;
        if self.table.turn() == engine::Turn::Over {
            self.told.phase = Phase::Over;
        }
        ServerMessage::Update(Update {
            seq: self.seq,
            you: Some(YOU),
            removed: false,
            knocking: false,
            moved: false,
            sent_back: false,
            terms: None,
            table: Some(self.told.clone()),
            snapshot: Some(self.table.snapshot(Viewer::Seat(YOU))),
            happenings: events.into_iter().map(Happening::Event).collect(),
        })
    }

    /// The first seat other than the reader's that is to act, with any of its legal actions.
    pub fn next_of_others(&self) -> Option<(Seat, Json)> {
        let seat = self.table.turn().seats().iter().find(|seat| *seat != YOU)?;
        let legal = self.table.legal(seat);
        Some((seat, GameRng::from_number(self.seq).pick(&legal).clone()))
    }
}

/// The game of this name.
pub fn known(game: &str) -> &'static dyn AnyGame {
    *GAMES.iter().find(|known| known.id() == game).unwrap()
}

/// Why something was not done.
pub fn refused(reason: Message) -> Heard {
    said(&[ServerMessage::Refused { id: None, reason }])
}

/// What the table says on the first call.
pub fn said(messages: &[ServerMessage]) -> Heard {
    said_on(Call(1), messages)
}

/// What the table says on this call.
pub fn said_on(call: Call, messages: &[ServerMessage]) -> Heard {
    Heard::Said { call, frames: messages.iter().map(ServerMessage::encode).collect() }
}

/// A table that is shown at the usual pace.
pub fn tableau() -> Tableau {
    tableau_at(Pace::USUAL)
}

/// A table that is shown at this pace.
pub fn tableau_at(pace: Pace) -> Tableau {
    Tableau::new(GAMES, words(), client(pace))
}

/// A table that is shown in this language.
pub fn tableau_in(locale: &str) -> Tableau {
    Tableau::new(GAMES, words_in(locale), client(Pace::USUAL))
}

fn client(pace: Pace) -> Client {
    Client::new(GAMES, Manners::TERMINAL, pace, GameRng::from_number(3))
}

/// The last thing that the table is asked for.
pub fn asked(errands: Vec<Errand>) -> Option<(CommandId, Request)> {
    let command = |errand| match errand {
        Errand::Send { message: ClientMessage::Command { id, request }, .. } => Some((id, request)),
        _ => None,
    };
    errands.into_iter().filter_map(command).next_back()
}

/// Presses a key that nothing but the table is asked for; what it is asked.
pub fn press(app: &mut App, key: Key) -> Option<(CommandId, Request)> {
    let wish = app.press(key);
    assert!(wish.is_none(), "{wish:?}");
    asked(app.take_errands())
}

/// All words of the games and the room.
pub fn words() -> Words {
    words_in("en")
}

/// The same in this language; the toy game speaks English alone.
pub fn words_in(locale: &str) -> Words {
    let games = [skull::Skull::messages, skull_king::SkullKing::messages, skallywaggs::Skallywaggs::messages];
    let games = games.map(|messages| messages(locale)).into_iter().flatten();
    let toy = conformance::toy::Coconuts::messages("en");
    Words::new(locale, games.chain(room::messages(locale)).chain(toy))
}

fn seated(name: &str) -> SeatInfo {
    SeatInfo::of(Occupant::Player { name: name.to_owned(), here: true })
}
