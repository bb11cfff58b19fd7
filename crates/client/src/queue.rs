//! The queue of moments, the one place that paces: each sentence is told, and each picture shown, when what came before
//! could be read.

use std::collections::VecDeque;

use protocol::{Seq, Table};

use crate::past::Past;
use crate::{Kind, Millis, Moment, Notice, Output, Pace, Sight, Tempo, Told};

/// What is on show, and what waits.
pub(crate) struct Queue {
    tempo: Tempo,
    pace: Pace,
    sight: Sight,
    is_held: bool,
    waiting: VecDeque<Moment>,
    /// What of the moment on show is still to be told.
    untold: VecDeque<Told>,
    /// What the moment on show is, and how much it tells.
    on_show: (Kind, usize),
    /// Until when the sentence or picture on show stays.
    until: Millis,
    /// How far the moment on show is.
    shown: Seq,
    is_removed: bool,
    past: Past,
    /// What is still to be shown once more, while the reader looks back.
    again: Option<VecDeque<Moment>>,
}

impl Queue {
    pub(crate) const fn new(tempo: Tempo, pace: Pace) -> Self {
        Self {
            tempo,
            pace,
            sight: Sight::Visible,
            is_held: false,
            waiting: VecDeque::new(),
            untold: VecDeque::new(),
            on_show: (Kind::Welcome, 0),
            until: 0,
            shown: 0,
            is_removed: false,
            past: Past::new(),
            again: None,
        }
    }

    /// How far what is on show is.
    pub(crate) const fn shown(&self) -> Seq {
        self.shown
    }

    /// Whether moments wait.
    pub(crate) fn is_holding(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether something is still to be shown or told.
    pub(crate) fn has_more(&self) -> bool {
        self.is_holding() || !self.untold.is_empty() || self.again.is_some()
    }

    /// Whether sentences of the picture on show are still to come, each at its time.
    pub(crate) fn is_telling(&self) -> bool {
        !self.untold.is_empty() && !self.is_held && self.sight == Sight::Visible
    }

    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        (self.has_more() && !self.is_held).then_some(self.until)
    }

    /// Whether what is on show could be read.
    pub(crate) const fn is_free(&self, now: Millis) -> bool {
        self.until <= now
    }

    /// When it could be.
    pub(crate) const fn free_at(&self) -> Millis {
        self.until
    }

    /// Forgets what waits.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
        self.untold.clear();
    }

    pub(crate) fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    pub(crate) fn set_sight(&mut self, sight: Sight) {
        self.sight = sight;
        // Nobody holds on to what they do not see; the hand may have been lifted elsewhere.
        self.is_held &= sight == Sight::Visible;
    }

    pub(crate) const fn hold(&mut self, is_held: bool) {
        self.is_held = is_held;
    }

    /// Takes moments in behind those that wait.
    pub(crate) fn push(&mut self, moments: Vec<Moment>) {
        self.waiting.extend(moments);
    }

    /// Whoever comes back sees the table as it is; what was still to be told is told with it.
    pub(crate) fn welcome(&mut self, now: Millis, mut moment: Moment, out: &mut Vec<Output>) {
        let mut told: Vec<Told> = self.waiting.drain(..).flat_map(|waiting| waiting.told).collect();
        told.append(&mut moment.told);
        self.show(now, Moment { told, ..moment }, out);
    }

    /// Takes in who is here. Where moments wait it is newer than all of them and comes with the last, or it would
    /// tell the end of a game before the game does.
    pub(crate) fn present(&mut self, now: Millis, table: Table, out: &mut Vec<Output>) {
        match self.waiting.back_mut() {
            Some(last) => (last.table, last.at) = (table, now),
            None => out.push(Output::Present(Box::new(table))),
        }
    }

    /// Shows and tells what is due.
    pub(crate) fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        while self.is_due(now) && self.step(now, out) {}
    }

    fn is_due(&self, now: Millis) -> bool {
        self.sight == Sight::Hidden || (!self.is_held && self.until <= now)
    }

    /// Does not wait for what comes next.
    pub(crate) fn hurry(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.step(now, out);
    }

    /// Shows everything.
    pub(crate) fn show_all(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.finish(out);
        while let Some(moment) = self.waiting.pop_front() {
            self.show(now, moment, out);
            self.finish(out);
        }
    }

    /// Shows what waits, up to the first moment of this place in history; what that one is held for still waits.
    pub(crate) fn show_until(&mut self, now: Millis, seq: Seq, out: &mut Vec<Output>) {
        while self.shown < seq
            && let Some(moment) = self.waiting.pop_front_if(|next| next.seq <= seq)
        {
            self.show(now, moment, out);
        }
    }

    /// Shows once more what happened since the reader last decided something. Asked for in the midst of it, it is over.
    pub(crate) fn again(&mut self, now: Millis, out: &mut Vec<Output>) {
        let is_enough = self.again.is_some();
        self.finish(out);
        if !is_enough {
            self.again = Some(self.past.moments());
            self.step(now, out);
        }
    }

    /// Tells the next sentence or shows the next picture; whether there was one.
    fn step(&mut self, now: Millis, out: &mut Vec<Output>) -> bool {
        if let Some(told) = self.untold.pop_front() {
            out.push(Output::Tell(told));
            self.until = now + self.time();
            return true;
        }
        if let Some(again) = &mut self.again {
            match again.pop_front() {
                Some(moment) => self.show_again(now, moment, out),
                None => self.finish(out),
            }
            return true;
        }
        let next = self.waiting.pop_front();
        let is_there = next.is_some();
        next.into_iter().for_each(|moment| self.show(now, moment, out));
        is_there
    }

    /// Brings the picture on show to its end: what it still has to tell is told, and a look back is over.
    fn finish(&mut self, out: &mut Vec<Output>) {
        let untold = self.untold.drain(..);
        match self.again.take() {
            Some(_) => {
                drop(untold);
                out.push(Output::Again(None));
            }
            None => out.extend(untold.map(Output::Tell)),
        }
    }

    fn show(&mut self, now: Millis, mut moment: Moment, out: &mut Vec<Output>) {
        self.finish(out);
        moment.table.pass(now.saturating_sub(std::mem::take(&mut moment.at)));
        self.past.remember(&moment);
        self.shown = moment.seq;
        let was_removed = std::mem::replace(&mut self.is_removed, moment.removed);
        self.begin(now, &mut moment);
        out.extend(moment.terms.take().map(Output::Terms));
        out.push(Output::Show(Box::new(moment)));
        if self.is_removed && !was_removed {
            out.push(Output::Notice(Notice::Removed));
        }
    }

    fn show_again(&mut self, now: Millis, mut moment: Moment, out: &mut Vec<Output>) {
        self.begin(now, &mut moment);
        out.push(Output::Again(Some(Box::new(moment))));
    }

    /// A moment comes on show with the first of what it tells. All of it comes at once where sentences take no time, and
    /// where most of it is not news any more.
    fn begin(&mut self, now: Millis, moment: &mut Moment) {
        let is_old = moment.kind == Kind::Welcome;
        let n_told = if is_old { moment.told.len().min(1) } else { moment.told.len() };
        self.on_show = (moment.kind, n_told);
        moment.stays = self.pace().of(self.tempo.stay(moment.kind, n_told));
        if n_told > 1 && self.sentence() > 0 {
            self.untold = moment.told.split_off(1).into();
        }
        self.until = now + self.time();
    }

    /// How long the newest sentence stays: the last one until the picture could be read, too.
    fn time(&self) -> Millis {
        let (kind, n_told) = self.on_show;
        if !self.untold.is_empty() {
            return self.sentence();
        }
        self.pace().of(self.tempo.last(kind, n_told))
    }

    fn sentence(&self) -> Millis {
        self.pace().of(self.tempo.sentence(self.on_show.1))
    }

    /// Whoever looks back wants to see it.
    fn pace(&self) -> Pace {
        if self.again.is_some() { self.pace.max(Pace::USUAL) } else { self.pace }
    }
}
