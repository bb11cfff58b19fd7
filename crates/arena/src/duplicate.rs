//! Sets of games on the game's own types: the same deals for every rotation of the seats.

use std::borrow::Cow;
use std::marker::PhantomData;

use engine::{
    ActionSet as _, Bot, BotKind, Events, GameRng, InvalidOptions, Level, Message, News, Outfit, Seat, State,
    Step, Stop, Thinking, Turn,
};
use hosting::{Figure, Hosted, Library, ScoreRow, Snapshot};
use serde_json::value::RawValue;

use crate::{Arena, ArenaError, Bids, Clock, Contest, PlayedSet, Reason, Seated};

/// The arena of a game.
pub struct Hall<G: Hosted>(PhantomData<fn() -> G>);

impl<G: Hosted> Hall<G> {
    /// The arena.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Hosted> Default for Hall<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Hosted> Arena for Hall<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn contest(
        &self,
        options: &RawValue,
        table: &[String],
        seed: u64,
        library: &dyn Library,
    ) -> Result<Box<dyn Contest>, ArenaError> {
        let (min, max) = G::SEATS.into_inner();
        let seats = u8::try_from(table.len()).ok().filter(|seats| G::SEATS.contains(seats));
        let seats = seats.ok_or(ArenaError::Seats { min, max })?;
        let options = serde_json::from_str(options.get()).map_err(|error| {
            InvalidOptions(Message::new("options-malformed").with("detail", error.to_string()))
        })?;
        let game = G::new(options, seats)?;
        let table = table.iter().map(|bot| Entered::new(bot, seats, library)).collect::<Result<_, _>>()?;
        Ok(Box::new(Duplicate { game, table, seed }))
    }
}

/// A bot that is entered.
struct Entered<G: Hosted> {
    kind: BotKind<G>,
    level: Level,
    data: Option<Vec<u8>>,
}

impl<G: Hosted> Entered<G> {
    /// The bot of this name, which may end in a level, with its data file if that is there.
    fn new(bot: &str, seats: u8, library: &dyn Library) -> Result<Self, ArenaError> {
        let kinds = G::bots(seats);
        let known = || kinds.iter().map(|kind| kind.id).collect::<Vec<_>>().join(", ");
        let (kind, level) = BotKind::named(&kinds, bot)
            .ok_or_else(|| ArenaError::NoSuchBot { bot: bot.to_owned(), known: known() })?;
        Ok(Self { kind, level, data: kind.data.and_then(|file| library.read(file)) })
    }

    fn make(&self) -> Box<dyn Bot<G>> {
        (self.kind.make)(Outfit { level: self.level, data: self.data.as_deref() })
    }

    fn lacks(&self) -> Option<&'static str> {
        self.kind.data.filter(|_| self.data.is_none())
    }
}

struct Duplicate<G: Hosted> {
    game: G,
    table: Vec<Entered<G>>,
    seed: u64,
}

impl<G: Hosted> Contest for Duplicate<G> {
    fn play_set(&self, number: u32, clock: Clock<'_>) -> PlayedSet {
        let luck = GameRng::from_number(self.seed).fork(&format!("set {number}"));
        (0..self.table.len()).flat_map(|rotation| self.play_game(&luck, rotation, clock).0).collect()
    }

    fn reasons(&self, number: u32) -> Vec<Reason> {
        let luck = GameRng::from_number(self.seed).fork(&format!("set {number}"));
        self.play_game(&luck, 0, &|| 0).1
    }

    fn lacks(&self) -> Vec<&'static str> {
        self.table.iter().filter_map(Entered::lacks).collect()
    }
}

/// Somebody at the table: the bot, chance of its own, and how long it took over each decision.
struct Player<G: Hosted> {
    entrant: usize,
    bot: Box<dyn Bot<G>>,
    rng: GameRng,
    decisions_ns: Vec<u64>,
}

impl<G: Hosted> Duplicate<G> {
    /// Plays one game with every bot moved on by this many seats; tells why, for each decision that a bot explains.
    fn play_game(&self, luck: &GameRng, rotation: usize, clock: Clock<'_>) -> (Vec<Seated>, Vec<Reason>) {
        let seats = Seat::all(self.game.seats());
        let mut players: Vec<_> = seats.map(|seat| self.player(seat, rotation, luck)).collect();
        let mut state = self.game.setup();
        let (mut unnamed, mut reasons) = (0u32, Vec::new());
        loop {
            let step = match self.game.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => self.chance(&state, luck, &mut unnamed),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    self.decide(&state, seat, &mut players[seat.idx()], &mut reasons, clock)
                }
            };
            self.take(&mut state, &step, &mut players);
        }
        (self.results(&state, players), reasons)
    }

    /// Takes a step, and tells those who listen what they learn from it.
    fn take(&self, state: &mut State<G>, step: &Step<G>, players: &mut [Player<G>]) {
        let mut events = Events::on();
        match step.clone() {
            Step::Act(seat, action) => self.game.apply(state, seat, action, &mut events),
            Step::Chance(chance) => self.game.resolve_chance(state, chance, &mut events),
        }
        let events = events.into_vec();
        for (seat, player) in Seat::all(self.game.seats()).zip(players) {
            if self.table[player.entrant].kind.listens {
                player.bot.notice(&self.game, News::new(step, &events, state.view(seat)));
            }
        }
    }

    /// Who sits here. A bot's chance goes with it, and is nobody else's.
    fn player(&self, seat: Seat, rotation: usize, luck: &GameRng) -> Player<G> {
        let n = self.table.len();
        let entrant = (seat.idx() + n - rotation) % n;
        let rng = luck.fork(&format!("bot {entrant} rotation {rotation}"));
        Player { entrant, bot: self.table[entrant].make(), rng, decisions_ns: Vec::new() }
    }

    /// Nature decides, for each occasion from a fresh stream: what was drawn before does not change a later deal.
    fn chance(&self, state: &State<G>, luck: &GameRng, unnamed: &mut u32) -> Step<G> {
        let occasion = self.game.occasion(&state.public).unwrap_or_else(|| {
            *unnamed += 1;
            format!("chance {unnamed}")
        });
        Step::Chance(self.game.sample_chance(state, &mut luck.fork(&occasion)))
    }

    fn decide(
        &self,
        state: &State<G>,
        seat: Seat,
        player: &mut Player<G>,
        reasons: &mut Vec<Reason>,
        clock: Clock<'_>,
    ) -> Step<G> {
        let Entered { kind, level, .. } = &self.table[player.entrant];
        let legal = self.game.legal_actions(state.view(seat)).to_vec();
        let begun = clock();
        let mut thinking = Thinking::new(&mut player.rng, kind.steps(*level), Stop::never());
        let choice = player.bot.choose(&self.game, state.view(seat), &legal, &mut thinking);
        if legal.len() > 1 {
            player.decisions_ns.push(clock().saturating_sub(begun));
            reasons.extend(choice.why.map(|why| Reason { entrant: player.entrant, seat, why }));
        }
        Step::Act(seat, choice.action)
    }

    fn results(&self, state: &State<G>, players: Vec<Player<G>>) -> Vec<Seated> {
        let standings = self.game.standings(&state.public);
        let winners = standings.values().filter(|standing| standing.rank == 1).count();
        let rows = self.score_rows(state);
        let seated = |(seat, player): (Seat, Player<G>)| Seated {
            entrant: player.entrant,
            score: standings[seat].score,
            won: if standings[seat].rank == 1 { 1.0 / winners as f64 } else { 0.0 },
            bids: bids(rows.iter().filter(|row| row.seat == seat)),
            decisions_ns: player.decisions_ns,
        };
        Seat::all(self.game.seats()).zip(players).map(seated).collect()
    }

    /// The score sheet of a game that has one.
    fn score_rows(&self, state: &State<G>) -> Vec<ScoreRow> {
        let public = Cow::Borrowed(&state.public);
        let seen = Snapshot { viewer: None, turn: Turn::Over, public, private: None, legal: Vec::new() };
        let sheet = self.game.scene(&seen).sheet.unwrap_or_default();
        sheet.rounds.into_iter().flat_map(|round| round.rows).collect()
    }
}

/// The bids on a seat's rows: a row with the figures `bid` and `won` is one, and met when they are the same.
fn bids<'a>(rows: impl Iterator<Item = &'a ScoreRow>) -> Option<Bids> {
    let figure = |figures: &[Figure], name: &str| {
        figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
    };
    let met = rows.filter_map(|row| Some(figure(&row.figures, "bid")? == figure(&row.figures, "won")?));
    let count = |bids: Option<Bids>, is_met: bool| {
        let bids = bids.unwrap_or_default();
        Some(Bids { made: bids.made + 1, met: bids.met + u32::from(is_met) })
    };
    met.fold(None, count)
}
