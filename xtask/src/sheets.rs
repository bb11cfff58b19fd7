//! One style sheet out of all that the page names: sheets are much alike, so together they pack smaller, and a first
//! visit asks once.

use anyhow::{Context, Result};

use crate::dist::Files;

/// What the one sheet is called.
const SHEET: &str = "style.css";

/// Puts the sheets that the page names into one, in their order; those that are left come with their games. None keeps
/// its comments.
pub fn join(files: &mut Files) -> Result<()> {
    let page = text(files, "index.html")?;
    let mut sheet = String::new();
    let mut lines = Vec::new();
    for line in page.lines() {
        let Some(name) = named(line) else {
            lines.push(line.to_owned());
            continue;
        };
        if sheet.is_empty() {
            lines.push(line.replace(name, SHEET));
        }
        sheet.push_str(&plain(&text(files, name)?));
        files.remove(name);
    }
    for (_, left) in files.iter_mut().filter(|(name, _)| name.ends_with(".css")) {
        *left = plain(std::str::from_utf8(left).context("a sheet is text")?).into();
    }
    files.insert("index.html".into(), (lines.join("\n") + "\n").into());
    files.insert(SHEET.into(), sheet.into());
    Ok(())
}

fn text(files: &Files, name: &str) -> Result<String> {
    let data = files.get(name).with_context(|| format!("there is no {name}"))?;
    String::from_utf8(data.clone()).with_context(|| format!("{name} is no text"))
}

/// The sheet that a line of the page asks for.
fn named(line: &str) -> Option<&str> {
    line.split_once(r#"rel="stylesheet" href="/"#)?.1.split('"').next()
}

/// A sheet as a browser needs it.
fn plain(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let told = parts.map(|part| part.split_once("*/").map_or("", |(_, rest)| rest));
    let whole = told.fold(first, |whole, rest| whole + rest);
    // What is quoted otherwise is left alone.
    if whole.contains('\'') || whole.contains("\\\"") || whole.matches('"').count() % 2 == 1 {
        return whole;
    }
    // Every other piece stands between quotes, and stays as it is.
    let pieces = whole.trim().split('"').enumerate();
    let pieces = pieces.map(|(at, piece)| if at % 2 == 0 { dense(piece) } else { piece.to_owned() });
    pieces.collect::<Vec<_>>().join("\"")
}

/// Without the spaces that only people need. One before a colon or a comma may tell a descendant, and stays.
fn dense(css: &str) -> String {
    let mut dense = String::with_capacity(css.len());
    for letter in css.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }) {
        let is_idle = letter == ' ' && dense.ends_with(['{', '}', ';', ':', ',', ' ']);
        if is_idle {
            continue;
        }
        if matches!(letter, '{' | '}' | ';') && dense.ends_with(' ') {
            dense.pop();
        }
        if letter == '}' && dense.ends_with(';') {
            dense.pop();
        }
        dense.push(letter);
    }
    dense
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::run;

    #[test]
    fn sheets_are_joined_in_the_order_of_the_page_and_lose_their_comments() {
        let page = "<link rel=\"icon\" href=\"/i.svg\">\n  <link rel=\"stylesheet\" href=\"/b.css\">\n  \
                    <link rel=\"stylesheet\" href=\"/a.css\">\n<body>\n";
        let sheets =
            [("a.css", "/* one */\n.a {\n  top: 0; /* two\n lines */\n}\n"), ("b.css", ".b { left: 0; }")];
        let mut files: Files =
            sheets.into_iter().chain([("index.html", page)]).map(|(n, t)| (n.to_owned(), t.into())).collect();
        join(&mut files).unwrap();
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["index.html", "style.css"]);
        assert_eq!(text(&files, "style.css").unwrap(), ".b{left:0}.a{top:0}");
        let page = text(&files, "index.html").unwrap();
        assert_eq!(page.matches("stylesheet").count(), 1);
        assert!(page.contains(r#"<link rel="stylesheet" href="/style.css">"#));
    }

    #[test]
    fn a_sheet_that_the_page_does_not_name_stays_by_itself() {
        let sheets = [("game.css", "/* one */\n.a { top: 0; }\n"), ("index.html", "<body>\n")];
        let mut files: Files = sheets.into_iter().map(|(n, t)| (n.to_owned(), t.into())).collect();
        join(&mut files).unwrap();
        assert_eq!(text(&files, "game.css").unwrap(), ".a{top:0}");
    }

    #[test]
    fn spaces_that_mean_something_stay() {
        let sheet = ".a :is(.b, .c)::before {\n  content: \"; } , \";\n  width: calc(1px + 2px);\n}\n@media (hover) and (x) { .d { top: 0 } }";
        let packed = r#".a :is(.b,.c)::before{content:"; } , ";width:calc(1px + 2px)}@media (hover) and (x){.d{top:0}}"#;
        assert_eq!(plain(sheet), packed);
    }

    #[test]
    fn a_sheet_that_is_missing_is_said_to_be() {
        let mut files: Files =
            [("index.html".to_owned(), b"<link rel=\"stylesheet\" href=\"/no.css\">".to_vec())].into();
        assert!(join(&mut files).unwrap_err().to_string().contains("no.css"));
    }

    /// The first page has pictures, too.
    #[test]
    fn what_pictures_look_like_comes_with_the_page_and_not_with_a_table() {
        let style = |name: &str| fs::read_to_string(run::root().join("apps/web/style").join(name)).unwrap();
        assert!(style("app.css").contains("\n.art {"));
        let board = style("board.css");
        let early: Vec<&str> = board
            .lines()
            .filter(|line| {
                [".art ", ".art.", ".disc ", ".disc.", ".crew-", ".portrait "]
                    .iter()
                    .any(|art| line.starts_with(art))
            })
            .collect();
        assert!(early.is_empty(), "a first page does not have {early:?}");
    }
}
