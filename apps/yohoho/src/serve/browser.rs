//! The host's own browser: whether there is one that somebody sees, and how it is shown a page.

use std::env;
use std::io::IsTerminal;
use std::thread;

/// Whether somebody sits at a screen on which a browser can open.
pub(crate) fn is_there() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    somebody_looks(std::io::stdout().is_terminal(), is_set)
}

/// A person reads what we print, no test machine does, and there is a screen: elsewhere than on the desktops that
/// always have one, it is named by a variable.
fn somebody_looks(terminal: bool, is_set: impl Fn(&str) -> bool) -> bool {
    let always_a_screen = cfg!(any(target_os = "macos", windows)) && !is_set("SSH_CONNECTION");
    let screen = always_a_screen || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    terminal && screen && !is_set("CI")
}

/// Shows a page in the browser of this desktop. On a thread of its own, for some launchers take their time; and where
/// none is found, the address stands in the terminal.
pub(crate) fn show(url: &str) {
    let url = url.to_owned();
    let _ = thread::Builder::new().name("browser".to_owned()).spawn(move || open::that_detached(url));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_opens_only_where_somebody_looks() {
        let looks = |terminal, set: &[&str]| somebody_looks(terminal, |name| set.contains(&name));
        assert!(looks(true, &["DISPLAY"]));
        assert!(looks(true, &["WAYLAND_DISPLAY"]));
        assert!(!looks(false, &["DISPLAY"]), "nobody reads what we print");
        assert!(!looks(true, &["DISPLAY", "CI"]));
        assert!(!looks(true, &["CI"]));
        assert!(!looks(true, &["SSH_CONNECTION"]), "the screen is far away");
        assert!(looks(true, &["SSH_CONNECTION", "DISPLAY"]), "the screen is forwarded");
    }

    #[cfg(not(any(target_os = "macos", windows)))]
    #[test]
    fn no_browser_opens_without_a_screen() {
        assert!(!somebody_looks(true, |_| false));
    }
}
