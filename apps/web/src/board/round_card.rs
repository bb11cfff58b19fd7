//! How a round ended, as a card on the table: bid, tricks, bonuses, points and totals of everybody.

use engine::Message;
use hosting::{ScoreRow, ScoreSheet};
use leptos::prelude::*;

use super::class::classes;
use super::names::skull_king::HAS_BID;
use super::score::{plain, signed};
use super::stage::Frame;
use crate::art::{self, Mark};
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
                <caption>{frame.say(&scored(&round.label))}</caption>
                <thead><tr>{heads.into_iter().collect_view()}</tr></thead>
                <tbody>{lines}</tbody>
            </table>
        }
        .into_any(),
    )
}

/// Which round it was: the next one has begun around the card.
fn scored(label: &Message) -> Message {
    let args = label.args.iter().filter(|(name, _)| name == "round").cloned();
    Message { key: "board-round-scored".into(), args: args.collect() }
}

fn line(frame: &Frame, row: &ScoreRow) -> AnyView {
    let is_met = figure(row, "bid") == figure(row, "won");
    let marks = [("you", frame.you() == Some(row.seat)), ("met", is_met)];
    let reasons = row.lines.iter().map(|line| frame.say(line)).collect::<Vec<_>>().join(", ");
    let number = |name: &str| figure(row, name).map(plain);
    let bonus = figure(row, "bonus_points").filter(|points| *points != 0).map(signed);
    view! {
        <tr class=classes(format!("crew-{}", row.seat), &marks) title=reasons>
            <th scope="row"><span class="score-face">{art::portrait(row.seat)}</span>{ready(frame, row)}<span class="score-name">{frame.name(row.seat)}</span></th>
            <td>{number("bid")}</td>
            <td>{number("won")}</td>
            <td>{bonus}</td>
            <td class="score-points">{signed(row.points)}</td>
            <td class="score-total">{plain(row.total)}</td>
        </tr>
    }
    .into_any()
}

/// That the player has bid already, where the card covers the seats that say so.
fn ready(frame: &Frame, row: &ScoreRow) -> Option<AnyView> {
    let panel = frame.scene.seats.iter().find(|panel| panel.seat == row.seat)?;
    let has_bid = panel.badges.iter().any(|badge| badge.kind == HAS_BID);
    has_bid.then(|| {
        view! { <span class="round-ready">{art::mark(Mark::Lock)}<span class="unseen">{speech::label("board-king-ready")}" "</span></span> }
            .into_any()
    })
}

fn figure(row: &ScoreRow, name: &str) -> Option<i64> {
    row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
}
