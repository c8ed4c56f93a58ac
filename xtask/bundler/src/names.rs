//! Files are named by their content, and the loaders of the programs say which build they belong to.
//!
//! A file with such a name is always the right one, so a page can never load an engine, words or pictures of another build: it knows the names of its
//! own. Only the page itself and the service worker keep their names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Outcome, files};

/// Files that name other files, each after those that it names.
const REFERRING: [&str; 8] = [
    "parts.js",
    "signoria.js",
    "engine.js",
    "style.css",
    "table.css",
    "manifest.webmanifest",
    "worker.js",
    "boot.js",
];

/// Files that are requested by their own name.
const FIXED: [&str; 2] = ["index.html", "service-worker.js"];

/// The names by content of files by their plain names.
type Names = BTreeMap<String, String>;

/// Names all files by their content and fills in which build they are.
pub fn by_content(bundle: &Path) -> Outcome {
    let all = files(bundle)?;
    let build = build_of(bundle, &all)?;
    let mut names = Names::new();
    let refers = |name: &&String| REFERRING.contains(&name.as_str()) || FIXED.contains(&name.as_str());
    for name in all.iter().filter(|name| !refers(name)) {
        let content = fs::read(bundle.join(name))?;
        rename(bundle, name, &content, &mut names)?;
    }
    // An unsplit program has no parts.
    for name in REFERRING
        .into_iter()
        .filter(|name| all.iter().any(|file| file == name))
    {
        let text = filled(bundle, name, &build, &names)?;
        rename(bundle, name, text.as_bytes(), &mut names)?;
    }
    for name in FIXED {
        fs::write(bundle.join(name), filled(bundle, name, &build, &names)?)?;
    }
    Ok(())
}

/// The id of the build: it changes whenever any file does.
fn build_of(bundle: &Path, all: &[String]) -> Outcome<String> {
    let mut everything = Vec::new();
    for name in all {
        everything.extend_from_slice(name.as_bytes());
        everything.extend(fs::read(bundle.join(name))?);
    }
    Ok(fingerprint(&everything))
}

/// A fingerprint need not be secure, only change with every byte: FNV-1a.
fn fingerprint(bytes: &[u8]) -> String {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}

fn rename(bundle: &Path, name: &str, content: &[u8], names: &mut Names) -> Outcome {
    let by_content = match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{}.{ending}", fingerprint(content)),
        None => format!("{name}.{}", fingerprint(content)),
    };
    fs::write(bundle.join(&by_content), content)?;
    fs::remove_file(bundle.join(name))?;
    names.insert(name.to_owned(), by_content);
    Ok(())
}

/// The text of a file with the names by content, the build, and what else it asks for.
fn filled(bundle: &Path, name: &str, build: &str, names: &Names) -> Outcome<String> {
    let mut text = fs::read_to_string(bundle.join(name))?;
    for (plain, by_content) in names {
        for before in ["\"", "'", "\"./", "'./"] {
            let after = &before[..1];
            let (old, new) = (
                format!("{before}{plain}{after}"),
                format!("{before}{by_content}{after}"),
            );
            // A text before a colon is not a file but the name under which a program asks for one.
            text = text
                .replace(&old, &new)
                .replace(&format!("{new}:"), &format!("{old}:"));
        }
    }
    let listed = match name {
        "boot.js" => serde_json::to_string(names)?,
        _ => {
            let kept = ["./"].into_iter().chain(names.values().map(String::as_str));
            serde_json::to_string(&kept.collect::<Vec<_>>())?
        }
    };
    Ok(text.replace("@BUILD@", build).replace("@FILES@", &listed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(engine: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        for name in REFERRING.into_iter().chain(FIXED) {
            write(name, "");
        }
        fs::create_dir(folder.path().join("words")).unwrap();
        write("words/en.ftl", "a = b");
        write("engine_bg.wasm", engine);
        write("engine.js", "load('engine_bg.wasm', {\"./parts.js\": parts})");
        write("worker.js", "import \"./engine.js\"; const build = \"@BUILD@\"");
        write("boot.js", "start(@FILES@)");
        write("index.html", "<script src=\"boot.js\"></script>@BUILD@");
        write("service-worker.js", "keep(@FILES@)");
        by_content(folder.path()).unwrap();
        folder
    }

    fn names(folder: &tempfile::TempDir) -> Vec<String> {
        files(folder.path()).unwrap()
    }

    #[test]
    fn every_named_file_exists_and_no_placeholder_is_left() {
        let folder = bundle("one");
        let all = names(&folder);
        let read = |start: &str| {
            let name = all.iter().find(|name| name.starts_with(start)).unwrap();
            fs::read_to_string(folder.path().join(name)).unwrap()
        };
        let named = |start: &str| all.iter().find(|name| name.starts_with(start)).unwrap().clone();
        assert!(read("worker.").contains(&format!("\"./{}\"", named("engine."))));
        assert!(read("engine.").contains(&named("engine_bg.")));
        assert!(read("engine.").contains("\"./parts.js\": parts"));
        assert!(read("boot.").contains(&format!("\"words/en.ftl\":\"{}\"", named("words/en."))));
        assert!(read("index.html").contains(&format!("\"{}\"", named("boot."))));
        for name in &all {
            let text = fs::read_to_string(folder.path().join(name)).unwrap();
            assert!(!text.contains('@'), "{name}: {text}");
        }
    }

    #[test]
    fn unchanged_files_keep_their_names_and_files_that_refer_to_changed_ones_do_not() {
        let (one, same, other) = (bundle("one"), bundle("one"), bundle("two"));
        assert_eq!(names(&one), names(&same));
        let (one, other) = (names(&one), names(&other));
        let kept = |start: &str| {
            let of = |all: &[String]| all.iter().find(|name| name.starts_with(start)).cloned();
            of(&one) == of(&other)
        };
        assert!(kept("words/en.") && kept("style."));
        for changed in ["engine_bg.", "engine.", "worker.", "boot."] {
            assert!(!kept(changed), "{changed}");
        }
    }
}
