//! Why a bot does what it does: one line, made of the numbers that it had when it decided.

use engine::{Message, Seat, View};

use super::value::share;
use crate::action::Action;
use crate::muster::Muster;
use crate::options::Skallywaggs;

/// A chance in hundredths.
fn hundredths(chance: f32) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number to read")]
    let number = libm::roundf(100.0 * chance) as i32;
    number
}

/// What needs no thought.
pub(super) fn plain(rules: &Skallywaggs, view: View<'_, Skallywaggs>, action: Action) -> Message {
    let muster = Muster::new(rules, view.public);
    let crew = |key: &'static str| {
        let sailors = Message::new(key).with("sailors", muster.seaworthy(view.seat));
        sailors.with("needed", muster.needed(view.seat))
    };
    match action {
        Action::EndTurn => crew("skallywaggs-why-wins"),
        Action::Sail => crew("skallywaggs-why-sails"),
        _ => {
            let cards = usize::from(view.public.shipyard) + view.public.locker.len();
            Message::new("skallywaggs-why-draws").with("cards", cards)
        }
    }
}

/// The odds of this and of the next best.
pub(super) fn weighed(odds: f32, next: Option<f32>) -> Message {
    let number = hundredths(share(odds));
    let other = next.map(|odds| hundredths(share(odds)));
    match other {
        None => Message::new("skallywaggs-why-only").with("number", number),
        Some(other) if other == number => Message::new("skallywaggs-why-even").with("number", number),
        Some(other) => Message::new("skallywaggs-why-weighed").with("number", number).with("other", other),
    }
}

/// Somebody is kept from winning.
pub(super) fn stops(rules: &Skallywaggs, view: View<'_, Skallywaggs>, rival: Seat) -> Message {
    let muster = Muster::new(rules, view.public);
    let why = Message::new("skallywaggs-why-stops").with("seat", rival);
    why.with("sailors", muster.seaworthy(rival)).with("needed", muster.needed(rival))
}

/// The chances of this and of the next best in so many imagined worlds.
pub(super) fn tried(worlds: u32, chance: f32, next: f32) -> Message {
    let why = Message::new("skallywaggs-why-tried").with("worlds", worlds);
    why.with("number", hundredths(chance)).with("other", hundredths(next))
}
