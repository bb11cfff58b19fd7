//! The end of a game as a feast: the winner's flag, everybody in order, how it came to that, and three highlights.

use engine::{Arg, Message, Seat};
use hosting::{Outcome, ScoreRow, ScoreSheet};
use leptos::prelude::*;

use super::class::classes;
use super::score::signed;
use super::stage::Frame;
use crate::art::{self, Mark};
use crate::shell::{few, speech};

/// The feast: every seat in this order, with what it came to.
pub fn feast(frame: &Frame, outcome: &Outcome, order: &[(Seat, String)]) -> AnyView {
    let winners: Vec<AnyView> = outcome.winners.iter().map(|seat| winner(*seat)).collect();
    let standings = order.iter().map(|(seat, words)| {
        view! {
            <li class=classes(format!("crew-{seat}"), &[("you", frame.you() == Some(*seat))]) data-seat=seat.idx().to_string()>
                <span class="play-face">{art::portrait(*seat)}</span>
                <span class="standing-name">{frame.name(*seat)}</span>
                <span class="standing-points">{words.clone()}</span>
            </li>
        }
    });
    let sheet = frame.scene.sheet.as_ref().filter(|sheet| sheet.rounds.len() > 1);
    view! {
        <div class="celebration">
            <div class="winners">{winners}</div>
            <p class="outcome">{frame.say(&outcome.label)}</p>
            <ol class="standings" aria-label=speech::label("board-standings")>{standings.collect_view()}</ol>
            {sheet.map(race)}
            {sheet.map(|sheet| highlights(frame, sheet))}
        </div>
    }
    .into_any()
}

/// A winner's face under its crown, before its flag.
pub fn winner(seat: Seat) -> AnyView {
    view! {
        <span class=format!("winner crew-{seat}")>
            <span class="winner-crown">{art::mark(Mark::Crown)}</span>
            {art::portrait(seat)}
        </span>
    }
    .into_any()
}

/// Everybody's points from round to round, as lines.
fn race(sheet: &ScoreSheet) -> AnyView {
    let rows = || sheet.rounds.iter().flat_map(|round| &round.rows);
    let seats = sheet.rounds[0].rows.iter().map(|row| row.seat);
    let (least, most) = (
        rows().map(|row| row.total).min().unwrap_or(0).min(0),
        // So that a game without points still has a height.
        rows().map(|row| row.total).max().unwrap_or(0).max(10),
    );
    let line = |seat: Seat| {
        let of_seat = |rows: &[ScoreRow]| rows.iter().find(|row| row.seat == seat).map(|row| row.total);
        let totals = sheet.rounds.iter().filter_map(|round| of_seat(&round.rows));
        let points = std::iter::once(0).chain(totals).enumerate();
        // Rounds across and points down, for the picture's box is as wide and high as they are.
        let points: String = points.map(|(at, total)| format!("{at},{} ", -total)).collect();
        format!(r#"<polyline class="race-line crew-{seat}" points="{points}"/>"#)
    };
    let rounds = sheet.rounds.len();
    let body =
        format!(r#"<path class="race-zero" d="M0 0H{rounds}"/>"#) + &seats.map(line).collect::<String>();
    let view_box = format!("0 {} {rounds} {}", -most - 5, most - least + 10);
    view! { <svg class="race" viewBox=view_box aria-hidden="true" focusable="false" preserveAspectRatio="none" inner_html=body></svg> }
        .into_any()
}

/// Three things to remember: the best round, the worst one, and who met the most bids.
fn highlights(frame: &Frame, sheet: &ScoreSheet) -> AnyView {
    let rows = || {
        let numbered = sheet.rounds.iter().zip(1_usize..);
        numbered.flat_map(|(round, number)| round.rows.iter().map(move |row| (number, row)))
    };
    let told = |key, (number, row): (usize, &ScoreRow)| {
        let message = Message::new(key).with("seat", row.seat).with("round", number);
        frame.say(&message.with("points", Arg::Text(signed(row.points))))
    };
    let best = rows().max_by_key(|(number, row)| (row.points, *number));
    let worst = rows().min_by_key(|(number, row)| (row.points, *number)).filter(|(_, row)| row.points < 0);
    let lines = [
        best.map(|row| told("board-highlight-best", row)),
        worst.map(|row| told("board-highlight-worst", row)),
        most_met(sheet).map(|(seat, met)| {
            let message = Message::new("board-highlight-met").with("seat", seat);
            frame.say(&message.with("met", met).with("rounds", sheet.rounds.len()))
        }),
    ];
    let lines = lines.into_iter().flatten().map(|line| view! { <li>{line}</li> });
    view! { <ul class="highlights">{lines.collect_view()}</ul> }.into_any()
}

/// Who met the most bids, unless several did.
fn most_met(sheet: &ScoreSheet) -> Option<(Seat, usize)> {
    let is_met = |row: &&ScoreRow| {
        let figure =
            |name: &str| row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value);
        figure("bid").is_some() && figure("bid") == figure("won")
    };
    let met = |seat: Seat| {
        let rows = sheet.rounds.iter().flat_map(|round| &round.rows);
        (seat, rows.filter(|row| row.seat == seat).filter(is_met).count())
    };
    let mut all: Vec<(Seat, usize)> = sheet.rounds.first()?.rows.iter().map(|row| met(row.seat)).collect();
    few::sort_by_key(&mut all, |(_, met)| std::cmp::Reverse(*met));
    match all[..] {
        [first, second, ..] if first.1 == second.1 => None,
        [first, ..] => Some(first),
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    use hosting::{Figure, ScoreRound};

    use super::*;

    fn row(seat: u8, bid: i64, won: i64) -> ScoreRow {
        let figures = vec![Figure::new("bid", bid), Figure::new("won", won)];
        let deed = Message::new("deed");
        ScoreRow { seat: Seat::new(seat), deed, figures, lines: Vec::new(), points: 0, total: 0 }
    }

    fn sheet(rounds: Vec<Vec<ScoreRow>>) -> ScoreSheet {
        let round = |rows| ScoreRound { label: Message::new("round"), rows };
        ScoreSheet { rounds: rounds.into_iter().map(round).collect() }
    }

    #[test]
    fn whoever_met_the_most_bids_is_named_unless_several_did() {
        let one = sheet(vec![vec![row(0, 1, 1), row(1, 1, 0)], vec![row(0, 2, 2), row(1, 0, 0)]]);
        assert_eq!(most_met(&one), Some((Seat::new(0), 2)));
        let several = sheet(vec![vec![row(0, 1, 1), row(1, 0, 0)]]);
        assert_eq!(most_met(&several), None);
    }
}
