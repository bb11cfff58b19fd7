//! The program itself, with the browser client inside: opened for a person, or made ready to be given away. Both are
//! the same program, and the browser tests run it too.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::mode::Mode;
use crate::{run, web};

/// Builds the client and the program around it.
pub fn build() -> Result<PathBuf> {
    web::build(Mode::Small)?;
    run::cargo(&["build", "--release", "--package", "yohoho"])?;
    Ok(built())
}

/// Where the program lies once it is built.
pub fn built() -> PathBuf {
    run::target_dir().join("release").join(format!("yohoho{}", std::env::consts::EXE_SUFFIX))
}

/// Builds everything, opens a house and shows it in the browser. The arguments are those of `yohoho serve`, but for
/// `--no-open`.
pub fn play(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!(
            "cargo play builds the program and runs `yohoho serve --open`; --no-open shows no browser.\n"
        );
    }
    let program = build()?;
    let open = if args.iter().any(|arg| arg == "--no-open") { None } else { Some("--open") };
    let mut house = Command::new(program);
    // Where the command was typed, so that the data lies there.
    house.arg("serve").args(open).args(args.iter().filter(|arg| *arg != "--no-open"));
    give_way_to(house)
}

/// Builds the program and says what there is to give away.
pub fn release(args: &[String]) -> Result<()> {
    if !args.is_empty() {
        bail!("usage: cargo xtask release");
    }
    let started = Instant::now();
    let program = build()?;
    let bytes = fs::metadata(&program).with_context(|| format!("{} is missing", program.display()))?.len();
    println!(
        "{}: {:.1} MB, with the browser client inside, ready after {:.0} s. Copy it and run `yohoho serve`.",
        program.display(),
        bytes as f64 / 1e6,
        started.elapsed().as_secs_f32()
    );
    Ok(())
}

/// From here on this process is the other program: signals reach it, and nobody stands between it and its terminal.
#[cfg(unix)]
fn give_way_to(mut program: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(program.exec()).with_context(|| format!("{program:?} could not be started"))
}

#[cfg(not(unix))]
fn give_way_to(mut program: Command) -> Result<()> {
    let status = program.status().with_context(|| format!("{program:?} could not be started"))?;
    std::process::exit(status.code().unwrap_or(1))
}
