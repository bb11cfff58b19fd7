//! Logs as every version has written them. Each stays readable for ever. Those of a new version are written by
//! `cargo run -p catalog --example golden_logs -- VERSION`.
#![expect(
    clippy::disallowed_methods,
    reason = "the logs lie in files, and there may be more with every version"
)]

mod evening;

use std::fs;
use std::path::{Path, PathBuf};

use room::{Change, Limits, Room};
use serde_json::Value;

use crate::evening::{end, evening, folder, read};

/// The logs of all versions: `<version>/<game>.jsonl`.
fn logs() -> Vec<PathBuf> {
    let folders = fs::read_dir(folder()).unwrap().map(|folder| folder.unwrap().path());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()));
    files.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")).collect()
}

/// What was on the table at its end when it was written.
fn end_told(log: &Path) -> String {
    fs::read_to_string(log.with_extension("end")).unwrap()
}

/// The line about a log's end, and what a spectator saw there.
fn parts(end: &str) -> (&str, Value) {
    let (line, seen) = end.trim_end().split_once('\n').unwrap();
    (line, serde_json::from_str(seen).unwrap())
}

/// What both tell is the same; a later version may tell more, or less. Returns how many things were compared.
fn agree(now: &Value, then: &Value, at: &str) -> usize {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            let both = then.iter().filter_map(|(key, then)| now.get(key).map(|now| (key, now, then)));
            both.map(|(key, now, then)| agree(now, then, &format!("{at}/{key}"))).sum()
        }
        (Value::Array(now), Value::Array(then)) => {
            assert_eq!(now.len(), then.len(), "{at}");
            now.iter().zip(then).map(|(now, then)| agree(now, then, at)).sum()
        }
        // Told in another way: that it means the same is for the tests of the game.
        (Value::Object(_) | Value::Array(_), _) | (_, Value::Object(_) | Value::Array(_)) => 0,
        _ => {
            assert_eq!(now, then, "{at}");
            1
        }
    }
}

#[test]
fn the_logs_of_all_versions_open_and_end_as_they_did() {
    let logs = logs();
    assert!(logs.len() >= 2 * catalog::GAMES.len(), "{logs:?}");
    for path in logs {
        let (end, told) = (end(&read(&path)), end_told(&path));
        let ((line, seen), (line_told, seen_told)) = (parts(&end), parts(&told));
        assert_eq!(line, line_told, "{}", path.display());
        let compared = agree(&seen, &seen_told, &path.display().to_string());
        assert!(compared > 10, "{}: only {compared} things are still told", path.display());
    }
}

#[test]
fn in_a_log_of_today_every_game_tells_its_rules_and_how_it_ended() {
    for game in catalog::GAMES {
        let log = evening(*game);
        let told = log.iter().filter_map(|entry| match &entry.change {
            Change::Started { rules, .. } => Some(format!("rules {rules}")),
            Change::Played { ended: Some(_), .. } => Some("an end".to_owned()),
            _ => None,
        });
        let rules = format!("rules {}", game.rules_version());
        assert_eq!(told.collect::<Vec<_>>(), [rules.clone(), "an end".into(), rules], "{}", game.id());
    }
}

#[test]
fn in_every_log_each_step_that_is_forbidden_strands_its_game_and_no_more() {
    for game in catalog::GAMES {
        let log = evening(*game);
        let steps = log.iter().enumerate().filter(|(_, entry)| matches!(entry.change, Change::Played { .. }));
        for (at, _) in steps {
            let mut forbidden = log.clone();
            let Change::Played { steps, .. } = &mut forbidden[at].change else { unreachable!("a move") };
            steps.clear();
            let room = Room::open(catalog::GAMES, Limits::usual(), &forbidden[..=at]).expect("it is kept");
            assert!(room.stranded().is_some_and(|why| why.starts_with(&format!("entry {}:", at + 1))));
            let whole = Room::open(catalog::GAMES, Limits::usual(), &forbidden).expect("all of it");
            assert_eq!(whole.seq(), log.len() as u64, "{}", game.id());
        }
    }
}
