//! What a pirate shows instead of saying it: a skull that laughs, weeps, rages, wonders or sleeps, and a tankard.

use leptos::prelude::*;

use super::drawing;

/// The picture of an emote, if there is one of this name.
pub fn emote(name: &str) -> Option<impl IntoView + use<>> {
    let face = match name {
        "laugh" => LAUGH,
        "wow" => WOW,
        "cry" => CRY,
        "rage" => RAGE,
        "snore" => SNORE,
        "cheers" => return Some(drawing("art emote", VIEW_BOX, CHEERS.to_owned())),
        _ => return None,
    };
    Some(drawing("art emote", VIEW_BOX, format!("{HEAD}{face}")))
}

const VIEW_BOX: &str = "0 0 48 48";

/// A skull in a red scarf, without a face.
const HEAD: &str = r##"<path fill="#f6ecd6" stroke="#1d1512" stroke-width="2" stroke-linejoin="round" d="M24 5C13 5 6 12 6 21c0 6 3 10 7 12v6c0 3 1 4 4 4h14c3 0 4-1 4-4v-6c4-2 7-6 7-12C42 12 35 5 24 5Z"/><path fill="#c0392b" stroke="#1d1512" stroke-width="2" stroke-linejoin="round" d="M6.5 18C8 10 14 4 24 4s16 6 17.5 14c-11-4-24-4-35 0Zm35-2c3 0 5 2 6 6-3 0-5-1-6-3Z"/>"##;

const LAUGH: &str = r##"<path fill="none" stroke="#1d1512" stroke-width="3" stroke-linecap="round" d="M12 25l4-4 4 4M28 25l4-4 4 4"/><path fill="#1d1512" d="M14 30h20c0 7-4 11-10 11s-10-4-10-11Z"/><path fill="#f6ecd6" d="M16 30h16v3H16Z"/>"##;

const WOW: &str = r##"<circle fill="#1d1512" cx="16" cy="24" r="5"/><circle fill="#1d1512" cx="32" cy="24" r="5"/><circle fill="#f6ecd6" cx="17.5" cy="22.5" r="1.7"/><circle fill="#f6ecd6" cx="33.5" cy="22.5" r="1.7"/><ellipse fill="#1d1512" cx="24" cy="36" rx="4" ry="5"/>"##;

const CRY: &str = r##"<circle fill="#1d1512" cx="16" cy="23" r="3.5"/><circle fill="#1d1512" cx="32" cy="23" r="3.5"/><path fill="none" stroke="#1d1512" stroke-width="3" stroke-linecap="round" d="M17 39c3-5 11-5 14 0M11 19l7-2M37 19l-7-2"/><path fill="#5fb4e6" stroke="#1d1512" stroke-width="1.5" d="M13 28c-2 4-3 6-3 8a3 3 0 0 0 6 0c0-2-1-4-3-8ZM36 30c-2 4-3 6-3 8a3 3 0 0 0 6 0c0-2-1-4-3-8Z"/>"##;

const RAGE: &str = r##"<path fill="#1d1512" d="M10 20l10 4c0 4-2 5-4 5-3 0-6-3-6-9ZM38 20l-10 4c0 4 2 5 4 5 3 0 6-3 6-9Z"/><path fill="#f6ecd6" stroke="#1d1512" stroke-width="2" d="M14 33h20v7H14ZM19 33v7M24 33v7M29 33v7M14 36.5h20"/>"##;

const SNORE: &str = r##"<path fill="none" stroke="#1d1512" stroke-width="3" stroke-linecap="round" d="M12 24c2 3 6 3 8 0M28 24c2 3 6 3 8 0"/><ellipse fill="#1d1512" cx="24" cy="36" rx="3" ry="2.5"/><path fill="none" stroke="#2f7fb8" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M33 30h6l-6 6h6M41 36h5l-5 5h5"/>"##;

const CHEERS: &str = r##"<path fill="none" stroke="#1d1512" stroke-width="6" d="M33 20h5c4 0 5 2 5 5v6c0 4-2 6-6 6h-4"/><path fill="none" stroke="#c98d3c" stroke-width="3" d="M33 20h5c4 0 5 2 5 5v6c0 4-2 6-6 6h-4"/><path fill="#a9692c" stroke="#1d1512" stroke-width="2" stroke-linejoin="round" d="M9 17h24v24c0 2-1 3-3 3H12c-2 0-3-1-3-3Z"/><path fill="none" stroke="#6d3f16" stroke-width="2" d="M17 18v25M25 18v25"/><path fill="none" stroke="#e8c46a" stroke-width="3" d="M9 25h24M9 37h24"/><path fill="#fff8e6" stroke="#1d1512" stroke-width="2" stroke-linejoin="round" d="M7 18c-3-5 1-9 5-8 1-5 8-7 12-3 4-3 9-1 9 3 4 0 5 6 1 8-3 2-5 0-7 1-2 2-6 2-8 0-4 2-9 2-12-1Z"/>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emote_has_a_picture_and_nothing_else_has() {
        assert!(protocol::EMOTES.iter().all(|name| emote(name).is_some()));
        assert!(protocol::PHRASES.iter().all(|name| emote(name).is_none()));
    }
}
