//! The discs on the table: an outline for each seat, a crest on the back, a picture on the front.
//! A back is drawn from the seat alone, so it cannot tell what lies under it.

use engine::{SEATS_MAX, Seat};
use leptos::prelude::*;

use super::crest::crest;
use super::drawing;

/// The back of a disc of this seat.
pub fn back(seat: Seat) -> impl IntoView {
    let Outline { path, room } = OUTLINES[seat.idx()];
    drawing("art disc back", BOX, disc("cloth", path, &pictured(room, crest(seat))))
}

/// The front of a disc of this seat, if we have a picture of that face, such as `skull/rose`.
pub fn front(face: &str, seat: Seat) -> Option<impl IntoView + use<>> {
    let picture = match face {
        "skull/rose" => ROSE.to_owned(),
        "skull/skull" => [BONE, SCARF, FACE].concat(),
        _ => return None,
    };
    let Outline { path, room } = OUTLINES[seat.idx()];
    Some(drawing("art disc front", BOX, disc("paper", path, &pictured(room, &picture))))
}

/// A disc as a thing: its shadow, its thick side, and its face within a rim.
pub(super) fn disc(ground: &str, outline: &str, picture: &str) -> String {
    format!(
        r#"<g class="shade">{outline}</g><g class="side">{outline}</g><g class="{ground}">{outline}</g><g class="rim">{outline}</g>{picture}"#
    )
}

fn pictured(room: &str, picture: &str) -> String {
    format!(r#"<g transform="translate(50 50) scale({room}) translate(-50 -50)">{picture}</g>"#)
}

const BOX: &str = "0 0 100 100";

/// What a seat's discs are cut like, and how large a picture they have room for, written out: nothing else on the first page
/// writes numbers with a point.
#[derive(Clone, Copy)]
struct Outline {
    path: &'static str,
    room: &'static str,
}

/// A disc that is simply round.
pub(super) const ROUND: &str = r#"<circle cx="50" cy="50" r="46"/>"#;

const OUTLINES: [Outline; SEATS_MAX] = [
    Outline { path: ROUND, room: "0.88" },
    Outline { path: r#"<rect x="8" y="8" width="84" height="84" rx="15"/>"#, room: "0.9" },
    Outline {
        path: r#"<path d="M46 5Q50 2.5 54 5L87 24Q91 26.5 91 31V69Q91 73.5 87 76L54 95Q50 97.5 46 95L13 76Q9 73.5 9 69V31Q9 26.5 13 24Z"/>"#,
        room: "0.84",
    },
    Outline {
        path: r#"<path d="M16 7H84Q91 7 91 14V50C91 76 68 90 50 97C32 90 9 76 9 50V14Q9 7 16 7Z"/>"#,
        room: "0.82",
    },
    Outline {
        path: r#"<path d="M44.5 5Q50 0 55.5 5L95 44.500Q100 50 95 55.500L55.5 95Q50 100 44.5 95L5 55.500Q0 50 5 44.500Z"/>"#,
        room: "0.74",
    },
    Outline {
        path: r#"<path d="M36.7 9.100A14.9 14.9 0 0 1 63.3 9.100A14.9 14.9 0 0 1 84.8 24.700A14.9 14.9 0 0 1 93 50A14.9 14.9 0 0 1 84.8 75.300A14.9 14.9 0 0 1 63.3 90.900A14.9 14.9 0 0 1 36.7 90.900A14.9 14.9 0 0 1 15.2 75.300A14.9 14.9 0 0 1 7 50A14.9 14.9 0 0 1 15.2 24.700A14.9 14.9 0 0 1 36.7 9.100Z"/>"#,
        room: "0.84",
    },
    Outline { path: r#"<path d="M31 5H69L95 31V69L69 95H31L5 69V31Z"/>"#, room: "0.9" },
    Outline {
        path: r#"<path d="M12 87V48A38 43 0 0 1 88 48V87Q88 95 80 95H20Q12 95 12 87Z"/>"#,
        room: "0.82",
    },
];

/// A rose.
pub(super) const ROSE: &str = r#"<path class="leaf" d="M30 62C18 58 12 66 12 74C20 80 32 78 37 70ZM70 62C82 58 88 66 88 74C80 80 68 78 63 70Z"/><path class="vein" d="M16 73C23 72 29 69 34 66M84 73C77 72 71 69 66 66"/><path class="petal" d="M23 43C16 62 32 81 50 81C68 81 84 62 77 43C73 33 64 34 61 39C62 27 56 19 50 19C44 19 38 27 39 39C36 34 27 33 23 43Z"/><path class="petal-light" d="M34 42C32 28 42 22 50 22C58 22 68 28 66 42C65 54 57 58 50 58C43 58 35 54 34 42Z"/><path class="ink-line" d="M57 41C57 34 50 31 45 34C39 38 41 48 49 49C58 50 63 42 61 34M34 42C34 58 42 66 50 68C58 66 66 58 66 42M26 52C29 65 38 73 48 74M74 52C71 65 62 73 52 74"/>"#;

/// The bare bone of a skull.
pub(super) const BONE: &str = r#"<path class="bone" d="M50 18C29 18 19 33 20 49C20 58 25 63 31 66L32 77C32 81 35 83 38 83H62C65 83 68 81 68 77L69 66C75 63 80 58 80 49C81 33 71 18 50 18Z"/>"#;

/// The scarf that the skull of a disc wears, in its owner's color.
const SCARF: &str = r#"<path class="scarf" d="M19 42C20 27 32 16 50 16C68 16 80 27 81 42C62 33 38 33 19 42Z"/><path class="scarf" d="M80 38C86 36 91 31 92 25C86 26 80 29 78 33ZM80 40C87 41 92 46 93 53C86 51 80 47 79 43Z"/><path class="spot" d="M33 27H34M45 23H46M57 24H58M67 29H68M39 32H40M51 30H52M62 33H63"/>"#;

/// The eyes, nose and teeth of a skull.
pub(super) const FACE: &str = r#"<path class="ink" d="M27 51C28 44 44 44 45 52C45 61 38 63 33 61C28 60 26 56 27 51ZM73 51C72 44 56 44 55 52C55 61 62 63 67 61C72 60 74 56 73 51ZM50 58L56 68C54 70 52 69 50 67C48 69 46 70 44 68Z"/><path class="ink-line" d="M34 74H66M42 71V83M50 71V83M58 71V83M24 59C25 61 27 62 29 63M76 59C75 61 73 62 71 63"/>"#;
