//! Fluent wordbooks, prepared when a program is built: what is wrong with one is said by the compiler, and no program
//! carries a reader of Fluent.

mod prepare;

use std::path::Path;
use std::{env, fs};

use proc_macro::{TokenStream, TokenTree};

/// A wordbook in the form that `words` reads, as a `&'static str`.
///
/// `wordbook!("messages/en.ftl")` takes a file below the folder of the package, `wordbook!(source r"…")` what is
/// written there.
#[proc_macro]
pub fn wordbook(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let expanded = match &tokens[..] {
        [TokenTree::Literal(path)] => of_file(&path.to_string()),
        [TokenTree::Ident(source), TokenTree::Literal(text)] if source.to_string() == "source" => {
            of_source(&text.to_string())
        }
        _ => Err("this takes the path of a wordbook, or `source` and a wordbook".to_owned()),
    };
    let code = expanded.unwrap_or_else(|problem| format!("::core::compile_error!({problem:?})"));
    code.parse().expect("a block or an expression")
}

#[expect(clippy::disallowed_methods, reason = "the compiler reads the wordbook")]
fn of_file(literal: &str) -> Result<String, String> {
    let path = plain(literal)?;
    let package = env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo does not name a package")?;
    let path = Path::new(&package).join(path);
    let source = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let prepared = prepare::prepare(&source).map_err(|problems| report(&path.display(), &problems))?;
    // The compiler looks at the file again when it has changed.
    let path = path.to_str().ok_or("the path of the wordbook is not text")?;
    Ok(format!("{{ const _: &[u8] = ::core::include_bytes!({path:?}); {prepared:?} }}"))
}

fn of_source(literal: &str) -> Result<String, String> {
    let prepared = prepare::prepare(plain(literal)?).map_err(|problems| report(&"line", &problems))?;
    Ok(format!("{prepared:?}"))
}

fn report(place: &dyn std::fmt::Display, problems: &[prepare::Problem]) -> String {
    let lines = problems.iter().map(|problem| format!("{place}:{}: {}", problem.line, problem.what));
    lines.collect::<Vec<_>>().join("\n")
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

    #[test]
    fn every_problem_is_reported_with_its_place() {
        let problems = prepare::prepare("a = { NUMBER($b) }\n\nc = { d }\n").unwrap_err();
        let said = report(&"en.ftl", &problems);
        assert_eq!(
            said,
            "en.ftl:1: `a` calls a function, which is not supported\n\
             en.ftl:3: `c` refers to another message, which is not supported"
        );
    }
}
