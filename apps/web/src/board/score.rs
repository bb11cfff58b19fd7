//! The score sheet as a dialog: round by round, newest first, every point with its reason.

use engine::{Arg, Seat};
use hosting::{ScoreRound, ScoreRow, ScoreSheet};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::BoardContext;
use super::class::classes;
use crate::art;
use crate::shell::dialog;
use crate::shell::speech;

/// The sheet; opened by whoever has it. It is drawn anew only when a round is scored.
pub fn score_sheet(context: BoardContext, held: NodeRef<Dialog>) -> AnyView {
    let sheet = Memo::new(move |_| context.scene.with(|scene| scene.sheet.clone().unwrap_or_default()));
    dialog::sheet("score-sheet", "board-king-sheet", held, (move || rounds(context, &sheet.get())).into_any())
}

/// A button that opens a dialog.
pub fn opener(sheet: NodeRef<Dialog>, test: &'static str, class: &'static str, inside: AnyView) -> AnyView {
    view! { <button type="button" class=class data-test=test on:click=move |_| dialog::open(sheet)>{inside}</button> }.into_any()
}

fn rounds(context: BoardContext, sheet: &ScoreSheet) -> AnyView {
    if sheet.rounds.is_empty() {
        return view! { <p class="score-empty">{speech::label("board-king-sheet-empty")}</p> }.into_any();
    }
    let newest = sheet.rounds.len() - 1;
    let rounds = sheet.rounds.iter().enumerate().rev();
    view! {
        {grid(context, sheet)}
        {rounds.map(|(idx, round)| round_view(context, round, idx == newest)).collect_view()}
        {exports(context, sheet)}
    }
    .into_any()
}

/// Players across, rounds down: the points of each round and what they came to.
fn grid(context: BoardContext, sheet: &ScoreSheet) -> AnyView {
    let seats: Vec<Seat> =
        sheet.rounds.first().map_or(Vec::new(), |round| round.rows.iter().map(|row| row.seat).collect());
    let heads = seats.iter().map(|seat| {
        view! {
            <th scope="col" class=format!("crew-{seat}")>
                <span class="score-face">{art::portrait(*seat)}</span><span class="score-name">{name(context, *seat)}</span>
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

/// Ways to keep the sheet: for a spreadsheet, and for programs.
fn exports(context: BoardContext, sheet: &ScoreSheet) -> AnyView {
    let names = context.names.get();
    view! {
        <p class="score-exports">
            {export("csv", "board-king-sheet-csv", "text/csv", &sheet.csv(&names))}
            {export("json", "board-king-sheet-json", "application/json", &sheet.json(&names))}
        </p>
    }
    .into_any()
}

fn export(kind: &'static str, label: &'static str, media: &'static str, text: &str) -> AnyView {
    let file = format!("{}.{kind}", speech::label("board-king-sheet-file"));
    let link = format!("data:{media};charset=utf-8,{}", js_sys::encode_uri_component(text));
    view! { <a class="button" download=file href=link data-export=kind>{speech::label(label)}</a> }.into_any()
}

fn round_view(context: BoardContext, round: &ScoreRound, is_open: bool) -> AnyView {
    let own = context.you.get().and_then(|you| round.rows.iter().find(|row| row.seat == you));
    let rows: Vec<AnyView> = round.rows.iter().map(|row| row_view(context, row)).collect();
    view! {
        <details class="score-round" open=is_open>
            <summary>
                <span class="score-label">{context.say(&round.label)}</span>
                {own.map(|row| view! { <span class="score-own">{own_words(row.points)}</span> })}
            </summary>
            <table>
                <thead><tr>
                    <th scope="col">{speech::label("board-king-sheet-player")}</th>
                    <th scope="col">{speech::label("board-king-sheet-why")}</th>
                    <th scope="col" class="score-number">{speech::label("board-king-sheet-points")}</th>
                    <th scope="col" class="score-number">{speech::label("board-king-sheet-total")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
    .into_any()
}

fn own_words(points: i64) -> String {
    speech::label_with("board-king-own-line", [("points", Arg::Text(signed(points)))])
}

fn row_view(context: BoardContext, row: &ScoreRow) -> AnyView {
    let lines = row.lines.iter().map(|line| view! { <li>{context.say(line)}</li> });
    let is_own = context.you.get() == Some(row.seat);
    view! {
        <tr class=classes(format!("crew-{}", row.seat), &[("you", is_own)]) data-seat=row.seat.idx().to_string()>
            <th scope="row">
                <span class="score-face">{art::portrait(row.seat)}</span>
                <span class="score-name">{name(context, row.seat)}</span>
            </th>
            <td><p class="score-deed">{context.say(&row.deed)}</p><ul>{lines.collect_view()}</ul></td>
            <td class="score-number">{signed(row.points)}</td>
            <td class="score-number score-total">{plain(row.total)}</td>
        </tr>
    }
    .into_any()
}

fn name(context: BoardContext, seat: Seat) -> String {
    context.names.with(|names| names.get(seat.idx()).cloned().unwrap_or_default())
}

/// Points with their sign, as on paper.
pub fn signed(points: i64) -> String {
    match points {
        ..0 => format!("−{}", points.unsigned_abs()),
        0 => "0".to_owned(),
        _ => format!("+{points}"),
    }
}

/// A sum with a true minus sign.
pub fn plain(points: i64) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}
