//! What an event would come to, told before it is played. It is carried out on a copy of the table, by the same hands
//! as in the game.

use engine::{Events, Message, Seat, State};

use crate::action::{Action, Aim};
use crate::card::Card;
use crate::deck::Effect;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Announced, List, Public, Task};
use crate::table::Table;

/// A table after an event that nobody stopped.
struct Then {
    state: State<Skallywaggs>,
    /// Whether the owner of the pirate it hits may give up another one.
    may_stand_in: bool,
}

impl Muster<'_> {
    /// How the crews would stand if nobody stopped this event, and what else comes of it. Nothing where it would change
    /// nothing, or where somebody would have to decide first.
    #[must_use]
    pub fn outlook(&self, by: Seat, card: Card, aim: Aim) -> Option<Message> {
        let effect = self.rules.deck.effect(card)?;
        let is_told = [Effect::Press, Effect::Sink, Effect::Sicken, Effect::Arrest, Effect::IgnoreIcons];
        let then = is_told.contains(&effect).then(|| self.then(Announced { by, card, aim })).flatten()?;
        let standings = self.standings_of(by, &Muster::new(self.rules, &then.state.public));
        let is_sick = effect == Effect::Sicken && then.state.public.laid.iter().any(|laid| laid.card == card);
        match () {
            () if is_sick => joined("skallywaggs-and", standings, "skallywaggs-what-sick"),
            () if then.may_stand_in => joined("skallywaggs-but", standings, "skallywaggs-what-instead"),
            () => standings,
        }
    }

    /// The table after this event. Nothing hidden has a part in it: no card is drawn, and no hand is looked at.
    fn then(&self, announced: Announced) -> Option<Then> {
        let mut state = self.rules.first_state();
        state.public = Public {
            agenda: List::from_iter([Task::Play]),
            announced: List::from_iter([announced]),
            ..*self.public
        };
        let mut events = Events::off();
        let mut table = Table::new(self.rules, &mut state, &mut events);
        table.carry_out();
        table.run();
        let doom = state.public.task();
        let may_stand_in = matches!(doom, Task::Doom { .. });
        if may_stand_in {
            let owner = state.public.to_decide(doom);
            self.rules.act(&mut state, owner, Action::LetGo, &mut events);
        }
        (state.public.task() == Task::Play).then_some(Then { state, may_stand_in })
    }

    /// How the crews stand that stand otherwise than now, from this seat on.
    fn standings_of(&self, from: Seat, then: &Muster<'_>) -> Option<Message> {
        let figures = |muster: &Muster<'_>, seat: Seat| (muster.seaworthy(seat), muster.needed(seat));
        let seats = std::iter::successors(Some(from), |seat| Some(seat.next(self.rules.seats)));
        let changed =
            seats.take(self.rules.seats.into()).filter(|seat| figures(self, *seat) != figures(then, *seat));
        let words = |seat: Seat| {
            let (seaworthy, needed) = figures(then, seat);
            let words = Message::new("skallywaggs-what").with("seat", seat);
            words.with("seaworthy", seaworthy).with("needed", needed)
        };
        Message::list(changed.map(words).collect::<Vec<_>>())
    }
}

fn pair(key: &'static str, one: Message, two: Message) -> Message {
    Message::new(key).with("one", one).with("two", two)
}

/// What else there is to say, behind the standings if there are any.
fn joined(key: &'static str, standings: Option<Message>, more: &'static str) -> Option<Message> {
    let more = Message::new(more);
    Some(match standings {
        Some(standings) => pair(key, standings, more),
        None => more,
    })
}
