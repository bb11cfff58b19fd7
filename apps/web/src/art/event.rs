//! The events of Skallywaggs, and the back of every card of that game.

use super::figure::part;

/// The picture of an event by its card, such as `ovb1`, without its box.
#[must_use]
pub(super) fn event(card: &str) -> Option<String> {
    let stem = card.trim_end_matches(|c: char| c.is_ascii_digit());
    let (_, picture) = EVENTS.iter().find(|(name, _)| *name == stem)?;
    let body = match *picture {
        Picture::Drawn(drawn) => drawn.to_owned(),
        Picture::Swapped(shown) => format!("{}{ARROWS}", placed(shown, "translate(17 9) scale(.66)")),
        Picture::With(shown, place, drawn) => format!("{}{drawn}", placed(shown, place)),
    };
    Some(format!(r#"<g class="k-event">{body}</g>"#))
}

/// The box of an event.
pub(super) const EVENT_BOX: &str = "0 0 100 74";

/// The back of every card, without its box.
pub(super) const BACK: &str = r#"<g class="k-event"><path class="brass-line" d="M10 8H90V66H10Z"/><path class="foam" d="M20 56q7 -6 15 0q7 6 15 0q7 -6 15 0q7 6 15 0"/><path class="wood edged" d="M24 42H76C74 52 68 54 60 54H40C32 54 26 52 24 42Z"/><path class="ink-line" d="M50 42V12"/><path class="bone" d="M52 14C66 18 72 26 72 38H52ZM47 18C38 22 32 28 30 38H47Z"/></g>"#;

enum Picture {
    /// Drawn for itself.
    Drawn(&'static str),
    /// This part changes its place with another.
    Swapped(&'static str),
    /// A part somewhere in the picture, and what is drawn over it.
    With(&'static str, &'static str, &'static str),
}

fn placed(card: &str, place: &str) -> String {
    format!(r#"<g transform="{place}">{}</g>"#, part(card).unwrap_or_default())
}

const ARROWS: &str = r#"<path class="swap" d="M14 40C14 20 20 12 28 10M22 4l8 6-7 7M86 34C86 54 80 62 72 64M78 70l-8 -6 7 -7"/>"#;

const EVENTS: [(&str, Picture); 16] = [
    (
        "ska",
        Picture::Drawn(
            r#"<path class="bone" d="M36 30C28 24 22 34 30 38C24 44 32 52 38 46L62 46C68 52 76 44 70 38C78 34 72 24 64 30Z"/><path class="swap" d="M14 40C14 16 34 8 50 8C60 8 70 12 76 18M78 8v11h-11M86 34C86 58 66 66 50 66C40 66 30 62 24 56M22 66V55h11"/>"#,
        ),
    ),
    ("ith", Picture::Swapped("fmth")),
    ("cta", Picture::Swapped("fmtc")),
    ("has", Picture::Swapped("fmtl")),
    (
        "prg",
        Picture::Drawn(
            r#"<path class="skin edged" d="M6 30H40C52 18 66 18 72 22C78 26 66 30 60 32C76 30 82 36 76 40C82 42 80 50 72 50C74 56 66 60 58 58L40 58H6Z"/><path class="ink-line" d="M60 32L50 38M76 40H60M72 50H60"/><path class="petal" d="M2 24H22V64H2Z"/><path class="brass-line" d="M22 26V62"/>"#,
        ),
    ),
    (
        "ovb",
        Picture::With(
            "fmtl",
            "translate(86 66) rotate(186) scale(.76)",
            r#"<path class="wave" d="M4 54q8 -10 16 0q8 10 16 0q8 -10 14 0q8 10 16 0q8 -10 16 0q8 10 14 0V74H4Z"/><path class="foam" d="M20 44l-6 -8M80 44l6 -8M26 40l-2 -12M76 38l4 -10"/>"#,
        ),
    ),
    (
        "hur",
        Picture::Drawn(
            r#"<path class="swirl" d="M52 40C52 34 44 34 44 40C44 50 60 50 60 38C60 26 36 26 36 42C36 58 70 58 70 36C70 14 26 12 26 42C26 62 46 66 62 64M66 20C78 16 86 20 92 26"/>"#,
        ),
    ),
    (
        "djl",
        Picture::Drawn(
            r#"<path class="wood edged" d="M18 36C18 20 28 14 50 14C72 14 82 20 82 36Z"/><path class="wood edged" d="M16 40H84V66H16Z"/><path class="brass edged" d="M42 34H58V50C58 54 42 54 42 50Z"/><circle class="ink" cx="50" cy="42" r="4"/><path class="tentacle" d="M84 66C98 56 96 40 88 36C82 34 80 42 86 44M16 66C4 58 2 44 10 38C16 36 18 44 12 46"/>"#,
        ),
    ),
    (
        "sap",
        Picture::With(
            "fmth",
            "translate(10 4) scale(.8)",
            r#"<path class="pox" d="M38 36h.1M62 38h.1M50 38h.1M38 46h.1M62 47h.1M45 51h.1M54 54h.1"/><path class="swap" d="M14 22l8 4M86 22l-8 4M14 52l8 -4M86 52l-8 -4"/>"#,
        ),
    ),
    (
        "awa",
        Picture::Drawn(
            r#"<path class="bone" d="M24 4H76V64H24Z"/><path class="ink-line" d="M34 14H66M34 24H66M34 34H58"/><circle class="petal" cx="62" cy="52" r="9"/><path class="bars" d="M32 4V70M44 40V70M20 40H60"/>"#,
        ),
    ),
    (
        "crd",
        Picture::Drawn(
            r#"<path class="wood edged" d="M48 34L56 28L92 62L84 70Z"/><path class="wood edged" d="M22 30L48 4L64 20L38 46Z"/><path class="brass-line" d="M28 24L44 40M42 10L58 26"/><path class="brass edged" d="M10 60H50V70H10Z"/>"#,
        ),
    ),
    (
        "ahd",
        Picture::Drawn(
            r#"<path class="skin edged" d="M16 70V36C10 30 8 20 14 20C18 20 20 26 22 28V10C22 6 28 6 28 10V8C28 4 34 4 34 8V12C34 8 40 8 40 12V36L36 44V70Z"/><path class="skin edged" d="M84 70V36C90 30 92 20 86 20C82 20 80 26 78 28V10C78 6 72 6 72 10V8C72 4 66 4 66 8V12C66 8 60 8 60 12V36L64 44V70Z"/><path class="petal" d="M14 54H38V74H14Z"/><path class="leaf" d="M62 54H86V74H62Z"/><path class="brass edged" d="M42 58C42 42 44 38 50 38C56 38 58 42 58 58L62 62H38Z"/><circle class="ink" cx="50" cy="66" r="4"/>"#,
        ),
    ),
    (
        "swp",
        Picture::Drawn(
            r#"<path class="wood edged" d="M38 22C20 34 16 66 26 68H74C84 66 80 34 62 22Z"/><path class="rope" d="M36 22H64"/><path class="wood edged" d="M38 18C32 10 38 6 44 10C48 4 54 4 58 10C64 6 68 12 62 18Z"/><circle class="brass edged" cx="50" cy="46" r="12"/><path class="ink-line" d="M50 40v12"/><circle class="brass edged" cx="84" cy="62" r="9"/><circle class="brass edged" cx="14" cy="64" r="8"/>"#,
        ),
    ),
    (
        "bat",
        Picture::Drawn(
            r#"<path class="wood edged" d="M14 8H86V68H14Z"/><path class="ink-line" d="M14 28H86M14 48H86"/><path class="wood edged" d="M8 16L20 8L92 58L82 68Z"/><path class="wood edged" d="M92 16L80 8L8 58L18 68Z"/><path class="ink-dots" d="M18 15h.1M82 15h.1M18 60h.1M82 60h.1M50 38h.1"/>"#,
        ),
    ),
    (
        "pab",
        Picture::Drawn(
            r#"<path class="bone" d="M6 8H56V38H32L20 50V38H6Z"/><path class="leaf" d="M44 26H94V56H82V68L70 56H44Z"/><path class="ink-line" d="M16 18H46M16 28H34"/><path class="bone-line" d="M58 36l22 12M80 36l-22 12"/>"#,
        ),
    ),
    // Rung when somebody sails.
    (
        "bell",
        Picture::Drawn(
            r#"<path class="ink-line" d="M50 2V14"/><path class="brass edged" d="M24 54C32 46 26 14 50 12C74 14 68 46 76 54Z"/><path class="brass-line" d="M32 44H68"/><circle class="brass edged" cx="50" cy="60" r="7"/>"#,
        ),
    ),
];
