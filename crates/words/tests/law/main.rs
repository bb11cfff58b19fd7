//! A prepared wordbook says exactly what Fluent says by its source, whatever the arguments.

mod fluent;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Arg, GameRng, Message, Seat};
use wordbook::wordbook;
use words::{Cast, PSEUDO, Words};

use crate::fluent::Fluent;

/// A wordbook: its language, where it is, its source, and what is made of it.
type Book = (&'static str, &'static str, &'static str, &'static str);

macro_rules! books {
    ($($locale:literal: [$($path:tt)+])+) => {
        [$($(($locale, $path, include_str!(concat!("../../", $path)), wordbook!($path))),+),+]
    };
}

macro_rules! book {
    ($source:tt) => {
        ("en", "the features", $source, wordbook!(source $source))
    };
}

/// Every wordbook of the tree, below this package.
const BOOKS: [Book; 52] = books!(
    "en": ["messages/en/afterwards.ftl" "messages/en/board.ftl" "messages/en/board-skallywaggs.ftl"
        "messages/en/board-skull.ftl" "messages/en/board-skull-king.ftl" "messages/en/common.ftl"
        "messages/en/logbook.ftl" "messages/en/terminal.ftl" "messages/en/web.ftl"
        "../room/messages/en.ftl" "../../games/skallywaggs/messages/en.ftl"
        "../../games/skull/messages/en.ftl" "../../games/skull-king/messages/en.ftl"]
    "de": ["messages/de/afterwards.ftl" "messages/de/board.ftl" "messages/de/board-skallywaggs.ftl"
        "messages/de/board-skull.ftl" "messages/de/board-skull-king.ftl" "messages/de/common.ftl"
        "messages/de/logbook.ftl" "messages/de/terminal.ftl" "messages/de/web.ftl"
        "../room/messages/de.ftl" "../../games/skallywaggs/messages/de.ftl"
        "../../games/skull/messages/de.ftl" "../../games/skull-king/messages/de.ftl"]
    "fr": ["messages/fr/afterwards.ftl" "messages/fr/board.ftl" "messages/fr/board-skallywaggs.ftl"
        "messages/fr/board-skull.ftl" "messages/fr/board-skull-king.ftl" "messages/fr/common.ftl"
        "messages/fr/logbook.ftl" "messages/fr/terminal.ftl" "messages/fr/web.ftl"
        "../room/messages/fr.ftl" "../../games/skallywaggs/messages/fr.ftl"
        "../../games/skull/messages/fr.ftl" "../../games/skull-king/messages/fr.ftl"]
    "es": ["messages/es/afterwards.ftl" "messages/es/board.ftl" "messages/es/board-skallywaggs.ftl"
        "messages/es/board-skull.ftl" "messages/es/board-skull-king.ftl" "messages/es/common.ftl"
        "messages/es/logbook.ftl" "messages/es/terminal.ftl" "messages/es/web.ftl"
        "../room/messages/es.ftl" "../../games/skallywaggs/messages/es.ftl"
        "../../games/skull/messages/es.ftl" "../../games/skull-king/messages/es.ftl"]
);

/// Everything that a wordbook can have, also what none has so far.
const FEATURES: Book = book!(
    r#"
# A comment.
plain = Ahoy – “sailor” ☠
empty = {""}
literal = an {"inn {x} \"\\ \u00e9\U01F60A"}n
gaps = { $a }{ $b } and { $a }
lines =
    First { $a }
      moved in
    { $b }

    last
word = It is { $a ->
    [yes] right, { $b },
    [Some_word-2] so-so
   *[no] wrong
} as it is.
number = { $a ->
    [0] none
    [1] one exactly
    [one] one
    [-1] one less
    [-007] seven less
    [zero] zero
    [two] two
    [few] few
    [many] many
   *[other] { $a }
}
plural-first = { $a ->
    [one] one
    [1] never
    [other] other
   *[else] no number
}
within = { $a ->
    [yes] A{ $b ->
        [one] B{ $c ->
            [yes] C
           *[no] {" "}c
        }!
       *[other] { $b }b
    }{ $c }
   *[no] { $b ->
        [yes] B
       *[no] {""}
    }{ $c ->
        [0] none
       *[other] c
    }
} end
"#
);

/// The arguments that a sentence asks for, and what its choices know.
struct Asked {
    names: BTreeSet<String>,
    choices: Vec<String>,
}

/// What a sentence asks for, by the lines of the source that belong to it.
fn asked(source: &str, key: &str) -> Asked {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let mut lines = source.lines().skip_while(|line| line.split(" =").next() != Some(key));
    let first = lines.next().expect("the key is in the source");
    let is_of_next = |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let own: Vec<&str> = std::iter::once(first).chain(lines.take_while(|line| !is_of_next(line))).collect();
    let own = own.join("\n");
    let after = |sign: char| {
        let found =
            own.split(sign).skip(1).map(|rest| rest.split(|c| !is_word(c)).next().unwrap_or_default());
        found.filter(|found| !found.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    Asked { names: after('$').into_iter().collect(), choices: after('[') }
}

/// Anything that an argument can be, and often what a choice knows.
fn any_arg(choices: &[String], inner: &Message, rng: &mut GameRng) -> Option<Arg> {
    const NUMBERS: [i64; 12] = [0, 1, 2, 3, 5, 7, 11, 21, 101, -1, -7, 1_000_000];
    let text = || ["yes", "no", "0", "1", "one", "other", "", "Anna {$b} \"x\""].map(str::to_owned);
    match rng.below(9) {
        0 => None,
        1 | 2 => Some(Arg::Seat(Seat::new(u8::try_from(rng.below(2)).unwrap()))),
        3 | 4 => Some(Arg::Number(*rng.pick(&NUMBERS))),
        5 => Some(Arg::Text(rng.pick(&text()).clone())),
        6 => Some(Arg::Message(Box::new(inner.clone()))),
        _ if choices.is_empty() => Some(Arg::Number(i64::from(rng.below(1_000_000)))),
        _ => {
            let choice = rng.pick(choices);
            Some(choice.parse().map_or_else(|_| Arg::Text(choice.clone()), Arg::Number))
        }
    }
}

fn any_message(key: &str, asked: &Asked, inner: &Message, rng: &mut GameRng) -> Message {
    let arg = |name: &String| any_arg(&asked.choices, inner, rng).map(|arg| (name.clone().into(), arg));
    Message { key: key.to_owned().into(), args: asked.names.iter().filter_map(arg).collect() }
}

/// Lets both say every sentence of a book with all kinds of arguments; how many sentences that were.
fn compare((_, path, source, prepared): Book, locale: &str, rounds: usize) -> usize {
    let (words, fluent) = (Words::of(locale, [prepared]).disguised(locale), Fluent::of(locale, [source]));
    assert_eq!(words.problems(), [""; 0], "{path}");
    let names = ["Anna".to_owned(), "Bo".to_owned()];
    let mut rng = GameRng::from_number(7);
    let mut inner =
        Message { key: words::keys(prepared).next().unwrap().to_owned().into(), args: Vec::new() };
    let mut said_in_all = 0;
    for key in words::keys(prepared) {
        let asked = asked(source, key);
        for round in 0..rounds {
            let message = any_message(key, &asked, &inner, &mut rng);
            let cast = Cast { names: &names, you: [None, Some(Seat::new(0))][round % 2] };
            let (said, missing) = fluent.say(&message, &cast);
            assert_eq!(words.say(&message, &cast), said, "{path}: {message:?}");
            let unsaid = words.try_say(&message, &cast).err().unwrap_or_default();
            let problem = |(key, name)| words::Unsaid { key, problem: format!("there is no ${name}") };
            assert_eq!(unsaid, missing.into_iter().map(problem).collect::<Vec<_>>(), "{path}: {message:?}");
            said_in_all += 1;
            if round == 0 && rng.below(3) == 0 && said.len() < 80 {
                inner = message;
            }
        }
    }
    said_in_all
}

#[test]
fn a_prepared_wordbook_says_what_fluent_says() {
    let books = BOOKS.into_iter().map(|book| (book, 60));
    for (book, rounds) in books.chain([(FEATURES, 500)]) {
        // Only English is written with accents that it does not have.
        let accented = if book.0 == "en" { compare(book, PSEUDO, rounds / 4) } else { 0 };
        let said = compare(book, book.0, rounds) + accented;
        assert!(said >= 500, "{}: only {said} sentences", book.1);
    }
}

#[test]
fn a_prepared_wordbook_has_every_sentence_of_its_source() {
    for (_, path, source, prepared) in BOOKS.into_iter().chain([FEATURES]) {
        let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
        let keys = source.lines().filter(begins).map(|line| line.split(" =").next().unwrap());
        assert_eq!(words::keys(prepared).collect::<Vec<_>>(), keys.collect::<Vec<_>>(), "{path}");
    }
}

#[test]
fn no_wordbook_of_the_tree_is_left_out() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for folder in ["crates", "games", "apps"] {
        walk(&package.join("../..").join(folder), &mut found);
    }
    let compared = BOOKS.map(|(_, path, ..)| package.join(path).canonicalize().unwrap());
    assert_eq!(found, BTreeSet::from(compared));
}

fn walk(folder: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            walk(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            found.insert(path.canonicalize().unwrap());
        }
    }
}
