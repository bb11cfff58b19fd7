//! Running other programs, with their whole command in the error.

use std::cell::Cell;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, ensure};

/// The workspace's root folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Where cargo builds.
pub fn target_dir() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Where cargo keeps what it has downloaded.
pub fn cargo_home() -> Result<PathBuf> {
    let own = env::var_os("CARGO_HOME").map(PathBuf::from);
    own.or_else(|| Some(env::home_dir()?.join(".cargo")))
        .context("nobody knows where cargo keeps its downloads")
}

/// The names of the games: every game has a folder of its own name. A name that the catalog does not have fails to build.
pub fn games() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let entry = entry?;
        if entry.path().is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Runs cargo in the workspace.
pub fn cargo(args: &[&str]) -> Result<()> {
    cargo_with(args, &[])
}

/// How the variables begin in which cargo tells a program about itself.
const OWN: [&str; 2] = ["CARGO_PKG_", "CARGO_MANIFEST_"];

/// Runs cargo in the workspace with these variables set.
pub fn cargo_with(args: &[&str], vars: &[(&str, &str)]) -> Result<()> {
    let status = cargo_command(args, vars).status().context("cargo could not be started")?;
    ensure!(status.success(), "`cargo {}` failed", args.join(" "));
    Ok(())
}

/// Runs cargo in the workspace, and returns what it writes to its output.
pub fn cargo_output(args: &[&str]) -> Result<String> {
    let mut command = cargo_command(args, &[]);
    let out = command.stderr(Stdio::inherit()).output().context("cargo could not be started")?;
    ensure!(out.status.success(), "`cargo {}` failed", args.join(" "));
    Ok(String::from_utf8(out.stdout)?)
}

thread_local! {
    /// Whether what this thread starts gives way to what others start.
    static GIVES_WAY: Cell<bool> = const { Cell::new(false) };
}

/// From now on what this thread starts gets what others leave of the processor.
pub fn give_way() {
    GIVES_WAY.set(has("nice"));
}

/// A program to be started, which gives way if this thread does.
pub fn gently(program: impl AsRef<OsStr>) -> Command {
    if !GIVES_WAY.get() {
        return Command::new(program);
    }
    let mut command = Command::new("nice");
    command.args(["-n", "19"]).arg(program);
    command
}

fn cargo_command(args: &[&str], vars: &[(&str, &str)]) -> Command {
    // CARGO keeps the same toolchain.
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = gently(cargo);
    // What cargo told this program about itself is not meant for others: some of them would be built anew for it.
    for (name, _) in env::vars_os().filter(|(name, _)| is_own(&name.to_string_lossy())) {
        command.env_remove(name);
    }
    command.current_dir(root()).args(args).envs(vars.iter().copied());
    command
}

fn is_own(name: &str) -> bool {
    OWN.iter().any(|own| name.starts_with(own))
}

/// Runs a program; an error names it.
pub fn program(name: &str, args: &[&str]) -> Result<()> {
    let status = Command::new(name)
        .current_dir(root())
        .args(args)
        .status()
        .with_context(|| format!("`{name}` could not be started"))?;
    ensure!(status.success(), "`{name} {}` failed", args.join(" "));
    Ok(())
}

/// Whether a program of this name can be found.
pub fn has(name: &str) -> bool {
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(|dir| dir.join(name).is_file())
}
