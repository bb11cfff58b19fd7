//! The end of a game as a feast: the winner's flag, everybody in order, how it came to that, and three highlights.

use engine::{Arg, Message, Seat};
use hosting::{Lane, Outcome, ScoreRow, ScoreSheet, most};
use leptos::prelude::*;

use super::class::classes;
use super::score::{plain, signed};
use super::stage::Frame;
use crate::art::{self, Mark};
use crate::shell::speech;

/// The feast: every seat in this order, with what it came to in words.
pub fn feast(frame: &Frame, outcome: &Outcome, order: &[(Seat, String)]) -> AnyView {
    let points = |(seat, words): &(Seat, String)| {
        (*seat, view! { <span class="standing-points">{words.clone()}</span> }.into_any())
    };
    let places = places(order.iter().map(|(seat, words)| (outcome.winners.contains(seat), words)));
    feast_of(frame, outcome, places.into_iter().zip(order.iter().map(points)).collect(), "board-race")
}

/// The places of seats in order: those who came to the same share one.
pub fn places<T: PartialEq>(came_to: impl IntoIterator<Item = T>) -> Vec<usize> {
    let (mut places, mut before) = (Vec::new(), None);
    for own in came_to {
        let shared = places.last().copied().filter(|_| before.as_ref() == Some(&own));
        places.push(shared.unwrap_or(places.len() + 1));
        before = Some(own);
    }
    places
}

/// The feast: every seat at its place, with a picture of what it came to; the race says by this sentence what it shows.
pub fn feast_of(
    frame: &Frame,
    outcome: &Outcome,
    order: Vec<(usize, (Seat, AnyView))>,
    race: &str,
) -> AnyView {
    let winners: Vec<AnyView> = outcome.winners.iter().map(|seat| winner(*seat)).collect();
    let standings = order.into_iter().map(|(place, (seat, came_to))| {
        let place = place.to_string();
        view! {
            <li value=place.clone() data-place=place class=classes(format!("crew-{seat}"), &[("you", frame.you() == Some(seat))]) data-seat=seat.idx().to_string()>
                <span class="play-face">{art::portrait(seat)}</span>
                <span class="standing-name">{frame.name(seat)}</span>
                <svg class="race-key" viewBox="0 0 30 6" aria-hidden="true"><path class=format!("race-line crew-{seat}") d="M0 3H30" /></svg>
                {came_to}
            </li>
        }
    });
    view! {
        <div class="celebration">
            <div class="winners">{winners}</div>
            <p class="outcome">{frame.say(&outcome.label)}</p>
            <ol class="standings" aria-label=speech::label("board-standings")>{standings.collect_view()}</ol>
            {tale(frame, outcome, race)}
        </div>
    }
    .into_any()
}

/// How it came to that, as lines, and what is worth remembering: by the score sheet, or as the game tells it.
fn tale(frame: &Frame, outcome: &Outcome, caption: &str) -> AnyView {
    let sheet = frame.scene.sheet.as_ref().filter(|sheet| sheet.rounds.len() > 1);
    let lanes = sheet.map_or_else(|| outcome.race.clone(), lanes);
    let mut lines: Vec<String> = sheet.map(|sheet| highlights(frame, sheet)).unwrap_or_default();
    lines.extend(outcome.highlights.iter().map(|message| frame.say(message)));
    let lines: Vec<AnyView> = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    view! {
        {race(frame, &lanes, caption)}
        {(!lines.is_empty()).then(|| view! { <ul class="highlights">{lines}</ul> })}
    }
    .into_any()
}

/// A winner's face under its crown, before its flag.
fn winner(seat: Seat) -> AnyView {
    view! {
        <span class=format!("winner crew-{seat}")>
            <span class="winner-crown">{art::mark(Mark::Crown)}</span>
            {art::portrait(seat)}
        </span>
    }
    .into_any()
}

/// Everybody's points from round to round.
fn lanes(sheet: &ScoreSheet) -> Vec<Lane> {
    let seats = sheet.rounds.first().into_iter().flat_map(|round| &round.rows).map(|row| row.seat);
    let lane = |seat: Seat| {
        let of_seat = |rows: &[ScoreRow]| rows.iter().find(|row| row.seat == seat).map(|row| row.total);
        let totals = sheet.rounds.iter().filter_map(|round| of_seat(&round.rows));
        Lane { seat, values: std::iter::once(0).chain(totals).collect() }
    };
    seats.map(lane).collect()
}

/// How everybody stood from one step to the next, as lines, and in words. A single step is no race, and neither is one
/// in which nobody moved.
fn race(frame: &Frame, lanes: &[Lane], caption: &str) -> Option<AnyView> {
    let values = || lanes.iter().flat_map(|lane| lane.values.iter().copied());
    let steps = lanes.iter().map(|lane| lane.values.len()).max()?.saturating_sub(1);
    let (least, most) = (values().min()?.min(0), values().max()?.max(0));
    // So that a game without points still has a height; and the lines do not touch the edge, a sixteenth of it.
    let height = (most - least).max(1);
    let line = |lane: &Lane| {
        // Steps across and points down, for the picture's box is as wide and high as they are.
        let points = lane.values.iter().enumerate().map(|(at, value)| format!("{at},{} ", -16 * value));
        format!(r#"<polyline class="race-line crew-{}" points="{}"/>"#, lane.seat, points.collect::<String>())
    };
    let body = format!(r#"<path class="race-zero" d="M0 0H{steps}"/>"#)
        + &lanes.iter().map(line).collect::<String>();
    let view_box = format!("0 {} {steps} {}", -16 * most - height, 18 * height);
    let words = lanes.iter().map(|lane| lane_words(frame, lane)).collect::<Vec<_>>().join("; ");
    let words = format!("{}: {words}", speech::label(caption));
    let race = view! {
        <figure class="race">
            <figcaption aria-hidden="true">{speech::label(caption)}</figcaption>
            <div class="race-box" data-most=plain(most) data-least=plain(least)>
                <svg viewBox=view_box role="img" aria-label=words preserveAspectRatio="none" inner_html=body></svg>
            </div>
        </figure>
    };
    (steps > 1 && most > least).then(|| race.into_any())
}

fn lane_words(frame: &Frame, lane: &Lane) -> String {
    let values: Vec<String> = lane.values.iter().map(ToString::to_string).collect();
    format!("{} {}", frame.name(lane.seat), values.join(", "))
}

/// Three things to remember: the best round, the worst one, and who met the most bids.
fn highlights(frame: &Frame, sheet: &ScoreSheet) -> Vec<String> {
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
    lines.into_iter().flatten().collect()
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
    most(sheet.rounds.first()?.rows.iter().map(|row| met(row.seat)))
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
    fn those_who_came_to_the_same_share_a_place() {
        assert_eq!(places([9, 4, 4, 1]), [1, 2, 2, 4]);
        assert_eq!(places([(true, 4), (false, 4), (false, 4)]), [1, 2, 2], "who has won stands alone");
        assert_eq!(places::<u8>([]), [0; 0]);
    }

    #[test]
    fn whoever_met_the_most_bids_is_named_unless_several_did() {
        let one = sheet(vec![vec![row(0, 1, 1), row(1, 1, 0)], vec![row(0, 2, 2), row(1, 0, 0)]]);
        assert_eq!(most_met(&one), Some((Seat::new(0), 2)));
        let several = sheet(vec![vec![row(0, 1, 1), row(1, 0, 0)]]);
        assert_eq!(most_met(&several), None);
    }
}
