//! The laws of a game at a host: pictures, offers, words, and the game without its type.

use std::cell::RefCell;
use std::collections::BTreeSet;

use engine::{Arg, GameRng, Message, Seat, Turn};
use hosting::{
    ActError, AnyGame, AnyMatch, CardFace, Erased, Hosted, Json, Lane, OptionField, OwnList, Passage,
    RuleSection, Scene, SeatStatus, Target, Viewer,
};
use serde_json::Value;
use serde_json::value::RawValue;
use words::{Cast, Words};

use crate::json::{raw, text};
use crate::minds::{self, Minds};
use crate::position::Position;
use crate::violation::{Verdict, ensure};

/// A game as a host has it, and what it has said so far.
pub(crate) struct Host<G: Hosted> {
    entry: Erased<G>,
    /// Its words in every language that it has, with the language's name.
    words: Vec<(&'static str, Words)>,
    names: Vec<String>,
    said: RefCell<BTreeSet<String>>,
    /// Names that things in scenes were called by.
    shown: RefCell<BTreeSet<&'static str>>,
    /// Messages that were found sayable before, and to whom; most are said again and again.
    sayable: RefCell<BTreeSet<(String, Option<Seat>)>>,
}

/// Keys of sentences that were said, and names that things in scenes were called by.
pub(crate) type Heard = (BTreeSet<String>, BTreeSet<&'static str>);

impl<G: Hosted> Host<G> {
    pub(crate) fn new() -> Self {
        Self {
            entry: Erased::new(),
            words: words::locales().filter_map(words_in::<G>).collect(),
            names: (0..engine::SEATS_MAX).map(|idx| format!("Sailor {idx}")).collect(),
            said: RefCell::default(),
            shown: RefCell::default(),
            sayable: RefCell::default(),
        }
    }

    /// What is said about the game before it begins.
    pub(crate) fn front_page(&self) -> Verdict {
        for (locale, words) in &self.words {
            ensure!(
                words.problems().is_empty(),
                "the wordbook of {locale} is broken: {:?}",
                words.problems()
            );
        }
        ensure!(G::messages("en").is_some(), "there is no English wordbook");
        ensure!(G::SEATS.contains(&G::seats_usual()), "{} seats are suggested", G::seats_usual());
        let id = G::ID;
        let presets = G::presets()
            .into_iter()
            .flat_map(|(name, _)| [format!("{id}-preset-{name}"), format!("{id}-preset-{name}-blurb")]);
        for seats in G::SEATS {
            ensure!(self.entry.bot_usual(seats).is_some(), "a table of {seats} is offered no bot");
        }
        // Old tables still name those that are not offered any more.
        let bots = G::SEATS.flat_map(G::bots).map(|kind| format!("bot-{}", kind.id));
        for key in presets.chain(bots).chain([format!("{id}-name"), format!("{id}-blurb")]) {
            self.sayable(&Message { key: key.into(), args: Vec::new() }, None)?;
        }
        for note in G::SEATS.filter_map(G::seats_note) {
            self.sayable(&note, None)?;
        }
        for field in G::option_fields() {
            self.sayable(&field.label, None)?;
            self.sayable(&field.group, None)?;
            ensure!(!field.choices.is_empty(), "the option {} has no choices", field.name);
            field.choices.iter().try_for_each(|choice| self.sayable(&choice.label, None))?;
        }
        needs(&G::option_fields())?;
        self.option_fields()
    }

    /// Every choice of every option can be played, beside the usual other ones, and is typed as it is written; so is
    /// every list that a host may make up.
    fn option_fields(&self) -> Verdict {
        let (_, usual) = self.entry.presets().into_iter().next().ok_or("there is no preset")?;
        for field in G::option_fields() {
            for choice in &field.choices {
                let opens = self.opens(&usual, &field.name, &choice.value)?;
                ensure!(opens, "{} cannot be {}", field.name, choice.value);
                let typed = field.typed(&choice.as_typed());
                ensure!(typed.as_ref() == Some(&choice.value), "{} typed is {typed:?}", choice.value);
            }
            if let Some(own) = &field.own {
                self.own_list(&usual, &field, own)?;
            }
        }
        Ok(())
    }

    /// The rules of every table are told in words: of each preset, and of options put together by chance.
    pub(crate) fn rules(&self) -> Verdict {
        let presets: Vec<Json> = self.entry.presets().into_iter().map(|(_, options)| options).collect();
        for options in &presets {
            let told = G::SEATS.filter_map(|seats| self.entry.rules(options, seats).ok());
            told.into_iter().try_for_each(|rules| self.rules_are_told(&rules.primer()))?;
        }
        let (mut rng, counts) = (GameRng::from_number(0), G::SEATS.collect::<Vec<u8>>());
        for _ in 0..RULES_TRIED {
            let options = shuffled_options(rng.pick(&presets), &G::option_fields(), &mut rng)?;
            let seats = *rng.pick(&counts);
            if let Ok(rules) = self.entry.rules(&options, seats) {
                self.rules_are_told(&rules.primer())
                    .map_err(|what| format!("{what}, with {}", options.get()))?;
            }
        }
        Ok(())
    }

    fn rules_are_told(&self, sections: &[RuleSection]) -> Verdict {
        ensure!(!sections.is_empty(), "there are no rules");
        distinct("heading", sections.iter().map(|section| &section.heading.key))?;
        for section in sections {
            let is_empty = |passage: &Passage| matches!(passage, Passage::List(items) if items.is_empty());
            let is_said = !section.passages.is_empty() && !section.passages.iter().any(is_empty);
            ensure!(is_said, "nothing is said under {:?}", section.heading);
            section.messages().try_for_each(|message| self.sayable(message, None))?;
        }
        Ok(())
    }

    /// The list to begin with can be told, typed and played, each of its items somewhere, and no longer one.
    fn own_list(&self, usual: &RawValue, field: &OptionField, own: &OwnList) -> Verdict {
        let (name, start) = (&field.name, Value::from(own.start.clone()));
        for message in [&own.label, &own.hint, &own.place(0), &field.in_words(&start)] {
            self.sayable(message, None)?;
        }
        ensure!((1..=own.most).contains(&own.least), "{name} has {} to {} places", own.least, own.most);
        ensure!(own.allows(&start), "{name} does not allow the list it begins with");
        ensure!(self.opens(usual, name, &start)?, "{name} cannot be {start}");
        let typed = field.typed(&own.start_typed());
        ensure!(typed.as_ref() == Some(&start), "{start} typed is {typed:?}");
        for item in &own.items {
            self.sayable(&item.label, None)?;
            let list = Value::from(vec![item.value.clone(); own.least]);
            ensure!(self.opens_somewhere(name, &list)?, "{name} can nowhere be {list}");
        }
        let long = Value::from(vec![own.start[0].clone(); own.most + 1]);
        ensure!(!self.opens_somewhere(name, &long)?, "{name} can be {long}");
        Ok(())
    }

    fn opens_somewhere(&self, name: &str, value: &Value) -> Result<bool, String> {
        for (_, preset) in self.entry.presets() {
            if self.opens(&preset, name, value)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a table can be opened with these options, one of them changed.
    fn opens(&self, options: &RawValue, name: &str, value: &Value) -> Result<bool, String> {
        let mut options: Value = serde_json::from_str(options.get()).map_err(|error| error.to_string())?;
        let slot = options.get_mut(name).ok_or(format!("there is no option {name}"))?;
        *slot = value.clone();
        Ok(self.entry.open(&raw(&options)?, G::seats_usual()).is_ok())
    }

    /// Keys of the game's wordbook that were never said.
    pub(crate) fn unsaid(&self) -> Vec<String> {
        let keys = words::keys(G::messages("en").unwrap_or_default()).map(str::to_owned);
        keys.filter(|key| !self.said.borrow().contains(key)).collect()
    }

    /// All that was said and shown here.
    pub(crate) fn heard(self) -> Heard {
        (self.said.into_inner(), self.shown.into_inner())
    }

    /// Takes in what was said and shown elsewhere.
    pub(crate) fn learn(&self, (said, shown): Heard) {
        self.said.borrow_mut().extend(said);
        self.shown.borrow_mut().extend(shown);
    }

    /// Names of the game's scenes that nothing was called by.
    pub(crate) fn unshown(&self) -> Vec<&'static str> {
        let shown = self.shown.borrow();
        G::scene_names().iter().copied().filter(|name| !shown.contains(name)).collect()
    }

    /// Things in a picture are called by the names that boards know.
    pub(crate) fn names(&self, position: &Position<'_, G>) -> Verdict {
        let mut shown = self.shown.borrow_mut();
        for (_, scene) in self.scenes(position)? {
            for thing in scene.names() {
                let known = G::scene_names().iter().filter(|name| hosting::is_called(thing, name));
                // Of `pass` and `pass-until-turn` the longer one is meant.
                let name = known.max_by_key(|name| name.len());
                shown.insert(name.ok_or_else(|| format!("no board knows what is called {thing}"))?);
            }
        }
        Ok(())
    }

    /// The picture of every viewer can be drawn and agrees with the game.
    pub(crate) fn scene(&self, position: &Position<'_, G>) -> Verdict {
        for (viewer, scene) in self.scenes(position)? {
            panels(position, scene)?;
            places(scene)?;
            outcome(position, scene)?;
            ensure!(*viewer != Viewer::Spectator || scene.hand.is_empty(), "a spectator has a hand");
        }
        Ok(())
    }

    /// A picture that crosses to another process in a compact format is drawn there as it was here.
    pub(crate) fn crossing(&self, position: &Position<'_, G>) -> Verdict {
        for (viewer, scene) in self.scenes(position)? {
            let bytes = postcard::to_allocvec(scene).map_err(|error| error.to_string())?;
            let got: Scene = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
            ensure!(text(&got)? == text(scene)?, "{viewer:?} is drawn {got:?} instead of {scene:?}");
        }
        Ok(())
    }

    /// Exactly the legal actions are offered, each once.
    pub(crate) fn offers(&self, position: &Position<'_, G>) -> Verdict {
        for (viewer, scene) in self.scenes(position)? {
            let mut offered: Vec<G::Action> = Vec::new();
            for offer in &scene.offers {
                offered.push(serde_json::from_str(offer.action.get()).map_err(|error| error.to_string())?);
            }
            offered.sort();
            let legal = match viewer {
                Viewer::Seat(seat) => position.table.legal_actions(*seat),
                Viewer::Spectator => Vec::new(),
            };
            ensure!(offered == legal, "{viewer:?} is offered {offered:?} and may do {legal:?}");
        }
        Ok(())
    }

    /// Everything that is said is in the wordbook, with its arguments.
    pub(crate) fn words(&self, position: &Position<'_, G>) -> Verdict {
        for (viewer, scene) in self.scenes(position)? {
            let you = match viewer {
                Viewer::Seat(seat) => Some(*seat),
                Viewer::Spectator => None,
            };
            spoken(scene).into_iter().try_for_each(|message| self.sayable(message, you))?;
            for event in position.events {
                self.sayable(&position.game.narrate(event), you)?;
            }
            for (_, deed) in position.game.deeds(scene, position.events) {
                self.sayable(&Message::new(deed), you)?;
            }
        }
        for seat in position.turn().seats().iter() {
            let legal = position.table.legal_actions(seat);
            for action in position.pool.actions.iter().filter(|action| !legal.contains(action)) {
                let refusal = position.game.refusal(position.state.view(seat), action);
                self.sayable(&position.game.explain(&refusal), Some(seat))?;
            }
        }
        Ok(())
    }

    fn scenes<'p>(&self, position: &'p Position<'_, G>) -> Result<&'p [(Viewer, Scene)], String> {
        let draw = || viewers(position).map(|viewer| Ok((viewer, self.drawn(position, viewer)?))).collect();
        position.scenes.get_or_init(draw).as_deref().map_err(Clone::clone)
    }

    fn sayable(&self, message: &Message, you: Option<Seat>) -> Verdict {
        if !self.sayable.borrow_mut().insert((text(message)?, you)) {
            return Ok(());
        }
        self.hear(message);
        let cast = Cast { names: &self.names, you };
        for (locale, words) in &self.words {
            let said = words.try_say(message, &cast);
            said.map_err(|unsaid| format!("{message:?} cannot be said in {locale}: {unsaid:?}"))?;
        }
        Ok(())
    }

    fn hear(&self, message: &Message) {
        self.said.borrow_mut().insert(message.key.to_string());
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                self.hear(inner);
            }
        }
    }

    fn drawn(&self, position: &Position<'_, G>, viewer: Viewer) -> Result<Scene, String> {
        let snapshot = raw(&hosting::Snapshot::of(position.table, viewer))?;
        let rules = self.entry.rules(&raw(position.options)?, position.game.seats());
        rules.map_err(|error| error.to_string())?.scene(&snapshot).map_err(|error| error.to_string())
    }

    /// The game without its type does what the game does, and refuses what is no action at all.
    pub(crate) fn untyped(&self, position: &Position<'_, G>) -> Verdict {
        if !position.is_worth_a_replay() {
            return Ok(());
        }
        let mut table = self.resumed(position)?;
        ensure!(table.turn() == position.turn(), "the untyped game has another turn");
        for viewer in viewers(position) {
            let typed = text(&hosting::Snapshot::of(position.table, viewer))?;
            ensure!(table.snapshot(viewer).get() == typed, "{viewer:?} is sent something else");
        }
        let seats = position.turn().seats();
        for seat in position.seats() {
            nonsense_is_refused(table.as_mut(), seat, &position.rng)?;
        }
        let Some(seat) = seats.first() else {
            return Ok(());
        };
        let legal = position.table.legal_actions(seat);
        let action = position.rng.fork("untyped").pick(&legal).clone();
        self.plays_alike(position, table.as_mut(), seat, &action)
    }

    /// The table that the record's JSON gives, whole and step by step.
    fn resumed(&self, position: &Position<'_, G>) -> Result<Box<dyn AnyMatch>, String> {
        let record = raw(position.table.record())?;
        let table = self.entry.resume(&record).map_err(|error| error.to_string())?;
        ensure!(table.digest() == position.table.digest(), "the record's JSON gives another state");
        ensure!(table.record().get() == record.get(), "the record's JSON gives another record");
        let opened = self.entry.open(&raw(position.options)?, position.game.seats());
        let mut stepped = opened.map_err(|error| error.to_string())?;
        for step in &position.table.record().steps {
            let taken = stepped.take_steps(step.actor(), &[raw(step)?]);
            taken.map_err(|error| error.to_string())?;
        }
        ensure!(stepped.digest() == table.digest(), "the steps give another state than the record");
        Ok(table)
    }

    fn plays_alike(
        &self,
        position: &Position<'_, G>,
        untyped: &mut dyn AnyMatch,
        seat: Seat,
        action: &G::Action,
    ) -> Verdict {
        let mut typed = position.table.clone();
        let mut rng = position.rng.fork("untyped chance");
        let (before, json) = (untyped.digest(), raw(action)?);
        let proposed = untyped.propose(seat, &json, &mut rng.clone()).map_err(|error| error.to_string())?;
        ensure!(untyped.digest() == before, "what is only proposed changes the state");
        let told = untyped.play(seat, &json, &mut rng.clone()).map_err(|error| error.to_string())?;
        let mut events = typed.play(seat, action.clone()).map_err(|error| error.to_string())?;
        events.extend(typed.advance(&mut rng));
        ensure!(untyped.digest() == typed.digest(), "{action:?} does something else without the type");
        let n_before = position.table.record().steps.len();
        let steps = typed.record().steps[n_before..].iter().map(text).collect::<Result<Vec<_>, _>>()?;
        let ended = (untyped.turn() == Turn::Over).then(|| untyped.standings());
        ensure!(
            proposed.ended == ended,
            "{action:?} ends in {ended:?}, but {:?} is proposed",
            proposed.ended
        );
        let proposed: Vec<&str> = proposed.steps.iter().map(|step| step.get()).collect();
        ensure!(proposed == steps, "{action:?} leads to {steps:?}, but {proposed:?} is proposed");
        let told: Vec<&str> = told.iter().map(|event| event.get()).collect();
        let events: Vec<String> = events.iter().map(text).collect::<Result<_, _>>()?;
        ensure!(told == events, "{action:?} tells {told:?} without the type and {events:?} with it");
        Ok(())
    }

    /// The game's bots choose legal actions, the same ones for the same seed and the same past, and their reasons can be
    /// said.
    pub(crate) fn bots(&self, position: &Position<'_, G>, minds: &mut Minds<G>) -> Verdict {
        for kind in G::bots(position.game.seats()) {
            let rng = position.rng.fork(kind.id);
            for seat in position.turn().seats().iter().filter(|_| minds::is_asked(&kind, &rng)) {
                let legal = position.table.legal_actions(seat);
                let choice = minds.living(kind, position.table, seat, &rng);
                ensure!(legal.contains(&choice.action), "{} chooses {choice:?} of {legal:?}", kind.id);
                let again = minds::rebuilt(kind, position.table, seat, &rng);
                ensure!(choice == again, "{} changes its mind: {choice:?} and {again:?}", kind.id);
                choice.why.iter().try_for_each(|why| self.sayable(why, Some(seat)))?;
            }
        }
        Ok(())
    }
}

/// The words of a game in this language, if it has them.
fn words_in<G: Hosted>(locale: &'static str) -> Option<(&'static str, Words)> {
    Some((locale, Words::new(locale, [G::messages(locale)?])))
}

/// How many tables of options put together by chance are asked for their rules.
const RULES_TRIED: usize = 300;

/// These options with any choice of every field.
fn shuffled_options(preset: &Json, fields: &[OptionField], rng: &mut GameRng) -> Result<Json, String> {
    let mut options: Value = serde_json::from_str(preset.get()).map_err(|error| error.to_string())?;
    for field in fields {
        options[&field.name] = rng.pick(&field.choices).value.clone();
    }
    raw(&options)
}

/// Options of one group stand together, and what an option needs can be chosen.
fn needs(fields: &[OptionField]) -> Verdict {
    let mut groups: Vec<&Message> = fields.iter().map(|field| &field.group).collect();
    groups.dedup();
    distinct("group of options", groups.iter().map(|group| &group.key))?;
    for field in fields {
        for need in &field.needs {
            let other = fields.iter().find(|other| other.name == need.option);
            let can_be =
                other.is_some_and(|other| other.choices.iter().any(|choice| choice.value == need.value));
            ensure!(can_be, "{} needs {} to be {}", field.name, need.option, need.value);
        }
    }
    Ok(())
}

fn viewers<G: Hosted>(position: &Position<'_, G>) -> impl Iterator<Item = Viewer> + use<G> {
    position.seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// One panel for each seat, in order, which says correctly who is to act.
fn panels<G: Hosted>(position: &Position<'_, G>, scene: &Scene) -> Verdict {
    let seats: Vec<Seat> = scene.seats.iter().map(|panel| panel.seat).collect();
    ensure!(seats == position.seats().collect::<Vec<_>>(), "the panels are for {seats:?}");
    for panel in &scene.seats {
        let (to_act, includes) = (panel.status == SeatStatus::ToAct, position.turn().includes(panel.seat));
        ensure!(
            to_act == includes,
            "{:?} is shown as {:?} at {:?}",
            panel.seat,
            panel.status,
            position.turn()
        );
    }
    Ok(())
}

/// What an offer points at is there; names and keys are not used twice.
fn places(scene: &Scene) -> Verdict {
    for offer in &scene.offers {
        ensure!(is_there(scene, &offer.target), "{:?} points at nothing: {:?}", offer.label, offer.target);
    }
    distinct("hotkey", scene.offers.iter().filter_map(|offer| offer.hotkey))?;
    distinct("pile id", scene.piles.iter().map(|pile| &pile.id))?;
    distinct("card id", cards(scene).map(|card| &card.id))
}

fn is_there(scene: &Scene, target: &Target) -> bool {
    match target {
        Target::Hand(idx) => *idx < scene.hand.len(),
        Target::Pile(idx) => *idx < scene.piles.len(),
        Target::Card { pile, card } => scene.piles.get(*pile).is_some_and(|pile| *card < pile.cards.len()),
        Target::Seat(seat) => seat.idx() < scene.seats.len(),
        Target::Several(targets) => targets.iter().all(|target| is_there(scene, target)),
        Target::Table | Target::Number(_) => true,
    }
}

fn cards(scene: &Scene) -> impl Iterator<Item = &CardFace> {
    scene.hand.iter().chain(scene.piles.iter().flat_map(|pile| &pile.cards))
}

fn distinct<T: Ord + std::fmt::Debug>(kind: &str, things: impl Iterator<Item = T>) -> Verdict {
    let mut seen = BTreeSet::new();
    for thing in things {
        ensure!(!seen.contains(&thing), "the {kind} {thing:?} is there twice");
        seen.insert(thing);
    }
    Ok(())
}

/// There is an outcome when the game is over, and its winners are those in the first place.
fn outcome<G: Hosted>(position: &Position<'_, G>, scene: &Scene) -> Verdict {
    let over = position.turn() == Turn::Over;
    ensure!(scene.outcome.is_some() == over, "over is {over}, the outcome is {:?}", scene.outcome);
    let Some(outcome) = &scene.outcome else {
        return Ok(());
    };
    let standings = position.table.standings();
    let first: Vec<Seat> = position.seats().filter(|&seat| standings[seat].rank == 1).collect();
    let is_lane = |lane: &Lane| lane.values.len() == outcome.race[0].values.len();
    ensure!(outcome.race.iter().all(is_lane), "lanes of the race differ in length: {:?}", outcome.race);
    ensure!(outcome.winners == first, "the winners are {:?} and the first are {first:?}", outcome.winners);
    Ok(())
}

/// Every message in a scene.
fn spoken(scene: &Scene) -> Vec<&Message> {
    let mut messages = vec![&scene.title, &scene.prompt];
    messages.extend(scene.facts.iter().map(|fact| &fact.label));
    for panel in &scene.seats {
        messages.extend(panel.counters.iter().map(|fact| &fact.label));
        messages.extend(panel.badges.iter().map(|badge| &badge.label));
    }
    for pile in &scene.piles {
        messages.push(&pile.label);
        messages.extend(pile.notes.iter().map(|note| &note.label));
    }
    for card in cards(scene) {
        messages.push(&card.name);
        messages.extend(&card.text);
    }
    messages.extend(scene.offers.iter().map(|offer| &offer.label));
    for round in scene.sheet.iter().flat_map(|sheet| &sheet.rounds) {
        messages.push(&round.label);
        for row in &round.rows {
            messages.push(&row.deed);
            messages.extend(row.lines.iter());
        }
    }
    if let Some(outcome) = &scene.outcome {
        messages.push(&outcome.label);
        messages.extend(&outcome.highlights);
    }
    messages
}

/// What is no action at all is refused and changes nothing.
fn nonsense_is_refused(table: &mut dyn AnyMatch, seat: Seat, rng: &GameRng) -> Verdict {
    let before = table.digest();
    for nonsense in NONSENSE {
        let json = RawValue::from_string((*nonsense).to_owned()).map_err(|error| error.to_string())?;
        let answer = table.play(seat, &json, &mut rng.fork("nonsense"));
        let wanted = if table.turn().includes(seat) { ActError::Malformed } else { ActError::NotYourTurn };
        ensure!(answer.as_ref().err() == Some(&wanted), "{nonsense} by {seat:?} is answered {answer:?}");
    }
    ensure!(table.digest() == before, "nonsense has changed the state");
    Ok(())
}

/// JSON that is an action of no game.
const NONSENSE: &[&str] =
    &["{\"no-such-action\":[]}", "[[[]]]", "-1e300", "\"\\u0000\"", "{\"a\":{\"b\":{\"c\":{}}}}"];
