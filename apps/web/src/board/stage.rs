//! What a board shows at one moment, and how it gets from one scene to the next: cards that change their place are
//! seen to move, cards that are turned are seen to turn. It draws nothing itself.

use std::sync::Arc;
use std::time::Duration;

use engine::{Message, Seat};
use hosting::{CardFace, Offer, Pile, Scene, Target};
use leptos::prelude::*;

use super::choice::Choice;
use super::{BoardContext, Progress};
use crate::shell::motion;

/// The scene on show and what is in motion. Everything in it is a signal, so it can be copied about.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Where everything comes from.
    pub context: BoardContext,
    /// What the player has picked but not yet done.
    pub choice: Choice,
    /// Whether controls are to wait, as `aria-disabled` says it: a choice is on its way, or the game stands still. Whoever
    /// chooses something then is told why.
    pub locked: Signal<Option<&'static str>>,
    shown: RwSignal<Shown>,
    moving: RwSignal<Vec<String>>,
    sweep: Sweep,
}

/// Whose a trick on the table has become, and its cards, which are seen to go there when it is cleared.
pub type Sweep = fn(&Scene) -> Option<Swept>;

/// Cards on their way to whoever took them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swept {
    /// Who took them.
    pub seat: Seat,
    /// The names of the cards.
    pub cards: Vec<String>,
}

/// One moment of a board, taken out of its signals.
pub struct Frame {
    /// The stage it was taken from.
    pub stage: Stage,
    /// What to draw.
    pub scene: Arc<Scene>,
    turned: Vec<String>,
    beat: Beat,
    swept: Option<Swept>,
}

/// Which of two equal animations runs: one that is to run again must have another name.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Beat {
    #[default]
    Still,
    Odd,
    Even,
}

#[derive(Clone)]
struct Shown {
    scene: Arc<Scene>,
    turned: Vec<String>,
    beat: Beat,
    swept: Option<Swept>,
}

impl Stage {
    /// A stage that follows the context's scene.
    #[must_use]
    pub fn new(context: BoardContext) -> Self {
        Self::sweeping(context, |_| None)
    }

    /// A stage from which tricks go to whoever took them.
    #[must_use]
    pub fn sweeping(context: BoardContext, sweep: Sweep) -> Self {
        let scene = Arc::new(context.scene.get_untracked());
        let first = Shown { scene, turned: Vec::new(), beat: Beat::Still, swept: None };
        let choice = Choice::new();
        let waits = move || context.busy.get() || choice.chosen.get() || context.rests.get();
        let stage = Self {
            context,
            choice,
            locked: Signal::derive(move || waits().then_some("true")),
            shown: RwSignal::new(first),
            moving: RwSignal::new(Vec::new()),
            sweep,
        };
        context.progress.run(Progress::Follows);
        on_cleanup(move || context.progress.try_run(Progress::Leaves).unwrap_or_default());
        Effect::new(move |before: Option<()>| {
            context.scene.track();
            if before.is_some() {
                stage.advance();
            }
        });
        Effect::new(move |_| {
            if !context.busy.get() {
                set_timeout(move || stage.settle(), Duration::ZERO);
            }
        });
        Effect::new(move |_| {
            if context.n_refused.get() > 0 {
                set_timeout(move || stage.open_again(), Duration::ZERO);
            }
        });
        stage
    }

    /// Something was refused, and there is another choice, whatever moves meanwhile; but not while one is on its way.
    fn open_again(self) {
        if self.context.busy.try_get_untracked() == Some(false) {
            self.choice.chosen.try_set(false);
        }
    }

    /// Nothing is on its way any more. Where nothing new is to be shown either, a choice was refused, and there is another.
    fn settle(self) {
        if self.moving.try_with_untracked(Vec::is_empty) == Some(true) {
            self.choice.chosen.try_set(false);
        }
    }

    /// The moment to draw. Tracks all that a drawing depends on, but for what each control and each card follows by
    /// itself: whether a choice is on its way, and what moves.
    #[must_use]
    pub fn frame(self) -> Frame {
        let Shown { scene, turned, beat, swept } = self.shown.get();
        Frame { stage: self, scene, turned, beat, swept }
    }

    /// The name under which the browser moves the card, while it moves.
    #[must_use]
    pub fn transition_name(self, card: &str) -> String {
        let place = self.moving.with(|moving| moving.iter().position(|id| id == card));
        place.map_or_else(|| "none".to_owned(), |place| format!("card-{place}"))
    }

    /// Something about the scene on show. Tracks it.
    pub fn with_scene<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.shown.with(|shown| read(&shown.scene))
    }

    /// Something about the scene on show, for whoever asks once.
    pub fn with_scene_untracked<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.shown.with_untracked(|shown| read(&shown.scene))
    }

    /// Does what the offer says, unless a choice is already on its way.
    pub fn choose(self, offer: Offer) {
        self.choose_by(self.context.choose, offer);
    }

    /// The same for a player who has not asked for it just now.
    pub fn choose_quietly(self, offer: Offer) {
        self.choose_by(self.context.choose_quietly, offer);
    }

    fn choose_by(self, choose: Callback<Offer>, offer: Offer) {
        if self.context.busy.get_untracked() || self.choice.chosen.get_untracked() {
            return;
        }
        self.choice.done();
        choose.run(offer);
    }

    /// What the scene on show offers.
    #[must_use]
    pub fn offers(self) -> Vec<Offer> {
        self.shown.with_untracked(|shown| shown.scene.offers.clone())
    }

    /// The name of a card in the hand on show, by its place.
    #[must_use]
    pub fn held(self, place: usize) -> Option<String> {
        self.shown.with_untracked(|shown| shown.scene.hand.get(place).map(|card| card.id.clone()))
    }

    fn advance(self) {
        let after = self.shown.with_untracked(|shown| {
            self.context.scene.with_untracked(|next| {
                let taken = (self.sweep)(&shown.scene).map(|taken| taken.cards).unwrap_or_default();
                let swept = swept(self.sweep, &shown.scene, next).map(|swept| swept.cards);
                // What was taken and is held now was dealt anew: it does not come from the table.
                let moved = moved(&shown.scene, next).into_iter().filter(|card| !taken.contains(card));
                moved.chain(swept.unwrap_or_default()).collect::<Vec<_>>()
            })
        });
        if after.is_empty() {
            return self.show();
        }
        self.moving.set(self.leaving(&after));
        let arrive = move || {
            self.moving.set(after);
            self.show();
        };
        // The old picture must already carry the names, so the page is changed first, then the scene.
        leptos::task::spawn_local(async move {
            leptos::task::tick().await;
            motion::transition_then(arrive, move || self.moving.set(Vec::new()));
        });
    }

    /// The names of the moving cards before they move. Of equal cards the game moves one; for the eye it is the one
    /// the player tapped.
    fn leaving(self, moved: &[String]) -> Vec<String> {
        let tapped = self.choice.tapped.get_untracked().filter(|tapped| !moved.contains(tapped));
        self.choice.tapped.set(None);
        let mut leaving = moved.to_vec();
        let Some(tapped) = tapped else { return leaving };
        self.shown.with_untracked(|shown| {
            let face =
                |id: &String| shown.scene.hand.iter().find(|card| card.id == *id).map(|card| &card.face);
            let stands_in = |id: &&mut String| face(id).is_some() && face(id) == face(&tapped);
            if let Some(id) = leaving.iter_mut().find(stands_in) {
                *id = tapped.clone();
            }
        });
        leaving
    }

    /// Shows the newest scene, whichever that is by now.
    fn show(self) {
        let next = self.context.scene.get_untracked();
        self.choice.keep_possible(&next);
        self.shown.update(|shown| *shown = shown.followed_by(next, self.sweep));
        self.context.progress.run(Progress::Shows);
    }
}

impl Shown {
    fn followed_by(&self, scene: Scene, sweep: Sweep) -> Self {
        let fresh = turned(&self.scene.piles, &scene.piles);
        let beat = match (fresh.is_empty(), self.beat) {
            // Controls that appear later must not wait for a card that was turned long ago.
            (true, _) => Beat::Still,
            (false, Beat::Odd) => Beat::Even,
            (false, _) => Beat::Odd,
        };
        let mut turned: Vec<String> = self.turned.clone();
        turned.extend(fresh);
        turned.retain(|id| cards_in_piles(&scene).any(|card| card.face_up && card.id == *id));
        let swept = swept(sweep, &self.scene, &scene);
        Self { scene: Arc::new(scene), turned, beat, swept }
    }
}

impl Frame {
    /// The message in words, to this viewer.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.stage.context.say(message)
    }

    /// What the seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.stage.context.names.with(|names| names.get(seat.idx()).cloned().unwrap_or_default())
    }

    /// The viewer's own seat.
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        self.stage.context.you.get()
    }

    /// The seats as they sit from the viewer's left on, the viewer's own last. A spectator sees them in order.
    #[must_use]
    pub fn around(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.scene.seats.iter().map(|panel| panel.seat).collect();
        if let Some(own) = self.you().and_then(|you| seats.iter().position(|seat| *seat == you)) {
            seats.rotate_left(own + 1);
        }
        seats
    }

    /// What may be done to this.
    #[must_use]
    pub fn offer_on(&self, target: &Target) -> Option<&Offer> {
        self.scene.offers.iter().find(|offer| offer.target == *target)
    }

    /// Whether the card was turned over in front of the viewer's eyes.
    #[must_use]
    pub fn was_turned(&self, card: &CardFace) -> bool {
        self.turned.contains(&card.id)
    }

    /// The cards that this seat has just taken from the table.
    #[must_use]
    pub fn swept_to(&self, seat: Seat) -> Vec<String> {
        let swept = self.swept.as_ref().filter(|swept| swept.seat == seat);
        swept.map(|swept| swept.cards.clone()).unwrap_or_default()
    }

    /// The card's place among those that were turned in front of the viewer's eyes.
    #[must_use]
    pub fn turned_at(&self, card: &CardFace) -> Option<usize> {
        self.turned.iter().position(|id| *id == card.id)
    }

    /// Whether no card was turned after this one.
    #[must_use]
    pub fn is_newest(&self, card: &CardFace) -> bool {
        self.turned.last() == Some(&card.id)
    }

    /// The class under which news waits until a turning card has been seen.
    #[must_use]
    pub fn suspense(&self) -> &'static str {
        match self.beat {
            Beat::Still => "",
            Beat::Odd => "suspense-odd",
            Beat::Even => "suspense-even",
        }
    }
}

/// The cards that lie somewhere else than before.
fn moved(before: &Scene, after: &Scene) -> Vec<String> {
    let old = places(before);
    let is_elsewhere =
        |(id, place): &(&str, &str)| old.iter().any(|(old_id, old_place)| old_id == id && old_place != place);
    places(after).into_iter().filter(is_elsewhere).map(|(id, _)| id.to_owned()).collect()
}

/// What was taken and lies nowhere any more.
fn swept(sweep: Sweep, before: &Scene, after: &Scene) -> Option<Swept> {
    let mut swept = sweep(before)?;
    let lying = places(after);
    swept.cards.retain(|card| lying.iter().all(|(id, _)| id != card));
    (!swept.cards.is_empty()).then_some(swept)
}

fn places(scene: &Scene) -> Vec<(&str, &str)> {
    let hand = scene.hand.iter().map(|card| (card.id.as_str(), "hand"));
    let piles = scene.piles.iter();
    hand.chain(piles.flat_map(|pile| pile.cards.iter().map(|card| (card.id.as_str(), pile.id.as_str()))))
        .collect()
}

/// The cards that lay face down and now lie face up in the same place. A card that its reader alone knew, and that somebody
/// plays, was not turned over on the table.
fn turned(before: &[Pile], after: &[Pile]) -> Vec<String> {
    let lay_down = |pile: &Pile, card: &CardFace| {
        let mut old = before.iter().filter(|old| old.id == pile.id).flat_map(|old| &old.cards);
        old.any(|old| old.id == card.id && !old.face_up)
    };
    let lying = after.iter().flat_map(|pile| pile.cards.iter().map(move |card| (pile, card)));
    let turned = lying.filter(|(pile, card)| card.face_up && lay_down(pile, card));
    turned.map(|(_, card)| card.id.clone()).collect()
}

fn cards_in_piles(scene: &Scene) -> impl Iterator<Item = &CardFace> {
    scene.piles.iter().flat_map(|pile| &pile.cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(id: &str, card: &str, face_up: bool) -> Pile {
        let name = Message::new("skull-card-rose");
        let card =
            CardFace { id: card.into(), face: "skull/rose".into(), face_up, name: name.clone(), text: None };
        Pile { id: id.into(), owner: None, label: name, cards: vec![card], notes: Vec::new() }
    }

    #[test]
    fn a_card_is_turned_where_it_lies_and_one_that_a_reader_alone_had_seen_is_played_like_any_other() {
        let lies_down = [pile("stack-0", "s0-c0", false)];
        assert_eq!(turned(&lies_down, &[pile("stack-0", "s0-c0", true)]), ["s0-c0"]);
        assert_eq!(turned(&lies_down, &lies_down), Vec::<String>::new());
        // Juanita showed an undealt card, another pirate drew it, and it comes into the trick.
        let peeked = [pile("peeked", "B7", false)];
        assert_eq!(turned(&peeked, &[pile("trick-0", "B7", true)]), Vec::<String>::new());
    }
}
