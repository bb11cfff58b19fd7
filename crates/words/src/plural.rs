//! Which plural a number takes, in the languages that we have.

/// The category of a number, by the name that a wordbook has for it.
pub(crate) fn category(language: &str, number: i64) -> &'static str {
    let is_one = match language {
        "fr" => number.unsigned_abs() <= 1,
        // English, German, Spanish.
        _ => number.unsigned_abs() == 1,
    };
    if is_one { "one" } else { "other" }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::*;
    use crate::locales;

    #[test]
    fn every_number_takes_the_plural_that_unicode_gives_it() {
        for language in locales() {
            let locale: LanguageIdentifier = language.parse().unwrap();
            let rules = PluralRules::create(locale, PluralRuleType::CARDINAL).unwrap();
            let all = (0..=1_200).chain((1_200..1_000_000).step_by(997)).chain(999_990..=1_000_100);
            for number in all.flat_map(|number| [number, -number]) {
                let expected = match rules.select(number).unwrap() {
                    PluralCategory::ONE => "one",
                    PluralCategory::OTHER => "other",
                    category => panic!("{language} has a plural that we do not know: {category:?}"),
                };
                assert_eq!(category(language, number), expected, "{number} in {language}");
            }
        }
    }
}
