//! Running other programs, with their whole command in the error.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The workspace's root folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Where cargo builds.
pub fn target_dir() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Runs cargo in the workspace.
pub fn cargo(args: &[&str]) -> Result<()> {
    cargo_with(args, &[])
}

/// Runs cargo in the workspace with these variables set.
pub fn cargo_with(args: &[&str], vars: &[(&str, &str)]) -> Result<()> {
    // CARGO keeps the same toolchain.
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(args).envs(vars.iter().copied());
    let status = command.status().context("cargo could not be started")?;
    ensure!(status.success(), "`cargo {}` failed", args.join(" "));
    Ok(())
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
