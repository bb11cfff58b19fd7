//! How everybody stands over many games: plain counting.

use crate::shell::few;
use crate::shell::shelf::{Played, Player};

/// Which games are counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game, or every one.
    pub game: Option<String>,
    /// Only games in which all of these have played.
    pub with: Vec<String>,
}

/// How somebody stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What they are called; of the reader it does not matter.
    pub name: String,
    /// Whether it is the reader.
    pub is_you: bool,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// How many games they have played.
    pub games: u32,
    /// How many of them they have won.
    pub wins: u32,
    /// How many of them ended early because they were given up. They count as they stood: otherwise whoever loses had better
    /// give up.
    pub early: u32,
    /// The places they have come to, added up.
    pub places: u32,
    /// How often the reader ended before them.
    pub behind_you: u32,
    /// How often they ended before the reader.
    pub ahead_of_you: u32,
}

/// What the reader has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// How many bids they have met.
    pub met: u32,
    /// Of how many.
    pub bids: u32,
    /// What went wrong, and how often; most often first.
    pub slips: Vec<(String, u32)>,
}

impl Filter {
    /// The same without what none of these games has: whoever deletes the last of them is not left with nothing.
    #[must_use]
    pub fn among(&self, games: &[Played]) -> Self {
        let friends = friends(games);
        let is_played = |game: &String| games.iter().any(|played| played.game == *game);
        Self {
            game: self.game.clone().filter(is_played),
            with: self.with.iter().filter(|name| friends.contains(name)).cloned().collect(),
        }
    }

    /// Whether this game is counted.
    #[must_use]
    pub fn takes(&self, played: &Played) -> bool {
        let has =
            |name: &String| played.players.iter().any(|player| is_friend(player) && player.name == *name);
        self.game.as_ref().is_none_or(|game| *game == played.game) && self.with.iter().all(has)
    }
}

impl Line {
    /// Whether this is the same one.
    #[must_use]
    pub fn is(&self, player: &Player) -> bool {
        self.is_you && player.is_you
            || !self.is_you
                && !player.is_you
                && self.is_bot == player.bot.is_some()
                && self.name == player.name
    }

    fn count(&mut self, player: &Player, played: &Played) {
        let you = you(played);
        self.games += 1;
        self.early += u32::from(played.given_up);
        self.wins += u32::from(player.rank == 1);
        self.places += player.rank;
        let yours = you.map_or(player.rank, |you| you.rank);
        self.behind_you += u32::from(yours < player.rank);
        self.ahead_of_you += u32::from(player.rank < yours);
    }
}

fn is_friend(player: &Player) -> bool {
    player.bot.is_none() && !player.is_you
}

fn you(played: &Played) -> Option<&Player> {
    played.players.iter().find(|player| player.is_you)
}

/// Everybody in these games, the reader first and then whoever has played most. Bots are left out where there is
/// somebody else.
#[must_use]
pub fn lines(games: &[Played]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for played in games {
        // Two of one name in one game are told apart by nobody.
        let firsts = played.players.iter().enumerate().filter(|(at, player)| {
            let line = begun(player);
            !played.players[..*at].iter().any(|before| line.is(before))
        });
        for (_, player) in firsts {
            let at = lines.iter().position(|line| line.is(player)).unwrap_or_else(|| {
                lines.push(begun(player));
                lines.len() - 1
            });
            lines[at].count(player, played);
        }
    }
    if lines.iter().any(|line| !line.is_bot && !line.is_you) {
        lines.retain(|line| !line.is_bot);
    }
    few::sort_by_key(&mut lines, |line| (!line.is_you, std::cmp::Reverse(line.games)));
    lines
}

fn begun(player: &Player) -> Line {
    let (is_you, is_bot) = (player.is_you, player.bot.is_some());
    Line { name: player.name.clone(), is_you, is_bot, ..Line::default() }
}

/// How often one ended before the other.
#[must_use]
pub fn ahead(games: &[Played], one: &Line, other: &Line) -> usize {
    let rank = |played: &Played, line: &Line| {
        played.players.iter().find(|player| line.is(player)).map(|player| player.rank)
    };
    games
        .iter()
        .filter(|played| rank(played, one).zip(rank(played, other)).is_some_and(|(a, b)| a < b))
        .count()
}

/// The names of everybody but the reader and the bots, whoever has played most first.
#[must_use]
pub fn friends(games: &[Played]) -> Vec<String> {
    let friends = lines(games).into_iter().filter(|line| !line.is_you && !line.is_bot);
    friends.map(|line| line.name).collect()
}

/// What the reader has done in these games.
#[must_use]
pub fn deeds(games: &[Played]) -> Deeds {
    let mut deeds = Deeds::default();
    for (name, count) in games.iter().flat_map(|played| &played.deeds) {
        deeds.met += if is_met(name) { *count } else { 0 };
        deeds.bids += if is_met(name) || is_missed(name) { *count } else { 0 };
        if !name.contains("-slip-") {
            continue;
        }
        match deeds.slips.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) => *sum += count,
            None => deeds.slips.push((name.clone(), *count)),
        }
    }
    few::sort_by_key(&mut deeds.slips, |(_, count)| std::cmp::Reverse(*count));
    deeds
}

fn is_met(deed: &str) -> bool {
    deed.ends_with("-met") && deed.contains("-deed-")
}

fn is_missed(deed: &str) -> bool {
    deed.contains("-slip-bid-") || deed.ends_with("-slip-zero")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(players: &[(&str, u32)]) -> Played {
        let player = |(name, rank): &(&str, u32)| Player {
            name: (*name).to_owned(),
            bot: name.starts_with("Bot").then(|| "bot".to_owned()),
            rank: *rank,
            score: 0,
            is_you: *name == "Me",
        };
        Played { game: "skull".into(), players: players.iter().map(player).collect(), ..Played::default() }
    }

    fn evenings() -> Vec<Played> {
        vec![
            game(&[("Me", 1), ("Anna", 2), ("Bo", 3), ("Bot", 4)]),
            game(&[("Bo", 1), ("Me", 2), ("Bot", 3)]),
            game(&[("Me", 1), ("Bo", 1)]),
        ]
    }

    #[test]
    fn the_reader_comes_first_and_then_whoever_has_played_most_without_bots() {
        let lines = lines(&evenings());
        let told: Vec<_> = lines.iter().map(|line| (line.name.as_str(), line.games, line.wins)).collect();
        assert_eq!(told, [("Me", 3, 2), ("Bo", 3, 2), ("Anna", 1, 0)]);
        let against: Vec<_> = lines.iter().map(|line| (line.behind_you, line.ahead_of_you)).collect();
        assert_eq!(against, [(0, 0), (1, 1), (1, 0)], "who shares a place is not before the other");
        assert_eq!(lines[0].places, 4);
    }

    #[test]
    fn a_game_that_was_given_up_counts_as_it_stood_and_is_told_apart() {
        let given_up = Played { given_up: true, ..game(&[("Anna", 1), ("Me", 2)]) };
        let lines = lines(&[given_up, game(&[("Me", 1), ("Anna", 2)])]);
        let told: Vec<_> =
            lines.iter().map(|line| (line.games, line.early, line.wins, line.places)).collect();
        assert_eq!(told, [(2, 1, 1, 3), (2, 1, 1, 3)]);
    }

    #[test]
    fn bots_are_counted_where_there_is_nobody_else() {
        let lines = lines(&[game(&[("Me", 2), ("Bot", 1), ("Bot", 3)])]);
        let told: Vec<_> =
            lines.iter().map(|line| (line.name.as_str(), line.games, line.ahead_of_you)).collect();
        assert_eq!(told, [("Me", 1, 0), ("Bot", 1, 1)], "two of one name are one");
    }

    #[test]
    fn everybody_is_compared_with_everybody() {
        let (games, lines) = (evenings(), lines(&evenings()));
        let [me, bo, anna] = &lines[..] else { panic!("three people") };
        assert_eq!((ahead(&games, anna, bo), ahead(&games, bo, anna)), (1, 0));
        assert_eq!((ahead(&games, me, bo), ahead(&games, bo, me)), (1, 1));
    }

    #[test]
    fn a_group_is_those_who_all_played_and_a_game_is_a_game() {
        let evenings = evenings();
        let with = |names: &[&str]| {
            let filter = Filter { with: names.iter().map(ToString::to_string).collect(), game: None };
            evenings.iter().filter(|played| filter.takes(played)).count()
        };
        assert_eq!([with(&[]), with(&["Bo"]), with(&["Bo", "Anna"]), with(&["Bot"])], [3, 3, 1, 0]);
        let filter = Filter { game: Some("skull-king".into()), ..Filter::default() };
        assert!(!filter.takes(&evenings[0]));
        let gone = Filter { with: vec!["Zoe".into(), "Bo".into()], ..filter };
        assert_eq!(gone.among(&evenings), Filter { game: None, with: vec!["Bo".into()] });
        assert_eq!(friends(&evenings), ["Bo", "Anna"]);
    }

    #[test]
    fn bids_are_met_or_missed_and_mistakes_are_sorted_by_how_dear_they_are() {
        let done = |deeds: &[(&str, u32)]| Played {
            deeds: deeds.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect(),
            ..Played::default()
        };
        let deeds = deeds(&[
            done(&[
                ("skull-king-deed-bid-met", 3),
                ("skull-king-deed-zero-met", 1),
                ("skull-king-slip-zero", 1),
            ]),
            done(&[("skull-king-slip-bid-high", 2), ("skull-king-deed-bid-met", 4)]),
            done(&[("skull-slip-met-skull", 3), ("skull-deed-bet-won", 2)]),
        ]);
        assert_eq!((deeds.met, deeds.bids), (8, 11));
        let slips: Vec<_> = deeds.slips.iter().map(|(name, count)| (name.as_str(), *count)).collect();
        assert_eq!(
            slips,
            [("skull-slip-met-skull", 3), ("skull-king-slip-bid-high", 2), ("skull-king-slip-zero", 1)]
        );
    }
}
