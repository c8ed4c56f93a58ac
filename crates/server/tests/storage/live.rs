//! Tables in memory: slow readers, and two processes that share a database.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use signoria_engine::Seat;
use signoria_server::hub::{Hub, Outgoing, Place};
use signoria_server::{Config, Server};
use signoria_table::wire::{ByeReason, FromServer};
use signoria_table::{Command, Opening, PersonId};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{in_time, opening, person};

/// How often a condition is checked again.
const PAUSE: Duration = Duration::from_millis(20);

fn config(data: &Path, database: Option<String>) -> Config {
    Config {
        database,
        ..Config::new(([127, 0, 0, 1], 0).into(), data.into())
    }
}

/// Anna's table against a bot, begun.
async fn begun(hub: &Arc<Hub>, id: &str) -> PersonId {
    let anna = person("live-anna");
    if hub.store().name_of(&anna).await.unwrap().is_none() {
        hub.store().add_guest(&anna, "Anna", 1).await.unwrap();
    }
    // Opened now: a running server closes tables that have waited for players for too long.
    let since_1970 = std::time::UNIX_EPOCH.elapsed().unwrap();
    let opening = Opening {
        at: since_1970.as_millis() as u64,
        ..opening(id, &anna)
    };
    hub.open(opening, &[]).await.unwrap();
    hub.command(id, &anna, None, "start".into(), Command::Start)
        .await
        .unwrap();
    anna
}

fn take(count: u8) -> Command {
    Command::Play {
        seat: Seat::new(0),
        action: format!("take {count}"),
    }
}

/// The next message; none when the reader was dropped.
async fn next(place: &mut Place) -> Option<Outgoing> {
    in_time("a reader is told something", place.inbox.recv()).await
}

/// Reads until a message is the one waited for.
async fn wait_for<T>(place: &mut Place, wanted: impl Fn(FromServer) -> Option<T>) -> T {
    loop {
        let Some(Outgoing::Text(text)) = next(place).await else {
            panic!("the reader was dropped");
        };
        if let Some(found) = serde_json::from_str(&text).ok().and_then(&wanted) {
            return found;
        }
    }
}

/// The number that the next message tells of. After a conflict everything comes again as a snapshot.
async fn next_number(place: &mut Place) -> u64 {
    wait_for(place, |message| match message {
        FromServer::Update(update) => Some(update.number),
        FromServer::Snapshot(snapshot) => Some(snapshot.number),
        _ => None,
    })
    .await
}

/// The next line of chat.
async fn next_line(place: &mut Place) -> String {
    wait_for(place, |message| match message {
        FromServer::Chat(line) => Some(line.text),
        _ => None,
    })
    .await
}

/// A server that answers, until it is stopped.
struct Running {
    hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
    run: JoinHandle<()>,
}

impl Running {
    async fn start(config: Config) -> Self {
        let server = Server::bind(config).await.unwrap();
        let hub = server.hub();
        let (stop, stopped) = oneshot::channel::<()>();
        let run = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Self { hub, stop, run }
    }

    async fn stop(self) {
        let _ = self.stop.send(());
        in_time("a server has stopped", self.run).await.unwrap();
    }
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_comes_back_and_the_table_never_waits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(folder.path(), None)).await.unwrap();
    let hub = server.hub();
    let anna = begun(&hub, "slow").await;
    let mut slow = hub.join("slow", Some(&anna), None, None, None).await.unwrap();
    for number in 0..200 {
        hub.chat("slow", &anna, format!("line {number}")).await.unwrap();
    }
    hub.command("slow", &anna, None, "t".into(), take(1))
        .await
        .unwrap();
    let mut waiting = 0;
    while next(&mut slow).await.is_some() {
        waiting += 1;
    }
    assert_eq!(
        waiting,
        signoria_server::limits::READER_QUEUE,
        "no more is kept for anybody"
    );
    let mut back = hub.join("slow", Some(&anna), None, None, None).await.unwrap();
    let Some(Outgoing::Text(text)) = next(&mut back).await else {
        panic!("a snapshot comes first");
    };
    let FromServer::Snapshot(snapshot) = serde_json::from_str(&text).unwrap() else {
        panic!("{text}");
    };
    assert!(snapshot.table.moves >= 1);
    assert_eq!(snapshot.chat.last().unwrap().text, "line 199");
}

#[tokio::test]
async fn spectators_take_no_room_from_players() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(folder.path(), None)).await.unwrap();
    let hub = server.hub();
    let anna = begun(&hub, "full").await;
    // Everybody who joins reads what is sent, or else they would be dropped for being slow.
    let join = async |who: Option<&PersonId>| {
        let Place { id, mut inbox } = hub.join("full", who, None, None, None).await.ok()?;
        tokio::spawn(async move { while inbox.recv().await.is_some() {} });
        Some(id)
    };
    let mut places = Vec::new();
    for _ in 0..signoria_server::limits::SPECTATORS_PER_TABLE {
        places.push(join(None).await.expect("room to watch"));
    }
    assert_eq!(join(None).await, None, "one too many");
    for _ in 0..signoria_server::limits::SOCKETS_PER_PERSON {
        places.push(join(Some(&anna)).await.expect("room to play"));
    }
    assert_eq!(join(Some(&anna)).await, None, "nobody has so many windows");
    for place in places {
        hub.part("full", place).await;
    }
    assert!(join(None).await.is_some());
}

#[tokio::test]
async fn a_guest_who_never_came_back_is_deleted_and_the_game_stays() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(folder.path(), None)).await.unwrap();
    let hub = server.hub();
    let anna = begun(&hub, "left").await;
    hub.command("left", &anna, None, "c".into(), Command::Concede)
        .await
        .unwrap();
    let day = Duration::from_secs(24 * 60 * 60);
    let now = signoria_server::hub::now();
    assert_eq!(hub.tidy(now, None).await.unwrap(), 0, "unless that is wanted");
    assert_eq!(hub.tidy(now, Some(day)).await.unwrap(), 1);
    assert_eq!(hub.store().name_of(&anna).await.unwrap(), None);
    let look = hub.snapshot("left", None, None).await.unwrap();
    assert!(look.table.stage.is_over() && look.table.moves == 0);
}

#[tokio::test]
async fn a_table_that_waits_a_month_for_players_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(folder.path(), None)).await.unwrap();
    let hub = server.hub();
    begun(&hub, "played").await;
    hub.open(opening("gathers", &person("live-anna")), &[])
        .await
        .unwrap();
    let month = signoria_server::limits::GATHERING;
    // It was opened at the time of the tests' clock.
    assert_eq!(hub.close_forgotten(1_000 + month).await, 0);
    assert_eq!(hub.close_forgotten(1_001 + month).await, 1);
    let look = hub.snapshot("gathers", None, None).await.unwrap();
    assert!(look.table.stage.is_over());
    let look = hub.snapshot("played", None, None).await.unwrap();
    assert!(!look.table.stage.is_over());
}

/// A server that does not think, and a worker that does: the game goes on.
pub async fn a_worker_thinks_for_a_server(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(Config {
        bot_threads: 0,
        ..config(folder.path(), Some(url.into()))
    })
    .await;
    let anna = begun(&server.hub, "worked").await;
    let mut reader = server
        .hub
        .join("worked", Some(&anna), None, None, None)
        .await
        .unwrap();
    let own = server
        .hub
        .command("worked", &anna, None, "own".into(), take(1))
        .await
        .unwrap();
    let (end, ended) = oneshot::channel::<()>();
    let watched = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = watched.local_addr().unwrap();
    let worker = signoria_server::serve::work(
        config(folder.path(), Some(url.into())),
        Some(watched),
        async move {
            let _ = ended.await;
        },
    );
    let look = async |path: &str| {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    let answered = async {
        // The bot answers, though not here.
        while next_number(&mut reader).await <= own {}
        assert!(look("/healthz").await.starts_with("HTTP/1.1 200"));
        let metrics = look("/metrics").await;
        assert!(!metrics.contains("signoria_bot_decisions_total 0\n"), "{metrics}");
        let _ = end.send(());
    };
    let (worked, ()) = in_time("a worker has answered and ended", async {
        tokio::join!(worker, answered)
    })
    .await;
    worked.unwrap();
    server.stop().await;
}

/// Two servers on one database: what one stores, the readers of the other hear.
pub async fn two_processes_share_tables(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let one = Running::start(config(folder.path(), Some(url.into()))).await;
    let other = Running::start(config(folder.path(), Some(url.into()))).await;
    let (here, there) = (one.hub.clone(), other.hub.clone());
    let anna = begun(&here, "shared").await;
    let mut reader = there.join("shared", Some(&anna), None, None, None).await.unwrap();
    here.chat("shared", &anna, "Buongiorno".into()).await.unwrap();
    assert_eq!(next_line(&mut reader).await, "Buongiorno");
    in_time("the game is over", async {
        for round in 0.. {
            let look = here.snapshot("shared", Some(&anna), None).await.unwrap();
            if look.table.stage.is_over() {
                break;
            }
            if look.position.is_some_and(|position| position.prompt.is_some()) {
                let hub = if round % 2 == 0 { &here } else { &there };
                // Refused as stale when the other was faster: then the next round tries again.
                let _ = hub
                    .command("shared", &anna, None, format!("k{round}"), take(1))
                    .await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    let last = here.snapshot("shared", Some(&anna), None).await.unwrap().number;
    let mut heard = 0;
    while heard < last {
        heard = heard.max(next_number(&mut reader).await);
    }
    let looks = (
        here.snapshot("shared", None, None).await.unwrap(),
        there.snapshot("shared", None, None).await.unwrap(),
    );
    assert_eq!(
        (looks.0.number, looks.0.position),
        (looks.1.number, looks.1.position)
    );
    one.stop().await;
    other.stop().await;
}

/// What one process tells everybody comes once wherever they are, also where it was said.
pub async fn news_reach_every_process_once(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let one = Running::start(config(folder.path(), Some(url.into()))).await;
    let other = Running::start(config(folder.path(), Some(url.into()))).await;
    let anna = begun(&one.hub, "news").await;
    let mut readers = Vec::new();
    for hub in [&one.hub, &other.hub] {
        readers.push(
            hub.join("news", Some(&anna), Some("session"), None, None)
                .await
                .unwrap(),
        );
    }
    one.hub.announce("first".into()).await;
    one.hub.announce("last".into()).await;
    let announced = |message| match message {
        FromServer::Announced { text } => Some(text),
        _ => None,
    };
    for text in ["first", "last"] {
        assert_eq!(wait_for(&mut readers[1], announced).await, text);
    }
    // Sent after the other process has heard both: anything that the first one heard twice would have come before it.
    other.hub.announce("answer".into()).await;
    for text in ["first", "last", "answer"] {
        assert_eq!(wait_for(&mut readers[0], announced).await, text);
    }
    assert_eq!(wait_for(&mut readers[1], announced).await, "answer");
    // A new name is seen at once at both.
    let store = one.hub.store();
    let renamed = store.person(&anna).await.unwrap().unwrap();
    assert!(store.set_name(&renamed, "Annamaria").await.unwrap());
    one.hub.person_changed(&anna).await;
    for reader in &mut readers {
        let named = |message| match message {
            FromServer::Snapshot(snapshot) => {
                let who = serde_json::to_value(&snapshot.table.seats[0].who).unwrap();
                (who["name"] == "Annamaria").then_some(())
            }
            _ => None,
        };
        wait_for(reader, named).await;
    }
    assert!(store.set_name(&renamed, "Anna").await.unwrap());
    // A session that ends at one process closes its sockets at the other.
    one.hub.signed_out("session").await;
    for reader in &mut readers {
        in_time("a socket is closed", async {
            while !matches!(
                reader.inbox.recv().await,
                Some(Outgoing::Bye(ByeReason::SignedOut))
            ) {}
        })
        .await;
    }
    one.stop().await;
    other.stop().await;
}

/// Of the processes that share a folder one takes orders; when it is gone, another does.
#[cfg(unix)]
pub async fn another_process_takes_orders_when_one_is_gone(url: &str) {
    use signoria_server::admin::{Order, order};
    let folder = tempfile::tempdir().unwrap();
    let tables = async || {
        let data = folder.path().to_owned();
        let asked = tokio::task::spawn_blocking(move || order(&data, &Order::Tables { all: true }));
        asked.await.unwrap().is_ok()
    };
    let one = Running::start(config(folder.path(), Some(url.into()))).await;
    in_time("orders are heard", async {
        while !tables().await {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    let other = Running::start(config(folder.path(), Some(url.into()))).await;
    one.stop().await;
    in_time("another process takes over", async {
        while !tables().await {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    other.stop().await;
}

/// The line on which a server hears the others breaks, and they say something before it is back: nothing is missed.
pub async fn news_sent_while_the_connection_was_broken_are_not_missed(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(config(folder.path(), Some(url.into()))).await;
    let hub = &server.hub;
    let anna = begun(hub, "missed").await;
    begun(hub, "removed").await;
    let mut reader = hub.join("missed", Some(&anna), None, None, None).await.unwrap();
    let mut gone = hub.join("removed", Some(&anna), None, None, None).await.unwrap();
    let database = sqlx::AnyPool::connect(url).await.unwrap();
    let run = async |statement: &'static str| {
        let done = sqlx::raw_sql(statement).execute(&database).await;
        done.unwrap().rows_affected()
    };
    in_time("the server listens", async {
        while run("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND state = 'idle'").await == 0
        {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    // Written without telling anybody, as if the news had come while the connection was broken. Then it breaks.
    run("UPDATE people SET name = 'Annetta' WHERE id = 'live-anna'; \
         UPDATE tables SET said = said + 1 WHERE id = 'missed'; \
         INSERT INTO chat (table_id, number, made, person, text, aside) VALUES ('missed', 1, 1, 'live-anna', 'Psst', 0); \
         DELETE FROM tables WHERE id = 'removed'")
    .await;
    run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").await;
    assert_eq!(next_line(&mut reader).await, "Psst");
    in_time("a deleted table is gone here too", async {
        while !matches!(gone.inbox.recv().await, Some(Outgoing::Bye(ByeReason::Gone))) {}
    })
    .await;
    in_time("the new name is known", async {
        while hub.name_of(&anna).await.unwrap() != "Annetta" {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    database.close().await;
    server.stop().await;
}
