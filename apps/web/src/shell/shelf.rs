//! What this device keeps of finished games: how each ended, and the files of those that were played here. A browser
//! that has no room for them keeps the newest.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::{few, json, storage};

/// So many results are kept.
const RESULTS_MAX: usize = 500;
/// The last moment that a browser has a date for, in milliseconds since 1970 began.
const ENDED_MAX: u64 = 8_640_000_000_000_000;
/// So many files are kept; a file is as large as many results.
const FILES_MAX: usize = 40;

/// The longest file that is kept, in letters: one that is longer would push all others off the shelf.
pub const FILE_MAX: usize = 600_000;
/// Of so many games it is known that the reader has deleted them.
const DELETED_MAX: usize = 1_000;

/// Where the results are kept.
const RESULTS: &str = "shelf";
/// How the key of a file begins; the name of its game follows.
const FILE: &str = "shelf.";
/// Where the number of the next game is kept, so that no name is given twice.
const NEXT: &str = "shelf-next";
/// Where it is kept which games of tables the reader has deleted: they are not fetched again.
const DELETED: &str = "shelf-deleted";
/// How the name of a game begins that this device keeps.
const HERE: &str = "here-";

/// A finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// What this device calls it.
    pub id: String,
    /// Which game.
    pub game: String,
    /// When it ended, in milliseconds since 1970 began; 0 where nobody knows.
    pub ended_ms: u64,
    /// Who played, in seat order.
    pub players: Vec<Player>,
    /// Whether those who gave it up have ended it.
    pub given_up: bool,
    /// What the reader did in it, and how often.
    pub deeds: Vec<(String, u32)>,
    /// Where it was played and as which game of that table, if on a server.
    pub served: Option<Served>,
    /// The name of its link, if there is one.
    pub link: Option<String>,
}

/// A game of a table on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Served {
    /// Which table.
    pub table: String,
    /// Which of its games.
    pub number: u32,
}

/// Who had a seat in a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// What they were called.
    pub name: String,
    /// Which kind of bot, if it was one.
    pub bot: Option<String>,
    /// Where they ended; 1 is best, and equals share a place.
    pub rank: u32,
    /// What they came to.
    pub score: i32,
    /// Whether it was the reader.
    pub is_you: bool,
}

thread_local! {
    static CHANGES: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

/// Everything on the shelf, newest first. Tracks it.
#[must_use]
pub fn all() -> Vec<Played> {
    CHANGES.with(|changes| changes.track());
    kept()
}

/// The file of a game that this device keeps.
#[must_use]
pub fn file(id: &str) -> Option<String> {
    storage::read_text(&file_key(id))
}

/// Where the reader sat in a game that this device keeps.
#[must_use]
pub fn seat_in(id: &str) -> Option<usize> {
    let played = kept().into_iter().find(|played| played.id == id)?;
    played.players.iter().position(|player| player.is_you)
}

/// The games of tables that have come to the shelf, also those that the reader has deleted since.
#[must_use]
pub fn known() -> Vec<Served> {
    let mut known = deleted();
    known.extend(kept().into_iter().filter_map(|played| played.served));
    known
}

/// The games of tables that the reader has deleted.
#[must_use]
pub fn deleted() -> Vec<Served> {
    let kept = storage::read(DELETED).unwrap_or_default();
    let games = json::items(&kept).into_iter();
    games.filter_map(|game| read_deed(&game)).map(|(table, number)| Served { table, number }).collect()
}

/// Notes that the reader has deleted these games.
fn note_deleted(gone: Vec<Served>) {
    if gone.is_empty() {
        return;
    }
    let line = |game: &Served| json::list([(&game.table).into(), game.number.into()]);
    storage::write(DELETED, &json::list(with_deleted(deleted(), gone).iter().map(line)));
}

/// The newest come first, and the oldest are forgotten.
fn with_deleted(mut all: Vec<Served>, gone: Vec<Served>) -> Vec<Served> {
    all.retain(|known| !gone.contains(known));
    all.splice(0..0, gone);
    all.truncate(DELETED_MAX);
    all
}

/// The names of the games whose files this device keeps.
#[must_use]
pub fn files() -> Vec<String> {
    let keys = storage::keys().into_iter();
    keys.filter_map(|key| key.strip_prefix(FILE).filter(|id| id.starts_with(HERE)).map(str::to_owned))
        .collect()
}

/// Puts a game on the shelf, with its file where there is one, and tells what it is called there. One that is there
/// already is only completed.
pub fn put(played: Played, file: Option<&str>) -> String {
    let mut shelf = kept();
    let id = match shelf.iter_mut().find(|known| is_same(known, &played)) {
        Some(known) => {
            complete(known, played);
            known.id.clone()
        }
        None => add(&mut shelf, Played { id: fresh_id(), ..played }),
    };
    if let Some(file) = file.filter(|file| file.len() <= FILE_MAX) {
        keep_file(&shelf, &id, file);
    }
    keep(&shelf);
    id
}

/// Forgets a link that leads nowhere any more; the game stays.
pub fn forget_link(link: &str) {
    let linked = kept().into_iter().find(|played| played.link.as_deref() == Some(link));
    linked.into_iter().for_each(|played| change(&played.id, |played| played.link = None));
}

/// Notes the link of a game.
pub fn note_link(id: &str, link: &str) {
    change(id, |played| played.link = Some(link.to_owned()));
}

/// Takes a game off the shelf, with its file.
pub fn remove(id: &str) {
    let (gone, rest): (Vec<Played>, Vec<Played>) = kept().into_iter().partition(|played| played.id == id);
    note_deleted(gone.into_iter().filter_map(|played| played.served).collect());
    storage::forget(&file_key(id));
    keep(&rest);
}

/// Clears the shelf.
pub fn clear() {
    note_deleted(kept().into_iter().filter_map(|played| played.served).collect());
    files().iter().for_each(|id| storage::forget(&file_key(id)));
    keep(&[]);
}

fn change(id: &str, change: impl FnOnce(&mut Played)) {
    let mut shelf = kept();
    if let Some(played) = shelf.iter_mut().find(|played| played.id == id) {
        change(played);
    }
    keep(&shelf);
}

/// Everything on the shelf, newest first.
#[must_use]
pub fn kept() -> Vec<Played> {
    let kept = storage::read(RESULTS).unwrap_or_default();
    json::items(&kept).iter().filter_map(read).collect()
}

/// Keeps the results. Where there is no room, files make way, and then the oldest results.
fn keep(shelf: &[Played]) {
    let mut rest = shelf;
    while !rest.is_empty() && !storage::keeps(RESULTS, &text(rest)) {
        if !drop_oldest_file(shelf) {
            rest = &rest[..rest.len() - 1];
        }
    }
    if shelf.is_empty() {
        storage::forget(RESULTS);
    }
    CHANGES.with(|changes| changes.update(|changes| *changes += 1));
}

/// Keeps a file as one of the newest; where there is no room, the oldest make way.
fn keep_file(shelf: &[Played], id: &str, file: &str) {
    while !storage::keeps(&file_key(id), file) && drop_oldest_file(shelf) {}
    for old in surplus(shelf, files()) {
        storage::forget(&file_key(&old));
    }
}

/// Whether there was one.
fn drop_oldest_file(shelf: &[Played]) -> bool {
    let oldest = by_age(shelf, files()).pop();
    oldest.iter().for_each(|id| storage::forget(&file_key(id)));
    oldest.is_some()
}

fn file_key(id: &str) -> String {
    format!("{FILE}{id}")
}

fn fresh_id() -> String {
    let number = storage::read(NEXT).and_then(|next| next.as_f64()).map_or(1, small_count);
    storage::write(NEXT, &(number + 1).into());
    format!("{HERE}{number}")
}

/// Puts it among the others by when it ended, and tells what it is called.
fn add(shelf: &mut Vec<Played>, played: Played) -> String {
    let (id, ended) = (played.id.clone(), played.ended_ms);
    let at = shelf.iter().position(|other| other.ended_ms <= ended).unwrap_or(shelf.len());
    shelf.insert(at, played);
    shelf.truncate(RESULTS_MAX);
    id
}

/// Whether both are one game: the same of a table, or what the same people ended at the same moment.
fn is_same(one: &Played, other: &Played) -> bool {
    if let (Some(one), Some(other)) = (&one.served, &other.served) {
        return one == other;
    }
    let who = |played: &Played| -> Vec<(String, i32)> {
        played.players.iter().map(|player| (player.name.clone(), player.score)).collect()
    };
    one.game == other.game && one.ended_ms == other.ended_ms && who(one) == who(other)
}

/// Adds what is not known yet.
fn complete(known: &mut Played, other: Played) {
    if known.deeds.is_empty() {
        known.deeds = other.deeds;
    }
    known.given_up |= other.given_up;
    known.link = known.link.take().or(other.link);
    known.served = known.served.take().or(other.served);
}

/// These names, newest first; what nobody knows any more is the oldest.
fn by_age(shelf: &[Played], mut ids: Vec<String>) -> Vec<String> {
    let age = |id: &String| shelf.iter().position(|played| played.id == *id).unwrap_or(shelf.len());
    few::sort_by_key(&mut ids, age);
    ids
}

/// The files that are too many.
fn surplus(shelf: &[Played], files: Vec<String>) -> Vec<String> {
    by_age(shelf, files).into_iter().skip(FILES_MAX).collect()
}

/// The results as JSON text.
#[must_use]
pub fn text(results: &[Played]) -> String {
    json::text(&json::list(results.iter().map(written))).unwrap_or_default()
}

fn written(played: &Played) -> JsValue {
    let player = |player: &Player| {
        json::object([
            ("name", (&player.name).into()),
            ("bot", player.bot.as_ref().map_or(JsValue::UNDEFINED, JsValue::from)),
            ("rank", player.rank.into()),
            ("score", player.score.into()),
            ("you", mark(player.is_you)),
        ])
    };
    let deed = |(name, count): &(String, u32)| json::list([name.into(), (*count).into()]);
    let served = played.served.as_ref();
    json::object([
        ("id", (&played.id).into()),
        ("game", (&played.game).into()),
        ("ended_ms", (played.ended_ms as f64).into()),
        ("players", json::list(played.players.iter().map(player))),
        ("given_up", mark(played.given_up)),
        ("deeds", json::list(played.deeds.iter().map(deed))),
        ("table", served.map_or(JsValue::UNDEFINED, |served| (&served.table).into())),
        ("number", served.map_or(JsValue::UNDEFINED, |served| served.number.into())),
        ("link", played.link.as_ref().map_or(JsValue::UNDEFINED, JsValue::from)),
    ])
}

/// What is not so is not written.
const fn mark(is_so: bool) -> JsValue {
    if is_so { JsValue::TRUE } else { JsValue::UNDEFINED }
}

fn is_marked(kept: &JsValue, name: &str) -> bool {
    json::field(kept, name).is_some_and(|mark| mark.is_truthy())
}

/// A result, as this device keeps it and as others may have written it.
#[must_use]
pub fn read(kept: &JsValue) -> Option<Played> {
    let players: Option<Vec<Player>> =
        json::items(&json::field(kept, "players")?).iter().map(read_player).collect();
    let served = json::string(kept, "table").zip(number(kept, "number"));
    Some(Played {
        id: json::string(kept, "id").unwrap_or_default(),
        game: json::string(kept, "game")?,
        ended_ms: ended(kept),
        players: players.filter(|players| !players.is_empty())?,
        given_up: is_marked(kept, "given_up"),
        deeds: deeds_of(kept),
        served: served.map(|(table, number)| Served { table, number: small_count(number) }),
        link: json::string(kept, "link"),
    })
}

/// What the reader did in a game, as this device and the server tell it.
#[must_use]
pub fn deeds_of(played: &JsValue) -> Vec<(String, u32)> {
    let deeds = json::field(played, "deeds").map(|deeds| json::items(&deeds)).unwrap_or_default();
    deeds.iter().filter_map(read_deed).collect()
}

fn read_player(kept: &JsValue) -> Option<Player> {
    Some(Player {
        name: json::string(kept, "name")?,
        bot: json::string(kept, "bot"),
        rank: small_count(number(kept, "rank")?),
        score: number(kept, "score").map_or(0, points),
        is_you: is_marked(kept, "you"),
    })
}

/// A name and a count, as a list of two.
#[must_use]
pub fn read_deed(kept: &JsValue) -> Option<(String, u32)> {
    let deed = json::items(kept);
    Some((deed.first()?.as_string()?, small_count(deed.get(1)?.as_f64()?)))
}

/// A game as its file and the server tell it; the reader had this seat, if any.
#[must_use]
pub fn of_file(file: &JsValue, you: Option<usize>) -> Option<Played> {
    let listed = |name| json::field(file, name).map(|list| json::items(&list)).unwrap_or_default();
    let (players, standings) = (listed("players"), listed("standings"));
    let player = |(seat, (player, standing)): (usize, (&JsValue, &JsValue))| {
        Some(Player {
            name: json::string(player, "name")?,
            bot: json::string(player, "bot"),
            rank: small_count(number(standing, "rank")?),
            score: number(standing, "score").map_or(0, points),
            is_you: you == Some(seat),
        })
    };
    let is_whole = !players.is_empty() && players.len() == standings.len();
    let players: Option<Vec<Player>> = players.iter().zip(&standings).enumerate().map(player).collect();
    Some(Played {
        game: json::string(file, "game")?,
        ended_ms: ended(file),
        players: players.filter(|_| is_whole)?,
        given_up: is_marked(file, "given_up"),
        ..Played::default()
    })
}

/// When a game ended; strangers write files, and not every number is a moment.
fn ended(played: &JsValue) -> u64 {
    number(played, "ended_ms").map(count).filter(|ended| *ended <= ENDED_MAX).unwrap_or(0)
}

/// A count that an object has under this name.
#[must_use]
pub fn count_of(object: &JsValue, name: &str) -> Option<u32> {
    number(object, name).map(small_count)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is no count becomes one")]
const fn count(number: f64) -> u64 {
    number as u64
}

/// A number as a count.
#[must_use]
pub fn small_count(number: f64) -> u32 {
    u32::try_from(count(number)).unwrap_or(u32::MAX)
}

#[expect(clippy::cast_possible_truncation, reason = "points are few")]
const fn points(number: f64) -> i32 {
    number as i32
}

/// A number that an object has under this name.
fn number(object: &JsValue, name: &str) -> Option<f64> {
    json::field(object, name)?.as_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(id: u32, ended_ms: u64) -> Played {
        let player = |name: &str, rank| Player { name: name.into(), rank, ..Player::default() };
        let players = vec![player("Anna", 1), player("Bo", 2)];
        Played { id: format!("here-{id}"), game: "skull".into(), ended_ms, players, ..Played::default() }
    }

    fn served(number: u32) -> Option<Served> {
        Some(Served { table: "t".into(), number })
    }

    #[test]
    fn one_game_is_known_by_its_end_and_its_people_or_by_its_table() {
        let one = played(1, 10);
        assert!(is_same(&one, &played(2, 10)));
        assert!(!is_same(&one, &played(2, 11)));
        let of_table = |number| Played { served: served(number), ..played(3, 10) };
        assert!(is_same(&one, &of_table(1)), "the file of a game at a table is that game");
        assert!(!is_same(&of_table(1), &of_table(2)));
        let mut other = played(1, 10);
        other.players[1].name = "Cleo".into();
        assert!(!is_same(&one, &other));
    }

    #[test]
    fn what_is_known_of_a_game_is_completed_and_never_forgotten() {
        let mut known = Played { deeds: vec![("one".into(), 1)], ..played(1, 10) };
        let other = Played { deeds: vec![("two".into(), 2)], link: Some("x".into()), ..played(2, 10) };
        complete(&mut known, Played { served: served(1), ..other });
        assert_eq!((known.deeds, known.link), (vec![("one".to_owned(), 1)], Some("x".to_owned())));
        assert_eq!((known.id.as_str(), known.served), ("here-1", served(1)));
    }

    #[test]
    fn games_stand_by_their_end_and_the_oldest_fall_off() {
        let mut shelf = Vec::new();
        for (id, ended) in [(1, 30), (2, 10), (3, 20)] {
            add(&mut shelf, played(id, ended));
        }
        assert_eq!(shelf.iter().map(|played| played.ended_ms).collect::<Vec<_>>(), [30, 20, 10]);
        for id in 0..600 {
            add(&mut shelf, played(id, 100 + u64::from(id)));
        }
        assert_eq!((shelf.len(), shelf[0].ended_ms, shelf[499].ended_ms), (500, 699, 200));
    }

    #[test]
    fn of_deleted_games_the_newest_are_known_and_each_once() {
        let game = |number| Served { table: "t".into(), number };
        let one = with_deleted(vec![game(1), game(2)], vec![game(3), game(1)]);
        assert_eq!(one, [game(3), game(1), game(2)]);
        let many = with_deleted(one, (4..2_000).map(game).collect());
        assert_eq!((many.len(), &many[0], many.contains(&game(3))), (DELETED_MAX, &game(4), false));
    }

    #[test]
    fn the_oldest_files_make_way_and_those_without_a_game_first() {
        let shelf: Vec<Played> = (0..45).map(|id| played(id, 100 - u64::from(id))).collect();
        let files = (0..45).rev().map(|id| format!("here-{id}")).chain(["here-99".to_owned()]).collect();
        assert_eq!(
            surplus(&shelf, files),
            ["here-40", "here-41", "here-42", "here-43", "here-44", "here-99"]
        );
    }
}
