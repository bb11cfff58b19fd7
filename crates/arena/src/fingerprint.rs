//! What somebody did in a game, as a number: as long as it stays the same, so did every decision.

use std::fmt;
use std::io::{self, Write};

use serde::{Serialize, Serializer};

/// A fingerprint of decisions and results, the same on every machine (FNV-1a). It tells games apart that bots of two
/// versions played; it is no proof against anybody who wants two to look alike.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Of nothing yet.
    pub const NONE: Self = Self(0xcbf2_9ce4_8422_2325);

    /// Takes something into account.
    ///
    /// # Panics
    /// If it cannot be written as JSON, which conformance forbids for what games are made of.
    pub fn add(&mut self, what: &impl Serialize) {
        serde_json::to_writer(&mut *self, what).expect("what happens in a game can be written");
        // So that 1 and 2 are not 12.
        self.byte(b'\n');
    }

    const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
    }
}

impl Default for Fingerprint {
    fn default() -> Self {
        Self::NONE
    }
}

impl Write for Fingerprint {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        bytes.iter().for_each(|byte| self.byte(*byte));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(what: &[&str]) -> Fingerprint {
        let mut fingerprint = Fingerprint::NONE;
        what.iter().for_each(|what| fingerprint.add(what));
        fingerprint
    }

    #[test]
    fn it_is_that_of_what_was_done_in_its_order() {
        assert_eq!(of(&["bid", "pass"]), of(&["bid", "pass"]));
        assert_ne!(of(&["bid", "pass"]), of(&["pass", "bid"]));
        assert_ne!(of(&["bid", "pass"]), of(&["bid"]));
        assert_ne!(of(&["b", "id"]), of(&["bi", "d"]));
        // FNV-1a of `"a"` and a line's end, reckoned elsewhere.
        assert_eq!(of(&["a"]).to_string(), "46013483a7fc96a0");
    }
}
