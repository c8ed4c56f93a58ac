//! One version replaces another on a listener that neither of them owns, as with a systemd socket unit.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::json;
use signoria_table::wire::{ByeReason, FromServer};

use super::client::{Browser, Server};
use super::patience::PATIENCE;

/// Fewer than the listener keeps in its queue while nobody accepts: what is asked here is that nobody is refused,
/// not how long the queue is (a socket unit's is some thousands).
const KNOCKS: usize = 100;

const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

fn answered(mut stream: TcpStream) -> bool {
    let mut answer = String::new();
    let _ = stream.set_read_timeout(Some(PATIENCE));
    let _ = stream.read_to_string(&mut answer);
    answer.starts_with("HTTP/1.1 200")
}

#[test]
fn nobody_who_connects_is_refused_while_one_version_follows_another() {
    let data = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let first = Server::start_with(&listener, data.path());
    assert_eq!(first.address, address, "the listener that was passed in");
    let mut anna = Browser::guest(address, "Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}));
    let mut socket = anna.socket(&table);
    socket.snapshot();
    let enough = Arc::new(AtomicBool::new(false));
    let knocking = {
        let enough = enough.clone();
        thread::spawn(move || {
            let mut knocks = 0;
            while knocks < KNOCKS && !enough.load(Ordering::Relaxed) {
                TcpStream::connect(address).expect("nobody is refused");
                knocks += 1;
                thread::sleep(Duration::from_millis(2));
            }
            knocks
        })
    };
    assert!(first.stop(), "it ends well");
    let reason = socket.wait_for(|message| match message {
        FromServer::Bye { reason } => Some(*reason),
        _ => None,
    });
    assert_eq!(reason, ByeReason::Stopping);
    enough.store(true, Ordering::Relaxed);
    assert!(knocking.join().unwrap() > 0);
    // Nobody serves now: connections wait for the next one.
    let mut waits = TcpStream::connect(address).unwrap();
    waits.write_all(HEALTH).unwrap();
    let second = Server::start_with(&listener, data.path());
    assert!(answered(waits));
    assert_eq!(
        anna.look(&table).number,
        0,
        "the table is there, and so is the session"
    );
    assert!(second.stop());
}
