//! What players and bots are called. A name is a label for people; nothing is ever found by it.

use engine::{Message, Seat};

/// The bots' names, by seat. Each begins with another letter.
const BOT_NAMES: [&str; 8] = [
    "Barnacle Bess",
    "One-Eyed Olaf",
    "Captain Crumb",
    "Mad Mabel",
    "Quiet Quill",
    "Rum Rufus",
    "Peg Percy",
    "Tidewater Tom",
];

/// A name typed in, made fit to be shown; `chars_max` is [`crate::Limits::name_max`].
///
/// # Errors
/// If nothing is left of it, or it is too long.
pub fn clean(typed: &str, chars_max: usize) -> Result<String, Message> {
    cleaned(typed, chars_max, "room-name-empty", "room-name-too-long")
}

/// Something said in somebody's own words, made fit to be shown.
///
/// # Errors
/// If nothing is left of it, or it is too long.
pub(crate) fn clean_text(typed: &str, chars_max: usize) -> Result<String, Message> {
    cleaned(typed, chars_max, "room-text-empty", "room-text-too-long")
}

fn cleaned(
    typed: &str,
    chars_max: usize,
    empty: &'static str,
    too_long: &'static str,
) -> Result<String, Message> {
    let visible = without_heaps(&without_lone_marks(&visible(typed)));
    let clean = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if clean.is_empty() {
        return Err(Message::new(empty));
    }
    if clean.chars().count() > chars_max {
        return Err(Message::new(too_long).with("max", chars_max));
    }
    Ok(clean)
}

/// The name, with a number behind it if somebody is called so already.
pub(crate) fn distinct<'a>(name: &str, taken: impl Iterator<Item = &'a str>, chars_max: usize) -> String {
    let taken: Vec<String> = taken.flat_map(folded).collect();
    let is_free = |candidate: &String| folded(candidate).iter().all(|name| !taken.contains(name));
    let numbered = (2u32..).map(|number| with_number(name, number, chars_max));
    std::iter::once(name.to_owned()).chain(numbered).find(is_free).expect("numbers do not run out")
}

/// What the bot in this seat is called, given the names of the people.
pub(crate) fn of_bot<'a>(seat: Seat, people: impl Iterator<Item = &'a str>) -> String {
    distinct(BOT_NAMES[seat.idx()], people, usize::MAX)
}

fn with_number(name: &str, number: u32, chars_max: usize) -> String {
    let suffix = format!(" {number}");
    let room = chars_max.saturating_sub(suffix.chars().count());
    let stem: String = name.chars().take(room).collect();
    // What joined the last picture to one that is cut off joins nothing any more.
    format!("{}{suffix}", visible(&stem).trim_end())
}

/// Names that look the same to a hurried eye are the same, also when they are written in letters of other alphabets.
/// Large and small letters look like different ones, so that both are tried.
#[cfg(feature = "company")]
fn folded(name: &str) -> [String; 2] {
    let name: String = name.chars().filter(|c| !c.is_whitespace()).collect();
    [&name, &name.to_lowercase()]
        .map(|name| unicode_security::skeleton(name).collect::<String>().to_lowercase())
}

/// At a table inside a browser sits one person alone: plain letters will do, and no visit fetches the table of all others.
#[cfg(not(feature = "company"))]
fn folded(name: &str) -> [String; 1] {
    [name.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect()]
}

/// What shows of a text. What joins two pictures into one shows by that, and stays; so does what makes a flag of one.
fn visible(typed: &str) -> String {
    let (mut shown, mut rest) = (String::new(), typed);
    while let Some(c) = rest.chars().next() {
        if let Some(flag) = FLAGS.iter().find(|flag| rest.starts_with(**flag)) {
            shown.push_str(flag);
            rest = &rest[flag.len()..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        let c = if c.is_whitespace() { ' ' } else { c };
        let joins = c == JOINER
            && ends_with_picture(&shown)
            && rest.starts_with(|next| is_picture(next) && shows(&next));
        if joins || shows(&c) {
            shown.push(c);
        }
    }
    shown
}

/// The flags of England, Scotland and Wales, the only ones that are written with letters which nobody sees.
const FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

const JOINER: char = '\u{200d}';

/// Pictures, arrows and signs.
const fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Whether a picture is last, be it one by the mark that makes a picture of a sign.
fn ends_with_picture(text: &str) -> bool {
    text.strip_suffix('\u{fe0f}').unwrap_or(text).ends_with(is_picture)
}

/// Marks that stand over a letter have none at the beginning of a word: alone they would be a name that nobody sees, or
/// stand over what is written before it.
fn without_lone_marks(text: &str) -> String {
    let words = text.split(' ').map(|word| word.trim_start_matches(is_mark));
    words.collect::<Vec<_>>().join(" ")
}

/// The most marks that a letter carries: no alphabet needs more, and a heap of them covers the lines above.
const MARKS_MAX: usize = 4;

fn without_heaps(text: &str) -> String {
    let mut n_marks = 0;
    let is_kept = |c: &char| {
        n_marks = if is_mark(*c) { n_marks + 1 } else { 0 };
        n_marks <= MARKS_MAX
    };
    text.chars().filter(is_kept).collect()
}

/// Whether a character only stands over, under or around another.
#[cfg(feature = "company")]
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Those of them that belong to no alphabet alone; the others would be another table to fetch.
#[cfg(not(feature = "company"))]
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | '\u{3099}'..='\u{309a}')
}

/// Controls, invisible characters and those that turn the writing direction could fake somebody else's line.
fn shows(c: &char) -> bool {
    let invisible = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}'
        | '\u{2800}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !invisible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_its_spaces_are_single() {
        assert_eq!(clean("  Anne \t  Bonny\n", 24).unwrap(), "Anne Bonny");
    }

    #[test]
    fn what_joins_pictures_stays_and_joins_nothing_else() {
        let flag = "\u{1f3f4}\u{200d}\u{2620}\u{fe0f}";
        let cook = "\u{1f469}\u{1f3fd}\u{200d}\u{1f373}";
        for joined in [flag, cook, "\u{2764}\u{fe0f}\u{200d}\u{1f525}"] {
            assert_eq!(clean(joined, 24).unwrap(), joined);
        }
        assert_eq!(clean("A\u{200d}n\u{200d}\u{1f373}ne", 24).unwrap(), "An\u{1f373}ne");
        assert_eq!(clean("\u{1f373}\u{200d}\u{2800}A", 24).unwrap(), "\u{1f373}A");
        assert_eq!(clean("A\u{fe0f}\u{200d}\u{1f373}", 24).unwrap(), "A\u{fe0f}\u{1f373}");
        let twice = clean("\u{1f373}\u{200d}\u{200d}\u{1f373}\u{200d}", 24).unwrap();
        assert_eq!(twice, "\u{1f373}\u{200d}\u{1f373}");
        assert_eq!(distinct(&twice, ["\u{1f373}\u{1f373}"].into_iter(), 24), format!("{twice} 2"));
    }

    #[test]
    fn pictures_that_several_characters_make_are_said_as_they_were_typed() {
        let (family, thumb) = ("\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}", "\u{1f44d}\u{1f3fd}");
        let (flag, key) = ("\u{1f1e9}\u{1f1ea}", "1\u{fe0f}\u{20e3}");
        for said in [family, thumb, flag, key, FLAGS[0], FLAGS[1], FLAGS[2]] {
            assert_eq!(clean_text(said, 140).unwrap(), said);
            let among = format!("Well {said}{said} played");
            assert_eq!(clean_text(&among, 140).unwrap(), among);
        }
    }

    #[test]
    fn letters_that_nobody_sees_say_nothing_beside_a_flag() {
        let flag = "\u{1f3f4}\u{e0067}\u{e0062}";
        assert_eq!(clean_text(&format!("{flag}\u{e0061}\u{e007f}A"), 140).unwrap(), "\u{1f3f4}A");
        assert_eq!(clean(FLAGS[1], 24).unwrap(), FLAGS[1]);
        assert_eq!(distinct(FLAGS[1], ["\u{1f3f4}"].into_iter(), 24), format!("{} 2", FLAGS[1]));
    }

    #[test]
    fn no_half_of_a_picture_is_left_where_a_name_is_cut_for_its_number() {
        let cook = "\u{1f469}\u{200d}\u{1f373}";
        let name = format!("{}{cook}", "x".repeat(20));
        assert_eq!(
            distinct(&name, [name.as_str()].into_iter(), 23),
            format!("{}\u{1f469} 2", "x".repeat(20))
        );
    }

    #[test]
    fn invisible_and_direction_characters_are_taken_out_of_a_name() {
        assert_eq!(clean("A\u{202e}n\u{200b}n\u{0}e\u{2066}", 24).unwrap(), "Anne");
    }

    #[test]
    fn a_name_is_not_made_of_what_nobody_sees() {
        for nothing in ["\u{2800}", "\u{301}", " \u{20dd}\u{fe0f} \u{2800}"] {
            assert_eq!(
                clean(nothing, 24).map_err(|why| why.key.to_string()),
                Err("room-name-empty".to_owned())
            );
        }
        assert_eq!(clean("A\u{301}nne \u{308}B", 24).unwrap(), "A\u{301}nne B");
    }

    #[test]
    fn an_empty_or_overlong_name_is_refused() {
        assert_eq!(clean(" \u{200b} ", 24).unwrap_err().key, "room-name-empty");
        assert_eq!(clean(&"x".repeat(25), 24).unwrap_err().key, "room-name-too-long");
        assert_eq!(clean(&"ö".repeat(24), 24).unwrap().chars().count(), 24);
    }

    #[test]
    fn the_second_of_a_name_gets_a_number_whatever_its_case() {
        assert_eq!(distinct("anne", ["Anne"].into_iter(), 24), "anne 2");
        assert_eq!(distinct("Anne", ["ANNE", "anne 2"].into_iter(), 24), "Anne 3");
        let long = "x".repeat(24);
        assert_eq!(distinct(&long, [long.as_str()].into_iter(), 24), format!("{} 2", "x".repeat(22)));
    }

    #[test]
    fn a_letter_carries_no_heap_of_marks() {
        let heap = format!("A{}nne", "\u{301}".repeat(23));
        assert_eq!(clean(&heap, 24).unwrap(), "A\u{301}\u{301}\u{301}\u{301}nne");
        for mark in ["\u{e47}", "\u{64b}", "\u{5b4}"] {
            let heap = clean(&format!("A{}", mark.repeat(20)), 24).unwrap();
            assert_eq!(heap.chars().count(), 5, "of any alphabet: {mark:?}");
        }
        assert_eq!(clean("Nguye\u{302}\u{303}n", 24).unwrap(), "Nguye\u{302}\u{303}n");
    }

    #[cfg(feature = "company")]
    #[test]
    fn a_name_in_letters_of_another_alphabet_is_the_name_it_looks_like() {
        let anna_in_cyrillic = "\u{410}nn\u{430}";
        assert_eq!(distinct(anna_in_cyrillic, ["Anna"].into_iter(), 24), format!("{anna_in_cyrillic} 2"));
        let capitals = [
            ("Вo", "Bo"),
            ("Нanna", "Hanna"),
            ("Тom", "Tom"),
            ("Мabel", "Mabel"),
            ("Кai", "Kai"),
            ("Νina", "Nina"),
        ];
        for (fake, name) in capitals.into_iter().chain([("BeIIa", "Bella"), ("llse", "Ilse")]) {
            assert_eq!(distinct(fake, [name].into_iter(), 24), format!("{fake} 2"));
            assert_eq!(distinct(name, [fake].into_iter(), 24), format!("{name} 2"));
        }
        assert_eq!(distinct("Bо", ["bo"].into_iter(), 24), "Bо 2", "the last letter is Cyrillic");
        assert_eq!(of_bot(Seat::new(3), ["M\u{430}d Mabel"].into_iter()), "Mad Mabel 2");
        assert_eq!(distinct("Аня", ["Anna"].into_iter(), 24), "Аня", "another name in that alphabet is one");
        assert_eq!(distinct("Zoé", ["Zoe"].into_iter(), 24), "Zoé");
    }

    #[test]
    fn a_bot_never_has_a_persons_name() {
        assert_eq!(of_bot(Seat::new(3), ["mad mabel"].into_iter()), "Mad Mabel 2");
        assert_eq!(of_bot(Seat::new(3), ["Anne"].into_iter()), "Mad Mabel");
    }
}
