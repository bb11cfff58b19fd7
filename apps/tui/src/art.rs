//! Our own pictures for card faces, in characters that every terminal draws one cell wide. A face without a
//! picture here is drawn by a short sign made of its name.

use std::borrow::Cow;

use words::Words;

/// The picture of a face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A few characters, for piles and full hands.
    pub small: Cow<'static, str>,
    /// Two rows of five, for the hand.
    pub large: [Cow<'static, str>; 2],
    /// Its color, which tells nothing that the sign does not.
    pub tint: Tint,
}

/// The color of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// That of the text.
    None,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Black on a terminal that may be black: it stands out in another way.
    Black,
}

const PICTURES: &[(&str, &str, [&str; 2], Tint)] = &[
    ("skull/rose", "@", [" (@) ", " ~|~ "], Tint::None),
    ("skull/skull", "X", ["(o o)", " )#( "], Tint::None),
];

/// Numbered cards: how their face begins, the sentence that has the sign of their suit, its color.
const SUITS: &[(&str, &str, Tint)] = &[
    ("skull-king/green-", "suit-sign-green", Tint::Green),
    ("skull-king/yellow-", "suit-sign-yellow", Tint::Yellow),
    ("skull-king/purple-", "suit-sign-purple", Tint::Purple),
    ("skull-king/blue-", "suit-sign-blue", Tint::Blue),
    ("skull-king/red-", "suit-sign-red", Tint::Red),
    ("skull-king/black-", "suit-sign-black", Tint::Black),
];

/// The picture of this face; `name` is what the card is called, and the sign of its suit is in the words.
#[must_use]
pub fn picture(face: &str, name: &str, words: &Words) -> Picture {
    if face.ends_with("/back") {
        return drawn("░", ["░░░░░", "░░░░░"], Tint::None);
    }
    if let Some((_, small, large, tint)) = PICTURES.iter().find(|(known, ..)| *known == face) {
        return drawn(small, *large, *tint);
    }
    let of_suit = SUITS.iter().find_map(|(suit, sign, tint)| Some((sign, face.strip_prefix(suit)?, *tint)));
    match of_suit {
        Some((sign, number, tint)) => signed(format!("{}{number}", words.label(sign)), tint),
        None => signed(sign(name), Tint::None),
    }
}

const fn drawn(small: &'static str, large: [&'static str; 2], tint: Tint) -> Picture {
    Picture { small: Cow::Borrowed(small), large: [Cow::Borrowed(large[0]), Cow::Borrowed(large[1])], tint }
}

fn signed(sign: String, tint: Tint) -> Picture {
    Picture { large: [sign.clone().into(), "".into()], small: sign.into(), tint }
}

/// A name in a few letters: `Coconut 7` is `C7`, `Pirate` is `PIR`, `Skull King` is `SK`, and `Tigress as a pirate`
/// is `TIG:P`.
fn sign(name: &str) -> String {
    let upper = |text: &str, letters: usize| -> String {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).take(letters).collect()
    };
    let words: Vec<&str> = name.split_whitespace().collect();
    let number = words.iter().find(|word| word.chars().all(|c| c.is_ascii_digit()));
    match (words.as_slice(), number) {
        ([], _) => "?".to_owned(),
        ([only], _) if only.chars().count() <= 4 => upper(only, 4),
        ([only], _) => upper(only, 3),
        ([first, ..], Some(number)) => format!("{}{number}", upper(first, 1)),
        ([first, second], None) => format!("{}{}", upper(first, 1), upper(second, 1)),
        ([first, .., last], None) => format!("{}:{}", upper(first, 3), upper(last, 1)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_picture_has_its_size_and_its_own_small_sign() {
        for (face, small, large, _) in PICTURES {
            assert!(large.iter().all(|row| row.chars().count() == 5), "{face}");
            let same = PICTURES.iter().filter(|(_, other, ..)| other == small).count();
            assert_eq!(same, 1, "{face}");
        }
    }

    #[test]
    fn an_unknown_face_is_drawn_by_its_name() {
        let cases = [
            ("coconuts/7", "Coconut 7", "C7"),
            ("skull-king/pirate", "Pirate", "PIR"),
            ("skull-king/loot", "Loot", "LOOT"),
            ("skull-king/skull-king", "Skull King", "SK"),
            ("skull-king/tigress", "Tigress as a pirate", "TIG:P"),
            ("skull-king/tigress", "Tigress as an escape", "TIG:E"),
            ("game/none", "", "?"),
        ];
        for (face, name, sign) in cases {
            assert_eq!(picture(face, name, &Words::new("en", [])).small, sign, "{name}");
        }
        assert_eq!(picture("skull/back", "face-down card", &Words::new("en", [])).small, "░");
    }

    #[test]
    fn a_numbered_card_shows_suit_and_number_in_its_color() {
        let card = picture("skull-king/green-12", "Green 12", &Words::new("en", []));
        assert_eq!((card.small.as_ref(), card.tint), ("G12", Tint::Green));
    }

    #[test]
    fn no_two_suits_have_the_same_sign_in_any_language() {
        for locale in words::locales() {
            let words = Words::new(locale, []);
            let signs: BTreeSet<String> = SUITS.iter().map(|(_, sign, _)| words.label(sign)).collect();
            assert_eq!(signs.len(), SUITS.len(), "{locale}: {signs:?}");
            assert!(signs.iter().all(|sign| sign.chars().count() <= 2), "{locale}: {signs:?}");
        }
    }
}
