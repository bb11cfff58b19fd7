//! A link on its way to friends: by what the device shares with, or else as a text message or an e-mail.

use std::net::Ipv4Addr;

use js_sys::encode_uri_component;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Url;

use crate::shell::speech;

/// The ways to send this link, with the sentence of this key before it, as buttons of this class.
pub fn sending(link: Memo<String>, text: &'static str, class: &'static str) -> AnyView {
    let ways =
        move || if can_share() { share_button(link, text, class) } else { addresses(link, text, class) };
    // A link that works on this machine alone is sent to nobody. One that changes leaves its buttons where they are.
    let is_sent = Memo::new(move |_| !is_only_here(&link.get()));
    view! { {move || is_sent.get().then(ways).into_any()} }.into_any()
}

/// Whether an address names the machine itself, so that it leads nowhere from any other.
pub fn is_only_here(origin: &str) -> bool {
    Url::new(origin).is_ok_and(|url| is_loopback(&url.hostname()))
}

fn is_loopback(host: &str) -> bool {
    let is_name = host == "localhost" || host.ends_with(".localhost") || host == "[::1]";
    is_name || host.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}

/// Only a page from a safe origin can share; a house on a home network is none, and some browsers never do.
fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

fn share_button(link: Memo<String>, text: &'static str, class: &'static str) -> AnyView {
    let share = move |_| share_link(&link.get_untracked(), &speech::label(text));
    view! { <button class=class type="button" data-test="share" on:click=share>{speech::label("web-share")}</button> }
        .into_any()
}

fn share_link(link: &str, text: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(&speech::label("web-title"));
    data.set_text(text);
    data.set_url(link);
    spawn_local(async move {
        // A reader who closes the sheet has changed their mind, which is no mistake.
        let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
    });
}

/// What any page may do: the link within the address of a message that has no reader yet.
fn addresses(link: Memo<String>, text: &'static str, class: &'static str) -> AnyView {
    let body = move || encoded(&format!("{} {}", speech::label(text), link.get()));
    // iPhones want a `&` before the text and other phones a `?`; both take it with both.
    let message = move || format!("sms:?&body={}", body());
    let mail = move || format!("mailto:?subject={}&body={}", encoded(&speech::label("web-title")), body());
    view! {
        <a class=format!("{class} by-text") data-test="send-text" href=message>{speech::label("web-send-text")}</a>
        <a class=class data-test="send-mail" href=mail>{speech::label("web-send-mail")}</a>
    }
    .into_any()
}

fn encoded(text: &str) -> String {
    encode_uri_component(text).into()
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn an_address_that_names_the_machine_itself_leads_no_friend_here() {
        for host in ["localhost", "cards.localhost", "127.0.0.1", "127.8.9.1", "[::1]"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["192.168.1.5", "[fe80::1]", "cards.example", "127.cards.example", "localhost.example"] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
