//! What came out of a match as pictures: how scores are spread, how often bids were met in each round, and who
//! finished ahead of whom.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

use ::arena::{PlayedSet, Seated, WinMatrix, kinds};
use anyhow::{Context, Result, anyhow};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use words::Words;

/// Width and height of a picture.
const SIZE: (u32, u32) = (960, 600);

/// Colours that people who confuse some can tell apart, by Okabe and Ito; yellow is left out, which is too light on
/// white.
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
    RGBColor(0, 0, 0),
];

/// How many bars the scores are counted in, at most about. Skull King counts in tens: a bar of 25 would have room for
/// two scores or for three.
const BINS: i32 = 50;

/// Where pictures go, and in which words they speak.
pub(super) struct Album<'a> {
    pub(super) folder: &'a Path,
    pub(super) words: &'a Words,
}

/// A picture to be drawn on.
type Sheet<'a> = DrawingArea<SVGBackend<'a>, Shift>;

impl Album<'_> {
    /// Draws what a match of any kind has: scores, and bids where there are any.
    pub(super) fn draw(&self, bots: &[String], sets: &[PlayedSet]) -> Result<()> {
        fs::create_dir_all(self.folder).with_context(|| self.folder.display().to_string())?;
        self.sheet("scores.svg", |sheet| self.scores(sheet, bots, sets))?;
        if sets.iter().flatten().any(|seated| !seated.bids.is_empty()) {
            self.sheet("bids.svg", |sheet| self.bids(sheet, bots, sets))?;
        }
        Ok(())
    }

    /// Draws who finished ahead of whom.
    pub(super) fn draw_matrix(&self, matrix: &WinMatrix) -> Result<()> {
        self.sheet("matrix.svg", |sheet| self.matrix(sheet, matrix))
    }

    fn sheet(&self, name: &str, draw: impl FnOnce(&Sheet<'_>) -> Drawn) -> Result<()> {
        let file = self.folder.join(name);
        let mut picture = String::new();
        {
            let sheet = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
            let drawn = sheet.fill(&WHITE).map_err(Into::into).and_then(|()| draw(&sheet));
            drawn.map_err(|error| anyhow!("{}: {error}", file.display()))?;
        }
        fs::write(&file, picture).with_context(|| file.display().to_string())
    }

    /// The share of each bot's games in each span of points, as steps.
    fn scores(&self, sheet: &Sheet<'_>, bots: &[String], sets: &[PlayedSet]) -> Drawn {
        let spans = Spans::of(sets.iter().flatten().map(|seated| seated.score));
        let lines: Vec<Vec<(f64, f64)>> = kinds(bots)
            .into_iter()
            .map(|bot| spans.steps(of_bot(bot, bots, sets).map(|seated| seated.score)))
            .collect();
        let highest = lines.iter().flatten().map(|(_, share)| *share).fold(0.0, f64::max);
        let axes = Axes {
            title: self.words.label("arena-plot-scores"),
            across: self.words.label("arena-plot-points"),
            up: self.words.label("arena-plot-games"),
            xs: spans.whole(),
            ys: 0.0..highest * 1.08,
        };
        draw_lines(sheet, &axes, &kinds(bots).into_iter().zip(lines).collect::<Vec<_>>())
    }

    /// The share of the bids that each bot met, round by round.
    fn bids(&self, sheet: &Sheet<'_>, bots: &[String], sets: &[PlayedSet]) -> Drawn {
        let lines: Vec<(&str, Vec<(f64, f64)>)> =
            kinds(bots).into_iter().map(|bot| (bot, met_by_round(of_bot(bot, bots, sets)))).collect();
        let last = lines.iter().flat_map(|(_, line)| line).map(|(round, _)| *round).fold(1.0, f64::max);
        let axes = Axes {
            title: self.words.label("arena-plot-bids"),
            across: self.words.label("arena-plot-round"),
            up: self.words.label("arena-plot-met"),
            xs: 0.5..last + 0.5,
            ys: 0.0..100.0,
        };
        draw_lines(sheet, &axes, &lines)
    }

    /// A square for each pair, darker blue the more often the row was ahead, and orange where it was behind.
    fn matrix(&self, sheet: &Sheet<'_>, matrix: &WinMatrix) -> Drawn {
        let sheet =
            sheet.margin(16, 0, 0, 0).titled(&self.words.label("arena-plot-ahead"), ("sans-serif", 26))?;
        let ((width, height), count) = (sheet.dim_in_pixel(), i32::try_from(matrix.bots.len())?);
        let longest = matrix.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0);
        let names = 9 * i32::try_from(longest)? + 60;
        let cell = ((i32::try_from(width)? - names - 20) / count).min((i32::try_from(height)? - 80) / count);
        let cell = cell.clamp(1, 150);
        let text = |size: i32| ("sans-serif", size).into_font().color(&BLACK);
        let middle = text(22).pos(Pos::new(HPos::Center, VPos::Center));
        for (row, (bot, shares)) in (0..).zip(matrix.bots.iter().zip(&matrix.ahead)) {
            let y = 60 + row * cell + cell / 2;
            let name = format!("{bot}: {}", row + 1);
            sheet.draw_text(&name, &text(18).pos(Pos::new(HPos::Right, VPos::Center)), (names - 10, y))?;
            sheet.draw_text(&(row + 1).to_string(), &middle, (names + row * cell + cell / 2, 40))?;
            for (column, share) in (0..).zip(shares) {
                let (left, top) = (names + column * cell, 60 + row * cell);
                let corners = [(left + 1, top + 1), (left + cell - 1, top + cell - 1)];
                sheet.draw(&Rectangle::new(corners, shade(*share).filled()))?;
                let told = share.map_or("–".to_owned(), |share| format!("{:.0}", 100.0 * share));
                sheet.draw_text(&told, &middle, (left + cell / 2, y))?;
            }
        }
        Ok(())
    }
}

/// Drawing into a text cannot fail but by a mistake of ours.
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// How light the square of this share is, so that black figures can be read on all of them.
fn shade(share: Option<f64>) -> RGBColor {
    let Some(share) = share else { return RGBColor(235, 235, 235) };
    let (full, much) =
        if share >= 0.5 { ((86, 180, 233), share - 0.5) } else { ((240, 160, 60), 0.5 - share) };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two bytes")]
    let mix = |full: u8| (255.0 - 2.0 * much * (255.0 - f64::from(full))).round() as u8;
    RGBColor(mix(full.0), mix(full.1), mix(full.2))
}

fn of_bot<'a>(bot: &'a str, bots: &'a [String], sets: &'a [PlayedSet]) -> impl Iterator<Item = &'a Seated> {
    sets.iter().flatten().filter(move |seated| bots[seated.entrant] == bot)
}

/// Each round with the share of the bids that were met in it, in percent.
fn met_by_round<'a>(seats: impl Iterator<Item = &'a Seated>) -> Vec<(f64, f64)> {
    let mut rounds: BTreeMap<usize, (u32, u32)> = BTreeMap::new();
    for bid in seats.flat_map(|seated| &seated.bids) {
        let (made, met) = rounds.entry(bid.round).or_default();
        *made += 1;
        *met += u32::from(bid.is_met);
    }
    rounds
        .into_iter()
        .map(|(round, (made, met))| (round as f64, 100.0 * f64::from(met) / f64::from(made)))
        .collect()
}

/// Spans of points, one as wide as another.
struct Spans {
    lowest: i32,
    width: i32,
    count: i32,
}

impl Spans {
    fn of(scores: impl Iterator<Item = i32> + Clone) -> Self {
        let (lowest, highest) = (scores.clone().min().unwrap_or(0), scores.max().unwrap_or(0));
        let wanted = (highest - lowest) / BINS;
        let width = [1, 2, 5, 10, 20, 50].into_iter().find(|width| *width >= wanted).unwrap_or(100);
        let lowest = lowest.div_euclid(width) * width;
        Self { lowest, width, count: (highest - lowest) / width + 1 }
    }

    fn whole(&self) -> Range<f64> {
        f64::from(self.lowest - self.width)..f64::from(self.lowest + (self.count + 1) * self.width)
    }

    /// The outline of the share of these scores in each span, in percent, with a step at each border.
    fn steps(&self, scores: impl Iterator<Item = i32>) -> Vec<(f64, f64)> {
        let mut counts: BTreeMap<i32, u32> = BTreeMap::new();
        scores.for_each(|score| *counts.entry((score - self.lowest) / self.width).or_default() += 1);
        let all = f64::from(counts.values().sum::<u32>().max(1));
        let share = |span: i32| 100.0 * f64::from(counts.get(&span).copied().unwrap_or(0)) / all;
        let border = |span: i32| f64::from(self.lowest + span * self.width);
        let step = |span: i32| [(border(span), share(span)), (border(span + 1), share(span))];
        let ends = [(border(0), 0.0)].into_iter();
        ends.chain((0..self.count).flat_map(step)).chain([(border(self.count), 0.0)]).collect()
    }
}

/// The frame of a picture with lines.
struct Axes {
    title: String,
    across: String,
    up: String,
    xs: Range<f64>,
    ys: Range<f64>,
}

/// A line for each bot, and whose is whose.
fn draw_lines(sheet: &Sheet<'_>, axes: &Axes, lines: &[(&str, Vec<(f64, f64)>)]) -> Drawn {
    let mut chart = ChartBuilder::on(sheet)
        .margin(16)
        .caption(&axes.title, ("sans-serif", 26))
        .x_label_area_size(48)
        .y_label_area_size(60)
        .build_cartesian_2d(axes.xs.clone(), axes.ys.clone())?;
    chart
        .configure_mesh()
        .x_desc(&axes.across)
        .y_desc(&axes.up)
        .label_style(("sans-serif", 16))
        .axis_desc_style(("sans-serif", 18))
        .light_line_style(WHITE)
        .bold_line_style(RGBColor(225, 225, 225))
        .x_label_formatter(&|value| format!("{value:.0}"))
        .y_label_formatter(&|value| format!("{value:.0} %"))
        .draw()?;
    for ((bot, points), color) in lines.iter().zip(COLORS.iter().cycle()) {
        let style = color.stroke_width(3);
        let line = chart.draw_series(std::iter::once(PathElement::new(points.clone(), style)))?;
        line.label(*bot).legend(move |(x, y)| PathElement::new([(x, y), (x + 24, y)], style));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .legend_area_size(32)
        .label_font(("sans-serif", 17))
        .background_style(WHITE.mix(0.85))
        .border_style(RGBColor(180, 180, 180))
        .draw()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_lies_in_one_span_and_the_shares_make_up_all_games() {
        let scores = [-35, -30, 0, 7, 180, 181, 365];
        let spans = Spans::of(scores.into_iter());
        assert_eq!((spans.lowest, spans.width), (-40, 10));
        let steps = spans.steps(scores.into_iter());
        let all: f64 = steps[1..steps.len() - 1].chunks(2).map(|step| step[0].1).sum();
        assert!((all - 100.0).abs() < 1e-9, "{steps:?}");
        assert_eq!(spans.steps([5].into_iter())[1 + 2 * 4], (0.0, 100.0));
    }

    #[test]
    fn figures_can_be_read_on_every_square() {
        let light = |RGBColor(r, g, b): RGBColor| u32::from(r) + u32::from(g) + u32::from(b);
        for percent in 0..=100 {
            assert!(light(shade(Some(f64::from(percent) / 100.0))) > 400, "{percent}");
        }
        assert_eq!(shade(Some(0.5)), RGBColor(255, 255, 255));
    }
}
