//! The browser client, embedded. Every path that is not a file gets the client's page, which says so when a path leads
//! nowhere; names are not hashed, so a browser asks each time whether a file has changed, and mostly hears that it has
//! not.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;

#[derive(rust_embed::Embed)]
#[folder = "../../dist/"]
struct Dist;

const PAGE: &str = "index.html";
const NO_CLIENT: &str = "This Yo-Ho-Ho was built without its browser client, so there is no page to show. \
     Build it again with `cargo play`, or with `cargo xtask release` to give it away.\n";

/// What browsers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// The client that was there when this program was built.
    BuiltIn,
    /// None: there was no client yet.
    Missing,
}

impl Client {
    /// The client in this program, if there is one.
    #[must_use]
    pub fn built_in() -> Self {
        if Dist::get(PAGE).is_some() { Self::BuiltIn } else { Self::Missing }
    }

    fn file(self, path: &str) -> Option<EmbeddedFile> {
        match self {
            Self::BuiltIn => Dist::get(path),
            Self::Missing => None,
        }
    }
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asset<'a> {
    /// The client's page, on any of its routes.
    Page,
    /// No file and no route; the page says so.
    Nowhere,
    /// A file of the client.
    File(&'a str),
}

impl<'a> Asset<'a> {
    /// What a path asks for: a file has a name with a dot.
    #[must_use]
    pub fn of(path: &'a str) -> Self {
        let path = path.trim_start_matches('/');
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] | [PAGE | "logbook"] => Self::Page,
            [.., name] if name.contains('.') => Self::File(path),
            ["play" | "t" | "replay", _] => Self::Page,
            _ => Self::Nowhere,
        }
    }

    /// The answer to a request with these headers.
    #[must_use]
    pub fn response(self, client: Client, headers: &HeaderMap) -> Response {
        let path = self.path();
        let packed = accepts_brotli(headers).then(|| client.file(&format!("{path}.br"))).flatten();
        match (packed, client.file(path), self) {
            (Some(packed), ..) => self.answer(packed, Some("br"), headers),
            (None, Some(plain), _) => self.answer(plain, None, headers),
            (None, None, Self::Page | Self::Nowhere) => (StatusCode::NOT_FOUND, NO_CLIENT).into_response(),
            (None, None, Self::File(_)) => StatusCode::NOT_FOUND.into_response(),
        }
    }

    fn path(self) -> &'a str {
        match self {
            Self::Page | Self::Nowhere => PAGE,
            Self::File(path) => path,
        }
    }

    fn answer(self, file: EmbeddedFile, encoding: Option<&'static str>, asked: &HeaderMap) -> Response {
        let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
        let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
        let known = known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag));
        let mut response = match self {
            Self::Nowhere => (StatusCode::NOT_FOUND, Body::from(file.data)).into_response(),
            Self::Page | Self::File(_) if known => StatusCode::NOT_MODIFIED.into_response(),
            Self::Page | Self::File(_) => Body::from(file.data).into_response(),
        };
        let headers = response.headers_mut();
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(kind) = HeaderValue::from_str(&content_type(self.path())) {
            headers.insert(header::CONTENT_TYPE, kind);
        }
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

fn content_type(path: &str) -> String {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() }
}

/// Whether brotli is taken: it is named, and not with a weight of zero.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let codings = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    codings.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(";q=").unwrap_or((coding, "1"));
        name.trim() == "br" && weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_dot_is_a_file_and_every_other_path_is_a_page_or_nowhere() {
        for page in ["/", "/t/0123456789abcdef", "/play/skull", "/index.html", "/logbook"] {
            assert_eq!(Asset::of(page), Asset::Page, "{page}");
        }
        for nowhere in ["/t/", "/metrics", "/admin", "/version", "/t/a/b", "/play", "/logbook/1"] {
            assert_eq!(Asset::of(nowhere), Asset::Nowhere, "{nowhere}");
        }
        assert_eq!(Asset::of("/web_bg.wasm"), Asset::File("web_bg.wasm"));
        assert_eq!(Asset::of("/snippets/a/inline0.js"), Asset::File("snippets/a/inline0.js"));
    }

    #[test]
    fn brotli_is_used_only_where_it_is_taken() {
        let accepts = |value: &str| {
            accepts_brotli(&[(header::ACCEPT_ENCODING, value.parse().unwrap())].into_iter().collect())
        };
        for yes in ["br", "gzip, deflate, br, zstd", "gzip;q=0.5,br;q=1.0", "br;q=0.5"] {
            assert!(accepts(yes), "{yes}");
        }
        for no in ["", "gzip", "brotli", "br;q=0", "br;q=0.0", "identity"] {
            assert!(!accepts(no), "{no}");
        }
    }

    #[test]
    fn a_missing_file_is_not_the_page() {
        let response = Asset::of("/no-such-file.wasm").response(Client::built_in(), &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
    }
}
