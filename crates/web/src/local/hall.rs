//! The engine's side: one [`Table`] in a Web Worker, with the rules of the games. Everybody at this screen is one person with several seats.

mod insight;
mod kept;

use signoria_engine::erased::{AnyState, Order};
use signoria_engine::{Eye, Message, Purpose, Rng, Seat, Seed};
use signoria_table::wire::{FromClient, FromServer, Presence, Reason, Snapshot, Thought, Update};
use signoria_table::{Answer, Asked, BotLevel, Command, Effect, Entry, Millis, PersonId, Reader, Table};

use crate::local::saved::{Player, Saved};
use crate::local::talk::{BotAnswer, BotRequest, FromBots, FromEngine, ToBots, ToEngine};
use kept::{adopt, begin, begun, game_of, given_up, glance, me, saved, start, table_of};

/// The tables of a worker: at most one is open.
#[derive(Default)]
pub struct Hall {
    open: Option<Hosted>,
}

/// An open table.
struct Hosted {
    table: Table,
    /// The person at this screen.
    me: PersonId,
    players: Vec<Player>,
    /// Whether it is a copy or somebody else's game, which counts as nobody's result.
    borrowed: bool,
    /// With several people at this screen: the seat whose owner has confirmed being there.
    uncovered: Option<Seat>,
    /// The eye that the page was last shown the table with.
    eye: Eye,
    /// The bot that thinks; one at a time.
    thinking: Option<Seat>,
    /// Whether the person has asked for advice that no bot was asked for yet.
    wants_hint: bool,
    /// Whether the game is studied: nothing is secret, and it is seen through the eyes of the seat that decides.
    studied: bool,
    /// What else the bots are to be told.
    orders: Vec<ToBots>,
    /// The randomness of the bots.
    bots: Rng,
    /// Whether the page has been told what to keep.
    is_kept: bool,
    /// Whether it is the table of a lesson: the others play from a script, and nothing is kept.
    is_taught: bool,
}

impl Hall {
    /// Handles one message and returns the answers, in order.
    pub fn hear(&mut self, asked: ToEngine, now: Millis) -> Vec<FromEngine> {
        match asked {
            ToEngine::Begin { order, names, seed } => vec![begun(begin(*order, names, seed))],
            ToEngine::Adopt(saved) => vec![begun(adopt(*saved, now))],
            ToEngine::Open {
                id,
                saved,
                seed,
                studied,
            } => self.open(id, *saved, Some(seed), studied, now),
            ToEngine::Teach { id, saved } => self.open(id, *saved, None, false, now),
            ToEngine::Script {
                id,
                moves,
                seat,
                action,
            } => match self.table_of(&id) {
                Some(open) if open.table.moves() as usize == moves => open.follow_script(seat, &action, now),
                _ => Vec::new(),
            },
            ToEngine::Say { id, message } => match self.table_of(&id) {
                Some(open) => open.hear(message, now),
                None => Vec::new(),
            },
            ToEngine::Replay { id, moves, seat } => match self.table_of(&id) {
                Some(open) => vec![open.replay(moves, seat, now)],
                None => Vec::new(),
            },
            ToEngine::Again { id, seed } => match self.table_of(&id) {
                Some(open) => vec![begun(open.again(seed))],
                None => Vec::new(),
            },
            ToEngine::Branch { id, moves } => match self.table_of(&id) {
                Some(open) => vec![begun(open.branch(moves))],
                None => Vec::new(),
            },
            ToEngine::Advise { id, moves } => {
                if let Some(open) = self.table_of(&id) {
                    open.order_advice(moves);
                }
                Vec::new()
            }
            ToEngine::Analyse { id } => {
                if let Some(open) = self.table_of(&id) {
                    open.order_analysis();
                }
                Vec::new()
            }
            ToEngine::StopAnalysis => {
                if let Some(open) = &mut self.open {
                    open.orders.push(ToBots::StopAnalysis);
                }
                Vec::new()
            }
            // The worker handles these: time passes outside the hall.
            ToEngine::Pace(_) | ToEngine::Measure { .. } => Vec::new(),
        }
    }

    /// Whether a bot is to be asked.
    #[must_use]
    pub fn waits_for_bot(&self) -> bool {
        self.open.as_ref().is_some_and(|open| {
            open.wants_hint
                || open.orders.iter().any(|order| *order != ToBots::StopAnalysis)
                || (!open.is_taught && open.thinking.is_none() && !open.table.bots_to_move().is_empty())
        })
    }

    /// What the next bot is to be asked; none while one thinks or none is waited for.
    pub fn next_bot_request(&mut self) -> Option<BotRequest> {
        self.open.as_mut()?.next_bot_request()
    }

    /// All that the bots are to be told.
    pub fn next_for_bots(&mut self) -> Vec<ToBots> {
        let orders = self.open.as_mut().map(|open| std::mem::take(&mut open.orders));
        let request = self.next_bot_request();
        let request = request.map(|request| ToBots::Think(Box::new(request)));
        orders.into_iter().flatten().chain(request).collect()
    }

    /// A decision of a game was judged, or cannot be judged well.
    pub fn hear_judgement(&mut self, judged: FromBots) -> Vec<FromEngine> {
        if let FromBots::Unlearned(id) = judged {
            return vec![FromEngine::Unlearned { id }];
        }
        let FromBots::Judged {
            table,
            done,
            total,
            decision,
        } = judged
        else {
            return Vec::new();
        };
        let Some(open) = self.table_of(&table) else {
            return Vec::new();
        };
        vec![FromEngine::Judged {
            verdict: decision.and_then(|decision| open.verdict(decision)).map(Box::new),
            id: table,
            done,
            total,
        }]
    }

    /// A bot has decided.
    pub fn hear_bot(&mut self, answer: &BotAnswer, now: Millis) -> Vec<FromEngine> {
        match self.table_of(&answer.table) {
            Some(open) => open.bot_answers(answer, now),
            None => Vec::new(),
        }
    }

    /// What is to be kept of the open table, if it has changed. Apart from [`Hall::hear`], because it takes a while to write, and a person waits
    /// for the rest.
    pub fn keep(&mut self) -> Option<FromEngine> {
        let open = self
            .open
            .as_mut()
            .filter(|open| !open.is_kept && !open.is_taught)?;
        open.is_kept = true;
        Some(FromEngine::Keep {
            id: open.id().into(),
            saved: Box::new(Saved {
                borrowed: open.borrowed,
                ..saved(&open.table, open.players.clone())
            }),
        })
    }

    fn table_of(&mut self, id: &str) -> Option<&mut Hosted> {
        self.open.as_mut().filter(|open| open.id() == id)
    }

    /// Opens a table, with the randomness of its bots; without, for a lesson.
    fn open(
        &mut self,
        id: String,
        saved: Saved,
        seed: Option<Seed>,
        studied: bool,
        now: Millis,
    ) -> Vec<FromEngine> {
        // The game that is left is not judged any further.
        let orders = Vec::from_iter(self.open.take().map(|_| ToBots::StopAnalysis));
        let table = table_of(&id, &saved, now).and_then(|table| match studied {
            true => Ok(table),
            false => given_up(table, &saved, now),
        });
        match table {
            Ok(table) => {
                let me = me();
                let eye = table.eye_at_shared_screen(&me, None);
                let open = self.open.insert(Hosted {
                    studied,
                    orders,
                    table,
                    me,
                    players: saved.players,
                    borrowed: saved.borrowed,
                    uncovered: None,
                    eye,
                    thinking: None,
                    wants_hint: false,
                    bots: Rng::new(seed.unwrap_or_else(|| Seed::from(0)), Purpose::Bot),
                    is_kept: true,
                    is_taught: seed.is_none(),
                });
                vec![open.snapshot(now)]
            }
            Err(reason) => {
                self.open = None;
                vec![FromEngine::NotOpened { id, reason }]
            }
        }
    }
}

impl Hosted {
    fn id(&self) -> &str {
        &self.table.opening().id
    }

    fn say(&self, message: FromServer) -> FromEngine {
        FromEngine::Said {
            id: self.id().into(),
            message,
        }
    }

    fn hear(&mut self, message: FromClient, now: Millis) -> Vec<FromEngine> {
        match message {
            FromClient::Hello { seat, .. } => {
                self.uncovered = seat;
                vec![self.snapshot(now)]
            }
            FromClient::Do { number, key, command } => self.carry_out(number, key, &command, now),
            FromClient::Preview { key, action } => {
                let outlook = self.table.preview(self.eye, &action);
                vec![self.say(FromServer::Preview { key, outlook })]
            }
            FromClient::Hint => {
                self.wants_hint = self.advised().is_some();
                Vec::new()
            }
            // Everybody is in the same room and needs no chat.
            FromClient::Chat { .. } => Vec::new(),
            FromClient::Ping => vec![self.say(FromServer::Pong)],
        }
    }

    fn carry_out(&mut self, seen: u64, key: String, command: &Command, now: Millis) -> Vec<FromEngine> {
        let asked = Asked {
            by: &self.me,
            seen: Some(seen),
            key: Some(&key),
            command,
        };
        let entry = match self.table.decide(now, asked) {
            Ok(Answer::Before(number)) => return vec![self.say(FromServer::Accepted { key, number })],
            Ok(Answer::Entry(entry)) => entry,
            Err(refusal) => {
                let problem = refusal.reason();
                let refused = self.say(FromServer::Refused {
                    key: Some(key),
                    problem,
                });
                let is_stale = refusal.is_stale();
                return [refused]
                    .into_iter()
                    .chain(is_stale.then(|| self.snapshot(now)))
                    .collect();
            }
        };
        let number = entry.number;
        let mut said = vec![self.say(FromServer::Accepted { key, number })];
        said.extend(self.apply(&entry, now));
        said
    }

    /// Carries an entry out and tells the page.
    fn apply(&mut self, entry: &Entry, now: Millis) -> Vec<FromEngine> {
        match self.table.apply(entry) {
            Ok(effect) => {
                self.is_kept = false;
                vec![self.tell(&effect, now)]
            }
            // An accepted entry can be carried out; if not, the table can no longer be trusted, and the kept game has to be opened again.
            Err(broken) => vec![FromEngine::NotOpened {
                id: self.id().into(),
                reason: Message::new("web.open.unreadable").with("reason", broken.reason),
            }],
        }
    }

    /// Tells what an entry changed. Another eye has a different log, and after a take-back lines are gone: then everything is sent again.
    fn tell(&mut self, effect: &Effect, now: Millis) -> FromEngine {
        self.uncover_studied();
        let eye = self.table.eye_at_shared_screen(&self.me, self.uncovered);
        if effect.rewound || eye != self.eye {
            return self.snapshot(now);
        }
        let names = self.names();
        let reader = self.reader(&names, now);
        // Within one machine the whole position is quicker than a patch.
        self.say(FromServer::Update(Box::new(Update {
            number: self.table.number(),
            table: self.table.info(reader),
            position: self.table.position(eye),
            patch: None,
            lines: effect.lines_for(eye),
            mark: effect.mark.clone(),
        })))
    }

    /// In a study nobody has to confirm being there.
    fn uncover_studied(&mut self) {
        let own = self.table.seats_of(&self.me);
        if self.studied
            && let Some(seat) = self.table.waiting().iter().find(|seat| own.contains(*seat))
        {
            self.uncovered = Some(seat);
        }
    }

    fn snapshot(&mut self, now: Millis) -> FromEngine {
        self.uncover_studied();
        self.eye = self.table.eye_at_shared_screen(&self.me, self.uncovered);
        if self.eye == Eye::Spectator {
            // The previous owner has to confirm being there again.
            self.uncovered = None;
        }
        let names = self.names();
        let snapshot = Snapshot {
            presence: Presence {
                seats: self.table.seats_of(&self.me).iter().collect(),
                spectators: 0,
            },
            thinking: self.thoughts(),
            ..self.table.snapshot(self.eye, self.reader(&names, now))
        };
        self.say(FromServer::Snapshot(Box::new(snapshot)))
    }

    fn thoughts(&self) -> Vec<Thought> {
        let thought = |seat| Thought { seat, queued: false };
        self.thinking.map(thought).into_iter().collect()
    }

    fn names(&self) -> impl Fn(Seat, &PersonId) -> String + use<> {
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        move |seat, _| names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn reader<'a>(&'a self, names: &'a dyn Fn(Seat, &PersonId) -> String, now: Millis) -> Reader<'a> {
        Reader {
            person: Some(&self.me),
            seat: match self.eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Spectator => None,
            },
            names,
            now,
        }
    }

    fn replay(&self, moves: u32, seat: Option<Seat>, now: Millis) -> FromEngine {
        let names = self.names();
        let eye = self.table.eye_back(Some(&self.me), seat);
        let replay = eye.and_then(|eye| self.table.look_back(moves, eye, self.reader(&names, now)));
        FromEngine::Replayed {
            id: self.id().into(),
            replay: replay.map(Box::new).map_err(|refusal| refusal.reason().message),
        }
    }

    fn again(&self, seed: Seed) -> Result<Saved, Message> {
        let journal = &self.table.opening().journal;
        let order = Order {
            edition: Some(self.table.opening().edition().into()),
            options: journal.options.clone(),
            seats: journal.seats,
            seed,
        };
        start(game_of(&journal.game)?, &order, self.players.clone())
    }

    fn branch(&self, moves: u32) -> Result<Saved, Message> {
        let state = self
            .table
            .position_after(moves)
            .map_err(|fault| fault.message())?;
        let mut journal = self.table.journal();
        journal.actions.truncate(moves as usize);
        journal.checksum = Some(state.checksum());
        Ok(Saved {
            game: journal.game.clone(),
            players: self.players.clone(),
            journal: journal.to_text(),
            over: state.waiting().is_empty(),
            touched: 0,
            borrowed: true,
            glance: Some(glance(&*state, state.standings())),
        })
    }

    /// The seat that may have advice: it is to decide, nobody else at the table is a person, and nobody else compares results with theirs.
    fn advised(&self) -> Option<Seat> {
        let own = self.table.seats_of(&self.me);
        let seat = own.first().filter(|_| self.table.opening().hints)?;
        self.table.waiting().contains(seat).then_some(seat)
    }

    fn next_bot_request(&mut self) -> Option<BotRequest> {
        if std::mem::take(&mut self.wants_hint)
            && let Some(seat) = self.advised()
        {
            return self.request(seat, BotLevel::Master, true);
        }
        if self.thinking.is_some() || self.is_taught {
            return None;
        }
        let (seat, level) = *self.table.bots_to_move().first()?;
        let request = self.request(seat, level, false)?;
        self.thinking = Some(seat);
        Some(request)
    }

    fn request(&mut self, seat: Seat, level: BotLevel, advises: bool) -> Option<BotRequest> {
        let state = self.table.state()?.boxed();
        Some(self.request_about(&*state, seat, level, advises))
    }

    fn request_about(
        &mut self,
        state: &dyn AnyState,
        seat: Seat,
        level: BotLevel,
        advises: bool,
    ) -> BotRequest {
        BotRequest {
            table: self.id().into(),
            number: self.table.number(),
            game: state.game().into(),
            state: state.state(),
            seat,
            level,
            seed: self.bots.seed(),
            advises,
            moment: None,
        }
    }

    /// Another seat plays its part of a lesson's script. An action that is no longer legal, because the learner went another way, is
    /// left out.
    fn follow_script(&mut self, seat: Seat, action: &str, now: Millis) -> Vec<FromEngine> {
        match self.table.decide_bot(now, seat, self.table.number(), action) {
            Ok(entry) if self.is_taught => self.apply(&entry, now),
            _ => Vec::new(),
        }
    }

    fn bot_answers(&mut self, answer: &BotAnswer, now: Millis) -> Vec<FromEngine> {
        if let (Some(advice), Some(moves)) = (&answer.advice, answer.moment) {
            let advised = self.counsel(moves, answer.seat, advice);
            let advised = advised.map(|advised| FromEngine::Advised {
                id: self.id().into(),
                advised,
            });
            return advised.into_iter().collect();
        }
        if let Some(advice) = &answer.advice {
            return vec![self.say(FromServer::Hint {
                number: answer.number,
                advice: advice.clone(),
            })];
        }
        self.thinking = None;
        let Some(action) = &answer.action else {
            let problem = Reason::new(Message::new("web.table.bot-stuck"));
            return vec![self.say(FromServer::Refused { key: None, problem })];
        };
        match self.table.decide_bot(now, answer.seat, answer.number, action) {
            Ok(entry) => self.apply(&entry, now),
            // The table has moved on while the bot thought: it is asked again if it is still its turn.
            Err(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
#[path = "hall_tests.rs"]
mod tests;
