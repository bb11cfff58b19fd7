//! What can be wrong with a wordbook, and where.

/// What is wrong with a wordbook.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line of the wordbook, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}
