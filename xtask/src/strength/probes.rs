//! Which matches would come out today as they did.

use std::collections::BTreeMap;

use anyhow::Result;
use serde_json::Value;

use super::plan::{Match, plan};

/// The fingerprint of today's bots for each match that has one from when it was played.
pub(crate) struct Probes(BTreeMap<String, String>);

impl Probes {
    /// Takes a probe of every match that was played, as far as it told what to compare with.
    pub(crate) fn of(kept: &[Value], probe: impl Fn(&Match) -> Result<String>) -> Result<Self> {
        let plan = plan();
        let mut probes = BTreeMap::new();
        for row in kept.iter().filter(|row| row["probe"].is_string()) {
            if let Some(planned) = plan.iter().find(|planned| planned.is_told_by(row)) {
                probes.insert(name(row), probe(planned)?);
            }
        }
        Ok(Self(probes))
    }

    /// What was played just now is of today.
    pub(crate) fn add(&mut self, row: &Value) {
        self.0.extend(row["probe"].as_str().map(|probe| (name(row), probe.to_owned())));
    }

    /// Whether rules and bots do what they did when this was played.
    pub(crate) fn is_of_today(&self, row: &Value) -> bool {
        self.0.get(&name(row)).is_some_and(|probe| row["probe"] == **probe)
    }
}

fn name(row: &Value) -> String {
    ["game", "edition", "seats", "one", "against"].map(|field| row[field].to_string()).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(planned: &Match, probe: &str) -> Value {
        let mut row = planned.row();
        row["probe"] = probe.into();
        row
    }

    #[test]
    fn a_row_is_of_today_as_long_as_everybody_does_what_they_did() {
        let plan = plan();
        let [same, other, silent] = [row(&plan[0], "a b"), row(&plan[1], "a b"), plan[2].row()];
        let kept = [same.clone(), other.clone(), silent.clone()];
        let today = |planned: &Match| Ok(if *planned == plan[0] { "a b" } else { "a c" }.to_owned());
        let mut probes = Probes::of(&kept, today).unwrap();
        assert_eq!([&same, &other, &silent].map(|row| probes.is_of_today(row)), [true, false, false]);
        let again = row(&plan[1], "a c");
        probes.add(&again);
        assert!(probes.is_of_today(&again) && !probes.is_of_today(&other));
    }

    #[test]
    fn only_what_can_be_compared_is_played_again() {
        let plan = plan();
        let mut gone = row(&plan[0], "a");
        gone["one"] = "somebody of old".into();
        let kept = [plan[1].row(), gone, row(&plan[2], "a")];
        let probed = std::cell::RefCell::new(Vec::new());
        let probe = |planned: &Match| {
            probed.borrow_mut().push(planned.clone());
            Ok("a".to_owned())
        };
        let probes = Probes::of(&kept, probe).unwrap();
        assert_eq!(probed.into_inner(), plan[2..3]);
        assert_eq!([0, 1, 2].map(|row| probes.is_of_today(&kept[row])), [false, false, true]);
    }
}
