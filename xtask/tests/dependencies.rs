//! Who may depend on whom: the architecture as a table, checked against what cargo sees.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// For each of our packages, which of our packages it may use in what it ships.
const ALLOWED: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("search", &["engine"]),
    ("hosting", &["engine"]),
    ("protocol", &["engine"]),
    ("words", &["engine"]),
    ("room", &["engine", "hosting", "protocol"]),
    ("conformance", &["engine", "hosting", "protocol", "room", "search", "words"]),
    ("skull", &["engine", "hosting", "search"]),
    ("catalog", &["engine", "hosting", "search", "skull"]),
    ("server", &["catalog", "engine", "hosting", "protocol", "room", "words"]),
    ("web", &["catalog", "engine", "hosting", "protocol", "room", "words"]),
    ("tui", &["catalog", "engine", "hosting", "protocol", "room", "words"]),
    ("yohoho", &["catalog", "engine", "hosting", "room", "server", "tui", "words"]),
    ("e2e", &[]),
    ("xtask", &[]),
];

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

#[test]
fn every_package_depends_only_on_what_the_architecture_allows() {
    let allowed: BTreeMap<&str, BTreeSet<&str>> =
        ALLOWED.iter().map(|(name, list)| (*name, list.iter().copied().collect())).collect();
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        let may =
            allowed.get(name).unwrap_or_else(|| panic!("{name} is not in the table of the architecture"));
        for dependency in shipped_dependencies(&package) {
            let ours = allowed.contains_key(dependency.as_str());
            assert!(!ours || may.contains(dependency.as_str()), "{name} must not depend on {dependency}");
        }
    }
}

#[test]
fn io_and_browsers_stay_in_the_programs() {
    for package in packages() {
        let manifest = package["manifest_path"].as_str().expect("a path");
        if manifest.contains("/apps/") || manifest.contains("/xtask/") {
            continue;
        }
        let used = shipped_dependencies(&package);
        let banned: Vec<_> = ONLY_IN_APPS.iter().filter(|name| used.contains(**name)).collect();
        assert!(banned.is_empty(), "{} uses {banned:?}", package["name"]);
    }
}

#[test]
fn only_the_catalog_names_games() {
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        let is_machinery = package["manifest_path"].as_str().expect("a path").contains("/crates/");
        if is_machinery && name != "catalog" {
            assert!(!shipped_dependencies(&package).contains("skull"), "{name} knows a game");
        }
    }
}
