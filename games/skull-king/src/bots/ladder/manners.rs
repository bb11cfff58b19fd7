//! What nobody on the ladder plays: a card beside which another one in the hand does all the same, and gives less away.
//! Cards of one suit between which none is left are twins: one takes whatever the other takes.

use engine::View;

use super::thumb::out_of_play;
use crate::action::CardPlayed;
use crate::options::Fourteens;
use crate::trick::outcome_of;
use crate::{Action, Card, Face, Hand, Legal, Play, Role, SkullKing};

/// What a seat could play, with an eye for twins.
pub(super) struct Manners<'a> {
    rules: &'a SkullKing,
    view: View<'a, SkullKing>,
    /// The cards that may be played.
    legal: Hand,
    /// What may still be played by others, or lies in this trick: what stands between two cards.
    between: Hand,
}

impl<'a> Manners<'a> {
    pub(super) fn new(rules: &'a SkullKing, view: View<'a, SkullKing>, legal: &Legal) -> Self {
        let trick: Hand = view.public.trick().iter().map(|play| play.card()).collect();
        let unseen = rules.deck - out_of_play(view) - view.private.hand;
        let legal = match *legal {
            Legal::Cards(cards) | Legal::CardsBothWays { cards, .. } => cards,
            _ => Hand::EMPTY,
        };
        Self { rules, view, legal, between: unseen | trick }
    }

    /// Whether nothing else in the hand does this as well.
    pub(super) fn allow(&self, action: &Action) -> bool {
        self.instead_of(*action) == *action
    }

    /// The same, or what does as well and gives less away.
    pub(super) fn instead_of(&self, action: Action) -> Action {
        match action {
            Action::Play(played) => Action::Play(self.instead(played)),
            other => other,
        }
    }

    fn instead(&self, played: CardPlayed) -> CardPlayed {
        match (self.rules.face(played.card), played.role) {
            (Face::Number(..), _) => self.among_numbers(played),
            (Face::Escape, _) => self.first_of(|face| face == Face::Escape).unwrap_or(played),
            (Face::Mermaid, _) => self.first_of(|face| face == Face::Mermaid).unwrap_or(played),
            // Whoever has another card that flees or fights keeps the one that can do both.
            (Face::Tigress, _) if self.rules.options.scary_mary_always_pirate => played,
            (Face::Tigress, Some(Role::Escape)) => {
                self.first_of(|face| face == Face::Escape).unwrap_or(played)
            }
            (Face::Pirate(_) | Face::Tigress, _) => self.plain_pirate().unwrap_or(played),
            _ => played,
        }
    }

    fn first_of(&self, wanted: impl Fn(Face) -> bool) -> Option<CardPlayed> {
        let card = self.legal.iter().find(|card| wanted(self.rules.face(*card)))?;
        Some(CardPlayed { card, role: None })
    }

    /// A pirate, where pirates are as good as each other.
    fn plain_pirate(&self) -> Option<CardPlayed> {
        let options = &self.rules.options;
        let has_powers = options.power_rosie
            || options.power_bahij
            || options.power_rascal
            || options.power_juanita
            || options.power_harry;
        if has_powers { None } else { self.first_of(|face| matches!(face, Face::Pirate(_))) }
    }

    /// The lowest twin. A fourteen that pays is played where it takes the trick for certain, and is kept where it is lost.
    fn among_numbers(&self, played: CardPlayed) -> CardPlayed {
        // Under the White Whale numbers are compared across suits.
        if self.rules.options.white_whale {
            return played;
        }
        let twins = self.twins(played);
        let paid = twins.iter().find(|card| self.pays(*card));
        let lowest = twins.iter().find(|card| Some(*card) != paid);
        let card = match paid {
            Some(paid) if self.takes_for_certain(paid) => Some(paid),
            Some(paid) if self.is_ahead(paid) && paid == played.card => Some(paid),
            _ => lowest,
        };
        CardPlayed { card: card.unwrap_or(played.card), role: None }
    }

    /// The cards of this suit that may be played and between which none is left, this one among them.
    fn twins(&self, played: CardPlayed) -> Hand {
        let mut twins = Hand::EMPTY;
        let Face::Number(suit, rank) = self.rules.face(played.card) else { return twins };
        let is_between = |other: u8| {
            let (low, high) = (rank.min(other), rank.max(other));
            let stands =
                |face| matches!(face, Face::Number(its, at) if its == suit && low <= at && at <= high);
            self.between.iter().any(|card| stands(self.rules.face(card)))
        };
        for card in self.legal.iter() {
            if let Face::Number(its, other) = self.rules.face(card)
                && its == suit
                && !is_between(other)
            {
                twins.insert(card);
            }
        }
        twins
    }

    fn pays(&self, card: Card) -> bool {
        let pays = self.rules.options.fourteens == Fourteens::TenAndTwenty;
        pays && matches!(self.rules.face(card), Face::Number(_, 14))
    }

    /// Whether this number would take the trick as it lies. One that is beaten once takes no trick any more.
    fn is_ahead(&self, card: Card) -> bool {
        let trick = self.view.public.trick();
        let forces = trick.iter().copied().chain([Play::new(card, None)]).map(|play| self.rules.force(play));
        outcome_of(&self.rules.options, forces).winner == u8::try_from(trick.len()).ok()
    }

    fn takes_for_certain(&self, card: Card) -> bool {
        let is_last = self.view.public.trick().len() + 1 == usize::from(self.rules.places);
        is_last && self.is_ahead(card)
    }
}
