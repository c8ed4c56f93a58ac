//! The page's line to a worker with the engine in it.

use std::cell::RefCell;
use std::rc::Rc;

use signoria_engine::Message;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::app::app;
use crate::local::talk::{FromEngine, ToEngine};

/// A worker. It ends with this value.
pub struct EngineLine {
    worker: Worker,
    /// What was said before the worker was ready to hear it; none once it is.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn()>,
}

impl EngineLine {
    /// Starts a worker. `hear` gets everything it says.
    ///
    /// # Errors
    /// If the browser has no workers.
    pub fn start(hear: impl Fn(FromEngine) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options)?;
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let on_message = {
            let (worker, early) = (worker.clone(), early.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(FromEngine::Ready) => {
                        for text in early.borrow_mut().take().into_iter().flatten() {
                            post(&worker, &text);
                        }
                    }
                    Ok(said) => hear(said),
                    Err(error) => web_sys::console::error_1(&error.to_string().into()),
                }
            })
        };
        let on_error = Closure::<dyn Fn()>::new(|| app().tell(Message::new("web.table.no-worker")));
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
    pub fn say(&self, asked: &ToEngine) {
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

impl Drop for EngineLine {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

type Listener = Rc<dyn Fn(FromEngine)>;

thread_local! {
    /// The engine of this page: loaded once, for whichever screen needs it.
    static ENGINE: RefCell<Option<EngineLine>> = const { RefCell::new(None) };
    /// The screen that listens to it.
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// Loads the engine, if it is not there yet, so that it is when it is needed.
pub fn warm_up() {
    ENGINE.with_borrow_mut(|engine| {
        if engine.is_some() {
            return;
        }
        let hear = |said| {
            if let Some(listener) = LISTENER.with_borrow(Clone::clone) {
                listener(said);
            }
        };
        match EngineLine::start(hear) {
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
