//! Seeded simulation of tables: clients that reconnect, repeat, delay, lie and leave; nodes that crash; a store
//! that is slow, fails and is written to by others. A broken promise is reported with the number of its run.

#[path = "../table/coconuts.rs"]
mod coconuts;
mod oracle;
mod pirate;
mod world;

use world::{Bug, Tally, World};

const SEEDS: u64 = 300;

fn run_all(seeds: std::ops::Range<u64>) -> Tally {
    let mut total = Tally::default();
    for seed in seeds {
        match World::run(seed, Bug::None) {
            Ok(tally) => add(&mut total, &tally),
            Err(broken) => panic!("seed {seed}: {broken}"),
        }
    }
    total
}

fn add(total: &mut Tally, tally: &Tally) {
    total.entries += tally.entries;
    total.games += tally.games;
    total.stand_ins += tally.stand_ins;
    total.pardons += tally.pardons;
    total.conflicts += tally.conflicts;
    total.failures += tally.failures;
    total.crashes += tally.crashes;
    total.refusals += tally.refusals;
    total.reads += tally.reads;
    total.acknowledged += tally.acknowledged;
}

/// The first run in which this bug is found, and how.
fn found(bug: Bug) -> String {
    let report = (0..40).find_map(|seed| World::run(seed, bug).err());
    report.unwrap_or_else(|| panic!("{bug:?} was not found"))
}

#[test]
fn every_promise_holds_in_every_run() {
    let total = run_all(0..SEEDS);
    // The runs must have been through what they are for.
    let seeds = usize::try_from(SEEDS).expect("small");
    assert!(total.games > seeds, "{total:?}");
    assert!(total.acknowledged > 5 * seeds, "{total:?}");
    for count in [
        total.stand_ins,
        total.pardons,
        total.conflicts,
        total.failures,
        total.crashes,
        total.refusals,
        total.reads,
    ] {
        assert!(count > seeds / 4, "{total:?}");
    }
}

#[test]
fn one_number_gives_one_run() {
    let twice = [0, 1].map(|_| format!("{:?}", World::run(11, Bug::None)));
    assert_eq!(twice[0], twice[1]);
}

#[test]
fn a_store_that_forgets_what_it_acknowledged_is_found() {
    let report = found(Bug::StoreForgets);
    // What was forgotten may be the start of a game; then a player is shown cards that the log does not have.
    let signs = ["acknowledged", "before it was stored", "not this viewer's half"];
    assert!(signs.iter().any(|sign| report.contains(sign)), "{report}");
}

#[test]
fn a_store_that_writes_an_entry_twice_is_found() {
    let report = found(Bug::StoreRepeats);
    let signs = ["is stored at [", "stored twice", "the log is wrong", "there already"];
    assert!(signs.iter().any(|sign| report.contains(sign)), "{report}");
}

#[test]
fn an_acknowledgement_before_the_store_has_it_is_found() {
    let report = found(Bug::AckBeforeStore);
    let signs = ["before it was stored", "wrong seat", "acknowledged at"];
    assert!(signs.iter().any(|sign| report.contains(sign)), "{report}");
}

#[test]
fn a_frame_with_anothers_half_is_found() {
    let report = found(Bug::FrameToWrongSeat);
    assert!(report.contains("half") || report.contains("wrong seat") || report.contains("gap"), "{report}");
}

#[test]
fn a_lost_update_is_found() {
    assert!(found(Bug::UpdateLost).contains("a gap"));
}

#[test]
fn a_table_that_is_stuck_is_found() {
    assert!(found(Bug::ClockStopped).contains("stuck"));
}

#[test]
fn a_node_that_opens_an_old_copy_of_the_log_catches_up() {
    for seed in 0..40 {
        assert_eq!(World::run(seed, Bug::StaleReopen).err(), None, "seed {seed}");
    }
}
