//! Who may depend on whom: the architecture as a table, checked against what cargo sees.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// For each of our packages, which of our packages it may use in what it ships.
const ALLOWED: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("search", &["engine"]),
    ("reading", &[]),
    ("hosting", &["engine", "reading"]),
    ("protocol", &["engine", "reading"]),
    ("wordsmith", &[]),
    ("wordbook", &["wordsmith"]),
    ("words", &["engine", "wordbook"]),
    ("replay", &["engine", "hosting", "reading"]),
    ("room", &["engine", "hosting", "protocol", "replay", "wordbook"]),
    ("client", &["engine", "hosting", "protocol", "replay"]),
    ("conformance", &["engine", "hosting", "protocol", "room", "search", "wordbook", "words"]),
    ("arena", &["engine", "hosting"]),
    ("catalog", &["arena", "engine", "hosting"]),
    ("server", &["engine", "hosting", "protocol", "replay", "room"]),
    ("crossing", &["client", "engine", "hosting", "protocol", "replay"]),
    // Of the games the page has a list at most; the size of the client is the guard.
    ("web", &["catalog", "client", "crossing", "engine", "hosting", "protocol", "replay", "room", "words"]),
    (
        "web-worker",
        &["catalog", "client", "crossing", "engine", "hosting", "protocol", "reading", "replay", "room"],
    ),
    ("tui", &["catalog", "client", "engine", "hosting", "protocol", "room", "words"]),
    ("yohoho", &["arena", "catalog", "engine", "hosting", "room", "server", "tui", "words"]),
    ("e2e", &[]),
    ("xtask", &["wordsmith"]),
];

/// What any game may use, so that a new game needs no line here.
const ALLOWED_FOR_GAMES: &[&str] = &["engine", "hosting", "search", "wordbook"];

/// Packages that bring IO, a browser or another language; below `apps/` nothing may use them.
const ONLY_IN_APPS: &[&str] = &[
    "axum",
    "getrandom",
    "leptos",
    "pyo3",
    "ratatui",
    "sqlx",
    "tokio",
    "tokio-tungstenite",
    "wasm-bindgen",
    "web-sys",
];

fn packages() -> Vec<Value> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&out.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("there are packages").clone()
}

fn shipped_dependencies(package: &Value) -> BTreeSet<String> {
    let dependencies = package["dependencies"].as_array().expect("a list");
    let shipped = dependencies.iter().filter(|dependency| dependency["kind"] != "dev");
    shipped.map(|dependency| dependency["name"].as_str().expect("a name").to_owned()).collect()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().expect("a name")
}

fn lies_in(package: &Value, folder: &str) -> bool {
    package["manifest_path"].as_str().expect("a path").contains(&format!("/{folder}/"))
}

#[test]
fn every_package_depends_only_on_what_the_architecture_allows() {
    let packages = packages();
    let games: BTreeSet<&str> = packages.iter().filter(|p| lies_in(p, "games")).map(name).collect();
    let ours: BTreeSet<&str> = packages.iter().map(name).collect();
    let table: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    for package in &packages {
        let name = name(package);
        let may =
            if games.contains(name) { ALLOWED_FOR_GAMES } else { table.get(name).copied().unwrap_or(&[]) };
        for dependency in shipped_dependencies(package) {
            let names_a_game = name == "catalog" && games.contains(dependency.as_str());
            let fine =
                names_a_game || may.contains(&dependency.as_str()) || !ours.contains(dependency.as_str());
            assert!(fine, "{name} must not depend on {dependency}");
        }
    }
}

#[test]
fn io_and_browsers_stay_in_the_programs() {
    for package in packages() {
        if lies_in(&package, "apps") || lies_in(&package, "xtask") {
            continue;
        }
        let used = shipped_dependencies(&package);
        let banned: Vec<_> = ONLY_IN_APPS.iter().filter(|name| used.contains(**name)).collect();
        assert!(banned.is_empty(), "{} uses {banned:?}", package["name"]);
    }
}
