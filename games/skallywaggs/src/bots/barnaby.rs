//! An opponent that knows the game: it imagines what each thing it could do makes of the table, and does the best. It
//! sees what a person in its seat sees, and looks one step ahead.

use engine::{
    ActionSet as _, Bot, Choice, Events, Game as _, GameRng, Message, Seat, State, Thinking, View,
    determinize,
};

use crate::action::{Action, Aim};
use crate::card::{Card, CardSet, Part, PirateId};
use crate::deck::{Effect, Kind, Role, Rule, Sail};
use crate::legal::trade_cost;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Answer, Public, Sailing, Task};

/// Does what makes its crew better, and the best other crew worse.
pub(super) struct Barnaby;

/// How good something is; a seaworthy pirate is worth a hundred.
type Worth = i32;

/// What a card in the hand is worth to an event that wants to be played.
const EVENT_COST: Worth = 28;

impl Bot<Skallywaggs> for Barnaby {
    fn choose(
        &mut self,
        rules: &Skallywaggs,
        view: View<'_, Skallywaggs>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let rng = &mut *thinking.rng;
        let mind = Mind::new(rules, view, rng);
        let wanted = match view.public.task() {
            Task::Play => mind.play(&mind.one_of_each(legal, rng)),
            Task::Answers => mind.answer(&mind.one_of_each(legal, rng)),
            Task::Lose { .. } => mind.best(legal, |action| mind.after(action)),
            Task::Doom { .. } => mind.best(legal, |action| mind.rescue(action)),
            Task::Pay { .. } => mind.best(legal, |action| mind.given(action)),
            Task::Swap => mind.best(legal, |action| mind.swapped(action)),
            Task::Take { .. } => mind.best(legal, |action| mind.taken(action)),
            Task::Arrange => mind.best(legal, |action| mind.arranged(action)),
            _ => None,
        };
        let action = wanted.unwrap_or_else(|| *rng.pick(legal));
        Choice { action, why: mind.reason(action) }
    }
}

/// The table as the bot sees it.
struct Mind<'a> {
    rules: &'a Skallywaggs,
    view: View<'a, Skallywaggs>,
    /// A world in which things are tried out. What the bot cannot see is made up, and does not matter to crews.
    world: State<Skallywaggs>,
}

impl<'a> Mind<'a> {
    fn new(rules: &'a Skallywaggs, view: View<'a, Skallywaggs>, rng: &mut GameRng) -> Self {
        let mut world = determinize(rules, view, rng);
        // It is not known what others have answered; they are taken to let things happen.
        for (seat, own) in world.private.iter_mut() {
            own.answer = own.answer.map(|_| Answer::Pass(view.public.seats[seat].watch));
        }
        Self { rules, view, world }
    }

    /// The number that the decision follows from, where it does.
    fn reason(&self, action: Action) -> Option<Message> {
        let is_imagined = match self.view.public.task() {
            Task::Play => changes_crews(action),
            Task::Lose { .. } | Task::Doom { .. } => true,
            _ => false,
        };
        is_imagined.then(|| Message::new("skallywaggs-why-best").with("worth", self.after(action)))
    }

    /// Of equal events one: a copy that everybody knows of, or any.
    fn one_of_each(&self, legal: &[Action], rng: &mut GameRng) -> Vec<Action> {
        let deck = self.rules.deck;
        let known = self.view.public.seats[self.view.seat].known;
        let events: CardSet =
            self.view.private.hand.iter().filter(|card| deck.event(*card).is_some()).collect();
        let mut chosen = CardSet::EMPTY;
        for title in deck.titles() {
            let held: CardSet = deck.cards_of(title).filter(|card| events.contains(*card)).collect();
            let open: Vec<Card> = held.and(known).iter().collect();
            let copies = if open.is_empty() { held.iter().collect() } else { open };
            if !copies.is_empty() {
                chosen.insert(*rng.pick(&copies));
            }
        }
        let is_chosen = |action: &&Action| match action {
            Action::Event { card, .. } => chosen.contains(*card),
            _ => true,
        };
        legal.iter().filter(is_chosen).copied().collect()
    }

    fn best(&self, legal: &[Action], worth: impl Fn(Action) -> Worth) -> Option<Action> {
        legal.iter().copied().max_by_key(|action| worth(*action))
    }

    /// How the table looks to this seat: its own crew against the others, the best of them most of all.
    fn value(&self, public: &Public) -> Worth {
        let muster = Muster::new(self.rules, public);
        let own = self.crew_value(&muster, self.view.seat);
        let others = Seat::all(self.rules.seats).filter(|seat| *seat != self.view.seat);
        let others: Vec<Worth> = others.map(|seat| self.crew_value(&muster, seat)).collect();
        let leader = others.iter().max().copied().unwrap_or_default();
        (10 * own - 6 * leader - 2 * others.iter().sum::<Worth>()) / 10
    }

    fn crew_value(&self, muster: &Muster<'_>, seat: Seat) -> Worth {
        let margin = muster.margin(seat);
        let crew = i32::try_from(muster.crew(seat).count()).unwrap_or_default();
        let captains = muster.active_with(seat, Role::Captain).count();
        let mutiny = if captains > 1 { 100 * (crew / 2) } else { 0 };
        let ready = match (muster.public.seats[seat].sailing, margin >= 0) {
            (Sailing::No, true) => 60,
            (_, true) => 250,
            _ => 0,
        };
        let rules: Worth = muster.rules_in(seat).map(|(_, _, rule)| rule_worth(rule)).sum();
        let sick = muster.crew(seat).filter(|(_, pirate)| self.is_sick(muster.public, pirate.id)).count();
        let sick = 40 * i32::try_from(sick).unwrap_or_default();
        100 * margin.min(3) + 12 * crew + rules + ready - mutiny - sick
    }

    fn is_sick(&self, public: &Public, pirate: PirateId) -> bool {
        let sickens = |card: Card| self.rules.deck.effect(card) == Some(Effect::Sicken);
        public.lying_on(pirate).any(|laid| sickens(laid.card))
    }

    /// What the table would be worth after an action.
    fn after(&self, action: Action) -> Worth {
        self.value(&self.imagine(action))
    }

    /// The table after an action and what follows from it, as the rules have it, if nobody does anything against it.
    fn imagine(&self, action: Action) -> Public {
        let mut world = self.world.clone();
        let announced = world.public.announced.len();
        self.rules.apply(&mut world, self.view.seat, action, &mut Events::off());
        // Far more than any action leads to.
        for _ in 0..64 {
            let Some((seat, action)) = self.follow_up(&world, announced) else { break };
            self.rules.apply(&mut world, seat, action, &mut Events::off());
        }
        world.public
    }

    /// What somebody is taken to decide because of the action; nothing when all that it leads to is done.
    fn follow_up(&self, world: &State<Skallywaggs>, announced: usize) -> Option<(Seat, Action)> {
        let public = &world.public;
        let seat = self.rules.turn(public).seats().first()?;
        match public.task() {
            // The event below is another matter.
            Task::Answers if public.announced.len() < announced => None,
            Task::Answers => Some((seat, Action::Pass(public.seats[seat].watch))),
            Task::Lose { .. } => Some((seat, self.least_loss(world.view(seat)))),
            Task::Doom { .. } => Some((seat, Action::LetGo)),
            Task::Pay { .. } => Some((seat, self.rules.legal_actions(world.view(seat)).at(0))),
            _ => None,
        }
    }

    /// Who must lose a pirate loses one that does not sail.
    fn least_loss(&self, view: View<'_, Skallywaggs>) -> Action {
        let muster = Muster::new(self.rules, view.public);
        let sails = |action: &Action| match action {
            Action::Lose(pirate) => view.public.place_of(*pirate).is_some_and(|at| muster.is_seaworthy(at)),
            _ => true,
        };
        let legal = self.rules.legal_actions(view).to_vec();
        legal.into_iter().min_by_key(sails).expect("whoever decides has a choice")
    }

    fn play(&self, legal: &[Action]) -> Option<Action> {
        let (public, seat) = (self.view.public, self.view.seat);
        let muster = Muster::new(self.rules, public);
        if legal.contains(&Action::Sail) {
            return Some(Action::Sail);
        }
        if public.seats[seat].sailing == Sailing::Due && muster.margin(seat) >= 0 {
            return Some(Action::EndTurn);
        }
        let now = self.value(public);
        let gain = |action: &Action| self.gain(*action, now);
        let best = legal.iter().map(|action| (gain(action), *action)).max_by_key(|(gain, _)| *gain);
        if let Some((_, action)) = best.filter(|(gain, _)| *gain > 0) {
            return Some(action);
        }
        if legal.contains(&Action::Trade) && self.wants_trade(&muster) {
            return Some(Action::Trade);
        }
        Some(Action::EndTurn)
    }

    /// What an action of the own turn gains, beyond what it costs.
    fn gain(&self, action: Action, now: Worth) -> Worth {
        let gained = |cost: Worth| self.after(action) - now - cost;
        match action {
            Action::Build { head, chest, legs, .. } => gained(8 + self.waste([head, chest, legs])),
            Action::Event { card, aim } => self.event_gain(card, aim, now),
            Action::Lure(_) => gained(45),
            Action::Operate { .. } => gained(10),
            Action::Help(card) => self.worth(card),
            _ => 0,
        }
    }

    fn event_gain(&self, card: Card, aim: Aim, now: Worth) -> Worth {
        let Some(effect) = self.rules.deck.effect(card) else { return 0 };
        let after = || self.after(Action::Event { card, aim }) - now;
        match effect {
            Effect::Plunder(count) => 20 * Worth::from(count),
            // A crew with nothing to lose gladly searches the Locker.
            Effect::Dredge(_) => self.spare_pirate() - 20,
            Effect::Sicken => after() - EVENT_COST + 15,
            Effect::Forbid => self.leads(aim) - EVENT_COST,
            // Hatches are battened by whoever is about to sail.
            Effect::Shelter => {
                let sails = self.view.public.seats[self.view.seat].sailing == Sailing::Declared;
                if sails { 40 } else { -1 }
            }
            Effect::Cancel => -1,
            _ => after() - EVENT_COST,
        }
    }

    /// How much a pirate that does not sail could be given for.
    fn spare_pirate(&self) -> Worth {
        let muster = Muster::new(self.rules, self.view.public);
        let spare = muster.losable(self.view.seat).iter().any(|place| !muster.is_seaworthy(place));
        if spare && self.view.public.locker.len() > 8 { 40 } else { 0 }
    }

    /// How near to sailing the player is that an event is aimed at.
    fn leads(&self, aim: Aim) -> Worth {
        let Aim::Seat(seat) = aim else { return 0 };
        let margin = Muster::new(self.rules, self.view.public).margin(seat);
        if margin >= -2 { 40 + 10 * margin } else { 0 }
    }

    /// What is lost when cards that belong together are torn apart.
    fn waste(&self, parts: [Card; 3]) -> Worth {
        let form = self.rules.form(parts);
        let hand = self.view.private.hand;
        let kin = |card: Card| {
            let info = self.rules.deck.card(card);
            let same = |other: &Card| {
                let other = self.rules.deck.card(*other);
                other.title == info.title && other.number == info.number
            };
            let is_kin = |other: &Card| same(other) && !parts.contains(other);
            i32::try_from(hand.iter().filter(is_kin).count()).unwrap_or_default()
        };
        if form.matched || form.character.is_some() {
            return 0;
        }
        parts.into_iter().map(|card| 7 * kin(card)).sum()
    }

    /// What a card in the hand is worth keeping for.
    fn worth(&self, card: Card) -> Worth {
        let info = self.rules.deck.card(card);
        let Some(part) = info.part else { return self.event_worth(card) };
        let hand = self.view.private.hand;
        let mut others = CardSet::EMPTY.or(hand);
        others.remove(card);
        let count =
            |is_it: &dyn Fn(&Card) -> bool| i32::try_from(others.iter().filter(is_it).count()).unwrap_or(0);
        let like = count(&|other| self.rules.deck.part(*other) == Some(part));
        let kin = count(&|other| {
            let other = self.rules.deck.card(*other);
            other.title == info.title && other.number == info.number
        });
        let kind = match self.rules.deck.title(info.title).kind {
            Kind::Major | Kind::Minor => 6,
            Kind::Specialty | Kind::Crewman | Kind::Event | Kind::Special => 0,
        };
        let ashore = if info.sail == Sail::Sails { 0 } else { 8 };
        22 - 4 * like + 9 * kin + kind * kin - ashore
    }

    fn event_worth(&self, card: Card) -> Worth {
        let effect = self.rules.deck.effect(card);
        match effect {
            Some(Effect::Cancel) => 40,
            Some(Effect::Shelter | Effect::Press) => 32,
            Some(Effect::Swap(None) | Effect::Sink | Effect::Sicken) => 28,
            Some(Effect::Plunder(_)) => 45,
            Some(Effect::Swap(Some(_)) | Effect::Arrest) => 22,
            _ => 12,
        }
    }

    fn given(&self, action: Action) -> Worth {
        match action {
            Action::Discard(card) => -self.worth(card),
            _ => Worth::MIN,
        }
    }

    fn swapped(&self, action: Action) -> Worth {
        match action {
            Action::Swap { give, take } => self.worth(take) - self.worth(give),
            _ => Worth::MIN,
        }
    }

    fn taken(&self, action: Action) -> Worth {
        match action {
            Action::Take(card) => self.worth(card),
            _ => 0,
        }
    }

    fn arranged(&self, action: Action) -> Worth {
        let Action::Arrange(order) = action else { return 0 };
        order.cards().zip([9, 6, 1]).map(|(card, weight)| weight * self.worth(card)).sum()
    }

    fn rescue(&self, action: Action) -> Worth {
        let cost = if action == Action::Cure { 25 } else { 0 };
        self.after(action) - cost
    }

    /// A trade is worth it for a part that is missing, or for the last card of a character.
    fn wants_trade(&self, muster: &Muster<'_>) -> bool {
        let (public, hand) = (self.view.public, self.view.private.hand);
        let cost = trade_cost(muster, self.view.seat);
        let of = |part: Part| hand.iter().filter(|card| self.rules.deck.part(*card) == Some(part)).count();
        let missing = Part::ALL.into_iter().find(|part| of(*part) == 0);
        let there = |part: Part| public.commons.iter().any(|card| self.rules.deck.part(*card) == Some(part));
        let fills =
            missing.is_some_and(there) && Part::ALL.into_iter().filter(|part| of(*part) == 0).count() == 1;
        let completes = public.commons.iter().any(|card| self.worth(*card) >= 40);
        let affordable = usize::from(cost) + 3 <= hand.len() && cost <= 2;
        affordable && (fills || completes)
    }

    /// Answers an event that would hurt, and one that stops an event that would help.
    fn answer(&self, legal: &[Action]) -> Option<Action> {
        let public = self.view.public;
        let pass = legal.iter().find(|action| matches!(action, Action::Pass(_))).copied();
        let Some(top) = public.announced.last() else { return pass };
        let effect_of = |card: Card| self.rules.deck.effect(card);
        let harm = match effect_of(top.card) {
            Some(Effect::Cancel) => {
                let below = public.announced.iter().rev().nth(1);
                below.filter(|below| below.by == self.view.seat).map_or(0, |_| 60)
            }
            Some(Effect::Plunder(_)) => 20,
            _ => pass.map_or(0, |pass| self.value(public) - self.after(pass)),
        };
        if harm < 55 {
            return pass;
        }
        let with = |effect: Effect| {
            legal.iter().copied().find(|action| match action {
                Action::Event { card, .. } => effect_of(*card) == Some(effect),
                _ => false,
            })
        };
        let hit = self.rules.is_hit(public, self.view.seat) && effect_of(top.card) != Some(Effect::Cancel);
        with(Effect::Cancel).or_else(|| with(Effect::Shelter).filter(|_| hit)).or(pass)
    }
}

/// What a rule in force in a crew is worth to it, beside what it does to numbers.
const fn rule_worth(rule: Rule) -> Worth {
    match rule {
        Rule::Draw(count) => 35 * count as Worth,
        Rule::DrawOnly(_) => -90,
        Rule::Lures { .. } => 40,
        Rule::Operates | Rule::HelpsItself => 35,
        Rule::TradesFree | Rule::Scouts(_) => 15,
        Rule::Hand(_) | Rule::HoldsCrew | Rule::Shields(_) | Rule::StandsIn => 8,
        Rule::Bleeds => -95,
        Rule::Wanders => -80,
        _ => 0,
    }
}

/// Whether an action of the own turn may change a crew.
const fn changes_crews(action: Action) -> bool {
    matches!(action, Action::Build { .. } | Action::Event { .. } | Action::Operate { .. } | Action::Lure(_))
}

#[cfg(test)]
mod tests {
    use engine::Turn;

    use super::*;
    use crate::options::Options;
    use crate::state::Laid;

    /// Who is in a crew, of which parts.
    type Member = (PirateId, Seat, [Card; 3]);

    /// Who is in which crew, and what lies where.
    fn crews(public: &Public) -> (Vec<Member>, Vec<Laid>) {
        let pirates = public.pirates.iter().map(|pirate| (pirate.id, pirate.crew, pirate.parts()));
        (pirates.collect(), public.laid.to_vec())
    }

    /// The table after an action that nobody answers; nothing where somebody has more to say than that.
    fn played(rules: &Skallywaggs, state: &State<Skallywaggs>, seat: Seat, action: Action) -> Option<Public> {
        let mut state = state.clone();
        rules.apply(&mut state, seat, action, &mut Events::off());
        while state.public.task() == Task::Answers {
            let seat = state.public.asked.first()?;
            let pass = Action::Pass(state.public.seats[seat].watch);
            rules.apply(&mut state, seat, pass, &mut Events::off());
        }
        (state.public.task() == Task::Play).then_some(state.public)
    }

    /// Compares what a bot imagines with what happens, for every action of a seat.
    fn compare(rules: &Skallywaggs, state: &State<Skallywaggs>, seat: Seat, legal: &[Action]) -> usize {
        let mind = Mind::new(rules, state.view(seat), &mut GameRng::from_number(1));
        let mut compared = 0;
        for action in legal.iter().filter(|action| changes_crews(**action)) {
            if let Some(happens) = played(rules, state, seat, *action) {
                let imagined = mind.imagine(*action);
                assert_eq!(crews(&imagined), crews(&happens), "{action:?}");
                compared += 1;
            }
        }
        compared
    }

    #[test]
    fn what_it_imagines_is_what_the_rules_do() {
        let options = Options { dutchman: true, saint_elmo: true, ..Options::default() };
        let mut compared = 0;
        for seed in 0..12 {
            let rules = Skallywaggs::new(options, 4).unwrap();
            let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
            for _ in 0..600 {
                match rules.turn(&state.public) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = rules.sample_chance(&state, &mut rng);
                        rules.resolve_chance(&mut state, chance, &mut Events::off());
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        let legal = rules.legal_actions(state.view(seat)).to_vec();
                        if state.public.task() == Task::Play {
                            compared += compare(&rules, &state, seat, &legal);
                        }
                        rules.apply(&mut state, seat, *rng.pick(&legal), &mut Events::off());
                    }
                }
            }
        }
        assert!(compared > 1_000, "{compared} actions were compared");
    }
}
