//! The name of the place: three cries, and the O of each is something that lies on our tables.

use leptos::prelude::*;

use super::drawing;

/// The wordmark. Whoever uses it gives it a name in words.
pub fn logo() -> impl IntoView {
    drawing("art logo", "0 0 640 132", BODY.to_owned())
}

const BODY: &str = r#"<g class="letter"><path d="M8 16H44V26H39L58 58L77 26H72V16H106V26H100L68 76V104H78V116H36V104H46V76L14 26H8Z"/><path d="M236 16H274V27H265V59H299V27H290V16H328V27H319V105H328V116H290V105H299V74H265V105H274V116H236V105H245V27H236Z"/><path d="M456 16H494V27H485V59H519V27H510V16H548V27H539V105H548V116H510V105H519V74H485V105H494V116H456V105H465V27H456Z" transform="translate(-4)"/></g><g transform="translate(104 14) scale(1.040)"><circle class="brass edged" cx="50" cy="50" r="46"/><circle class="brass-line" cx="50" cy="50" r="38"/><path class="ink" d="M50 20L57 42H80L62 55L69 78L50 64L31 78L38 55L20 42H43Z"/></g><g transform="translate(325 14) scale(1.040)"><circle class="medal" cx="50" cy="50" r="46"/><circle class="brass-line" cx="50" cy="50" r="42"/><g transform="translate(5 4) scale(.9)"><path class="leaf" d="M30 62C18 58 12 66 12 74C20 80 32 78 37 70ZM70 62C82 58 88 66 88 74C80 80 68 78 63 70Z"/><path class="petal" d="M23 43C16 62 32 81 50 81C68 81 84 62 77 43C73 33 64 34 61 39C62 27 56 19 50 19C44 19 38 27 39 39C36 34 27 33 23 43Z"/><path class="petal-light" d="M34 42C32 28 42 22 50 22C58 22 68 28 66 42C65 54 57 58 50 58C43 58 35 54 34 42Z"/><path class="ink-line" d="M57 41C57 34 50 31 45 34C39 38 41 48 49 49C58 50 63 42 61 34M34 42C34 58 42 66 50 68C58 66 66 58 66 42"/></g></g><g transform="translate(534 14) scale(1.040)"><circle class="medal" cx="50" cy="50" r="46"/><circle class="brass-line" cx="50" cy="50" r="42"/><g transform="translate(7 6) scale(.86)"><path class="bone" d="M50 18C29 18 19 33 20 49C20 58 25 63 31 66L32 77C32 81 35 83 38 83H62C65 83 68 81 68 77L69 66C75 63 80 58 80 49C81 33 71 18 50 18Z"/><path class="ink" d="M27 51C28 44 44 44 45 52C45 61 38 63 33 61C28 60 26 56 27 51ZM73 51C72 44 56 44 55 52C55 61 62 63 67 61C72 60 74 56 73 51ZM50 58L56 68C54 70 52 69 50 67C48 69 46 70 44 68Z"/><path class="ink-line" d="M34 74H66M42 71V83M50 71V83M58 71V83"/></g></g>"#;
