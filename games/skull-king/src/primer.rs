//! The rules of one table of Skull King in words: of its own deck, bonuses, powers and scoring, and no others.
//! The sentences are in `messages/en.ftl`.

use std::collections::BTreeMap;

use engine::Message;
use hosting::RuleSection;

use crate::naming::{face_name, face_word, message, of_trump, suit_name};
use crate::options::{
    EscapeThenCharacter, Fourteens, GhostLead, LeaderAfterKraken, LeaderAfterKrakenAndEscapes,
    LeaderAfterWhaleOfSpecials, Options, PirateBonus, PowersAfterLastTrick, Scoring, SuitAfterCharacterLed,
    SuitAfterKrakenLed, TieBreak, ZeroBid,
};
use crate::{Crew, Face, SkullKing, Suit};

/// Everything somebody needs to play at this table.
pub(crate) fn sections(game: &SkullKing) -> Vec<RuleSection> {
    let options = game.options();
    let sections = [
        Some(aim(game)),
        Some(deck(game)),
        Some(tricks(options)),
        Some(ranks(options)),
        deep(options),
        Some(points(options)),
        Some(bonuses(game)),
        powers(options),
        ghost(game),
    ];
    sections.into_iter().flatten().collect()
}

/// What a card says of itself.
pub(crate) fn card_text(options: &Options, face: Face) -> Message {
    let word = match face {
        Face::Number(suit, number) => return number_text(options, suit, number),
        Face::Tigress => "tigress",
        Face::Pirate(crew) if !options.has_power(crew) => "pirate",
        Face::Pirate(Crew::Bahij) => "bahij",
        _ => face_word(options, face),
    };
    message(format!("skull-king-text-{word}")).with("mermaids", u8::from(options.mermaids))
}

fn number_text(options: &Options, suit: Suit, number: u8) -> Message {
    let is_black = suit == Suit::Black;
    let bonus = match number {
        14 if pays_fourteens(options) => 10 + 10 * u8::from(is_black),
        _ => 0,
    };
    let key = if is_black { "skull-king-text-black" } else { "skull-king-text-number" };
    Message::new(key).with("bonus", bonus).with("always", u8::from(options.bonus_on_missed_bid))
}

/// A sentence that names mermaids only where there are any.
fn with_mermaids(options: &Options, key: &'static str) -> Message {
    Message::new(key).with("mermaids", u8::from(options.mermaids))
}

/// The sentences whose condition holds.
fn those(sentences: impl IntoIterator<Item = (bool, Message)>) -> Vec<Message> {
    sentences.into_iter().filter(|(holds, _)| *holds).map(|(_, message)| message).collect()
}

fn aim(game: &SkullKing) -> RuleSection {
    let winning = match game.options().tie_break {
        TieBreak::Shared => "skull-king-rules-winning-shared",
        TieBreak::OneMoreRound => "skull-king-rules-winning-one-more-round",
    };
    RuleSection::new("skull-king-rules-aim")
        .say("skull-king-rules-aim-text")
        .tell(rounds(game.rounds()))
        .say(winning)
}

/// The schedule in words: all rounds alike, each longer by a card, or one by one.
fn rounds(cards: &[u8]) -> Message {
    let (from, to) = (cards.first().copied().unwrap_or(1), cards.last().copied().unwrap_or(1));
    let told = |key| Message::new(key).with("rounds", cards.len()).with("from", from).with("to", to);
    if cards.windows(2).all(|pair| pair[0] == pair[1]) {
        told("skull-king-rules-rounds-alike")
    } else if cards.windows(2).all(|pair| pair[0] + 1 == pair[1]) {
        told("skull-king-rules-rounds-rising")
    } else {
        let list: Vec<String> = cards.iter().map(u8::to_string).collect();
        told("skull-king-rules-rounds-listed").with("list", list.join(", "))
    }
}

fn deck(game: &SkullKing) -> RuleSection {
    let options = game.options();
    let suits = of_trump(options, "skull-king-rules-suits")
        .with("one", suit_name(options, Suit::Green))
        .with("two", suit_name(options, Suit::Yellow))
        .with("three", suit_name(options, Suit::Purple))
        .with("four", suit_name(options, Suit::Black))
        .with("highest", options.highest_number);
    RuleSection::new("skull-king-rules-deck")
        .tell(Message::new("skull-king-rules-deck-text").with("cards", game.deck().len()))
        .list([suits].into_iter().chain(extra_numbers(game)).chain(specials(game)))
}

/// Numbers that are in the deck more than once.
fn extra_numbers(game: &SkullKing) -> impl Iterator<Item = Message> {
    let is_number = |face: &&Face| matches!(face, Face::Number(..));
    let name = |face: &Face| face_name(game.options(), *face, None);
    let extras = game.options().replacements.iter().filter(is_number);
    extras.map(move |face| Message::new("skull-king-rules-extra").with("card", name(face)))
}

/// Each kind of special card: how many there are, and what it does.
fn specials(game: &SkullKing) -> Vec<Message> {
    let options = game.options();
    let mut kinds: BTreeMap<Face, u8> = BTreeMap::new();
    for face in game.deck().iter().map(|card| game.face(card)) {
        // Without names all pirates are alike.
        let is_nameless = face_word(options, face) == "pirate";
        *kinds.entry(if is_nameless { Face::Pirate(Crew::Nameless) } else { face }).or_default() += 1;
    }
    kinds.retain(|face, _| !matches!(face, Face::Number(..)));
    let kind = |(face, count): (&Face, &u8)| {
        let (name, text) = (face_name(options, *face, None), card_text(options, *face));
        Message::new("skull-king-rules-card").with("count", *count).with("card", name).with("text", text)
    };
    kinds.iter().map(kind).collect()
}

fn tricks(options: &Options) -> RuleSection {
    let after_character = match options.suit_after_character_led {
        SuitAfterCharacterLed::None => "skull-king-rules-character-led-free",
        SuitAfterCharacterLed::NextSuitCard => "skull-king-rules-character-led-next",
    };
    let after_escape = match options.escape_then_character {
        EscapeThenCharacter::NoSuit => "skull-king-rules-escape-character-free",
        EscapeThenCharacter::NextSuitCard => "skull-king-rules-escape-character-next",
    };
    let after_kraken = match options.suit_after_kraken_led {
        SuitAfterKrakenLed::None => "skull-king-rules-kraken-led-free",
        SuitAfterKrakenLed::NextCard => "skull-king-rules-kraken-led-next",
    };
    RuleSection::new("skull-king-rules-tricks")
        .say("skull-king-rules-follow")
        .say("skull-king-rules-lead")
        .list(those([
            (true, Message::new("skull-king-rules-escape-led")),
            (true, with_mermaids(options, after_character)),
            (true, with_mermaids(options, after_escape)),
            (options.kraken, Message::new(after_kraken)),
            (options.white_whale, Message::new("skull-king-rules-whale-led")),
        ]))
}

fn ranks(options: &Options) -> RuleSection {
    RuleSection::new("skull-king-rules-ranks").list([
        of_trump(options, "skull-king-rules-numbers"),
        with_mermaids(options, "skull-king-rules-characters"),
        with_mermaids(options, "skull-king-rules-several"),
        Message::new("skull-king-rules-escapes"),
    ])
}

/// What the Kraken and the White Whale do to a trick.
fn deep(options: &Options) -> Option<RuleSection> {
    let after_kraken = match options.leader_after_kraken {
        LeaderAfterKraken::WouldHaveWon => "skull-king-rules-kraken-leader-would-have-won",
        LeaderAfterKraken::LeftOfKraken => "skull-king-rules-kraken-leader-left",
    };
    let after_whale = match options.leader_after_whale_of_specials {
        LeaderAfterWhaleOfSpecials::Whale => "skull-king-rules-whale-leader-whale",
        LeaderAfterWhaleOfSpecials::WouldHaveWon => "skull-king-rules-whale-leader-would-have-won",
    };
    let (kraken, whale) = (options.kraken, options.white_whale);
    let keeps_lead = options.leader_after_kraken == LeaderAfterKraken::WouldHaveWon
        && options.leader_after_kraken_and_escapes == LeaderAfterKrakenAndEscapes::KrakenLeader;
    let rules = those([
        (kraken, Message::new(after_kraken)),
        (kraken && keeps_lead, Message::new("skull-king-rules-kraken-and-escapes")),
        (whale, of_trump(options, "skull-king-rules-whale")),
        (whale, Message::new(after_whale)),
        (kraken && whale, Message::new("skull-king-rules-kraken-and-whale")),
    ]);
    (kraken || whale).then(|| RuleSection::new("skull-king-rules-deep").list(rules))
}

fn points(options: &Options) -> RuleSection {
    let section = RuleSection::new("skull-king-rules-points");
    match options.scoring {
        Scoring::Classic => section.say("skull-king-rules-classic").tell(zero(options)),
        Scoring::Rascal => section.say("skull-king-rules-shared-stakes"),
        Scoring::RascalWithCannon => {
            section.say("skull-king-rules-shared-stakes").say("skull-king-rules-cannon")
        }
    }
}

fn zero(options: &Options) -> Message {
    Message::new(match options.zero_bid {
        ZeroBid::CardsDealt => "skull-king-rules-zero-cards-dealt",
        ZeroBid::RoundNumber => "skull-king-rules-zero-round-number",
    })
}

fn bonuses(game: &SkullKing) -> RuleSection {
    let options = game.options();
    let counted = match (options.bonus_on_missed_bid, options.scoring) {
        (true, _) => "skull-king-rules-bonus-always",
        (false, Scoring::Classic) => "skull-king-rules-bonus-met",
        (false, Scoring::Rascal) => "skull-king-rules-bonus-half",
        (false, Scoring::RascalWithCannon) => "skull-king-rules-bonus-cannon",
    };
    let captures = captures(options).into_iter().chain(loot(game));
    RuleSection::new("skull-king-rules-bonuses").say(counted).list(captures)
}

fn pays_fourteens(options: &Options) -> bool {
    options.fourteens == Fourteens::TenAndTwenty && options.highest_number == 14
}

fn captures(options: &Options) -> Vec<Message> {
    let pirates = match options.pirate_bonus {
        PirateBonus::AnyOrder => "skull-king-rules-pirates-any-order",
        PirateBonus::BeforeKing => "skull-king-rules-pirates-before-king",
    };
    let under_whale = if pays_fourteens(options) {
        "skull-king-rules-whale-fourteens"
    } else {
        "skull-king-rules-whale-no-bonus"
    };
    let tigress = face_name(options, Face::Tigress, None);
    let worth = |key, points: u8| Message::new(key).with("points", points);
    those([
        (pays_fourteens(options), Message::new("skull-king-rules-fourteens")),
        (true, Message::new(pirates)),
        (
            options.scary_mary_always_pirate,
            Message::new("skull-king-rules-fled-pirate").with("card", tigress),
        ),
        (
            options.mermaids && options.mermaid_takes_king > 0,
            worth("skull-king-rules-mermaid-takes-king", options.mermaid_takes_king),
        ),
        (
            options.mermaids && options.pirate_takes_mermaid > 0,
            worth("skull-king-rules-pirate-takes-mermaid", options.pirate_takes_mermaid),
        ),
        (options.white_whale, Message::new(under_whale)),
    ])
}

/// What loot pays; at a table with Graybeard's ghost there is none.
fn loot(game: &SkullKing) -> Vec<Message> {
    let options = game.options();
    if !game.deck().iter().any(|card| game.face(card) == Face::Loot) {
        return Vec::new();
    }
    let own = Message::new("skull-king-rules-own-loot").with("points", options.own_loot);
    those([
        (true, Message::new("skull-king-rules-loot")),
        (options.own_loot > 0, own),
        (options.white_whale && options.loot_under_whale, Message::new("skull-king-rules-loot-under-whale")),
    ])
}

fn powers(options: &Options) -> Option<RuleSection> {
    let wager = if options.rascal_may_decline {
        "skull-king-rules-wager-or-nothing"
    } else {
        "skull-king-rules-wager"
    };
    let has_any = Crew::NAMED.into_iter().any(|crew| options.has_power(crew));
    has_any.then(|| {
        RuleSection::new("skull-king-rules-powers").say("skull-king-rules-powers-text").list(those([
            (options.power_rascal, Message::new(wager)),
            (options.white_whale, Message::new("skull-king-rules-whale-no-power")),
            (true, Message::new(last_powers(options))),
        ]))
    })
}

/// Which powers that there are still work after the last trick of a round.
fn last_powers(options: &Options) -> &'static str {
    let policy = options.powers_after_last_trick;
    let harry = options.power_harry && policy != PowersAfterLastTrick::None;
    let rascal = options.power_rascal && policy == PowersAfterLastTrick::HarryAndRascal;
    match (harry, rascal) {
        (true, true) => "skull-king-rules-last-harry-and-rascal",
        (true, false) => "skull-king-rules-last-harry",
        (false, true) => "skull-king-rules-last-rascal",
        (false, false) => "skull-king-rules-last-none",
    }
}

fn ghost(game: &SkullKing) -> Option<RuleSection> {
    let options = game.options();
    let lead = match options.ghost_lead {
        GhostLead::Ghost => "skull-king-rules-ghost-leads",
        GhostLead::PreviousLeader => "skull-king-rules-ghost-previous-leader",
    };
    let flees =
        Message::new("skull-king-rules-ghost-flees").with("card", face_name(options, Face::Tigress, None));
    game.has_ghost().then(|| {
        RuleSection::new("skull-king-rules-ghost")
            .say("skull-king-rules-ghost-text")
            .list([Message::new(lead), flees])
    })
}
