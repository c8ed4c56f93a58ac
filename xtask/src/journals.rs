//! Regenerates the journals of a game: the stored games that its tests replay. CONTRIBUTING says when that is right.

use crate::shell::{Failed, cargo_command, root, run};

/// Plays the corpus of a game again and writes it to `games/GAME/journals`.
pub fn remake(game: &str) -> Result<(), Failed> {
    if !root().join("games").join(game).join("tests/suite").exists() {
        return Err(Failed(format!("games/{game} has no tests/suite")));
    }
    let package = format!("signoria-{game}");
    let mut command = cargo_command(&["test", "--package", &package, "--test", "suite", "journals"]);
    run(command.env("SIGNORIA_REMAKE_JOURNALS", "1"))
}
