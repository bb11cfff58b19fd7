//! What can be counted of a seat: how its crew stands, what it can do, who could be taken from it, and what its hand
//! could become.

use engine::Seat;

use super::lore::{EFFECTS, Lore};
use crate::card::{CardSet, Part};
use crate::deck::{Effect, Role, Rule, Sail};
use crate::muster::{Muster, lies_before, lies_on};
use crate::state::Sailing;

const STANDING: usize = 14;
const POWERS: usize = 15;
const PEOPLE: usize = 10;
/// How many of them are seen of everybody; they come first.
pub(super) const OPEN: usize = STANDING + POWERS + PEOPLE;
const HAND: usize = 11 + EFFECTS;

/// How many numbers there are of a seat whose hand is known; the last of them are about the hand.
pub(super) const FIGURES: usize = OPEN + HAND;

/// The numbers of a seat.
pub(super) type Figures = [f32; FIGURES];

/// What a crew amounts to.
#[derive(Clone, Copy, Default)]
struct Crew {
    needed: f32,
    /// Those that will still sail at the end of the next turn, if nobody does anything.
    lasting: f32,
    guarded: f32,
    simple: f32,
    ashore: f32,
    sick: f32,
    arrested: f32,
    leaving: f32,
}

/// The numbers of a seat; of a hand only where it is known.
pub(super) fn figures(lore: &Lore, muster: &Muster<'_>, seat: Seat, hand: Option<CardSet>) -> Figures {
    let crew = Crew::new(lore, muster, seat);
    let powers = powers(muster, seat);
    let reserve = hand.map(|hand| Reserve::new(lore, hand, powers[EXCUSES] > 0.0));
    let mut all = [0.0; FIGURES];
    all[..STANDING].copy_from_slice(&standing(muster, seat, &crew, reserve.as_ref()));
    all[STANDING..STANDING + POWERS].copy_from_slice(&powers);
    all[STANDING + POWERS..OPEN].copy_from_slice(&people(muster, seat, &crew, powers[CAPTAIN]));
    if let (Some(hand), Some(reserve)) = (hand, reserve) {
        all[OPEN..].copy_from_slice(&in_hand(lore, hand, &crew, &reserve));
    }
    all
}

impl Crew {
    fn new(lore: &Lore, muster: &Muster<'_>, seat: Seat) -> Self {
        let deck = muster.rules.deck;
        let rule = |wanted: Rule| muster.rules_in(seat).any(|(_, _, rule)| rule == wanted);
        let ignores = lies_before(deck, muster.public, seat, Effect::IgnoreIcons).is_some();
        let (stanches, helped) = (rule(Rule::Stanches), ignores && rule(Rule::ExcusesHelped));
        let mut crew = Self { needed: muster.needed(seat).into(), ..Self::default() };
        let mut fleeting = 0.0;
        for (place, pirate) in muster.crew(seat) {
            let parts = pirate.parts();
            if lies_on(deck, muster.public, pirate.id, Effect::Sicken).is_some() {
                crew.sick += 1.0;
            } else if lies_on(deck, muster.public, pirate.id, Effect::Arrest).is_some() {
                crew.arrested += 1.0;
            } else if !muster.is_seaworthy(place) {
                crew.ashore += 1.0;
            } else {
                let is_bleeding = |card| lore.fickle.contains(card) && deck.part(card) == Some(Part::Chest);
                let leaves = parts.into_iter().any(|card| {
                    if stanches && is_bleeding(card) { false } else { lore.fickle.contains(card) }
                });
                let stuck = |sail: Sail| sail == Sail::Cant || sail == Sail::Helped && !helped;
                let soft = ignores && parts.into_iter().any(|card| stuck(deck.mark(card).sail));
                fleeting += f32::from(u8::from(leaves || soft));
                crew.leaving += f32::from(u8::from(leaves));
                let guarded = !muster.form(place).is_simple();
                *(if guarded { &mut crew.guarded } else { &mut crew.simple }) += 1.0;
            }
        }
        crew.lasting = f32::from(muster.seaworthy(seat)) - fleeting;
        crew
    }
}

/// Where a seat stands on the way to sea.
fn standing(muster: &Muster<'_>, seat: Seat, crew: &Crew, reserve: Option<&Reserve>) -> [f32; STANDING] {
    let public = muster.public;
    let seats = f32::from(muster.rules.seats);
    let mut turns = 1.0;
    let mut next = public.active.next(muster.rules.seats);
    while next != seat {
        next = next.next(muster.rules.seats);
        turns += 1.0;
    }
    let lack = (crew.needed - crew.lasting).max(0.0);
    let surplus = (crew.lasting - crew.needed).clamp(0.0, 3.0);
    let declared = public.seats[seat].sailing != Sailing::No;
    let is = |holds: bool| f32::from(u8::from(holds));
    let sails = is(declared && lack < 0.5);
    let built = reserve.map_or(0.0, |reserve| reserve.built);
    [
        lack,
        is(lack < 0.5),
        is((lack - 1.0).abs() < 0.5),
        is((lack - 2.0).abs() < 0.5),
        is((lack - 3.0).abs() < 0.5),
        surplus,
        sails,
        sails * surplus,
        sails * turns / seats,
        is(declared && lack > 0.5),
        is(declared && lack > 0.5 && lack <= built),
        is(declared && (lack - 1.0).abs() < 0.5),
        turns / seats,
        lack * lack / 10.0,
    ]
}

const EXCUSES: usize = 9;
const CAPTAIN: usize = 14;

/// What its characters and specialty parts let a seat do.
fn powers(muster: &Muster<'_>, seat: Seat) -> [f32; POWERS] {
    let mut powers = [0.0; POWERS];
    for (_, _, rule) in muster.rules_in(seat) {
        let (place, by) = match rule {
            Rule::Draw(count) => (0, f32::from(count)),
            Rule::DrawOnly(_) => (1, 1.0),
            Rule::Lures { .. } => (2, 1.0),
            Rule::Operates => (3, 1.0),
            Rule::HelpsItself => (4, 1.0),
            Rule::TradesFree => (5, 1.0),
            Rule::Scouts(_) => (6, 1.0),
            Rule::HoldsCrew => (7, 1.0),
            Rule::Hand(_) => (8, 1.0),
            Rule::ExcusesHelped => (EXCUSES, 1.0),
            Rule::Stanches => (10, 1.0),
            Rule::StandsIn => (11, 1.0),
            Rule::Clings => (12, 1.0),
            Rule::Suppresses(_) => (13, 1.0),
            Rule::Role(Role::Captain) => (CAPTAIN, 1.0),
            _ => continue,
        };
        powers[place] += by;
    }
    powers
}

/// Who is in a crew, and what lies before it.
fn people(muster: &Muster<'_>, seat: Seat, crew: &Crew, captain: f32) -> [f32; PEOPLE] {
    let deck = muster.rules.deck;
    let lies = |effect| f32::from(u8::from(lies_before(deck, muster.public, seat, effect).is_some()));
    let count = crew.guarded + crew.simple + crew.ashore;
    [
        crew.guarded,
        crew.simple,
        crew.ashore,
        crew.sick,
        crew.arrested,
        crew.leaving,
        lies(Effect::Shelter),
        lies(Effect::Forbid),
        f32::from(muster.public.seats[seat].hand) / 10.0,
        captain.min(1.0) * count / 5.0,
    ]
}

/// What a hand has for new pirates.
#[derive(Clone, Copy)]
struct Reserve {
    built: f32,
    /// Different parts that are left for one more.
    left: f32,
    parts: f32,
}

impl Reserve {
    fn new(lore: &Lore, hand: CardSet, is_helped: bool) -> Self {
        let counts = Part::ALL.map(|part| {
            let sails = lore.steady[part.idx()];
            let sails = if is_helped { sails.or(lore.helped[part.idx()]) } else { sails };
            hand.and(sails).len()
        });
        let built = counts.into_iter().min().unwrap_or_default();
        let left = counts.into_iter().filter(|count| *count > built).count();
        Self { built: built as f32, left: left as f32, parts: counts.into_iter().sum::<usize>() as f32 }
    }
}

/// What is in a hand.
fn in_hand(lore: &Lore, hand: CardSet, crew: &Crew, reserve: &Reserve) -> [f32; HAND] {
    let is = |holds: bool| f32::from(u8::from(holds));
    let lack = (crew.needed - crew.lasting - reserve.built).max(0.0);
    let mut all = [0.0; HAND];
    all[0] = reserve.built.min(3.0);
    all[1] = reserve.left;
    all[2] = lack;
    all[3] = is(lack < 0.5);
    all[4] = is((lack - 1.0).abs() < 0.5);
    all[5] = reserve.parts / 10.0;
    all[6] = is((lack - 1.0).abs() < 0.5) * reserve.left;
    for clan in &lore.clans {
        let held = hand.and(clan.activating).len();
        let place = match (clan.is_major, clan.is_bad, held) {
            (true, false, 3) => 7,
            (true, false, 2) => 8,
            (false, false, 2) => 9,
            (_, true, 2..) => 10,
            _ => continue,
        };
        all[place] += 1.0;
    }
    for (count, cards) in all[11..].iter_mut().zip(&lore.effects) {
        *count = hand.and(*cards).len() as f32;
    }
    all
}
