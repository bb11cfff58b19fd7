//! The board of any game: a list of what can be seen and what can be done.

use leptos::prelude::*;

use super::BoardContext;

/// The seats, piles and hand as lists, and a button for each offer.
pub fn board(context: BoardContext) -> impl IntoView {
    let offers = move || {
        context.scene.get().offers.into_iter().map(|offer| offer_button(context, offer)).collect_view()
    };
    view! { <div class="offers">{offers}</div> }
}

fn offer_button(context: BoardContext, offer: hosting::Offer) -> impl IntoView {
    let label = context.say(&offer.label);
    let verb = offer.verb.clone();
    view! {
        <button data-offer=verb on:click=move |_| { context.choose.run(offer.clone()); }>{label}</button>
    }
}
