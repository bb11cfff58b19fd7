//! Every board in every phase, from real games played by bots with fixed seeds: for looking, not for players.
//! The address names the exhibit, as in `#bidding`; `?long` gives everybody a long name, `?generic` draws any
//! game's board, `?lang=de` speaks another language, and `#live` is a table to play at.

mod exhibit;
mod live;

use engine::Seat;
use hosting::Scene;
use leptos::prelude::*;
use protocol::{Occupant, SeatInfo};
use wasm_bindgen::prelude::wasm_bindgen;
use web::board::{BoardContext, board};
use web::shell::mate::Desk;
use web::shell::speech;
use words::Words;

thread_local! {
    /// Counts the languages that were spoken: whatever is shown is drawn anew in each.
    static SPOKEN: RwSignal<u32> = RwSignal::new(0);
}

/// Speaks this language from now on, by the words of a page and of the games.
#[wasm_bindgen]
pub fn speak(locale: &str, page: &str, games: &str) {
    speech::speak(locale, Words::of(locale, [page]).disguised(locale));
    speech::learn("all", games);
    SPOKEN.with(|spoken| spoken.update(|count| *count += 1));
}

/// Shows the exhibit that the address names, or a list of them.
#[wasm_bindgen]
pub fn gallery() {
    console_error_panic_hook::set_once();
    let spoken = SPOKEN.with(|spoken| *spoken);
    let name = window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned();
    mount_to_body(move || match name.as_str() {
        "live" => frame(live::table()),
        _ => exhibit::EXHIBITS
            .iter()
            .find(|exhibit| exhibit.name == name)
            .map_or_else(list, |exhibit| in_words(exhibit, spoken)),
    });
}

/// An exhibit in the language that is spoken.
fn in_words(exhibit: &'static exhibit::Exhibit, spoken: RwSignal<u32>) -> AnyView {
    let shown = exhibit.find().expect("the seeds lead to every phase");
    let drawn = move || {
        spoken.track();
        let scene = Signal::stored(shown.scene.clone());
        frame(table(exhibit.game, scene, shown.you, shown.seats, Callback::new(|_| {})))
    };
    drawn.into_any()
}

/// A page's chrome takes some room; boards must do with the rest.
fn frame(board: AnyView) -> AnyView {
    view! { <div class="gallery-page"><header class="gallery-bar"><h1 class="unseen">"Gallery"</h1></header><main>{board}</main></div> }
        .into_any()
}

fn list() -> AnyView {
    let names = exhibit::EXHIBITS.iter().map(|exhibit| exhibit.name).chain(["live"]);
    view! { <ul>{names.map(|name| view! { <li><a href=format!("#{name}") on:click=|_| reload()>{name}</a></li> }).collect_view()}</ul> }
        .into_any()
}

fn reload() {
    set_timeout(
        || window().location().reload().expect("a page can be loaded again"),
        std::time::Duration::ZERO,
    );
}

/// A board for this scene.
fn table(
    game: &str,
    scene: Signal<Scene>,
    you: Option<Seat>,
    seats: u8,
    choose: Callback<hosting::Offer>,
) -> AnyView {
    let names = names(seats);
    let infos: Vec<SeatInfo> = Seat::all(seats)
        .map(|seat| {
            let name = names[seat.idx()].clone();
            let bot = Occupant::Bot { kind: "random".into(), name: name.clone() };
            let person = Occupant::Player { name, here: true };
            SeatInfo::of(if seat.idx() % 2 == 0 { person } else { bot })
        })
        .collect();
    let context = BoardContext {
        scene,
        names: Signal::stored(names),
        you: Signal::stored(you),
        seats: Signal::stored(infos),
        choose,
        choose_quietly: choose,
        busy: Signal::stored(false),
        n_refused: Signal::stored(0),
        rests: Signal::stored(false),
        desk: Desk::empty(),
        terms: Signal::stored(None),
        asked: RwSignal::new(None),
        meanwhile: RwSignal::new(String::new()),
        progress: Callback::new(|_| ()),
    };
    board(if has_word("generic") { "any" } else { game }, context).into_any()
}

fn names(seats: u8) -> Vec<String> {
    let short = ["Anna", "Salty Finch", "Ben", "Old Morgan", "Zoë", "Captain Quill", "Mei", "Barnaby"];
    let long = [
        "Bartholomew the Unsinkab",
        "Marguerite Stormbringers",
        "Wilhelmina Saltwhiskers",
        "Maximilian von Barnacles",
        "Persephone Quartermaster",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "Ferdinand of the Lagoons",
        "Isabella Thunderpockets",
    ];
    let names = if has_word("long") { long } else { short };
    names.into_iter().take(seats.into()).map(str::to_owned).collect()
}

fn has_word(word: &str) -> bool {
    window().location().search().unwrap_or_default().contains(word)
}
