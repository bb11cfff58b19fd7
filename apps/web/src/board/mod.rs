//! Boards: how a game is drawn. A game without a board of its own gets the generic one.

mod card;
mod choice;
mod class;
mod context;
mod deed;
mod generic;
mod hand;
pub mod names;
mod narrowing;
mod score;
mod seat;
mod skallywaggs;
mod skull;
mod skull_king;
mod stage;

use leptos::prelude::*;

pub use context::BoardContext;

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
