//! English that looks foreign: each letter accented, each word longer. For finding texts that are not in a
//! wordbook and places that are too small for other languages.

use std::borrow::Cow;

/// The text with accents, and with vowels doubled: about a third longer.
pub(crate) fn accented(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        let accented = accent(c);
        out.push(accented);
        if "aeiouAEIOU".contains(c) {
            out.push(accented);
        }
    }
    Cow::Owned(out)
}

fn accent(c: char) -> char {
    const PLAIN: &str = "aceinosuyzACEINOSUYZ";
    const ACCENTED: &str = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ";
    PLAIN.chars().position(|plain| plain == c).and_then(|idx| ACCENTED.chars().nth(idx)).unwrap_or(c)
}
