//! What lies open: what everybody at a table can count, whatever they hold. Many hands are imagined in one moment, and
//! this is the same with all of them.

use arrayvec::ArrayVec;
use engine::{SEATS_MAX, Seat};

use crate::state::{Player, Public};
use crate::trick::{Force, Outcome, Survey};
use crate::{Hand, Play, SkullKing};

/// Whether somebody wants a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Still needs some.
    Needy,
    /// Needs none.
    Sated,
    /// Has no bid: Graybeard's ghost.
    Ghostly,
}

/// A moment of a round, as one seat counts it that is about to act.
#[derive(Clone)]
pub(super) struct Open {
    /// What was played in this round.
    pub(super) played: Hand,
    /// How many tricks the seat still wants; less than none when it has too many already.
    pub(super) missing: i32,
    /// Tricks that are still to be played, this one among them.
    pub(super) left: i32,
    /// By how much more is wanted by all together than is left, for each trick.
    pub(super) crowd: f32,
    /// Whether who is ahead in this trick needs it: one if so, less than none if not.
    pub(super) owner: f32,
    /// Those who play after the seat.
    pub(super) behind: ArrayVec<Wish, SEATS_MAX>,
    /// By suit: which part of all others plays after the seat and has shown to hold none.
    pub(super) voids: [f32; 4],
    trick: Survey,
}

impl Open {
    pub(super) fn new(rules: &SkullKing, public: &Public, seat: Seat) -> Self {
        let trick = Survey::of(forces(rules, public));
        let left = i32::from(public.cards) - i32::from(public.history.tricks_done());
        let wanted: i32 = Seat::all(rules.seats).map(|seat| missing(public, seat).clamp(0, left)).sum();
        let need = |seat: Seat| if wish(public, seat) == Wish::Needy { 1.0 } else { -1.0 };
        let later = public.trick_len + 1..rules.places;
        let later = later.map(|place| rules.player_at(public.lead, public.seat_lead, place));
        Self {
            played: public.history.plays().iter().map(|play| play.card()).collect(),
            missing: missing(public, seat),
            left,
            crowd: (wanted - left) as f32 / left.max(1) as f32,
            owner: owner(rules, public, &trick).map_or(0.0, need),
            behind: later.clone().map(|player| wish_of(public, player)).collect(),
            voids: voids(rules, public, later),
            trick,
        }
    }

    /// How this trick would end with one card more.
    pub(super) fn with(&self, rules: &SkullKing, public: &Public, play: Play) -> Outcome {
        self.trick.decided_with(&rules.options, forces(rules, public), rules.force(play))
    }

    /// Whether numbers are compared across suits in this trick, and nothing else counts.
    pub(super) const fn is_under_whale(&self) -> bool {
        self.trick.is_under_whale()
    }
}

fn forces<'a>(rules: &'a SkullKing, public: &'a Public) -> impl Iterator<Item = Force> + Clone + 'a {
    public.trick().iter().map(|play| rules.force(*play))
}

/// How many tricks a seat still wants.
fn missing(public: &Public, seat: Seat) -> i32 {
    i32::from(public.bid(seat).unwrap_or(0)) - i32::from(public.won(seat))
}

fn wish(public: &Public, seat: Seat) -> Wish {
    if missing(public, seat) > 0 { Wish::Needy } else { Wish::Sated }
}

fn wish_of(public: &Public, player: Player) -> Wish {
    player.seat().map_or(Wish::Ghostly, |seat| wish(public, seat))
}

/// Whose card is ahead in this trick.
fn owner(rules: &SkullKing, public: &Public, trick: &Survey) -> Option<Seat> {
    if public.trick_len == 0 {
        return None;
    }
    let place = trick.decided(&rules.options, forces(rules, public)).winner?;
    rules.player_at(public.lead, public.seat_lead, place).seat()
}

fn voids(rules: &SkullKing, public: &Public, later: impl Iterator<Item = Player>) -> [f32; 4] {
    let mut counts = [0u8; 4];
    for seat in later.filter_map(Player::seat) {
        let shown = public.known[seat.idx()].voids;
        for (suit, count) in counts.iter_mut().enumerate() {
            *count += shown >> suit & 1;
        }
    }
    counts.map(|count| f32::from(count) / f32::from(rules.places - 1))
}
