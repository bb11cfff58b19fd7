//! Everything that must hold. A missing component is a failure here, never a silent skip.

use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::mode::Mode;
use crate::{needs, program, run, size, test_run, web};

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// All of it.
    Full,
    /// The inner loop: everything but the browser.
    Quick,
}

impl Scope {
    /// Reads `--quick`.
    pub fn from_args(args: &[String]) -> Result<Self> {
        match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => Ok(Self::Full),
            ["--quick"] => Ok(Self::Quick),
            _ => bail!("usage: cargo verify [--quick]"),
        }
    }
}

/// Leaves out what is made for a browser.
const NO_BROWSER: [&str; 6] = ["--exclude", "web", "--exclude", "web-worker", "--exclude", "e2e"];

/// A named step.
type Step = (&'static str, fn() -> Result<()>);

/// Runs the steps in order and stops at the first that fails.
pub fn verify(scope: Scope) -> Result<()> {
    let started = Instant::now();
    let quick: &[Step] = &[
        ("what the machine needs", needs_host),
        ("formatting", || run::cargo(&["fmt", "--all", "--check"])),
        ("lints", clippy),
        ("tests", || {
            test_run::run(&[&["--workspace"], &NO_BROWSER[..], &["--lib", "--bins", "--tests"]].concat())
        }),
        ("doc tests", || run::cargo(&[&["test", "--workspace"], &NO_BROWSER[..], &["--doc"]].concat())),
    ];
    let full: &[Step] = &[
        ("what the machine needs", needs_all),
        ("formatting", || run::cargo(&["fmt", "--all", "--check"])),
        // Before the lints: the server embeds the client, and is compiled once when the client is there.
        ("browser client", || web::build(Mode::Small)),
        ("size of the browser client", size::check),
        ("lints", clippy),
        ("lints of the browser client", clippy_web),
        ("documentation", docs),
        ("tests", || test_run::run(&["--workspace", "--exclude", "e2e", "--lib", "--bins", "--tests"])),
        ("doc tests", || run::cargo(&["test", "--workspace", "--exclude", "e2e", "--doc"])),
        ("gallery", || web::gallery(Mode::Small)),
        ("program", || program::build().map(drop)),
        ("browser tests", browser_tests),
    ];
    let steps = if scope == Scope::Full { full } else { quick };
    for (idx, (name, step)) in steps.iter().enumerate() {
        eprintln!(
            "\n== {}/{} {name} ({:.0} s so far)",
            idx + 1,
            steps.len(),
            started.elapsed().as_secs_f32()
        );
        step().with_context(|| format!("verify stopped at: {name}"))?;
    }
    test_run::report();
    eprintln!("\nAll is well, after {:.0} s.", started.elapsed().as_secs_f32());
    Ok(())
}

fn needs_host() -> Result<()> {
    needs::components()?;
    needs::c_compiler()
}

fn needs_all() -> Result<()> {
    needs_host()?;
    needs::wasm_target()?;
    needs::browser()?;
    needs::axe()
}

fn clippy() -> Result<()> {
    let rest = ["--exclude", "web", "--exclude", "web-worker", "--all-targets", "--", "-D", "warnings"];
    run::cargo(&[&["clippy", "--workspace"], &rest[..]].concat())
}

fn clippy_web() -> Result<()> {
    let packages = ["clippy", "--package", "web", "--package", "web-worker"];
    run::cargo(&[&packages[..], &["--target", needs::WASM, "--", "-D", "warnings"]].concat())
}

fn docs() -> Result<()> {
    run::cargo_with(
        &[&["doc", "--workspace"], &NO_BROWSER[..], &["--no-deps", "--quiet"]].concat(),
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// With the very program that `cargo play` serves and `cargo xtask release` gives away. Built apart from the other tests:
/// what drives a browser switches on features of libraries that our programs do without.
fn browser_tests() -> Result<()> {
    let program = program::built();
    let program = program.to_str().context("a plain path")?;
    // A person at a table mostly waits: three at a time keep two cores busy.
    let tests = ["test", "--package", "e2e", "--", "--test-threads=3"];
    run::cargo_with(&tests, &[("YOHOHO_PROGRAM", program)])
}
