//! What the hub keeps in memory, and what it does not.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use signoria_engine::Seat;
use signoria_table::{Command, PersonId};

use super::{Hub, now};
use crate::limits::Limit;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::store::{Store, sqlite_url};

/// A hub on a new file, which stays until the folder is dropped.
async fn hub() -> (Arc<Hub>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::connect(&sqlite_url(folder.path())).await.unwrap();
    let metrics = Arc::new(Metrics::default());
    let pool = Pool::new(1, Duration::from_millis(1), metrics.clone());
    (Hub::new(store, pool, metrics), folder)
}

/// A guest.
async fn guest(hub: &Hub, name: &str) -> PersonId {
    let id = PersonId::try_from(name.to_owned()).unwrap();
    hub.store().add_guest(&id, name, now()).await.unwrap();
    id
}

/// A table of the sample game for two that has begun, with one person on both seats.
async fn begun(hub: &Arc<Hub>, host: &PersonId) -> String {
    let order =
        serde_json::json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link"});
    let opening = crate::opening::from_order(serde_json::from_value(order).unwrap(), host).unwrap();
    let id = opening.id.clone();
    hub.open(opening, &[]).await.unwrap();
    let started = hub.command(&id, host, None, "start".into(), Command::Start).await;
    assert_eq!(started.unwrap(), 1);
    id
}

#[tokio::test]
async fn nobody_plays_and_takes_back_for_ever() {
    let (hub, _folder) = hub().await;
    let anna = guest(&hub, "anna").await;
    let table = begun(&hub, &anna).await;
    let mut refused = None;
    for round in 0..100 {
        let play = Command::Play {
            seat: Seat::new(0),
            action: "take 1".into(),
        };
        hub.command(&table, &anna, None, format!("p{round}"), play)
            .await
            .unwrap();
        let back = Command::TakeBack { to: None };
        if let Err(failure) = hub.command(&table, &anna, None, format!("b{round}"), back).await {
            refused = Some((round, failure.reason.code));
            break;
        }
    }
    let burst = Limit::TakeBack.burst() as usize;
    assert_eq!(refused, Some((burst, "server.problem.too-often".into())));
    // Commands that were carried out are answered again, however many.
    for round in 0..burst {
        let again = Command::TakeBack { to: None };
        let known = hub.command(&table, &anna, None, format!("b{round}"), again).await;
        assert_eq!(known.unwrap(), 3 + 2 * round as u64);
    }
}

#[tokio::test]
async fn whoever_asks_for_tables_that_are_not_there_leaves_nothing_in_memory() {
    let (hub, _folder) = hub().await;
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
    assert_eq!(hub.metrics.tables.load(Ordering::Relaxed), 0);
}
