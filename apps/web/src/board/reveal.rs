//! The end of a bet in Skull, as a picture of its own: the rules clear the table with the last card that is turned,
//! but people want to see it lie there. Built from what everybody was told; it offers nothing.

use engine::{Arg, Message, Seat};
use hosting::Scene;

/// The table with the last cards turned, if a bet ended between these two scenes.
pub fn reveal(before: &Scene, after: &Scene, happened: &[Message]) -> Option<Scene> {
    let has_cleared = before.title != after.title;
    let ending = happened.iter().find(|message| ENDINGS.contains(&message.key.as_ref()))?;
    let flips: Vec<Flip> = happened.iter().filter_map(Flip::read).collect();
    if !has_cleared || flips.is_empty() {
        return None;
    }
    let mut scene = before.clone();
    scene.offers.clear();
    scene.prompt = ending.clone();
    flips.iter().for_each(|flip| flip.turn(&mut scene));
    Some(scene)
}

/// How a bet ends.
const ENDINGS: [&str; 3] = ["skull-event-bet-won", "skull-event-bet-lost", "skull-event-bet-lost-own"];

struct Flip {
    owner: Seat,
    face: Face,
}

#[derive(Clone, Copy)]
enum Face {
    Rose,
    Skull,
}

impl Flip {
    fn read(message: &Message) -> Option<Self> {
        let face = match message.key.as_ref() {
            "skull-event-flipped-own-rose" | "skull-event-flipped-rose" => Face::Rose,
            "skull-event-flipped-own-skull" | "skull-event-flipped-skull" => Face::Skull,
            _ => return None,
        };
        let owner = message.args.iter().find(|(name, _)| name == "owner").map(|(_, arg)| arg)?;
        match owner {
            Arg::Seat(owner) => Some(Self { owner: *owner, face }),
            Arg::Number(_) | Arg::Message(_) | Arg::Text(_) => None,
        }
    }

    /// Turns the highest card of the owner's pile that still lies face down.
    fn turn(&self, scene: &mut Scene) {
        let pile = scene.piles.iter_mut().find(|pile| pile.owner == Some(self.owner));
        let Some(card) = pile.and_then(|pile| pile.cards.iter_mut().rfind(|card| !card.face_up)) else {
            return;
        };
        let (face, name) = match self.face {
            Face::Rose => ("skull/rose", "skull-card-rose"),
            Face::Skull => ("skull/skull", "skull-card-skull"),
        };
        card.face_up = true;
        card.face = face.to_owned();
        card.name = Message::new(name);
    }
}
