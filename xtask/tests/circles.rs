//! No two modules lean on each other: every crate's files can be read one after the other, from the bottom up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module by its names from the root of its crate, such as `board::stage`; the root itself has none.
type Module = Vec<String>;

/// A crate: the code of each of its modules.
type Modules = BTreeMap<Module, Code>;

/// What a file names.
struct Code {
    /// The paths it names, where each begins with a name that means something in this file.
    used: Vec<Vec<String>>,
    /// What it imports, by the name it has here.
    imported: BTreeMap<String, Vec<String>>,
}

/// A bit of source text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Colons,
    Sign(char),
}

/// The text without comments, and without the tests at its end: they look at everything.
fn shipped(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code = |line: &str| {
        let is_comment = line.trim_start().starts_with("//");
        if is_comment { String::new() } else { line.split(" // ").next().unwrap_or_default().to_owned() }
    };
    text.lines().map(code).collect::<Vec<_>>().join("\n")
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(sign) = rest.chars().next() {
        let len = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (token, len) = match len {
            0 if rest.starts_with("::") => (Token::Colons, 2),
            0 => (Token::Sign(sign), literal(rest).unwrap_or(sign.len_utf8())),
            _ => (Token::Word(&rest[..len]), len),
        };
        found.push(token);
        rest = rest[len..].trim_start();
    }
    found
}

/// The length of the quoted text that begins here, if there is one.
fn literal(text: &str) -> Option<usize> {
    if text.starts_with("'\"'") {
        return Some(3);
    }
    let mut is_escaped = false;
    let ends = |c: char| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    };
    text.strip_prefix('"')?.find(ends).map(|len| len + 2)
}

/// The paths that begin here, `a::{b, c::d}` being two; and what follows them.
fn paths<'a, 'b>(tokens: &'b [Token<'a>], before: &[&'a str]) -> (Vec<Vec<&'a str>>, &'b [Token<'a>]) {
    let mut path = before.to_vec();
    match tokens {
        [Token::Word(word), Token::Colons, rest @ ..] => {
            path.push(word);
            paths(rest, &path)
        }
        [Token::Word("self"), rest @ ..] if !before.is_empty() => (vec![path], rest),
        [Token::Word(word), rest @ ..] => {
            path.push(word);
            (vec![path], rest)
        }
        [Token::Sign('{'), rest @ ..] => group(rest, before),
        _ => (vec![path], tokens),
    }
}

/// The paths in braces, and what follows the brace that closes them.
fn group<'a, 'b>(mut tokens: &'b [Token<'a>], before: &[&'a str]) -> (Vec<Vec<&'a str>>, &'b [Token<'a>]) {
    let mut found = Vec::new();
    while let [token, rest @ ..] = tokens {
        match token {
            Token::Sign('}') => return (found, rest),
            Token::Word(_) | Token::Sign('{') => {
                let (some, rest) = paths(tokens, before);
                found.extend(some);
                tokens = rest;
            }
            Token::Colons | Token::Sign(_) => tokens = rest,
        }
    }
    (found, tokens)
}

fn owned(path: &[&str]) -> Vec<String> {
    path.iter().map(|name| (*name).to_owned()).collect()
}

impl Code {
    fn read(text: &str) -> Self {
        let text = shipped(text);
        let tokens = tokens(&text);
        let mut code = Self { used: Vec::new(), imported: BTreeMap::new() };
        let (mut handed_on, mut words) = (Vec::new(), BTreeSet::new());
        let (mut rest, mut before) = (&tokens[..], None);
        while let [token, after @ ..] = rest {
            match (token, after) {
                (Token::Word("use"), _) => {
                    let (found, left) = paths(after, &[]);
                    let is_public = matches!(before, Some(Token::Word("pub") | Token::Sign(')')));
                    for path in found {
                        let name = path.last().copied().unwrap_or_default();
                        code.imported.insert(name.to_owned(), owned(&path));
                        if is_public { handed_on.push(path) } else { code.used.push(owned(&path)) }
                    }
                    rest = left;
                }
                (Token::Word(word), [Token::Colons, ..]) => {
                    words.insert(*word);
                    let (found, left) = paths(rest, &[]);
                    code.used.extend(found.iter().map(|path| owned(path)));
                    rest = left;
                }
                (Token::Word("mod"), [_, left @ ..]) => rest = left,
                (Token::Word(word), _) => {
                    words.insert(*word);
                    rest = after;
                }
                _ => rest = after,
            }
            before = Some(*token);
        }
        // Who hands something on and uses it, too, leans on it.
        let is_used = |path: &&Vec<&str>| path.last().is_some_and(|name| words.contains(name));
        code.used.extend(handed_on.iter().filter(is_used).map(|path| owned(path)));
        code
    }
}

/// The module that a path leads to from here: where the thing is made that it names, not where it is handed on.
fn target(modules: &Modules, here: &Module, path: &[String], hops: u8) -> Option<Module> {
    let up = path.iter().take_while(|name| *name == "super").count();
    let (mut at, rest) = match path.first()?.as_str() {
        "crate" => (Module::new(), &path[1..]),
        "self" => (here.clone(), &path[1..]),
        "super" => (here[..here.len().checked_sub(up)?].to_vec(), &path[up..]),
        child => {
            let child = [&here[..], &[child.to_owned()]].concat();
            modules.contains_key(&child).then_some((here.clone(), path))?
        }
    };
    for (depth, name) in rest.iter().enumerate() {
        let inner = [&at[..], std::slice::from_ref(name)].concat();
        if modules.contains_key(&inner) {
            at = inner;
            continue;
        }
        let handed = modules.get(&at)?.imported.get(name).filter(|_| hops > 0);
        let onward = handed.map(|handed| [handed, &rest[depth + 1..]].concat());
        return onward.and_then(|path| target(modules, &at, &path, hops - 1)).or(Some(at));
    }
    Some(at)
}

/// Which modules each module leans on.
fn leans(modules: &Modules) -> BTreeMap<&Module, BTreeSet<Module>> {
    let of = |(module, code): (&'_ Module, &Code)| {
        let found = code.used.iter().filter_map(|path| target(modules, module, path, 4));
        found.filter(|other| other != module).collect::<BTreeSet<_>>()
    };
    modules.iter().map(|(module, code)| (module, of((module, code)))).collect()
}

/// A circle among modules, as `a -> b -> a`.
fn circle(modules: &Modules) -> Option<String> {
    let leans = leans(modules);
    let mut done = BTreeSet::new();
    leans.keys().find_map(|module| follow(&leans, module, &mut Vec::new(), &mut done))
}

fn follow(
    leans: &BTreeMap<&Module, BTreeSet<Module>>,
    module: &Module,
    way: &mut Vec<Module>,
    done: &mut BTreeSet<Module>,
) -> Option<String> {
    if let Some(from) = way.iter().position(|before| before == module) {
        let names = way[from..].iter().chain([module]).map(named);
        return Some(names.collect::<Vec<_>>().join(" -> "));
    }
    if done.contains(module) {
        return None;
    }
    way.push(module.clone());
    let found = leans[module].iter().find_map(|next| follow(leans, next, way, done));
    way.pop();
    done.insert(module.clone());
    found
}

fn named(module: &Module) -> String {
    if module.is_empty() { "crate".to_owned() } else { module.join("::") }
}

fn crate_of(files: &[(&str, &str)]) -> Modules {
    files.iter().map(|(path, text)| (module(Path::new(path)), Code::read(text))).collect()
}

/// The module of a file, by its path below the folder of the crate's root.
fn module(path: &Path) -> Module {
    let names = path.with_extension("");
    let mut names: Module = names.iter().map(|name| name.display().to_string()).collect();
    names.pop_if(|last| matches!(last.as_str(), "mod" | "lib" | "main"));
    names
}

/// Every file below a folder, as its path and its text.
fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of the workspace") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("text");
            found.push((path, text));
        }
    }
}

/// The folders of what all crates ship.
fn roots() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let mut found = Vec::new();
    for folder in ["crates", "games", "apps", "xtask"] {
        sources(&root.join(folder), &mut found);
    }
    let is_root = |path: &PathBuf| path.ends_with("src/lib.rs") || path.ends_with("src/main.rs");
    let roots = found.into_iter().map(|(path, _)| path).filter(is_root);
    roots.filter_map(|path| path.parent().map(Path::to_path_buf)).collect()
}

#[test]
fn no_crate_has_a_circle() {
    let roots = roots();
    assert!(roots.len() > 15, "the check looks in the wrong place: {roots:?}");
    let mut circles = Vec::new();
    for root in roots {
        let mut files = Vec::new();
        sources(&root, &mut files);
        let below = |path: &Path| path.strip_prefix(&root).expect("below its root").to_path_buf();
        let modules = files.iter().map(|(path, text)| (module(&below(path)), Code::read(text))).collect();
        circles.extend(circle(&modules).map(|circle| format!("{}: {circle}", root.display())));
    }
    assert!(circles.is_empty(), "modules that lean on each other:\n{}", circles.join("\n"));
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let bottom = ("c.rs", "pub struct C;");
    let ways = [
        ("use crate::b::B;", "use crate::a::A;"),
        ("use crate::{b::B, c};", "use super::{a::{self, A}, c::C};"),
        ("fn a() { crate::b::b() }", "fn b(a: super::a::A) {}"),
        ("use crate::c;\nuse crate::b;", "pub use super::c::C;\nuse super::a;"),
    ];
    for (a, b) in ways {
        let modules = crate_of(&[("lib.rs", "mod a;\nmod b;\nmod c;"), ("a.rs", a), ("b.rs", b), bottom]);
        assert_eq!(circle(&modules).as_deref(), Some("a -> b -> a"), "{a} {b}");
    }
}

#[test]
fn a_longer_circle_is_found_across_folders() {
    let modules = crate_of(&[
        ("main.rs", "mod a;\nmod room;\nfn main() { a::go() }"),
        ("a.rs", "use crate::room::Inner;"),
        ("room/mod.rs", "mod inner;\nmod other;\npub use inner::Inner;"),
        ("room/inner.rs", "use super::other::Other;"),
        ("room/other.rs", "use crate::a;"),
    ]);
    assert_eq!(circle(&modules).as_deref(), Some("a -> room::inner -> room::other -> a"));
}

#[test]
fn a_parent_may_name_its_children_or_be_named_by_them_but_not_both() {
    let child = ("room/child.rs", "use super::{Child, shared};\nfn child() -> Shared { super::shared() }");
    let both = crate_of(&[("room.rs", "mod child;\nfn draw() { child::child() }\nfn shared() {}"), child]);
    assert_eq!(circle(&both).as_deref(), Some("room -> room::child -> room"));
    let hands_on = crate_of(&[("room.rs", "mod child;\npub use child::Child;\nfn shared() {}"), child]);
    assert_eq!(circle(&hands_on), None);
}

#[test]
fn comments_tests_and_what_is_handed_on_make_no_circle() {
    let modules = crate_of(&[
        ("lib.rs", "mod a;\nmod b;\npub use a::A;\npub use b::B;"),
        ("a.rs", "//! See [`crate::b`].\nuse crate::B; // not crate::a::A\n"),
        ("b.rs", "/// Made by [`crate::a::A`].\nstruct B;\n#[cfg(test)]\nmod tests {\n use crate::a::A;\n}"),
    ]);
    assert_eq!(circle(&modules), None);
}
