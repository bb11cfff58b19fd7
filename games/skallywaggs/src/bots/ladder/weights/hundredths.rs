//! Weights as whole numbers.

use super::super::figures::{FIGURES, Figures, OPEN};
use super::super::value::Scale;

/// Weights as they are kept: hundredths are sent in a quarter of the room.
pub(super) struct Hundredths {
    pub(super) own: [i16; FIGURES],
    /// Without what a hand is worth that is not seen.
    pub(super) others: [i16; OPEN],
    pub(super) open: [i16; FIGURES],
}

impl Hundredths {
    /// The weights themselves.
    pub(super) fn scale(&self) -> Scale {
        Scale { own: weights(&self.own), others: weights(&self.others), open: weights(&self.open) }
    }
}

fn weights(hundredths: &[i16]) -> Figures {
    let mut weights = [0.0; FIGURES];
    for (weight, hundredths) in weights.iter_mut().zip(hundredths) {
        *weight = f32::from(*hundredths) / 100.0;
    }
    weights
}
