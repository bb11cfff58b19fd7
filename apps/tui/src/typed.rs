//! What a typed line means: an order to the client, or one of the choices by number, key or words.

use words::Words;

use crate::choice::Choice;

/// Something the client itself is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Tell what can be typed.
    Help,
    /// Describe the table.
    Table,
    /// Tell how to play.
    Rules,
    /// Tell the own cards.
    Hand,
    /// Tell again what happened.
    Log,
    /// Tell the score sheet.
    Sheet,
    /// Tell what else can be done at the table.
    Menu,
    /// Tell what the Captain would do.
    Hint,
    /// Try a lost link again at once.
    Retry,
    /// Ask the question again.
    Again,
    /// Leave.
    Quit,
}

/// Which of the choices a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This one.
    One(usize),
    /// It could be any of these.
    Several(Vec<usize>),
    /// None of them.
    None,
}

/// The order in a line, if it is one.
#[must_use]
pub fn order(line: &str, words: &Words) -> Option<Order> {
    let line = line.trim().to_lowercase();
    if line.is_empty() {
        return Some(Order::Again);
    }
    let orders = [
        ("order-help", Order::Help),
        ("order-table", Order::Table),
        ("order-rules", Order::Rules),
        ("order-hand", Order::Hand),
        ("order-log", Order::Log),
        ("order-sheet", Order::Sheet),
        ("order-menu", Order::Menu),
        ("order-hint", Order::Hint),
        ("order-retry", Order::Retry),
        ("order-quit", Order::Quit),
    ];
    let found = orders.into_iter().find(|(key, _)| words.label(key) == line).map(|(_, order)| order);
    found.or_else(|| (line == "?").then_some(Order::Help))
}

/// The choice a line means: what is shown before it, its key, its words, or enough of its words.
#[must_use]
pub fn find(line: &str, choices: &[Choice]) -> Found {
    let line = line.trim().to_lowercase();
    if let Ok(number) = line.trim_end_matches(['.', ')']).parse() {
        return find_number(number, choices);
    }
    let by_tag = tags(choices).iter().position(|tag| *tag == line);
    if let Some(idx) = by_tag.or_else(|| by_key(&line, choices)) {
        return Found::One(idx);
    }
    let typed = tokens(&line);
    if let Some(idx) = choices.iter().position(|choice| tokens(&choice.label) == typed) {
        return Found::One(idx);
    }
    let fits = |choice: &Choice| {
        let known = tokens(&format!("{} {}", choice.verb, choice.label));
        !typed.is_empty() && typed.iter().all(|word| known.iter().any(|known| is_meant(word, known)))
    };
    found((0..choices.len()).filter(|&idx| fits(&choices[idx])).collect())
}

/// The choice a typed number means. Where choices are numbers, such as bids, it is the number it says; everywhere else
/// it is the place in the list.
#[must_use]
pub fn find_number(number: i64, choices: &[Choice]) -> Found {
    if are_numbers(choices) {
        let is_meant = |&idx: &usize| choices[idx].number() == Some(number);
        return found((0..choices.len()).filter(is_meant).collect());
    }
    let place = usize::try_from(number).ok().and_then(|place| place.checked_sub(1));
    place.filter(|place| *place < choices.len()).map_or(Found::None, Found::One)
}

/// Whether more digits could make these the number of a choice.
#[must_use]
pub fn begins_number(digits: &str, choices: &[Choice]) -> bool {
    let begins = |number: String| number.starts_with(digits);
    if are_numbers(choices) {
        return choices.iter().filter_map(Choice::number).any(|number| begins(number.to_string()));
    }
    (1..=choices.len()).any(|place| begins(place.to_string()))
}

/// What is typed for each choice, to be shown before it: its number, or else its place; a letter where a place could
/// be taken for a number.
#[must_use]
pub fn tags(choices: &[Choice]) -> Vec<String> {
    if !are_numbers(choices) {
        return (1..=choices.len()).map(|place| place.to_string()).collect();
    }
    let mut letters: Vec<char> = choices.iter().filter_map(letter_key).collect();
    let mut tag = |choice: &Choice| match own_number(choice, choices) {
        Some(number) => number.to_string(),
        None => letter_key(choice).unwrap_or_else(|| free_letter(&choice.label, &mut letters)).to_string(),
    };
    choices.iter().map(&mut tag).collect()
}

/// Whether a typed number is the number it says, and no place in the list.
#[must_use]
pub fn are_numbers(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| choice.number().is_some())
}

/// The number that this choice alone stands for.
fn own_number(choice: &Choice, choices: &[Choice]) -> Option<i64> {
    let number = choice.number()?;
    let same = choices.iter().filter(|other| other.number() == Some(number)).count();
    (same == 1).then_some(number)
}

/// The choice's own key, where that is no digit.
fn letter_key(choice: &Choice) -> Option<char> {
    choice.hotkey.filter(char::is_ascii_alphabetic)
}

/// A letter that no other choice has, the initial of a word if there is one, the last word first, since that is where
/// choices differ; from then on it is taken.
fn free_letter(label: &str, taken: &mut Vec<char>) -> char {
    let initials = label.split_whitespace().rev().filter_map(|word| word.chars().next());
    let initials = initials.map(|c| c.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
    let free = initials.chain('a'..='z').find(|letter| !taken.contains(letter)).unwrap_or('?');
    taken.push(free);
    free
}

fn by_key(line: &str, choices: &[Choice]) -> Option<usize> {
    let mut chars = line.chars();
    let (key, None) = (chars.next()?, chars.next()) else { return None };
    choices.iter().position(|choice| choice.hotkey == Some(key))
}

fn found(found: Vec<usize>) -> Found {
    match found.as_slice() {
        [] => Found::None,
        [one] => Found::One(*one),
        _ => Found::Several(found),
    }
}

/// The beginning of a word will do, but a number must be whole.
fn is_meant(typed: &str, known: &str) -> bool {
    if typed.bytes().all(|b| b.is_ascii_digit()) { typed == known } else { known.starts_with(typed) }
}

fn tokens(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use hosting::Target;

    use super::*;
    use crate::choice::Deed;

    fn choices() -> Vec<Choice> {
        vec![
            choice("place", "Place a Rose", Some('r'), Target::Hand(0)),
            choice("place", "Place the Skull", Some('s'), Target::Hand(1)),
            choice("bid", "Bid 1", Some('1'), Target::Number(1)),
            choice("bid", "Bid 12", None, Target::Number(12)),
            choice("flip", "Turn One-Eyed Olaf’s top card", Some('2'), Target::Pile(0)),
        ]
    }

    fn choice(verb: &str, label: &str, hotkey: Option<char>, target: Target) -> Choice {
        Choice {
            verb: verb.to_owned(),
            label: label.to_owned(),
            about: None,
            hotkey,
            target,
            deed: Deed::Leave,
        }
    }

    fn bid(number: i64, label: &str) -> Choice {
        choice("bid", label, None, Target::Number(number))
    }

    /// Three bids and a pass, as Skull asks.
    fn bids() -> Vec<Choice> {
        let pass = choice("pass", "Pass", Some('p'), Target::Table);
        [(1, "Bid 1"), (2, "Bid 2"), (3, "Bid 3")]
            .map(|(number, label)| bid(number, label))
            .into_iter()
            .chain([pass])
            .collect()
    }

    #[test]
    fn where_bids_are_asked_for_a_number_is_the_bid_it_says() {
        let mut from_zero = bids();
        from_zero.insert(0, bid(0, "Bid 0"));
        assert_eq!(find("3", &from_zero), Found::One(3));
        assert_eq!(find("0", &from_zero), Found::One(0));
        assert_eq!(find(" 2. ", &bids()), Found::One(1));
        assert_eq!(find("4", &bids()), Found::None, "a place in the list is no bid");
        assert_eq!(find("99999999999999999999999", &bids()), Found::None);
    }

    #[test]
    fn where_nothing_is_a_number_it_is_the_place_in_the_list() {
        let cards = &choices()[..2];
        assert_eq!(find("1", cards), Found::One(0));
        assert_eq!(find("2", cards), Found::One(1));
        assert_eq!(find("0", cards), Found::None);
        assert_eq!(find("3", cards), Found::None);
        assert_eq!(find("-1", cards), Found::None);
    }

    #[test]
    fn what_is_shown_before_a_choice_is_what_chooses_it() {
        let grapeshot = [bid(0, "Bid 0 with grapeshot"), bid(0, "Bid 0 with a cannonball"), bid(1, "Bid 1")];
        let changes = [bid(-1, "Bid one less"), bid(0, "Keep my bid"), bid(1, "Bid one more")];
        for list in [&choices()[..], &choices()[..2], &bids(), &grapeshot, &changes] {
            for (idx, tag) in tags(list).iter().enumerate() {
                assert_eq!(find(tag, list), Found::One(idx), "{tag} of {:?}", tags(list));
            }
        }
        assert_eq!(tags(&bids()), ["1", "2", "3", "p"]);
        assert_eq!(tags(&grapeshot), ["g", "c", "1"]);
        assert_eq!(find("0", &grapeshot), Found::Several(vec![0, 1]));
        assert_eq!(find("+1", &changes), Found::One(2));
    }

    #[test]
    fn the_first_digit_of_a_number_waits_for_the_second() {
        let wagers = [bid(0, "Wager nothing"), bid(10, "Wager 10 points"), bid(20, "Wager 20 points")];
        assert_eq!(find_number(1, &wagers), Found::None);
        assert!(begins_number("1", &wagers) && !begins_number("3", &wagers));
    }

    #[test]
    fn words_may_be_few_and_in_any_case() {
        assert_eq!(find("place rose", &choices()), Found::One(0));
        assert_eq!(find("PLACE THE SKULL", &choices()), Found::One(1));
        assert_eq!(find("bid 1", &choices()), Found::One(2));
        assert_eq!(find("bid 12", &choices()), Found::One(3));
        assert_eq!(find("flip olaf", &choices()), Found::One(4));
        assert_eq!(find("pl sk", &choices()), Found::One(1));
    }

    #[test]
    fn a_key_is_enough() {
        assert_eq!(find("r", &choices()), Found::One(0));
        assert_eq!(find("S", &choices()), Found::One(1));
    }

    #[test]
    fn what_fits_several_chooses_none() {
        assert_eq!(find("place", &choices()), Found::Several(vec![0, 1]));
        assert_eq!(find("bid", &choices()), Found::Several(vec![2, 3]));
    }

    #[test]
    fn what_fits_none_chooses_none() {
        for wrong in ["bid 2", "dance", "-1", "!", "place rose now", "☠"] {
            assert_eq!(find(wrong, &choices()), Found::None, "{wrong}");
        }
    }

    #[test]
    fn orders_are_words_of_the_wordbook() {
        let words = Words::new("en", []);
        assert_eq!(order(" Help ", &words), Some(Order::Help));
        assert_eq!(order("?", &words), Some(Order::Help));
        assert_eq!(order("", &words), Some(Order::Again));
        assert_eq!(order("quit", &words), Some(Order::Quit));
        assert_eq!(order("place rose", &words), None);
    }
}
