//! The SQLite file: its owner, and that only one process has it open.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// The path in the address of a SQLite database.
pub(super) fn path_of(url: &str) -> PathBuf {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    let path = path.strip_prefix("//").unwrap_or(path);
    path.split('?').next().unwrap_or(path).into()
}

fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

/// Creates the data folder, accessible only to its owner. An existing one is left as it is: what others may do there is told at startup.
///
/// # Errors
/// If it cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        builder.mode(0o700);
    }
    builder.create(folder).map_err(|error| {
        let shown = folder.display();
        told(
            &error,
            format!("the data folder {shown} cannot be made: {error}; --data takes another"),
        )
    })
}

/// The error of the system in words that name the place and the remedy.
fn told(error: &io::Error, words: String) -> io::Error {
    io::Error::new(error.kind(), words)
}

/// The lock of a database file, held as long as this lives and released by the system if the process dies.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes it.
    pub fn take(database: &Path) -> Result<Self, StoreError> {
        // Not the database itself: SQLite has its own locks on it, and closing any handle of a file releases all of them.
        let file = make_private_file(&beside(database, ".lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// Makes the database and the files SQLite keeps beside it readable only for their owner. SQLite gives new ones the mode of the first.
pub(super) fn keep_private(database: &Path) -> io::Result<()> {
    // Only a new file is opened: closing an existing one would release SQLite's locks in this process.
    if !database.exists() {
        make_private_file(database)?;
    }
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt as _;
        match fs::set_permissions(beside(database, ending), fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Opens a file that nobody else may read, creating it if necessary.
///
/// # Errors
/// If the system refuses.
pub fn make_private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path).map_err(|error| {
        let shown = path.display();
        told(
            &error,
            format!(
                "{shown} cannot be written to: {error}; its folder must belong to the user that runs this"
            ),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_cannot_be_used_is_named() {
        let here = tempfile::tempdir().unwrap();
        let file = here.path().join("file");
        fs::write(&file, "").unwrap();
        // In the place of the folder is a file.
        let refused = make_folder(&file.join("data")).unwrap_err().to_string();
        assert!(
            refused.contains("data cannot be made") && refused.contains("--data"),
            "{refused}"
        );
        let refused = make_private_file(&file.join("signoria.sqlite"))
            .unwrap_err()
            .to_string();
        assert!(
            refused.contains("signoria.sqlite cannot be written to"),
            "{refused}"
        );
    }
}
