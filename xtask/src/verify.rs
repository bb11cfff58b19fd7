//! Everything that must hold. A missing component is a failure here, never a silent skip.

use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::mode::Mode;
use crate::test_run::TestProgram;
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

/// Packages whose tests hold a clock to running programs: nothing else runs beside them.
const CLOCKED: [&str; 2] = ["server", "yohoho"];

/// A named step.
type Step<'a> = (&'static str, &'a (dyn Fn() -> Result<()> + Sync));

/// Runs everything, and says at the end what failed.
pub fn verify(scope: Scope) -> Result<()> {
    let started = Instant::now();
    let done = match scope {
        Scope::Quick => quick(started),
        Scope::Full => full(started),
    };
    test_run::report();
    done?;
    eprintln!("\nAll is well, after {:.0} s.", started.elapsed().as_secs_f32());
    Ok(())
}

fn quick(started: Instant) -> Result<()> {
    let tests = [&["--workspace"], &NO_BROWSER[..], &["--lib", "--bins", "--tests"]].concat();
    let doc_tests = [&["test", "--workspace"], &NO_BROWSER[..], &["--doc"]].concat();
    in_turn(
        started,
        &[
            ("what the machine needs", &needs_host),
            ("formatting", &formatting),
            ("lints", &clippy_quick),
            ("tests", &|| test_run::run(&tests)),
            ("doc tests", &|| run::cargo(&doc_tests)),
        ],
    )
}

/// First what is built, then what is tried. Browsers wait more than they compute: other tests take what they leave.
fn full(started: Instant) -> Result<()> {
    in_turn(started, &[("what the machine needs", &needs_all)])?;
    let (client, code) = side_by_side(
        started,
        &[("browser client", &|| web::build(Mode::Small)), ("gallery", &|| web::gallery(Mode::Small))],
        &[
            ("formatting", &formatting),
            ("lints", &clippy),
            ("documentation", &docs),
            ("what drives browsers", &|| run::cargo(&["test", "--package", "e2e", "--no-run"])),
        ],
    );
    if client.is_err() {
        return all_of([client, code]);
    }
    // The server embeds the client, and is compiled once when the client is there.
    let programs = program::build(Mode::Dev).context("program").and_then(|_| test_programs());
    let programs = match programs {
        Ok(programs) => programs,
        Err(error) => return all_of([code, Err(error)]),
    };
    let (clocked, others): (Vec<_>, Vec<_>) =
        programs.into_iter().partition(|tests| CLOCKED.iter().any(|package| tests.is_of(package)));
    let clocked = in_turn(started, &[("tests with clocks", &|| test_run::run_all(&clocked))]);
    let (pages, rest) = side_by_side(
        started,
        &[("browser tests", &browser_tests), ("short games in other engines", &other_engines)],
        &[
            ("size of the browser client", &size::check),
            ("tests", &|| test_run::run_all(&others)),
            ("doc tests", &|| run::cargo(&["test", "--doc"])),
        ],
    );
    all_of([code, clocked, pages, rest])
}

/// Runs two rows of steps at once. The second gives way to the first.
fn side_by_side(started: Instant, first: &[Step<'_>], second: &[Step<'_>]) -> (Result<()>, Result<()>) {
    thread::scope(|scope| {
        let second = scope.spawn(|| {
            run::give_way();
            in_turn(started, second)
        });
        let first = in_turn(started, first);
        let failed = |_| Err(anyhow!("a step beside others ended without a word"));
        (first, second.join().unwrap_or_else(failed))
    })
}

/// Runs steps one after another, also where some fail: whoever mends one wants to know of the others.
fn in_turn(started: Instant, steps: &[Step<'_>]) -> Result<()> {
    let run = |(name, step): &Step<'_>| {
        eprintln!("\n== {name} ({:.0} s so far)", started.elapsed().as_secs_f32());
        let done = step().with_context(|| format!("verify failed at: {name}"));
        if let Err(error) = &done {
            eprintln!("\n== failed: {error:#}");
        }
        done
    };
    all_of(steps.iter().map(run).collect::<Vec<_>>())
}

/// Fine where all of them are, and otherwise everything that is not.
fn all_of(done: impl IntoIterator<Item = Result<()>>) -> Result<()> {
    let wrong: Vec<String> =
        done.into_iter().filter_map(Result::err).map(|error| format!("{error:#}")).collect();
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

fn formatting() -> Result<()> {
    run::cargo(&["fmt", "--all", "--check"])
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

/// What builds the programs is tested apart from them, as it was built to come here.
fn test_programs() -> Result<Vec<TestProgram>> {
    let mut tests = test_run::build(&["--lib", "--bins", "--tests"]).context("tests")?;
    tests.append(&mut test_run::build(&["--package", "xtask"]).context("tests of what builds")?);
    Ok(tests)
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
    let tests = test_run::build(&["--package", "e2e"])?;
    // Three at a time were a little sooner done on two cores, and now and then a page got no turn for a minute.
    test_run::run_with(&tests, &["--test-threads=2"], &[("YOHOHO_PROGRAM", program.as_os_str())])
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
