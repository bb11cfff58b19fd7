//! Nobody at a table is called like another: the bots' own names, the kinds of bots, and the cards.

use std::collections::BTreeSet;

use engine::Seat;
use protocol::Occupant;
use room::{Change, Entry, Limits, Room};
use words::Words;

/// The names of bots in all seats of the largest table.
fn bot_names() -> Vec<String> {
    let game = *catalog::GAMES.iter().max_by_key(|game| *game.seats().end()).unwrap();
    let (_, options) = game.presets().remove(0);
    let seats = *game.seats().end();
    let sat = |seat| Entry::of(Change::BotSat { seat, bot: "random".into() });
    let opened = Entry::opened(game.id(), options, seats);
    let log: Vec<_> = std::iter::once(opened).chain(Seat::all(seats).map(sat)).collect();
    let seats = Room::open(catalog::GAMES, Limits::usual(), &log).unwrap().table().seats;
    let names = seats.into_iter().filter_map(|seat| match seat.occupant {
        Occupant::Bot { name, .. } => Some(name),
        Occupant::Open | Occupant::Player { .. } => None,
    });
    names.collect()
}

/// The words of a game's cards and bots.
fn words_of_cards_and_bots(locale: &str, wordbook: &str) -> BTreeSet<String> {
    let words = Words::of(locale, [wordbook]);
    let keys = words::keys(wordbook).filter(|key| key.starts_with("bot-") || key.contains("-card-"));
    let names = keys.map(|key| words.label(key).to_lowercase());
    names.flat_map(|name| name.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn no_bot_shares_its_own_name_with_a_card_or_a_kind_of_bot() {
    let names = bot_names();
    assert_eq!(names.len(), 8);
    for (game, locale) in
        catalog::GAMES.iter().flat_map(|game| words::locales().map(move |locale| (game, locale)))
    {
        let taken = words_of_cards_and_bots(locale, catalog::wordbook(game.id(), locale).unwrap());
        assert!(taken.len() > 3, "{}: {taken:?}", game.id());
        for name in &names {
            let own = name.split(' ').next_back().unwrap().to_lowercase();
            assert!(!taken.contains(&own), "{name} is called like something in {}, {locale}", game.id());
        }
    }
}
