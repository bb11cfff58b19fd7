//! The rules as they are told at a table are those of its own deck, powers and scoring, and of no other.

use engine::GameRng;
use hosting::{Hosted as _, RuleSection};
use serde_json::{Map, Value};
use skull_king::options::{Fourteens, Scoring, TigressName, TrumpName};
use skull_king::{Crew, Face, Options, SkullKing, edition};
use words::{Cast, Words};

/// Everything that is said about the rules of this table.
fn told(game: &SkullKing) -> String {
    let words = Words::new("en", SkullKing::messages("en"));
    let sections = game.rules();
    let messages = sections.iter().flat_map(RuleSection::messages);
    let lines = messages.map(|message| words.try_say(message, &Cast::NOBODY).unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

fn table(name: &str, changes: Value) -> SkullKing {
    let Value::Object(changes) = changes else { panic!("changes are an object") };
    SkullKing::new(Options::over(name, changes).unwrap(), 4).unwrap()
}

fn of(name: &str) -> String {
    told(&table(name, Value::Object(Map::new())))
}

#[test]
fn the_deck_is_that_of_the_edition() {
    // SK-2.1, SK-2.2, SK-2.4
    let basic = of("beck-2018");
    assert!(!basic.to_lowercase().contains("mermaid"), "{basic}");
    assert!(basic.contains("There are 68 cards"), "{basic}");
    assert!(
        basic.contains("Green, Yellow, Purple and Jolly Roger, each from 1 to 14. Trump is the Jolly Roger."),
        "{basic}"
    );
    assert!(basic.contains("Pirate (5): Beats every number. The first pirate beats later ones."), "{basic}");
    let schmidt = of("schmidt");
    assert!(schmidt.contains("Red, Yellow, Blue and Skull and Crossbones, each from 1 to 13."), "{schmidt}");
    assert!(schmidt.contains("Scary Mary: A pirate or an escape"), "{schmidt}");
    assert!(
        of("current-expanded").contains("Bendt: A pirate. Win with him, draw two cards and discard two.")
    );
}

#[test]
fn extra_cards_are_counted_with_their_kind_or_named() {
    // SK-2.3
    let extras = serde_json::json!({ "replacements": ["G7", "MER", "PIR"] });
    let told = told(&table("current", extras));
    assert!(told.contains("There are 73 cards") && told.contains("One more Green 7."), "{told}");
    assert!(told.contains("Mermaid (3): ") && told.contains("Pirate (6): "), "{told}");
}

#[test]
fn the_points_are_those_of_the_scoring() {
    // SK-6.1, SK-6.2, SK-6.12, SK-6.13
    let scored = |scoring: &str| told(&table("current", serde_json::json!({ "scoring": scoring })));
    assert!(scored("classic").contains("pays 20 points a trick"));
    for scoring in ["rascal", "rascal_with_cannon"] {
        let told = scored(scoring);
        assert!(!told.contains("20 points a trick"), "{told}");
        assert!(told.contains("Everybody plays for 10 points a card"), "{told}");
    }
    assert!(of("schmidt").contains("10 times the number of the round"));
}

#[test]
fn rounds_are_told_in_words() {
    // SK-3.1, SK-3.3, SK-3.4
    let with = |schedule: Value| told(&table("current", serde_json::json!({ "schedule": schedule })));
    let said = |schedule: Value, words: &str| {
        let told = with(schedule);
        assert!(told.contains(words), "{told}");
    };
    said(
        "standard".into(),
        "There are 10 rounds. In the first everybody is dealt one card, then one more each round, up to 10.",
    );
    said("swift_n_salty_skirmish".into(), "There are 5 rounds, of 5 cards each.");
    said("past_yer_bedtime".into(), "There is one round, of one card each.");
    said("whirlpool".into(), "round by round: 9, 9, 7, 7, 5, 5, 3, 3, 1, 1.");
    said(
        serde_json::json!([3, 1, 4]),
        "There are 3 rounds. Cards dealt to each player, round by round: 3, 1, 4.",
    );
    let eight = SkullKing::new(edition::options("current").unwrap(), 8).unwrap();
    assert!(
        told(&eight).contains("1, 2, 3, 4, 5, 6, 7, 8, 8, 8."),
        "at a table of eight the last rounds are shorter"
    );
}

/// Options with any choice of every field, and a table for them.
fn any_table(rng: &mut GameRng) -> Option<SkullKing> {
    let (_, preset) = rng.pick(&edition::editions()).clone();
    let mut options = serde_json::to_value(preset).unwrap();
    for field in SkullKing::option_fields() {
        options[&field.name] = rng.pick(&field.choices).value.clone();
    }
    let seats = 2 + u8::try_from(rng.index(7)).unwrap();
    SkullKing::new(serde_json::from_value(options).unwrap(), seats).ok()
}

/// Words that are said where, and only where, this holds.
fn mentions(game: &SkullKing) -> Vec<(&'static str, bool)> {
    let options = game.options();
    let has = |face: Face| game.deck().iter().any(|card| game.face(card) == face);
    let power = |crew: Crew| options.has_power(crew);
    let named = Crew::NAMED.into_iter().any(power);
    let scary = options.tigress_name == TigressName::ScaryMary;
    vec![
        ("ermaid", has(Face::Mermaid)),
        ("Kraken", has(Face::Kraken)),
        ("White Whale", has(Face::WhiteWhale)),
        ("Loot", has(Face::Loot)),
        ("Graybeard", game.has_ghost()),
        ("Tigress", !scary),
        ("Scary Mary", scary),
        ("Jolly Roger", options.trump_name == TrumpName::JollyRoger),
        ("Skull and Crossbones", options.trump_name == TrumpName::SkullAndCrossbones),
        ("black beats", options.trump_name == TrumpName::Black),
        ("for each 14", options.fourteens == Fourteens::TenAndTwenty && options.highest_number == 14),
        ("Rosie", named),
        ("choose who leads", power(Crew::Rosie)),
        ("draw two cards", power(Crew::Bahij)),
        ("wager", power(Crew::Rascal)),
        ("look at the cards", power(Crew::Juanita)),
        ("change your bid", power(Crew::Harry)),
        ("Powers of the pirates", named),
        ("20 points a trick", options.scoring == Scoring::Classic),
        ("cannonball", options.scoring == Scoring::RascalWithCannon),
    ]
}

#[test]
fn what_is_not_at_the_table_is_not_in_its_rules() {
    // SK-2.2, SK-7.1, SK-8.1
    let mut rng = GameRng::from_number(1);
    let tables: Vec<SkullKing> = (0..600).filter_map(|_| any_table(&mut rng)).collect();
    assert!(tables.len() > 200, "only {} tables can be played", tables.len());
    let presets = edition::editions().into_iter().map(|(_, options)| SkullKing::new(options, 4).unwrap());
    for game in tables.into_iter().chain(presets) {
        let told = told(&game);
        for (words, holds) in mentions(&game) {
            assert_eq!(told.contains(words), holds, "{words}: {:?}\n{told}", game.options());
        }
    }
}
