//! Who a player is to a server: a secret that stays on this machine. A name is only a label; the secret has the
//! seat, so that the same person comes back to it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use etcetera::BaseStrategy;

const SECRET_BYTES: usize = 32;

/// A guest's secret. It is never printed.
#[derive(Clone)]
pub struct Guest(String);

impl Guest {
    /// The guest whose secret is in this file; a new one is made where there is no file.
    ///
    /// # Errors
    /// If the file cannot be read or written, or holds something else.
    pub fn of_file(path: &Path) -> Result<Self> {
        match fs::read_to_string(path) {
            Ok(text) => Self::parse(text.trim())
                .with_context(|| format!("{}: not a guest file; remove it, or name another", path.display())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Self::create(path),
            Err(error) => Err(error).with_context(|| path.display().to_string()),
        }
    }

    /// Somebody whom no server has seen, and whose secret is kept nowhere.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn fresh() -> Result<Self> {
        let mut bytes = [0; SECRET_BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex::encode(bytes)))
    }

    /// Where the secret is kept when no file is named.
    ///
    /// # Errors
    /// If the system does not say where a user's data lives.
    pub fn usual_file() -> Result<PathBuf> {
        Ok(etcetera::choose_base_strategy()?.data_dir().join("yohoho").join("guest"))
    }

    /// As it is shown to the server alone.
    pub(super) fn bearer(&self) -> String {
        format!("Bearer {}", self.0)
    }

    fn parse(text: &str) -> Result<Self> {
        if text.len() != 2 * SECRET_BYTES || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            bail!("expected {} hexadecimal digits", 2 * SECRET_BYTES);
        }
        Ok(Self(text.to_ascii_lowercase()))
    }

    fn create(path: &Path) -> Result<Self> {
        let guest = Self::fresh()?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let mut file = private_file().open(path).with_context(|| path.display().to_string())?;
        writeln!(file, "{}", guest.0).with_context(|| path.display().to_string())?;
        Ok(guest)
    }
}

/// A new file that nobody else on the machine can read.
fn private_file() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_comes_back_with_the_same_secret() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("guest");
        let first = Guest::of_file(&path).unwrap();
        let again = Guest::of_file(&path).unwrap();
        assert_eq!(first.bearer(), again.bearer());
        assert_eq!(first.bearer().len(), "Bearer ".len() + 64);
    }

    #[test]
    fn two_guests_have_two_secrets() {
        let folder = tempfile::tempdir().unwrap();
        let one = Guest::of_file(&folder.path().join("one")).unwrap();
        let two = Guest::of_file(&folder.path().join("two")).unwrap();
        assert_ne!(one.bearer(), two.bearer());
    }

    #[test]
    fn a_file_that_is_no_secret_is_refused_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("guest");
        fs::write(&path, "my diary").unwrap();
        assert!(Guest::of_file(&path).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "my diary");
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_the_secret() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("guest");
        Guest::of_file(&path).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
