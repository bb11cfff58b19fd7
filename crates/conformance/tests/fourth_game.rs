//! Adding a game touches one new crate and one line of the catalog. Here the new crate is the toy game, the line is
//! in a catalog of our own, and everything a host or a client does is done through that line alone.

use engine::{GameRng, Seat, Turn};
use hosting::{AnyGame, AnyMatch, AnyRules, Erased, Referee, Scene, Viewer};
use protocol::{
    ClientMessage, CommandId, PROTOCOL, Phase, Request, ServerMessage, Table, Welcome, decode_server,
};
use room::{ClientId, GuestKey, Limits, Local};

/// The one line.
static GAMES: &[&dyn AnyGame] = &[&Erased::<conformance::toy::Coconuts>::new()];

fn coconuts() -> &'static dyn AnyGame {
    GAMES.iter().copied().find(|game| game.id() == "coconuts").expect("the game is in the catalog")
}

/// Every preset and seat count, opened.
fn tables() -> Vec<(hosting::Json, u8, Box<dyn AnyMatch>)> {
    let game = coconuts();
    let presets = game.presets().into_iter().map(|(_, options)| options);
    let tables = presets.flat_map(|options| game.seats().map(move |seats| (options.clone(), seats)));
    tables.map(|(options, seats)| (options.clone(), seats, game.open(&options, seats).unwrap())).collect()
}

/// Lets these bots play a table to its end; returns the events.
fn play_with_bots(table: &mut dyn AnyMatch, bot: &str) -> Vec<hosting::Json> {
    let mut rng = GameRng::from_number(4);
    let mut events = table.advance(&mut rng);
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let job = table.bot_job(seat, bot, rng.fork(&events.len().to_string())).expect("there is such a bot");
        events.extend(table.play(seat, &job.decide().action, &mut rng).unwrap());
    }
    events
}

#[test]
fn every_bot_plays_it_to_the_end() {
    for bot in coconuts().bots(coconuts().seats_usual()) {
        for (_, _, mut table) in tables().into_iter().take(1) {
            play_with_bots(table.as_mut(), bot);
            assert_eq!(table.turn(), Turn::Over, "{bot}");
            assert!(table.standings().values().any(|standing| standing.rank == 1));
        }
    }
}

#[test]
fn every_viewer_has_a_picture_and_every_event_its_words() {
    let game = coconuts();
    for (options, seats, mut table) in tables() {
        let rules = game.rules(&options, seats).unwrap();
        for event in play_with_bots(table.as_mut(), "random") {
            assert!(rules.narrate(&event).unwrap().key.starts_with("coconuts-event-"));
        }
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let scene = rules.scene(&table.snapshot(viewer)).unwrap();
            assert_eq!(scene.seats.len(), usize::from(seats));
            assert!(scene.outcome.is_some_and(|outcome| !outcome.winners.is_empty()));
        }
    }
}

#[test]
fn its_record_can_be_taken_up_again() {
    for (_, _, mut table) in tables() {
        play_with_bots(table.as_mut(), "random");
        let again = coconuts().resume(&table.record()).unwrap();
        assert_eq!(again.digest(), table.digest());
    }
}

#[test]
fn its_referee_answers() {
    let referee: &dyn Referee = &Erased::<conformance::toy::Coconuts>::new();
    let answer = referee.judge(&serde_json::json!({ "coconuts": [3, 9, 4] })).unwrap();
    assert_eq!(answer, serde_json::json!({ "winner": 1 }));
    assert!(referee.judge(&serde_json::json!({ "coconuts": "none" })).is_err());
}

/// A client that draws what it is sent and takes the first offer: it knows no game.
struct Client {
    rules: Option<Box<dyn AnyRules>>,
    table: Option<Table>,
    scene: Option<Scene>,
    updates: usize,
}

impl Client {
    fn hear(&mut self, frame: &str) {
        let (table, snapshot) = match decode_server(frame).unwrap() {
            ServerMessage::Welcome(Welcome { terms, table, snapshot, .. }) => {
                let options = serde_json::value::to_raw_value(&terms.options).unwrap();
                self.rules = Some(coconuts().rules(&options, terms.seats).unwrap());
                (Some(table), snapshot)
            }
            ServerMessage::Update(update) => (update.table, update.snapshot),
            ServerMessage::Refused { reason, .. } => panic!("refused: {reason:?}"),
            _ => return,
        };
        let rules = self.rules.as_ref().expect("a welcome comes first");
        self.scene = snapshot.map(|snapshot| rules.scene(&snapshot).unwrap());
        self.table = table.or(self.table.take());
        self.updates += 1;
    }

    fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.phase == Phase::Over)
    }
}

#[test]
fn a_person_plays_it_against_bots_at_a_real_table() {
    let options = coconuts().presets().remove(0).1;
    let log = vec![room::Entry::opened("coconuts", options, 3)];
    let mut table = Local::open(GAMES, Limits::usual(), log, GameRng::from_number(9)).unwrap();
    let (id, guest) = (ClientId(1), GuestKey("a guest".to_owned()));
    let mut client = Client { rules: None, table: None, scene: None, updates: 0 };
    let mut now = 0;
    let mut commands = (1..).map(|n| CommandId::new(&format!("command-{n}")).unwrap());
    let mut command = |request| ClientMessage::Command { id: commands.next().unwrap(), request };
    let hello = ClientMessage::Hello { protocol: PROTOCOL, last: None };
    let sit = command(Request::Sit { name: "Anne".to_owned(), seat: None });
    let start = command(Request::Start { bot: Some("random".to_owned()) });
    for message in [hello, sit, start] {
        table.send(now, id, &guest, message).iter().for_each(|(_, frame)| client.hear(frame));
    }
    for _ in 0..100 {
        let offer = client.scene.as_ref().and_then(|scene| scene.offers.first());
        let frames = match (offer, table.next_deadline()) {
            _ if client.is_over() => break,
            (Some(offer), _) => {
                let act = command(Request::Act { action: offer.action.clone() });
                table.send(now, id, &guest, act)
            }
            (None, Some(deadline)) => {
                now = now.max(deadline);
                table.tick(now)
            }
            (None, None) => panic!("nobody is waited for, and the game is not over"),
        };
        frames.iter().for_each(|(_, frame)| client.hear(frame));
    }
    assert!(client.is_over(), "the game is over after {} updates", client.updates);
    assert!(client.scene.is_some_and(|scene| scene.outcome.is_some()));
}
