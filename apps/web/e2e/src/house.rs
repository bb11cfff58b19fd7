//! The real program: on a port of its own with data in a folder of its own, or opened as the README says.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

/// How the last line begins that the program says when it is open.
const ALL_SAID: &str = "The tables are kept in ";

/// A running `yohoho serve`.
pub struct House {
    process: Child,
    url: String,
    said: Vec<String>,
    data: TempDir,
}

impl House {
    /// Opens a house on a free port.
    ///
    /// # Errors
    /// If the program is not built or does not start.
    pub fn open() -> Result<Self> {
        let data = tempfile::tempdir()?;
        let (process, said) = serve(&data, "127.0.0.1:0")?;
        Ok(Self { process, url: address(&said)?, said, data })
    }

    /// Opens a house by a command of the README, with nothing else typed.
    ///
    /// The command is typed in an empty folder below the tree, where cargo finds the tree all the same: what is kept
    /// by default lies in the folder of whoever types, and a test has no business among a developer's own tables.
    ///
    /// # Errors
    /// If the house does not open; with what the command said instead, such as that the port is taken.
    pub fn by_command(command: &str) -> Result<Self> {
        let build = workspace().join("target");
        std::fs::create_dir_all(&build)?;
        let data = tempfile::tempdir_in(build)?;
        let mut words = command.split_whitespace();
        let mut typed = Command::new(words.next().context("a command")?);
        typed.args(words).current_dir(&data).stdin(Stdio::null());
        // What a developer has set for a house of their own is no default, nor is what makes tests tell their times:
        // cargo would build everything anew for it.
        let is_ours = |name: &str| name.starts_with("YOHOHO_") || name == "RUSTC_BOOTSTRAP";
        for (name, _) in std::env::vars_os().filter(|(name, _)| is_ours(&name.to_string_lossy())) {
            typed.env_remove(name);
        }
        let (process, said) = start(&mut typed)?;
        Ok(Self { process, url: address(&said)?, said, data })
    }

    /// Where it is, without a slash at the end.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What it said when it opened, line by line.
    #[must_use]
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// Ends the program at once, as a power cut would.
    ///
    /// # Errors
    /// If it cannot be ended.
    pub fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Starts the program again on the same data and the same port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn reopen(&mut self) -> Result<()> {
        let listen = self.url.trim_start_matches("http://").replace("localhost", "127.0.0.1");
        let (process, said) = serve(&self.data, &listen)?;
        let url = address(&said)?;
        ensure!(url == self.url, "reopened at {url}, not at {}", self.url);
        self.process = process;
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended by itself; either way it is gone after this.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn serve(data: &TempDir, listen: &str) -> Result<(Child, Vec<String>)> {
    let mut program = Command::new(program()?);
    start(program.args(["serve", "--listen", listen, "--data"]).arg(data.path()))
}

/// Starts a house and hears what it says until it is open. However long it is built first: it opens, or it ends.
fn start(command: &mut Command) -> Result<(Child, Vec<String>)> {
    // Its words are read here, so it does not speak what the system speaks.
    let piped = command.env("YOHOHO_LANGUAGE", "en").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = piped.spawn().with_context(|| format!("starting {command:?}"))?;
    let complaints = passed_on(process.stderr.take().context("a pipe")?);
    let mut lines = BufReader::new(process.stdout.take().context("a pipe")?).lines().map_while(Result::ok);
    let mut said = Vec::new();
    for line in lines.by_ref() {
        said.push(line);
        if said.last().is_some_and(|line| line.starts_with(ALL_SAID)) {
            // Somebody must go on reading, or the program blocks when the pipe is full.
            thread::spawn(move || lines.for_each(drop));
            return Ok((process, said));
        }
    }
    process.wait()?;
    let complaints = complaints.join().unwrap_or_default();
    anyhow::bail!("{command:?} did not open a house:\n{}\n{complaints}", said.join("\n"))
}

/// Shows the errors and the progress of another program as they come, and keeps them.
fn passed_on(from: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut kept = String::new();
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            eprintln!("{line}");
            kept.push_str(&line);
            kept.push('\n');
        }
        kept
    })
}

fn address(said: &[String]) -> Result<String> {
    let words = said.iter().flat_map(|line| line.split_whitespace());
    let url = words.into_iter().find(|word| word.starts_with("http://"));
    let url = url.context("the program does not say where it is open")?;
    Ok(url.trim_end_matches(['/', '.']).to_owned())
}

/// The program that `YOHOHO_PROGRAM` names; otherwise the one beside this test's own, built into the same folder.
fn program() -> Result<PathBuf> {
    if let Some(program) = std::env::var_os("YOHOHO_PROGRAM") {
        return Ok(program.into());
    }
    let test = std::env::current_exe()?;
    let folder = test.parent().and_then(Path::parent).context("a target folder")?;
    let program = folder.join("yohoho");
    ensure!(program.is_file(), "{} is missing: run `cargo build` first", program.display());
    Ok(program)
}

/// The root of the tree.
#[must_use]
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(3).expect("three folders down").to_path_buf()
}
