//! Fingerprints of what a game's bots are made of, so that it is seen when a match was played by others.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;
use sha2::{Digest as _, Sha256};

use crate::run;

/// The fingerprint of every game's own sources: its rules and its bots. What all games share is not in it.
pub(crate) fn fingerprints() -> Result<BTreeMap<String, String>> {
    let of =
        |game: String| Ok((game.clone(), fingerprint(&run::root().join("games").join(game).join("src"))?));
    run::games()?.into_iter().map(of).collect()
}

/// The same for the same files with the same text below this folder.
fn fingerprint(folder: &Path) -> Result<String> {
    let mut files = BTreeMap::new();
    gather(folder, folder, &mut files)?;
    let mut hash = Sha256::new();
    for (path, text) in files {
        hash.update(path.as_bytes());
        hash.update(Sha256::digest(text));
    }
    Ok(hash.finalize().iter().take(BYTES).map(|byte| format!("{byte:02x}")).collect())
}

/// Enough to tell versions of one folder apart.
const BYTES: usize = 8;

fn gather(root: &Path, folder: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, files)?;
        } else {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_a_file_or_of_its_name_is_another_fingerprint() {
        let folder = std::env::temp_dir().join(format!("sources-{}", std::process::id()));
        fs::create_dir_all(folder.join("bots")).unwrap();
        let written = |name: &str, text: &str| {
            fs::write(folder.join(name), text).unwrap();
            let found = fingerprint(&folder).unwrap();
            fs::remove_file(folder.join(name)).unwrap();
            found
        };
        let first = written("bots/a.rs", "one");
        assert_eq!(first, written("bots/a.rs", "one"));
        assert_ne!(first, written("bots/a.rs", "two"));
        assert_ne!(first, written("bots/b.rs", "one"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn every_game_has_a_fingerprint_of_its_own() {
        let found = fingerprints().unwrap();
        let mut distinct: Vec<&String> = found.values().collect();
        distinct.sort();
        distinct.dedup();
        assert_eq!((distinct.len(), found.len()), (3, 3));
    }
}
