//! Stands in for wasm-streams, which Leptos brings for server functions. The page has none, but the crate's classes are
//! exported to JavaScript, so every visit would fetch them.

use futures_util::Stream;
use futures_util::stream::Empty;
use wasm_bindgen::JsValue;

/// A stream of the browser, which nothing is read from and nothing is written to.
pub struct ReadableStream(Option<web_sys::ReadableStream>);

impl ReadableStream {
    /// Takes the place of a stream that feeds the browser: it is never opened.
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        Self(None)
    }

    /// Holds a stream of the browser.
    #[must_use]
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(Some(raw))
    }

    /// The stream of the browser.
    ///
    /// # Panics
    /// If it was to feed the browser: there is none.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0.expect("the page sends no streams")
    }

    /// What comes out of it.
    ///
    /// # Panics
    /// Always: who reads nothing must not take it for an answer.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        panic!("the page reads no streams")
    }
}
