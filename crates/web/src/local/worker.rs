//! The engine's program. It runs in two workers of the page: one holds the table, the other thinks for the bots. They speak with each other
//! through a port of their own.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::global;
use serde::Serialize;
use serde::de::DeserializeOwned;
use signoria_bots::Analysis;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort, Response};

use crate::local::bots;
use crate::local::hall::Hall;
use crate::local::talk::{BotAnswer, FromBots, FromEngine, ToBots, ToEngine};

/// What a worker is for. It is told when it gets the port to the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It holds the table; the port leads to the bots.
    Engine,
    /// It thinks for the bots; the port leads to the engine.
    Bots,
}

impl Role {
    /// The role as the page names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Bots => "bots",
        }
    }
}

/// What the worker holds as long as it lives.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    hall: RefCell<Hall>,
    /// The port to the bots, once there is one.
    bots: RefCell<Option<MessagePort>>,
    has_asked_for_bots: Cell<bool>,
    /// How long the move of a bot is held back, in milliseconds.
    pace: Cell<u32>,
}

/// Serves the page that started this worker.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        hall: RefCell::new(Hall::default()),
        bots: RefCell::new(None),
        has_asked_for_bots: Cell::new(false),
        pace: Cell::new(0),
    });
    let hear = {
        let worker = worker.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let port = event.ports().get(0).dyn_into::<MessagePort>();
            match (port, event.data().as_string().as_deref()) {
                (Ok(port), Some("bots")) => think_for(port),
                (Ok(port), _) => worker.meet_bots(port),
                (Err(_), _) => worker.hear(&event),
            }
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    worker.say(&FromEngine::Ready {
        build: crate::build::id(),
    });
}

/// The content of a message. Only our own programs talk here, so an unreadable message is a fault of the build, reported in
/// the console.
fn read<T: DeserializeOwned>(event: &MessageEvent) -> Option<T> {
    let text = event.data().as_string().unwrap_or_default();
    match serde_json::from_str(&text) {
        Ok(read) => Some(read),
        Err(error) => {
            web_sys::console::error_1(&error.to_string().into());
            None
        }
    }
}

fn written(message: &impl Serialize) -> JsValue {
    JsValue::from_str(&serde_json::to_string(message).unwrap_or_default())
}

/// Answers every request that comes through the port.
fn think_for(engine: MessagePort) {
    let answers = engine.clone();
    let judging: Judging = Rc::default();
    let has_told = Rc::new(Cell::new(false));
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let (answers, judging, has_told) = (answers.clone(), judging.clone(), has_told.clone());
        match read::<ToBots>(&event) {
            Some(ToBots::Think(request)) => spawn_local(async move {
                let needs_it = request.advises || request.level.budget().is_some();
                if needs_it && !learn(&request.game).await && !has_told.replace(true) {
                    let _ = answers.post_message(&written(&FromBots::Unlearned(request.table.clone())));
                }
                // An engine that is gone needs no answer.
                let _ = answers.post_message(&written(&FromBots::Answered(bots::answer(&request))));
            }),
            Some(ToBots::Analyse { table, journal, seed }) => spawn_local(async move {
                if let Some(game) = signoria_engine::Journal::from_text(&journal)
                    .ok()
                    .map(|read| read.game)
                {
                    learn(&game).await;
                }
                let begun = bots::analysis(&journal, seed).map(|analysis| (table, analysis));
                let is_first = judging.replace(begun).is_none();
                // One that was under way goes on with this game.
                if is_first {
                    judge_on(answers, judging);
                }
            }),
            Some(ToBots::StopAnalysis) => {
                judging.replace(None);
            }
            None => {}
        }
    });
    engine.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

/// The analysis under way, with the id of its table.
type Judging = Rc<RefCell<Option<(String, Analysis<'static>)>>>;

/// Judges one decision, and the next one later: in between, what else is asked is heard.
fn judge_on(engine: MessagePort, judging: Judging) {
    let judged = match &mut *judging.borrow_mut() {
        Some((table, analysis)) => bots::judge_next(analysis, table),
        None => return,
    };
    let Some(judged) = judged else {
        judging.replace(None);
        return;
    };
    let _ = engine.post_message(&written(&judged));
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let later = Closure::once_into_js(move || judge_on(engine, judging));
    // Every worker has timers.
    let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(later.unchecked_ref(), 0);
}

/// Fetches what the bots have learned about the game, once. Without it they play like apprentices; the console says why. Says whether
/// they have learned all there is.
async fn learn(game: &str) -> bool {
    let Some(entry) = signoria_catalog::find(game) else {
        return true;
    };
    if entry.arena.learned() != Ok(false) || entry.sample {
        return true;
    }
    let Some(file) = crate::build::find(&format!("minds/{game}.mind")) else {
        return false;
    };
    let taught = match fetch_bytes(&file).await {
        Some(weights) => entry.arena.teach(&weights).map_err(|error| error.to_string()),
        None => Err(format!("{file} could not be loaded")),
    };
    if let Err(reason) = &taught {
        web_sys::console::warn_1(&reason.into());
    }
    taught.is_ok()
}

async fn fetch_bytes(file: &str) -> Option<Vec<u8>> {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let response = JsFuture::from(scope.fetch_with_str(file)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&bytes).to_vec())
}

impl Worker {
    fn say(&self, said: &FromEngine) {
        // A page that is gone needs no answer.
        let _ = self.scope.post_message(&written(said));
    }

    fn hear(&self, event: &MessageEvent) {
        let Some(asked) = read(event) else { return };
        match asked {
            ToEngine::Pace(pace) => return self.pace.set(pace),
            ToEngine::Measure { game, milliseconds } => return self.measure(game, milliseconds),
            _ => {}
        }
        let said = self.hall.borrow_mut().hear(asked, now());
        self.after(&said);
    }

    /// Sends the answers, saves what changed, and asks the next bot.
    fn after(&self, said: &[FromEngine]) {
        for said in said {
            self.say(said);
        }
        self.ask_bots();
        let kept = self.hall.borrow_mut().keep();
        if let Some(said) = kept {
            self.say(&said);
        }
    }

    fn measure(&self, game: String, milliseconds: u32) {
        let scope = self.scope.clone();
        spawn_local(async move {
            learn(&game).await;
            let measured = bots::measure(&game, Duration::from_millis(milliseconds.into()));
            // A page that is gone needs no answer.
            let _ = scope.post_message(&written(&measured));
        });
    }

    fn ask_bots(&self) {
        let mut hall = self.hall.borrow_mut();
        match &*self.bots.borrow() {
            Some(bots) => {
                for order in hall.next_for_bots() {
                    // The page ends both workers together.
                    let _ = bots.post_message(&written(&order));
                }
            }
            None if hall.waits_for_bot() && !self.has_asked_for_bots.replace(true) => {
                self.say(&FromEngine::NeedsBots);
            }
            None => {}
        }
    }

    fn meet_bots(self: &Rc<Self>, port: MessagePort) {
        let hear = {
            let worker = self.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match read(&event) {
                Some(FromBots::Answered(answer)) => worker.hear_bot(answer),
                Some(judged) => {
                    let said = worker.hall.borrow_mut().hear_judgement(judged);
                    worker.after(&said);
                }
                None => {}
            })
        };
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        self.bots.replace(Some(port));
        self.ask_bots();
    }

    /// Carries the decision of a bot out, after a pause in which people see the last one.
    fn hear_bot(self: &Rc<Self>, answer: BotAnswer) {
        let worker = self.clone();
        let is_advice = answer.advice.is_some();
        let carry_out = move || {
            let said = worker.hall.borrow_mut().hear_bot(&answer, now());
            worker.after(&said);
        };
        // Advice is waited for.
        match self.pace.get() {
            _ if is_advice => carry_out(),
            0 => carry_out(),
            pace => {
                let later = Closure::once_into_js(carry_out);
                // Every worker has timers.
                let _ = self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(
                    later.unchecked_ref(),
                    i32::try_from(pace).unwrap_or(i32::MAX),
                );
            }
        }
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
