//! Questions about games that are over, to the worker that knows all of them.

use std::cell::Cell;
use std::rc::Rc;

use crossing::{Answer, AskAfterwards, Question, ToldAfterwards, pack, unpack};

use super::mate::{Heard, Mate, Trouble};

/// The worker that shows what is over, with its words and its style.
pub const AFTERWARDS: &str = "afterwards";

/// Asks, of somebody who is hired for this one question; nothing is told where there is nothing to tell.
pub fn ask(question: &AskAfterwards, then: impl FnOnce(Option<ToldAfterwards>) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let unanswered = Rc::clone(&then);
    let mate = Rc::new(Mate::hire(AFTERWARDS, move |heard| {
        // What cannot be fetched is fetched again, but whoever has failed does not answer.
        if matches!(heard, Heard::Trouble(Some(Trouble::Failed))) {
            unanswered.take().into_iter().for_each(|then| then(None));
        }
    }));
    let hired = Rc::clone(&mate);
    mate.ask(Question::Afterwards(pack(question)), move |answer| {
        let Answer::Afterwards(told) = answer else { return };
        then.take().into_iter().for_each(|then| then(unpack(&told)));
        // He goes with his answer.
        drop(hired);
    });
}
