//! A server in a process of its own, for tests that kill it or take its disk away. Cargo gives this crate no program
//! to run (`yohoho` depends on it, not the other way round); so a test starts itself, and in that second process is
//! the server.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::Config;

use crate::support::quick;

/// In the process that is the server: where its data lies.
const DATA: &str = "YOHOHO_TEST_DATA";
/// And which log lines it writes.
pub const LOG: &str = "YOHOHO_TEST_LOG";
/// Whatever is done to the server, a test with a process of its own ends within this time.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the test, or is the server where [`Process::start`] has asked for one.
pub fn be_the_server_or(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match std::env::var_os(DATA) {
        Some(data) => runtime.block_on(be_the_server(Path::new(&data))),
        None => runtime.block_on(async {
            tokio::time::timeout(PATIENCE, test).await.expect("the test comes to its end");
        }),
    }
}

async fn be_the_server(data: &Path) {
    let mut config = Config { limits: quick(), ..Config::local(data.to_owned()) };
    config.log = std::env::var(LOG).unwrap_or(config.log);
    server::run(config, catalog::GAMES, |house| println!("open at {}", house.url())).await.unwrap();
}

/// A server in a process of its own, killed when dropped.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
}

impl Process {
    /// Starts a server on this folder: the test of this name, which calls [`be_the_server_or`].
    pub fn start(test: &str, data: &Path) -> Self {
        Self::start_by(Command::new(std::env::current_exe().unwrap()), test, data)
    }

    /// Starts it by another command, which takes the arguments of this program.
    pub fn start_by(mut command: Command, test: &str, data: &Path) -> Self {
        command.args([test, "--exact", "--nocapture"]).env(DATA, data).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("open at http://localhost:")?;
            port.trim().parse().ok()
        });
        let addr = SocketAddr::from(([127, 0, 0, 1], port.expect("the server says where it is open")));
        Self { child, addr }
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL: no farewell, no flush.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
