//! What the Captain says when one asks for a hint, in both modes, told by a script and by a table in this process.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use client::Pace;
use engine::{GameRng, Message};
use hosting::{Decided, Json, NoBooks};
use serde_json::json;
use serde_json::value::to_raw_value;
use tui::app::App;
use tui::connection::{Clock, Errand, Heard, Home, Link};
use tui::keys::Key;
use tui::palette::Palette;
use tui::plain::{Plain, Readiness};
use tui::tableau::Tableau;

use crate::screens::shown;
use crate::script::{GAMES, Script, YOU, known, tableau, tableau_at};

const NOT_NOW: &str = "The Captain gives you a hint when it is your turn.";
const SERVED: &str = "The Captain gives hints only at a table of your own, against bots.";
const WHY: &str = "Best of all it tried in 64 imagined games: it wins 71 of 100.";

fn app_of(tableau: Tableau) -> App {
    App::new(tableau, Palette::Plain, "Anna".to_owned())
}

/// An app at the table of this script.
fn app(script: &mut Script) -> App {
    let mut app = app_of(tableau());
    app.hear(script.welcome());
    app.take_errands();
    app
}

/// The offer with this label.
fn offered(tableau: &Tableau, label: &str) -> Json {
    let offers = &tableau.scene().unwrap().offers;
    offers.iter().find(|offer| tableau.say(&offer.label) == label).unwrap().action.clone()
}

fn counsel(action: Json) -> Heard {
    let why = Message::new("bot-why-win").with("worlds", 64).with("number", 71);
    Heard::Counsel(Some(Decided { action, why: Some(why), is_cut: false, lacks: None }))
}

/// How often the Captain is asked.
fn n_asked(errands: &[Errand]) -> usize {
    errands.iter().filter(|errand| matches!(errand, Errand::Counsel)).count()
}

fn read(plain: &mut Plain, line: &str) -> String {
    let mut out = Vec::new();
    assert!(plain.read(Some(line), &mut out).unwrap().is_none());
    String::from_utf8(out).unwrap()
}

fn hear(plain: &mut Plain, heard: Heard) -> String {
    let mut out = Vec::new();
    plain.hear(heard, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_hint_is_told_with_its_reason_and_selects_the_choice_without_taking_it() {
    let mut app = app(&mut Script::open("skull", 3));
    assert!(app.press(Key::Counsel).is_none());
    assert!(app.press(Key::Counsel).is_none());
    assert_eq!(n_asked(&app.take_errands()), 1, "who waits is not asked again");
    assert_eq!(app.notice(), Some("The Captain is thinking …"));
    let skull = offered(app.tableau(), "Place the Skull");
    app.hear(counsel(skull));
    assert_eq!(app.notice(), Some(format!("The Captain says: Place the Skull. {WHY}").as_str()));
    assert_eq!(app.selection().unwrap().label, "Place the Skull");
    assert!(app.take_errands().is_empty(), "nothing is played");
    assert!(shown(&app, 80, 24).contains("! The Captain says: Place the Skull."));
    app.press(Key::Left);
    assert!(app.tableau().log().next_back().unwrap().ends_with(WHY), "it can be read again");
}

#[test]
fn a_hint_behind_steps_is_found() {
    let rules = json!({ "scoring": "rascal_with_cannon", "schedule": "broadside_barrage" });
    let mut app = app(&mut Script::open_with("skull-king", 3, &to_raw_value(&rules).unwrap()));
    app.press(Key::Enter);
    app.press(Key::Counsel);
    let bid = offered(app.tableau(), "Bid 3 with a cannonball");
    app.hear(counsel(bid));
    assert_eq!(app.taken().len(), 1);
    assert_eq!(app.selection().unwrap().label, "Bid 3 with a cannonball");
    app.press(Key::Escape);
    assert_eq!(app.choices().len(), 11);
}

#[test]
fn under_a_hand_that_went_on_a_late_hint_selects_nothing() {
    let mut script = Script::open("skull", 3);
    let mut app = app(&mut script);
    let skull = offered(app.tableau(), "Place the Skull");
    app.press(Key::Counsel);
    app.press(Key::Left);
    app.hear(counsel(skull.clone()));
    assert_eq!((app.notice(), app.selection().unwrap().label.as_str()), (None, "Place a Rose"));
    app.press(Key::Counsel);
    app.hear(script.act(0, &json!({ "place": "R" })));
    app.hear(counsel(skull));
    assert_eq!(app.notice(), Some(NOT_NOW), "it cannot be done any more");
}

/// What both modes say when one asks for a hint, and that the Captain hears nothing of it.
fn refused(table: impl Fn() -> Tableau, happens: impl Fn(&mut Script) -> Vec<Heard>) -> [String; 2] {
    let (mut app, mut plain) = (app_of(table()), Plain::new(table(), "Anna".to_owned()));
    happens(&mut Script::open("skull", 3)).into_iter().for_each(|heard| app.hear(heard));
    for heard in happens(&mut Script::open("skull", 3)) {
        hear(&mut plain, heard);
    }
    app.press(Key::Counsel);
    let told = [app.notice().unwrap().to_owned(), read(&mut plain, "hint").trim().to_owned()];
    assert_eq!((n_asked(&app.take_errands()), n_asked(&plain.take_errands())), (0, 0));
    told
}

#[test]
fn at_a_served_table_there_is_no_counsel() {
    let served = || tableau().invited(Some("https://cards.example/t/abc".to_owned()));
    assert_eq!(refused(served, |script| vec![script.welcome()]), [SERVED, SERVED]);
}

#[test]
fn who_is_not_asked_gets_no_counsel() {
    let placed = |script: &mut Script| vec![script.welcome(), script.act(0, &json!({ "place": "R" }))];
    assert_eq!(refused(tableau, placed), [NOT_NOW, NOT_NOW]);
}

#[test]
fn no_game_wants_the_key_that_asks_the_captain() {
    for game in ["skull", "skull-king", "skallywaggs"] {
        let mut script = Script::open(game, 4);
        let mut app = app_of(tableau_at(Pace::AT_ONCE));
        app.hear(script.welcome());
        for _ in 0..300 {
            let offers = &app.tableau().scene().unwrap().offers;
            assert!(!offers.iter().any(|offer| offer.hotkey == Some('a')), "{game}");
            let own = offers.first().map(|offer| (YOU, offer.action.clone()));
            let Some((seat, action)) = script.next_of_others().or(own) else { break };
            app.hear(script.act_raw(seat, &action));
        }
    }
}

/// A table in this process with the weakest bots, where no time passes.
struct AtHome {
    link: Link,
    heard: Receiver<Heard>,
}

impl AtHome {
    fn open() -> Self {
        let game = known("skull");
        let home = Home {
            games: GAMES,
            game,
            options: game.presets().remove(0).1,
            seats: 3,
            bot: "powder-monkey".to_owned(),
            name: "Anna".to_owned(),
            rng: GameRng::from_number(5),
            library: Arc::new(NoBooks),
        };
        let (sender, heard) = channel();
        let sink = Arc::new(move |news| sender.send(news).is_ok());
        Self { link: Link::home(&home, Clock::Instant, sink).unwrap(), heard }
    }

    fn run(&self, errands: Vec<Errand>) {
        errands.into_iter().for_each(|errand| self.link.run(errand));
    }

    /// Everything that happens until the lines ask for an answer.
    fn settle(&self, plain: &mut Plain) -> String {
        let mut out = Vec::new();
        plain.pass(0, &mut out).unwrap();
        let mut told = String::from_utf8(out).unwrap();
        loop {
            self.run(plain.take_errands());
            if plain.readiness() == Readiness::Ready {
                return told;
            }
            told.push_str(&hear(plain, self.heard.recv().unwrap()));
        }
    }
}

/// A whole game at home by the first offers, with this many hints asked for; what is told, and the hints.
fn played(hints: usize) -> (String, Vec<String>) {
    let (home, mut plain) = (AtHome::open(), Plain::new(tableau_at(Pace::AT_ONCE), "Anna".to_owned()));
    let (mut told, mut heard) = (home.settle(&mut plain), Vec::new());
    while plain.tableau().scene().unwrap().outcome.is_none() {
        if heard.len() < hints {
            assert_eq!(read(&mut plain, "hint"), "");
            assert_eq!(plain.readiness(), Readiness::Waiting);
            heard.push(home.settle(&mut plain));
        }
        let first = plain.tableau().say(&plain.tableau().scene().unwrap().offers[0].label);
        told.push_str(&read(&mut plain, &first));
        told.push_str(&home.settle(&mut plain));
    }
    (told, heard)
}

#[test]
fn a_game_with_hints_asked_goes_on_exactly_as_one_without() {
    let (with, hints) = played(3);
    assert_eq!(with, played(0).0);
    assert_eq!(hints.len(), 3);
    for hint in &hints {
        assert!(hint.starts_with("The Captain says: ") && hint.lines().count() == 1, "{hint}");
    }
    assert!(hints.iter().any(|hint| hint.contains(". ")), "none has a reason: {hints:?}");
}

#[test]
fn the_full_screen_selects_what_the_captain_of_its_own_table_says() {
    let (home, mut app) = (AtHome::open(), app_of(tableau_at(Pace::AT_ONCE)));
    app.pass(0);
    while app.choices().is_empty() {
        home.run(app.take_errands());
        app.hear(home.heard.recv().unwrap());
    }
    app.press(Key::Counsel);
    home.run(app.take_errands());
    app.hear(home.heard.recv().unwrap());
    let selected = app.selection().unwrap().label.clone();
    let says = format!("The Captain says: {selected}.");
    assert!(app.notice().is_some_and(|notice| notice.starts_with(&says)), "{:?}", app.notice());
}
