//! What happened since the reader last decided something, kept to be shown once more.

use std::collections::VecDeque;

use crate::{Kind, Moment};

/// So many pictures are kept: whoever only watches decides nothing.
const PICTURES_MAX: usize = 12;

/// The moments since the reader's last decision, oldest first.
#[derive(Debug)]
pub(crate) struct Past(VecDeque<Moment>);

impl Past {
    pub(crate) const fn new() -> Self {
        Self(VecDeque::new())
    }

    /// Takes in a moment that comes on show.
    pub(crate) fn remember(&mut self, moment: &Moment) {
        let is_new = moment.kind == Kind::Welcome || self.0.back().is_some_and(|last| decides(last, moment));
        if is_new {
            self.0.clear();
        }
        if self.0.len() == PICTURES_MAX {
            self.0.pop_front();
        }
        self.0.push_back(moment.clone());
    }

    /// The moments as they are shown once more: nobody can act in them. The first of them says what it is about, unless
    /// none does.
    pub(crate) fn moments(&self) -> VecDeque<Moment> {
        let first = self.0.iter().position(|moment| !moment.told.is_empty()).unwrap_or(0);
        self.0.iter().skip(first).cloned().map(without_offers).collect()
    }
}

/// Whether the reader has decided something between these two. While others decide, what they may do stays the same.
fn decides(before: &Moment, after: &Moment) -> bool {
    let offers = |moment: &Moment| -> Vec<String> {
        let offers = moment.scene.iter().flat_map(|scene| &scene.offers);
        offers.map(|offer| offer.action.get().to_owned()).collect()
    };
    let could = offers(before);
    !could.is_empty() && could != offers(after)
}

fn without_offers(mut moment: Moment) -> Moment {
    moment.scene.iter_mut().for_each(|scene| scene.offers.clear());
    // What was missed is in the log; only the last of it is still news.
    let old = if moment.kind == Kind::Welcome { moment.told.len().saturating_sub(1) } else { 0 };
    moment.told.drain(..old);
    moment
}
