//! The referee, ask by ask, through JSON alone.

#![expect(clippy::needless_pass_by_value, reason = "questions are written in place")]

use std::collections::BTreeSet;

use engine::{ActionSet, Events, Game, GameRng, Seat, State, Turn};
use hosting::{Hosted, OptionField};
use serde_json::{Value, json};
use skull_king::trick::Class;
use skull_king::{Action, Face, Phase, Play, SkullKing, edition};
use words::{Cast, Words};

/// The answer, with its reason as a sentence.
fn ask(mut question: Value) -> Value {
    question["game"] = json!("skull-king");
    match SkullKing::judge(&question) {
        Ok(mut answer) => {
            if let Some(why) = answer.get_mut("why") {
                *why = say(&serde_json::from_value(why.take()).unwrap()).into();
            }
            answer
        }
        Err(error) => json!({ "error": say(&error.why) }),
    }
}

fn say(message: &engine::Message) -> String {
    Words::new("en", SkullKing::messages("en")).try_say(message, &Cast::NOBODY).unwrap()
}

fn trick(edition: &str, options: Value, cards: &[&str]) -> Value {
    ask(json!({ "ask": "trick", "edition": edition, "options": options, "cards": cards }))
}

#[test]
fn a_trick_is_answered_with_its_winner_and_the_reason() {
    assert_eq!(
        trick("current", json!({}), &["G5", "SK", "PIR", "MER"]),
        json!({
            "winner": 3, "destroyed": false, "next_leader": 3, "bonus": 40, "alliances": [],
            "why": "The Mermaid takes the Skull King, whatever else was played.",
        })
    );
    assert_eq!(
        trick("current-expanded", json!({}), &["Y12", "B3", "WHA", "KRA"]),
        json!({
            "winner": null, "destroyed": true, "next_leader": 1, "bonus": 0, "alliances": [],
            "why": "The Kraken destroys the trick, and nobody wins it.",
        })
    );
    let looted = trick("current-expanded", json!({}), &["LOOT", "TIG:E", "ROSIE", "LOOT"]);
    assert_eq!(looted["alliances"], json!([[0, 2], [3, 2]]));
    assert_eq!(looted["why"], "Rosie beats numbers and mermaids.");
}

#[test]
fn loot_taken_back_pays_its_own_player() {
    for cards in [["LOOT", "ESC", "ESC"], ["LOOT", "LOOT", "ESC"], ["LOOT", "TIG:E", "ESC"]] {
        assert_eq!(trick("legendary", json!({}), &cards)["bonus"], 20, "{cards:?}");
        assert_eq!(trick("current-expanded", json!({}), &cards)["bonus"], 0, "{cards:?}");
    }
    let taken = trick("legendary", json!({}), &["LOOT", "ESC", "G1"]);
    assert_eq!(
        (&taken["bonus"], &taken["winner"]),
        (&json!(0), &json!(2)),
        "an ally's points are not certain"
    );
}

#[test]
fn the_page_of_the_referee_names_every_option_with_its_values() {
    let page = include_str!("../../../../docs/judge.md");
    let (_, rest) =
        page.split_once("| option | values |\n|---|---|\n").expect("the page has a table of options");
    let rows: Vec<&str> = rest.lines().take_while(|line| line.starts_with('|')).collect();
    let row = |field: OptionField| {
        let mut values: Vec<String> =
            field.choices.iter().map(|choice| format!("`{}`", choice.as_typed())).collect();
        values.extend(field.own.map(|own| {
            let typed = Value::from(own.start.clone());
            format!("a list of {} to {}, such as `{typed}`", own.least, own.most)
        }));
        format!("| `{}` | {} |", field.name, values.join(", "))
    };
    let wanted: Vec<String> = SkullKing::option_fields().into_iter().map(row).collect();
    assert_eq!(rows, wanted, "the table should be:\n{}", wanted.join("\n"));
    // And the form has every option there is.
    let (_, usual) = edition::editions().remove(0);
    let options = serde_json::to_value(usual).unwrap();
    let named: BTreeSet<String> = SkullKing::option_fields().into_iter().map(|field| field.name).collect();
    let known: BTreeSet<String> = options.as_object().unwrap().keys().cloned().collect();
    assert_eq!(named, known);
}

#[test]
fn every_policy_can_be_changed_by_its_name() {
    let bonus = |policy: &str, value: Value, cards: &[&str]| {
        trick("current", json!({ policy: value }), cards)["bonus"].clone()
    };
    assert_eq!(bonus("pirate_bonus", json!("before_king"), &["PIR", "SK", "HARRY"]), 30);
    assert_eq!(bonus("pirate_bonus", json!("any_order"), &["PIR", "SK", "HARRY"]), 60);
    assert_eq!(bonus("scary_mary_always_pirate", json!(true), &["TIG:E", "SK"]), 30);
    assert_eq!(bonus("fourteens", json!("none"), &["G14", "B14"]), 0);
    assert_eq!(bonus("mermaid_takes_king", json!(50), &["SK", "MER"]), 50);
    assert_eq!(bonus("pirate_takes_mermaid", json!(0), &["MER", "BENDT"]), 0);
    let leader = |policy: &str, value: &str, cards: &[&str]| {
        trick("current-expanded", json!({ policy: value }), cards)["next_leader"].clone()
    };
    assert_eq!(leader("leader_after_kraken", "left_of_kraken", &["G5", "KRA", "G9"]), 2);
    assert_eq!(leader("leader_after_kraken_and_escapes", "kraken_leader", &["KRA", "ESC"]), 0);
    assert_eq!(leader("leader_after_whale_of_specials", "whale", &["SK", "WHA", "ESC"]), 1);
    assert_eq!(leader("leader_after_whale_of_specials", "would_have_won", &["SK", "WHA", "ESC"]), 0);
    let loot = trick("current-expanded", json!({ "loot_under_whale": true }), &["LOOT", "WHA", "B2"]);
    assert_eq!(loot["alliances"], json!([[0, 2]]));
}

#[test]
fn playable_cards_come_in_the_order_of_the_hand() {
    let playable = |edition: &str, options: Value, trick: &[&str], hand: &[&str]| {
        let question = json!({ "ask": "playable", "edition": edition, "options": options, "trick": trick, "hand": hand });
        ask(question)["playable"].clone()
    };
    let hand = ["Y3", "TIG", "G2", "G9", "ESC"];
    assert_eq!(playable("current", json!({}), &["G5"], &hand), json!(["TIG", "G2", "G9", "ESC"]));
    assert_eq!(playable("current", json!({}), &["P5"], &hand), json!(hand));
    assert_eq!(playable("current", json!({}), &[], &hand), json!(hand));
    assert_eq!(playable("current", json!({}), &["ESC", "PIR", "G8"], &hand), json!(hand));
    assert_eq!(
        playable("schmidt", json!({}), &["ESC", "PIR", "G8"], &hand),
        json!(["TIG", "G2", "G9", "ESC"])
    );
    let next = json!({ "suit_after_character_led": "next_suit_card" });
    assert_eq!(playable("current", next, &["SK", "Y8"], &hand), json!(["Y3", "TIG", "ESC"]));
}

#[test]
fn a_deal_is_answered_by_schedule_seats_and_cap() {
    let deal = |edition: &str, options: Value, players: u8, round: u8| {
        ask(
            json!({ "ask": "deal", "edition": edition, "options": options, "players": players, "round": round }),
        )
    };
    assert_eq!(deal("current", json!({}), 8, 9), json!({ "cards": 8 }));
    assert_eq!(deal("current", json!({}), 7, 10), json!({ "cards": 10 }));
    assert_eq!(deal("legendary", json!({ "schedule": "whirlpool" }), 3, 3), json!({ "cards": 7 }));
    assert_eq!(deal("current", json!({ "schedule": [2, 9] }), 3, 2), json!({ "cards": 9 }));
    assert_eq!(deal("beck-2018", json!({}), 7, 1), json!({ "error": "This edition is for 2 to 6 players." }));
    assert_eq!(deal("current", json!({}), 4, 11), json!({ "error": "The schedule has 10 rounds." }));
    let error = deal("current", json!({ "schedule": "broadside_barrage", "cards_cap": null }), 8, 1);
    assert_eq!(error["error"], "10 cards for each of 8 hands are more than the 70 cards of the deck.");
}

#[test]
fn a_score_is_answered_line_by_line() {
    let answer = ask(json!({
        "ask": "score", "edition": "current-expanded", "cards_dealt": 5,
        // A third loot card, which the deck does not have by itself.
        "options": { "replacements": ["LOOT"] },
        "players": [
            { "bid": 1, "won": 1, "captures": { "c14": 2, "pirates_by_sk": 1 }, "wager": 10 },
            { "bid": 1, "won": 2, "harry": 1, "bonus": 30 },
            { "bid": 3, "won": 1, "captures": { "b14": 1 }, "wager": 20 },
            {},
        ],
        "alliances": [[3, 0], [2, 1]], "own_loot": [1],
    }));
    assert_eq!(answer["points"], json!([20 + 20 + 30 + 20 + 10, 40 + 30, -20 - 20, 50 + 20]));
    assert_eq!(
        answer["lines"][0],
        json!([
            { "cause": "bid", "points": 20 },
            { "cause": "fourteens", "points": 20 },
            { "cause": "pirates_by_king", "points": 30 },
            { "cause": "alliance", "points": 20, "with": 3 },
            { "cause": "wager", "points": 10 },
        ])
    );
}

#[test]
fn a_score_follows_the_scheme_that_is_asked_for() {
    let score = |scoring: &str, player: Value| {
        let options = json!({ "scoring": scoring });
        ask(json!({ "ask": "score", "options": options, "cards_dealt": 6, "players": [player] }))["points"][0]
            .clone()
    };
    assert_eq!(score("classic", json!({ "bid": 0 })), 60);
    assert_eq!(score("rascal", json!({ "bid": 2, "won": 2 })), 60);
    assert_eq!(score("rascal", json!({ "bid": 2, "won": 3, "captures": { "b14": 1 } })), 40);
    assert_eq!(score("rascal", json!({ "bid": 2, "won": 4 })), 0);
    assert_eq!(score("rascal_with_cannon", json!({ "bid": 2, "won": 2, "cannon": "cannonball" })), 90);
    assert_eq!(score("rascal_with_cannon", json!({ "bid": 2, "won": 1, "cannon": "cannonball" })), 0);
    assert_eq!(score("rascal_with_cannon", json!({ "bid": 2, "won": 1, "cannon": "grapeshot" })), 30);
}

#[test]
fn bad_questions_are_refused_with_the_reason() {
    let error = |question: Value| ask(question)["error"].as_str().unwrap_or_default().to_owned();
    let ask = error(json!({ "ask": "weather" }));
    assert!(ask.starts_with("Ask for \"trick\"") && ask.contains("\"cards\":[\"G5\""), "{ask}");
    for card in ["G15", "PIR:E", "Green 4"] {
        let error = error(json!({ "ask": "trick", "cards": [card] }));
        let wanted =
            format!("There is no card {card}. Cards are G, Y, P or B with a number from 1 to 14, and ESC,");
        assert!(error.starts_with(&wanted) && error.contains("WHA"), "{error}");
    }
    assert_eq!(
        error(json!({ "ask": "trick", "cards": ["TIG"] })),
        "Say how the Tigress is played: TIG:P or TIG:E."
    );
    assert_eq!(error(json!({ "ask": "trick", "cards": [] })), "A trick has 1 to 8 cards.");
    assert_eq!(error(json!({ "ask": "trick", "cards": vec!["G1"; 9] })), "A trick has 1 to 8 cards.");
    assert_eq!(
        error(json!({ "ask": "trick", "edition": "lost", "cards": ["G1"] })),
        "There is no edition lost. Editions: current, current-expanded, legendary, beck-2018, schmidt."
    );
    let seat = json!({ "ask": "score", "cards_dealt": 1, "players": [{}], "alliances": [[0, 1]] });
    assert_eq!(error(seat), "There is no player 1.");
    let unknown = error(json!({ "ask": "trick", "options": { "no_such_policy": 1 }, "cards": ["G1"] }));
    assert!(unknown.starts_with("There is no option no_such_policy. Options: players_max,"), "{unknown}");
    let value = error(json!({ "ask": "trick", "options": { "fourteens": "thirty" }, "cards": ["G1"] }));
    let wanted = "The option fourteens cannot be \"thirty\". Choose one of: \"ten_and_twenty\", \"none\".";
    assert_eq!(value, wanted);
}

#[test]
fn a_question_of_the_wrong_shape_names_the_field_and_shows_one_that_is_right() {
    let error = |question: Value| ask(question)["error"].as_str().unwrap_or_default().to_owned();
    let cases = [
        (
            json!({ "ask": "trick" }),
            "The question does not say \"cards\". For example: {\"game\":\"skull-king\",",
        ),
        (json!({ "ask": "trick", "cards": "G5" }), "\"cards\" cannot be read. For example: {"),
        (json!({ "ask": "trick", "cards": ["G5", 7] }), "\"cards[1]\" cannot be read. For example: {"),
        (
            json!({ "ask": "deal", "players": 300, "round": 1 }),
            "\"players\" cannot be read. For example: {\"game\":\"skull-king\",\"ask\":\"deal\"",
        ),
        (
            json!({ "ask": "deal", "players": 3, "rounds": 1 }),
            "A question of this kind has no \"rounds\". It has: game, ask, edition, options, players, round.",
        ),
        (
            json!({ "ask": "score", "cards_dealt": 1, "players": [{ "bid": -1 }] }),
            "\"players[0].bid\" cannot be read. For example: {",
        ),
        (
            json!({ "ask": "score", "cards_dealt": 1, "players": [{ "cannon": "balloon" }] }),
            "\"players[0].cannon\" cannot be \"balloon\". Choose one of: grapeshot, cannonball.",
        ),
    ];
    for (question, wanted) in cases {
        let error = error(question);
        assert!(error.starts_with(wanted), "{error}");
        assert!(!error.contains("expected"), "{error}");
    }
}

fn error(question: Value) -> String {
    let answer = ask(question);
    answer["error"].as_str().unwrap_or_else(|| panic!("it was answered: {answer}")).to_owned()
}

#[test]
fn loot_that_no_deck_has_is_refused() {
    let met = json!({ "bid": 1, "won": 1 });
    let score = |edition: &str, extra: usize, alliances: Value, own_loot: Value| {
        json!({
            "ask": "score", "edition": edition, "cards_dealt": 5, "players": [met, met],
            "options": { "replacements": vec!["LOOT"; extra] },
            "alliances": alliances, "own_loot": own_loot,
        })
    };
    assert_eq!(error(score("current", 0, json!([[0, 1]]), json!([]))), "This deck has no loot.");
    assert_eq!(
        error(score("legendary", 0, json!(vec![[0, 1]; 2]), json!([0]))),
        "This deck has at most 2 loot cards."
    );
    assert_eq!(
        error(score("legendary", 3, json!(vec![[0, 1]; 5]), json!([0]))),
        "This deck has at most 5 loot cards."
    );
    let five = ask(score("legendary", 3, json!(vec![[0, 1]; 3]), json!([0, 1])));
    assert_eq!(five["points"], json!([20 + 60 + 20, 20 + 60 + 20]));
    assert!(error(score("current", 0, json!([[0, 0]]), json!([]))).contains("their own ally"));
}

#[test]
fn big_numbers_add_up_as_they_are() {
    let rich = json!({ "bid": 1, "won": 1, "bonus": 32767 });
    let answer = ask(json!({ "ask": "score", "cards_dealt": 5, "players": [rich] }));
    assert_eq!(answer["points"], json!([32787]));
    let nothing = ask(json!({ "ask": "score", "cards_dealt": 5, "players": [{}] }));
    assert_eq!(nothing["points"], json!([50]), "what is absent is zero");
}

#[test]
fn options_that_no_table_could_have_are_refused_by_every_ask() {
    let wrong = [
        json!({ "highest_number": 12 }),
        json!({ "players_max": 99 }),
        json!({ "cards_cap": 0 }),
        json!({ "mermaid_takes_king": 255 }),
        json!({ "schedule": [] }),
        json!({ "schedule": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9] }),
        json!({ "replacements": ["PIR", "PIR", "PIR", "PIR"] }),
    ];
    let questions = [
        json!({ "ask": "trick", "cards": ["G4"] }),
        json!({ "ask": "playable", "hand": ["G4"] }),
        json!({ "ask": "deal", "players": 4, "round": 1 }),
        json!({ "ask": "score", "cards_dealt": 1, "players": [{}] }),
    ];
    for options in &wrong {
        for question in &questions {
            let mut question = question.clone();
            question["options"] = options.clone();
            error(question);
        }
    }
    let long = json!({ "ask": "trick", "cards": ["G4"], "options": wrong[5] });
    assert!(error(long).contains("up to ten rounds"));
}

#[test]
fn no_options_may_be_written_as_null() {
    assert_eq!(ask(json!({ "ask": "trick", "cards": ["G4"], "options": null }))["winner"], 0);
}

#[test]
fn the_referee_lets_play_exactly_what_the_table_does() {
    let mut asked = 0;
    for (edition, options) in edition::editions() {
        for seed in 0..3 {
            let rules = SkullKing::new(options.clone(), 4).unwrap();
            let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
            loop {
                match rules.turn(&state.public) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = rules.sample_chance(&state, &mut rng);
                        rules.resolve_chance(&mut state, chance, &mut Events::off());
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        let legal = rules.legal_actions(state.view(seat)).to_vec();
                        if state.public.phase == Phase::Playing {
                            assert_eq!(
                                playable_by_referee(edition, &rules, &state, seat),
                                faces(&rules, &legal)
                            );
                            asked += 1;
                        }
                        rules.apply(&mut state, seat, *rng.pick(&legal), &mut Events::off());
                    }
                }
            }
        }
    }
    assert!(asked > 3_000, "{asked}");
}

/// What the referee lets the seat play, each face once.
fn playable_by_referee(
    edition: &str,
    rules: &SkullKing,
    state: &State<SkullKing>,
    seat: Seat,
) -> BTreeSet<String> {
    let played = |play: &Play| match (rules.face(play.card()), rules.force(*play).class) {
        (Face::Tigress, Class::Pirate) => "TIG:P".to_owned(),
        (Face::Tigress, _) => "TIG:E".to_owned(),
        (face, _) => face.to_string(),
    };
    let trick: Vec<String> = state.public.trick().iter().map(played).collect();
    let hand: Vec<String> =
        state.private[seat].hand.iter().map(|card| rules.face(card).to_string()).collect();
    let answer = ask(json!({ "ask": "playable", "edition": edition, "trick": trick, "hand": hand }));
    answer["playable"].as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

fn faces(rules: &SkullKing, legal: &[Action]) -> BTreeSet<String> {
    let card = |action: &Action| match action {
        Action::Play(played) => rules.face(played.card).to_string(),
        other => panic!("{other:?} is no card"),
    };
    legal.iter().map(card).collect()
}
