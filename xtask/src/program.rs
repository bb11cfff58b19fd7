//! The program itself, with the browser client inside: opened for a person, or made ready to be given away. Both serve
//! the very client that is shipped. What is opened here is compiled as for tests, which run it too: whoever builds it
//! waits for it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::mode::Mode;
use crate::{run, web};

/// Builds the client, always as it is shipped, and the program around it.
pub fn build(mode: Mode) -> Result<PathBuf> {
    web::build(Mode::Small)?;
    run::cargo(&[&["build", "--bin", "yohoho"], mode.flags()].concat())?;
    Ok(built(mode))
}

/// Where the program lies once it is built.
pub fn built(mode: Mode) -> PathBuf {
    run::target_dir().join(mode.profile()).join(format!("yohoho{}", std::env::consts::EXE_SUFFIX))
}

/// Builds everything, opens a house and shows it in the browser. The arguments are those of `yohoho serve`, but for
/// `--no-open`.
pub fn play(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!(
            "cargo play builds the program and runs `yohoho serve --open`; --no-open shows no browser.\n"
        );
    }
    let program = build(Mode::Dev)?;
    let open = if args.iter().any(|arg| arg == "--no-open") { None } else { Some("--open") };
    let mut house = Command::new(program);
    // Where the command was typed, so that the data lies there.
    house.arg("serve").args(open).args(args.iter().filter(|arg| *arg != "--no-open"));
    give_way_to(house)
}

/// Builds the program, opens its door once, and says what there is to give away.
pub fn release(args: &[String]) -> Result<()> {
    if !args.is_empty() {
        bail!("usage: cargo xtask release");
    }
    let started = Instant::now();
    let program = build(Mode::Small)?;
    show_its_page(&program)?;
    let bytes = fs::metadata(&program).with_context(|| format!("{} is missing", program.display()))?.len();
    println!(
        "{}: {:.1} MB, with the browser client inside, ready after {:.0} s. Copy it and run `yohoho serve`.",
        program.display(),
        bytes as f64 / 1e6,
        started.elapsed().as_secs_f32()
    );
    Ok(())
}

/// Fails unless the program opens a house and gives out its page: nothing else runs what is given away.
fn show_its_page(program: &Path) -> Result<()> {
    let data = run::target_dir().join("release-house");
    let mut house = Command::new(program);
    house.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).stdout(Stdio::piped());
    let mut house = house.spawn().with_context(|| format!("starting {}", program.display()))?;
    let page = house.stdout.take().context("its words are ours").and_then(page_of);
    let ended = house.kill().and_then(|()| house.wait());
    // What a house keeps is nobody's tables here.
    let _ = fs::remove_dir_all(data);
    ended.context("closing the house again")?;
    let page = page?;
    ensure!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "its page is {page}");
    Ok(())
}

/// The page at the address that a house says.
fn page_of(said: impl Read) -> Result<String> {
    let said = BufReader::new(said).lines().map_while(Result::ok);
    let address = |line: String| line.split_once("http://").map(|(_, rest)| rest.to_owned());
    let address = said.into_iter().find_map(address).context("it does not say where it is open")?;
    let address = address.split(['/', ' ']).next().unwrap_or_default().trim_end_matches('.').to_owned();
    let mut line = TcpStream::connect(&address).with_context(|| format!("nobody answers at {address}"))?;
    write!(line, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut page = Vec::new();
    line.read_to_end(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
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
