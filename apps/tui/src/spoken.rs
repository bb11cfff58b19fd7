//! What there is to see, in words: cards, seats, points and what happened.

use std::io::{self, Write};

use engine::{Arg, Message, Seat};
use hosting::{CardFace, Pile, Scene, ScoreRow, SeatPanel};

use crate::screens::invitation_words;
use crate::tableau::Tableau;
use crate::widgets::panel::seat_title;

/// How many sentences `log` tells again.
const LOG_LINES: usize = 30;

/// The reader's points of a round, and where they come from.
pub(crate) fn own_points(tableau: &Tableau, own: &ScoreRow, out: &mut impl Write) -> io::Result<()> {
    let reasons: Vec<String> = own.lines.iter().map(|line| tableau.say(line)).collect();
    let args = [
        ("points", own.points.into()),
        ("total", own.total.into()),
        ("deed", tableau.say(&own.deed).into()),
        ("reasons", reasons.join("; ").into()),
    ];
    writeln!(out, "{}", tableau.words().label_with("plain-own-points", args))
}

/// By the score sheet, the best first; where there is none, what is known of each seat.
pub(crate) fn final_score(tableau: &Tableau, scene: &Scene, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", tableau.words().label("plain-final"))?;
    let last = scene.sheet.as_ref().and_then(|sheet| sheet.rounds.last());
    let Some(last) = last else {
        return scene.seats.iter().try_for_each(|panel| describe_seat(tableau, scene, panel, out));
    };
    let mut rows: Vec<&ScoreRow> = last.rows.iter().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.total));
    for row in rows {
        let args = [("who", seat_title(tableau, row.seat).into()), ("total", row.total.into())];
        writeln!(out, "  {}", tableau.words().label_with("plain-final-row", args))?;
    }
    Ok(())
}

/// The score sheet, round by round.
pub(crate) fn sheet(tableau: &Tableau, out: &mut impl Write) -> io::Result<()> {
    let words = tableau.words();
    let sheet = tableau.scene().and_then(|scene| scene.sheet.as_ref());
    let Some(sheet) = sheet.filter(|sheet| !sheet.rounds.is_empty()) else {
        return writeln!(out, "{}", words.label("plain-no-sheet"));
    };
    let score = |row: &ScoreRow| {
        let who = tableau.name(row.seat).to_owned();
        let args = [("who", who.into()), ("points", row.points.into()), ("total", row.total.into())];
        words.label_with("plain-sheet-score", args)
    };
    for round in &sheet.rounds {
        let scores: Vec<String> = round.rows.iter().map(score).collect();
        let args = [("round", tableau.say(&round.label).into()), ("scores", scores.join("; ").into())];
        writeln!(out, "{}", words.label_with("plain-sheet-row", args))?;
    }
    Ok(())
}

/// The last of what happened.
pub(crate) fn log(tableau: &Tableau, out: &mut impl Write) -> io::Result<()> {
    let skip = tableau.log().len().saturating_sub(LOG_LINES);
    for sentence in tableau.log().skip(skip) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// The reader's cards.
pub(crate) fn hand(tableau: &Tableau, out: &mut impl Write) -> io::Result<()> {
    match tableau.scene().map(|scene| card_names(tableau, &scene.hand)) {
        Some(cards) if !cards.is_empty() => {
            writeln!(out, "{}", tableau.words().label_with("plain-hand", [("cards", Arg::Text(cards))]))
        }
        _ => writeln!(out, "{}", tableau.words().label("plain-hand-empty")),
    }
}

/// Who sits where, before a game.
pub(crate) fn seats(tableau: &Tableau, out: &mut impl Write) -> io::Result<()> {
    let seats = tableau.table().map_or(0, |table| table.seats.len());
    for seat in Seat::all(u8::try_from(seats).unwrap_or(0)) {
        writeln!(out, "  {}", seat_title(tableau, seat))?;
    }
    invitation(tableau, out)
}

/// What is known of a seat.
pub(crate) fn describe_seat(
    tableau: &Tableau,
    scene: &Scene,
    panel: &SeatPanel,
    out: &mut impl Write,
) -> io::Result<()> {
    let say = |message: &Message| tableau.say(message);
    let badges = panel.badges.iter().map(|badge| say(&badge.label));
    let counters = panel.counters.iter().map(|fact| say(&fact.label));
    let piles = scene.piles.iter().filter(|pile| pile.owner == Some(panel.seat));
    let facts: Vec<String> =
        badges.chain(counters).chain(piles.map(|pile| self::pile(tableau, pile))).collect();
    writeln!(out, "  {}: {}.", seat_title(tableau, panel.seat), facts.join("; "))
}

/// A pile, with its cards as far as they are known.
pub(crate) fn pile(tableau: &Tableau, pile: &Pile) -> String {
    let label = tableau.say(&pile.label);
    let known = pile.cards.iter().any(|card| card.face_up || !card.face.ends_with("/back"));
    if known { format!("{label} ({})", card_names(tableau, &pile.cards)) } else { label }
}

fn card_names(tableau: &Tableau, cards: &[CardFace]) -> String {
    cards.iter().map(|card| tableau.say(&card.name)).collect::<Vec<_>>().join(", ")
}

/// The link by which others come, where there is one.
pub(crate) fn invitation(tableau: &Tableau, out: &mut impl Write) -> io::Result<()> {
    match invitation_words(tableau) {
        Some(invitation) => writeln!(out, "{invitation}"),
        None => Ok(()),
    }
}
