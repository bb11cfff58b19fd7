//! Fluent wordbooks, prepared when a program is built: what is wrong with one is said by the compiler, and no program
//! carries a reader of Fluent.

use std::path::{Path, PathBuf};
use std::{env, fs};

use proc_macro::{TokenStream, TokenTree};
use wordsmith::{LANGUAGES, Problem, prepare, prepare_like, report};

/// A wordbook in the form that `words` reads, as a `&'static str`.
///
/// `wordbook!("messages/en.ftl")` takes a file below the folder of the package, `wordbook!(source r"…")` what is
/// written there.
#[proc_macro]
pub fn wordbook(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    expanded(match &tokens[..] {
        [TokenTree::Literal(path)] => of_file(&path.to_string()),
        [TokenTree::Ident(source), TokenTree::Literal(text)] if source.to_string() == "source" => {
            of_source(&text.to_string())
        }
        _ => Err("this takes the path of a wordbook, or `source` and a wordbook".to_owned()),
    })
}

/// The wordbook of a language, as an `Option<&'static str>`: `wordbooks!(locale, "messages/*.ftl")` has a file for every
/// language there is, with the name of the language for the star. All must have the sentences of the English one.
#[proc_macro]
pub fn wordbooks(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    expanded(match &tokens[..] {
        [TokenTree::Ident(locale), TokenTree::Punct(_), TokenTree::Literal(paths)] => {
            of_languages(&locale.to_string(), &paths.to_string())
        }
        _ => Err("this takes a language, and the path of its wordbooks with a star in it".to_owned()),
    })
}

fn expanded(code: Result<String, String>) -> TokenStream {
    let code = code.unwrap_or_else(|problem| format!("::core::compile_error!({problem:?})"));
    code.parse().expect("a block or an expression")
}

/// A file as it was written.
struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    #[expect(clippy::disallowed_methods, reason = "the compiler reads the wordbook")]
    fn read(path: &str) -> Result<Self, String> {
        let package = env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo does not name a package")?;
        let path = Path::new(&package).join(path);
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { path, text })
    }

    /// What came of it, as code; the compiler looks at the file again when it has changed.
    fn code(&self, prepared: Result<String, Vec<Problem>>) -> Result<String, String> {
        let prepared = prepared.map_err(|problems| report(&self.path.display(), &problems))?;
        let path = self.path.to_str().ok_or("the path of the wordbook is not text")?;
        Ok(format!("{{ const _: &[u8] = ::core::include_bytes!({path:?}); {prepared:?} }}"))
    }
}

fn of_file(literal: &str) -> Result<String, String> {
    let source = Source::read(plain(literal)?)?;
    source.code(prepare(&source.text))
}

fn of_languages(locale: &str, literal: &str) -> Result<String, String> {
    let paths = plain(literal)?;
    let (before, after) = paths.split_once('*').ok_or_else(|| format!("{literal} has no star"))?;
    let source = |code: &str| Source::read(&format!("{before}{code}{after}"));
    let english = source(LANGUAGES[0].code)?;
    let mut arms = String::new();
    for language in LANGUAGES {
        let own = source(language.code)?;
        let prepared = own.code(prepare_like(&own.text, &english.text))?;
        arms.push_str(&format!("{:?} => ::core::option::Option::Some({prepared}),", language.code));
    }
    Ok(format!("match {locale} {{ {arms} _ => ::core::option::Option::None }}"))
}

fn of_source(literal: &str) -> Result<String, String> {
    let prepared = prepare(plain(literal)?).map_err(|problems| report(&"line", &problems))?;
    Ok(format!("{prepared:?}"))
}

/// What stands in the quotes of a literal that means what it says: without escapes, or raw.
fn plain(literal: &str) -> Result<&str, String> {
    let raw = literal.strip_prefix('r').map(|rest| rest.trim_matches('#'));
    let quoted = raw.unwrap_or(literal).strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    quoted
        .filter(|text| raw.is_some() || !text.contains('\\'))
        .ok_or_else(|| format!("{literal} is not a string without escapes; a raw one can have everything"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_is_taken_at_its_word() {
        assert_eq!(plain(r#""messages/en.ftl""#), Ok("messages/en.ftl"));
        assert_eq!(plain(r###"r#"say {"\u0020"}"#"###), Ok(r#"say {"\u0020"}"#));
        for strange in [r#""a\nb""#, "17", "'c'", r#"b"bytes""#] {
            assert!(plain(strange).is_err(), "{strange}");
        }
    }

    /// Puts the wordbooks of all languages into a folder, the last one with this text, and prepares them.
    #[expect(clippy::disallowed_methods, reason = "the compiler reads the wordbook")]
    fn of_folder(last: &str) -> Result<String, String> {
        let folder = tempfile::tempdir().unwrap();
        let (last_language, others) = LANGUAGES.split_last().unwrap();
        for language in others {
            fs::write(folder.path().join(format!("{}.ftl", language.code)), "ahoy = Ahoy, { $who }!\n")
                .unwrap();
        }
        fs::write(folder.path().join(format!("{}.ftl", last_language.code)), last).unwrap();
        of_languages("locale", &format!("\"{}/*.ftl\"", folder.path().display()))
    }

    #[test]
    fn every_language_has_its_wordbook() {
        let code = of_folder("ahoy = ¡Ahoy, { $who }!\n").unwrap();
        for language in LANGUAGES {
            assert!(code.contains(&format!("{:?} => ", language.code)), "{code}");
        }
    }

    #[test]
    fn a_key_or_an_argument_that_is_missing_in_one_language_stops_the_build() {
        for (last, why) in [
            ("", ".ftl:1: `ahoy` is missing"),
            ("ahoy = Ahoy, { $who }!\nbye = Adiós\n", ".ftl:2: `bye` is not said in English"),
            ("ahoy = ¡Ahoy!\n", ".ftl:1: `ahoy` does not say $who"),
        ] {
            let told = of_folder(last).unwrap_err();
            assert!(told.ends_with(why), "{told}");
        }
    }

    #[test]
    fn a_language_without_a_wordbook_stops_the_build() {
        let missing = of_languages("locale", r#""messages/*.ftl""#).unwrap_err();
        assert!(missing.contains("messages/en.ftl"), "{missing}");
    }
}
