//! The words of the browser client, in files of one language each: those of the page with what it says of every game
//! before that is there, and those of each game's table.

use std::fs;

use anyhow::{Context, Result, anyhow};
use wordsmith::{LANGUAGES, excerpt, prepare_like, report};

use crate::dist::Files;
use crate::run;

/// What a page says wherever the reader is, by language; a terminal's words are none of it.
const PAGE: [&str; 2] = ["crates/words/messages/*/common.ftl", "crates/words/messages/*/web.ftl"];

/// What is said at a table, whichever game is played there.
const TABLE: [&str; 2] = ["crates/words/messages/*/board.ftl", "crates/room/messages/*.ftl"];

/// The name of what is there for games that are over: a worker, words and a style.
pub const AFTERWARDS: &str = "afterwards";

/// What is said of them.
const OVER: [&str; 1] = ["crates/words/messages/*/afterwards.ftl"];

/// What is said in the log book, which is fetched by whoever opens it.
const LOGBOOK: &str = "logbook";

/// Where the page says which languages there are.
const PLACEHOLDER: &str = "@languages@";

/// The first line of each file: of which build its words are.
const BUILD: &str = "build=@build@\n";

/// Adds the words in every language, and tells the page which ones there are.
pub fn add(files: &mut Files, games: &[String]) -> Result<()> {
    for language in LANGUAGES {
        add_language(files, language.code, games)?;
    }
    if let Some(page) = files.get_mut("index.html") {
        let text = std::str::from_utf8(page).context("the page is text")?;
        let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
        *page = text.replace(PLACEHOLDER, &codes.join(" ")).into();
    }
    Ok(())
}

fn add_language(files: &mut Files, code: &str, games: &[String]) -> Result<()> {
    let mut page = BUILD.to_owned() + &all_prepared(&PAGE, code)?;
    let table = BUILD.to_owned() + &all_prepared(&TABLE, code)?;
    let mut logbook = BUILD.to_owned() + &prepared(&format!("crates/words/messages/*/{LOGBOOK}.ftl"), code)?;
    for game in games {
        let words = prepared(&format!("games/{game}/messages/*.ftl"), code)?;
        let board = prepared(&format!("crates/words/messages/*/board-{game}.ftl"), code)?;
        page.push_str(&excerpt(&words, |key| is_said_before(key, game)));
        logbook.push_str(&excerpt(&words, |key| key.contains("-slip-")));
        files.insert(of_game(game, code), format!("{table}{board}{words}").into());
    }
    files.insert(of_page(code), page.into());
    files.insert(of_game(AFTERWARDS, code), (BUILD.to_owned() + &all_prepared(&OVER, code)?).into());
    files.insert(of_game(LOGBOOK, code), logbook.into());
    Ok(())
}

/// The sentences of a game that are said before it is there: its name, its editions and its bots.
fn is_said_before(key: &str, game: &str) -> bool {
    let own = key.strip_prefix(game).unwrap_or_default();
    ["-name", "-blurb", "-preset-"].iter().any(|part| own.starts_with(part)) || key.starts_with("bot-")
}

/// The file of a page's words.
pub fn of_page(code: &str) -> String {
    format!("words/{code}.txt")
}

/// The file of a game's words.
pub fn of_game(game: &str, code: &str) -> String {
    format!("words/{game}.{code}.txt")
}

/// The language of a file, if it has words.
pub fn language_of(file: &str) -> Option<&str> {
    file.strip_prefix("words/")?.strip_suffix(".txt")?.split('.').next_back()
}

fn all_prepared(all: &[&str], code: &str) -> Result<String> {
    all.iter().map(|paths| prepared(paths, code)).collect()
}

/// A wordbook with the language for the star, as pages read it.
fn prepared(paths: &str, code: &str) -> Result<String> {
    let (own, english) = (read(paths, code)?, read(paths, LANGUAGES[0].code)?);
    let path = paths.replace('*', code);
    prepare_like(&own, &english).map_err(|problems| anyhow!(report(&path, &problems)))
}

fn read(paths: &str, code: &str) -> Result<String> {
    let path = paths.replace('*', code);
    fs::read_to_string(run::root().join(&path)).with_context(|| format!("reading {path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added() -> Files {
        let mut files: Files =
            [("index.html".to_owned(), b"<html data-languages=\"@languages@\">".to_vec())].into();
        add(&mut files, &run::games().unwrap()).unwrap();
        files
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).unwrap()
    }

    #[test]
    fn every_language_has_a_file_for_the_page_one_for_each_game_and_one_for_afterwards() {
        let (files, games) = (added(), run::games().unwrap());
        for language in LANGUAGES {
            assert!(text(&files, &of_page(language.code)).contains("\nweb-title="));
            for game in &games {
                let words = text(&files, &of_game(game, language.code));
                assert!(words.starts_with(BUILD) && words.contains(&format!("\n{game}-title")), "{game}");
            }
        }
        let languages = files.keys().filter_map(|file| language_of(file)).count();
        assert_eq!(languages, LANGUAGES.len() * (3 + games.len()));
        assert_eq!(text(&files, "index.html"), "<html data-languages=\"en de fr es\">");
    }

    #[test]
    fn a_table_has_the_words_of_its_own_board_alone() {
        let files = added();
        let boards = [
            ("skull-king", "board-king-trick"),
            ("skull", "board-skull-race"),
            ("skallywaggs", "board-wagg-tray"),
        ];
        for (language, (game, _)) in
            LANGUAGES.iter().flat_map(|language| boards.map(|board| (language, board)))
        {
            let words = text(&files, &of_game(game, language.code));
            for (of, sentence) in boards {
                assert_eq!(words.contains(&format!("\n{sentence}=")), of == game, "{sentence} with {game}");
            }
        }
    }

    #[test]
    fn a_page_can_name_every_game_its_editions_and_its_bots_before_the_game_is_there() {
        let files = added();
        for language in LANGUAGES {
            let page = text(&files, &of_page(language.code));
            for game in run::games().unwrap() {
                let own = text(&files, &of_game(&game, language.code));
                let said = own.lines().filter(|line| is_said_before(line.split('=').next().unwrap(), &game));
                let said: Vec<&str> = said.collect();
                assert!(said.len() > 5, "{game}: {said:?}");
                assert!(said.iter().all(|line| page.contains(&format!("\n{line}\n"))), "{game}");
            }
            assert!(!page.contains("-event-"), "what happens is told at a table");
        }
    }

    #[test]
    fn a_log_book_can_name_the_mistakes_of_every_game() {
        let files = added();
        for language in LANGUAGES {
            let words = text(&files, &of_game(LOGBOOK, language.code));
            assert!(words.starts_with(BUILD) && words.contains("\nlogbook-standings="));
            for game in run::games().unwrap() {
                assert!(words.contains(&format!("\n{game}-slip-")), "{game}");
            }
        }
    }

    #[test]
    fn a_file_of_words_is_known_by_its_language() {
        assert_eq!(language_of(&of_page("de")), Some("de"));
        assert_eq!(language_of(&of_game("skull-king", "fr")), Some("fr"));
        assert_eq!(language_of("web.js"), None);
    }
}
