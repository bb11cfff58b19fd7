//! Only our own page may talk to us from a browser: the `Origin` header must name the address under which the page
//! was served. Programs send none; they show a bearer token instead.

use axum::http::{HeaderMap, header};

use crate::BaseUrl;

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From our page.
    Ours,
    /// From somebody else's page.
    Foreign,
    /// From a program, or by a plain link.
    Unnamed,
}

impl Origin {
    /// Where a request with these headers comes from. Without a base URL our own address is what the request
    /// itself calls us.
    #[must_use]
    pub fn of(headers: &HeaderMap, base_url: Option<&BaseUrl>) -> Self {
        let cross_site = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
        let Some(origin) = headers.get(header::ORIGIN) else {
            return if cross_site { Self::Foreign } else { Self::Unnamed };
        };
        let ours = origin.to_str().is_ok_and(|origin| match base_url {
            Some(base_url) => origin == base_url.origin(),
            None => is_host(origin, headers),
        });
        if ours && !cross_site { Self::Ours } else { Self::Foreign }
    }
}

fn is_host(origin: &str, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(origin: Option<&str>, host: &str, base_url: Option<&str>) -> Origin {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        Origin::of(&headers, base_url.map(|url| url.parse().unwrap()).as_ref())
    }

    #[test]
    fn with_a_base_url_only_its_very_origin_is_ours() {
        let base = Some("https://games.example");
        let ours = |origin| verdict(Some(origin), "10.0.0.1:1718", base);
        assert_eq!(ours("https://games.example"), Origin::Ours);
        for foreign in [
            "null",
            "",
            "http://games.example",
            "https://games.example:8443",
            "https://games.example.evil.example",
            "https://evil.example",
            "https://sub.games.example",
            "https://games.example/",
            "HTTPS://games.example",
            "https://GAMES.example",
            "https://games.example@evil.example",
            "http://10.0.0.1:1718",
        ] {
            assert_eq!(ours(foreign), Origin::Foreign, "{foreign}");
        }
        assert_eq!(verdict(None, "games.example", base), Origin::Unnamed);
    }

    #[test]
    fn without_a_base_url_the_host_we_were_called_by_is_ours() {
        let ours = |origin| verdict(Some(origin), "localhost:1718", None);
        assert_eq!(ours("http://localhost:1718"), Origin::Ours);
        for foreign in
            ["null", "http://localhost", "http://localhost:1719", "http://evil.example", "localhost:1718"]
        {
            assert_eq!(ours(foreign), Origin::Foreign, "{foreign}");
        }
    }

    #[test]
    fn a_browser_that_says_cross_site_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("sec-fetch-site", "cross-site".parse().unwrap());
        assert_eq!(Origin::of(&headers, None), Origin::Foreign);
    }
}
