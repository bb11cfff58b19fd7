//! What is played next at a table, and how the evening stands.

use client::standings;
use crossing::{Setup, Terms, Want};
use engine::{Arg, Seat, can_wish};
use leptos::prelude::*;
use protocol::{Evening, Table};
use wasm_bindgen_futures::spawn_local;

use super::session::Session;
use crate::shell::games::{self, GAMES, Listed};
use crate::shell::route::{Route, Router};
use crate::shell::{api, json, speech};
use crate::start::setup::{self, Laying};
use crate::start::setup_form::setup_form;

/// After a game, for the host: every other game in one tap, as the reader likes it and with everybody who is here.
pub fn other_games(session: Session) -> impl IntoView {
    let played = session.game().unwrap_or_default();
    let button = move |game: &'static Listed| {
        let label = speech::label_with("web-play-game", [("game", speech::game_name(game.id).into())]);
        view! {
            <button class="button small" type="button" data-test="other-game" data-game=game.id
                on:click=move |_| play_other(session, game)>
                {label}
            </button>
        }
    };
    let people = session.table.with_untracked(|table| table.as_ref().map_or(0, n_people));
    let others = GAMES.iter().filter(move |game| game.id != played && has_room(game, people));
    view! {
        <div class="row others">
            {others.map(button).collect_view()}
            <button class="button small" type="button" data-test="change-table" on:click=move |_| change_table(session)>
                {speech::label("web-change-table")}
            </button>
        </div>
    }
}

/// Lays the same table anew, without a game: everything about it can be changed before the next.
fn change_table(session: Session) {
    if let Some(terms) = session.terms.get_untracked() {
        session.send(Want::Lay(terms));
    }
}

fn has_room(game: &Listed, people: usize) -> bool {
    game.tables.iter().any(|(seats, _)| usize::from(*seats) >= people)
}

fn play_other(session: Session, game: &'static Listed) {
    let bot = lay_liked(session, game);
    session.send(Want::Start { bot });
}

/// Lays a game as the reader likes it, with as many seats as there are at this table; which bots they like there.
fn lay_liked(session: Session, game: &'static Listed) -> Option<String> {
    let liked = setup::liked(game);
    let (seats, bot) = (seats_at(session, game), liked.bot);
    session.send(Want::Lay(Terms { game: game.id.to_owned(), options: liked.options, seats }));
    can_wish(game.bots(seats), &bot).then_some(bot)
}

fn n_people(table: &Table) -> usize {
    table.seats.iter().filter(|info| matches!(info.occupant, protocol::Occupant::Player { .. })).count()
}

/// As many seats as there are at this table, as far as the game allows.
fn seats_at(session: Session, game: &Listed) -> u8 {
    let count = |table: &Table| (table.seats.len(), n_people(table));
    let (laid, people) = session.table.with_untracked(|table| table.as_ref().map(count).unwrap_or_default());
    seats_for(game, laid, people)
}

/// As many seats as were laid, or as near to that as the game comes where everybody has one.
fn seats_for(game: &Listed, laid: usize, people: usize) -> u8 {
    let sizes = game.tables.iter().map(|(seats, _)| *seats).filter(|seats| usize::from(*seats) >= people);
    sizes.min_by_key(|seats| usize::from(*seats).abs_diff(laid)).unwrap_or(game.seats_usual)
}

/// Before a game, for the host: another game, edition or number of seats, folded away under a line.
/// `bot` is who fills its seats.
pub fn change_game(session: Session, bot: RwSignal<String>) -> impl IntoView {
    let is_host = Memo::new(move |_| session.is_host());
    view! {
        <Show when=move || is_host.get()>
            <details class="setup" data-test="change-game">
                <summary>{speech::label("web-change-game")}</summary>
                <div class="setup-fields">{choice(session, bot)}</div>
            </details>
        </Show>
    }
}

/// Nothing counts before the host says so: neither a game that is looked at in the list, nor one of its rules.
fn choice(session: Session, bot: RwSignal<String>) -> impl IntoView {
    let chosen = RwSignal::new(untrack(|| session.game()).as_deref().and_then(games::game));
    let is_chosen =
        move |game: &Listed| chosen.with(|chosen| chosen.is_some_and(|chosen| chosen.id == game.id));
    let option = move |game: &'static Listed| {
        view! { <option value=game.id prop:selected=move || is_chosen(game)>{speech::game_name(game.id)}</option> }
    };
    let people = Memo::new(move |_| session.table.with(|table| table.as_ref().map_or(0, n_people)));
    let possible = move || {
        let people = people.get();
        let is_possible = move |game: &&'static Listed| has_room(game, people) || untrack(|| is_chosen(game));
        GAMES.iter().filter(is_possible).map(option).collect_view().into_any()
    };
    let form = move || chosen.get().map(|game| form(session, game, bot)).into_any();
    view! {
        <label class="field">
            <span>{speech::label("web-game")}</span>
            <select data-test="next-game" on:change:target=move |event| chosen.set(games::game(&event.target().value()))>
                {possible}
            </select>
        </label>
        {form}
    }
}

/// As the table is laid, for its own game; another game is for as many as this one, where it can be.
fn laying(session: Session, game: &'static Listed, bot: RwSignal<String>) -> Laying {
    let terms = session.terms.get_untracked().filter(|terms| terms.game == game.id);
    let Some(Terms { options, seats, .. }) = terms else {
        let laying = Laying::of_other(game);
        laying.sit(seats_at(session, game));
        return laying;
    };
    let setup = Setup { seats, bot: bot.get_untracked(), options, edition: String::new() };
    Laying::at_table(game, setup, session.desk)
}

/// Whether this is the table as it is laid: that is what the table says, and not what was asked of it.
fn is_laid(terms: Option<&Terms>, game: &Listed, setup: &Setup) -> bool {
    terms.is_some_and(|terms| {
        terms.game == game.id && terms.seats == setup.seats && json::is_same(&terms.options, &setup.options)
    })
}

fn form(session: Session, game: &'static Listed, bot: RwSignal<String>) -> AnyView {
    let laying = untrack(|| laying(session, game, bot));
    // Whoever is chosen beside the form is chosen in it as well.
    Effect::new(move |was: Option<String>| {
        let bot = bot.get();
        if was.is_some_and(|was| was != bot) {
            laying.setup.update(|setup| setup.bot.clone_from(&bot));
        }
        bot
    });
    let is_laid = move |setup: &Setup| session.terms.with(|terms| is_laid(terms.as_ref(), game, setup));
    let is_pending =
        Memo::new(move |_| laying.setup.with(|setup| !is_laid(setup) || bot.with(|bot| *bot != setup.bot)));
    let pending = move || is_pending.get().then(|| speech::label("web-lay-pending"));
    let lay = move |_| {
        laying.when_laid(move || {
            let setup = laying.setup.get_untracked();
            // Who fills seats the table does not ask before it starts.
            if untrack(|| is_laid(&setup)) {
                bot.set(setup.bot);
                return;
            }
            session.send(Want::Lay(Terms {
                game: game.id.to_owned(),
                options: setup.options,
                seats: setup.seats,
            }));
        });
    };
    let refusal = move || laying.refusal().map(|reason| speech::tell(&reason));
    view! {
        {setup_form(laying)}
        <p class="problem" role="status">{refusal}</p>
        <p class="hint" role="status" data-test="pending">{pending}</p>
        <button class="button" class:primary=is_pending type="button" data-test="lay" on:click=lay>
            {speech::label("web-lay")}
        </button>
    }
    .into_any()
}

/// After a game, for those who played: the way to see it again. Its link is made when somebody goes there.
pub fn watch_again(session: Session, table: &str) -> impl IntoView + use<> {
    let (router, table): (Router, String) = (expect_context(), table.to_owned());
    let watch = move |_| {
        let (number, table) = (
            session.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.games)),
            table.clone(),
        );
        spawn_local(async move {
            match api::replay_of(&table, number).await {
                Ok(id) => router.go(Route::Replay(id)),
                Err(_) => session.tell(speech::label("web-problem-unreachable")),
            }
        });
    };
    view! {
        <button class="button" type="button" data-test="watch-again" on:click=watch>
            {speech::label("web-watch-again")}
        </button>
    }
}

/// After a game: who has won the evening by it, and how the evening stands.
pub fn evening_so_far(session: Session) -> impl IntoView {
    let winners = move || {
        let winners: Vec<Evening> = session
            .table
            .with(|table| table.as_ref().map(|table| table.winners().cloned().collect()).unwrap_or_default());
        won_by(&winners, session.you.get())
            .map(|words| view! { <p class="evening-won" data-test="evening-won">{words}</p> })
            .into_any()
    };
    view! { {winners} {evening(session)} }
}

/// Whose evening it is, in words.
fn won_by(winners: &[Evening], you: Option<Seat>) -> Option<String> {
    let words = match winners {
        [] => return None,
        [one] if one.seat.is_some() && one.seat == you => speech::label("web-won-evening"),
        [one] => speech::label_with("room-note-won-evening", [("name", one.name.clone().into())]),
        several => {
            let names = Arg::list(several.iter().map(|line| line.name.clone()));
            speech::label_with("room-note-shared-evening", [("names", names)])
        }
    };
    Some(words)
}

/// How the evening stands, once there is something to tell.
pub fn evening(session: Session) -> impl IntoView {
    let lines =
        Memo::new(move |_| session.table.with(|table| table.as_ref().map(standings).unwrap_or_default()));
    let best = move || session.table.with(|table| table.as_ref().and_then(|table| table.customs.best_of));
    let line = move |line: Evening| {
        let series = line.series;
        let args = [("name", line.name.into()), ("wins", line.wins.into()), ("games", line.games.into())];
        let line_of = speech::label_with("web-evening-line", args);
        let series = best().map(|best| {
            speech::label_with("web-best-line", [("series", series.into()), ("best", best.into())])
        });
        view! { <li>{line_of} " " {series}</li> }
    };
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <section class="evening" aria-label=speech::label("web-evening") data-test="evening">
                <h2>{speech::label("web-evening")}</h2>
                <ol>{move || lines.get().into_iter().map(line).collect_view().into_any()}</ol>
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, games: u32, wins: u32) -> Evening {
        Evening { name: name.to_owned(), seat: None, games, wins, series: 0, best: false }
    }

    #[test]
    fn who_wins_the_evening_alone_is_named_and_those_who_share_it_are_named_together() {
        let anna = Evening { seat: Some(Seat::new(0)), ..line("Anna", 3, 2) };
        let (evening, anna_reads) = ([anna, line("Bo", 3, 2)], Some(Seat::new(0)));
        assert_eq!(won_by(&[], anna_reads), None);
        assert_eq!(won_by(&evening[..1], anna_reads).as_deref(), Some("You win the evening!"));
        assert_eq!(won_by(&evening[..1], Some(Seat::new(1))).as_deref(), Some("Anna wins the evening!"));
        let bo_is_gone = won_by(&evening[1..], None);
        assert_eq!(bo_is_gone.as_deref(), Some("Bo wins the evening!"), "who has no seat is no reader");
        let shared = won_by(&evening, anna_reads);
        assert_eq!(shared.as_deref(), Some("It’s a tie: Anna and Bo share the evening!"));
    }

    #[test]
    fn the_next_game_has_a_seat_for_everybody() {
        for game in GAMES {
            let most = game.tables.last().expect("a game has tables").0;
            for people in 1..=usize::from(most) {
                assert!(usize::from(seats_for(game, 2, people)) >= people, "{}", game.id);
            }
            assert_eq!(seats_for(game, 3, 2), 3, "{}: three play on as three", game.id);
            assert_eq!(seats_for(game, 9, 2), most, "{}", game.id);
        }
    }
}
