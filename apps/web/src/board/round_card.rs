//! How a round ended, as a card on the table: bid, tricks, bonuses, points and totals of everybody.

use hosting::{ScoreRow, ScoreSheet};
use leptos::prelude::*;

use super::class::classes;
use super::score::{plain, signed};
use super::stage::Frame;
use crate::art;
use crate::shell::{few, speech};

/// The last round that was scored, if there is one, the best total first.
pub fn round_card(frame: &Frame, sheet: &ScoreSheet) -> Option<AnyView> {
    let round = sheet.rounds.last()?;
    let mut rows: Vec<&ScoreRow> = round.rows.iter().collect();
    few::sort_by_key(&mut rows, |row| std::cmp::Reverse(row.total));
    let heads = ["player", "bid", "won", "bonus", "points", "total"];
    let heads =
        heads.map(|head| view! { <th scope="col">{speech::label(&format!("board-round-{head}"))}</th> });
    let lines = rows.iter().map(|row| line(frame, row)).collect_view();
    Some(
        view! {
            <table class="round-card" data-count=rows.len().to_string()>
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
