//! The question for an edition, before a game at home.

use std::sync::Arc;

use engine::GameRng;
use hosting::NoBooks;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::Value;
use tui::connection::Home;
use tui::edition::{Answer, EditionQuestion};
use tui::keys::Key;
use tui::palette::Palette;

use crate::script::{GAMES, known, words};

fn home(game: &str, seats: u8) -> Home {
    let game = known(game);
    let options = game.presets().remove(0).1;
    let name = "Anna".to_owned();
    let (rng, library) = (GameRng::from_number(1), Arc::new(NoBooks));
    Home { games: GAMES, game, options, seats, bot: engine::MIXED.to_owned(), name, rng, library }
}

fn shown(question: &EditionQuestion<'_>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| question.draw(frame)).unwrap();
    terminal.backend().to_string()
}

fn rules(home: &Home) -> Value {
    serde_json::from_str(home.options.get()).unwrap()
}

#[test]
fn an_edition_is_chosen_by_arrows_and_enter_and_the_table_has_its_rules() {
    let (mut home, words) = (home("skull-king", 4), words());
    assert_eq!(rules(&home)["kraken"], false);
    let mut question = EditionQuestion::new(&mut home, &words, Palette::Plain).unwrap();
    insta::assert_snapshot!("edition_usual", shown(&question));
    assert_eq!(question.press(Key::Down), None);
    insta::assert_snapshot!("edition_expanded", shown(&question));
    assert_eq!(question.press(Key::Enter), Some(Answer::Chosen));
    assert_eq!(rules(&home)["kraken"], true);
}

#[test]
fn an_edition_that_so_many_cannot_play_says_why_and_the_question_stays() {
    let (mut home, words) = (home("skull-king", 8), words());
    let mut question = EditionQuestion::new(&mut home, &words, Palette::Plain).unwrap();
    question.press(Key::Char('3'));
    assert_eq!(question.press(Key::Enter), None);
    assert!(shown(&question).contains("! This edition is for 2 to 6 players."));
    question.press(Key::Char('1'));
    assert_eq!(question.press(Key::Enter), Some(Answer::Chosen));
}

#[test]
fn whoever_leaves_the_question_leaves() {
    let (mut home, words) = (home("skull-king", 4), words());
    let mut question = EditionQuestion::new(&mut home, &words, Palette::Plain).unwrap();
    for key in [Key::Quit, Key::Interrupt] {
        assert_eq!(question.press(key), Some(Answer::Left));
    }
}

#[test]
fn escape_does_not_leave_and_a_question_mark_tells_the_keys() {
    let (mut home, words) = (home("skull-king", 4), words());
    let mut question = EditionQuestion::new(&mut home, &words, Palette::Plain).unwrap();
    assert_eq!(question.press(Key::Escape), None);
    assert_eq!(question.press(Key::Help), None);
    assert!(shown(&question).contains("Enter plays"), "{}", shown(&question));
}

#[test]
fn no_word_about_an_edition_is_cut() {
    let (mut home, words) = (home("skull-king", 4), words());
    let game = home.game;
    let question = EditionQuestion::new(&mut home, &words, Palette::Plain).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(50, 40)).unwrap();
    terminal.draw(|frame| question.draw(frame)).unwrap();
    let seen = terminal.backend().to_string();
    for (name, _) in game.presets() {
        let blurb = words.label(&format!("{}-preset-{name}-blurb", game.id()));
        let last = blurb.split_whitespace().last().unwrap();
        assert!(seen.contains(last), "{last}: {seen}");
    }
}
