//! Writes the golden logs of the present version: `cargo run -p catalog --example golden_logs -- 3`. To be run and
//! committed when the log or the rules of a game have changed; the logs of earlier versions stay as they are.
#![expect(clippy::disallowed_methods, reason = "the logs lie in files")]

#[path = "../tests/golden/evening.rs"]
mod evening;

use std::fs;

use evening::{end, evening, folder, read};

fn main() {
    let version: u32 =
        std::env::args().nth(1).and_then(|arg| arg.parse().ok()).expect("the version as a number");
    let into = folder().join(version.to_string());
    fs::create_dir_all(&into).expect("a folder for the version");
    for game in catalog::GAMES {
        let path = into.join(format!("{}.jsonl", game.id()));
        let entries = evening(*game);
        let lines =
            entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry can be written") + "\n");
        fs::write(&path, lines.collect::<String>()).expect("a log can be written");
        fs::write(path.with_extension("end"), end(&read(&path))).expect("its end can be written");
    }
}
