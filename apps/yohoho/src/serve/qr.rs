//! An address as a picture of characters that a phone's camera reads off the terminal.

use std::env;
use std::io::IsTerminal;

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// White on black, as the fixed part of the palette of 256 has them, which no theme changes.
const COLORS: &str = "\x1b[38;5;231;48;5;16m";
const NO_COLORS: &str = "\x1b[0m";

/// How the picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// In characters alone.
    Plain,
    /// In colors of its own, whatever those of the terminal are.
    Colors,
}

impl Paint {
    /// As standard output takes it.
    pub(crate) fn here() -> Self {
        let is = |name, value: &str| env::var_os(name).is_some_and(|set| set == value);
        let plain = env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty()) || is("TERM", "dumb");
        if std::io::stdout().is_terminal() && !plain { Self::Colors } else { Self::Plain }
    }
}

/// The picture, if the text fits into one. Light is drawn and dark is left out, so that it is right on a dark terminal
/// even without colors.
pub(crate) fn picture(text: &str, paint: Paint) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let picture = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    Some(match paint {
        Paint::Plain => picture,
        Paint::Colors => {
            let lines = picture.lines().map(|line| format!("{COLORS}{line}{NO_COLORS}"));
            lines.collect::<Vec<_>>().join("\n")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_a_light_edge_and_fits_into_a_small_terminal() {
        let picture = picture("http://192.168.178.123:1718", Paint::Plain).unwrap();
        let lines: Vec<&str> = picture.lines().collect();
        assert!(lines.len() < 24, "{} lines", lines.len());
        // Four modules of light all around, two of them in each line of characters.
        for edge in &lines[..2] {
            assert!(edge.chars().all(|block| block == '█'), "{picture}");
        }
        assert!(lines.iter().all(|line| line.chars().count() < 80));
        assert!(
            lines[2..lines.len() - 3].iter().all(|line| line.starts_with("████") && line.ends_with("████"))
        );
    }

    #[test]
    fn colors_change_nothing_but_the_colors() {
        let [plain, painted] =
            [Paint::Plain, Paint::Colors].map(|paint| picture("http://10.0.0.7:1718", paint));
        let painted = painted.unwrap();
        assert!(painted.lines().all(|line| line.starts_with(COLORS) && line.ends_with(NO_COLORS)));
        assert_eq!(Some(painted.replace(COLORS, "").replace(NO_COLORS, "")), plain);
    }
}
