//! What a player may do now, as a list: the offers of the game, and the few things one does at a table.

use hosting::{Scene, Target};
use protocol::{Occupant, Phase, Request};

use crate::tableau::{LinkState, Tableau};

/// Keys that mean the same everywhere, so that no offer can have them.
pub const RESERVED: &[char] = &['?', 'l', 'q'];

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
}

/// What the player may do now; `name` is what to sit down as.
#[must_use]
pub fn choices(tableau: &Tableau, name: &str) -> Vec<Choice> {
    if matches!(tableau.link(), LinkState::Gone(_)) {
        return vec![deed(tableau, "quit", None, Deed::Leave)];
    }
    match tableau.phase() {
        None => Vec::new(),
        Some(Phase::Gathering) => gathering(tableau, name),
        Some(Phase::Playing) => playing(tableau, name),
        Some(Phase::Over) => over(tableau),
    }
}

fn gathering(tableau: &Tableau, name: &str) -> Vec<Choice> {
    let mut choices = Vec::new();
    if tableau.you().is_none() {
        choices.extend(sit(tableau, name));
    }
    if tableau.is_host() {
        choices.push(deed(tableau, "start", Some('g'), Deed::Ask(Request::Start { bot: None })));
    }
    if tableau.you().is_some() {
        choices.push(deed(tableau, "stand", None, Deed::Ask(Request::Stand {})));
    }
    choices.push(deed(tableau, "quit", None, Deed::Leave));
    choices
}

fn playing(tableau: &Tableau, name: &str) -> Vec<Choice> {
    if tableau.you().is_none() {
        return sit(tableau, name).into_iter().collect();
    }
    tableau.scene().map(|scene| offers(tableau, scene)).unwrap_or_default()
}

fn offers(tableau: &Tableau, scene: &Scene) -> Vec<Choice> {
    let offer = |offer: &hosting::Offer| Choice {
        verb: offer.verb.clone(),
        label: tableau.say(&offer.label),
        hotkey: offer.hotkey.filter(|key| !RESERVED.contains(key)),
        target: offer.target.clone(),
        deed: Deed::Ask(Request::Act { action: offer.action.clone() }),
    };
    let mut choices: Vec<Choice> = Vec::new();
    for (idx, found) in scene.offers.iter().enumerate() {
        // Any of several equal cards will do; a list names the action once.
        let known = scene.offers[..idx].iter().any(|other| other.action.get() == found.action.get());
        if !known {
            choices.push(offer(found));
        }
    }
    choices
}

fn over(tableau: &Tableau) -> Vec<Choice> {
    let mut choices = Vec::new();
    if tableau.is_host() {
        choices.push(deed(tableau, "rematch", Some('r'), Deed::Ask(Request::Rematch {})));
    }
    choices.push(deed(tableau, "quit", None, Deed::Leave));
    choices
}

/// Sitting down, where a seat can be had: an open one, or a bot's.
fn sit(tableau: &Tableau, name: &str) -> Option<Choice> {
    let seats = &tableau.table()?.seats;
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
