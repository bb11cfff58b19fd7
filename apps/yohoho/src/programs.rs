//! Bots that are programs of their own: starts them, speaks with them in lines over their standard input and output,
//! and ends them. A program sits in one seat at a time and stays for the next game, unless it fails.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arena::Gangway;
use engine::Stop;
use hosting::{Gone, Wire};

use crate::leash::Leash;

/// What the name of such a bot begins with; a command line follows.
pub(crate) const EXEC: &str = "exec:";

/// The longest answer that is read, in bytes.
const LINE_MAX: usize = 1024 * 1024;

/// Lines that are read ahead. Who says more has to wait, and says it unasked.
const LINES_AHEAD: usize = 4;

/// How long a program may take to end by itself once it hears no more.
const FAREWELL: Duration = Duration::from_millis(300);

/// Every program that was started, until the last who may need one is gone.
pub(crate) struct Programs(Arc<Shed>);

impl Drop for Programs {
    /// The match is over. All are told at once, so that nobody waits for each of them.
    fn drop(&mut self) {
        let idle = std::mem::take(&mut *self.0.idle());
        let leaving = idle.into_values().flatten().map(|program| std::thread::spawn(|| program.dismiss()));
        let leaving: Vec<_> = leaving.collect();
        leaving.into_iter().for_each(|program| drop(program.join()));
    }
}

/// Programs between two games, each under the command that started it.
struct Shed {
    limit: Duration,
    idle: Mutex<BTreeMap<String, Vec<Program>>>,
}

impl Programs {
    /// None yet. An answer may take this long.
    pub(crate) fn new(limit_ms: u64) -> Self {
        Self(Arc::new(Shed { limit: Duration::from_millis(limit_ms), idle: Mutex::default() }))
    }
}

impl Gangway for Programs {
    fn knows(&self, bot: &str) -> bool {
        bot.starts_with(EXEC)
    }

    fn board(&self, bot: &str) -> Result<Box<dyn Wire>, Gone> {
        let command = bot.strip_prefix(EXEC).unwrap_or(bot);
        let program = match self.0.take(command) {
            Some(program) => program,
            None => Program::start(command)?,
        };
        Ok(Box::new(Seat { shed: Arc::clone(&self.0), command: command.to_owned(), program: Some(program) }))
    }
}

impl Shed {
    fn idle(&self) -> MutexGuard<'_, BTreeMap<String, Vec<Program>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A program of this command that waits for a game.
    fn take(&self, command: &str) -> Option<Program> {
        loop {
            let program = self.idle().get_mut(command)?.pop()?;
            if program.is_quiet() {
                return Some(program);
            }
        }
    }

    fn put(&self, command: &str, program: Program) {
        self.idle().entry(command.to_owned()).or_default().push(program);
    }
}

/// A program in a seat, for one game.
struct Seat {
    shed: Arc<Shed>,
    command: String,
    /// Nothing once it has failed.
    program: Option<Program>,
}

impl Seat {
    fn program(&mut self) -> Result<&mut Program, Gone> {
        self.program.as_mut().ok_or(Gone::Ended { code: None })
    }
}

impl Wire for Seat {
    fn send(&mut self, line: &str) -> Result<(), Gone> {
        self.program()?.tell(line)
    }

    fn receive(&mut self, _stop: &Stop) -> Result<String, Gone> {
        let limit = self.shed.limit;
        self.program()?.answer(limit)
    }

    fn limit_ms(&self) -> Option<u64> {
        u64::try_from(self.shed.limit.as_millis()).ok()
    }

    fn hang_up(&mut self) {
        self.program = None;
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        if let Some(program) = self.program.take()
            && program.is_quiet()
        {
            self.shed.put(&self.command, program);
        }
    }
}

/// A program that runs, with its standard input and output.
struct Program {
    leash: Leash,
    /// Lines for it; a thread writes them, so that one that does not read keeps nobody waiting.
    told: Sender<String>,
    /// What it said, and at last why it says no more.
    said: Receiver<Result<String, Gone>>,
}

impl Program {
    fn start(command: &str) -> Result<Self, Gone> {
        let unstarted = |error: std::io::Error| Gone::Unstarted(error.to_string());
        let mut words = command.split_whitespace();
        let mut starting = Command::new(words.next().unwrap_or_default());
        starting.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut leash = Leash::start(&mut starting).map_err(unstarted)?;
        let (input, output) = (leash.child().stdin.take(), leash.child().stdout.take());
        let (told, lines) = channel();
        let (answers, said) = sync_channel(LINES_AHEAD);
        if let (Some(input), Some(output)) = (input, output) {
            std::thread::Builder::new().spawn(move || write_lines(&lines, input)).map_err(unstarted)?;
            std::thread::Builder::new().spawn(move || read_lines(output, &answers)).map_err(unstarted)?;
        }
        Ok(Self { leash, told, said })
    }

    /// Sends it a line. It must not have said anything since its last answer.
    fn tell(&mut self, line: &str) -> Result<(), Gone> {
        match self.said.try_recv() {
            Ok(Ok(line)) => return Err(Gone::Unasked { line: Gone::excerpt(&line) }),
            Ok(Err(gone)) => return Err(self.explained(gone)),
            Err(TryRecvError::Disconnected) => return Err(self.explained(Gone::Ended { code: None })),
            Err(TryRecvError::Empty) => {}
        }
        // One that does not listen any more is found out when it is asked.
        drop(self.told.send(line.to_owned()));
        Ok(())
    }

    /// Waits for its answer, no longer than this.
    fn answer(&mut self, limit: Duration) -> Result<String, Gone> {
        match self.said.recv_timeout(limit) {
            Ok(said) => said.map_err(|gone| self.explained(gone)),
            Err(RecvTimeoutError::Disconnected) => Err(self.explained(Gone::Ended { code: None })),
            Err(RecvTimeoutError::Timeout) => {
                Err(Gone::Stalled { ms: u64::try_from(limit.as_millis()).unwrap_or(u64::MAX) })
            }
        }
    }

    /// Whether it still runs, and has said nothing that nobody has heard.
    fn is_quiet(&self) -> bool {
        matches!(self.said.try_recv(), Err(TryRecvError::Empty))
    }

    /// Who says no more has mostly ended; then with which code.
    fn explained(&mut self, gone: Gone) -> Gone {
        match gone {
            Gone::Ended { .. } => Gone::Ended { code: self.leash.code(FAREWELL) },
            other => other,
        }
    }

    /// Tells it nothing more, and lets it end by itself for a while.
    fn dismiss(self) {
        let Self { mut leash, told, .. } = self;
        drop(told);
        leash.code(FAREWELL);
    }
}

fn write_lines(lines: &Receiver<String>, mut input: ChildStdin) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, answers: &SyncSender<Result<String, Gone>>) {
    let mut output = BufReader::new(output);
    loop {
        let line = next_line(&mut output);
        let is_end = line.is_err();
        if answers.send(line).is_err() || is_end {
            return;
        }
    }
}

fn next_line(output: &mut impl BufRead) -> Result<String, Gone> {
    let mut line = Vec::new();
    let limit = u64::try_from(LINE_MAX).unwrap_or(u64::MAX) + 1;
    // What cannot be read is an end as well.
    drop(output.by_ref().take(limit).read_until(b'\n', &mut line));
    if line.is_empty() {
        return Err(Gone::Ended { code: None });
    }
    let said = String::from_utf8_lossy(&line);
    if line.len() > LINE_MAX {
        return Err(Gone::Overlong { line: Gone::excerpt(&said), max: LINE_MAX });
    }
    Ok(said.into_owned())
}
