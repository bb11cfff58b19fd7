//! What the people at a table have done so far: how many games each has played to the end, and won.

use engine::Seat;
use protocol::Evening;

use crate::GuestKey;

/// How the evening stands.
#[derive(Debug, Default)]
pub(crate) struct Evenings {
    /// Everybody who has played a game to its end, in the order in which they first did.
    people: Vec<(GuestKey, Evening)>,
    /// How many games were played in the series that is on, or was last.
    n_of_series: u8,
}

impl Evenings {
    /// Somebody has another name now.
    pub(super) fn rename(&mut self, guest: &GuestKey, name: &str) {
        for (_, evening) in self.people.iter_mut().filter(|(known, _)| known == guest) {
            name.clone_into(&mut evening.name);
        }
    }

    /// Somebody goes on as another guest, with all that both have done.
    pub(super) fn carry(&mut self, from: &GuestKey, to: &GuestKey) {
        if !self.people.iter().any(|(known, _)| known == from) {
            return;
        }
        let before = self.people.iter().position(|(known, _)| known == to).map(|at| self.people.remove(at).1);
        for (guest, evening) in self.people.iter_mut().filter(|(known, _)| known == from) {
            guest.clone_from(to);
            evening.games += before.as_ref().map_or(0, |before| before.games);
            evening.wins += before.as_ref().map_or(0, |before| before.wins);
            evening.series += before.as_ref().map_or(0, |before| before.series);
            evening.best |= before.as_ref().is_some_and(|before| before.best);
        }
    }

    /// Somebody has played a game to its end.
    pub(super) fn add(&mut self, guest: &GuestKey, name: &str, has_won: bool, is_of_series: bool) {
        let known = self.people.iter().position(|(known, _)| known == guest).unwrap_or_else(|| {
            let evening =
                Evening { name: name.to_owned(), seat: None, games: 0, wins: 0, series: 0, best: false };
            self.people.push((guest.clone(), evening));
            self.people.len() - 1
        });
        let (_, evening) = &mut self.people[known];
        evening.games += 1;
        evening.wins += u32::from(has_won);
        evening.series += u32::from(has_won && is_of_series);
    }

    /// From now on wins count for the evening.
    pub(super) fn begin_series(&mut self) {
        self.n_of_series = 0;
        for (_, evening) in &mut self.people {
            (evening.series, evening.best) = (0, false);
        }
    }

    /// Whether the best of so many games is known: all are played, or somebody has won the evening before that.
    pub(super) fn is_decided(&self, best_of: u8) -> bool {
        self.n_of_series >= best_of || self.people.iter().any(|(_, evening)| evening.best)
    }

    /// Another game of the series was played. If it was the last, or somebody has won more than half of them, the evening is
    /// won by whoever has won most of its games, or shared by those who have.
    pub(super) fn count_game(&mut self, best_of: u8) {
        self.n_of_series += 1;
        let most = self.most();
        let is_last = self.n_of_series >= best_of || most > u32::from(best_of / 2);
        if is_last && most > 0 {
            self.people.iter_mut().for_each(|(_, evening)| evening.best = evening.series == most);
        }
    }

    /// Those who have won the evening.
    pub(super) fn best(&self) -> Vec<&str> {
        let best = self.people.iter().filter(|(_, evening)| evening.best);
        best.map(|(_, evening)| evening.name.as_str()).collect()
    }

    /// The most games of the series that anybody has won.
    fn most(&self) -> u32 {
        self.people.iter().map(|(_, evening)| evening.series).max().unwrap_or(0)
    }

    /// How the evening stands, given where everybody sits.
    pub(super) fn lines(&self, seat_of: impl Fn(&GuestKey) -> Option<Seat>) -> Vec<Evening> {
        self.people
            .iter()
            .map(|(guest, evening)| Evening { seat: seat_of(guest), ..evening.clone() })
            .collect()
    }
}
