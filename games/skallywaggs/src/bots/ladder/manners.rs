//! What nobody does at any level: things that leave their player worse off and nobody else, whatever the cards may bring.

use engine::{ActionSet as _, Game as _, Seat, State, View};

use super::lore::Lore;
use super::menu::wins_now;
use super::mind::Mind;
use crate::action::Action;
use crate::card::{Card, CardSet, PirateId};
use crate::deck::{Effect, Rule, Whose};
use crate::muster::{Muster, lies_before, lies_on};
use crate::options::Skallywaggs;
use crate::state::{Public, Sailing, Task};

/// How many things are counted of a crew.
const COUNTS: usize = 9;

/// What can be seen of a crew; each is better the larger it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tally([i32; COUNTS]);

/// Where every seat stands, to see whether anything has come of an action.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    own: Tally,
    others: Vec<Tally>,
    /// How far the own crew is above what it needs.
    margin: i32,
    hand: i32,
    /// What the own crew can do.
    powers: i32,
}

impl Ledger {
    pub(super) fn new(mind: &Mind<'_>, world: &State<Skallywaggs>, own: Seat) -> Self {
        let muster = Muster::new(mind.rules, &world.public);
        let tally = |seat: Seat| Tally::new(mind.lore, &muster, seat);
        Self {
            own: tally(own),
            others: Seat::all(mind.rules.seats).filter(|seat| *seat != own).map(tally).collect(),
            margin: muster.margin(own),
            hand: world.public.seats[own].hand.into(),
            powers: powers(&muster, own),
        }
    }

    /// Whether nothing has become better, neither of the own crew nor against another.
    fn gains_nothing_over(&self, before: &Self) -> bool {
        let others = self.others.iter().zip(&before.others);
        self.own.is_within(&before.own) && others.into_iter().all(|(now, then)| then.is_within(now))
    }

    /// Whether some other crew is further from sailing.
    fn hampers_somebody(&self, before: &Self) -> bool {
        self.others.iter().zip(&before.others).any(|(now, then)| now.0[0] < then.0[0])
    }

    /// Whether the own crew is further from sailing, and has nothing for it.
    fn harms_itself(&self, before: &Self) -> bool {
        self.margin < before.margin
            && !self.hampers_somebody(before)
            && self.hand < before.hand
            && self.powers <= before.powers
    }

    /// Whether it could sail, and cannot any more.
    fn gives_up(&self, before: &Self) -> bool {
        before.margin >= 0 && self.margin < 0 && !self.hampers_somebody(before)
    }
}

impl Tally {
    fn new(lore: &Lore, muster: &Muster<'_>, seat: Seat) -> Self {
        let (deck, public) = (muster.rules.deck, muster.public);
        let lies = |effect| i32::from(lies_before(deck, public, seat, effect).is_some());
        let (mut size, mut guarded, mut kin, mut fickle, mut beset) = (0, 0, 0, 0, 0);
        for (place, pirate) in muster.crew(seat) {
            let on = |effect| i32::from(lies_on(deck, public, pirate.id, effect).is_some());
            size += 1;
            guarded += i32::from(!muster.form(place).is_simple());
            kin += alike(muster.rules, pirate.parts());
            fickle +=
                pirate.parts().into_iter().map(|card| i32::from(lore.fickle.contains(card))).sum::<i32>();
            beset += on(Effect::Sicken) + on(Effect::Arrest);
        }
        let reach = muster.margin(seat);
        let powers = powers(muster, seat);
        let before = lies(Effect::IgnoreIcons) - lies(Effect::Forbid);
        Self([reach, size, guarded, kin, -fickle, -beset, powers, before, lies(Effect::Shelter)])
    }

    fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own <= other)
    }

    /// The same, but for the shelter that an answer brings along.
    const fn unsheltered(mut self) -> Self {
        self.0[COUNTS - 1] = 0;
        self
    }
}

/// How many pairs of these parts belong together.
fn alike(rules: &Skallywaggs, parts: [Card; 3]) -> i32 {
    let [head, chest, legs] = parts.map(|card| rules.deck.mark(card).clan);
    i32::from(head == chest) + i32::from(chest == legs) + i32::from(legs == head)
}

/// Rules in force that a crew is glad of.
fn powers(muster: &Muster<'_>, seat: Seat) -> i32 {
    let is_welcome = |rule: Rule| match rule {
        Rule::Wanders
        | Rule::Bleeds
        | Rule::Clings
        | Rule::Suppresses(_)
        | Rule::DrawOnly(_)
        | Rule::Home(_)
        | Rule::Stays => false,
        Rule::Needed { whose: Whose::Own, by, .. } => by < 0,
        _ => true,
    };
    muster.rules_in(seat).map(|(_, _, rule)| i32::from(is_welcome(rule))).sum()
}

impl Mind<'_> {
    /// What an action has to make better: the table as it is, or as it will be if an event is let happen.
    pub(super) fn unmoved(&self, world: &State<Skallywaggs>, seat: Seat) -> Ledger {
        if world.public.task() == Task::Answers {
            let pass = Action::Pass(world.public.seats[seat].watch);
            return Ledger::new(self, &self.after(world, seat, pass).world, seat);
        }
        Ledger::new(self, world, seat)
    }

    /// Whether nobody would do this who has any sense.
    pub(super) fn is_absurd(
        &self,
        world: &State<Skallywaggs>,
        before: &Ledger,
        seat: Seat,
        action: Action,
        after: &State<Skallywaggs>,
    ) -> bool {
        let view = world.view(seat);
        match (view.public.task(), action) {
            (Task::Play, Action::EndTurn) => self.passes_up_sailing(view),
            (Task::Play, Action::Ransom) => self.buys_nothing(view),
            (Task::Play, Action::Trade) => self.overpays(view, after),
            (Task::Play, _) => is_for_nothing(before, &Ledger::new(self, after, seat)),
            (Task::Answers, Action::Event { .. }) => is_wasted(before, &Ledger::new(self, after, seat)),
            (Task::Pay { .. }, Action::Discard(card)) => self.wastes(view.private.hand, card),
            (Task::Lose { .. }, Action::Lose(pirate)) => self.loses_the_better(view, pirate),
            _ => false,
        }
    }

    fn passes_up_sailing(&self, view: View<'_, Skallywaggs>) -> bool {
        let muster = Muster::new(self.rules, view.public);
        let wins = wins_now(&muster, view.public, view.seat);
        !wins && self.rules.legal_actions(view).contains(&Action::Sail)
    }

    /// Whether a pirate is given to be free to play events, and there is none to play.
    fn buys_nothing(&self, view: View<'_, Skallywaggs>) -> bool {
        let deck = self.rules.deck;
        let cancels = self.lore.effects[super::lore::place_of(Effect::Cancel)];
        if view.private.hand.and(deck.events).without(cancels).is_empty() {
            return true;
        }
        let muster = Muster::new(self.rules, view.public);
        let margin = muster.margin(view.seat);
        let all_sail = muster.losable(view.seat).iter().all(|place| muster.is_seaworthy(place));
        margin >= 0 && all_sail && view.public.seats[view.seat].sailing != Sailing::No
    }

    /// Whether a trade costs several cards that could be kept, and the hand makes no more pirates for it.
    fn overpays(&self, view: View<'_, Skallywaggs>, after: &State<Skallywaggs>) -> bool {
        let muster = Muster::new(self.rules, view.public);
        let limit = usize::from(muster.hand_limit(view.seat));
        let before = view.private.hand;
        let hand = after.private[view.seat].hand;
        let kept = hand.len().min(limit) < before.len().min(limit);
        let paid = before.len() - hand.len();
        paid > 1 && kept && self.makes(hand) <= self.makes(before)
    }

    /// How many pirates that sail, and how many characters, these cards make.
    fn makes(&self, hand: CardSet) -> (usize, usize) {
        let parts = self.lore.steady.map(|cards| hand.and(cards).len());
        let whole = self.lore.clans.iter().filter(|clan| clan.activating.without(hand).is_empty());
        (parts.into_iter().min().unwrap_or_default(), whole.count())
    }

    /// Whether the hand makes fewer pirates without this card, and has a part of which nothing comes.
    fn wastes(&self, hand: CardSet, card: Card) -> bool {
        let without = |card: Card| {
            let mut rest = hand;
            rest.remove(card);
            self.makes(rest)
        };
        let made = self.makes(hand);
        let is_less = |(pirates, whole): (usize, usize)| pirates < made.0 || whole < made.1;
        if self.rules.deck.part(card).is_none() || !is_less(without(card)) {
            return false;
        }
        hand.iter().any(|other| self.is_spare(hand, other) && !is_less(without(other)))
    }

    /// A part that belongs to nothing else in the hand, and has no use of its own.
    fn is_spare(&self, hand: CardSet, card: Card) -> bool {
        let deck = self.rules.deck;
        let clan = deck.mark(card).clan;
        let has_kin = || hand.iter().any(|other| other != card && deck.mark(other).clan == clan);
        deck.part(card).is_some() && !self.lore.useful.contains(card) && !has_kin()
    }

    /// Whether somebody who sails is lost, and somebody stays who does not and is of no use.
    fn loses_the_better(&self, view: View<'_, Skallywaggs>, pirate: PirateId) -> bool {
        let muster = Muster::new(self.rules, view.public);
        let Some(place) = view.public.place_of(pirate) else { return false };
        if !self.is_plain_sailor(&muster, place) {
            return false;
        }
        let legal = self.rules.legal_actions(view).to_vec();
        let mut others = legal.iter().filter_map(|action| match action {
            Action::Lose(other) => view.public.place_of(*other),
            _ => None,
        });
        others.any(|other| self.is_burden(&muster, other))
    }

    /// Nobody in particular, but seaworthy, and going to stay.
    fn is_plain_sailor(&self, muster: &Muster<'_>, place: usize) -> bool {
        let parts = muster.public.pirates[place].parts();
        let stays = parts.into_iter().all(|card| !self.lore.fickle.contains(card));
        muster.form(place).is_simple() && muster.is_seaworthy(place) && stays
    }

    /// Nobody in particular who is kept ashore by a part, and has nothing of use.
    fn is_burden(&self, muster: &Muster<'_>, place: usize) -> bool {
        let parts = muster.public.pirates[place].parts();
        let is_useful = parts.into_iter().any(|card| self.lore.useful.contains(card));
        let has_kin = alike(self.rules, parts) > 0;
        let ashore = matches!(muster.ashore(place), Some(crate::muster::Ashore::Part(_)));
        muster.form(place).is_simple() && ashore && !is_useful && !has_kin
    }

    /// Whoever is next, says to sail, and can: nobody but the one whose turn it is can do anything about it any more.
    pub(super) fn threat(&self, public: &Public, seat: Seat) -> Option<Seat> {
        let next = public.active.next(self.rules.seats);
        let is_next = public.task() == Task::Play && public.active == seat && next != seat;
        let sails = public.seats[next].sailing != Sailing::No;
        (is_next && sails && Muster::new(self.rules, public).is_ready(next)).then_some(next)
    }

    /// Whether this crew cannot sail as it stands.
    pub(super) fn is_stopped(&self, world: &State<Skallywaggs>, threat: Seat) -> bool {
        !Muster::new(self.rules, &world.public).is_ready(threat)
    }

    /// Whatever keeps somebody from sailing, of everything that can be done.
    pub(super) fn stoppers(&self, world: &State<Skallywaggs>, seat: Seat, threat: Seat) -> Vec<Action> {
        let legal = self.rules.legal_actions(world.view(seat)).to_vec();
        let could = |action: &Action| {
            matches!(action, Action::Event { .. } | Action::Lure(_) | Action::Operate { .. } | Action::Ransom)
        };
        // Of bad company the menu knows, and there are thousands of pirates that could be built.
        let stops = |action: &Action| self.is_stopped(&self.after(world, seat, *action).world, threat);
        legal.into_iter().filter(could).filter(stops).collect()
    }
}

/// Whether an action on the own turn has brought nothing but harm, or is a gift.
fn is_for_nothing(before: &Ledger, after: &Ledger) -> bool {
    let is_less = after.hand < before.hand || after.own != before.own || after.others != before.others;
    let is_gift = |now: &Tally, then: &Tally| now.0[0] > then.0[0];
    let gives = after.others.iter().zip(&before.others).any(|(now, then)| is_gift(now, then));
    let is_own_better = !after.own.is_within(&before.own) || after.hand >= before.hand;
    (is_less && after.hand <= before.hand && after.gains_nothing_over(before))
        || after.harms_itself(before)
        || after.gives_up(before)
        || (gives && !is_own_better && !after.hampers_somebody(before))
}

/// Whether an answer has changed nothing that its player or another would mind.
fn is_wasted(passed: &Ledger, after: &Ledger) -> bool {
    let others = after.others.iter().zip(&passed.others);
    after.own.unsheltered().is_within(&passed.own.unsheltered())
        && others.into_iter().all(|(now, then)| then.is_within(now))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Part;
    use crate::options::Options;

    fn cards(ids: &[&str]) -> CardSet {
        ids.iter().map(|id| id.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn a_part_that_completes_a_pirate_is_not_put_away_while_another_is_to_spare() {
        let rules = Skallywaggs::new(Options::default(), 3).unwrap();
        let lore = Lore::new(&rules);
        let mind = Mind { rules: &rules, lore: &lore, scale: &super::super::weights::OF_ITSELF };
        let hand = cards(&["CRW01H", "CRW02H", "CRW03C", "CRW04L", "SWP1"]);
        let wastes = |id: &str| mind.wastes(hand, id.parse().unwrap());
        assert!(wastes("CRW03C") && wastes("CRW04L"));
        assert!(!wastes("CRW01H") && !wastes("SWP1"));
        let bare = cards(&["CRW01H", "CRW03C", "CRW04L"]);
        assert!(Part::ALL.len() == bare.len() && bare.iter().all(|card| !mind.wastes(bare, card)));
    }
}
