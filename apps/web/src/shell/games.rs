//! What the page knows of every game without having any: plain data, asked of the catalog when the page is built.

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// A game on the front page.
#[derive(Debug)]
pub struct Listed {
    /// Its name.
    pub id: &'static str,
    /// How many seats to suggest.
    pub seats_usual: u8,
    /// The bots that a table of each size is offered, weakest first.
    pub tables: &'static [(u8, &'static [&'static str])],
    /// The name of its usual edition.
    pub edition: &'static str,
    /// The options of that edition, as JSON.
    pub options: &'static str,
}

/// The game of this name.
#[must_use]
pub fn game(id: &str) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.id == id)
}

impl Listed {
    /// The bots that a table of this many is offered, weakest first.
    #[must_use]
    pub fn bots(&self, seats: u8) -> &'static [&'static str] {
        self.tables.iter().find(|(size, _)| *size == seats).map_or(&[], |(_, bots)| bots)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_of_a_game_is_what_the_catalog_says() {
        assert_eq!(GAMES.len(), catalog::GAMES.len());
        for (listed, game) in GAMES.iter().zip(catalog::GAMES) {
            assert_eq!((listed.id, listed.seats_usual), (game.id(), game.seats_usual()));
            for seats in game.seats() {
                assert_eq!(listed.bots(seats), game.bots(seats));
            }
        }
    }
}
