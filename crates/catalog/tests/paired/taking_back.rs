//! What a table tells of a move that is taken back is the same, byte by byte, whatever others hold secret.

use std::collections::BTreeMap;

use engine::{GameRng, Seat};
use hosting::{AnyGame, Json, Viewer};
use protocol::{CommandId, Request};
use room::{Change, ClientId, Entry, Input, Limits, Output, Rate, Room};

use crate::worlds::{World, guest, viewers};

/// What may be wrong at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bug {
    None,
    /// Whether a move may be taken back depends on which it was.
    AsksBySecret,
    /// Everybody is told what was taken back.
    TellsWhat,
}

/// A real table at which whoever has moved asks to take it back, and the frames that each was sent for every entry.
struct House {
    room: Room,
    seats: u8,
    bug: Bug,
    rng: GameRng,
    n_commands: u32,
    at: usize,
    n_asked: usize,
    n_taken_back: usize,
    frames: BTreeMap<Viewer, Vec<(usize, String)>>,
}

impl House {
    /// Everybody is there, and the game of this log is played.
    fn play(world: &World, log: &[Entry], bug: Bug) -> Self {
        let (seats, limits) = (world.seats, Limits { burst_max: u32::MAX, ..Limits::usual() });
        let often = Rate { burst_max: u32::MAX, refill_ms: 1 };
        let limits = Limits { presence: often, ..limits };
        let begun = 2 + usize::from(seats);
        let room = Room::open(catalog::GAMES, limits, &log[..begun]).expect("the log can be folded");
        let (rng, frames) = (GameRng::from_number(5), BTreeMap::new());
        let (n_commands, n_asked, n_taken_back) = (0, 0, 0);
        let mut house = Self { room, seats, bug, rng, n_commands, at: begun, n_asked, n_taken_back, frames };
        for viewer in viewers(seats) {
            house.tell(Input::Connected { client: house.client(viewer), guest: guest(viewer), last: None });
        }
        for entry in &log[begun..] {
            if !house.follow(entry) {
                break;
            }
            house.at += 1;
        }
        house
    }

    fn client(&self, viewer: Viewer) -> ClientId {
        let number = viewers(self.seats).position(|other| other == viewer);
        ClientId(number.expect("everybody sees something") as u64)
    }

    /// A move is made; whoever made it asks for it back, and gets it or not; then it is made again. Whether it could be.
    fn follow(&mut self, entry: &Entry) -> bool {
        let Change::Played { seat, steps, .. } = &entry.change else { return false };
        self.store(entry);
        if self.room.stranded().is_some() {
            return false;
        }
        let is_skipped = self.bug == Bug::AsksBySecret && is_odd(&steps[0]);
        if !is_skipped {
            self.command(*seat, Request::TakeBack {});
        }
        if self.room.table().asked.is_none() {
            return true;
        }
        self.n_asked += 1;
        if self.bug == Bug::TellsWhat {
            let told = steps[0].get().to_owned();
            self.frames.values_mut().for_each(|frames| frames.push((self.at, told.clone())));
        }
        // Of three questions one is declined, by the last who is asked.
        let others: Vec<Seat> = Seat::all(self.seats).filter(|other| other != seat).collect();
        let before = self.room.seq();
        for other in &others {
            let yes = !self.at.is_multiple_of(3) || Some(other) != others.last();
            self.command(*other, Request::Agree { yes });
        }
        if self.room.seq() > before {
            self.n_taken_back += 1;
            self.store(entry);
        }
        true
    }

    fn store(&mut self, entry: &Entry) {
        self.tell(Input::Grew { from: self.room.seq() + 1, entries: vec![entry.clone()] });
    }

    fn command(&mut self, seat: Seat, request: Request) {
        self.n_commands += 1;
        let id = CommandId::new(&format!("command-{}", self.n_commands)).expect("a sound id");
        self.tell(Input::Command { client: self.client(Viewer::Seat(seat)), id, request });
    }

    fn tell(&mut self, input: Input) {
        let mut stored = None;
        for output in self.room.handle(0, &mut self.rng, input) {
            match output {
                Output::Append { seq, .. } => stored = Some(seq),
                Output::Send { to, frame } | Output::SendLatest { to, frame } => {
                    let heard = viewers(self.seats).filter(|viewer| to.contains(&self.client(*viewer)));
                    for viewer in heard.collect::<Vec<_>>() {
                        self.frames.entry(viewer).or_default().push((self.at, frame.to_string()));
                    }
                }
                _ => {}
            }
        }
        if let Some(seq) = stored {
            self.tell(Input::Stored { seq });
        }
    }

    /// What this viewer was sent before this entry.
    fn sent(&self, viewer: Viewer, before: usize) -> Vec<&str> {
        let sent = self.frames.get(&viewer).into_iter().flatten();
        sent.filter(|(at, _)| *at < before).map(|(_, frame)| frame.as_str()).collect()
    }
}

/// Something that only whoever made the move knows.
fn is_odd(step: &Json) -> bool {
    step.get().bytes().map(u32::from).sum::<u32>() % 2 == 1
}

/// What was compared: pairs of games for a viewer, and how often a move was asked back, and taken back, in them.
#[derive(Debug, Default)]
struct Compared {
    pairs: usize,
    asked: usize,
    taken_back: usize,
}

/// Plays this game and others with one other secret: whoever sees the same is told the same of what is taken back.
fn compare(world: &World, tries: usize, rng: &mut GameRng, bug: Bug) -> Result<Compared, String> {
    let one = House::play(world, &world.log, bug);
    let mut compared = Compared { asked: one.n_asked, taken_back: one.n_taken_back, ..Compared::default() };
    for other in world.others(tries, rng) {
        let n_alike = other.alike.values().max().copied().unwrap_or_default();
        let house = House::play(world, &other.log[..n_alike], bug);
        let blind = other.alike.iter().filter(|(viewer, _)| other.owner.map(Viewer::Seat) != Some(**viewer));
        for (viewer, n_alike) in blind.filter(|(_, n_alike)| **n_alike > other.at) {
            let both = [&one, &house].map(|house| house.sent(*viewer, *n_alike));
            let differs = both[0].iter().zip(&both[1]).find(|(one, other)| one != other);
            if let Some((one, other)) = differs {
                return Err(format!("{viewer:?} is sent {one} in one world and {other} in the other"));
            }
            if both[0].len() != both[1].len() {
                return Err(format!("{viewer:?} is sent more in one world"));
            }
            compared.pairs += 1;
        }
    }
    Ok(compared)
}

/// Whole games of this kind.
fn whole_games(game: &'static dyn AnyGame, n_games: u64) -> impl Iterator<Item = (World, GameRng)> {
    (0..n_games).map(move |seed| {
        let mut rng = GameRng::from_number(seed);
        let (_, options) = game.presets().swap_remove(0);
        let seats = (*game.seats().start()).max(3);
        (World::play(game, &options, seats, &mut rng), rng)
    })
}

#[test]
fn what_is_told_of_a_take_back_does_not_depend_on_a_secret_that_others_hold() {
    for game in catalog::GAMES {
        let mut total = Compared::default();
        for (world, mut rng) in whole_games(*game, 3) {
            // Of long games fewer are played twice.
            let tries = 9_000 / world.log.len();
            let compared = compare(&world, tries, &mut rng, Bug::None);
            let Compared { pairs, asked, taken_back } =
                compared.unwrap_or_else(|why| panic!("{}: {why}", game.id()));
            total.pairs += pairs;
            total.asked += asked;
            total.taken_back += taken_back;
        }
        assert!(total.pairs > 20 && total.asked > 20 && total.taken_back > 10, "{}: {total:?}", game.id());
    }
}

#[test]
fn a_table_that_tells_of_a_secret_by_what_it_lets_people_take_back_is_found() {
    for bug in [Bug::AsksBySecret, Bug::TellsWhat] {
        let game = catalog::game("skull").expect("it is in the catalog");
        let found =
            whole_games(game, 4).find_map(|(world, mut rng)| compare(&world, 24, &mut rng, bug).err());
        assert!(found.is_some(), "{bug:?} was not found");
    }
}
