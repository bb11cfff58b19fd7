//! What a board is given: the table as signals.

use crossing::Terms;
use engine::{Message, Seat};
use hosting::{Offer, Scene};
use leptos::prelude::*;
use protocol::SeatInfo;

use crate::shell::mate::Desk;
use crate::shell::speech;

/// How far a board is. Words wait for the picture they tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It follows the scene from now on.
    Follows,
    /// It shows the newest scene.
    Shows,
    /// It is gone.
    Leaves,
}

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
    /// The page does this for the player.
    pub choose_quietly: Callback<Offer>,
    /// Whether a choice is on its way; controls stay, but look busy.
    pub busy: Signal<bool>,
    /// How often the table has refused something.
    pub n_refused: Signal<u32>,
    /// Whether the game stands still, so that nothing is done in it.
    pub rests: Signal<bool>,
    /// Where the game is asked what is in no picture, such as its rules in words.
    pub desk: Desk,
    /// What is played.
    pub terms: Signal<Option<Terms>>,
    /// The name of the card or pile that the player asks about, until somebody tells.
    pub asked: RwSignal<Option<String>>,
    /// What is said while the newest sentence waits for the board.
    pub meanwhile: RwSignal<String>,
    /// The board tells how far it is.
    pub progress: Callback<Progress>,
}

impl BoardContext {
    /// The message in words, to this viewer. Tracks names and seat, so call it inside a closure of the view.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.names.with(|names| speech::say(message, names, self.you.get()))
    }

    /// Whatever is asked about is told by this.
    pub fn answer(self, tell: impl Fn(String) + 'static) {
        Effect::new(move |_| {
            self.asked.track();
            if let Some(name) = self.asked.try_update_untracked(Option::take).flatten() {
                tell(name);
            }
        });
    }
}
