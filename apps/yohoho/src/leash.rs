//! Programs that this one starts and that never outlive it: each is ended with all that it has started itself, when
//! nobody holds its leash any more, and when this program is told to end.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};

/// How often somebody who waits for a program to end looks.
const GLANCE: Duration = Duration::from_millis(5);

/// The programs that run, by their ids.
static LEASHED: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// A program that runs for as long as this is held.
pub(crate) struct Leash(Child);

impl Leash {
    /// Starts it, with those that it will start as one group.
    pub(crate) fn start(command: &mut Command) -> io::Result<Self> {
        static WATCH: Once = Once::new();
        WATCH.call_once(|| system::watch(leashed));
        system::as_group(command);
        // Whoever ends all of them must not miss one that is just being started.
        let mut leashed = leashed();
        let child = command.spawn()?;
        leashed.insert(child.id());
        Ok(Self(child))
    }

    /// The program, for its input and output.
    pub(crate) const fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// The code that it ended with, where it does so within this time.
    pub(crate) fn code(&mut self, patience: Duration) -> Option<i32> {
        let since = Instant::now();
        loop {
            if let Some(code) = system::ended(&mut self.0) {
                return code;
            }
            if since.elapsed() >= patience {
                return None;
            }
            std::thread::sleep(GLANCE);
        }
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        system::kill(&mut self.0);
        leashed().remove(&self.0.id());
        // It cannot refuse to end, and nobody else waits for it.
        drop(self.0.wait());
    }
}

fn leashed() -> MutexGuard<'static, BTreeSet<u32>> {
    LEASHED.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
mod system {
    //! How it is done where programs come in groups and are sent signals.

    use std::collections::BTreeSet;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::MutexGuard;

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    pub(super) fn as_group(command: &mut Command) {
        command.process_group(0);
    }

    /// Whether it has ended, and with which code. It stays known until it is waited for, so that its id is nobody
    /// else's.
    pub(super) fn ended(child: &mut Child) -> Option<Option<i32>> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(Pid::from_child(child)), options).ok()??;
        Some(status.exit_status())
    }

    pub(super) fn kill(child: &mut Child) {
        // Who is gone already need not be ended.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }

    /// Ends all these programs when this one is told to end. Their groups do not hear the keys of its terminal.
    pub(super) fn watch(leashed: fn() -> MutexGuard<'static, BTreeSet<u32>>) {
        let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
        let wait = move || {
            for signal in signals.forever() {
                let leashed = leashed();
                let ids = leashed.iter().filter_map(|id| Pid::from_raw(i32::try_from(*id).ok()?));
                ids.for_each(|id| {
                    let _ = kill_process_group(id, Signal::KILL);
                });
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        };
        // Without it they end when they hear no more.
        drop(std::thread::Builder::new().name("signals".to_owned()).spawn(wait));
    }
}

#[cfg(not(unix))]
mod system {
    //! How it is done where a program is ended alone.

    use std::collections::BTreeSet;
    use std::process::{Child, Command};
    use std::sync::MutexGuard;

    pub(super) fn as_group(_command: &mut Command) {}

    pub(super) fn ended(child: &mut Child) -> Option<Option<i32>> {
        child.try_wait().ok()?.map(|status| status.code())
    }

    pub(super) fn kill(child: &mut Child) {
        drop(child.kill());
    }

    pub(super) fn watch(_leashed: fn() -> MutexGuard<'static, BTreeSet<u32>>) {}
}
