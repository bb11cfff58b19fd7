//! Everything that must hold. A missing component is a failure here, never a silent skip.

use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use crate::mode::Mode;
use crate::{engines, needs, program, run, size, test_run, web};

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
        ("lints", clippy_quick),
        ("tests", || {
            test_run::run(&[&["--workspace"], &NO_BROWSER[..], &["--lib", "--bins", "--tests"]].concat())
        }),
        ("doc tests", || run::cargo(&[&["test", "--workspace"], &NO_BROWSER[..], &["--doc"]].concat())),
    ];
    let full: &[Step] = &[
        ("what the machine needs", needs_all),
        ("formatting", || run::cargo(&["fmt", "--all", "--check"])),
        // Before the tests: the server embeds the client, and is compiled once when the client is there.
        ("browser client and gallery; beside them lints and documentation", client_beside_lints),
        ("size of the browser client", size::check),
        ("tests; beside them documentation's examples and what drives browsers", tests_beside_builds),
        ("browser tests", browser_tests),
        ("short games in other engines", other_engines),
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

/// The end of a client is compiled on one core, and by other means than what is linted: two at a time keep both busy.
fn client_beside_lints() -> Result<()> {
    thread::scope(|scope| {
        let client = scope.spawn(|| web::build(Mode::Small).and_then(|()| web::gallery(Mode::Small)));
        let linted = clippy().context("lints").and_then(|()| docs().context("documentation"));
        let client = client.join().map_err(|_| anyhow!("the build of the client failed"))?;
        linted.and(client.context("browser client"))
    })
}

fn needs_host() -> Result<()> {
    needs::components()?;
    needs::c_compiler()
}

fn needs_all() -> Result<()> {
    needs_host()?;
    needs::wasm_target()?;
    needs::browser()?;
    needs::webkit()?;
    needs::axe()
}

/// Tests wait more than they compute, so that what comes next is compiled meanwhile. What builds the programs is tested
/// apart from them, as it was built to come here.
fn tests_beside_builds() -> Result<()> {
    let mut tests = test_run::build(&["--lib", "--bins", "--tests"])?;
    tests.append(&mut test_run::build(&["--package", "xtask"])?);
    // Not beside the tests, which run it.
    program::build(Mode::Dev).context("program")?;
    thread::scope(|scope| {
        let built = scope.spawn(builds);
        let tested = test_run::run_all(&tests);
        let built = built.join().map_err(|_| anyhow!("a build beside the tests failed"))?;
        tested.and(built)
    })
}

fn builds() -> Result<()> {
    run::cargo(&["test", "--package", "e2e", "--no-run"]).context("browser tests")?;
    run::cargo(&["test", "--doc"]).context("doc tests")
}

/// The page as well: nothing in it is compiled for browsers alone.
fn clippy() -> Result<()> {
    run::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// What needs no browser.
fn clippy_quick() -> Result<()> {
    let rest = ["--exclude", "web", "--exclude", "web-worker", "--all-targets", "--", "-D", "warnings"];
    run::cargo(&[&["clippy", "--workspace"], &rest[..]].concat())
}

fn docs() -> Result<()> {
    run::cargo_with(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")])
}

/// With the very program that `cargo play` serves. Built apart from the other tests:
/// what drives a browser switches on features of libraries that our programs do without.
fn browser_tests() -> Result<()> {
    let program = program::built(Mode::Dev);
    let program = program.to_str().context("a plain path")?;
    // Three at a time were a little sooner done on two cores, and now and then a page got no turn for a minute.
    let tests = ["test", "--package", "e2e", "--", "--test-threads=2"];
    run::cargo_with(&tests, &[("YOHOHO_PROGRAM", program)])
}

/// The game that is over soonest; `cargo xtask engines` plays all of them to their end. What drives Firefox takes minutes
/// to build, so it is played in where that has been done.
fn other_engines() -> Result<()> {
    let is_ready = |engine: &&str| *engine != "firefox" || run::has("firefox-esr") && run::has("geckodriver");
    let ready: Vec<&str> = engines::OTHERS.into_iter().filter(is_ready).collect();
    if ready.len() < engines::OTHERS.len() {
        eprintln!("not in Firefox: `cargo xtask engines firefox` installs what drives it, and plays");
    }
    engines::play(&program::built(Mode::Dev), &ready, &["skull"], Some("short"))
}
