//! The picture of a table.

use engine::{BotKind, Message, Record, Seat};
use hosting::{
    Badge, CardFace, Choice, Fact, Hosted, Interlude, JudgeError, Offer, OptionField, Outcome, Pile,
    RuleSection, Scene, SeatPanel, SeatStatus, Snapshot, Target,
};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::action::{Action, Aim, Watch};
use crate::card::{Card, CardSet, Part, PirateId};
use crate::deck::{Effect, Kind};
use crate::event::Event;
use crate::legal::trade_cost;
use crate::muster::Muster;
use crate::names;
use crate::naming::{part_name, part_names};
use crate::options::{Harbor, Skallywaggs};
use crate::refusal::Refusal;
use crate::state::{Announced, Cause, Pirate, Private, Public, Purpose, Sailing, Task};
use crate::tale;

impl Hosted for Skallywaggs {
    fn messages(locale: &str) -> Option<&'static str> {
        wordbook::wordbooks!(locale, "messages/*.ftl")
    }

    fn option_fields() -> Vec<OptionField> {
        let field = |name: &str, label: &'static str, choices: Vec<Choice>| {
            OptionField::new(name, Message::new("skallywaggs-options"), Message::new(label), choices)
        };
        let no_yes = || vec![choice(false, "skallywaggs-option-no"), choice(true, "skallywaggs-option-yes")];
        let draws = vec![choice(2, "skallywaggs-option-draw-two"), choice(1, "skallywaggs-option-draw-one")];
        vec![
            field("dutchman", "skallywaggs-option-dutchman", no_yes()),
            field("saint_elmo", "skallywaggs-option-saint-elmo", no_yes()),
            field("first_turn_draw", "skallywaggs-option-first-turn-draw", draws),
            field("tide", "skallywaggs-option-tide", no_yes()),
            field("harbor", "skallywaggs-option-harbor", harbors()),
        ]
    }

    fn seats_usual() -> u8 {
        3
    }

    fn seats_note(seats: u8) -> Option<Message> {
        match seats {
            2 => Some(Message::new("skallywaggs-seats-two")),
            4 => Some(Message::new("skallywaggs-seats-four")),
            _ => None,
        }
    }

    fn rules(&self) -> Vec<RuleSection> {
        crate::primer::sections(self)
    }

    fn scene_names() -> &'static [&'static str] {
        names::ALL
    }

    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene {
        Picture::new(self, snapshot).scene()
    }

    fn interludes(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        self.steps(before, events)
    }

    /// What somebody does with their own cards shows no other. As soon as something comes of it, it might: a card that is
    /// drawn, or an answer that somebody had kept covered.
    fn shows_secret(&self, by: Seat, events: &[Event]) -> bool {
        let is_own = |event: &Event| match event {
            Event::Built { seat, .. }
            | Event::Announced { seat, .. }
            | Event::Trading { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Traded { seat, .. }
            | Event::Luring { seat, .. }
            | Event::Operated { seat, .. }
            | Event::Watches { seat, .. } => *seat == by,
            _ => false,
        };
        events.is_empty() || !events.iter().all(is_own)
    }

    fn narrate(&self, event: &Event) -> Message {
        self.narrated(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.explained(refusal)
    }

    fn bots(seats: u8) -> Vec<BotKind<Self>> {
        crate::bots::kinds(seats)
    }

    fn deeds(&self, _end: &Scene, events: &[Event]) -> Vec<(Seat, &'static str)> {
        let deed = |event: &Event| match *event {
            Event::Built { seat, .. } => Some((seat, "skallywaggs-deed-built")),
            Event::Announced { seat, .. } => Some((seat, "skallywaggs-deed-event")),
            Event::Mutiny { seat, .. } => Some((seat, "skallywaggs-slip-mutiny")),
            Event::Stranded { seat, .. } => Some((seat, "skallywaggs-slip-stranded")),
            _ => None,
        };
        events.iter().filter_map(deed).collect()
    }

    fn without_unseen(record: Record<Self>) -> Record<Self> {
        crate::afterwards::without_unseen(record)
    }

    fn judge(question: &Value) -> Result<Value, JudgeError> {
        crate::judge::answer(question)
    }
}

fn choice(value: impl Into<Value>, label: &'static str) -> Choice {
    Choice { value: value.into(), label: Message::new(label) }
}

fn harbors() -> Vec<Choice> {
    let closes = |harbor: Harbor| Choice {
        value: harbor.into(),
        label: Message::new("skallywaggs-option-harbor-rounds").with("rounds", harbor.last_round()),
    };
    vec![closes(Harbor::Sixty), closes(Harbor::Thirty), choice(Harbor::Off, "skallywaggs-option-harbor-off")]
}

/// One viewer's look at the table.
struct Picture<'a> {
    rules: &'a Skallywaggs,
    snapshot: &'a Snapshot<'a, Skallywaggs>,
    public: &'a Public,
    muster: Muster<'a>,
    /// The viewer's seat and what it alone knows.
    own: Option<(Seat, &'a Private)>,
    hand: Vec<Card>,
    /// The pirates in the order of their piles.
    pirates: Vec<PirateId>,
    /// How many piles come before them.
    piles_before: usize,
}

/// Where the piles that are always there stand.
const COMMONS: usize = 0;
const LOCKER: usize = 2;

/// From so many rounds before the last one the table shows when the harbor closes.
const HARBOR_NEAR: u16 = 10;

impl<'a> Picture<'a> {
    fn new(rules: &'a Skallywaggs, snapshot: &'a Snapshot<'a, Skallywaggs>) -> Self {
        let public: &Public = &snapshot.public;
        let own = snapshot.viewer.zip(snapshot.private.as_deref());
        // Heads, chests, legs, events; a set gives its cards in order.
        let group = |card: &Card| rules.deck.part(*card).map_or(3, Part::idx);
        let held = || own.into_iter().flat_map(|(_, private)| private.hand.iter());
        let hand = (0..4).flat_map(|kind| held().filter(move |card| group(card) == kind)).collect();
        let pirates =
            Seat::all(rules.seats).flat_map(|seat| public.crew(seat).map(|pirate| pirate.id)).collect();
        let muster = Muster::new(rules, public);
        let mut picture = Self { rules, snapshot, public, muster, own, hand, pirates, piles_before: 0 };
        picture.piles_before = picture.common_piles().len();
        picture
    }

    fn scene(&self) -> Scene {
        let mut piles = self.common_piles();
        piles.extend(
            self.pirates
                .iter()
                .filter_map(|id| self.public.place_of(*id))
                .map(|place| self.pirate_pile(place)),
        );
        Scene {
            title: self.title(),
            prompt: self.prompt(),
            seats: Seat::all(self.rules.seats).map(|seat| self.panel(seat)).collect(),
            piles,
            hand: self.hand.iter().map(|card| self.face(*card, false)).collect(),
            offers: self.snapshot.legal.iter().map(|action| self.offer(*action)).collect(),
            facts: self.facts(),
            sheet: None,
            outcome: self.outcome(),
        }
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.own.is_some_and(|(own, _)| own == seat)
    }

    fn prompt(&self) -> Message {
        let public = self.public;
        let task = public.task();
        let seat = public.to_decide(task);
        let ask = |key: &'static str| Message::new(key).with("seat", seat);
        match task {
            Task::HighCard(_) | Task::Deal => Message::new("skallywaggs-prompt-dealing"),
            Task::Arrange => ask("skallywaggs-prompt-arrange"),
            Task::Play if public.seats[seat].sailing == Sailing::Due => ask("skallywaggs-prompt-play-due"),
            Task::Play => ask("skallywaggs-prompt-play"),
            Task::Pay { left, purpose, .. } => ask(pay_key(purpose)).with("left", left),
            Task::Swap => ask("skallywaggs-prompt-swap"),
            Task::Lose { left, cause, .. } => ask(lose_key(cause)).with("left", left),
            Task::Doom { pirate, card, .. } => ask("skallywaggs-prompt-doom")
                .with("pirate", self.name_of(pirate))
                .with("card", self.rules.card_title(card)),
            Task::Take { left, .. } => ask("skallywaggs-prompt-take").with("left", left),
            Task::Answers => self.answer_prompt(),
            Task::Over => self.ending(),
            _ => Message::new("skallywaggs-prompt-shuffling"),
        }
    }

    /// Another player who means to sail.
    fn rival_sailing(&self) -> Option<Seat> {
        let sails = |seat: &Seat| !self.is_mine(*seat) && self.public.seats[*seat].sailing != Sailing::No;
        Seat::all(self.rules.seats).find(sails)
    }

    /// Whether an event could take a pirate from this crew, change one of it or keep one ashore.
    fn stops(&self, rival: Seat, card: Card) -> bool {
        let is_storm = self.rules.deck.event(card).is_some_and(|rule| rule.effect == Effect::Storm);
        let is_theirs = |pirate: PirateId| self.crew_of(pirate) == rival;
        let hits = |action: &Action| match *action {
            Action::Event { card: played, .. } if played != card => false,
            Action::Event { aim: Aim::Pirate(pirate), .. } => is_theirs(pirate),
            Action::Event { aim: Aim::Parts { one, other, .. }, .. } => is_theirs(one) || is_theirs(other),
            Action::Event { .. } => is_storm,
            _ => false,
        };
        self.snapshot.legal.iter().any(hits)
    }

    fn answer_prompt(&self) -> Message {
        let Some(top) = self.public.announced.last() else {
            return Message::new("skallywaggs-prompt-shuffling");
        };
        let card = self.rules.card_title(top.card);
        let asked = self.own.is_some_and(|(seat, _)| self.public.asked.contains(seat));
        let key = if asked { "skallywaggs-prompt-answer" } else { "skallywaggs-prompt-wait-answers" };
        Message::new(key).with("seat", top.by).with("card", card)
    }

    fn ending(&self) -> Message {
        let public = self.public;
        let winner = public.winners.first().unwrap_or(public.first);
        match public.winners.len() {
            1 if public.harbor_closed() => Message::new("skallywaggs-over-closed").with("seat", winner),
            0 | 1 => Message::new("skallywaggs-over-sailed").with("seat", winner),
            _ => Message::new("skallywaggs-over-shared"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners: Vec<Seat> = self.public.winners.iter().collect();
        (!winners.is_empty()).then(|| Outcome {
            winners,
            label: self.ending(),
            race: tale::race(self.public, &self.muster),
            highlights: tale::highlights(self.public),
        })
    }

    fn panel(&self, seat: Seat) -> SeatPanel {
        let counter = |kind: &str, key: &'static str, count: usize| Fact {
            kind: kind.into(),
            label: Message::new(key).with("count", count),
            value: i64::try_from(count).ok(),
        };
        let crew = self.public.crew(seat).count();
        let status = if self.snapshot.turn.includes(seat) { SeatStatus::ToAct } else { SeatStatus::Waiting };
        SeatPanel {
            seat,
            status,
            counters: vec![
                counter(names::SEAWORTHY, "skallywaggs-count-seaworthy", self.muster.seaworthy(seat).into()),
                counter(names::NEEDED, "skallywaggs-count-needed", self.muster.needed(seat).into()),
                counter(names::CREW, "skallywaggs-count-crew", crew),
                counter(names::HAND, "skallywaggs-count-hand", self.public.seats[seat].hand.into()),
            ],
            badges: self.badges(seat),
        }
    }

    fn badges(&self, seat: Seat) -> Vec<Badge> {
        let public = self.public;
        let known = &public.seats[seat];
        let before = |effect: Effect| {
            let mut laid = public.lying_before(seat).map(|laid| self.rules.deck.event(laid.card));
            laid.any(|rule| rule.is_some_and(|rule| rule.effect == effect))
        };
        let marks = [
            (public.winners.contains(seat), names::WINNER, "skallywaggs-badge-winner"),
            (public.first == seat && self.has_begun(), names::FIRST, "skallywaggs-badge-first"),
            (known.sailing != Sailing::No, names::SAILING, "skallywaggs-badge-sailing"),
            (before(Effect::Forbid), names::CRACK_DOWN, "skallywaggs-badge-crack-down"),
            (before(Effect::Shelter), names::BATTEN, "skallywaggs-badge-batten"),
            (before(Effect::IgnoreIcons), names::ALL_HANDS, "skallywaggs-badge-all-hands"),
            (known.watch == Watch::WhenHit, names::WATCH_HIT, "skallywaggs-badge-watch-hit"),
            (known.watch == Watch::Never, names::WATCH_NONE, "skallywaggs-badge-watch-none"),
        ];
        let shown = marks.into_iter().filter(|(is_shown, ..)| *is_shown);
        shown.map(|(_, kind, key)| badge(kind, Message::new(key))).collect()
    }

    fn has_begun(&self) -> bool {
        !matches!(self.public.task(), Task::HighCard(_) | Task::Deal)
    }

    fn face(&self, card: Card, face_up: bool) -> CardFace {
        let id = self.rules.deck.card(card).id.to_ascii_lowercase();
        CardFace {
            id: format!("card-{id}"),
            face: format!("skallywaggs/{id}"),
            face_up,
            name: self.rules.card_name(card),
            text: self.rules.card_text(card),
        }
    }

    /// Piles that are nobody's pirates: those that are always there first.
    fn common_piles(&self) -> Vec<Pile> {
        let public = self.public;
        let open = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| self.face(card, true)).collect::<Vec<_>>()
        };
        let mut piles = vec![
            pile(
                names::COMMONS,
                Message::new("skallywaggs-pile-commons"),
                open(&mut public.commons.iter().copied()),
            ),
            pile(
                names::SHIPYARD,
                Message::new("skallywaggs-pile-shipyard").with("count", public.shipyard),
                self.shipyard(),
            ),
            pile(
                names::LOCKER,
                Message::new("skallywaggs-pile-locker").with("count", public.locker.len()),
                open(&mut public.locker.iter().copied()),
            ),
        ];
        if !public.announced.is_empty() {
            let cards = open(&mut public.announced.iter().map(|announced| announced.card));
            let announced = pile(names::ANNOUNCED, Message::new("skallywaggs-pile-announced"), cards);
            let owner = public.announced.last().map(|top| top.by);
            piles.push(Pile { owner, notes: self.aims(), ..announced });
        }
        for seat in Seat::all(self.rules.seats).filter(|seat| public.lying_before(*seat).next().is_some()) {
            let cards = open(&mut public.lying_before(seat).map(|laid| laid.card));
            let label = Message::new("skallywaggs-pile-before").with("seat", seat);
            piles
                .push(Pile { owner: Some(seat), ..pile(&format!("{}-{seat}", names::BEFORE), label, cards) });
        }
        piles
    }

    /// Who has announced what, and at what it is aimed, as the cards lie.
    fn aims(&self) -> Vec<Badge> {
        let words = |announced: &Announced| match announced.aim {
            Aim::None => self.rules.card_title(announced.card),
            aim => self.event_offer(announced.by, announced.card, aim).1,
        };
        let by = |announced: &Announced| {
            Message::new("skallywaggs-note-announced")
                .with("seat", announced.by)
                .with("what", words(announced))
        };
        let aim = |announced: &Announced| badge(names::AIM, by(announced));
        self.public.announced.iter().map(aim).collect()
    }

    /// Backs, and on top what the viewer has seen as a look-out.
    fn shipyard(&self) -> Vec<CardFace> {
        let seen: &[Card] = self.own.map_or(&[], |(_, private)| &private.peek);
        let backs = usize::from(self.public.shipyard).saturating_sub(seen.len());
        let back = |height: usize| CardFace {
            id: format!("shipyard-{height}"),
            face: "skallywaggs/back".into(),
            face_up: false,
            name: Message::new("skallywaggs-card-back"),
            text: None,
        };
        (0..backs).map(back).chain(seen.iter().map(|card| self.face(*card, false))).collect()
    }

    fn pirate_pile(&self, place: usize) -> Pile {
        let pirate = &self.public.pirates[place];
        let laid = self.public.lying_on(pirate.id).map(|laid| laid.card);
        Pile {
            id: format!("{}-{}", names::PIRATE, pirate.id.0),
            owner: Some(pirate.crew),
            label: self.rules.pirate_name(pirate.parts()),
            cards: pirate.parts().into_iter().chain(laid).map(|card| self.face(card, true)).collect(),
            notes: self.notes(place, pirate),
        }
    }

    fn notes(&self, place: usize, pirate: &Pirate) -> Vec<Badge> {
        let facts = self.muster.facts(place);
        let kind = facts.form.character.map(|title| self.rules.deck.title(title).kind);
        let mut notes = vec![match kind {
            Some(Kind::Minor) => badge(names::MINOR, Message::new("skallywaggs-note-minor")),
            Some(_) => badge(names::MAJOR, Message::new("skallywaggs-note-major")),
            None if facts.form.matched => badge(names::MATCHED, Message::new("skallywaggs-note-matched")),
            None => badge(names::SIMPLE, Message::new("skallywaggs-note-simple")),
        }];
        if kind.is_some() && facts.form.matched {
            notes.push(badge(names::MATCHED, Message::new("skallywaggs-note-matched")));
        }
        if kind.is_some() {
            let (kind, key) = if facts.active {
                (names::ACTIVE, "skallywaggs-note-active")
            } else {
                (names::SUPPRESSED, "skallywaggs-note-suppressed")
            };
            notes.push(badge(kind, Message::new(key)));
        }
        notes.push(match self.muster.ashore(place) {
            None => badge(names::SEAWORTHY, Message::new("skallywaggs-note-seaworthy")),
            Some(ashore) => badge(names::CANT_SAIL, self.rules.ashore_words(ashore)),
        });
        notes.extend(self.immunities(place, pirate));
        notes
    }

    /// What every event meets when somebody else plays it against this pirate.
    fn immunities(&self, place: usize, pirate: &Pirate) -> Vec<Badge> {
        let deck = self.rules.deck;
        let by = pirate.crew.next(self.rules.seats);
        let events = deck.titles().filter_map(|title| Some((title, deck.title(title).event.as_ref()?)));
        let about_pirates = events.filter(|(_, rule)| {
            matches!(
                rule.effect,
                Effect::Swap(_)
                    | Effect::Press
                    | Effect::Sink
                    | Effect::Storm
                    | Effect::Sicken
                    | Effect::Arrest
            )
        });
        let mut notes = Vec::new();
        for (event, rule) in about_pirates {
            let pressed = || self.muster.stays(by, place).filter(|_| rule.effect == Effect::Press);
            let whole = match rule.effect {
                Effect::Storm => self.muster.seat_protection(event, by, pirate.crew),
                _ => self.muster.protection(event, by, place).or_else(pressed),
            };
            let kind = format!("{}-{}", names::IMMUNE, deck.title(event).key);
            let name = self.rules.title_name(event);
            if let Some(why) = whole {
                let label = Message::new("skallywaggs-note-immune").with("event", name);
                notes.push(Badge { kind, label: label.with("why", self.rules.why(why)) });
            } else if rule.effect == Effect::Swap(None) {
                for (parts, why) in self.muster.immune_parts(event, place) {
                    let Some(parts) = part_names(parts.into_iter()) else { continue };
                    let label = Message::new("skallywaggs-note-immune-parts").with("event", name.clone());
                    let label = label.with("parts", parts).with("why", self.rules.why(why));
                    notes.push(Badge { kind: kind.clone(), label });
                }
            }
        }
        notes
    }

    fn name_of(&self, pirate: PirateId) -> Message {
        let pirate = self.public.pirate(pirate);
        pirate.map_or(Message::new("skallywaggs-nobody"), |pirate| self.rules.pirate_name(pirate.parts()))
    }

    fn crew_of(&self, pirate: PirateId) -> Seat {
        self.public.pirate(pirate).map_or(self.public.active, |pirate| pirate.crew)
    }

    fn in_hand(&self, card: Card) -> Target {
        self.hand.iter().position(|held| *held == card).map_or(Target::Table, Target::Hand)
    }

    fn pile_of(&self, pirate: PirateId) -> usize {
        let place = self.pirates.iter().position(|id| *id == pirate).unwrap_or_default();
        self.piles_before + place
    }

    fn offer(&self, action: Action) -> Offer {
        let (verb, label, target) = self.words_of(action);
        Offer {
            verb: verb.into(),
            label,
            target,
            hotkey: hotkey(action, self.own_watch()),
            action: to_raw_value(&action).expect("an action can be written"),
        }
    }

    fn own_seat(&self) -> Seat {
        self.own.map_or(self.public.active, |(seat, _)| seat)
    }

    fn own_watch(&self) -> Watch {
        self.own.map_or(Watch::Always, |(seat, _)| self.public.seats[seat].watch)
    }

    /// An action's verb, its words and what it is done to.
    fn words_of(&self, action: Action) -> (&'static str, Message, Target) {
        let pirate = |key: &'static str, id: PirateId| {
            Message::new(key).with("pirate", self.name_of(id)).with("crew", self.crew_of(id))
        };
        let card = |key: &'static str, card: Card| Message::new(key).with("card", self.rules.card_name(card));
        let plain = |verb, key: &'static str| (verb, Message::new(key), Target::Table);
        match action {
            Action::Build { head, chest, legs, crew } => self.build_offer([head, chest, legs], crew),
            Action::Event { card, aim } => self.event_offer(self.own_seat(), card, aim),
            Action::Trade => {
                let cost = self.own.map_or(0, |(seat, _)| trade_cost(&self.muster, seat));
                (names::TRADE, Message::new("skallywaggs-offer-trade").with("cost", cost), Target::Table)
            }
            Action::Discard(held) => {
                (names::DISCARD, card("skallywaggs-offer-discard", held), self.in_hand(held))
            }
            Action::Swap { give, take } => self.swap_offer(give, take),
            Action::Lure(id) => {
                (names::WAITRESS, pirate("skallywaggs-offer-lure", id), Target::Pile(self.pile_of(id)))
            }
            Action::Operate { give, pirate: id } => {
                let label = pirate("skallywaggs-offer-operate", id).with("card", self.rules.card_name(give));
                (
                    names::SURGEON,
                    label,
                    Target::Several(vec![self.in_hand(give), Target::Pile(self.pile_of(id))]),
                )
            }
            Action::Help(taken) => {
                (names::TAKE, card("skallywaggs-offer-help", taken), self.in_commons(taken))
            }
            Action::Ransom => plain(names::RANSOM, "skallywaggs-offer-ransom"),
            Action::Sail => plain(names::SAIL, "skallywaggs-offer-sail"),
            Action::Watch(watch) => plain(names::WATCH, watch_key(watch)),
            Action::EndTurn => plain(names::END_TURN, "skallywaggs-offer-end-turn"),
            Action::Lose(id) => {
                (names::LOSE, pirate("skallywaggs-offer-lose", id), Target::Pile(self.pile_of(id)))
            }
            Action::Arrange(order) => (names::LOOK_OUT, self.order_words(order.cards()), Target::Table),
            Action::Take(taken) => {
                (names::TAKE, card("skallywaggs-offer-take", taken), self.in_locker(taken))
            }
            Action::Done => plain(names::DONE, "skallywaggs-offer-done"),
            Action::Pass(watch) => {
                let (verb, key) = pass_words(watch, self.own_watch());
                plain(verb, key)
            }
            Action::LetGo => plain(names::LET_GO, "skallywaggs-offer-let-go"),
            Action::Cure => plain(names::CURE, "skallywaggs-offer-cure"),
            Action::StandIn(id) => {
                (names::STAND_IN, pirate("skallywaggs-offer-stand-in", id), Target::Pile(self.pile_of(id)))
            }
        }
    }

    fn build_offer(&self, parts: [Card; 3], crew: Seat) -> (&'static str, Message, Target) {
        let key = if self.is_mine(crew) { "skallywaggs-offer-build" } else { "skallywaggs-offer-build-for" };
        let label = Message::new(key)
            .with("pirate", self.rules.pirate_name(parts))
            .with("crew", crew)
            .with("what", self.muster.prospect(parts, crew));
        let mut targets: Vec<Target> = parts.into_iter().map(|card| self.in_hand(card)).collect();
        targets.push(Target::Seat(crew));
        (names::BUILD, label, Target::Several(targets))
    }

    /// An event's words tell what it would come to, where that is not plain from the card.
    fn event_offer(&self, by: Seat, card: Card, aim: Aim) -> (&'static str, Message, Target) {
        let (verb, label, target) = self.bare_event_offer(card, aim);
        let label = match self.muster.outlook(by, card, aim) {
            Some(what) => Message::new("skallywaggs-offer-what").with("offer", label).with("what", what),
            None => label,
        };
        (verb, label, target)
    }

    fn bare_event_offer(&self, card: Card, aim: Aim) -> (&'static str, Message, Target) {
        let answers = self.public.task() == Task::Answers;
        let verb = if answers { names::ANSWER } else { names::EVENT };
        let label = |key: &'static str| Message::new(key).with("card", self.rules.card_title(card));
        let several = |mut targets: Vec<Target>| {
            targets.insert(0, self.in_hand(card));
            Target::Several(targets)
        };
        let part_of = |id: PirateId, part: Part| Target::Card { pile: self.pile_of(id), card: part.idx() };
        match aim {
            Aim::None => (verb, label("skallywaggs-offer-event"), self.in_hand(card)),
            Aim::Pirate(id) => {
                let label = label("skallywaggs-offer-event-pirate");
                let label = label.with("pirate", self.name_of(id)).with("crew", self.crew_of(id));
                (verb, label, several(vec![Target::Pile(self.pile_of(id))]))
            }
            Aim::Parts { one, other, part } => {
                let label = label("skallywaggs-offer-event-parts").with("part", part_name(part));
                let label = label.with("one", self.name_of(one)).with("crew", self.crew_of(one));
                let label = label.with("other", self.name_of(other)).with("elsewhere", self.crew_of(other));
                (verb, label, several(vec![part_of(one, part), part_of(other, part)]))
            }
            Aim::Seat(seat) => (
                verb,
                label("skallywaggs-offer-event-seat").with("target", seat),
                several(vec![Target::Seat(seat)]),
            ),
        }
    }

    fn swap_offer(&self, give: Card, take: Card) -> (&'static str, Message, Target) {
        let label = Message::new("skallywaggs-offer-swap")
            .with("give", self.rules.card_name(give))
            .with("take", self.rules.card_name(take));
        (names::SWAP, label, Target::Several(vec![self.in_hand(give), self.in_commons(take)]))
    }

    fn in_commons(&self, card: Card) -> Target {
        let place = self.public.commons.iter().position(|other| *other == card);
        Target::Card { pile: COMMONS, card: place.unwrap_or_default() }
    }

    fn in_locker(&self, card: Card) -> Target {
        let place = self.public.locker.iter().position(|other| *other == card);
        Target::Card { pile: LOCKER, card: place.unwrap_or_default() }
    }

    fn order_words(&self, cards: impl Iterator<Item = Card>) -> Message {
        let names = cards.map(|card| self.rules.card_name(card));
        let order =
            names.reduce(|one, two| Message::new("skallywaggs-then").with("one", one).with("two", two));
        Message::new("skallywaggs-offer-arrange")
            .with("order", order.unwrap_or(Message::new("skallywaggs-nobody")))
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts: Vec<Fact> = self.harbor_fact().into_iter().collect();
        if let Some((seat, _)) = self.own {
            facts.extend(self.muster.changes(seat).map(|change| self.change_fact(change)));
            if self.public.active == seat {
                let cost = trade_cost(&self.muster, seat);
                let label = Message::new("skallywaggs-fact-trade-cost").with("cost", cost);
                facts.push(Fact { kind: names::TRADE_COST.into(), label, value: Some(cost.into()) });
            }
            facts.extend(self.seen_facts(seat));
            facts.extend(self.proposals(seat));
            facts.extend(self.completions(seat));
            facts.extend(self.question_fact(seat));
            facts.extend(self.stop_facts());
        }
        facts
    }

    /// Cards of the Commons worth a trade; the value is their place there.
    fn completions(&self, own: Seat) -> Vec<Fact> {
        let trades =
            |action: &Action| matches!(action, Action::Trade | Action::Swap { .. } | Action::Help(_));
        if !self.snapshot.legal.iter().any(trades) {
            return Vec::new();
        }
        let fact = |(place, pirate): (usize, Message)| Fact {
            kind: names::COMPLETES.into(),
            label: Message::new("skallywaggs-fact-completes")
                .with("card", self.rules.card_name(self.public.commons[place]))
                .with("pirate", pirate),
            value: i64::try_from(place).ok(),
        };
        let hand: CardSet = self.hand.iter().copied().collect();
        self.muster.completions(hand, own).into_iter().map(fact).collect()
    }

    /// Whether the event that the viewer is asked about touches them; everybody could tell.
    fn question_fact(&self, own: Seat) -> Option<Fact> {
        let is_asked = self.public.task() == Task::Answers && self.public.asked.contains(own);
        let is_hit = self.rules.is_hit(self.public, own) && !self.is_spared(own);
        let key = if is_hit { "skallywaggs-fact-hit" } else { "skallywaggs-fact-not-hit" };
        let (kind, label) = (names::QUESTION.into(), Message::new(key));
        is_asked.then(|| Fact { kind, label, value: Some(is_hit.into()) })
    }

    /// Events of the hand that could stop a rival from sailing; the value is their place there.
    fn stop_facts(&self) -> Vec<Fact> {
        let Some(rival) = self.rival_sailing() else { return Vec::new() };
        let held = self.hand.iter().enumerate().filter(|(_, card)| self.stops(rival, **card));
        let fact = |(place, card): (usize, &Card)| Fact {
            kind: names::STOPS.into(),
            label: self.rules.card_title(*card),
            value: i64::try_from(place).ok(),
        };
        held.map(fact).collect()
    }

    /// Whether the storm that is announced passes this crew by.
    fn is_spared(&self, own: Seat) -> bool {
        self.public.announced.last().is_some_and(|top| {
            let title = self.rules.deck.card(top.card).title;
            top.aim == Aim::None && self.muster.seat_protection(title, top.by, own).is_some()
        })
    }

    /// How many rounds come after this one, when so few are left that it matters.
    fn rounds_left(&self) -> Option<u16> {
        self.rules.last_round().checked_sub(self.public.round).filter(|left| *left <= HARBOR_NEAR)
    }

    /// SW-11.7: the last rounds are counted.
    fn title(&self) -> Message {
        let key = if self.rounds_left().is_some() { "skallywaggs-title-of" } else { "skallywaggs-title" };
        Message::new(key).with("round", self.public.round).with("last", self.rules.last_round())
    }

    /// SW-11.7: how long the harbor is still open, when that begins to matter.
    fn harbor_fact(&self) -> Option<Fact> {
        let (round, last) = (self.public.round, self.rules.last_round());
        let key = match self.rounds_left() {
            Some(_) => "skallywaggs-fact-harbor",
            None if round > last => "skallywaggs-fact-harbor-closing",
            None => return None,
        };
        let label = Message::new(key).with("round", round).with("last", last);
        let is_on = self.public.winners.is_empty();
        is_on.then(|| Fact { kind: names::HARBOR.into(), label, value: Some(last.into()) })
    }

    /// Pirates that the hand proposes; the value is the place of the offer that builds it.
    fn proposals(&self, own: Seat) -> Vec<Fact> {
        let proposals = self.muster.proposals(&self.snapshot.legal, own).into_iter();
        let value = |place: usize| i64::try_from(place).ok();
        proposals
            .map(|(place, label)| Fact { kind: names::PROPOSAL.into(), label, value: value(place) })
            .collect()
    }

    fn change_fact(&self, change: crate::Change) -> Fact {
        let named = |key: &'static str, title| Message::new(key).with("title", self.rules.title_name(title));
        let label = match change.title {
            Some(title) if change.by < 0 => named("skallywaggs-fact-fewer", title),
            Some(title) => named("skallywaggs-fact-more", title),
            None => Message::new("skallywaggs-fact-tide"),
        };
        let label = label.with("by", change.by.unsigned_abs());
        Fact { kind: names::NEEDED_CHANGE.into(), label, value: Some(change.by.into()) }
    }

    /// What a seat knows of other hands.
    fn seen_facts(&self, own: Seat) -> Vec<Fact> {
        let Some((_, private)) = self.own else { return Vec::new() };
        let others = Seat::all(self.rules.seats).filter(|seat| *seat != own);
        let known = |seat: Seat| self.public.seats[seat].known.or(private.seen[seat]);
        let fact = |(seat, card): (Seat, Card)| Fact {
            kind: names::KNOWN_CARD.into(),
            label: Message::new("skallywaggs-fact-known")
                .with("seat", seat)
                .with("card", self.rules.card_name(card)),
            value: None,
        };
        others.flat_map(|seat| known(seat).iter().map(move |card| (seat, card))).map(fact).collect()
    }
}

fn badge(kind: &str, label: Message) -> Badge {
    Badge { kind: kind.into(), label }
}

fn pile(id: &str, label: Message, cards: Vec<CardFace>) -> Pile {
    Pile { id: id.into(), owner: None, label, cards, notes: Vec::new() }
}

const fn pay_key(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Trade => "skallywaggs-prompt-pay-trade",
        Purpose::Lure => "skallywaggs-prompt-pay-lure",
        Purpose::Cure => "skallywaggs-prompt-pay-cure",
        Purpose::Limit => "skallywaggs-prompt-pay-limit",
    }
}

const fn lose_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Storm => "skallywaggs-prompt-lose-storm",
        Cause::Dredge => "skallywaggs-prompt-lose-dredge",
        Cause::Ransom => "skallywaggs-prompt-lose-ransom",
        Cause::Captain => "skallywaggs-prompt-lose-captain",
        Cause::Mutiny => "skallywaggs-prompt-lose-mutiny",
    }
}

const fn watch_key(watch: Watch) -> &'static str {
    match watch {
        Watch::Always => "skallywaggs-offer-watch-always",
        Watch::WhenHit => "skallywaggs-offer-watch-when-hit",
        Watch::Never => "skallywaggs-offer-watch-never",
    }
}

fn pass_words(watch: Watch, now: Watch) -> (&'static str, &'static str) {
    match watch {
        _ if watch == now => (names::PASS, "skallywaggs-offer-pass"),
        Watch::Never => (names::PASS_UNTIL_TURN, "skallywaggs-offer-pass-until-turn"),
        _ => (names::PASS_UNLESS_HIT, "skallywaggs-offer-pass-unless-hit"),
    }
}

fn hotkey(action: Action, now: Watch) -> Option<char> {
    match action {
        Action::EndTurn => Some('e'),
        Action::Sail => Some('s'),
        Action::Trade => Some('t'),
        Action::Ransom => Some('r'),
        Action::Done => Some('d'),
        Action::LetGo => Some('l'),
        Action::Cure => Some('c'),
        Action::Pass(watch) if watch == now => Some('p'),
        Action::Pass(Watch::Never) => Some('n'),
        Action::Pass(_) => Some('h'),
        _ => None,
    }
}
