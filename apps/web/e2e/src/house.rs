//! The real server program, on a port of its own, with data in a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

/// A running `yohoho serve`.
pub struct House {
    process: Child,
    url: String,
    data: TempDir,
}

impl House {
    /// Opens a house on a free port.
    ///
    /// # Errors
    /// If the program is not built or does not start.
    pub fn open() -> Result<Self> {
        let data = tempfile::tempdir()?;
        let (process, url) = serve(&data, "127.0.0.1:0")?;
        Ok(Self { process, url, data })
    }

    /// Where it is, without a slash at the end.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
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
        let (process, url) = serve(&self.data, &listen)?;
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

fn serve(data: &TempDir, listen: &str) -> Result<(Child, String)> {
    let program = program()?;
    let mut process = Command::new(&program)
        .args(["serve", "--listen", listen, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("starting {}", program.display()))?;
    let mut lines = BufReader::new(process.stdout.take().context("a pipe")?).lines();
    let url = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned))
        .context("the program ended without saying where it is open")?;
    // Somebody must go on reading, or the program blocks when the pipe is full.
    std::thread::spawn(move || lines.for_each(drop));
    Ok((process, url.trim_end_matches(['/', '.']).to_owned()))
}

/// The program beside this test's own: both are built into one folder.
fn program() -> Result<PathBuf> {
    let test = std::env::current_exe()?;
    let folder = test.parent().and_then(|deps| deps.parent()).context("a target folder")?;
    let program = folder.join("yohoho");
    ensure!(program.is_file(), "{} is missing: run `cargo build -p yohoho` first", program.display());
    Ok(program)
}
