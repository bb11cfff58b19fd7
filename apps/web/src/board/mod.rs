//! Boards: how a game is drawn. A game without a board of its own gets the generic one.

mod about;
mod card;
mod choice;
mod class;
mod context;
mod deed;
mod feast;
mod generic;
mod hand;
pub mod names;
mod narrowing;
mod round_card;
mod score;
mod seat;
mod skallywaggs;
mod skull;
mod skull_king;
mod stage;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::shell::part::{self, Part};
use crate::shell::{games, sheet};

pub use card::picture;
pub use context::{BoardContext, Progress};

/// Draws a game.
pub type Board = fn(BoardContext) -> AnyView;

/// The board of this game, or the generic one. It is drawn when it has come.
pub fn board(game: &str, context: BoardContext) -> impl IntoView + use<> {
    let board = fetch(game);
    move || board.get().or_say(|board| board(context))
}

/// Fetches the board of this game, if it is not here yet.
pub fn fetch(game: &str) -> RwSignal<Part<Board>> {
    let game = game.to_owned();
    part::fetched(move || with_style(game.clone()))
}

/// The board, and then its style: a browser complains of a sheet that does not come, so it is asked for when the
/// server has answered.
async fn with_style(game: String) -> Result<Board, Missed> {
    let board = of(&game).await.map_err(|_| Missed)?;
    let is_dressed = !has_own(&game) || sheet::fetch(&game).await;
    is_dressed.then_some(board).ok_or(Missed)
}

/// The board or its style could not be fetched.
struct Missed;

fn has_own(game: &str) -> bool {
    games::game(game).is_some()
}

/// The games that have a board of their own: one line a game, and the part that it is in.
async fn of(game: &str) -> Result<Board, SplitLoaderError> {
    match game {
        "skallywaggs" => of_skallywaggs().await,
        "skull" => of_skull().await,
        "skull-king" => of_skull_king().await,
        _ => Ok(generic::board),
    }
}

#[wasm_split(skallywaggs, fallible)]
fn of_skallywaggs() -> Result<Board, SplitLoaderError> {
    Ok(skallywaggs::board)
}

#[wasm_split(skull, fallible)]
fn of_skull() -> Result<Board, SplitLoaderError> {
    Ok(skull::board)
}

#[wasm_split(skull_king, fallible)]
fn of_skull_king() -> Result<Board, SplitLoaderError> {
    Ok(skull_king::board)
}
