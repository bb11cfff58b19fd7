//! What lies between a WASM program and its browser.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::dist::{Files, collect};
use crate::mode::Mode;
use crate::run;

/// A program and its glue.
pub fn glue(wasm: &Path, name: &str, mode: Mode) -> Result<Files> {
    let dev = mode == Mode::Dev;
    let out = run::target_dir().join(format!("{name}-bindgen"));
    let _ = fs::remove_dir_all(&out);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(false).debug(dev).keep_debug(dev);
    bindgen.remove_name_section(!dev).remove_producers_section(!dev).omit_default_module_path(true);
    // Parts of a page share its memory and its table of functions.
    bindgen.keep_lld_exports(true);
    bindgen.generate(&out).with_context(|| format!("wasm-bindgen on {}", wasm.display()))?;
    let mut files = Files::new();
    collect(&out, "", &mut files)?;
    if !dev {
        number_names(name, &mut files)?;
    }
    Ok(files)
}

/// How long the digest is that ends a name in the glue.
const DIGEST: usize = 16;

/// Replaces the digests in the names by which a program and its glue call each other with numbers of the same length:
/// digests do not pack.
fn number_names(name: &str, files: &mut Files) -> Result<()> {
    let script = files.get(&format!("{name}.js")).context("a program has glue")?;
    let digests = digests(std::str::from_utf8(script)?);
    for data in files.values_mut() {
        for at in 0..data.len().saturating_sub(DIGEST - 1) {
            let number = digests.get(&data[at..at + DIGEST]);
            if let Some(number) = number {
                data[at..at + DIGEST].copy_from_slice(format!("{number:0DIGEST$}").as_bytes());
            }
        }
    }
    Ok(())
}

/// All the digests that end a name in a script, numbered as they come.
fn digests(script: &str) -> HashMap<Vec<u8>, usize> {
    let mut digests = HashMap::new();
    for word in script.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_')) {
        let end = word.rsplit_once('_').map_or("", |(_, end)| end);
        let digest = end.strip_prefix('h').unwrap_or(end);
        if digest.len() == DIGEST && digest.chars().all(|digit| digit.is_ascii_hexdigit()) {
            let number = digests.len();
            digests.entry(digest.as_bytes().to_vec()).or_insert(number);
        }
    }
    digests
}

/// Takes from every script what nobody reads in a browser.
pub fn lean_scripts(files: &mut Files) -> Result<()> {
    for (_, script) in files.iter_mut().filter(|(name, _)| name.ends_with(".js")) {
        *script = lean(std::str::from_utf8(script)?).into();
    }
    Ok(())
}

/// A script without its remarks and its indentation. Only whole lines are remarks.
fn lean(script: &str) -> String {
    let mut is_remark = false;
    let mut lines = String::new();
    for line in script.lines().map(str::trim) {
        is_remark |= line.starts_with("/**");
        if !(is_remark || line.is_empty() || line.starts_with("//")) {
            lines.push_str(line);
            lines.push('\n');
        }
        is_remark &= !line.ends_with("*/");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Files, lean, number_names};

    #[test]
    fn program_and_glue_call_each_other_by_numbers() {
        let [a, b] = ["__wbg_focus_00ab34cd56ef7890", "invoke__h3eb8322fc7257840"];
        let glue = format!(
            "imports.{a} = x; wasm.{b}(); imports.{a}; x < 9007199254740991; './a-b1b2c3d4e5f60718/x.js'"
        );
        let program = format!("\0asm\u{8}{b}\u{1}{a}, h3eb8322fc725784");
        let mut files: Files =
            [("web.js", glue), ("web_bg.wasm", program)].map(|(n, t)| (n.to_owned(), t.into())).into();
        number_names("web", &mut files).unwrap();
        let [a, b] = ["__wbg_focus_0000000000000000", "invoke__h0000000000000001"];
        let glue = format!(
            "imports.{a} = x; wasm.{b}(); imports.{a}; x < 9007199254740991; './a-b1b2c3d4e5f60718/x.js'"
        );
        assert_eq!(files["web.js"], glue.as_bytes());
        let program = format!("\0asm\u{8}{b}\u{1}{a}, h3eb8322fc725784");
        assert_eq!(files["web_bg.wasm"], program.as_bytes());
    }

    #[test]
    fn a_script_loses_its_remarks_and_nothing_else() {
        let script = "/**\n * A remark.\n */\nexport function a() {\n    // Another.\n    return 'http://x'; /* kept */\n}\n/** One line. */\nlet b;\n";
        assert_eq!(lean(script), "export function a() {\nreturn 'http://x'; /* kept */\n}\nlet b;\n");
    }
}
