//! What the referee refuses because no deck or round of the edition could have it, each with its reason; and that
//! nothing that happens at a table is refused.

#![expect(clippy::needless_pass_by_value, reason = "questions are written in place")]

use engine::{ActionSet, Events, Game, GameRng, Seat, State, Turn};
use hosting::Hosted;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use skull_king::trick::Class;
use skull_king::{Event, Face, Options, Play, SkullKing, edition};
use words::{Cast, Words};

fn ask(question: Value) -> Result<Value, String> {
    let say = |message: &engine::Message| {
        Words::new("en", SkullKing::messages("en")).try_say(message, &Cast::NOBODY).unwrap()
    };
    SkullKing::judge(&question).map_err(|error| say(&error.why))
}

#[track_caller]
fn refused(question: Value, why: &str) {
    assert_eq!(ask(question.clone()).unwrap_err(), why, "{question}");
}

fn trick(edition: &str, cards: &[&str]) -> Value {
    json!({ "ask": "trick", "edition": edition, "cards": cards })
}

fn score(edition: &str, cards: u8, players: Value) -> Value {
    json!({ "ask": "score", "edition": edition, "cards_dealt": cards, "players": players })
}

#[test]
fn a_card_that_the_edition_lacks_is_refused() {
    refused(trick("schmidt", &["G14", "G2"]), "G14 is not in this deck.");
    refused(trick("beck-2018", &["MER", "PIR"]), "MER is not in this deck.");
    refused(trick("current", &["KRA", "G2"]), "KRA is not in this deck.");
    refused(trick("legendary", &["WHA", "G2"]), "WHA is not in this deck.");
    refused(trick("current", &["LOOT", "G2"]), "LOOT is not in this deck.");
    refused(json!({ "ask": "playable", "trick": ["KRA"], "hand": ["G1"] }), "KRA is not in this deck.");
    refused(json!({ "ask": "playable", "trick": ["G4"], "hand": ["WHA"] }), "WHA is not in this deck.");
}

#[test]
fn a_card_named_more_often_than_the_deck_has_it_is_refused() {
    refused(trick("current", &["G3", "G3"]), "G3 is named 2 times, and this deck has only one.");
    refused(trick("current", &["MER", "MER", "MER"]), "MER is named 3 times, and this deck has only 2.");
    refused(trick("current", &["TIG:P", "TIG:E"]), "TIG is named 2 times, and this deck has only one.");
    refused(trick("current", &["BAHIJ", "BENDT"]), "BAHIJ is named 2 times, and this deck has only one.");
    refused(
        trick("current", &["PIR", "PIR", "PIR", "PIR", "ROSIE", "HARRY"]),
        "6 pirates are named, and this deck has only 5.",
    );
    refused(
        json!({ "ask": "playable", "trick": ["G3"], "hand": ["G3", "Y4"] }),
        "G3 is named 2 times, and this deck has only one.",
    );
    let copied = json!({ "ask": "trick", "options": { "replacements": ["G3"] }, "cards": ["G3", "G3"] });
    assert_eq!(ask(copied).unwrap()["winner"], 0, "a replacement card is a further copy");
    let stranger = json!({ "ask": "trick", "options": { "replacements": ["KRA"] }, "cards": ["G3"] });
    refused(stranger, "KRA is not in the deck, so it cannot be copied.");
}

#[test]
fn more_cards_than_players_are_refused() {
    let seven = ["G1", "G2", "G3", "G4", "G5", "G6", "G7"];
    for edition in ["beck-2018", "legendary", "schmidt"] {
        refused(trick(edition, &seven), "A trick has 1 to 6 cards.");
    }
    assert_eq!(ask(trick("current", &seven)).unwrap()["winner"], 6);
    refused(
        json!({ "ask": "playable", "edition": "schmidt", "trick": &seven[..6], "hand": ["Y1"] }),
        "6 cards are a whole trick here: nobody is left to play.",
    );
    let hand: Vec<String> = (1..=14).flat_map(|rank| [format!("G{rank}"), format!("Y{rank}")]).collect();
    refused(json!({ "ask": "playable", "hand": &hand[..16] }), "Nobody holds more than 15 cards.");
    let ghost = json!({ "players_max": 2 });
    let three = json!({ "ask": "trick", "options": ghost, "cards": ["G1", "G2", "G3"] });
    assert_eq!(ask(three).unwrap()["winner"], 2, "the ghost plays a third card");
}

#[test]
fn a_round_that_cannot_be_dealt_is_refused() {
    let players = |count: usize| json!(vec![json!({}); count]);
    refused(score("schmidt", 3, players(7)), "A round is scored for 1 to 6 players.");
    refused(score("current", 3, players(0)), "A round is scored for 1 to 8 players.");
    refused(score("current", 16, players(2)), "Every round deals 1 to 15 cards.");
    refused(score("current", 0, players(2)), "Every round deals 1 to 15 cards.");
    refused(
        score("current", 9, players(8)),
        "9 cards for each of 8 hands are more than the 70 cards of the deck.",
    );
    refused(
        score("current-expanded", 9, players(8)),
        "At a table of eight nobody is dealt more than 8 cards.",
    );
    let round = |round: u8, tie_break: &str| {
        json!({
            "ask": "score", "cards_dealt": 3, "round": round, "players": [{}],
            "options": { "tie_break": tie_break },
        })
    };
    refused(round(0, "shared"), "The schedule has 10 rounds.");
    refused(round(11, "shared"), "The schedule has 10 rounds.");
    assert!(ask(round(11, "one_more_round")).is_ok(), "a tie-break round comes after the last");
}

#[test]
fn a_bid_above_the_round_is_refused() {
    refused(score("current", 3, json!([{}, { "bid": 9 }])), "Player 1 cannot bid 9: only 3 cards are dealt.");
    refused(score("current", 1, json!([{ "bid": 2 }])), "Player 0 cannot bid 2: only one card is dealt.");
    assert!(ask(score("current", 3, json!([{ "bid": 3, "won": 3 }]))).is_ok());
}

#[test]
fn more_tricks_than_the_round_has_are_refused() {
    refused(score("current", 2, json!([{ "won": 4 }])), "4 tricks cannot be won in a round of 2.");
    refused(
        score("current", 2, json!([{ "won": 2 }, { "won": 1 }])),
        "3 tricks cannot be won in a round of 2.",
    );
    assert!(ask(score("current", 2, json!([{ "won": 1 }, {}]))).is_ok(), "a trick may be destroyed");
}

#[test]
fn a_wager_that_no_rascal_takes_is_refused() {
    let wager = |points: u8| json!([{ "bid": 2, "won": 2, "wager": points }]);
    for points in [5, 15, 30, 200] {
        let why = format!("A wager cannot be {points}: it is 10 or 20 points for each Rascal in the deck.");
        refused(score("legendary", 5, wager(points)), &why);
    }
    refused(score("current", 5, wager(10)), "Nobody can wager here: the Rascal has no power.");
    let mut two = score("legendary", 5, wager(30));
    two["options"] = json!({ "replacements": ["RASCAL"] });
    assert_eq!(ask(two).unwrap()["points"], json!([40 + 30]));
}

#[test]
fn a_change_that_no_harry_makes_is_refused() {
    let harry = |change: i8| json!([{ "bid": 2, "won": 2, "harry": change }]);
    for change in [-128, -2, 3] {
        let why = format!("Harry changes a bid by one at most, not by {change}.");
        refused(score("legendary", 5, harry(change)), &why);
    }
    refused(score("current", 5, harry(1)), "Nobody can change a bid here: Harry has no power.");
    let mut two = score("legendary", 5, harry(-2));
    two["options"] = json!({ "replacements": ["HARRY"] });
    assert_eq!(ask(two).unwrap()["points"], json!([-50]), "a zero bid, missed");
}

#[test]
fn captures_that_the_deck_cannot_have_are_refused() {
    let captured = |edition: &str, captures: Value| {
        score(edition, 5, json!([{ "bid": 1, "won": 1, "captures": captures }]))
    };
    let why = |name: &str, count: u8, most: u8| {
        format!("{name} adds up to {count}, and this deck allows {most} at most.")
    };
    refused(captured("current", json!({ "c14": 4 })), &why("c14", 4, 3));
    refused(captured("current", json!({ "b14": 2 })), &why("b14", 2, 1));
    refused(captured("current", json!({ "mermaids_by_pirate": 3 })), &why("mermaids_by_pirate", 3, 2));
    refused(captured("current", json!({ "pirates_by_sk": 7 })), &why("pirates_by_sk", 7, 6));
    refused(captured("current", json!({ "sk_by_mermaid": 2 })), &why("sk_by_mermaid", 2, 1));
    refused(captured("schmidt", json!({ "c14": 1 })), &why("c14", 1, 0));
    refused(captured("beck-2018", json!({ "mermaids_by_pirate": 1 })), &why("mermaids_by_pirate", 1, 0));
    refused(captured("beck-2018", json!({ "sk_by_mermaid": 1 })), &why("sk_by_mermaid", 1, 0));
    let two = json!([{ "won": 1, "captures": { "c14": 2 } }, { "won": 1, "captures": { "c14": 2 } }]);
    refused(score("current", 5, two), &why("c14", 4, 3));
}

#[test]
fn what_takes_a_trick_is_refused_to_a_player_who_has_won_none() {
    let why = |name: &str| format!("{name} needs a trick, and player 0 has won none.");
    let alone = |edition: &str, name: &str, value: Value| {
        for bid in [0, 1] {
            refused(score(edition, 5, json!([{ "bid": bid, "won": 0, name: &value }])), &why(name));
            let won = score(edition, 5, json!([{ "bid": bid, "won": 1, name: &value }]));
            assert!(ask(won.clone()).is_ok(), "{won}");
        }
    };
    for edition in ["current", "current-expanded", "legendary", "beck-2018"] {
        alone(edition, "captures", json!({ "c14": 1 }));
        alone(edition, "captures", json!({ "b14": 1 }));
    }
    for edition in ["current", "current-expanded", "legendary", "schmidt"] {
        alone(edition, "captures", json!({ "mermaids_by_pirate": 1 }));
        alone(edition, "captures", json!({ "sk_by_mermaid": 1 }));
    }
    for (edition, _) in edition::editions() {
        alone(edition, "captures", json!({ "pirates_by_sk": 1 }));
    }
    for edition in ["current-expanded", "legendary"] {
        // SK-7.1: a pirate's power is for whoever wins a trick with it.
        alone(edition, "wager", json!(10));
        alone(edition, "harry", json!(1));
    }
}

#[test]
fn loot_needs_a_trick_of_whoever_takes_it_and_none_of_its_player() {
    for edition in ["current-expanded", "legendary"] {
        let looted = |players: Value, alliances: Value, own_loot: Value| {
            let mut question = score(edition, 5, players);
            question["alliances"] = alliances;
            question["own_loot"] = own_loot;
            question
        };
        let (none, one) = (json!({}), json!({ "bid": 1, "won": 1 }));
        refused(
            looted(json!([one, none]), json!([[0, 1]]), json!([])),
            "Player 1 can have taken no loot: they have won no trick.",
        );
        refused(
            looted(json!([none, one]), json!([]), json!([0])),
            "own_loot needs a trick, and player 0 has won none.",
        );
        let both = looted(json!([none, one]), json!([[0, 1]]), json!([1]));
        assert_eq!(ask(both).unwrap()["points"][0], 50 + 20, "{edition}: a zero bid has an ally");
        let twice = looted(json!([{ "bid": 1, "won": 1 }]), json!([]), json!([0, 0]));
        refused(twice, "own_loot needs 2 tricks, and player 0 has won only one.");
    }
}

#[test]
fn every_power_that_is_used_takes_a_trick_of_its_own() {
    let with = |extra: &str, player: Value| {
        let mut question = score("legendary", 5, json!([player]));
        question["options"] = json!({ "replacements": [extra] });
        question
    };
    refused(
        with("RASCAL", json!({ "bid": 1, "won": 1, "wager": 30 })),
        "wager needs 2 tricks, and player 0 has won only one.",
    );
    refused(
        with("HARRY", json!({ "bid": 1, "won": 1, "harry": -2 })),
        "harry needs 2 tricks, and player 0 has won only one.",
    );
    assert!(ask(with("RASCAL", json!({ "bid": 2, "won": 2, "wager": 40 }))).is_ok());
    assert!(ask(with("HARRY", json!({ "bid": 0, "won": 2, "harry": 2 }))).is_ok());
}

#[test]
fn cards_dealt_that_are_left_out_set_no_limit() {
    let score = |edition: &str, round: Option<u8>, players: Value| json!({ "ask": "score", "edition": edition, "round": round, "players": players });
    let points = |question: Value| ask(question).unwrap()["points"].clone();
    let players = json!([{ "bid": 2, "won": 2 }, { "bid": 9, "won": 1, "captures": { "b14": 1 } }]);
    assert_eq!(points(score("current", None, players)), json!([40, -80]));
    let changed = json!([{ "bid": 3, "won": 4, "harry": 1 }]);
    assert_eq!(points(score("legendary", None, changed)), json!([80]));
    assert_eq!(points(score("schmidt", Some(7), json!([{}]))), json!([70]), "it pays by the round");
}

#[test]
fn cards_dealt_are_asked_for_where_the_points_depend_on_them() {
    let why = "Say how many cards were dealt, as cards_dealt: the points depend on it.";
    refused(json!({ "ask": "score", "players": [{ "bid": 1, "won": 1 }, {}] }), why);
    refused(json!({ "ask": "score", "round": 4, "players": [{}] }), why);
    refused(json!({ "ask": "score", "edition": "schmidt", "players": [{ "won": 2 }] }), why);
    let to_none = json!([{ "bid": 1, "won": 1, "harry": -1 }]);
    refused(json!({ "ask": "score", "edition": "legendary", "players": to_none }), why);
    let rascal = json!({ "scoring": "rascal" });
    refused(json!({ "ask": "score", "options": rascal, "players": [{ "bid": 1, "won": 1 }] }), why);
}

#[test]
fn a_cannonball_without_a_cannon_is_refused() {
    let ball = json!([{}, { "cannon": "cannonball" }]);
    refused(
        score("current", 5, ball),
        "There is no cannon at this table, so player 1 cannot load a cannonball.",
    );
    assert!(ask(score("current", 5, json!([{ "cannon": "grapeshot" }]))).is_ok(), "the usual load");
}

/// A card on the table as a question writes it.
fn played(rules: &SkullKing, play: Play) -> String {
    match (rules.face(play.card()), rules.force(play).class) {
        (Face::Tigress, Class::Pirate) => "TIG:P".to_owned(),
        (Face::Tigress, _) => "TIG:E".to_owned(),
        (face, _) => face.to_string(),
    }
}

/// A random game, in which the referee is asked about every finished trick.
fn play_and_ask(rules: &SkullKing, options: &Value, seed: u64) -> State<SkullKing> {
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
    let mut trick: Vec<String> = Vec::new();
    loop {
        let mut events = Events::on();
        match rules.turn(&state.public) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                rules.resolve_chance(&mut state, chance, &mut events);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = rules.legal_actions(state.view(seat));
                rules.apply(&mut state, seat, legal.at(rng.index(legal.len())), &mut events);
            }
        }
        for event in events.into_vec() {
            match event {
                Event::Played { play, .. } => trick.push(played(rules, play)),
                Event::TrickWon { .. } | Event::TrickDestroyed { .. } => {
                    let cards = std::mem::take(&mut trick);
                    let answer = ask(json!({ "ask": "trick", "options": options, "cards": cards }));
                    let destroyed = matches!(event, Event::TrickDestroyed { .. });
                    assert_eq!(answer.unwrap()["destroyed"], destroyed, "{cards:?}");
                }
                _ => {}
            }
        }
    }
}

/// What the sheet has of a round, as a question for the referee; its answer is what the sheet paid.
fn score_is_answered(rules: &SkullKing, options: &Value, state: &State<SkullKing>, round: u8) {
    let sheet = &state.public.sheet;
    let entries: Vec<_> = Seat::all(rules.seats()).map(|seat| sheet.entry(round, seat)).collect();
    let player = |entry: &skull_king::scoring::Entry| {
        json!({
            "bid": entry.bid_made(), "won": entry.won, "captures": entry.captures, "wager": entry.wager,
            "harry": entry.harry, "cannon": entry.cannon,
        })
    };
    let own_loot: Vec<usize> =
        entries.iter().enumerate().flat_map(|(idx, entry)| vec![idx; entry.own_loot.into()]).collect();
    let question = json!({
        "ask": "score", "options": options, "cards_dealt": rules.cards_in(round), "round": round + 1,
        "players": entries.iter().map(player).collect::<Vec<_>>(),
        "alliances": sheet.alliances(round).to_vec(), "own_loot": own_loot,
    });
    let paid: Vec<i16> = Seat::all(rules.seats()).map(|seat| sheet.points(rules, round, seat)).collect();
    assert_eq!(ask(question.clone()).unwrap()["points"], json!(paid), "{question}");
}

fn a_game_is_never_refused(options: Options, seats: u8, seed: u64) {
    let written = serde_json::to_value(&options).unwrap();
    let Ok(rules) = SkullKing::new(options, seats) else { return };
    let end = play_and_ask(&rules, &written, seed);
    for round in 0..end.public.sheet.rounds_scored() {
        score_is_answered(&rules, &written, &end, round);
    }
}

#[test]
fn nothing_that_happens_in_any_edition_at_any_table_is_refused() {
    for (_, options) in edition::editions() {
        for seats in 2..=options.players_max {
            (0..2).for_each(|seed| a_game_is_never_refused(options.clone(), seats, seed));
        }
    }
}

/// An edition with every policy chosen by these numbers, and extra cards.
fn chosen(edition_idx: usize, choices: &[usize], extras: &[usize]) -> Options {
    let editions = edition::editions();
    let (name, _) = &editions[edition_idx % editions.len()];
    let mut changes = Map::new();
    for (field, choice) in SkullKing::option_fields().into_iter().zip(choices) {
        if choice % 3 > 0 {
            changes.insert(field.name.clone(), field.choices[choice / 3 % field.choices.len()].value.clone());
        }
        if let Some(own) = field.own.filter(|_| field.name == "replacements") {
            let extras = extras.iter().map(|idx| own.items[idx % own.items.len()].value.clone());
            changes.insert(field.name, extras.collect());
        }
    }
    Options::over(name, changes).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_happens_under_any_options_is_refused(
        edition_idx in 0usize..5,
        seats in 2u8..=8,
        choices in prop::collection::vec(0usize..1_000, 40),
        // Half of them are among the special cards, which stand first.
        extras in prop::collection::vec(0usize..26, 0..=3),
        seed in 0u64..1_000_000,
    ) {
        a_game_is_never_refused(chosen(edition_idx, &choices, &extras), seats, seed);
    }
}
