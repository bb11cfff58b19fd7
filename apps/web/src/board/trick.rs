//! The end of a trick in Skull King, as a picture of its own: all its cards on the table and the sentence that says
//! whose it is, before the next one begins. Built from what everybody was told; it offers nothing.

use engine::{Arg, Message, Seat};
use hosting::{CardFace, Fact, Pile, Scene};

/// The whole trick, if one ended between these two scenes.
pub fn whole_trick(before: &Scene, after: &Scene, happened: &[Message]) -> Option<Scene> {
    let end = happened.iter().position(|message| is_end(&message.key))?;
    let shows_it = after.facts.iter().any(|fact| fact.kind == "last-trick") && before.title == after.title;
    if shows_it {
        // Who leads next takes their own time; otherwise the trick stays long enough to be read.
        return after.offers.is_empty().then(|| after.clone());
    }
    let mut scene = before.clone();
    scene.offers.clear();
    // A lead that ends a trick of its own would follow the trick before.
    if before.facts.iter().any(|fact| fact.kind == "last-trick") {
        scene.piles.retain(|pile| !pile.id.starts_with("trick-"));
    }
    happened[..end].iter().filter_map(played).for_each(|(owner, card)| lay(&mut scene, owner, card));
    scene.facts.retain(|fact| !["winning", "last-trick", "follow"].contains(&fact.kind.as_str()));
    let value = winner(&happened[end]).and_then(|winner| place_of(&scene, winner));
    scene.facts.push(Fact { kind: "last-trick".into(), label: happened[end].clone(), value });
    // The trick says itself whose it is; below it, what came of the round.
    let scored = happened.iter().find(|message| message.key == "skull-king-event-scored");
    scene.prompt = scored.unwrap_or(&after.prompt).clone();
    Some(scene)
}

fn is_end(key: &str) -> bool {
    key.starts_with("skull-king-event-trick-")
}

/// Who won, where somebody did; the ghost is nobody's seat.
fn winner(message: &Message) -> Option<Option<Seat>> {
    match message.key.as_ref() {
        "skull-king-event-trick-won" => Some(Some(seat_of(message)?)),
        "skull-king-event-trick-won-ghost" => Some(None),
        _ => None,
    }
}

fn place_of(scene: &Scene, owner: Option<Seat>) -> Option<i64> {
    let mut tricks = scene.piles.iter().filter(|pile| pile.id.starts_with("trick-"));
    tricks.position(|pile| pile.owner == owner).and_then(|place| i64::try_from(place).ok())
}

fn played(message: &Message) -> Option<(Option<Seat>, &Message)> {
    let owner = match message.key.as_ref() {
        "skull-king-event-played" => Some(seat_of(message)?),
        "skull-king-event-played-ghost" => None,
        _ => return None,
    };
    match arg(message, "card")? {
        Arg::Message(card) => Some((owner, card.as_ref())),
        Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => None,
    }
}

fn lay(scene: &mut Scene, owner: Option<Seat>, name: &Message) {
    let Some(picture) = picture(name) else { return };
    let face = format!("skull-king/{picture}");
    // Who still holds a card when the last trick of a round ends has just played it.
    let own = scene.hand.iter().position(|card| card.face == face);
    let id = own.map_or_else(|| format!("played-{face}"), |place| scene.hand.remove(place).id);
    let place = scene.piles.iter().filter(|pile| pile.id.starts_with("trick-")).count();
    let card = CardFace { id, face, face_up: true, name: name.clone(), text: None };
    let label = match owner {
        Some(seat) => Message::new("skull-king-pile-played").with("seat", seat),
        None => Message::new("skull-king-pile-played-ghost"),
    };
    scene.piles.insert(
        place,
        Pile { id: format!("trick-{place}"), owner, label, cards: vec![card], notes: Vec::new() },
    );
}

/// The picture of a card by its name.
fn picture(name: &Message) -> Option<String> {
    let word = name.key.strip_prefix("skull-king-card-")?;
    if word != "number" {
        return Some(word.trim_end_matches("-pirate").trim_end_matches("-escape").to_owned());
    }
    let (Arg::Message(suit), Arg::Number(rank)) = (arg(name, "suit")?, arg(name, "number")?) else {
        return None;
    };
    Some(format!("{}-{rank}", suit.key.strip_prefix("skull-king-suit-")?))
}

fn seat_of(message: &Message) -> Option<Seat> {
    match arg(message, "seat")? {
        Arg::Seat(seat) => Some(*seat),
        Arg::Number(_) | Arg::Message(_) | Arg::Text(_) => None,
    }
}

fn arg<'a>(message: &'a Message, wanted: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg)
}
