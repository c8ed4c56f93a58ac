//! An eye at one table of a pair: what it does there, and all that it is told.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_engine::Eye;
use signoria_engine::erased::AnyState;
use signoria_table::Command;
use signoria_table::wire::TakeBack;
use tungstenite::{Message, WebSocket};

use super::{ANNA, House, PAIR, Pair, after, asked_bots, person};

/// Nothing takes this long, even on a busy machine.
pub(super) const LONG: Duration = Duration::from_secs(120);
/// How long to listen for what nobody waits for.
const SHORT: Duration = Duration::from_millis(50);

/// What an eye is told at one table of the pair, in order.
pub(super) struct Ear<'a> {
    house: &'a House,
    id: &'static str,
    eye: Eye,
    socket: WebSocket<TcpStream>,
    heard: Vec<String>,
}

impl<'a> Ear<'a> {
    pub(super) fn at(house: &'a House, which: usize, eye: Eye) -> Self {
        Self {
            house,
            id: PAIR[which],
            eye,
            socket: house.socket(PAIR[which]),
            heard: Vec::new(),
        }
    }

    pub(super) fn sits(&self) -> bool {
        self.eye != Eye::Spectator
    }

    pub(super) fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// Sends a command that answers the position with that number.
    fn command(&mut self, number: u64, key: &str, command: Value) {
        self.say(json!({"type": "do", "number": number, "key": key, "command": command}));
    }

    /// Everything the socket sends, until each of `kinds` has come. Returns the number that was told last.
    pub(super) fn hear(&mut self, kinds: &[&str]) -> u64 {
        let mut missing: Vec<&str> = kinds.to_vec();
        let mut number = 0;
        let began = Instant::now();
        while !missing.is_empty() {
            assert!(
                began.elapsed() < LONG,
                "{missing:?} never came, but {:?}",
                self.heard
            );
            let message = self.socket.read().unwrap();
            let Message::Text(text) = message else { continue };
            let value: Value = serde_json::from_str(&text).unwrap();
            missing.retain(|kind| value["type"] != **kind);
            number = value["number"].as_u64().unwrap_or(number);
            self.heard.push(text.to_string());
        }
        number
    }

    pub(super) fn ask_for_previews(&mut self, state: &dyn AnyState) {
        let tried = state.actions(ANNA).into_iter().take(15);
        for action in tried.chain(["nonsense".to_owned()]) {
            self.say(json!({"type": "preview", "key": "p", "action": action}));
            self.hear(&["preview"]);
        }
    }

    /// What others may do, and nobody may do for them: refusals must not depend on it either.
    pub(super) fn try_what_is_not_allowed(&mut self, state: &dyn AnyState, number: u64) {
        let own = state.actions(ANNA);
        let waiting = state.waiting();
        let others = waiting.iter().filter(|seat| *seat != ANNA);
        let foreign = others.flat_map(|seat| state.actions(seat));
        let foreign = foreign.filter(|action| !own.contains(action)).take(6);
        for action in ["nonsense".to_owned()].into_iter().chain(foreign) {
            for seat in [0, 1] {
                let command = json!({"do": "play", "seat": seat, "action": action});
                self.command(number, "bad", command);
                self.hear(&["refused"]);
            }
        }
    }

    pub(super) fn play_and_take_back(&mut self, action: &str, number: u64) {
        let play = json!({"do": "play", "seat": 0, "action": action});
        self.command(number, "own", play);
        let number = self.hear(&["accepted", "update"]);
        self.command(number, "back", json!({"do": "take_back"}));
        self.hear(&["accepted", "snapshot"]);
    }

    /// Boris or a bot does something, if anything is to be done.
    pub(super) async fn watch_the_other(&mut self, which: usize, pair: &Pair) {
        let Some((seat, actions)) = &pair.other else {
            return;
        };
        let action = actions[which].clone();
        let Some(rehearsal) = &self.house.rehearsal else {
            self.hear_of_boris("other", Command::Play { seat: *seat, action })
                .await;
            return;
        };
        let state = &*pair.states[which];
        let (next, _) = after(state, *seat, &action).unwrap();
        rehearsal.tell(state, action);
        self.hear(&["update", "thinking"]);
        if asked_bots(&*next) > 0 {
            self.hear(&["thinking"]);
        }
    }

    async fn hear_of_boris(&mut self, key: &str, command: Command) {
        let boris = person("boris");
        let done = self.house.hub.command(self.id, &boris, None, key.into(), command);
        done.await.unwrap();
        self.hear(&["update"]);
    }

    /// Boris asks to take back, and withdraws it; then Anna, if it is her eye.
    pub(super) async fn watch_take_backs_asked(&mut self) {
        let (hub, id) = (&self.house.hub, self.id);
        let asks_at = |name: &'static str| {
            let person = person(name);
            hub.with(id, move |table, _| {
                matches!(table.take_back_offer(&person, Some(0)), TakeBack::Ask { .. })
            })
        };
        let (anna_asks, boris_asks) = (asks_at("anna"), asks_at("boris"));
        if boris_asks.await.unwrap() {
            self.hear_of_boris("asks", Command::TakeBack { to: Some(0) })
                .await;
            self.hear_of_boris("withdraws", Command::Answer { agree: false })
                .await;
        }
        if self.sits() && anna_asks.await.unwrap() {
            for (key, command) in [
                ("ask", json!({"do": "take_back", "to": 0})),
                ("withdraw", json!({"do": "answer", "agree": false})),
            ] {
                let number = hub.with(id, |table, _| table.number()).await.unwrap();
                self.command(number, key, command);
                self.hear(&["accepted", "update"]);
            }
        }
    }

    /// Somebody says something, and Boris comes in.
    pub(super) async fn watch_people(&mut self, speaker: &str) {
        let (hub, id) = (&self.house.hub, self.id);
        hub.chat(id, &person(speaker), "Buongiorno".into()).await.unwrap();
        self.hear(&["chat"]);
        drop(
            hub.join(id, Some(&person("boris")), None, None, None)
                .await
                .unwrap(),
        );
        self.hear(&["presence"]);
    }

    /// All answers over HTTP that are about the table.
    pub(super) fn read_pages(&mut self) {
        let id = self.id;
        for path in [
            "",
            "/journal",
            "/replay",
            "/replay?seat=0",
            "/replay?seat=1",
            "/replay?moves=0",
        ] {
            self.heard
                .push(self.house.get(&format!("/api/tables/{id}{path}")));
        }
        let mine = self.house.get("/api/me/tables");
        let listed = mine
            .lines()
            .find_map(|line| serde_json::from_str::<Value>(line).ok());
        let listed = listed.as_ref().and_then(|listed| listed["tables"].as_array());
        let own = listed.into_iter().flatten().find(|table| table["id"] == id);
        assert_eq!(own.is_some(), self.sits(), "{mine}");
        self.heard.push(own.map_or(mine, ToString::to_string));
    }

    /// All of it, with what nobody waited for.
    pub(super) fn all(mut self) -> Vec<String> {
        self.socket.get_mut().set_read_timeout(Some(SHORT)).unwrap();
        while let Ok(message) = self.socket.read() {
            if let Message::Text(text) = message {
                self.heard.push(text.to_string());
            }
        }
        self.heard
    }
}
