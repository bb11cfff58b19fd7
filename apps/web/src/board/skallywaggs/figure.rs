//! The pictures of pirates: three parts joined to one figure.

use hosting::CardFace;
use leptos::prelude::*;

use crate::art;
use crate::board::stage::Stage;

/// How many cards a pirate is made of; what comes after them lies on it.
pub const PARTS: usize = 3;

/// The three parts, joined.
pub fn figure(stage: Stage, cards: &[CardFace]) -> AnyView {
    let limbs = cards.iter().take(PARTS).map(|card| moving(stage, card, "limb".into()));
    view! { <span class="figure">{limbs.collect_view()}</span> }.into_any()
}

/// A part that is seen to move when it comes and goes.
pub fn moving(stage: Stage, card: &CardFace, class: String) -> AnyView {
    let id = card.id.clone();
    view! { <span class=class style:view-transition-name=move || stage.transition_name(&id)>{limb(card)}</span> }
        .into_any()
}

/// The same as a picture of it, which does not move.
pub fn picture(cards: &[CardFace]) -> AnyView {
    let limbs = cards.iter().take(PARTS).map(|card| view! { <span class="limb">{limb(card)}</span> });
    view! { <span class="figure">{limbs.collect_view()}</span> }.into_any()
}

/// One part without its name.
pub fn limb(card: &CardFace) -> AnyView {
    card.face.strip_prefix("skallywaggs/").and_then(art::skallywag).into_any()
}
