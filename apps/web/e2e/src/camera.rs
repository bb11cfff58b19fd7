//! A phone's camera, held at a terminal or at another screen.

use anyhow::{Context, Result};
use rqrr::PreparedImage;

/// How many pixels of the camera a side of a module has.
const PIXELS: usize = 4;

/// How many light modules are around a picture on a page, which has them of its own.
const MARGIN: usize = 4;

/// What the picture of characters among these lines says. It is read as it looks on a dark terminal: what is drawn is
/// light.
///
/// # Errors
/// If there is no picture, or it cannot be read.
pub fn read_off(lines: &[String]) -> Result<String> {
    let drawn = lines.iter().filter(|line| line.starts_with(['█', '▀', '▄']));
    let rows: Vec<Vec<bool>> = drawn.flat_map(|line| [light(line, '▀'), light(line, '▄')]).collect();
    read(&rows)
}

/// What the picture on a page says whose dark modules are the squares of this path.
///
/// # Errors
/// If it is not made of such squares, or cannot be read.
pub fn read_squares(path: &str) -> Result<String> {
    let dark: Option<Vec<(usize, usize)>> = path.split('M').skip(1).map(square).collect();
    let dark = dark.context("the picture is not made of squares")?;
    let far = dark.iter().map(|(x, y)| x.max(y)).max().context("no picture was drawn")?;
    let mut rows = vec![vec![true; far + 1 + 2 * MARGIN]; far + 1 + 2 * MARGIN];
    dark.iter().for_each(|(x, y)| rows[y + MARGIN][x + MARGIN] = false);
    read(&rows)
}

/// Where a square of a path is.
fn square(drawn: &str) -> Option<(usize, usize)> {
    let (x, y) = drawn.strip_suffix("h1v1h-1z")?.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// What is said by modules of which these are light, row by row.
fn read(rows: &[Vec<bool>]) -> Result<String> {
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
