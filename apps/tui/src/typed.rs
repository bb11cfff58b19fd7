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
        ("order-quit", Order::Quit),
    ];
    let found = orders.into_iter().find(|(key, _)| words.label(key) == line).map(|(_, order)| order);
    found.or_else(|| (line == "?").then_some(Order::Help))
}

/// The choice a line means: its number in the list, its key, its words, or enough of its words.
#[must_use]
pub fn find(line: &str, choices: &[Choice]) -> Found {
    let typed = tokens(line);
    if let [number] = typed.as_slice()
        && let Ok(number) = number.parse::<usize>()
    {
        let is_bare = line.trim().trim_end_matches(['.', ')']).bytes().all(|b| b.is_ascii_digit());
        return if is_bare { find_number(number, choices) } else { Found::None };
    }
    let mut chars = line.trim().chars();
    if let (Some(key), None) = (chars.next(), chars.next())
        && let Some(idx) = choices.iter().position(|choice| choice.hotkey == Some(key.to_ascii_lowercase()))
    {
        return Found::One(idx);
    }
    if let Some(idx) = choices.iter().position(|choice| tokens(&choice.label) == typed) {
        return Found::One(idx);
    }
    let fits = |choice: &Choice| {
        let known = tokens(&format!("{} {}", choice.verb, choice.label));
        !typed.is_empty() && typed.iter().all(|word| known.iter().any(|known| is_meant(word, known)))
    };
    let found: Vec<usize> = (0..choices.len()).filter(|&idx| fits(&choices[idx])).collect();
    match found.as_slice() {
        [] => Found::None,
        [one] => Found::One(*one),
        _ => Found::Several(found),
    }
}

/// A bare number is a place in the list, as the help says; a bid by its number is said in words.
fn find_number(number: usize, choices: &[Choice]) -> Found {
    let place = number.checked_sub(1).filter(|&place| place < choices.len());
    place.map_or(Found::None, Found::One)
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
        Choice { verb: verb.to_owned(), label: label.to_owned(), hotkey, target, deed: Deed::Leave }
    }

    #[test]
    fn a_number_is_the_place_in_the_list() {
        assert_eq!(find("1", &choices()), Found::One(0));
        assert_eq!(find(" 4 ", &choices()), Found::One(3));
        assert_eq!(find("6", &choices()), Found::None);
        assert_eq!(find("0", &choices()), Found::None);
        assert_eq!(find("99999999999999999999999", &choices()), Found::None);
    }

    #[test]
    fn a_number_counts_in_the_list_even_where_it_names_another_bid() {
        let bid = |number| choice("bid", &format!("Bid {number}"), None, Target::Number(number));
        let bids = [choice("pass", "Pass", Some('p'), Target::Table), bid(1), bid(2), bid(3)];
        assert_eq!(find("2", &bids), Found::One(1));
        assert_eq!(find("4", &bids), Found::One(3));
        assert_eq!(find("bid 2", &bids), Found::One(2));
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
    fn orders_are_words_of_the_catalogue() {
        let words = Words::new("en", []);
        assert_eq!(order(" Help ", &words), Some(Order::Help));
        assert_eq!(order("?", &words), Some(Order::Help));
        assert_eq!(order("", &words), Some(Order::Again));
        assert_eq!(order("quit", &words), Some(Order::Quit));
        assert_eq!(order("place rose", &words), None);
    }
}
