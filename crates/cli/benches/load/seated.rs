//! A table and those who play at it: they read what the server sends and answer what is asked.

use std::io;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_table::wire::{Stage, VERSION};

use crate::plan::Plan;
use crate::shared::client::{Browser, Heard, Socket};
use crate::shared::glance::{Asked, News};

/// The longest that anybody waits for an answer.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How long a table that waits for a bot is listened to before the next one is looked at.
const GLANCE: Duration = Duration::from_millis(1);
/// How many messages of each are read while others are being opened. A ping is answered by the read after it.
const LISTEN_TO: usize = 4;
/// The refusal of a command that answers a question that has changed.
const STALE: &str = "table.refused.stale";

pub fn socket(browser: &Browser, table: &str) -> io::Result<Socket> {
    let refused = |status: u16| io::Error::other(format!("a socket was refused with {status}"));
    let mut socket = browser.raw_socket(table, &[]).map_err(refused)?;
    let hello = json!({"type": "hello", "version": VERSION});
    socket.say_text(hello.to_string()).ok_or_else(hung_up)?;
    Ok(socket)
}

pub fn hung_up() -> io::Error {
    io::Error::other("the server hung up")
}

/// One of those who play at a table.
struct Side {
    browser: Browser,
    socket: Socket,
    number: u64,
    keys: u64,
    asked: Asked,
    stage: Stage,
    /// Whether the last command came too late.
    is_stale: bool,
}

impl Side {
    fn at(browser: Browser, table: &str) -> io::Result<Self> {
        let socket = socket(&browser, table)?;
        let mut side = Self {
            browser,
            socket,
            number: 0,
            keys: 0,
            asked: Asked::default(),
            stage: Stage::Playing,
            is_stale: false,
        };
        side.catch_up(1)?;
        Ok(side)
    }

    /// Reads until that entry has arrived.
    fn catch_up(&mut self, number: u64) -> io::Result<()> {
        let began = Instant::now();
        while self.number < number {
            self.hear(PATIENCE)?;
            if began.elapsed() > PATIENCE {
                return Err(io::ErrorKind::TimedOut.into());
            }
        }
        Ok(())
    }

    /// Reads one message, if one comes. Returns the key of the command that it answers.
    fn hear(&mut self, wait: Duration) -> io::Result<Option<String>> {
        let text = match self.socket.hear_within(wait) {
            Heard::Text(text) => text,
            Heard::Nothing => return Ok(None),
            Heard::Gone => return Err(hung_up()),
        };
        let news: News<'_> = serde_json::from_str(&text)?;
        match news.kind {
            "accepted" => return Ok(news.key),
            "refused" => {
                let code = news.problem.map(|problem| problem.code).unwrap_or_default();
                if code != STALE {
                    return Err(io::Error::other(code));
                }
                // Somebody was faster; a snapshot comes next.
                self.is_stale = true;
                return Ok(news.key);
            }
            "snapshot" | "update" => {
                self.asked.follow(&news)?;
                self.number = news.number.unwrap_or(self.number);
                self.stage = news.table.map_or(self.stage, |table| table.stage);
            }
            "bye" => return Err(io::Error::other("sent away")),
            _ => {}
        }
        Ok(None)
    }

    /// Plays one action: how long it took until it was acknowledged. None when it came too late, or there is nothing to play.
    fn play(&mut self) -> io::Result<Option<Duration>> {
        let Some((seat, action)) = self.asked.choice() else {
            return Ok(None);
        };
        let before = self.number;
        self.keys += 1;
        let key = format!("k{}", self.keys);
        let command = json!({"do": "play", "seat": seat, "action": action});
        let began = Instant::now();
        self.socket.command(before, &key, command).ok_or_else(hung_up)?;
        while self.hear(PATIENCE)?.as_ref() != Some(&key) {
            if began.elapsed() > PATIENCE {
                return Err(io::ErrorKind::TimedOut.into());
            }
        }
        let took = began.elapsed();
        self.catch_up(before + 1)?;
        Ok((!std::mem::take(&mut self.is_stale)).then_some(took))
    }
}

/// The outcome of a turn at a table.
pub enum Turn {
    /// An action was acknowledged after this time.
    Played(Duration),
    /// A bot thinks.
    Waits,
    /// The game is over.
    Over,
}

/// A table of two people, or of one and a bot.
pub struct Seated {
    pub id: String,
    sides: Vec<Side>,
}

impl Seated {
    pub fn open(mut people: Vec<Browser>, plan: &Plan) -> io::Result<Self> {
        let other = match &plan.bots {
            Some(level) => json!({"who": "bot", "level": level}),
            None => json!({"who": "open"}),
        };
        let order = json!({"game": plan.game, "seats": [{"who": "me"}, other], "visibility": "link"});
        let opened = people[0].post("/api/tables", &order);
        let id = opened.json()["id"].as_str().map(ToOwned::to_owned);
        let id = id.ok_or_else(|| io::Error::other(opened.body))?;
        if let [_, guest] = &mut people[..] {
            done(guest, &id, "sit", json!({"do": "sit"}))?;
        }
        done(&mut people[0], &id, "start", json!({"do": "start"}))?;
        let sides = people.into_iter().map(|browser| Side::at(browser, &id));
        Ok(Self {
            sides: sides.collect::<io::Result<_>>()?,
            id,
        })
    }

    pub fn again(&self, plan: &Plan) -> io::Result<Self> {
        Self::open(self.sides.iter().map(|side| side.browser.clone()).collect(), plan)
    }

    /// Reads what has come, so that pings are answered.
    pub fn listen(&mut self) -> io::Result<()> {
        for side in &mut self.sides {
            for _ in 0..LISTEN_TO {
                side.hear(GLANCE)?;
            }
        }
        Ok(())
    }

    pub fn turn(&mut self) -> io::Result<Turn> {
        if self.sides.iter().any(|side| side.stage.is_over()) {
            return Ok(Turn::Over);
        }
        let next = self.sides.iter().position(|side| side.asked.choice().is_some());
        let Some(next) = next else {
            for side in &mut self.sides {
                side.hear(GLANCE)?;
            }
            return Ok(Turn::Waits);
        };
        let side = &mut self.sides[next];
        let Some(took) = side.play()? else {
            return Ok(Turn::Waits);
        };
        let number = side.number;
        for side in &mut self.sides {
            side.catch_up(number)?;
        }
        Ok(Turn::Played(took))
    }
}

fn done(browser: &mut Browser, table: &str, key: &str, command: Value) -> io::Result<()> {
    let answer = browser.try_command(table, key, command);
    match answer.status {
        200 => Ok(()),
        _ => Err(io::Error::other(answer.body)),
    }
}
