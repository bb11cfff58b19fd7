//! The browser's own JSON. What the page keeps is small, and a reader of its own would be large.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::JsValue;

/// What a text says, if it is JSON.
pub fn parse(text: &str) -> Option<JsValue> {
    JSON::parse(text).ok()
}

/// A value as text.
pub fn text(value: &JsValue) -> Option<String> {
    JSON::stringify(value).ok()?.as_string()
}

/// What an object has under this name.
pub fn field(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined())
}

/// The words that an object has under this name.
pub fn string(object: &JsValue, name: &str) -> Option<String> {
    field(object, name)?.as_string()
}

/// What is in a list.
pub fn items(list: &JsValue) -> Vec<JsValue> {
    if Array::is_array(list) { Array::from(list).to_vec() } else { Vec::new() }
}

/// A list.
pub fn list(items: impl IntoIterator<Item = JsValue>) -> JsValue {
    items.into_iter().collect::<Array>().into()
}

/// An object with these fields.
pub fn object<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A plain object takes any field.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

/// Whether two texts are the same object, in whatever order its fields are written.
pub fn is_same(one: &str, other: &str) -> bool {
    let fields = |text: &str| {
        let entries = Object::entries(&Object::from(parse(text)?));
        let mut fields: Vec<String> = entries.iter().filter_map(|entry| self::text(&entry)).collect();
        fields.sort_unstable();
        Some(fields)
    };
    one == other || fields(one).is_some_and(|own| Some(own) == fields(other))
}

/// The same object, as text, with another value under this name.
pub fn with_field(object: &str, name: &str, value: &str) -> Option<String> {
    let (object, value) = (parse(object)?, parse(value)?);
    Reflect::set(&object, &name.into(), &value).ok()?;
    text(&object)
}
