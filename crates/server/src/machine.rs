//! The machine that a server runs on: is there room, may it write, is the clock right? Reported by `signoria doctor`, and
//! as warnings when a server starts. Nothing here stops a server: the operator may know better.

use std::fmt;
use std::path::Path;
use std::time::{Duration, SystemTime};

use sqlx::{AnyConnection, Connection as _};

use crate::config::Config;
use crate::limits::{CONNECTIONS, FILES_OF_ITS_OWN, LEAST_ROOM};
use crate::store::named;

/// With fewer, a few hundred people are too many: each holds a socket, and the database needs files too.
const FEWEST_FILES: u64 = 4096;
/// The oldest PostgreSQL that still gets security updates.
const OLDEST_POSTGRES: u32 = 14;
/// A clock before this is wrong, perhaps for lack of a battery: 1 January 2026, before Signoria existed.
const NO_EARLIER: Duration = Duration::from_secs(1_767_225_600);
/// How far the clocks of a few machines that share a folder may differ.
const TOLERANCE: Duration = Duration::from_secs(3600);

/// What was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The folder of the SQLite file: whether it is there and can be written to.
    Folder,
    /// Who else may read what is stored.
    Permissions,
    /// Room on the disk.
    Room,
    /// How many files and sockets the process may have open.
    Files,
    /// Which database it is.
    Database,
    /// Whether the database waits for the disk.
    Durability,
    /// The clock of the system.
    Clock,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Folder => "data folder",
            Self::Permissions => "permissions",
            Self::Room => "free space",
            Self::Files => "file limit",
            Self::Database => "database",
            Self::Durability => "durability",
            Self::Clock => "clock",
        })
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What was looked at.
    pub subject: Subject,
    /// The finding and, if something is wrong, what to do about it.
    pub told: String,
    /// Whether it is in order.
    pub is_fine: bool,
}

impl Check {
    fn new(subject: Subject, is_fine: bool, told: impl Into<String>) -> Self {
        Self {
            subject,
            told: told.into(),
            is_fine,
        }
    }
}

/// Checks everything. What a system does not report is left out.
pub async fn examine(config: &Config) -> Vec<Check> {
    let mut checks = Vec::new();
    if config.database.is_none() {
        checks.extend(folder(&config.data));
    }
    checks.extend(files());
    checks.extend(database(&config.database_url()).await);
    checks.push(clock(&config.data, SystemTime::now()));
    checks
}

fn folder(data: &Path) -> Vec<Check> {
    let shown = data.display();
    if !data.is_dir() {
        let told = format!("{shown} is not there; `signoria serve --data {shown}` makes it");
        return vec![Check::new(Subject::Folder, false, told)];
    }
    // The surest way to know whether one may write: not even root may on a read-only disk.
    let written = tempfile::Builder::new()
        .prefix(".signoria-doctor")
        .tempfile_in(data);
    let mut checks = vec![match written {
        Ok(_) => Check::new(Subject::Folder, true, format!("{shown} can be written to")),
        Err(error) => Check::new(
            Subject::Folder,
            false,
            format!("{shown} cannot be written to: {error}; give it to the user that the server runs as"),
        ),
    }];
    checks.extend(permissions(data));
    checks.extend(free_room(data).map(judge_room));
    checks
}

#[cfg(unix)]
fn permissions(data: &Path) -> Option<Check> {
    use std::os::unix::fs::PermissionsExt as _;
    let file = data.join("signoria.sqlite");
    let of_others = |path: &Path| Some(path.metadata().ok()?.permissions().mode() & 0o007);
    let folder = of_others(data)?;
    // A closed folder hides what is in it, whatever the modes there; in one that all can write to, all can delete what they cannot read.
    let shown = data.display();
    let told = if folder & 0o002 != 0 {
        format!("every user of this machine can change or delete {shown}; chmod o= {shown}")
    } else if folder != 0 && of_others(&file) != Some(0) {
        format!(
            "every user of this machine can read {shown}, with names, chat and password hashes; chmod o= {shown}"
        )
    } else {
        return Some(Check::new(
            Subject::Permissions,
            true,
            "other users cannot read what is stored",
        ));
    };
    Some(Check::new(Subject::Permissions, false, told))
}

#[cfg(not(unix))]
fn permissions(_: &Path) -> Option<Check> {
    None
}

/// How many bytes are free on the disk of that folder, where the system says so.
#[cfg(unix)]
pub(crate) fn free_room(data: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(data).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
pub(crate) fn free_room(_: &Path) -> Option<u64> {
    None
}

fn judge_room(free: u64) -> Check {
    let told = format!("{} MB", free >> 20);
    if free >= LEAST_ROOM {
        Check::new(Subject::Room, true, told)
    } else {
        let told = format!("only {told}: without room nobody can move; make room, or move the data folder");
        Check::new(Subject::Room, false, told)
    }
}

/// How many connections the process can take. It first asks for as many files as the system allows it.
#[cfg(unix)]
pub(crate) fn most_connections() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        limit.current = limit.maximum;
        // Where the system forbids it, the limit stays what it was.
        let _ = setrlimit(Resource::Nofile, limit);
    }
    let files = getrlimit(Resource::Nofile).current;
    let connections = files.map(|files| files.saturating_sub(FILES_OF_ITS_OWN).max(FILES_OF_ITS_OWN));
    connections.map_or(CONNECTIONS, |connections| {
        usize::try_from(connections)
            .unwrap_or(CONNECTIONS)
            .min(CONNECTIONS)
    })
}

#[cfg(not(unix))]
pub(crate) fn most_connections() -> usize {
    CONNECTIONS
}

#[cfg(unix)]
fn files() -> Option<Check> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    Some(judge_files(limit.current))
}

#[cfg(not(unix))]
fn files() -> Option<Check> {
    None
}

#[cfg(unix)]
fn judge_files(limit: Option<u64>) -> Check {
    match limit {
        Some(limit) if limit < FEWEST_FILES => Check::new(
            Subject::Files,
            false,
            format!(
                "{limit} open files, so fewer people at once: `ulimit -n {FEWEST_FILES}`, or LimitNOFILE= in the unit of systemd"
            ),
        ),
        Some(limit) => Check::new(Subject::Files, true, format!("{limit} open files")),
        None => Check::new(Subject::Files, true, "no limit of open files"),
    }
}

async fn database(url: &str) -> Vec<Check> {
    let asked = async {
        sqlx::any::install_default_drivers();
        if url.starts_with("sqlite:") {
            // The version of the library, which is built in: no file is touched for it.
            let mut memory = AnyConnection::connect("sqlite::memory:").await?;
            let version: String = sqlx::query_scalar("SELECT sqlite_version()")
                .fetch_one(&mut memory)
                .await?;
            return Ok(vec![Check::new(
                Subject::Database,
                true,
                format!("SQLite {version}"),
            )]);
        }
        let mut connection = AnyConnection::connect(url).await?;
        let version: String = sqlx::query_scalar("SELECT current_setting('server_version')")
            .fetch_one(&mut connection)
            .await?;
        let off: Vec<String> = sqlx::query_scalar(
            "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name",
        )
        .fetch_all(&mut connection)
        .await?;
        connection.close().await?;
        Ok(vec![judge_postgres(&version), judge_durability(&off)])
    };
    let asked: Result<Vec<Check>, sqlx::Error> = asked.await;
    asked.unwrap_or_else(|error| {
        let told = format!("{} does not answer: {error}", named(url));
        vec![Check::new(Subject::Database, false, told)]
    })
}

/// Whether PostgreSQL keeps what it has confirmed when the power fails. That each commit waits for the disk (`synchronous_commit`), the server sees to itself.
fn judge_durability(off: &[String]) -> Check {
    if off.is_empty() {
        return Check::new(Subject::Durability, true, "what is stored is synced to the disk");
    }
    let told = format!(
        "{} is off: when the power fails, moves that people were told are stored can be lost, or the whole database; switch it on in postgresql.conf",
        off.join(" and ")
    );
    Check::new(Subject::Durability, false, told)
}

fn judge_postgres(version: &str) -> Check {
    let major = version
        .split(|sign: char| !sign.is_ascii_digit())
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    let told = format!("PostgreSQL {version}");
    match major {
        Some(major) if major >= OLDEST_POSTGRES => Check::new(Subject::Database, true, told),
        _ => Check::new(
            Subject::Database,
            false,
            format!("{told} gets no security updates any more; use {OLDEST_POSTGRES} or newer"),
        ),
    }
}

/// A wrong clock ends turns too early or never; one that was set back makes new things look older than old ones.
fn clock(data: &Path, now: SystemTime) -> Check {
    let written = data.join("signoria.sqlite").metadata();
    let written = written.and_then(|file| file.modified()).ok();
    if now < SystemTime::UNIX_EPOCH + NO_EARLIER {
        let told = "shows a time before this program was written; set it, or switch on time synchronisation";
        return Check::new(Subject::Clock, false, told);
    }
    if written.is_some_and(|written| written > now + TOLERANCE) {
        let told = "is behind the last change of the database: it was set back, or was wrong then";
        return Check::new(Subject::Clock, false, told);
    }
    Check::new(Subject::Clock, true, "plausible")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_folder_and_a_full_disk_are_reported_with_the_remedy() {
        let missing = folder(Path::new("/nonexistent/signoria"));
        assert_eq!(missing.len(), 1);
        assert!(!missing[0].is_fine && missing[0].told.contains("--data"));
        #[cfg(unix)]
        {
            assert!(!judge_room(LEAST_ROOM - 1).is_fine);
            assert!(judge_room(LEAST_ROOM).is_fine);
            assert!(!judge_files(Some(1024)).is_fine);
            assert!(judge_files(None).is_fine);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_everybody_can_read_is_reported() {
        use std::os::unix::fs::PermissionsExt as _;
        let data = tempfile::tempdir().unwrap();
        let fine = |mode: u32| {
            std::fs::set_permissions(data.path(), std::fs::Permissions::from_mode(mode)).unwrap();
            permissions(data.path()).unwrap().is_fine
        };
        assert!(fine(0o700) && fine(0o750));
        assert!(!fine(0o755));
        std::fs::write(data.path().join("signoria.sqlite"), "").unwrap();
        std::fs::set_permissions(
            data.path().join("signoria.sqlite"),
            std::fs::Permissions::from_mode(0o600),
        )
        .unwrap();
        assert!(fine(0o755), "the file itself is closed");
        assert!(!fine(0o757), "it can be deleted");
    }

    #[test]
    fn a_clock_that_lost_its_battery_or_was_set_back_is_reported() {
        let data = tempfile::tempdir().unwrap();
        let now = SystemTime::now();
        assert!(!clock(data.path(), SystemTime::UNIX_EPOCH).is_fine);
        assert!(clock(data.path(), now).is_fine);
        std::fs::write(data.path().join("signoria.sqlite"), "").unwrap();
        assert!(clock(data.path(), now).is_fine);
        assert!(!clock(data.path(), now - 2 * TOLERANCE).is_fine);
    }

    #[test]
    fn a_postgres_that_does_not_wait_for_the_disk_is_reported() {
        assert!(judge_durability(&[]).is_fine);
        let told = judge_durability(&["fsync".into(), "full_page_writes".into()]);
        assert!(!told.is_fine && told.told.starts_with("fsync and full_page_writes is off"));
    }

    #[test]
    fn an_old_postgres_is_reported() {
        assert!(judge_postgres("17.2 (Debian 17.2-1)").is_fine);
        assert!(judge_postgres("14.0").is_fine);
        assert!(!judge_postgres("13.4").is_fine);
        assert!(!judge_postgres("devel").is_fine);
    }

    #[tokio::test]
    async fn the_version_of_sqlite_is_reported() {
        let checks = database("sqlite:///nowhere/signoria.sqlite").await;
        assert!(checks.iter().all(|check| check.is_fine) && checks[0].told.starts_with("SQLite 3."));
    }
}
