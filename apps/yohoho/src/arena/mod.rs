//! `yohoho arena`: lets bots of one game meet in duplicate and says what came out.

mod accept;
mod csv;
mod mixed;
mod play;
mod plots;
mod setting;
mod table;
mod text;

use std::sync::Arc;

use ::arena::Sources;
use anyhow::{Result, bail};
use server::Shelf;
use words::Words;

use self::setting::Match;
use crate::cli::ArenaArgs;
use crate::games::{edition, game_names};
use crate::programs::Programs;

/// Plays the match and prints its outcome.
pub(crate) fn run(args: &ArenaArgs, words: &Words) -> Result<()> {
    let (Some(game), Some(arena)) = (catalog::game(&args.game), catalog::arena(&args.game)) else {
        let known = [("game", args.game.clone().into()), ("games", game_names().into())];
        bail!(words.label_with("cli-unknown-game", known));
    };
    let (edition, options) = edition(game, args.edition.as_deref(), words)?;
    let library = Shelf::beside_program();
    let sources = Sources { library: &library, gangway: Arc::new(Programs::new(args.limit_ms)) };
    let a_match = Match { args, words, game, arena, edition, options, sources };
    match (&args.accept, &args.over) {
        (Some(candidate), Some(baseline)) => accept::run(&a_match, candidate, baseline),
        _ if !args.mixed.is_empty() => mixed::run(&a_match),
        _ => table::run(&a_match),
    }
}
