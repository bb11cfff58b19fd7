//! From the arguments of `yohoho play` to a table, with advice where they do not fit.

use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use engine::{Arg, GameRng, MIXED, Message, can_wish};
use hosting::{AnyGame, Choice, Json, OptionField};
use room::{Limits, clean_name};
use serde_json::value::to_raw_value;
use serde_json::{Map, Value};
use server::Shelf;
use tui::connection::{Guest, Home, TableLink};
use tui::{Look, Place, Play, Rules};
use words::{Cast, Words};

use crate::cli::PlayArgs;
use crate::games::{edition, game_names};

pub(crate) fn run(args: PlayArgs, words: Words) -> Result<()> {
    let name = match &args.name {
        Some(name) => fit_name(name).map_err(|why| anyhow!(words.say(&why, &Cast::NOBODY)))?,
        None => user_name(&words),
    };
    let look = if args.plain { Look::Plain } else { Look::of_terminal() };
    let is_settled = args.edition.is_some() || !args.option.is_empty();
    let rules = if is_settled { Rules::Settled } else { Rules::Asked };
    let place = place(args, &name, &words)?;
    Play { games: catalog::GAMES, words, place, name, look, rules }.run()
}

fn place(args: PlayArgs, name: &str, words: &Words) -> Result<Place> {
    let text = |key: &str, name: &str, value: &str| words.label_with(key, [(name, value.to_owned().into())]);
    let Some(table) = args.table.clone() else {
        let example = catalog::GAMES.first().map_or("", |game| game.id());
        let known = [("games", game_names().into()), ("example", example.to_owned().into())];
        bail!(words.label_with("cli-no-game", known));
    };
    if table.contains("://") {
        let link = TableLink::parse(&table).ok_or_else(|| anyhow!(text("cli-bad-link", "link", &table)))?;
        return served(args, link, words);
    }
    let Some(game) = catalog::game(&table) else {
        let known = [("game", table.into()), ("games", game_names().into())];
        bail!(words.label_with("cli-unknown-game", known));
    };
    Ok(Place::Home(Box::new(home(game, &args, name, words)?)))
}

fn served(args: PlayArgs, link: TableLink, words: &Words) -> Result<Place> {
    let chosen = [
        ("--seats", args.seats.is_some()),
        ("--bots", args.bots.is_some()),
        ("--seed", args.seed.is_some()),
        ("--edition", args.edition.is_some()),
        ("--option", !args.option.is_empty()),
    ];
    if let Some((argument, _)) = chosen.into_iter().find(|(_, is_chosen)| *is_chosen) {
        bail!(words.label_with("cli-only-at-home", [("argument", argument.to_owned().into())]));
    }
    let file = args.guest.map_or_else(Guest::usual_file, Ok)?;
    Ok(Place::Served(link, Guest::of_file(&file)?))
}

fn home(game: &'static dyn AnyGame, args: &PlayArgs, name: &str, words: &Words) -> Result<Home> {
    let called = words.label(&format!("{}-name", game.id()));
    let seats = args.seats.unwrap_or_else(|| game.seats_usual());
    if !game.seats().contains(&seats) {
        let (min, max) = game.seats().into_inner();
        let numbers = [("min", min.into()), ("max", max.into()), ("seats", seats.into())];
        bail!(words.label_with("cli-bad-seats", numbers.into_iter().chain([("game", Arg::Text(called))])));
    }
    let offered = game.bots(seats);
    let bot = args.bots.clone().unwrap_or_else(|| MIXED.to_owned());
    if !can_wish(&offered, &bot) {
        let known = offered.join(", ");
        let known = [("bot", bot.into()), ("game", called.into()), ("bots", known.into())];
        bail!(words.label_with("cli-bad-bot", known));
    }
    let options = options(game, &called, args, words)?;
    if let Err(error) = game.open(&options, seats) {
        bail!(words.say(&error.0, &Cast::NOBODY));
    }
    let rng = args.seed.map_or_else(fresh_rng, |seed| Ok(GameRng::from_number(seed)))?;
    let (games, name, library) = (catalog::GAMES, name.to_owned(), Arc::new(Shelf::beside_program()));
    Ok(Home { games, game, options, seats, bot, name, rng, library })
}

fn fresh_rng() -> Result<GameRng> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)?;
    Ok(GameRng::from_seed(seed))
}

/// The options of the edition, with those that were named changed.
fn options(game: &dyn AnyGame, called: &str, args: &PlayArgs, words: &Words) -> Result<Json> {
    let (_, edition) = edition(game, args.edition.as_deref(), words)?;
    if args.option.is_empty() {
        return Ok(edition);
    }
    let mut options: Map<String, Value> = serde_json::from_str(edition.get())?;
    for change in &args.option {
        let text = || words.label_with("cli-bad-option", [("option", change.clone().into())]);
        let (name, value) = change.split_once('=').ok_or_else(|| anyhow!(text()))?;
        let value = chosen(&game.option_fields(), called, (name.trim(), value.trim()), words)?;
        options.insert(name.trim().to_owned(), value);
    }
    Ok(to_raw_value(&options)?)
}

/// The value that was meant, out of those that can be chosen.
fn chosen(fields: &[OptionField], called: &str, (name, typed): (&str, &str), words: &Words) -> Result<Value> {
    let text = |value: &str| Arg::Text(value.to_owned());
    let Some(field) = fields.iter().find(|field| field.name == name) else {
        let known = fields.iter().map(|field| field.name.as_str()).collect::<Vec<_>>().join(", ");
        let args = [("game", text(called)), ("option", text(name)), ("options", text(&known))];
        bail!(words.label_with("cli-unknown-option", args));
    };
    field.typed(typed).ok_or_else(|| {
        let values = field.choices.iter().map(Choice::as_typed).collect::<Vec<_>>().join(", ");
        let mut args = vec![("value", text(typed)), ("option", text(name)), ("values", text(&values))];
        let Some(own) = &field.own else {
            return anyhow!(words.label_with("cli-bad-value", args));
        };
        let hint = words.say(&own.hint, &Cast::NOBODY);
        args.extend([("list", text(&format!("{name}={}", own.start_typed()))), ("hint", text(&hint))]);
        anyhow!(words.label_with("cli-bad-list", args))
    })
}

/// The name as a table would take it, or why it would not.
pub(crate) fn fit_name(typed: &str) -> Result<String, Message> {
    clean_name(typed, Limits::usual().name_max)
}

/// What the system calls the user, if that is a name for a table, or one of ours.
fn user_name(words: &Words) -> String {
    let known = ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    known.and_then(|name| fit_name(&name).ok()).unwrap_or_else(|| words.label("player-unnamed"))
}
