//! What an operator chooses: by flag, else by environment variable, else the default. Every choice has both forms.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;

use crate::Limits;

/// How to serve. `yohoho serve` takes these flags.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// The address to listen on.
    #[arg(long, env = "YOHOHO_LISTEN", default_value = "127.0.0.1:1720", value_name = "ADDRESS:PORT")]
    pub listen: SocketAddr,

    /// The folder in which the tables are kept.
    #[arg(long, env = "YOHOHO_DATA", default_value = "data", value_name = "DIR")]
    pub data: PathBuf,

    /// The address under which players reach the server, such as `https://games.example`; needed behind a proxy.
    #[arg(long, env = "YOHOHO_BASE_URL", value_name = "URL")]
    pub base_url: Option<BaseUrl>,

    /// How log lines look.
    #[arg(long, env = "YOHOHO_LOG_FORMAT", value_enum, default_value_t = LogFormat::Human)]
    pub log_format: LogFormat,

    /// Which log lines are written, such as `info` or `warn,server=debug`.
    #[arg(long, env = "YOHOHO_LOG", default_value = "warn,server=info", value_name = "FILTER")]
    pub log: String,

    /// How much the server puts up with.
    #[arg(skip = Limits::usual())]
    pub limits: Limits,
}

impl Config {
    /// A server on a free port of this machine that keeps its tables in `data`, as tests and programs want it.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            base_url: None,
            log_format: LogFormat::Human,
            log: "warn".to_owned(),
            limits: Limits::usual(),
        }
    }
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For a person.
    Human,
    /// One JSON object a line, for a program.
    Json,
}

/// The address under which players reach the server: a scheme and a host, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseUrl(String);

impl BaseUrl {
    /// As a browser names it in its `Origin` header.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Whether players come by https.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

/// Why a base URL cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBaseUrl {
    /// It is no address.
    #[error("a base URL looks like https://games.example")]
    Malformed,
    /// It has a path.
    #[error("a base URL has no path: the game must have the host for itself")]
    HasPath,
}

impl FromStr for BaseUrl {
    type Err = BadBaseUrl;

    fn from_str(text: &str) -> Result<Self, BadBaseUrl> {
        let uri: Uri = text.parse().map_err(|_| BadBaseUrl::Malformed)?;
        let scheme = uri.scheme_str().ok_or(BadBaseUrl::Malformed)?;
        let authority = uri.authority().ok_or(BadBaseUrl::Malformed)?.as_str().to_ascii_lowercase();
        let port_implied = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(BadBaseUrl::Malformed),
        };
        if authority.contains('@') {
            return Err(BadBaseUrl::Malformed);
        }
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(BadBaseUrl::HasPath);
        }
        let host = authority.strip_suffix(port_implied).unwrap_or(&authority);
        Ok(Self(format!("{scheme}://{host}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_becomes_the_origin_a_browser_names() {
        let origin = |text: &str| text.parse::<BaseUrl>().map(|url| url.origin().to_owned());
        assert_eq!(origin("https://Games.Example/").as_deref(), Ok("https://games.example"));
        assert_eq!(origin("https://games.example:443").as_deref(), Ok("https://games.example"));
        assert_eq!(origin("http://games.example:8080").as_deref(), Ok("http://games.example:8080"));
        assert_eq!(origin("https://games.example/yohoho"), Err(BadBaseUrl::HasPath));
        assert_eq!(origin("https://games.example/?a=b"), Err(BadBaseUrl::HasPath));
        for bad in ["games.example", "ftp://games.example", "https://me@games.example", "", "/"] {
            assert_eq!(origin(bad), Err(BadBaseUrl::Malformed), "{bad}");
        }
    }
}
