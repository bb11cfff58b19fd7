//! Programs at the table of `yohoho arena`: the example plays, and one that fails loses its games and nothing else.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::run::{answers, complained, said, yohoho};
use crate::served::{new_table_of, served};

/// The example that `docs/bots.md` tells of.
const EXAMPLE: &str = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

/// The outcome of a small match, without the times.
fn outcome(game: &str, table: &str, more: &[&str]) -> Value {
    let args = ["arena", game, "--table", table, "--seed", "7", "--json"];
    let output = answers(&[&args[..], more].concat(), b"");
    assert!(output.status.success(), "{}", complained(&output));
    let mut outcome: Value = serde_json::from_str(&said(&output)).unwrap();
    for entrant in outcome["entrants"].as_array_mut().unwrap() {
        entrant.as_object_mut().unwrap().remove("decision_ms").unwrap();
    }
    outcome
}

#[test]
fn the_example_plays_every_game_and_never_fails() {
    for game in ["skull", "skull-king", "skallywaggs"] {
        let table = format!("{EXAMPLE},random,{EXAMPLE}");
        let outcome = outcome(game, &table, &["--sets", "1", "--limit-ms", "60000"]);
        assert_eq!(outcome["faults"], Value::Array(Vec::new()), "{game}");
        assert_eq!(outcome["entrants"][0]["games"], 6, "{game}");
    }
}

#[test]
fn a_program_plays_the_same_games_on_any_number_of_threads() {
    let table = format!("{EXAMPLE},skull-cautious,{EXAMPLE}");
    let on = |threads: &str| {
        outcome("skull", &table, &["--sets", "4", "--limit-ms", "60000", "--threads", threads])
    };
    assert_eq!(on("1"), on("3"));
}

#[test]
fn the_example_bids_as_it_says() {
    let table = format!("{EXAMPLE},random,random,random");
    let outcome = outcome("skull-king", &table, &["--sets", "3", "--limit-ms", "60000"]);
    let met = |idx: usize| outcome["entrants"][idx]["bids_met"].as_f64().unwrap();
    assert!(met(0) > met(1) + 0.1, "{outcome}");
}

/// A program that does this, and its faults in a match of two sets beside two bots that do not.
fn faults_of(script: &str, limit_ms: &str) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let bot = format!("exec:sh {}", written(folder.path(), script));
    let table = format!("random,{bot},skull-cautious");
    let begun = Instant::now();
    let outcome = outcome("skull", &table, &["--sets", "2", "--limit-ms", limit_ms]);
    assert!(begun.elapsed() < Duration::from_secs(60), "nobody waits for a program that fails");
    let entrants = outcome["entrants"].as_array().unwrap();
    assert_eq!(entrants[1]["wins"], 0.0, "{outcome}");
    let won: f64 = entrants.iter().map(|entrant| entrant["wins"].as_f64().unwrap()).sum();
    assert!((won - 6.0).abs() < 1e-9, "somebody else wins every game: {outcome}");
    let faults = outcome["faults"].as_array().unwrap();
    assert_eq!((faults.len(), &faults[0]["bot"]), (1, &bot.into()));
    assert_eq!((&faults[0]["games"], &faults[0]["first"]["set"]), (&6.into(), &0.into()), "{outcome}");
    faults[0]["first"].clone()
}

fn written(folder: &Path, script: &str) -> String {
    let path = folder.join("bot.sh");
    fs::write(&path, script).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Time enough to be found out on a busy machine.
const PATIENT: &str = "20000";

#[track_caller]
fn assert_fails(script: &str, what: &str, detail: &str) {
    let first = faults_of(script, if what == "stalled" { "300" } else { PATIENT });
    assert_eq!(first["what"], what, "{first}");
    assert!(first["detail"].as_str().unwrap().contains(detail), "{first}");
}

#[test]
fn a_program_that_ends_at_once_loses() {
    assert_fails("exit 3", "ended", "it has ended");
}

#[test]
fn a_program_that_never_answers_loses() {
    assert_fails("while read -r line; do :; done", "stalled", "300 ms");
}

#[test]
fn a_program_that_does_not_even_listen_loses() {
    assert_fails("while :; do sleep 1; done", "stalled", "300 ms");
}

#[test]
fn a_program_that_answers_rubbish_loses_and_its_words_are_told() {
    assert_fails(
        r#"while read -r line; do case "$line" in *choose*) echo "shiver me timbers";; esac; done"#,
        "nonsense",
        "shiver me timbers",
    );
}

#[test]
fn a_program_that_does_what_it_may_not_loses() {
    let script =
        r#"while read -r line; do case "$line" in *choose*) echo '{"action":{"bid":99}}';; esac; done"#;
    assert_fails(script, "illegal", "99");
}

#[test]
fn a_program_that_says_a_line_without_an_end_loses() {
    assert_fails("head -c 3000000 /dev/zero | tr '\\0' 'y'; sleep 1000", "overlong", "yyyyyyyy");
}

#[test]
fn a_program_that_talks_all_the_time_loses() {
    let first = faults_of("while :; do echo 'a parrot'; done", PATIENT);
    assert!(["unasked", "nonsense"].contains(&first["what"].as_str().unwrap()), "{first}");
    assert!(first["detail"].as_str().unwrap().contains("a parrot"), "{first}");
}

#[test]
fn a_program_that_is_not_there_is_told_before_anything_is_played() {
    let output = answers(&["arena", "skull", "--table", "random,exec:./no-such-bot"], b"");
    assert!(!output.status.success());
    let told = complained(&output);
    assert!(told.contains("exec:./no-such-bot") && told.contains("cannot be started"), "{told}");
}

#[test]
fn what_happened_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let bot = format!("exec:sh {}", written(folder.path(), "exit 3"));
    let output = answers(&["arena", "skull", "--table", &format!("random,{bot}"), "--sets", "1"], b"");
    let said = said(&output);
    assert!(said.contains(&format!("{bot} failed and lost 2 games because of it.")), "{said}");
    assert!(said.contains("It has ended with code 3."), "{said}");
}

/// The programs below this folder that still run, by the words they were started with.
#[cfg(target_os = "linux")]
fn running(folder: &Path) -> Vec<String> {
    let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let words = processes.filter_map(|process| fs::read_to_string(process.path().join("cmdline")).ok());
    let folder = folder.to_str().unwrap();
    words.filter(|words| words.contains(folder)).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn no_program_outlives_the_match_nor_does_what_it_has_started() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner.sh");
    fs::write(&inner, "while :; do sleep 1; done").unwrap();
    let script = format!("sh {} &\nwhile :; do sleep 1; done", inner.display());
    let bot = format!("exec:sh {}", written(folder.path(), &script));
    let args = ["arena", "skull", "--table", &format!("random,{bot}"), "--sets", "1", "--limit-ms", "200"];
    assert!(answers(&args, b"").status.success());
    assert_eq!(running(folder.path()), Vec::<String>::new());
}

#[test]
fn the_example_takes_a_seat_at_a_served_table_and_plays_whole_games() {
    for (game, games) in [("skull", "2"), ("skull-king", "1"), ("skallywaggs", "1")] {
        served(|server, _| {
            let link = new_table_of(server, game, 3);
            let args = ["seat", &link, "--bot", EXAMPLE, "--name", "Polly", "--start", "--games", games];
            let output = answers(&[&args[..], &["--limit-ms", "60000"]].concat(), b"");
            assert!(output.status.success(), "{game}: {} {}", said(&output), complained(&output));
            let said = said(&output);
            assert!(said.contains("Polly sits down.") && said.lines().count() > 20, "{game}: {said}");
        });
    }
}

#[test]
fn a_program_that_fails_at_a_served_table_leaves_with_a_report() {
    served(|server, folder| {
        let link = new_table_of(server, "skull", 3);
        let bot = format!("exec:sh {}", written(folder, "read -r line; echo ahoy; sleep 1000"));
        let output = answers(&["seat", &link, "--bot", &bot, "--name", "Polly", "--start"], b"");
        assert!(!output.status.success());
        let told = complained(&output);
        assert!(told.contains(&bot) && told.contains("ahoy") && told.contains("plays on for it"), "{told}");
    });
    let output = answers(&["seat", "http://127.0.0.1:1/t/abc", "--bot", "random", "--name", "Polly"], b"");
    assert!(complained(&output).contains("exec:"), "{}", complained(&output));
}

/// A program that has sat down at a table and waits there.
fn waiting(link: &str, name: &str) -> std::process::Child {
    let args = ["seat", link, "--bot", EXAMPLE, "--name", name];
    let mut child = yohoho(&args).spawn().unwrap();
    let out = std::io::BufReader::new(child.stdout.as_mut().unwrap());
    let sits = format!("{name} sits down.");
    assert!(std::io::BufRead::lines(out).map_while(Result::ok).any(|line| line.contains(&sits)));
    child
}

#[test]
fn a_program_that_gets_no_seat_says_so_and_ends() {
    served(|server, _| {
        let link = new_table_of(server, "skull", 2);
        let seated = ["Polly", "Coco"].map(|name| waiting(&link, name));
        let output = answers(&["seat", &link, "--bot", EXAMPLE, "--name", "Dodo"], b"");
        seated.into_iter().for_each(|mut child| {
            child.kill().unwrap();
            child.wait().unwrap();
        });
        assert!(!output.status.success());
        assert!(complained(&output).contains("The table has no seat for"), "{}", complained(&output));
    });
}
