//! The emblem of each seat: told apart by its shape, never by its color alone.

use engine::{SEATS_MAX, Seat};

/// The emblem of a seat, in the middle of a box of 100 by 100.
pub(super) fn crest(seat: Seat) -> &'static str {
    CRESTS[seat.idx()]
}

/// An anchor.
pub(super) const ANCHOR: &str = r#"<g class="mark"><circle cx="50" cy="25" r="6"/><path d="M50 31V79M35 40H65M24 57C25 72 38 79 50 79C62 79 75 72 76 57M24 57L18 66M24 57L34 63M76 57L82 66M76 57L66 63"/></g>"#;

const WHEEL: &str = r#"<g class="mark"><circle cx="50" cy="50" r="19"/><circle cx="50" cy="50" r="6"/><path d="M57 50H82M54.9 54.9L72 72M50 57V82M45.1 54.9L28 72M43 50H18M45.1 45.1L28 28M50 43V18M54.9 45.1L72 28"/></g>"#;

const COMPASS: &str = r#"<path class="fill" d="M50 15L54 42L66 34L58 46L85 50L58 54L66 66L54 58L50 85L46 58L34 66L42 54L15 50L42 46L34 34L46 42Z"/><circle class="hole" cx="50" cy="50" r="5"/>"#;

const HOURGLASS: &str = r#"<g class="mark"><path d="M30 22H70M30 78H70M36 22C36 42 47 44 47 50C47 56 36 58 36 78M64 22C64 42 53 44 53 50C53 56 64 58 64 78"/></g><path class="fill" d="M41 34H59C58 40 52 42 50 46C48 42 42 40 41 34ZM40 76C40 68 47 66 50 62C53 66 60 68 60 76Z"/>"#;

const CUTLASSES: &str = r#"<path class="fill" d="M24 20C44 26 62 44 68 62L62 66C52 50 36 38 22 28ZM76 20C56 26 38 44 32 62L38 66C48 50 64 38 78 28Z"/><path class="mark" d="M57 71L75 59M67 66L75 77M43 71L25 59M33 66L25 77"/>"#;

const FISH: &str = r#"<path class="fill" d="M15 50C26 32 48 28 66 45L84 33C80 44 80 56 84 67L66 55C48 72 26 68 15 50Z"/><circle class="hole" cx="31" cy="46" r="4"/><path class="gap" d="M42 37C48 44 48 56 42 63M54 40C59 46 59 54 54 60"/>"#;

const BARREL: &str = r#"<path class="mark" d="M32 20H68C78 38 78 62 68 80H32C22 62 22 38 32 20ZM28 34H72M28 66H72M44 20C40 40 40 60 44 80M56 20C60 40 60 60 56 80"/>"#;

const KEY: &str =
    r#"<g class="mark"><circle cx="34" cy="34" r="13"/><path d="M44 44L78 78M66 66L76 56M74 74L82 66"/></g>"#;

const CRESTS: [&str; SEATS_MAX] = [ANCHOR, WHEEL, COMPASS, HOURGLASS, CUTLASSES, FISH, BARREL, KEY];
