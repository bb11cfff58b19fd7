//! What the people at a table have done so far: how many games each has played to the end, and won.

use engine::Seat;
use protocol::Evening;

use crate::GuestKey;

/// Everybody who has played a game to its end, in the order in which they first did.
#[derive(Debug, Default)]
pub(crate) struct Evenings(Vec<(GuestKey, Evening)>);

impl Evenings {
    /// Somebody has another name now.
    pub(super) fn rename(&mut self, guest: &GuestKey, name: &str) {
        for (_, evening) in self.0.iter_mut().filter(|(known, _)| known == guest) {
            name.clone_into(&mut evening.name);
        }
    }

    /// Somebody goes on as another guest, with all that both have done.
    pub(super) fn carry(&mut self, from: &GuestKey, to: &GuestKey) {
        if !self.0.iter().any(|(known, _)| known == from) {
            return;
        }
        let before = self.0.iter().position(|(known, _)| known == to).map(|at| self.0.remove(at).1);
        for (guest, evening) in self.0.iter_mut().filter(|(known, _)| known == from) {
            guest.clone_from(to);
            evening.games += before.as_ref().map_or(0, |before| before.games);
            evening.wins += before.as_ref().map_or(0, |before| before.wins);
            evening.series += before.as_ref().map_or(0, |before| before.series);
        }
    }

    /// Somebody has played a game to its end.
    pub(super) fn add(&mut self, guest: &GuestKey, name: &str, has_won: bool, is_of_series: bool) {
        let known = self.0.iter().position(|(known, _)| known == guest).unwrap_or_else(|| {
            let evening = Evening { name: name.to_owned(), seat: None, games: 0, wins: 0, series: 0 };
            self.0.push((guest.clone(), evening));
            self.0.len() - 1
        });
        let (_, evening) = &mut self.0[known];
        evening.games += 1;
        evening.wins += u32::from(has_won);
        evening.series += u32::from(has_won && is_of_series);
    }

    /// From now on wins count for the evening.
    pub(super) fn begin_series(&mut self) {
        self.0.iter_mut().for_each(|(_, evening)| evening.series = 0);
    }

    /// Who has won more than half of so many games since then.
    pub(super) fn best(&self, best_of: u8) -> Vec<String> {
        let best = self.0.iter().filter(|(_, evening)| evening.series > u32::from(best_of / 2));
        best.map(|(_, evening)| evening.name.clone()).collect()
    }

    /// How the evening stands, given where everybody sits.
    pub(super) fn lines(&self, seat_of: impl Fn(&GuestKey) -> Option<Seat>) -> Vec<Evening> {
        self.0.iter().map(|(guest, evening)| Evening { seat: seat_of(guest), ..evening.clone() }).collect()
    }
}
