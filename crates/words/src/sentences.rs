//! The lines of prepared wordbooks: one sentence each, a key and its pattern.

/// The sentences of a prepared wordbook, by key; `Err` has a line that is none.
pub(crate) fn sentences(wordbook: &str) -> impl Iterator<Item = Result<(&str, &str), &str>> {
    let is_key = |key: &str| {
        !key.is_empty() && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    };
    wordbook.lines().map(move |line| line.split_once('=').filter(|(key, _)| is_key(key)).ok_or(line))
}

/// The keys of a prepared wordbook, in its order.
pub fn keys(wordbook: &str) -> impl Iterator<Item = &str> {
    sentences(wordbook).flatten().map(|(key, _)| key)
}
