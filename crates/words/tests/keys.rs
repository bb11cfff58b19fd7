//! Every sentence that is asked for exists, and every sentence that exists is asked for somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Ways to name a sentence by a literal.
const NAMED_BY: [&str; 3] = ["Message::new(\"", "label(\"", "label_with(\""];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below the workspace with this extension: path and text.
fn files(extension: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["crates", "games", "apps"] {
        walk(&root().join(folder), extension, &mut found);
    }
    assert!(!found.is_empty(), "no .{extension} files: the test looks in the wrong place");
    found
}

#[expect(clippy::disallowed_methods, reason = "the test reads the sources of the workspace")]
fn walk(folder: &Path, extension: &str, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            walk(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push((path.clone(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// What is shipped: without tests and examples, which name sentences that do not exist, and without the toy game,
/// whose wordbook is not a file.
fn shipped_sources() -> Vec<(PathBuf, String)> {
    let is_shipped = |path: &Path| {
        let folders: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
        !folders.iter().any(|folder| folder == "tests" || folder == "examples" || folder == "conformance")
    };
    let mut sources = files("rs");
    sources.retain(|(path, _)| is_shipped(path));
    for (_, text) in &mut sources {
        if let Some(tests) = text.find("#[cfg(test)]\nmod ") {
            text.truncate(tests);
        }
        *text =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    }
    // What starts the page says something before the page can.
    let scripts = files("js").into_iter().filter(|(path, _)| path.ends_with("static/boot.js"));
    sources.extend(scripts.map(|(path, text)| (path, text.replace('\'', "\""))));
    sources
}

fn keys() -> BTreeSet<String> {
    let lines: Vec<String> = files("ftl")
        .into_iter()
        .flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let key = |line: &String| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let sound = key.starts_with(|c: char| c.is_ascii_lowercase())
            && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        sound.then(|| key.to_owned())
    };
    lines.iter().filter_map(key).collect()
}

#[test]
fn every_sentence_that_is_asked_for_exists() {
    let keys = keys();
    let mut asked = 0;
    for (path, text) in shipped_sources() {
        for way in NAMED_BY {
            for rest in text.split(way).skip(1) {
                let key = rest.split('"').next().unwrap_or_default();
                asked += 1;
                assert!(keys.contains(key), "{}: there is no sentence {key:?}", path.display());
            }
        }
    }
    assert!(asked > 50, "only {asked} sentences are asked for: the test looks in the wrong place");
}

#[test]
fn every_sentence_that_exists_is_asked_for() {
    let sources: String = shipped_sources().into_iter().map(|(_, text)| text).collect();
    let is_named = |key: &str| sources.contains(&format!("\"{key}\""));
    // Keys that are put together: `bot-{kind}`, and what every game names by its id.
    let is_composed = |key: &str| {
        let prefixes = key.match_indices('-').map(|(idx, _)| &key[..=idx]);
        prefixes.into_iter().any(|prefix| sources.contains(&format!("\"{prefix}{{")))
    };
    // A variant of a sentence that is named itself: `{key}-ghost`.
    let is_variant = |key: &str| {
        let mut cuts = key.match_indices('-').map(|(idx, _)| key.split_at(idx));
        cuts.any(|(base, end)| is_named(base) && sources.contains(&format!("}}{end}\"")))
    };
    let is_of_every_game =
        |key: &str| ["-name", "-blurb"].iter().any(|part| key.ends_with(part)) || key.contains("-preset-");
    // What a game's offers of one verb are called; the verb must be one that somebody offers.
    let is_of_a_verb = |key: &str| key.split_once("-verb-").is_some_and(|(_, verb)| is_named(verb));
    let is_of_every_game = |key: &str| is_of_every_game(key) || is_of_a_verb(key);
    let unused: Vec<String> = keys()
        .into_iter()
        .filter(|key| !is_named(key) && !is_composed(key) && !is_variant(key) && !is_of_every_game(key))
        .collect();
    assert!(unused.is_empty(), "nobody says: {unused:?}");
}
