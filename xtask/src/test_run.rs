//! The test programs, run one after another, with the time that each test took.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Mutex;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::run;

/// How many of the slowest tests are told.
const SLOWEST: usize = 25;

/// What every test took, in seconds, with its name and program.
static TIMES: Mutex<Vec<(f64, String)>> = Mutex::new(Vec::new());

/// A program with tests.
#[derive(Debug, PartialEq, Eq)]
pub struct TestProgram {
    name: String,
    path: PathBuf,
    /// Where cargo would run it.
    folder: PathBuf,
}

impl TestProgram {
    /// Whether it lies in this package's folder.
    pub fn is_of(&self, package: &str) -> bool {
        self.folder.ends_with(package)
    }

    /// Runs its tests with these arguments and variables.
    fn run(&self, args: &[&str], vars: &[(&str, &OsStr)]) -> Result<()> {
        println!("\n{}", self.name);
        let mut command = run::gently(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.args(args).envs(vars.iter().copied());
        // The harness tells what a test took only when it is asked in this way.
        command.env("RUSTC_BOOTSTRAP", "1").args(["-Z", "unstable-options", "--report-time"]);
        let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| self.name.clone())?;
        let out = BufReader::new(child.stdout.take().context("its output is ours")?);
        for line in out.lines() {
            let line = line?;
            println!("{line}");
            if let Some((seconds, test)) = time_of(&line) {
                let timed = (seconds, format!("{} {test}", self.name));
                TIMES.lock().expect("nobody fails while holding it").push(timed);
            }
        }
        ensure!(child.wait()?.success(), "tests of {} failed", self.name);
        Ok(())
    }
}

/// Builds and runs the tests that these arguments of `cargo test` select.
pub fn run(args: &[&str]) -> Result<()> {
    run_all(&build(args)?)
}

/// Runs all of them, also where some fail: whoever mends one wants to know of the others.
pub fn run_all(programs: &[TestProgram]) -> Result<()> {
    run_with(programs, &[], &[])
}

/// The same with these arguments and variables.
pub fn run_with(programs: &[TestProgram], args: &[&str], vars: &[(&str, &OsStr)]) -> Result<()> {
    let failed =
        programs.iter().filter_map(|tests| tests.run(args, vars).err()).map(|error| error.to_string());
    let failed: Vec<String> = failed.collect();
    ensure!(failed.is_empty(), "{}", failed.join("; "));
    Ok(())
}

/// Builds the tests that these arguments of `cargo test` select.
pub fn build(args: &[&str]) -> Result<Vec<TestProgram>> {
    let build = [&["test"], args, &["--no-run", "--message-format", "json-render-diagnostics"]].concat();
    let told = run::cargo_output(&build)?;
    let programs: Vec<TestProgram> = told.lines().filter_map(test_program).collect();
    ensure!(!programs.is_empty(), "`cargo test {}` has no tests", args.join(" "));
    Ok(programs)
}

/// Tells which tests took longest.
pub fn report() {
    let mut times = TIMES.lock().expect("nobody fails while holding it").clone();
    times.sort_by(|a, b| b.0.total_cmp(&a.0));
    eprintln!("\nthe slowest of {} tests:", times.len());
    for (seconds, test) in times.iter().take(SLOWEST) {
        eprintln!("{seconds:8.1} s  {test}");
    }
}

/// A test program in what cargo tells of a build, a line for each thing built.
fn test_program(line: &str) -> Option<TestProgram> {
    let told: Value = serde_json::from_str(line).ok()?;
    let path = told["executable"].as_str().filter(|_| told["profile"]["test"] == true)?;
    let manifest = PathBuf::from(told["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_path_buf();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let name = format!("{package}/{}", told["target"]["name"].as_str()?);
    Some(TestProgram { name, path: path.into(), folder })
}

/// What a test took: `test name ... ok <0.123s>`.
fn time_of(line: &str) -> Option<(f64, &str)> {
    let (test, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = outcome.split_once('<')?.1.strip_suffix("s>")?;
    Some((seconds.parse().ok()?, test))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_test_is_read_from_its_line() {
        assert_eq!(time_of("test a::b ... ok <1.250s>"), Some((1.25, "a::b")));
        assert_eq!(time_of("test a::b ... FAILED <0.001s>"), Some((0.001, "a::b")));
        assert_eq!(time_of("test result: ok. 3 passed; 0 failed; finished in 0.44s"), None);
        assert_eq!(time_of("something a test says ... <7s>"), None);
    }

    #[test]
    fn a_test_program_is_told_from_other_things_that_are_built() {
        let line = |test: bool| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/x/room/Cargo.toml","target":{{"name":"table"}},
                "profile":{{"test":{test}}},"executable":"/x/target/table-1"}}"#
            )
        };
        let program = TestProgram {
            name: "room/table".to_owned(),
            path: "/x/target/table-1".into(),
            folder: "/x/room".into(),
        };
        assert_eq!(test_program(&line(true)), Some(program));
        assert_eq!(test_program(&line(false)), None);
        assert_eq!(test_program("warning: not JSON"), None);
    }
}
