//! `yohoho bench`: what it prints, never how fast it is.

use serde_json::Value;

use crate::run::{answers, complained, said};

#[test]
fn every_figure_of_the_engine_is_one_json_object() {
    let args = ["bench", "engine", "--game", "skull", "--seats", "4", "--seconds", "0.2", "--json"];
    let figures: Value = serde_json::from_str(&said(&answers(&args, b""))).unwrap();
    assert_eq!(figures["game"], "skull");
    assert_eq!(figures["edition"], "usual");
    assert_eq!(figures["seats"], 4);
    for figure in ["decisions_per_second", "games_per_second", "state_bytes", "clone_ns", "determinize_ns"] {
        assert!(figures[figure].as_f64().unwrap() > 0.0, "{figure}: {figures}");
    }
    // A game takes several decisions.
    let per_game =
        figures["decisions_per_second"].as_f64().unwrap() / figures["games_per_second"].as_f64().unwrap();
    assert!((20.0..400.0).contains(&per_game), "{per_game}");
}

#[test]
fn an_unknown_edition_is_answered_with_those_there_are() {
    let output = answers(&["bench", "engine", "--game", "skull", "--edition", "pocket"], b"");
    assert!(!output.status.success());
    assert!(complained(&output).contains("usual"), "{}", complained(&output));
}
