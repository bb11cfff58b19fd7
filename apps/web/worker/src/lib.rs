//! The worker beside the page: everything of one game, and the reader's end of its table, on a server or here.
//! Built once for each game, so that a page fetches only the game that is played.

mod desk;
mod film;
mod form;
mod game;
mod home;
#[cfg(any(test, feature = "measuring"))]
mod measure;
mod past;
mod post;
mod scope;
mod socket;
mod table;

use client::Input;
use crossing::{FromWorker, Place, ToWorker, unpack};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::IS_AFTERWARDS;

/// Hears what the page says. The worker's only way in.
#[wasm_bindgen]
pub fn hear(message: &[u8]) {
    console_error_panic_hook::set_once();
    if IS_AFTERWARDS { hear_afterwards(message) } else { hear_at_table(message) }
}

fn hear_afterwards(message: &[u8]) {
    match unpack(message) {
        Some(ToWorker::Ask { number, question }) => desk::answer(number, question),
        Some(ToWorker::Open(Place::Film { file })) => film::open(&file),
        Some(ToWorker::Film(wish)) => unpack(&wish).into_iter().for_each(film::wish),
        Some(ToWorker::Want(want)) => film::want(want),
        Some(ToWorker::Pace(pace)) => film::set_pace(pace),
        Some(ToWorker::Sight { is_visible }) => film::sight(is_visible),
        Some(ToWorker::Hurry) => film::hurry(),
        Some(ToWorker::Finish) => post::post(&[FromWorker::Finished]),
        _ => {}
    }
}

fn hear_at_table(message: &[u8]) {
    match unpack(message) {
        Some(ToWorker::Ask { number, question }) => desk::answer(number, question),
        Some(ToWorker::Open(place)) => table::open(place),
        Some(ToWorker::Pace(pace)) => table::set_pace(pace),
        Some(ToWorker::Want(want)) => table::want(want),
        Some(ToWorker::Sight { is_visible }) => table::sight(is_visible),
        Some(ToWorker::Hurry) => table::tell(Input::Hurry),
        Some(ToWorker::Hold(is_held)) => table::tell(Input::Hold(is_held)),
        Some(ToWorker::Again) => table::tell(Input::Again),
        Some(ToWorker::Awake) => table::tell(Input::SetOut),
        Some(ToWorker::Leave) => table::tell(Input::Leave),
        Some(ToWorker::Finish) => table::finish(),
        // The page was told the build of this worker, and is loaded anew when its own is another.
        Some(ToWorker::Film(_)) | None => {}
    }
}

/// Plays this many random whole games of an edition and returns how many decisions they had: for `cargo xtask bench-web`,
/// which times the very module that is shipped.
///
/// # Panics
/// If the game has no such edition.
#[wasm_bindgen]
#[must_use]
pub fn exercise(edition: &str, seats: u8, games: u32) -> u32 {
    let options = game::edition(edition);
    let rng = engine::GameRng::from_number(1720);
    let work = game::GAME.exercise(&options, seats, hosting::Exercise::Games, rng);
    let tally = work.expect("the edition can be played")(games.into());
    u32::try_from(tally.decisions).unwrap_or(u32::MAX)
}

#[cfg(feature = "measuring")]
mod measured {
    //! What `cargo xtask strength --browser` times. No worker that is shipped has it.

    use std::cell::RefCell;

    use wasm_bindgen::prelude::wasm_bindgen;

    use crate::measure::Trial;
    use crate::{game, home};

    thread_local! {
        static TRIAL: RefCell<Option<Trial>> = const { RefCell::new(None) };
    }

    /// Begins a game with this bot in the first seat.
    #[wasm_bindgen]
    pub fn lay(edition: &str, seats: u8, bot: &str, seed: u32) {
        TRIAL.set(Some(Trial::new(game::GAME, &game::edition(edition), seats, bot, seed.into())));
    }

    /// Lets everybody play until the bot has a choice; false when the game is over.
    #[wasm_bindgen]
    pub fn wait() -> bool {
        TRIAL.with_borrow_mut(|trial| trial.as_mut().is_some_and(Trial::wait))
    }

    /// Lets the bot decide, for no longer than it may at a table.
    #[wasm_bindgen]
    pub fn decide() {
        TRIAL.with_borrow_mut(|trial| trial.as_mut().expect("a game was begun").decide(&home::patience()));
    }
}
