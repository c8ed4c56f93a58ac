//! Two people and a bot through a whole game of every game of the catalog, with a disconnect and a restart in the middle.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_engine::record::Record;
use signoria_engine::{Journal, Seat, Standings};
use signoria_table::wire::{ByeReason, FromServer, Position, Stage, TableInfo};

use super::client::{Browser, Server, Socket};
use super::{patience, program};

/// After this many actions of the game the power fails. The shortest game of all has four.
const RESTART_AT: u32 = 3;
/// How often a client tries to come back while the server restarts.
const RETRY: Duration = Duration::from_millis(50);
/// A game that is not over by then hangs.
const LONGEST_GAME: Duration = Duration::from_secs(600);

/// A person who plays a game to its end, whatever happens to the connection.
struct Person<'a> {
    browser: Browser,
    /// Where the server is: elsewhere after the power failed, since somebody else may have taken its port meanwhile.
    address: &'a Mutex<SocketAddr>,
    table: &'a str,
    seat: Seat,
    /// Disconnects once after this many actions of the game.
    hangs_up_at: u32,
    moves: &'a AtomicU32,
    restarted: &'a AtomicBool,
    heard: Vec<String>,
    choices: u32,
}

impl Person<'_> {
    fn play(mut self) -> (Standings, Vec<String>) {
        let began = Instant::now();
        let mut last = None;
        let mut known = None;
        let mut shown: Option<(u64, TableInfo)> = None;
        let mut pending: Option<(u64, String, Value)> = None;
        'connection: loop {
            assert!(began.elapsed() < LONGEST_GAME, "the game hangs");
            self.browser.address = *self.address.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(mut socket) = self.browser.try_socket(self.table, last) else {
                thread::sleep(RETRY);
                continue;
            };
            // A command that was not answered before the connection broke is sent again with the same key.
            if let Some((number, key, command)) = &pending
                && socket.command(*number, key, command.clone()).is_none()
            {
                continue;
            }
            while let Some((message, text)) = socket.hear() {
                assert!(began.elapsed() < LONGEST_GAME, "the game hangs");
                self.heard.push(text);
                match message {
                    FromServer::Snapshot(snapshot) => {
                        known = snapshot.position;
                        shown = Some((snapshot.number, snapshot.table));
                    }
                    FromServer::Update(mut update) => {
                        assert!(
                            last.is_none_or(|last| update.number == last + 1),
                            "an update was lost"
                        );
                        known = update
                            .position_after(known)
                            .expect("a change of what was told before");
                        shown = Some((update.number, update.table));
                    }
                    FromServer::Accepted { key, number } => {
                        pending.take_if(|(_, sent, _)| *sent == key);
                        // An action that was carried out before the connection broke is in the snapshot: no update
                        // will follow.
                        if last.is_none_or(|last| last < number) {
                            continue;
                        }
                    }
                    FromServer::Refused { problem, .. } => {
                        // Only a command that had been carried out before the connection broke can be too late.
                        assert_eq!(problem.code, "table.refused.stale");
                        pending = None;
                        continue;
                    }
                    _ => continue,
                }
                let Some((number, table)) = &shown else { continue };
                last = Some(*number);
                self.moves.fetch_max(table.moves, Ordering::Relaxed);
                if table.stage == Stage::Finished {
                    return (known.expect("a game").standings, self.heard);
                }
                if table.moves >= self.hangs_up_at {
                    self.hangs_up_at = u32::MAX;
                    continue 'connection;
                }
                // Nobody continues until the power has failed, so that it fails in the middle of every game.
                let waits = table.moves >= RESTART_AT && !self.restarted.load(Ordering::Relaxed);
                if !waits
                    && pending.is_none()
                    && let Some(order) = self.decide(*number, table, known.as_ref())
                    && !send(&mut socket, &mut pending, order)
                {
                    continue 'connection;
                }
            }
        }
    }

    fn decide(
        &mut self,
        number: u64,
        table: &TableInfo,
        position: Option<&Position>,
    ) -> Option<(u64, String, Value)> {
        let position = position?;
        assert_eq!(
            position.seat,
            Some(self.seat),
            "everybody sees only through their own eyes"
        );
        let prompt = position.prompt.as_ref()?;
        assert!(table.waiting.contains(&self.seat));
        self.choices += 1;
        // Anything legal, spread over the list, and the same in every run of the test.
        let pick = (self.choices * 7 + u32::from(u8::from(self.seat))) as usize % prompt.actions.len();
        let command = json!({"do": "play", "seat": self.seat, "action": prompt.actions[pick].action});
        Some((number, format!("{}-{}", self.seat, self.choices), command))
    }
}

fn send(
    socket: &mut Socket,
    pending: &mut Option<(u64, String, Value)>,
    order: (u64, String, Value),
) -> bool {
    let sent = socket.command(order.0, &order.1, order.2.clone()).is_some();
    *pending = Some(order);
    sent
}

/// The arguments in `more` say where the server keeps its tables.
fn two_people_and_a_bot(game: &str, seats: u8, more: &[&str]) {
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path(), more);
    let address = server.address;
    let mut anna = Browser::guest(address, "Anna");
    let mut boris = Browser::guest(address, "Борис");
    let bots = (2..seats).map(|_| json!({"who": "bot", "level": "greedy"}));
    let all: Vec<Value> = [json!({"who": "me"}), json!({"who": "open"})]
        .into_iter()
        .chain(bots)
        .collect();
    let table = anna.open(&json!({"game": game, "seats": all}));
    boris.command(&table, "sit", json!({"do": "sit"}));
    anna.command(&table, "start", json!({"do": "start"}));

    let moves = AtomicU32::new(0);
    let now_at = Mutex::new(address);
    let restarted = AtomicBool::new(false);
    let running = Mutex::new(Some(server));
    let outcomes: Vec<(Standings, Vec<String>)> = thread::scope(|scope| {
        let person = |browser: &Browser, seat, hangs_up_at| Person {
            browser: browser.clone(),
            address: &now_at,
            table: &table,
            seat: Seat::new(seat),
            hangs_up_at,
            moves: &moves,
            restarted: &restarted,
            heard: Vec::new(),
            choices: 0,
        };
        let (first, second) = (person(&anna, 0, 1), person(&boris, 1, 2));
        let people = [
            scope.spawn(move || first.play()),
            scope.spawn(move || second.play()),
        ];
        // In the middle the power fails.
        patience::until("some actions were played", || {
            let is_time = moves.load(Ordering::Relaxed) >= RESTART_AT;
            (is_time || people.iter().any(thread::ScopedJoinHandle::is_finished)).then_some(())
        });
        let mut running = running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = running.take() {
            restarted.store(true, Ordering::Relaxed);
            server.kill();
        }
        let server = Server::start(data.path(), more);
        *now_at.lock().unwrap_or_else(PoisonError::into_inner) = server.address;
        *running = Some(server);
        people
            .map(|person| person.join().expect("a person plays to the end"))
            .into()
    });

    assert_eq!(outcomes[0].0, outcomes[1].0, "both see the same end");
    anna.address = now_at.into_inner().unwrap_or_else(PoisonError::into_inner);
    boris.address = anna.address;
    let answer = anna.get(&format!("/api/tables/{table}/journal"));
    let journal = Journal::from_text(&answer.body).expect("a journal");
    let entry = signoria_catalog::find(game).expect("a game");
    let record =
        Record::replay(entry.arena.game(), &journal, usize::MAX, |_, _, _, _| {}).expect("it verifies");
    assert!(record.is_over());
    assert_eq!(record.state().standings(), outcomes[0].0);
    let seed = journal.seed.to_string();
    for text in outcomes.iter().flat_map(|(_, heard)| heard) {
        assert!(!text.contains(&seed), "nobody hears the seed while the game runs");
    }
    if let Some(server) = running.into_inner().unwrap_or_else(PoisonError::into_inner) {
        let (mut greeted, mut silent) = (
            anna.socket(&table),
            boris.raw_socket(&table, &[]).expect("a socket"),
        );
        greeted.snapshot();
        assert!(server.stop(), "it stops when asked");
        for socket in [&mut greeted, &mut silent] {
            let bye = |message: &FromServer| match message {
                FromServer::Bye { reason } => Some(*reason),
                _ => None,
            };
            assert_eq!(
                socket.wait_for(bye),
                ByeReason::Stopping,
                "and says so to everybody"
            );
        }
    }
    let data = data.path().display().to_string();
    let (code, told) = program(&[&["doctor", "--data", &data], more].concat());
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.contains("1 tables, ") && told.contains(" 0 do not verify"),
        "{told}"
    );
}

/// All games at the same time, each with a server of its own: most of the time people wait for each other, for a disk, or until the bots of a
/// process that died are taken over.
fn all_games(more: impl Fn(&str) -> Vec<String> + Sync) {
    thread::scope(|scope| {
        for entry in signoria_catalog::GAMES {
            let info = entry.arena.game().info();
            let seats = 3.clamp(info.fewest_seats, info.most_seats);
            let more = &more;
            scope.spawn(move || {
                let more = more(entry.id);
                let more: Vec<&str> = more.iter().map(String::as_str).collect();
                two_people_and_a_bot(entry.id, seats, &more);
            });
        }
    });
}

#[test]
fn every_game_of_the_catalog_is_played_through_disconnect_and_restart() {
    all_games(|_| Vec::new());
}

#[cfg(unix)]
#[test]
fn every_game_of_the_catalog_is_played_on_postgresql_too() {
    // Where it is not installed, the storage suite of the server says so.
    let Some(postgres) = super::postgres::Postgres::start() else {
        return;
    };
    all_games(|game| vec!["--database".into(), postgres.new_database(game)]);
}
