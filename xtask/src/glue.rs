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
