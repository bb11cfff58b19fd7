//! Bots that decide while somebody else holds a clock: for workers that are built to be measured, and in none that is
//! shipped.

use engine::{GameRng, Seat, Stop, Turn};
use hosting::{AnyGame, AnyMatch, Json};

/// Where the bot sits that is measured.
const SEAT: Seat = Seat::new(0);

/// Who sits everywhere else: one who answers at once.
const OTHERS: &str = "deckhand";

/// A game with somebody in it who is measured.
pub struct Trial {
    table: Box<dyn AnyMatch>,
    bot: String,
    rng: GameRng,
}

impl Trial {
    /// A fresh game of these options with this bot.
    pub fn new(game: &dyn AnyGame, options: &Json, seats: u8, bot: &str, seed: u64) -> Self {
        let mut rng = GameRng::from_number(seed);
        let mut table = game.open(options, seats).expect("the edition can be played");
        table.advance(&mut rng.fork("deal"));
        // A stream of its own, so that what is drawn for one game has nothing to do with that of another.
        rng = rng.fork("play");
        Self { table, bot: bot.to_owned(), rng }
    }

    /// Lets everybody play on until the one who is measured has a choice; false when the game is over before.
    pub fn wait(&mut self) -> bool {
        loop {
            let Turn::Seats(seats) = self.table.turn() else { return false };
            let seat = seats.first().expect("somebody is to act");
            if seat == SEAT && self.table.legal(SEAT).len() > 1 {
                return true;
            }
            self.act(seat, &Stop::never());
        }
    }

    /// Lets the one who is measured decide, and does it.
    pub fn decide(&mut self, stop: &Stop) {
        self.act(SEAT, stop);
    }

    fn act(&mut self, seat: Seat, stop: &Stop) {
        let bot = if seat == SEAT { self.bot.as_str() } else { OTHERS };
        let dice = GameRng::from_seed(self.rng.draw_seed());
        let job = self.table.bot_job(seat, bot, dice).expect("the game has the bot").heeding(stop);
        let action = job.decide().action;
        self.table.play(seat, &action, &mut self.rng).expect("bots do what is allowed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_played_to_its_end_and_whoever_is_measured_has_choices() {
        for game in catalog::GAMES {
            let (_, options) = game.presets().swap_remove(0);
            let decisions = |seed| {
                let mut trial = Trial::new(*game, &options, game.seats_usual(), "deckhand", seed);
                let mut decisions = 0;
                while trial.wait() {
                    trial.decide(&Stop::never());
                    decisions += 1;
                }
                assert_eq!(trial.table.turn(), Turn::Over, "{}", game.id());
                decisions
            };
            assert!(decisions(1) > 3 && decisions(1) == decisions(1), "{}", game.id());
        }
    }
}
