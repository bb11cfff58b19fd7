//! What lies between a WASM program and its browser.

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
    Ok(files)
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
    use super::lean;

    #[test]
    fn a_script_loses_its_remarks_and_nothing_else() {
        let script = "/**\n * A remark.\n */\nexport function a() {\n    // Another.\n    return 'http://x'; /* kept */\n}\n/** One line. */\nlet b;\n";
        assert_eq!(lean(script), "export function a() {\nreturn 'http://x'; /* kept */\n}\nlet b;\n");
    }
}
