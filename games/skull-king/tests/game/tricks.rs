//! A second referee, slow and written differently, agrees about every trick: all of up to four cards of every
//! edition, larger ones and mixed policies by sampling.

use engine::GameRng;
use skull_king::options::{
    LeaderAfterKraken, LeaderAfterKrakenAndEscapes, LeaderAfterWhaleOfSpecials, PirateBonus,
};
use skull_king::scoring::capture_points;
use skull_king::trick::{Force, outcome};
use skull_king::{Crew, Face, Options, Role, SkullKing, Suit, edition};

type Card = (Face, Option<Role>);

/// What the referees must agree about.
#[derive(Debug, PartialEq)]
struct Verdict {
    winner: Option<usize>,
    leader: usize,
    bonus: i16,
    allies: Vec<usize>,
    own_loot: bool,
}

fn quick(options: &Options, cards: &[Card]) -> Verdict {
    let forces: Vec<Force> = cards.iter().map(|(face, role)| Force::new(*face, *role)).collect();
    let outcome = outcome(options, &forces);
    Verdict {
        winner: outcome.winner.map(usize::from),
        leader: outcome.leader.into(),
        bonus: capture_points(options, &outcome.captures),
        allies: (0..cards.len()).filter(|place| outcome.allies >> place & 1 != 0).collect(),
        own_loot: outcome.own_loot,
    }
}

fn is_pirate(card: &Card) -> bool {
    matches!(card, (Face::Pirate(_), _) | (Face::Tigress, Some(Role::Pirate)))
}

fn is_escape(card: &Card) -> bool {
    matches!(card, (Face::Escape | Face::Loot, _) | (Face::Tigress, Some(Role::Escape)))
}

fn is_monster(card: &Card) -> bool {
    matches!(card.0, Face::Kraken | Face::WhiteWhale)
}

fn number(card: &Card) -> Option<(Suit, u8)> {
    if let Face::Number(suit, rank) = card.0 { Some((suit, rank)) } else { None }
}

/// Whether a later card beats the best one so far.
fn beats(later: &Card, best: &Card) -> bool {
    match (later.0, best.0) {
        _ if is_escape(later) => false,
        _ if is_escape(best) => true,
        (Face::Number(suit, rank), Face::Number(best_suit, best_rank)) if suit == best_suit => {
            rank > best_rank
        }
        (Face::Number(suit, _), Face::Number(..)) => suit == Suit::Black,
        (Face::Number(..), _) => false,
        (_, Face::Number(..)) => true,
        (Face::Mermaid, _) => best.0 == Face::SkullKing,
        (Face::SkullKing, _) => best.0 != Face::Mermaid && best.0 != Face::SkullKing,
        _ => best.0 == Face::Mermaid,
    }
}

/// The places of a trick without monsters, one after the other against the best so far.
fn best_of(cards: &[Card], places: &[usize]) -> usize {
    let has = |face: Face| places.iter().copied().find(|place| cards[*place].0 == face);
    if let (Some(_), Some(mermaid)) = (has(Face::SkullKing), has(Face::Mermaid)) {
        return mermaid;
    }
    let mut best = places[0];
    for &place in &places[1..] {
        if beats(&cards[place], &cards[best]) {
            best = place;
        }
    }
    best
}

fn slow(options: &Options, cards: &[Card]) -> Verdict {
    let all: Vec<usize> = (0..cards.len()).collect();
    let plain: Vec<usize> = all.iter().copied().filter(|place| !is_monster(&cards[*place])).collect();
    let nobody = |leader| Verdict { winner: None, leader, bonus: 0, allies: Vec::new(), own_loot: false };
    match all.iter().rev().find(|place| is_monster(&cards[**place])) {
        None => taken(options, cards, best_of(cards, &all), true),
        Some(&kraken) if cards[kraken].0 == Face::Kraken => {
            nobody(slow_after_kraken(options, cards, &plain, kraken))
        }
        Some(&whale) => {
            let rank = |place: &usize| number(&cards[*place]).map_or(0, |(_, rank)| rank);
            let highest = plain.iter().map(rank).max().unwrap_or(0);
            if highest > 0 {
                let winner = *plain.iter().find(|place| rank(place) == highest).unwrap();
                return taken(options, cards, winner, false);
            }
            let others: Vec<usize> = all.iter().copied().filter(|place| *place != whale).collect();
            let as_escapes: Vec<Card> = cards
                .iter()
                .map(|card| if is_monster(card) { (Face::Escape, None) } else { *card })
                .collect();
            nobody(match options.leader_after_whale_of_specials {
                LeaderAfterWhaleOfSpecials::WouldHaveWon if !others.is_empty() => {
                    best_of(&as_escapes, &others)
                }
                _ => whale,
            })
        }
    }
}

fn slow_after_kraken(options: &Options, cards: &[Card], plain: &[usize], kraken: usize) -> usize {
    if options.leader_after_kraken == LeaderAfterKraken::LeftOfKraken {
        return if kraken + 1 == cards.len() { 0 } else { kraken + 1 };
    }
    let only_escapes = plain.len() + 1 == cards.len() && plain.iter().all(|place| is_escape(&cards[*place]));
    let to_kraken = options.leader_after_kraken_and_escapes == LeaderAfterKrakenAndEscapes::KrakenLeader;
    if kraken == 0 && only_escapes && to_kraken {
        return kraken;
    }
    match plain {
        // Nothing but monsters: the first one of them is an escape, unless the Kraken is alone.
        [] => 0,
        _ => best_of(cards, plain),
    }
}

fn taken(options: &Options, cards: &[Card], winner: usize, characters_count: bool) -> Verdict {
    let mut bonus = 0;
    let fourteens = options.fourteens == skull_king::options::Fourteens::TenAndTwenty;
    for card in cards {
        bonus += match number(card) {
            Some((Suit::Black, 14)) if fourteens => 20,
            Some((_, 14)) if fourteens => 10,
            _ => 0,
        };
    }
    if characters_count {
        bonus += character_bonus(options, cards, winner);
    }
    let loots = (0..cards.len()).filter(|place| cards[*place].0 == Face::Loot);
    let counts = characters_count || options.loot_under_whale;
    Verdict {
        winner: Some(winner),
        leader: winner,
        bonus,
        allies: loots.filter(|place| counts && *place != winner).collect(),
        own_loot: cards[winner].0 == Face::Loot,
    }
}

fn character_bonus(options: &Options, cards: &[Card], winner: usize) -> i16 {
    let count = |wanted: &dyn Fn(usize, &Card) -> bool| {
        let counted = cards.iter().enumerate().filter(|(place, card)| wanted(*place, card)).count();
        i16::try_from(counted).unwrap()
    };
    match cards[winner].0 {
        Face::SkullKing => {
            30 * count(&|place, card| {
                let counts = is_pirate(card) || options.scary_mary_always_pirate && card.0 == Face::Tigress;
                counts && (options.pirate_bonus == PirateBonus::AnyOrder || place < winner)
            })
        }
        Face::Mermaid => i16::from(options.mermaid_takes_king) * count(&|_, card| card.0 == Face::SkullKing),
        _ if is_pirate(&cards[winner]) => {
            i16::from(options.pirate_takes_mermaid) * count(&|_, card| card.0 == Face::Mermaid)
        }
        _ => 0,
    }
}

fn specials() -> Vec<Card> {
    let plain = [Face::Escape, Face::Loot, Face::Pirate(Crew::Rosie), Face::SkullKing, Face::Mermaid];
    let mut cards: Vec<Card> = plain.into_iter().map(|face| (face, None)).collect();
    cards.extend([Face::Kraken, Face::WhiteWhale].map(|face| (face, None)));
    cards.extend([Role::Pirate, Role::Escape].map(|role| (Face::Tigress, Some(role))));
    cards
}

/// The cards of an edition, each different one once, with how many of it are in the deck.
/// The pirates differ in nothing that a trick knows.
fn deck(options: &Options) -> Vec<(Card, usize)> {
    let rules = SkullKing::new(options.clone(), 4).unwrap();
    let mut deck: Vec<(Card, usize)> = Vec::new();
    for face in rules.deck().iter().map(|card| rules.face(card)) {
        let face = if matches!(face, Face::Pirate(_)) { Face::Pirate(Crew::Rosie) } else { face };
        match deck.iter_mut().find(|(card, _)| card.0 == face) {
            Some((_, count)) => *count += 1,
            None => deck.push(((face, None), 1)),
        }
    }
    deck
}

/// Every way to lay the card: the Tigress has two.
fn ways(card: Card) -> Vec<Card> {
    match card.0 {
        Face::Tigress => [Role::Pirate, Role::Escape].map(|role| (card.0, Some(role))).to_vec(),
        _ => vec![card],
    }
}

fn agree(options: &Options, cards: &[Card]) {
    assert_eq!(quick(options, cards), slow(options, cards), "{cards:?} with {options:?}");
}

/// Lays every card that is left on this trick, and goes on until four lie there. Counts the tricks of four.
fn all_from(options: &Options, deck: &mut [(Card, usize)], trick: &mut Vec<Card>) -> u64 {
    if trick.len() == 4 {
        return 1;
    }
    let mut tricks = 0;
    for idx in (0..deck.len()).filter(|idx| deck[*idx].1 > 0).collect::<Vec<_>>() {
        deck[idx].1 -= 1;
        for card in ways(deck[idx].0) {
            trick.push(card);
            agree(options, trick);
            tricks += all_from(options, deck, trick);
            trick.pop();
        }
        deck[idx].1 += 1;
    }
    tricks
}

/// The number of tricks is told by hand, so that the deck cannot shrink unseen.
fn all_tricks_agree(edition: &str, tricks: u64) {
    let options = edition::options(edition).unwrap();
    assert_eq!(all_from(&options, &mut deck(&options), &mut Vec::new()), tricks);
}

#[test]
fn all_tricks_of_up_to_four_cards_of_the_current_edition_agree() {
    all_tricks_agree("current", 13_412_152);
}

#[test]
fn all_tricks_of_up_to_four_cards_of_the_expanded_edition_agree() {
    all_tricks_agree("current-expanded", 16_299_358);
}

#[test]
fn all_tricks_of_up_to_four_cards_of_the_legendary_edition_agree() {
    all_tricks_agree("legendary", 15_297_878);
}

#[test]
fn all_tricks_of_up_to_four_cards_of_the_2018_edition_agree() {
    all_tricks_agree("beck-2018", 12_526_400);
}

#[test]
fn all_tricks_of_up_to_four_cards_of_the_schmidt_edition_agree() {
    all_tricks_agree("schmidt", 10_203_416);
}

fn any_card(rng: &mut GameRng) -> Card {
    // Special cards are as common as numbers, so that they meet.
    if rng.below(2) == 0 {
        return *rng.pick(&specials());
    }
    let rank = u8::try_from(1 + rng.below(14)).unwrap();
    (Face::Number(*rng.pick(&Suit::ALL), rank), None)
}

/// An edition with the policies of tricks chosen at random.
fn any_options(rng: &mut GameRng) -> Options {
    let (_, mut options) = rng.pick(&edition::editions()).clone();
    options.leader_after_kraken = *rng.pick(LeaderAfterKraken::ALL);
    options.leader_after_kraken_and_escapes = *rng.pick(LeaderAfterKrakenAndEscapes::ALL);
    options.leader_after_whale_of_specials = *rng.pick(LeaderAfterWhaleOfSpecials::ALL);
    options.pirate_bonus = *rng.pick(PirateBonus::ALL);
    options.scary_mary_always_pirate = rng.below(2) == 0;
    options.loot_under_whale = rng.below(2) == 0;
    options
}

#[test]
fn larger_tricks_with_any_policies_go_where_a_second_referee_says() {
    let mut rng = GameRng::from_number(17);
    for _ in 0..3_000 {
        let options = any_options(&mut rng);
        for _ in 0..40 {
            let len = 1 + rng.index(8);
            let trick: Vec<Card> = (0..len).map(|_| any_card(&mut rng)).collect();
            agree(&options, &trick);
        }
    }
}

#[test]
fn two_monsters_alone_leave_the_lead_to_the_weak_one() {
    // SK-12.2 and SK-12.1, by hand, so that not both referees are wrong together.
    let options = edition::options("current-expanded").unwrap();
    let (kraken, whale) = ((Face::Kraken, None), (Face::WhiteWhale, None));
    assert_eq!(quick(&options, &[whale, kraken]).leader, 0);
    assert_eq!(quick(&options, &[kraken, whale]).leader, 1, "the White Whale's player leads");
    assert_eq!(quick(&options, &[kraken, kraken]).leader, 0, "the first Kraken is an escape");
    let four = (Face::Number(Suit::Green, 4), None);
    assert_eq!(quick(&options, &[whale, kraken, whale, four]).winner, Some(3), "the last White Whale works");
}
