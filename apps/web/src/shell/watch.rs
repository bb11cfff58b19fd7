//! When the reader wants to be asked about other players' events. It is kept on this device; the page answers the rest.
//! Where other people play, neither depends on what the reader holds: whoever thinks for longer than a page takes to
//! answer would tell what they could answer with.

use engine::Seat;
use hosting::Scene;
use leptos::prelude::*;
use protocol::{Occupant, SeatInfo};
use wasm_bindgen::JsValue;

use super::storage;
use crate::board::names::skallywaggs::{ANSWER, QUESTION};

/// Always, only when an event hits the reader, or never. Who plays among bots is not asked what they could not answer.
pub const WATCHES: [&str; 3] = ["always", "hit", "never"];

/// What somebody gets who has chosen nothing.
const USUAL: &str = WATCHES[1];

const KEY: &str = "watch";

thread_local! {
    static CHOSEN: ArcRwSignal<&'static str> = ArcRwSignal::new(kept());
}

/// The reader's own choice. Tracks it.
#[must_use]
pub fn own() -> &'static str {
    CHOSEN.with(ArcRwSignal::get)
}

/// Keeps the choice of this name.
pub fn choose(name: &str) {
    if let Some(known) = known(name) {
        CHOSEN.with(|chosen| chosen.set(known));
        storage::write(KEY, &JsValue::from(known));
    }
}

/// Who has the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Nobody who could draw a conclusion from the time that an answer takes.
    Bots,
    /// People, at least one.
    People,
}

impl Others {
    /// Around the reader in this seat.
    #[must_use]
    pub fn of(you: Option<Seat>, seats: &[SeatInfo]) -> Self {
        let mut others = seats.iter().enumerate().filter(|(idx, _)| you.is_none_or(|you| you.idx() != *idx));
        let is_bot = |info: &SeatInfo| matches!(info.occupant, Occupant::Bot { .. });
        if others.all(|(_, info)| is_bot(info)) { Self::Bots } else { Self::People }
    }
}

/// Whether the page lets it happen by itself, and nobody is called to the table for it.
#[must_use]
pub fn answers_itself(scene: &Scene, others: Others) -> bool {
    is_asked(own(), scene, others) == Some(false)
}

/// Whether somebody with this choice is asked, where the scene has a question.
fn is_asked(choice: &str, scene: &Scene, others: Others) -> Option<bool> {
    let question = scene.facts.iter().find(|fact| fact.kind == QUESTION)?;
    let could_answer = || scene.offers.iter().any(|offer| offer.verb == ANSWER);
    Some(match choice {
        "always" => true,
        "never" => false,
        _ => question.value == Some(1) && (others == Others::People || could_answer()),
    })
}

fn kept() -> &'static str {
    storage::read(KEY).and_then(|kept| known(&kept.as_string()?)).unwrap_or(USUAL)
}

fn known(name: &str) -> Option<&'static str> {
    WATCHES.into_iter().find(|known| *known == name)
}

#[cfg(test)]
mod tests {
    use engine::Message;
    use hosting::{Fact, Offer, Target};
    use serde_json::value::RawValue;

    use super::*;
    use crate::board::names::skallywaggs::PASS;

    /// A question about an event that hits the reader or not, and the answer that they have, if any.
    fn question(hits: bool, could_answer: bool) -> Scene {
        let x = || Message::new("x");
        let action = || RawValue::from_string("null".into()).expect("it is JSON");
        let offer = |verb: &str| {
            let (label, target, hotkey) = (x(), Target::Table, None);
            Offer { verb: verb.into(), label, target, hotkey, action: action() }
        };
        let verbs: &[&str] = if could_answer { &[PASS, ANSWER] } else { &[PASS] };
        Scene {
            title: x(),
            prompt: x(),
            seats: Vec::new(),
            piles: Vec::new(),
            hand: Vec::new(),
            offers: verbs.iter().map(|verb| offer(verb)).collect(),
            facts: vec![Fact { kind: QUESTION.into(), label: x(), value: Some(hits.into()) }],
            sheet: None,
            outcome: None,
        }
    }

    fn asked(choice: &str, others: Others) -> [bool; 4] {
        [(true, true), (true, false), (false, true), (false, false)].map(|(hits, could_answer)| {
            is_asked(choice, &question(hits, could_answer), others).expect("there is a question")
        })
    }

    #[test]
    fn who_has_chosen_nothing_is_asked_only_when_hit_and_among_bots_when_able_to_answer() {
        assert_eq!(asked(USUAL, Others::Bots), [true, false, false, false]);
        assert_eq!(asked(USUAL, Others::People), [true, true, false, false]);
        for others in [Others::Bots, Others::People] {
            assert_eq!(asked("hit", others), asked(USUAL, others));
            assert_eq!(asked("always", others), [true; 4]);
            assert_eq!(asked("never", others), [false; 4]);
        }
    }

    #[test]
    fn among_people_nobody_is_asked_or_answered_for_by_what_they_hold() {
        for choice in WATCHES {
            let [hit_and_able, hit, able, neither] = asked(choice, Others::People);
            assert_eq!((hit_and_able, able), (hit, neither), "{choice}");
        }
    }

    #[test]
    fn one_person_in_another_seat_is_company() {
        let info = |occupant| SeatInfo { occupant, stand_in: false, idle: false };
        let bot = || info(Occupant::Bot { kind: "x".into(), name: "x".into() });
        let person = || info(Occupant::Player { name: "x".into(), here: true });
        let own = Some(Seat::new(0));
        assert_eq!(Others::of(own, &[person(), bot(), bot()]), Others::Bots);
        assert_eq!(Others::of(own, &[person(), bot(), person()]), Others::People);
        assert_eq!(Others::of(None, &[person(), bot(), bot()]), Others::People);
    }
}
