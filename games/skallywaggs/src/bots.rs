//! An opponent that knows the game: it imagines what each thing it could do makes of the table, and does the best. It
//! sees what a person in its seat sees, and looks one step ahead.

use engine::{Bot, BotKind, GameRng, Seat, View};
use search::{Budget, FlatMonteCarlo};

use crate::action::{Action, Aim};
use crate::card::{Card, CardSet, Part};
use crate::deck::{Effect, Kind, Role, Rule, Sail};
use crate::legal::{can_aim, trade_cost};
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Laid, Pirate, PirateId, Place, Public, Sailing, Task};

const BOSUN: BotKind<Skallywaggs> = BotKind::instant("skallywaggs-bosun", || Box::new(Bosun));
const SEARCHER: BotKind<Skallywaggs> = search::flat_monte_carlo(|| Box::new(FlatMonteCarlo::new(BUDGET)));

/// What a search may cost. A step here takes a hundred times as long as in the other games, and within a tenth of a
/// second a search without knowledge finds nothing that Bosun does not: it is kept for old tables alone.
const BUDGET: Budget = Budget { steps_max: 10_000, worlds_max: 100, depth_max: 30 };

/// The bots, weakest first at every size, as `docs/bots.md` has measured.
pub(crate) fn kinds(_seats: u8) -> Vec<BotKind<Skallywaggs>> {
    vec![search::random(), SEARCHER.retired(), BOSUN]
}

/// Does what makes its crew better, and the best other crew worse.
struct Bosun;

/// How good something is; a seaworthy pirate is worth a hundred.
type Worth = i32;

/// What a card in the hand is worth to an event that wants to be played.
const EVENT_COST: Worth = 28;

impl Bot<Skallywaggs> for Bosun {
    fn choose(
        &mut self,
        rules: &Skallywaggs,
        view: View<'_, Skallywaggs>,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> Action {
        let mind = Mind { rules, view };
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
        wanted.unwrap_or_else(|| *rng.pick(legal))
    }
}

/// The table as the bot sees it.
struct Mind<'a> {
    rules: &'a Skallywaggs,
    view: View<'a, Skallywaggs>,
}

impl Mind<'_> {
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
        self.imagine(action).map_or(Worth::MIN / 2, |public| self.value(&public))
    }

    /// The table after an action, as far as it can be foreseen.
    fn imagine(&self, action: Action) -> Option<Public> {
        let mut public = *self.view.public;
        match action {
            Action::Build { head, chest, legs, crew } => {
                let id = PirateId(public.next_pirate);
                public.pirates.push(Pirate::new(id, crew, [head, chest, legs]));
            }
            Action::Event { card, aim } => self.imagine_event(&mut public, self.view.seat, card, aim)?,
            Action::Lure(pirate) => public.pirates[self.view.public.place_of(pirate)?].crew = self.view.seat,
            Action::Operate { give, pirate } => {
                let part = self.rules.deck.part(give)?;
                public.pirates[self.view.public.place_of(pirate)?].replace(part, give);
            }
            Action::Lose(pirate) => remove(&mut public, pirate),
            _ => {}
        }
        self.go_home(&mut public);
        Some(public)
    }

    fn imagine_event(&self, public: &mut Public, by: Seat, card: Card, aim: Aim) -> Option<()> {
        let effect = self.rules.deck.effect(card)?;
        match (effect, aim) {
            (_, Aim::Parts { one, other, part }) => {
                let (one, other) = (public.place_of(one)?, public.place_of(other)?);
                let taken = public.pirates[one].part(part);
                let given = public.pirates[other].replace(part, taken);
                public.pirates[one].replace(part, given);
            }
            (Effect::Press, Aim::Pirate(pirate)) => {
                let place = public.place_of(pirate)?;
                public.pirates[place].crew = by;
            }
            (Effect::Sink, Aim::Pirate(pirate)) => remove(public, pirate),
            (Effect::Storm, _) => self.imagine_storm(public, by, card),
            (_, Aim::Pirate(pirate)) if effect.lies() => lay(public, card, by, Place::On(pirate)),
            (_, Aim::Seat(seat)) => lay(public, card, by, Place::Before(seat)),
            _ if effect.lies() => lay(public, card, by, Place::Before(by)),
            _ => {}
        }
        Some(())
    }

    /// Everybody whom nothing protects loses what they need least.
    fn imagine_storm(&self, public: &mut Public, by: Seat, card: Card) {
        let event = self.rules.deck.card(card).title;
        for seat in Seat::all(self.rules.seats) {
            let muster = Muster::new(self.rules, public);
            let spared = muster.seat_protection(event, by, seat).is_some();
            let losable = muster.losable(seat);
            let weakest = losable.iter().min_by_key(|place| muster.is_seaworthy(*place));
            if let Some(place) = weakest.filter(|_| !spared) {
                public.pirates.remove(place);
            }
        }
    }

    fn go_home(&self, public: &mut Public) {
        for _ in 0..8 {
            let Some((place, to)) = Muster::new(self.rules, public).next_home() else { return };
            public.pirates[place].crew = to;
        }
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
        let after = self.after(Action::Event { card, aim }) - now;
        match effect {
            Effect::Plunder(count) => 20 * Worth::from(count),
            // A crew with nothing to lose gladly searches the Locker.
            Effect::Dredge(_) => self.spare_pirate() - 20,
            Effect::Sicken => after - EVENT_COST + 15,
            Effect::Forbid => self.leads(aim) - EVENT_COST,
            // Hatches are battened by whoever is about to sail.
            Effect::Shelter => {
                let sails = self.view.public.seats[self.view.seat].sailing == Sailing::Declared;
                if sails { 40 } else { -1 }
            }
            Effect::Cancel => -1,
            _ => after - EVENT_COST,
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
        let Task::Doom { pirate, card, .. } = self.view.public.task() else { return 0 };
        let mut public = *self.view.public;
        // Whatever is done, the event leaves the table.
        public.laid.retain(|laid| laid.card != card);
        let cost = if action == Action::Cure { 25 } else { 0 };
        match action {
            Action::LetGo => remove(&mut public, pirate),
            Action::StandIn(hero) => remove(&mut public, hero),
            _ => {}
        }
        self.go_home(&mut public);
        self.value(&public) - cost
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
            _ => self.harm(top.by, top.card, top.aim),
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

    /// How much worse an announced event would make the table; nothing, if it cannot be carried out any more.
    fn harm(&self, by: Seat, card: Card, aim: Aim) -> Worth {
        if !can_aim(&Muster::new(self.rules, self.view.public), by, card, aim) {
            return 0;
        }
        let mut public = *self.view.public;
        public.announced.clear();
        if self.imagine_event(&mut public, by, card, aim).is_none() {
            return 0;
        }
        self.go_home(&mut public);
        self.value(self.view.public) - self.value(&public)
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

fn remove(public: &mut Public, pirate: PirateId) {
    if let Some(place) = public.place_of(pirate) {
        public.pirates.remove(place);
    }
}

fn lay(public: &mut Public, card: Card, by: Seat, place: Place) {
    let clock = public.active;
    public.laid.push(Laid { card, by, clock, place });
}
