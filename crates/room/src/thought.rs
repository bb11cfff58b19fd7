//! Decisions that bots have been asked for, and answers that wait for their moment. The moment is drawn when a
//! bot is asked, without a look at the cards, and an answer that misses it waits for another, so that how long a bot
//! thinks tells nothing.

use std::sync::Arc;

use engine::{GameRng, Seat, SeatMap, Stop};
use hosting::{AnyMatch, BotJob, Question};
use protocol::{Json, Seq};

use crate::{Limits, Millis};

/// What the bots of a table are thinking about.
#[derive(Debug)]
pub(crate) struct Thoughts {
    asked: SeatMap<Option<Thought>>,
    /// When the decision before each seat may be answered. Whoever decides instead of a bot that has failed keeps to it.
    moments: SeatMap<Option<Moments>>,
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

/// When an answer may come: at a drawn moment, or else a whole number of steps after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moments {
    first: Millis,
    step: Millis,
}

impl Moments {
    /// For decisions that are asked for together now, over which bots are known to think for so long.
    pub(crate) fn draw(limits: &Limits, thinking: Millis, now: Millis, rng: &mut GameRng) -> Self {
        let (shortest, longest) = limits.bot_pace(thinking);
        let spread = u32::try_from(longest.saturating_sub(shortest)).unwrap_or(u32::MAX - 1);
        let first = now.saturating_add(shortest).saturating_add(Millis::from(rng.below(spread + 1)));
        Self { first, step: limits.bot_pace_ms.1.max(1) }
    }

    /// The next of them for an answer that is there now.
    fn next(self, now: Millis) -> Millis {
        let missed = now.saturating_sub(self.first).div_ceil(self.step);
        self.first.saturating_add(missed.saturating_mul(self.step))
    }
}

#[derive(Clone, Debug)]
struct Thought {
    seq: Seq,
    decider: Decider,
    question: Question,
    /// The newest entry of the log after which the question still stood.
    stood_at: Seq,
    moments: Moments,
    /// When the answer that is there is played.
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
        Self {
            asked: SeatMap::from_fn(seats, |_| None),
            moments: SeatMap::from_fn(seats, |_| None),
            failures: SeatMap::from_fn(seats, |_| 0),
        }
    }

    /// Whether this seat's bot has been asked.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.asked[seat].is_some()
    }

    /// How many bots have failed at the decision before this seat.
    pub(crate) fn failures(&self, seat: Seat) -> usize {
        self.failures[seat]
    }

    /// Notes that a bot was asked. When it may answer is drawn, unless another has failed at the same decision. Returns
    /// what tells it that nobody waits for the answer any more.
    pub(crate) fn ask(
        &mut self,
        seat: Seat,
        decider: Decider,
        (seq, question): (Seq, Question),
        draw: impl FnOnce() -> Moments,
    ) -> Stop {
        let moments = *self.moments[seat].get_or_insert_with(draw);
        let stands = Arc::new(());
        let question_stands = Arc::downgrade(&stands);
        let (stood_at, due, answer, _stands) = (seq, moments.first, None, stands);
        self.asked[seat] = Some(Thought { seq, decider, question, stood_at, moments, due, answer, _stands });
        Stop::never().or_when(move || question_stands.strong_count() == 0)
    }

    /// Takes an answer, if it is to the last question. What has missed its moment, because a bot thought for so long or
    /// because nothing else could be done meanwhile, waits for the next.
    pub(crate) fn answer(&mut self, seat: Seat, seq: Seq, action: Json, now: Millis) {
        let Some(thought) = self.thought(seat, seq) else { return };
        thought.answer.get_or_insert(action);
        let thoughts = self.asked.iter_mut().filter_map(|(_, slot)| slot.as_mut());
        for thought in thoughts.filter(|thought| thought.answer.is_some()) {
            thought.due = thought.due.max(thought.moments.next(now));
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
            let Some(thought) = slot else {
                // Whoever replaces a bot that failed keeps to its moments; where nobody does, they are over.
                self.moments[seat].take_if(|_| decider(seat).is_none());
                continue;
            };
            let stands = thought.stood_at == seq || question(seat).as_ref() == Some(&thought.question);
            thought.stood_at = seq;
            if !stands || decider(seat) != Some(thought.decider) {
                *slot = None;
                self.moments[seat] = None;
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
        self.moments[seat] = None;
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
        let mut rng = GameRng::from_number(1);
        let draw = || Moments::draw(&Limits::usual(), 0, 1_000, &mut rng);
        thoughts.ask(SEAT, Decider::Bot, (7, question(text)), draw);
        thoughts.answer(SEAT, 7, Json::default(), 1_000);
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

    /// When the answers to two questions that were asked at 1,000 come, where one bot thinks for so long and the other
    /// not at all.
    fn answered_after(thinking: Millis) -> [Millis; 2] {
        let mut thoughts = Thoughts::new(2);
        for (idx, first) in [(0, 1_600), (1, 1_900)] {
            let draw = || Moments { first, step: 1_500 };
            thoughts.ask(Seat::new(idx), Decider::Bot, (7, question("")), draw);
        }
        thoughts.answer(SEAT, 7, Json::default(), 1_000);
        thoughts.answer(Seat::new(0), 7, Json::default(), 1_000 + thinking);
        [0, 1].map(|idx| thoughts.asked[Seat::new(idx)].as_ref().expect("it was asked").due)
    }

    #[test]
    fn an_answer_that_misses_its_moment_waits_for_the_next() {
        for (thinking, came) in
            [(0, 1_600), (600, 1_600), (601, 3_100), (2_100, 3_100), (2_101, 4_600), (9_000, 10_600)]
        {
            assert_eq!(answered_after(thinking)[0], came, "{thinking}");
        }
    }

    #[test]
    fn an_answer_that_could_not_be_told_because_another_bot_was_thinking_waits_too() {
        // Where bots think on one thread, nothing else happens meanwhile.
        assert_eq!([900, 901, 2_400].map(|thinking| answered_after(thinking)[1]), [1_900, 3_400, 3_400]);
    }

    #[test]
    fn who_decides_instead_of_a_bot_that_has_failed_keeps_to_its_moments() {
        let mut thoughts = Thoughts::new(2);
        let draw = || Moments { first: 1_600, step: 1_500 };
        thoughts.ask(SEAT, Decider::Bot, (7, question("")), draw);
        thoughts.failed(SEAT, 7);
        thoughts.ask(SEAT, Decider::Bot, (7, question("")), || unreachable!("it is the same decision"));
        thoughts.answer(SEAT, 7, Json::default(), 2_345);
        assert_eq!(thoughts.next_deadline(), Some(3_100));
        thoughts.decided(SEAT);
        let draw = || Moments { first: 4_000, step: 1_500 };
        thoughts.ask(SEAT, Decider::Bot, (8, question("")), draw);
        thoughts.answer(SEAT, 8, Json::default(), 3_200);
        assert_eq!(thoughts.next_deadline(), Some(4_000), "the next one has its own");
    }

    #[test]
    fn bots_that_are_known_to_think_for_long_have_later_moments() {
        let limits = Limits::usual();
        assert_eq!([0, 600].map(|thinking| limits.bot_pace(thinking)), [(600, 1_600); 2]);
        assert_eq!(limits.bot_pace(900), (900, 1_900));
        let at_once = Limits { bot_pace_ms: (0, 0), ..limits };
        assert_eq!(at_once.bot_pace(900), (0, 0));
    }

    #[test]
    fn the_pace_of_bots_covers_its_whole_range() {
        let limits = Limits { bot_pace_ms: (10, 12), ..Limits::usual() };
        let mut rng = GameRng::from_number(1);
        let mut moments = [0; 3];
        for _ in 0..300 {
            let mut thoughts = Thoughts::new(2);
            let draw = || Moments::draw(&limits, 0, 1_000, &mut rng);
            thoughts.ask(SEAT, Decider::Bot, (7, question("")), draw);
            thoughts.answer(SEAT, 7, Json::default(), 1_000);
            let due = thoughts.next_deadline().expect("an answer waits");
            moments[usize::try_from(due - 1_010).expect("small")] += 1;
        }
        assert!(moments.iter().all(|&count| count > 60), "{moments:?}");
    }
}
