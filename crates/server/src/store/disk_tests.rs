//! What is acknowledged is stored, whatever the disk does: whole games on a store that fails.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use signoria_catalog::find;
use signoria_engine::erased::Order;
use signoria_engine::{Seats, Seed};
use signoria_table::wire::FromServer;
use signoria_table::{Answer, Asked, BotLevel, Command, Occupant, Opening, PersonId, Table};
use sqlx::ConnectOptions as _;

use super::faults::Plan;
#[cfg(unix)]
use super::postgres;
use super::source::Call;
use super::{Store, StoreError, Summary, options, sqlite_url};
use crate::doctor;
use crate::hub::{Hub, Outgoing, Place};
use crate::metrics::Metrics;
use crate::pool::{Bots, Pool};

fn anna() -> PersonId {
    PersonId::try_from("anna".to_owned()).unwrap()
}

fn opening(game: &str, id: &str, seats: Vec<Occupant>) -> Opening {
    let game = find(game).unwrap().arena.game();
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(seats.len() as u8),
        seed: Seed::from(7),
    };
    Opening::new(game, &order, id.into(), anna(), seats, 1_000).unwrap()
}

fn alone() -> Vec<Occupant> {
    vec![Occupant::Person { person: anna() }; 2]
}

/// A small disk: SQLite says itself that it is full, and ends its transaction as it does then.
const SMALL_DISK: &str = "PRAGMA max_page_count = 60";

impl Store {
    /// Sent to new connections, and to the existing one.
    async fn spoil(&self, first: &'static str) {
        self.source.faults.plan(Plan {
            first: vec![first],
            ..Plan::default()
        });
        let _ = self.write_one(sqlx::query(first)).await;
    }

    fn plan(&self, plan: Plan) {
        self.source.faults.plan(plan);
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_disk_was_full_and_is_freed() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = Store::connect(&url).await.unwrap();
    let mut acknowledged = Vec::new();
    let mut failed = 0;
    store.spoil(SMALL_DISK).await;
    for round in 0..200 {
        if failed == 6 {
            store.spoil("PRAGMA max_page_count = 1000000").await;
        }
        let id = format!("table-{round}");
        let mut table = Table::open(
            find("pebbles").unwrap().arena.game(),
            opening("pebbles", &id, alone()),
        )
        .unwrap();
        match store.add_table(&table, &[]).await {
            Ok(()) => acknowledged.push((id.clone(), 0)),
            Err(_) => {
                failed += 1;
                continue;
            }
        }
        let asked = Asked {
            by: &anna(),
            seen: None,
            key: Some("start"),
            command: &Command::Start,
        };
        let Ok(Answer::Entry(entry)) = table.decide(2_000, asked) else {
            panic!("the host may start");
        };
        let before = Summary::of(&table);
        table.apply(&entry).unwrap();
        match store.append(&table, &entry, &before, true).await {
            Ok(_) => {
                acknowledged.push((id, 1));
                // Another process that was slower: refused, and nothing of it is stored.
                let conflict = store.append(&table, &entry, &before, true).await;
                assert!(matches!(conflict, Err(StoreError::Conflict)), "{conflict:?}");
            }
            Err(_) => failed += 1,
        }
    }
    assert!(failed >= 6, "the disk was full");
    store.close().await;
    let again = Store::connect(&url).await.unwrap();
    for (id, number) in &acknowledged {
        let stored = again.load(id).await.unwrap();
        assert!(stored.number >= *number, "{id} was acknowledged up to {number}");
    }
}

/// Games that are played while the store fails, and what was promised.
struct Games {
    url: String,
    /// The folder of the file, deleted with this.
    _folder: Option<tempfile::TempDir>,
    store: Store,
    hub: Arc<Hub>,
    places: BTreeMap<String, Place>,
    /// By table and number: the key of the command.
    acknowledged: BTreeMap<(String, u64), String>,
    /// By table: the last number that a reader was sent.
    told: BTreeMap<String, u64>,
    refused: usize,
}

impl Games {
    async fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::begin_at(sqlite_url(folder.path()), Some(folder)).await
    }

    async fn begin_at(url: String, folder: Option<tempfile::TempDir>) -> Self {
        let store = Store::connect(&url).await.unwrap();
        let metrics = Arc::new(Metrics::default());
        let pool = Pool::new(
            1,
            Duration::from_millis(1),
            metrics.clone(),
            Arc::new(Bots::new()),
        );
        let hub = Hub::new(store.clone(), pool, metrics);
        store.add_guest(&anna(), "Anna", 1).await.unwrap();
        let bot = Occupant::Bot {
            level: BotLevel::Apprentice,
        };
        let me = Occupant::Person { person: anna() };
        for (game, id, seats) in [
            ("pebbles", "pebbles-alone", alone()),
            ("pebbles", "pebbles-bot", vec![me.clone(), bot.clone()]),
            ("florence", "florence-alone", alone()),
            ("lorenzo", "lorenzo-bot", vec![me, bot]),
        ] {
            hub.open(opening(game, id, seats), &[]).await.unwrap();
        }
        Self {
            url,
            _folder: folder,
            store,
            hub,
            places: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            told: BTreeMap::new(),
            refused: 0,
        }
    }

    /// Tries to play an action at every table.
    async fn round(&mut self, round: usize) {
        self.hub.wake_all().await;
        for id in ["pebbles-alone", "pebbles-bot", "florence-alone", "lorenzo-bot"] {
            self.listen(id).await;
            let Ok(look) = self.hub.snapshot(id, Some(&anna()), None).await else {
                self.refused += 1;
                continue;
            };
            let command = match look.position {
                None => Command::Start,
                Some(position) => match (position.seat, position.prompt) {
                    (Some(seat), Some(prompt)) => Command::Play {
                        seat,
                        action: prompt.actions[round % prompt.actions.len()].action.clone(),
                    },
                    _ => continue,
                },
            };
            let key = format!("k{round}");
            match self.hub.command(id, &anna(), None, key.clone(), command).await {
                Ok(number) => {
                    self.acknowledged.insert((id.into(), number), key);
                }
                Err(_) => self.refused += 1,
            }
        }
    }

    /// Reads what a reader is sent, and reconnects if it was dropped.
    async fn listen(&mut self, id: &str) {
        let heard = self.told.entry(id.into()).or_default();
        let Some(place) = self.places.get_mut(id) else {
            if let Ok(place) = self.hub.join(id, Some(&anna()), None, None, None).await {
                self.places.insert(id.into(), place);
            }
            return;
        };
        loop {
            match place.inbox.try_recv() {
                Ok(Outgoing::Text(text)) => match serde_json::from_str(&text) {
                    Ok(FromServer::Update(update)) => *heard = (*heard).max(update.number),
                    Ok(FromServer::Snapshot(snapshot)) => *heard = (*heard).max(snapshot.number),
                    _ => {}
                },
                Err(tokio::sync::mpsc::error::TryRecvError::Empty) => return,
                Ok(Outgoing::Bye(_)) | Err(_) => {
                    self.places.remove(id);
                    return;
                }
            }
        }
    }

    /// Once the faults are over, everything that was promised is stored and the doctor finds nothing wrong.
    async fn end(mut self, least_refused: usize) {
        self.store.plan(Plan::default());
        for round in 100_000..100_020 {
            self.round(round).await;
        }
        self.store.close().await;
        let again = Store::connect(&self.url).await.unwrap();
        for ((id, number), key) in &self.acknowledged {
            let entries = again.entries_after(id, number - 1).await.unwrap();
            let entry = entries
                .first()
                .unwrap_or_else(|| panic!("{id} has lost {number}"));
            assert_eq!(entry.key.as_ref(), Some(key), "{id}, {number}");
        }
        for (id, told) in &self.told {
            let stored = again.load_all(id).await.unwrap();
            assert!(
                stored.number >= *told,
                "{id}: told {told}, stored {}",
                stored.number
            );
        }
        let report = doctor::examine(&again).await.unwrap();
        assert_eq!(report.findings, []);
        assert!(self.refused >= least_refused, "only {} failed", self.refused);
        let after = |(_, key): (_, &String)| key.len() > 5;
        assert!(self.acknowledged.iter().any(after), "the games go on afterwards");
    }
}

/// Which calls fail.
fn troubles() -> [Vec<Call>; 5] {
    [
        vec![],
        vec![Call::Read],
        vec![Call::Statement],
        vec![Call::Commit],
        vec![Call::Committed, Call::Connect],
    ]
}

async fn plays_while_calls_fail(mut games: Games, calls: Vec<Call>) {
    games.store.plan(Plan {
        errors: 150,
        calls,
        ..Plan::default()
    });
    for round in 0..60 {
        games.round(round).await;
    }
    assert!(games.store.source.faults.failed() > 0);
    games.end(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_when_any_call_may_fail() {
    for calls in troubles() {
        plays_while_calls_fail(Games::begin().await, calls).await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_when_any_call_to_postgresql_may_fail() {
    let Some(server) = postgres::Postgres::start() else {
        return;
    };
    for (number, calls) in troubles().into_iter().enumerate() {
        let url = server.new_database(&format!("calls{number}"));
        plays_while_calls_fail(Games::begin_at(url, None).await, calls).await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn commits_wait_for_the_disk_however_postgresql_is_configured() {
    let Some(server) = postgres::Postgres::start() else {
        return;
    };
    for (configured, kept) in [("off", "on"), ("remote_apply", "remote_apply")] {
        let url = format!("{}&options[synchronous_commit]={configured}", server.url());
        let store = Store::connect(&url).await.unwrap();
        let set = store.texts(sqlx::query("SELECT current_setting('synchronous_commit')"));
        assert_eq!(set.await.unwrap(), [kept]);
        store.close().await;
    }
    let checks = crate::machine::examine(&crate::Config {
        database: Some(server.url()),
        ..crate::Config::new(([127, 0, 0, 1], 0).into(), "data".into())
    })
    .await;
    let durable = checks
        .iter()
        .find(|check| check.subject == crate::machine::Subject::Durability);
    assert!(
        durable.is_some_and(|check| !check.is_fine),
        "tests do not sync: {checks:?}"
    );
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_when_postgresql_refuses_or_hangs_up() {
    const SPOIL: &str = "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS \
        $$ BEGIN IF random() < 0.25 THEN RAISE EXCEPTION 'spoilt'; END IF; RETURN NEW; END $$; \
        CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION spoil()";
    const HANG_UP: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let Some(server) = postgres::Postgres::start() else {
        return;
    };
    let mut games = Games::begin_at(server.new_database("refuses"), None).await;
    let mut operator = options(&games.url).unwrap().connect().await.unwrap();
    sqlx::raw_sql(SPOIL).execute(&mut operator).await.unwrap();
    for round in 0..30 {
        games.round(round).await;
    }
    let unspoil = "DROP TRIGGER spoil ON entries";
    sqlx::raw_sql(unspoil).execute(&mut operator).await.unwrap();
    for round in 100..130 {
        if round % 5 == 0 {
            sqlx::raw_sql(HANG_UP).execute(&mut operator).await.unwrap();
        }
        games.round(round).await;
    }
    games.end(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_when_sqlite_rolls_back_by_itself() {
    // Each ends the whole transaction in the middle of a statement, as a full disk or a failed read does.
    for trigger in [
        "CREATE TEMP TRIGGER spoil BEFORE INSERT ON entries WHEN abs(random()) % 4 = 0 BEGIN SELECT RAISE(ROLLBACK, 'spoilt'); END",
        "CREATE TEMP TRIGGER spoil AFTER UPDATE ON tables WHEN abs(random()) % 4 = 0 BEGIN SELECT RAISE(ROLLBACK, 'spoilt'); END",
        "CREATE TEMP TRIGGER spoil AFTER INSERT ON entries WHEN abs(random()) % 4 = 0 BEGIN SELECT RAISE(FAIL, 'spoilt'); END",
    ] {
        let mut games = Games::begin().await;
        games.store.spoil(trigger).await;
        for round in 0..60 {
            games.round(round).await;
        }
        games.store.spoil("DROP TRIGGER IF EXISTS spoil").await;
        games.end(3).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_on_a_full_disk_a_read_only_one_and_a_slow_one() {
    let mut games = Games::begin().await;
    for trouble in [
        "PRAGMA max_page_count = 1",
        "PRAGMA query_only = ON",
        "PRAGMA max_page_count = 1",
    ] {
        games.store.spoil(trouble).await;
        for round in 0..15 {
            games.round(1_000 + round).await;
        }
        games.store.spoil("PRAGMA max_page_count = 1000000").await;
        games.store.spoil("PRAGMA query_only = OFF").await;
        for round in 0..15 {
            games.round(2_000 + round).await;
        }
    }
    games.store.plan(Plan {
        delay: Duration::from_millis(5),
        errors: 50,
        ..Plan::default()
    });
    for round in 0..15 {
        games.round(round).await;
    }
    games.end(10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_stored_when_another_program_locks_the_file() {
    let mut games = Games::begin().await;
    // Otherwise every write waits five seconds for the lock.
    games.store.spoil("PRAGMA busy_timeout = 20").await;
    for round in 0..5 {
        let mut other = options(&games.url).unwrap().connect().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        for step in 0..4 {
            games.round(round * 100 + step).await;
        }
        sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
        for step in 50..54 {
            games.round(round * 100 + step).await;
        }
    }
    games.end(10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_action_was_not_stored_tries_again_when_it_is_woken_and_not_without_a_pause() {
    let mut games = Games::begin().await;
    games.round(0).await;
    games.store.spoil("PRAGMA query_only = ON").await;
    let entries = async |store: &Store| store.load("lorenzo-bot").await.unwrap().number;
    for round in 1..4 {
        games.round(round).await;
    }
    let stuck = entries(&games.store).await;
    games.store.spoil("PRAGMA query_only = OFF").await;
    let _ = games.store.ping(1).await;
    // Bots have the lowest priority: on a busy machine they may take a while.
    let began = std::time::Instant::now();
    for round in 10.. {
        games.round(round).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        if entries(&games.store).await > stuck + 4 {
            return;
        }
        assert!(began.elapsed() < super::patience::PATIENCE, "nobody woke the bot");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_written_to_is_not_healthy() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::connect(&sqlite_url(folder.path())).await.unwrap();
    store.ping(1).await.unwrap();
    store.spoil("PRAGMA query_only = ON").await;
    let error = store.ping(2).await.unwrap_err().to_string();
    assert!(error.contains("signoria.sqlite"), "it is said which: {error}");
    store.spoil("PRAGMA query_only = OFF").await;
    let _ = store.ping(3).await;
    store.ping(4).await.unwrap();
}
