//! The toy game keeps every law.

use conformance::toy::Coconuts;
use hosting::Hosted as _;

#[test]
fn coconuts_keeps_every_law() {
    conformance::check::<Coconuts>();
}

#[test]
fn every_name_of_coconuts_is_used_and_every_sentence_but_the_one_for_bad_options() {
    let unused = conformance::unused::<Coconuts>(5).unwrap();
    assert_eq!((unused.keys, unused.names), (vec!["coconuts-bad-options".to_owned()], vec![]));
}

#[test]
fn no_secret_coconut_is_seen() {
    conformance::check_marked_cards::<Coconuts, Coconuts>();
}

#[test]
fn a_coconut_chosen_is_hidden_until_all_have_thrown() {
    conformance::check_hidden_choices(Coconuts::throws_look_alike);
}

#[test]
fn two_worlds_that_look_the_same_are_sent_the_same_bytes() {
    let compared = conformance::noninterference::<Coconuts>(2_000);
    assert!(compared.pairs_different > 1_800, "{compared:?}");
    assert!(compared.frames > 10_000, "{compared:?}");
}

#[test]
fn no_bot_decides_by_what_its_seat_was_not_told() {
    let asked = conformance::hygiene::<Coconuts>(conformance::Questions::usual());
    assert_eq!(asked.len(), Coconuts::bots(3).len(), "{asked:?}");
    for bot in asked {
        assert!(bot.retold > bot.questions / 4, "{bot:?}");
    }
}
