//! How a round ended, as a card on the table: bid, tricks, bonuses, points and totals of everybody, and the grid of all
//! rounds on the score sheet.

use engine::Seat;
use hosting::{ScoreRow, ScoreSheet};
use leptos::prelude::*;

use super::BoardContext;
use super::class::classes;
use super::score::{plain, signed};
use super::stage::Frame;
use crate::art;
use crate::shell::speech;

/// The last round that was scored, if there is one, the best total first.
pub fn round_card(frame: &Frame, sheet: &ScoreSheet) -> Option<AnyView> {
    let round = sheet.rounds.last()?;
    let mut rows: Vec<&ScoreRow> = round.rows.iter().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.total));
    let heads = ["player", "bid", "won", "bonus", "points", "total"];
    let heads =
        heads.map(|head| view! { <th scope="col">{speech::label(&format!("board-round-{head}"))}</th> });
    let lines = rows.iter().map(|row| line(frame, row)).collect_view();
    Some(
        view! {
            <table class="round-card" data-count=rows.len()>
                <caption>{frame.say(&round.label)}</caption>
                <thead><tr>{heads.into_iter().collect_view()}</tr></thead>
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any(),
    )
}

fn line(frame: &Frame, row: &ScoreRow) -> AnyView {
    let is_met = figure(row, "bid") == figure(row, "won");
    let marks = [("you", frame.you() == Some(row.seat)), ("met", is_met)];
    let reasons = row.lines.iter().map(|line| frame.say(line)).collect::<Vec<_>>().join(", ");
    let number = |name: &str| figure(row, name).map(plain);
    let bonus = figure(row, "bonus_points").filter(|points| *points != 0).map(signed);
    view! {
        <tr class=classes(format!("crew-{}", row.seat), &marks) title=reasons>
            <th scope="row"><span class="score-face">{art::portrait(row.seat)}</span><span class="score-name">{frame.name(row.seat)}</span></th>
            <td>{number("bid")}</td>
            <td>{number("won")}</td>
            <td>{bonus}</td>
            <td class="score-points">{signed(row.points)}</td>
            <td class="score-total">{plain(row.total)}</td>
        </tr>
    }
    .into_any()
}

fn figure(row: &ScoreRow, name: &str) -> Option<i64> {
    row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
}

/// Players across, rounds down: the points of each round and what they came to.
pub fn grid(context: BoardContext, sheet: &ScoreSheet) -> AnyView {
    let seats: Vec<Seat> =
        sheet.rounds.first().map_or(Vec::new(), |round| round.rows.iter().map(|row| row.seat).collect());
    let heads = seats.iter().map(|seat| {
        let name = context.names.with(|names| names.get(seat.idx()).cloned().unwrap_or_default());
        view! {
            <th scope="col" class=format!("crew-{seat}")>
                <span class="score-face">{art::portrait(*seat)}</span><span class="score-name">{name}</span>
            </th>
        }
    });
    let rounds = sheet.rounds.iter().zip(1_usize..).map(|(round, number)| {
        let cells = round.rows.iter().map(|row| {
            view! { <td>{plain(row.total)}<span class="grid-points">{signed(row.points)}</span></td> }
        });
        view! { <tr><th scope="row">{number}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <div class="score-grid" tabindex="0" role="region" aria-label=speech::label("board-grid")>
            <table>
                <thead><tr><th scope="col">{speech::label("board-grid-round")}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rounds.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}
