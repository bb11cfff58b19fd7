//! The program speaks the language of whoever starts it: as typed, as its own variable says, or as the system does.

use std::process::Stdio;

use words::Words;

use crate::run::{complained, said, yohoho};

/// What it says and complains about with this as the language of the system, and nothing typed into it.
fn spoken(args: &[&str], variables: &[(&str, &str)]) -> (String, String) {
    let mut program = yohoho(args);
    for name in ["YOHOHO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(name);
    }
    let output = program.envs(variables.iter().copied()).stdin(Stdio::null()).output().unwrap();
    (said(&output), complained(&output))
}

/// A text without its breaks, which are where the terminal ends.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn label(locale: &str, key: &str) -> String {
    Words::new(locale, catalog::messages(locale)).label(key)
}

const PLAY: [&str; 5] = ["play", "skull", "--plain", "--seed", "1"];

#[test]
fn a_game_is_played_in_the_language_of_the_system() {
    for (locale, system) in
        [("de", "de_DE.UTF-8"), ("fr", "fr_FR"), ("es", "es"), ("en", "C.UTF-8"), ("en", "nl_NL")]
    {
        let (heard, _) = spoken(&PLAY, &[("LANG", system)]);
        assert!(heard.trim_end().ends_with(&label(locale, "plain-bye")), "{system}: {heard}");
        assert!(heard.contains(&label(locale, "skull-card-rose")), "{system}: {heard}");
    }
}

#[test]
fn what_is_typed_comes_before_the_variable_and_that_before_the_system() {
    let variables = [("YOHOHO_LANGUAGE", "de"), ("LANG", "es_ES.UTF-8")];
    assert!(spoken(&PLAY, &variables).0.contains(&label("de", "plain-bye")));
    let typed = [&PLAY[..], &["--language", "fr"]].concat();
    assert!(spoken(&typed, &variables).0.contains(&label("fr", "plain-bye")));
}

#[test]
fn help_and_mistakes_are_told_in_it_too() {
    for locale in words::locales() {
        let (help, _) = spoken(&["--help"], &[("LANG", locale)]);
        for key in [
            "cli-about",
            "cli-heading-commands",
            "cli-heading-options",
            "cli-print-help",
            "cli-print-language",
        ] {
            assert!(
                one_line(&help).contains(&one_line(&label(locale, key))),
                "{locale} without {key}: {help}"
            );
        }
        let (_, complaint) = spoken(&["play", "chess"], &[("LANG", locale)]);
        let known = Words::new(locale, []).label_with(
            "cli-unknown-game",
            [
                ("game", "chess".to_owned().into()),
                ("games", "skull, skull-king, skallywaggs".to_owned().into()),
            ],
        );
        assert!(one_line(&complaint).contains(&one_line(&known)), "{locale}: {complaint} instead of {known}");
    }
}

#[test]
fn a_language_that_is_not_there_is_answered_with_those_that_are() {
    let (_, complaint) = spoken(&["--language", "tlh", "play", "skull"], &[]);
    assert!(complaint.contains("en, de, fr, es"), "{complaint}");
}
