//! The bots, in a Web Worker: the same program loaded a second time, asked by message.
//!
//! The page sends a [`Riddle`] as JSON and gets the action back, or an empty text when there is none. The worker keeps nothing between two
//! riddles, so that a page can throw it away at any time.

use js_sys::global;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_bots::BotSpec;
use signoria_engine::{Seat, Seed};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a bot is asked.
#[derive(Serialize, Deserialize)]
pub struct Riddle {
    /// The number of the question; the answer repeats it.
    pub ticket: u32,
    /// The game.
    pub game: String,
    /// The full position; the bot is shown only what its seat may know.
    pub state: Value,
    /// For whom.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Where its randomness comes from.
    pub seed: Seed,
}

/// What it says.
#[derive(Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub ticket: u32,
    /// The action; none if the riddle made no sense.
    pub action: Option<String>,
}

/// Thinks.
#[must_use]
pub fn solve(riddle: &Riddle) -> Option<String> {
    let entry = signoria_catalog::find(&riddle.game)?;
    let state = entry.arena.game().load(&riddle.state).ok()?;
    let spec: BotSpec = riddle.bot.parse().ok()?;
    entry.arena.bot(spec, riddle.seed).choose(&*state, riddle.seat)
}

/// Answers riddles; the worker's side.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let answer = {
        let scope = scope.clone();
        move |event: MessageEvent| {
            let Some(riddle) = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str::<Riddle>(&text).ok())
            else {
                return;
            };
            let answer = Answer {
                ticket: riddle.ticket,
                action: solve(&riddle),
            };
            let text = serde_json::to_string(&answer).unwrap_or_default();
            // A page that is gone needs no answer.
            let _ = scope.post_message(&JsValue::from_str(&text));
        }
    };
    let answer = Closure::<dyn Fn(MessageEvent)>::new(answer);
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // Riddles that came before the program was loaded are lost: the page waits for this word.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

/// The page's side: a worker that answers by calling back.
pub struct Thinker {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl Thinker {
    /// Starts a worker. `answered` gets each answer; `ready` is called once before.
    ///
    /// # Errors
    /// If the browser has no workers.
    pub fn start(ready: impl Fn() + 'static, answered: impl Fn(Answer) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options)?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else {
                return;
            };
            if text == "ready" {
                ready();
            } else if let Ok(answer) = serde_json::from_str(&text) {
                answered(answer);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            _on_message: on_message,
        })
    }

    /// Asks.
    pub fn ask(&self, riddle: &Riddle) {
        let text = serde_json::to_string(riddle).unwrap_or_default();
        // The worker lives as long as this value: there is somebody to hear it.
        let _ = self.worker.post_message(&JsValue::from_str(&text));
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seats;
    use signoria_engine::erased::Order;

    use super::*;

    #[test]
    fn a_riddle_is_solved_with_a_legal_action_and_nonsense_with_none() {
        let entry = signoria_catalog::find("pebbles").unwrap();
        let order = Order {
            edition: None,
            options: Value::Null,
            seats: Seats::new(2),
            seed: Seed::from(3),
        };
        let (state, _) = entry.arena.game().start(&order).unwrap();
        let mut riddle = Riddle {
            ticket: 1,
            game: "pebbles".into(),
            state: state.state(),
            seat: Seat::new(0),
            bot: "greedy".into(),
            seed: Seed::from(1),
        };
        let action = solve(&riddle).unwrap();
        assert!(state.actions(Seat::new(0)).contains(&action));
        riddle.bot = "clever".into();
        assert_eq!(solve(&riddle), None);
        riddle.state = Value::Null;
        assert_eq!(solve(&riddle), None);
    }
}
