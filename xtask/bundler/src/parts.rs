//! The page in parts: what only one board needs is loaded with its table.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::Outcome;

/// Splits off what is loaded later, each part into a file of its own; the glue between them and the rest is `parts.js`. Returns the rest.
pub fn split(program: &Path, out: &Path) -> Outcome<PathBuf> {
    let content = fs::read(program)?;
    let rest = program.with_extension("rest.wasm");
    let mut options = Options::new(&content);
    options.output_dir = out;
    options.main_out_path = &rest;
    options.main_module = "./program.js";
    options.link_name = "./parts.js";
    transform(options).map_err(|error| format!("{}: {error:#}", program.display()))?;
    Ok(rest)
}
