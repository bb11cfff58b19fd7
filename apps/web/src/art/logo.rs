//! The name of the place: three cries, and the O of each is something that lies on our tables.

use leptos::prelude::*;

use super::disc::{BONE, FACE, ROSE};
use super::drawing;

/// The wordmark. Whoever uses it gives it a name in words.
pub fn logo() -> impl IntoView {
    let medal = |x: u16, picture: &str| {
        format!(
            r#"<g transform="translate({x} 14) scale(1.040)"><circle class="medal" cx="50" cy="50" r="46"/><circle class="brass-line" cx="50" cy="50" r="42"/><g transform="translate(6 5) scale(.88)">{picture}</g></g>"#
        )
    };
    let body = [LETTERS, &medal(325, ROSE), &medal(534, &[BONE, FACE].concat())].concat();
    drawing("art logo", "0 0 640 132", body)
}

/// The letters, and the coin that is the first O.
const LETTERS: &str = r#"<g class="letter"><path d="M8 16H44V26H39L58 58L77 26H72V16H106V26H100L68 76V104H78V116H36V104H46V76L14 26H8Z"/><path d="M236 16H274V27H265V59H299V27H290V16H328V27H319V105H328V116H290V105H299V74H265V105H274V116H236V105H245V27H236Z"/><path d="M456 16H494V27H485V59H519V27H510V16H548V27H539V105H548V116H510V105H519V74H485V105H494V116H456V105H465V27H456Z" transform="translate(-4)"/></g><g transform="translate(104 14) scale(1.040)"><circle class="brass edged" cx="50" cy="50" r="46"/><circle class="brass-line" cx="50" cy="50" r="38"/><path class="ink" d="M50 20L57 42H80L62 55L69 78L50 64L31 78L38 55L20 42H43Z"/></g>"#;
