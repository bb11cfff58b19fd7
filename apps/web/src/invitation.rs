//! The way to a table for friends: a link to copy or share, and the same as a picture for a phone across the table.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::route::Route;
use crate::speech;

/// The invitation to a table.
pub fn invitation(table: &str) -> impl IntoView + use<> {
    let link = link(table);
    let copied = RwSignal::new(false);
    let (to_copy, to_share) = (link.clone(), link.clone());
    let copy = move |_| copy_text(to_copy.clone(), copied);
    let share = move |_| share_link(&to_share);
    let share_button = can_share().then(|| {
        view! {
            <button class="button" type="button" data-test="share" on:click=share>
                {speech::label("web-share")}
            </button>
        }
    });
    view! {
        <section class="invitation" aria-labelledby="invitation-title">
            <h2 id="invitation-title">{speech::label("web-invite")}</h2>
            {qr_picture(&link)}
            <div class="invitation-ways">
                {share_button}
                <button class="button" type="button" data-test="copy" on:click=copy>
                    {move || speech::label(if copied.get() { "web-copied" } else { "web-copy" })}
                </button>
            </div>
            <p class="invitation-link" data-test="link">{link}</p>
        </section>
    }
}

fn link(table: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}", Route::Table(table.to_owned()).path())
}

fn copy_text(text: String, copied: RwSignal<bool>) {
    spawn_local(async move {
        // Only pages from a safe origin have a clipboard; elsewhere the link can be selected by hand.
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
        if clipboard.is_undefined() {
            return;
        }
        if JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok() {
            copied.try_set(true);
            let reset = move || {
                copied.try_set(false);
            };
            set_timeout(reset, std::time::Duration::from_secs(3));
        }
    });
}

fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

fn share_link(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(&speech::label("web-title"));
    data.set_text(&speech::label("web-share-text"));
    data.set_url(link);
    spawn_local(async move {
        // A reader who closes the sheet has changed their mind, which is no mistake.
        let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
    });
}

fn qr_picture(link: &str) -> Option<impl IntoView + use<>> {
    let (size, path) = qr_path(link)?;
    let view_box = format!("-3 -3 {0} {0}", size + 6);
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=speech::label("web-qr")>
            <rect x="-3" y="-3" width=size + 6 height=size + 6 fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    })
}

/// The picture's width in modules, and its dark modules as the outline of an SVG path.
fn qr_path(text: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path = dark.map(|(idx, _)| format!("M{} {}h1v1h-1z", idx % width, idx / width)).collect();
    Some((width, path))
}

#[cfg(test)]
mod tests {
    use super::qr_path;

    #[test]
    fn the_picture_has_the_three_corners_of_such_a_code() {
        let (width, path) = qr_path("https://example.org/t/abc").expect("a short link fits");
        for (x, y) in [(0, 0), (width - 1, 0), (0, width - 1)] {
            assert!(path.contains(&format!("M{x} {y}h1v1h-1z")));
        }
        assert!(!path.contains("M7 7h1"), "a corner is set apart by light modules");
    }
}
