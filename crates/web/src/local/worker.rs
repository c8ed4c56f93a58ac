//! The engine's program: hears the page through the worker it runs in.

use std::cell::RefCell;

use js_sys::global;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::local::engine::Hall;
use crate::local::talk::FromEngine;

/// Serves the page that started this worker.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let hall = RefCell::new(Hall::default());
    let on_message = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // Only our own page speaks here: what it does not say well is a fault of the build, seen in the console.
            match serde_json::from_str(&text) {
                Ok(asked) => {
                    let mut hall = hall.borrow_mut();
                    for said in hall.hear(asked) {
                        say(&scope, &said);
                    }
                    if let Some(said) = hall.keep() {
                        say(&scope, &said);
                    }
                }
                Err(error) => web_sys::console::error_1(&error.to_string().into()),
            }
        })
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    say(&scope, &FromEngine::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, said: &FromEngine) {
    let text = serde_json::to_string(said).unwrap_or_default();
    // A page that is gone needs no answer.
    let _ = scope.post_message(&JsValue::from_str(&text));
}
