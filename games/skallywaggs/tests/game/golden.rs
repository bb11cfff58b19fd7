//! A whole game as it was written once. A change here changes what old records mean.

use engine::{Match, Record, Seat, Turn};
use skallywaggs::{Harbor, Options, Skallywaggs};

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

#[test]
fn a_record_from_before_the_harbor_was_a_choice_means_sixty_rounds() {
    let text = include_str!("golden/four.json");
    assert!(!text.contains("harbor"), "the record is an old one");
    let record: Record<Skallywaggs> = serde_json::from_str(text).unwrap();
    assert_eq!(record.options.harbor, Harbor::Sixty);
    for (written, harbor) in [("\"off\"", Harbor::Off), ("30", Harbor::Thirty), ("60", Harbor::Sixty)] {
        let options: Options = serde_json::from_str(&format!("{{\"harbor\":{written}}}")).unwrap();
        assert_eq!(options.harbor, harbor);
        assert_eq!(serde_json::to_string(&harbor).unwrap(), written);
    }
    let refused = serde_json::from_str::<Options>("{\"harbor\":45}").unwrap_err().to_string();
    assert!(refused.contains("the harbor is \"off\", 30 or 60, not 45"), "{refused}");
}
