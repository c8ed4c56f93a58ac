//! The engine protocol: JSON lines, one reply for each request. `docs/PROTOCOL.md` documents every request and error.

use std::io::{self, BufRead, Write};

use serde::Deserialize;
use serde_json::{Map, Value, json};
use signoria_bots::{BotError, BotSpec, Budget};
use signoria_catalog::{Entry, GAMES};
use signoria_engine::erased::{AnyState, Fault, Order, Played};
use signoria_engine::journal::{Journal, JournalError, Problem};
use signoria_engine::record::Record;
use signoria_engine::{Audience, Barrier, Eye, Message, Seat, SeatSet, Seats, Seed};
use signoria_words::{Language, Lexicon};

use crate::failure::Failure;

/// The longest request. A longer line is skipped without being stored, so that memory stays bounded.
pub const LONGEST_LINE: usize = 16 << 20;

/// A perft deeper than this would never finish.
const DEEPEST_PERFT: u32 = 6;

/// The playouts for advice unless the request says otherwise: three times what a master spends on a decision.
const ADVICE: Budget = Budget::Playouts(1500);

/// What can be asked. Requests without members are `{}` so that unknown members are refused there too.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Games {},
    New {
        game: String,
        seats: Seats,
        #[serde(default)]
        edition: Option<String>,
        #[serde(default)]
        options: Value,
        #[serde(default)]
        seed: Option<Seed>,
    },
    Edition {
        game: String,
        name: String,
        text: String,
    },
    Turn {},
    Prompt {
        seat: Seat,
    },
    Play {
        seat: Seat,
        action: String,
    },
    View {
        #[serde(default)]
        seat: Option<Seat>,
    },
    State {},
    Load {
        #[serde(default)]
        game: Option<String>,
        state: Value,
    },
    Standings {},
    Undo {},
    Journal {},
    Replay {
        journal: Value,
    },
    Bot {
        kind: String,
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        playouts: Option<u32>,
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        seed: Option<Seed>,
    },
    Advise {
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        playouts: Option<u32>,
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        seed: Option<Seed>,
    },
    Perft {
        depth: u32,
    },
}

/// Why a request was refused.
enum Refused {
    /// The line is not JSON, or too long.
    Json(String),
    /// The JSON is not a request.
    Request(String),
    /// No game is set up yet.
    NoGame,
    /// No game has that id.
    UnknownGame(String),
    /// The position was set up by hand: it has no journal.
    NoJournal,
    /// There is nothing to undo.
    NothingToUndo,
    /// The engine refused it.
    Fault(Fault),
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// One conversation: at most one game at a time.
pub struct Session {
    game: Option<(&'static Entry, Record)>,
    lexicon: Lexicon,
    language: Language,
}

type Answer = Result<Value, Refused>;

impl Session {
    /// A conversation without a game yet.
    ///
    /// # Errors
    /// If a locale file is wrong, which the tests rule out.
    pub fn new(language: Language) -> Result<Self, Failure> {
        let lexicon = signoria_catalog::lexicon().map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Self {
            game: None,
            lexicon,
            language,
        })
    }

    /// The reply to one line. A member `id` of the request comes back in the reply.
    pub fn answer(&mut self, line: &str) -> Value {
        let (id, answer) = match serde_json::from_str(line) {
            Ok(Value::Object(mut request)) => {
                let id = request.remove("id");
                (id, self.handle(request))
            }
            Ok(_) => (
                None,
                Err(Refused::Request(
                    "a request is a JSON object with the member cmd".into(),
                )),
            ),
            Err(error) => (None, Err(Refused::Json(error.to_string()))),
        };
        let mut reply = answer.unwrap_or_else(|refused| self.error(&refused));
        if let (Some(id), Value::Object(reply)) = (id, &mut reply) {
            reply.insert("id".into(), id);
        }
        reply
    }

    fn error(&self, refused: &Refused) -> Value {
        let (code, rule, message) = match refused {
            Refused::Json(reason) => ("json", None, reason.clone()),
            Refused::Request(reason) => ("request", None, reason.clone()),
            Refused::NoGame => (
                "no-game",
                None,
                "no game is set up; begin with new, load or replay".into(),
            ),
            Refused::UnknownGame(id) => {
                let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
                (
                    "unknown-game",
                    None,
                    format!("there is no game \"{id}\"; known are {}", known.join(", ")),
                )
            }
            Refused::NoJournal => (
                "no-journal",
                None,
                "the position was set up by hand: no journal tells how it came about".into(),
            ),
            Refused::NothingToUndo => ("nothing-to-undo", None, "no action has been played yet".into()),
            Refused::Fault(fault) => (
                fault.code(),
                fault.rule(),
                self.lexicon.say(self.language, &fault.message(), &()),
            ),
        };
        let mut error = Map::new();
        error.insert("code".into(), code.into());
        if let Some(rule) = rule {
            error.insert("rule".into(), rule.into());
        }
        error.insert("message".into(), message.into());
        json!({ "error": error })
    }

    fn handle(&mut self, request: Map<String, Value>) -> Answer {
        let request: Request = serde_json::from_value(Value::Object(request))
            .map_err(|error| Refused::Request(error.to_string()))?;
        match request {
            Request::Games {} => {
                let games: Vec<_> = GAMES.iter().map(|entry| entry.arena.game().info()).collect();
                Ok(json!({ "games": games }))
            }
            Request::New {
                game,
                seats,
                edition,
                options,
                seed,
            } => {
                let entry = find(&game)?;
                let seed = seed.unwrap_or_else(crate::table::fresh_seed);
                let record = Record::start(
                    entry.arena.game(),
                    &Order {
                        edition,
                        options,
                        seats,
                        seed,
                    },
                )?;
                Ok(self.begin(entry, record))
            }
            Request::Edition { game, name, text } => {
                let info = find(&game)?.arena.game().load_edition(&name, &text)?;
                Ok(json!({ "edition": info }))
            }
            Request::Load { game, state } => self.load(game, &state),
            Request::Replay { journal } => self.replay(&journal),
            Request::Turn {} => Ok(turn(self.state()?)),
            Request::Prompt { seat } => self.prompt(seat),
            Request::Play { seat, action } => {
                let (_, record) = self.game.as_mut().ok_or(Refused::NoGame)?;
                let played = record.play(seat, &action)?;
                let waiting = record.state().waiting();
                Ok(self.told(&played, waiting))
            }
            Request::View { seat } => {
                let state = self.state()?;
                let eye = match seat {
                    Some(seat) if !state.seats().has(seat) => return Err(Fault::Seat(seat).into()),
                    Some(seat) => Eye::Seat(seat),
                    None => Eye::Spectator,
                };
                Ok(json!({ "view": state.view(eye) }))
            }
            Request::State {} => Ok(json!({ "state": self.state()?.state() })),
            Request::Standings {} => {
                let state = self.state()?;
                let standings = state.standings();
                let over = state.waiting().is_empty();
                Ok(json!({ "standings": standings.rows, "verdict": standings.verdict, "over": over }))
            }
            Request::Undo {} => {
                let (_, record) = self.game.as_mut().ok_or(Refused::NoGame)?;
                if !record.undo() {
                    return Err(Refused::NothingToUndo);
                }
                Ok(json!({ "waiting": record.state().waiting() }))
            }
            Request::Journal {} => {
                let (_, record) = self.game.as_ref().ok_or(Refused::NoGame)?;
                let journal = record.journal().ok_or(Refused::NoJournal)?;
                Ok(json!({ "journal": journal.to_value() }))
            }
            Request::Bot {
                kind,
                millis,
                playouts,
                seat,
                seed,
            } => self.bot(&kind, millis, playouts, seat, seed),
            Request::Advise {
                millis,
                playouts,
                seat,
                seed,
            } => self.advise(millis, playouts, seat, seed),
            Request::Perft { depth } => self.perft(depth),
        }
    }

    fn load(&mut self, game: Option<String>, state: &Value) -> Answer {
        let entry = match (game, &self.game) {
            (Some(id), _) => find(&id)?,
            (None, Some((entry, _))) => entry,
            (None, None) => return Err(Refused::NoGame),
        };
        let record = Record::load(entry.arena.game(), state)?;
        Ok(self.begin(entry, record))
    }

    fn replay(&mut self, journal: &Value) -> Answer {
        let fault = |error: JournalError| Refused::Fault(Fault::Journal(Box::new(error)));
        let journal = Journal::from_text(&journal.to_string()).map_err(fault)?;
        let unknown = || {
            fault(JournalError {
                line: 1,
                problem: Problem::UnknownGame(journal.game.clone()),
            })
        };
        let entry = signoria_catalog::find(&journal.game).ok_or_else(unknown)?;
        let record = Record::replay(entry.arena.game(), &journal, usize::MAX, |_, _, _, _| {})?;
        Ok(self.begin(entry, record))
    }

    fn prompt(&self, seat: Seat) -> Answer {
        let prompt = self
            .state()?
            .prompt(seat)
            .ok_or(Refused::Fault(Fault::Seat(seat)))?;
        let say = |message| self.lexicon.say(self.language, message, &());
        let actions: Vec<Value> = prompt
            .actions
            .iter()
            .map(|choice| json!({ "action": choice.action, "index": choice.index, "label": say(&choice.label) }))
            .collect();
        Ok(json!({ "question": say(&prompt.question), "kind": prompt.question.id, "actions": actions }))
    }

    fn begin(&mut self, entry: &'static Entry, record: Record) -> Value {
        let state = record.state();
        let reply = json!({ "game": entry.id, "seats": state.seats(), "waiting": state.waiting() });
        self.game = Some((entry, record));
        reply
    }

    fn state(&self) -> Result<&dyn AnyState, Refused> {
        self.game
            .as_ref()
            .map(|(_, record)| record.state())
            .ok_or(Refused::NoGame)
    }

    fn told(&self, played: &Played, waiting: SeatSet) -> Value {
        let events: Vec<Value> = played
            .events
            .iter()
            .map(|happened| {
                json!({
                    "to": audience(happened.to),
                    "event": happened.event,
                    "text": self.lexicon.say(self.language, &happened.message, &()),
                })
            })
            .collect();
        json!({
            "events": events,
            "waiting": waiting,
            "over": waiting.is_empty(),
            "barrier": played.barrier == Barrier::Closed,
        })
    }

    fn bot(
        &self,
        kind: &str,
        millis: Option<u64>,
        playouts: Option<u32>,
        seat: Option<Seat>,
        seed: Option<Seed>,
    ) -> Answer {
        let (entry, record) = self.game.as_ref().ok_or(Refused::NoGame)?;
        let spec = match (kind, budget(millis, playouts)?) {
            ("search", Some(budget)) => BotSpec::Search(budget),
            ("plan", Some(budget)) => BotSpec::Plan(budget),
            ("far", Some(budget)) => BotSpec::Far(budget),
            (_, None) => kind
                .parse()
                .map_err(|error: BotError| Refused::Request(error.to_string()))?,
            _ => {
                return Err(Refused::Request(
                    "millis or playouts go with the kinds search, plan and far".into(),
                ));
            }
        };
        let state = record.state();
        let seat = asked_seat(state, seat)?;
        let mut bot = entry
            .arena
            .bot(spec, seed.unwrap_or_else(crate::table::fresh_seed));
        let action = bot.choose(state, seat).ok_or(Refused::Fault(Fault::Seat(seat)))?;
        Ok(json!({ "seat": seat, "action": action }))
    }

    /// What a strong player thinks of the actions of a seat, from what that seat may know.
    fn advise(
        &self,
        millis: Option<u64>,
        playouts: Option<u32>,
        seat: Option<Seat>,
        seed: Option<Seed>,
    ) -> Answer {
        let (entry, record) = self.game.as_ref().ok_or(Refused::NoGame)?;
        let state = record.state();
        let seat = asked_seat(state, seat)?;
        if state.actions(seat).is_empty() {
            return Err(Fault::Seat(seat).into());
        }
        let budget = budget(millis, playouts)?.unwrap_or(ADVICE);
        let seed = seed.unwrap_or_else(crate::table::fresh_seed);
        let advice = entry.arena.advise(state, seat, budget, seed);
        Ok(json!({ "seat": seat, "advice": advice }))
    }

    fn perft(&self, depth: u32) -> Answer {
        let state = self.state()?;
        if depth > DEEPEST_PERFT {
            return Err(Refused::Request(format!("depth is at most {DEEPEST_PERFT}")));
        }
        Ok(json!({ "leaves": leaves(state, depth)? }))
    }
}

/// How long to think, if the request says so.
fn budget(millis: Option<u64>, playouts: Option<u32>) -> Result<Option<Budget>, Refused> {
    match (millis, playouts) {
        (None, None) => Ok(None),
        (Some(millis), None) => Ok(Some(Budget::millis(millis))),
        (None, Some(playouts)) if playouts > 0 => Ok(Some(Budget::Playouts(playouts))),
        _ => Err(Refused::Request(
            "either millis or playouts, and at least one playout".into(),
        )),
    }
}

/// The seat that a request names, or else the first that must decide.
fn asked_seat(state: &dyn AnyState, seat: Option<Seat>) -> Result<Seat, Refused> {
    let over = Message::new("engine.turn.over");
    seat.or_else(|| state.waiting().first())
        .ok_or(Refused::Fault(Fault::Illegal(over)))
}

/// The tree from this position, through the erased contract: slower than `signoria perft`, but from anywhere.
fn leaves(state: &dyn AnyState, depth: u32) -> Result<u64, Fault> {
    let Some(seat) = state.waiting().first().filter(|_| depth > 0) else {
        return Ok(1);
    };
    let mut sum = 0;
    for action in state.actions(seat) {
        let mut next = state.boxed();
        next.play(seat, &action)?;
        sum += leaves(&*next, depth - 1)?;
    }
    Ok(sum)
}

fn find(id: &str) -> Result<&'static Entry, Refused> {
    signoria_catalog::find(id).ok_or_else(|| Refused::UnknownGame(signoria_engine::notation::quoted(id)))
}

fn turn(state: &dyn AnyState) -> Value {
    let waiting = state.waiting();
    let actions: Map<String, Value> = waiting
        .iter()
        .map(|seat| (seat.to_string(), state.actions(seat).into()))
        .collect();
    json!({ "waiting": waiting, "actions": actions, "over": waiting.is_empty() })
}

fn audience(to: Audience) -> Value {
    match to {
        Audience::All => "all".into(),
        Audience::Only(seats) => json!({ "only": seats }),
        Audience::AllBut(seats) => json!({ "all-but": seats }),
    }
}

/// Answers lines until the input ends.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(input: &mut dyn BufRead, out: &mut dyn Write, language: Language) -> Result<(), Failure> {
    let mut session = Session::new(language)?;
    let mut line = Vec::new();
    loop {
        let reply = match read_bounded_line(input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => {
                session.error(&Refused::Json(format!("a line has at most {LONGEST_LINE} bytes")))
            }
            Line::Whole => match std::str::from_utf8(&line) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => session.answer(text),
                Err(_) => session.error(&Refused::Json("a line is UTF-8 text".into())),
            },
        };
        serde_json::to_writer(&mut *out, &reply).map_err(io::Error::from)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line of at most [`LONGEST_LINE`] bytes; a longer one is read to its end and discarded.
fn read_bounded_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut too_long = false;
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + piece.len() > LONGEST_LINE {
            too_long = true;
            *line = Vec::new();
        } else if !too_long {
            line.extend_from_slice(piece);
        }
        let used = piece.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}
