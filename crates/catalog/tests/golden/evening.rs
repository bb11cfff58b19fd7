//! An evening at a table of each game, played by seeds; and the logs that earlier versions have written of it.
#![expect(
    clippy::disallowed_methods,
    reason = "the logs lie in files, and there may be more with every version"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{GameRng, Seat};
use hosting::{AnyGame, Viewer};
use protocol::{ClientMessage, CommandId, PROTOCOL, Request, ServerMessage, decode_server};
use room::{ClientId, Entry, GuestKey, Limits, Local, Millis, Room, When};

/// Where the logs lie.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/logs")
}

/// What a log says at its end, in a line.
pub fn end(log: &[Entry]) -> String {
    let room = Room::open(catalog::GAMES, Limits::usual(), log).expect("an old log opens");
    let table = room.table();
    let seen = room.snapshot(Viewer::Spectator).map_or_else(String::new, |snapshot| snapshot.to_string());
    let stranded = room.stranded().unwrap_or("nothing");
    format!(
        "{} entries, {} games, {:?}, stranded by {stranded}\n{seen}\n",
        room.seq(),
        table.games,
        table.phase
    )
}

/// The entries of a log.
pub fn read(path: &Path) -> Vec<Entry> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).expect("an old entry can be read")).collect()
}

/// A table at which one person plays, leaves their seat to a bot in mid-game, comes back, and asks for a second game.
struct Evening {
    game: &'static dyn AnyGame,
    table: Local,
    rng: GameRng,
    now: Millis,
    n_commands: u32,
    legal: Vec<Box<serde_json::value::RawValue>>,
}

const ME: ClientId = ClientId(1);

impl Evening {
    fn open(game: &'static dyn AnyGame, seats: u8) -> Self {
        let (_, options) = game.presets().remove(0);
        let log = vec![Entry::opened(game.id(), options, seats)];
        let limits = Limits { burst_max: u32::MAX, ..Limits::usual() };
        let table = Local::open(catalog::GAMES, limits, log, GameRng::from_number(18)).unwrap();
        let table = table.with_calendar(|| When(1_800_000_000_000));
        let rng = GameRng::from_number(81);
        let mut evening = Self { game, table, rng, now: 0, n_commands: 0, legal: Vec::new() };
        evening.send(ClientMessage::Hello { protocol: PROTOCOL, last: None });
        evening
    }

    fn ask(&mut self, request: Request) {
        self.n_commands += 1;
        let id = CommandId::new(&format!("n{}", self.n_commands)).unwrap();
        self.send(ClientMessage::Command { id, request });
    }

    fn send(&mut self, message: ClientMessage) {
        let frames = self.table.send(self.now, ME, &GuestKey("anne".into()), message);
        self.hear(frames);
    }

    fn hear(&mut self, frames: Vec<(ClientId, Arc<str>)>) {
        for (_, frame) in frames {
            let (snapshot, seats) = match decode_server(&frame).unwrap() {
                ServerMessage::Welcome(welcome) => (welcome.snapshot, welcome.table.seats.len()),
                ServerMessage::Update(update) => (update.snapshot, self.table.table().seats.len()),
                ServerMessage::Refused { reason, .. } => panic!("refused: {}", reason.key),
                _ => continue,
            };
            let Some(snapshot) = snapshot else { continue };
            let (_, options) = self.game.presets().remove(0);
            let rules = self.game.rules(&options, u8::try_from(seats).unwrap()).unwrap();
            self.legal = rules.legal(&snapshot).unwrap();
        }
    }

    /// Plays until the game is over, or so many decisions of this person are made.
    fn play(&mut self, decisions: usize) {
        let mut made = 0;
        while self.table.table().phase == protocol::Phase::Playing && made < decisions {
            if self.legal.is_empty() {
                self.now = self.table.next_deadline().expect("somebody decides").max(self.now);
                let frames = self.table.tick(self.now);
                self.hear(frames);
            } else {
                let action = self.rng.pick(&self.legal).clone();
                self.legal.clear();
                self.ask(Request::Act { action });
                made += 1;
            }
        }
    }
}

/// The log of an evening.
pub fn evening(game: &'static dyn AnyGame) -> Vec<Entry> {
    let seats = *game.seats().start() + 1;
    let mut evening = Evening::open(game, seats);
    let sit = || Request::Sit { name: "Anne".into(), seat: Some(Seat::new(0)) };
    let instant = game.bot_instant(seats).map(str::to_owned);
    evening.ask(sit());
    evening.ask(Request::Start { bot: instant });
    evening.play(3);
    evening.ask(Request::Stand {});
    evening.ask(sit());
    evening.play(usize::MAX);
    evening.ask(Request::Rematch {});
    evening.play(2);
    evening.table.log().to_vec()
}
