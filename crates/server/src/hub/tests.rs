//! What the hub keeps in memory, and what it does not.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use signoria_table::{Command, PersonId};

use super::Hub;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::store::{Store, sqlite_url};

#[tokio::test]
async fn whoever_asks_for_tables_that_are_not_there_leaves_nothing_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::connect(&sqlite_url(folder.path())).await.unwrap();
    let metrics = Arc::new(Metrics::default());
    let pool = Pool::new(1, Duration::from_millis(1), metrics.clone());
    let hub = Hub::new(store, pool, metrics.clone());
    let anna = PersonId::try_from("anna".to_owned()).unwrap();
    let long = "x".repeat(60_000);
    for id in ["nowhere", "", "no where", "\0", &long] {
        let leave = hub.command(id, &anna, None, "k".into(), Command::Leave).await;
        assert_eq!(leave.unwrap_err().reason.code, "server.problem.no-table");
        assert!(hub.rematch(id, &anna).await.is_err());
        assert!(hub.chat(id, &anna, "Buongiorno".into()).await.is_err());
        assert!(hub.show(id, |_, _| ()).await.is_err());
        assert!(hub.close(id).await.is_err());
        assert!(hub.snapshot(id, Some(&anna), None).await.is_err());
        assert!(hub.with(id, |_, _| ()).await.is_err());
        assert!(hub.join(id, Some(&anna), None, None).await.is_err());
        assert!(hub.preview(id, 1, "take 1").await.is_none());
        hub.look_again(id, 1, None).await;
        hub.part(id, 1).await;
        hub.tick(id).await;
        hub.wake(id).await;
        hub.catch_up(id).await;
        assert_eq!(hub.tables.lock().await.len(), 0, "{} characters", id.len());
    }
    let many = (0..50).map(|_| {
        let (hub, anna) = (hub.clone(), anna.clone());
        tokio::spawn(async move { hub.chat("nowhere", &anna, "all at once".into()).await.is_err() })
    });
    for one in many.collect::<Vec<_>>() {
        assert!(one.await.unwrap());
    }
    assert_eq!(hub.tables.lock().await.len(), 0, "whoever comes last clears up");
    assert_eq!(metrics.tables.load(Ordering::Relaxed), 0);
}
