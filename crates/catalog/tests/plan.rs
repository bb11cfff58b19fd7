//! The plan that `cargo xtask strength` plays fits the games: every match of it can be opened, and no size is left out.

#[path = "../../../xtask/src/strength/plan.rs"]
mod plan;

use std::collections::BTreeSet;

use arena::ArenaError;
use hosting::{AnyGame, Json, NoBooks};

/// The options of an edition of a game that the plan names.
fn options(game: &dyn AnyGame, edition: &str) -> Json {
    let found = game.presets().into_iter().find(|(name, _)| *name == edition);
    found.unwrap_or_else(|| panic!("{} has no edition {edition}", game.id())).1
}

fn opened(planned: &plan::Match, table: &[String]) -> Result<(), ArenaError> {
    let (game, arena) = (catalog::game(&planned.game).unwrap(), catalog::arena(&planned.game).unwrap());
    let options = options(game, &planned.edition);
    arena.contest(&options, table, planned.seed, &NoBooks).map(drop)
}

#[test]
fn every_match_of_the_plan_can_be_opened() {
    for planned in plan::plan() {
        let opened = opened(&planned, &planned.table());
        assert!(opened.is_ok(), "{planned:?}: {opened:?}");
    }
}

/// Only whoever thinks can be asked to hurry.
#[test]
fn the_plan_knows_who_thinks() {
    for planned in plan::plan() {
        let hasty = planned.hasty_table();
        assert!(opened(&planned, &hasty).is_ok(), "{hasty:?} at {}", planned.game);
        for bot in planned.table().iter().filter(|bot| hasty.contains(bot)) {
            let hurried = vec![format!("{bot}@middling"); hasty.len()];
            assert!(opened(&planned, &hurried).is_err(), "{bot} thinks at {}", planned.game);
        }
    }
}

#[test]
fn every_size_that_an_edition_can_be_played_at_is_planned() {
    for measured in &plan::PLAN {
        let game = catalog::game(measured.game).unwrap();
        for edition in measured.editions {
            let options = options(game, edition.name);
            let can: BTreeSet<u8> =
                game.seats().filter(|seats| game.rules(&options, *seats).is_ok()).collect();
            let planned: BTreeSet<u8> = edition.sizes.iter().copied().collect();
            assert_eq!(planned, can, "{}, {}", measured.game, edition.name);
        }
    }
}
