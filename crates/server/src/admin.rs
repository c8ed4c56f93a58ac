//! What the operator of a server can do while it runs: `signoria admin` talks to it over a Unix socket in the data folder, which only the owner of the
//! folder may open. Each order and each answer is one line of JSON.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::time::Duration;

use serde::{Deserialize, Serialize};
use signoria_table::wire::Stage;
use signoria_table::{Millis, Occupant, PersonId};

use crate::http::App;
use crate::hub::now;
#[cfg(unix)]
use crate::limits::HELLO_TIME;
use crate::problem::Failure;
use crate::secret;
use crate::store::{Event, Person, StoreError};

/// The longest order: an announcement of a few paragraphs.
#[cfg(unix)]
const LONGEST: u64 = 16 << 10;
/// The longest that an order may take, on both sides. Deleting a large table on a slow disk takes a few seconds.
#[cfg(unix)]
const ORDER_TIME: Duration = Duration::from_secs(60);
/// How often a process that shares the folder checks whether the one that takes orders is still there.
#[cfg(unix)]
const TAKE_OVER: Duration = Duration::from_secs(5);
/// Lines of a list.
const MOST: i64 = 100;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// People whose name contains a text.
    People {
        /// The text.
        named: String,
    },
    /// Tables, those that changed last first.
    Tables {
        /// Include those that are over.
        all: bool,
    },
    /// Complaints about lines of chat.
    Reports,
    /// Sign-ins and the like.
    Audit {
        /// Whose; everybody's when there is none.
        who: Option<String>,
    },
    /// Keep somebody out.
    Ban {
        /// The name of an account, or an id.
        who: String,
        /// For how long; 0 lets them in again.
        days: u32,
    },
    /// Mute somebody.
    Mute {
        /// The name of an account, or an id.
        who: String,
        /// For how long; 0 lets them speak again.
        days: u32,
    },
    /// Give an account a new password, which is shown once.
    ResetPassword {
        /// The name of the account, or an id.
        who: String,
    },
    /// Close a table: its game is over as it stands.
    Close {
        /// Its id.
        table: String,
    },
    /// Delete a table with everything that belongs to it.
    Delete {
        /// Its id.
        table: String,
    },
    /// Say something to everybody who is connected.
    Announce {
        /// What.
        text: String,
    },
}

impl Order {
    /// What is done, without naming anybody.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::People { .. } => "people",
            Self::Tables { .. } => "tables",
            Self::Reports => "reports",
            Self::Audit { .. } => "audit",
            Self::Ban { .. } => "ban",
            Self::Mute { .. } => "mute",
            Self::ResetPassword { .. } => "reset_password",
            Self::Close { .. } => "close",
            Self::Delete { .. } => "delete",
            Self::Announce { .. } => "announce",
        }
    }
}

/// The result, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Done, and what there is to report.
    Done(String),
    /// Refused, and why.
    Refused(String),
}

/// The socket file of a server with that data folder.
#[must_use]
pub fn socket_path(data: &Path) -> PathBuf {
    data.join("signoria.admin")
}

impl From<StoreError> for Answer {
    fn from(error: StoreError) -> Self {
        Self::Refused(error.to_string())
    }
}

impl From<Failure> for Answer {
    fn from(failure: Failure) -> Self {
        Self::Refused(failure.reason.code)
    }
}

/// A moment in words: how long ago.
fn ago(at: Millis) -> String {
    let minutes = now().saturating_sub(at) / 60_000;
    match minutes {
        0..120 => format!("{minutes} min ago"),
        120..2880 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}

fn until(days: u32) -> Millis {
    if days == 0 {
        0
    } else {
        now().saturating_add(Millis::from(days) * DAY)
    }
}

/// Carries an order out.
pub async fn carry_out(app: &App, order: Order) -> Answer {
    match obey(app, order).await {
        Ok(told) => Answer::Done(told),
        Err(refused) => refused,
    }
}

/// The account of that name, or the person with that id.
async fn find(app: &App, who: &str) -> Result<Person, Answer> {
    let store = app.hub.store();
    if let Some(person) = store.account_as_typed(who).await? {
        return Ok(person);
    }
    let found = match PersonId::try_from(who.to_owned()) {
        Ok(id) => store.person(&id).await?,
        Err(_) => None,
    };
    found.ok_or_else(|| Answer::Refused(format!("nobody has the account or the id {who}")))
}

async fn obey(app: &App, order: Order) -> Result<String, Answer> {
    let hub = &app.hub;
    match order {
        Order::People { named } => people(app, &named).await,
        Order::Tables { all } => tables(app, all).await,
        Order::Reports => reports(app).await,
        Order::Audit { who } => audit(app, who).await,
        Order::Ban { who, days } => ban(app, &who, days).await,
        Order::Mute { who, days } => mute(app, &who, days).await,
        Order::ResetPassword { who } => reset_password(app, &who).await,
        Order::Close { table } => {
            hub.close(&table).await?;
            Ok(format!("{table} is closed\n"))
        }
        Order::Delete { table } => match hub.delete(&table).await? {
            true => Ok(format!("{table} is deleted\n")),
            false => Err(Answer::Refused(format!("there is no table {table}"))),
        },
        Order::Announce { text } => {
            let text = signoria_table::chat::clean_line(&text)
                .ok_or_else(|| Answer::Refused("an announcement has 1 to 500 characters".into()))?;
            hub.announce(text).await;
            Ok("everybody who is connected was told\n".into())
        }
    }
}

/// A line for each of them. Writing to a string cannot fail, here and in the lists below.
async fn people(app: &App, named: &str) -> Result<String, Answer> {
    let mut told = String::new();
    for (id, name, account, banned, silent) in app.hub.store().people_named(named, MOST).await? {
        let kind = if account { "account" } else { "guest" };
        let kept = if banned > now() { " kept out" } else { "" };
        let silent = if silent > now() { " silent" } else { "" };
        let _ = writeln!(told, "{id} {kind} {name}{kept}{silent}");
    }
    Ok(told)
}

async fn tables(app: &App, all: bool) -> Result<String, Answer> {
    let mut told = String::new();
    for table in app.hub.store().latest_tables(!all, MOST).await? {
        let people = table.occupants.iter().filter_map(Occupant::person).count();
        let stage = match table.stage {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Finished => "finished",
            Stage::Conceded => "conceded",
            Stage::Abandoned => "abandoned",
        };
        let (id, game, moves, changed) = (table.id, table.game, table.moves, ago(table.changed));
        let _ = writeln!(
            told,
            "{id} {game} {stage}, {people} people, {moves} moves, {changed}"
        );
    }
    Ok(told)
}

async fn reports(app: &App) -> Result<String, Answer> {
    let mut told = String::new();
    for line in app.hub.store().reports(MOST).await? {
        let (at, table, number) = (ago(line.at), line.table, line.number);
        let _ = writeln!(
            told,
            "{at} table {table} line {number} by {} {}: {}",
            line.author, line.name, line.text
        );
    }
    Ok(told)
}

async fn audit(app: &App, who: Option<String>) -> Result<String, Answer> {
    let person = match who {
        Some(who) => Some(find(app, &who).await?.id),
        None => None,
    };
    let mut told = String::new();
    for line in app.hub.store().audit(person.as_ref(), MOST).await? {
        let (at, what) = (ago(line.at), line.what);
        let _ = writeln!(told, "{at} {what} {} {}", line.address, line.name);
    }
    Ok(told)
}

async fn ban(app: &App, who: &str, days: u32) -> Result<String, Answer> {
    let (hub, store) = (&app.hub, app.hub.store());
    let person = find(app, who).await?;
    store.ban(&person.id, until(days)).await?;
    store.record(Event::Ban, Some(&person.id), None, now()).await?;
    hub.person_changed(&person.id).await;
    Ok(match days {
        0 => format!("{} may come back\n", person.name),
        _ => format!("{} is kept out for {days} days\n", person.name),
    })
}

async fn mute(app: &App, who: &str, days: u32) -> Result<String, Answer> {
    let store = app.hub.store();
    let person = find(app, who).await?;
    store.silence(&person.id, until(days)).await?;
    store
        .record(Event::Silence, Some(&person.id), None, now())
        .await?;
    Ok(match days {
        0 => format!("{} may speak again\n", person.name),
        _ => format!("{} is silent for {days} days\n", person.name),
    })
}

async fn reset_password(app: &App, who: &str) -> Result<String, Answer> {
    let (hub, store) = (&app.hub, app.hub.store());
    let person = find(app, who).await?;
    if person.password.is_none() {
        let refused = format!("{} is a guest and has no password", person.name);
        return Err(Answer::Refused(refused));
    }
    let password = secret::new_id();
    let hash = app.passwords.hash(password.clone()).await;
    let hash = hash.ok_or_else(|| Answer::Refused("the password could not be hashed".into()))?;
    store.set_password(&person.id, &hash).await?;
    hub.end_other_sessions(&person.id, "").await?;
    store.record(Event::Reset, Some(&person.id), None, now()).await?;
    Ok(format!("the new password of {} is {password}\n", person.name))
}

/// Takes the socket for orders; none if another process has it.
#[cfg(unix)]
async fn open(data: &Path) -> io::Result<Option<tokio::net::UnixListener>> {
    use tokio::net::{UnixListener, UnixStream};
    let path = socket_path(data);
    // Several processes may share a data folder, and any of them can carry out an order. One that does not answer does not count.
    let taken = tokio::time::timeout(HELLO_TIME, UnixStream::connect(&path)).await;
    if taken.is_ok_and(|connected| connected.is_ok()) {
        return Ok(None);
    }
    // Only its absence matters.
    let _ = std::fs::remove_file(&path);
    if !data.is_dir() {
        // With PostgreSQL nothing else needs the folder; where it cannot be made, the next step says so.
        let _ = crate::store::make_folder(data);
    }
    let listener = UnixListener::bind(&path)?;
    keep_private(&path)?;
    Ok(Some(listener))
}

/// The socket for orders of a starting server: it is there before the server is announced.
#[cfg(unix)]
pub async fn first(data: &Path) -> Option<tokio::net::UnixListener> {
    let warn = |error: &io::Error| {
        let path = socket_path(data);
        tracing::warn!(%error, path = %path.display(), "`signoria admin` will not reach this server");
    };
    open(data).await.inspect_err(warn).ok().flatten()
}

/// Takes orders as long as the server runs. If another process does, this one takes over when that one is gone.
#[cfg(unix)]
pub async fn hear(app: App, mut orders: Option<tokio::net::UnixListener>) {
    loop {
        if let Some(orders) = orders {
            listen(&app, orders).await;
        }
        tokio::time::sleep(TAKE_OVER).await;
        orders = open(&app.config.data).await.ok().flatten();
    }
}

/// Each order is carried out in a task of its own: one that waits for the database does not block others.
#[cfg(unix)]
async fn listen(app: &App, orders: tokio::net::UnixListener) {
    loop {
        match orders.accept().await {
            Ok((stream, _)) => {
                let app = app.clone();
                tokio::spawn(async move {
                    let heard = tokio::time::timeout(ORDER_TIME, answer(&app, stream)).await;
                    if !matches!(heard, Ok(Ok(()))) {
                        tracing::debug!("an order was not heard to its end");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "orders are not heard any more");
                return;
            }
        }
    }
}

#[cfg(unix)]
fn keep_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
}

#[cfg(unix)]
async fn answer(app: &App, stream: tokio::net::UnixStream) -> io::Result<()> {
    use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
    let (from, mut to) = stream.into_split();
    let mut line = String::new();
    let mut from = BufReader::new(from.take(LONGEST));
    let heard = tokio::time::timeout(HELLO_TIME, from.read_line(&mut line)).await;
    heard.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    let answer = match serde_json::from_str::<Order>(&line) {
        Ok(order) => {
            // Which order, not about whom: logs name nobody. The audit does.
            tracing::info!(order = order.name(), "whoever runs the server gives an order");
            carry_out(app, order).await
        }
        Err(error) => Answer::Refused(error.to_string()),
    };
    let mut text = serde_json::to_string(&answer)?;
    text.push('\n');
    to.write_all(text.as_bytes()).await
}

/// Gives an order to the server with that data folder.
///
/// # Errors
/// If there is none, or it does not answer.
#[cfg(unix)]
pub fn order(data: &Path, order: &Order) -> io::Result<Answer> {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::os::unix::net::UnixStream;
    let path = socket_path(data);
    let mut stream = UnixStream::connect(&path).map_err(|error| {
        let told = format!("no server is running in {}: {error}", data.display());
        io::Error::new(error.kind(), told)
    })?;
    stream.set_read_timeout(Some(ORDER_TIME))?;
    stream.set_write_timeout(Some(ORDER_TIME))?;
    let mut text = serde_json::to_string(order)?;
    text.push('\n');
    stream.write_all(text.as_bytes())?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    Ok(serde_json::from_str(&line)?)
}

/// Gives an order to the server with that data folder.
///
/// # Errors
/// Always: this system has no sockets in folders.
#[cfg(not(unix))]
pub fn order(_: &Path, _: &Order) -> io::Result<Answer> {
    Err(io::Error::from(io::ErrorKind::Unsupported))
}
