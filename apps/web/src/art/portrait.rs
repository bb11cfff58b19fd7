//! A face for each seat: eight pirates of one crew.

use engine::{SEATS_MAX, Seat};
use leptos::prelude::*;

use super::drawing;

/// The face of whoever sits there.
pub fn portrait(seat: Seat) -> impl IntoView {
    let body = format!(
        r#"<circle class="port" cx="50" cy="50" r="47"/>{}<circle class="port-ring" cx="50" cy="50" r="46"/>"#,
        PIRATES[seat.idx()]
    );
    drawing("art portrait", "0 0 100 100", body)
}

const CAPTAIN: &str = r#"<path class="crew edged" d="M14 92C16 76 30 70 50 70C70 70 84 76 86 92L74 97H26Z"/><path class="skin edged" d="M32 40H68V58C68 70 60 78 50 78C40 78 32 70 32 58Z"/><path class="ink" d="M8 38C18 30 24 18 50 12C76 18 82 30 92 38C76 36 66 44 50 44C34 44 24 36 8 38Z"/><path class="brass-line" d="M14 36C28 34 36 40 50 40C64 40 72 34 86 36"/><path class="bone" d="M46 24H54V31H46Z"/><circle class="ink" cx="42" cy="52" r="3"/><circle class="ink" cx="58" cy="52" r="3"/><path class="ink" d="M50 62C44 58 36 62 33 68C40 70 46 68 50 66C54 68 60 70 67 68C64 62 56 58 50 62Z"/>"#;

const PATCH: &str = r#"<path class="crew edged" d="M14 92C16 78 30 72 50 72C70 72 84 78 86 92L74 97H26Z"/><path class="skin edged" d="M31 36H69V58C69 71 60 79 50 79C40 79 31 71 31 58Z"/><path class="crew edged" d="M28 42C26 24 36 15 50 15C64 15 74 24 72 42C58 36 42 36 28 42ZM72 38C80 38 86 42 88 50C80 50 74 46 71 42Z"/><path class="spot" d="M40 27H41M52 24H53M62 29H63M48 32H49"/><path class="ink" d="M34 47H48V54C48 60 35 60 34 54Z"/><path class="ink-line" d="M30 44L72 50"/><circle class="ink" cx="60" cy="53" r="3"/><path class="ink-line" d="M43 68C48 71 54 71 59 66"/>"#;

const BEARD: &str = r#"<path class="crew edged" d="M14 92C16 78 30 72 50 72C70 72 84 78 86 92L74 97H26Z"/><path class="skin edged" d="M30 46C28 24 38 16 50 16C62 16 72 24 70 46V58H30Z"/><path class="ink" d="M28 46C32 54 38 57 44 57C46 53 54 53 56 57C62 57 68 54 72 46C76 66 68 88 50 92C32 88 24 66 28 46Z"/><path class="skin" d="M43 62C47 60 53 60 57 62C55 67 45 67 43 62Z"/><path class="ink-line" d="M38 40L46 42M62 40L54 42"/><circle class="ink" cx="42" cy="46" r="3"/><circle class="ink" cx="58" cy="46" r="3"/><circle class="brass edged" cx="73" cy="56" r="4"/><path class="ink-line" d="M40 24C46 20 54 20 60 24"/>"#;

const FEATHER: &str = r#"<path class="hair edged" d="M26 42C18 62 22 78 28 86H72C78 78 82 62 74 42Z"/><path class="crew edged" d="M18 94C20 82 34 76 50 76C66 76 80 82 82 94L72 97H28Z"/><path class="skin edged" d="M34 40H66V58C66 69 59 77 50 77C41 77 34 69 34 58Z"/><path class="crew edged" d="M10 42C22 38 28 36 30 26C34 16 66 16 70 26C72 36 78 38 90 42C76 48 24 48 10 42Z"/><path class="bone" d="M66 30C72 16 84 10 92 12C90 22 82 30 70 34Z"/><path class="ink-line" d="M68 32C74 24 82 18 89 14"/><circle class="ink" cx="43" cy="54" r="3"/><circle class="ink" cx="57" cy="54" r="3"/><path class="ink-line" d="M39 49L46 50M61 49L54 50"/><path class="petal" d="M43 66C47 64 53 64 57 66C54 70 46 70 43 66Z"/>"#;

const CAP: &str = r#"<path class="crew edged" d="M14 92C16 78 30 72 50 72C70 72 84 78 86 92L74 97H26Z"/><path class="bone" d="M24 84H76M28 92H72"/><path class="skin edged" d="M32 38H68V58C68 71 60 79 50 79C40 79 32 71 32 58Z"/><path class="crew edged" d="M29 40C28 22 38 14 52 12C66 12 74 24 71 40Z"/><path class="bone edged" d="M27 36H73V44H27Z"/><circle class="bone edged" cx="56" cy="11" r="6"/><circle class="ink" cx="41" cy="54" r="3"/><circle class="brass-line" cx="59" cy="54" r="8"/><circle class="ink" cx="59" cy="54" r="3"/><path class="ink-line" d="M67 56L72 66M44 68C48 66 52 66 56 68"/><path class="spot" d="M36 62H37M40 65H41M64 65H65"/>"#;

const HOOPS: &str = r#"<path class="hair edged" d="M50 14C34 12 22 24 24 40C16 46 18 58 26 62C24 70 32 76 38 74H62C68 76 76 70 74 62C82 58 84 46 76 40C78 24 66 12 50 14Z"/><path class="crew edged" d="M14 94C16 82 30 76 50 76C70 76 84 82 86 94L74 97H26Z"/><path class="skin edged" d="M34 40H66V58C66 70 59 78 50 78C41 78 34 70 34 58Z"/><path class="crew edged" d="M30 42C32 32 40 30 50 30C60 30 68 32 70 42C58 37 42 37 30 42Z"/><circle class="ink" cx="43" cy="53" r="3"/><circle class="ink" cx="57" cy="53" r="3"/><path class="ink-line" d="M42 66C46 70 54 70 58 66"/><circle class="brass-line" cx="29" cy="68" r="6"/><circle class="brass-line" cx="71" cy="68" r="6"/>"#;

const PARROT: &str = r#"<path class="crew edged" d="M50 12C30 12 22 28 24 46C20 66 28 90 50 97C72 90 80 66 76 46C78 28 70 12 50 12Z"/><path class="bone" d="M34 34C40 28 48 32 48 42C48 52 38 54 33 48ZM66 34C60 28 52 32 52 42C52 52 62 54 67 48Z"/><circle class="ink" cx="42" cy="42" r="4"/><circle class="ink" cx="58" cy="42" r="4"/><path class="brass edged" d="M40 52C44 46 56 46 60 52C60 62 54 70 50 76C46 70 40 62 40 52Z"/><path class="ink-line" d="M41 57C46 60 54 60 59 57M32 66C34 76 38 82 44 88M68 66C66 76 62 82 56 88M44 14C46 6 52 4 54 4C52 8 52 12 54 14"/>"#;

const CAT: &str = r#"<path class="crew edged" d="M16 94C18 82 32 76 50 76C68 76 82 82 84 94L72 97H28Z"/><path class="hair edged" d="M24 54L22 22L38 32C46 29 54 29 62 32L78 22L76 54C76 70 64 80 50 80C36 80 24 70 24 54Z"/><path class="ink" d="M54 44H70V52C70 58 55 58 54 52Z"/><path class="bone-line" d="M28 36L72 50M34 62L18 58M34 67L19 70M66 62L82 58M66 67L81 70"/><ellipse class="brass" cx="39" cy="49" rx="6" ry="5"/><path class="ink" d="M39 44V54L37 49Z"/><path class="petal" d="M46 60H54L50 65Z"/><path class="bone-line" d="M50 65V69C46 73 42 72 41 70M50 69C54 73 58 72 59 70"/>"#;

const PIRATES: [&str; SEATS_MAX] = [CAPTAIN, PATCH, BEARD, FEATHER, CAP, HOOPS, PARROT, CAT];
