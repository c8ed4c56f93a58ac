//! `cargo xtask play`: from a bare checkout to a page in the browser. `cargo xtask dev`: the same again whenever a file changes.

use std::io::IsTerminal as _;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use crate::bundle::{self, Made};
use crate::progress::Steps;
use crate::setup;
use crate::shell::{Failed, root, target};

/// What a first build leaves in the target folder, in gigabytes, and what a later one may add.
const FIRST_ROOM: u64 = 3;
const LATER_ROOM: u64 = 1;
/// How often `dev` looks for changes: too short to notice, and reading some hundred modification times costs nothing.
const LOOK_EVERY: Duration = Duration::from_millis(400);
/// The folders that are watched.
const WATCHED: [&str; 2] = ["crates", "games"];

/// Where the server will listen: the last such flag, else the variable, else the default.
fn listen(flags: &[String]) -> String {
    let mut found = std::env::var("SIGNORIA_LISTEN").unwrap_or_else(|_| "127.0.0.1:8080".into());
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        if let Some(address) = flag.strip_prefix("--listen=") {
            found = address.to_owned();
        } else if flag == "--listen"
            && let Some(address) = flags.next()
        {
            found = address.clone();
        }
    }
    found
}

/// Builds everything and becomes the server.
pub fn play(open: bool, flags: &[String]) -> Result<(), Failed> {
    let made = build(flags, false)?;
    let mut server = serve(&made, flags);
    if open && std::io::stdout().is_terminal() {
        server.arg("--open");
    }
    become_it(server)
}

fn build(flags: &[String], reload: bool) -> Result<Made, Failed> {
    let made = bundle::quick();
    let first = !made.bundle.exists();
    let mut steps = if first {
        println!("The first build takes some minutes; later ones only build what has changed.");
        let plan = [("set-up", 1), ("program and client", 310), ("page", 5)];
        Steps::new("play, first", &plan)
    } else {
        let plan = [("set-up", 0), ("program and client", 5), ("page", 2)];
        Steps::new("play", &plan)
    };
    steps.step(|| {
        setup::free_address(&listen(flags))?;
        setup::disk_space(if first { FIRST_ROOM } else { LATER_ROOM })?;
        setup::c_compiler()?;
        setup::rust_target(setup::WASM)
    })?;
    steps.step(bundle::quick_builds)?;
    steps.step(|| bundle::quick_bundle(reload))?;
    println!("built in {}", steps.so_far());
    Ok(made)
}

fn serve(made: &Made, flags: &[String]) -> Command {
    let mut command = Command::new(&made.program);
    command.arg("serve").arg("--client").arg(&made.bundle).args(flags);
    command
}

/// On Unix the server replaces this process, so that signals reach it directly.
#[cfg(unix)]
fn become_it(mut command: Command) -> Result<(), Failed> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_it(mut command: Command) -> Result<(), Failed> {
    crate::shell::run(&mut command)
}

/// A server that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Serves, watches the files, and rebuilds what a change affects. The page reloads itself; its address keeps the table.
pub fn dev(flags: &[String]) -> Result<(), Failed> {
    let made = build(flags, true)?;
    let start = || -> Result<Running, Failed> { Ok(Running(serve(&made, flags).spawn()?)) };
    let built = || made.program.metadata().and_then(|file| file.modified()).ok();
    let mut server = start()?;
    let mut program = built();
    let mut seen = last_change();
    println!("watching {} for changes; stop with Ctrl-C", WATCHED.join(" and "));
    loop {
        sleep(LOOK_EVERY);
        if let Ok(Some(status)) = server.0.try_wait() {
            return Err(Failed(format!("the server ended ({status})")));
        }
        let now = last_change();
        if now == seen {
            continue;
        }
        seen = now;
        if let Err(failed) = bundle::quick_builds() {
            println!("{failed}; waiting for the next change");
            continue;
        }
        if built() != program {
            program = built();
            drop(server);
            server = start()?;
        }
        match bundle::quick_bundle(true) {
            Ok(()) => println!("the page is up to date"),
            // A guide or a lesson with a mistake, say.
            Err(failed) => println!("{failed}; waiting for the next change"),
        }
    }
}

/// The time of the last change and the number of files, since a deleted file is a change too.
fn last_change() -> (Option<SystemTime>, usize) {
    let mut folders: Vec<_> = WATCHED.iter().map(|name| root().join(name)).collect();
    let (mut last, mut count) = (None, 0);
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries.flatten() {
            let Ok(is) = entry.metadata() else { continue };
            if is.is_dir() {
                if entry.path() != target() && entry.file_name() != "tests" {
                    folders.push(entry.path());
                }
            } else {
                count += 1;
                last = last.max(is.modified().ok());
            }
        }
    }
    (last, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_that_of_the_flags() {
        let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
        assert_eq!(listen(&words("--log debug --listen 0.0.0.0:1")), "0.0.0.0:1");
        assert_eq!(listen(&words("--listen=[::1]:2")), "[::1]:2");
    }
}
