//! Opponents that know the game. They see what a person in their seat sees, and nothing else.

use engine::{Bot, BotKind, GameRng, Seat, View};

use crate::{Action, Card, Phase, Public, Skull};

/// The bots, weakest first.
pub(crate) fn kinds() -> Vec<BotKind<Skull>> {
    vec![
        BotKind { id: "skull-cautious", make: || Box::new(Cautious) },
        BotKind { id: "skull-bluffer", make: || Box::new(Cautious) },
    ]
}

/// Plays Roses, bids what it can turn alone or nearly so, and never bluffs.
struct Cautious;

impl Bot<Skull> for Cautious {
    fn choose(
        &mut self,
        _game: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> Action {
        let public = view.public;
        let wanted = match public.phase {
            Phase::Revealing => Action::Flip(least_raised(public, view.seat)),
            Phase::Bidding => {
                let own = view.private.pile.len();
                let has_skull = view.private.pile.cards().contains(Card::Skull);
                let next = public.bids.highest() + 1;
                if !has_skull && next <= own { Action::Bid(next) } else { Action::Pass }
            }
            _ => *rng.pick(legal),
        };
        if legal.contains(&wanted) { wanted } else { *rng.pick(legal) }
    }
}

/// The pile that its owner raised least for.
fn least_raised(public: &Public, challenger: Seat) -> Seat {
    let piles = public.seats.iter().filter(|&(seat, known)| seat != challenger && known.stack.n_down() > 0);
    let raises = |seat: Seat| public.bids.iter().filter(|&(bidder, _)| bidder == seat).count();
    piles.map(|(seat, _)| seat).max_by_key(|&seat| raises(seat)).unwrap_or(challenger)
}
