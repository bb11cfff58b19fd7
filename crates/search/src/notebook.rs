//! What a bot has noted of its game, and what follows from it: who decided what in an imagined world, and how likely
//! that makes the world.

use std::collections::VecDeque;

use engine::{ActionSet, Events, Game, News, Note, Policy, Seat, State, Turn, rewind};

/// A bot's latest notes. What is older than the last deal has mostly been shuffled away, and no game has more
/// decisions than this between two of them.
pub struct Notebook<G: Game>(VecDeque<Note<G>>);

const NOTES_MAX: usize = 256;

/// One decision in an imagined past.
pub struct Decision<G: Game> {
    /// The imagined world in which it was made; whoever made it saw `world.view(seat)`.
    pub world: State<G>,
    /// Who decided.
    pub seat: Seat,
    /// What they chose.
    pub action: G::Action,
}

/// The world cannot have come about as the notes tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no decision leads from one note to the next in this world")]
pub struct Contradiction;

impl<G: Game> Default for Notebook<G> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<G: Game> Notebook<G> {
    /// Notes what the seat has learned.
    pub fn note(&mut self, news: News<'_, G>) {
        if self.0.len() == NOTES_MAX {
            self.0.pop_front();
        }
        self.0.push_back(news.note());
    }

    /// The notes, oldest first.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &Note<G>> {
        self.0.iter()
    }

    /// The decisions that have led to an imagined world, oldest first: as far back as the notes go and the game can
    /// tell.
    ///
    /// # Errors
    /// If the world contradicts the notes.
    pub fn retrace(&self, game: &G, world: &State<G>) -> Result<Vec<Decision<G>>, Contradiction> {
        let mut decisions = Vec::new();
        let mut after = world.clone();
        for note in self.0.iter().rev().skip(1) {
            let Some(before) = rewind(game, &after, note.view()) else { break };
            if game.turn(&before.public) != Turn::Chance {
                let (seat, action) = decision_between(game, &before, &after).ok_or(Contradiction)?;
                decisions.push(Decision { world: before.clone(), seat, action });
            }
            after = before;
        }
        decisions.reverse();
        Ok(decisions)
    }

    /// How likely the others would have decided as they did, had this been the world and had they played by this
    /// policy. Nothing, if the world contradicts the notes.
    pub fn likelihood<P: Policy<G>>(&self, game: &G, world: &State<G>, policy: &mut P) -> f64 {
        let Some(own) = self.0.back().map(|note| note.seat) else { return 1.0 };
        let Ok(decisions) = self.retrace(game, world) else { return 0.0 };
        let others = decisions.iter().filter(|decision| decision.seat != own);
        others.map(|decision| decision.chance(game, policy)).product()
    }
}

impl<G: Game> Decision<G> {
    /// How likely the decision was by this policy.
    fn chance<P: Policy<G>>(&self, game: &G, policy: &mut P) -> f64 {
        let view = self.world.view(self.seat);
        policy.chance(game, view, &game.legal_actions(view), &self.action)
    }
}

/// The decision that makes the one world of the other. The rules say so, and nobody else.
fn decision_between<G: Game>(game: &G, before: &State<G>, after: &State<G>) -> Option<(Seat, G::Action)> {
    let mut seats = game.turn(&before.public).seats().iter();
    seats.find_map(|seat| {
        let legal = game.legal_actions(before.view(seat));
        let leads = |action: &G::Action| {
            let mut next = before.clone();
            game.apply(&mut next, seat, action.clone(), &mut Events::off());
            next == *after
        };
        (0..legal.len()).map(|idx| legal.at(idx)).find(leads).map(|action| (seat, action))
    })
}
