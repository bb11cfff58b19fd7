//! Decisions that bots have been asked for, and answers that wait for their moment. The moment is drawn when a
//! bot is asked, without a look at the cards, so that time tells nothing.

use std::sync::Arc;

use engine::{GameRng, Seat, SeatMap, Stop};
use hosting::{AnyMatch, BotJob, Question};
use protocol::{Json, Seq};

use crate::{Limits, Millis};

/// What the bots of a table are thinking about.
#[derive(Debug)]
pub(crate) struct Thoughts {
    asked: SeatMap<Option<Thought>>,
    /// How many bots have failed at the decision before each seat, or answered nonsense.
    failures: SeatMap<usize>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    /// The bot that has the seat.
    Bot,
    /// A bot for a person who is away.
    StandIn,
}

#[derive(Clone, Debug)]
struct Thought {
    seq: Seq,
    decider: Decider,
    question: Question,
    /// The newest entry of the log after which the question still stood.
    stood_at: Seq,
    due: Millis,
    answer: Option<Json>,
    /// Lives as long as the question stands; whoever thinks about it can see that it is gone.
    _stands: Arc<()>,
}

/// An answer whose moment has come.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    pub(crate) decider: Decider,
    pub(crate) action: Json,
}

impl Thoughts {
    pub(crate) fn new(seats: u8) -> Self {
        Self { asked: SeatMap::from_fn(seats, |_| None), failures: SeatMap::from_fn(seats, |_| 0) }
    }

    /// Whether this seat's bot has been asked.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.asked[seat].is_some()
    }

    /// How many bots have failed at the decision before this seat.
    pub(crate) fn failures(&self, seat: Seat) -> usize {
        self.failures[seat]
    }

    /// Notes that a bot was asked. Returns what tells it that nobody waits for the answer any more.
    pub(crate) fn ask(
        &mut self,
        seat: Seat,
        decider: Decider,
        (seq, question): (Seq, Question),
        limits: &Limits,
        now: Millis,
        rng: &mut GameRng,
    ) -> Stop {
        let (shortest, longest) = limits.bot_pace_ms;
        let spread = u32::try_from(longest.saturating_sub(shortest)).unwrap_or(u32::MAX - 1);
        let due = now.saturating_add(shortest).saturating_add(Millis::from(rng.below(spread + 1)));
        let stands = Arc::new(());
        let question_stands = Arc::downgrade(&stands);
        self.asked[seat] =
            Some(Thought { seq, decider, question, stood_at: seq, due, answer: None, _stands: stands });
        Stop::never().or_when(move || question_stands.strong_count() == 0)
    }

    /// Takes an answer, if it is to the last question.
    pub(crate) fn answer(&mut self, seat: Seat, seq: Seq, action: Json) {
        if let Some(thought) = self.thought(seat, seq) {
            thought.answer.get_or_insert(action);
        }
    }

    /// The bot that was asked last has failed: another is asked.
    pub(crate) fn failed(&mut self, seat: Seat, seq: Seq) {
        if self.thought(seat, seq).is_some_and(|thought| thought.answer.is_none()) {
            self.distrust(seat);
        }
    }

    fn thought(&mut self, seat: Seat, seq: Seq) -> Option<&mut Thought> {
        let (_, slot) = self.asked.iter_mut().find(|(asked, _)| *asked == seat)?;
        slot.as_mut().filter(|thought| thought.seq == seq)
    }

    /// Forgets questions that are not asked any more. What a seat has to decide is looked at again when the log has
    /// grown; who decides may change without that.
    pub(crate) fn retain(
        &mut self,
        seq: Seq,
        decider: impl Fn(Seat) -> Option<Decider>,
        question: impl Fn(Seat) -> Option<Question>,
    ) {
        for (seat, slot) in self.asked.iter_mut() {
            let Some(thought) = slot else { continue };
            let stands = thought.stood_at == seq || question(seat).as_ref() == Some(&thought.question);
            thought.stood_at = seq;
            if !stands || decider(seat) != Some(thought.decider) {
                *slot = None;
            }
        }
    }

    /// The answer whose moment came first.
    pub(crate) fn due(&self, now: Millis) -> Option<Answer> {
        let answered = self.asked.iter().filter_map(|(seat, slot)| {
            let thought = slot.as_ref().filter(|thought| thought.due <= now)?;
            let action = thought.answer.clone()?;
            Some((thought.due, Answer { seat, decider: thought.decider, action }))
        });
        answered.min_by_key(|(due, _)| *due).map(|(_, answer)| answer)
    }

    /// The seat has decided, one way or another.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.asked[seat] = None;
        self.failures[seat] = 0;
    }

    /// The seat's bot failed at this decision, or its answer was nonsense.
    pub(crate) fn distrust(&mut self, seat: Seat) {
        self.asked[seat] = None;
        self.failures[seat] += 1;
    }

    /// The seat's answer could not be stored; it is tried again then.
    pub(crate) fn postpone(&mut self, seat: Seat, due: Millis) {
        if let Some(thought) = &mut self.asked[seat] {
            thought.due = due;
        }
    }

    /// A new game: no question stands.
    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.asked.seats());
    }

    /// The next moment at which an answer is due.
    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        let answered = self.asked.values().flatten().filter(|thought| thought.answer.is_some());
        answered.map(|thought| thought.due).min()
    }
}

/// A decision drawn from the legal ones, for a bot that fails or is not there. `None` when it is not the seat's
/// turn.
pub(crate) fn any_legal(table: &dyn AnyMatch, seat: Seat, rng: &mut GameRng) -> Option<BotJob> {
    let legal = table.legal(seat);
    (!legal.is_empty()).then(|| BotJob::decided(rng.pick(&legal).clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);

    fn question(text: &str) -> Question {
        Question::new(text.to_owned())
    }

    fn asked(text: &str) -> Thoughts {
        let mut thoughts = Thoughts::new(2);
        let (limits, mut rng) = (Limits::usual(), GameRng::from_number(1));
        thoughts.ask(SEAT, Decider::Bot, (7, question(text)), &limits, 1_000, &mut rng);
        thoughts.answer(SEAT, 7, Json::default());
        thoughts
    }

    #[test]
    fn an_answer_holds_as_long_as_the_question_reads_the_same() {
        let mut thoughts = asked("place a disc");
        thoughts.retain(8, |_| Some(Decider::Bot), |_| Some(question("place a disc")));
        assert!(thoughts.due(90_000).is_some());
    }

    #[test]
    fn a_question_is_not_read_again_before_the_log_has_grown() {
        let mut thoughts = asked("place a disc");
        thoughts.retain(7, |_| Some(Decider::Bot), |_| unreachable!("nothing has changed"));
        assert!(thoughts.due(90_000).is_some());
    }

    #[test]
    fn an_answer_to_another_question_is_forgotten() {
        for (decider, text) in [
            (Some(Decider::Bot), Some("raise or pass")),
            (Some(Decider::StandIn), Some("place a disc")),
            (None, Some("place a disc")),
            (Some(Decider::Bot), None),
        ] {
            let mut thoughts = asked("place a disc");
            thoughts.retain(8, |_| decider, |_| text.map(question));
            assert!(!thoughts.is_asked(SEAT) && thoughts.due(90_000).is_none());
        }
    }

    #[test]
    fn the_pace_of_bots_covers_its_whole_range() {
        let limits = Limits { bot_pace_ms: (10, 12), ..Limits::usual() };
        let mut rng = GameRng::from_number(1);
        let mut moments = [0; 3];
        for _ in 0..300 {
            let mut thoughts = Thoughts::new(2);
            thoughts.ask(SEAT, Decider::Bot, (7, question("")), &limits, 1_000, &mut rng);
            thoughts.answer(SEAT, 7, Json::default());
            let due = thoughts.next_deadline().expect("an answer waits");
            moments[usize::try_from(due - 1_010).expect("small")] += 1;
        }
        assert!(moments.iter().all(|&count| count > 60), "{moments:?}");
    }
}
