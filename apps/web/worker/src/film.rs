//! The reader's view of a finished game: the projector with a clock and the page around it.

use std::cell::{Cell, RefCell};

use client::{Link, Output, Pace, Projector, Sight};
use crossing::{FilmInfo, FilmNews, FilmState, FilmWish, FromWorker, Tiding, Want, pack};
use hosting::CardFace;
use replay::{Eyes, Film};
use serde_json::value::RawValue;

use crate::game::{self, GAMES};
use crate::post::post;
use crate::scope::{now, rng, set_alarm};
use crate::table::crossing_terms;

struct Showing {
    projector: Projector,
    /// What really happened, and where it was left, while the reader looks at what might have.
    truth: Option<(Film, usize)>,
    /// Whether the page has been told of this film.
    is_told: bool,
    last: Option<FilmState>,
}

thread_local! {
    static SHOWING: RefCell<Option<Showing>> = const { RefCell::new(None) };
    static PACE: Cell<Pace> = const { Cell::new(Pace::USUAL) };
}

/// Puts the film of this file on.
pub fn open(file: &str) {
    let film = match Film::read(GAMES, file) {
        Ok(film) => film,
        Err(why) => return say(&[news(&FilmNews::Unplayable(why.to_string()))]),
    };
    game::show(&film.replay().game);
    let projector = Projector::new(GAMES, film, PACE.get());
    say(&[Tiding::Link(Link::Live), Tiding::Terms(crossing_terms(projector.terms()))]);
    SHOWING.set(Some(Showing { projector, truth: None, is_told: false, last: None }));
    wish(FilmWish::Seek(0));
}

/// The reader wants this.
pub fn wish(wish: FilmWish) {
    with_film(|showing, out| {
        let (projector, now) = (&mut showing.projector, now());
        match wish {
            FilmWish::Seek(at) => projector.seek(now, at, out),
            FilmWish::Step => projector.step(now, out),
            FilmWish::Run(runs) => projector.run(now, runs, out),
            FilmWish::Look(eyes) => projector.look(now, eyes, out),
            FilmWish::Ask(asks) => projector.ask(now, asks, out),
            FilmWish::Return => {
                if let Some((film, at)) = showing.truth.take() {
                    projector.change(now, film, at, out);
                    showing.is_told = false;
                }
            }
        }
    });
}

/// The reader would have done this. What the page would do by itself is done in no film.
pub fn want(want: Want) {
    let Want::Act(action) = want else { return };
    with_film(|showing, out| {
        let Ok(action) = RawValue::from_string(action) else { return };
        let at = showing.projector.at();
        if let Some(before) = showing.projector.branch(now(), &action, rng(), out) {
            showing.truth.get_or_insert((before, at));
            showing.is_told = false;
        }
    });
}

/// So fast from now on.
pub fn set_pace(pace: Pace) {
    PACE.set(pace);
    with_film(|showing, _| showing.projector.pace(pace));
}

/// Whether the page can be seen.
pub fn sight(is_visible: bool) {
    with_film(|showing, _| {
        showing.projector.sight(if is_visible { Sight::Visible } else { Sight::Hidden });
    });
}

/// The reader has read what is on show.
pub fn hurry() {
    with_film(|showing, out| showing.projector.hurry(now(), out));
}

fn ring() {
    with_film(|showing, out| showing.projector.tick(now(), out));
}

fn with_film(act: impl FnOnce(&mut Showing, &mut Vec<Output>)) {
    SHOWING.with_borrow_mut(|showing| {
        let Some(showing) = showing else { return };
        let mut out = Vec::new();
        act(showing, &mut out);
        let mut tidings = Vec::new();
        if !std::mem::replace(&mut showing.is_told, true) {
            tidings.push(news(&FilmNews::Info(info(showing))));
        }
        tidings.extend(out.into_iter().filter_map(tiding));
        let state = state(&showing.projector);
        if showing.last.as_ref() != Some(&state) {
            showing.last = Some(state.clone());
            tidings.push(news(&FilmNews::State(state)));
        }
        say(&tidings);
        set_alarm(showing.projector.next_deadline(), ring);
    });
}

fn say(tidings: &[Tiding]) {
    if !tidings.is_empty() {
        post(&[FromWorker::Table(pack(&tidings))]);
    }
}

fn news(news: &FilmNews) -> Tiding {
    Tiding::Film(pack(news))
}

fn tiding(output: Output) -> Option<Tiding> {
    Some(match output {
        Output::Show(moment) => Tiding::Show(moment),
        Output::Tell(told) => Tiding::Tell(told),
        _ => return None,
    })
}

fn info(showing: &Showing) -> FilmInfo {
    let film = showing.projector.film();
    let is_branch = showing.truth.is_some();
    FilmInfo { len: film.len(), marks: film.marks(), eyes: film.eyes(), is_branch }
}

fn state(projector: &Projector) -> FilmState {
    let (at, eyes) = (projector.at(), projector.eyes());
    let (can_ask, asks) = (projector.can_ask(), projector.asks());
    FilmState { at, runs: projector.runs(), eyes, can_ask, asks, hands: hands(projector) }
}

fn hands(projector: &Projector) -> Vec<Vec<CardFace>> {
    if projector.eyes() != Eyes::Open {
        return Vec::new();
    }
    let opened = projector.film().opened(projector.at()).into_iter();
    opened.map(|scene| scene.map(|scene| scene.hand).unwrap_or_default()).collect()
}
