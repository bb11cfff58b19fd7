//! How a finished game is told in the lists of somebody who has played in it.

use engine::{Seat, Standing};
use hosting::AnyGame;
use replay::{Deeds, Player};
use serde::Serialize;

use crate::{Finished, GuestKey};

/// How a finished game went for somebody who played in it.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// Which game of the table it was, the first being 1.
    pub number: u32,
    game: String,
    options: serde_json::Value,
    began_ms: Option<u64>,
    ended_ms: Option<u64>,
    players: Vec<Player>,
    standings: Vec<Standing>,
    /// Whether those who gave it up have ended it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    given_up: bool,
    /// Their seat, if it was theirs when the game ended: whoever left before has no part in the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<Seat>,
    /// What they did in it, and how often; of the others nothing is counted.
    deeds: Deeds,
}

impl Outcome {
    /// How this game went for this guest, if they have played in it, on whichever device.
    #[must_use]
    pub fn of(games: &[&dyn AnyGame], game: &Finished, who: &GuestKey) -> Option<Self> {
        game.part_of(who)?;
        let you = game.seat_at_end(who);
        let rules = games.iter().find(|known| known.id() == game.terms.game);
        let deeds = rules.zip(you).map(|(rules, you)| game.deeds(*rules, you));
        Some(Self {
            number: game.number,
            game: game.terms.game.clone(),
            options: game.terms.options.clone(),
            began_ms: game.began.map(|when| when.0),
            ended_ms: game.ended.map(|when| when.0),
            players: game.players.values().map(|sitter| sitter.player.clone()).collect(),
            standings: game.standings.values().copied().collect(),
            given_up: game.given_up,
            you,
            deeds: deeds.unwrap_or_default(),
        })
    }
}
