//! What the full screen looks like, at several sizes, through a scripted game of Skull.

use engine::Message;
use protocol::Request;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use serde_json::json;
use serde_json::value::to_raw_value;
use tui::app::App;
use tui::choice::Deed;
use tui::keys::Key;
use tui::palette::Palette;
use tui::screens;

use crate::script::{Script, YOU, press, refused, tableau};

/// Skull King, expanded, every round of as many cards as can be: bids are made, and most of the first trick lies.
pub fn trick(app: &mut App, seats: u8) -> Script {
    let rules = json!({ "edition": "current-expanded", "schedule": "broadside_barrage" });
    let mut script = Script::open_with("skull-king", seats, &to_raw_value(&rules).unwrap());
    app.hear(script.welcome());
    for _ in 0..100 {
        let own = app.choices().first().map(|choice| (choice.verb.clone(), choice.deed.clone()));
        match own {
            Some((verb, Deed::Ask(Request::Act { action }))) if verb == "bid" => {
                app.hear(script.act_raw(YOU, &action));
            }
            Some((_, Deed::Ask(Request::Act { action }))) => {
                let n_played = app.tableau().scene().unwrap().piles.len();
                if n_played + 1 >= usize::from(seats) / 2 {
                    return script;
                }
                app.hear(script.act_raw(YOU, &action));
            }
            _ => {
                let (seat, action) = script.next_of_others().unwrap();
                app.hear(script.act_raw(seat, &action));
            }
        }
    }
    panic!("there was never a trick to join")
}

fn app() -> App {
    App::new(tableau(), Palette::Plain, "Anna".to_owned())
}

pub fn shown(app: &App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screens::draw(app, frame)).unwrap();
    terminal.backend().to_string()
}

/// Everybody has placed a Rose.
pub fn all_placed(app: &mut App, seats: u8) -> Script {
    let mut script = Script::open("skull", seats);
    app.hear(script.welcome());
    for seat in 0..seats {
        app.hear(script.act(seat, &json!({ "place": "R" })));
    }
    script
}

/// Everybody before Anna adds a Rose; then it is her turn.
pub fn others_add(app: &mut App, script: &mut Script) {
    while app.choices().is_empty() {
        let (seat, _) = script.next_of_others().unwrap();
        app.hear(script.act(u8::from(seat), &json!({ "place": "R" })));
    }
}

#[test]
fn a_fresh_table_asks_for_the_first_card() {
    let mut app = app();
    let mut script = Script::open("skull", 4);
    app.hear(script.welcome());
    insta::assert_snapshot!("first_card_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("first_card_60x24", shown(&app, 60, 24));
}

#[test]
fn a_choice_of_numbers_is_shown_whole() {
    let mut app = app();
    let mut script = all_placed(&mut app, 6);
    others_add(&mut app, &mut script);
    app.press(Key::Char('5'));
    assert_eq!(app.selection().unwrap().label, "Bid 5");
    insta::assert_snapshot!("bid_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("bid_60x24", shown(&app, 60, 24));
    insta::assert_snapshot!("bid_130x40", shown(&app, 130, 40));
}

#[test]
fn a_pile_to_be_turned_is_marked_and_turned_cards_show_their_face() {
    let mut app = app();
    let mut script = all_placed(&mut app, 3);
    others_add(&mut app, &mut script);
    app.hear(script.act(0, &json!({ "bid": 3 })));
    while let Some((seat, _)) = script.next_of_others() {
        app.hear(script.act(u8::from(seat), &json!("pass")));
    }
    insta::assert_snapshot!("flip_80x24", shown(&app, 80, 24));
    app.hear(refused(Message::new("room-not-your-turn")));
    insta::assert_snapshot!("refused_60x24", shown(&app, 60, 24));
}

#[test]
fn the_end_says_who_won_and_offers_another_game() {
    let mut app = app();
    let mut script = Script::open("coconuts", 2);
    app.hear(script.welcome());
    for _ in 0..4 {
        let own = app.choices().first().map(|choice| choice.deed.clone());
        match own {
            Some(Deed::Ask(Request::Act { action })) => {
                app.hear(script.act_raw(YOU, &action));
            }
            _ => {
                let (seat, action) = script.next_of_others().unwrap();
                app.hear(script.act_raw(seat, &action));
            }
        }
    }
    insta::assert_snapshot!("over_80x24", shown(&app, 80, 24));
    assert_eq!(app.choices()[0].label, "Play again");
}

#[test]
fn help_log_and_the_question_whether_to_leave_lie_over_the_table() {
    let mut app = app();
    let mut script = Script::open("skull", 3);
    app.hear(script.welcome());
    app.press(Key::Help);
    insta::assert_snapshot!("help_80x24", shown(&app, 80, 24));
    app.press(Key::Escape);
    app.press(Key::Log);
    insta::assert_snapshot!("log_60x24", shown(&app, 60, 24));
    app.press(Key::Escape);
    app.press(Key::Quit);
    insta::assert_snapshot!("leave_60x24", shown(&app, 60, 24));
}

#[test]
fn before_anything_is_heard_the_screen_says_that_it_connects() {
    let app = app();
    assert!(shown(&app, 60, 10).contains("Connecting"));
}

#[test]
fn the_reader_is_told_by_signs_and_words_not_only_by_color() {
    let mut app = app();
    let mut script = Script::open("skull", 3);
    app.hear(script.welcome());
    let plain = shown(&app, 80, 24);
    assert!(plain.contains("▶ Anna (you)"), "whose turn it is: {plain}");
    assert!(plain.contains("▶ Place a Rose (r) ◀"), "what is selected: {plain}");
}

#[test]
fn every_card_of_a_trick_and_of_the_hand_shows_suit_and_number() {
    let mut app = app();
    trick(&mut app, 4);
    insta::assert_snapshot!("trick_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("trick_120x40", shown(&app, 120, 40));
    insta::assert_snapshot!("trick_60x24", shown(&app, 60, 24));
}

#[test]
fn a_trick_of_eight_fits_the_screen() {
    let mut app = app();
    trick(&mut app, 8);
    insta::assert_snapshot!("trick_of_eight_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("trick_of_eight_120x40", shown(&app, 120, 40));
}

/// Somebody decides: the others by their bot, Anna by her first offer.
fn step(app: &mut App, script: &mut Script) {
    let own = app.tableau().scene().unwrap().offers.first().map(|offer| (YOU, offer.action.clone()));
    let (seat, action) = script.next_of_others().or(own).unwrap();
    app.hear(script.act_raw(seat, &action));
}

/// Skallywaggs when it is Anna's turn for the first time; she lets everything happen before.
pub fn first_turn(app: &mut App) {
    let mut script = Script::open("skallywaggs", 3);
    app.hear(script.welcome());
    for _ in 0..500 {
        if app.choices().iter().any(|choice| choice.verb == "end-turn") {
            return;
        }
        step(app, &mut script);
    }
    panic!("it was never Anna's turn")
}

#[test]
fn every_choice_of_a_free_turn_is_seen() {
    let mut app = app();
    first_turn(&mut app);
    for (width, height) in [(80, 24), (120, 40), (60, 24)] {
        let shown = shown(&app, width, height);
        assert!(shown.contains("End my turn (e)"), "{shown}");
        insta::assert_snapshot!(format!("free_turn_{width}x{height}"), shown);
    }
}

#[test]
fn choices_that_do_not_fit_are_counted_and_come_with_the_selection() {
    let mut app = app();
    trick(&mut app, 4);
    let first = shown(&app, 30, 12);
    assert!(
        first.contains("▶ 1. Play") && first.contains("more, ↓") && !first.contains("more, ↑"),
        "{first}"
    );
    while app.selected() + 1 < app.choices().len() {
        app.press(Key::Right);
    }
    let last = shown(&app, 30, 12);
    let selected = format!("▶ {}. ", app.choices().len());
    assert!(last.contains(&selected) && last.contains("more, ↑") && !last.contains("more, ↓"), "{last}");
}

#[test]
fn the_flip_that_wins_a_bet_is_seen_before_the_next_round() {
    let mut app = app();
    let mut script = all_placed(&mut app, 3);
    others_add(&mut app, &mut script);
    // Everybody has a Rose on top, so any three cards will do.
    app.hear(script.act(0, &json!({ "bid": 3 })));
    while let Some((seat, _)) = script.next_of_others() {
        app.hear(script.act(u8::from(seat), &json!("pass")));
    }
    while app.tableau().scene().unwrap().offers.iter().any(|offer| offer.verb == "flip") {
        let flip = app.tableau().scene().unwrap().offers[0].action.clone();
        app.hear(script.act_raw(YOU, &flip));
    }
    assert!(app.is_held());
    let flipped = shown(&app, 80, 24);
    assert!(flipped.contains("Skull · Round 1") && flipped.matches("║@").count() == 3, "{flipped}");
    assert!(!flipped.contains("Round 2"), "{flipped}");
    insta::assert_snapshot!("last_flip_80x24", flipped);
    // A key only ends the moment: nothing was to be chosen yet.
    assert!(press(&mut app, Key::Enter).is_none() && !app.is_held());
    assert!(shown(&app, 80, 24).contains("Skull · Round 2"));
}

#[test]
fn the_last_card_of_a_round_is_seen_before_it_is_scored() {
    let mut app = app();
    let mut script = Script::open("skull-king", 3);
    app.hear(script.welcome());
    while !app.is_held() {
        step(&mut app, &mut script);
    }
    let held = shown(&app, 80, 24);
    assert!(held.contains("Round 1 of 10") && !held.contains("scored"), "{held}");
    let on_table =
        app.tableau().scene().unwrap().piles.iter().filter(|pile| pile.id.starts_with("trick")).count();
    assert_eq!(on_table, 3);
    insta::assert_snapshot!("last_trick_80x24", held);
    app.go_on();
    assert!(shown(&app, 80, 24).contains("Round 2 of 10"));
}

#[test]
fn what_is_heard_while_a_moment_is_held_happens_after_it() {
    let mut app = app();
    let mut script = Script::open("skull-king", 3);
    app.hear(script.welcome());
    while !app.is_held() {
        step(&mut app, &mut script);
    }
    let (seat, action) = script.next_of_others().unwrap();
    app.hear(script.act_raw(seat, &action));
    assert!(app.is_held() && app.choices().is_empty());
    app.go_on();
    assert!(app.tableau().log().any(|line| line.contains("bid")), "the next bid is told by now");
    assert!(!app.choices().is_empty(), "and Anna is asked for hers");
}

/// Skull King when three rounds are scored, and the sheet is asked for.
pub fn sheet(app: &mut App, seats: u8) {
    let mut script = Script::open("skull-king", seats);
    app.hear(script.welcome());
    while app.tableau().scene().unwrap().sheet.as_ref().unwrap().rounds.len() < 3 {
        step(app, &mut script);
        app.go_on();
    }
    app.press(Key::Sheet);
}

#[test]
fn a_score_sheet_of_eight_fits_the_screen() {
    let mut app = app();
    sheet(&mut app, 8);
    insta::assert_snapshot!("sheet_of_eight_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("sheet_of_eight_120x40", shown(&app, 120, 40));
}

#[test]
fn the_score_sheet_lies_over_the_table() {
    let mut app = app();
    sheet(&mut app, 4);
    insta::assert_snapshot!("sheet_80x24", shown(&app, 80, 24));
    insta::assert_snapshot!("sheet_60x24", shown(&app, 60, 24));
    app.press(Key::Escape);
    assert_eq!(app.overlay(), None);
}

#[test]
fn cards_have_the_color_of_their_suit_unless_colors_are_refused() {
    for (palette, is_painted) in [(Palette::Colored, true), (Palette::Plain, false)] {
        let mut app = App::new(tableau(), palette, "Anna".to_owned());
        trick(&mut app, 4);
        // The selected card is marked in another way.
        app.press(Key::Right);
        let purple = app.tableau().scene().unwrap().hand.iter().any(|card| card.face.contains("purple"));
        assert!(purple, "the test needs a purple card");
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
        let cells = &terminal.backend().buffer().content;
        assert_eq!(cells.iter().any(|cell| cell.fg == Color::Magenta), is_painted);
    }
}
