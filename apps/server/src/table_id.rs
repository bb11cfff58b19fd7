//! The name of a table in links: 80 random bits in letters and digits that cannot be mistaken for one another.
//! Knowing it is the invitation; it gives no seat.

use std::fmt;
use std::str::FromStr;

/// 32 lower-case letters and digits, without i, l, o and u.
pub(crate) const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LEN: usize = 16;

/// The name of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// A new one that nobody can guess.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        letters(LEN).map(Self)
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// So many letters that nobody can guess.
///
/// # Errors
/// If the system has no randomness.
pub(crate) fn letters(count: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes)?;
    // Five of the eight bits of each byte, so every letter is equally likely.
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that names no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no table's name")]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<Self, NoTableId> {
        let sound = text.len() == LEN && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if sound { Ok(Self(text.to_owned())) } else { Err(NoTableId) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_name_can_be_read_again_and_is_never_the_same() {
        let (one, two) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
        assert_ne!(one, two);
        assert_eq!(one.as_str().parse(), Ok(one));
    }

    #[test]
    fn other_texts_name_no_table() {
        for bad in [
            "",
            "0123456789abcde",
            "0123456789abcdefg",
            "0123456789ABCDEF",
            "0123456789abcdei",
            "../../etc/passwd",
        ] {
            assert_eq!(bad.parse::<TableId>(), Err(NoTableId), "{bad}");
        }
    }
}
