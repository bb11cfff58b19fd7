//! When things are shown: each when the one before could be read, and nothing when nobody looks.

use client::{Input, Kind, Manners, Millis, Output, Pace, Sight, Tempo};
use protocol::{Phase, ServerMessage};

use crate::bench::{Bench, commands, shown};

#[test]
fn a_change_waits_until_the_one_before_could_be_read() {
    let mut bench = Bench::page();
    bench.wait(1_000);
    let (first, second) = (bench.play(), bench.play());
    assert_eq!(shown(&bench.hear(&ServerMessage::Update(first))).len(), 1);
    assert_eq!(shown(&bench.hear(&ServerMessage::Update(second))).len(), 0);
    assert_eq!(bench.client.next_deadline(), Some(bench.now + 900));
    assert_eq!(shown(&bench.wait(899)).len(), 0);
    assert_eq!(shown(&bench.wait(1)).len(), 1);
}

#[test]
fn the_more_is_told_the_longer_it_stays_within_reason() {
    let stay = |n_told| Tempo::PAGE.stay(Kind::Change, n_told);
    assert_eq!([0, 1, 2, 4].map(stay), [250, 900, 1_800, 3_600]);
    assert_eq!(
        (stay(8), stay(9)),
        (3_600, 9 * 450),
        "many share the time of four, but each has half of its own"
    );
    for (kind, n_told) in [(Kind::Change, 0), (Kind::Lingering, 1), (Kind::Interlude, 2), (Kind::Change, 7)] {
        let before = Tempo::PAGE.sentence(n_told) * Millis::try_from(n_told.max(1) - 1).expect("a few");
        assert_eq!(before + Tempo::PAGE.last(kind, n_told), Tempo::PAGE.stay(kind, n_told));
    }
}

#[test]
fn a_card_takes_time_to_turn_and_is_then_seen_for_at_least_900_ms() {
    // The last card of a bet is held for a breath before it turns.
    const TURNING: [(Kind, Millis); 2] = [(Kind::Lingering, 800), (Kind::Interlude, 1_300)];
    for (kind, turning) in TURNING {
        assert!(Tempo::PAGE.stay(kind, 1) >= turning + 900);
    }
}

#[test]
fn an_interlude_is_a_moment_of_its_own_with_its_part_of_the_events() {
    let mut bench = Bench::page();
    let first = bench.play_until(|moments| moments.iter().any(|moment| moment.kind == Kind::Interlude));
    let [interlude] = &first[..] else { panic!("what follows must wait: {first:?}") };
    assert!(interlude.scene.as_ref().is_some_and(|scene| scene.offers.is_empty()));
    assert!(interlude.stays >= Tempo::PAGE.interlude);
    assert!(shown(&bench.tell(Input::Tick)).is_empty());
    let rest: Vec<Output> = bench.watch(interlude.stays).into_iter().map(|(_, output)| output).collect();
    let rest = shown(&rest);
    assert_eq!((rest.len(), rest[0].kind, rest[0].seq), (1, Kind::Change, interlude.seq));
    assert!(!interlude.told.is_empty() && !rest[0].told.is_empty());
}

#[test]
fn the_end_of_a_game_is_not_told_before_its_last_card() {
    let mut bench = Bench::page();
    bench.wait(1_000);
    let phases = loop {
        let mut update = bench.play();
        bench.table.phase = Phase::Over;
        update.table = Some(bench.table.clone());
        bench.tell(Input::ShowAll);
        bench.wait(5_000);
        let mut moments = shown(&bench.hear(&ServerMessage::Update(update)));
        let n_at_once = moments.len();
        while bench.client.is_holding() {
            moments.extend(shown(&bench.tell(Input::Hurry)));
        }
        if moments.iter().any(|moment| moment.kind == Kind::Interlude) {
            assert_eq!(n_at_once, 1, "what follows must wait");
            break moments.into_iter().map(|moment| moment.table.phase).collect::<Vec<_>>();
        }
        bench.table.phase = Phase::Playing;
        let table = bench.table.clone();
        bench.hear(&ServerMessage::Presence { table });
    };
    let (last, before) = phases.split_last().expect("there is one");
    assert!(*last == Phase::Over && before.iter().all(|phase| *phase == Phase::Playing), "{phases:?}");
}

#[test]
fn what_a_game_wants_read_stays_longer() {
    let mut bench = Bench::page();
    let moments = bench.play_until(|moments| moments.iter().any(|moment| moment.kind == Kind::Lingering));
    assert!(moments[0].stays >= Tempo::PAGE.lingering && Tempo::PAGE.lingering > Tempo::PAGE.change);
}

#[test]
fn an_own_move_is_seen_at_once_and_its_interlude_still_stays() {
    let mut bench = Bench::page();
    for _ in 0..40 {
        bench.tell(Input::ShowAll);
        let id = commands(&bench.ask()).remove(0);
        let (before, own) = (bench.now, bench.play());
        let moments = shown(&bench.hear(&ServerMessage::Update(own)));
        let done = bench.done(&id);
        let out = bench.hear(&done);
        assert_eq!(moments[0].seq, bench.seq, "nobody waits for their own move");
        assert!(matches!(out[..], [Output::OnTheWay(0)]), "{out:?}");
        if !bench.client.is_holding() {
            continue;
        }
        assert!(moments.len() == 1 && bench.client.next_deadline() > Some(before));
        let next = shown(&bench.tell(Input::Hurry));
        if next.first().is_some_and(|moment| moment.kind == Kind::Interlude) {
            assert!(next.len() == 1 && bench.client.next_deadline() > Some(bench.now));
            return;
        }
    }
    panic!("no round has ended");
}

#[test]
fn whoever_hurries_sees_everything_that_waits() {
    let mut bench = Bench::page();
    let updates: Vec<_> = (0..3).map(|_| bench.play()).collect();
    for update in updates {
        bench.hear(&ServerMessage::Update(update));
    }
    let seqs: Vec<_> = shown(&bench.tell(Input::ShowAll)).iter().map(|moment| moment.seq).collect();
    assert!(seqs.is_sorted() && seqs.last() == Some(&bench.seq), "{seqs:?}");
    assert!(!bench.client.is_holding());
}

#[test]
fn a_hidden_page_waits_for_nobody() {
    let mut bench = Bench::page();
    let updates: Vec<_> = (0..4).map(|_| bench.play()).collect();
    let mut updates = updates.into_iter().map(ServerMessage::Update);
    for update in updates.by_ref().take(2) {
        bench.hear(&update);
    }
    assert!(bench.client.is_holding());
    bench.tell(Input::Sight(Sight::Hidden));
    assert!(!bench.client.is_holding());
    bench.hear(&updates.next().expect("one more"));
    assert!(!bench.client.is_holding());
    bench.tell(Input::Sight(Sight::Visible));
    bench.hear(&updates.next().expect("one more"));
    assert!(bench.client.is_holding(), "somebody looks again");
}

#[test]
fn presence_rides_with_the_last_moment_that_waits() {
    let mut bench = Bench::page();
    let updates: Vec<_> = (0..2).map(|_| bench.play()).collect();
    for update in updates {
        bench.hear(&ServerMessage::Update(update));
    }
    assert!(bench.client.is_holding());
    bench.table.spectators = 7;
    let table = bench.table.clone();
    let out = bench.hear(&ServerMessage::Presence { table });
    assert!(out.is_empty(), "{out:?}");
    let spectators: Vec<u32> =
        shown(&bench.tell(Input::ShowAll)).iter().map(|moment| moment.table.spectators).collect();
    assert_eq!(spectators.last(), Some(&7));
}

#[test]
fn at_once_nothing_waits() {
    let mut bench = Bench::new(Manners::TERMINAL, Pace::AT_ONCE);
    bench.tell(Input::SetOut);
    bench.come_in();
    for _ in 0..20 {
        let update = bench.play();
        let moments = shown(&bench.hear(&ServerMessage::Update(update)));
        assert_eq!(moments.last().map(|moment| moment.seq), Some(bench.seq));
        assert!(!bench.client.is_holding());
    }
}

#[test]
fn a_pace_stretches_and_shortens_every_stay() {
    let stays =
        [Pace::CALM, Pace::USUAL, Pace::QUICK, Pace::times(20), Pace::AT_ONCE].map(|pace| pace.of(2_000));
    assert_eq!(stays, [3_200, 2_000, 1_000, 100, 0]);
    let mut bench = Bench::page();
    bench.wait(1_000);
    bench.tell(Input::Pace(Pace::QUICK));
    let update = bench.play();
    assert_eq!(shown(&bench.hear(&ServerMessage::Update(update)))[0].stays, 450);
}

#[test]
fn a_terminal_holds_only_what_would_be_hidden() {
    let [plain, lingering, interlude] =
        [Kind::Change, Kind::Lingering, Kind::Interlude].map(|kind| Tempo::SCREEN.stay(kind, 4));
    assert_eq!((plain, lingering), (0, 0));
    assert!(interlude > 0);
}
