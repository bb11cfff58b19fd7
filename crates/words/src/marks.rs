//! What separates the parts of a prepared sentence. `wordbook` writes these marks and `words` reads them.
//!
//! A prepared wordbook has one sentence a line: `key=pattern`. A pattern begins with text, and each mark says what
//! stands behind it, up to the next mark. So `Ahoy, { $who }!` is `Ahoy, `, GAP, `who`, TEXT, `!`.

/// Text as it is written.
pub const TEXT: char = '\u{1}';
/// A literal, such as `{" "}`: text that is no word.
pub const LITERAL: char = '\u{2}';
/// The name of an argument to be said.
pub const GAP: char = '\u{3}';
/// The name of an argument by which one of several patterns is chosen.
pub const CHOICE: char = '\u{4}';
/// When the argument is this, what follows is said.
pub const WHEN: char = '\u{5}';
/// When it is nothing of all that, what follows is said: text.
pub const ELSE: char = '\u{6}';
/// The end of a choice, and the text behind it.
pub const END: char = '\u{7}';
/// The end of a line within a sentence, and the text behind it.
pub const LINE: char = '\u{8}';
