//! What an operator chooses: by flag, else by environment variable, else the default. Every choice has both forms.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;
use clap::builder::FalseyValueParser;

use crate::Limits;
use crate::assets::Client;
use crate::ports::{PORT, is_blocked};

/// How to serve. `yohoho serve` takes these flags.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// The address to listen on.
    #[arg(long, env = "YOHOHO_LISTEN", default_value_t = here(PORT), value_name = "ADDRESS:PORT", value_parser = address)]
    pub listen: SocketAddr,

    /// Let phones and computers in the same network in, and show them the way.
    #[arg(long, env = "YOHOHO_LAN", conflicts_with = "base_url", value_parser = FalseyValueParser::new())]
    pub lan: bool,

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

    /// The server's limits.
    #[arg(skip = Limits::usual())]
    pub limits: Limits,

    /// What browsers are given.
    #[arg(skip = Client::built_in())]
    pub client: Client,
}

impl Config {
    /// A server on a free port of this machine that keeps its tables in `data`, as tests and programs want it.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        Self {
            listen: here(0),
            lan: false,
            data,
            base_url: None,
            log_format: LogFormat::Human,
            log: "warn".to_owned(),
            limits: Limits::usual(),
            client: Client::built_in(),
        }
    }

    /// Where to listen: who lets the network in listens on every address, unless a particular one was chosen.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        let ip = match self.listen.ip() {
            IpAddr::V4(ip) if self.lan && ip.is_loopback() => Ipv4Addr::UNSPECIFIED.into(),
            IpAddr::V6(ip) if self.lan && ip.is_loopback() => Ipv6Addr::UNSPECIFIED.into(),
            ip => ip,
        };
        SocketAddr::new(ip, self.listen.port())
    }
}

/// An address as people write it: with numbers, or this machine by its name.
fn address(text: &str) -> Result<SocketAddr, String> {
    let numbers = text.strip_prefix("localhost:").map(|port| format!("{}:{port}", Ipv4Addr::LOCALHOST));
    let parsed = numbers.as_deref().unwrap_or(text).parse();
    parsed.map_err(|_| format!("write an address and a port, such as {}", here(PORT)))
}

/// This port on this machine alone.
fn here(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
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
    /// No browser goes there.
    #[error("browsers refuse to open port {0}, so it cannot be part of the base URL")]
    BlockedPort(u16),
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
        if let Some(port) = uri.port_u16().filter(|port| is_blocked(*port)) {
            return Err(BadBaseUrl::BlockedPort(port));
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
        assert_eq!(origin("http://games.example:6000"), Err(BadBaseUrl::BlockedPort(6000)));
    }

    #[test]
    fn this_machine_may_be_called_by_its_name() {
        assert_eq!(address("localhost:8080"), Ok(here(8080)));
        assert_eq!(address("127.0.0.1:8080"), Ok(here(8080)));
        for nonsense in [":8080", "localhost", "cards.example:80", ""] {
            assert_eq!(address(nonsense).unwrap_err(), "write an address and a port, such as 127.0.0.1:1718");
        }
    }

    #[test]
    fn who_lets_the_network_in_listens_on_every_address_unless_one_was_chosen() {
        let address = |listen: &str, lan| {
            let config = Config { listen: listen.parse().unwrap(), lan, ..Config::local(PathBuf::new()) };
            config.address().to_string()
        };
        assert_eq!(address("127.0.0.1:1718", false), "127.0.0.1:1718");
        assert_eq!(address("127.0.0.1:1718", true), "0.0.0.0:1718");
        assert_eq!(address("[::1]:8080", true), "[::]:8080");
        assert_eq!(address("192.168.1.5:1718", true), "192.168.1.5:1718");
    }
}
