//! Worlds that look the same to a seat: invented now, or one step before.

use crate::{Game, GameRng, Secrets, State, View};

/// A world that looks the same to the viewer. The seat's own half is copied here, so no game can get it wrong.
#[must_use]
pub fn determinize<G: Game>(game: &G, view: View<'_, G>, rng: &mut GameRng) -> State<G> {
    world(view, game.determinize(view, rng))
}

/// The world one step before `after`, in which the viewer saw `before`; `None` where the game cannot tell.
#[must_use]
pub fn rewind<G: Game>(game: &G, after: &State<G>, before: View<'_, G>) -> Option<State<G>> {
    game.rewind(after, before).map(|secrets| world(before, secrets))
}

fn world<G: Game>(view: View<'_, G>, secrets: Secrets<G>) -> State<G> {
    let Secrets { mut private, hidden } = secrets;
    private[view.seat] = view.private.clone();
    State { public: view.public.clone(), private, hidden }
}
