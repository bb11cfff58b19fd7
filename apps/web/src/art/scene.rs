//! What the front page shows: each game as a picture of itself, and the lamp over the door with somebody on it.
//! The cards of the games come with their boards, so these pictures are small ones of their own.

use leptos::prelude::*;

use super::crest::ANCHOR;
use super::disc::{BONE, FACE, ROSE, ROUND, disc};
use super::drawing;

/// A game as a picture of itself.
pub fn scene(game: &str) -> impl IntoView {
    let body = match game {
        "skull-king" => fan(),
        "skull" => discs(),
        _ => PIRATE.to_owned(),
    };
    drawing("art scene", "0 0 240 132", body)
}

/// The lantern over the door.
pub fn lantern() -> impl IntoView {
    drawing("art lantern", "0 0 100 96", LANTERN.to_owned())
}

/// A fan of cards: the Skull King between three suits and a pair of cutlasses.
fn fan() -> String {
    let king = [r#"<g transform="translate(92 30) scale(.56)">"#, BONE, FACE, CROWN, "</g>"].concat();
    let cards = [
        (-34, "#1f7a3d", LEAF),
        (34, "#17191d", FLAG),
        (-17, "#b98500", COIN),
        (17, "#a8322a", CUTLASSES),
        (0, "#2a1d3d", &king),
    ];
    let card = |(turn, ground, picture): (i8, &str, &str)| {
        format!(
            r##"<g transform="rotate({turn} 120 186)"><rect class="edged" x="86" y="12" width="68" height="96" rx="8" fill="#f6ecd4"/><rect x="91" y="17" width="58" height="86" rx="5" fill="{ground}"/>{picture}</g>"##
        )
    };
    cards.map(card).concat()
}

/// Three discs on a mat: one that nobody knows, a rose and a skull.
fn discs() -> String {
    let skull = [BONE, FACE].concat();
    let lying = [
        (14, 34, -14, "back crew-1", "cloth", ANCHOR),
        (142, 34, 12, "front crew-3", "paper", &skull),
        (76, 20, -4, "front crew-0", "paper", ROSE),
    ];
    let one = |(x, y, turn, class, ground, picture): (u8, u8, i8, &str, &str, &str)| {
        let picture = format!(r#"<g transform="translate(8 8) scale(.84)">{picture}</g>"#);
        let body = disc(ground, ROUND, &picture);
        format!(
            r#"<g class="disc {class}" transform="translate({x} {y}) rotate({turn} 50 50) scale(.88)">{body}</g>"#
        )
    };
    [MAT, &lying.map(one).concat()].concat()
}

const CROWN: &str =
    r#"<path class="brass edged" d="M22 24L16 -8L34 6L50 -16L66 6L84 -8L78 24C60 14 40 14 22 24Z"/>"#;

const LEAF: &str = r##"<path fill="#f6ecd4" class="edged" d="M120 32C140 46 140 74 120 88C100 74 100 46 120 32Z"/><path class="vein" d="M120 42V84M120 60L130 52M120 60L110 52M120 72L130 64M120 72L110 64"/>"##;

const COIN: &str = r##"<circle class="brass edged" cx="120" cy="60" r="23"/><circle class="brass-line" cx="120" cy="60" r="17"/><path class="ink" d="M120 46L124 56H135L126 63L130 74L120 67L110 74L114 63L105 56H116Z"/>"##;

const FLAG: &str = r##"<path fill="#f6ecd4" class="edged" d="M98 44C110 36 124 50 142 42L136 60L142 80C124 72 110 84 98 76Z"/><circle class="ink" cx="113" cy="58" r="5"/><circle class="ink" cx="127" cy="58" r="5"/><path class="ink-line" d="M112 70H128"/>"##;

const CUTLASSES: &str = r##"<path class="bone" d="M98 34C116 44 130 60 136 78L129 82C120 64 108 50 95 41ZM142 34C124 44 110 60 104 78L111 82C120 64 132 50 145 41Z"/><path class="brass-line" d="M124 88L142 76M116 88L98 76"/>"##;

const MAT: &str = r##"<rect x="22" y="28" width="196" height="96" rx="26" fill="#14392f" stroke="#0a1f19" stroke-width="3"/><rect x="29" y="35" width="182" height="82" rx="20" fill="none" stroke="#e3b457" stroke-opacity=".6" stroke-width="2" stroke-dasharray="5 6"/>"##;

/// Head, chest and legs, the legs still on their way.
const PIRATE: &str = r##"<g class="edged" fill="#f1e2bf"><rect x="66" y="2" width="108" height="42" rx="7"/><rect x="62" y="46" width="108" height="40" rx="7" transform="rotate(-2 116 66)"/><rect x="74" y="88" width="108" height="42" rx="7" transform="rotate(5 128 109)"/></g><g class="crew-0"><path class="skin edged" d="M100 24H140V44H100Z"/><path class="ink" d="M84 24C96 22 102 4 120 4C138 4 144 22 156 24C144 32 96 32 84 24Z"/><path class="bone" d="M113 13C113 6 127 6 127 13L124 19H116Z"/><circle class="ink" cx="112" cy="34" r="3"/><path class="ink" d="M122 30H135V36C134 41 123 41 122 36ZM98 29L104 30V28Z"/><path class="ink-line" d="M104 28L122 32M110 42H124"/></g><g class="crew-1" transform="rotate(-2 116 66)"><path class="crew edged" d="M78 86C78 60 90 48 100 47H134C146 50 156 62 156 86Z"/><path class="bone" d="M106 47H128V74H106Z"/><path class="ink-line" d="M106 54H128M106 62H128M92 64L90 86M142 64L144 86"/><path class="brass edged" d="M100 72H134V84H100Z"/><path class="ink" d="M112 75H122V81H112Z"/></g><g class="crew-5" transform="rotate(5 128 109)"><path class="crew edged" d="M106 89H150L148 112H132L128 100L124 112H108Z"/><path class="ink" d="M106 111H124V122H98C96 116 102 114 106 114Z"/><path class="wooden edged" d="M136 112H146L143 128H139Z"/></g>"##;

const LANTERN: &str = r##"<path class="ink-line" d="M50 0V16"/><path class="brass edged" d="M36 30L43 16H57L64 30Z"/><path class="edged" fill="#ffdf9a" d="M38 30H62L67 70H33Z"/><path fill="#ff9a3c" d="M50 40C60 52 58 64 50 66C42 64 40 52 50 40Z"/><path fill="#fff6d8" d="M50 52C54 58 54 64 50 64C46 64 46 58 50 52Z"/><path class="ink-line" d="M45 31L42 69M55 31L58 69"/><path class="brass edged" d="M30 70H70V79H30Z"/><g class="crew-1"><path class="crew edged" d="M58 18C54 8 60 -2 69 -1C78 0 80 8 78 14C82 20 86 26 92 36C84 34 80 30 78 28C74 30 64 28 58 18Z"/><circle class="ink" cx="68" cy="6" r="2.500"/><path class="brass edged" d="M60 6C54 6 52 10 54 15C58 14 61 11 60 6Z"/></g>"##;
