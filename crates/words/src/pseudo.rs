//! English that looks foreign: accented and longer, or from right to left. For finding texts that are not in a
//! wordbook, places that are too small for other languages, and pages that are not mirrored.

use crate::wordbook::{MIRRORED, PSEUDO};

/// What becomes of words before they are said in this language, if anything does.
pub(crate) fn disguise(locale: &str) -> Option<fn(&str) -> String> {
    match locale {
        PSEUDO => Some(accented),
        MIRRORED => Some(mirrored),
        _ => None,
    }
}

/// The text with accents, and with vowels doubled: about a third longer.
fn accented(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        let accented = accent(c);
        out.push(accented);
        if "aeiouAEIOU".contains(c) {
            out.push(accented);
        }
    }
    out
}

fn accent(c: char) -> char {
    const PLAIN: &str = "aceinosuyzACEINOSUYZ";
    const ACCENTED: &str = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ";
    PLAIN.chars().position(|plain| plain == c).and_then(|idx| ACCENTED.chars().nth(idx)).unwrap_or(c)
}

/// The text with marks around each word that have it written from right to left.
fn mirrored(text: &str) -> String {
    const BEGIN: char = '\u{202e}';
    const END: char = '\u{202c}';
    let mut out = String::with_capacity(text.len() * 2);
    let mut is_word = false;
    for c in text.chars() {
        if c.is_ascii_alphabetic() != is_word {
            is_word = !is_word;
            out.push(if is_word { BEGIN } else { END });
        }
        out.push(c);
    }
    out.extend(is_word.then_some(END));
    out
}
