//! The rules as they are told at a table are those of the table.

use engine::{Game as _, Message};
use hosting::{Hosted as _, RuleSection};
use skull::{FirstAfterLostBet, Options, Skull, UnflippedCards};
use words::{Cast, Words};

/// Everything that is said about the rules of this table.
fn told(first_after_lost_bet: FirstAfterLostBet, unflipped_cards: UnflippedCards, seats: u8) -> String {
    let words = Words::new("en", Skull::messages("en"));
    let options = Options { first_after_lost_bet, unflipped_cards };
    let sections = Skull::new(options, seats).unwrap().rules();
    let messages = sections.iter().flat_map(RuleSection::messages);
    let lines = messages.map(|message| words.try_say(message, &Cast::NOBODY).unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn who_starts_after_a_lost_bet_is_told_as_it_is_played() {
    // SKULL-7.6
    let own = told(FirstAfterLostBet::Challenger, UnflippedCards::StayHidden, 4);
    assert!(
        own.contains("you start the next round.")
            && !own.contains("the Skull’s owner starts the next round.")
    );
    let other = told(FirstAfterLostBet::SkullOwner, UnflippedCards::StayHidden, 4);
    assert!(other.contains("If you have cards left, the Skull’s owner starts the next round."));
}

#[test]
fn who_may_show_cards_is_told_as_it_is_played() {
    // SKULL-5.7
    let with = |unflipped| told(FirstAfterLostBet::Challenger, unflipped, 4);
    assert!(with(UnflippedCards::StayHidden).contains("Cards that were not turned stay hidden."));
    assert!(with(UnflippedCards::OwnersMayShow).contains("After a lost bet, the others may show"));
    assert!(with(UnflippedCards::OwnersMayAlwaysShow).contains("After every bet, the others may show"));
}

#[test]
fn whoever_makes_the_first_bid_is_told_to_challenge() {
    // SKULL-3.1, SKULL-3.3: the rulebook calls it a challenge, and so does the button.
    let wordbook = Skull::messages("en");
    for line in wordbook.unwrap().lines() {
        let told = line.to_lowercase();
        assert!(!told.contains("must bid") && !told.contains("or bid"), "{line}");
    }
    let words = Words::new("en", wordbook);
    for key in ["skull-refusal-must-bid", "skull-refusal-nothing-to-pass", "skull-refusal-moment-placing"] {
        let told = words.try_say(&Message::new(key).with("max", 3), &Cast::NOBODY).unwrap();
        assert!(told.contains("challenge"), "{told}");
    }
}

#[test]
fn that_two_only_study_the_game_is_told_to_two() {
    // SKULL-1.1
    let with = |seats| told(FirstAfterLostBet::Challenger, UnflippedCards::StayHidden, seats);
    assert!(with(2).contains("good for practice"));
    assert!(!with(3).contains("good for practice"));
}
