//! What the full screen looks like in other languages, whose words are longer: nothing is cut.

use tui::app::App;
use tui::keys::Key;
use tui::palette::Palette;

use crate::screens::{all_placed, first_turn, others_add, sheet, shown, trick};
use crate::script::{Script, tableau_in, words_in};

/// The languages beside English.
fn others() -> impl Iterator<Item = &'static str> {
    words::locales().filter(|locale| *locale != "en")
}

fn app(locale: &str) -> App {
    App::new(tableau_in(locale), Palette::Plain, "Anna".to_owned())
}

/// The screen without what is no word, so that a broken line is read as one.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Keeps a picture of a screen of the usual size, and looks whether it has all of these words.
fn keep(app: &App, locale: &str, name: &str, words: &[String]) {
    let shown = shown(app, 80, 24);
    let rows: Vec<&str> = shown.lines().map(|row| row.trim_matches('"')).collect();
    for text in words {
        let is_seen =
            letters(&shown).contains(&letters(text)) || rows.iter().any(|row| row.contains(text.as_str()));
        assert!(is_seen, "{locale} does not show {text:?}:\n{shown}");
    }
    insta::assert_snapshot!(format!("{locale}_{name}_80x24"), shown);
}

fn labels(app: &App) -> Vec<String> {
    app.choices().iter().map(|choice| choice.label.clone()).collect()
}

#[test]
fn a_bid_is_asked_for_in_every_language() {
    for locale in others() {
        let mut app = app(locale);
        let mut script = all_placed(&mut app, 6);
        others_add(&mut app, &mut script);
        let keys = words_in(locale).label("keys-long");
        keep(&app, locale, "bid", &[keys]);
    }
}

#[test]
fn a_trick_and_the_hand_are_seen_in_every_language() {
    for locale in others() {
        let mut app = app(locale);
        trick(&mut app, 4);
        keep(&app, locale, "trick", &[words_in(locale).label("keys-sheet")]);
    }
}

#[test]
fn every_choice_of_a_free_turn_is_seen_in_every_language() {
    for locale in others() {
        let mut app = app(locale);
        first_turn(&mut app);
        let all = labels(&app);
        keep(&app, locale, "free_turn", &all);
    }
}

#[test]
fn help_is_seen_whole_in_every_language() {
    for locale in others() {
        let mut app = app(locale);
        let mut script = Script::open("skull", 3);
        app.hear(script.welcome());
        app.press(Key::Help);
        let words = words_in(locale);
        let lines: Vec<String> =
            words.label("keys-help").lines().map(|line| line.trim().to_owned()).collect();
        keep(&app, locale, "help", &lines);
        app.press(Key::Escape);
        app.press(Key::Quit);
        let lines: Vec<String> =
            words.label("leave-question").lines().map(|line| line.trim().to_owned()).collect();
        keep(&app, locale, "leave", &lines);
    }
}

#[test]
fn a_score_sheet_is_seen_in_every_language() {
    for locale in others() {
        let mut app = app(locale);
        sheet(&mut app, 4);
        keep(&app, locale, "sheet", &[words_in(locale).label("sheet-round")]);
    }
}
