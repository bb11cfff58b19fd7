//! Boards: how a game is drawn. A game without a board of its own gets the generic one.

mod card;
mod choice;
mod class;
mod deed;
mod generic;
mod hand;
mod narrowing;
mod score;
mod seat;
mod skallywaggs;
mod skull;
mod skull_king;
mod stage;

use engine::{Message, Seat};
use hosting::{Offer, Scene};
use leptos::prelude::*;
use protocol::SeatInfo;

use crate::shell::speech;

/// What a board draws from: signals, so that card nodes stay alive and can be seen to move.
#[derive(Clone, Copy)]
pub struct BoardContext {
    /// What the viewer sees.
    pub scene: Signal<Scene>,
    /// What each seat is called.
    pub names: Signal<Vec<String>>,
    /// The viewer's own seat.
    pub you: Signal<Option<Seat>>,
    /// Who sits where: bots, absent players, stand-ins.
    pub seats: Signal<Vec<SeatInfo>>,
    /// The player does this.
    pub choose: Callback<Offer>,
    /// Whether a choice is on its way; controls stay, but look busy.
    pub busy: Signal<bool>,
}

impl BoardContext {
    /// The message in words, to this viewer. Tracks names and seat, so call it inside a closure of the view.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.names.with(|names| speech::say(message, names, self.you.get()))
    }
}

/// Draws a game.
type Board = fn(BoardContext) -> AnyView;

/// The games that have a board of their own: one line a game.
const BOARDS: &[(&str, Board)] =
    &[("skallywaggs", skallywaggs::board), ("skull", skull::board), ("skull-king", skull_king::board)];

/// The board of this game, or the generic one.
#[must_use]
pub fn board(game: &str, context: BoardContext) -> AnyView {
    let own = BOARDS.iter().find(|(name, _)| *name == game);
    own.map_or(generic::board as Board, |(_, board)| *board)(context)
}
