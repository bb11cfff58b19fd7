//! What the system tells a program on a terminal: to end, and to stop for a while. Whoever draws puts the terminal in
//! order first.

use std::io;
use std::sync::mpsc::Sender;

/// Sends this news when the system wants the program to end: a shutdown, a closed window, a terminal that is gone.
#[cfg(unix)]
pub(crate) fn tell<T: Send + 'static>(sender: Sender<T>, ended: fn() -> T) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
    let hung_up = sender.clone();
    let wait = move || {
        for _ in signals.forever() {
            if sender.send(ended()).is_err() {
                return;
            }
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(wait)?;
    let watch = move || {
        wait_for_hangup();
        let _ = hung_up.send(ended());
    };
    std::thread::Builder::new().name("hangup".to_owned()).spawn(watch).map(drop)
}

/// Where there are no such signals, none are waited for.
#[cfg(not(unix))]
pub(crate) fn tell<T: Send + 'static>(_sender: Sender<T>, _ended: fn() -> T) -> io::Result<()> {
    Ok(())
}

/// Waits until the terminal that keys come from is gone. Whoever reads keys would ask it for ever.
#[cfg(unix)]
fn wait_for_hangup() {
    use rustix::event::{PollFd, PollFlags, poll};
    let stdin = io::stdin();
    // Nothing is asked for: that it is gone is told anyway.
    let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
    while matches!(poll(&mut watched, None), Ok(0) | Err(rustix::io::Errno::INTR)) {}
}

/// Stops this program, and whatever started it in the same job, until the shell calls them again.
#[cfg(unix)]
pub(crate) fn stop() -> io::Result<()> {
    Ok(rustix::process::kill_current_process_group(rustix::process::Signal::TSTP)?)
}

/// Where programs cannot be stopped, this one goes on.
#[cfg(not(unix))]
pub(crate) fn stop() -> io::Result<()> {
    Ok(())
}
