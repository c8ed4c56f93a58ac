//! Embeds the browser client: every file of the folder `bundle` in the target folder, with its type, its digest, and a gzip copy.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

/// A gzip copy is kept only when it saves at least a tenth.
const WORTH_IT: f64 = 0.9;

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target
        .filter(|path| path.is_absolute())
        .unwrap_or_else(|| root.join("../../target"));
    let bundle = target.join("bundle");
    // An empty folder where there is none: cargo takes a missing one for changed, at every build.
    fs::create_dir_all(&bundle)?;
    let mut cargo = io::stdout();
    writeln!(cargo, "cargo::rerun-if-changed={}", bundle.display())?;
    writeln!(cargo, "cargo::rerun-if-changed=build.rs")?;
    writeln!(cargo, "cargo::rerun-if-env-changed=CARGO_TARGET_DIR")?;
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut files = Vec::new();
    collect(&bundle, &mut files)?;
    files.sort();
    let mut code = String::from("static ASSETS: &[Asset] = &[\n");
    for (index, file) in files.iter().enumerate() {
        let body = fs::read(file)?;
        // Copied, so that a bundle that is being rebuilt cannot tear the program apart.
        let copy = out.join(format!("asset-{index}"));
        fs::write(&copy, &body)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&body)?;
        let gzip = gzip.finish()?;
        let gzip = if (gzip.len() as f64) < body.len() as f64 * WORTH_IT {
            let path = out.join(format!("asset-{index}.gz"));
            fs::write(&path, gzip)?;
            format!("Some(include_bytes!({path:?}))")
        } else {
            "None".into()
        };
        let mut hasher = DefaultHasher::new();
        hasher.write(&body);
        let path = file.strip_prefix(&bundle).unwrap_or(file);
        let path = path.to_string_lossy().replace('\\', "/");
        writeln!(
            code,
            "    Asset {{ path: {path:?}, content_type: {:?}, etag: \"\\\"{:016x}\\\"\", body: include_bytes!({copy:?}), gzip: {gzip} }},",
            content_type(file),
            hasher.finish(),
        )
        .map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    fs::write(out.join("assets.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn content_type(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
