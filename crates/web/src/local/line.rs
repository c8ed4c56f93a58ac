//! The page's line to its workers: one with the engine, and one for the bots when the engine asks for it.
//!
//! The page only starts the second one and hands both ends of a channel over: what the engine asks the bots does not pass through the page.

use std::cell::RefCell;
use std::rc::Rc;

use signoria_engine::Message;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};

use crate::app::app;
use crate::build;
use crate::local::talk::{FromEngine, ToEngine};
use crate::local::worker::Role;
use crate::update;

/// The engine's worker. It ends with this value.
struct EngineLine {
    worker: Worker,
    /// What was said before the worker was ready to hear it; none once it is.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn()>,
}

/// The worker of the bots, with what listens to it.
struct BotsLine {
    _worker: Worker,
    _on_ready: Closure<dyn Fn()>,
}

type Listener = Rc<dyn Fn(FromEngine)>;

thread_local! {
    /// The engine of this page: loaded once, for whichever screen needs it.
    static ENGINE: RefCell<Option<EngineLine>> = const { RefCell::new(None) };
    /// The worker of the bots.
    static BOTS: RefCell<Option<BotsLine>> = const { RefCell::new(None) };
    /// The screen that listens to the engine.
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

fn start_worker() -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&build::file("worker.js"), &options)
}

impl EngineLine {
    fn start() -> Result<Self, JsValue> {
        let worker = start_worker()?;
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let on_message = {
            let (worker, early) = (worker.clone(), early.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(FromEngine::Ready { build }) if build == build::id() => {
                        for text in early.borrow_mut().take().into_iter().flatten() {
                            post(&worker, &text);
                        }
                    }
                    // The page never talks to an engine of another build.
                    Ok(FromEngine::Ready { .. }) => {
                        worker.terminate();
                        app().tell(Message::new("web.update.mixed"));
                    }
                    Ok(FromEngine::NeedsBots) => give_bots(&worker),
                    Ok(said) => hear(said),
                    Err(error) => web_sys::console::error_1(&error.to_string().into()),
                }
            })
        };
        let on_error = Closure::<dyn Fn()>::new(|| {
            spawn_local(async {
                let is_replaced = update::server_has_another().await;
                app().tell(Message::new(if is_replaced {
                    "web.update.mixed"
                } else {
                    "web.table.no-worker"
                }));
            });
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            early,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Says something to the worker, as soon as it hears.
    fn say(&self, asked: &ToEngine) {
        let text = serde_json::to_string(asked).unwrap_or_default();
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => post(&self.worker, &text),
        }
    }
}

fn post(worker: &Worker, text: &str) {
    // The worker lives as long as the line: there is somebody to hear it.
    let _ = worker.post_message(&JsValue::from_str(text));
}

/// Starts the worker of the bots, and connects it with the engine as soon as it hears.
fn give_bots(engine: &Worker) {
    let no_worker = || app().tell(Message::new("web.table.no-worker"));
    let Ok(bots) = start_worker() else {
        return no_worker();
    };
    let on_ready = {
        let (engine, bots) = (engine.clone(), bots.clone());
        Closure::<dyn Fn()>::new(move || {
            if connect(&engine, &bots).is_err() {
                no_worker();
            }
        })
    };
    // The worker only ever says that it is ready.
    bots.set_onmessage(Some(on_ready.as_ref().unchecked_ref()));
    BOTS.set(Some(BotsLine {
        _worker: bots,
        _on_ready: on_ready,
    }));
}

fn connect(engine: &Worker, bots: &Worker) -> Result<(), JsValue> {
    let channel = MessageChannel::new()?;
    give_port(engine, Role::Engine, &channel.port1())?;
    give_port(bots, Role::Bots, &channel.port2())
}

fn give_port(worker: &Worker, role: Role, port: &MessagePort) -> Result<(), JsValue> {
    let handed_over = js_sys::Array::of1(port);
    worker.post_message_with_transfer(&JsValue::from_str(role.name()), &handed_over)
}

fn hear(said: FromEngine) {
    if let Some(listener) = LISTENER.with_borrow(Clone::clone) {
        listener(said);
    }
}

/// Loads the engine, if it is not there yet, so that it is when it is needed.
pub fn warm_up() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.is_some() {
            return;
        }
        match EngineLine::start() {
            Ok(line) => *engine = Some(line),
            Err(_) => app().tell(Message::new("web.table.no-worker")),
        }
    });
}

/// Says something to the page's engine; from now on `hear` gets what it says.
pub fn ask(asked: &ToEngine, hear: impl Fn(FromEngine) + 'static) {
    warm_up();
    LISTENER.set(Some(Rc::new(hear)));
    tell(asked);
}

/// Says something more to the page's engine.
pub fn tell(asked: &ToEngine) {
    ENGINE.with_borrow(|engine| {
        if let Some(line) = engine {
            line.say(asked);
        }
    });
}
