//! How messages become sentences.

use engine::{Arg, Message, Seat};
use wordbook::wordbook;
use words::{Cast, LANGUAGES, MIRRORED, PSEUDO, Unsaid, Words, direction, known_locale, locales};

const CATALOGUE: &str = wordbook!(
    source r"
bids = { $who-you ->
    [yes] You bid { $count } { $count ->
        [one] card
       *[other] cards
    }.
   *[no] { $who } bids { $count } { $count ->
        [one] card
       *[other] cards
    }.
 }
rose = rose
shows = { $who } shows a { $card }.
greets = Ahoy, { $text }!
"
);

fn words() -> Words {
    Words::new("en", [CATALOGUE])
}

fn names() -> Vec<String> {
    vec!["Anna".to_owned(), "Bo".to_owned()]
}

fn bid(seat: Seat, count: u8) -> Message {
    Message::new("bids").with("who", seat).with("count", count)
}

#[test]
fn a_seat_is_called_by_its_name_and_the_reader_is_you() {
    let names = names();
    let cast = Cast { names: &names, you: Some(Seat::new(0)) };
    assert_eq!(words().say(&bid(Seat::new(0), 2), &cast), "You bid 2 cards.");
    assert_eq!(words().say(&bid(Seat::new(1), 2), &cast), "Bo bids 2 cards.");
    let spectator = Cast { names: &names, you: None };
    assert_eq!(words().say(&bid(Seat::new(0), 2), &spectator), "Anna bids 2 cards.");
}

#[test]
fn a_number_chooses_the_plural() {
    let names = names();
    let cast = Cast { names: &names, you: None };
    assert_eq!(words().say(&bid(Seat::new(1), 1), &cast), "Bo bids 1 card.");
    assert_eq!(words().say(&bid(Seat::new(1), 0), &cast), "Bo bids 0 cards.");
}

#[test]
fn a_message_within_a_message_is_said_first() {
    let names = names();
    let message = Message::new("shows").with("who", Seat::new(1)).with("card", Message::new("rose"));
    assert_eq!(words().say(&message, &Cast { names: &names, you: None }), "Bo shows a rose.");
}

#[test]
fn several_messages_in_a_row_are_one() {
    let said = |items: usize| {
        let items = (0..items).map(|_| Message::new("rose")).collect::<Vec<_>>();
        Message::list(items).map(|list| words().say(&list, &Cast::NOBODY))
    };
    assert_eq!(said(0), None);
    assert_eq!(said(1).as_deref(), Some("rose"));
    assert_eq!(said(2).as_deref(), Some("rose and rose"));
    assert_eq!(said(4).as_deref(), Some("rose, rose, rose and rose"));
}

#[test]
fn names_in_a_row_are_joined_as_each_language_joins_them() {
    let said = |locale, names: &[&str]| {
        let names = Arg::list(names.iter().map(|name| (*name).to_owned()));
        Words::new(locale, [])
            .label_with("web-rejoin-with", [("game", Arg::from("Skull".to_owned())), ("with", names)])
    };
    let three = ["Anne", "Ben", "Cara"];
    assert!(said("en", &three).contains("Anne, Ben and Cara"));
    assert!(said("de", &three).contains("Anne, Ben und Cara"));
    assert!(said("fr", &three).contains("Anne, Ben et Cara"));
    assert!(said("es", &three).contains("Anne, Ben y Cara"));
    assert!(said("es", &["Anne", "Inés"]).contains("Anne e Inés"));
    assert!(said("fr", &["Anne", "Inès"]).contains("Anne et Inès"));
}

#[test]
fn no_invisible_marks_surround_what_is_filled_in() {
    let said = words().label_with("greets", [("text", Arg::Text("Anna".to_owned()))]);
    assert_eq!(said, "Ahoy, Anna!");
}

#[test]
fn typed_words_cannot_steer_a_terminal_or_turn_the_text() {
    let sly = "A\u{1b}[2Jn\nna\u{202e}\u{2066}".to_owned();
    assert_eq!(words().label_with("greets", [("text", Arg::Text(sly.clone()))]), "Ahoy, A[2Jnna!");
    let names = [sly];
    let message = Message::new("shows").with("who", Seat::new(0)).with("card", Message::new("rose"));
    assert_eq!(words().say(&message, &Cast { names: &names, you: None }), "A[2Jnna shows a rose.");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    assert_eq!(words().say(&bid(Seat::new(2), 3), &Cast::NOBODY), "Seat 3 bids 3 cards.");
    let names = [String::new()];
    assert_eq!(
        words().say(&bid(Seat::new(0), 3), &Cast { names: &names, you: None }),
        "Seat 1 bids 3 cards."
    );
}

#[test]
fn a_missing_sentence_is_said_by_its_key_and_found_by_the_strict_way() {
    let message = Message::new("nowhere");
    assert_eq!(words().say(&message, &Cast::NOBODY), "nowhere");
    assert!(!words().has("nowhere"));
    assert!(words().has("rose"));
    let unsaid = words().try_say(&message, &Cast::NOBODY).unwrap_err();
    assert_eq!(unsaid[0].key, "nowhere");
    let within = Message::new("shows").with("who", Seat::new(1)).with("card", Message::new("nowhere"));
    assert!(words().try_say(&within, &Cast::NOBODY).is_err());
}

#[test]
fn a_missing_argument_is_found_by_the_strict_way() {
    let message = Message::new("shows").with("who", Seat::new(0));
    let Err(unsaid) = words().try_say(&message, &Cast::NOBODY) else { panic!("the card is missing") };
    let Unsaid { key, problem } = &unsaid[0];
    assert_eq!(key, "shows");
    assert!(problem.contains("card"), "{problem}");
}

/// A catalogue of choices.
const CHOICES: &str = wordbook!(
    source r#"
few = { $n ->
    [0] none
    [1] a single one
    [one] one
   *[other] { $n }
 } left
goes = It goes{ $where ->
    [up] {" "}up
   *[no] {""}
 }
poem =
    Rose
    { $n }
"#
);

#[test]
fn a_choice_knows_numbers_before_plurals_and_words_are_no_numbers() {
    let few = |n: Arg| Words::of("en", [CHOICES]).label_with("few", [("n", n)]);
    assert_eq!(few(Arg::Number(0)), "none left");
    assert_eq!(few(Arg::Number(1)), "a single one left");
    assert_eq!(few(Arg::Number(-1)), "one left");
    assert_eq!(few(Arg::Number(2)), "2 left");
    assert_eq!(few(Arg::Text("0".to_owned())), "0 left");
    assert_eq!(few(Arg::Text("one".to_owned())), "one left");
}

#[test]
fn literals_keep_spaces_and_lines_stay_lines() {
    let words = Words::of("en", [CHOICES]);
    assert_eq!(words.label_with("goes", [("where", Arg::Text("up".to_owned()))]), "It goes up");
    assert_eq!(words.label_with("goes", [("where", Arg::Number(1))]), "It goes");
    assert_eq!(words.label_with("poem", [("n", Arg::Number(7))]), "Rose\n7");
}

#[test]
fn a_missing_argument_is_shown_by_its_name_and_a_choice_takes_its_default() {
    let words = Words::of("en", [CHOICES]);
    assert_eq!(words.label("few"), "{$n} left");
    let unsaid = words.try_say(&Message::new("few"), &Cast::NOBODY).unwrap_err();
    assert_eq!(unsaid.len(), 2, "once for the choice and once for the gap: {unsaid:?}");
}

#[test]
fn a_broken_wordbook_spoils_only_its_own_lines() {
    let words = Words::of("en", ["this is no sentence\nrose = tulip\nrose=rose\n=\n"]);
    assert_eq!(words.label("rose"), "rose");
    assert_eq!(words.problems().len(), 3, "{:?}", words.problems());
}

#[test]
fn of_two_sentences_with_one_key_the_first_is_said_and_the_second_is_a_problem() {
    let words = Words::of("en", [wordbook!(source "rose = rose"), wordbook!(source "rose = tulip")]);
    assert_eq!(words.label("rose"), "rose");
    assert_eq!(words.problems(), ["the sentence rose is given twice"]);
}

#[test]
fn what_is_learned_later_is_said_in_place_of_what_was_said_before() {
    let mut words = words();
    words.learn(wordbook!(source "rose = tulip"));
    assert_eq!(words.label("rose"), "tulip");
    assert_eq!(words.problems(), [""; 0]);
}

#[test]
fn a_wordbook_has_its_keys_in_order() {
    assert_eq!(words::keys(CATALOGUE).collect::<Vec<_>>(), ["bids", "rose", "shows", "greets"]);
}

#[test]
fn our_own_wordbooks_are_sound_in_every_language() {
    for locale in locales() {
        assert_eq!(Words::new(locale, []).problems(), [""; 0], "{locale}");
    }
}

#[test]
fn every_language_speaks_for_itself_and_has_a_name_of_its_own() {
    let said: Vec<String> = locales().map(|locale| Words::new(locale, []).label("list-and")).collect();
    for (place, language) in LANGUAGES.iter().enumerate() {
        assert!(!said[..place].contains(&said[place]), "{} says {}", language.name, said[place]);
        assert!(!language.name.is_empty() && known_locale(language.code) == Some(language.code));
    }
}

#[test]
fn a_language_is_known_by_whatever_a_system_calls_it() {
    for (called, known) in [
        ("de", Some("de")),
        ("de_DE.UTF-8", Some("de")),
        ("fr-CA", Some("fr")),
        ("ES", Some("es")),
        ("es@euro", Some("es")),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("den", None),
        ("", None),
    ] {
        assert_eq!(known_locale(called), known, "{called}");
    }
}

#[test]
fn an_unknown_language_is_english() {
    assert_eq!(Words::new("tlh", []).label("bot-random"), Words::new("en", []).label("bot-random"));
    assert_eq!(Words::new("en_GB.UTF-8", []).label("bot-random"), Words::new("en", []).label("bot-random"));
}

#[test]
fn the_pseudo_language_is_accented_and_a_third_longer_but_leaves_names_alone() {
    let plain = Words::new("en", [CATALOGUE]);
    let pseudo = Words::new(PSEUDO, [CATALOGUE]);
    let names = names();
    let cast = Cast { names: &names, you: None };
    let said = pseudo.say(&bid(Seat::new(0), 2), &cast);
    assert_eq!(said, "Anna bíídš 2 çáárdš.");
    let long = "options-malformed";
    let (short, long) = (plain.label(long).chars().count(), pseudo.label(long).chars().count());
    assert!(long * 10 >= short * 12, "{short} letters became only {long}");
}

#[test]
fn the_mirrored_language_turns_every_word_round_and_leaves_names_and_numbers_alone() {
    let mirrored = Words::new(MIRRORED, [CATALOGUE]);
    let names = names();
    let said = mirrored.say(&bid(Seat::new(0), 2), &Cast { names: &names, you: None });
    assert_eq!(said, "Anna \u{202e}bids\u{202c} 2 \u{202e}cards\u{202c}.");
    assert_eq!(direction(MIRRORED), "rtl");
    assert!(locales().all(|locale| direction(locale) == "ltr"));
}
