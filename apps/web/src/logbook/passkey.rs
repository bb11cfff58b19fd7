//! Passkeys, as far as a browser has them.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::shell::json;

/// What is wanted of a passkey: the browser's word for it, and for how it reads the question.
#[derive(Clone, Copy)]
pub struct Way {
    act: &'static str,
    read: &'static str,
}

/// A new one is made.
pub const MAKE: Way = Way { act: "create", read: "parseCreationOptionsFromJSON" };
/// One is shown.
pub const SHOW: Way = Way { act: "get", read: "parseRequestOptionsFromJSON" };

/// Whether this browser has passkeys, and reads questions about them as they are sent.
#[must_use]
pub fn are_possible() -> bool {
    [MAKE, SHOW].iter().all(|way| reader(*way).is_ok())
}

/// What the browser answers to this question of the server, which JSON can write; none where the reader thinks otherwise.
pub async fn ask(way: Way, question: &JsValue) -> Option<JsValue> {
    let answer = asked(way, question).ok()?;
    JsFuture::from(answer).await.ok().filter(JsValue::is_object)
}

fn asked(way: Way, question: &JsValue) -> Result<Promise, JsValue> {
    let asked = json::field(question, "publicKey").unwrap_or_default();
    let key = reader(way)?.call1(&kind()?, &asked)?;
    let keeper = Reflect::get(&window().navigator(), &"credentials".into())?;
    let act: Function = Reflect::get(&keeper, &way.act.into())?.dyn_into()?;
    act.call1(&keeper, &json::object([("publicKey", key)]))?.dyn_into()
}

fn kind() -> Result<JsValue, JsValue> {
    Reflect::get(&window(), &"PublicKeyCredential".into())
}

fn reader(way: Way) -> Result<Function, JsValue> {
    Reflect::get(&kind()?, &way.read.into())?.dyn_into()
}
