//! Plays many games at random and by the greedy bot, and prints how they end: `cargo run --release -p skallywaggs
//! --example shares -- [random games] [greedy games]`, both for each number of players.

use std::collections::BTreeMap;

use engine::{ActionSet as _, BotKind, Events, Game as _, GameRng, Outfit, Thinking, Turn};
use hosting::Hosted as _;
use skallywaggs::{Options, Skallywaggs};

/// No game has so many steps.
const STEPS_MAX: usize = 200_000;

/// What is counted over many games.
#[derive(Default)]
struct Tally {
    wins: [f64; 4],
    rounds: Vec<u16>,
    closed: usize,
    steps: Vec<usize>,
    reshuffles: u64,
    sailed: BTreeMap<bool, usize>,
}

#[expect(clippy::disallowed_methods, reason = "an example is a program")]
#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number of games"));
    let (random, greedy) = (args.next().unwrap_or(200), args.next().unwrap_or(20));
    let (greedy_bot, _) = BotKind::named(&Skallywaggs::bots(4), "skallywaggs-bosun").expect("there is a bot");
    for (who, games, bot) in [("random", random, None), ("greedy", greedy, Some(greedy_bot))] {
        for tide in [false, true] {
            for seats in 2..=4 {
                let options = Options { dutchman: true, saint_elmo: true, tide, ..Options::default() };
                let rules = Skallywaggs::new(options, seats).expect("a table");
                let mut tally = Tally::default();
                for seed in 0..games {
                    play(&rules, bot, &mut GameRng::from_number(seed), &mut tally);
                }
                println!("{who}, {seats} players, tide {tide}: {}", tally.line(games, seats));
            }
        }
    }
}

fn play(rules: &Skallywaggs, bot: Option<BotKind<Skallywaggs>>, rng: &mut GameRng, tally: &mut Tally) {
    let mut state = rules.setup();
    let mut bots: Vec<_> =
        bot.map(|kind| (0..4).map(|_| (kind.make)(Outfit::default())).collect()).unwrap_or_default();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < STEPS_MAX, "the game goes on");
        match rules.turn(&state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, rng);
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat));
                let action = match bots.get_mut(seat.idx()) {
                    Some(bot) => {
                        let mut thinking = Thinking::at_once(rng);
                        bot.choose(rules, state.view(seat), &legal.to_vec(), &mut thinking).action
                    }
                    None => legal.at(rng.index(legal.len())),
                };
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
    let public = &state.public;
    // Seats are counted from whoever began.
    let seats = rules.seats();
    for winner in public.winners.iter() {
        let place = (winner.idx() + usize::from(seats) - public.first.idx()) % usize::from(seats);
        tally.wins[place] += 1.0 / public.winners.len() as f64;
    }
    tally.closed += usize::from(public.harbor_closed());
    tally.rounds.push(public.round.min(rules.last_round()));
    tally.steps.push(steps);
    tally.reshuffles += u64::from(public.reshuffles);
    *tally.sailed.entry(public.winners.len() == 1).or_default() += 1;
}

impl Tally {
    fn line(&mut self, games: u64, seats: u8) -> String {
        self.rounds.sort_unstable();
        self.steps.sort_unstable();
        let at = |part: usize| self.rounds[(self.rounds.len() - 1) * part / 100];
        let shares: Vec<String> = self.wins[..usize::from(seats)]
            .iter()
            .map(|wins| format!("{:.1}", wins * 100.0 / games as f64))
            .collect();
        format!(
            "rounds {} / {} / {} (most {}), closed {}, wins by seat {} %, reshuffles {:.1}, steps median {} most {}",
            at(10),
            at(50),
            at(90),
            at(100),
            self.closed,
            shares.join(", "),
            self.reshuffles as f64 / games as f64,
            self.steps[self.steps.len() / 2],
            self.steps.last().copied().unwrap_or_default(),
        )
    }
}
