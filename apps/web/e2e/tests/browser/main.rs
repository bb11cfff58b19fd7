//! Everything that is seen in real browsers, in one program: several at a time.

mod access;
mod clock;
mod corners;
mod evening;
mod front_door;
mod gallery;
mod gathering;
mod house;
mod languages;
mod logbook;
mod names;
mod next_game;
mod notice;
mod rules;
mod screens;
mod seat_back;
mod sending;
mod skallywaggs;
mod skull;
mod skull_king;
mod still;
mod trouble;
mod whole;

use std::time::Duration;

use anyhow::Result;
use e2e::{Pace, Window, until};

/// A name that is not `localhost` for the machine itself. A page from there is plain http, as on a home network.
const HOME_NETWORK: &str = "--host-resolver-rules=MAP cards.test 127.0.0.1";

/// A road on which nobody waits.
const FAST: Pace = Pace { kbits: 1_000_000, round_trip: Duration::ZERO };

/// What shows that the reader has a card on the table of Skull.
const PLACED: &str = ".own .pile[data-count='1']";

/// Waits for the game of Skull in which the reader has placed a card. Bots may have ended that round since.
async fn wait_for_the_same_game(window: &Window) -> Result<()> {
    let script = format!(
        "const main = document.querySelector('main[data-status=live][data-phase=playing]');
        const round = main?.querySelector('.round')?.textContent;
        return Boolean(main?.querySelector(`{PLACED}`)) || (round ?? 'Round 1') !== 'Round 1';"
    );
    until("the same game", || async { Ok((window.ask(&script).await? == true).then_some(())) }).await
}
