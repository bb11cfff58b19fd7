//! Bids, tricks and captures into points, line by line as on the score sheet. It knows nothing of cards or tricks.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::options::{Fourteens, Options, Scoring, ZeroBid};
use crate::trick::{Captures, is_zero};

/// What is loaded with the bid, where the scoring has a cannon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cannon {
    /// Half the points for a near miss.
    #[default]
    Grapeshot,
    /// More points, and none for a near miss.
    Cannonball,
}

/// What one seat did in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Entry {
    /// The bid that stands, with Harry's change in it.
    pub bid: u8,
    /// Tricks won.
    pub won: u8,
    /// Cards that pay.
    #[serde(skip_serializing_if = "is_nothing")]
    pub captures: Captures,
    /// Loot cards taken back.
    #[serde(skip_serializing_if = "is_zero")]
    pub own_loot: u8,
    /// Points wagered with the Rascal.
    #[serde(skip_serializing_if = "is_zero")]
    pub wager: u8,
    /// How Harry changed the bid.
    #[serde(skip_serializing_if = "is_unchanged")]
    pub harry: i8,
    /// What was loaded with the bid.
    #[serde(skip_serializing_if = "is_grapeshot")]
    pub cannon: Cannon,
}

fn is_nothing(captures: &Captures) -> bool {
    *captures == Captures::default()
}

const fn is_unchanged(change: &i8) -> bool {
    *change == 0
}

fn is_grapeshot(cannon: &Cannon) -> bool {
    *cannon == Cannon::Grapeshot
}

impl Entry {
    /// The bid as it was made, before Harry's change.
    #[must_use]
    pub const fn bid_made(&self) -> u8 {
        self.bid.saturating_add_signed(-self.harry)
    }

    /// Whether the bid was met.
    #[must_use]
    #[inline]
    pub const fn is_exact(&self) -> bool {
        self.bid == self.won
    }
}

/// Two seats that share loot: whose card it was, and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Seat, Seat)", into = "(Seat, Seat)")]
pub struct Alliance {
    /// Who played the loot.
    pub loot: Seat,
    /// Who won it.
    pub winner: Seat,
}

impl Alliance {
    /// The other of the two, if the seat is one of them.
    fn ally_of(self, seat: Seat) -> Option<Seat> {
        match seat {
            _ if seat == self.loot => Some(self.winner),
            _ if seat == self.winner => Some(self.loot),
            _ => None,
        }
    }
}

impl From<(Seat, Seat)> for Alliance {
    fn from((loot, winner): (Seat, Seat)) -> Self {
        Self { loot, winner }
    }
}

impl From<Alliance> for (Seat, Seat) {
    fn from(Alliance { loot, winner }: Alliance) -> Self {
        (loot, winner)
    }
}

/// The round that is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The cards dealt to each seat.
    pub cards: u8,
    /// Its number, counted from one.
    pub number: u8,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The bid, met or missed.
    Bid,
    /// Fourteens of the plain suits.
    Fourteens,
    /// The black fourteen.
    BlackFourteen,
    /// Mermaids taken by a pirate.
    MermaidsByPirate,
    /// Pirates taken by the Skull King.
    PiratesByKing,
    /// The Skull King taken by a mermaid.
    KingByMermaid,
    /// Bonus points without a named cause; only a referee is asked about them.
    Bonus,
    /// An alliance over loot in which both met their bids.
    Alliance,
    /// One's own loot, taken back.
    OwnLoot,
    /// A wager with the Rascal.
    Wager,
}

/// One line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Where the points come from.
    pub cause: Cause,
    /// How many cards are behind it.
    pub count: u8,
    /// The ally, where there is one.
    pub with: Option<Seat>,
    /// The points.
    pub points: i16,
}

/// A seat's part of a round, line by line, the bid first.
pub type Lines = ArrayVec<Line, 16>;

/// A round as it is scored: every seat's part, and who shares loot.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    /// The round.
    pub terms: Terms,
    /// Each seat's part.
    pub entries: &'a [Entry],
    /// Who shares loot.
    pub alliances: &'a [Alliance],
}

/// A seat's points of the round, line by line.
#[must_use]
pub fn lines(options: &Options, round: Round<'_>, seat: Seat, bonus: i16) -> Lines {
    let entry = &round.entries[seat.idx()];
    let mut lines = Lines::new();
    lines.push(line(Cause::Bid, entry.won, bid_points(options, round.terms, entry)));
    let share = bonus_share(options, entry);
    let capture = |(cause, count, worth): (Cause, u8, i16)| {
        (count > 0 && worth > 0).then(|| line(cause, count, share.of(i16::from(count) * worth)))
    };
    lines.extend(
        captured(options, &entry.captures).into_iter().filter_map(capture).filter(|line| line.points != 0),
    );
    let paid = [line(Cause::Bonus, 0, share.of(bonus))].into_iter().filter(|line| line.points != 0);
    lines.extend(paid);
    lines.extend(loot(options, round, seat));
    if entry.wager > 0 {
        let wager = i16::from(entry.wager);
        lines.push(line(Cause::Wager, 0, if entry.is_exact() { wager } else { -wager }));
    }
    lines
}

/// A seat's points of the round: the sum of its lines, without writing them.
#[must_use]
pub fn points(options: &Options, round: Round<'_>, seat: Seat) -> i16 {
    let alliances = allies(round, seat).map(|_| ALLIANCE).sum::<i16>();
    points_alone(options, round.terms, &round.entries[seat.idx()]) + alliances
}

/// A seat's points of the round for everything but alliances, which alone depend on what others did.
#[inline(always)]
pub(crate) fn points_alone(options: &Options, terms: Terms, entry: &Entry) -> i16 {
    let share = bonus_share(options, entry);
    let mut points = bid_points(options, terms, entry);
    if share != Share::Nothing {
        let captured = captured(options, &entry.captures);
        points += captured.map(|(_, count, worth)| share.of(i16::from(count) * worth)).iter().sum::<i16>();
    }
    let wager = i16::from(entry.wager);
    points + if entry.is_exact() { wager + own_loot_points(options, entry) } else { -wager }
}

/// What loot taken back pays who met the bid.
fn own_loot_points(options: &Options, entry: &Entry) -> i16 {
    i16::from(entry.own_loot) * i16::from(options.own_loot)
}

/// What captures pay when the bid is met.
#[must_use]
pub fn capture_points(options: &Options, captures: &Captures) -> i16 {
    captured(options, captures).iter().map(|(_, count, worth)| i16::from(*count) * worth).sum()
}

/// What these captures pay when the bid is met, line by line.
pub(crate) fn capture_lines(options: &Options, captures: &Captures) -> impl Iterator<Item = Line> {
    let paid = |(cause, count, worth)| line(cause, count, i16::from(count) * worth);
    captured(options, captures).map(paid).into_iter().filter(|line| line.points != 0)
}

const fn line(cause: Cause, count: u8, points: i16) -> Line {
    Line { cause, count, with: None, points }
}

fn captured(options: &Options, captures: &Captures) -> [(Cause, u8, i16); 5] {
    let (plain, black) = match options.fourteens {
        Fourteens::None => (0, 0),
        Fourteens::TenAndTwenty => (10, 20),
    };
    [
        (Cause::Fourteens, captures.c14, plain),
        (Cause::BlackFourteen, captures.b14, black),
        (Cause::MermaidsByPirate, captures.mermaids_by_pirate, options.pirate_takes_mermaid.into()),
        (Cause::PiratesByKing, captures.pirates_by_sk, 30),
        (Cause::KingByMermaid, captures.sk_by_mermaid, options.mermaid_takes_king.into()),
    ]
}

fn bid_points(options: &Options, terms: Terms, entry: &Entry) -> i16 {
    let off = i16::from(entry.bid.abs_diff(entry.won));
    let cards = i16::from(terms.cards);
    match (options.scoring, entry.cannon) {
        (Scoring::Classic, _) => classic_points(options, terms, entry, off),
        (Scoring::RascalWithCannon, Cannon::Cannonball) => {
            if off == 0 {
                15 * cards
            } else {
                0
            }
        }
        _ => match off {
            0 => 10 * cards,
            1 => 5 * cards,
            _ => 0,
        },
    }
}

fn classic_points(options: &Options, terms: Terms, entry: &Entry, off: i16) -> i16 {
    let zero = 10
        * i16::from(match options.zero_bid {
            ZeroBid::CardsDealt => terms.cards,
            ZeroBid::RoundNumber => terms.number,
        });
    match (entry.bid, off) {
        (0, 0) => zero,
        (0, _) => -zero,
        (bid, 0) => 20 * i16::from(bid),
        _ => -10 * off,
    }
}

/// How much of the bonus counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Share {
    Nothing,
    Half,
    All,
}

impl Share {
    const fn of(self, points: i16) -> i16 {
        match self {
            Self::All => points,
            Self::Half => points / 2,
            Self::Nothing => 0,
        }
    }
}

fn bonus_share(options: &Options, entry: &Entry) -> Share {
    let grapeshot = match options.scoring {
        Scoring::Classic => false,
        Scoring::Rascal => true,
        Scoring::RascalWithCannon => entry.cannon == Cannon::Grapeshot,
    };
    if entry.is_exact() || options.bonus_on_missed_bid {
        Share::All
    } else if grapeshot && entry.bid.abs_diff(entry.won) == 1 {
        Share::Half
    } else {
        Share::Nothing
    }
}

/// How much of a bonus may still count for this seat, if so many tricks are left and the bid may change by so much.
pub(crate) fn best_share(options: &Options, entry: &Entry, left: u8, change: u8) -> Share {
    let bids = entry.bid.saturating_sub(change)..=entry.bid + change;
    let ends =
        bids.flat_map(|bid| (entry.won..=entry.won + left).map(move |won| Entry { bid, won, ..*entry }));
    ends.map(|end| bonus_share(options, &end)).max().unwrap_or(Share::Nothing)
}

/// Loot pays only those who met their bids, and is never halved.
fn loot(options: &Options, round: Round<'_>, seat: Seat) -> ArrayVec<Line, 8> {
    let entry = &round.entries[seat.idx()];
    let allied = |ally| Line { cause: Cause::Alliance, count: 1, with: Some(ally), points: ALLIANCE };
    let mut lines: ArrayVec<Line, 8> = allies(round, seat).map(allied).collect();
    let points = own_loot_points(options, entry);
    if entry.is_exact() && points > 0 {
        lines.push(line(Cause::OwnLoot, entry.own_loot, points));
    }
    lines
}

/// With whom a seat shares loot that pays: both met their bids.
fn allies(round: Round<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let is_exact = move |seat: Seat| round.entries[seat.idx()].is_exact();
    let allies = round.alliances.iter().filter_map(move |pair| pair.ally_of(seat));
    allies.filter(move |ally| is_exact(seat) && is_exact(*ally))
}

/// What an alliance pays each of the two.
pub(crate) const ALLIANCE: i16 = 20;
