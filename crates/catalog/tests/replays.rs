//! Every finished game can be seen again, and nobody sees in it what was never to be seen.

use client::{Output, Pace, Projector};
use engine::{GameRng, Seat, SeatMap, Standing, Turn};
use hosting::{AnyGame, AnyMatch, Json, Viewer};
use replay::{Body, Eyes, Film, Replay};
use room::{Change, Entry, Finished, GuestKey, chronicle};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

fn raw(value: &Value) -> Json {
    to_raw_value(value).unwrap()
}

/// A table at which a game is played: its log, and the game itself.
struct Evening {
    log: Vec<Entry>,
    table: Box<dyn AnyMatch>,
    rng: GameRng,
}

impl Evening {
    /// People in the first seats, bots in the others.
    fn begin(game: &dyn AnyGame, options: &Json, seats: u8, n_people: u8, first: Option<Vec<Json>>) -> Self {
        let mut rng = GameRng::from_number(7);
        let mut log = vec![Entry::opened(game.id(), options.clone(), seats)];
        for seat in Seat::all(n_people) {
            let (guest, name) = (GuestKey(format!("guest {seat}")), format!("Pirate {seat}"));
            log.push(Entry::of(Change::Sat { seat, guest, name }));
        }
        let mut table = game.open(options, seats).unwrap();
        let steps = first.unwrap_or_else(|| table.nature(&mut rng));
        table.take_steps(None, &steps).unwrap();
        let bots = Seat::all(seats).skip(n_people.into()).map(|seat| (seat, "random".to_owned())).collect();
        log.push(Entry::of(Change::Started { rules: game.rules_version(), bots, steps }));
        Self { log, table, rng }
    }

    fn act(&mut self, seat: Seat, action: &RawValue) {
        let proposal = self.table.propose(seat, action, &mut self.rng).unwrap();
        self.table.take_steps(Some(seat), &proposal.steps).unwrap();
        let hosting::Proposal { steps, ended } = proposal;
        self.log.push(Entry::of(Change::Played {
            seat,
            stand_in: false,
            steps,
            ended,
            overtime: false,
            spent_ms: None,
        }));
    }

    /// Plays to the end, anything that is allowed.
    fn play_on(&mut self, seed: u64) {
        let mut rng = GameRng::from_number(seed);
        while let Turn::Seats(seats) = self.table.turn() {
            let seat = seats.first().unwrap();
            let legal = self.table.legal(seat);
            let action = &legal[rng.index(legal.len())];
            self.act(seat, action);
        }
    }

    fn finished(&self) -> Finished {
        chronicle(catalog::GAMES, &self.log).unwrap().pop().expect("a game has ended")
    }
}

fn whole_game(game: &'static dyn AnyGame, seed: u64) -> Evening {
    let (_, options) = game.presets().swap_remove(0);
    let mut evening = Evening::begin(game, &options, game.seats_usual(), 2, None);
    evening.play_on(seed);
    evening
}

fn film(replay: &Replay) -> Film {
    let file = serde_json::to_string(replay).unwrap();
    Film::read(catalog::GAMES, &file).unwrap()
}

#[test]
fn a_finished_game_is_seen_again_as_everybody_saw_it() {
    for (game, seed) in catalog::GAMES.iter().flat_map(|game| [(*game, 1), (*game, 2)]) {
        let evening = whole_game(game, seed);
        let finished = evening.finished();
        let film = film(&finished.replay(game, |_| true).unwrap());
        let last = film.len() - 1;
        assert_eq!(film.len() + 3, evening.log.len(), "a moment for every move, and one for the deal");
        for seat in Seat::all(game.seats_usual()) {
            let seen = film.snapshot(last, Some(seat));
            assert_eq!(seen.get(), evening.table.snapshot(Viewer::Seat(seat)).get(), "{}", game.id());
        }
        assert_eq!(film.snapshot(last, None).get(), evening.table.snapshot(Viewer::Spectator).get());
        assert_eq!(film.eyes().len(), usize::from(game.seats_usual()) + 2);
        let marks = film.marks();
        assert!(marks[0].at == 0 && marks.iter().filter(|mark| mark.title.is_some()).count() > 1);
        assert!(
            film.opened(0).iter().all(|scene| scene.as_ref().is_some_and(|scene| !scene.hand.is_empty()))
        );
    }
}

#[test]
fn a_game_that_is_not_over_is_not_told_and_neither_is_the_one_before_it_again() {
    let game = catalog::game("skull").unwrap();
    let mut evening = whole_game(game, 3);
    let whole = evening.log.clone();
    assert_eq!(chronicle(catalog::GAMES, &whole[..whole.len() - 1]).unwrap().len(), 0);
    let steps = game.open(&game.presets()[0].1, game.seats_usual()).unwrap().nature(&mut evening.rng);
    let started = Change::Started { rules: game.rules_version(), bots: Vec::new(), steps };
    evening.log.push(Entry::of(started));
    let told = chronicle(catalog::GAMES, &evening.log).unwrap();
    assert_eq!(told.iter().map(|game| game.number).collect::<Vec<_>>(), [1]);
}

/// Two players win a round each by their own rose, while the third lays this card, which nobody turns.
fn unturned(card: &str) -> Finished {
    let game = catalog::game("skull").unwrap();
    let (_, options) = game.presets().swap_remove(0);
    let first = vec![raw(&json!({"chance": {"first": 0}}))];
    let mut evening = Evening::begin(game, &options, 3, 3, Some(first));
    let (one, two, three) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let mut act = |seat, action: Value| {
        let action = raw(&action);
        if evening.table.legal(seat).iter().any(|legal| legal.get() == action.get()) {
            evening.act(seat, &action);
        }
    };
    for _ in 0..2 {
        act(one, json!({"place": "R"}));
        act(two, json!({"place": "R"}));
        act(three, json!({"place": card}));
        act(one, json!({"bid": 1}));
        act(two, json!("pass"));
        act(three, json!("pass"));
        act(one, json!({"flip": 0}));
        for seat in [one, two, three] {
            act(seat, json!("keep_hidden"));
        }
    }
    assert_eq!(evening.table.turn(), Turn::Over);
    evening.finished()
}

fn seen_by(finished: &Finished, eyes: &[u8]) -> String {
    let game = catalog::game(&finished.terms.game).unwrap();
    let may_look = |seat: Seat| eyes.contains(&u8::try_from(seat.idx()).unwrap());
    serde_json::to_string(&finished.replay(game, may_look).unwrap()).unwrap()
}

#[test]
fn a_disc_that_was_never_turned_changes_nothing_for_those_who_may_not_see_it() {
    let (rose, skull) = (unturned("R"), unturned("S"));
    for eyes in [&[][..], &[0], &[1], &[0, 1]] {
        assert_eq!(seen_by(&rose, eyes), seen_by(&skull, eyes), "{eyes:?}");
    }
    assert_ne!(seen_by(&rose, &[2]), seen_by(&skull, &[2]), "its owner sees it");
    let told = |finished: &Finished| serde_json::to_string(&finished.whole()).unwrap();
    assert_ne!(told(&rose), told(&skull), "a leak would be noticed");
}

#[test]
fn what_is_kept_secret_lends_no_eyes_and_no_other_course() {
    let finished = unturned("S");
    let game = catalog::game("skull").unwrap();
    let closed = film(&finished.replay(game, |_| false).unwrap());
    assert!(matches!(closed.replay().body, Body::Views(_)));
    assert_eq!(closed.eyes(), [Eyes::Watcher]);
    let own = film(&finished.replay(game, |seat| seat == Seat::new(1)).unwrap());
    assert_eq!(own.eyes(), [Eyes::Watcher, Eyes::Seat(Seat::new(1))]);
    let can_branch =
        |film: &Film| (0..film.len()).any(|at| Seat::all(3).any(|seat| film.can_branch(at, seat)));
    assert!(!can_branch(&closed) && !can_branch(&own));
    assert!(can_branch(&film(&finished.whole())));
}

/// The same game, but for the order of the two cards that lay at the bottom of the last Shipyard.
fn with_other_bottom(finished: &Finished) -> Finished {
    let mut other = finished.clone();
    let steps = other.moves.iter_mut().rev().flat_map(|played| played.steps.iter_mut().rev());
    let is_shuffled =
        |step: &&mut Json| step.get().contains("\"deal\"") || step.get().contains("\"reshuffle\"");
    let step = steps.into_iter().find(is_shuffled).expect("the deck is shuffled");
    let mut value: Value = serde_json::from_str(step.get()).unwrap();
    match &mut value["chance"] {
        Value::Object(chance) if chance.contains_key("deal") => {
            chance["deal"].as_array_mut().unwrap().swap(2 * 10 + 9, 2 * 10 + 10);
        }
        chance => chance["reshuffle"].as_array_mut().unwrap().swap(0, 1),
    }
    *step = raw(&value);
    other
}

#[test]
fn cards_that_nobody_ever_looked_at_are_told_in_no_order() {
    let game = catalog::game("skallywaggs").unwrap();
    let (_, options) = game.presets().swap_remove(0);
    for seed in 0..4 {
        let mut evening = Evening::begin(game, &options, 2, 2, None);
        evening.play_on(seed);
        let one = evening.finished();
        let other = with_other_bottom(&one);
        let written = |finished: &Finished| serde_json::to_string(&finished.whole()).unwrap();
        assert!(written(&one) != written(&other));
        assert!(seen_by(&one, &[]) == seen_by(&other, &[]), "game {seed}");
        film(&other.replay(game, |_| true).unwrap());
    }
}

#[test]
fn whoever_decides_otherwise_sees_the_same_until_then_and_another_end() {
    for game in catalog::GAMES {
        let film = film(&whole_game(*game, 6).finished().whole());
        let mut n_tried = 0;
        for at in (0..film.len() - 1).step_by(film.len() / 6 + 1) {
            let seats = Seat::all(game.seats_usual());
            for seat in seats.filter(|seat| film.can_branch(at, *seat)) {
                let rules = game.rules(&film.replay().options, game.seats_usual()).unwrap();
                let legal = rules.legal(&film.snapshot(at, Some(seat))).unwrap();
                let action = legal.last().expect("it is its turn");
                let other = film.branch(at, seat, action, GameRng::from_number(9)).unwrap();
                let both = |at| (film.snapshot(at, None).to_string(), other.snapshot(at, None).to_string());
                assert!((0..=at).map(both).all(|(one, other)| one == other));
                let end = rules.scene(&other.snapshot(other.len() - 1, None)).unwrap();
                assert!(end.outcome.is_some(), "{}: it is played to its end", game.id());
                n_tried += 1;
            }
        }
        assert!(n_tried >= 3, "{}", game.id());
        let nonsense = raw(&json!("nonsense"));
        assert!(film.branch(0, Seat::new(0), &nonsense, GameRng::from_number(9)).is_none());
    }
}

#[test]
fn a_file_that_is_none_is_refused_in_words() {
    let whole = whole_game(catalog::game("skull").unwrap(), 8).finished().whole();
    let read =
        |value: &Value| Film::read(catalog::GAMES, &value.to_string()).err().map(|why| why.to_string());
    let good = serde_json::to_value(&whole).unwrap();
    assert_eq!(read(&good), None);
    let with = |field: &str, value: Value| {
        let mut other = good.clone();
        other[field] = value;
        read(&other).unwrap_or_else(|| panic!("{field} was taken"))
    };
    assert!(with("yohoho_replay", json!(2)).contains("newer"));
    assert!(with("game", json!("whist")).contains("whist"));
    assert!(with("players", json!([])).contains("so many"));
    assert!(with("body", json!({"moves": []})).contains("missing"));
    assert!(with("body", json!({"moves": [{"steps": [{"act": [0, "pass"]}]}]})).contains("other rules"));
    assert!(Film::read(catalog::GAMES, "[]").is_err());
}

#[test]
fn a_seat_that_several_people_had_is_told_apart_from_one_that_was_carried() {
    let (seat, guest) = (Seat::new(1), |name: &str| GuestKey(name.to_owned()));
    let with = |changes: Vec<Change>| {
        let game = catalog::game("skull").unwrap();
        let (_, options) = game.presets().swap_remove(0);
        let mut evening = Evening::begin(game, &options, 3, 2, None);
        evening.log.extend(changes.into_iter().map(Entry::of));
        evening.play_on(5);
        evening.finished()
    };
    let stood = Change::Stood { seat, bot: Some("random".to_owned()), ended: None };
    let sat = Change::Sat { seat, guest: guest("Dora"), name: "Dora".to_owned() };
    let shared = with(vec![stood, sat]);
    assert!(shared.shared.contains(seat) && !shared.shared.contains(Seat::new(0)));
    let carry = || Change::Carried { seat, guest: guest("tablet") };
    let carried = with(vec![carry()]);
    assert!(carried.shared.is_empty(), "it is the same person");
    assert_eq!(carried.seat_of(&guest("tablet")), Some(seat));
    assert_eq!(carried.seat_of(&guest("guest 1")), Some(seat));
    let sent_back = with(vec![carry(), Change::SentBack { seat, guest: guest("guest 1") }]);
    assert!(sent_back.shared.contains(seat), "by the host's word they are two");
    let owners = ["guest 1", "tablet"].map(|name| sent_back.seat_at_end(&guest(name)));
    assert_eq!(owners, [Some(seat), None], "and what came of it is the owner's");
}

#[test]
fn a_seat_that_is_sent_back_after_the_end_was_its_owners_in_that_game() {
    let (seat, guest) = (Seat::new(1), |name: &str| GuestKey(name.to_owned()));
    let game = catalog::game("skull").unwrap();
    let (_, options) = game.presets().swap_remove(0);
    let mut evening = Evening::begin(game, &options, 3, 2, None);
    evening.log.push(Entry::of(Change::Carried { seat, guest: guest("tablet") }));
    evening.play_on(5);
    assert!(evening.finished().shared.is_empty(), "until then it is one person");
    evening.log.push(Entry::of(Change::SentBack { seat, guest: guest("guest 1") }));
    let finished = evening.finished();
    assert!(finished.shared.contains(seat), "neither is shown what the other saw");
    let owners = ["guest 1", "tablet"].map(|name| finished.seat_at_end(&guest(name)));
    assert_eq!(owners, [Some(seat), None]);
}

#[test]
fn a_move_that_was_taken_back_is_not_told_and_a_game_that_was_given_up_ends_there() {
    let game = catalog::game("skull-king").unwrap();
    let (_, options) = game.presets().swap_remove(0);
    let mut evening = Evening::begin(game, &options, 3, 3, None);
    let bid = evening.table.legal(Seat::new(0)).remove(0);
    evening.act(Seat::new(0), &bid);
    evening.log.push(Entry::of(Change::TakenBack { seat: Seat::new(0) }));
    let ended =
        SeatMap::from_fn(3, |seat| Standing { rank: if seat == Seat::new(2) { 1 } else { 2 }, score: 0 });
    evening.log.push(Entry::of(Change::Conceded { seat: Seat::new(0), ended: None }));
    evening.log.push(Entry::of(Change::Conceded { seat: Seat::new(1), ended: Some(ended) }));
    let finished = evening.finished();
    assert_eq!(finished.moves.len(), 1, "the deal alone");
    let film = film(&finished.whole());
    assert!(film.is_given_up());
    assert_eq!(film.replay().standings[2].rank, 1);
    let (mut projector, mut out) = (Projector::new(catalog::GAMES, film, Pace::USUAL), Vec::new());
    projector.seek(0, 9, &mut out);
    let shown = out.iter().find_map(|output| match output {
        Output::Show(moment) => moment.scene.clone(),
        _ => None,
    });
    assert_eq!(shown.unwrap().outcome.unwrap().winners, [Seat::new(2)], "its end is told");
}

/// What is shown by these outputs: which moment, and how many offers it has.
fn shown(out: &mut Vec<Output>) -> Vec<(u64, usize)> {
    let moments = out.drain(..).filter_map(|output| match output {
        Output::Show(moment) => Some((moment.seq, moment.scene.map_or(0, |scene| scene.offers.len()))),
        _ => None,
    });
    moments.collect()
}

#[test]
fn a_film_goes_where_it_is_told_by_the_eyes_it_lends_and_asks_only_when_it_is_asked_to() {
    let game = catalog::game("skull-king").unwrap();
    let film = film(&whole_game(game, 2).finished().whole());
    let last = film.len() - 1;
    let (mut projector, mut out) = (Projector::new(catalog::GAMES, film, Pace::AT_ONCE), Vec::new());
    projector.seek(0, 10_000, &mut out);
    assert_eq!((projector.at(), shown(&mut out)), (last, vec![(last as u64 + 1, 0)]));
    projector.seek(0, 0, &mut out);
    projector.look(0, Eyes::Seat(Seat::new(0)), &mut out);
    assert!(shown(&mut out).iter().all(|(_, offers)| *offers == 0), "nothing is offered in a film");
    assert!(projector.can_ask());
    projector.ask(0, true, &mut out);
    let asked = shown(&mut out);
    assert!(asked[0].1 > 1, "every bid may be tried");
    projector.look(0, Eyes::Watcher, &mut out);
    assert!(!projector.asks() && !projector.can_ask(), "a watcher decides nothing");
    projector.look(0, Eyes::Seat(Seat::new(0)), &mut out);
    shown(&mut out);
    let rules = game.rules(&projector.film().replay().options, game.seats_usual()).unwrap();
    let bid = rules.legal(&projector.film().snapshot(0, Some(Seat::new(0)))).unwrap().remove(1);
    let truth = projector.branch(0, &bid, GameRng::from_number(3), &mut out).expect("it is a bid");
    assert!(projector.runs() && projector.film().len() > 1);
    projector.change(1_000, truth, 0, &mut out);
    assert_eq!((projector.at(), projector.runs(), projector.film().len()), (0, false, last + 1));
    // A film that runs comes to its end by itself, moment by moment, and stays there.
    shown(&mut out);
    projector.run(1_000, true, &mut out);
    let mut now = 1_000;
    while let Some(deadline) = projector.next_deadline() {
        now = now.max(deadline);
        projector.tick(now, &mut out);
    }
    let seen: std::collections::BTreeSet<u64> = shown(&mut out).into_iter().map(|(seq, _)| seq).collect();
    assert_eq!(seen.len(), last, "no moment is left out");
    assert_eq!((projector.at(), projector.runs()), (last, false));
}

/// Everything that was told by these outputs.
fn told(out: &mut Vec<Output>) -> Vec<engine::Message> {
    let told = out.drain(..).flat_map(|output| match output {
        Output::Show(moment) => moment.told,
        Output::Tell(told) => vec![told],
        _ => Vec::new(),
    });
    told.map(|told| told.message().clone()).collect()
}

#[test]
fn whoever_jumps_to_a_moment_is_told_of_its_round_as_one_who_watched_it() {
    for game in catalog::GAMES {
        let film = film(&whole_game(*game, 5).finished().whole());
        let rounds: Vec<usize> =
            film.marks().into_iter().filter(|mark| mark.title.is_some()).map(|mark| mark.at).collect();
        let (begin, end) = (rounds[1], rounds.get(2).map_or(film.len(), |next| *next) - 1);
        assert!(end > begin, "{}: a round has more than its beginning", game.id());
        let (mut projector, mut out) = (Projector::new(catalog::GAMES, film, Pace::AT_ONCE), Vec::new());
        projector.seek(0, begin, &mut out);
        let mut watched = told(&mut out);
        for at in begin + 1..=end {
            projector.step(0, &mut out);
            while projector.has_more() {
                projector.hurry(0, &mut out);
            }
            assert_eq!(projector.at(), at);
            watched.extend(told(&mut out));
        }
        projector.seek(0, 0, &mut out);
        out.clear();
        projector.seek(0, end, &mut out);
        assert_eq!(told(&mut out), watched, "{}", game.id());
    }
}
