//! Choosing by tapping: what is picked narrows what can be done, until one thing is left to be confirmed.
//! It knows no rules; a thing can be tapped when an offer of the scene goes on with it.

use std::sync::Arc;

use engine::Seat;
use hosting::{Offer, Pile, Scene, Target};
use leptos::prelude::*;

use super::super::stage::Stage;
use super::look::is_pirate;
use crate::board::names::skallywaggs::SWAP;

/// Something that can be picked, by a name that outlasts a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card of the hand.
    Hand(String),
    /// A card that lies in a pile.
    Card(String),
    /// A pile, such as a pirate.
    Pile(String),
    /// A player.
    Seat(Seat),
    /// A number.
    Number(i64),
}

/// What the player holds in mind; it lives as long as the board.
#[derive(Clone, Copy)]
pub struct Mind {
    /// What is picked, in the order of the taps.
    pub picks: RwSignal<Vec<Thing>>,
    /// The pirate whose parts are shown large, to tap one of them.
    pub looks_at: RwSignal<Option<String>>,
    /// Whether the building tray was opened.
    pub builds: RwSignal<bool>,
    /// The crew that was opened to be looked at.
    pub opened: RwSignal<Option<Seat>>,
    /// Whether there is room for every crew to be open.
    pub wide: RwSignal<bool>,
    /// An answer that is decided and waits until its time has come.
    pub held: RwSignal<Option<Offer>>,
    /// Whether that time has come.
    pub due: RwSignal<bool>,
    /// Whether the table has refused the answer: the reader is asked then, whatever they are usually asked.
    pub refused: RwSignal<bool>,
    seen: StoredValue<Seen>,
}

/// The table as it is, and as it was before the crews changed last.
#[derive(Default)]
struct Seen {
    now: Option<Arc<Scene>>,
    before: Option<Arc<Scene>>,
}

impl Seen {
    fn look(&mut self, scene: &Arc<Scene>) {
        let is_same = self
            .now
            .as_ref()
            .is_some_and(|now| pirates(now).map(|pile| &pile.id).eq(pirates(scene).map(|pile| &pile.id)));
        let last = self.now.replace(scene.clone());
        if !is_same {
            self.before = last;
        }
    }

    fn is_new(&self, id: &str) -> bool {
        self.before.as_ref().is_some_and(|before| !pirates(before).any(|pile| pile.id == id))
    }

    /// Those who were there before and are not now; more than a storm takes are those of another table.
    fn fallen(&self) -> Vec<&Pile> {
        let (Some(now), Some(before)) = (&self.now, &self.before) else { return Vec::new() };
        let is_gone = |pile: &&Pile| !pirates(now).any(|other| other.id == pile.id);
        let fallen: Vec<&Pile> = pirates(before).filter(is_gone).collect();
        if fallen.len() > before.seats.len() { Vec::new() } else { fallen }
    }
}

fn pirates(scene: &Scene) -> impl Iterator<Item = &Pile> {
    scene.piles.iter().filter(|pile| is_pirate(pile))
}

impl Mind {
    /// Nothing in mind.
    #[must_use]
    pub fn new() -> Self {
        Self {
            picks: RwSignal::new(Vec::new()),
            looks_at: RwSignal::new(None),
            builds: RwSignal::new(false),
            opened: RwSignal::new(None),
            wide: RwSignal::new(false),
            held: RwSignal::new(None),
            due: RwSignal::new(false),
            refused: RwSignal::new(false),
            seen: StoredValue::default(),
        }
    }

    /// Forgets everything picked.
    pub fn clear(self) {
        self.picks.set(Vec::new());
        self.looks_at.set(None);
        self.builds.set(false);
        self.opened.set(None);
    }

    /// Looks who is on the table: whoever was not there before is seen to walk in, and whoever is lost to fall.
    pub fn look(self, scene: &Arc<Scene>) {
        self.seen.update_value(|seen| seen.look(scene));
    }

    /// Whether this pirate came last.
    #[must_use]
    pub fn is_new(self, id: &str) -> bool {
        self.seen.with_value(|seen| seen.is_new(id))
    }

    /// Those of a crew who were lost last, each drawn so.
    pub fn fallen(self, crew: Seat, draw: impl Fn(&Pile) -> AnyView) -> Vec<AnyView> {
        let is_of = |pile: &&Pile| pile.owner == Some(crew);
        self.seen.with_value(|seen| seen.fallen().into_iter().filter(is_of).map(draw).collect())
    }

    /// The table has answered: forgets what was chosen, and everything where there is nothing to choose.
    pub fn follow(self, stage: Stage, scene: &Scene) {
        if stage.choice.chosen.get_untracked() || scene.offers.is_empty() {
            self.clear();
        }
    }

    /// Picks a thing, or puts it back. What does not go together with it is put back too.
    pub fn tap(self, scene: &Scene, thing: &Thing) {
        self.looks_at.set(None);
        self.picks.update(|picks| *picks = tapped(scene, picks, thing));
    }
}

/// The picks after a tap on this thing.
fn tapped(scene: &Scene, picks: &[Thing], thing: &Thing) -> Vec<Thing> {
    if picks.contains(thing) {
        return picks.iter().filter(|pick| *pick != thing).cloned().collect();
    }
    let with = |kept: Vec<Thing>| -> Vec<Thing> { kept.into_iter().chain([thing.clone()]).collect() };
    let leads_on = |picks: &Vec<Thing>| goes_on(scene, picks);
    let less = (0..picks.len()).rev().map(|left_out| {
        let kept = picks.iter().enumerate().filter(|(place, _)| *place != left_out);
        with(kept.map(|(_, pick)| pick.clone()).collect())
    });
    std::iter::once(with(picks.to_vec())).chain(less).find(leads_on).unwrap_or_else(|| with(Vec::new()))
}

fn goes_on(scene: &Scene, picks: &[Thing]) -> bool {
    let Some(chosen) = targets(scene, picks) else { return false };
    scene.offers.iter().any(|offer| has_all(steps(offer), &chosen))
}

/// The offers that fit what is picked, and what else they would be done to.
pub struct Narrowed<'a> {
    /// What is picked, where it is now.
    pub chosen: Vec<Target>,
    /// The offers that go on from there.
    pub offers: Vec<&'a Offer>,
    next: Lit,
    able: Lit,
}

/// How a thing may be tapped now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// It is picked.
    Chosen,
    /// It goes on from what is picked.
    Next,
    /// It can be picked in place of something else.
    Able,
    /// It cannot be picked.
    Idle,
}

impl Tap {
    /// A class for it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Chosen => "chosen",
            Self::Next => "next",
            Self::Able => "able",
            Self::Idle => "idle",
        }
    }

    /// As `aria-pressed` says it of what can be picked.
    #[must_use]
    pub const fn is_pressed(self) -> Option<&'static str> {
        match self {
            Self::Chosen => Some("true"),
            Self::Next | Self::Able => Some("false"),
            Self::Idle => None,
        }
    }
}

impl<'a> Narrowed<'a> {
    /// Narrows the offers of a scene by these picks. Picks that no offer knows any more count as none.
    #[must_use]
    pub fn new(scene: &'a Scene, picks: &[Thing]) -> Self {
        let fitting = |chosen: &[Target]| -> Vec<&'a Offer> {
            scene.offers.iter().filter(|offer| has_all(steps(offer), chosen)).collect()
        };
        let mut chosen = targets(scene, picks).unwrap_or_default();
        let mut offers = fitting(&chosen);
        if offers.is_empty() {
            chosen.clear();
            offers = fitting(&chosen);
        }
        let mut able = Lit::new(scene);
        scene.offers.iter().flat_map(begins).for_each(|target| able.light(target));
        // What takes the place of one pick and leaves the others.
        for left_out in (0..chosen.len()).filter(|_| chosen.len() > 1) {
            let mut kept = chosen.clone();
            kept.remove(left_out);
            fitting(&kept).into_iter().flat_map(steps).for_each(|target| able.light(target));
        }
        let mut next = Lit::new(scene);
        let goes_on =
            |offer: &&'a Offer| if chosen.is_empty() { begins(offer) } else { steps(offer).iter().collect() };
        offers.iter().flat_map(goes_on).for_each(|target| next.light(target));
        Self { chosen, offers, next, able }
    }

    /// How this may be tapped.
    #[must_use]
    pub fn tap(&self, target: &Target) -> Tap {
        match () {
            () if self.chosen.contains(target) => Tap::Chosen,
            () if self.next.has(target) => Tap::Next,
            () if self.able.has(target) => Tap::Able,
            () => Tap::Idle,
        }
    }

    /// The offers for which nothing is left to pick.
    #[must_use]
    pub fn complete(&self) -> Vec<&'a Offer> {
        if self.chosen.is_empty() {
            return Vec::new();
        }
        self.offers.iter().filter(|offer| steps(offer).len() == self.chosen.len()).copied().collect()
    }

    /// The cards of this pile that would go on from here.
    #[must_use]
    pub fn next_cards(&self, pile: usize) -> Vec<usize> {
        let cards = self.next.cards.get(pile).map(Vec::as_slice).unwrap_or_default();
        let is_next =
            |card: &usize| cards[*card] && !self.chosen.contains(&Target::Card { pile, card: *card });
        (0..cards.len()).filter(is_next).collect()
    }

    /// The players who would go on from here, or are picked.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let lit = self.next.seats.iter().enumerate().filter(|(_, lit)| **lit);
        lit.filter_map(|(idx, _)| u8::try_from(idx).ok().map(Seat::new)).collect()
    }

    /// Whether an offer of this verb goes on from here.
    #[must_use]
    pub fn does(&self, verb: &str) -> bool {
        self.offers.iter().any(|offer| offer.verb == verb)
    }
}

/// What an offer is done to, one after the other; nothing for an offer to the table.
#[must_use]
pub fn steps(offer: &Offer) -> &[Target] {
    match &offer.target {
        Target::Table => &[],
        Target::Several(targets) => targets,
        target => std::slice::from_ref(target),
    }
}

/// What a choice can begin with: cards of the hand in any order, or else the first thing; a swap with either card.
fn begins(offer: &Offer) -> Vec<&Target> {
    let steps = steps(offer).iter().enumerate();
    let is_begin =
        |place: usize, target: &Target| place == 0 || matches!(target, Target::Hand(_)) || offer.verb == SWAP;
    steps.filter(|(place, target)| is_begin(*place, target)).map(|(_, target)| target).collect()
}

fn has_all(steps: &[Target], chosen: &[Target]) -> bool {
    chosen.iter().all(|target| steps.contains(target))
}

/// Where the picks are in this scene; nothing if one of them is gone.
fn targets(scene: &Scene, picks: &[Thing]) -> Option<Vec<Target>> {
    picks.iter().map(|pick| target(scene, pick)).collect()
}

fn target(scene: &Scene, pick: &Thing) -> Option<Target> {
    match pick {
        Thing::Hand(id) => scene.hand.iter().position(|card| card.id == *id).map(Target::Hand),
        Thing::Pile(id) => scene.piles.iter().position(|pile| pile.id == *id).map(Target::Pile),
        Thing::Card(id) => scene.piles.iter().enumerate().find_map(|(pile, lying)| {
            let card = lying.cards.iter().position(|card| card.id == *id)?;
            Some(Target::Card { pile, card })
        }),
        Thing::Seat(seat) => Some(Target::Seat(*seat)),
        Thing::Number(number) => Some(Target::Number(*number)),
    }
}

/// The name of what lies there.
#[must_use]
pub fn thing(scene: &Scene, target: &Target) -> Option<Thing> {
    match target {
        Target::Hand(place) => scene.hand.get(*place).map(|card| Thing::Hand(card.id.clone())),
        Target::Pile(place) => scene.piles.get(*place).map(|pile| Thing::Pile(pile.id.clone())),
        Target::Card { pile, card } => {
            scene.piles.get(*pile)?.cards.get(*card).map(|card| Thing::Card(card.id.clone()))
        }
        Target::Seat(seat) => Some(Thing::Seat(*seat)),
        Target::Number(number) => Some(Thing::Number(*number)),
        Target::Table | Target::Several(_) => None,
    }
}

/// What some offers are done to, each thing once: a table of marks, because offers come by the hundred.
struct Lit {
    hand: Vec<bool>,
    piles: Vec<bool>,
    cards: Vec<Vec<bool>>,
    seats: Vec<bool>,
    numbers: Vec<i64>,
}

impl Lit {
    fn new(scene: &Scene) -> Self {
        Self {
            hand: vec![false; scene.hand.len()],
            piles: vec![false; scene.piles.len()],
            cards: scene.piles.iter().map(|pile| vec![false; pile.cards.len()]).collect(),
            seats: vec![false; scene.seats.len()],
            numbers: Vec::new(),
        }
    }

    fn light(&mut self, target: &Target) {
        if let Target::Number(number) = target {
            return self.numbers.push(*number);
        }
        if let Some(mark) = self.mark(target) {
            *mark = true;
        }
    }

    fn mark(&mut self, target: &Target) -> Option<&mut bool> {
        match target {
            Target::Hand(place) => self.hand.get_mut(*place),
            Target::Pile(place) => self.piles.get_mut(*place),
            Target::Card { pile, card } => self.cards.get_mut(*pile)?.get_mut(*card),
            Target::Seat(seat) => self.seats.get_mut(seat.idx()),
            Target::Number(_) | Target::Table | Target::Several(_) => None,
        }
    }

    fn has(&self, target: &Target) -> bool {
        let mark = match target {
            Target::Hand(place) => self.hand.get(*place),
            Target::Pile(place) => self.piles.get(*place),
            Target::Card { pile, card } => self.cards.get(*pile).and_then(|cards| cards.get(*card)),
            Target::Seat(seat) => self.seats.get(seat.idx()),
            Target::Number(number) => return self.numbers.contains(number),
            Target::Table | Target::Several(_) => None,
        };
        mark.copied().unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use engine::Message;
    use hosting::{CardFace, SeatPanel, SeatStatus};

    use super::*;

    fn face(id: &str) -> CardFace {
        CardFace {
            id: id.into(),
            face: format!("skallywaggs/{id}"),
            face_up: true,
            name: Message::new("x"),
            text: None,
        }
    }

    fn offer(verb: &str, targets: Vec<Target>) -> Offer {
        let target = Target::Several(targets);
        let action = serde_json::value::RawValue::from_string("null".into()).expect("it is JSON");
        Offer { verb: verb.into(), label: Message::new("x"), target, hotkey: None, action }
    }

    /// Two heads, a chest, legs and an event in hand; two pirates on the table.
    fn scene() -> Scene {
        let panel =
            |seat| SeatPanel { seat, status: SeatStatus::Waiting, counters: Vec::new(), badges: Vec::new() };
        let pirate = |id: &str| Pile {
            id: id.into(),
            owner: None,
            label: Message::new("x"),
            cards: ["h", "c", "l"].map(|part| face(&format!("{id}{part}"))).into(),
            notes: Vec::new(),
        };
        let (own, other) = (Target::Seat(Seat::new(0)), Target::Seat(Seat::new(1)));
        let mut offers = Vec::new();
        for head in [0, 1] {
            for crew in [&own, &other] {
                let parts = vec![Target::Hand(head), Target::Hand(2), Target::Hand(3), crew.clone()];
                offers.push(offer("build", parts));
            }
        }
        for card in 0..3 {
            let parts = [0, 1].map(|pile| Target::Card { pile, card });
            offers.push(offer("event", [vec![Target::Hand(4)], parts.to_vec()].concat()));
        }
        Scene {
            title: Message::new("x"),
            prompt: Message::new("x"),
            seats: Seat::all(2).map(panel).collect(),
            piles: vec![pirate("a"), pirate("b")],
            hand: ["h1", "h2", "c1", "l1", "e1"].map(face).into(),
            offers,
            facts: Vec::new(),
            sheet: None,
            outcome: None,
        }
    }

    fn hand(id: &str) -> Thing {
        Thing::Hand(id.into())
    }

    fn after(scene: &Scene, taps: &[Thing]) -> Vec<Thing> {
        taps.iter().fold(Vec::new(), |picks, thing| tapped(scene, &picks, thing))
    }

    #[test]
    fn parts_can_be_picked_in_any_order_and_the_last_pick_completes() {
        let scene = scene();
        let picks = after(&scene, &[hand("l1"), hand("h2"), hand("c1"), Thing::Seat(Seat::new(1))]);
        let narrowed = Narrowed::new(&scene, &picks);
        assert_eq!(narrowed.complete().len(), 1);
        assert_eq!(narrowed.complete()[0].target, scene.offers[3].target);
    }

    #[test]
    fn another_head_takes_the_place_of_the_first_and_leaves_the_rest() {
        let scene = scene();
        let picks = after(&scene, &[hand("h1"), hand("c1"), hand("h2")]);
        assert_eq!(picks, [hand("c1"), hand("h2")]);
    }

    #[test]
    fn an_event_puts_the_parts_back_and_asks_for_its_own_targets() {
        let scene = scene();
        let picks = after(&scene, &[hand("h1"), hand("c1"), hand("e1")]);
        assert_eq!(picks, [hand("e1")]);
        let narrowed = Narrowed::new(&scene, &picks);
        assert_eq!(narrowed.next_cards(0), [0, 1, 2]);
        assert_eq!(narrowed.tap(&Target::Hand(0)), Tap::Able);
        assert_eq!(narrowed.tap(&Target::Pile(0)), Tap::Idle);
    }

    #[test]
    fn one_part_of_a_pirate_leaves_only_the_like_part_of_the_other() {
        let scene = scene();
        let picks = after(&scene, &[hand("e1"), Thing::Card("bc".into())]);
        let narrowed = Narrowed::new(&scene, &picks);
        assert_eq!(narrowed.next_cards(0), [1]);
        assert_eq!(narrowed.next_cards(1), [0_usize; 0]);
    }

    #[test]
    fn whoever_is_gone_has_fallen_until_the_crews_change_again() {
        let table = |ids: &[&str]| {
            let pirate = |id: &&str| Pile { id: format!("pirate-{id}"), ..scene().piles.remove(0) };
            Arc::new(Scene { piles: ids.iter().map(pirate).collect(), ..scene() })
        };
        let mut seen = Seen::default();
        let mut fallen = |ids: &[&str]| {
            seen.look(&table(ids));
            seen.fallen().iter().map(|pile| pile.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(fallen(&["1", "2"]), [""; 0], "nobody was there before");
        assert_eq!(fallen(&["1"]), ["pirate-2"]);
        assert_eq!(fallen(&["1"]), ["pirate-2"], "nothing has changed");
        assert_eq!(fallen(&["1", "3"]), [""; 0]);
    }

    #[test]
    fn a_swap_begins_with_either_card() {
        let mut scene = scene();
        let lying = Target::Card { pile: 0, card: 0 };
        scene.offers = vec![offer(SWAP, vec![Target::Hand(0), lying.clone()])];
        assert_eq!(Narrowed::new(&scene, &[]).tap(&lying), Tap::Next);
    }

    #[test]
    fn before_the_first_tap_only_the_hand_calls() {
        let scene = scene();
        let narrowed = Narrowed::new(&scene, &[]);
        assert_eq!(narrowed.tap(&Target::Hand(3)), Tap::Next);
        assert_eq!(narrowed.tap(&Target::Seat(Seat::new(1))), Tap::Idle);
        assert_eq!(narrowed.next_cards(0), [0_usize; 0]);
    }

    #[test]
    fn another_crew_takes_the_place_of_the_first() {
        let scene = scene();
        let parts = [hand("h1"), hand("c1"), hand("l1"), Thing::Seat(Seat::new(0))];
        let narrowed = Narrowed::new(&scene, &after(&scene, &parts));
        assert_eq!(narrowed.tap(&Target::Seat(Seat::new(1))), Tap::Able);
    }

    #[test]
    fn a_second_tap_puts_a_pick_back() {
        let scene = scene();
        assert_eq!(after(&scene, &[hand("h1"), hand("c1"), hand("h1")]), [hand("c1")]);
    }

    #[test]
    fn picks_that_are_gone_from_the_table_count_as_none() {
        let scene = scene();
        let narrowed = Narrowed::new(&scene, &[hand("gone")]);
        assert!(narrowed.chosen.is_empty());
        assert_eq!(narrowed.offers.len(), scene.offers.len());
    }
}
