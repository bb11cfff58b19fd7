//! What crosses between the page and its worker, in a compact binary: the page draws and asks, and the worker, which
//! knows one game, has the table, the rules and the words' names. Neither sees the other's memory.

mod afterwards;
mod form;
mod table;

pub use afterwards::{AskAfterwards, FilmInfo, FilmNews, FilmState, FilmWish, ToldAfterwards};
pub use form::{
    Choice, Difference, Edition, Field, FieldState, Form, Laid, OwnList, Row, Setup, Standing, TableRules,
};
pub use table::{FromWorker, Piece, Place, Terms, Tiding, ToWorker, Want};

use hosting::RuleSection;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A question of the page that needs no table, answered under its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The form in which a table is laid.
    Form,
    /// How a table stands that is laid like this.
    Laid(Setup),
    /// The rules of a table in words.
    Primer {
        /// Its options, as JSON of the game.
        options: String,
        /// How many play.
        seats: u8,
    },
    /// What was chosen when a table was made.
    TableRules {
        /// Its options, as JSON of the game.
        options: String,
    },
    /// About finished games, packed: an [`AskAfterwards`].
    Afterwards(Vec<u8>),
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The form.
    Form(Form),
    /// How it stands.
    Laid(Laid),
    /// The rules; none where these options cannot be played.
    Primer(Vec<RuleSection>),
    /// What was chosen.
    TableRules(Option<TableRules>),
    /// About finished games, packed: a [`ToldAfterwards`], if there is something to tell.
    Afterwards(Vec<u8>),
}

/// As bytes, to be posted.
///
/// # Panics
/// Never: these types can always be written.
#[must_use]
pub fn pack<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("what crosses can be written")
}

/// From bytes that were posted; none where they are of another version.
#[must_use]
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
