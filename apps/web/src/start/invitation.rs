//! The way to a table for friends: a link to copy or share, and the same as a picture for a phone across the table.

use leptos::html::Textarea;
use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::sending::{is_only_here, sending};
use crate::shell::copying::{copy, outcome_key};
use crate::shell::part::{self, Part};
use crate::shell::route::Route;
use crate::shell::{api, speech};

/// The invitation to a table.
pub fn invitation(table: &str) -> impl IntoView + use<> {
    let origin = origin();
    let path = Route::Table(table.to_owned()).path();
    let link = Memo::new(move |_| format!("{}{path}", origin.get()));
    let only_here = Memo::new(move |_| is_only_here(&origin.get()));
    let paint = part::fetched(painter);
    let picture = move || match paint.get() {
        Part::Here(paint) if !only_here.get() => qr_picture(paint, &link.get()),
        _ => None,
    };
    let warning = move || only_here.get().then(only_here_words).into_any();
    let code = code(table);
    let spelt = move || code.get().map(|code| spelling(&code, &origin.get()));
    let (field, outcome) = (NodeRef::<Textarea>::new(), RwSignal::new(None));
    let told = move || outcome.get().map(|outcome| speech::label(outcome_key(outcome)));
    view! {
        <section class="invitation" aria-label=speech::label("web-invite")>
            <h2>{speech::label("web-invite")}</h2>
            {picture}
            <div class="invitation-ways">
                {sending(link, "web-share-text", "button")}
                <button class="button" type="button" data-test="copy"
                    on:click=move |_| copy(link.get_untracked(), field, outcome)>
                    {speech::label("web-copy")}
                </button>
            </div>
            <p class="copy-told" role="status" data-test="copy-told">{told}</p>
            <textarea class="invitation-link" data-test="link" readonly rows="2" spellcheck="false"
                node_ref=field aria-label=speech::label("web-link") prop:value=link></textarea>
            {spelt}
            <p class="only-here" data-test="only-here">{warning}</p>
        </section>
    }
}

/// A link as a picture for a phone across the table, once what paints it is here.
pub fn picture_of(link: String) -> impl IntoView {
    let paint = part::fetched(painter);
    move || match paint.get() {
        Part::Here(paint) => qr_picture(paint, &link),
        _ => None,
    }
}

/// The short code of a table, once the server has said it.
fn code(table: &str) -> RwSignal<Option<String>> {
    let (code, table) = (RwSignal::new(None), table.to_owned());
    spawn_local(async move {
        if let Ok(known) = api::code_of(&table).await {
            code.try_set(Some(known));
        }
    });
    code
}

/// The code, in two halves that can be said aloud, and where to type it.
fn spelling(code: &str, origin: &str) -> impl IntoView + use<> {
    let halves = code.split_at_checked(code.len() / 2).map(|(one, two)| format!("{one} {two}"));
    let host = origin.split("://").last().unwrap_or_default().to_owned();
    view! {
        <p class="code">
            {speech::label_with("web-code", [("host", host.into())])} " "
            <strong data-test="code">{halves}</strong>
        </p>
    }
}

/// What a link is good for that leads nowhere from another machine. What is to be typed is not broken over two lines.
fn only_here_words() -> impl IntoView {
    let words = speech::label("web-link-only-here");
    let parts = words.split_once(LAN).map(|(before, after)| (before.to_owned(), after.to_owned()));
    parts.map(|(before, after)| view! { {before}<code>{LAN}</code>{after} })
}

/// The option of the program that lets others in.
const LAN: &str = "--lan";

/// Where links for others lead: to the page's own origin, until a better one is known.
pub fn origin() -> RwSignal<String> {
    let origin = RwSignal::new(own_origin());
    spawn_local(async move {
        origin.try_set(friends_origin().await);
    });
    origin
}

/// A page that was opened as `localhost` asks the house under which address friends reach it.
pub async fn friends_origin() -> String {
    let own = own_origin();
    if !is_only_here(&own) {
        return own;
    }
    api::friends_url().await.ok().flatten().unwrap_or(own)
}

fn own_origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Gives a picture's width in modules, and its dark modules as the outline of an SVG path.
type Paint = fn(&str) -> Option<(usize, String)>;

/// Only who sits with friends needs a picture.
#[wasm_split(invitation, fallible)]
fn painter() -> Result<Paint, SplitLoaderError> {
    Ok(qr_path)
}

fn qr_picture(paint: Paint, link: &str) -> Option<impl IntoView + use<>> {
    let (size, path) = paint(link)?;
    let view_box = format!("-3 -3 {0} {0}", size + 6);
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=speech::label("web-qr")>
            <rect x="-3" y="-3" width=size + 6 height=size + 6 fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    })
}

fn qr_path(text: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path = dark.map(|(idx, _)| format!("M{} {}h1v1h-1z", idx % width, idx / width)).collect();
    Some((width, path))
}

#[cfg(test)]
mod tests {
    use super::{LAN, qr_path};

    #[test]
    fn the_picture_has_the_three_corners_of_such_a_code() {
        let (width, path) = qr_path("https://example.org/t/abc").expect("a short link fits");
        for (x, y) in [(0, 0), (width - 1, 0), (0, width - 1)] {
            assert!(path.contains(&format!("M{x} {y}h1v1h-1z")));
        }
        assert!(!path.contains("M7 7h1"), "a corner is set apart by light modules");
    }

    #[test]
    fn whoever_has_a_link_for_this_machine_alone_is_told_the_option_in_every_language() {
        for locale in words::locales() {
            let words = words::Words::new(locale, []);
            let told = words.label("web-link-only-here");
            assert_eq!(told.matches(LAN).count(), 1, "{told}");
        }
    }
}
