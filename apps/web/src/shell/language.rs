//! Which language the page speaks. Its words come in files, one language at a time: those of the page with `boot.js`,
//! those of a game with the game, and all of them again when the reader chooses another language.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlSelectElement;
use words::LANGUAGES;

use super::focus::focus_again;
use super::version::Remedy;
use super::{speech, storage, version};

/// Where the reader's choice is kept; `boot.js` reads it.
const KEY: &str = "language";

/// Why words did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// They cannot be fetched.
    Unfetched,
    /// They are of another build than the page.
    OtherBuild,
}

#[wasm_bindgen]
extern "C" {
    /// The words of a file, as `boot.js` fetches them: once, however often they are asked for.
    #[wasm_bindgen(js_name = yohohoWords)]
    fn words_of(file: &str) -> Promise;
}

/// Takes in the words of this game, in the language that is spoken when they come.
///
/// # Errors
/// If they cannot be fetched, or are of another build.
pub async fn learn(game: &str) -> Result<(), Missed> {
    while !speech::learned().iter().any(|known| known == game) {
        let locale = speech::locale();
        let words = fetched(&of_game(game, &locale)).await?;
        if locale == speech::locale() {
            speech::learn(game, &words);
        }
    }
    Ok(())
}

fn of_game(game: &str, locale: &str) -> String {
    format!("{game}.{locale}")
}

async fn fetched(file: &str) -> Result<String, Missed> {
    let words = JsFuture::from(words_of(file)).await.ok().and_then(|words| words.as_string());
    let words = words.ok_or(Missed::Unfetched)?;
    let build = words.split('\n').next().and_then(|line| line.strip_prefix("build=")).unwrap_or_default();
    if version::is_own(build) { Ok(words) } else { Err(Missed::OtherBuild) }
}

/// The language of the screens: whatever depends on it is drawn anew when it is another one.
#[derive(Clone, Copy)]
pub struct Tongue {
    spoken: RwSignal<String>,
    is_missed: RwSignal<bool>,
}

impl Tongue {
    /// The one that the page begins with.
    #[must_use]
    pub fn begin() -> Self {
        Self { spoken: RwSignal::new(speech::locale()), is_missed: RwSignal::new(false) }
    }

    /// Has whoever asks drawn anew when another language is spoken.
    pub fn track(self) {
        self.spoken.track();
    }

    /// Speaks the language that was selected once its words are here, and keeps the choice. Where they do not come, all
    /// stays as it is.
    fn choose(self, select: HtmlSelectElement) {
        let locale = select.value();
        spawn_local(async move {
            let came = all_words(&locale).await;
            self.is_missed.set(came.is_err());
            match came {
                Ok(words) => self.speak(&locale, words),
                Err(Missed::OtherBuild) if version::differs() == Remedy::Reload => {}
                Err(_) => select.set_value(&speech::locale()),
            }
        });
    }

    fn speak(self, locale: &str, Spoken { page, games }: Spoken) {
        storage::write(KEY, &JsValue::from(locale));
        speech::begin(locale, &page);
        games.iter().for_each(|(game, words)| speech::learn(game, words));
        self.spoken.set(locale.to_owned());
        // All was drawn anew, and what had the focus is gone.
        focus_again(".page [data-test=language]");
    }
}

/// All words of a language that the page needs now.
struct Spoken {
    page: String,
    games: Vec<(String, String)>,
}

async fn all_words(locale: &str) -> Result<Spoken, Missed> {
    let page = fetched(locale).await?;
    let mut games = Vec::new();
    for game in speech::learned() {
        let words = fetched(&of_game(&game, locale)).await?;
        games.push((game, words));
    }
    Ok(Spoken { page, games })
}

/// Where the reader chooses: every language by its own name.
pub fn choice() -> impl IntoView {
    let tongue: Tongue = expect_context();
    let own = speech::locale();
    let option = move |language: &words::Language| {
        let is_own = own == language.code;
        view! { <option value=language.code lang=language.code prop:selected=is_own>{language.name}</option> }
    };
    let trouble = move || tongue.is_missed.get().then(|| speech::label("web-language-unfetched"));
    view! {
        <label class="field">
            <span>{speech::label("web-language")}</span>
            <select data-test="language" on:change:target=move |event| tongue.choose(event.target())>
                {LANGUAGES.iter().map(option).collect_view()}
            </select>
        </label>
        <p class="problem" role="status" data-test="language-trouble">{trouble}</p>
    }
}
