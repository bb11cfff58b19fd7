//! Habits of the tree that no lint knows: headers, leftovers, clauses of the rules and the tests that name them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path below the workspace, and its text.
struct Source {
    path: String,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

fn files(extension: &str) -> Vec<Source> {
    let found = files_if_any(extension);
    assert!(!found.is_empty(), "no .{extension} files: the check looks in the wrong place");
    found
}

fn files_if_any(extension: &str) -> Vec<Source> {
    let mut found = Vec::new();
    for folder in ["crates", "games", "apps", "xtask", "docs"] {
        walk(&root().join(folder), extension, &mut found);
    }
    found
}

fn walk(folder: &Path, extension: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of the workspace") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if !path.ends_with("target") && !path.ends_with("node_modules") {
                walk(&path, extension, found);
            }
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path).expect("text");
            let path = path.strip_prefix(root()).expect("below the root").display().to_string();
            found.push(Source { path, text });
        }
    }
}

#[test]
fn every_file_opens_with_its_purpose() {
    for source in files("rs") {
        let first = source.text.lines().next().unwrap_or_default();
        assert!(first.starts_with("//! "), "{} does not open with `//!` and a sentence", source.path);
    }
}

#[test]
fn nothing_is_left_half_done() {
    // Split, so that this list does not find itself.
    let banned = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[", "ignore"),
        concat!("#[", "should_panic"),
        concat!("#[", "allow("),
        concat!("#![", "allow("),
        concat!("deny(", "warnings)"),
    ];
    for source in files("rs") {
        for (idx, line) in source.text.lines().enumerate() {
            let found = banned.iter().find(|word| line.contains(**word));
            assert!(found.is_none(), "{}:{}: {}", source.path, idx + 1, found.unwrap_or(&""));
        }
    }
}

#[test]
fn no_function_is_longer_than_a_screen() {
    const LINES_MAX: usize = 80;
    for source in files("rs") {
        let mut start = None;
        for (idx, line) in source.text.lines().enumerate() {
            let indent = line.len() - line.trim_start().len();
            let opens = line.trim_start().starts_with("fn ") || line.contains(" fn ");
            if opens
                && !line.trim_start().starts_with("//")
                && start.is_none()
                && !line.trim_end().ends_with(';')
            {
                start = Some((idx, indent));
            }
            let Some((from, from_indent)) = start else { continue };
            if indent == from_indent && line.trim() == "}" || (idx == from && line.trim_end().ends_with('}'))
            {
                assert!(
                    idx - from < LINES_MAX,
                    "{}:{} is {} lines long",
                    source.path,
                    from + 1,
                    idx - from + 1
                );
                start = None;
            }
        }
    }
}

/// Clause names such as `SKULL-3.2` in a text.
fn clauses(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'));
    let named = words.map(|word| word.trim_end_matches('.')).filter(|word| {
        let Some((game, number)) = word.split_once('-') else { return false };
        !game.is_empty()
            && game.bytes().all(|b| b.is_ascii_uppercase())
            && number.split('.').count() == 2
            && number.split('.').all(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    });
    named.map(str::to_owned).collect()
}

#[test]
fn every_clause_of_the_rules_is_named_by_a_test_and_every_citation_exists() {
    let written: BTreeSet<String> = files("md")
        .iter()
        .filter(|s| s.path.starts_with("docs/rules/"))
        .flat_map(|s| clauses(&s.text))
        .collect();
    assert!(!written.is_empty(), "docs/rules has no clauses");
    let sources: Vec<Source> = files("rs").into_iter().filter(|s| s.path.starts_with("games/")).collect();
    let cited: BTreeSet<String> = sources.iter().flat_map(|s| clauses(&s.text)).collect();
    let unknown: Vec<_> = cited.difference(&written).collect();
    assert!(unknown.is_empty(), "cited but not in docs/rules: {unknown:?}");
    let tested: BTreeSet<String> =
        sources.iter().filter(|s| s.path.contains("/tests/")).flat_map(|s| clauses(&s.text)).collect();
    let untested: Vec<_> = written.difference(&tested).collect();
    assert!(untested.is_empty(), "no test names: {untested:?}");
}

/// The mark of what the rulebook does not say.
const OURS: &str = "(our ruling";

/// The clauses whose text, `- **SW-3.2** ...` with the indented lines below it, has the mark.
fn marked(text: &str) -> BTreeSet<String> {
    let clauses = text.split("\n- **").skip(1);
    let own_lines = |clause: &str| clause.split("\n#").next().unwrap_or_default().contains(OURS);
    let named = clauses.filter(|clause| own_lines(clause)).filter_map(|clause| clause.split_once("**"));
    named.map(|(clause, _)| clause.to_owned()).collect()
}

#[test]
fn every_ruling_of_ours_is_marked_in_one_way_and_has_a_reason() {
    let games = fs::read_dir(root().join("games")).expect("a folder of games");
    for game in games.map(|game| game.expect("a game").path()).filter(|game| game.is_dir()) {
        let path = format!("docs/rules/{}.md", game.file_name().expect("a name").display());
        let text = fs::read_to_string(root().join(&path)).expect("a page of rules for each game");
        let lower = text.to_lowercase();
        let unmarked = lower.matches("our ruling").count()
            - text.matches(OURS).count()
            - lower.matches("our rulings").count();
        assert_eq!(unmarked, 0, "{path} speaks of a ruling without marking it {OURS})");
        let (rules, reasons) = text.split_once("\n## Our rulings\n").expect("a table of our rulings");
        let (marked, reasons) = (marked(rules), clauses(reasons));
        let without: Vec<_> = marked.difference(&reasons).filter(|clause| !is_of_a_card(clause)).collect();
        assert!(without.is_empty(), "{path}: marked without a reason: {without:?}");
        let unmarked: Vec<_> = reasons.difference(&marked).collect();
        assert!(unmarked.is_empty(), "{path}: ours, but not marked: {unmarked:?}");
    }
}

#[test]
fn every_page_of_rules_is_looked_at_for_rulings() {
    let pages = files("md").into_iter().filter(|source| source.path.starts_with("docs/rules/"));
    let mut pages: Vec<String> = pages.map(|source| source.path).collect();
    pages.sort();
    assert_eq!(pages, ["docs/rules/skallywaggs.md", "docs/rules/skull-king.md", "docs/rules/skull.md"]);
}

/// Clauses about single cards of Skallywaggs; the file of cards says which texts are ours, and a test of the game
/// compares them.
fn is_of_a_card(clause: &str) -> bool {
    ["SW-7.", "SW-8.", "SW-9."].iter().any(|section| clause.starts_with(section))
}

#[test]
fn the_tree_speaks_of_the_project_alone() {
    for extension in ["rs", "md", "toml", "css", "js", "html", "ftl"] {
        for source in files(extension) {
            for word in [concat!("/", "work/"), concat!("/", "root/"), concat!("/tmp", "/w-")] {
                assert!(!source.text.contains(word), "{} names a path of some machine: {word}", source.path);
            }
        }
    }
}

/// What players found clumsy once, as no native speaker would say it.
const CLUMSY: [&str; 14] = [
    "has a bid",
    "to be had",
    "is to play",
    "go on with",
    "put away",
    "= Front page",
    "Send away",
    "the first place",
    "What now",
    "is not told here",
    "write that down",
    "Crew of {",
    "as many away",
    "Whose crew it joins",
];

#[test]
fn what_was_said_clumsily_once_is_not_said_again() {
    let catalogues = files("ftl");
    assert!(!catalogues.is_empty());
    for source in catalogues {
        let said = source.text.to_lowercase();
        for words in CLUMSY {
            assert!(!said.contains(&words.to_lowercase()), "{} says \"{words}\"", source.path);
        }
    }
}

/// The opening tags in a text, from the name on, such as `li class="seat"`.
fn tags(text: &str) -> Vec<&str> {
    let opens = text.match_indices('<').map(|(at, _)| at + 1);
    let is_tag = |at: &usize| text[*at..].starts_with(|c: char| c.is_ascii_lowercase());
    opens.filter(is_tag).map(|at| tag(&text[at..])).collect()
}

/// The tag at the beginning of a text, up to its end; what stands in brackets or quotes does not end it.
fn tag(text: &str) -> &str {
    let (mut depth, mut is_quoted, mut before) = (0, false, ' ');
    for (at, c) in text.char_indices() {
        match c {
            '"' if before != '\\' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if depth == 0 && !matches!(before, '-' | '=') => return &text[..at],
            _ => {}
        }
        before = c;
    }
    text
}

/// Whether a tag has a class that changes, and switches single classes beside it.
fn mixes_classes(tag: &str) -> bool {
    let words = || tag.split_whitespace();
    let changes = words().any(|word| word.starts_with("class=") && !word.starts_with("class=\""));
    changes && words().any(|word| word.starts_with("class:"))
}

#[test]
fn a_class_that_changes_is_one_string() {
    // A changed string takes the switched classes with it: cards have lost their shape by that.
    let mixed =
        r#"view! { <li class=format!("play {}", crew) on:click=move |_| go(a > b) class:wins=wins> }"#;
    assert!(tags(mixed).into_iter().any(mixes_classes), "the check does not see what it is for");
    let apart = r#"view! { <li class="play" class:wins=wins><b class=name></b></li> }"#;
    assert!(!tags(apart).into_iter().any(mixes_classes), "the check sees too much");
    for source in files("rs").iter().filter(|source| source.path.starts_with("apps/web/")) {
        let found = tags(&source.text).into_iter().find(|tag| mixes_classes(tag));
        assert!(
            found.is_none(),
            "{}: build one class string in <{}>",
            source.path,
            found.unwrap_or_default()
        );
    }
}

/// What follows `--example` in this text, in a command or in a list of arguments.
fn examples_named(text: &str) -> BTreeSet<String> {
    let named = text.split("--example").skip(1).filter_map(|rest| {
        let rest = rest.strip_prefix("\",").unwrap_or(rest).strip_prefix(' ')?;
        let is_name = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        Some(rest.trim_start_matches(['"', ' ']).chars().take_while(is_name).collect::<String>())
    });
    named.filter(|name| !name.is_empty() && name != "--").collect()
}

#[test]
fn every_example_that_a_command_or_a_page_names_is_there() {
    let sources = ["rs", "md", "py", "sh"].map(files_if_any).into_iter().flatten();
    let (mut named, mut there) = (BTreeSet::new(), BTreeSet::new());
    for source in sources {
        // A file, or a folder with several.
        let example = source.path.split_once("/examples/").and_then(|(_, path)| path.split('/').next());
        there.extend(example.map(|name| name.trim_end_matches(".rs").to_owned()));
        named.extend(examples_named(&source.text));
    }
    for name in ["exercise", "golden_logs", "moves", "shares"] {
        assert!(named.contains(name), "nothing names {name}: {named:?}");
    }
    let missing: Vec<_> = named.difference(&there).collect();
    assert!(missing.is_empty(), "named but not there: {missing:?}");
}

#[test]
fn an_example_is_found_in_a_command_and_in_a_list_of_arguments() {
    // Split, so that this test does not find itself.
    let (in_command, in_list) = (
        concat!("cargo build --exam", "ple first`, then"),
        concat!("[\"--exam", "ple\", \"second_one\", \"--\"]"),
    );
    let found = examples_named(&format!("{in_command} {in_list} {}", concat!("cargo build --exam", "ples")));
    assert_eq!(found, BTreeSet::from(["first".to_owned(), "second_one".to_owned()]));
}
