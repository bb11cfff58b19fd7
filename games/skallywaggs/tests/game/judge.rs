//! The referee answers as the game plays.

use hosting::Hosted as _;
use serde_json::{Value, json};
use skallywaggs::Skallywaggs;
use words::{Cast, Words};

fn ask(question: &Value) -> Value {
    Skallywaggs::judge(question).unwrap_or_else(|error| panic!("{question}: {error:?}"))
}

fn refused(question: &Value) -> String {
    let error = Skallywaggs::judge(question).expect_err("it is refused");
    let words = Words::new("en", Skallywaggs::messages("en"));
    words.try_say(&error.why, &Cast::NOBODY).unwrap()
}

fn pirate(parts: [&str; 3]) -> Value {
    ask(&json!({ "game": "skallywaggs", "ask": "pirate", "parts": parts }))
}

#[test]
fn the_dutchman_is_a_character_only_with_the_option() {
    // SW-4.7
    let parts = ["Eye Patch", "The Hook", "Peg Leg"];
    let plain = pirate(parts);
    assert_eq!((&plain["kind"], &plain["character"]), (&json!("simple"), &Value::Null));
    assert_eq!(plain["cant_sail"], json!({ "card": "Eye Patch", "boatswain_helps": true }));
    let question = json!({ "ask": "pirate", "parts": parts, "options": { "dutchman": true } });
    let special = ask(&question);
    assert_eq!((&special["kind"], &special["character"]), (&json!("active major"), &json!("The Dutchman")));
    assert_eq!((&special["matched"], &special["seaworthy"]), (&json!(true), &json!(false)));
    let events: Vec<&Value> =
        special["immunities"].as_array().unwrap().iter().map(|immune| &immune["event"]).collect();
    for event in ["Arrest Warrant", "Skallywaggs", "Press Gang", "Overboard"] {
        assert!(events.contains(&&json!(event)), "{event}: {special}");
    }
}

#[test]
fn kinds_immunities_and_seaworthiness_are_told_with_their_reasons() {
    // SW-4.1, SW-4.2, SW-4.3, SW-7.1
    let matched = pirate(["Crewman 3", "crewman #3", "Crewman 3"]);
    assert_eq!((&matched["kind"], &matched["seaworthy"]), (&json!("matched"), &json!(true)));
    let all = json!(["head", "chest", "legs"]);
    assert_eq!(matched["immunities"], json!([{ "event": "Skallywaggs", "parts": all, "why": "matched" }]));
    let major = pirate(["Ships Surgeon", "Ship Surgeon", "SHIP SURGEON"]);
    assert_eq!((&major["kind"], &major["character"]), (&json!("active major"), &json!("Ship Surgeon")));
    let minor = pirate(["Look Out", "Crewman 7", "Look Out"]);
    assert_eq!(minor["kind"], "active minor");
    let parts = json!({ "event": "Skallywaggs", "parts": ["head", "legs"], "why": "activating" });
    assert!(minor["immunities"].as_array().unwrap().contains(&parts), "{minor}");
    let chained = pirate(["Crewman 1", "Crewman 2", "Ball'n Chain"]);
    assert_eq!(chained["kind"], "simple");
    let marked = json!({ "event": "Skallywaggs", "parts": ["legs"], "why": "Ball'n Chain" });
    assert!(chained["immunities"].as_array().unwrap().contains(&marked), "{chained}");
    assert_eq!(chained["cant_sail"]["boatswain_helps"], json!(false));
}

#[test]
fn a_boatswain_beside_makes_a_pirate_seaworthy() {
    // SW-5.1
    let boatswain = ["Boatswain", "Boatswain", "Boatswain"];
    let question =
        json!({ "ask": "pirate", "parts": ["Eye Patch", "Crewman 1", "Crewman 1"], "beside": [boatswain] });
    assert_eq!(ask(&question)["seaworthy"], json!(true));
}

#[test]
fn parts_may_be_named_in_any_order() {
    let ordered = pirate(["Parrot", "Squeezebox", "Monkey"]);
    assert_eq!(ordered, pirate(["Monkey", "Parrot", "Squeeze Box"]));
}

#[test]
fn needed_numbers_are_told_with_what_changed_them() {
    // SW-5.4, SW-5.5
    let whole = |title: &str| [title, title, title].map(str::to_owned);
    let crews = json!([[whole("Cap'n Wargun"), whole("Navigator")], [whole("Magistrate")], []]);
    let answer = ask(&json!({ "game": "skallywaggs", "ask": "needed", "players": 3, "crews": crews }));
    assert_eq!(answer["needed"], json!([5, 7, 8]));
    assert_eq!(answer["seaworthy"], json!([2, 0, 0]));
    let wargun = json!({ "cause": "Cap'n Wargun", "by": -2 });
    assert_eq!(answer["changes"][0][0], wargun);
    assert_eq!(answer["changes"][2], json!([{ "cause": "Magistrate", "by": 1 }]));
    let tide = json!({ "ask": "needed", "players": 4, "crews": [[], [], [], []], "options": { "tide": true }, "reshuffles": 5 });
    assert_eq!(ask(&tide)["needed"], json!([4, 4, 4, 4]));
}

#[test]
fn what_cannot_be_read_is_refused_with_what_could() {
    let unknown = refused(&json!({ "ask": "pirate", "parts": ["Admiral", "The Hook", "Peg Leg"] }));
    assert!(
        unknown.contains("Admiral")
            && unknown.contains("Cap'n Wargun")
            && unknown.contains("Crewman 1 to 13")
    );
    assert!(refused(&json!({ "ask": "pirate", "parts": ["Parrot"] })).contains('1'));
    let misplaced = refused(&json!({ "ask": "pirate", "parts": ["Parrot", "Eye Patch", "Monkey"] }));
    assert!(misplaced.contains("Eye Patch") && misplaced.contains("chest"), "{misplaced}");
    assert!(refused(&json!({ "ask": "needed", "players": 3, "crews": [[]] })).contains("crew"));
    assert!(refused(&json!({ "ask": "needed", "players": 9, "crews": [] })).contains('9'));
    assert!(refused(&json!({ "ask": "weather" })).contains("needed"));
    assert!(Skallywaggs::judge(&json!({ "ask": "pirate", "parts": [], "wind": 3 })).is_err());
}

#[test]
fn a_suppressed_character_is_not_called_active() {
    // SW-4.5
    let mutineer = ["Crewman 1", "Mutineer", "Mutineer"];
    let question = json!({ "ask": "pirate", "parts": ["Cap'n Starr", "Cap'n Starr", "Cap'n Starr"], "beside": [mutineer] });
    let captain = ask(&question);
    assert_eq!((&captain["kind"], &captain["active"]), (&json!("major"), &json!(false)));
    assert_eq!(captain["suppressed"], json!(true));
    assert_eq!(pirate(["Navigator", "Navigator", "Crewman 1"]).get("suppressed"), None);
}

#[test]
fn a_card_is_there_once_and_stab_wounds_twice() {
    let twice = json!({ "ask": "pirate", "parts": ["Parrot", "Crewman 1", "Crewman 1"], "beside": [["Parrot", "Crewman 2", "Crewman 2"]] });
    assert!(refused(&twice).contains("Parrot"));
    let crew = |numbers: [u8; 3]| {
        numbers.map(|n| [format!("Crewman {n}"), "Stab Wounds".into(), format!("Crewman {n}")])
    };
    let two = json!({ "ask": "needed", "players": 2, "crews": [crew([1, 2, 3])[..2], []] });
    assert_eq!(ask(&two)["seaworthy"], json!([2, 0]));
    let three = json!({ "ask": "needed", "players": 2, "crews": [crew([1, 2, 3]), []] });
    assert!(refused(&three).contains("Stab Wounds"));
    let split =
        json!({ "ask": "needed", "players": 2, "crews": [crew([1, 2, 3])[..1], crew([1, 2, 3])[..1]] });
    assert!(refused(&split).contains("Crewman"), "also in another crew");
}

#[test]
fn two_captains_in_one_crew_are_told() {
    // SW-10.3
    let whole = |title: &str| [title, title, title].map(str::to_owned);
    let captains = [whole("Cap'n Wargun"), whole("Cap'n Starr")];
    let answer = ask(&json!({ "ask": "needed", "players": 3, "crews": [[], captains, []] }));
    assert_eq!(answer["two_captains"], json!([false, true, false]));
    let answer = ask(&json!({ "ask": "pirate", "parts": captains[0], "beside": [captains[1]] }));
    assert_eq!(answer["two_captains"], json!(true));
    let apart = ask(&json!({ "ask": "needed", "players": 3, "crews": [[captains[0]], [captains[1]], []] }));
    assert_eq!(apart.get("two_captains"), None);
}

#[test]
fn parts_that_are_immune_for_different_reasons_are_told_apart() {
    // SW-7.1, SW-9.3
    let cook = pirate(["Ships Cook", "Ships Cook", "Ball'n Chain"]);
    let immune = cook["immunities"].as_array().unwrap();
    let skallywaggs: Vec<&Value> = immune.iter().filter(|immune| immune["event"] == "Skallywaggs").collect();
    let both = [
        json!({ "event": "Skallywaggs", "parts": ["head", "chest"], "why": "activating" }),
        json!({ "event": "Skallywaggs", "parts": ["legs"], "why": "Ball'n Chain" }),
    ];
    assert_eq!(skallywaggs, both.iter().collect::<Vec<_>>());
}
