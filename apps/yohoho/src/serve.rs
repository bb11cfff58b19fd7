//! Opens the house: serves, tells the host where, and shows the way to phones and to the host's own browser.

mod browser;
mod qr;

use std::io::Write;

use server::{Client, Network, Running};
use words::Words;

use crate::cli::ServeArgs;
use crate::serve::qr::Paint;

/// Serves until the program is told to stop.
pub(crate) fn run(args: ServeArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let opened = |house: &Running| {
        announce(house, words);
        if args.open && browser::is_there() {
            browser::show(house.url());
        }
    };
    runtime.block_on(server::run(args.config, catalog::GAMES, opened))
}

/// Tells the host where the game is. A house whose output nobody reads goes on all the same.
fn announce(house: &Running, words: &Words) {
    let data = house.data().display().to_string();
    let greeting =
        Greeting { url: house.url(), network: house.network(), client: house.client(), data: &data };
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{}", greeting.said(words, Paint::here()));
    let _ = out.flush();
}

/// What the host is told.
struct Greeting<'a> {
    url: &'a str,
    network: Network,
    client: Client,
    data: &'a str,
}

impl Greeting<'_> {
    fn said(&self, words: &Words, paint: Paint) -> String {
        let mut lines = vec![words.label_with("serve-open", [("address", self.url.to_owned().into())])];
        match self.network {
            Network::NotAsked => {}
            Network::At(_) => {
                lines.push(words.label("serve-phone"));
                lines.extend(qr::picture(self.url, paint));
            }
            Network::Missing => lines.push(words.label("serve-no-network")),
        }
        if self.client == Client::Missing {
            lines.push(words.label("serve-no-client"));
        }
        lines.push(words.label_with("serve-data", [("file", self.data.to_owned().into())]));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(network: Network, client: Client) -> String {
        let greeting = Greeting { url: "http://10.0.0.7:1718", network, client, data: "data/yohoho.db" };
        greeting.said(&Words::new("en", []), Paint::Plain)
    }

    #[test]
    fn the_host_is_told_where_the_house_and_its_tables_are() {
        let said = said(Network::NotAsked, Client::BuiltIn);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(
            lines,
            ["Yo-Ho-Ho is open at http://10.0.0.7:1718", "The tables are kept in data/yohoho.db"]
        );
    }

    #[test]
    fn a_house_that_is_open_to_the_network_shows_its_address_as_a_picture() {
        let at = Network::At("10.0.0.7:1718".parse().unwrap());
        let picture = qr::picture("http://10.0.0.7:1718", Paint::Plain).unwrap();
        assert!(said(at, Client::BuiltIn).contains(&picture));
        let alone = said(Network::Missing, Client::BuiltIn);
        assert!(alone.contains("not on a network") && !alone.contains('█'), "{alone}");
    }

    #[test]
    fn a_program_without_its_client_says_so_when_it_starts() {
        let said = said(Network::NotAsked, Client::Missing);
        assert!(said.contains("without its browser client") && said.contains("cargo play"), "{said}");
    }
}
