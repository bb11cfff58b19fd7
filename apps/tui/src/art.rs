//! Our own pictures for card faces, in characters that every terminal draws one cell wide. A face without a
//! picture here is drawn by the first letter of its name.

/// The picture of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// One character, for piles.
    pub small: char,
    /// Two rows of five, for the hand.
    pub large: [&'static str; 2],
}

const PICTURES: &[(&str, Picture)] = &[
    ("skull/rose", Picture { small: '@', large: [" (@) ", " ~|~ "] }),
    ("skull/skull", Picture { small: 'X', large: ["(o o)", " )#( "] }),
];

/// What the back of every card looks like.
const BACK: Picture = Picture { small: '░', large: ["░░░░░", "░░░░░"] };

/// The picture of this face; `name` is what the card is called.
#[must_use]
pub fn picture(face: &str, name: &str) -> Picture {
    if face.ends_with("/back") {
        return BACK;
    }
    let known = PICTURES.iter().find(|(known, _)| *known == face).map(|(_, picture)| *picture);
    known.unwrap_or_else(|| Picture { small: initial(name), large: ["     ", "     "] })
}

/// A number tells a card better than the word before it.
fn initial(name: &str) -> char {
    let digit = name.chars().find(char::is_ascii_digit);
    digit.or_else(|| name.chars().find(|c| c.is_alphanumeric())).unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_has_its_size_and_its_own_small_sign() {
        for (face, picture) in PICTURES {
            assert!(picture.large.iter().all(|row| row.chars().count() == 5), "{face}");
            let same = PICTURES.iter().filter(|(_, other)| other.small == picture.small).count();
            assert_eq!(same, 1, "{face}");
        }
    }

    #[test]
    fn an_unknown_face_is_drawn_by_its_name() {
        assert_eq!(picture("coconuts/7", "Coconut 7").small, '7');
        assert_eq!(picture("game/queen", "Queen").small, 'Q');
        assert_eq!(picture("game/none", "").small, '?');
        assert_eq!(picture("skull/back", "face-down card"), BACK);
    }
}
