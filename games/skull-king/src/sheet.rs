//! The score sheet: what every seat did in every round, packed so that a state stays cheap to copy, and read back
//! line by line.

use arrayvec::ArrayVec;
use engine::{SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::SkullKing;
use crate::schedule::ROUNDS_MAX;
use crate::scoring::{ALLIANCE, Alliance, Cannon, Entry, Lines, Round, Terms, lines, points_alone};
use crate::trick::Captures;

/// Rounds on a sheet: those of the schedule, and one to break a tie.
pub const SHEET_ROUNDS: usize = ROUNDS_MAX + 1;

/// Loot cards in any deck.
pub(crate) const LOOT_MAX: usize = 5;

/// An [`Entry`] in four bytes: bid and tricks in a half byte each, and above them the counters as digits of one
/// number, each digit as wide as the cards of any deck allow. Adding to a counter adds its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally(u32);

/// How many values each counter can have, lowest digit first.
const C14: u32 = 7;
const B14: u32 = 5;
const MERMAIDS: u32 = 6;
const PIRATES: u32 = 10;
const KINGS: u32 = 5;
const OWN_LOOT: u32 = 6;
const WAGERS: u32 = 9;
const HARRY: u32 = 9;

const C14_WEIGHT: u32 = 1 << 8;
const B14_WEIGHT: u32 = C14_WEIGHT * C14;
const MERMAIDS_WEIGHT: u32 = B14_WEIGHT * B14;
const PIRATES_WEIGHT: u32 = MERMAIDS_WEIGHT * MERMAIDS;
const KINGS_WEIGHT: u32 = PIRATES_WEIGHT * PIRATES;
const OWN_LOOT_WEIGHT: u32 = KINGS_WEIGHT * KINGS;
const WAGERS_WEIGHT: u32 = OWN_LOOT_WEIGHT * OWN_LOOT;
const HARRY_WEIGHT: u32 = WAGERS_WEIGHT * WAGERS;
const CANNON_WEIGHT: u32 = HARRY_WEIGHT * HARRY;

/// Harry's changes are counted from here, so that they are never negative.
const HARRY_ZERO: u32 = 4;

impl Tally {
    pub(crate) const NOTHING: Self = Self(HARRY_ZERO * HARRY_WEIGHT);

    #[inline]
    pub(crate) const fn bid(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    #[inline]
    pub(crate) const fn won(self) -> u8 {
        (self.0 >> 4 & 0xf) as u8
    }

    #[inline]
    const fn is_exact(self) -> bool {
        self.bid() == self.won()
    }

    pub(crate) const fn set_bid(&mut self, bid: u8, cannon: Cannon) {
        self.0 = Self::NOTHING.0 | bid as u32;
        self.0 += cannon as u32 * CANNON_WEIGHT;
    }

    #[inline]
    pub(crate) const fn add_trick(&mut self, captures: &Captures) {
        self.0 += 1 << 4;
        self.0 += captures.c14 as u32 * C14_WEIGHT
            + captures.b14 as u32 * B14_WEIGHT
            + captures.mermaids_by_pirate as u32 * MERMAIDS_WEIGHT
            + captures.pirates_by_sk as u32 * PIRATES_WEIGHT
            + captures.sk_by_mermaid as u32 * KINGS_WEIGHT;
    }

    pub(crate) const fn add_own_loot(&mut self) {
        self.0 += OWN_LOOT_WEIGHT;
    }

    pub(crate) const fn add_wager(&mut self, points: u8) {
        self.0 += points as u32 / 10 * WAGERS_WEIGHT;
    }

    pub(crate) fn change_bid(&mut self, change: i8) {
        let weight = HARRY_WEIGHT + 1;
        let magnitude = u32::from(change.unsigned_abs()) * weight;
        if change < 0 { self.0 -= magnitude } else { self.0 += magnitude }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a digit is smaller than its radix")]
    const fn digit(self, weight: u32, radix: u32) -> u8 {
        (self.0 / weight % radix) as u8
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the zero of a digit is small")]
    pub(crate) const fn entry(self) -> Entry {
        if self.0 >> 8 == Self::NOTHING.0 >> 8 {
            // Most seats capture nothing, and dividing is slow.
            return Entry { bid: self.bid(), won: self.won(), ..PLAIN };
        }
        Entry {
            bid: self.bid(),
            won: self.won(),
            captures: Captures {
                c14: self.digit(C14_WEIGHT, C14),
                b14: self.digit(B14_WEIGHT, B14),
                mermaids_by_pirate: self.digit(MERMAIDS_WEIGHT, MERMAIDS),
                pirates_by_sk: self.digit(PIRATES_WEIGHT, PIRATES),
                sk_by_mermaid: self.digit(KINGS_WEIGHT, KINGS),
            },
            own_loot: self.digit(OWN_LOOT_WEIGHT, OWN_LOOT),
            wager: self.digit(WAGERS_WEIGHT, WAGERS) * 10,
            harry: self.digit(HARRY_WEIGHT, HARRY).cast_signed() - HARRY_ZERO as i8,
            cannon: if self.digit(CANNON_WEIGHT, 2) == 0 { Cannon::Grapeshot } else { Cannon::Cannonball },
        }
    }

    fn of(entry: &Entry) -> Option<Self> {
        let mut tally = Self(0);
        tally.0 = u32::from(entry.bid) | u32::from(entry.won) << 4;
        let captures = &entry.captures;
        let harry = u32::try_from(i32::from(entry.harry) + HARRY_ZERO as i32).ok()?;
        let digits = [
            (captures.c14.into(), C14_WEIGHT, C14),
            (captures.b14.into(), B14_WEIGHT, B14),
            (captures.mermaids_by_pirate.into(), MERMAIDS_WEIGHT, MERMAIDS),
            (captures.pirates_by_sk.into(), PIRATES_WEIGHT, PIRATES),
            (captures.sk_by_mermaid.into(), KINGS_WEIGHT, KINGS),
            (entry.own_loot.into(), OWN_LOOT_WEIGHT, OWN_LOOT),
            ((entry.wager / 10).into(), WAGERS_WEIGHT, WAGERS),
            (harry, HARRY_WEIGHT, HARRY),
            (entry.cannon as u32, CANNON_WEIGHT, 2),
        ];
        for (digit, weight, radix) in digits {
            tally.0 += weight * (digit < radix).then_some(digit)?;
        }
        (tally.entry() == *entry).then_some(tally)
    }
}

/// An entry of a round in which nothing was captured or wagered.
const PLAIN: Entry = Entry {
    bid: 0,
    won: 0,
    captures: Captures { c14: 0, b14: 0, mermaids_by_pirate: 0, pirates_by_sk: 0, sk_by_mermaid: 0 },
    own_loot: 0,
    wager: 0,
    harry: 0,
    cannon: Cannon::Grapeshot,
};

/// Who shares loot in a round: up to five pairs of seats, six bits each; a pair of equal seats is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Alliances(u32);

impl Alliances {
    fn push(&mut self, alliance: Alliance) {
        debug_assert!(alliance.loot != alliance.winner && self.0 >> 24 == 0, "room for one alliance more");
        let pair = u32::from(u8::from(alliance.loot)) << 3 | u32::from(u8::from(alliance.winner));
        self.0 = self.0 << 6 | pair;
    }

    /// In the order in which they were made.
    fn list(self) -> ArrayVec<Alliance, LOOT_MAX> {
        if self.0 == 0 {
            return ArrayVec::new();
        }
        (0..5)
            .rev()
            .map(|nth| (self.0 >> (6 * nth) & 0x3f) as u8)
            .filter(|pair| pair >> 3 != pair & 7)
            .map(|pair| Alliance { loot: Seat::new(pair >> 3), winner: Seat::new(pair & 7) })
            .collect()
    }
}

/// One round on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    tallies: [Tally; SEATS_MAX],
    alliances: Alliances,
}

const EMPTY_ROW: Row = Row { tallies: [Tally::NOTHING; SEATS_MAX], alliances: Alliances(0) };

/// The score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sheet {
    rows: [Row; SHEET_ROUNDS],
    totals: [i16; SEATS_MAX],
    seats: u8,
    /// Rounds in which bids were opened.
    begun: u8,
    /// Rounds that are scored.
    scored: u8,
}

impl Sheet {
    /// An empty sheet.
    #[must_use]
    pub const fn new(seats: u8) -> Self {
        Self { rows: [EMPTY_ROW; SHEET_ROUNDS], totals: [0; SEATS_MAX], seats, begun: 0, scored: 0 }
    }

    /// How many rounds are scored.
    #[must_use]
    pub const fn rounds_scored(&self) -> u8 {
        self.scored
    }

    /// How many rounds have open bids.
    #[must_use]
    pub const fn rounds_begun(&self) -> u8 {
        self.begun
    }

    /// A seat's points of all scored rounds.
    #[must_use]
    pub const fn total(&self, seat: Seat) -> i16 {
        self.totals[seat.idx()]
    }

    /// What a seat did in a round, counted from zero.
    #[must_use]
    pub fn entry(&self, round: u8, seat: Seat) -> Entry {
        self.rows[usize::from(round)].tallies[seat.idx()].entry()
    }

    /// A seat's points of a round, line by line.
    #[must_use]
    pub fn lines(&self, rules: &SkullKing, round: u8, seat: Seat) -> Lines {
        self.scored_with(rules, round, |scored| lines(&rules.options, scored, seat, 0))
    }

    /// A seat's points of a round.
    #[must_use]
    pub fn points(&self, rules: &SkullKing, round: u8, seat: Seat) -> i16 {
        self.lines(rules, round, seat).iter().map(|line| line.points).sum()
    }

    /// Who shares loot in a round.
    #[must_use]
    pub fn alliances(&self, round: u8) -> ArrayVec<Alliance, LOOT_MAX> {
        self.rows[usize::from(round)].alliances.list()
    }

    #[inline]
    pub(crate) const fn tally(&self, round: u8, seat: Seat) -> Tally {
        self.rows[round as usize].tallies[seat.idx()]
    }

    #[inline]
    pub(crate) const fn tally_mut(&mut self, round: u8, seat: Seat) -> &mut Tally {
        &mut self.rows[round as usize].tallies[seat.idx()]
    }

    pub(crate) const fn begin(&mut self) {
        self.begun += 1;
    }

    pub(crate) fn ally(&mut self, round: u8, alliance: Alliance) {
        self.rows[usize::from(round)].alliances.push(alliance);
    }

    /// Scores the round that has just been played, and returns the points of each seat.
    pub(crate) fn score(&mut self, rules: &SkullKing) -> [i16; SEATS_MAX] {
        let (round, row) = (self.scored, &self.rows[usize::from(self.scored)]);
        let terms = Terms { cards: rules.cards_in(round), number: round + 1 };
        let mut points = [0; SEATS_MAX];
        for seat in Seat::all(self.seats) {
            points[seat.idx()] = points_alone(&rules.options, terms, &row.tallies[seat.idx()].entry());
        }
        let is_exact = |seat: Seat| row.tallies[seat.idx()].is_exact();
        for pair in row.alliances.list().iter().filter(|pair| is_exact(pair.loot) && is_exact(pair.winner)) {
            points[pair.loot.idx()] += ALLIANCE;
            points[pair.winner.idx()] += ALLIANCE;
        }
        for (total, points) in self.totals.iter_mut().zip(points) {
            *total += points;
        }
        self.scored += 1;
        points
    }

    fn scored_with<T>(&self, rules: &SkullKing, round: u8, score: impl FnOnce(Round<'_>) -> T) -> T {
        let row = &self.rows[usize::from(round)];
        let mut entries = [Entry::default(); SEATS_MAX];
        let entries = &mut entries[..usize::from(self.seats)];
        for (entry, tally) in entries.iter_mut().zip(row.tallies) {
            *entry = tally.entry();
        }
        let terms = Terms { cards: rules.cards_in(round), number: round + 1 };
        score(Round { terms, entries, alliances: &row.alliances.list() })
    }
}

/// The sheet as it is written in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    totals: ArrayVec<i16, SEATS_MAX>,
    scored: u8,
    rounds: ArrayVec<WrittenRow, SHEET_ROUNDS>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRow {
    /// Bid and tricks won of each seat, which is all that most entries have.
    seats: ArrayVec<(u8, u8), SEATS_MAX>,
    /// The whole entries of those who have more.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    more: ArrayVec<(Seat, Entry), SEATS_MAX>,
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    alliances: ArrayVec<Alliance, LOOT_MAX>,
}

impl From<Sheet> for Written {
    fn from(sheet: Sheet) -> Self {
        let seats = usize::from(sheet.seats);
        let row = |row: &Row| {
            let entries = Seat::all(sheet.seats).zip(row.tallies).map(|(seat, tally)| (seat, tally.entry()));
            WrittenRow {
                seats: entries.clone().map(|(_, entry)| (entry.bid, entry.won)).collect(),
                more: entries.filter(|(_, entry)| *entry != plain(entry.bid, entry.won)).collect(),
                alliances: row.alliances.list(),
            }
        };
        Self {
            totals: sheet.totals[..seats].iter().copied().collect(),
            scored: sheet.scored,
            rounds: sheet.rows[..usize::from(sheet.begun)].iter().map(row).collect(),
        }
    }
}

/// The entry of a seat that bid and won, and nothing else.
fn plain(bid: u8, won: u8) -> Entry {
    Entry { bid, won, ..Entry::default() }
}

/// A sheet that no game can have.
#[derive(Debug, thiserror::Error)]
#[error("this is no score sheet")]
struct NotASheet;

impl TryFrom<Written> for Sheet {
    type Error = NotASheet;

    #[expect(clippy::cast_possible_truncation, reason = "both lists have bounded lengths")]
    fn try_from(written: Written) -> Result<Self, NotASheet> {
        let seats = written.totals.len() as u8;
        let begun = written.rounds.len() as u8;
        let mut sheet = Self { begun, scored: written.scored, ..Self::new(seats) };
        sheet.totals[..usize::from(seats)].copy_from_slice(&written.totals);
        if written.scored > begun {
            return Err(NotASheet);
        }
        for (row, written) in sheet.rows.iter_mut().zip(&written.rounds) {
            if written.seats.len() != usize::from(seats) {
                return Err(NotASheet);
            }
            for (tally, &(bid, won)) in row.tallies.iter_mut().zip(&written.seats) {
                *tally = Tally::of(&plain(bid, won)).ok_or(NotASheet)?;
            }
            for (seat, entry) in &written.more {
                let tally = row.tallies[..usize::from(seats)].get_mut(seat.idx()).ok_or(NotASheet)?;
                *tally = Tally::of(entry).ok_or(NotASheet)?;
            }
            for alliance in &written.alliances {
                if alliance.loot == alliance.winner {
                    return Err(NotASheet);
                }
                row.alliances.push(*alliance);
            }
        }
        Ok(sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_entry_is_read_back() {
        let captures = Captures { c14: 6, b14: 4, mermaids_by_pirate: 5, pirates_by_sk: 9, sk_by_mermaid: 4 };
        for harry in -4..=4 {
            let entry = Entry {
                bid: 15,
                won: 15,
                captures,
                own_loot: 5,
                wager: 80,
                harry,
                cannon: Cannon::Cannonball,
            };
            assert_eq!(Tally::of(&entry).map(Tally::entry), Some(entry));
        }
    }

    #[test]
    fn counters_add_up_beside_each_other() {
        let mut tally = Tally::NOTHING;
        tally.set_bid(3, Cannon::Cannonball);
        tally.add_trick(&Captures { c14: 1, pirates_by_sk: 2, ..Captures::default() });
        tally.add_trick(&Captures { b14: 1, c14: 2, ..Captures::default() });
        tally.add_wager(20);
        tally.change_bid(-1);
        tally.add_own_loot();
        let captures = Captures { c14: 3, b14: 1, pirates_by_sk: 2, ..Captures::default() };
        let cannon = Cannon::Cannonball;
        let wanted = Entry { bid: 2, won: 2, captures, own_loot: 1, wager: 20, harry: -1, cannon };
        assert_eq!(tally.entry(), wanted);
    }

    #[test]
    fn alliances_keep_their_order() {
        let mut alliances = Alliances::default();
        let pairs = [(0, 1), (7, 0), (3, 4), (1, 0), (6, 7)];
        let wanted: Vec<Alliance> = pairs
            .iter()
            .map(|&(loot, winner)| Alliance::from((Seat::new(loot), Seat::new(winner))))
            .collect();
        wanted.iter().for_each(|alliance| alliances.push(*alliance));
        assert_eq!(alliances.list().as_slice(), wanted);
    }
}
