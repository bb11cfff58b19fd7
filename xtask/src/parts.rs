//! Cuts the page into the part that is shown first and those that are fetched when they are needed.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::dist::{Files, collect, digest};
use crate::glue::glue;
use crate::mode::Mode;
use crate::{run, wasm};

/// How a page is linked that is to be cut: with the linker's notes.
pub const RELOCATABLE: [&str; 3] = ["--", "-C", "link-arg=--emit-relocs"];

/// The file that loads parts.
const LOADER: &str = "parts.js";

/// The page with its glue, and its parts. A part is named after those who need it, and its name changes with what is in
/// it, for it fits no other page.
pub fn parts(program: &Path, name: &str, mode: Mode) -> Result<Files> {
    let out = run::target_dir().join(format!("{name}-parts"));
    let _ = fs::remove_dir_all(&out);
    let page = out.join("page.wasm");
    let needed = cut(program, name, &out, &page)?;
    let mut files = glue(&page, name, mode)?;
    fs::remove_file(page)?;
    let mut parts = Files::new();
    collect(&out, "", &mut parts)?;
    files.append(&mut named(parts, &users(needed))?);
    Ok(files)
}

/// Cuts it, and tells which parts everything needs that is fetched later.
fn cut(program: &Path, name: &str, out: &Path, page: &Path) -> Result<HashMap<String, Vec<String>>> {
    let (whole, main, loader) = (fs::read(program)?, format!("./{name}.js"), format!("./{LOADER}"));
    let mut options = Options::new(&whole);
    (options.output_dir, options.main_out_path) = (out, page);
    (options.main_module, options.link_name) = (&main, &loader);
    let split = transform(options).map_err(|error| anyhow!("cutting {}: {error:?}", program.display()))?;
    Ok(split.prefetch_map)
}

/// Who needs each part.
fn users(needed: HashMap<String, Vec<String>>) -> BTreeMap<String, BTreeSet<String>> {
    let mut users = BTreeMap::<String, BTreeSet<String>>::new();
    for (user, parts) in needed {
        for part in parts {
            users.entry(part).or_default().insert(user.clone());
        }
    }
    users
}

fn named(mut parts: Files, users: &BTreeMap<String, BTreeSet<String>>) -> Result<Files> {
    let mut loader = String::from_utf8(parts.remove(LOADER).context("there is a loader")?)?;
    let mut files = Files::new();
    for (file, mut data) in parts {
        let part = file.trim_end_matches(".wasm");
        let users = users.get(part).with_context(|| format!("{part} is needed by nobody"))?;
        wasm::strip(&mut data)?;
        let content = digest(&[(file.clone(), data.clone())].into());
        let users: Vec<&str> = users.iter().map(String::as_str).collect();
        // The build is in the address, too; and digests do not pack.
        let name = format!("part.{}.{}.wasm", users.join("."), &content[..8]);
        loader = loader.replace(&format!("\"./{file}\""), &format!("\"./{name}\""));
        files.insert(name, data);
    }
    files.insert(LOADER.into(), loader.into_bytes());
    Ok(files)
}

/// Whether this file is a part of the page that is fetched for one of these.
pub fn is_for(file: &str, users: &[&str]) -> bool {
    is_part(file) && file.split('.').any(|user| users.contains(&user))
}

/// Whether this file is a part of the page that is fetched later.
pub fn is_part(file: &str) -> bool {
    file.starts_with("part.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_named_after_those_who_need_it_and_after_what_is_in_it() {
        let needed = [("skull", vec!["one", "two"]), ("table", vec!["two"])];
        let needed =
            needed.map(|(user, parts)| (user.to_owned(), parts.into_iter().map(Into::into).collect()));
        let loader = |data: &str| {
            let wasm = [b"\0asm\x01\0\0\0", data.as_bytes()].concat();
            let parts =
                [("one.wasm", wasm.clone()), ("two.wasm", wasm), (LOADER, b"\"./two.wasm\"".to_vec())];
            let parts = parts.map(|(name, data)| (name.to_owned(), data)).into();
            let files = named(parts, &users(needed.clone().into())).unwrap();
            assert_eq!(files.keys().filter(|file| is_for(file, &["skull"])).count(), 2);
            assert_eq!(files.keys().filter(|file| is_for(file, &["table"])).count(), 1);
            String::from_utf8(files[LOADER].clone()).unwrap()
        };
        assert!(loader("").starts_with("\"./part.skull.table."));
        assert_ne!(loader(""), loader("\x0a\x01\x00"));
    }
}
