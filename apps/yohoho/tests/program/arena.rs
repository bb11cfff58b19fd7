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

/// What the program prints for these arguments.
fn printed(args: &[&str]) -> String {
    let output = answers(&[&["arena"], args].concat(), b"");
    assert!(output.status.success(), "{}", complained(&output));
    said(&output)
}

/// The lines of a table for other programs, without the times.
fn csv(folder: &std::path::Path, threads: &str) -> Vec<String> {
    let file = folder.join(format!("{threads}.csv"));
    let args =
        ["skull-king", "--table", "skull-king-mate,random,random", "--sets", "2", "--threads", threads];
    printed(&[&args[..], &["--csv", file.to_str().unwrap()]].concat());
    let told = std::fs::read_to_string(file).unwrap();
    told.lines().map(|line| line.rsplit_once(',').unwrap().0.to_owned()).collect()
}

#[test]
fn every_seat_of_every_game_is_a_line_of_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let lines = csv(folder.path(), "1");
    assert_eq!(lines, csv(folder.path(), "3"));
    assert_eq!(lines[0], "set,rotation,seat,bot,score,rank,won,bids_made,bids_met,fault");
    assert_eq!(lines.len(), 1 + 2 * 3 * 3);
    assert!(lines[1].starts_with("0,0,0,skull-king-mate,"), "{}", lines[1]);
    let won: f64 =
        lines[1..].iter().map(|line| line.split(',').nth(6).unwrap().parse::<f64>().unwrap()).sum();
    assert!((won - 6.0).abs() < 1e-3, "somebody wins every game: {won}");
    assert!(lines[1..].iter().all(|line| line.split(',').nth(7) == Some("10")), "ten rounds: {lines:?}");
}

#[test]
fn mixed_tables_rate_the_better_bot_higher_on_any_number_of_threads() {
    let rated = |threads: &str| -> Value {
        let args = ["skull-king", "--mixed", "random,skull-king-mate", "--seats", "3", "--sets", "15"];
        let told = printed(&[&args[..], &["--seed", "3", "--json", "--threads", threads]].concat());
        let mut outcome: Value = serde_json::from_str(&told).unwrap();
        for entrant in outcome["entrants"].as_array_mut().unwrap() {
            entrant.as_object_mut().unwrap().remove("decision_ms").unwrap();
        }
        outcome
    };
    let outcome = rated("1");
    assert_eq!(outcome, rated("3"));
    let rating = |idx: usize| outcome["ratings"][idx]["rating"].as_f64().unwrap();
    assert!(rating(1) > rating(0) + 5.0, "{outcome}");
    let (ahead, behind) = (&outcome["win_matrix"]["ahead"][1][0], &outcome["win_matrix"]["ahead"][0][1]);
    assert!((ahead.as_f64().unwrap() + behind.as_f64().unwrap() - 1.0).abs() < 1e-9, "{outcome}");
    assert!(ahead.as_f64().unwrap() > 0.8 && outcome["win_matrix"]["ahead"][0][0].is_null(), "{outcome}");
    let seats: u64 = (0..2).map(|idx| outcome["entrants"][idx]["games"].as_u64().unwrap()).sum();
    assert_eq!(seats, 15 * 3 * 3);
    let told = printed(&["skull", "--mixed", "random,skull-cautious,skull-bluffer", "--sets", "3"]);
    assert!(
        told.contains("Ratings") && told.contains(" ± ") && told.contains("ahead of each other"),
        "{told}"
    );
}

#[test]
fn a_bot_that_no_table_was_drawn_with_is_left_out() {
    let pool = "random,skull-cautious,skull-bluffer";
    let told = printed(&["skull", "--mixed", pool, "--seats", "2", "--sets", "1", "--json"]);
    let outcome: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(outcome["entrants"].as_array().unwrap().len(), 2, "{outcome}");
    assert_eq!(outcome["ratings"].as_array().unwrap().len(), 3, "{outcome}");
}

/// Whether one bot is accepted over another.
fn tried(candidate: &str, baseline: &str, more: &[&str]) -> Value {
    let args = ["skull-king", "--accept", candidate, "--over", baseline, "--field", "random", "--seats", "3"];
    let told = printed(&[&args[..], &["--json"], more].concat());
    serde_json::from_str::<Value>(&told).unwrap()["outcome"].take()
}

#[test]
fn a_better_bot_is_accepted_and_a_worse_one_rejected_early_on_any_number_of_threads() {
    let better = tried("skull-king-mate", "random", &["--threads", "1"]);
    assert_eq!((&better["verdict"], &better["faults"]), (&"accepted".into(), &Value::Array(Vec::new())));
    assert_eq!(better, tried("skull-king-mate", "random", &["--threads", "3"]));
    assert!(
        better["sets"].as_u64().unwrap() < 400 && better["difference_ci95"][0].as_f64().unwrap() > 0.0,
        "{better}"
    );
    let worse = tried("random", "skull-king-mate", &[]);
    assert_eq!(worse["verdict"], "rejected");
    let same = tried("random", "random", &[]);
    assert_eq!((&same["verdict"], &same["mean_difference"]), (&"rejected".into(), &0.0.into()));
    let short = tried("skull-king-mate", "random", &["--sets", "5"]);
    assert_eq!((&short["verdict"], &short["sets"]), (&"undecided".into(), &5.into()));
    let args = [
        "skull-king",
        "--accept",
        "skull-king-mate",
        "--over",
        "random",
        "--field",
        "random",
        "--seats",
        "2",
    ];
    let told = printed(&args);
    assert!(told.contains("Accepted after") && told.contains("of 100 games"), "{told}");
    let told = printed(&[&args[..], &["--by", "points"]].concat());
    assert!(told.contains("Accepted after") && told.contains("points a game"), "{told}");
}

/// Whether the second level of a game is accepted over the lowest, among the lowest, by what is counted unless somebody
/// says otherwise.
fn tried_in(game: &str, more: &[&str]) -> Value {
    let args = [game, "--accept", "deckhand", "--over", "powder-monkey", "--field", "powder-monkey"];
    serde_json::from_str(&printed(&[&args[..], &["--seats", "3", "--json"], more].concat())).unwrap()
}

#[test]
fn a_better_bot_is_accepted_in_every_game_by_what_it_wins() {
    for game in ["skull", "skull-king", "skallywaggs"] {
        let told = tried_in(game, &[]);
        let outcome = &told["outcome"];
        assert_eq!((&told["by"], &told["gain"]), (&"wins".into(), &0.03.into()), "{told}");
        assert_eq!(outcome["verdict"], "accepted", "{game}: {outcome}");
        let (more, sets) = (outcome["mean_difference"].as_f64().unwrap(), outcome["sets"].as_u64().unwrap());
        assert!((0.03..=1.0).contains(&more) && sets < 600, "{game}: {outcome}");
    }
}

#[test]
fn whoever_asks_is_told_by_points_and_by_as_many_as_they_say() {
    let told = tried_in("skull-king", &["--by", "points"]);
    assert_eq!((&told["by"], &told["gain"]), (&"points".into(), &4.0.into()));
    assert_eq!(told["outcome"]["verdict"], "accepted");
    assert!(told["outcome"]["mean_difference"].as_f64().unwrap() > 4.0, "{told}");
    // Nobody in Skull has more than two points, and nobody can be better by four.
    let told = tried_in("skull", &["--by", "points"]);
    assert_eq!(told["outcome"]["verdict"], "rejected", "{told}");
    assert_eq!(tried_in("skull", &["--by", "points", "--gain", "0.1"])["outcome"]["verdict"], "accepted");
}

#[test]
fn pictures_are_drawn_of_what_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let drawn = |name: &str, args: &[&str]| -> Vec<String> {
        let folder = folder.path().join(name);
        printed(&[args, &["--sets", "4", "--plots", folder.to_str().unwrap()]].concat());
        let mut files: Vec<_> =
            std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files
            .iter()
            .map(|file| format!("{} {}", file.display(), std::fs::read_to_string(file).unwrap()))
            .collect()
    };
    let king = drawn("king", &["skull-king", "--mixed", "random,skull-king-mate", "--seats", "3"]);
    let shown = [("bids.svg", "Round"), ("matrix.svg", "skull-king-mate"), ("scores.svg", "Points")];
    assert_eq!(king.len(), shown.len());
    for (picture, (name, words)) in king.iter().zip(shown) {
        assert!(picture.contains(name) && picture.contains("<svg") && picture.contains(words), "{picture}");
    }
    let skull = drawn("skull", &["skull", "--table", "random,skull-cautious"]);
    assert!(skull.len() == 1 && skull[0].contains("scores.svg"), "nobody bids on rounds of Skull");
}
