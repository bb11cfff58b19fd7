//! One name for a whole build of the browser client, in every file of it that must not meet one of another build.

use anyhow::{Context, Result};

use crate::dist::{Files, digest};
use crate::wasm;

/// Where a text says which build it is of.
const PLACEHOLDER: &str = "@build@";

/// The files that ask for others, and how they begin to name one. They do so by the name of the build, so that whoever
/// keeps several builds gives out files of one.
const ASKING: [(&str, &[&str]); 4] = [
    ("index.html", &["\"/"]),
    ("boot.js", &["'/"]),
    ("web.js", &["from \"./"]),
    ("parts.js", &["from \"./", "URL(\"./"]),
];

/// The modules that say of which build they are, for whoever loads them to compare.
const SAYING: [&str; 2] = ["web.js", "parts.js"];

/// What is asked for by the same name in every build.
const UNNAMED: &str = "sw.js";

/// The section of a WASM module that says which build it is of.
const SECTION: &str = "build";

/// Writes the name of the build into the files, and gives it.
pub fn stamp(files: &mut Files) -> Result<String> {
    let build = digest(files);
    let names: Vec<String> = files.keys().filter(|name| *name != UNNAMED).cloned().collect();
    for (name, data) in files.iter_mut() {
        if name.ends_with(".wasm") {
            data.extend(wasm::custom(SECTION, &build));
        } else if is_text(name) {
            let text = std::str::from_utf8(data).with_context(|| format!("{name} is no text"))?;
            *data = stamped(name, text, &names, &build).into_bytes();
        }
    }
    Ok(build)
}

fn is_text(name: &str) -> bool {
    [".js", ".html", ".txt"].iter().any(|end| name.ends_with(end)) && !name.ends_with("OFL.txt")
}

fn stamped(name: &str, text: &str, names: &[String], build: &str) -> String {
    let text = text.replace(PLACEHOLDER, build);
    let asking = ASKING.iter().find(|(asking, _)| *asking == name);
    let text = addressed(text, asking.map_or(&[], |(_, begins)| begins), names, build);
    if SAYING.contains(&name) { format!("{text}export const build = '{build}';\n") } else { text }
}

/// The same text, with the build in the address of every file that it names.
fn addressed(text: String, begins: &[&str], names: &[String], build: &str) -> String {
    let asked = names.iter().flat_map(|name| begins.iter().map(move |begin| (begin, name)));
    asked.fold(text, |text, (begin, name)| {
        let quote = if begin.contains('"') { '"' } else { '\'' };
        let named = begin.trim_end_matches("./").trim_end_matches('/');
        text.replace(&format!("{begin}{name}{quote}"), &format!("{named}/{name}?build={build}{quote}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(page: &str) -> Files {
        let text = |text: &str| text.as_bytes().to_vec();
        [
            ("index.html", text("<html data-build=\"@build@\"><script src=\"/boot.js\">")),
            ("boot.js", text("import('/web.js'); register('/sw.js'); fetch('/api/house')")),
            ("web.js", text(page)),
            ("skull.js", text("postMessage('@build@'); '/web.js'")),
            ("skull_bg.wasm", b"\0asm\x01\0\0\0".to_vec()),
            ("sw.js", text("'/web.js'")),
        ]
        .map(|(name, data)| (name.to_owned(), data))
        .into()
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).unwrap()
    }

    #[test]
    fn page_glue_and_program_say_of_which_build_they_are() {
        let mut files = client("page();\n");
        let build = stamp(&mut files).unwrap();
        assert!(text(&files, "index.html").starts_with(&format!("<html data-build=\"{build}\">")));
        assert_eq!(text(&files, "web.js"), format!("page();\nexport const build = '{build}';\n"));
        assert_eq!(text(&files, "skull.js"), format!("postMessage('{build}'); '/web.js'"));
        let wasm = format!("\0asm\u{1}\0\0\0\0\u{16}\u{5}build{build}");
        assert_eq!(files["skull_bg.wasm"], wasm.as_bytes());
    }

    #[test]
    fn the_first_files_ask_for_others_by_the_build_but_not_for_the_service_worker_or_the_server() {
        let mut files = client("page();\n");
        let build = stamp(&mut files).unwrap();
        assert!(text(&files, "index.html").ends_with(&format!("src=\"/boot.js?build={build}\">")));
        let boot = format!("import('/web.js?build={build}'); register('/sw.js'); fetch('/api/house')");
        assert_eq!(text(&files, "boot.js"), boot);
        assert_eq!(text(&files, "sw.js"), "'/web.js'");
    }

    #[test]
    fn another_file_is_another_build() {
        let builds = ["page();\n", "page( );\n"].map(|page| stamp(&mut client(page)).unwrap());
        assert_ne!(builds[0], builds[1]);
    }
}
