//! What a form shows about a table: its game's rules beside each other. It compares and names data; whether rules can be
//! played the game says.

use client::{completed, differences, editions, nearest};
use crossing::{
    Choice, Difference, Edition, Field, FieldState, Form, Laid, OwnList, Row, Setup, Standing, TableRules,
};
use engine::Message;
use hosting::{AnyGame, OptionField};
use serde_json::Value;
use serde_json::value::RawValue;

/// The form of a game.
pub fn form(game: &dyn AnyGame) -> Form {
    Form {
        seats: game.seats().collect(),
        editions: editions(game).iter().map(edition).collect(),
        fields: game.option_fields().iter().map(field).collect(),
    }
}

/// How a table stands that is laid like this.
pub fn laid(game: &dyn AnyGame, setup: &Setup) -> Laid {
    let options = value(&setup.options);
    let standing = standing(game, &options, &setup.edition);
    let changed = standing.as_ref().map_or(&[][..], |standing| &standing.changed);
    let state = |field: &OptionField| state(field, &options, changed);
    Laid {
        note: game.seats_note(setup.seats),
        refusal: refusal(game, setup),
        fields: game.option_fields().iter().map(state).collect(),
        standing,
    }
}

/// Why no table can be laid like this, if so.
pub fn refusal(game: &dyn AnyGame, setup: &Setup) -> Option<Message> {
    let options = RawValue::from_string(setup.options.clone()).ok()?;
    game.open(&options, setup.seats).err().map(|refused| refused.0)
}

/// What was chosen when a table was made.
pub fn table_rules(game: &dyn AnyGame, options: &str) -> Option<TableRules> {
    let options = completed(game, &value(options));
    let standing = standing(game, &options, "")?;
    let usual = editions(game).first().map(|edition| edition.name.to_owned()).unwrap_or_default();
    let fields = game.option_fields();
    let rows = fields.iter().filter(|field| field.matters(&options)).map(|field| row(field, &options));
    Some(TableRules { standing, usual, rows: rows.collect() })
}

fn row(field: &OptionField, options: &Value) -> Row {
    let value = field.in_words(options.get(&field.name).unwrap_or(&Value::Null));
    Row { group: field.group.clone(), label: field.label.clone(), value }
}

/// Where these options stand, if they were made from the edition of this name. Rules that are just those of an
/// edition belong to it; without a known edition, to the one from which they differ least.
fn standing(game: &dyn AnyGame, options: &Value, made_from: &str) -> Option<Standing> {
    let (fields, editions) = (game.option_fields(), editions(game));
    let changes = |edition: &client::Edition| differences(&fields, options, &edition.options);
    let made_from = editions.iter().find(|edition| edition.name == made_from);
    let exact = made_from.into_iter().chain(&editions).find(|edition| changes(edition).is_empty());
    let own = exact.or(made_from).cloned().or_else(|| nearest(game, options))?;
    let changed = changes(&own);
    let mut unusual = differences(&fields, &own.options, &editions.first()?.options);
    unusual.retain(|one| !changed.iter().any(|change| change.name == one.name));
    let crossing = |all: Vec<client::Difference>| all.into_iter().map(difference).collect();
    Some(Standing { edition: edition(&own), unusual: crossing(unusual), changed: crossing(changed) })
}

fn state(field: &OptionField, options: &Value, changed: &[Difference]) -> FieldState {
    let value = options.get(&field.name).unwrap_or(&Value::Null);
    let taken = field.choices.iter().position(|choice| choice.value == *value);
    let list = own_items(field, value);
    FieldState {
        chosen: taken.or_else(|| list.as_ref().map(|_| field.choices.len())),
        list: list.filter(|_| taken.is_none()).unwrap_or_default(),
        matters: field.matters(options),
        is_changed: changed.iter().any(|change| change.name == field.name),
    }
}

/// The host's own list by the places of its items, where this value is one.
fn own_items(field: &OptionField, value: &Value) -> Option<Vec<usize>> {
    let own = field.own.as_ref().filter(|own| own.allows(value))?;
    Some(places(own, value.as_array()?))
}

fn places(own: &hosting::OwnList, values: &[Value]) -> Vec<usize> {
    let place = |value: &Value| own.items.iter().position(|item| item.value == *value);
    values.iter().filter_map(place).collect()
}

fn field(field: &OptionField) -> Field {
    Field {
        name: field.name.clone(),
        group: field.group.clone(),
        label: field.label.clone(),
        choices: field.choices.iter().map(choice).collect(),
        is_switch: field.choices.len() == 2 && field.choices.iter().all(|choice| choice.value.is_boolean()),
        own: field.own.as_ref().map(own_list),
    }
}

fn own_list(own: &hosting::OwnList) -> OwnList {
    OwnList {
        label: own.label.clone(),
        hint: own.hint.clone(),
        places: (0..own.most).map(|place| own.place(place)).collect(),
        items: own.items.iter().map(choice).collect(),
        is_stepped: own.items.iter().all(|item| item.value.is_number()),
        least: own.least,
        start: places(own, &own.start),
    }
}

fn choice(choice: &hosting::Choice) -> Choice {
    Choice { value: choice.value.to_string(), label: choice.label.clone() }
}

fn edition(edition: &client::Edition) -> Edition {
    Edition { name: edition.name.to_owned(), options: edition.options.to_string() }
}

fn difference(difference: client::Difference) -> Difference {
    let client::Difference { name, group, label, value, instead_of, switched } = difference;
    Difference { name, group, label, value, instead_of, switched }
}

fn value(options: &str) -> Value {
    serde_json::from_str(options).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Cast, Words};

    use super::*;

    fn king() -> &'static dyn AnyGame {
        catalog::game("skull-king").expect("the game is in the catalog")
    }

    fn laid_by(name: &str) -> Setup {
        let edition = editions(king()).into_iter().find(|edition| edition.name == name).expect("an edition");
        let (seats, options) = (king().seats_usual(), edition.options.to_string());
        Setup { seats, bot: String::new(), options, edition: name.to_owned() }
    }

    fn with(setup: Setup, option: &str, chosen: Value) -> Setup {
        let mut options = value(&setup.options);
        options[option] = chosen;
        Setup { options: options.to_string(), ..setup }
    }

    fn names(differences: &[Difference]) -> Vec<&str> {
        differences.iter().map(|difference| difference.name.as_str()).collect()
    }

    fn said(message: Option<Message>) -> Option<String> {
        message.map(|message| {
            Words::new("en", catalog::wordbook(king().id(), "en")).say(&message, &Cast::NOBODY)
        })
    }

    #[test]
    fn a_changed_rule_is_told_apart_from_what_the_edition_brings() {
        let setup = with(laid_by("current-expanded"), "scoring", json!("rascal"));
        let standing = laid(king(), &with(setup, "loot", json!(false))).standing.unwrap();
        assert_eq!(names(&standing.changed), ["loot", "scoring"]);
        assert!(names(&standing.unusual).contains(&"kraken"));
        assert!(!names(&standing.unusual).contains(&"loot"), "what was changed back is no difference");
    }

    #[test]
    fn rules_changed_into_those_of_another_edition_are_that_edition() {
        for edition in editions(king()) {
            let setup = Setup { edition: "current".to_owned(), ..laid_by(edition.name) };
            let standing = laid(king(), &setup).standing.unwrap();
            assert_eq!(standing.edition.name, edition.name);
            assert!(standing.changed.is_empty());
        }
    }

    #[test]
    fn a_table_that_cannot_be_laid_says_why() {
        let setup = laid_by("beck-2018");
        assert_eq!(refusal(king(), &setup), None);
        let reason = said(refusal(king(), &Setup { seats: 8, ..setup }));
        assert_eq!(reason.as_deref(), Some("This edition is for 2 to 6 players."));
    }

    #[test]
    fn a_list_that_the_deck_cannot_deal_says_why() {
        let setup = Setup { seats: 6, ..laid_by("current") };
        let reason = said(refusal(king(), &with(setup.clone(), "schedule", json!([3, 12]))));
        let wanted = "12 cards for each of 6 hands are more than the 70 cards of the deck.";
        assert_eq!(reason.as_deref(), Some(wanted));
        assert_eq!(refusal(king(), &with(setup, "schedule", json!([3, 11]))), None);
    }

    #[test]
    fn a_choice_is_no_list_and_a_list_is_the_choice_after_the_last() {
        let form = form(king());
        let place = form.fields.iter().position(|field| field.name == "schedule").expect("a schedule");
        let state = |setup: &Setup| laid(king(), setup).fields[place].clone();
        assert!(state(&laid_by("current")).list.is_empty());
        let own = state(&with(laid_by("current"), "schedule", json!([2, 2])));
        assert_eq!(own.chosen, Some(form.fields[place].choices.len()));
        let items = &form.fields[place].own.as_ref().expect("a schedule may be made up").items;
        assert_eq!(own.list.iter().map(|&item| items[item].value.as_str()).collect::<Vec<_>>(), ["2", "2"]);
    }

    #[test]
    fn every_game_shows_what_was_chosen_at_its_usual_table() {
        for game in catalog::GAMES {
            let usual = editions(*game).remove(0);
            let rules = table_rules(*game, &usual.options.to_string()).expect("it has rules");
            assert_eq!(
                (rules.standing.edition.name.as_str(), rules.usual.as_str()),
                (usual.name, usual.name)
            );
            assert!(rules.standing.changed.is_empty());
        }
    }
}
