//! What the hub keeps in memory, and what it does not.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use signoria_engine::Seat;
use signoria_table::{Command, PersonId};

use super::{Hub, Outgoing, Place, now};
use crate::limits::{
    Limit, PRESENCE_PAUSE, PUBLIC_PER_HOUSE, PUBLIC_PER_PERSON, SPECTATORS_PER_HOUSE, SPECTATORS_PER_TABLE,
};
use crate::metrics::Metrics;
use crate::pool::{Bots, Pool};
use crate::store::{Store, sqlite_url};

/// A hub on a new file, which stays until the folder is dropped.
async fn hub() -> (Arc<Hub>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::connect(&sqlite_url(folder.path())).await.unwrap();
    let metrics = Arc::new(Metrics::default());
    let pool = Pool::new(
        1,
        Duration::from_millis(1),
        metrics.clone(),
        Arc::new(Bots::new()),
    );
    (Hub::new(store, pool, metrics), folder)
}

/// A guest.
async fn guest(hub: &Hub, name: &str) -> PersonId {
    let id = PersonId::try_from(name.to_owned()).unwrap();
    hub.store().add_guest(&id, name, now()).await.unwrap();
    id
}

/// A table of the sample game for two, where one person has one seat, or both if nobody else may come.
async fn open(hub: &Arc<Hub>, host: &PersonId, visibility: &str) -> String {
    let other = if visibility == "public" { "open" } else { "me" };
    let order =
        json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": other}], "visibility": visibility});
    let opening = crate::opening::from_order(serde_json::from_value(order).unwrap(), host).unwrap();
    let id = opening.id.clone();
    hub.open(opening, &[]).await.unwrap();
    id
}

/// The same table after the game has begun, with one person on both seats.
async fn begun(hub: &Arc<Hub>, host: &PersonId) -> String {
    let id = open(hub, host, "link").await;
    let started = hub.command(&id, host, None, "start".into(), Command::Start).await;
    assert_eq!(started.unwrap(), 1);
    id
}

#[tokio::test]
async fn playing_and_taking_back_has_a_limit() {
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
async fn one_household_does_not_take_the_whole_gallery() {
    let (hub, _folder) = hub().await;
    let anna = guest(&hub, "anna").await;
    let table = begun(&hub, &anna).await;
    let (here, there) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
    let mut places = Vec::new();
    while let Ok(place) = hub.join(&table, None, None, None, Some(here)).await {
        places.push(place);
    }
    assert_eq!(places.len(), SPECTATORS_PER_HOUSE);
    assert!(hub.join(&table, None, None, None, Some(there)).await.is_ok());
    let plays = hub.join(&table, Some(&anna), None, None, Some(here)).await;
    assert!(plays.is_ok(), "who plays is no spectator");
}

#[tokio::test]
async fn nobody_fills_the_lobby_alone_or_as_many_guests() {
    let (hub, _folder) = hub().await;
    let house = IpAddr::from([192, 0, 2, 7]);
    let mut opened = Vec::new();
    for number in 0..10 {
        let host = guest(&hub, &format!("host{number}")).await;
        hub.seen(&host, house);
        let before = opened.len();
        while hub.may_publish(&host).await.unwrap() {
            opened.push(open(&hub, &host, "public").await);
        }
        assert!(opened.len() - before <= PUBLIC_PER_PERSON);
    }
    assert_eq!(opened.len(), PUBLIC_PER_HOUSE);
    let other = guest(&hub, "other").await;
    hub.seen(&other, IpAddr::from([192, 0, 2, 8]));
    assert!(hub.may_publish(&other).await.unwrap());
}

/// The queued texts of a reader, as they are shared.
fn heard(place: &mut Place) -> Vec<Utf8Bytes> {
    std::iter::from_fn(|| place.inbox.try_recv().ok())
        .map(|message| match message {
            Outgoing::Text(text) => text,
            Outgoing::Bye(reason) => panic!("{reason:?}"),
        })
        .collect()
}

#[tokio::test]
async fn two_hundred_readers_share_one_message_and_presence_is_sent_in_batches() {
    let (hub, _folder) = hub().await;
    let anna = guest(&hub, "anna").await;
    let table = begun(&hub, &anna).await;
    let mut places = Vec::new();
    for _ in 0..SPECTATORS_PER_TABLE {
        places.push(hub.join(&table, None, None, None, None).await.unwrap());
    }
    tokio::time::sleep(2 * PRESENCE_PAUSE).await;
    let first = heard(&mut places[0]);
    let presence = first
        .iter()
        .filter(|text| text.contains("\"type\":\"presence\""))
        .count();
    assert!(
        (1..20).contains(&presence),
        "{presence} messages about {SPECTATORS_PER_TABLE} people"
    );
    for place in &mut places[1..] {
        heard(place);
    }
    let play = Command::Play {
        seat: Seat::new(0),
        action: "take 1".into(),
    };
    hub.command(&table, &anna, None, "p".into(), play).await.unwrap();
    let told: Vec<Utf8Bytes> = places.iter_mut().flat_map(heard).collect();
    assert_eq!(told.len(), SPECTATORS_PER_TABLE);
    let one = told[0].as_ptr();
    assert!(
        told.iter().all(|text| text.as_ptr() == one),
        "it is serialised once"
    );
}

#[tokio::test]
async fn asking_for_tables_that_do_not_exist_leaves_nothing_in_memory() {
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
        assert!(hub.join(id, Some(&anna), None, None, None).await.is_err());
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
