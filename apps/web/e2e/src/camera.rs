//! A phone's camera, held at a terminal.

use anyhow::{Context, Result};
use rqrr::PreparedImage;

/// How many pixels of the camera a side of a module has.
const PIXELS: usize = 4;

/// What the picture of characters among these lines says. It is read as it looks on a dark terminal: what is drawn is
/// light.
///
/// # Errors
/// If there is no picture, or it cannot be read.
pub fn read_off(lines: &[String]) -> Result<String> {
    let drawn = lines.iter().filter(|line| line.starts_with(['█', '▀', '▄']));
    let rows: Vec<Vec<bool>> = drawn.flat_map(|line| [light(line, '▀'), light(line, '▄')]).collect();
    let width = rows.first().context("no picture was drawn")?.len();
    let is_light = |x: usize, y: usize| rows[y / PIXELS][x / PIXELS];
    let seen = |x, y| if is_light(x, y) { u8::MAX } else { 0 };
    let mut image = PreparedImage::prepare_from_greyscale(width * PIXELS, rows.len() * PIXELS, seen);
    let grids = image.detect_grids();
    let (_, text) = grids.first().context("the picture is no code")?.decode()?;
    Ok(text)
}

/// Which modules of a row are light: in the full blocks, and in those of its own half.
fn light(line: &str, half: char) -> Vec<bool> {
    line.chars().map(|block| block == '█' || block == half).collect()
}
