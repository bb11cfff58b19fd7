//! Every sentence the page names is in the catalogue.

use std::fs;
use std::path::Path;

use web::speech;

/// How the keys begin that the page names literally.
const PREFIXES: [&str; 8] = ["web-", "do-", "seat-", "link-", "room-", "board-", "bot-", "server-"];

#[test]
fn every_sentence_the_page_names_is_in_the_catalogue() {
    let mut keys = Vec::new();
    collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut keys);
    assert!(keys.len() > 50, "the page names many sentences: {}", keys.len());
    let missing: Vec<&String> = keys.iter().filter(|key| speech::label_if_any(key).is_none()).collect();
    assert!(missing.is_empty(), "not in the catalogue: {missing:?}");
}

#[test]
fn every_kind_of_bot_and_every_game_has_a_name() {
    for game in catalog::GAMES {
        for key in ["name", "blurb"] {
            let key = format!("{}-{key}", game.id());
            assert!(speech::label_if_any(&key).is_some(), "{key}");
        }
        for bot in game.bots() {
            assert_ne!(speech::bot_name(bot), bot, "a bot is called by a name, not by its kind");
        }
    }
}

fn collect(folder: &Path, keys: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a source").path();
        if path.is_dir() {
            collect(&path, keys);
        } else {
            let source = fs::read_to_string(&path).expect("a source is text");
            keys.extend(literals(&source).filter(|text| is_key(text)).map(str::to_owned));
        }
    }
}

/// What stands between the quotes of a source, line by line, but for the values of attributes.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().flat_map(|line| {
        let parts: Vec<&str> = line.split('"').collect();
        let quoted = (1..parts.len()).step_by(2).filter(|&idx| !parts[idx - 1].ends_with('='));
        quoted.map(|idx| parts[idx]).collect::<Vec<_>>()
    })
}

fn is_key(text: &str) -> bool {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    is_plain && PREFIXES.iter().any(|prefix| text.starts_with(prefix) && text.len() > prefix.len())
}
