//! Sentence by sentence: whatever the reader does, each is told once, in order, and while its picture is on show.

use client::{Input, Kind, Millis, Output, Pace, Sight, Tempo, Told};
use engine::GameRng;
use protocol::{Request, Seq, ServerMessage};

use crate::bench::{Bench, shown, told};

/// A sentence, and the picture on show when it was told.
type Sentence = (Seq, Kind, Told);

/// Everything that was told for the first time, with its picture.
fn sentences(out: &[Output]) -> Vec<Sentence> {
    let (mut sentences, mut picture, mut is_again) = (Vec::new(), (0, Kind::Welcome), false);
    for output in out {
        match output {
            Output::Show(moment) => {
                assert!(!is_again, "what is new came before the look back was over");
                picture = (moment.seq, moment.kind);
                sentences.extend(moment.told.iter().map(|told| (picture.0, picture.1, told.clone())));
            }
            Output::Again(moment) => is_again = moment.is_some(),
            Output::Tell(told) if !is_again => sentences.push((picture.0, picture.1, told.clone())),
            _ => {}
        }
    }
    sentences
}

/// The first sixty decisions of a game, one every 300 ms; between them the reader does what they like.
fn watched(pace: Pace, mut does: impl FnMut() -> Option<Input>) -> Vec<(Millis, Output)> {
    let mut bench = Bench::at_home(pace);
    let mut seen = Vec::new();
    for _ in 0..60 {
        let update = ServerMessage::Update(bench.play());
        let now = bench.now;
        let out =
            bench.hear(&update).into_iter().chain(does().into_iter().flat_map(|input| bench.tell(input)));
        seen.extend(out.map(|output| (now, output)));
        seen.extend(bench.watch(300));
    }
    seen.extend(bench.watch(600_000));
    let now = bench.now;
    let end = [Input::Hold(false), Input::ShowAll].map(|input| bench.tell(input));
    seen.extend(end.into_iter().flatten().map(|output| (now, output)));
    assert!(!bench.client.is_holding());
    seen
}

fn outputs(seen: Vec<(Millis, Output)>) -> Vec<Output> {
    seen.into_iter().map(|(_, output)| output).collect()
}

#[test]
fn at_every_pace_the_same_sentences_are_told_with_the_same_pictures() {
    let all = sentences(&outputs(watched(Pace::AT_ONCE, || None)));
    assert!(all.len() > 80, "{} sentences", all.len());
    for pace in [Pace::CALM, Pace::USUAL, Pace::QUICK] {
        assert_eq!(sentences(&outputs(watched(pace, || None))), all, "{pace:?}");
    }
}

#[test]
fn whatever_the_reader_does_no_sentence_is_lost_or_told_twice() {
    let all = sentences(&outputs(watched(Pace::AT_ONCE, || None)));
    for seed in 0..40 {
        let mut rng = GameRng::from_number(seed);
        let pace = *rng.pick(&[Pace::CALM, Pace::USUAL, Pace::QUICK, Pace::AT_ONCE]);
        let does = move || match rng.below(16) {
            0 | 1 => Some(Input::Hurry),
            2 => Some(Input::Hold(true)),
            3 | 4 => Some(Input::Hold(false)),
            5 | 6 => Some(Input::Again),
            7 => Some(Input::Sight(Sight::Hidden)),
            8 => Some(Input::Sight(Sight::Visible)),
            9 => Some(Input::ShowAll),
            10 => Some(Input::Pace(Pace::CALM)),
            11 => Some(Input::Pace(Pace::AT_ONCE)),
            12 => Some(Input::Ask(Request::Stand {})),
            13 => Some(Input::AskQuietly(Request::Stand {})),
            _ => None,
        };
        assert_eq!(sentences(&outputs(watched(pace, does))), all, "seed {seed}");
    }
}

#[test]
fn every_sentence_has_its_time_and_the_last_one_too() {
    let seen = watched(Pace::USUAL, || None);
    let mut times: Vec<(Seq, Kind, Millis)> = Vec::new();
    for (now, output) in &seen {
        match output {
            Output::Show(moment) if !moment.told.is_empty() => {
                assert!(moment.told.len() == 1, "one comes with the picture: {:?}", moment.told);
                times.push((moment.seq, moment.kind, *now));
            }
            Output::Tell(_) => times.push((times[times.len() - 1].0, times[times.len() - 1].1, *now)),
            _ => {}
        }
    }
    let n_told = |place: usize| {
        let is_beside = |other: &&(Seq, Kind, Millis)| (other.0, other.1) == (times[place].0, times[place].1);
        times.iter().filter(is_beside).count()
    };
    for place in 0..times.len() - 1 {
        let stays = times[place + 1].2 - times[place].2;
        assert!(stays >= Tempo::PAGE.sentence(n_told(place)), "{:?} stays {stays} ms", times[place]);
    }
    assert!(times.len() > 80, "{}", times.len());
}

/// A page after so many decisions and then two at once, of which so many taps have shown the beginning.
fn in_the_middle(n_before: usize, n_taps: usize) -> Bench {
    let mut bench = Bench::at_home(Pace::USUAL);
    for _ in 0..n_before {
        let update = ServerMessage::Update(bench.play());
        bench.hear(&update);
        bench.tell(Input::ShowAll);
    }
    bench.watch(10_000);
    for update in [0, 1].map(|_| ServerMessage::Update(bench.play())) {
        bench.hear(&update);
    }
    for _ in 0..n_taps {
        bench.tell(Input::Hurry);
    }
    bench
}

/// A page on which a moment with several sentences has just come, and another one waits.
fn with_several() -> Bench {
    let has_several = |(n_before, n_taps): &(usize, usize)| {
        let mut bench = in_the_middle(*n_before, *n_taps);
        let out = bench.tell(Input::Hurry);
        let is_sentence = told(&out).len() == 1 && shown(&out).is_empty();
        is_sentence && bench.client.is_holding() && !shown(&bench.tell(Input::ShowAll)).is_empty()
    };
    let all = (0..40).flat_map(|n_before| (0..4).map(move |n_taps| (n_before, n_taps)));
    let (n_before, n_taps) = all.into_iter().find(has_several).expect("something told in several sentences");
    in_the_middle(n_before, n_taps)
}

#[test]
fn a_tap_brings_the_next_sentence_and_then_the_next_picture() {
    let mut bench = with_several();
    let tap = bench.tell(Input::Hurry);
    assert_eq!((told(&tap).len(), shown(&tap).len()), (1, 0));
    while shown(&bench.tell(Input::Hurry)).is_empty() {}
    let out = bench.watch(60_000);
    assert!(!bench.client.is_holding(), "{out:?}");
    assert!(bench.tell(Input::Hurry).is_empty(), "there is nothing to hurry for");
}

#[test]
fn holding_stays_until_it_is_let_go() {
    let mut bench = with_several();
    bench.tell(Input::Hold(true));
    assert_eq!(bench.client.next_deadline(), None);
    assert!(bench.wait(60_000).is_empty());
    assert!(!bench.tell(Input::Hold(false)).is_empty(), "it is long due");
    let mut bench = with_several();
    bench.tell(Input::Hold(true));
    bench.tell(Input::Sight(Sight::Hidden));
    assert!(!bench.client.is_holding(), "nobody holds a page that they do not see");
    bench.tell(Input::Sight(Sight::Visible));
    let update = ServerMessage::Update(bench.play());
    bench.hear(&update);
    bench.watch(10_000);
    assert!(!bench.client.is_holding(), "the hand was lifted elsewhere");
}

#[test]
fn it_is_known_when_the_last_sentence_of_a_picture_has_been_told() {
    let mut bench = with_several();
    assert!(bench.client.is_telling());
    bench.tell(Input::Hold(true));
    assert!(!bench.client.is_telling(), "it is held");
    bench.tell(Input::Hold(false));
    assert!(bench.client.is_telling(), "it goes on");
    bench.tell(Input::Sight(Sight::Hidden));
    assert!(!bench.client.is_telling(), "nobody sees it");
    let mut bench = with_several();
    while bench.client.is_telling() {
        let out = bench.tell(Input::Hurry);
        assert_eq!((told(&out).len(), shown(&out).len()), (1, 0), "the picture stays meanwhile");
    }
    assert!(!shown(&bench.tell(Input::Hurry)).is_empty(), "all of it has been told");
}

#[test]
fn who_says_something_goes_on_watching() {
    let mut bench = with_several();
    let out = bench.tell(Input::Ask(Request::Say { phrase: "arr".to_owned() }));
    assert!(shown(&out).is_empty() && told(&out).is_empty(), "{out:?}");
    assert!(!told(&bench.ask()).is_empty(), "who does something has seen enough");
}

fn again(out: &[Output]) -> Vec<Option<Seq>> {
    let again = out.iter().filter_map(|output| match output {
        Output::Again(moment) => Some(moment.as_ref().map(|moment| moment.seq)),
        _ => None,
    });
    again.collect()
}

#[test]
fn what_just_happened_is_shown_once_more_and_then_the_present() {
    for pace in [Pace::USUAL, Pace::AT_ONCE] {
        let mut bench = Bench::at_home(pace);
        let mut last = Vec::new();
        for _ in 0..12 {
            let update = ServerMessage::Update(bench.play());
            last = shown(&bench.hear(&update));
            bench.watch(20_000);
        }
        let mut out = bench.tell(Input::Again);
        let first = again(&out);
        assert_eq!(first.len(), 1, "one by one, even where nothing else waits");
        let update = ServerMessage::Update(bench.play());
        assert!(shown(&bench.hear(&update)).is_empty(), "what is new waits");
        out.extend(outputs(bench.watch(60_000)));
        let seqs = again(&out);
        assert_eq!(seqs.last(), Some(&None), "{seqs:?}");
        assert!(seqs.contains(&last.last().map(|moment| moment.seq)), "{seqs:?} tells of the newest");
        let moments = out.iter().filter_map(|output| match output {
            Output::Again(moment) => moment.as_ref(),
            _ => None,
        });
        let mut scenes = moments.filter_map(|moment| moment.scene.as_ref());
        assert!(scenes.all(|scene| scene.offers.is_empty()), "nobody acts in the past");
        assert_eq!(
            shown(&out).last().map(|moment| moment.seq),
            Some(bench.seq),
            "and then what is new comes"
        );
    }
}

#[test]
fn who_has_seen_enough_of_the_past_is_back_at_once() {
    let mut bench = with_several();
    bench.tell(Input::ShowAll);
    assert_eq!(again(&bench.tell(Input::Again)).len(), 1);
    assert_eq!(again(&bench.tell(Input::Again)), [None]);
    bench.tell(Input::Again);
    assert_eq!(again(&bench.ask()), [None], "who acts is back, too");
    assert_eq!(bench.client.next_deadline(), None);
}

#[test]
fn a_look_back_begins_with_words_if_it_has_any() {
    let mut bench = Bench::at_home(Pace::AT_ONCE);
    let mut n_told = 0;
    for number in 0..60 {
        let mut update = bench.play();
        // Some of what happens is a picture without words.
        if number % 3 != 0 {
            update.happenings.clear();
        }
        bench.hear(&ServerMessage::Update(update));
        bench.watch(20_000);
        let mut out = bench.tell(Input::Again);
        out.extend(outputs(bench.watch(600_000)));
        let moments: Vec<_> = out
            .iter()
            .filter_map(|output| match output {
                Output::Again(moment) => moment.as_ref(),
                _ => None,
            })
            .collect();
        let is_told = moments.iter().any(|moment| !moment.told.is_empty());
        n_told += usize::from(is_told);
        assert_eq!(moments.first().is_some_and(|first| !first.told.is_empty()), is_told, "look {number}");
    }
    assert!(n_told > 10, "{n_told} looks back had words");
}
