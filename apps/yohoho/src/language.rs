//! Which language the program speaks: the one that was typed, the program's own variable, or what the system speaks.

use words::{LANGUAGES, known_locale};

/// What is typed before a language.
const FLAG: &str = "--language";

/// What names a language for this program alone, and what systems name theirs by: the first that is set decides.
const VARIABLES: [&str; 4] = ["YOHOHO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language to speak. It is found before anything that was typed is understood, for mistakes are told in it too; one
/// that is not known is English.
pub(crate) fn language(
    typed: impl IntoIterator<Item = String>,
    variable: impl Fn(&str) -> Option<String>,
) -> &'static str {
    let is_set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let wanted = flagged(typed).or_else(|| VARIABLES.iter().find_map(is_set)).unwrap_or_default();
    known_locale(&wanted).unwrap_or(LANGUAGES[0].code)
}

/// What was typed after the flag, or beside it.
fn flagged(typed: impl IntoIterator<Item = String>) -> Option<String> {
    let mut typed = typed.into_iter().take_while(|word| word != "--");
    let word = typed.find(|word| word.starts_with(FLAG))?;
    match word.strip_prefix(FLAG)? {
        "" => typed.next(),
        beside => beside.strip_prefix('=').map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(typed: &str, variables: &[(&str, &str)]) -> &'static str {
        let variable = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        language(typed.split_whitespace().map(str::to_owned), variable)
    }

    #[test]
    fn a_language_that_is_typed_comes_before_every_variable() {
        let german = [("YOHOHO_LANGUAGE", "de"), ("LANG", "es_ES.UTF-8")];
        assert_eq!(spoken("play skull --language fr", &german), "fr");
        assert_eq!(spoken("--language=fr play skull", &german), "fr");
        assert_eq!(spoken("play skull", &german), "de");
        assert_eq!(spoken("play -- --language fr", &german), "de");
    }

    #[test]
    fn a_system_is_asked_in_the_order_that_systems_have() {
        assert_eq!(spoken("", &[("LANG", "de_DE.UTF-8")]), "de");
        assert_eq!(spoken("", &[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_CA")]), "fr");
        assert_eq!(spoken("", &[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]), "en");
        assert_eq!(spoken("", &[("LC_ALL", ""), ("LANG", "es")]), "es");
    }

    #[test]
    fn whoever_speaks_something_else_hears_english() {
        assert_eq!(spoken("", &[]), "en");
        assert_eq!(spoken("--language", &[]), "en");
        assert_eq!(spoken("--language tlh", &[("LANG", "de")]), "en");
    }
}
