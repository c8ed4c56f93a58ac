//! A PostgreSQL server of our own, from the system's package, in a temporary folder. It listens on a socket file only.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use super::patience;

pub struct Postgres {
    server: Child,
    folder: tempfile::TempDir,
}

/// The newest installed version.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|bin| bin.join("postgres").is_file() && bin.join("initdb").is_file())
        .collect();
    versions.sort();
    versions.pop()
}

/// The program, run as a user that PostgreSQL accepts: it refuses root.
fn as_user(program: &Path) -> Command {
    let id = Command::new("id").arg("-u").output().ok();
    let is_root = id.is_some_and(|output| output.stdout.trim_ascii() == b"0");
    if is_root {
        let mut command = Command::new("setpriv");
        command
            .args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"])
            .arg(program);
        command
    } else {
        Command::new(program)
    }
}

impl Postgres {
    /// Starts a server. None where none is wanted (`cargo xtask test --fast`) or none is installed, which in CI is a failure.
    pub fn start() -> Option<Self> {
        if env::var_os("SIGNORIA_NO_POSTGRES").is_some() {
            return None;
        }
        let Some(bin) = programs() else {
            assert!(
                env::var_os("CI").is_none(),
                "PostgreSQL is not installed: CI must have Debian's package postgresql"
            );
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).expect("open to its user");
        let data = folder.path().join("data");
        let mut initdb = as_user(&bin.join("initdb"));
        initdb
            .args([
                "--auth=trust",
                "--username=signoria",
                "--no-sync",
                "--encoding=UTF8",
                "--pgdata",
            ])
            .arg(&data)
            .current_dir("/");
        let made = patience::output(&mut initdb, "initdb");
        assert!(made.status.success(), "initdb succeeds");
        let server = as_user(&bin.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-c", "listen_addresses="])
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres runs");
        let started = Self { server, folder };
        patience::until("PostgreSQL is up", || started.is_up(&bin).then_some(()));
        Some(started)
    }

    fn is_up(&self, bin: &Path) -> bool {
        Command::new(bin.join("pg_isready"))
            .arg("-h")
            .arg(self.folder.path())
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    pub fn url(&self) -> String {
        format!(
            "postgres://signoria@localhost/postgres?host={}",
            self.folder.path().display()
        )
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Asked to stop at once but in order: its children end with it, and the folder can go.
        let _ = Command::new("kill")
            .args(["-INT", &self.server.id().to_string()])
            .status();
        let _ = patience::end_of(&mut self.server);
    }
}
