//! Notifying people who have no page open: the whole way from an entry at a table to a browser and a webhook, both played by a stub on the loopback.
//! Time is an argument here, so that no test waits for a night to end.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use signoria_engine::Seat;
use signoria_server::hub::{Hub, now};
use signoria_server::notify::Notifier;
use signoria_server::store::{Channel, Store};
use signoria_server::{Config, Server, limits};
use signoria_table::wire::{QuietHours, Wishes};
use signoria_table::{ClockRule, Command, Occupant, Opening, PersonId};
use tokio::task::JoinSet;

use crate::stub::{Browser, Stub};
use crate::{in_time, opening, person};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

/// A server without background work, and a table for two with three days for a move.
struct Process {
    server: Server,
    hub: Arc<Hub>,
    notifier: Arc<Notifier>,
}

impl Process {
    async fn start(data: &Path, database: Option<&str>) -> Self {
        let server = Server::bind(Config {
            database: database.map(Into::into),
            public_url: Some("https://table.example".into()),
            notify_anywhere: true,
            ..Config::new(([127, 0, 0, 1], 0).into(), data.into())
        })
        .await
        .unwrap();
        Self {
            hub: server.hub(),
            notifier: server.notifier(),
            server,
        }
    }

    fn store(&self) -> &Store {
        self.hub.store()
    }

    /// Looks at everything and sends what is due, and waits for the answers.
    async fn round(&self, at: u64) {
        let mut under_way = JoinSet::new();
        self.notifier.plan(at).await.unwrap();
        self.notifier.deliver(at, &mut under_way).await.unwrap();
        in_time("everything is sent", under_way.join_all()).await;
    }

    async fn wish(&self, person: &PersonId, wishes: &Wishes) {
        self.store().set_wishes(person, wishes, 0).await.unwrap();
    }

    async fn webhook(&self, person: &PersonId, url: &str) {
        let added = self.store().add_channel(person, "", (url, None), 3, 1).await;
        assert!(added.unwrap());
    }

    async fn play(&self, id: &str, by: &PersonId, command: Command) {
        let key = signoria_key();
        self.hub.command(id, by, None, key, command).await.unwrap();
    }

    /// A table of two with a day clock, whose game has begun: the first is to move.
    async fn begun(&self, id: &str, who: &[PersonId; 2]) {
        self.gathered(id, who, ClockRule::Correspondence { days: 3 })
            .await;
        self.play(id, &who[0], Command::Start).await;
    }

    async fn gathered(&self, id: &str, who: &[PersonId; 2], clock: ClockRule) {
        for person in who {
            if self.store().name_of(person).await.unwrap().is_none() {
                self.store().add_guest(person, person.as_str(), 1).await.unwrap();
            }
        }
        let occupants = who.iter().map(|person| Occupant::Person {
            person: person.clone(),
        });
        let opening = Opening {
            at: now(),
            clock,
            occupants: occupants.collect(),
            ..opening(id, &who[0])
        };
        self.hub.open(opening, &[]).await.unwrap();
    }

    async fn guests(&self, names: [&str; 2]) -> [PersonId; 2] {
        let who = names.map(person);
        for person in &who {
            self.store().add_guest(person, person.as_str(), 1).await.unwrap();
        }
        who
    }

    /// Ends it and releases the database.
    async fn stop(self) {
        self.store().close().await;
        drop(self.server);
    }
}

/// A key for a command that no other has.
fn signoria_key() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("key-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

fn take_one(seat: u8) -> Command {
    Command::Play {
        seat: Seat::new(seat),
        action: "take 1".into(),
    }
}

/// All of it, on a database.
pub async fn suite(data: &Path, database: Option<&str>) {
    let stub = Stub::start().await;
    let process = Process::start(data, database).await;
    every_browser_and_webhook_is_notified_of_a_turn_once(&process, &stub).await;
    people_choose_what_they_are_notified_of_and_when(&process, &stub).await;
    nothing_is_sent_in_quiet_hours(&process, &stub).await;
    wishes_that_change_while_they_are_read_count(&process, &stub).await;
    a_message_that_does_not_arrive_is_retried_a_few_times(&process, &stub).await;
    somebody_at_the_table_is_not_notified_at_once(&process, &stub).await;
    channels_are_few_and_go_with_their_people(&process).await;
    deliveries_under_way_when_a_process_died_are_sent_by_the_next(process, &stub, data, database).await;
}

async fn every_browser_and_webhook_is_notified_of_a_turn_once(process: &Process, stub: &Stub) {
    let who = process.guests(["told-anna", "told-boris"]).await;
    let [anna, boris] = &who;
    let browser = Browser::new();
    process
        .store()
        .add_session("told-s", "told-t", boris, 1)
        .await
        .unwrap();
    let push = format!("{}/push/1", stub.url);
    let keys = browser.keys();
    assert!(
        process
            .store()
            .add_channel(boris, "told-s", (&push, Some(&keys)), 9, 1)
            .await
            .unwrap()
    );
    process.webhook(boris, &format!("{}/hook", stub.url)).await;
    process.begun("told-clock", &who).await;
    process.gathered("told-none", &who, ClockRule::None).await;
    process.play("told-none", anna, Command::Start).await;
    process.play("told-none", anna, take_one(0)).await;
    process.round(now()).await;
    let told = stub.heard().await;
    assert_eq!(
        told.len(),
        2,
        "the table with a day clock begins; who started it knows"
    );
    process.play("told-clock", anna, take_one(0)).await;
    process.round(now()).await;
    process.round(now()).await;
    let mut told = stub.heard().await;
    told.sort_by(|one, other| one.path.cmp(&other.path));
    let [hook, push] = &told[..] else {
        panic!("one to each: {told:?}");
    };
    let said: Value = serde_json::from_slice(&hook.body).unwrap();
    assert_eq!(said["link"], "https://table.example/#/table/told-clock");
    assert_eq!(said["occasion"], "turn");
    assert!(
        said["text"].as_str().unwrap().contains("It is your turn."),
        "{said}"
    );
    let shown = browser.open(&push.body);
    assert_eq!(shown["path"], "/#/table/told-clock");
    assert_eq!(
        (&shown["body"], &shown["tag"]),
        (&"It is your turn.".into(), &"told-clock".into())
    );
    assert_eq!(push.headers["content-encoding"], "aes128gcm");
    assert_eq!(push.headers["topic"], "told-clock");
    assert!(push.headers.contains_key("ttl"));
    let proof = push.headers["authorization"].to_str().unwrap();
    assert!(proof.starts_with("vapid t=") && proof.ends_with(process.notifier.key()));
    // The same wait is never told twice, however long it is; and when it is over, there is nothing to tell.
    process.round(now() + 48 * HOUR).await;
    process.play("told-clock", boris, take_one(1)).await;
    process.round(now() + 48 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 0);
    // The next wait is another, even if it came about by taking back.
    process.play("told-clock", anna, take_one(0)).await;
    process
        .play("told-clock", anna, Command::TakeBack { to: None })
        .await;
    process.round(now() + 96 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 0, "it has passed");
    process.play("told-clock", anna, take_one(0)).await;
    process.round(now() + 96 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 2);
    // After signing out, a person is not notified in that browser.
    process.store().end_session(boris, "told-s").await.unwrap();
    process.play("told-clock", boris, take_one(1)).await;
    process
        .play("told-clock", anna, Command::TakeBack { to: None })
        .await;
    process.round(now() + 144 * HOUR).await;
    assert_eq!(stub.occasions().await, ["take_back"]);
    process.play("told-clock", boris, Command::Concede).await;
    process.webhook(anna, &format!("{}/anna", stub.url)).await;
    process.store().forget(boris).await.unwrap();
    process.round(now() + 200 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 0);
}

async fn people_choose_what_they_are_notified_of_and_when(process: &Process, stub: &Stub) {
    let who = process.guests(["wish-anna", "wish-boris"]).await;
    let [anna, boris] = &who;
    process.webhook(anna, &format!("{}/anna", stub.url)).await;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    let patient = Wishes {
        begins: false,
        after_minutes: 30,
        language: "pl".into(),
        ..Wishes::default()
    };
    process.wish(boris, &patient).await;
    process.begun("wish", &who).await;
    process.round(now()).await;
    assert_eq!(stub.occasions().await, ["turn"], "of Anna alone");
    process.play("wish", anna, take_one(0)).await;
    process.round(now()).await;
    process.round(now() + 29 * MINUTE).await;
    assert_eq!(stub.heard().await.len(), 0);
    process.round(now() + 31 * MINUTE).await;
    let told = stub.told().await;
    assert_eq!(told.len(), 1);
    assert!(
        told[0]["text"].as_str().unwrap().contains("Twoja kolej."),
        "{told:?}"
    );
    // Somebody who plays within that time is not notified.
    process.play("wish", boris, take_one(1)).await;
    process.play("wish", anna, take_one(0)).await;
    process.round(now() + HOUR).await;
    let heard = stub.heard().await;
    assert!(heard.iter().all(|heard| heard.path == "/boris"), "{heard:?}");
    process.play("wish", boris, Command::Concede).await;
    process.round(now() + 2 * HOUR).await;
    assert_eq!(
        stub.occasions().await,
        ["ended"],
        "Anna hears that the game is over"
    );
    let told = process.store().told_to(anna).await.unwrap();
    let told: Vec<_> = told.iter().map(|told| told.occasion.as_str()).collect();
    assert_eq!(told, ["turn", "ended"]);
    process.store().forget_notices(now() + HOUR).await.unwrap();
    assert_eq!(process.store().told_to(anna).await.unwrap(), []);
}

async fn nothing_is_sent_in_quiet_hours(process: &Process, stub: &Stub) {
    let who = process.guests(["night-anna", "night-boris"]).await;
    let [anna, boris] = &who;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    process.begun("night", &who).await;
    process.round(now()).await;
    assert_eq!(stub.occasions().await, ["begins"]);
    // The night began some minutes ago, wherever we are, and is eight hours long.
    let minute = |minutes: u64| u16::try_from(minutes % (24 * 60)).unwrap();
    let minutes = now() / MINUTE;
    let night = Wishes {
        quiet: Some(QuietHours {
            from: minute(minutes + 24 * 60 - 5),
            to: minute(minutes + 8 * 60),
            offset: 0,
        }),
        ..Wishes::default()
    };
    process.wish(boris, &night).await;
    process.play("night", anna, take_one(0)).await;
    process.round(now()).await;
    process.round(now() + 7 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 0);
    process.round(now() + 8 * HOUR).await;
    assert_eq!(stub.occasions().await, ["turn"]);
    // Nor is any delivery retried at night.
    process.play("night", boris, take_one(1)).await;
    process.play("night", anna, take_one(0)).await;
    let evening = (minutes - 5) * MINUTE + 24 * HOUR - MINUTE / 2;
    stub.answer(503).await;
    process.round(evening).await;
    assert_eq!(stub.heard().await.len(), 1);
    stub.answer(200).await;
    process.round(evening + HOUR).await;
    assert_eq!(stub.heard().await.len(), 0);
    process.round(evening + 9 * HOUR).await;
    assert_eq!(stub.occasions().await, ["turn"]);
}

async fn wishes_that_change_while_they_are_read_count(process: &Process, stub: &Stub) {
    let who = process.guests(["turn-anna", "turn-boris"]).await;
    let [anna, boris] = &who;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    process.begun("turned", &who).await;
    process.play("turned", anna, take_one(0)).await;
    // Read while Boris did not want to be told of it, and put off after he has changed his mind.
    let store = process.store();
    let due = store.due_notices(now(), 100).await.unwrap();
    process.wish(boris, &Wishes::default()).await;
    for notice in due.iter().filter(|notice| notice.person == *boris) {
        store.put_off(notice, None).await.unwrap();
    }
    process.round(now()).await;
    let mut occasions = stub.occasions().await;
    occasions.sort();
    assert_eq!(occasions, ["begins", "turn"]);
}

async fn a_message_that_does_not_arrive_is_retried_a_few_times(process: &Process, stub: &Stub) {
    let who = process.guests(["retry-anna", "retry-boris"]).await;
    let [anna, boris] = &who;
    process.begun("retry", &who).await;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    process.play("retry", anna, take_one(0)).await;
    let began = now();
    stub.answer(500).await;
    let mut at = began;
    let mut tried = Vec::new();
    while at < began + 12 * HOUR {
        process.round(at).await;
        if !stub.heard().await.is_empty() {
            tried.push((at - began) / MINUTE);
        }
        at += MINUTE;
    }
    assert_eq!(tried, [0, 1, 6, 36, 156], "with growing pauses, and then no more");
    process.play("retry", boris, take_one(1)).await;
    process.play("retry", anna, take_one(0)).await;
    process.round(at).await;
    stub.answer(204).await;
    process.round(at + HOUR).await;
    process.round(at + 5 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 2, "until it arrives");
    // A refused message is not retried, and redirects are not followed.
    for refusal in [400, 404, 307] {
        stub.answer(refusal).await;
        process.play("retry", boris, take_one(1)).await;
        process.play("retry", anna, take_one(0)).await;
        at += 24 * HOUR;
        process.round(at).await;
        process.round(at + HOUR).await;
        let heard = stub.heard().await;
        assert!(heard.len() == 1 && heard[0].path == "/boris", "{heard:?}");
    }
    // A browser that has unsubscribed is forgotten; a webhook stays.
    process
        .store()
        .add_session("retry-s", "retry-t", boris, 1)
        .await
        .unwrap();
    let (push, keys) = (format!("{}/push/2", stub.url), Browser::new().keys());
    let store = process.store();
    assert!(
        store
            .add_channel(boris, "retry-s", (&push, Some(&keys)), 9, 1)
            .await
            .unwrap()
    );
    stub.answer(410).await;
    process.play("retry", boris, take_one(1)).await;
    process.play("retry", anna, take_one(0)).await;
    process.round(at + 24 * HOUR).await;
    assert_eq!(stub.heard().await.len(), 2);
    let left: Vec<Channel> = store.channels_of(boris).await.unwrap();
    assert!(left.len() == 1 && left[0].keys.is_none(), "{left:?}");
    stub.answer(200).await;
}

async fn somebody_at_the_table_is_not_notified_at_once(process: &Process, stub: &Stub) {
    let who = process.guests(["here-anna", "here-boris"]).await;
    let [anna, boris] = &who;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    process
        .gathered("here", &who, ClockRule::Correspondence { days: 1 })
        .await;
    let _place = process
        .hub
        .join("here", Some(boris), None, None, None)
        .await
        .unwrap();
    process.play("here", anna, Command::Start).await;
    process.play("here", anna, take_one(0)).await;
    process.round(now()).await;
    assert_eq!(stub.heard().await.len(), 0, "they see it");
    process.round(now() + limits::NOTICE_WHILE_HERE + MINUTE).await;
    assert_eq!(
        stub.occasions().await,
        ["turn"],
        "or have gone and left the page open"
    );
}

async fn channels_are_few_and_go_with_their_people(process: &Process) {
    let [anna, boris] = &process.guests(["few-anna", "few-boris"]).await;
    let store = process.store();
    let hook = async |person: &PersonId, url: &str| {
        let added = store.add_channel(person, "", (url, None), 2, 1).await;
        added.unwrap()
    };
    assert!(hook(anna, "https://a.example/").await && hook(anna, "https://b.example/").await);
    assert!(hook(anna, "https://b.example/").await, "the same again");
    assert!(!hook(anna, "https://c.example/").await, "one too many");
    assert!(
        hook(boris, "https://b.example/").await,
        "another may have the same"
    );
    for (person, session) in [(anna, "few-sa"), (boris, "few-sb")] {
        store
            .add_session(session, &format!("{session}-t"), person, 1)
            .await
            .unwrap();
    }
    let keys = Browser::new().keys();
    let browser = async |person: &PersonId, session: &str| {
        let channel = ("https://push.example/1", Some(&keys));
        store.add_channel(person, session, channel, 2, 1).await.unwrap()
    };
    assert!(browser(anna, "few-sa").await && browser(boris, "few-sb").await);
    let count = async |person: &PersonId| store.channels_of(person).await.unwrap().len();
    assert_eq!(
        (count(anna).await, count(boris).await),
        (2, 2),
        "a browser is its last user's"
    );
    assert!(store.remove_channel(anna, "https://a.example/").await.unwrap());
    assert!(!store.remove_channel(anna, "https://a.example/").await.unwrap());
    store.end_session(boris, "few-sb").await.unwrap();
    assert_eq!(count(boris).await, 1, "it ends with its session");
    store
        .set_wishes(
            boris,
            &Wishes {
                turn: false,
                ..Wishes::default()
            },
            1,
        )
        .await
        .unwrap();
    assert!(!store.wishes_of(boris).await.unwrap().turn);
    store.forget(boris).await.unwrap();
    assert_eq!(count(boris).await, 0);
    assert_eq!(store.wishes_of(boris).await.unwrap(), Wishes::default());
}

/// The stub gets the message but the process dies before it hears the answer; another dies before it has sent anything.
async fn deliveries_under_way_when_a_process_died_are_sent_by_the_next(
    process: Process,
    stub: &Stub,
    data: &Path,
    database: Option<&str>,
) {
    let who = process.guests(["died-anna", "died-boris"]).await;
    let [anna, boris] = &who;
    process.begun("died", &who).await;
    process.webhook(boris, &format!("{}/boris", stub.url)).await;
    process.play("died", anna, take_one(0)).await;
    let (at, key) = (now(), process.notifier.key().to_owned());
    process.stop().await;
    let second = Process::start(data, database).await;
    assert_eq!(second.notifier.key(), key, "browsers know the server again");
    let answer = stub.answers.acquire().await.unwrap();
    let came = stub.came.available_permits();
    let mut under_way = JoinSet::new();
    second.notifier.plan(at).await.unwrap();
    second.notifier.deliver(at, &mut under_way).await.unwrap();
    in_time("the message is under way", async {
        drop(stub.came.acquire_many(u32::try_from(came).unwrap() + 1).await);
    })
    .await;
    under_way.shutdown().await;
    second.stop().await;
    drop(answer);
    assert_eq!(stub.heard().await.len(), 1);
    let third = Process::start(data, database).await;
    third.round(at + MINUTE / 2).await;
    assert_eq!(stub.heard().await.len(), 0, "another may still be at it");
    third.round(at + 2 * MINUTE).await;
    third.round(at + 24 * HOUR).await;
    let told = stub.told().await;
    assert_eq!(
        told.len(),
        1,
        "nobody knows whether it arrived; it has the same id"
    );
    assert!(told[0]["id"].as_str().unwrap().starts_with("died-turn-"));
    third.stop().await;
}

/// Two processes on one database look at the same moment: what is told is told once.
pub async fn two_processes_send_once(url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let stub = Stub::start().await;
    let one = Process::start(folder.path(), Some(url)).await;
    let other = Process::start(folder.path(), Some(url)).await;
    assert_eq!(one.notifier.key(), other.notifier.key());
    let who = one.guests(["both-anna", "both-boris"]).await;
    let [anna, boris] = &who;
    one.begun("both", &who).await;
    one.webhook(boris, &format!("{}/boris", stub.url)).await;
    for round in 0..6 {
        one.play("both", anna, take_one(0)).await;
        let at = now() + round * HOUR;
        let told = in_time("somebody is told", async {
            // On a busy machine, a message that could not be sent in time is retried after a minute.
            for attempt in 0.. {
                let at = at + attempt * 2 * MINUTE;
                tokio::join!(one.round(at), other.round(at));
                tokio::join!(one.round(at), other.round(at));
                let told = stub.occasions().await;
                if !told.is_empty() {
                    return told;
                }
            }
            Vec::new()
        })
        .await;
        assert_eq!(told, ["turn"], "round {round}");
        one.play("both", boris, take_one(1)).await;
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn people_are_notified_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    // Nothing in it waits; on a busy machine it may take a while.
    tokio::time::timeout(Duration::from_secs(600), suite(folder.path(), None))
        .await
        .expect("it ends");
}
