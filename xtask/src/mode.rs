//! How a client or a program is built: to be shipped, or quickly.

use anyhow::{Result, bail};

/// How to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// What cargo is told for a program.
    pub const fn flags(self) -> &'static [&'static str] {
        match self {
            Self::Small => &["--release"],
            Self::Dev => &[],
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
