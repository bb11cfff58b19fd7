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

/// How many things are told of a card, and of a bid.
pub(super) const CARD_TRAITS: usize = 30;
pub(super) const BID_TRAITS: usize = 14;

pub(super) type CardTraits = [f32; CARD_TRAITS];
pub(super) type BidTraits = [f32; BID_TRAITS];

/// What those who search weigh with; learned from their decisions by `examples/measure.rs`.
pub(super) struct Habits {
    /// Of the first card of a trick, of one between, and of the last.
    pub(super) cards: [CardTraits; 3],
    pub(super) bids: BidTraits,
}

pub(super) const HABITS: Habits = Habits {
    cards: [
        [
            0.675, -2.767, 1.001, -5.392, 0.277, -2.492, 1.173, -0.411, -0.269, -1.130, 0.019, 0.522, -0.016,
            0.129, 0.136, -2.478, 0.377, -0.924, 1.934, 0.441, 0.000, 0.146, 0.014, -2.366, 0.316, 1.608,
            -1.141, -0.970, -3.195, -0.147,
        ],
        [
            0.149, -5.354, 0.638, -6.869, 0.109, -3.254, -1.779, -0.893, -0.722, -1.307, -0.749, 1.380,
            -0.286, 1.518, -0.652, 1.345, 0.511, -1.712, 1.920, -0.441, -0.246, 1.601, -1.811, -1.036, 4.038,
            1.572, -1.961, -1.063, -0.306, -0.878,
        ],
        [
            -0.068, -3.268, 0.009, -4.415, 0.448, -1.270, 0.000, 0.009, -0.962, -1.652, -2.188, 1.977,
            -1.530, 2.387, -1.374, 2.306, 0.32, -1.952, 1.059, -0.499, -1.189, 0.806, -1.477, 0.000, 4.227,
            1.853, -1.848, -0.977, -0.429, 1.034,
        ],
    ],
    bids: [
        -0.445, 4.574, 1.534, 4.161, 0.770, -1.110, -0.761, 3.528, -0.152, 0.266, 0.706, 1.348, -1.473,
        -1.713,
    ],
};
