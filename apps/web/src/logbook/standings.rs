//! How everybody stands over the games that were chosen, and what the reader did in them.

use engine::Arg;
use js_sys::Number;
use leptos::prelude::*;

use super::tally::{self, Deeds, Line};
use crate::shell::shelf::Played;
use crate::shell::speech;

/// So many people are compared with each other: a wider table is read by nobody.
const COMPARED_MAX: usize = 8;
/// So many mistakes are told.
const SLIPS_MAX: usize = 5;

/// How everybody stands in these games.
pub fn standings(games: &[Played]) -> AnyView {
    let lines = tally::lines(games);
    let own = lines.iter().find(|line| line.is_you).map(|you| own(you, &tally::deeds(games)));
    view! {
        <section class="panel" aria-labelledby="logbook-standings" data-test="standings">
            <h2 id="logbook-standings">{speech::label("logbook-standings")}</h2>
            {own}
            {table(&lines)}
            {duels(games, &lines)}
        </section>
    }
    .into_any()
}

/// The reader's own.
fn own(you: &Line, deeds: &Deeds) -> AnyView {
    let early = (you.early > 0).then(|| figure("logbook-early", you.early.to_string()));
    let bids = (deeds.bids > 0).then(|| {
        let args: [(&str, Arg); 2] = [("met", deeds.met.into()), ("bids", deeds.bids.into())];
        figure("logbook-bids", speech::label_with("logbook-bids-met", args))
    });
    view! {
        <dl class="logbook-own" data-test="own">
            {figure("logbook-played", you.games.to_string())}
            {figure("logbook-won", you.wins.to_string())}
            {figure("logbook-mean", mean(you))}
            {early}
            {bids}
        </dl>
        {slips(deeds)}
    }
    .into_any()
}

fn figure(key: &str, value: String) -> AnyView {
    view! { <div><dt>{speech::label(key)}</dt><dd>{value}</dd></div> }.into_any()
}

/// What the reader gets wrong most often. A game that is not known here any more has no words for it.
fn slips(deeds: &Deeds) -> Option<AnyView> {
    let said = |(name, count): &(String, u32)| {
        let name = speech::label_if_any(name)?;
        Some(view! { <li>{count.to_string()}" × "{name}</li> }.into_any())
    };
    let slips: Vec<AnyView> = deeds.slips.iter().filter_map(said).take(SLIPS_MAX).collect();
    let drawn = |slips: Vec<AnyView>| {
        view! {
            <h3 id="logbook-slips">{speech::label("logbook-slips")}</h3>
            <ul class="logbook-slips" data-test="slips">{slips}</ul>
        }
        .into_any()
    };
    (!slips.is_empty()).then(|| drawn(slips))
}

/// The place somebody comes to on average, with one digit behind the point.
fn mean(line: &Line) -> String {
    let tenths = (line.places * 10 + line.games / 2) / line.games.max(1);
    let mean = Number::from(f64::from(tenths) / 10.0);
    mean.to_locale_string(&speech::locale()).into()
}

fn name(line: &Line) -> String {
    if line.is_you { speech::label("logbook-you") } else { line.name.clone() }
}

fn table(lines: &[Line]) -> AnyView {
    let row = |line: &Line| {
        let against = |count: u32| if line.is_you { "–".to_owned() } else { count.to_string() };
        view! {
            <tr>
                <th scope="row">{name(line)}</th>
                <td>{line.games.to_string()}</td>
                <td>{line.wins.to_string()}</td>
                <td>{mean(line)}</td>
                <td>{against(line.behind_you)}</td>
                <td>{against(line.ahead_of_you)}</td>
            </tr>
        }
        .into_any()
    };
    let head = |key| view! { <th scope="col">{speech::label(key)}</th> }.into_any();
    let heads =
        ["logbook-name", "logbook-played", "logbook-won", "logbook-mean", "logbook-ahead", "logbook-behind"];
    view! {
        <div class="logbook-wide" role="region" tabindex="0" aria-labelledby="logbook-people">
            <table>
                <caption id="logbook-people">{speech::label("logbook-people")}</caption>
                <thead><tr>{heads.map(head).collect_view()}</tr></thead>
                <tbody>{lines.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Who ended before whom, where there are at least three to be compared: of two it was said above.
fn duels(games: &[Played], lines: &[Line]) -> Option<AnyView> {
    let lines = &lines[..lines.len().min(COMPARED_MAX)];
    let head = |line: &Line| view! { <th scope="col">{name(line)}</th> }.into_any();
    let cell = |one: &Line, other: &Line| {
        let count = if one == other { "–".to_owned() } else { tally::ahead(games, one, other).to_string() };
        view! { <td>{count}</td> }.into_any()
    };
    let row = |one: &Line| {
        let cells: Vec<AnyView> = lines.iter().map(|other| cell(one, other)).collect();
        view! { <tr><th scope="row">{name(one)}</th>{cells}</tr> }.into_any()
    };
    let drawn = || {
        view! {
            <details class="setup" data-test="duels">
                <summary>{speech::label("logbook-duels")}</summary>
                <div class="logbook-wide" role="region" tabindex="0" aria-labelledby="logbook-duels">
                    <table>
                        <caption id="logbook-duels">{speech::label("logbook-duels-how")}</caption>
                        <thead><tr><td></td>{lines.iter().map(head).collect_view()}</tr></thead>
                        <tbody>{lines.iter().map(row).collect_view()}</tbody>
                    </table>
                </div>
            </details>
        }
        .into_any()
    };
    (lines.len() > 2).then(drawn)
}
