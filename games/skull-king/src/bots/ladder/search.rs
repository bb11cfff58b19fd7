//! A search over imagined worlds: what can be done is tried in the same worlds, the round is played out as the others seem
//! to play, and what counts is the chance to win the game.

use engine::{
    Bot, Choice, Events, Game as _, GameRng, Horizon, Message, News, Seat, Secrets, State, Thinking, View,
    play_out,
};

use super::crew::{Acquaintance, Crew, Style};
use super::dice::rounded;
use super::manners::Manners;
use super::thumb::{Lore, Table, Temper};
use crate::state::{Phase, Public};
use crate::{Action, SkullKing};

/// What a search looks at.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Whether cards are searched, or bids alone.
    pub(super) cards: bool,
    /// Whether it gets to know the others, and looks for worlds that fit what they did.
    pub(super) acquaints: bool,
    /// How the seat itself is supposed to play on.
    pub(super) own: Style,
    /// How far a decision is believed to tell who somebody is, or what they hold.
    pub(super) trust: f32,
}

/// So many worlds are weighed at most, and so many of them are kept.
const WEIGHED_MAX: usize = 6_000;
const KEPT_MAX: u32 = 4_000;

/// So many worlds have to count: were a few taken for the only ones, they would be learned by heart.
const COUNTING: f32 = 100.0;

/// What the Captain looks at.
pub(super) const CAPTAINS_PLAN: Plan = Plan { cards: true, acquaints: true, own: Style::Decided, trust: 0.6 };

/// What those look at who know nothing of the others.
pub(super) const PLAIN_PLAN: Plan = Plan { cards: true, acquaints: false, own: Style::Sharp, trust: 0.0 };

/// Tries everything in worlds that fit what was bid and played.
pub(super) struct Search {
    plan: Plan,
    lore: Option<Box<Lore>>,
    acquaintance: Acquaintance,
}

/// Worlds in which everybody sees the same.
struct Worlds {
    public: Public,
    /// Each world that was imagined.
    secrets: Vec<Secrets<SkullKing>>,
    /// Which of them to try, one after the other, and from the first one again.
    order: Vec<usize>,
}

impl Worlds {
    fn nth(&self, nth: usize) -> State<SkullKing> {
        let Secrets { private, hidden } = &self.secrets[self.order[nth % self.order.len()]];
        State { public: self.public, private: *private, hidden: *hidden }
    }
}

/// What an action has been worth so far.
#[derive(Clone, Copy)]
struct Tried {
    action: Action,
    sum: f64,
    worlds: u32,
    met: u32,
}

impl Tried {
    fn mean(&self) -> f64 {
        if self.worlds == 0 { f64::MIN } else { self.sum / f64::from(self.worlds) }
    }
}

impl Search {
    pub(super) fn new(plan: Plan) -> Self {
        Self { plan, lore: None, acquaintance: Acquaintance::new(plan.trust) }
    }

    fn lore(&mut self, rules: &SkullKing) -> &Lore {
        self.lore.get_or_insert_with(|| Box::new(Lore::new(rules)))
    }

    /// Worlds that fit what was done: many are imagined, and each is kept as often as it is likelier than the others.
    fn worlds(
        &self,
        rules: &SkullKing,
        lore: &Lore,
        view: View<'_, SkullKing>,
        count: u32,
        thinking: &mut Thinking<'_>,
    ) -> Worlds {
        let public = *view.public;
        if public.phase == Phase::Bidding || !self.plan.acquaints {
            let secrets = (0..count).map(|_| rules.determinize(view, thinking.rng)).collect();
            let worlds = Worlds { public, secrets, order: (0..count as usize).collect() };
            return if public.phase == Phase::Bidding { unbid(rules, view.seat, worlds) } else { worlds };
        }
        let (mut secrets, mut logs) = (Vec::new(), Vec::new());
        let reserve = thinking.steps_left() - thinking.steps_left() / 3;
        loop {
            let world = rules.determinize(view, thinking.rng);
            logs.push(self.acquaintance.weigh(rules, lore, view.seat, &world));
            secrets.push(world);
            thinking.spend(self.acquaintance.n_deeds());
            let is_enough = secrets.len() >= WEIGHED_MAX || thinking.steps_left() <= reserve;
            if is_enough || thinking.is_stopped() {
                break;
            }
        }
        flatten(&mut logs);
        let order = resample(&logs, KEPT_MAX, thinking.rng);
        Worlds { public, secrets, order }
    }

    /// Tries the actions in one world; the steps that took.
    fn try_world(
        &self,
        rules: &SkullKing,
        lore: &Lore,
        view: View<'_, SkullKing>,
        world: &State<SkullKing>,
        alive: &mut [Tried],
        rng: &mut GameRng,
    ) -> u32 {
        let styles = if self.plan.acquaints {
            self.acquaintance.draw(view.seat, self.plan.own, rng)
        } else {
            let mut styles = [Style::Loose; engine::SEATS_MAX];
            styles[view.seat.idx()] = self.plan.own;
            styles
        };
        let luck = GameRng::from_seed(rng.draw_seed());
        let mut crew = Crew { lore, styles };
        let mut steps = 0;
        for tried in alive {
            let mut end = world.clone();
            rules.apply(&mut end, view.seat, tried.action, &mut Events::off());
            steps += 1;
            // What ends the round is worth what it comes to.
            if end.public.round == view.public.round {
                steps += play_out(rules, &mut end, &mut crew, Horizon::round(400), &mut luck.clone()).steps;
            }
            tried.sum += worth(rules, &end, view.seat);
            tried.worlds += 1;
            tried.met += u32::from(end.public.sheet.entry(view.public.round, view.seat).is_exact());
        }
        steps
    }

    fn search(
        &self,
        rules: &SkullKing,
        lore: &Lore,
        view: View<'_, SkullKing>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Tried> {
        let mut tried: Vec<Tried> =
            legal.iter().map(|action| Tried { action: *action, sum: 0.0, worlds: 0, met: 0 }).collect();
        let public = view.public;
        let left = u32::from(public.cards - public.history.tricks_done()) * u32::from(rules.places);
        let each = (left * u32::try_from(legal.len()).unwrap_or(1)).max(1);
        let overhead = self.acquaintance.n_deeds();
        let count = (thinking.steps_left() / (each + overhead)).clamp(8, 600);
        let worlds = self.worlds(rules, lore, view, count, thinking);
        let mut nth = 0;
        let phases = legal.len().ilog2().max(1);
        let mut n_alive = tried.len();
        for phase in 0..phases {
            let until = thinking.steps_left() - thinking.steps_left() / (phases - phase);
            while thinking.steps_left() > until {
                if thinking.is_stopped() {
                    break;
                }
                let world = worlds.nth(nth);
                let steps = self.try_world(rules, lore, view, &world, &mut tried[..n_alive], thinking.rng);
                thinking.spend(steps);
                nth += 1;
            }
            tried[..n_alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            n_alive = n_alive.div_ceil(2).max(2);
        }
        tried
    }
}

/// The same worlds before anybody else has bid: what was bid is secret, and has to fit the hand that was imagined.
fn unbid(rules: &SkullKing, own: Seat, mut worlds: Worlds) -> Worlds {
    for seat in Seat::all(rules.seats).filter(|seat| *seat != own) {
        worlds.public.to_bid.insert(seat);
        worlds.secrets.iter_mut().for_each(|world| world.private[seat].bid = None);
    }
    worlds
}

/// Makes worlds more alike in how likely they are until many count.
fn flatten(logs: &mut [f32]) {
    const STEP: f32 = 0.8;
    let wanted = COUNTING.min(0.5 * logs.len() as f32);
    for _ in 0..12 {
        if counting(logs) >= wanted {
            return;
        }
        logs.iter_mut().for_each(|log| *log *= STEP);
    }
}

/// How many equally likely worlds would count as much as these.
fn counting(logs: &[f32]) -> f32 {
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let (mut sum, mut squares) = (0.0f32, 0.0f32);
    for log in logs {
        let weight = libm::expf(log - most);
        sum += weight;
        squares += weight * weight;
    }
    sum * sum / squares
}

/// So many of these worlds, each as often as it is likely.
fn resample(logs: &[f32], count: u32, rng: &mut GameRng) -> Vec<usize> {
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = logs.iter().map(|log| libm::expf(log - most)).collect();
    let each = weights.iter().sum::<f32>() / count as f32;
    let mut at = each * (rng.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
    let mut kept = Vec::new();
    for (idx, weight) in weights.iter().enumerate() {
        while at < *weight {
            kept.push(idx);
            at += each;
        }
        at -= weight;
    }
    if kept.is_empty() {
        kept.extend(logs.len().checked_sub(1));
    }
    // Neighbours are the same.
    rng.shuffle(&mut kept);
    kept
}

/// The chance to win from here, roughly: as if what is to come spread everybody's points alike.
fn worth(rules: &SkullKing, world: &State<SkullKing>, seat: Seat) -> f64 {
    /// What a point is worth where nobody can win or lose any more.
    const POINT: f64 = 1e-5;
    /// Points by which one round spreads the totals.
    const SPREAD: f32 = 45.0;
    let public = &world.public;
    let left = rules.rounds().len().saturating_sub(usize::from(public.sheet.rounds_scored()));
    if left == 0 {
        let standings = rules.standings(public);
        let winners = standings.values().filter(|standing| standing.rank == 1).count();
        let win = if standings[seat].rank == 1 { 1.0 / winners as f64 } else { 0.0 };
        return win + POINT * f64::from(public.sheet.total(seat));
    }
    let spread = SPREAD * libm::sqrtf(left as f32);
    let own = f32::from(public.sheet.total(seat));
    let weight = |seat: Seat| libm::expf((f32::from(public.sheet.total(seat)) - own) / spread);
    f64::from(1.0 / Seat::all(rules.seats).map(weight).sum::<f32>())
}

impl Bot<SkullKing> for Search {
    fn notice(&mut self, rules: &SkullKing, news: News<'_, SkullKing>) {
        self.lore(rules);
        if let Some(lore) = &self.lore {
            self.acquaintance.notice(rules, lore, news);
        }
    }

    fn choose(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        if let [only] = legal {
            return (*only).into();
        }
        self.lore(rules);
        let lore = self.lore.as_deref().expect("it was just made");
        if !self.plan.cards && view.public.phase == Phase::Playing {
            return by_thumb(rules, lore, view, Temper::SURE, thinking);
        }
        let manners = Manners::new(rules, view, &rules.legal(view));
        let wanted: Vec<Action> = legal.iter().copied().filter(|action| manners.allow(action)).collect();
        if let [only] = wanted[..] {
            return Choice { action: only, why: Table::new(rules, lore, view).reason(only) };
        }
        let tried = self.search(rules, lore, view, &wanted, thinking);
        // Stopped before it had looked at anything: what it knows without looking is still better than any card.
        if tried[0].worlds == 0 {
            return by_thumb(rules, lore, view, Temper::SURE, thinking);
        }
        let why = reason(&tried);
        Choice { action: tried[0].action, why }
    }
}

/// Decides by rules of thumb.
pub(super) fn by_thumb(
    rules: &SkullKing,
    lore: &Lore,
    view: View<'_, SkullKing>,
    temper: Temper,
    thinking: &mut Thinking<'_>,
) -> Choice<Action> {
    let (table, legal) = (Table::new(rules, lore, view), rules.legal(view));
    let action = table.act(&legal, temper, thinking.rng);
    let action = Manners::new(rules, view, &legal).instead_of(action);
    Choice { action, why: table.reason(action) }
}

/// What came out of it: how often the bid is met by this, and by the next best; or where that speaks for the other, how
/// often the game is won.
#[expect(clippy::cast_possible_truncation, reason = "a number to read")]
fn reason(tried: &[Tried]) -> Option<Message> {
    let (best, others) = tried.split_first()?;
    let share = |tried: &Tried| rounded(100.0 * tried.met as f32 / tried.worlds.max(1) as f32);
    let (why, next) = match best.action {
        Action::Bid(bid) => {
            // The same number with another load is no other bid.
            let (next, other) = others.iter().find_map(|tried| match tried.action {
                Action::Bid(other) if other.tricks != bid.tricks => Some((tried, other)),
                _ => None,
            })?;
            let why = Message::new("skull-king-why-bid-search").with("bid", bid.tricks);
            (why.with("other", other.tricks), next)
        }
        Action::Play(_) => (Message::new("skull-king-why-card-search"), others.first()?),
        _ => return None,
    };
    if share(best) <= share(next) {
        return Some(
            Message::new("skull-king-why-win-search").with("won", rounded(100.0 * best.mean() as f32)),
        );
    }
    Some(why.with("met", share(best)).with("less", share(next)))
}

#[cfg(test)]
mod tests {
    use engine::{Step, Stop};

    use super::*;
    use crate::edition;

    fn rules() -> SkullKing {
        let options = edition::options("current").expect("the edition exists");
        SkullKing::new(options, 4).expect("it can be played")
    }

    /// The third round, dealt, with everybody about to bid.
    fn dealt(rules: &SkullKing, rng: &mut GameRng) -> State<SkullKing> {
        let mut state = rules.setup();
        play_out(rules, &mut state, &mut engine::Uniform, Horizon::round(400), rng);
        play_out(rules, &mut state, &mut engine::Uniform, Horizon::round(400), rng);
        let deal = rules.sample_chance(&state, rng);
        rules.resolve_chance(&mut state, deal, &mut Events::off());
        state
    }

    #[test]
    fn who_is_stopped_before_the_first_world_decides_by_rules_of_thumb() {
        let (rules, seat) = (rules(), Seat::new(1));
        for seed in 0..20 {
            let mut rng = GameRng::from_number(seed);
            let state = dealt(&rules, &mut rng);
            let legal = engine::ActionSet::to_vec(&rules.legal(state.view(seat)));
            let stop = Stop::never().or_when(|| true);
            let mut thinking = Thinking::new(&mut rng, 100_000, stop);
            let mut bot = Search::new(CAPTAINS_PLAN);
            let choice = bot.choose(&rules, state.view(seat), &legal, &mut thinking);
            let lore = Lore::new(&rules);
            let known = by_thumb(&rules, &lore, state.view(seat), Temper::SURE, &mut thinking);
            assert_eq!(choice, known, "seed {seed}");
        }
    }

    #[test]
    fn what_others_have_bid_is_imagined_by_the_hands_that_they_have() {
        let (rules, own) = (rules(), Seat::new(3));
        let mut rng = GameRng::from_number(5);
        let mut state = dealt(&rules, &mut rng);
        for seat in Seat::all(3) {
            let bid = Action::Bid(crate::state::Bid { tricks: 3, cannon: None });
            rules.apply(&mut state, seat, bid, &mut Events::off());
        }
        let secrets = vec![rules.determinize(state.view(own), &mut rng)];
        let worlds = Worlds { public: state.public, secrets, order: vec![0] };
        let world = unbid(&rules, own, worlds).nth(0);
        assert_eq!(world.public.to_bid, engine::SeatSet::all(4));
        assert!(world.private.values().all(|private| private.bid.is_none()));
    }

    #[test]
    fn a_game_that_is_decided_is_still_played_for_points() {
        let rules = rules();
        let mut end = rules.setup();
        play_out(&rules, &mut end, &mut engine::Uniform, Horizon::game(4_000), &mut GameRng::from_number(2));
        let total = |seat: Seat| end.public.sheet.total(seat);
        let by_worth =
            |one: &Seat, other: &Seat| worth(&rules, &end, *one).total_cmp(&worth(&rules, &end, *other));
        let mut seats: Vec<Seat> = Seat::all(4).collect();
        seats.sort_by(by_worth);
        assert!(seats.windows(2).all(|pair| total(pair[0]) <= total(pair[1])), "{seats:?}");
        assert!(worth(&rules, &end, seats[0]).abs() > 0.0 && total(seats[0]) != 0);
    }

    /// A game of a Captain in the first seat with Quartermasters who have little time; what the Captain has seen.
    fn seen_among_quartermasters(rules: &SkullKing, seed: u64) -> Search {
        let mut rng = GameRng::from_number(seed);
        let (mut state, mut captain) = (rules.setup(), Search::new(CAPTAINS_PLAN));
        let mut other = Search::new(PLAIN_PLAN);
        loop {
            let step = match rules.turn(&state.public) {
                engine::Turn::Over => return captain,
                engine::Turn::Chance => Step::Chance(rules.sample_chance(&state, &mut rng)),
                engine::Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let legal = engine::ActionSet::to_vec(&rules.legal(state.view(seat)));
                    let mut thinking = Thinking::new(&mut rng, 2_000, Stop::never());
                    Step::Act(seat, other.choose(rules, state.view(seat), &legal, &mut thinking).action)
                }
            };
            let mut events = Events::on();
            match step.clone() {
                Step::Act(seat, action) => rules.apply(&mut state, seat, action, &mut events),
                Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut events),
            }
            captain.notice(rules, News::new(&step, &events.into_vec(), state.view(Seat::new(0))));
        }
    }

    #[test]
    fn who_searches_is_not_taken_for_somebody_wild() {
        let rules = rules();
        for seed in 0..4 {
            let captain = seen_among_quartermasters(&rules, seed);
            for seat in Seat::all(4).skip(1) {
                let taken_for = captain.acquaintance.likeliest(seat);
                assert_eq!(taken_for, Style::Searches, "seed {seed}, {seat:?}");
            }
        }
    }

    #[test]
    fn of_unlikely_worlds_many_still_count() {
        let mut logs: Vec<_> = (0..1_000u16).map(|idx| -0.5 * f32::from(idx)).collect();
        assert!(counting(&logs) < 10.0);
        flatten(&mut logs);
        assert!(counting(&logs) > 30.0 && logs.is_sorted_by(|one, next| one > next));
    }

    #[test]
    fn what_is_told_of_a_choice_never_speaks_for_another() {
        let tried = |tricks: u8, met: u32| Tried {
            action: Action::Bid(crate::state::Bid { tricks, cannon: None }),
            sum: 30.0,
            worlds: 100,
            met,
        };
        let key = |met: [u32; 2]| reason(&[tried(1, met[0]), tried(2, met[1])]).map(|why| why.key);
        assert_eq!(key([60, 40]).as_deref(), Some("skull-king-why-bid-search"));
        assert_eq!(key([38, 41]).as_deref(), Some("skull-king-why-win-search"));
    }

    #[test]
    fn a_world_is_kept_as_often_as_it_is_likely() {
        let logs = [0.1f32, 0.2, 0.0001, 0.7].map(libm::logf);
        let kept = resample(&logs, 1_000, &mut GameRng::from_number(1));
        let count = |world: usize| kept.iter().filter(|idx| **idx == world).count();
        assert_eq!([0, 1, 2, 3].map(count).map(|count| (count + 5) / 10), [10, 20, 0, 70]);
    }
}
