//! Under which address players reach us: what an invitation says.

use std::net::IpAddr;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};

use crate::identity::GuestCookie;
use crate::{BaseUrl, Network};

/// What is known about our own address.
#[derive(Clone, Debug)]
pub struct Address {
    /// As the operator chose it.
    pub base_url: Option<BaseUrl>,
    /// As the network around us knows it.
    pub network: Network,
}

impl Address {
    /// The cookie of guests who come to this address.
    #[must_use]
    pub fn cookie(&self) -> GuestCookie {
        let is_secure = self.base_url.as_ref().is_some_and(BaseUrl::is_secure);
        if is_secure { GuestCookie::SECURE } else { GuestCookie::PLAIN }
    }

    /// Where friends find us whoever asks, if we know: as configured, or as the network knows us.
    #[must_use]
    pub fn known(&self) -> Option<String> {
        let chosen = self.base_url.as_ref().map(|url| url.origin().to_owned());
        chosen.or_else(|| self.network.url())
    }

    /// Where the friends of whoever sent these headers find us: as configured, else as this one did. Only somebody on
    /// this very machine may call us by a name that means another machine to everybody else.
    #[must_use]
    pub fn for_friends(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let known = self.known().filter(|_| self.base_url.is_some() || host.is_some_and(is_this_machine));
        known.or_else(|| host.map(|host| format!("http://{host}"))).unwrap_or_default()
    }
}

fn is_this_machine(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_matches(['[', ']']);
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn friends_of(host: &str, base_url: Option<&str>, network: Network) -> String {
        let headers = [(header::HOST, host.parse().unwrap())].into_iter().collect();
        Address { base_url: base_url.map(|url| url.parse().unwrap()), network }.for_friends(&headers)
    }

    #[test]
    fn friends_are_not_sent_to_localhost_when_the_network_is_known() {
        let network = Network::At("192.168.1.5:1718".parse().unwrap());
        for here in ["localhost:1718", "127.0.0.1:1718", "[::1]:1718", "LOCALHOST:1718"] {
            assert_eq!(friends_of(here, None, network), "http://192.168.1.5:1718", "{here}");
        }
        for elsewhere in ["192.168.1.5:1718", "ship.local:1718", "localhost.example:1718"] {
            assert_eq!(friends_of(elsewhere, None, network), format!("http://{elsewhere}"));
        }
    }

    #[test]
    fn otherwise_friends_come_as_the_caller_did_or_as_the_operator_says() {
        for network in [Network::NotAsked, Network::Missing] {
            assert_eq!(friends_of("localhost:1718", None, network), "http://localhost:1718");
        }
        let base = Some("https://games.example");
        assert_eq!(friends_of("10.0.0.7:1718", base, Network::NotAsked), "https://games.example");
        assert_eq!(friends_of("localhost:1718", base, Network::NotAsked), "https://games.example");
    }
}
