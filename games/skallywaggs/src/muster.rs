//! What the table amounts to: who is matched, complete, active and seaworthy, what each crew needs, and who is immune
//! to what. Everything here follows from the public half; only what its own parts amount to is remembered by a pirate.

use engine::{SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Part, PirateId};
use crate::deck::{Deck, Effect, Lasts, Mark, Role, Rule, Sail, Spare, Title, Traits, Whose};
use crate::options::Skallywaggs;
use crate::places::Places;
use crate::state::{Laid, Pirate, Place, Public};

/// The least that can be needed to sail: SW-5.4, a ruling of ours.
pub const NEEDED_MIN: i8 = 3;

/// Reshuffles before the tide begins to turn.
pub const TIDE_FROM: u16 = 4;

/// What three parts make, wherever they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The character that is complete.
    pub character: Option<Title>,
    /// Which parts make it so.
    pub activating: [bool; 3],
    /// Whether all three belong together.
    pub matched: bool,
}

/// What is true of a pirate on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// What its parts make.
    pub form: Form,
    /// Whether its character's rules are on.
    pub active: bool,
    /// Whether an event that arrests lies on it.
    pub arrested: bool,
    /// Whether it counts toward sailing.
    pub seaworthy: bool,
}

/// Why an event cannot be aimed at something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Protection {
    /// The pirate is matched.
    Matched,
    /// The card makes a minor character active.
    Activating(Title),
    /// The pirate is a complete character.
    Complete(Title),
    /// The card says so.
    Marked(Title),
    /// A character of the crew says so.
    Shield(Title),
    /// An event before the player says so.
    Sheltered(Card),
    /// The pirate does not change crews.
    Stays(Title),
    /// An event on the pirate holds it.
    Held(Card),
    /// A character holds the crew together.
    HeldCrew(Title),
}

/// What keeps a pirate ashore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ashore {
    /// One of its parts.
    Part(Card),
    /// An event that lies on it.
    Event(Card),
}

/// One change of a needed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose doing it is; none for the tide.
    pub title: Option<Title>,
    /// By how much.
    pub by: i8,
}

/// Who is who on the table: everything that many questions begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Roll {
    crews: [Places; SEATS_MAX],
    /// Pirates whose parts all belong together.
    matched: Places,
    /// Complete characters.
    complete: Places,
    /// Those of them whose rules are on.
    active: Places,
    /// Pirates that an event lies on.
    beset: Places,
    /// Pirates under arrest.
    arrested: Places,
    /// Pirates with a specialty part that has rules.
    ruled: Places,
    /// Those of them with a rule that says where they are.
    bound: Places,
    /// Those of them with a part that is immune to an event.
    immune: Places,
}

/// The table, looked at once.
pub struct Muster<'a> {
    pub(crate) rules: &'a Skallywaggs,
    pub(crate) public: &'a Public,
    roll: Roll,
}

impl Skallywaggs {
    /// What three parts make.
    #[must_use]
    pub fn form(&self, parts: [Card; 3]) -> Form {
        let marks = self.deck.marks_of(&parts);
        if !are_peculiar(&marks) {
            return Form::SIMPLE;
        }
        if let Some(special) = self.special(parts) {
            return Form { character: Some(special), activating: [true; 3], matched: true };
        }
        let [head, chest, legs] = marks;
        let clan = if chest.clan == legs.clan { chest.clan } else { head.clan };
        let activates = |mark: Mark| mark.clan == clan && mark.traits.has(Traits::ACTIVATING);
        let activating = [activates(head), activates(chest), activates(legs)];
        let count = activating.iter().map(|part| u8::from(*part)).sum();
        let title = Mark::title(clan);
        let complete = self.deck.title(title).kind.completed_by() == Some(count);
        let matched = head.clan == chest.clan && chest.clan == legs.clan;
        if complete {
            Form { character: Some(title), activating, matched }
        } else {
            Form { matched, ..Form::SIMPLE }
        }
    }

    /// What there is to know of three parts together.
    pub(crate) fn traits(&self, parts: [Card; 3]) -> Traits {
        let [head, chest, legs] = self.deck.marks_of(&parts);
        let form = self.form(parts);
        let rules = head.traits.or(chest.traits).or(legs.traits).and(Traits::OF_RULES);
        rules.or(Traits::MATCHED.when(form.matched)).or(Traits::COMPLETE.when(form.character.is_some()))
    }

    fn special(&self, parts: [Card; 3]) -> Option<Title> {
        let mut made =
            self.deck.specials.iter().filter(|(_, cards)| *cards == parts).map(|(title, _)| *title);
        made.find(|title| self.options.enables(&self.deck.title(*title).key))
    }

    /// How many are needed before any character changes it.
    #[must_use]
    pub const fn needed_base(&self) -> i8 {
        match self.seats {
            2 => 10,
            3 => 7,
            _ => 5,
        }
    }
}

/// Whether three parts could make anything: two are of one clan, or all of special pirates.
const fn are_peculiar([head, chest, legs]: &[Mark; 3]) -> bool {
    let two_of_a_clan = (head.clan == chest.clan) | (chest.clan == legs.clan) | (legs.clan == head.clan);
    two_of_a_clan | head.traits.and(chest.traits).and(legs.traits).has(Traits::SPECIAL)
}

impl Form {
    /// Parts that make nothing.
    const SIMPLE: Self = Self { character: None, activating: [false; 3], matched: false };

    /// Neither matched nor a complete character.
    #[must_use]
    pub const fn is_simple(&self) -> bool {
        !self.matched && self.character.is_none()
    }
}

impl Roll {
    /// Calls the roll.
    fn new(rules: &Skallywaggs, public: &Public) -> Self {
        let (mut roll, mut noted) = (Self::default(), Places::EMPTY);
        for (place, pirate) in public.pirates.iter().enumerate() {
            roll.crews[pirate.crew.idx() % SEATS_MAX].insert(place);
            noted.insert_if(place, pirate.traits(rules) != Traits::NONE);
        }
        // Most pirates are nobody in particular and have no rules.
        for place in noted.iter() {
            let traits = public.pirates[place].traits(rules);
            roll.matched.insert_if(place, traits.has(Traits::MATCHED));
            roll.complete.insert_if(place, traits.has(Traits::COMPLETE));
            roll.ruled.insert_if(place, traits.has(Traits::RULED));
            roll.bound.insert_if(place, traits.has(Traits::BOUND));
            roll.immune.insert_if(place, traits.has(Traits::IMMUNE));
        }
        for laid in &public.laid {
            if let Place::On(pirate) = laid.place
                && let Some(place) = public.place_of(pirate)
            {
                roll.beset.insert(place);
                roll.arrested.insert_if(place, has_effect(rules.deck, laid.card, Effect::Arrest));
            }
        }
        roll.active = roll.complete.without(roll.arrested);
        roll
    }
}

impl<'a> Muster<'a> {
    /// Looks at the table.
    #[must_use]
    pub fn new(rules: &'a Skallywaggs, public: &'a Public) -> Self {
        let mut muster = Self { rules, public, roll: Roll::new(rules, public) };
        muster.roll.active = muster.roll.active.without(muster.suppressed());
        muster
    }

    /// The table, looked at before; nothing has changed since.
    pub(crate) const fn again(rules: &'a Skallywaggs, public: &'a Public, roll: Roll) -> Self {
        Self { rules, public, roll }
    }

    pub(crate) const fn roll(&self) -> &Roll {
        &self.roll
    }

    const fn deck(&self) -> &'static Deck {
        self.rules.deck
    }

    /// Characters that a stronger one in the same crew suppresses are not active.
    fn suppressed(&self) -> Places {
        let deck = self.deck();
        if self.roll.active.len() < 2 {
            return Places::EMPTY;
        }
        self.roll.active.filter(|place| {
            let own = self.character(place).map_or(0, |title| deck.title(title).daggers);
            self.active_rules(self.public.pirates[place].crew).any(|(_, title, rule)| match rule {
                Rule::Suppresses(role) => self.is_a(place, role) && deck.title(title).daggers > own,
                _ => false,
            })
        })
    }

    /// What is true of a pirate, if it lives.
    #[must_use]
    pub fn facts_of(&self, pirate: PirateId) -> Option<Facts> {
        self.public.place_of(pirate).map(|place| self.facts(place))
    }

    /// What is true of a pirate.
    pub(crate) fn facts(&self, place: usize) -> Facts {
        Facts {
            form: self.form(place),
            active: self.roll.active.contains(place),
            arrested: self.roll.arrested.contains(place),
            seaworthy: self.is_seaworthy(place),
        }
    }

    /// What the parts of a pirate make.
    pub(crate) fn form(&self, place: usize) -> Form {
        if self.roll.complete.or(self.roll.matched).contains(place) {
            self.rules.form(self.public.pirates[place].parts())
        } else {
            Form::SIMPLE
        }
    }

    /// Whether a pirate has nothing of its own against any event.
    const fn is_defenseless(&self, place: usize) -> bool {
        !self.roll.complete.or(self.roll.matched).or(self.roll.immune).contains(place)
    }

    /// Whether a pirate counts toward sailing.
    pub(crate) fn is_seaworthy(&self, place: usize) -> bool {
        self.ashore(place).is_none()
    }

    /// The complete character of a pirate.
    #[must_use]
    pub fn character(&self, place: usize) -> Option<Title> {
        self.form(place).character
    }

    /// Every pirate.
    pub(crate) fn everybody(&self) -> Places {
        Places::first(self.public.pirates.len())
    }

    /// The places of a crew.
    pub(crate) fn crew_places(&self, seat: Seat) -> Places {
        self.roll.crews[seat.idx()]
    }

    /// Complete characters.
    pub(crate) const fn complete(&self) -> Places {
        self.roll.complete
    }

    /// Pirates that a rule in force binds to a place.
    pub(crate) const fn bound(&self) -> Places {
        self.roll.bound.without(self.roll.arrested)
    }

    /// Pirates whose specialty parts have rules in force.
    pub(crate) const fn ruled(&self) -> Places {
        self.roll.ruled.without(self.roll.arrested)
    }

    /// The pirates of a crew with their places.
    pub fn crew(&self, seat: Seat) -> impl Iterator<Item = (usize, &'a Pirate)> {
        self.crew_places(seat).iter().map(|place| (place, &self.public.pirates[place]))
    }

    /// Whether the pirate is a complete character of this role.
    #[must_use]
    pub fn is_a(&self, place: usize, role: Role) -> bool {
        let title = self.character(place).map(|title| self.deck().title(title));
        title.is_some_and(|title| title.rules.contains(&Rule::Role(role)))
    }

    /// Whether the crew has a complete character of this role.
    #[must_use]
    pub fn has_role(&self, seat: Seat, role: Role) -> bool {
        self.crew_places(seat).and(self.roll.complete).iter().any(|place| self.is_a(place, role))
    }

    /// The active characters of this role in a crew.
    pub fn active_with(&self, seat: Seat, role: Role) -> impl Iterator<Item = usize> {
        self.active_in(seat).iter().filter(move |&place| self.is_a(place, role))
    }

    /// The active characters of a crew.
    fn active_in(&self, seat: Seat) -> Places {
        self.crew_places(seat).and(self.roll.active)
    }

    /// Rules of the active characters of a crew.
    fn active_rules(&self, seat: Seat) -> InForce<'_> {
        InForce::new(self, self.active_in(seat), Places::EMPTY)
    }

    /// Rules of the specialty parts of a pirate, unless it is arrested.
    pub(crate) fn part_rules(&self, place: usize) -> impl Iterator<Item = (Title, Rule)> {
        let parts = InForce::new(self, Places::EMPTY, self.ruled().and(Places::one(place)));
        parts.map(|(_, title, rule)| (title, rule))
    }

    /// Every rule in force in a crew: of its active characters and of its specialty parts.
    pub fn rules_in(&self, seat: Seat) -> impl Iterator<Item = (usize, Title, Rule)> {
        InForce::new(self, self.active_in(seat), self.crew_places(seat).and(self.ruled()))
    }

    /// What keeps a pirate ashore; nothing for a seaworthy one.
    #[must_use]
    pub fn ashore(&self, place: usize) -> Option<Ashore> {
        let pirate = &self.public.pirates[place];
        let lies = |effect| lies_on(self.deck(), self.public, pirate.id, effect);
        if self.roll.beset.contains(place)
            && let Some(laid) = lies(Effect::Arrest).or_else(|| lies(Effect::Sicken))
        {
            return Some(Ashore::Event(laid.card));
        }
        let stops = |sail: Sail| match sail {
            Sail::Sails => false,
            Sail::Cant => true,
            Sail::Helped => !self.active_rules(pirate.crew).any(|(_, _, rule)| rule == Rule::ExcusesHelped),
        };
        let part = pirate.parts().into_iter().find(|card| stops(self.deck().mark(*card).sail))?;
        let ignored = self.ignores_icons(pirate.crew).is_some_and(|event| !self.is_immune(place, event));
        (!ignored).then_some(Ashore::Part(part))
    }

    /// The event before a player that lets everybody on board sail.
    fn ignores_icons(&self, seat: Seat) -> Option<Title> {
        let laid = lies_before(self.deck(), self.public, seat, Effect::IgnoreIcons)?;
        Some(self.deck().card(laid.card).title)
    }

    /// Whether the whole pirate says that it is immune to the event.
    fn is_immune(&self, place: usize, event: Title) -> bool {
        self.character(place)
            .is_some_and(|title| rules_of(self.deck(), title).any(|rule| rule == Rule::Immune(event)))
    }

    /// How many the seaworthy pirates of a crew count for.
    #[must_use]
    pub fn seaworthy(&self, seat: Seat) -> u8 {
        let crew = self.crew_places(seat).iter().filter(|place| self.is_seaworthy(*place));
        crew.map(|place| self.counts(seat, place)).sum()
    }

    fn counts(&self, seat: Seat, place: usize) -> u8 {
        let mut own = InForce::new(self, self.active_in(seat).and(Places::one(place)), Places::EMPTY);
        let counts = own.find_map(|(_, _, rule)| match rule {
            Rule::Counts { alone, role, beside } => {
                Some(if self.active_with(seat, role).next().is_some() { beside } else { alone })
            }
            _ => None,
        });
        counts.unwrap_or(1)
    }

    /// How many a crew needs to sail.
    #[must_use]
    pub fn needed(&self, seat: Seat) -> u8 {
        let by: i8 = self.changes(seat).map(|change| change.by).sum();
        (self.rules.needed_base() + by).max(NEEDED_MIN).unsigned_abs()
    }

    /// What changes the number a crew needs.
    pub fn changes(&self, seat: Seat) -> impl Iterator<Item = Change> {
        let duel = self.rules.seats == 2;
        let seats = Seat::all(self.rules.seats);
        let characters = seats.flat_map(move |crew| {
            self.active_rules(crew).filter_map(move |(_, title, rule)| {
                let Rule::Needed { whose, by, duel: in_duel } = rule else { return None };
                let hits = (crew == seat) == (whose == Whose::Own);
                hits.then_some(Change { title: Some(title), by: if duel { in_duel } else { by } })
            })
        });
        characters.chain(self.tide())
    }

    fn tide(&self) -> Option<Change> {
        let turned = self.public.reshuffles.saturating_sub(TIDE_FROM);
        let by = i8::try_from(turned.min(20)).unwrap_or(20);
        (self.rules.options.tide && by > 0).then_some(Change { title: None, by: -by })
    }

    /// Whether a crew has as many as it needs to sail.
    #[must_use]
    pub fn is_ready(&self, seat: Seat) -> bool {
        let seaworthy = self.seaworthy(seat);
        // Most crews are small, and what they need takes longer to find out.
        seaworthy >= NEEDED_MIN.unsigned_abs() && seaworthy >= self.needed(seat)
    }

    /// How far a crew is above (or below) what it needs.
    #[must_use]
    pub fn margin(&self, seat: Seat) -> i32 {
        i32::from(self.seaworthy(seat)) - i32::from(self.needed(seat))
    }

    /// The hand limit of a player.
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let more = self.active_rules(seat).filter_map(|(_, _, rule)| match rule {
            Rule::Hand(cards) => Some(cards),
            _ => None,
        });
        more.max().unwrap_or(crate::state::HAND)
    }

    /// Why the event cannot be aimed at this player or anything in their crew.
    #[must_use]
    pub fn seat_protection(&self, event: Title, by: Seat, seat: Seat) -> Option<Protection> {
        let sheltered = lies_before(self.deck(), self.public, seat, Effect::Shelter).filter(|_| by != seat);
        if let Some(laid) = sheltered {
            return Some(Protection::Sheltered(laid.card));
        }
        let mut shields = self.active_rules(seat).filter(|(_, _, rule)| *rule == Rule::Shields(event));
        shields.next().map(|(_, title, _)| Protection::Shield(title))
    }

    /// Why the event cannot be aimed at this pirate.
    #[must_use]
    pub fn protection(&self, event: Title, by: Seat, place: usize) -> Option<Protection> {
        let pirate = &self.public.pirates[place];
        self.seat_protection(event, by, pirate.crew).or_else(|| self.own_protection(event, place))
    }

    /// What the pirate itself has against an event that is aimed at all of it.
    #[must_use]
    pub fn own_protection(&self, event: Title, place: usize) -> Option<Protection> {
        if self.is_defenseless(place) {
            return None;
        }
        let form = self.form(place);
        if self.is_immune(place, event) {
            return form.character.map(Protection::Marked);
        }
        let marked = Part::ALL.into_iter().find_map(|part| self.marked(event, place, part));
        marked.filter(|_| !self.is_about_parts(event)).or_else(|| self.spared(event, place))
    }

    fn is_about_parts(&self, event: Title) -> bool {
        let rule = self.deck().title(event).event.as_ref();
        rule.is_some_and(|rule| matches!(rule.effect, Effect::Swap(_)))
    }

    fn spared(&self, event: Title, place: usize) -> Option<Protection> {
        let form = self.form(place);
        let spares = self.deck().title(event).event.as_ref().map_or(&[][..], |rule| &rule.spares);
        if spares.contains(&Spare::Matched) && form.matched {
            return Some(Protection::Matched);
        }
        form.character.filter(|_| spares.contains(&Spare::Complete)).map(Protection::Complete)
    }

    fn marked(&self, event: Title, place: usize, part: Part) -> Option<Protection> {
        let card = self.public.pirates[place].part(part);
        if !self.deck().mark(card).is_ruled() {
            return None;
        }
        let title = self.deck().card(card).title;
        let is_marked = rules_of(self.deck(), title).any(|rule| rule == Rule::Immune(event));
        is_marked.then_some(Protection::Marked(title))
    }

    /// What a single part has against an event that swaps parts.
    #[must_use]
    pub fn own_part_protection(&self, event: Title, place: usize, part: Part) -> Option<Protection> {
        if self.is_defenseless(place) {
            return None;
        }
        self.marked(event, place, part).or_else(|| self.activating(event, place, part))
    }

    /// The parts of a pirate that the event cannot swap by themselves, together where the reason is one.
    pub(crate) fn immune_parts(&self, event: Title, place: usize) -> Vec<(Vec<Part>, Protection)> {
        let mut groups: Vec<(Vec<Part>, Protection)> = Vec::new();
        for part in Part::ALL {
            let Some(why) = self.own_part_protection(event, place, part) else { continue };
            match groups.iter_mut().find(|(_, other)| *other == why) {
                Some((parts, _)) => parts.push(part),
                None => groups.push((vec![part], why)),
            }
        }
        groups
    }

    fn activating(&self, event: Title, place: usize, part: Part) -> Option<Protection> {
        let form = self.form(place);
        let spares = self.deck().title(event).event.as_ref().map_or(&[][..], |rule| &rule.spares);
        let title = form.character.filter(|_| form.activating[part.idx()])?;
        spares.contains(&Spare::Activating).then_some(Protection::Activating(title))
    }

    /// Why nobody else can take this pirate out of its crew.
    #[must_use]
    pub fn stays(&self, by: Seat, place: usize) -> Option<Protection> {
        let pirate = &self.public.pirates[place];
        if let Some(laid) = lies_on(self.deck(), self.public, pirate.id, Effect::Arrest) {
            return Some(Protection::Held(laid.card));
        }
        if let Some((title, _)) = self.part_rules(place).find(|(_, rule)| *rule == Rule::Stays) {
            return Some(Protection::Stays(title));
        }
        let mut held = self.active_rules(pirate.crew).filter(|(_, _, rule)| *rule == Rule::HoldsCrew);
        held.next().filter(|_| by != pirate.crew).map(|(_, title, _)| Protection::HeldCrew(title))
    }

    /// The pirates that a player may choose to lose.
    #[must_use]
    pub fn losable(&self, seat: Seat) -> Places {
        let clings = self.active_rules(seat).filter(|(_, _, rule)| *rule == Rule::Clings);
        let all = self.crew_places(seat);
        let free = all.without(clings.map(|(place, _, _)| place).collect());
        if free.is_empty() { all } else { free }
    }
}

/// Rules with the pirates and the titles that say so: first those of characters, then those of parts.
struct InForce<'a> {
    muster: &'a Muster<'a>,
    characters: Places,
    parts: Places,
    /// Which part of the first pirate with parts is next.
    part: usize,
    place: usize,
    title: Title,
    rules: std::slice::Iter<'static, Rule>,
}

impl<'a> InForce<'a> {
    fn new(muster: &'a Muster<'a>, characters: Places, parts: Places) -> Self {
        Self { muster, characters, parts, part: 0, place: 0, title: Title(0), rules: [].iter() }
    }

    /// The next pirate and title that have rules.
    fn next_title(&mut self) -> Option<(usize, Title)> {
        if let Some(place) = self.characters.pop() {
            return Some((place, self.muster.character(place)?));
        }
        let deck = self.muster.deck();
        while let Some(place) = self.parts.lowest() {
            while let Some(part) = Part::ALL.get(self.part) {
                self.part += 1;
                let card = self.muster.public.pirates[place].part(*part);
                if deck.mark(card).is_ruled() {
                    return Some((place, deck.card(card).title));
                }
            }
            self.parts.pop();
            self.part = 0;
        }
        None
    }
}

impl Iterator for InForce<'_> {
    type Item = (usize, Title, Rule);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(rule) = self.rules.next() {
                return Some((self.place, self.title, *rule));
            }
            if self.characters.or(self.parts).is_empty() {
                return None;
            }
            (self.place, self.title) = self.next_title()?;
            self.rules = self.muster.deck().title(self.title).rules.iter();
        }
    }
}

/// The rules of a title.
fn rules_of(deck: &'static Deck, title: Title) -> impl Iterator<Item = Rule> {
    deck.title(title).rules.iter().copied()
}

/// The event with this effect that lies on a pirate.
pub(crate) fn lies_on<'a>(
    deck: &Deck,
    public: &'a Public,
    pirate: PirateId,
    effect: Effect,
) -> Option<&'a Laid> {
    public.lying_on(pirate).find(|laid| has_effect(deck, laid.card, effect))
}

/// The event with this effect that lies before a player.
pub(crate) fn lies_before<'a>(
    deck: &Deck,
    public: &'a Public,
    seat: Seat,
    effect: Effect,
) -> Option<&'a Laid> {
    public.lying_before(seat).find(|laid| has_effect(deck, laid.card, effect))
}

fn has_effect(deck: &Deck, card: Card, effect: Effect) -> bool {
    deck.effect(card) == Some(effect)
}

/// Whether the event ends with a round.
pub(crate) fn lasts_a_round(deck: &Deck, card: Card) -> bool {
    deck.event(card).is_some_and(|rule| rule.lasts == Lasts::Round)
}
