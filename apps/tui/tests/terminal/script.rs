//! A table that follows a script: the real rules, no room, no bots, no time. It tells seat 0 what it may know.

use engine::{GameRng, Message, Seat};
use hosting::{AnyGame, AnyMatch, Entry, Json, Viewer};
use protocol::{
    CommandId, Happening, Occupant, PROTOCOL, Phase, SeatInfo, ServerMessage, Table, Terms, Update, Welcome,
};
use serde_json::value::to_raw_value;
use tui::connection::Heard;
use words::Words;

/// Games as the catalog has them, and the toy game.
pub const GAMES: &[&dyn AnyGame] = &[
    &Entry::<skull::Skull>::new(),
    &Entry::<skull_king::SkullKing>::new(),
    &Entry::<skallywaggs::Skallywaggs>::new(),
    &Entry::<conformance::toy::Coconuts>::new(),
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
        let told = Table {
            seats: NAMES[..usize::from(seats)].iter().map(|name| seated(name)).collect(),
            phase: Phase::Playing,
            host: Some(YOU),
            spectators: 0,
            games: 1,
            removals: Vec::new(),
        };
        Self { table, rng: GameRng::from_number(1), terms, told, seq: 1 }
    }

    /// What is said to a client that comes in, with nature's first steps told.
    pub fn welcome(&mut self) -> Heard {
        let events = self.table.advance(&mut self.rng);
        Heard::Said(vec![ServerMessage::Welcome(Welcome {
            protocol: PROTOCOL,
            you: Some(YOU),
            removed: false,
            seq: self.seq,
            terms: self.terms.clone(),
            table: self.told.clone(),
            snapshot: Some(self.table.snapshot(Viewer::Seat(YOU))),
            missed: events.into_iter().map(Happening::Event).collect(),
            complete: true,
        })])
    }

    /// A seat acts.
    pub fn act(&mut self, seat: u8, action: &serde_json::Value) -> Heard {
        self.act_raw(Seat::new(seat), &to_raw_value(action).unwrap())
    }

    /// A seat acts, by an action that a scene offered.
    pub fn act_raw(&mut self, seat: Seat, action: &Json) -> Heard {
        let events = self.table.play(seat, action, &mut self.rng).unwrap();
        self.seq += 1;
        if self.table.turn() == engine::Turn::Over {
            self.told.phase = Phase::Over;
        }
        let update = ServerMessage::Update(Update {
            seq: self.seq,
            you: Some(YOU),
            removed: false,
            table: Some(self.told.clone()),
            snapshot: Some(self.table.snapshot(Viewer::Seat(YOU))),
            happenings: events.into_iter().map(Happening::Event).collect(),
        });
        let done = ServerMessage::Done { id: CommandId::new("scripted").unwrap(), seq: self.seq };
        Heard::Said(if seat == YOU { vec![done, update] } else { vec![update] })
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
    Heard::Said(vec![ServerMessage::Refused { id: None, reason }])
}

/// All words of the games and the room.
pub fn words() -> Words {
    let games = GAMES.iter().filter_map(|game| game.messages("en"));
    Words::new("en", games.chain(room::messages("en")))
}

fn seated(name: &str) -> SeatInfo {
    SeatInfo { occupant: Occupant::Player { name: name.to_owned(), here: true }, stand_in: false }
}
