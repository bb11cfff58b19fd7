//! Whom one plays with: a few ways to play, and how likely each seat has which, and its Skull where.

use engine::{GameRng, Policy, Seat, State, View, determinize};

use super::blueprint::{self, Book};
use super::odds::{self, Belief, IN_HAND, LOST, PLACES};
use super::shares::{Shares, pick};
use super::story::{Deed, Scene};
use super::{bosun, deckhand, monkey, veteran};
use crate::{Action, Actions, CARDS_EACH, Card, Cards, Pile, Private, Public, PublicSeat, SEATS_MAX, Skull};

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// As those do who search.
    Searches,
    /// Reckons, one step ahead.
    Reckons,
    /// By rules of thumb.
    Thumb,
    /// Anyhow.
    Wild,
    /// As the blueprint has it.
    Book,
}

pub(super) const STYLES: [Style; 5] =
    [Style::Searches, Style::Reckons, Style::Thumb, Style::Wild, Style::Book];

/// How likely each style is.
pub(super) type Mixture = [f32; STYLES.len()];

/// What is supposed of somebody of whom nothing is known: by who takes nobody to look far ahead, by who does, and by who
/// has read the blueprint as well.
pub(super) const PLAIN: Mixture = [0.0, 0.6, 0.25, 0.15, 0.0];
pub(super) const SUBTLE: Mixture = [0.65, 0.2, 0.1, 0.05, 0.0];
#[cfg(not(target_family = "wasm"))]
pub(super) const READ: Mixture = [0.35, 0.2, 0.1, 0.05, 0.3];

/// How likely even the surest does something else.
const SLIP: f32 = 0.08;

impl Style {
    /// How likely somebody of this style does what. Without a book nobody plays by it.
    pub(super) fn shares(self, view: View<'_, Skull>, legal: &Actions, book: Option<&Book>) -> Shares {
        match (self, book) {
            (Self::Book, Some(book)) => blueprint::shares(book, view, legal),
            (Self::Searches | Self::Book, _) => veteran::shares(view, legal),
            (Self::Reckons, _) => bosun::shares(view, legal),
            (Self::Thumb, _) => deckhand::shares(view, legal),
            (Self::Wild, _) => monkey::shares(view, legal),
        }
    }
}

/// Everybody at the table, each with a way to play.
pub(super) struct Crew<'a> {
    pub(super) styles: [Style; SEATS_MAX as usize],
    pub(super) book: Option<&'a Book>,
}

impl Policy<Skull> for Crew<'_> {
    fn act(&mut self, _rules: &Skull, view: View<'_, Skull>, legal: &Actions, rng: &mut GameRng) -> Action {
        self.styles[view.seat.idx()].shares(view, legal, self.book).draw(rng)
    }

    fn chance(&mut self, _rules: &Skull, view: View<'_, Skull>, legal: &Actions, action: &Action) -> f64 {
        f64::from(self.styles[view.seat.idx()].shares(view, legal, self.book).of(*action))
    }
}

/// What is thought of one seat: how likely each style together with each place of its Skull.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suspect {
    joint: [Belief; STYLES.len()],
}

impl Suspect {
    /// What the deeds of this round tell of a seat, if these styles were likely before.
    pub(super) fn new(
        rules: &Skull,
        known: PublicSeat,
        seat: Seat,
        story: &[Scene],
        prior: &Mixture,
        book: Option<&Book>,
    ) -> Self {
        Self { joint: joint(rules, known, seat, story, prior, book) }.evened()
    }

    /// How likely each style is to have done what a seat did, wherever its Skull was.
    pub(super) fn likelihood(
        rules: &Skull,
        known: PublicSeat,
        seat: Seat,
        story: &[Scene],
        prior: &Mixture,
        book: Option<&Book>,
    ) -> Mixture {
        joint(rules, known, seat, story, prior, book).map(|belief| belief.iter().sum())
    }

    fn evened(mut self) -> Self {
        let sum: f32 = self.joint.iter().flatten().sum();
        if sum > 0.0 {
            self.joint.iter_mut().flatten().for_each(|share| *share /= sum);
        }
        self
    }

    /// How likely the Skull is at each place.
    pub(super) fn belief(&self) -> Belief {
        let mut belief = [0.0; PLACES];
        for of_style in &self.joint {
            belief.iter_mut().zip(of_style).for_each(|(sum, share)| *sum += share);
        }
        belief
    }

    /// A style and a place, drawn by how likely they are.
    fn draw(&self, rng: &mut GameRng) -> (Style, usize) {
        let mut flat = [0.0; PLACES * STYLES.len()];
        for (idx, share) in self.joint.iter().flatten().enumerate() {
            flat[idx] = *share;
        }
        let drawn = pick(&flat, rng);
        (STYLES[drawn / PLACES], drawn % PLACES)
    }
}

/// How likely each style together with each place of the Skull would have led to what a seat did in this round.
fn joint(
    rules: &Skull,
    known: PublicSeat,
    seat: Seat,
    story: &[Scene],
    prior: &Mixture,
    book: Option<&Book>,
) -> [Belief; STYLES.len()] {
    let owns = odds::owns_skull(known);
    let mut joint = [[0.0; PLACES]; STYLES.len()];
    for place in (0..PLACES).filter(|place| odds::is_open(known, *place)) {
        let before = if place == LOST { 1.0 - owns } else { owns };
        if before <= 0.0 {
            continue;
        }
        let mut likely = prior.map(|share| share * before);
        for scene in story.iter().filter(|scene| scene.seat == seat) {
            for (idx, style) in STYLES.into_iter().enumerate().filter(|(idx, _)| prior[*idx] > 0.0) {
                likely[idx] *= scene_chance(rules, scene, known.cards, place, style, book);
            }
        }
        joint.iter_mut().zip(likely).for_each(|(belief, likely)| belief[place] = likely);
    }
    joint
}

/// How likely somebody of this style, with the Skull at this place now, did what they did then.
fn scene_chance(
    rules: &Skull,
    scene: &Scene,
    cards: u8,
    place: usize,
    style: Style,
    book: Option<&Book>,
) -> f32 {
    let laid = scene.before.seats[scene.seat].stack.len();
    let private = private_with(cards, laid, place);
    let view = View { seat: scene.seat, public: &scene.before, private: &private };
    let card = match scene.deed {
        Deed::Placed(height) if usize::from(height) == place => Card::Skull,
        _ => Card::Rose,
    };
    let legal = rules.legal(view);
    let shares = style.shares(view, &legal, book);
    let any = 1.0 / engine::ActionSet::len(&legal).max(1) as f32;
    SLIP * any + (1.0 - SLIP) * shares.of(scene.deed.action(card))
}

/// What a seat with so many cards holds, so many of them laid out, if its Skull is at this place of the whole pile.
pub(super) fn private_with(cards: u8, laid: u8, place: usize) -> Private {
    let card = |height: u8| if usize::from(height) == place { Card::Skull } else { Card::Rose };
    let has_skull = place != LOST;
    let pile: Pile = (0..laid).map(card).collect();
    let in_hand = cards.saturating_sub(laid);
    let hand_skull = has_skull && (place == IN_HAND || place >= usize::from(laid)) && in_hand > 0;
    let hand = (0..in_hand).map(|idx| if hand_skull && idx == 0 { Card::Skull } else { Card::Rose });
    let lost = (0..CARDS_EACH - cards.min(CARDS_EACH))
        .map(|idx| if !has_skull && idx == 0 { Card::Skull } else { Card::Rose });
    Private { hand: hand.collect::<Cards>(), pile, lost: lost.collect::<Cards>() }
}

/// What is thought of everybody.
pub(super) struct Suspects(pub(super) [Option<Suspect>; SEATS_MAX as usize]);

impl Suspects {
    /// What this round has told a seat about the others.
    pub(super) fn new(
        rules: &Skull,
        view: View<'_, Skull>,
        story: &[Scene],
        priors: &[Mixture; SEATS_MAX as usize],
        book: Option<&Book>,
    ) -> Self {
        let mut suspects = [None; SEATS_MAX as usize];
        for (seat, known) in view.public.seats.iter() {
            if seat != view.seat && view.public.in_game.contains(seat) {
                let suspect = Suspect::new(rules, *known, seat, story, &priors[seat.idx()], book);
                suspects[seat.idx()] = Some(suspect);
            }
        }
        Self(suspects)
    }

    /// How likely the Skull of this seat is at each place.
    pub(super) fn belief(&self, public: &Public, seat: Seat) -> Belief {
        let by_deeds = self.0[seat.idx()].as_ref().map(Suspect::belief);
        by_deeds.unwrap_or_else(|| odds::by_cards(public.seats[seat]))
    }

    /// A world that fits what was done, and how everybody in it plays. The seat itself plays in this style.
    pub(super) fn world<'a>(
        &self,
        rules: &Skull,
        view: View<'_, Skull>,
        own: Style,
        book: Option<&'a Book>,
        rng: &mut GameRng,
    ) -> (State<Skull>, Crew<'a>) {
        let mut world = determinize(rules, view, rng);
        let mut styles = [own; SEATS_MAX as usize];
        for (idx, suspect) in (0..SEATS_MAX).zip(&self.0) {
            let Some(suspect) = suspect else { continue };
            let seat = Seat::new(idx);
            let known = view.public.seats[seat];
            let (style, place) = suspect.draw(rng);
            styles[seat.idx()] = style;
            world.private[seat] = private_with(known.cards, known.stack.len(), place);
        }
        (world, Crew { styles, book })
    }
}
