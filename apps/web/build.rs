//! Asks the catalog what the page must know of every game without having any, and writes it down as plain data.

use std::path::Path;
use std::{env, fs};

use hosting::AnyGame;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let games: Vec<String> = catalog::GAMES.iter().map(|game| listed(*game)).collect();
    let list = format!("/// Every game there is.\npub static GAMES: &[Listed] = &[{}];\n", games.join(", "));
    write("games.rs", &list);
    write("names.rs", &catalog::GAMES.iter().map(|game| names(*game)).collect::<String>());
}

fn write(file: &str, text: &str) {
    let out = env::var_os("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&out).join(file), text).expect("cargo's folder can be written to");
}

/// What things are called in a game's scenes, one constant each.
fn names(game: &dyn AnyGame) -> String {
    let constant = |name: &&str| {
        let constant = name.to_uppercase().replace('-', "_");
        format!("    /// Something that is called `{name}`.\n    pub const {constant}: &str = {name:?};\n")
    };
    let constants: String = game.scene_names().iter().map(constant).collect();
    format!(
        "/// Names in the scenes of {}.\npub mod {} {{\n{constants}}}\n",
        game.id(),
        game.id().replace('-', "_")
    )
}

fn listed(game: &dyn AnyGame) -> String {
    let tables: Vec<String> =
        game.seats().map(|seats| format!("({seats}, &{:?})", game.bots(seats))).collect();
    let (edition, options) = game.presets().swap_remove(0);
    format!(
        "Listed {{ id: {:?}, seats_usual: {}, tables: &[{}], edition: {edition:?}, options: {:?} }}",
        game.id(),
        game.seats_usual(),
        tables.join(", "),
        options.get()
    )
}
