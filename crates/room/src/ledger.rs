//! What the log says so far: who sits where, and the game. Folding is the only way it changes, so a room that
//! was restarted, or runs on another node, is the same room. It knows nothing of connections or time.

mod carry;
mod concession;
mod evening;
mod house;
mod pace;

use std::collections::{BTreeMap, BTreeSet};

use engine::{InvalidOptions, Message, Seat, SeatMap, SeatSet, Standing, Turn};
use hosting::{AnyGame, AnyMatch, Viewer};
use protocol::{CommandId, Customs, Happening, Json, Knock, Phase, Removal, Seq, Terms};

use self::evening::Evenings;
use crate::{BotName, COMPANY, Change, Entry, FoldError, GuestKey, name};

/// The bot of a game that names none; its decisions are drawn from the legal ones.
const BOT_OF_LAST_RESORT: &str = "random";

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Open,
    Person { guest: GuestKey, name: String },
    Bot { kind: BotName },
}

impl Place {
    /// Whether a person has the seat.
    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }
}

/// A game that today's rules play differently from its log. It is shown as it last stood, and a new one may begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stranded {
    /// For those at the table.
    pub(crate) told: Message,
    /// For whoever runs the server.
    pub(crate) why: String,
}

/// A folded log.
pub(crate) struct Ledger {
    games: &'static [&'static dyn AnyGame],
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) terms: Terms,
    pub(crate) places: SeatMap<Place>,
    /// The people at the table, in the order in which they sat down.
    pub(crate) arrivals: Vec<GuestKey>,
    pub(crate) table: Option<Box<dyn AnyMatch>>,
    pub(crate) games_begun: u32,
    /// Why the game on the table cannot be followed any further, if it cannot: the rules have changed since.
    pub(crate) stranded: Option<Stranded>,
    pub(crate) seq: Seq,
    options: Json,
    /// Which seat's secrets a guest has seen in this game. Nobody may see two seats' secrets.
    held: BTreeMap<GuestKey, Seat>,
    /// To whom somebody's seat was carried: the same person on another device.
    carried: BTreeMap<GuestKey, GuestKey>,
    /// The devices to which a seat was carried, with the one where it was before all of that.
    homes: BTreeMap<GuestKey, GuestKey>,
    /// Those whose seat a host has sent back to where it came from, since this game began.
    sent_back: BTreeSet<GuestKey>,
    /// The devices to which a seat was ever carried, with the first device of the same person.
    kin: BTreeMap<GuestKey, GuestKey>,
    /// Those whom a host has removed and not let in again, oldest first.
    removed: Vec<(GuestKey, Removal)>,
    /// Those of them who do not even watch: a host has shown them out.
    shown_out: BTreeSet<GuestKey>,
    /// What everybody was called who ever had a seat or knocked.
    names: BTreeMap<GuestKey, String>,
    /// Those whom a host has let in again, and who have not sat down since: they need not ask.
    welcome: BTreeSet<GuestKey>,
    /// Those who have asked to sit down and got no answer, oldest first.
    knocks: Vec<(GuestKey, Knock)>,
    pub(crate) customs: Customs,
    /// The name of whoever has stopped the game, if somebody has.
    pub(crate) rests: Option<String>,
    /// For whom a bot was asked to play.
    stand_ins: SeatSet,
    /// For whom a bot has played since they went away.
    away: SeatSet,
    /// The last move of the game that is on, if a person made it who still has the seat: whose, and where in the log.
    last_move: Option<(Seat, Seq)>,
    /// Who has given the game up, and how it stands if that has ended it.
    conceded: SeatSet,
    ended: Option<SeatMap<Standing>>,
    /// How long each seat has thought in this game, in milliseconds, where that counts.
    spent: SeatMap<u64>,
    pub(crate) evenings: Evenings,
    commands: BTreeMap<(GuestKey, CommandId), Seq>,
}

impl Ledger {
    /// What a log says whose first entry is this, with the happenings of that entry.
    pub(crate) fn open(games: &'static [&'static dyn AnyGame], first: &Entry) -> Result<Self, FoldError> {
        let Change::Opened { game: id, options, seats } = &first.change else {
            return Err(FoldError::NoBeginning);
        };
        let game =
            *games.iter().find(|game| game.id() == id).ok_or_else(|| FoldError::UnknownGame(id.clone()))?;
        let terms = terms(game, options, *seats).map_err(|error| impossible(1, error.to_string()))?;
        Ok(Self {
            games,
            game,
            terms,
            places: SeatMap::from_fn(*seats, |_| Place::Open),
            arrivals: Vec::new(),
            table: None,
            games_begun: 0,
            stranded: None,
            seq: 1,
            options: options.clone(),
            held: BTreeMap::new(),
            carried: BTreeMap::new(),
            homes: BTreeMap::new(),
            sent_back: BTreeSet::new(),
            kin: BTreeMap::new(),
            removed: Vec::new(),
            shown_out: BTreeSet::new(),
            names: BTreeMap::new(),
            welcome: BTreeSet::new(),
            knocks: Vec::new(),
            customs: Customs::default(),
            rests: None,
            stand_ins: SeatSet::EMPTY,
            away: SeatSet::EMPTY,
            last_move: None,
            conceded: SeatSet::EMPTY,
            ended: None,
            spent: SeatMap::from_fn(*seats, |_| 0),
            evenings: Evenings::default(),
            commands: BTreeMap::new(),
        })
    }

    /// Takes the next entry. After an error the ledger is of no use any more.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<Vec<Happening>, FoldError> {
        let seq = self.seq + 1;
        if let Some(command) = &entry.command
            && self.commands.insert(command.clone(), seq).is_some()
        {
            return Err(impossible(seq, "the command is there already"));
        }
        if let Change::Started { rules, .. } = entry.change
            && rules > self.game.rules_version()
        {
            return Err(FoldError::NewerRules { seq, rules, known: self.game.rules_version() });
        }
        let commander = entry.command.as_ref().map(|(guest, _)| guest);
        let happenings = self.change(&entry.change, commander).map_err(|why| impossible(seq, why))?;
        self.seq = seq;
        Ok(happenings)
    }

    fn change(&mut self, change: &Change, commander: Option<&GuestKey>) -> Result<Vec<Happening>, String> {
        match change {
            Change::Opened { .. } => Err("a table is opened only once".into()),
            Change::Sat { seat, guest, name } => self.sit(*seat, guest, name),
            Change::Stood { seat, bot, ended } => {
                let told = self.stand(*seat, bot.as_ref(), commander)?;
                let ended = ended.as_ref().filter(|_| COMPANY && self.phase() == Phase::Playing);
                let concluded = ended.map(|ended| self.give_up(ended)).unwrap_or_default();
                Ok(told.into_iter().chain(concluded).collect())
            }
            Change::BotSat { seat, bot } => self.seat_bot(*seat, bot),
            Change::Cleared { seat } => self.clear(*seat),
            Change::Started { bots, steps, .. } => self.start(bots, steps),
            Change::Played { seat, stand_in, steps, ended, overtime, spent_ms } => {
                let told = self.decide(*seat, *stand_in, *overtime, *spent_ms);
                let played = self.play(*seat, steps, ended.as_ref())?;
                Ok(told.into_iter().chain(played).collect())
            }
            change if COMPANY => self.change_in_company(change),
            _ => Err("there is no company here".into()),
        }
    }

    fn change_in_company(&mut self, change: &Change) -> Result<Vec<Happening>, String> {
        match change {
            Change::Carried { seat, guest } => self.carry(*seat, guest),
            Change::SentBack { seat, guest } => self.send_back(*seat, guest),
            Change::LetIn { guest } => self.let_in(guest),
            Change::Knocked { guest, name, seat } => self.knock(guest, name, *seat),
            Change::TurnedAway { guest } => self.turn_away(guest),
            Change::ShownOut { guest, name } => self.show_out(guest, name),
            Change::Swapped { seat, with } => self.swap(*seat, *with),
            Change::HandedOver { seat } => self.hand_over(*seat),
            Change::Laid { game, options, seats } => self.lay(game, options, *seats),
            Change::Kept { customs } => Ok(self.keep(customs)),
            Change::StoodIn { seat, plays } => self.stand_in(*seat, *plays),
            Change::Rested { seat, rests } => self.rest(*seat, *rests),
            Change::Conceded { seat, ended } => self.concede(*seat, ended.as_ref()),
            Change::TakenBack { seat } => self.take_back(*seat),
            _ => Err("this is no change of company".into()),
        }
    }

    fn sit(&mut self, seat: Seat, guest: &GuestKey, name: &str) -> Result<Vec<Happening>, String> {
        if self.phase() == Phase::Playing && self.held.get(guest).is_some_and(|held| *held != seat) {
            self.contradicted("nobody sees two hands in one game")?;
        }
        let taken_over = match self.place(seat)? {
            Place::Person { guest: sitting, .. } if sitting != guest => {
                return Err("somebody sits there".into());
            }
            Place::Bot { .. } => self.phase() == Phase::Playing,
            Place::Person { .. } | Place::Open => false,
        };
        self.settle_down(guest);
        let key = match self.seat_of(guest) {
            None => {
                self.arrivals.push(guest.clone());
                if taken_over { "room-note-took-over" } else { "room-note-sat" }
            }
            Some(from) if from == seat => "room-note-renamed",
            Some(from) => {
                self.places[from] = Place::Open;
                self.stand_ins.remove(from);
                "room-note-moved"
            }
        };
        if self.phase() == Phase::Playing {
            self.held.entry(guest.clone()).or_insert(seat);
        }
        // Older logs let people in again at the end of a game, without an entry of its own.
        let person = self.person(guest).clone();
        let kin = &self.kin;
        self.removed.retain(|(removed, _)| *kin.get(removed).unwrap_or(removed) != person);
        self.names.insert(guest.clone(), name.to_owned());
        self.knocks.retain(|(knocking, _)| knocking != guest);
        self.welcome.remove(guest);
        self.evenings.rename(guest, name);
        self.places[seat] = Place::Person { guest: guest.clone(), name: name.to_owned() };
        Ok(vec![note(Message::new(key).with("name", name.to_owned()))])
    }

    fn stand(
        &mut self,
        seat: Seat,
        bot: Option<&BotName>,
        commander: Option<&GuestKey>,
    ) -> Result<Vec<Happening>, String> {
        let Place::Person { guest, name } = self.place(seat)?.clone() else {
            return Err("nobody sits there".into());
        };
        if (self.phase() == Phase::Playing) != bot.is_some() {
            self.contradicted("a bot takes over in a game, and only there")?;
        }
        let was_host = self.arrivals.first() == Some(&guest);
        self.arrivals.retain(|other| *other != guest);
        self.carried.retain(|_, to| *to != guest);
        self.places[seat] = bot.map_or(Place::Open, |kind| Place::Bot { kind: kind.clone() });
        self.stand_ins.remove(seat);
        self.away.remove(seat);
        self.last_move.take_if(|(at, _)| *at == seat);
        let is_removed = commander.is_some_and(|commander| *commander != guest);
        let door = if is_removed { self.remove(guest, &name) } else { None };
        let left = if is_removed { "room-note-removed" } else { "room-note-left" };
        let mut notes = vec![note(Message::new(left).with("name", name))];
        if bot.is_some() {
            notes.push(note(Message::new("room-note-bot-took-over").with("name", self.bot_name(seat))));
        }
        let heir = self.heir().filter(|_| was_host);
        notes.extend(heir.map(|name| note(Message::new("room-note-host").with("name", name.to_owned()))));
        notes.extend(door);
        Ok(notes)
    }

    fn let_in(&mut self, guest: &GuestKey) -> Result<Vec<Happening>, String> {
        let at = self.removed.iter().position(|(removed, _)| removed == guest);
        let (guest, removal) = self.removed.remove(at.ok_or("nobody has removed them")?);
        let family: Vec<GuestKey> = self.devices(&guest).cloned().collect();
        self.shown_out.retain(|out| !family.contains(out));
        self.welcome.insert(guest);
        let key = if removal.name.is_empty() { "room-note-let-in-again" } else { "room-note-let-in" };
        Ok(vec![note(Message::new(key).with("name", removal.name))])
    }

    fn seat_bot(&mut self, seat: Seat, bot: &BotName) -> Result<Vec<Happening>, String> {
        if matches!(self.place(seat)?, Place::Person { .. }) {
            return Err("somebody sits there".into());
        }
        self.places[seat] = Place::Bot { kind: bot.clone() };
        Ok(vec![note(Message::new("room-note-bot-sat").with("name", self.bot_name(seat)))])
    }

    fn clear(&mut self, seat: Seat) -> Result<Vec<Happening>, String> {
        if !matches!(self.place(seat)?, Place::Bot { .. }) {
            return Err("no bot sits there".into());
        }
        if self.phase() == Phase::Playing {
            self.contradicted("every seat is needed in a game")?;
        }
        self.places[seat] = Place::Open;
        Ok(vec![note(Message::new("room-note-left").with("name", self.bot_name(seat)))])
    }

    fn start(&mut self, bots: &[(Seat, BotName)], steps: &[Json]) -> Result<Vec<Happening>, String> {
        if self.phase() == Phase::Playing {
            self.contradicted("a game is on")?;
        }
        for (seat, kind) in bots {
            if *self.place(*seat)? != Place::Open {
                return Err("a seat is not open".into());
            }
            self.places[*seat] = Place::Bot { kind: kind.clone() };
        }
        if self.places.values().any(|place| *place == Place::Open) {
            return Err("a seat is open".into());
        }
        let table = self.game.open(&self.options, self.places.seats()).map_err(|error| error.to_string())?;
        (self.table, self.stranded) = (Some(table), None);
        self.games_begun += 1;
        self.begin_anew();
        self.held = self.people().map(|(seat, guest, _)| (guest.clone(), seat)).collect();
        let key = if self.games_begun == 1 { "room-note-started" } else { "room-note-rematch" };
        Ok([vec![note(Message::new(key))], self.follow(None, steps)].concat())
    }

    fn play(
        &mut self,
        seat: Seat,
        steps: &[Json],
        ended: Option<&SeatMap<Standing>>,
    ) -> Result<Vec<Happening>, String> {
        if self.stranded.is_some() {
            return Ok(Vec::new());
        }
        if self.phase() != Phase::Playing {
            self.contradicted("no game is on")?;
            return Ok(self.stranded_note());
        }
        let mut happenings = self.follow(Some(seat), steps);
        if let Some(ended) = ended {
            happenings.extend(self.compare(ended));
            happenings.extend(self.conclude(ended));
        }
        Ok(happenings)
    }

    /// Takes steps of the log. Where today's rules forbid one, the game is stranded at the one before.
    fn follow(&mut self, actor: Option<Seat>, steps: &[Json]) -> Vec<Happening> {
        let Some(table) = self.table.as_mut() else { return Vec::new() };
        let why = match table.take_steps(actor, steps) {
            Ok(events) if table.turn() != Turn::Chance => {
                return events.into_iter().map(Happening::Event).collect();
            }
            Ok(_) => "nature has not finished".to_owned(),
            Err(error) => error.to_string(),
        };
        self.strand(Message::new("room-stranded"), &why);
        self.stranded_note()
    }

    /// Looks whether the game has ended as the log says.
    fn compare(&mut self, ended: &SeatMap<Standing>) -> Vec<Happening> {
        let Some(table) = self.table.as_ref().filter(|_| self.stranded.is_none()) else { return Vec::new() };
        if table.turn() == Turn::Over && table.standings() == *ended {
            return Vec::new();
        }
        let told = Message::new("room-stranded-result").with("names", self.winners(ended));
        self.strand(told, "it ended otherwise");
        self.stranded_note()
    }

    /// The log says of the table what today's rules do not allow for the game on it. Then it is the game that cannot be
    /// followed: by the rules of its day it had already ended, or had gone on.
    fn contradicted(&mut self, why: &str) -> Result<(), String> {
        if self.table.is_none() {
            return Err(why.to_owned());
        }
        if self.stranded.is_none() {
            self.strand(Message::new("room-stranded"), why);
        }
        Ok(())
    }

    fn strand(&mut self, told: Message, why: &str) {
        self.stranded = Some(Stranded { told, why: format!("entry {}: {why}", self.seq + 1) });
    }

    fn stranded_note(&self) -> Vec<Happening> {
        self.stranded.iter().map(|stranded| note(stranded.told.clone())).collect()
    }

    /// Whether the table has begun, or ended.
    pub(crate) fn phase(&self) -> Phase {
        match self.table.as_ref().map(|_| self.turn()) {
            None => Phase::Gathering,
            Some(Turn::Over) => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Whose move it is; nobody's when no game is on.
    pub(crate) fn turn(&self) -> Turn {
        let table = self.table.as_ref().filter(|_| self.stranded.is_none() && self.ended.is_none());
        table.map_or(Turn::Over, |table| table.turn())
    }

    /// The seat of this guest.
    pub(crate) fn seat_of(&self, guest: &GuestKey) -> Option<Seat> {
        self.people().find(|(_, sitting, _)| *sitting == guest).map(|(seat, ..)| seat)
    }

    /// Whose half this guest may see. After the end a newcomer in a seat does not see what was its last owner's.
    pub(crate) fn viewer(&self, guest: &GuestKey) -> Viewer {
        match self.seat_of(guest) {
            Some(seat) if self.held.get(guest) == Some(&seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The seat whose secrets this guest knows in the game that is on.
    pub(crate) fn seat_held(&self, guest: &GuestKey) -> Option<Seat> {
        self.held.get(guest).copied().filter(|_| self.phase() == Phase::Playing)
    }

    /// Everybody who has seen a seat's secrets in this game, and which seat's.
    pub(crate) fn held(&self) -> impl Iterator<Item = (GuestKey, Seat)> {
        self.held.iter().map(|(guest, seat)| (guest.clone(), *seat))
    }

    /// Whether a host has let this guest in again, who has not sat down since.
    pub(crate) fn is_welcome(&self, guest: &GuestKey) -> bool {
        self.welcome.contains(guest)
    }

    /// Whether a host has removed this guest.
    pub(crate) fn is_removed(&self, guest: &GuestKey) -> bool {
        let person = self.person(guest);
        self.removed.iter().any(|(removed, _)| self.person(removed) == person)
    }

    /// Who is behind this guest: the first device of theirs at this table.
    pub(crate) fn person<'a>(&'a self, guest: &'a GuestKey) -> &'a GuestKey {
        self.kin.get(guest).unwrap_or(guest)
    }

    /// Every device of whoever is behind this guest.
    pub(crate) fn devices<'a>(&'a self, guest: &'a GuestKey) -> impl Iterator<Item = &'a GuestKey> {
        let first = self.person(guest);
        let others = self.kin.iter().filter(move |(_, person)| *person == first).map(|(device, _)| device);
        std::iter::once(first).chain(others)
    }

    /// Everybody whom a host has removed, oldest first.
    pub(crate) fn removals(&self) -> impl Iterator<Item = (&GuestKey, &Removal)> {
        self.removed.iter().map(|(guest, removal)| (guest, removal))
    }

    /// Where a command is in the log, if it is there.
    pub(crate) fn stored(&self, guest: &GuestKey, id: &CommandId) -> Option<Seq> {
        self.commands.get(&(guest.clone(), id.clone())).copied()
    }

    /// The people at the table: seat, guest, name.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &GuestKey, &str)> {
        self.places.iter().filter_map(|(seat, place)| match place {
            Place::Person { guest, name } => Some((seat, guest, name.as_str())),
            Place::Open | Place::Bot { .. } => None,
        })
    }

    /// What a bot in this seat is called.
    pub(crate) fn bot_name(&self, seat: Seat) -> String {
        name::of_bot(seat, self.people().map(|(.., name)| name))
    }

    /// What whoever has this seat is called.
    fn name_of(&self, seat: Seat) -> String {
        self.person_name(seat).map_or_else(|| self.bot_name(seat), str::to_owned)
    }

    /// What the first of those who sat down is called.
    fn heir(&self) -> Option<&str> {
        let first = self.arrivals.first()?;
        self.people().find(|(_, guest, _)| *guest == first).map(|(.., name)| name)
    }

    fn person_name(&self, seat: Seat) -> Option<&str> {
        self.people().find(|(at, ..)| *at == seat).map(|(.., name)| name)
    }

    /// The bot that plays where nobody has chosen one: the game's strongest at this table.
    pub(crate) fn bot_usual(&self) -> &'static str {
        self.game.bot_usual(self.places.seats()).unwrap_or(BOT_OF_LAST_RESORT)
    }

    /// The bot that decides where another fails, if the game has one that answers at once.
    pub(crate) fn bot_instant(&self) -> Option<&'static str> {
        self.game.bot_instant(self.places.seats())
    }

    /// Seats that nobody has.
    pub(crate) fn seats_open(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|(_, place)| **place == Place::Open).map(|(seat, _)| seat)
    }

    /// A fresh game with this table's options, before nature's first step.
    pub(crate) fn new_game(&self) -> Result<Box<dyn AnyMatch>, Message> {
        self.game.open(&self.options, self.places.seats()).map_err(|error| error.0)
    }

    fn place(&self, seat: Seat) -> Result<&Place, String> {
        self.places.get(seat).ok_or_else(|| "there is no such seat".into())
    }
}

/// What is played, if it can be.
///
/// # Errors
/// If the game is not for so many, or not with these options.
pub(crate) fn terms(game: &dyn AnyGame, options: &Json, seats: u8) -> Result<Terms, InvalidOptions> {
    // Asked before `open`, so that no game has to think about a table of 200 seats.
    if !game.seats().contains(&seats) {
        let (min, max) = (*game.seats().start(), *game.seats().end());
        return Err(InvalidOptions(Message::new("room-bad-seats").with("min", min).with("max", max)));
    }
    game.open(options, seats)?;
    let malformed = |error: serde_json::Error| {
        InvalidOptions(Message::new("options-malformed").with("detail", error.to_string()))
    };
    let options = serde_json::from_str(options.get()).map_err(malformed)?;
    Ok(Terms { game: game.id().to_owned(), options, seats })
}

fn note(message: Message) -> Happening {
    Happening::Note(message)
}

fn impossible(seq: Seq, why: impl Into<String>) -> FoldError {
    FoldError::Impossible { seq, why: why.into() }
}
