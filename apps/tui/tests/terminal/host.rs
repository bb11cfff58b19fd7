//! Before a game: who may sit down, and who begins.

use protocol::{Occupant, Phase, ServerMessage, Welcome};
use tui::choice::choices;

use crate::script::{Script, said, tableau};

/// What can be done by somebody who comes to a table where people gather.
fn offered(change: impl FnOnce(&mut Welcome)) -> (Vec<String>, Option<String>) {
    let mut welcome = Script::open("skull", 3).first_welcome();
    welcome.table.phase = Phase::Gathering;
    welcome.table.seats[2].occupant = Occupant::Open;
    welcome.snapshot = None;
    change(&mut welcome);
    let mut tableau = tableau();
    tableau.hear(said(&[ServerMessage::Welcome(welcome)]));
    while tableau.show_next() {}
    let mut verbs: Vec<String> =
        choices(&tableau, "Anna", &[]).into_iter().map(|choice| choice.verb).collect();
    // A start with each kind of bot is a start.
    verbs.dedup();
    (verbs, tableau.take_notice())
}

#[test]
fn who_was_removed_is_told_so_and_offered_no_seat() {
    let (verbs, notice) = offered(|welcome| welcome.you = None);
    assert_eq!((verbs, notice), (vec!["sit".to_owned(), "quit".to_owned()], None));
    let (verbs, notice) = offered(|welcome| {
        welcome.you = None;
        welcome.removed = true;
    });
    assert_eq!(verbs, ["quit"]);
    assert!(notice.is_some_and(|notice| notice.starts_with("The host has removed you")));
}

#[test]
fn before_a_game_nobody_begins_but_the_host() {
    assert_eq!(offered(|_| ()).0, ["wait-for-friends", "start", "stand", "quit"]);
    let other_host = |here| {
        move |welcome: &mut Welcome| {
            welcome.table.host = Some(engine::Seat::new(1));
            welcome.table.seats[1].occupant = Occupant::Player { name: "Bo".into(), here };
        }
    };
    assert_eq!(offered(other_host(true)).0, ["wait-for-host", "stand", "quit"]);
    assert_eq!(
        offered(other_host(false)).0,
        ["wait-for-host", "stand", "quit"],
        "he may be sending the link"
    );
}
