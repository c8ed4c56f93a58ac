//! Embeds the browser client: every file of the folder `bundle` in the target folder, with its type, its digest, and compressed copies,
//! so that nothing is compressed while people wait.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

/// A compressed copy is kept only when it saves at least a tenth.
const WORTH_IT: f64 = 0.9;
/// How hard brotli tries: as hard as it can for a release, which everybody downloads; quickly while somebody works on the client.
const QUALITY: (u32, u32) = (11, 5);
/// The largest window that brotli has: a client is a few megabytes.
const WINDOW: u32 = 24;
/// How much brotli is given at once.
const BUFFER: usize = 64 << 10;

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
        let keep = |copy: Vec<u8>, ending: &str| -> io::Result<String> {
            if copy.len() as f64 >= body.len() as f64 * WORTH_IT {
                return Ok("None".into());
            }
            let path = out.join(format!("asset-{index}.{ending}"));
            fs::write(&path, copy)?;
            Ok(format!("Some(include_bytes!({path:?}))"))
        };
        let gzip = keep(gzip(&body)?, "gz")?;
        let brotli = keep(brotli(&body)?, "br")?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&body);
        let path = file.strip_prefix(&bundle).unwrap_or(file);
        let path = path.to_string_lossy().replace('\\', "/");
        writeln!(
            code,
            "    Asset {{ path: {path:?}, content_type: {:?}, etag: \"W/\\\"{:016x}\\\"\", body: include_bytes!({copy:?}), brotli: {brotli}, gzip: {gzip} }},",
            content_type(file),
            hasher.finish(),
        )
        .map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    fs::write(out.join("assets.rs"), code)
}

fn gzip(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(body)?;
    gzip.finish()
}

fn brotli(body: &[u8]) -> io::Result<Vec<u8>> {
    let release = env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    let quality = if release { QUALITY.0 } else { QUALITY.1 };
    let mut brotli = CompressorWriter::new(Vec::new(), BUFFER, quality, WINDOW);
    brotli.write_all(body)?;
    brotli.flush()?;
    Ok(brotli.into_inner())
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
