//! What the system tells a program on a terminal: to end, and to stop for a while. Whoever draws puts the terminal in
//! order first.

use std::io;
use std::sync::mpsc::Sender;

/// Sends this news when the system wants the program to end: a shutdown, a closed window.
#[cfg(unix)]
pub(crate) fn tell<T: Send + 'static>(sender: Sender<T>, ended: fn() -> T) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
    let wait = move || {
        for _ in signals.forever() {
            if sender.send(ended()).is_err() {
                return;
            }
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(wait).map(drop)
}

/// Where there are no such signals, none are waited for.
#[cfg(not(unix))]
pub(crate) fn tell<T: Send + 'static>(_sender: Sender<T>, _ended: fn() -> T) -> io::Result<()> {
    Ok(())
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
