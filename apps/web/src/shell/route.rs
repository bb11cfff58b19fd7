//! Where the reader is, as an address. The browser's history is the only place where this is kept.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::focus::focus_main;

/// A screen with its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The front page.
    Front,
    /// A game against bots, in this browser alone.
    Bots(String),
    /// A table on the server.
    Table(String),
    /// A finished game, by its link or by what this device keeps.
    Replay(String),
    /// What this device keeps of finished games.
    Logbook,
    /// An address that leads nowhere.
    Lost,
}

/// Moves through the screens.
#[derive(Clone, Copy)]
pub struct Router {
    shown: RwSignal<Route>,
    /// The screen before that one.
    before: StoredValue<Option<Route>>,
}

impl Route {
    /// The screen at this path.
    #[must_use]
    pub fn parse(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] | ["index.html"] => Self::Front,
            ["logbook"] => Self::Logbook,
            ["play", game] => Self::Bots(game.to_owned()),
            ["t", id] if is_sound(id) => Self::Table(id.to_owned()),
            ["replay", id] if is_sound(id) => Self::Replay(id.to_owned()),
            _ => Self::Lost,
        }
    }

    /// The path of this screen.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Front | Self::Lost => "/".to_owned(),
            Self::Logbook => "/logbook".to_owned(),
            Self::Bots(game) => format!("/play/{game}"),
            Self::Table(id) => format!("/t/{id}"),
            Self::Replay(id) => format!("/replay/{id}"),
        }
    }
}

/// An id goes into an address, so nothing that could lead elsewhere is let in.
fn is_sound(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

impl Router {
    /// Begins at the browser's address and follows its back and forward buttons.
    #[must_use]
    pub fn begin() -> Self {
        let router = Self { shown: RwSignal::new(here()), before: StoredValue::new(None) };
        let _ = window_event_listener(ev::popstate, move |_| router.show(here()));
        router
    }

    /// The screen to show.
    #[must_use]
    pub fn route(self) -> Route {
        self.shown.get()
    }

    /// The screen the reader came from, if they came from one.
    #[must_use]
    pub fn before(self) -> Option<Route> {
        self.before.get_value()
    }

    /// Goes to another screen.
    pub fn go(self, route: Route) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&route.path()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.show(route);
    }

    fn show(self, route: Route) {
        // A link within the page leads to where the reader is.
        if route == self.shown.get_untracked() {
            return;
        }
        self.before.set_value(Some(self.shown.get_untracked()));
        self.shown.set(route);
        // A screen reader goes on reading where the new screen begins.
        request_animation_frame(focus_main);
    }
}

fn here() -> Route {
    Route::parse(&window().location().pathname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_again_by_its_path() {
        for route in [
            Route::Front,
            Route::Logbook,
            Route::Bots("skull".into()),
            Route::Table("a1b2-c3".into()),
            Route::Replay("x9".into()),
        ] {
            assert_eq!(Route::parse(&route.path()), route);
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_is_said_so() {
        for path in ["/t", "/t/a/b", "/t/%2e%2e", "/elsewhere", "/play", "/logbook/1"] {
            assert_eq!(Route::parse(path), Route::Lost, "{path}");
        }
    }
}
