//! What each number of a seat counts for towards winning, as a logarithm of the odds.

mod first;
mod hundredths;
mod second;

use hundredths::Hundredths;

use super::figures::{FIGURES, Figures};
use super::value::Scale;

/// What the Deckhand believes, set by hand: all that counts of the others is how many they lack.
pub(super) static OF_ITSELF: Scale = Scale { own: SIMPLE, others: ABROAD, open: SIMPLE };

/// What the Bosun believes, set by hand: the others are weighed as it weighs itself.
pub(super) const OF_ALL: Scale = Scale { own: SIMPLE, others: SIMPLE, open: SIMPLE };

const ABROAD: Figures = {
    let mut figures = [0.0; FIGURES];
    figures[0] = -0.25;
    figures
};

#[rustfmt::skip]
const SIMPLE: Figures = [
    // Where it stands.
    -0.70, 1.00, 0.40, 0.20, 0.00, 0.30, 1.50, 0.30, -0.80, 0.20, 0.20, 0.00, -0.30, 0.00,
    // What it can do.
    0.35, -0.50, 0.30, 0.20, 0.30, 0.15, 0.10, 0.10, 0.05, 0.10, 0.05, 0.05, 0.00, 0.00, 0.00,
    // Who is there.
    0.05, 0.00, 0.05, -0.10, 0.20, -0.10, 0.20, -0.40, 0.50, 0.00,
    // What the hand has.
    0.25, 0.05, 0.00, 0.00, 0.00, 0.50, 0.00, 0.50, 0.15, 0.20, 0.15,
    0.20, 0.10, 0.30, 0.25, 0.10, 0.10, 0.20, 0.12, 0.10, 0.10, 0.20, 0.40, 0.30,
];

/// What was learned from games of bots that believed what is set by hand, for each size of table apart.
pub(super) fn learned(seats: u8) -> Scale {
    of_size([&first::TWO, &first::THREE, &first::FOUR], seats)
}

/// What was learned from games of bots that had learned once.
pub(super) fn learned_again(seats: u8) -> Scale {
    of_size([&second::TWO, &second::THREE, &second::FOUR], seats)
}

fn of_size([two, three, more]: [&Hundredths; 3], seats: u8) -> Scale {
    let kept = match seats {
        2 => two,
        3 => three,
        _ => more,
    };
    kept.scale()
}
