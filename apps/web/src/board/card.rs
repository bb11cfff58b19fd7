//! One card: a disc or a tall card with its picture, or, where we have no picture, a plain card with its name.
//! What the viewer may not see is not in the page in any form.

use engine::{Arg, Message, Seat};
use hosting::CardFace;
use leptos::prelude::*;

use super::class::classes;
use super::stage::{Frame, Stage};
use crate::art;
use crate::shell::speech;
use crate::shell::still::{Drawn, Same};

/// A picture of a card, which does not move when the card does.
pub fn picture(face: &CardFace, owner: Option<Seat>) -> Card {
    let seat = owner.unwrap_or(Seat::new(0));
    Card { stage: None, face: face.clone(), seat, is_turned: false, is_veiled: false }
}

/// A card that lies open to whoever looks at it, as in their hand. Its name is for the caller to say.
pub fn open_card(stage: Stage, face: &CardFace, owner: Option<Seat>) -> Card {
    Card { stage: Some(Same(stage)), ..picture(face, owner) }
}

/// A card of this owner on the table. Its name is for the caller to say.
pub fn card(frame: &Frame, face: &CardFace, owner: Option<Seat>) -> Card {
    Card {
        is_turned: frame.was_turned(face),
        // Only the owner is told a face that lies face down; the veil says that nobody else sees it.
        is_veiled: !face.face_up && !is_back(face),
        ..open_card(frame.stage, face, owner)
    }
}

/// A card as it is drawn.
#[derive(PartialEq)]
pub struct Card {
    /// Where it is seen to move, if it is.
    stage: Option<Same<Stage>>,
    face: CardFace,
    seat: Seat,
    is_turned: bool,
    is_veiled: bool,
}

impl Drawn for Card {
    fn draw(&self) -> AnyView {
        let Self { stage, ref face, seat, is_turned, is_veiled } = *self;
        let king = face.face.strip_prefix("skull-king/");
        let skallywag = face.face.strip_prefix("skallywaggs/");
        let picture = match king.or(skallywag) {
            Some(name) if king.is_some() => king_picture(face, name),
            Some(name) => skallywag_picture(face, name),
            None if is_back(face) => art::back(seat).into_any(),
            None if is_veiled => veiled(face, seat),
            None => art::front(&face.face, seat).map_or_else(|| plain(face), IntoAny::into_any),
        };
        let marks = [
            ("tall", king.is_some()),
            ("skallywag", skallywag.is_some()),
            ("turned", is_turned),
            ("veiled", is_veiled),
        ];
        let (id, name) = (face.id.clone(), face.id.clone());
        let moves_as = move || stage.map_or_else(String::new, |Same(stage)| stage.transition_name(&id));
        view! {
            <span
                class=classes(format!("card crew-{seat}"), &marks) aria-hidden="true" data-card=name
                style:view-transition-name=moves_as
            >
                <span class="card-side">{picture}</span>
                {is_turned.then(|| view! { <span class="card-side card-behind">{art::back(seat)}</span> })}
            </span>
        }
        .into_any()
    }
}

/// A disc that lies face down; in its corner, what its owner alone knows.
fn veiled(face: &CardFace, seat: Seat) -> AnyView {
    let known = art::front(&face.face, seat);
    view! { {art::back(seat)}<span class="known">{known}</span> }.into_any()
}

/// A card of Skull King; where there is room, a special card has its name on it.
fn king_picture(face: &CardFace, name: &str) -> AnyView {
    if is_back(face) {
        return art::king_back().into_any();
    }
    let suit = art::king_suit(name);
    let letter = suit.map(|suit| speech::label(&format!("board-suit-{suit}"))).unwrap_or_default();
    let Some(picture) = art::king_card(name, &letter) else { return plain(face) };
    let title = suit.is_none().then(|| king_title(speech::tell(&face.name)));
    view! { {picture}{title} }.into_any()
}

/// What a card of Skull King is called. A word that would not fit between its edges is written smaller.
fn king_title(name: String) -> AnyView {
    let longest = name.split(' ').map(|word| word.chars().count()).max().unwrap_or_default();
    view! { <span class="card-title" style=("--letters", longest.to_string())>{name}</span> }.into_any()
}

/// A card of Skallywaggs: its picture over its name.
fn skallywag_picture(face: &CardFace, name: &str) -> AnyView {
    let Some(picture) = art::skallywag(name) else { return plain(face) };
    let part = art::part_of(name).unwrap_or('e');
    let title = (name != "back").then(|| {
        let words = speech::tell(title(&face.name));
        // Set as a property: the page allows no style written into its markup.
        let letters = letters_in_line(&words).to_string();
        view! { <span class="wagg-name" style=("--letters", letters)>{words}</span> }
    });
    view! { <span class=format!("wagg-card part-{part}")><span class="wagg-art">{picture}</span>{title}</span> }
        .into_any()
}

/// How many letters must stand in one line, for a title in two lines of whole words: it is set that small.
pub fn letters_in_line(title: &str) -> usize {
    let gaps = title.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let longer_half = |at: usize| {
        let (first, second) = title.split_at(at);
        first.chars().count().max(second.trim_start().chars().count())
    };
    gaps.map(longer_half).min().unwrap_or_else(|| title.chars().count())
}

/// The title in a card's whole name: which part it is shows in the picture.
fn title(name: &Message) -> &Message {
    let titled = name.args.iter().find(|(arg, _)| arg == "title").map(|(_, title)| title);
    match titled {
        Some(Arg::Message(title)) if name.key == "skallywaggs-titled-part" => title,
        _ => name,
    }
}

fn is_back(face: &CardFace) -> bool {
    face.face.rsplit('/').next().is_some_and(|name| name.starts_with("back"))
}

fn plain(face: &CardFace) -> AnyView {
    view! { <span class="card-plain">{speech::tell(&face.name)}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::letters_in_line;

    #[test]
    fn a_title_is_set_for_two_lines_of_whole_words() {
        for (title, letters) in
            [("Skallywaggs", 11), ("Davy Jones’ Locker", 11), ("Crewman 12", 7), ("Swag & Plunder", 7)]
        {
            assert_eq!(letters_in_line(title), letters, "{title}");
        }
    }
}
