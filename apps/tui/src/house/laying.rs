//! What is played next: another game, edition or number of seats, for everybody who is there.

use client::{Edition, completed};
use engine::Arg;
use hosting::{AnyGame, Json, Target};
use protocol::{Phase, Request, Table};
use serde_json::value::to_raw_value;

use super::ways::{leading, of, others, own};
use crate::choice::{Choice, Deed, Page};
use crate::edition;
use crate::tableau::Tableau;

/// The ways to what is played next, for the host between games. After a game the same table can be laid anew, to be
/// changed before the next.
pub(super) fn ways(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let is_possible = may_lay(tableau, table);
    let other = is_possible.then(|| leading(tableau, "lay", "web-change-game", Page::Games));
    let again = || Some(own(tableau, "change", "web-change-table", laid_again(tableau)?));
    let again = if is_possible && table.phase == Phase::Over { again() } else { None };
    other.into_iter().chain(again).collect()
}

/// What is played, once more.
fn laid_again(tableau: &Tableau) -> Option<Request> {
    let terms = tableau.terms()?;
    let options = to_raw_value(&terms.options).ok()?;
    Some(Request::Lay { game: terms.game.clone(), options, seats: terms.seats })
}

/// The games that have a seat for everybody.
pub(super) fn games(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let people = n_people(tableau, table);
    let has_room = |game: &&&dyn AnyGame| may_lay(tableau, table) && *game.seats().end() >= people;
    let way = |game: &&'static dyn AnyGame| {
        let editions = client::editions(*game);
        let is_single = editions.len() == 1 && own_rules(tableau, *game, &editions).is_none();
        let page = if is_single { Page::Sizes(game.id(), 0) } else { Page::Editions(game.id()) };
        Choice::labeled("game", game_name(tableau, game.id()), Deed::Open(page))
    };
    tableau.games().iter().filter(has_room).map(way).collect()
}

/// The editions of a game, each with what is different in it.
pub(super) fn editions(tableau: &Tableau, table: &Table, game: &str) -> Vec<Choice> {
    let Some(game) = known(tableau, table, game) else { return Vec::new() };
    let editions = client::editions(game);
    let way = |(place, edition): (usize, &Edition)| {
        let label = edition::name_of(game, edition, tableau.words());
        let about = edition::in_full(game, edition, &editions[0], tableau.words());
        edition_of(game, place, label, about)
    };
    let own_rules = own_rules(tableau, game, &editions).map(|rules| {
        let about = edition::unlike(game, &rules, &editions[0], tableau.words()).join(" · ");
        edition_of(game, editions.len(), tableau.words().label("web-own-rules"), about)
    });
    editions.iter().enumerate().map(way).chain(own_rules).collect()
}

fn edition_of(game: &dyn AnyGame, place: usize, label: String, about: String) -> Choice {
    let deed = Deed::Open(Page::Sizes(game.id(), place));
    Choice { about: Some(about), ..Choice::labeled("edition", label, deed) }
}

/// The rules of this very table, where it plays this game and no edition has them.
fn own_rules(tableau: &Tableau, game: &dyn AnyGame, editions: &[Edition]) -> Option<Edition> {
    let terms = tableau.terms().filter(|terms| terms.game == game.id())?;
    let options = completed(game, &terms.options);
    let is_own = editions.iter().all(|edition| edition.options != options);
    is_own.then_some(Edition { name: "", options })
}

/// The options of an edition by its place; behind the last of them are those of this very table.
fn options_at(tableau: &Tableau, game: &dyn AnyGame, place: usize) -> Option<Json> {
    let editions = client::editions(game);
    let own = |place: usize| own_rules(tableau, game, &editions).filter(|_| place == editions.len());
    match game.presets().into_iter().nth(place) {
        Some((_, options)) => Some(options),
        None => to_raw_value(&own(place)?.options).ok(),
    }
}

/// How many can play it like that, and have a seat for everybody who is there.
pub(super) fn sizes(tableau: &Tableau, table: &Table, game: &str, place: usize) -> Vec<Choice> {
    let Some(game) = known(tableau, table, game) else { return Vec::new() };
    let Some(options) = options_at(tableau, game, place) else { return Vec::new() };
    let people = n_people(tableau, table);
    let is_possible = |seats: &u8| *seats >= people && game.open(&options, *seats).is_ok();
    game.seats().filter(is_possible).map(|seats| size(tableau, game, &options, seats)).collect()
}

fn size(tableau: &Tableau, game: &dyn AnyGame, options: &Json, seats: u8) -> Choice {
    let label = of(tableau, tableau.words().label("web-setup-seats"), seats.to_string());
    let request = Request::Lay { game: game.id().to_owned(), options: options.clone(), seats };
    Choice { target: Target::Number(seats.into()), ..Choice::labeled("lay", label, Deed::Ask(request)) }
}

/// What a page of it is called.
pub(super) fn title(tableau: &Tableau, game: &str, place: Option<usize>) -> String {
    let name = game_name(tableau, game);
    let known = tableau.games().iter().find(|known| known.id() == game);
    let edition = known.zip(place).map(|(game, place)| {
        let edition = client::editions(*game).into_iter().nth(place);
        let own_rules = || tableau.words().label("web-own-rules");
        edition.map_or_else(own_rules, |edition| edition::name_of(*game, &edition, tableau.words()))
    });
    match edition {
        Some(edition) => of(tableau, name, edition),
        None => tableau.words().label_with("edition-question", [("game", Arg::Text(name))]),
    }
}

fn known(tableau: &Tableau, table: &Table, game: &str) -> Option<&'static dyn AnyGame> {
    let known = tableau.games().iter().copied().find(|known| known.id() == game);
    known.filter(|_| may_lay(tableau, table))
}

fn may_lay(tableau: &Tableau, table: &Table) -> bool {
    tableau.is_host() && table.phase != Phase::Playing
}

fn n_people(tableau: &Tableau, table: &Table) -> u8 {
    let people = others(table, tableau.you()).count() + usize::from(tableau.you().is_some());
    u8::try_from(people).unwrap_or(u8::MAX)
}

fn game_name(tableau: &Tableau, game: &str) -> String {
    tableau.words().label(&format!("{game}-name"))
}
