//! What was said lately, shown for a moment on the seats of those who said it.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;

use crate::art;

/// Where the boards have the name of whoever speaks, which stays in sight.
const NAMES: &str = ".seat-name, .strip-name, .lane-name";

/// How long something said stands there.
const STANDS: Duration = Duration::from_secs(5);

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    seat: Seat,
    words: String,
    /// The name of the phrase, if it is one; an emote stands there as a picture.
    phrase: Option<String>,
    /// Tells two of the same words apart.
    number: u32,
}

/// What was said lately.
#[derive(Clone, Copy)]
pub struct Sayings(RwSignal<(u32, Vec<Said>)>);

impl Default for Sayings {
    fn default() -> Self {
        Self(RwSignal::new((0, Vec::new())))
    }
}

impl Sayings {
    /// Somebody says this. What they said before is gone.
    pub fn put(self, seat: Seat, words: String, phrase: Option<String>) {
        self.0.update(|(number, said)| {
            *number += 1;
            said.retain(|other| other.seat != seat);
            said.push(Said { seat, words, phrase, number: *number });
        });
        let number = self.0.with_untracked(|(number, _)| *number);
        let fade = move || {
            self.0.try_update(|(_, said)| said.retain(|said| said.number != number));
        };
        set_timeout(fade, STANDS);
    }

    /// The words over the board, each on its seat; they take no taps. The log has them, and whoever listens has heard
    /// them.
    pub fn view(self) -> impl IntoView {
        let bubbles = move || {
            let said = self.0.with(|(_, said)| said.clone());
            said.into_iter().filter_map(|said| bubble(&said)).collect_view().into_any()
        };
        view! { <div class="sayings" aria-hidden="true">{bubbles}</div> }
    }
}

fn bubble(said: &Said) -> Option<impl IntoView + use<>> {
    let seat = document().query_selector(&format!(".stage [data-seat=\"{}\"]", said.seat.idx())).ok()??;
    let rect = seat.get_bounding_client_rect();
    let page = document().document_element()?;
    let (width, height) = (page.client_width(), f64::from(page.client_height()));
    // A bubble is at most so wide that half of it fits on either side of its place.
    let room = f64::from(width) / 2.0;
    let middle = (rect.left() + rect.width() / 2.0).clamp(room.min(96.0), f64::from(width) - room.min(96.0));
    let name =
        seat.query_selector(NAMES).ok()?.map_or_else(|| rect.clone(), |name| name.get_bounding_client_rect());
    // Under the name, or over the seat where that is at the bottom of the screen.
    let is_below = rect.top() < height / 2.0;
    let (top, bottom) = match is_below {
        true => (px((name.bottom() + 2.0).max(64.0)), "auto".to_owned()),
        false => ("auto".to_owned(), px((height - rect.top()).max(0.0))),
    };
    let picture = said.phrase.as_deref().and_then(art::emote);
    let is_emote = picture.is_some();
    let shown = picture.map_or_else(|| said.words.clone().into_any(), IntoAny::into_any);
    let (seat_of, emote) = (said.seat.idx().to_string(), said.phrase.clone().filter(|_| is_emote));
    Some(view! {
        <p class="saying" class:below=is_below class:pictured=is_emote data-test="saying" data-seat-of=seat_of
            data-emote=emote style:left=px(middle) style:top=top style:bottom=bottom>{shown}</p>
    })
}

#[expect(clippy::cast_possible_truncation, reason = "screens are small")]
fn px(length: f64) -> String {
    format!("{}px", length.round() as i32)
}
