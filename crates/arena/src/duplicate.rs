//! Sets of games on the game's own types: the same deals for every rotation of the seats.

use std::borrow::Cow;
use std::marker::PhantomData;

use engine::{
    ActionSet as _, Events, GameRng, InvalidOptions, Message, News, Seat, State, Step, Stop, Thinking, Turn,
};
use hosting::{Hosted, ScoreRow, ScoreSheet, Snapshot};
use serde_json::value::RawValue;

use crate::any::{Arena, ArenaError, Clock, Contest, Lineup, Reason, Sources};
use crate::entered::{Entered, Sitting};
use crate::fingerprint::Fingerprint;
use crate::set::{Bid, PlayedSet, Seated};

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

    fn open(
        &self,
        options: &RawValue,
        lineup: Lineup<'_>,
        seed: u64,
        sources: &Sources<'_>,
    ) -> Result<Box<dyn Contest>, ArenaError> {
        let (bots, seats) = match lineup {
            Lineup::Table(table) => (table, u8::try_from(table.len()).ok()),
            Lineup::Mixed { pool, seats } => (pool, Some(seats)),
        };
        let (min, max) = G::SEATS.into_inner();
        let seats = seats.filter(|seats| G::SEATS.contains(seats)).ok_or(ArenaError::Seats { min, max })?;
        let options = serde_json::from_str(options.get()).map_err(|error| {
            InvalidOptions(Message::new("options-malformed").with("detail", error.to_string()))
        })?;
        let game = G::new(options, seats)?;
        let entered = bots.iter().map(|bot| Entered::new(bot, seats, sources)).collect::<Result<_, _>>()?;
        let is_mixed = matches!(lineup, Lineup::Mixed { .. });
        Ok(Box::new(Duplicate { game, entered, is_mixed, seed }))
    }
}

struct Duplicate<G: Hosted> {
    game: G,
    entered: Vec<Entered<G>>,
    is_mixed: bool,
    seed: u64,
}

impl<G: Hosted> Contest for Duplicate<G> {
    fn play_set(&self, number: u32, clock: Clock<'_>) -> PlayedSet {
        let luck = self.luck(number);
        let table = self.table(&luck);
        let games =
            (0..table.len()).map(|rotation| Played { contest: self, table: &table, luck: &luck, rotation });
        games.flat_map(|game| game.play(clock).0).collect()
    }

    fn reasons(&self, number: u32) -> Vec<Reason> {
        let luck = self.luck(number);
        Played { contest: self, table: &self.table(&luck), luck: &luck, rotation: 0 }.play(&|| 0).1
    }

    fn lacks(&self) -> Vec<&'static str> {
        self.entered.iter().filter_map(Entered::lacks).collect()
    }
}

impl<G: Hosted> Duplicate<G> {
    /// Chance of this set, and of nothing else.
    fn luck(&self, number: u32) -> GameRng {
        GameRng::from_number(self.seed).fork(&format!("set {number}"))
    }

    /// Who sits at the table of this set: those that are entered, or some of them from a stream of its own.
    fn table(&self, luck: &GameRng) -> Vec<usize> {
        let all: Vec<usize> = (0..self.entered.len()).collect();
        if self.is_mixed { drawn(&all, self.game.seats().into(), &mut luck.fork("table")) } else { all }
    }
}

/// So many of these in any order, none once more often than another.
fn drawn(pool: &[usize], count: usize, rng: &mut GameRng) -> Vec<usize> {
    let mut table = Vec::new();
    while table.len() < count {
        let mut next = pool.to_vec();
        rng.shuffle(&mut next);
        next.truncate(count - table.len());
        table.extend(next);
    }
    rng.shuffle(&mut table);
    table
}

/// Somebody at the table: the bot, chance of its own, what it did, and how long it took over each decision.
struct Player<G: Hosted> {
    entrant: usize,
    sitting: Sitting<G>,
    rng: GameRng,
    did: Fingerprint,
    decisions_ns: Vec<u64>,
}

/// One game of a set, with every bot moved on by so many seats.
struct Played<'a, G: Hosted> {
    contest: &'a Duplicate<G>,
    table: &'a [usize],
    luck: &'a GameRng,
    rotation: usize,
}

impl<G: Hosted> Played<'_, G> {
    const fn game(&self) -> &G {
        &self.contest.game
    }

    /// Plays it; tells why, for each decision that a bot explains.
    fn play(&self, clock: Clock<'_>) -> (Vec<Seated>, Vec<Reason>) {
        let seats = Seat::all(self.game().seats());
        let mut players: Vec<_> = seats.map(|seat| self.player(seat)).collect();
        let mut state = self.game().setup();
        let (mut unnamed, mut reasons) = (0u32, Vec::new());
        loop {
            let step = match self.game().turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => self.chance(&state, &mut unnamed),
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
            Step::Act(seat, action) => self.game().apply(state, seat, action, &mut events),
            Step::Chance(chance) => self.game().resolve_chance(state, chance, &mut events),
        }
        let events = events.into_vec();
        for (seat, player) in Seat::all(self.game().seats()).zip(players) {
            if self.contest.entered[player.entrant].listens() {
                player.sitting.bot().notice(self.game(), News::new(step, &events, state.view(seat)));
            }
        }
    }

    /// Who sits here. A bot's chance goes with its place in the table, and is nobody else's.
    fn player(&self, seat: Seat) -> Player<G> {
        let (n, rotation) = (self.table.len(), self.rotation);
        let place = (seat.idx() + n - rotation) % n;
        let entrant = self.table[place];
        let rng = self.luck.fork(&format!("bot {place} rotation {rotation}"));
        let sitting = self.contest.entered[entrant].sit();
        Player { entrant, sitting, rng, did: Fingerprint::NONE, decisions_ns: Vec::new() }
    }

    /// Nature decides, for each occasion from a fresh stream: what was drawn before does not change a later deal.
    fn chance(&self, state: &State<G>, unnamed: &mut u32) -> Step<G> {
        let occasion = self.game().occasion(&state.public).unwrap_or_else(|| {
            *unnamed += 1;
            format!("chance {unnamed}")
        });
        Step::Chance(self.game().sample_chance(state, &mut self.luck.fork(&occasion)))
    }

    fn decide(
        &self,
        state: &State<G>,
        seat: Seat,
        player: &mut Player<G>,
        reasons: &mut Vec<Reason>,
        clock: Clock<'_>,
    ) -> Step<G> {
        let legal = self.game().legal_actions(state.view(seat)).to_vec();
        let steps = self.contest.entered[player.entrant].steps();
        let begun = clock();
        let mut thinking = Thinking::new(&mut player.rng, steps, Stop::never());
        let choice = player.sitting.bot().choose(self.game(), state.view(seat), &legal, &mut thinking);
        // What another decides in its place says nothing about it.
        if legal.len() > 1 && player.sitting.fault().is_none() {
            player.decisions_ns.push(clock().saturating_sub(begun));
            reasons.extend(choice.why.map(|why| Reason { entrant: player.entrant, seat, why }));
        }
        player.did.add(&choice.action);
        Step::Act(seat, choice.action)
    }

    fn results(&self, state: &State<G>, players: Vec<Player<G>>) -> Vec<Seated> {
        let standings = self.game().standings(&state.public);
        let sheet = self.sheet(state);
        let seated = |(seat, player): (Seat, Player<G>)| {
            let fault = player.sitting.fault().cloned();
            // Bids that another met in its place say nothing about it.
            let bids = if fault.is_none() { bids(&sheet, seat) } else { Vec::new() };
            Seated {
                rotation: self.rotation,
                seat,
                entrant: player.entrant,
                score: standings[seat].score,
                rank: standings[seat].rank.into(),
                won: 0.0,
                bids,
                did: player.did,
                fault,
                decisions_ns: player.decisions_ns,
            }
        };
        let mut game: Vec<Seated> = Seat::all(self.game().seats()).zip(players).map(seated).collect();
        judge(&mut game);
        game
    }

    /// The score sheet of a game that has one.
    fn sheet(&self, state: &State<G>) -> ScoreSheet {
        let public = Cow::Borrowed(&state.public);
        let seen = Snapshot { viewer: None, turn: Turn::Over, public, private: None, legal: Vec::new() };
        self.game().scene(&seen).sheet.unwrap_or_default()
    }
}

/// Says who has won. Who failed has lost, whatever became of the seat: the others are placed without it.
fn judge(game: &mut [Seated]) {
    let ranks: Vec<usize> =
        game.iter().filter(|seated| seated.fault.is_none()).map(|seated| seated.rank).collect();
    let lowest = game.iter().map(|seated| seated.score).min().unwrap_or_default();
    for seated in game.iter_mut() {
        let is_lost = seated.fault.is_some();
        let ahead = ranks.iter().filter(|rank| is_lost || **rank < seated.rank).count();
        if is_lost {
            seated.score = lowest;
        }
        seated.rank = ahead + 1;
    }
    let wins = |seated: &Seated| seated.rank == 1 && seated.fault.is_none();
    let winners = game.iter().filter(|seated| wins(seated)).count();
    for seated in game.iter_mut().filter(|seated| wins(seated)) {
        seated.won = 1.0 / winners as f64;
    }
}

/// The bids of a seat: a row with the figures `bid` and `won` is one, and met when they are the same.
fn bids(sheet: &ScoreSheet, seat: Seat) -> Vec<Bid> {
    let figure = |row: &ScoreRow, name: &str| {
        row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
    };
    let rounds = (1..).zip(&sheet.rounds);
    let rows = rounds.flat_map(|(round, scored)| scored.rows.iter().map(move |row| (round, row)));
    let bid = |(round, row): (usize, &ScoreRow)| {
        Some(Bid { round, is_met: figure(row, "bid")? == figure(row, "won")? })
    };
    rows.filter(|(_, row)| row.seat == seat).filter_map(bid).collect()
}

#[cfg(test)]
mod tests {
    use hosting::Gone;

    use super::*;

    fn seated(seat: u8, score: i32, rank: usize, fault: Option<Gone>) -> Seated {
        let (seat, bids, did, decisions_ns) = (Seat::new(seat), Vec::new(), Fingerprint::NONE, Vec::new());
        Seated { rotation: 0, seat, entrant: 0, score, rank, won: 0.0, bids, did, fault, decisions_ns }
    }

    fn judged(mut game: Vec<Seated>) -> Vec<(usize, i32, f64)> {
        judge(&mut game);
        game.into_iter().map(|seated| (seated.rank, seated.score, seated.won)).collect()
    }

    #[test]
    fn who_failed_has_lost_though_another_won_with_its_seat() {
        let gone = Some(Gone::Ended { code: Some(1) });
        let game = vec![
            seated(0, 90, 1, gone),
            seated(1, 50, 2, None),
            seated(2, 50, 2, None),
            seated(3, -10, 4, None),
        ];
        assert_eq!(judged(game), [(4, -10, 0.0), (1, 50, 0.5), (1, 50, 0.5), (3, -10, 0.0)]);
    }

    #[test]
    fn nobody_wins_where_all_have_failed() {
        let gone = || Some(Gone::Stalled { ms: 5 });
        assert_eq!(
            judged(vec![seated(0, 3, 1, gone()), seated(1, 0, 2, gone())]),
            [(1, 0, 0.0), (1, 0, 0.0)]
        );
    }

    #[test]
    fn a_drawn_table_has_none_once_more_often_than_another() {
        let mut rng = GameRng::from_number(4);
        for (pool, count) in [(3, 4), (5, 4), (2, 6), (4, 4)] {
            let pool: Vec<usize> = (0..pool).collect();
            for _ in 0..50 {
                let table = drawn(&pool, count, &mut rng);
                let times = |bot: &usize| table.iter().filter(|seat| *seat == bot).count();
                let (fewest, most) = (pool.iter().map(times).min(), pool.iter().map(times).max());
                assert_eq!(table.len(), count);
                assert!(most.unwrap() - fewest.unwrap() <= 1, "{table:?}");
            }
        }
    }
}
