//! What a player may do now, as a list: the offers of the game, and the few things one does before and after it.

use client::{Step, Way, common_words, narrow};
use engine::{Arg, Seat};
use hosting::{Json, Offer, Scene, Target};
use protocol::{Occupant, Phase, Request};
use words::Words;

use crate::connection::Wanted;
use crate::crew;
pub use crate::page::{Page, Topic};
use crate::tableau::{LinkState, Tableau};
use crate::widgets::panel::seat_title;

/// Keys that mean the same everywhere, so that no offer can have them.
pub const RESERVED: &[char] = &['?', '#', '<', '>', 'a', 'l', 'm', 'q'];

/// Something the player may do now.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What kind of thing it is; choices of one verb stand together.
    pub verb: String,
    /// Its words.
    pub label: String,
    /// What there is to know before it is chosen.
    pub about: Option<String>,
    /// A key that does it.
    pub hotkey: Option<char>,
    /// What it is done to.
    pub target: Target,
    /// What happens when it is taken.
    pub deed: Deed,
}

/// What taking a choice means.
#[derive(Clone, Debug)]
pub enum Deed {
    /// The table is asked for something.
    Ask(Request),
    /// Of many offers, those behind this step are left.
    Narrow(Taken),
    /// The last step is taken back.
    Widen,
    /// What else can be done at the table is shown.
    Open(Page),
    /// Whoever is called so is heard no more, or again.
    Mute(String),
    /// Something is said in the reader's own words.
    Write,
    /// The server is asked for a link.
    Fetch(Wanted),
    /// Nothing, until somebody else does something.
    Wait,
    /// The player leaves.
    Leave,
}

impl Choice {
    /// Something that is done to the table; its words are under `do-{verb}`.
    pub(crate) fn new(tableau: &Tableau, verb: &str, deed: Deed) -> Self {
        Self::labeled(verb, tableau.words().label(&format!("do-{verb}")), deed)
    }

    /// The same in other words.
    pub(crate) fn labeled(verb: &str, label: String, deed: Deed) -> Self {
        Self { verb: verb.to_owned(), label, about: None, hotkey: None, target: Target::Table, deed }
    }

    /// Its words, with what there is to know before it is chosen.
    #[must_use]
    pub fn in_full(&self, words: &Words) -> String {
        let Some(about) = self.about.clone() else { return self.label.clone() };
        words.label_with(
            "choice-about",
            [("what", Arg::Text(self.label.clone())), ("about", Arg::Text(about))],
        )
    }

    /// The same with a key.
    fn by_key(self, hotkey: char) -> Self {
        Self { hotkey: Some(hotkey), ..self }
    }

    /// The number it stands for, where it is a choice of a number.
    #[must_use]
    pub const fn number(&self) -> Option<i64> {
        match self.target {
            Target::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The action of the game that it is, if it is one.
    #[must_use]
    pub const fn action(&self) -> Option<&Json> {
        match &self.deed {
            Deed::Ask(Request::Act { action }) => Some(action),
            _ => None,
        }
    }

    /// Whether it only leads on to several offers.
    #[must_use]
    pub const fn is_step(&self) -> bool {
        matches!(self.deed, Deed::Narrow(_))
    }
}

/// A step that was taken towards one of many offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Which one.
    pub step: Step,
    /// Its words.
    pub label: String,
}

/// What the player may do now; `name` is what to sit down as, `taken` are the steps towards one of many offers.
#[must_use]
pub fn choices(tableau: &Tableau, name: &str, taken: &[Taken]) -> Vec<Choice> {
    if matches!(tableau.link(), LinkState::Gone(_)) {
        return vec![Choice::new(tableau, "quit", Deed::Leave).by_key('q')];
    }
    match tableau.phase() {
        None => Vec::new(),
        Some(Phase::Gathering) => gathering(tableau, name),
        Some(Phase::Playing) => playing(tableau, name, taken),
        Some(Phase::Over) => over(tableau),
    }
}

/// Before a game what comes first can be done without harm; what cannot be taken back comes last.
fn gathering(tableau: &Tableau, name: &str) -> Vec<Choice> {
    let mut choices = Vec::new();
    if tableau.you().is_none() {
        choices.extend(sit(tableau, name));
    } else if has_open_seat(tableau) || !tableau.is_host() {
        let verb = if tableau.is_host() { "wait-for-friends" } else { "wait-for-host" };
        choices.push(Choice::new(tableau, verb, Deed::Wait));
    }
    if tableau.may_begin() {
        choices.push(Choice::new(tableau, "start", Deed::Ask(Request::Start { bot: None })).by_key('g'));
        choices.extend(starts_with_bots(tableau));
    }
    if tableau.you().is_some() {
        choices.push(Choice::new(tableau, "stand", Deed::Ask(Request::Stand {})));
    }
    choices.push(Choice::new(tableau, "quit", Deed::Leave).by_key('q'));
    choices
}

/// Where seats are open, the bots that could fill them.
fn starts_with_bots(tableau: &Tableau) -> Vec<Choice> {
    with_bots(tableau, |kind| Request::Start { bot: Some(kind) })
}

/// Where seats are open, a way to begin with each kind of bot.
#[must_use]
pub fn with_bots(tableau: &Tableau, begin: impl Fn(String) -> Request) -> Vec<Choice> {
    if !has_open_seat(tableau) {
        return Vec::new();
    }
    let start = |kind: &str| {
        let bots = Arg::Text(tableau.words().label(&format!("bot-{kind}")));
        let ask = Deed::Ask(begin(kind.to_owned()));
        Choice {
            label: tableau.words().label_with("do-start-with", [("bots", bots)]),
            about: crew::about(kind, tableau.words()),
            ..Choice::new(tableau, "start", ask)
        }
    };
    tableau.bots().into_iter().map(start).collect()
}

/// Whether anybody could still sit down.
#[must_use]
pub fn has_open_seat(tableau: &Tableau) -> bool {
    tableau.table().is_some_and(|table| table.seats.iter().any(|seat| seat.occupant == Occupant::Open))
}

/// Every offer of the game by itself, however many there are.
#[must_use]
pub fn all_offers(tableau: &Tableau) -> Vec<Choice> {
    let scene = tableau.scene().filter(|_| tableau.may_move());
    let offers = scene.map(|scene| scene.offers.as_slice()).unwrap_or_default();
    offers.iter().map(|offer| of_offer(tableau, offer)).collect()
}

/// The steps that lead to the offer of this action; none where it is not offered.
#[must_use]
pub fn steps_to(tableau: &Tableau, action: &Json) -> Vec<Taken> {
    let Some(scene) = tableau.scene() else { return Vec::new() };
    let place = scene.offers.iter().position(|offer| offer.action.get() == action.get());
    let mut taken: Vec<Taken> = Vec::new();
    while let Some(step) = place.and_then(|place| step_to(tableau, scene, place, &taken)) {
        taken.push(step);
    }
    taken
}

/// The step behind which this offer lies, if one is to be taken yet.
fn step_to(tableau: &Tableau, scene: &Scene, place: usize, taken: &[Taken]) -> Option<Taken> {
    let steps: Vec<Step> = taken.iter().map(|taken| taken.step.clone()).collect();
    narrow(&scene.offers, &steps).into_iter().find_map(|way| match way {
        Way::Step(step, behind) if behind.contains(&place) => Some(taken_step(tableau, scene, step, &behind)),
        Way::Step(..) | Way::Offer(_) => None,
    })
}

fn playing(tableau: &Tableau, name: &str, taken: &[Taken]) -> Vec<Choice> {
    if tableau.you().is_none() {
        return sit(tableau, name).into_iter().collect();
    }
    let scene = tableau.scene().filter(|_| tableau.may_move());
    scene.map(|scene| offers(tableau, scene, taken)).unwrap_or_default()
}

fn offers(tableau: &Tableau, scene: &Scene, taken: &[Taken]) -> Vec<Choice> {
    let steps: Vec<Step> = taken.iter().map(|taken| taken.step.clone()).collect();
    let mut choices: Vec<Choice> = Vec::new();
    let mut named: Vec<&str> = Vec::new();
    for way in narrow(&scene.offers, &steps) {
        match way {
            Way::Step(step, behind) => choices.push(step_choice(tableau, scene, step, &behind)),
            Way::Offer(place) => {
                let offer = &scene.offers[place];
                // Any of several equal cards will do; a list names the action once.
                if !named.contains(&offer.action.get()) {
                    named.push(offer.action.get());
                    choices.push(of_offer(tableau, offer));
                }
            }
        }
    }
    if !taken.is_empty() {
        choices.push(widen(tableau));
    }
    choices
}

/// Back to what was asked before.
#[must_use]
pub fn widen(tableau: &Tableau) -> Choice {
    Choice::new(tableau, "widen", Deed::Widen)
}

fn of_offer(tableau: &Tableau, offer: &Offer) -> Choice {
    Choice {
        verb: offer.verb.clone(),
        label: tableau.say(&offer.label),
        about: None,
        hotkey: offer.hotkey.filter(|key| !RESERVED.contains(key)),
        target: offer.target.clone(),
        deed: Deed::Ask(Request::Act { action: offer.action.clone() }),
    }
}

fn step_choice(tableau: &Tableau, scene: &Scene, step: Step, behind: &[usize]) -> Choice {
    let first = &scene.offers[behind[0]];
    let target = match &step {
        Step::Verb(_) => Target::Table,
        Step::Target(target) => target.clone(),
    };
    let taken = taken_step(tableau, scene, step, behind);
    let args = [("what", Arg::Text(taken.label.clone())), ("count", behind.len().into())];
    Choice {
        verb: first.verb.clone(),
        label: tableau.words().label_with("choice-step", args),
        about: None,
        hotkey: None,
        target,
        deed: Deed::Narrow(taken),
    }
}

/// A step with its words.
fn taken_step(tableau: &Tableau, scene: &Scene, step: Step, behind: &[usize]) -> Taken {
    let label = match &step {
        Step::Verb(verb) => {
            let labels = behind.iter().map(|&place| tableau.say(&scene.offers[place].label));
            let shared = || Some(common_words(labels)).filter(|what| !what.is_empty());
            tableau.verb_name(verb).or_else(shared).unwrap_or_else(|| verb.clone())
        }
        Step::Target(target) => target_name(tableau, scene, target),
    };
    Taken { step, label }
}

/// What a thing on the table is called.
fn target_name(tableau: &Tableau, scene: &Scene, target: &Target) -> String {
    let say =
        |message: Option<&engine::Message>| message.map(|message| tableau.say(message)).unwrap_or_default();
    match target {
        Target::Table => String::new(),
        Target::Hand(place) => say(scene.hand.get(*place).map(|card| &card.name)),
        Target::Pile(place) => say(scene.piles.get(*place).map(|pile| &pile.label)),
        Target::Seat(seat) => seat_title(tableau, *seat),
        Target::Number(number) => number.to_string(),
        Target::Card { pile, card } => {
            say(scene.piles.get(*pile).and_then(|pile| pile.cards.get(*card)).map(|card| &card.name))
        }
        Target::Several(targets) => {
            let names: Vec<String> =
                targets.iter().map(|target| target_name(tableau, scene, target)).collect();
            names.join(", ")
        }
    }
}

fn over(tableau: &Tableau) -> Vec<Choice> {
    let mut choices = Vec::new();
    if tableau.may_begin() {
        choices.push(Choice::new(tableau, "rematch", Deed::Ask(Request::Rematch {})).by_key('r'));
    }
    choices.push(Choice::new(tableau, "quit", Deed::Leave).by_key('q'));
    choices
}

/// Sitting down, where a seat can be had: an open one, or a bot's.
fn sit(tableau: &Tableau, name: &str) -> Option<Choice> {
    let is_out =
        tableau.is_removed() || tableau.is_sent_back() || tableau.is_moved() || tableau.is_locked_out();
    let table = tableau.table().filter(|_| !is_out)?;
    let mut seats = Seat::all(u8::try_from(table.seats.len()).ok()?).zip(&table.seats);
    let free = seats
        .any(|(seat, info)| !matches!(info.occupant, Occupant::Player { .. }) && !table.is_played_out(seat));
    let request = Request::Sit { name: name.to_owned(), seat: None };
    free.then(|| Choice::new(tableau, "sit", Deed::Ask(request)).by_key('s'))
}
