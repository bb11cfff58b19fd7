//! Whom one plays with: a few ways to play, and how likely each seat has which. When a round is over every card of it lies
//! open, so that what somebody did can be judged with the hand that they had.

use engine::{ActionSet as _, GameRng, News, Policy, SEATS_MAX, Seat, Secrets, View};

use super::super::mate::Mate;
use super::dice::pick;
use super::open::Open;
use super::thumb::{Lore, Table, Temper};
use super::veteran::{Keen, Veteran};
use crate::action::CardPlayed;
use crate::state::{Bid, Phase, Private, Public};
use crate::{Action, Card, Event, Hand, Legal, Play, Role, SkullKing};

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Always what those do most often who search.
    Decided,
    /// As those do who search.
    Searches,
    /// By rules of thumb, always the best by them.
    Sharp,
    /// By the same rules, not always the best.
    Loose,
    /// By what the cards are worth on their own.
    Plain,
    /// Any way at all.
    Wild,
}

/// What somebody may be taken for.
const STYLES: [Style; 5] = [Style::Searches, Style::Sharp, Style::Loose, Style::Plain, Style::Wild];

/// What is supposed of somebody of whom nothing is known.
const PRIOR: [f32; STYLES.len()] = [0.55, 0.15, 0.15, 0.12, 0.03];

/// How much less likely than the likeliest a style may get, as a logarithm: nobody is ever known for certain.
const DOUBT: f32 = -3.0;

/// How likely even the surest does something else.
const SLIP: f32 = 0.08;

impl Style {
    const fn temper(self) -> Temper {
        match self {
            Self::Decided | Self::Sharp => Temper::SURE,
            _ => Temper::LOOSE,
        }
    }

    const fn keen(self) -> Option<Keen> {
        match self {
            Self::Decided => Some(Keen::Always),
            Self::Searches => Some(Keen::AsOften),
            _ => None,
        }
    }
}

/// Everybody at the table, each with a way to play.
pub(super) struct Crew<'a> {
    pub(super) lore: &'a Lore,
    pub(super) styles: [Style; SEATS_MAX],
}

impl Policy<SkullKing> for Crew<'_> {
    fn act(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        legal: &Legal,
        rng: &mut GameRng,
    ) -> Action {
        if legal.len() == 1 {
            return legal.at(0);
        }
        match self.styles[view.seat.idx()] {
            Style::Wild => engine::Uniform.act(rules, view, legal, rng),
            Style::Plain => Mate::decide(rules, view, &legal.to_vec(), rng),
            style => {
                let table = Table::new(rules, self.lore, view);
                let known = style.keen().and_then(|keen| Veteran::new(&table).act(legal, keen, rng));
                known.unwrap_or_else(|| table.act(legal, style.temper(), rng))
            }
        }
    }

    fn chance(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        legal: &Legal,
        action: &Action,
    ) -> f64 {
        let table = Table::new(rules, self.lore, view);
        f64::from(chance(&table, legal, *action, self.styles[view.seat.idx()]))
    }
}

/// How likely somebody of this style does this.
fn chance(table: &Table<'_>, legal: &Legal, action: Action, style: Style) -> f32 {
    let any = 1.0 / legal.len().max(1) as f32;
    let wanted = match style {
        Style::Wild => any,
        Style::Plain => {
            let mut rng = GameRng::from_number(0);
            let decided = Mate::decide(table.rules, table.view, &legal.to_vec(), &mut rng);
            f32::from(u8::from(is_same(decided, action)))
        }
        Style::Decided | Style::Searches => Veteran::new(table).chance(legal, action).unwrap_or(any),
        Style::Sharp | Style::Loose => table.chance(legal, action, style.temper()),
    };
    SLIP * any + (1.0 - SLIP) * wanted
}

/// What is loaded with a bid is not looked at.
fn is_same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Bid(one), Action::Bid(other)) => one.tricks == other.tricks,
        _ => one == other,
    }
}

/// A card that another seat played, and what everybody saw before.
struct Deed {
    seat: Seat,
    before: Public,
    open: Open,
    action: Action,
    card: Card,
}

/// What everybody saw before they bid, and what they bid.
struct Bidding {
    before: Public,
    open: Open,
    bids: Vec<(Seat, Bid)>,
}

impl Deed {
    fn new(rules: &SkullKing, seat: Seat, before: &Public, play: Play) -> Self {
        let role = if play.flees() { Role::Escape } else { Role::Pirate };
        let role = rules.tigresses.contains(play.card()).then_some(role);
        let action = Action::Play(CardPlayed { card: play.card(), role });
        Self { seat, before: *before, open: Open::new(rules, before, seat), action, card: play.card() }
    }
}

/// How likely somebody of this style does this at a moment of which is known what lies open, as a logarithm.
fn log_chance(
    rules: &SkullKing,
    lore: &Lore,
    view: View<'_, SkullKing>,
    open: &Open,
    action: Action,
    style: Style,
) -> f32 {
    let legal = rules.legal(view);
    // Whoever has no choice tells nothing.
    if legal.len() == 1 {
        return 0.0;
    }
    libm::logf(chance(&Table::at(rules, lore, view, open.clone()), &legal, action, style))
}

/// What a seat has seen the others do.
pub(super) struct Acquaintance {
    /// How far a decision is believed to tell who somebody is, or what they hold: nobody plays quite as any style does.
    trust: f32,
    /// By seat and style: how likely what the seat did so far is, as a logarithm.
    logs: [[f32; STYLES.len()]; SEATS_MAX],
    /// What everybody saw last.
    last: Option<Public>,
    bidding: Option<Bidding>,
    deeds: Vec<Deed>,
}

impl Acquaintance {
    pub(super) fn new(trust: f32) -> Self {
        Self { trust, logs: [PRIOR.map(libm::logf); SEATS_MAX], last: None, bidding: None, deeds: Vec::new() }
    }

    /// Hears what happened.
    pub(super) fn notice(&mut self, rules: &SkullKing, lore: &Lore, news: News<'_, SkullKing>) {
        let own = news.view.seat;
        if let Some(before) = self.last {
            news.events.iter().for_each(|event| self.note(rules, own, &before, event));
            if before.round != news.view.public.round || news.view.public.phase == Phase::Over {
                self.judge(rules, lore, own);
            }
        }
        self.last = Some(*news.view.public);
    }

    fn note(&mut self, rules: &SkullKing, own: Seat, before: &Public, event: &Event) {
        match event {
            Event::BidsOpened { bids, .. } => {
                let bids = bids.iter().filter(|(seat, _)| *seat != own).map(|(seat, bid)| (seat, *bid));
                // No seat wants anything yet, so that all count alike.
                let open = Open::new(rules, before, own);
                self.bidding = Some(Bidding { before: *before, open, bids: bids.collect() });
            }
            Event::Played { player, play } => {
                let seat = player.seat().filter(|seat| *seat != own);
                self.deeds.extend(seat.map(|seat| Deed::new(rules, seat, before, *play)));
            }
            _ => {}
        }
    }

    /// All cards of the round are known now.
    fn judge(&mut self, rules: &SkullKing, lore: &Lore, own: Seat) {
        for seat in Seat::all(rules.seats).filter(|seat| *seat != own) {
            for (idx, style) in STYLES.into_iter().enumerate() {
                self.logs[seat.idx()][idx] += self.log_chance(rules, lore, seat, Hand::EMPTY, style);
            }
            let logs = &mut self.logs[seat.idx()];
            let most = logs.iter().copied().fold(f32::MIN, f32::max);
            logs.iter_mut().for_each(|log| *log = (*log - most).max(DOUBT));
        }
        self.bidding = None;
        self.deeds.clear();
    }

    /// How likely everything is that a seat did in this round, if this is what it holds now; as a logarithm. Who has
    /// drawn may have held anything.
    fn log_chance(&self, rules: &SkullKing, lore: &Lore, seat: Seat, hand: Hand, style: Style) -> f32 {
        let has_drawn = |public: &Public| public.draws.iter().flatten().any(|draw| draw.seat == seat);
        if self.last.as_ref().is_some_and(has_drawn) {
            return 0.0;
        }
        let mut private = Private { hand, ..Private::EMPTY };
        let mut sum = 0.0;
        for deed in self.deeds.iter().rev().filter(|deed| deed.seat == seat) {
            private.hand.insert(deed.card);
            let view = View { seat, public: &deed.before, private: &private };
            sum += self.trust * log_chance(rules, lore, view, &deed.open, deed.action, style);
        }
        let Some(bidding) = &self.bidding else { return sum };
        let view = View { seat, public: &bidding.before, private: &private };
        let bid = bidding.bids.iter().find(|(bidder, _)| *bidder == seat).map(|(_, bid)| Action::Bid(*bid));
        sum + bid.map_or(0.0, |bid| log_chance(rules, lore, view, &bidding.open, bid, style))
    }

    /// The decisions that a world is judged by.
    pub(super) fn n_deeds(&self) -> u32 {
        u32::try_from(self.deeds.len()).unwrap_or(u32::MAX) + 1
    }

    /// How likely the others did in this round what they did, if this is the world, as a logarithm.
    pub(super) fn weigh(&self, rules: &SkullKing, lore: &Lore, own: Seat, world: &Secrets<SkullKing>) -> f32 {
        let others = Seat::all(rules.seats).filter(|seat| *seat != own);
        let log = |seat: Seat| {
            let style = self.likeliest(seat);
            self.log_chance(rules, lore, seat, world.private[seat].hand, style)
        };
        others.map(log).sum()
    }

    pub(super) fn likeliest(&self, seat: Seat) -> Style {
        let logs = &self.logs[seat.idx()];
        let mut best = 0;
        for idx in 1..STYLES.len() {
            if logs[idx] > logs[best] {
                best = idx;
            }
        }
        // Nobody is known to be that strict.
        if STYLES[best] == Style::Sharp { Style::Loose } else { STYLES[best] }
    }

    /// A style for every seat, drawn by how likely it is; the seat itself has its own.
    pub(super) fn draw(&self, own: Seat, style: Style, rng: &mut GameRng) -> [Style; SEATS_MAX] {
        let mut styles = [style; SEATS_MAX];
        for (seat, style) in styles.iter_mut().enumerate().filter(|(seat, _)| *seat != own.idx()) {
            *style = STYLES[pick(&shares(&self.logs[seat]), rng)];
        }
        styles
    }
}

fn shares(logs: &[f32; STYLES.len()]) -> [f32; STYLES.len()] {
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let weights = logs.map(|log| libm::expf(log - most));
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

#[cfg(test)]
mod tests {
    use engine::{Events, Game, Step, Turn};

    use super::*;
    use crate::edition;

    /// What the first seat thinks of the others after a game in which each seat plays in its own style.
    fn acquainted(styles: [Style; SEATS_MAX], seed: u64) -> Acquaintance {
        let options = edition::options("current").expect("the edition exists");
        let rules = SkullKing::new(options, 4).expect("it can be played");
        let lore = Lore::new(&rules);
        let mut crew = Crew { lore: &lore, styles };
        let mut acquaintance = Acquaintance::new(0.3);
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
        loop {
            let step = match rules.turn(&state.public) {
                Turn::Over => return acquaintance,
                Turn::Chance => Step::Chance(rules.sample_chance(&state, &mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let legal = rules.legal_actions(state.view(seat));
                    Step::Act(seat, crew.act(&rules, state.view(seat), &legal, &mut rng))
                }
            };
            let mut events = Events::on();
            match step.clone() {
                Step::Act(seat, action) => rules.apply(&mut state, seat, action, &mut events),
                Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut events),
            }
            let events = events.into_vec();
            acquaintance.notice(&rules, &lore, News::new(&step, &events, state.view(Seat::new(0))));
        }
    }

    #[test]
    fn after_a_game_everybody_is_known_by_how_they_played() {
        let mut styles = [Style::Sharp; SEATS_MAX];
        styles[1..4].copy_from_slice(&[Style::Wild, Style::Plain, Style::Searches]);
        for seed in 0..6 {
            let acquaintance = acquainted(styles, seed);
            let likeliest = |seat: u8| acquaintance.likeliest(Seat::new(seat));
            assert_eq!(likeliest(1), Style::Wild, "seed {seed}: {:?}", acquaintance.logs[1]);
            assert_eq!(likeliest(2), Style::Plain, "seed {seed}: {:?}", acquaintance.logs[2]);
            assert_eq!(likeliest(3), Style::Searches, "seed {seed}: {:?}", acquaintance.logs[3]);
        }
    }

    #[test]
    fn nobody_is_known_for_certain() {
        let acquaintance = acquainted([Style::Wild; SEATS_MAX], 1);
        for logs in &acquaintance.logs[1..4] {
            assert!(shares(logs).iter().all(|share| *share > 0.01), "{logs:?}");
        }
    }
}
