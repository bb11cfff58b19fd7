//! How the table is kept: what only its host decides beside the game.

use client::{BESTS, CLOCKS, DOORS, GRACES};
use protocol::{Custom, Customs, Request, Table};

use super::ways::of;
use crate::choice::{Choice, Deed, Page, Topic};
use crate::tableau::Tableau;

/// Every topic, in the order in which it is told.
const TOPICS: [(Topic, &str); 6] = [
    (Topic::Door, "web-door"),
    (Topic::Grace, "web-grace"),
    (Topic::Clock, "web-clock"),
    (Topic::BestOf, "web-best"),
    (Topic::WatchersTalk, "web-watchers-talk"),
    (Topic::OwnWords, "web-allow-own-words"),
];

/// Whether something is as it says.
const SWITCH: [(&str, bool); 2] = [("do-no", false), ("do-yes", true)];

/// One way to keep a table: the key of its words, what it changes, and whether it is so now.
struct Way(&'static str, Custom, bool);

/// How the table is kept, a line for each topic.
pub(super) fn all(tableau: &Tableau, table: &Table) -> Vec<Choice> {
    let topic = |(topic, key): &(Topic, &str)| {
        let now = ways(&table.customs, *topic).into_iter().find(|Way(.., is_now)| *is_now);
        let what = tableau.words().label(key);
        let label = match now {
            Some(Way(now, ..)) => of(tableau, what, tableau.words().label(now)),
            None => what,
        };
        Choice::labeled("custom", label, Deed::Open(Page::Custom(*topic)))
    };
    TOPICS.iter().filter(|_| tableau.is_host()).map(topic).collect()
}

/// What else it could be.
pub(super) fn others(tableau: &Tableau, table: &Table, topic: Topic) -> Vec<Choice> {
    let ways = ways(&table.customs, topic).into_iter().filter(|Way(.., is_now)| tableau.is_host() && !is_now);
    let keep = |Way(key, custom, _)| {
        Choice::labeled(
            "keep",
            tableau.words().label(key),
            Deed::Ask(Request::Keep { customs: vec![custom] }),
        )
    };
    ways.map(keep).collect()
}

/// What a topic is called.
pub(super) fn title(tableau: &Tableau, topic: Topic) -> String {
    let key = TOPICS.iter().find(|(own, _)| *own == topic).map_or("", |(_, key)| key);
    tableau.words().label(key)
}

fn ways(customs: &Customs, topic: Topic) -> Vec<Way> {
    match topic {
        Topic::Door => of_list(&DOORS, customs.door, Custom::Door),
        Topic::Grace => of_list(&GRACES, customs.grace_s, Custom::GraceS),
        Topic::Clock => of_list(&CLOCKS, customs.clock, Custom::Clock),
        Topic::BestOf => of_list(&BESTS, customs.best_of, Custom::BestOf),
        Topic::WatchersTalk => of_list(&SWITCH, customs.watchers_talk, Custom::WatchersTalk),
        Topic::OwnWords => of_list(&SWITCH, customs.own_words, Custom::OwnWords),
    }
}

fn of_list<T: Copy + PartialEq>(list: &[(&'static str, T)], now: T, custom: fn(T) -> Custom) -> Vec<Way> {
    list.iter().map(|(key, value)| Way(key, custom(*value), *value == now)).collect()
}
