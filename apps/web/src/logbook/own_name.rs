//! The reader's name, kept on the server by whoever wants to be the same on another device: by a code, or by a passkey.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::carrying::day;
use super::{catching_up, forgetting, passkey};
use crate::shell::api;
use crate::shell::copying::{Outcome, copy_box};
use crate::shell::focus::focus_again;
use crate::shell::name::{self, NAME_MAX};
use crate::shell::question::{Answer, Question};
use crate::shell::{json, shelf, speech, storage};

/// So many tables are told to the server, and asked about.
const TABLES_MAX: usize = 50;

/// Where it is kept of how many openings of the name this device knows.
const OPENINGS: &str = "name-opened";

/// What the server keeps of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Me {
    /// Their name, if it is kept.
    name: Option<String>,
    passkeys: u32,
    /// Whether passkeys are possible here.
    can_passkey: bool,
    /// How often another device has become the reader, and when last, in seconds since 1970 began.
    opened: u32,
    opened_s: Option<u32>,
}

/// The reader's name as the page knows it.
#[derive(Clone, Copy)]
pub struct Named {
    /// None where there is no server, or one that keeps no names.
    me: RwSignal<Option<Me>>,
    /// The recovery code, which is told once.
    code: RwSignal<Option<String>>,
    /// What went wrong, in words.
    problem: RwSignal<Option<String>>,
}

/// Where the reader keeps their name, if the server does that.
pub fn own_name(named: Named) -> AnyView {
    named.load();
    let inside = move || {
        named.me.get().map(|me| match me.name.clone() {
            Some(name) => kept(named, &me, &name),
            None => unkept(named, &me),
        })
    };
    let drawn = move || {
        view! {
            <section class="panel logbook-name" aria-labelledby="logbook-name" data-test="own-name">
                <h2 id="logbook-name" tabindex="-1">{speech::label("logbook-name-title")}</h2>
                {move || inside().into_any()}
                {code(named)}
                <p class="problem" role="status" data-test="name-problem">{named.problem}</p>
            </section>
        }
    };
    let is_there = Memo::new(move |_| named.me.with(Option::is_some));
    view! { <Show when=move || is_there.get()>{drawn()}</Show> }.into_any()
}

impl Named {
    /// As it is on this device, as soon as the server has said it.
    pub fn here() -> Self {
        Self { me: RwSignal::new(None), code: RwSignal::new(None), problem: RwSignal::new(None) }
    }

    /// Whether the server keeps it.
    pub fn is_kept(self) -> Signal<bool> {
        Signal::derive(move || self.me.with(|me| me.as_ref().is_some_and(|me| me.name.is_some())))
    }

    /// Asks the server what it keeps.
    fn load(self) {
        spawn_local(async move {
            let me = api::own("").await.ok().filter(JsValue::is_object);
            let me = me.map(|me| read(&me));
            // What is the same is not drawn anew: somebody may be writing there.
            if me.is_some() && self.me.try_with_untracked(|known| *known != me) == Some(true) {
                self.me.set(me);
            }
        });
    }

    /// Does something with the server, and says what went wrong.
    fn act(self, act: impl Future<Output = Result<(), String>> + 'static) {
        self.problem.set(None);
        spawn_local(async move {
            if self.problem.try_set(act.await.err()).is_none() {
                self.load();
            }
        });
    }

    /// Keeps this name, or gives it another code.
    fn keep(self, name: String, has_new_code: bool) {
        self.act(async move {
            let wish = json::object([("name", (&name).into()), ("new_code", has_new_code.into())]);
            let kept = api::tell_own("", &wish).await?;
            name::remember(&name);
            json::string(&kept, "code").into_iter().for_each(|code| drop(self.code.try_set(Some(code))));
            // The evenings so far belong to the name, too.
            let tables = tables();
            let told = json::list(tables.iter().map(JsValue::from));
            api::tell_own("/tables", &json::object([("tables", told)])).await?;
            forgetting::tell_of_before(&tables);
            Ok(())
        });
    }

    fn recover(self, code: String) {
        self.act(async move {
            let found = api::tell_own("/recover", &json::object([("code", code.into())])).await?;
            come_back(&found).await;
            Ok(())
        });
    }

    fn enter(self) {
        self.act(async {
            let question = api::tell_own("/enter/offer", &json::object([])).await?;
            let Some(shown) = passkey::ask(passkey::SHOW, &question).await else { return Ok(()) };
            come_back(&api::tell_own("/enter", &shown).await?).await;
            Ok(())
        });
    }

    fn add_passkey(self) {
        self.act(async {
            let question = api::tell_own("/passkeys/offer", &json::object([])).await?;
            let Some(made) = passkey::ask(passkey::MAKE, &question).await else { return Ok(()) };
            api::tell_own("/passkeys", &made).await.map(drop)
        });
    }

    fn forget_passkeys(self) {
        self.act(api::forget_own("/passkeys"));
        focus_again("#logbook-name");
    }

    fn forget(self) {
        self.code.set(None);
        self.act(async {
            api::forget_own("").await?;
            forgetting::begin_anew();
            Ok(())
        });
        focus_again("#logbook-name");
    }
}

fn read(me: &JsValue) -> Me {
    let can_passkey = json::field(me, "passkeys_possible").is_some_and(|can| can.is_truthy());
    Me {
        name: json::string(me, "name"),
        passkeys: shelf::count_of(me, "passkeys").unwrap_or(0),
        can_passkey: can_passkey && passkey::are_possible(),
        opened: shelf::count_of(me, "opened").unwrap_or(0),
        opened_s: shelf::count_of(me, "opened_s"),
    }
}

/// The tables on the server that this device knows.
fn tables() -> Vec<String> {
    let mut tables: Vec<String> = Vec::new();
    for served in shelf::kept().into_iter().filter_map(|played| played.served) {
        if !tables.contains(&served.table) && tables.len() < TABLES_MAX {
            tables.push(served.table);
        }
    }
    tables
}

/// The reader is who they were: their name, and the games they have played elsewhere.
async fn come_back(found: &JsValue) {
    json::string(found, "name").iter().for_each(|name| name::remember(name));
    // Of itself this device knows.
    note_openings(shelf::count_of(found, "opened").unwrap_or(0));
    forgetting::begin_anew();
    catching_up::begin_anew();
    catching_up::catch_up().await;
}

/// How many openings of the name this device knows of.
fn known_openings() -> u32 {
    storage::read(OPENINGS).map_or(0, |known| shelf::small_count(known.as_f64().unwrap_or(0.0)))
}

fn note_openings(opened: u32) {
    storage::write(OPENINGS, &opened.into());
}

fn button(test: &'static str, key: &'static str, act: impl Fn() + 'static) -> AnyView {
    view! {
        <button class="button" type="button" data-test=test on:click=move |_| act()>{speech::label(key)}</button>
    }
    .into_any()
}

/// A field with a button, for one word.
fn asked(
    test: &'static str,
    [label, go]: [&'static str; 2],
    at_first: String,
    act: impl Fn(String) + 'static,
) -> AnyView {
    let typed = RwSignal::new(at_first);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = typed.get_untracked().trim().to_owned();
        if !typed.is_empty() {
            act(typed);
        }
    };
    view! {
        <form class="sit" data-test=test on:submit=submit>
            <label class="field">
                <span>{speech::label(label)}</span>
                <input type="text" autocomplete="off" spellcheck="false" prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value()) />
            </label>
            <button class="button" type="submit">{speech::label(go)}</button>
        </form>
    }
    .into_any()
}

/// For a reader whose name is not kept.
fn unkept(named: Named, me: &Me) -> AnyView {
    let keep = move |name: String| named.keep(name.chars().take(NAME_MAX).collect(), false);
    view! {
        <p class="hint">{speech::label("logbook-name-why")}</p>
        {asked("keep-name", ["web-your-name", "logbook-name-keep"], name::own(), keep)}
        <details class="setup" data-test="come-back">
            <summary>{speech::label("logbook-name-elsewhere")}</summary>
            <div class="setup-fields">
                <p class="hint">{speech::label("logbook-name-swap")}</p>
                {asked("recover", ["logbook-name-code", "logbook-name-recover"], String::new(), move |code| named.recover(code))}
                {me.can_passkey.then(|| button("enter", "logbook-name-enter", move || named.enter()))}
            </div>
        </details>
    }
    .into_any()
}

/// For a reader whose name is kept.
fn kept(named: Named, me: &Me, name: &str) -> AnyView {
    let again = name.to_owned();
    let passkeys = (me.passkeys > 0)
        .then(|| speech::label_with("logbook-name-passkeys", [("count", me.passkeys.into())]));
    view! {
        {opened_elsewhere(me)}
        <p>{speech::label_with("logbook-name-kept", [("name", name.to_owned().into())])} " " {passkeys}</p>
        <div class="row">
            {me.can_passkey.then(|| button("add-passkey", "logbook-name-passkey", move || named.add_passkey()))}
            {(me.passkeys > 0).then(|| removing(named))}
            {button("new-code", "logbook-name-new-code", move || named.keep(again.clone(), true))}
            <a class="button" href="/api/me/export" download>{speech::label("logbook-name-export")}</a>
            {forgetting(named)}
        </div>
    }
    .into_any()
}

/// Another device has become the reader since this one looked: until they have said that they know.
fn opened_elsewhere(me: &Me) -> AnyView {
    // A name that was kept anew was not opened as often.
    if me.opened < known_openings() {
        note_openings(me.opened);
    }
    let opened = me.opened;
    let is_told = RwSignal::new(opened > known_openings());
    let when = speech::label_with(
        "logbook-name-opened",
        [("date", day(u64::from(me.opened_s.unwrap_or(0)) * 1_000).into())],
    );
    let know = move || {
        note_openings(opened);
        is_told.set(false);
        focus_again("#logbook-name");
    };
    let told = move || {
        view! {
            <div data-test="name-opened">
                <p class="problem" role="status">{when.clone()}</p>
                {button("name-opened-known", "logbook-name-opened-known", know)}
            </div>
        }
    };
    view! { <Show when=move || is_told.get()>{told()}</Show> }.into_any()
}

/// The code, for as long as the reader looks at it.
fn code(named: Named) -> AnyView {
    let shown = move || {
        named.code.get().map(|code| {
            view! {
                <div class="logbook-code" data-test="name-code">
                    <h3>{speech::label("logbook-name-code")}</h3>
                    <p role="status">
                        <span class="unseen">{code.clone()}</span>
                        {speech::label("logbook-name-code-hint")}
                    </p>
                    {copy_box("code", Signal::stored(code), ["logbook-name-code", "logbook-name-code-copy"], came)}
                </div>
            }
        })
    };
    // It is shown once, and may be below what a phone shows of the page.
    Effect::new(move |_| {
        if named.code.with(Option::is_some) {
            set_timeout(show_code, Duration::ZERO);
        }
    });
    (move || shown().into_any()).into_any()
}

/// What came of copying the code.
const fn came(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Copied => "logbook-name-code-copied",
        Outcome::Selected => "logbook-name-code-selected",
    }
}

fn show_code() {
    let code = document().query_selector(".logbook-code").ok().flatten();
    code.inspect(|code| code.scroll_into_view_with_bool(false));
}

/// The passkeys go; without a code nothing else leads back to the name then.
fn removing(named: Named) -> AnyView {
    asked_first("forget-passkeys", "logbook-name-no-passkeys", "remove", move || named.forget_passkeys())
}

fn forgetting(named: Named) -> AnyView {
    asked_first("forget-name", "logbook-name-forget", "forget", move || named.forget())
}

/// A button behind which there is a question; the keys of its title and its text begin as that of the button.
fn asked_first(
    test: &'static str,
    key: &'static str,
    name: &'static str,
    act: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let question = Question::default();
    let title = Signal::derive(move || speech::label(&format!("{key}-title")));
    let text = Signal::derive(move || speech::label(&format!("{key}-text")));
    let sure = Answer { name, label: key, class: "danger", act: Callback::new(move |()| act()) };
    view! {
        <button class="button danger" type="button" data-test=test on:click=move |_| question.ask()>
            {speech::label(key)}
        </button>
        {question.view(test, title, text, vec![Answer::nothing("web-cancel"), sure])}
    }
    .into_any()
}
