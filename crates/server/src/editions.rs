//! The figures that the owner of the server adds: files of a folder, loaded once at the start.
//!
//! Figures stay in memory to the end of the process, so only the operator may add any. An uploaded journal is accepted
//! only with figures that the server has.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use signoria_engine::Journal;
use signoria_engine::erased::AnyGame;

/// The longest file with figures: our own longest has a twentieth of this.
const LONGEST: u64 = 1 << 20;

/// Loads every `FOLDER/GAME/NAME.toml` as the edition NAME of that game. Returns how many there were.
///
/// # Errors
/// If a file is not an edition of its game, with its path and line; or if the folder cannot be read.
pub fn load(folder: &Path) -> io::Result<usize> {
    let mut loaded = 0;
    for game in children(folder)? {
        let wrong = |path: &Path, reason: &dyn std::fmt::Display| {
            io::Error::other(format!("{}: {reason}", path.display()))
        };
        let entry = game
            .file_name()
            .and_then(|name| signoria_catalog::find(name.to_str()?))
            .ok_or_else(|| wrong(&game, &"no game has this name"))?;
        for file in children(&game)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let mut text = String::new();
            fs::File::open(&file)?.take(LONGEST).read_to_string(&mut text)?;
            let fault = |fault: signoria_engine::erased::Fault| match fault {
                signoria_engine::erased::Fault::Edition(error) => wrong(&file, &error),
                other => wrong(&file, &other.code()),
            };
            entry.arena.game().load_edition(&name, &text).map_err(fault)?;
            loaded += 1;
        }
    }
    Ok(loaded)
}

fn children(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(named)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Whether the figures in a journal are already loaded under its name. If they differ, the engine refuses them.
#[must_use]
pub fn are_here(game: &dyn AnyGame, journal: &Journal) -> bool {
    let name = journal.edition.rsplit_once('@').map(|(name, _)| name);
    let editions = game.info().editions;
    journal.figures.is_none() || editions.iter().any(|edition| Some(edition.name.as_str()) == name)
}
