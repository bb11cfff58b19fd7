//! What a table has because there are people around it: the lobby, the invitation, what is said, and how it is kept. It is
//! fetched beside the table; whoever plays bots at home needs none of it.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::session::{Place, Session};
use super::{attention, carrying, house, lobby, next_game, talk};
use crate::shell::part::{self, Part};
use crate::start::invitation;

/// What there is, each drawn by itself.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Before a game.
    pub lobby: fn(Session, &str) -> AnyView,
    /// Under the board, for those who watch.
    pub spectating: fn(Session) -> AnyView,
    /// What wants an answer.
    pub attention: fn(Session) -> AnyView,
    /// What was said, over the board.
    pub sayings: fn(Session) -> AnyView,
    /// What can be said.
    pub talk: fn(Session, NodeRef<Dialog>) -> AnyView,
    /// What can be said in one tap, beside the title.
    pub quick: fn(Session) -> AnyView,
    /// How the table is kept.
    pub house: fn(Session) -> AnyView,
    /// The way here for friends.
    pub invitation: fn(&str) -> AnyView,
    /// The way of the reader's seat to another device.
    pub carrying: fn(Session, &str) -> AnyView,
    /// After a game, what else can be played.
    pub other_games: fn(Session) -> AnyView,
    /// After a game, who has won the evening and how it stands.
    pub evening: fn(Session) -> AnyView,
    /// After a game, the way to see it again.
    pub watch_again: fn(Session, &str) -> AnyView,
}

/// The people around a table, as far as they are here; nobody at home.
#[derive(Clone, Copy)]
pub struct People(Option<RwSignal<Part<Parts>>>);

impl People {
    /// Sets out for them.
    #[must_use]
    pub fn around(place: &Place) -> Self {
        Self(matches!(place, Place::Served { .. }).then(|| part::fetched(fetch)))
    }

    /// Whether there is anybody but the reader.
    #[must_use]
    pub const fn are_here(self) -> bool {
        self.0.is_some()
    }

    /// Something of it, or else a word on where it is.
    pub fn draw(self, draw: impl Fn(Parts) -> AnyView + Send + 'static) -> AnyView {
        let Some(part) = self.0 else { return ().into_any() };
        (move || part.get().or_say(&draw)).into_any()
    }

    /// Something of it, as soon as it is here.
    pub fn draw_later(self, draw: impl Fn(Parts) -> AnyView + Send + 'static) -> AnyView {
        let Some(part) = self.0 else { return ().into_any() };
        let drawn = move || match part.get() {
            Part::Here(parts) => draw(parts),
            _ => ().into_any(),
        };
        drawn.into_any()
    }
}

#[wasm_split(people, fallible)]
fn fetch() -> Result<Parts, SplitLoaderError> {
    Ok(Parts {
        lobby: |session, table| lobby::lobby(session, table).into_any(),
        spectating: |session| lobby::spectating(session).into_any(),
        attention: |session| attention::attention(session).into_any(),
        sayings: |session| session.sayings.view().into_any(),
        talk: |session, dialog| talk::talk(session, dialog).into_any(),
        quick: |session| talk::quick(session).into_any(),
        house: |session| house::house(session).into_any(),
        invitation: |table| invitation::invitation(table).into_any(),
        carrying: |session, table| carrying::carrying(session, table).into_any(),
        other_games: |session| next_game::other_games(session).into_any(),
        evening: |session| next_game::evening_so_far(session).into_any(),
        watch_again: |session, table| next_game::watch_again(session, table).into_any(),
    })
}
