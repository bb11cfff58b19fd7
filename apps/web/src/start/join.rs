//! The way to a friend's table for those who were told a code, or were sent a link that is no link where they read it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::shell::api::{self, ApiError};
use crate::shell::route::{Route, Router};
use crate::shell::speech;

/// A field for a code or a link.
pub fn join() -> impl IntoView {
    let router: Router = expect_context();
    let (typed, problem) = (RwSignal::new(String::new()), RwSignal::new(None::<&'static str>));
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = typed.get_untracked();
        problem.set(None);
        match read(&typed) {
            Typed::Nothing => {}
            Typed::Table(table) => router.go(Route::Table(table)),
            Typed::Code(code) => seek(code, router, problem),
        }
    };
    view! {
        <form class="panel sit join" data-test="join" on:submit=go>
            <label class="field">
                <span>{speech::label("web-join-code")}</span>
                <input type="text" data-test="join-code" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    prop:value=typed on:input:target=move |event| typed.set(event.target().value()) />
            </label>
            <button class="button" type="submit" data-test="join-go">{speech::label("web-join")}</button>
            <p class="problem" role="status">{move || problem.get().map(speech::label)}</p>
        </form>
    }
}

/// What somebody typed.
#[derive(Debug, PartialEq, Eq)]
enum Typed {
    Nothing,
    /// A link to this table.
    Table(String),
    /// Perhaps a code.
    Code(String),
}

fn read(typed: &str) -> Typed {
    let typed = typed.trim();
    let path = typed.find("/t/").map(|at| &typed[at..]).unwrap_or_default();
    if let Route::Table(table) = Route::parse(path.split(['?', '#']).next().unwrap_or_default()) {
        return Typed::Table(table);
    }
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
    if code.is_empty() { Typed::Nothing } else { Typed::Code(code) }
}

fn seek(code: String, router: Router, problem: RwSignal<Option<&'static str>>) {
    spawn_local(async move {
        let key = match api::table_of(&code).await {
            Ok(table) => return router.go(Route::Table(table)),
            Err(ApiError::NotFound) => "server-no-code",
            Err(ApiError::Unreachable) => "web-problem-nothing",
            Err(ApiError::Refused | ApiError::TooOften) => "web-join-later",
        };
        problem.try_set(Some(key));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_taken_however_it_is_written_and_a_link_by_its_table() {
        assert_eq!(read(" bcd-fgh "), Typed::Code("bcdfgh".to_owned()));
        assert_eq!(read("BCD FGH"), Typed::Code("BCDFGH".to_owned()));
        let table = Typed::Table("0123456789abcdef".to_owned());
        assert_eq!(read("http://192.168.1.5:1718/t/0123456789abcdef"), table);
        assert_eq!(read("192.168.1.5:1718/t/0123456789abcdef?x#y"), table);
        assert_eq!(read(" "), Typed::Nothing);
    }
}
