//! The queue of moments, the one place that paces: each is shown when the one before could be read.

use std::collections::VecDeque;

use protocol::{Seq, Table};

use crate::{Millis, Moment, Notice, Output, Pace, Sight, Tempo, Told};

/// What is on show, and what waits.
pub(crate) struct Queue {
    tempo: Tempo,
    pace: Pace,
    sight: Sight,
    waiting: VecDeque<Moment>,
    /// Until when the moment on show stays.
    until: Millis,
    /// How far the moment on show is.
    shown: Seq,
    is_removed: bool,
}

impl Queue {
    pub(crate) const fn new(tempo: Tempo, pace: Pace) -> Self {
        Self {
            tempo,
            pace,
            sight: Sight::Visible,
            waiting: VecDeque::new(),
            until: 0,
            shown: 0,
            is_removed: false,
        }
    }

    /// How far what is on show is.
    pub(crate) const fn shown(&self) -> Seq {
        self.shown
    }

    /// Whether anything waits.
    pub(crate) fn is_holding(&self) -> bool {
        !self.waiting.is_empty()
    }

    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        self.is_holding().then_some(self.until)
    }

    pub(crate) fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    pub(crate) fn set_sight(&mut self, sight: Sight) {
        self.sight = sight;
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
    pub(crate) fn present(&mut self, table: Table, out: &mut Vec<Output>) {
        match self.waiting.back_mut() {
            Some(last) => last.table = table,
            None => out.push(Output::Present(table)),
        }
    }

    /// Shows what is due.
    pub(crate) fn tick(&mut self, now: Millis, out: &mut Vec<Output>) {
        while (self.sight == Sight::Hidden || self.until <= now)
            && let Some(moment) = self.waiting.pop_front()
        {
            self.show(now, moment, out);
        }
    }

    /// Shows everything.
    pub(crate) fn show_all(&mut self, now: Millis, out: &mut Vec<Output>) {
        while let Some(moment) = self.waiting.pop_front() {
            self.show(now, moment, out);
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

    fn show(&mut self, now: Millis, mut moment: Moment, out: &mut Vec<Output>) {
        moment.stays = self.pace.of(self.tempo.stay(moment.kind, moment.told.len()));
        moment.sentence = self.pace.of(self.tempo.sentence);
        self.until = now + moment.stays;
        self.shown = moment.seq;
        let was_removed = std::mem::replace(&mut self.is_removed, moment.removed);
        out.push(Output::Show(Box::new(moment)));
        if self.is_removed && !was_removed {
            out.push(Output::Notice(Notice::Removed));
        }
    }
}
