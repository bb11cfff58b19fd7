//! What if: somebody decides otherwise, and bots play on from there.

use engine::{GameRng, Seat, Turn};
use hosting::{AnyMatch, Json};
use serde_json::value::RawValue;

use crate::{Body, Film, Move, Replay};

/// The longest that bots may go on: a game of any kind is over long before.
const MOVES_MAX: usize = 20_000;

impl Film {
    /// Whether this seat could decide otherwise after this moment: it was its turn, and nothing is kept secret.
    #[must_use]
    pub fn can_branch(&self, at: usize, seat: Seat) -> bool {
        self.moves().is_some() && self.is_turn(at, seat)
    }

    /// The game as it would have gone on, had this seat done this after this moment. Bots that answer at once decide for
    /// everybody; nature decides anew. `None` where it could not do that.
    #[must_use]
    pub fn branch(&self, at: usize, seat: Seat, action: &RawValue, mut rng: GameRng) -> Option<Self> {
        let mut moves = self.moves()?.get(..=at)?.to_vec();
        let mut table = self.table(at)?;
        take(&mut *table, seat, action, &mut moves, &mut rng)?;
        let seats = u8::try_from(self.replay.players.len()).ok()?;
        let bot = self.game.bot_instant(seats)?;
        while let Turn::Seats(turn) = table.turn()
            && moves.len() < MOVES_MAX
        {
            let seat = turn.first()?;
            let decided = table.bot_job(seat, bot, GameRng::from_seed(rng.draw_seed()))?.decide();
            take(&mut *table, seat, &decided.action, &mut moves, &mut rng)?;
        }
        let standings = table.standings().values().copied().collect();
        let replay = Replay { body: Body::Moves(moves), standings, ..self.replay.clone() };
        Self::of(self.game, replay).ok()
    }

    /// The table at this moment, where everything may be told.
    fn table(&self, at: usize) -> Option<Box<dyn AnyMatch>> {
        let seats = u8::try_from(self.replay.players.len()).ok()?;
        let mut table = self.game.open(&self.replay.options, seats).ok()?;
        for Move { seat, steps } in self.moves()?.get(..=at)? {
            table.take_steps(*seat, steps).ok()?;
        }
        Some(table)
    }
}

fn take(
    table: &mut dyn AnyMatch,
    seat: Seat,
    action: &RawValue,
    moves: &mut Vec<Move>,
    rng: &mut GameRng,
) -> Option<()> {
    let steps: Vec<Json> = table.propose(seat, action, rng).ok()?.steps;
    table.take_steps(Some(seat), &steps).ok()?;
    moves.push(Move { seat: Some(seat), steps });
    Some(())
}
