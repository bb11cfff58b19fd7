//! What the line mode says and understands.

use client::Pace;
use engine::Message;
use protocol::Request;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use tui::app::Wish;
use tui::plain::{Plain, Readiness};

use crate::script::{Script, YOU, asked, refused, tableau_at};

fn plain() -> Plain {
    Plain::new(tableau_at(Pace::AT_ONCE), "Anna".to_owned())
}

fn heard(plain: &mut Plain, heard: tui::connection::Heard) -> String {
    let mut out = Vec::new();
    plain.hear(heard, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn read(plain: &mut Plain, line: Option<&str>) -> (String, Option<Wish>) {
    let mut out = Vec::new();
    let wish = plain.read(line, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), wish)
}

#[test]
fn a_table_is_told_in_sentences_with_numbered_answers() {
    let mut plain = plain();
    let said = heard(&mut plain, Script::open("skull", 3).welcome());
    insta::assert_snapshot!("lines_welcome", said);
    assert_eq!(plain.readiness(), Readiness::Ready);
}

#[test]
fn everything_there_is_to_see_can_be_asked_for() {
    let mut plain = plain();
    let mut script = Script::open("skull", 3);
    heard(&mut plain, script.welcome());
    for seat in 0..3 {
        heard(&mut plain, script.act(seat, &serde_json::json!({ "place": "R" })));
    }
    insta::assert_snapshot!("lines_table", read(&mut plain, Some("table")).0);
    assert_eq!(read(&mut plain, Some("hand")).0, "Your hand: Rose, Rose, Skull.\n");
    assert!(read(&mut plain, Some("log")).0.contains("Everybody has placed a card."));
    assert!(read(&mut plain, Some("help")).0.contains("quit"));
}

#[test]
fn an_answer_is_asked_of_the_table_and_nothing_else_is_taken_until_it_answers() {
    let mut plain = plain();
    let mut script = Script::open("skull", 3);
    heard(&mut plain, script.welcome());
    read(&mut plain, Some("place rose"));
    assert!(asked(plain.take_errands()).is_some());
    assert_eq!(plain.readiness(), Readiness::Waiting);
    let (said, _) = read(&mut plain, Some("place rose"));
    assert!(asked(plain.take_errands()).is_none() && said.contains("nothing to decide"), "{said}");
    let said = heard(&mut plain, refused(Message::new("room-not-your-turn")));
    assert!(said.starts_with("It is not your turn.\n"), "{said}");
    assert_eq!(plain.readiness(), Readiness::Ready);
}

#[test]
fn what_is_not_understood_is_explained_and_nothing_is_lost() {
    let mut plain = plain();
    heard(&mut plain, Script::open("skull", 3).welcome());
    for (line, said) in
        [("dance", "\"dance\" is not possible now."), ("place", "Which one do you mean?\n  1. Place a Rose")]
    {
        let (answer, _) = read(&mut plain, Some(line));
        assert!(asked(plain.take_errands()).is_none() && answer.starts_with(said), "{answer}");
        assert_eq!(plain.readiness(), Readiness::Ready);
    }
    read(&mut plain, Some("2"));
    assert!(asked(plain.take_errands()).is_some());
}

#[test]
fn an_empty_line_asks_the_question_again() {
    let mut plain = plain();
    heard(&mut plain, Script::open("skull", 3).welcome());
    assert!(read(&mut plain, Some("")).0.contains("1. Place a Rose"));
}

#[test]
fn the_end_of_input_and_quit_end_politely() {
    for line in [None, Some("quit")] {
        let mut plain = plain();
        heard(&mut plain, Script::open("skull", 3).welcome());
        let (said, wish) = read(&mut plain, line);
        assert!(matches!(wish, Some(Wish::Quit)));
        assert_eq!(said, "Fair winds!\n");
    }
}

/// The action a line asks for.
fn action(plain: &mut Plain, line: &str) -> Value {
    let (said, _) = read(plain, Some(line));
    match asked(plain.take_errands()) {
        Some((_, Request::Act { action })) => serde_json::from_str(action.get()).unwrap(),
        other => panic!("{line}: {said} {other:?}"),
    }
}

/// Skull King by these rules.
fn skull_king(rules: &Value) -> Script {
    Script::open_with("skull-king", 3, &to_raw_value(rules).unwrap())
}

#[test]
fn a_typed_number_is_the_bid_it_says() {
    let mut plain = plain();
    let said = heard(&mut plain, skull_king(&json!({ "schedule": "broadside_barrage" })).welcome());
    assert!(said.ends_with("\n  Bid 0 to 10\n"), "{said}");
    assert_eq!(action(&mut plain, "3")["bid"]["tricks"], 3);
}

#[test]
fn a_typed_number_is_a_bid_and_a_letter_is_a_card() {
    let (mut plain, mut script) = (plain(), Script::open("skull", 3));
    let mut said = heard(&mut plain, script.welcome());
    for seat in 0..3 {
        said = heard(&mut plain, script.act(seat, &json!({ "place": "R" })));
    }
    while plain.readiness() == Readiness::Waiting {
        let (seat, _) = script.next_of_others().unwrap();
        said = heard(&mut plain, script.act(seat.into(), &json!({ "place": "R" })));
    }
    assert!(said.contains("  r. Place a Rose\n  s. Place the Skull\n  Bid 1, 2, 3, 4 or 5\n"), "{said}");
    assert_eq!(action(&mut plain, "2"), json!({ "bid": 2 }));
}

#[test]
fn a_number_that_fits_two_answers_is_asked_back_and_then_decided() {
    let mut plain = plain();
    heard(&mut plain, skull_king(&json!({ "scoring": "rascal_with_cannon" })).welcome());
    let (said, _) = read(&mut plain, Some("1"));
    assert!(asked(plain.take_errands()).is_none());
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines,
        ["Which one do you mean?", "  g. Bid 1 with grapeshot", "  c. Bid 1 with a cannonball", "  b. Back"]
    );
    assert_eq!(action(&mut plain, "c")["bid"]["cannon"], "cannonball");
}

#[test]
fn the_hand_is_told_before_a_bid_is_asked_for() {
    let mut plain = plain();
    let said = heard(&mut plain, skull_king(&json!({})).welcome());
    let (hand, question) = (said.find("Your hand: ").unwrap(), said.find("How many tricks").unwrap());
    assert!(hand < question, "{said}");
}

/// Plays the first answer for the reader to the end; everything that was told.
fn play_out(plain: &mut Plain, script: &mut Script) -> String {
    let mut told = heard(plain, script.welcome());
    for _ in 0..2_000 {
        let own = plain.readiness() == Readiness::Ready;
        let step = match script.next_of_others() {
            Some((seat, action)) => script.act_raw(seat, &action),
            None if own && plain.tableau().scene().unwrap().outcome.is_none() => {
                let offer = plain.tableau().scene().unwrap().offers[0].action.clone();
                script.act_raw(YOU, &offer)
            }
            None => return told,
        };
        told.push_str(&heard(plain, step));
    }
    panic!("the game does not end")
}

#[test]
fn the_points_of_each_round_and_the_final_score_are_told() {
    let (mut plain, mut script) = (plain(), skull_king(&json!({ "schedule": "skip_to_the_brawl" })));
    let told = play_out(&mut plain, &mut script);
    let sheet = plain.tableau().scene().unwrap().sheet.clone().unwrap();
    assert_eq!(told.matches("Your round: ").count(), sheet.rounds.len());
    let (own, next) = (told.find("Your round: ").unwrap(), told.find("Round 2: ").unwrap());
    assert!(own < next, "the points of a round come before the next one");
    let own = sheet.rounds.last().unwrap().rows[0].total;
    let ending = told.split("Final score:\n").nth(1).unwrap();
    assert!(ending.contains(&format!("  Anna (you): {own} points\n")), "{ending}");
    let again = read(&mut plain, Some("sheet")).0;
    assert_eq!(again.lines().count(), sheet.rounds.len(), "{again}");
}

/// Whether a line says that somebody turned a Rose: the flip that a won bet ends with.
fn turns_a_rose(line: &str) -> bool {
    [" turns ", "You turn "].iter().any(|verb| line.contains(verb)) && line.ends_with("card: a Rose.")
}

#[test]
fn the_end_of_a_bet_is_told_flip_by_flip_before_the_next_round() {
    let (mut plain, mut script) = (plain(), Script::open("skull", 3));
    let told = play_out(&mut plain, &mut script);
    let lines: Vec<&str> = told.lines().collect();
    let is_won = |line: &str| line.contains(" wins the bet of ") || line.contains("You win the bet of ");
    let won: Vec<usize> = (0..lines.len()).filter(|at| is_won(lines[*at])).collect();
    assert!(!won.is_empty(), "nobody wins a bet: {told}");
    for at in won {
        assert!(turns_a_rose(lines[at - 1]), "{} comes before {}", lines[at - 1], lines[at]);
        let follows = |line: &&str| line.starts_with("Round ") || line.contains("the game");
        assert!(lines[at..].iter().any(follows), "nothing follows {}", lines[at]);
    }
    assert!(told.contains("Final score:"), "{told}");
}
