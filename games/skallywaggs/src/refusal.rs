//! Why an action is not legal. It explains; `legal.rs` decides.

use engine::{Seat, View};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Aim};
use crate::card::{Card, Part, PirateId};
use crate::deck::{Effect, Rule};
use crate::legal::{Obstacle, obstacle, trade_cost};
use crate::muster::{Muster, Protection, lies_before};
use crate::options::Skallywaggs;
use crate::state::{Sailing, Task};

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It is the time for something else.
    WrongMoment(Moment),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card is not where it was to be taken from.
    NotThere(Card),
    /// A pirate is a head, a chest and legs.
    NoPirate,
    /// There is no such pirate or player to choose.
    NoTarget,
    /// Something protects the target.
    Protected {
        /// The event, if it is one.
        card: Option<Card>,
        /// What protects it.
        by: Protection,
    },
    /// It must be somebody else's, or one's own.
    WrongCrew,
    /// The card is no event, or cannot be played now.
    NotNow(Card),
    /// The event would do nothing.
    Nothing(Card),
    /// An event forbids it.
    Forbidden(Card),
    /// The hand is too small to pay so many cards.
    TooFewCards {
        /// How many cards are needed.
        needed: u8,
    },
    /// No character of the crew can do that.
    NobodyCan,
    /// It was done on this turn already.
    OnceATurn,
    /// Too few pirates can sail.
    TooFewSail {
        /// How many can.
        seaworthy: u8,
        /// How many are needed.
        needed: u8,
    },
    /// The attempt is under way, and looked at when this turn or the next one ends.
    SailingAlready(Sailing),
    /// The harbor closes before that attempt could end.
    TooLate,
    /// Only pirates that do not sail can be lured: simple ones.
    NotSimple,
    /// This pirate cannot be chosen.
    CannotLose(PirateId),
    /// Nothing forbids anything.
    NothingForbids,
    /// Nobody would be asked less often.
    SameWatch,
}

/// What the moment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is named like the task it stands for")]
pub enum Moment {
    Dealing,
    Arrange,
    Play,
    Discard,
    Swap,
    Lose,
    Doom,
    Take,
    Answer,
    Over,
}

impl Moment {
    /// The moment of a task.
    #[must_use]
    pub const fn of(task: Task) -> Self {
        match task {
            Task::Arrange => Self::Arrange,
            Task::Play => Self::Play,
            Task::Pay { .. } => Self::Discard,
            Task::Swap => Self::Swap,
            Task::Lose { .. } => Self::Lose,
            Task::Doom { .. } => Self::Doom,
            Task::Take { .. } => Self::Take,
            Task::Answers => Self::Answer,
            Task::Over => Self::Over,
            _ => Self::Dealing,
        }
    }
}

impl Skallywaggs {
    pub(crate) fn refused(&self, view: View<'_, Self>, action: Action) -> Refusal {
        let moment = Moment::of(view.public.task());
        if !belongs(moment, action) {
            return Refusal::WrongMoment(moment);
        }
        let asked = Asked { rules: self, view, muster: Muster::new(self, view.public) };
        asked.refusal(action)
    }
}

/// Whether an action is of the kind that the moment asks for.
const fn belongs(moment: Moment, action: Action) -> bool {
    match moment {
        Moment::Dealing | Moment::Over => false,
        Moment::Arrange => matches!(action, Action::Arrange(_)),
        Moment::Play => matches!(
            action,
            Action::Build { .. }
                | Action::Event { .. }
                | Action::Trade
                | Action::Lure(_)
                | Action::Operate { .. }
                | Action::Help(_)
                | Action::Ransom
                | Action::Sail
                | Action::Watch(_)
                | Action::EndTurn
        ),
        Moment::Discard => matches!(action, Action::Discard(_)),
        Moment::Swap => matches!(action, Action::Swap { .. }),
        Moment::Lose => matches!(action, Action::Lose(_)),
        Moment::Doom => matches!(action, Action::LetGo | Action::Cure | Action::StandIn(_)),
        Moment::Take => matches!(action, Action::Take(_) | Action::Done),
        Moment::Answer => matches!(action, Action::Event { .. } | Action::Pass(_)),
    }
}

/// Somebody who asks why not.
struct Asked<'a> {
    rules: &'a Skallywaggs,
    view: View<'a, Skallywaggs>,
    muster: Muster<'a>,
}

impl Asked<'_> {
    fn refusal(&self, action: Action) -> Refusal {
        match action {
            Action::Build { head, chest, legs, .. } => self.building([head, chest, legs]),
            Action::Event { card, aim } => self.event(card, aim),
            Action::Trade => self.trade(),
            Action::Discard(card) => Refusal::NotInHand(card),
            Action::Swap { give, take } => self.held(give).unwrap_or(Refusal::NotThere(take)),
            Action::Lure(pirate) => self.lure(pirate),
            Action::Operate { give, .. } => self.operate(give),
            Action::Help(card) => self.help(card),
            Action::Ransom => self.ransom(),
            Action::Sail => self.sail(),
            Action::Watch(watch) if self.view.public.seats[self.view.seat].watch == watch => {
                Refusal::SameWatch
            }
            Action::Watch(_) => Refusal::OnceATurn,
            Action::Lose(pirate) if self.view.public.pirate(pirate).is_some() => Refusal::CannotLose(pirate),
            Action::Cure => Refusal::NobodyCan,
            Action::Take(card) => Refusal::NotThere(card),
            Action::Pass(_) => Refusal::SameWatch,
            Action::Lose(_)
            | Action::StandIn(_)
            | Action::Arrange(_)
            | Action::EndTurn
            | Action::Done
            | Action::LetGo => Refusal::NoTarget,
        }
    }

    fn held(&self, card: Card) -> Option<Refusal> {
        (!self.view.private.hand.contains(card)).then_some(Refusal::NotInHand(card))
    }

    fn building(&self, parts: [Card; 3]) -> Refusal {
        if parts.map(|card| self.rules.deck.part(card)) != Part::ALL.map(Some) {
            return Refusal::NoPirate;
        }
        parts.into_iter().find_map(|card| self.held(card)).unwrap_or(Refusal::NoTarget)
    }

    fn forbidden(&self) -> Option<Refusal> {
        let laid = lies_before(self.rules.deck, self.view.public, self.view.seat, Effect::Forbid)?;
        let own_turn = Moment::of(self.view.public.task()) == Moment::Play;
        own_turn.then_some(Refusal::Forbidden(laid.card))
    }

    fn event(&self, card: Card, aim: Aim) -> Refusal {
        if let Some(refusal) = self.held(card).or_else(|| self.forbidden()) {
            return refusal;
        }
        let info = self.rules.deck.card(card);
        let answers = Moment::of(self.view.public.task()) == Moment::Answer;
        if info.part.is_some() || answers && !info.anytime {
            return Refusal::NotNow(card);
        }
        match obstacle(&self.muster, self.view.seat, card, aim) {
            Some(Obstacle::Protected(by)) => Refusal::Protected { card: Some(card), by },
            Some(Obstacle::WrongCrew) => Refusal::WrongCrew,
            Some(Obstacle::Nothing) => Refusal::Nothing(card),
            Some(Obstacle::NoTarget) | None => Refusal::NoTarget,
        }
    }

    fn trade(&self) -> Refusal {
        let cost = trade_cost(&self.muster, self.view.seat);
        self.forbidden().unwrap_or(Refusal::TooFewCards { needed: cost + 1 })
    }

    fn has(&self, is_it: impl Fn(&Rule) -> bool) -> bool {
        self.muster.rules_in(self.view.seat).any(|(_, _, rule)| is_it(&rule))
    }

    fn lure(&self, pirate: PirateId) -> Refusal {
        let (public, seat) = (self.view.public, self.view.seat);
        if !self.has(|rule| matches!(rule, Rule::Lures { .. })) {
            return Refusal::NobodyCan;
        }
        if public.used.lured {
            return Refusal::OnceATurn;
        }
        let Some(place) = public.place_of(pirate) else { return Refusal::NoTarget };
        if public.pirates[place].crew == seat {
            return Refusal::WrongCrew;
        }
        if !self.muster.form(place).is_simple() {
            return Refusal::NotSimple;
        }
        let held = self.muster.stays(seat, place).map(|by| Refusal::Protected { card: None, by });
        held.unwrap_or(Refusal::TooFewCards { needed: self.lure_cost() })
    }

    fn lure_cost(&self) -> u8 {
        let cost = self.muster.rules_in(self.view.seat).find_map(|(_, _, rule)| match rule {
            Rule::Lures { cost } => Some(cost),
            _ => None,
        });
        cost.unwrap_or_default()
    }

    fn operate(&self, give: Card) -> Refusal {
        if !self.has(|rule| *rule == Rule::Operates) {
            return Refusal::NobodyCan;
        }
        if self.view.public.used.operated {
            return Refusal::OnceATurn;
        }
        self.held(give).unwrap_or(Refusal::NoTarget)
    }

    fn help(&self, card: Card) -> Refusal {
        if !self.has(|rule| *rule == Rule::HelpsItself) {
            return Refusal::NobodyCan;
        }
        if self.view.public.used.helped { Refusal::OnceATurn } else { Refusal::NotThere(card) }
    }

    fn ransom(&self) -> Refusal {
        if self.forbidden().is_some() { Refusal::NoTarget } else { Refusal::NothingForbids }
    }

    fn sail(&self) -> Refusal {
        let seat: Seat = self.view.seat;
        match self.view.public.seats[seat].sailing {
            Sailing::No if self.view.public.round > self.muster.rules.last_round() => {
                return Refusal::TooLate;
            }
            Sailing::No => {}
            sailing => return Refusal::SailingAlready(sailing),
        }
        Refusal::TooFewSail { seaworthy: self.muster.seaworthy(seat), needed: self.muster.needed(seat) }
    }
}
