//! How to play: the rules of a table in words, as the game tells them for its options and seats.

use hosting::{AnyRules, Passage, RuleSection};
use leptos::prelude::*;
use protocol::Terms;
use serde_json::value::to_raw_value;

use crate::speech;

/// The rules of these terms; none where they cannot be played.
pub fn rules_of(terms: &Terms) -> Option<Box<dyn AnyRules>> {
    let options = to_raw_value(&terms.options).ok()?;
    catalog::game(&terms.game)?.rules(&options, terms.seats).ok()
}

/// The rules in words; none where these terms cannot be played.
fn sections(terms: &Terms) -> Vec<RuleSection> {
    rules_of(terms).map(|rules| rules.primer()).unwrap_or_default()
}

/// A line that unfolds into the rules; they are put into words only then, and again when the terms change.
pub fn how_to_play(terms: impl Fn() -> Option<Terms> + Send + Sync + 'static) -> impl IntoView {
    let terms = Memo::new(move |_| terms());
    let is_open = RwSignal::new(false);
    let told = move || is_open.get().then(|| terms.get().as_ref().map(rulebook));
    view! {
        <details class="rules" data-test="rules"
            on:toggle:target=move |event| is_open.set(event.target().open())>
            <summary>{speech::label("web-rules")}</summary>
            {told}
        </details>
    }
}

fn rulebook(terms: &Terms) -> impl IntoView + use<> {
    sections(terms).iter().map(section).collect_view()
}

fn section(section: &RuleSection) -> impl IntoView + use<> {
    view! {
        <h3>{speech::tell(&section.heading)}</h3>
        {section.passages.iter().map(passage).collect_view()}
    }
}

fn passage(passage: &Passage) -> AnyView {
    match passage {
        Passage::Text(text) => view! { <p>{speech::tell(text)}</p> }.into_any(),
        Passage::List(items) => {
            let items = items.iter().map(|item| view! { <li>{speech::tell(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    #[test]
    fn the_usual_table_of_every_game_tells_its_rules() {
        for game in catalog::GAMES {
            let Setup { seats, options, .. } = Setup::usual(*game);
            let terms = Terms { game: game.id().to_owned(), options, seats };
            assert!(sections(&terms).len() > 3, "{}", game.id());
        }
    }

    #[test]
    fn terms_that_cannot_be_played_have_no_rules() {
        let terms = Terms { game: "skull".to_owned(), options: serde_json::Value::Null, seats: 0 };
        assert_eq!(sections(&terms), []);
    }
}
