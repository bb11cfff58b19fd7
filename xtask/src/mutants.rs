//! Mutation testing: one small change of the code after another, and whether a test notices it.

use anyhow::{Result, bail};

use crate::{needs, run};

/// What is changed beside the games: the contract, and both ends of a table.
const CRATES: [&str; 3] = ["engine", "room", "client"];

/// A sample that takes about an hour on two cores.
const SAMPLE: &str = "0/60";

/// Runs a sample of all changes, `K/N` for the K-th of N equal parts, in these packages or in all of the above.
pub fn mutants(args: &[String]) -> Result<()> {
    needs::mutants()?;
    let (sample, packages) = match args {
        [flag, sample, packages @ ..] if flag == "--sample" => (sample.as_str(), packages),
        [flag, ..] if flag.starts_with('-') => {
            bail!("usage: cargo xtask mutants [--sample K/N] [PACKAGE ...]")
        }
        packages => (SAMPLE, packages),
    };
    let packages = if packages.is_empty() { all()? } else { packages.to_vec() };
    let chosen: Vec<&str> = packages.iter().flat_map(|package| ["--package", package]).collect();
    let out = run::target_dir().join("mutants").display().to_string();
    // A change deep in the rules can make a game endless, so every test has its time.
    let how = ["--shard", sample, "--sharding", "round-robin", "--timeout-multiplier", "4", "--output", &out];
    run::cargo(&[&["mutants"], &how[..], &chosen].concat())
}

fn all() -> Result<Vec<String>> {
    let mut packages: Vec<String> = CRATES.iter().map(ToString::to_string).collect();
    packages.extend(run::games()?);
    packages.sort();
    Ok(packages)
}
