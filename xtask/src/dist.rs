//! The browser client as it was built last: the files in `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::run;

/// The files of the client by their path below `dist/`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The client as it was built last.
pub fn shipped() -> Result<Files> {
    let mut files = Files::new();
    collect(&run::root().join("dist"), "", &mut files)?;
    Ok(files)
}

/// Adds every file below a folder.
pub fn collect(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

/// A name that changes with any of these files.
pub fn digest(files: &Files) -> String {
    let mut hash = Sha256::new();
    for (name, data) in files {
        hash.update(name.as_bytes());
        hash.update(data);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
