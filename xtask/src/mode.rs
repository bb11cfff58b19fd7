//! How a client or a program is built: to be shipped, or quickly.

use anyhow::{Result, bail};

/// How to build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// As it is shipped.
    Small,
    /// Quick to build, with names in panics.
    Dev,
}

impl Mode {
    /// Reads `--dev`.
    pub fn from_args(args: &[String]) -> Result<Self> {
        match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => Ok(Self::Small),
            ["--dev"] => Ok(Self::Dev),
            _ => bail!("usage: cargo xtask web|gallery [--dev]"),
        }
    }

    /// The folder that cargo builds it into.
    pub const fn profile(self) -> &'static str {
        match self {
            Self::Small => "release",
            Self::Dev => "debug",
        }
    }
}
