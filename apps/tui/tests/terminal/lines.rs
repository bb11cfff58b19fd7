//! What the line mode says and understands.

use engine::Message;
use tui::app::Wish;
use tui::plain::{Plain, Readiness};
use tui::tableau::Tableau;

use crate::script::{GAMES, Script, refused, words};

fn plain() -> Plain {
    Plain::new(Tableau::new(GAMES, words()), "Anna".to_owned())
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
    assert!(matches!(read(&mut plain, Some("place rose")).1, Some(Wish::Ask(_))));
    assert_eq!(plain.readiness(), Readiness::Waiting);
    let (said, wish) = read(&mut plain, Some("place rose"));
    assert!(wish.is_none() && said.contains("nothing to decide"), "{said}");
    let said = heard(&mut plain, refused(Message::new("room-not-your-turn")));
    assert!(said.starts_with("It is not your turn.\n"), "{said}");
    assert_eq!(plain.readiness(), Readiness::Ready);
}

#[test]
fn what_is_not_understood_is_explained_and_nothing_is_lost() {
    let mut plain = plain();
    heard(&mut plain, Script::open("skull", 3).welcome());
    for (line, said) in
        [("dance", "\"dance\" is not possible now."), ("place", "That could be: Place a Rose")]
    {
        let (answer, wish) = read(&mut plain, Some(line));
        assert!(wish.is_none() && answer.starts_with(said), "{answer}");
        assert_eq!(plain.readiness(), Readiness::Ready);
    }
    assert!(matches!(read(&mut plain, Some("2")).1, Some(Wish::Ask(_))));
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
