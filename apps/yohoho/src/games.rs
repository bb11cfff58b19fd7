//! Games and editions by the names that people type.

use anyhow::{Result, anyhow};
use hosting::{AnyGame, Json};
use words::Words;

/// The names of all games, for a person.
pub(crate) fn game_names() -> String {
    catalog::GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

/// The edition of this name, or the usual one.
pub(crate) fn edition(
    game: &dyn AnyGame,
    wanted: Option<&str>,
    words: &Words,
) -> Result<(&'static str, Json)> {
    let presets = game.presets();
    let names = presets.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let found = presets.into_iter().find(|(name, _)| wanted.is_none_or(|wanted| wanted == *name));
    found.ok_or_else(|| {
        let called = words.label(&format!("{}-name", game.id()));
        let edition = wanted.unwrap_or_default().to_owned();
        let known = [("game", called.into()), ("edition", edition.into()), ("editions", names.into())];
        anyhow!(words.label_with("cli-no-edition", known))
    })
}
