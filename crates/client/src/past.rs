//! What happened since the reader last decided something, kept to be shown once more.

use std::collections::VecDeque;

use crate::{Kind, Moment};

/// So many pictures are kept: whoever only watches decides nothing.
const PICTURES_MAX: usize = 20;

/// The moments since the reader's last decision, oldest first.
#[derive(Debug)]
pub(crate) struct Past(VecDeque<Moment>);

impl Past {
    pub(crate) const fn new() -> Self {
        Self(VecDeque::new())
    }

    /// Takes in a moment that comes on show.
    pub(crate) fn remember(&mut self, moment: &Moment) {
        let is_later = |last: &Moment| last.table.games != moment.table.games || decides(last, moment);
        let is_other = moment.kind == Kind::Welcome || moment.terms.is_some();
        let is_new = is_other || self.0.back().is_some_and(is_later);
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

#[cfg(test)]
mod tests {
    use protocol::{Phase, Table};

    use super::Past;
    use crate::{Kind, Moment};

    fn moment(seq: u64, games: u32) -> Moment {
        let table = Table { games, ..Table::of(Phase::Playing, Vec::new()) };
        let (you, scene, told, terms) = (None, None, Vec::new(), None);
        let (removed, knocking, moved, sent_back) = (false, false, false, false);
        let kind = Kind::Change;
        Moment {
            seq,
            kind,
            you,
            removed,
            knocking,
            moved,
            sent_back,
            terms,
            table,
            at: 0,
            scene,
            told,
            stays: 0,
        }
    }

    #[test]
    fn nobody_looks_back_from_a_game_into_the_one_before() {
        let mut past = Past::new();
        for (seq, games) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
            past.remember(&moment(seq, games));
        }
        let seen: Vec<u64> = past.moments().iter().map(|moment| moment.seq).collect();
        assert_eq!(seen, [3, 4]);
    }
}
