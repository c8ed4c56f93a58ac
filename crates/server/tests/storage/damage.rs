//! What a bad disk leaves behind.

use signoria_server::doctor::{self, Finding};
use signoria_server::store::{Store, sqlite_url};
use signoria_table::Command;

use super::results::play_out;
use super::{commit, decide, person, table};

/// The lists go on without it, the doctor finds it, and a file that is no database is reported as such.
#[tokio::test]
async fn damage_to_a_file_is_found_and_hides_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = Store::connect(&url).await.unwrap();
    let anna = person("damage-anna");
    for id in ["whole", "stage", "list", "woken", "people"] {
        table(&store, id, &anna).await;
    }
    let mut keyed = table(&store, "keyed", &anna).await;
    let start = decide(&keyed, &anna, "start", Command::Start);
    commit(&store, &mut keyed, &start, false).await.unwrap();
    let mut over = table(&store, "over", &anna).await;
    let start = decide(&over, &anna, "start", Command::Start);
    commit(&store, &mut over, &start, false).await.unwrap();
    play_out(&store, &mut over, &anna).await;
    store
        .add_chat("list", &anna, "Buongiorno", false, 1)
        .await
        .unwrap();
    let sound = doctor::examine(&store).await.unwrap();
    assert!(sound.is_well(), "{sound:?}");
    // One connection, so that its settings apply to everything that follows.
    let one = sqlx::any::AnyPoolOptions::new().max_connections(1);
    let pool = one.connect(&url).await.unwrap();
    for damage in [
        "UPDATE tables SET occupants = '[' WHERE id = 'stage'",
        "UPDATE tables SET moves = 9 WHERE id = 'list'",
        "UPDATE tables SET bots_wait = 1 WHERE id = 'woken'",
        "UPDATE players SET seated = 0 WHERE table_id = 'people'",
        "UPDATE entries SET dedup = 'another' WHERE table_id = 'keyed'",
        "UPDATE results SET score = score + 1 WHERE table_id = 'over' AND seat = 0",
        "UPDATE tables SET said = 0 WHERE id = 'list'",
        "INSERT INTO push_key (id, private) VALUES (1, 'nonsense')",
        "DROP INDEX tables_by_deadline",
        "DROP INDEX channels_by_session",
        "INSERT INTO people (id, name, account, created) VALUES ('x', 'X', 'x', 1)",
        "PRAGMA foreign_keys = OFF",
        "INSERT INTO mutes (person, muted) VALUES ('nobody', 'x')",
    ] {
        sqlx::query(damage).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let mine = store.tables_of(&anna, 10).await.unwrap();
    assert!(mine.iter().any(|listed| listed.id == "whole") && mine.len() == 4);
    let report = doctor::examine(&store).await.unwrap();
    let found: Vec<_> = report
        .findings
        .iter()
        .map(|(id, finding)| (id.as_str(), finding))
        .collect();
    assert!(
        matches!(
            found[..],
            [
                ("keyed", Finding::Keys),
                ("list", Finding::Listed),
                ("over", Finding::Results),
                ("people", Finding::Players),
                ("stage", Finding::Unreadable(_)),
                ("woken", Finding::Waiting),
            ]
        ),
        "{found:?}"
    );
    assert_eq!(
        report.database,
        [
            "a row of mutes refers to one that is not there",
            "the index tables_by_deadline is missing",
            "the index channels_by_session is missing",
            "the key for push services is damaged: a server that sends notifications does not start",
            "1 tables where a number of a line of chat could come twice",
            "1 accounts without a password"
        ]
    );
    store.close().await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.path().join(format!("signoria.sqlite{end}")));
    }
    std::fs::write(folder.path().join("signoria.sqlite"), "nonsense ".repeat(1000)).unwrap();
    let error = Store::connect(&url).await.unwrap_err().to_string();
    assert!(error.contains("not a database"), "{error}");
}
