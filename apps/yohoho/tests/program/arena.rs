//! `yohoho arena`: what it prints, and that nothing but the times depends on the machine.

use serde_json::Value;

use crate::run::{answers, complained, said};

/// The outcome of a small match on this many threads, without the times.
fn outcome(game: &str, table: &str, threads: &str) -> Value {
    let args =
        ["arena", game, "--table", table, "--sets", "6", "--seed", "7", "--threads", threads, "--json"];
    let output = answers(&args, b"");
    assert!(output.status.success(), "{}", complained(&output));
    let mut outcome: Value = serde_json::from_str(&said(&output)).unwrap();
    for entrant in outcome["entrants"].as_array_mut().unwrap() {
        let times = entrant.as_object_mut().unwrap().remove("decision_ms").unwrap();
        assert!(times["p50"].as_f64().unwrap() <= times["p95"].as_f64().unwrap());
    }
    outcome
}

#[test]
fn a_match_comes_out_the_same_on_any_number_of_threads() {
    let table = "skull-bluffer,skull-cautious,random";
    let alone = outcome("skull", table, "1");
    assert_eq!(alone, outcome("skull", table, "3"));
    assert_eq!((&alone["game"], &alone["edition"]), (&"skull".into(), &"usual".into()));
    let entrants = alone["entrants"].as_array().unwrap();
    assert_eq!(entrants.len(), 3);
    for entrant in entrants {
        assert_eq!(entrant["games"], 18);
        let (share, interval) = (entrant["win_share"].as_f64().unwrap(), &entrant["win_share_ci95"]);
        assert!((interval[0].as_f64().unwrap()..=interval[1].as_f64().unwrap()).contains(&share));
        assert_eq!(entrant.get("bids_met"), None);
    }
    let won: f64 = entrants.iter().map(|entrant| entrant["wins"].as_f64().unwrap()).sum();
    assert!((won - 18.0).abs() < 1e-9, "somebody wins every game: {won}");
}

#[test]
fn where_there_are_bids_the_arena_counts_those_that_were_met() {
    let outcome = outcome("skull-king", "skull-king-mate,random", "2");
    let met = |idx: usize| outcome["entrants"][idx]["bids_met"].as_f64().unwrap();
    assert!(met(0) > met(1), "{outcome}");
}

#[test]
fn an_unknown_bot_is_answered_with_those_there_are() {
    let output = answers(&["arena", "skull", "--table", "random,nobody"], b"");
    assert!(!output.status.success());
    let told = complained(&output);
    assert!(told.contains("nobody") && told.contains("skull-bluffer"), "{told}");
    let output = answers(&["arena", "skull", "--table", "random"], b"");
    assert!(complained(&output).contains("2 to 6"), "{}", complained(&output));
}
