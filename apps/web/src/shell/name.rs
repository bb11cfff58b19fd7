//! What the reader is called: a random pirate name until they choose their own.

use super::{chance, speech, storage};

const KEY: &str = "name";
const CHOSEN: &str = "name.chosen";

/// The longest name a table takes, in characters.
pub const NAME_MAX: usize = 24;

/// The reader's name. A random one is remembered, so that they are the same pirate everywhere.
#[must_use]
pub fn own() -> String {
    storage::read(KEY).and_then(|name| name.as_string()).unwrap_or_else(|| {
        let name = invent();
        storage::write(KEY, &(&name).into());
        name
    })
}

/// Whether the reader has chosen the name, and not chance.
#[must_use]
pub fn is_chosen() -> bool {
    storage::read(CHOSEN).is_some()
}

/// A fresh random name.
#[must_use]
pub fn invent() -> String {
    let (moods, animals) = (speech::label("web-pirate-moods"), speech::label("web-pirate-animals"));
    let word = |list: &str| {
        let words: Vec<&str> = list.split(',').map(str::trim).collect();
        chance::pick(&words).copied().unwrap_or_default().to_owned()
    };
    speech::label_with("web-pirate-name", [("mood", word(&moods).into()), ("animal", word(&animals).into())])
}

/// Keeps a name the reader chose; an empty one changes nothing.
pub fn remember(name: &str) {
    let name = tidy(name);
    if !name.is_empty() {
        storage::write(KEY, &name.into());
        storage::write(CHOSEN, &true.into());
    }
}

fn tidy(name: &str) -> String {
    name.trim().chars().take(NAME_MAX).collect()
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn a_name_is_trimmed_and_cut_at_whole_characters() {
        assert_eq!(tidy("  Anne  "), "Anne");
        assert_eq!(tidy(&"é".repeat(40)).chars().count(), super::NAME_MAX);
    }
}
