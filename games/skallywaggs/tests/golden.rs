//! A whole game as it was written once. A change here changes what old records mean.

use engine::{Match, Record, Seat, Turn};
use skallywaggs::Skallywaggs;

#[test]
fn a_game_is_read_as_it_was_written() {
    let record: Record<Skallywaggs> = serde_json::from_str(include_str!("golden/four.json")).unwrap();
    let steps = serde_json::to_value(&record).unwrap();
    let table = Match::replay(record).unwrap();
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(serde_json::to_value(table.record()).unwrap(), steps);
    let end = table.public();
    let told = (end.round, end.reshuffles, end.winners.iter().map(Seat::idx).collect::<Vec<_>>());
    assert_eq!(told, (13, 2, vec![1]));
}
