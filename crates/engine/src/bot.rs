//! Players that are programs. They see a view and the legal actions, as a person would, and hear what their seat hears.

use crate::{Game, Message, News, Seat, Thinking, View};

/// Decides for one seat, as long as it has the seat.
///
/// A bot is told everything that its seat learns, and decides by that, its level and the dice it is given. What it does
/// while it decides leaves nothing behind: one that is made anew and told the same again decides the same, which is what
/// happens after a restart. Conformance holds every bot to it.
pub trait Bot<G: Game>: Send {
    /// Hears what the seat has learned, step by step in the order of the game. Only a kind that
    /// [listens](BotKind::listening) is told; whoever takes over a seat is told the past first.
    fn notice(&mut self, _game: &G, _news: News<'_, G>) {}

    /// One of the legal actions. `legal` is never empty.
    fn choose(
        &mut self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<G::Action>;
}

/// What a bot has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// Why, in one line made of the bot's own numbers. It may tell the bot's secrets: it is for developers and for
    /// looking back, never for others at the table.
    pub why: Option<Message>,
}

impl<A> Choice<A> {
    /// The same, and why.
    #[must_use]
    pub fn because(self, why: Message) -> Self {
        Self { why: Some(why), ..self }
    }
}

impl<A> From<A> for Choice<A> {
    fn from(action: A) -> Self {
        Self { action, why: None }
    }
}

/// How hard a bot tries. A kind that thinks has less to spend at a lower level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// For a first game.
    Easy,
    /// In between.
    Middling,
    /// As well as it can.
    #[default]
    Full,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Middling, Self::Full];

    /// Its name, as it follows a bot's: `flat-monte-carlo@easy`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Middling => "middling",
            Self::Full => "full",
        }
    }

    /// The share of a whole budget that this level has.
    const fn share_of(self, steps: u32) -> u32 {
        match self {
            Self::Easy => steps / 100,
            Self::Middling => steps / 10,
            Self::Full => steps,
        }
    }
}

/// What a decision costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A rule is applied: it takes no time worth speaking of.
    Instant,
    /// Worlds are searched, up to a budget; it heeds a [`Stop`](crate::Stop).
    Thinks,
}

/// What a bot is made with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outfit<'a> {
    /// How hard it tries.
    pub level: Level,
    /// What is in its data file; nothing if it has none, or the file is not there.
    pub data: Option<&'a [u8]>,
}

/// Makes a bot.
pub type Maker<G> = fn(Outfit<'_>) -> Box<dyn Bot<G>>;

/// Where a table asks for bots of different levels, from weak to strong. No kind is called so.
pub const MIXED: &str = "mixed-crew";

/// Of the bots that a table is offered, weakest first, the one for the `nth` of so many seats that are filled, where the
/// table asks for `wish`: for [`MIXED`], for one kind, or for several with commas between them, which are gone through
/// over and over.
///
/// ```
/// use engine::{MIXED, wished};
///
/// let crew = |of| (0..of).filter_map(|nth| wished(&["a", "b", "c", "d", "e"], MIXED, nth, of)).collect::<String>();
/// assert_eq!([1, 2, 3, 4, 7].map(crew), ["c", "bd", "ace", "abde", "abbcdde"]);
/// ```
#[must_use]
pub fn wished<'a>(offered: &[&'a str], wish: &str, nth: usize, of: usize) -> Option<&'a str> {
    if wish == MIXED {
        return offered.get(place_in_crew(offered.len(), nth, of)).copied();
    }
    let name = wish.split(',').cycle().nth(nth)?;
    offered.iter().find(|bot| **bot == name).copied()
}

/// Spread evenly over the levels, the weakest first: one alone is in the middle, so that whoever is new meets neither the
/// weakest nor the strongest; of two, one is rather weak and one rather strong; and more have both ends among them.
fn place_in_crew(levels: usize, nth: usize, of: usize) -> usize {
    let of = of.max(1);
    (2 * nth.min(of - 1) + 1) * levels / (2 * of)
}

/// The same where one seat of so many is filled by itself: a list is for tables, and a mixed crew is that of a table
/// where a person has the first seat.
#[must_use]
pub fn wished_here<'a>(offered: &[&'a str], wish: &str, seat: Seat, seats: u8) -> Option<&'a str> {
    let nth = seat.idx().saturating_sub(1);
    wished(offered, wish, nth, usize::from(seats).saturating_sub(1)).filter(|_| !wish.contains(','))
}

/// Whether all bots that a table asks for are offered.
#[must_use]
pub fn can_wish(offered: &[&str], wish: &str) -> bool {
    wish == MIXED || wish.split(',').all(|name| offered.contains(&name))
}

/// A tenth of a second.
const TENTH_MS: u32 = 100;

/// A kind of bot that can be asked to a table.
pub struct BotKind<G: Game> {
    /// Its name in messages and records; its words are in the wordbook under `bot-<id>`.
    pub id: &'static str,
    /// What a decision costs.
    pub effort: Effort,
    /// Makes one.
    pub make: Maker<G>,
    /// The file that it would like to read before its first decision. It must do without, too.
    pub data: Option<&'static str>,
    /// Whether it wants to be told what happens.
    pub listens: bool,
    /// In how many milliseconds 95 of 100 of its decisions are made where that takes longest, which is a browser. Tables
    /// let it take longer, so that nobody can tell by the time what it holds.
    pub within_ms: u32,
    /// The steps of the game that one decision may cost at the highest level.
    steps: u32,
    is_retired: bool,
}

impl<G: Game> BotKind<G> {
    /// A bot that answers at once.
    #[must_use]
    pub const fn instant(id: &'static str, make: Maker<G>) -> Self {
        let (effort, data, listens, within_ms, steps) = (Effort::Instant, None, false, 0, 0);
        Self { id, effort, make, data, listens, within_ms, steps, is_retired: false }
    }

    /// A bot that searches, this many steps of the game for a decision. A step of one game takes a hundred times as
    /// long as a step of another, so every game states its own, measured so that 95 of 100 decisions take at most a
    /// tenth of a second of one core.
    #[must_use]
    pub const fn thinks(id: &'static str, steps: u32, make: Maker<G>) -> Self {
        Self { effort: Effort::Thinks, steps, within_ms: TENTH_MS, ..Self::instant(id, make) }
    }

    /// The same, known to think for longer: 95 of 100 decisions take at most so many milliseconds in a browser.
    #[must_use]
    pub const fn within(self, within_ms: u32) -> Self {
        Self { within_ms, ..self }
    }

    /// The same, told what happens.
    #[must_use]
    pub const fn listening(self) -> Self {
        Self { listens: true, ..self }
    }

    /// The same, with a data file to read.
    #[must_use]
    pub const fn reading(self, file: &'static str) -> Self {
        Self { data: Some(file), ..self }
    }

    /// The same, for old tables alone: no new one may ask for it.
    #[must_use]
    pub const fn retired(self) -> Self {
        Self { is_retired: true, ..self }
    }

    /// Whether a new table may ask for it.
    #[must_use]
    pub const fn is_offered(&self) -> bool {
        !self.is_retired
    }

    /// The levels that it has: a rule is applied or not.
    #[must_use]
    pub const fn levels(&self) -> &'static [Level] {
        match self.effort {
            Effort::Instant => &[Level::Full],
            Effort::Thinks => &Level::ALL,
        }
    }

    /// The steps of the game that one decision may cost at this level.
    #[must_use]
    pub const fn steps(&self, level: Level) -> u32 {
        level.share_of(self.steps)
    }

    /// Of these kinds the one of this name, which may end in a level: `flat-monte-carlo@easy`.
    #[must_use]
    pub fn named(kinds: &[Self], name: &str) -> Option<(Self, Level)> {
        let names = |kind: &Self, level: Level| match name.strip_prefix(kind.id)? {
            "" if level == Level::Full => Some((*kind, level)),
            rest if rest.strip_prefix('@')? == level.name() && level != Level::Full => Some((*kind, level)),
            _ => None,
        };
        kinds.iter().find_map(|kind| kind.levels().iter().find_map(|level| names(kind, *level)))
    }
}

impl<G: Game> Clone for BotKind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for BotKind<G> {}

#[cfg(test)]
mod tests {
    use super::*;

    const LADDER: [&str; 5] = ["1", "2", "3", "4", "5"];

    fn crew(of: usize) -> Vec<&'static str> {
        (0..of).filter_map(|nth| wished(&LADDER, MIXED, nth, of)).collect()
    }

    #[test]
    fn one_bot_alone_is_of_the_middle_level() {
        assert_eq!(crew(1), ["3"]);
    }

    #[test]
    fn a_mixed_crew_goes_from_a_weak_one_to_a_strong_one() {
        for of in 2..=7 {
            let crew = crew(of);
            assert!(crew.is_sorted() && crew.len() == of, "{crew:?}");
            assert!(crew[0] <= "2" && crew[of - 1] >= "4", "{crew:?}");
        }
    }

    #[test]
    fn a_seat_that_is_filled_by_itself_gets_the_one_that_it_has_in_the_crew_of_all() {
        for seats in 2..=8 {
            let others = Seat::all(seats).skip(1);
            let here: Vec<&str> =
                others.filter_map(|seat| wished_here(&LADDER, MIXED, seat, seats)).collect();
            assert_eq!(here, crew(usize::from(seats) - 1));
            assert!(wished_here(&LADDER, MIXED, Seat::new(0), seats).is_some());
        }
    }

    #[test]
    fn a_short_list_is_mixed_as_well_and_an_empty_one_has_nobody() {
        let of_two = |nth| wished(&["1", "2"], MIXED, nth, 3);
        assert_eq!([0, 1, 2].map(of_two), [Some("1"), Some("2"), Some("2")]);
        assert_eq!(wished(&[], MIXED, 0, 3), None);
    }
}
