//! The games themselves: when, which, who, and how it ended; with the ways to see one again, and to forget it.

use engine::Arg;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::carrying::day;
use super::forgetting;
use crate::shell::api::{self, ApiError};
use crate::shell::focus::focus_again;
use crate::shell::question::{Answer, Question};
use crate::shell::route::{Route, Router};
use crate::shell::screen::link;
use crate::shell::shelf::{self, Played, Player, Served};
use crate::shell::{few, speech};

/// So many games are shown at first, and so many more at each tap.
const SHOWN: usize = 20;

/// What the games of a log book share.
#[derive(Clone, Copy)]
pub struct Games {
    /// Those that are shown, newest first.
    chosen: Memo<Vec<Played>>,
    /// The sentence that says what went wrong.
    problem: RwSignal<Option<&'static str>>,
    n_shown: RwSignal<usize>,
    /// Whether the server keeps the reader's name, and their results with it.
    is_kept: Signal<bool>,
    /// The one that is to be deleted, perhaps.
    doomed: RwSignal<Option<Played>>,
    question: Question,
    router: Router,
}

impl Games {
    /// These games; the reader's name may be kept.
    #[must_use]
    pub fn of(chosen: Memo<Vec<Played>>, is_kept: Signal<bool>) -> Self {
        let (n_shown, doomed, problem) = (RwSignal::new(SHOWN), RwSignal::new(None), RwSignal::new(None));
        let question = Question::default();
        Self { chosen, problem, n_shown, is_kept, doomed, question, router: expect_context() }
    }

    /// The list of them.
    pub fn view(self) -> AnyView {
        let rows = move || {
            let files = shelf::files();
            let row = |played: &Played| self.row(played, files.contains(&played.id));
            self.chosen
                .with(|chosen| chosen.iter().take(self.n_shown.get()).map(row).collect_view())
                .into_any()
        };
        let has_more = move || self.chosen.with(Vec::len) > self.n_shown.get();
        view! {
            <section class="panel" aria-labelledby="logbook-games">
                <h2 id="logbook-games" tabindex="-1">{speech::label("logbook-games")}</h2>
                <p class="problem" role="status" data-test="problem">{move || self.problem.get().map(speech::label)}</p>
                <ol class="logbook-games">{rows}</ol>
                <Show when=has_more>
                    <button class="button" type="button" data-test="more" on:click=move |_| self.n_shown.update(|shown| *shown += SHOWN)>
                        {speech::label("logbook-more")}
                    </button>
                </Show>
                {self.deletion()}
            </section>
        }
        .into_any()
    }

    fn row(self, played: &Played, has_file: bool) -> AnyView {
        let you = played.players.iter().find(|player| player.is_you);
        let place = you.map(|you| {
            let args: [(&str, Arg); 2] =
                [("place", you.rank.into()), ("players", played.players.len().into())];
            speech::label_with("logbook-place", args)
        });
        let early = played
            .given_up
            .then(|| view! { <p class="logbook-early">{speech::label("logbook-given-up")}</p> });
        view! {
            <li data-game=played.game.clone()>
                <h3>{game_name(played)}</h3>
                <p class="logbook-when">{day(played.ended_ms)}</p>
                <p class="logbook-place">{place}</p>
                {early}
                <ol class="logbook-who">{ranked(played).into_iter().map(who).collect_view()}</ol>
                <div class="row">
                    {self.watch(played, has_file)}
                    {button("delete", "logbook-delete", "button small danger", played, move |played| {
                        self.doomed.set(Some(played));
                        self.question.ask();
                    })}
                </div>
            </li>
        }
        .into_any()
    }

    /// The way to see it again: by its file, by its link, or by a link that is still to be made.
    fn watch(self, played: &Played, has_file: bool) -> AnyView {
        let id = if has_file { Some(&played.id) } else { played.link.as_ref() };
        match (id, &played.served) {
            (Some(id), _) => {
                let words =
                    view! { {speech::label("logbook-watch")}<span class="unseen">{described(played)}</span> };
                link(Route::Replay(id.clone()), "button small logbook-watch", words).into_any()
            }
            (None, Some(_)) => {
                let class = "button small logbook-watch";
                button("watch", "logbook-watch", class, played, move |played| self.watch_served(played))
            }
            (None, None) => ().into_any(),
        }
    }

    /// Asks the server for a link and goes there.
    fn watch_served(self, played: Played) {
        let Some(Served { table, number }) = played.served.clone() else { return };
        self.problem.set(None);
        spawn_local(async move {
            match api::replay_of(&table, number).await {
                Ok(link) => {
                    shelf::note_link(&played.id, &link);
                    // Whoever has left meanwhile is not called back.
                    if self.problem.is_disposed() {
                        return;
                    }
                    self.router.go(Route::Replay(link));
                }
                Err(ApiError::Unreachable) => drop(self.problem.try_set(Some("web-problem-nothing"))),
                Err(_) => drop(self.problem.try_set(Some("logbook-no-link"))),
            }
        });
    }

    fn deletion(self) -> impl IntoView {
        let delete = Answer {
            name: "delete",
            label: "logbook-delete",
            class: "danger",
            act: Callback::new(move |()| {
                self.doomed.get_untracked().iter().for_each(forgetting::delete);
                focus_again("#logbook-games");
            }),
        };
        let which = move || {
            let args =
                |played: Played| [("game", game_name(&played).into()), ("date", day(played.ended_ms).into())];
            let told = |played| speech::label_with("logbook-delete-text", args(played));
            self.doomed.get().map(|played| forgetting::also_there(told(played), self.is_kept))
        };
        self.question.view(
            "logbook-deletion",
            Signal::derive(|| speech::label("logbook-delete-title")),
            Signal::derive(move || which().unwrap_or_default()),
            vec![Answer::nothing("web-cancel"), delete],
        )
    }
}

/// What it is called, also where it is not known here.
fn game_name(played: &Played) -> String {
    speech::label_if_any(&format!("{}-name", played.game)).unwrap_or_else(|| played.game.clone())
}

/// Which one it is, for those who do not see where a button stands.
fn described(played: &Played) -> String {
    format!(": {}, {}", game_name(played), day(played.ended_ms))
}

/// A button of one game.
fn button(
    test: &'static str,
    key: &'static str,
    class: &'static str,
    played: &Played,
    act: impl Fn(Played) + 'static,
) -> AnyView {
    let whose = described(played);
    let played = played.clone();
    view! {
        <button class=class type="button" data-test=test on:click=move |_| act(played.clone())>
            {speech::label(key)}<span class="unseen">{whose}</span>
        </button>
    }
    .into_any()
}

/// Everybody, the best first.
fn ranked(played: &Played) -> Vec<Player> {
    let mut players = played.players.clone();
    few::sort_by_key(&mut players, |player| player.rank);
    players
}

fn who(player: Player) -> AnyView {
    let name = if player.is_you { speech::label("logbook-you") } else { player.name };
    let points = player.score.to_string().replace('-', "−");
    view! { <li value=player.rank.to_string() class:you=player.is_you>{name}" "<b>{points}</b></li> }
        .into_any()
}
