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

    /// Somebody has played a game to its end.
    pub(super) fn add(&mut self, guest: &GuestKey, name: &str, has_won: bool) {
        let known = self.0.iter().position(|(known, _)| known == guest).unwrap_or_else(|| {
            let evening = Evening { name: name.to_owned(), seat: None, games: 0, wins: 0 };
            self.0.push((guest.clone(), evening));
            self.0.len() - 1
        });
        let (_, evening) = &mut self.0[known];
        evening.games += 1;
        evening.wins += u32::from(has_won);
    }

    /// How the evening stands, given where everybody sits.
    pub(super) fn lines(&self, seat_of: impl Fn(&GuestKey) -> Option<Seat>) -> Vec<Evening> {
        self.0.iter().map(|(guest, evening)| Evening { seat: seat_of(guest), ..evening.clone() }).collect()
    }
}
