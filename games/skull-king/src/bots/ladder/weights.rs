//! What the rules of thumb weigh with, by the size of a table: found by playing thousands of games in duplicate, each
//! size up to five against plain and against equal players, in all four editions.

/// What the rules of thumb weigh with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How readily pirates, mermaids and the Skull King find a trick to take.
    pub(super) fighter: f32,
    /// The same of a black card.
    pub(super) black: f32,
    /// The same of any other number.
    pub(super) suit: f32,
    /// How keen the others are on a trick to come.
    pub(super) later: f32,
    /// How keen on this trick somebody is who still needs some.
    pub(super) needy: f32,
    /// The same of somebody who does not.
    pub(super) sated: f32,
    /// How much a black card threatens another suit.
    pub(super) trumped: f32,
    /// What it costs not to know who takes the trick.
    pub(super) doubt: f32,
    /// How slowly a threat grows with the cards that make it.
    pub(super) thin: f32,
    /// What it costs to take a trick, all else being equal.
    pub(super) greed: f32,
}

impl Weights {
    const fn new(row: [f32; 10]) -> Self {
        let [fighter, black, suit, later, needy, sated, trumped, doubt, thin, greed] = row;
        Self { fighter, black, suit, later, needy, sated, trumped, doubt, thin, greed }
    }
}

/// The weights for a table of this many.
pub(super) const fn weights(seats: u8) -> Weights {
    match seats {
        0..=2 => Weights::new([1.267, 1.385, 0.428, 0.594, 1.661, 1.014, 0.59, 0.025, 1.185, -0.023]),
        3 => Weights::new([1.158, 1.399, 0.253, 0.989, 1.546, 1.291, 0.731, 0.389, 1.314, 0.493]),
        4 => Weights::new([1.204, 1.141, 0.454, 0.962, 1.419, 0.855, 0.741, 0.185, 1.498, 0.211]),
        _ => Weights::new([1.204, 1.268, 0.534, 0.93, 1.403, 0.797, 0.631, 0.203, 1.654, 0.181]),
    }
}
