//! Somebody at a window who plays whatever the page lets them do. They know no rules, only what can be tapped.

use anyhow::{Result, bail};

use crate::Window;

/// What a person did, or saw, in a look at the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Tapped something.
    Acted,
    /// It was somebody else's turn.
    Waited,
    /// The game is over.
    Finished,
}

/// A choice of things to tap, from a seed: the same seed taps the same way.
pub struct Person {
    dice: u64,
}

impl Person {
    /// Somebody whose whims come from this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { dice: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    }

    fn below(&mut self, bound: u64) -> u64 {
        // A xorshift step: whims need no better dice.
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice >> 11) % bound
    }

    /// Looks at the page and does one thing, if there is one to do.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn look(&mut self, window: &Window) -> Result<Move> {
        if window.sees("[data-test=ending]").await? {
            return Ok(Move::Finished);
        }
        if !window.sees("main[data-turn=true]").await? {
            return Ok(Move::Waited);
        }
        // A question in front of everything comes first, such as what a raised card is played as; a card that is
        // raised is played by the next tap; otherwise any control will do.
        const ASKED: &str = ".choices [data-offer], .own-ask .deed:not(:only-child)";
        let whims: &[&str] = match self.below(4) {
            0 => &[ASKED, ".held.raised", "[data-open]", ".held[data-offer]", "[data-offer]"],
            1 => &[ASKED, ".held.raised", "[data-step=more]", "[data-offer]"],
            _ => &[ASKED, ".held.raised", ".held[data-offer]", ".pile[data-offer]", "[data-offer]"],
        };
        for css in whims {
            let nth = self.below(4);
            if window.try_tap_nth(css, nth).await? {
                return Ok(Move::Acted);
            }
        }
        Ok(Move::Waited)
    }
}

/// Lets these people play at their windows until each of them sees the end. `at_look` is told of each look and may
/// interfere, as life does.
///
/// # Errors
/// If the game does not end in a bounded number of looks.
pub async fn play_to_the_end(
    windows: &[&Window],
    mut at_look: impl AsyncFnMut(usize, &[&Window]) -> Result<()>,
) -> Result<()> {
    const LOOKS_MAX: usize = 6_000;
    let mut people: Vec<Person> = (1..).take(windows.len()).map(Person::new).collect();
    let mut finished = vec![false; windows.len()];
    for look in 0..LOOKS_MAX {
        at_look(look, windows).await?;
        for (idx, window) in windows.iter().enumerate() {
            finished[idx] = people[idx].look(window).await? == Move::Finished;
        }
        if finished.iter().all(|finished| *finished) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    for window in windows {
        window.shot_of_failure("stuck").await?;
    }
    bail!("the game did not end; the pages show {finished:?}")
}
