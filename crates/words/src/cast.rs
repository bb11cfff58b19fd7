//! Who the names in a sentence belong to, and which of them is the reader.

use std::borrow::Cow;

use engine::Seat;

/// Who the names belong to: what to call each seat, and which seat is the reader's.
#[derive(Clone, Copy, Debug)]
pub struct Cast<'a> {
    /// What each seat is called, in seat order.
    pub names: &'a [String],
    /// The reader's own seat.
    pub you: Option<Seat>,
}

impl Cast<'_> {
    /// For messages in which no seat is named.
    pub const NOBODY: Self = Self { names: &[], you: None };

    /// What the seat is called; `None` where it has no name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<Cow<'_, str>> {
        self.names.get(seat.idx()).filter(|name| !name.is_empty()).map(|name| clean(name))
    }
}

/// Words typed by a person, without what could steer a terminal or turn the direction of the text.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    let harmful = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text.contains(harmful) {
        Cow::Owned(text.chars().filter(|&c| !harmful(c)).collect())
    } else {
        Cow::Borrowed(text)
    }
}
