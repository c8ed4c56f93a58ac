//! Makes the browser bundle: `signoria-bundler ROOT WASM OUT [--pack|--pack-first] [--reload]`.
//!
//! With `--pack` the page is cut into parts, compressed and weighed; with `--pack-first` only what is loaded first is compressed as well as it can be.
//!
//! ROOT is the repository, WASM the folder with the compiled programs, OUT the folder that is rebuilt. Two programs: the page, which is
//! loaded first, and the engine for tables in the browser itself. The page knows the games by `catalog.json` and speaks of them with
//! `words/LANGUAGE.ftl`; the rules in our own words are in `guide/GAME.LANGUAGE.json`,
//! the guided first games in `lesson`.
//!
//! No tool is downloaded: the glue between JavaScript and WebAssembly is made by a library of the version that the lock file names.

mod guide;
mod lesson;
mod names;
#[cfg(feature = "pack")]
mod parts;
mod reload;
#[cfg(feature = "pack")]
mod weight;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

#[cfg(not(feature = "pack"))]
const UNABLE: &str = "this bundler was built without the feature `pack`";

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// The programs of the bundle, as they are built and as they are called there.
const PROGRAMS: [(&str, &str); 2] = [(PAGE, "signoria"), ("signoria-worker", "engine")];
/// The program with parts that are loaded later.
const PAGE: &str = "signoria-page";

fn main() -> ExitCode {
    let (flags, places): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let [root, wasm, out] = places.as_slice() else {
        eprintln!("signoria-bundler ROOT WASM OUT [--pack|--pack-first] [--reload]");
        return ExitCode::from(2);
    };
    let has = |name: &str| flags.iter().any(|flag| flag == name);
    let pack = if has("--pack") {
        Some(Pack::Best)
    } else {
        has("--pack-first").then_some(Pack::FirstBest)
    };
    match make(
        Path::new(root),
        Path::new(wasm),
        Path::new(out),
        pack,
        has("--reload"),
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("signoria-bundler: {error}");
            ExitCode::FAILURE
        }
    }
}

/// How well files are compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pack {
    /// As well as they can be, which takes a minute.
    Best,
    /// Those that are loaded first, and so are weighed; the others quickly.
    FirstBest,
}

#[cfg(feature = "pack")]
use weight::pack as compress;

#[cfg(not(feature = "pack"))]
fn compress(_: &Path, _: Pack) -> Outcome {
    Err(UNABLE.into())
}

/// Built beside the old bundle and then swapped in: a server may be reading it. Whoever else makes the same bundle waits.
fn make(root: &Path, wasm: &Path, out: &Path, pack: Option<Pack>, reload: bool) -> Outcome {
    if let Some(around) = out.parent() {
        fs::create_dir_all(around)?;
    }
    let turn = File::create(beside(out, "lock"))?;
    turn.lock()?;
    let (new, old) = (beside(out, "new"), beside(out, "old"));
    for folder in [&new, &old] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    fs::create_dir_all(&new)?;
    copy(&root.join("crates/web/assets"), &new)?;
    for (program, name) in PROGRAMS {
        bind(wasm, program, name, &new, pack.is_some())?;
    }
    write_catalog(&new)?;
    write_words(&root.join("crates/web/words"), &new)?;
    write_drawings(&new)?;
    write_styles(&root.join("crates/web/src/boards"), &new)?;
    guide::write(&root.join("games"), &new)?;
    lesson::write(&root.join("games"), &new)?;
    fs::create_dir(new.join("minds"))?;
    copy(&root.join("crates/catalog/minds"), &new.join("minds"))?;
    names::by_content(&new)?;
    if reload {
        reload::add(&new)?;
    }
    if let Some(pack) = pack {
        compress(&new, pack)?;
    }
    if out.exists() {
        fs::rename(out, &old)?;
    }
    fs::rename(&new, out)?;
    if old.exists() {
        fs::remove_dir_all(old)?;
    }
    Ok(())
}

fn beside(folder: &Path, ending: &str) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    name.into()
}

#[cfg(feature = "pack")]
use parts::split;

#[cfg(not(feature = "pack"))]
fn split(_: &Path, _: &Path) -> Outcome<PathBuf> {
    Err(UNABLE.into())
}

/// Generates the glue of a program, or reuses the last one if the program has not changed.
fn bind(wasm: &Path, program: &str, name: &str, bundle: &Path, pack: bool) -> Outcome {
    let input = wasm.join(format!("{program}.wasm"));
    let kept = wasm.join("bindgen").join(name);
    let is = fs::metadata(&input).map_err(|error| format!("{}: {error}", input.display()))?;
    let age = is.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    let stamp = format!("{age} {}", is.len());
    let stamp_file = beside(&kept, "stamp");
    if !fs::read_to_string(&stamp_file).is_ok_and(|last| last == stamp) {
        let _ = fs::remove_dir_all(&kept);
        fs::create_dir_all(&kept)?;
        let input = if program == PAGE && pack {
            split(&input, &kept)?
        } else {
            input
        };
        Bindgen::new()
            .input_path(&input)
            .out_name(name)
            .typescript(false)
            // Parts that are loaded later share the table of functions.
            .keep_lld_exports(program == PAGE)
            .remove_name_section(true)
            .remove_producers_section(true)
            .web(true)
            .and_then(|bindgen| bindgen.generate(&kept))
            .map_err(|error| format!("wasm-bindgen: {error:#}"))?;
        fs::write(stamp_file, stamp)?;
    }
    copy(&kept, bundle)
}

/// The descriptions of the games.
fn write_catalog(bundle: &Path) -> Outcome {
    let face = |entry: &signoria_catalog::Entry| {
        let mut face = serde_json::to_value(entry.arena.game().info())?;
        face["sample"] = entry.sample.into();
        Ok(face)
    };
    let faces: Result<Vec<Value>, serde_json::Error> = signoria_catalog::GAMES.iter().map(face).collect();
    Ok(fs::write(
        bundle.join("catalog.json"),
        serde_json::to_string(&faces?)?,
    )?)
}

/// The words of the screens and of all games, a file for each language; a folder has those of a part of the page that is loaded later.
fn write_words(screens: &Path, bundle: &Path) -> Outcome {
    fs::create_dir_all(bundle.join("words"))?;
    for name in files(screens)? {
        let mut words = fs::read_to_string(screens.join(&name))?;
        for entry in signoria_catalog::GAMES {
            let own = entry.arena.game().words().iter();
            for (_, source) in own.filter(|(language, _)| name == format!("{language}.ftl")) {
                words.push('\n');
                words.push_str(source);
            }
        }
        let file = bundle.join("words").join(name);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, words)?;
    }
    Ok(())
}

/// The drawings of each game as one sheet, loaded with its table; their pigments belong to the style of tables.
fn write_drawings(bundle: &Path) -> Outcome {
    fs::create_dir_all(bundle.join("art"))?;
    for entry in signoria_catalog::GAMES {
        let game = entry.arena.game().info().id;
        if let Some(sheet) = signoria_art::sheet::of(game) {
            fs::write(bundle.join(format!("art/{game}.svg")), sheet)?;
        }
    }
    let style = bundle.join("table.css");
    let text = fs::read_to_string(&style)? + &signoria_art::style_sheet();
    Ok(fs::write(style, text)?)
}

/// The style sheets that lie beside the code of each board, as one file that is loaded with its table.
fn write_styles(boards: &Path, bundle: &Path) -> Outcome {
    fs::create_dir_all(bundle.join("boards"))?;
    let mut styles: BTreeMap<String, String> = BTreeMap::new();
    for name in files(boards)?.into_iter().filter(|name| name.ends_with(".css")) {
        if let Some((game, _)) = name.split_once('/') {
            let text = fs::read_to_string(boards.join(&name))?;
            styles.entry(game.to_owned()).or_default().push_str(&text);
        }
    }
    for (game, text) in styles {
        fs::write(bundle.join(format!("boards/{game}.css")), text)?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Outcome {
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
fn files(folder: &Path) -> Outcome<Vec<String>> {
    fn collect(folder: &Path, prefix: &str, found: &mut Vec<String>) -> Outcome {
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
