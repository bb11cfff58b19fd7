//! Chance from the browser: seeds for games at home and for clients, a name for who has none.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::Crypto;

/// Fresh bytes that nobody can guess. Works on the page and in a worker.
///
/// # Panics
/// If the browser has no source of chance; every browser that can run this program has one.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = Reflect::get(&js_sys::global(), &"crypto".into()).expect("a browser has chance");
    crypto
        .unchecked_into::<Crypto>()
        .get_random_values_with_u8_array(&mut bytes)
        .expect("a browser has chance");
    bytes
}

/// One of the items, unless there are none.
#[must_use]
pub fn pick<T>(items: &[T]) -> Option<&T> {
    // Modulo's bias over a few names does not matter.
    let idx = u32::from_le_bytes(bytes()) as usize;
    (!items.is_empty()).then(|| &items[idx % items.len()])
}
