//! What is looked for in a page that may show anything: each a script that gives a list of what is wrong, best empty.

/// What a script looks for, and the script.
pub type Claim<'a> = (&'a str, &'a str);

/// The page is wider than its window.
pub const FITS: Claim<'static> = (
    "the page is wider than the window",
    "const [page, window] = [document.documentElement.scrollWidth, innerWidth]; return page > window ? [page, window] : [];",
);

/// A card in sight is shrunken, cut or covered by its own words.
pub const CARDS: Claim<'static> = ("cards", include_str!("cards.js"));

/// Something covers what must be read, or runs out of its frame.
pub const OVERLAP: Claim<'static> = ("overlap", include_str!("overlap.js"));

/// Something in sight has no name, the wrong name, or is too small to be tapped.
pub const ACCESS: Claim<'static> = ("access", include_str!("access.js"));
