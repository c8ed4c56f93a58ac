//! Running other programs, and saying what failed.

use std::fmt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::progress::span;

/// Why a step failed.
#[derive(Debug)]
pub struct Failed(pub String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<std::io::Error> for Failed {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

/// The root of the repository.
pub fn root() -> PathBuf {
    // Not the folder it was compiled in: a copied checkout brings its built xtask along.
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let own = PathBuf::from(own);
    own.parent().map_or(own.clone(), PathBuf::from)
}

/// The folder of everything that is built.
pub fn target() -> PathBuf {
    let set = std::env::var_os("CARGO_TARGET_DIR");
    root().join(set.map_or_else(|| "target".into(), PathBuf::from))
}

/// The cargo that runs us, in the root of the repository.
pub fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    // Variables that cargo sets for xtask. Build scripts that watch such variables would see a change, and half of the server would be compiled
    // again whenever somebody calls cargo directly.
    for (name, _) in std::env::vars_os() {
        if is_about_xtask(&name.to_string_lossy()) {
            command.env_remove(name);
        }
    }
    if is_ci() {
        // For a single build: no incremental data is needed, and a panic says where it was without debug information.
        command
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "none");
    }
    command
}

/// Whether a variable describes the package that cargo runs, which is xtask.
fn is_about_xtask(name: &str) -> bool {
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

/// Whether this runs in CI: nobody watches, and nothing is built again on this machine.
pub fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
}

/// The same command at a lower priority, where the system can do that.
pub fn behind(command: Command) -> Command {
    if !works(Command::new("nice").arg("true")) {
        return command;
    }
    let mut behind = Command::new("nice");
    behind
        .args(["-n", "3"])
        .arg(command.get_program())
        .args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => behind.env(name, value),
            None => behind.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        behind.current_dir(folder);
    }
    behind
}

/// Runs cargo.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    run(&mut cargo_command(arguments))
}

/// Runs a program; its output goes where ours goes.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let status = command
        .status()
        .map_err(|error| Failed(format!("{}: {error}", shown(command))))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failed(format!("{} failed ({status})", shown(command))))
    }
}

/// A program that runs beside everything else. It is stopped with this value: so a failure meanwhile need not wait for
/// it.
pub struct Background {
    shown: String,
    child: Child,
}

impl Background {
    /// Starts it.
    pub fn start(mut command: Command) -> Result<Self, Failed> {
        let shown = shown(&command);
        match command.spawn() {
            Ok(child) => Ok(Self { shown, child }),
            Err(error) => Err(Failed(format!("{shown}: {error}"))),
        }
    }

    /// Waits until it has ended.
    pub fn join(mut self) -> Result<(), Failed> {
        let status = self.child.wait()?;
        if status.success() {
            Ok(())
        } else {
            Err(Failed(format!("{} failed ({status})", self.shown)))
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // One that has ended is left alone, and there is nothing to do about one that cannot be stopped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How often to check whether a program has ended.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Runs a program that must end in time. Otherwise it is killed with everything it has started, so that a test that hangs
/// fails, with what was printed until then, instead of holding up the whole run.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<(), Failed> {
    // A process group of its own, so that its children can be killed too. Not in a terminal, where Ctrl-C would no longer reach it.
    #[cfg(unix)]
    if is_ci() {
        std::os::unix::process::CommandExt::process_group(command, 0);
    }
    let mut child = command
        .spawn()
        .map_err(|error| Failed(format!("{}: {error}", shown(command))))?;
    let begun = Instant::now();
    loop {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => return Err(Failed(format!("{} failed ({status})", shown(command)))),
            None if begun.elapsed() < limit => sleep(LOOK_EVERY),
            None => break,
        }
    }
    if is_ci() {
        let group = format!("-{}", child.id());
        works(Command::new("kill").args(["-KILL", "--", &group]));
    }
    // Unless it is gone with its group.
    let _ = child.kill();
    child.wait()?;
    Err(Failed(format!(
        "{} did not end within {}: the last that it printed says where it hangs",
        shown(command),
        span(limit.as_secs())
    )))
}

/// Runs a program and gives what it prints.
pub fn output(command: &mut Command) -> Result<String, Failed> {
    let output = command
        .output()
        .map_err(|error| Failed(format!("{}: {error}", shown(command))))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Failed(format!(
            "{} failed ({}): {reason}",
            shown(command),
            output.status
        )));
    }
    String::from_utf8(output.stdout).map_err(|_| Failed(format!("{} printed no text", shown(command))))
}

/// Whether a program runs and succeeds.
pub fn works(command: &mut Command) -> bool {
    let silent = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_program_in_the_background_is_waited_for_or_stopped() {
        let shell = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            Background::start(command).unwrap()
        };
        assert!(shell("exit 0").join().is_ok());
        assert!(shell("exit 3").join().unwrap_err().0.contains("failed"));
        // It would hold up the test for an hour if it were waited for.
        drop(shell("exec sleep 3600"));
    }

    #[test]
    fn a_low_priority_command_is_otherwise_the_same() {
        let mut command = Command::new("sh");
        command
            .args(["-c", "printf %s-%s \"$NAME\" \"$(pwd)\""])
            .env("NAME", "it")
            .current_dir("/");
        assert_eq!(output(&mut behind(command)).unwrap(), "it-/");
    }

    #[test]
    fn a_program_that_does_not_end_is_killed() {
        let mut forever = Command::new("sleep");
        forever.arg("600");
        let Err(Failed(reason)) = run_within(&mut forever, Duration::from_millis(200)) else {
            panic!("it cannot have ended well");
        };
        assert!(reason.contains("did not end within 0 s"), "{reason}");
    }

    #[test]
    fn cargo_commands_inherit_no_variables_about_xtask() {
        assert!(is_about_xtask("CARGO_PKG_VERSION") && is_about_xtask("CARGO_MANIFEST_DIR"));
        assert!(
            !is_about_xtask("CARGO_TARGET_DIR")
                && !is_about_xtask("CARGO_INCREMENTAL")
                && !is_about_xtask("CARGO")
        );
        // Cargo sets these variables for this test, too.
        let told = cargo_command(&[]);
        let removed = told.get_envs().filter(|(_, value)| value.is_none());
        let removed: Vec<_> = removed
            .map(|(name, _)| name.to_string_lossy().into_owned())
            .collect();
        assert!(removed.contains(&"CARGO_MANIFEST_DIR".to_owned()), "{removed:?}");
    }

    #[test]
    fn a_program_that_ends_in_time_keeps_its_outcome() {
        let limit = Duration::from_secs(60);
        assert!(run_within(&mut Command::new("true"), limit).is_ok());
        assert!(run_within(&mut Command::new("false"), limit).is_err());
    }
}
