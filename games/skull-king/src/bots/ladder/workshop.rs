//! What bots are made and measured with: what those who search decide, told in traits, and bots that are one part of another.

use engine::{Bot, BotKind, Choice, Thinking, View};

use super::crew::Style;
use super::search::{CAPTAINS_PLAN, Plan, Search, by_thumb};
use super::thumb::{Lore, Table, Temper};
use super::veteran::{self, Keen, Veteran};
use super::weights::{BID_TRAITS, CARD_TRAITS};
use crate::{Action, Hand, Legal, SkullKing};

/// How many numbers the traits in each table of a [`Lesson`] have: the first card of a trick, one between, the last, and
/// bids.
pub const TABLES: [usize; 4] = [CARD_TRAITS, CARD_TRAITS, CARD_TRAITS, BID_TRAITS];

/// A decision, told in traits.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Which table of weights it is about.
    pub table: usize,
    /// What can be told of each thing that might have been done.
    pub options: Vec<Vec<f32>>,
    /// Which of them was done.
    pub chosen: usize,
}

/// What can be learned from a decision; nothing where there was no choice, or none of cards and bids.
#[must_use]
pub fn lesson(rules: &SkullKing, view: View<'_, SkullKing>, action: Action) -> Option<Lesson> {
    let lore = Lore::new(rules);
    let table = Table::new(rules, &lore, view);
    let (at, options, chosen) = match (rules.legal(view), action) {
        (Legal::Bids { most, .. }, Action::Bid(bid)) => {
            let options = veteran::bids(&table, most).iter().map(|traits| traits.to_vec()).collect();
            (3, options, usize::from(bid.tricks))
        }
        (Legal::Cards(cards), Action::Play(_)) => of_cards(&table, cards, Hand::EMPTY, action)?,
        (Legal::CardsBothWays { cards, tigresses }, Action::Play(_)) => {
            of_cards(&table, cards, tigresses, action)?
        }
        _ => return None,
    };
    (options.len() > 1).then_some(Lesson { table: at, options, chosen })
}

fn of_cards(
    table: &Table<'_>,
    cards: Hand,
    tigresses: Hand,
    action: Action,
) -> Option<(usize, Vec<Vec<f32>>, usize)> {
    let (mut plays, mut options) = (Vec::new(), Vec::new());
    veteran::each_card(table, cards, tigresses, |played, traits| {
        plays.push(Action::Play(played));
        options.push(traits.to_vec());
    });
    let chosen = plays.iter().position(|play| *play == action)?;
    Some((veteran::place_of(table), options, chosen))
}

/// Bots to measure others with: who decides at once as those do who search, and Captains who think otherwise.
#[must_use]
pub fn entrants() -> Vec<BotKind<SkullKing>> {
    let captain = |id, make| BotKind::thinks(id, 100_000, make).listening();
    vec![
        BotKind::instant("veteran", |_| Box::new(ByHabit(None))),
        captain("captain-by-thumb", |_| thinking(Plan { own: Style::Sharp, ..CAPTAINS_PLAN })),
        captain("captain-often", |_| thinking(Plan { own: Style::Searches, ..CAPTAINS_PLAN })),
        captain("captain-trusts-30", |_| thinking(Plan { trust: 0.3, ..CAPTAINS_PLAN })),
        captain("captain-trusts-100", |_| thinking(Plan { trust: 1.0, ..CAPTAINS_PLAN })),
    ]
}

fn thinking(plan: Plan) -> Box<dyn Bot<SkullKing>> {
    Box::new(Search::new(plan))
}

/// Always decides at once what those do most often who search.
struct ByHabit(Option<Box<Lore>>);

impl Bot<SkullKing> for ByHabit {
    fn choose(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        _legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let lore = self.0.get_or_insert_with(|| Box::new(Lore::new(rules)));
        let table = Table::new(rules, lore, view);
        match Veteran::new(&table).act(&rules.legal(view), Keen::Always, thinking.rng) {
            Some(action) => action.into(),
            None => by_thumb(rules, lore, view, Temper::SURE, thinking),
        }
    }
}
