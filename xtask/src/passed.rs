//! Remembers which checks have passed, and on which input: where the input has not changed, they need not run again. CI begins without such results,
//! and `cargo xtask test --all` ignores them.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;

use crate::shell::{Failed, is_ci, output, root, target};

/// A digest of files. It only needs to detect changes: a toolchain that hashes differently just runs everything once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(u64);

impl Digest {
    /// The digest of files with their names, in the order of their names.
    pub fn of(mut files: Vec<PathBuf>) -> Result<Self, Failed> {
        files.sort();
        let mut hasher = DefaultHasher::new();
        for file in files {
            hasher.write(file.to_string_lossy().as_bytes());
            // A file that was deleted while it was listed is a change too.
            hasher.write(&fs::read(&file).unwrap_or_default());
            hasher.write_u8(0xff);
        }
        Ok(Self(hasher.finish()))
    }

    /// The digest of built files: their names, sizes and modification times. Reading them would take longer than some of the tests.
    pub fn of_built(files: &[PathBuf]) -> Result<Self, Failed> {
        let mut hasher = DefaultHasher::new();
        for file in files {
            let is = fs::metadata(file).map_err(|error| Failed(format!("{}: {error}", file.display())))?;
            hasher.write(file.to_string_lossy().as_bytes());
            hasher.write_u64(is.len());
            let since = is.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
            hasher.write_u128(since.as_nanos());
        }
        Ok(Self(hasher.finish()))
    }

    /// The digest of all files in a folder.
    pub fn of_folder(folder: &Path) -> Result<Self, Failed> {
        let mut files = Vec::new();
        collect(folder, &mut files)?;
        Self::of(files)
    }

    /// Of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write_u64(self.0);
        hasher.write_u64(other.0);
        Self(hasher.finish())
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failed> {
    for entry in fs::read_dir(folder).map_err(|error| Failed(format!("{}: {error}", folder.display())))? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The files of the repository whose path matches: those of the last commit and new ones, but no build output. Outside a repository, as in an unpacked
/// archive, everything there.
pub fn sources(fits: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>, Failed> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let listed = output(Command::new("git").args(list).current_dir(root()));
    let all = match listed {
        Ok(names) => names.lines().map(|name| root().join(name)).collect(),
        Err(_) => everything()?,
    };
    let fits = |file: &PathBuf| {
        let name = file.strip_prefix(root()).unwrap_or(file);
        fits(&name.to_string_lossy())
    };
    Ok(all.into_iter().filter(fits).collect())
}

/// All files in the folder of the repository except build output.
fn everything() -> Result<Vec<PathBuf>, Failed> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root())? {
        let path = entry?.path();
        if path.is_file() {
            files.push(path);
        } else if path.is_dir() && path != target() && !path.ends_with("target") && !path.ends_with(".git") {
            collect(&path, &mut files)?;
        }
    }
    Ok(files)
}

/// Remembers what has passed.
pub struct Passed {
    known: Mutex<BTreeMap<String, u64>>,
    /// Whether remembered results count.
    counts: bool,
    file: PathBuf,
}

impl Passed {
    /// The results remembered in the target folder; none in CI or when everything is to be run.
    pub fn remembered(all: bool) -> Self {
        Self::in_file(target().join("xtask-passed"), !all && !is_ci())
    }

    fn in_file(file: PathBuf, counts: bool) -> Self {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let entry = |line: &str| {
            let (digest, name) = line.split_once(' ')?;
            Some((name.to_owned(), u64::from_str_radix(digest, 16).ok()?))
        };
        Self {
            known: Mutex::new(text.lines().filter_map(entry).collect()),
            counts,
            file,
        }
    }

    /// Whether this has passed on exactly that input.
    pub fn has(&self, name: &str, on: Digest) -> bool {
        self.counts && self.known().get(name) == Some(&on.0)
    }

    /// Remembers that it has passed.
    pub fn note(&self, name: &str, on: Digest) {
        let mut known = self.known();
        known.insert(name.to_owned(), on.0);
        let line = |(name, digest): (&String, &u64)| format!("{digest:016x} {name}\n");
        // A check that is not remembered runs again.
        let _ = fs::write(&self.file, known.iter().map(line).collect::<String>());
    }

    /// Runs it unless it has passed on exactly that input, and reports if it is skipped.
    pub fn unless(
        &self,
        name: &str,
        on: Digest,
        run: impl FnOnce() -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        if self.has(name, on) {
            println!("passed before, nothing of it has changed: {name}");
            return Ok(());
        }
        run()?;
        self.note(name, on);
        Ok(())
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("signoria-passed-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("inner")).unwrap();
            Self(folder)
        }

        fn digest(&self) -> Digest {
            Digest::of_folder(&self.0).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_digest_changes_with_content_names_and_number_of_files() {
        let folder = Folder::new("digest");
        let inner = folder.0.join("inner/a");
        fs::write(&inner, "one").unwrap();
        let first = folder.digest();
        assert_eq!(folder.digest(), first);
        fs::write(&inner, "two").unwrap();
        let second = folder.digest();
        assert_ne!(second, first);
        fs::rename(&inner, folder.0.join("inner/b")).unwrap();
        let third = folder.digest();
        assert_ne!(third, second);
        fs::write(folder.0.join("c"), "").unwrap();
        assert_ne!(folder.digest(), third);
        assert_ne!(first.and(second), second.and(first));
        let built = || Digest::of_built(&[folder.0.join("inner/b")]).unwrap();
        let fourth = built();
        assert_eq!(built(), fourth);
        fs::write(folder.0.join("inner/b"), "longer").unwrap();
        assert_ne!(built(), fourth);
        assert!(
            Digest::of_built(&[inner]).is_err(),
            "what is not there was not built"
        );
    }

    #[test]
    fn what_has_passed_is_skipped_until_something_changes_and_never_where_it_must_not_be() {
        let folder = Folder::new("passed");
        let (one, other) = (Digest(1), Digest(2));
        let file = folder.0.join("passed");
        let ran = |passed: &Passed, on: Digest| {
            let mut ran = false;
            let outcome = passed.unless("a test, with a comma", on, || {
                ran = true;
                Ok(())
            });
            outcome.unwrap();
            ran
        };
        let passed = Passed::in_file(file.clone(), true);
        assert!(ran(&passed, one) && !ran(&passed, one) && ran(&passed, other));
        let later = Passed::in_file(file.clone(), true);
        assert!(!ran(&later, other), "it is remembered");
        assert!(
            ran(&Passed::in_file(file.clone(), false), other),
            "CI looks at nothing"
        );
        let failed = later.unless("another", one, || Err(Failed("no".into())));
        assert!(failed.is_err() && !later.has("another", one));
    }

    #[test]
    fn sources_are_those_of_the_repository_and_nothing_that_is_built() {
        let found = sources(|name| name.ends_with("passed.rs") || name.starts_with("target/")).unwrap();
        assert_eq!(found, [root().join("xtask/src/passed.rs")]);
        let all = everything().unwrap();
        assert!(all.contains(&found[0]), "outside a repository too");
        assert!(all.iter().all(|file| !file.starts_with(root().join("target"))));
    }
}
