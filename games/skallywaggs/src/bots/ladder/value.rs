//! What a table is worth to a seat: its chance to win, from what can be counted of everybody.

use engine::{Seat, State};

use super::figures::{FIGURES, Figures, figures};
use super::lore::Lore;
use crate::card::CardSet;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::Public;

/// What each number counts for.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// For a seat that looks at its own hand.
    pub(super) own: Figures,
    /// For the others, whose hands it does not see.
    pub(super) others: Figures,
    /// For everybody, where all hands are known.
    pub(super) open: Figures,
}

/// How much more likely than not a seat wins who has won, as a logarithm.
const CERTAIN: f32 = 20.0;

/// Weighs tables.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub(super) rules: &'a Skallywaggs,
    pub(super) lore: &'a Lore,
    pub(super) scale: &'a Scale,
}

impl Judge<'_> {
    /// The odds that a seat wins as it sees the table, as a logarithm.
    pub(super) fn odds(&self, public: &Public, own: Seat, hand: CardSet) -> f32 {
        self.weigh(public, own, |muster, seat| {
            if seat == own {
                product(&self.scale.own, &figures(self.lore, muster, seat, Some(hand)))
            } else {
                product(&self.scale.others, &figures(self.lore, muster, seat, None))
            }
        })
    }

    /// The chance that a seat wins, where everything is known.
    pub(super) fn chance(&self, world: &State<Skallywaggs>, own: Seat) -> f32 {
        let odds = self.weigh(&world.public, own, |muster, seat| {
            let hand = Some(world.private[seat].hand);
            product(&self.scale.open, &figures(self.lore, muster, seat, hand))
        });
        share(odds)
    }

    fn weigh(&self, public: &Public, own: Seat, score: impl Fn(&Muster<'_>, Seat) -> f32) -> f32 {
        if !public.winners.is_empty() {
            let has_won = public.winners.contains(own);
            return if has_won { CERTAIN / public.winners.len() as f32 } else { -CERTAIN };
        }
        let muster = Muster::new(self.rules, public);
        let others = Seat::all(self.rules.seats).filter(|seat| *seat != own);
        let own = score(&muster, own);
        let sum: f32 = others.map(|seat| libm::expf((score(&muster, seat) - own).clamp(-30.0, 30.0))).sum();
        -libm::logf(sum)
    }
}

/// Odds as a chance.
pub(super) fn share(odds: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-odds))
}

/// A chance as odds.
pub(super) fn odds_of(chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    libm::logf(chance / (1.0 - chance))
}

fn product(weights: &Figures, figures: &Figures) -> f32 {
    (0..FIGURES).map(|place| weights[place] * figures[place]).sum()
}
