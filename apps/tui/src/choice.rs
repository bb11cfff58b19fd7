//! What a player may do now, as a list: the offers of the game, and the few things one does at a table.

use client::{Step, Way, common_words, narrow};
use engine::Arg;
use hosting::{Offer, Scene, Target};
use protocol::{Occupant, Phase, Request};

use crate::tableau::{LinkState, Tableau};
use crate::widgets::panel::seat_title;

/// Keys that mean the same everywhere, so that no offer can have them.
pub const RESERVED: &[char] = &['?', '#', '<', '>', 'l', 'q'];

/// Something the player may do now.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What kind of thing it is; choices of one verb stand together.
    pub verb: String,
    /// Its words.
    pub label: String,
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
    /// Nothing, until somebody else does something.
    Wait,
    /// The player leaves.
    Leave,
}

impl Choice {
    /// The number it stands for, where it is a choice of a number.
    #[must_use]
    pub const fn number(&self) -> Option<i64> {
        match self.target {
            Target::Number(number) => Some(number),
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
        return vec![deed(tableau, "quit", Some('q'), Deed::Leave)];
    }
    let mut choices = urgent(tableau);
    choices.extend(match tableau.phase() {
        None => Vec::new(),
        Some(Phase::Gathering) => gathering(tableau, name),
        Some(Phase::Playing) => playing(tableau, name, taken),
        Some(Phase::Over) => over(tableau),
    });
    // Whoever is about to press Enter means a card, and not a stranger.
    choices.extend(knocks(tableau));
    choices
}

/// What comes before everything else: a game that rests, a bot that plays for the reader.
fn urgent(tableau: &Tableau) -> Vec<Choice> {
    let (Some(table), Some(you)) = (tableau.table(), tableau.you()) else { return Vec::new() };
    let mut choices = Vec::new();
    if table.rests.is_some() {
        choices.push(deed(tableau, "go-on", None, Deed::Ask(Request::Pause { rests: false })));
    }
    if tableau.seat_info(you).is_some_and(|info| info.stand_in) {
        choices.push(deed(tableau, "back", None, Deed::Ask(Request::StandIn { seat: you, plays: false })));
    }
    choices
}

/// Those at the door, for whoever may let them in.
fn knocks(tableau: &Tableau) -> Vec<Choice> {
    let (Some(table), Some(you)) = (tableau.table(), tableau.you()) else { return Vec::new() };
    let mut choices = Vec::new();
    for knock in table.knocks.iter().filter(|_| table.may_begin(Some(you))) {
        let answers = [
            ("admit", Request::Admit { knock: knock.number }),
            ("turn-away", Request::TurnAway { knock: knock.number }),
        ];
        choices.extend(answers.map(|(verb, request)| {
            let label =
                tableau.words().label_with(&format!("do-{verb}"), [("name", Arg::Text(knock.name.clone()))]);
            Choice { label, ..deed(tableau, verb, None, Deed::Ask(request)) }
        }));
    }
    choices
}

/// Before a game what comes first can be done without harm; what cannot be taken back comes last.
fn gathering(tableau: &Tableau, name: &str) -> Vec<Choice> {
    let mut choices = Vec::new();
    if tableau.you().is_none() {
        choices.extend(sit(tableau, name));
    } else if has_open_seat(tableau) || !tableau.is_host() {
        let verb = if tableau.is_host() { "wait-for-friends" } else { "wait-for-host" };
        choices.push(deed(tableau, verb, None, Deed::Wait));
    }
    if tableau.may_begin() {
        choices.push(deed(tableau, "start", Some('g'), Deed::Ask(Request::Start { bot: None })));
        choices.extend(starts_with_bots(tableau));
    }
    if tableau.you().is_some() {
        choices.push(deed(tableau, "stand", None, Deed::Ask(Request::Stand {})));
    }
    choices.push(deed(tableau, "quit", Some('q'), Deed::Leave));
    choices
}

/// Where seats are open, the bots that could fill them.
fn starts_with_bots(tableau: &Tableau) -> Vec<Choice> {
    if !has_open_seat(tableau) {
        return Vec::new();
    }
    let start = |kind: &str| {
        let bots = Arg::Text(tableau.words().label(&format!("bot-{kind}")));
        let ask = Deed::Ask(Request::Start { bot: Some(kind.to_owned()) });
        Choice {
            label: tableau.words().label_with("do-start-with", [("bots", bots)]),
            ..deed(tableau, "start", None, ask)
        }
    };
    tableau.bots().into_iter().map(start).collect()
}

fn has_open_seat(tableau: &Tableau) -> bool {
    tableau.table().is_some_and(|table| table.seats.iter().any(|seat| seat.occupant == Occupant::Open))
}

/// Every offer of the game by itself, however many there are.
#[must_use]
pub fn all_offers(tableau: &Tableau) -> Vec<Choice> {
    let offers = tableau.scene().map(|scene| scene.offers.as_slice()).unwrap_or_default();
    offers.iter().map(|offer| of_offer(tableau, offer)).collect()
}

fn playing(tableau: &Tableau, name: &str, taken: &[Taken]) -> Vec<Choice> {
    if tableau.you().is_none() {
        return sit(tableau, name).into_iter().collect();
    }
    tableau.scene().map(|scene| offers(tableau, scene, taken)).unwrap_or_default()
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
    deed(tableau, "widen", None, Deed::Widen)
}

fn of_offer(tableau: &Tableau, offer: &Offer) -> Choice {
    Choice {
        verb: offer.verb.clone(),
        label: tableau.say(&offer.label),
        hotkey: offer.hotkey.filter(|key| !RESERVED.contains(key)),
        target: offer.target.clone(),
        deed: Deed::Ask(Request::Act { action: offer.action.clone() }),
    }
}

fn step_choice(tableau: &Tableau, scene: &Scene, step: Step, behind: &[usize]) -> Choice {
    let first = &scene.offers[behind[0]];
    let (what, target) = match &step {
        Step::Verb(verb) => {
            let labels = behind.iter().map(|&place| tableau.say(&scene.offers[place].label));
            let shared = || Some(common_words(labels)).filter(|what| !what.is_empty());
            (tableau.verb_name(verb).or_else(shared).unwrap_or_else(|| verb.clone()), Target::Table)
        }
        Step::Target(target) => (target_name(tableau, scene, target), target.clone()),
    };
    let args = [("what", Arg::Text(what.clone())), ("count", behind.len().into())];
    Choice {
        verb: first.verb.clone(),
        label: tableau.words().label_with("choice-step", args),
        hotkey: None,
        target,
        deed: Deed::Narrow(Taken { step, label: what }),
    }
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
    if tableau.is_host() {
        choices.push(deed(tableau, "rematch", Some('r'), Deed::Ask(Request::Rematch {})));
    }
    choices.push(deed(tableau, "quit", Some('q'), Deed::Leave));
    choices
}

/// Sitting down, where a seat can be had: an open one, or a bot's.
fn sit(tableau: &Tableau, name: &str) -> Option<Choice> {
    let seats = &tableau.table().filter(|_| !tableau.is_removed())?.seats;
    let free = seats.iter().any(|seat| !matches!(seat.occupant, Occupant::Player { .. }));
    let request = Request::Sit { name: name.to_owned(), seat: None };
    free.then(|| deed(tableau, "sit", Some('s'), Deed::Ask(request)))
}

fn deed(tableau: &Tableau, verb: &str, hotkey: Option<char>, deed: Deed) -> Choice {
    Choice {
        verb: verb.to_owned(),
        label: tableau.words().label(&format!("do-{verb}")),
        hotkey,
        target: Target::Table,
        deed,
    }
}
