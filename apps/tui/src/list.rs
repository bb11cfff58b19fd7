//! A list of choices of which one is selected, by arrows or by digits.

use hosting::Json;

use crate::choice::Choice;
use crate::typed::{Found, begins_number, find_number};

/// Choices, and which of them is selected, if any is.
#[derive(Default)]
pub struct List {
    choices: Vec<Choice>,
    selected: usize,
    digits: String,
}

/// Which way the selection goes.
#[derive(Clone, Copy)]
pub enum Direction {
    /// To what comes before.
    Back,
    /// To what comes after.
    On,
}

impl List {
    /// These choices, the one at this place selected.
    #[must_use]
    pub const fn of(choices: Vec<Choice>, selected: usize) -> Self {
        Self { choices, selected, digits: String::new() }
    }

    /// All of them.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The place of the selected one; their number when none is selected.
    #[must_use]
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The selected one.
    #[must_use]
    pub fn selection(&self) -> Option<&Choice> {
        self.choices.get(self.selected)
    }

    /// Whether digits were typed that do not select anything yet, or could go on.
    #[must_use]
    pub const fn has_digits(&self) -> bool {
        !self.digits.is_empty()
    }

    /// Selects the choice that asks the table for this action, if it is one of them.
    pub fn select_action(&mut self, action: &Json) {
        let is_meant = |choice: &Choice| choice.action().is_some_and(|own| own.get() == action.get());
        if let Some(place) = self.choices.iter().position(is_meant) {
            self.select(place);
        }
    }

    /// Forgets the digits.
    pub fn clear_digits(&mut self) {
        self.digits.clear();
    }

    /// Has these instead; what was selected stays so where it is still there, and else nothing is.
    pub fn renew(&mut self, fresh: Vec<Choice>) {
        let kept = self.selection().and_then(|old| fresh.iter().position(|new| is_same(old, new)));
        if !are_same(&self.choices, &fresh) {
            self.digits.clear();
            self.selected = kept.unwrap_or(fresh.len());
        }
        self.choices = fresh;
    }

    /// Selects this place.
    pub fn select(&mut self, place: usize) {
        self.digits.clear();
        self.selected = place;
    }

    /// Selects by a number that is typed digit by digit; a digit that cannot continue it begins another.
    pub fn press_digit(&mut self, digit: char) {
        self.digits.push(digit);
        if !self.select_typed() {
            self.digits = digit.to_string();
            if !self.select_typed() {
                self.digits.clear();
            }
        }
    }

    /// Selects what the digits say, and answers whether they mean anything. Until a number is complete nothing is
    /// selected, so that Enter does not do something else.
    fn select_typed(&mut self) -> bool {
        let Ok(typed) = self.digits.parse::<i64>() else { return false };
        self.selected = match find_number(typed, &self.choices) {
            Found::One(idx) => idx,
            Found::Several(found) => found[0],
            Found::None if begins_number(&self.digits, &self.choices) => self.choices.len(),
            Found::None => return false,
        };
        true
    }

    /// To the next choice in this direction; where none was selected, to the first.
    pub fn step(&mut self, direction: Direction) {
        let last = self.choices.len().saturating_sub(1);
        let place = match direction {
            _ if self.selected > last => 0,
            Direction::Back => self.selected.saturating_sub(1),
            Direction::On => (self.selected + 1).min(last),
        };
        self.select(place);
    }

    /// To the first choice of the next verb in this direction; where none was selected, to the first of all.
    pub fn jump(&mut self, direction: Direction) {
        let starts: Vec<usize> = groups(&self.choices).iter().map(|group| group.start).collect();
        let found = match direction {
            _ if self.selected >= self.choices.len() => Some(&0),
            Direction::On => starts.iter().find(|&&start| start > self.selected),
            Direction::Back => {
                let own = starts.iter().rfind(|&&start| start <= self.selected).copied().unwrap_or(0);
                starts.iter().rfind(|&&start| start < own)
            }
        };
        self.select(found.copied().unwrap_or(self.selected));
    }
}

/// Whether a player would take these for the same.
#[must_use]
pub fn is_same(one: &Choice, other: &Choice) -> bool {
    one.label == other.label && one.verb == other.verb
}

/// Whether a player would take these lists for the same.
#[must_use]
pub fn are_same(these: &[Choice], those: &[Choice]) -> bool {
    these.len() == those.len() && these.iter().zip(those).all(|(one, other)| is_same(one, other))
}

/// Choices of one verb that stand together.
#[must_use]
pub fn groups(choices: &[Choice]) -> Vec<std::ops::Range<usize>> {
    let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
    for (idx, choice) in choices.iter().enumerate() {
        match groups.last_mut() {
            Some(group) if choices[group.start].verb == choice.verb => group.end = idx + 1,
            _ => groups.push(idx..idx + 1),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use hosting::Target;

    use super::*;
    use crate::choice::Deed;

    fn wager(points: i64) -> Choice {
        let (verb, label) = ("wager".to_owned(), format!("Wager {points} points"));
        Choice { verb, label, about: None, hotkey: None, target: Target::Number(points), deed: Deed::Wait }
    }

    #[test]
    fn the_first_digit_of_a_number_selects_nothing_else() {
        let mut list = List::of([0, 10, 20].map(wager).into(), 0);
        list.press_digit('1');
        assert!(list.selection().is_none(), "one is no wager, and Enter must not wager nothing");
        list.press_digit('0');
        assert_eq!(list.selection().and_then(Choice::number), Some(10));
        list.press_digit('0');
        assert_eq!(list.selection().and_then(Choice::number), Some(0));
    }

    #[test]
    fn what_is_selected_stays_so_where_the_list_grows_and_nothing_takes_its_place() {
        let mut list = List::of([10, 20].map(wager).into(), 1);
        list.renew([0, 10, 20].map(wager).into());
        assert_eq!((list.selected(), list.selection().and_then(Choice::number)), (2, Some(20)));
        list.renew([0, 10].map(wager).into());
        assert!(list.selection().is_none());
    }
}
