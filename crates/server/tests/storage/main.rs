//! One suite against both databases: what is stored, what is refused, and what two processes do to each other.

mod damage;
mod live;
mod notices;
#[allow(dead_code, reason = "the tests of the program use all of it")]
mod patience;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the program use all of it")]
mod postgres;
mod results;
mod stub;

use std::future::Future;

use signoria_catalog::find;
use signoria_engine::erased::Order;
use signoria_engine::{Seat, Seats, Seed};
use signoria_server::doctor::{self, Finding};
use signoria_server::store::{Event, Kind, Store, StoreError, Summary, sqlite_url};
use signoria_table::wire::{Stage, Visibility};
use signoria_table::{Answer, Asked, BotLevel, Command, Entry, Occupant, Opening, PersonId, Table};

/// Waits for something, but not for ever.
async fn in_time<T>(what: &str, wait: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(patience::PATIENCE, wait).await;
    waited.unwrap_or_else(|_| panic!("waited in vain until {what}"))
}

fn person(name: &str) -> PersonId {
    PersonId::try_from(name.to_owned()).unwrap()
}

/// The opening of a table of pebbles for somebody and a bot.
fn opening(id: &str, host: &PersonId) -> Opening {
    let game = find("pebbles").unwrap().arena.game();
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(2),
        seed: Seed::from(7),
    };
    let seats = vec![
        Occupant::Person { person: host.clone() },
        Occupant::Bot {
            level: BotLevel::Apprentice,
        },
    ];
    Opening::new(game, &order, id.into(), host.clone(), seats, 1_000).unwrap()
}

/// That table, in the store.
async fn table(store: &Store, id: &str, host: &PersonId) -> Table {
    let game = find("pebbles").unwrap().arena.game();
    let table = Table::open(game, opening(id, host)).unwrap();
    store.add_table(&table, &[]).await.unwrap();
    table
}

fn decide(table: &Table, by: &PersonId, key: &str, command: Command) -> Entry {
    let asked = Asked {
        by,
        seen: None,
        key: Some(key),
        command: &command,
    };
    match table.decide(2_000, asked).unwrap() {
        Answer::Entry(entry) => entry,
        Answer::Before(number) => panic!("was carried out before, as {number}"),
    }
}

/// Carries an entry out and stores it.
async fn commit(store: &Store, table: &mut Table, entry: &Entry, save: bool) -> Result<(), StoreError> {
    let before = Summary::of(table);
    table.apply(entry).unwrap();
    store.append(table, entry, &before, save).await.map(|_| ())
}

async fn suite(store: &Store) {
    people_and_sessions(store).await;
    guests_who_never_came_back_are_deleted(store).await;
    entries_are_stored_once_and_in_order(store).await;
    a_saved_table_is_the_replayed_one(store).await;
    lists_show_what_they_should(store).await;
    only_a_table_with_a_free_seat_waits(store).await;
    results::results_come_and_go_with_the_end_of_a_game(store).await;
    results::the_first_result_of_a_daily_counts(store).await;
    the_doctor_finds_what_is_wrong(store).await;
}

async fn people_and_sessions(store: &Store) {
    let (anna, boris) = &(person("people-anna"), person("people-boris"));
    store.add_guest(anna, "Anna", 1).await.unwrap();
    store.add_guest(boris, "Борис", 1).await.unwrap();
    nobody_takes_a_name_for_another(store, anna, boris).await;
    what_happens_to_people_is_recorded(store, anna, boris).await;
    sessions_end(store, anna, boris).await;
    whoever_is_kept_out_is_signed_out(store, boris).await;
    let table = table(store, "chat", anna).await;
    what_is_said_is_kept(store, anna, boris).await;
    lines_are_muted_and_reported(store, anna, boris).await;
    whoever_is_forgotten_leaves_the_game_to_the_others(store, anna, boris, &table).await;
}

async fn nobody_takes_a_name_for_another(store: &Store, anna: &PersonId, boris: &PersonId) {
    assert!(store.make_account(anna, "Anna", "hash").await.unwrap());
    assert!(
        !store.make_account(boris, "ANNA", "hash").await.unwrap(),
        "the name is taken"
    );
    assert!(store.make_account(boris, "Борис", "hash").await.unwrap());
    assert_eq!(&store.account("борис").await.unwrap().unwrap().id, boris);
    for name in ["anna", "ANNA", "Аnnа"] {
        assert!(store.looks_like_another(name, None).await.unwrap(), "{name}");
        assert!(
            !store.looks_like_another(name, Some(anna)).await.unwrap(),
            "{name}"
        );
        assert!(!store.make_account(boris, name, "hash").await.unwrap(), "{name}");
    }
    assert!(!store.looks_like_another("Hanna", None).await.unwrap());
    // Made before names were looked at so closely: the owner can still sign in.
    let olga = person("people-olga");
    store.add_guest(&olga, "Ｏｌｇａ★", 1).await.unwrap();
    assert!(store.make_account(&olga, "Ｏｌｇａ★", "hash").await.unwrap());
    let found = store.account_as_typed(" ｏｌｇａ★ ").await.unwrap();
    assert_eq!(found.map(|found| found.id), Some(olga.clone()));
    store.forget(&olga).await.unwrap();
    assert_eq!(store.people_named("ann", 5).await.unwrap().len(), 1);
}

async fn what_happens_to_people_is_recorded(store: &Store, anna: &PersonId, boris: &PersonId) {
    let home = Some(std::net::IpAddr::from([192, 0, 2, 7]));
    store.record(Event::WrongPassword, None, home, 4).await.unwrap();
    store.record(Event::SignIn, Some(anna), home, 5).await.unwrap();
    let last = store.audit(None, 10).await.unwrap();
    let told: Vec<_> = last
        .iter()
        .map(|line| (line.what.as_str(), line.name.as_str()))
        .collect();
    assert_eq!(told, [("sign-in", "Anna"), ("wrong-password", "")]);
    assert_eq!(last[0].address, "192.0.2.7");
    store.forget_audit(5).await.unwrap();
    assert_eq!(store.audit(Some(anna), 10).await.unwrap().len(), 1);
    assert_eq!(store.audit(Some(boris), 10).await.unwrap(), []);
}

async fn sessions_end(store: &Store, anna: &PersonId, boris: &PersonId) {
    store.add_session("s1", "t1", anna, 5).await.unwrap();
    store.add_session("s2", "t2", anna, 6).await.unwrap();
    let found = store.session("t1", 10_000_000).await.unwrap().unwrap();
    assert_eq!((found.session.as_str(), &found.person.id), ("s1", anna));
    assert!(!store.end_session(boris, "s1").await.unwrap(), "not his");
    store.end_other_sessions(anna, "s1").await.unwrap();
    assert_eq!(store.session("t2", 7).await.unwrap(), None);
    let sessions = store.sessions_of(anna, "s1").await.unwrap();
    assert!(sessions.len() == 1 && sessions[0].current && sessions[0].used == 10_000_000);
}

async fn whoever_is_kept_out_is_signed_out(store: &Store, boris: &PersonId) {
    store.add_session("b1", "tb", boris, 5).await.unwrap();
    assert!(store.ban(boris, 1_000).await.unwrap() && store.silence(boris, 2_000).await.unwrap());
    assert_eq!(
        store.session("tb", 6).await.unwrap(),
        None,
        "who is kept out is signed out"
    );
    store.add_session("b2", "tb2", boris, 5).await.unwrap();
    assert_eq!(
        store.session("tb2", 999).await.unwrap(),
        None,
        "and nobody lets them in"
    );
    let back = store.session("tb2", 1_000).await.unwrap().unwrap().person;
    assert_eq!((back.banned_until, back.silent_until), (1_000, 2_000));
    assert!(!store.ban(&person("people-nobody"), 1).await.unwrap());
}

async fn what_is_said_is_kept(store: &Store, anna: &PersonId, boris: &PersonId) {
    assert_eq!(store.add_chat("chat", anna, "one", false, 1).await.unwrap(), 1);
    assert_eq!(store.add_chat("chat", boris, "два", true, 2).await.unwrap(), 2);
    let lines = store.last_chat("chat", 0, true, 10).await.unwrap();
    let said: Vec<_> = lines
        .iter()
        .map(|said| (said.line.name.as_str(), said.line.text.as_str()))
        .collect();
    assert_eq!(said, [("Anna", "one"), ("Борис", "два")]);
    assert_eq!(
        store.last_chat("chat", 1, true, 10).await.unwrap().len(),
        1,
        "after the first"
    );
    assert_eq!(store.last_chat_number("chat").await.unwrap(), 2);
    assert_eq!(
        store.last_chat("chat", 0, false, 10).await.unwrap().len(),
        1,
        "what was said aside is not for players"
    );
    assert_eq!(
        store.chat_line("chat", 2).await.unwrap(),
        Some((boris.clone(), "два".into()))
    );
}

async fn lines_are_muted_and_reported(store: &Store, anna: &PersonId, boris: &PersonId) {
    store.mute(anna, boris).await.unwrap();
    store.mute(anna, boris).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), std::slice::from_ref(boris));
    store.hear_all(anna).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), []);
    for _ in 0..2 {
        let said = (boris, "два");
        store.report("chat", 2, anna, said, 5).await.unwrap();
    }
    let reports = store.reports(10).await.unwrap();
    assert!(reports.len() == 1 && reports[0].name == "Борис" && reports[0].text == "два");
    assert_eq!(store.last_chat_number("nowhere").await.unwrap(), 0);
}

async fn whoever_is_forgotten_leaves_the_game_to_the_others(
    store: &Store,
    anna: &PersonId,
    boris: &PersonId,
    table: &Table,
) {
    store.forget(anna).await.unwrap();
    assert_eq!(store.name_of(anna).await.unwrap(), None);
    assert_eq!(store.session("t1", 8).await.unwrap(), None);
    assert_eq!(store.last_chat("chat", 0, true, 10).await.unwrap().len(), 1);
    store.forget(boris).await.unwrap();
    assert_eq!(
        store.add_chat("chat", boris, "drei", false, 3).await.unwrap(),
        3,
        "a number that was told never comes again"
    );
    assert_eq!(
        store.load(&table.opening().id).await.unwrap().number,
        0,
        "the game stays"
    );
}

async fn guests_who_never_came_back_are_deleted(store: &Store) {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let (long_ago, now) = (10 * DAY, 500 * DAY);
    let kinds =
        ["gone", "over", "plays", "came-back", "account", "new"].map(|kind| person(&format!("tidy-{kind}")));
    let [gone, over, plays, came_back, account, new] = &kinds;
    for guest in [gone, over, plays, came_back, account] {
        store.add_guest(guest, "Anna", long_ago).await.unwrap();
        store
            .add_session(&format!("s-{guest}"), &format!("t-{guest}"), guest, long_ago)
            .await
            .unwrap();
    }
    store.add_guest(new, "Anna", now - DAY).await.unwrap();
    assert!(store.make_account(account, "Tidy", "hash").await.unwrap());
    store
        .session("t-tidy-came-back", 300 * DAY)
        .await
        .unwrap()
        .unwrap();
    table(store, "tidy-plays", plays).await;
    let mut finished = table(store, "tidy-over", over).await;
    for (key, command) in [("start", Command::Start), ("concede", Command::Concede)] {
        let entry = decide(&finished, over, key, command);
        commit(store, &mut finished, &entry, false).await.unwrap();
    }
    let unused = store.guests_unused_since(now - 365 * DAY, 100).await.unwrap();
    let ours: Vec<_> = unused.iter().filter(|id| kinds.contains(id)).collect();
    assert_eq!(
        ours,
        [gone, over],
        "who plays, came back, has an account or is new stays"
    );
    assert!(
        store
            .guests_unused_since(long_ago, 100)
            .await
            .unwrap()
            .iter()
            .all(|id| !kinds.contains(id))
    );
    assert!(
        store.end_unused_sessions(now).await.unwrap() >= 4,
        "their cookies have ended too"
    );
    assert!(store.session_goes_on("s-tidy-came-back").await.unwrap());
    assert!(!store.session_goes_on("s-tidy-gone").await.unwrap());
}

async fn entries_are_stored_once_and_in_order(store: &Store) {
    let anna = person("entries-anna");
    let mut here = table(store, "entries", &anna).await;
    let mut there = here.clone();
    let start = decide(&here, &anna, "start", Command::Start);
    commit(store, &mut here, &start, false).await.unwrap();
    // Another process that has not heard of it decides the same.
    let conflict = commit(store, &mut there, &start, false).await;
    assert!(matches!(conflict, Err(StoreError::Conflict)), "{conflict:?}");
    let take = |count: u8| Command::Play {
        seat: Seat::new(0),
        action: format!("take {count}"),
    };
    let first = decide(&here, &anna, "same", take(1));
    commit(store, &mut here, &first, false).await.unwrap();
    assert!(matches!(
        here.decide(
            3_000,
            Asked {
                by: &anna,
                seen: None,
                key: Some("same"),
                command: &take(1)
            }
        ),
        Ok(Answer::Before(2))
    ));
    // The same key under another number is the same command: the store refuses it even where memory is gone.
    let mut again = here.clone();
    let mut repeated = again.decide_bot(3_000, Seat::new(1), 2, "take 1").unwrap();
    repeated.by = Some(anna.clone());
    repeated.key = Some("same".into());
    assert!(matches!(
        commit(store, &mut again, &repeated, false).await,
        Err(StoreError::Conflict)
    ));
    let stored = store.load("entries").await.unwrap();
    assert_eq!(stored.entries, [start, first]);
    assert_eq!(stored.checksum, here.state().map(|state| state.checksum()));
    assert_eq!(store.waiting_for_bots("one", 5_000).await.unwrap(), ["entries"]);
    assert!(store.think_for("entries", "one", 5_000, 9_000).await.unwrap());
    assert_eq!(store.waiting_for_bots("one", 5_000).await.unwrap(), ["entries"]);
    if store.kind() == Kind::Postgres {
        assert!(!store.think_for("entries", "two", 8_999, 12_000).await.unwrap());
        assert!(store.waiting_for_bots("two", 8_999).await.unwrap().is_empty());
        assert!(store.think_for("entries", "two", 9_000, 12_000).await.unwrap());
        assert!(!store.think_for("entries", "one", 9_001, 12_000).await.unwrap());
    }
    assert!(matches!(store.load("nowhere").await, Err(StoreError::NoTable)));
}

async fn a_saved_table_is_the_replayed_one(store: &Store) {
    let anna = person("saved-anna");
    let mut table = table(store, "saved", &anna).await;
    let start = decide(&table, &anna, "start", Command::Start);
    commit(store, &mut table, &start, true).await.unwrap();
    let take = Command::Play {
        seat: Seat::new(0),
        action: "take 3".into(),
    };
    let entry = decide(&table, &anna, "t", take);
    commit(store, &mut table, &entry, false).await.unwrap();
    let stored = store.load("saved").await.unwrap();
    assert_eq!(stored.entries, [entry], "only what came after");
    let game = find("pebbles").unwrap().arena.game();
    let mut loaded = Table::restore(game, stored.opening, stored.saved.unwrap()).unwrap();
    loaded.apply(&stored.entries[0]).unwrap();
    assert_eq!(loaded.save(), table.save());
}

async fn lists_show_what_they_should(store: &Store) {
    let anna = person("lists-anna");
    for (id, starts) in [("lists-a", false), ("lists-b", true)] {
        let mut table = table(store, id, &anna).await;
        if starts {
            let start = decide(&table, &anna, "start", Command::Start);
            commit(store, &mut table, &start, false).await.unwrap();
        }
    }
    let mine = store.tables_of(&anna, 10).await.unwrap();
    let ids: Vec<_> = mine
        .iter()
        .map(|listed| (listed.id.as_str(), listed.waits))
        .collect();
    assert_eq!(
        ids,
        [("lists-b", true), ("lists-a", false)],
        "who waits for me comes first"
    );
    assert!(
        store.lobby(u64::MAX, 100).await.unwrap().is_empty(),
        "all of these are by link"
    );
    let mut table = {
        let stored = store.load_all("lists-b").await.unwrap();
        let game = find("pebbles").unwrap().arena.game();
        let mut table = Table::open(game, stored.opening).unwrap();
        stored
            .entries
            .iter()
            .for_each(|entry| drop(table.apply(entry).unwrap()));
        table
    };
    let concede = decide(&table, &anna, "c", Command::Concede);
    commit(store, &mut table, &concede, false).await.unwrap();
    assert_eq!(store.tables_of(&anna, 10).await.unwrap().len(), 1);
    let over = store.finished_of(&anna, u64::MAX, 10).await.unwrap();
    assert_eq!((over.len(), over[0].stage), (1, Stage::Conceded));
    assert_eq!(store.due(u64::MAX >> 1, 10).await.unwrap(), Vec::<String>::new());
}

async fn only_a_table_with_a_free_seat_waits(store: &Store) {
    let (anna, boris) = (person("waits-anna"), person("waits-boris"));
    let mut opening = opening("waits-a", &anna);
    opening.visibility = Visibility::Public;
    opening.occupants[1] = Occupant::Open;
    let game = find("pebbles").unwrap().arena.game();
    let mut table = Table::open(game, opening).unwrap();
    store.add_table(&table, &[]).await.unwrap();
    let waiting = async || store.lobby(u64::MAX, 100).await.unwrap().len();
    assert_eq!(waiting().await, 1);
    let sits = decide(&table, &boris, "sit", Command::Sit { seat: None });
    commit(store, &mut table, &sits, false).await.unwrap();
    let starts = decide(&table, &anna, "start", Command::Start);
    commit(store, &mut table, &starts, false).await.unwrap();
    assert_eq!(waiting().await, 0, "a full game that runs waits for nobody");
    let concede = decide(&table, &anna, "c", Command::Concede);
    commit(store, &mut table, &concede, false).await.unwrap();
}

async fn the_doctor_finds_what_is_wrong(store: &Store) {
    let report = doctor::examine(store).await.unwrap();
    assert!(report.tables >= 4 && report.findings.is_empty(), "{report:?}");
    let anna = person("doctor-anna");
    let mut sick = table(store, "sick", &anna).await;
    let start = decide(&sick, &anna, "start", Command::Start);
    commit(store, &mut sick, &start, false).await.unwrap();
    let healthy = Summary::of(&sick);
    let mut entry = decide(
        &sick,
        &anna,
        "t",
        Command::Play {
            seat: Seat::new(0),
            action: "take 1".into(),
        },
    );
    sick.apply(&entry).unwrap();
    // What is written is not what was played.
    entry.change = signoria_table::Change::Played {
        seat: Seat::new(0),
        action: "take 2".into(),
    };
    store.append(&sick, &entry, &healthy, false).await.unwrap();
    let report = doctor::examine(store).await.unwrap();
    assert_eq!(report.findings, [("sick".to_owned(), Finding::Checksum)]);
}

#[tokio::test]
async fn sqlite_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = Store::connect(&url).await.unwrap();
    suite(&store).await;
    store.close().await;
    let again = Store::connect(&url).await.unwrap();
    assert!(
        again.load("saved").await.is_ok(),
        "and still has it after a restart"
    );
}

#[tokio::test]
async fn one_process_has_a_file_and_others_may_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = Store::connect(&url).await.unwrap();
    let anna = person("lock-anna");
    table(&store, "lock", &anna).await;
    let refused = Store::connect(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    let reader = Store::connect_to_read(&url).await.unwrap();
    assert_eq!(doctor::examine(&reader).await.unwrap().tables, 1);
    let copy = folder.path().join("copy.sqlite");
    reader.copy_to(&copy).await.unwrap();
    let unwritten = reader.add_guest(&anna, "Anna", 1).await;
    assert!(matches!(unwritten, Err(StoreError::ReadOnly)), "{unwritten:?}");
    reader.close().await;
    store.add_guest(&anna, "Anna", 1).await.unwrap();
    store.close().await;
    Store::connect(&url).await.unwrap().close().await;
    let copy = Store::connect(&format!("sqlite://{}", copy.display()))
        .await
        .unwrap();
    assert!(copy.load("lock").await.is_ok(), "a copy is a whole database");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    signoria_server::store::make_folder(&data).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    // One that an earlier version left open to all.
    let file = data.join("signoria.sqlite");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::connect(&sqlite_url(&data)).await.unwrap();
    table(&store, "private", &person("private-anna")).await;
    for name in ["", "-wal", "-shm", ".lock"] {
        assert_eq!(
            mode(&data.join(format!("signoria.sqlite{name}"))),
            0o600,
            "{name}"
        );
    }
}

/// Over a network the database proves who it is, and nobody reads along.
#[cfg(unix)]
#[tokio::test]
async fn the_connection_to_postgresql_can_be_encrypted() {
    let Some(mut server) = postgres::Postgres::start() else {
        return;
    };
    server.go_away();
    let (port, issuer) = server.come_back_sealed();
    let url = |host: &str, issuer: &std::path::Path| {
        let issuer = issuer.display();
        format!("postgres://signoria@{host}:{port}/postgres?sslmode=verify-full&sslrootcert={issuer}")
    };
    let good = url("localhost", &issuer);
    let store = Store::connect(&good).await.unwrap();
    store.ping(1).await.unwrap();
    store.close().await;
    let pool = sqlx::AnyPool::connect(&good).await.unwrap();
    let sealed: bool = sqlx::query_scalar("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        .fetch_one(&pool)
        .await
        .unwrap();
    assert!(sealed);
    pool.close().await;
    let another_host = Store::connect(&url("127.0.0.1", &issuer)).await;
    assert!(another_host.is_err(), "the certificate is for another name");
    let stranger = issuer.with_file_name("server.pem");
    let another_issuer = Store::connect(&url("localhost", &stranger)).await;
    let error = another_issuer.unwrap_err().to_string();
    assert!(error.contains("the database postgres://localhost"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn postgresql_keeps_everything() {
    let Some(server) = postgres::Postgres::start() else {
        // A note for whoever runs the tests; in CI the start itself fails.
        use std::io::Write as _;
        let _ = writeln!(
            std::io::stderr(),
            "note: PostgreSQL is not installed (Debian package postgresql): its storage suite was not run"
        );
        return;
    };
    let store = Store::connect(&server.url()).await.unwrap();
    suite(&store).await;
    store.close().await;
    let again = Store::connect(&server.url()).await.unwrap();
    assert!(again.load("saved").await.is_ok());
    again.close().await;
    let folder = tempfile::tempdir().unwrap();
    notices::suite(folder.path(), Some(&server.url())).await;
    notices::two_processes_send_once(&server.url()).await;
    live::two_processes_share_tables(&server.url()).await;
    live::news_reach_every_process_once(&server.url()).await;
    live::another_process_takes_orders_when_one_is_gone(&server.url()).await;
    live::news_sent_while_the_connection_was_broken_are_not_missed(&server.url()).await;
    live::a_worker_thinks_for_a_server(&server.url()).await;
}
