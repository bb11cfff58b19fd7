//! A table in one process: a person plays against bots without a server.

use std::sync::Arc;

use engine::{GameRng, Stop};
use protocol::{ClientMessage, CommandId, PROTOCOL, Phase, Request, ServerMessage, decode_server};
use room::{ClientId, GuestKey, Limits, Local};

use crate::bench::legal;
use crate::coconuts::{GAMES, opened, raw};

const ME: ClientId = ClientId(1);

struct Offline {
    local: Local,
    seats: u8,
    now: u64,
    commands: u32,
}

impl Offline {
    fn open(log: Vec<room::Entry>, seed: u64) -> Self {
        let local = Local::open(GAMES, Limits::usual(), log, GameRng::from_number(seed)).unwrap();
        let seats = u8::try_from(local.table().seats.len()).unwrap();
        Self { local, seats, now: 1_000, commands: 0 }
    }

    fn send(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        read(self.local.send(self.now, ME, &GuestKey("me".into()), message))
    }

    fn hello(&mut self, last: Option<u64>) -> Vec<ServerMessage> {
        self.send(ClientMessage::Hello { protocol: PROTOCOL, last })
    }

    fn command(&mut self, request: Request) -> Vec<ServerMessage> {
        self.commands += 1;
        let id = CommandId::new(&format!("c{}", self.commands)).unwrap();
        self.send(ClientMessage::Command { id, request })
    }

    fn tick(&mut self) -> Option<Vec<ServerMessage>> {
        self.now = self.now.max(self.local.next_deadline()?);
        Some(read(self.local.tick(self.now)))
    }
}

fn read(frames: Vec<(ClientId, Arc<str>)>) -> Vec<ServerMessage> {
    frames
        .into_iter()
        .map(|(client, frame)| {
            assert_eq!(client, ME);
            decode_server(&frame).unwrap()
        })
        .collect()
}

/// The first legal action of the newest snapshot among these messages, at a table of so many.
fn offer(seats: u8, messages: &[ServerMessage]) -> Option<String> {
    let update = messages.iter().rev().find_map(|message| match message {
        ServerMessage::Update(update) => update.snapshot.clone(),
        ServerMessage::Welcome(welcome) => welcome.snapshot.clone(),
        _ => None,
    })?;
    legal(seats, &update).into_iter().next()
}

fn phase(messages: &[ServerMessage]) -> Option<Phase> {
    messages.iter().rev().find_map(|message| match message {
        ServerMessage::Update(update) => update.table.as_ref().map(|table| table.phase),
        _ => None,
    })
}

fn play_to_the_end(table: &mut Offline, mut news: Vec<ServerMessage>) {
    for _ in 0..100 {
        if phase(&news) == Some(Phase::Over) {
            return;
        }
        news = match offer(table.seats, &news) {
            Some(action) => table.command(Request::Act { action: raw(&action) }),
            None => table.tick().expect("somebody has to move"),
        };
    }
    panic!("the game does not end");
}

#[test]
fn a_person_plays_two_games_against_bots_and_the_log_can_be_opened_again() {
    let mut table = Offline::open(vec![opened(4)], 7);
    assert!(matches!(table.hello(None)[..], [ServerMessage::Welcome(_)]));
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    let news = table.command(Request::Start { bot: None });
    play_to_the_end(&mut table, news);
    let news = table.command(Request::Rematch {});
    play_to_the_end(&mut table, news);
    assert_eq!(table.local.table().games, 2);
    let text = serde_json::to_string(table.local.log()).unwrap();
    let again = Offline::open(serde_json::from_str(&text).unwrap(), 8);
    assert_eq!(again.local.table().games, 2);
    assert_eq!(again.local.table().phase, Phase::Over);
}

#[test]
fn what_a_person_did_is_shown_before_the_bots_think() {
    let mut table = Offline::open(vec![opened(4)], 7);
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    let news = table.command(Request::Start { bot: None });
    assert!(offer(table.seats, &news).is_some());
    assert_eq!(table.local.next_deadline(), Some(table.now), "the bots think at the next tick");
}

/// When the first bot's move is told that thinks for so long, counted from when it began.
fn told_after(thinking: u64) -> u64 {
    let mut table = Offline::open(vec![opened(2)], 7);
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    table.command(Request::Start { bot: Some("highest".into()) });
    let began = table.now;
    assert!(table.tick().expect("a bot was asked").is_empty(), "it thinks");
    table.now += thinking;
    while table.tick().expect("it has not moved yet").is_empty() {}
    table.now - began
}

#[test]
fn how_long_a_bot_at_home_thinks_is_not_seen_in_when_it_moves() {
    let first = told_after(0);
    assert!((600..=1_600).contains(&first));
    assert_eq!([1, first / 2, first].map(told_after), [first; 3]);
    assert_eq!([first + 1, first + 900, first + 1_600].map(told_after), [first + 1_600; 3]);
}

#[test]
fn a_bot_that_would_think_for_ever_does_not_block_the_table() {
    let mut table = Offline::open(vec![opened(3)], 7);
    table.local = table.local.with_patience(|| Stop::never().or_when(|| true));
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    let news = table.command(Request::Start { bot: Some("tireless".into()) });
    play_to_the_end(&mut table, news);
    assert_eq!(table.local.table().phase, Phase::Over);
}

#[test]
fn nobody_thinks_about_a_question_that_is_not_asked_any_more() {
    let mut table = Offline::open(vec![opened(3)], 7);
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    table.command(Request::Start { bot: Some("tireless".into()) });
    // Without patience its thought would never end; but nobody is there to wait for it.
    table.local.leave(table.now, ME);
    table.local.tick(table.now);
    assert_eq!(table.local.next_deadline(), None);
}

#[test]
fn a_client_of_another_version_is_told_so() {
    let mut table = Offline::open(vec![opened(2)], 7);
    let news = table.send(ClientMessage::Hello { protocol: PROTOCOL + 1, last: None });
    assert!(matches!(&news[..], [ServerMessage::Closing { .. }]));
    assert!(matches!(table.send(ClientMessage::Ping {})[..], [ServerMessage::Pong {}]));
}

#[test]
fn the_strongest_bot_gives_counsel_on_ones_own_turn_and_the_game_goes_on_as_if_it_had_not() {
    let play = |asks: bool| {
        let mut table = Offline::open(vec![opened(4)], 7);
        table.hello(None);
        assert!(table.local.counsel(&GuestKey("me".into())).is_none(), "nothing is played");
        table.command(Request::Sit { name: "Anne".into(), seat: None });
        let news = table.command(Request::Start { bot: Some("lowest".into()) });
        let update = news.iter().rev().find_map(|message| match message {
            ServerMessage::Update(update) => update.snapshot.clone(),
            _ => None,
        });
        let offers = legal(4, &update.expect("it is Anne's turn"));
        if asks {
            let counsel = table.local.counsel(&GuestKey("me".into())).expect("it is Anne's turn");
            assert_eq!(
                Some(counsel.action.get()),
                offers.last().map(String::as_str),
                "the strongest takes the highest"
            );
            assert!(table.local.counsel(&GuestKey("somebody".into())).is_none());
        }
        play_to_the_end(&mut table, news);
        serde_json::to_string(table.local.log()).unwrap()
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn counsel_has_new_dice_for_each_turn_and_the_same_for_whoever_asks_twice() {
    let mut table = Offline::open(vec![opened(4)], 7);
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    let mut news = table.command(Request::Start { bot: Some("highest".into()) });
    let mut told = Vec::new();
    while phase(&news) != Some(Phase::Over) {
        let mut counsel = || table.local.counsel(&GuestKey("me".into())).map(|decided| decided.why);
        if let Some(dice) = counsel() {
            assert!(dice.is_some());
            assert_eq!(counsel(), Some(dice.clone()));
            told.push(dice);
        }
        news = match offer(table.seats, &news) {
            Some(action) => table.command(Request::Act { action: raw(&action) }),
            None => table.tick().expect("somebody has to move"),
        };
    }
    assert!(told.len() > 1 && told.windows(2).all(|pair| pair[0] != pair[1]), "{told:?}");
}

#[test]
fn a_bot_that_is_not_here_any_more_gives_its_seat_to_the_strongest() {
    let sat = room::Change::BotSat { seat: engine::Seat::new(1), bot: "flat-monte-carlo".into() };
    let mut table = Offline::open(vec![opened(2), room::Entry::of(sat)], 7);
    table.hello(None);
    table.command(Request::Sit { name: "Anne".into(), seat: None });
    let news = table.command(Request::Start { bot: None });
    play_to_the_end(&mut table, news);
    let acts = table.local.log().iter().filter_map(|entry| match &entry.change {
        room::Change::Played { seat, steps, .. } if seat.idx() == 1 => Some(steps[0].get()),
        _ => None,
    });
    let thrown: Vec<&str> = acts.collect();
    assert_eq!(thrown.len(), 2);
    assert!(thrown[0] > thrown[1], "the strongest throws its highest first: {thrown:?}");
}
