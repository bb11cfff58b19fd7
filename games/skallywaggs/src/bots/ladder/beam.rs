//! Looks for the best whole turn: what can be done one after the other, keeping the few best tables at each step.

use engine::{ActionSet as _, Events, Game as _, Seat, State, Thinking, determinize};

use super::manners::Ledger;
use super::mind::{Mind, unanswered};
use super::value::{odds_of, share};
use super::weigh::heed;
use crate::action::Action;
use crate::options::Skallywaggs;
use crate::state::{Public, Task};

/// How far a turn is looked into.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Tables that are kept at each step.
    pub(super) width: usize,
    /// Steps.
    pub(super) depth: usize,
    /// Deals in which cards are drawn. With one alone it plans on with what that one brings; with more a course ends where
    /// cards turn up, and is worth what it is worth on average.
    pub(super) deals: usize,
}

/// What could be done on a turn, in order.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) actions: Vec<Action>,
    /// What the table is worth then, as odds.
    pub(super) odds: f32,
    /// Whether it keeps somebody from winning.
    pub(super) stops: bool,
}

struct Node {
    course: Course,
    /// A world is large, and nodes are sorted.
    world: Box<State<Skallywaggs>>,
    /// Whether cards have come to light; what comes after is decided by whoever has seen them.
    is_over: bool,
}

/// What a turn begins with.
struct Outset<'a> {
    seat: Seat,
    before: Ledger,
    threat: Option<Seat>,
    /// Worlds that look the same, in which the cards lie otherwise.
    deals: &'a [State<Skallywaggs>],
}

/// By how much the odds have to be better for each thing that is done, as a logarithm.
const EFFORT: f32 = 0.01;

impl Mind<'_> {
    /// Courses for a decision, the best first; each has another first action.
    pub(super) fn courses(
        &self,
        world: &State<Skallywaggs>,
        seat: Seat,
        reach: Reach,
        thinking: &mut Thinking<'_>,
    ) -> Vec<Course> {
        let deals = self.deals(world, seat, reach, thinking);
        let (before, threat) = (self.unmoved(world, seat), self.threat(&world.public, seat));
        let outset = Outset { seat, before, threat, deals: &deals };
        let mut found = self.found(world, &outset, reach, thinking);
        if let Some(threat) = threat.filter(|_| !found.iter().any(|course| course.stops)) {
            let stoppers = self.stoppers(world, seat, threat).into_iter();
            found.extend(stoppers.map(|action| {
                let odds = self.after(world, seat, action).odds;
                Course { actions: vec![action], odds, stops: true }
            }));
        }
        found.sort_by(|one, other| other.odds.total_cmp(&one.odds));
        heed(&mut found, |course| course.actions == [Action::EndTurn], |course| course.stops);
        found
    }

    fn found(
        &self,
        world: &State<Skallywaggs>,
        outset: &Outset<'_>,
        reach: Reach,
        thinking: &mut Thinking<'_>,
    ) -> Vec<Course> {
        let mut found = Vec::new();
        let course = Course { actions: Vec::new(), odds: self.odds(world, outset.seat), stops: false };
        if world.public.task() == Task::Play {
            found.push(Course { actions: vec![Action::EndTurn], ..course });
        }
        let course = Course { actions: Vec::new(), ..course };
        let mut nodes = vec![Node { course, world: Box::new(world.clone()), is_over: false }];
        for _ in 0..reach.depth {
            let mut next: Vec<Node> = Vec::new();
            for node in &nodes {
                self.expand(node, outset, &mut next, thinking);
            }
            next.sort_by(|one, other| other.course.odds.total_cmp(&one.course.odds));
            next.iter().for_each(|node| note(&mut found, &node.course));
            // The same things in another order lead to the same table.
            next.dedup_by(|one, other| (one.course.odds - other.course.odds).abs() < 1e-6);
            next.truncate(reach.width);
            next.retain(|node| !node.is_over && is_on(&node.world.public, outset.seat));
            nodes = next;
            if nodes.is_empty() || thinking.steps_left() == 0 || thinking.is_stopped() {
                break;
            }
        }
        found
    }

    /// Everything that could be done from here.
    fn expand(&self, node: &Node, outset: &Outset<'_>, next: &mut Vec<Node>, thinking: &mut Thinking<'_>) {
        let is_first = node.course.actions.is_empty();
        for action in self.options(&node.world, outset.seat) {
            if action == Action::EndTurn {
                continue;
            }
            if thinking.steps_left() == 0 || thinking.is_stopped() {
                return;
            }
            let after = self.after(&node.world, outset.seat, action);
            thinking.spend(after.steps);
            let stops = outset.threat.is_some_and(|threat| self.is_stopped(&after.world, threat));
            let is_absurd = || self.is_absurd(&node.world, &outset.before, outset.seat, action, &after.world);
            if is_first && !stops && is_absurd() {
                continue;
            }
            let mut actions = node.course.actions.clone();
            actions.push(action);
            let is_over = !outset.deals.is_empty() && turns_up_cards(&node.world.public, &after.world.public);
            let odds =
                if is_over { self.odds_over(outset, &actions, after.odds, thinking) } else { after.odds };
            let course = Course { odds: odds - EFFORT * actions.len() as f32, actions, stops };
            next.push(Node { course, world: Box::new(after.world), is_over });
        }
    }

    /// Other worlds that look the same to a seat on its turn.
    fn deals(
        &self,
        world: &State<Skallywaggs>,
        seat: Seat,
        reach: Reach,
        thinking: &mut Thinking<'_>,
    ) -> Vec<State<Skallywaggs>> {
        let count = if world.public.task() == Task::Play { reach.deals.saturating_sub(1) } else { 0 };
        let mut deal = || {
            let mut deal = determinize(self.rules, world.view(seat), thinking.rng);
            unanswered(&mut deal);
            deal
        };
        (0..count).map(|_| deal()).collect()
    }

    /// What a course that draws cards is worth, one deal with another.
    fn odds_over(
        &self,
        outset: &Outset<'_>,
        actions: &[Action],
        odds: f32,
        thinking: &mut Thinking<'_>,
    ) -> f32 {
        let (mut sum, mut count) = (share(odds), 1.0);
        for deal in outset.deals {
            if let Some((odds, steps)) = self.replayed(deal, outset.seat, actions) {
                thinking.spend(steps);
                sum += share(odds);
                count += 1.0;
            }
        }
        odds_of(sum / count)
    }

    /// What comes of a course in another world, if it can be done there.
    fn replayed(&self, deal: &State<Skallywaggs>, seat: Seat, actions: &[Action]) -> Option<(f32, u32)> {
        let mut world = deal.clone();
        let mut steps = 0;
        for action in actions {
            let may = is_on(&world.public, seat) && self.rules.legal(world.view(seat)).contains(action);
            if !may {
                return None;
            }
            self.rules.apply(&mut world, seat, *action, &mut Events::off());
            steps += 1 + self.settle(&mut world);
        }
        Some((self.odds(&world, seat), steps))
    }
}

fn is_on(public: &Public, seat: Seat) -> bool {
    public.task() == Task::Play && public.active == seat
}

/// Whether cards were seen that nobody had seen before.
fn turns_up_cards(before: &Public, after: &Public) -> bool {
    is_on(before, before.active) && (before.shipyard, before.reshuffles) != (after.shipyard, after.reshuffles)
}

/// Keeps the best course of each first action; one that stops somebody rather than one that does not.
fn note(found: &mut Vec<Course>, course: &Course) {
    match found.iter_mut().find(|other| other.actions.first() == course.actions.first()) {
        Some(other) if (other.stops, other.odds) < (course.stops, course.odds) => *other = course.clone(),
        Some(_) => {}
        None => found.push(course.clone()),
    }
}
