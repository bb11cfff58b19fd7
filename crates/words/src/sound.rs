//! How a word begins to the ear: Spanish says its "and" otherwise before the same sound.

/// Whether a word begins with the sound of the Spanish "y": Inés, Hilda, Yvonne. Before another vowel the sound
/// glides, and is not the same: Iago, hielo.
pub(crate) fn begins_with_i(word: &str) -> bool {
    let mut letters = word.strip_prefix(['h', 'H']).unwrap_or(word).chars();
    let (first, next) = (letters.next(), letters.next());
    let is_vowel = |letter: char| "aeiouáéíóúAEIOUÁÉÍÓÚ".contains(letter);
    match first {
        Some('í' | 'Í') => true,
        Some('i' | 'I') => !next.is_some_and(is_vowel),
        Some('y' | 'Y') => next.is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sound_of_i_is_heard_with_and_without_an_h_but_not_in_a_glide() {
        for word in ["Inés", "Íñigo", "Hilda", "hijos", "Yvonne", "I"] {
            assert!(begins_with_i(word), "{word}");
        }
        for word in ["Iago", "hielo", "Yago", "Y", "Ana", "Hugo", "", "7", "éIne"] {
            assert!(!begins_with_i(word), "{word}");
        }
    }
}
