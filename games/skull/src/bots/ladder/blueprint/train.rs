//! Finds a blueprint: rounds are played over and over, and whoever could have done better regrets it.

use engine::{ActionSet as _, Events, Game as _, GameRng, Seat, SeatSet, State, Turn};

use super::super::odds::Odds;
use super::super::shares::{after_bet, pick};
use super::super::worth::{Outlook, Parts, SIZES};
use super::book;
use super::sight::{CHOICES, KEYS, Sight};
use crate::{Action, CARDS_EACH, Card, Cards, Phase, Private, SEATS_MAX, Skull, Whereabouts};

/// The regrets of every table are kept in so many parts, so that several hands can write.
const SHARDS: usize = 32;
const SHARD: usize = (KEYS as usize).div_ceil(SHARDS);

/// How many games of each size are in one piece of work, from two seats on.
const GAMES: [u8; 5] = [40, 16, 8, 6, 6];

type Numbers = [f32; CHOICES];

/// What is known of one table.
#[derive(Clone, Copy, Default)]
struct Cell {
    n_choices: u8,
    /// How much better each choice would have been.
    regrets: Numbers,
    /// How often each was made, and later ones count for more.
    sums: Numbers,
}

/// Something that was learned at one table.
struct Entry {
    key: u32,
    n_choices: u8,
    is_regret: bool,
    numbers: Numbers,
}

/// What one piece of work has taught.
#[derive(Default)]
pub struct Log {
    parts: [Vec<Entry>; SHARDS],
    games: Vec<Played>,
}

/// A game: how it stood before every round, and who won.
struct Played {
    stood: Vec<Outlook>,
    winner: Seat,
}

/// A blueprint in the making.
pub struct Trainer {
    rules: Vec<Skull>,
    cells: Vec<Cell>,
    parts: Parts,
    rounds: u32,
    seed: u64,
    games: Vec<Played>,
}

/// A part of all cells, for one hand to write.
pub struct Shard<'a> {
    cells: &'a mut [Cell],
    number: usize,
    weight: f32,
}

impl Shard<'_> {
    /// Learns what belongs to it, in the order of the work.
    pub fn learn(&mut self, logs: &[Log]) {
        for entry in logs.iter().flat_map(|log| &log.parts[self.number]) {
            let cell = &mut self.cells[entry.key as usize - self.number * SHARD];
            cell.n_choices = entry.n_choices;
            let numbers = if entry.is_regret { &mut cell.regrets } else { &mut cell.sums };
            numbers.iter_mut().zip(entry.numbers).for_each(|(sum, number)| *sum += self.weight * number);
        }
    }
}

impl Trainer {
    /// One that knows nothing.
    ///
    /// # Panics
    /// Never: the usual rules are for all sizes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let (_, usual) = Skull::presets().remove(0);
        let rules = |seats| Skull::new(usual, seats).expect("it can be played");
        Self {
            rules: (2..=SEATS_MAX).map(rules).collect(),
            cells: vec![Cell::default(); SHARDS * SHARD],
            parts: Parts::USUAL,
            rounds: 0,
            seed,
            games: Vec::new(),
        }
    }

    /// How often it has learned.
    #[must_use]
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Plays some games as things stand: the same for the same number, whoever does it.
    #[must_use]
    pub fn work(&self, number: u64) -> Log {
        let mut rng = GameRng::from_number(self.seed ^ (u64::from(self.rounds) << 20 | number));
        let mut log = Log::default();
        for (rules, games) in self.rules.iter().zip(GAMES) {
            for game in 0..games {
                let start = if game % 2 == 0 { rules.setup() } else { anywhere(rules, &mut rng) };
                self.play(rules, start, &mut log, &mut rng);
            }
        }
        log
    }

    /// The cells, to be written to at once by as many hands as there are. Ends a round of work.
    pub fn shards(&mut self) -> Vec<Shard<'_>> {
        self.rounds += 1;
        let weight = self.rounds as f32;
        let shards = self.cells.chunks_mut(SHARD).enumerate();
        shards.map(|(number, cells)| Shard { cells, number, weight }).collect()
    }

    /// Remembers how the games ended.
    pub fn remember(&mut self, logs: &mut [Log]) {
        self.games.extend(logs.iter_mut().flat_map(|log| log.games.drain(..)));
        let too_many = self.games.len().saturating_sub(GAMES_MAX);
        self.games.drain(..too_many);
    }

    /// Forgets how often everything was done, but not what was regretted.
    pub fn forget_sums(&mut self) {
        self.cells.iter_mut().for_each(|cell| cell.sums = Numbers::default());
    }

    /// The file, without the tables that hardly anybody comes to.
    #[must_use]
    pub fn file(&self, least: f32) -> Vec<u8> {
        let weight = least * self.rounds as f32;
        let seen = (0..KEYS).zip(&self.cells).filter(|(_, cell)| cell.sums.iter().sum::<f32>() > weight);
        book::write(seen.map(|(key, cell)| (key, &cell.sums[..usize::from(cell.n_choices)])))
    }

    /// How many tables have been seen.
    #[must_use]
    pub fn seen(&self) -> usize {
        self.cells.iter().filter(|cell| cell.sums.iter().any(|sum| *sum != 0.0)).count()
    }
}

impl Trainer {
    /// Plays a game to its end. Before every round somebody thinks about what would come of everything.
    fn play(&self, rules: &Skull, mut state: State<Skull>, log: &mut Log, rng: &mut GameRng) {
        let mut stood = Vec::new();
        loop {
            match rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(turn) => {
                    if state.public.phase == Phase::PlacingFirst && turn == state.public.in_game {
                        stood.push(Outlook::of(&state.public));
                        let seat = nth(turn, rng.index(turn.len()));
                        self.value(rules, state.clone(), seat, log, rng);
                    }
                    let seat = nth(turn, 0);
                    let action = self.action(rules, &state, seat, rng);
                    rules.apply(&mut state, seat, action, &mut Events::off());
                }
            }
        }
        if let Some(winner) = state.public.winner {
            log.games.push(Played { stood, winner });
        }
    }

    /// What a seat does as things stand.
    fn action(&self, rules: &Skull, state: &State<Skull>, seat: Seat, rng: &mut GameRng) -> Action {
        let view = state.view(seat);
        let legal = rules.legal(view);
        if let Some(shares) = after_bet(view, &legal) {
            return shares.draw(rng);
        }
        let Some(sight) = Sight::of(view) else {
            let flip = Odds::from_cards(view.public, seat).flip(view.public.flips_left());
            return flip.map_or_else(|| legal.at(0), |(seat, _)| Action::Flip(seat));
        };
        let shares = self.shares(&sight);
        sight.choices[pick(&shares[..sight.choices.len()], rng)]
    }

    /// How likely each choice is as things stand: as much as it is regretted not to have made it.
    fn shares(&self, sight: &Sight) -> Numbers {
        let regrets = &self.cells[sight.key as usize].regrets;
        let mut shares = regrets.map(|regret| regret.max(0.0));
        let sum: f32 = shares.iter().sum();
        let n_choices = sight.choices.len();
        if sum > 0.0 {
            shares.iter_mut().for_each(|share| *share /= sum);
        } else {
            shares[..n_choices].fill(1.0 / n_choices as f32);
        }
        shares
    }

    /// What the rest of a round is worth to a seat, which tries everything while the others do something.
    fn value(
        &self,
        rules: &Skull,
        mut state: State<Skull>,
        seat: Seat,
        log: &mut Log,
        rng: &mut GameRng,
    ) -> f32 {
        let round = state.public.round;
        loop {
            if let Some(worth) = self.end(&state, round, seat) {
                return worth;
            }
            let actor = nth(state.public.to_act, 0);
            let Some(sight) = Sight::of(state.view(actor)) else { return 0.0 };
            if sight.choices.len() > 1 && actor == seat {
                return self.regret(rules, &state, seat, &sight, log, rng);
            }
            let mut choice = 0;
            if sight.choices.len() > 1 {
                let shares = self.shares(&sight);
                choice = pick(&shares[..sight.choices.len()], rng);
                log.tell(&sight, false, shares);
            }
            rules.apply(&mut state, actor, sight.choices[choice], &mut Events::off());
        }
    }

    /// Tries everything that a seat can do.
    fn regret(
        &self,
        rules: &Skull,
        state: &State<Skull>,
        seat: Seat,
        sight: &Sight,
        log: &mut Log,
        rng: &mut GameRng,
    ) -> f32 {
        let shares = self.shares(sight);
        let mut worths = [0.0; CHOICES];
        for (worth, action) in worths.iter_mut().zip(&sight.choices) {
            let mut next = state.clone();
            rules.apply(&mut next, seat, *action, &mut Events::off());
            *worth = self.value(rules, next, seat, log, rng);
        }
        let value: f32 = shares.iter().zip(worths).map(|(share, worth)| share * worth).sum();
        worths[..sight.choices.len()].iter_mut().for_each(|worth| *worth -= value);
        log.tell(sight, true, worths);
        value
    }

    /// What the end of the bidding is worth to a seat, if it has come.
    fn end(&self, state: &State<Skull>, round: u16, seat: Seat) -> Option<f32> {
        let public = &state.public;
        let outlook = Outlook::of(public);
        if public.round != round || public.phase == Phase::Over {
            return Some(outlook.worth_by(&self.parts, seat));
        }
        let is_won = match public.phase {
            Phase::PlacingFirst | Phase::Placing | Phase::Bidding => return None,
            Phase::Revealing => finds_none(state),
            _ => false,
        };
        Some(outlook.after(public.challenger()?, is_won).worth_by(&self.parts, seat))
    }
}

/// Whether the challenger, whose own cards were Roses, turns Roses alone.
fn finds_none(state: &State<Skull>) -> bool {
    let public = &state.public;
    let Some(challenger) = public.challenger() else { return false };
    let plan = Odds::from_cards(public, challenger).plan(public.flips_left());
    let is_rose = |seat: Seat, taken: u8| {
        let pile = state.private[seat].pile;
        (0..taken).all(|nth| pile.at(pile.len() - 1 - nth) == Card::Rose)
    };
    Seat::all(public.seats.seats()).zip(plan).all(|(seat, taken)| is_rose(seat, taken))
}

fn nth(seats: SeatSet, nth: usize) -> Seat {
    seats.iter().nth(nth).unwrap_or(Seat::new(0))
}

impl Log {
    fn tell(&mut self, sight: &Sight, is_regret: bool, numbers: Numbers) {
        let n_choices = u8::try_from(sight.choices.len()).unwrap_or(0);
        self.parts[sight.key as usize / SHARD].push(Entry { key: sight.key, n_choices, is_regret, numbers });
    }
}

/// The beginning of a round that could be somewhere in a game.
fn anywhere(rules: &Skull, rng: &mut GameRng) -> State<Skull> {
    let mut state = rules.setup();
    let seats = rules.seats();
    state.public.phase = Phase::PlacingFirst;
    state.public.to_act = state.public.in_game;
    state.public.first = nth(state.public.in_game, rng.index(usize::from(seats)));
    for seat in Seat::all(seats) {
        let n_lost = [0, 0, 1, 1, 2, 3][rng.index(6)];
        let skull = [
            Whereabouts::Doubtful(n_lost),
            Whereabouts::Doubtful(n_lost),
            Whereabouts::Owned,
            Whereabouts::Lost,
        ][rng.index(4)];
        let is_lost = match skull {
            _ if n_lost == 0 => false,
            Whereabouts::Owned => false,
            Whereabouts::Lost => true,
            Whereabouts::Doubtful(_) => rng.below(4) < u32::from(n_lost),
        };
        let card = |nth: u8| if nth == 0 && is_lost { Card::Skull } else { Card::Rose };
        let lost: Cards = (0..n_lost).map(card).collect();
        state.private[seat] = Private { hand: lost.missing(), lost, ..Private::DEALT };
        let known = &mut state.public.seats[seat];
        known.cards = CARDS_EACH - n_lost;
        known.coins = u8::from(rng.below(3) == 0);
        known.skull = if n_lost == 0 { Whereabouts::Owned } else { skull };
    }
    state
}

impl Trainer {
    /// What it is worth to stand somewhere between two rounds, as the games tell; kept for the rounds to come.
    pub fn weigh(&mut self) {
        let games = std::mem::take(&mut self.games);
        for _ in 0..STRIDES {
            stride(&mut self.parts, &games);
        }
    }

    /// The parts that it reckons with, as they stand in the source.
    #[must_use]
    pub fn parts(&self) -> String {
        format!("{:.3?}", self.parts)
    }
}

/// No more games are remembered.
const GAMES_MAX: usize = 100_000;

/// So many steps uphill.
const STRIDES: usize = 60;

/// One step: every part grows by how much more often it has won than it was thought to.
fn stride(parts: &mut Parts, games: &[Played]) {
    let mut won = [[[1.0_f32; 4]; 2]; SIZES];
    let mut meant = won;
    let (mut first_won, mut first_meant) = ([1.0_f32; SIZES], [1.0_f32; SIZES]);
    for (outlook, winner) in games.iter().flat_map(|game| game.stood.iter().map(|stood| (stood, game.winner)))
    {
        if outlook.left.len() < 3 {
            continue;
        }
        let size = outlook.size();
        for seat in outlook.left.iter() {
            let (coins, cards) = outlook.has(seat);
            let share = outlook.worth_by(parts, seat);
            let has_won = f32::from(u8::from(seat == winner));
            won[size][coins][cards] += has_won;
            meant[size][coins][cards] += share;
            if seat == outlook.first {
                first_won[size] += has_won;
                first_meant[size] += share;
            }
        }
    }
    for size in 0..SIZES {
        for (coins, cards) in (0..2).flat_map(|coins| (0..4).map(move |cards| (coins, cards))) {
            parts.has[size][coins][cards] *= won[size][coins][cards] / meant[size][coins][cards];
        }
        let whole = parts.has[size][0][3];
        parts.has[size].iter_mut().flatten().for_each(|part| *part /= whole);
        parts.begins[size] *= first_won[size] / first_meant[size];
    }
}
