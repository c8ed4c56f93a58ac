//! The browser bundle: the client compiled to WebAssembly and everything a browser needs to run it, in `target/bundle/`.
//!
//! Two programs: the page, which is loaded first and has a limit of weight, and the engine for tables in the browser itself. The page knows
//! the games by `catalog.json` and speaks of them with `words/LANGUAGE.ftl`.
//!
//! No tool is downloaded: the glue between JavaScript and WebAssembly is made by a library of the version that the lock file names.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use brotli::CompressorWriter;
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{Failed, WASM, add_wasm_target, cargo, root};

/// The first load may not be larger than this, compressed: on a slow phone line it takes a few seconds.
const MOST_BYTES: usize = 600_000;

/// The programs of the bundle, as they are built and as they are called there.
const PROGRAMS: [(&str, &str); 2] = [("signoria-page", "signoria"), ("signoria-worker", "engine")];

/// Whether a first visit loads the file; of the words it loads one language, and the longest stands for all.
fn is_first_load(name: &str) -> bool {
    let is_engine = name.starts_with("engine") || name == "worker.js" || name == "service-worker.js";
    !is_engine && (!name.starts_with("words/") || name == "words/ru.ftl")
}

/// How much is done about a bundle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Effort {
    /// Made and optimised for size.
    #[default]
    Full,
    /// Made without optimisation, for work on the client.
    Quick,
    /// Taken as it lies there.
    Built,
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Makes the bundle and says where it is.
pub fn make(effort: Effort) -> Result<PathBuf, Failed> {
    if effort == Effort::Built {
        let bundle = target().join("bundle");
        return if bundle.is_dir() {
            Ok(bundle)
        } else {
            Err(Failed("there is no bundle yet".into()))
        };
    }
    let quick = effort == Effort::Quick;
    let profile = if quick { "dev" } else { "web-release" };
    add_wasm_target()?;
    cargo(&[
        "build",
        "--package",
        "signoria-web",
        "--target",
        WASM,
        "--profile",
        profile,
    ])?;
    let target = target();
    let folder = target.join(WASM).join(if quick { "debug" } else { profile });
    let bundle = target.join("bundle");
    if bundle.exists() {
        fs::remove_dir_all(&bundle)?;
    }
    fs::create_dir_all(&bundle)?;
    for (program, name) in PROGRAMS {
        bind(&folder.join(format!("{program}.wasm")), &bundle, name)?;
    }
    copy(&root().join("crates/web/assets"), &bundle)?;
    write_catalog(&bundle)?;
    write_words(&bundle)?;
    fill_service_worker(&bundle)?;
    weigh(&bundle, quick)?;
    Ok(bundle)
}

/// What the games say of themselves.
fn write_catalog(bundle: &Path) -> Result<(), Failed> {
    let face = |entry: &signoria_catalog::Entry| {
        let mut face = serde_json::to_value(entry.arena.game().info())?;
        face["sample"] = entry.sample.into();
        Ok(face)
    };
    let faces: Result<Vec<Value>, serde_json::Error> = signoria_catalog::GAMES.iter().map(face).collect();
    let text = faces
        .and_then(|faces| serde_json::to_string(&faces))
        .map_err(|error| Failed(error.to_string()))?;
    Ok(fs::write(bundle.join("catalog.json"), text)?)
}

/// The words of the screens and of all games, a file for each language.
fn write_words(bundle: &Path) -> Result<(), Failed> {
    fs::create_dir_all(bundle.join("words"))?;
    let screens = root().join("crates/web/words");
    for name in files(&screens)? {
        let mut words = fs::read_to_string(screens.join(&name))?;
        for entry in signoria_catalog::GAMES {
            let own = entry.arena.game().words().iter();
            for (_, source) in own.filter(|(language, _)| name == format!("{language}.ftl")) {
                words.push('\n');
                words.push_str(source);
            }
        }
        fs::write(bundle.join("words").join(name), words)?;
    }
    Ok(())
}

fn bind(wasm: &Path, bundle: &Path, name: &str) -> Result<(), Failed> {
    let mut bindgen = Bindgen::new();
    let made = bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(bundle));
    made.map_err(|error| Failed(format!("wasm-bindgen: {error:#}")))
}

fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// All files of a folder, as paths with slashes, sorted.
pub fn files(folder: &Path) -> Result<Vec<String>, Failed> {
    fn collect(folder: &Path, prefix: &str, found: &mut Vec<String>) -> Result<(), Failed> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                collect(&entry.path(), &format!("{name}/"), found)?;
            } else {
                found.push(name);
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    collect(folder, "", &mut found)?;
    found.sort();
    Ok(found)
}

/// Tells the service worker which files to keep, under a name that changes with any of them.
fn fill_service_worker(bundle: &Path) -> Result<(), Failed> {
    let worker = bundle.join("service-worker.js");
    let mut kept = vec!["./".to_owned()];
    // A fingerprint needs no secrecy, only to differ when a byte does: FNV-1a.
    let mut fingerprint: u64 = 0xcbf2_9ce4_8422_2325;
    for name in files(bundle)?
        .into_iter()
        .filter(|name| name != "service-worker.js")
    {
        for byte in fs::read(bundle.join(&name))? {
            fingerprint = (fingerprint ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        kept.push(name);
    }
    let list = serde_json::to_string(&kept).map_err(|error| Failed(error.to_string()))?;
    let source = fs::read_to_string(&worker)?
        .replace("@VERSION@", &format!("signoria-{fingerprint:016x}"))
        .replace("@FILES@", &list);
    Ok(fs::write(worker, source)?)
}

/// Compressed as the server sends it to every browser of today: brotli, at its best.
fn packed(content: &[u8]) -> Result<Vec<u8>, Failed> {
    let mut packed = CompressorWriter::new(Vec::new(), 64 << 10, 11, 24);
    packed.write_all(content)?;
    packed.flush()?;
    Ok(packed.into_inner())
}

/// Prints what each file weighs, and refuses a first load that is too heavy.
fn weigh(bundle: &Path, quick: bool) -> Result<(), Failed> {
    let (mut first, mut later) = (0, 0);
    for name in files(bundle)? {
        let content = fs::read(bundle.join(&name))?;
        let size = packed(&content)?.len();
        let when = if is_first_load(&name) {
            first += size;
            "first"
        } else {
            later += size;
            "later"
        };
        println!(
            "{size:>9} bytes compressed, {:>9} plain, {when}: {name}",
            content.len()
        );
    }
    println!("{first:>9} bytes at first, of {MOST_BYTES}; {later} later");
    if first > MOST_BYTES && !quick {
        return Err(Failed(format!(
            "the first load has {first} bytes compressed, {MOST_BYTES} are allowed"
        )));
    }
    Ok(())
}
