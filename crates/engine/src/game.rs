//! The contract of a game. Rules are a value: options and seats, checked once, passed as `&self`. A state is stored
//! already split by who may know it; a view is two borrows of it, and nothing is ever redacted.

use std::fmt::{self, Debug};
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{ActionSet, Events, GameRng, Message, Seat, SeatMap, Standing, Turn};

/// What any part of a game's data must be: plain, comparable, storable.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Options that no table can be played with, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these options cannot be played: {}", .0.key)]
pub struct InvalidOptions(pub Message);

/// The rules of one game at one table: options and seats, already validated.
///
/// Everything a game decides is a function of the part of the state that may be known where it is decided:
/// whose turn it is, of the public half; what is legal, of one seat's view. So a client or a bot can compute it,
/// and a refusal tells nothing new.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The name in messages and records. Never changes.
    const ID: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Which version of the rules these are. It is raised when a change could forbid a step of a kept game or end it
    /// otherwise; kept games say by which version they were played.
    const RULES: u32 = 1;

    /// What a host chooses.
    type Options: Data;
    /// Everybody sees it.
    type Public: Data;
    /// One seat sees it.
    type Private: Data;
    /// Nobody sees it.
    type Hidden: Data;
    /// A seat's decision.
    type Action: Data + Eq + Ord;
    /// Those that are legal now.
    type Actions: ActionSet<Self::Action>;
    /// Nature's decision: a deal, a draw.
    type Chance: Data;
    /// A public fact.
    type Event: Data;
    /// Why an action was not legal.
    type Refusal: Data;

    /// Named options, the usual ones first.
    fn presets() -> Vec<(&'static str, Self::Options)>;

    /// The rules for these options and this many seats.
    ///
    /// # Errors
    /// If they cannot be played, with the reason.
    fn new(options: Self::Options, seats: u8) -> Result<Self, InvalidOptions>;

    /// What the host chose. With these and its seats the rules can be made again, elsewhere.
    fn options(&self) -> &Self::Options;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The state before the first step.
    fn setup(&self) -> State<Self>;

    /// Checks the laws of conservation: every card in exactly one place.
    ///
    /// # Panics
    /// If one is broken.
    fn audit(&self, state: &State<Self>);

    /// Whose move it is.
    fn turn(&self, public: &Self::Public) -> Turn;

    /// How the seats stand.
    fn standings(&self, public: &Self::Public) -> SeatMap<Standing>;

    /// Which round it is, by a number that grows from one round to the next, once the points of a round are written. A
    /// game without rounds is one round.
    #[inline(always)]
    fn round(&self, _public: &Self::Public) -> u32 {
        0
    }

    /// What the seat may do: sorted, without duplicates, never empty for a seat to act.
    /// Called only for seats in [`Game::turn`].
    fn legal_actions(&self, view: View<'_, Self>) -> Self::Actions;

    /// Why this action is not among the legal ones. Explains; never decides.
    fn refusal(&self, view: View<'_, Self>, action: &Self::Action) -> Self::Refusal;

    /// Carries out a legal action.
    fn apply(
        &self,
        state: &mut State<Self>,
        seat: Seat,
        action: Self::Action,
        events: &mut Events<Self::Event>,
    );

    /// Draws nature's next decision. Called only at [`Turn::Chance`].
    fn sample_chance(&self, state: &State<Self>, rng: &mut GameRng) -> Self::Chance;

    /// Whether nature could decide so here. Guards records from outside.
    fn is_possible(&self, state: &State<Self>, chance: &Self::Chance) -> bool;

    /// Carries out a possible decision of nature.
    fn resolve_chance(&self, state: &mut State<Self>, chance: Self::Chance, events: &mut Events<Self::Event>);

    /// Invents what `view.seat` cannot know, consistently with what it does.
    /// It is never given the truth, so it cannot leak it.
    fn determinize(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self>;

    /// What was secret one step before `after`, a world that a seat has imagined; `before` is what the seat saw then.
    /// `None` where a game cannot tell: what was shuffled away is gone.
    ///
    /// In the true world it gives the truth, and so bots can retrace who has decided what.
    fn rewind(&self, _after: &State<Self>, _before: View<'_, Self>) -> Option<Secrets<Self>> {
        None
    }
}

/// The whole truth of a game, split by who may know it.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct State<G: Game> {
    /// What everybody sees.
    pub public: G::Public,
    /// What each seat alone sees.
    pub private: SeatMap<G::Private>,
    /// What nobody sees.
    pub hidden: G::Hidden,
}

/// What one seat can see: the public half and its own. Bots and clients get nothing else.
pub struct View<'a, G: Game> {
    /// Whose eyes these are.
    pub seat: Seat,
    /// What everybody sees.
    pub public: &'a G::Public,
    /// What this seat alone sees.
    pub private: &'a G::Private,
}

/// An invented rest of the world: every private half and the hidden part.
pub struct Secrets<G: Game> {
    /// One private half for each seat; the viewer's own is replaced by the real one.
    pub private: SeatMap<G::Private>,
    /// What nobody sees.
    pub hidden: G::Hidden,
}

impl<G: Game> State<G> {
    /// What this seat can see.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { seat, public: &self.public, private: &self.private[seat] }
    }
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        Self { public: self.public.clone(), private: self.private.clone(), hidden: self.hidden.clone() }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.private == other.private && self.hidden == other.hidden
    }
}

impl<G: Game> Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("public", &self.public)
            .field("private", &self.private)
            .field("hidden", &self.hidden)
            .finish()
    }
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<G: Game> Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("seat", &self.seat)
            .field("public", &self.public)
            .field("private", &self.private)
            .finish()
    }
}
