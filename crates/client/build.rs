//! Embeds the browser client in release builds: every file of the folder `bundle` in the target folder, with its compressed copies
//! (`cargo xtask bundle` writes both). Other builds read a folder (`signoria serve --client`), so that a new client needs no new program.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut cargo = io::stdout();
    writeln!(cargo, "cargo::rerun-if-changed=build.rs")?;
    writeln!(cargo, "cargo::rerun-if-env-changed=SIGNORIA_BUNDLE")?;
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut files = Vec::new();
    let bundle = bundle();
    if env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        // Creates an empty folder if there is none: cargo treats a missing one as changed, at every build.
        fs::create_dir_all(&bundle)?;
        writeln!(cargo, "cargo::rerun-if-changed={}", bundle.display())?;
        collect(&bundle, &mut files)?;
        if files.is_empty() {
            writeln!(
                cargo,
                "cargo::warning=the browser client is not built in: run `cargo xtask bundle` first"
            )?;
        }
    }
    files.sort();
    fs::write(out.join("files.rs"), code(&bundle, &files, &out)?)
}

/// Where the client is. `cargo install` may build elsewhere, and finds it in the workspace folder.
fn bundle() -> PathBuf {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    env::var_os("SIGNORIA_BUNDLE").map_or_else(|| root.join("../../target/bundle"), PathBuf::from)
}

fn code(bundle: &Path, files: &[PathBuf], out: &Path) -> io::Result<String> {
    let mut code = String::from("&[\n");
    let plain = files.iter().filter(|file| !is_packed(file));
    for (index, file) in plain.enumerate() {
        let body = fs::read(file)?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&body);
        let path = file.strip_prefix(bundle).unwrap_or(file);
        let path = path.to_string_lossy().replace('\\', "/");
        // Copied, so that a bundle rebuilt at the same time cannot leave the program with mixed files.
        let copy = |ending: &str| -> io::Result<Option<String>> {
            let from = PathBuf::from(format!("{}{ending}", file.display()));
            let to = out.join(format!("file-{index}{ending}"));
            match fs::copy(from, &to) {
                Ok(_) => Ok(Some(format!("include_bytes!({to:?})"))),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(error),
            }
        };
        let packed = |found: Option<String>| found.map_or("None".into(), |bytes| format!("Some({bytes})"));
        writeln!(
            code,
            "    File {{ path: {path:?}, digest: \"{:016x}\", body: {}, brotli: {}, gzip: {} }},",
            hasher.finish(),
            copy("")?.unwrap_or_default(),
            packed(copy(".br")?),
            packed(copy(".gz")?),
        )
        .map_err(io::Error::other)?;
    }
    code.push(']');
    Ok(code)
}

fn is_packed(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending == "br" || ending == "gz")
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
