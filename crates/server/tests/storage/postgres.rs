//! A PostgreSQL server of our own, from the system's package, in a temporary folder. It listens on a socket file only.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use super::patience;

pub struct Postgres {
    bin: PathBuf,
    /// Where it listens besides its socket file; that is named after it too.
    port: Option<u16>,
    server: Child,
    folder: tempfile::TempDir,
    /// The settings with which it starts.
    settings: Vec<String>,
}

/// Tests kill the programs that use it but never the machine: what it has written survives without being synced.
const UNSYNCED: [&str; 2] = ["--fsync=off", "--full_page_writes=off"];

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

fn spawn(bin: &Path, folder: &Path, more: &[String]) -> Child {
    as_user(&bin.join("postgres"))
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-c", "listen_addresses="])
        .args(more)
        .current_dir("/")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("postgres runs")
}

impl Postgres {
    /// Starts a server for tests, which does not wait for the disk. None where none is wanted (`cargo xtask test --fast`) or none is installed, which in
    /// CI is a failure.
    pub fn start() -> Option<Self> {
        Self::start_with(&UNSYNCED)
    }

    /// Starts one that syncs as in normal use, for measuring.
    pub fn start_synced() -> Option<Self> {
        Self::start_with(&[])
    }

    fn start_with(settings: &[&str]) -> Option<Self> {
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
        let settings: Vec<String> = settings.iter().map(|&setting| setting.to_owned()).collect();
        let started = Self {
            server: spawn(&bin, folder.path(), &settings),
            bin,
            port: None,
            folder,
            settings,
        };
        started.wait_until_up();
        Some(started)
    }

    /// Stops it: connections are cut off, and nobody can connect.
    pub fn go_away(&mut self) {
        let _ = Command::new("kill")
            .args(["-INT", &self.server.id().to_string()])
            .status();
        patience::ended(&mut self.server, "PostgreSQL");
    }

    /// Starts it again with its data.
    pub fn come_back(&mut self) {
        self.server = spawn(&self.bin, self.folder.path(), &self.settings);
        self.wait_until_up();
    }

    /// Starts it again so that it listens on a port too, with a certificate for `localhost`. Returns the port and the certificate of the issuer.
    pub fn come_back_sealed(&mut self) -> (u16, PathBuf) {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = free.expect("a free port").port();
        let folder = self.folder.path().to_owned();
        let issue = |more: &[&str]| {
            let mut openssl = as_user(Path::new("openssl"));
            openssl
                .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"])
                .args(more)
                .current_dir(&folder);
            let made = patience::output(&mut openssl, "openssl");
            assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        };
        issue(&[
            "-subj",
            "/CN=Signoria tests",
            "-keyout",
            "ca.key",
            "-out",
            "ca.pem",
        ]);
        let server = ["-CA", "ca.pem", "-CAkey", "ca.key", "-subj", "/CN=localhost"];
        let extensions = [
            "-addext",
            "subjectAltName=DNS:localhost",
            "-addext",
            "basicConstraints=critical,CA:FALSE",
        ];
        let files = ["-keyout", "server.key", "-out", "server.pem"];
        issue(&[&server[..], &extensions, &files].concat());
        let settings = [
            "listen_addresses=127.0.0.1".into(),
            format!("port={port}"),
            "ssl=on".into(),
            format!("ssl_cert_file={}", folder.join("server.pem").display()),
            format!("ssl_key_file={}", folder.join("server.key").display()),
        ];
        self.port = Some(port);
        self.settings
            .extend(settings.map(|setting| format!("--{setting}")));
        self.come_back();
        (port, folder.join("ca.pem"))
    }

    fn wait_until_up(&self) {
        patience::until("PostgreSQL is up", || self.is_up().then_some(()));
    }

    fn is_up(&self) -> bool {
        Command::new(self.bin.join("pg_isready"))
            .arg("-h")
            .arg(self.folder.path())
            .args(
                self.port
                    .iter()
                    .flat_map(|port| ["-p".to_owned(), port.to_string()]),
            )
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// The address of a new, empty database.
    pub fn new_database(&self, name: &str) -> String {
        let mut create = Command::new(self.bin.join("createdb"));
        create.arg("-h").arg(self.folder.path());
        let made = patience::output(create.args(["-U", "signoria", name]), "createdb");
        assert!(made.status.success(), "createdb succeeds");
        self.url_of(name)
    }

    fn url_of(&self, database: &str) -> String {
        format!(
            "postgres://signoria@localhost/{database}?host={}",
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
