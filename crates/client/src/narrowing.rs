//! From hundreds of offers to one, step by step: first the verb, then what it is done to, one thing after the other.
//! Short lists stay whole.

use hosting::{Offer, Target};

/// The longest list of offers that is short enough to scan.
pub const LIST_MAX: usize = 12;

/// A step towards an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Its verb.
    Verb(String),
    /// The next thing that it is done to.
    Target(Target),
}

/// What can be chosen next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// This offer, by its place in the scene.
    Offer(usize),
    /// A step, and the places of the offers behind it: at least two.
    Step(Step, Vec<usize>),
}

/// What can be chosen after these steps. Steps that all offers left have in common are taken without asking.
#[must_use]
pub fn narrow(offers: &[Offer], taken: &[Step]) -> Vec<Way> {
    let mut left: Vec<(usize, Vec<Step>)> = offers.iter().map(steps).enumerate().collect();
    let mut depth = 0;
    for step in taken {
        depth = agreed(&left, depth);
        left.retain(|(_, steps)| steps.get(depth) == Some(step));
        depth += 1;
    }
    if left.len() <= LIST_MAX {
        return left.into_iter().map(|(place, _)| Way::Offer(place)).collect();
    }
    depth = agreed(&left, depth);
    let mut ways: Vec<Way> = Vec::new();
    for (place, steps) in left {
        let Some(step) = steps.into_iter().nth(depth) else {
            ways.push(Way::Offer(place));
            continue;
        };
        let known = ways.iter_mut().find_map(|way| match way {
            Way::Step(other, places) if *other == step => Some(places),
            _ => None,
        });
        match known {
            Some(places) => places.push(place),
            None => ways.push(Way::Step(step, vec![place])),
        }
    }
    ways.into_iter().map(shortened).collect()
}

/// The words with which all of these begin: what offers of one verb have in common.
#[must_use]
pub fn common_words(labels: impl IntoIterator<Item = String>) -> String {
    let mut labels = labels.into_iter();
    let first = labels.next().unwrap_or_default();
    let mut words: Vec<&str> = first.split_whitespace().collect();
    for label in labels {
        let same = words.iter().zip(label.split_whitespace()).take_while(|(word, other)| **word == *other);
        words.truncate(same.count());
    }
    words.join(" ")
}

/// A step to a single offer is that offer.
fn shortened(way: Way) -> Way {
    match way {
        Way::Step(_, places) if places.len() == 1 => Way::Offer(places[0]),
        way => way,
    }
}

/// The first depth from this one on at which the steps differ.
fn agreed(left: &[(usize, Vec<Step>)], mut depth: usize) -> usize {
    let same = |depth: usize| {
        let first = left.first().and_then(|(_, steps)| steps.get(depth));
        first.is_some() && left.iter().all(|(_, steps)| steps.get(depth) == first)
    };
    while same(depth) {
        depth += 1;
    }
    depth
}

fn steps(offer: &Offer) -> Vec<Step> {
    let targets: &[Target] = match &offer.target {
        Target::Table => &[],
        Target::Several(targets) => targets,
        one => std::slice::from_ref(one),
    };
    let targets = targets.iter().cloned().map(Step::Target);
    std::iter::once(Step::Verb(offer.verb.clone())).chain(targets).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Message, Seat};
    use serde_json::value::to_raw_value;

    use super::*;

    fn offer(verb: &str, target: Target) -> Offer {
        let action = to_raw_value(&0).expect("a number can be written");
        Offer { verb: verb.into(), label: Message::new("label"), target, hotkey: None, action }
    }

    /// Raids with two of six cards on each of four seats, and a way to pass.
    fn raids() -> Vec<Offer> {
        let mut offers = vec![offer("pass", Target::Table)];
        for first in 0..6 {
            for second in first + 1..6 {
                for seat in (0..4).map(Seat::new) {
                    let things = vec![Target::Hand(first), Target::Hand(second), Target::Seat(seat)];
                    offers.push(offer("raid", Target::Several(things)));
                }
            }
        }
        offers
    }

    #[test]
    fn a_short_list_stays_whole() {
        let offers: Vec<Offer> = (0..12).map(|place| offer("play", Target::Hand(place))).collect();
        let ways = narrow(&offers, &[]);
        assert_eq!(ways, (0..12).map(Way::Offer).collect::<Vec<_>>());
    }

    #[test]
    fn a_long_list_asks_for_the_verb_first_and_then_for_one_thing_after_the_other() {
        let offers = raids();
        let raid = Step::Verb("raid".into());
        assert_eq!(narrow(&offers, &[]), [Way::Offer(0), Way::Step(raid.clone(), (1..=60).collect())]);
        let first = narrow(&offers, std::slice::from_ref(&raid));
        assert_eq!(first.len(), 5, "the last card is never the first of two");
        let Way::Step(step, behind) = &first[0] else { panic!("{first:?}") };
        assert_eq!((step, behind.len()), (&Step::Target(Target::Hand(0)), 20));
        let second = narrow(&offers, &[raid.clone(), step.clone()]);
        assert_eq!(second.len(), 5);
        let last = narrow(&offers, &[raid, step.clone(), Step::Target(Target::Hand(1))]);
        assert_eq!(last, (1..=4).map(Way::Offer).collect::<Vec<_>>());
    }

    #[test]
    fn what_all_have_in_common_is_not_asked_for() {
        let offers = raids().split_off(1);
        let ways = narrow(&offers, &[]);
        assert!(matches!(&ways[0], Way::Step(Step::Target(Target::Hand(0)), _)), "{ways:?}");
    }

    #[test]
    fn every_offer_can_be_reached_by_one_way_alone() {
        let offers = raids();
        let mut found = Vec::new();
        let mut open: Vec<Vec<Step>> = vec![Vec::new()];
        while let Some(taken) = open.pop() {
            for way in narrow(&offers, &taken) {
                match way {
                    Way::Offer(place) => found.push(place),
                    Way::Step(step, _) => open.push(taken.iter().cloned().chain([step]).collect()),
                }
            }
        }
        found.sort_unstable();
        assert_eq!(found, (0..offers.len()).collect::<Vec<_>>());
    }

    #[test]
    fn a_verb_is_called_by_the_words_that_its_offers_begin_with() {
        let labels = ["Raid Anna with a Cook", "Raid Anna with a Cat", "Raid Bo"].map(String::from);
        assert_eq!(common_words(labels), "Raid");
        assert_eq!(common_words(["Pass".to_owned(), "Raid".to_owned()]), "");
    }

    #[test]
    fn equal_targets_end_in_a_list() {
        let offers: Vec<Offer> = (0..20).map(|_| offer("play", Target::Hand(0))).collect();
        assert_eq!(narrow(&offers, &[]).len(), 20);
    }
}
