//! Our own pictures, inline SVG in one hand: ink lines, flat colors, brass on a dark sea.
//! They are decoration and hidden from screen readers; the words beside them carry the meaning.

mod crest;
mod disc;
mod emote;
mod event;
mod figure;
mod king;
mod logo;
mod mark;
mod portrait;
mod scene;

use leptos::prelude::*;

use crate::shell::still::{Drawn, still};

pub use disc::{back, front};
pub use emote::emote;
pub use figure::part_of;
pub use king::{fist, king_back, king_card, king_suit};
pub use logo::logo;
pub use mark::{Mark, mark};
pub use portrait::portrait;
pub use scene::{lantern, scene};

/// A drawing of ours in a box of its own; its size is given by style alone.
pub fn drawing(class: &'static str, view_box: &'static str, body: String) -> impl IntoView {
    still(Drawing { class, view_box, body })
}

#[derive(PartialEq)]
struct Drawing {
    class: &'static str,
    view_box: &'static str,
    body: String,
}

impl Drawn for Drawing {
    fn draw(&self) -> AnyView {
        view! {
            <svg class=self.class viewBox=self.view_box aria-hidden="true" focusable="false"
                inner_html=self.body.clone()></svg>
        }
        .into_any()
    }
}

/// A card of Skallywaggs by its face, such as `crw03h`: a part of a pirate, an event, or the back of any card.
pub fn skallywag(face: &str) -> Option<impl IntoView + use<>> {
    let (view_box, body) = match part_of(face) {
        Some(part) => (figure::part_box(part), figure::part(face)?),
        None if face == "back" => (event::EVENT_BOX, event::BACK.to_owned()),
        None => (event::EVENT_BOX, event::event(face)?),
    };
    Some(drawing("art wagg", view_box, body))
}
