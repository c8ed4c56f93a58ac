//! New builds of the page. A new one waits in the service worker; the person is told, and it is used after a click or the next load.

use leptos::prelude::{Set, window};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

use crate::app::app;
use crate::{browser, build};

/// What a waiting service worker is told when somebody wants the new build now.
const TAKE_OVER: &str = "take over";

/// The service workers; none on a plain address and in old browsers. The page works without, online.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has = js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    has.then(|| navigator.service_worker())
}

/// Keeps the page for when there is no network, and looks out for a new build.
pub fn watch() {
    spawn_local(async {
        // Where there is no service worker, there is nothing to watch.
        let _ = try_watch().await;
    });
}

async fn try_watch() -> Option<()> {
    let container = container()?;
    // A waiting worker answers only when it is of a different build from this page.
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if event.data().as_string().is_some_and(|other| other != build::id()) {
            app().new_build_waits.set(true);
        }
    });
    container.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let registration = JsFuture::from(container.register("service-worker.js"))
        .await
        .ok()?;
    let registration: ServiceWorkerRegistration = registration.dyn_into().ok()?;
    greet(registration.waiting().as_ref());
    let on_found = {
        let registration = registration.clone();
        Closure::<dyn Fn()>::new(move || {
            if let Some(coming) = registration.installing() {
                greet_when_installed(&coming);
            }
        })
    };
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
    Some(())
}

fn greet_when_installed(coming: &ServiceWorker) {
    let changed = {
        let coming = coming.clone();
        Closure::<dyn Fn()>::new(move || {
            if coming.state() == ServiceWorkerState::Installed {
                greet(Some(&coming));
            }
        })
    };
    coming.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Says hello to a waiting worker. One of this very build takes over at once: the page was loaded from the network, and nothing changes for it.
fn greet(waiting: Option<&ServiceWorker>) {
    if let Some(waiting) = waiting {
        // A worker that is gone by now needs no greeting.
        let _ = waiting.post_message(&JsValue::from_str(&build::id()));
    }
}

/// Loads the new build, now.
pub fn load_now() {
    spawn_local(async {
        if take_over().await.is_none() {
            browser::reload();
        }
    });
}

async fn take_over() -> Option<()> {
    let container = container()?;
    let registration = JsFuture::from(container.get_registration()).await.ok()?;
    let registration: ServiceWorkerRegistration = registration.dyn_into().ok()?;
    let waiting = registration.waiting()?;
    let reload = Closure::<dyn Fn()>::new(browser::reload);
    container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
    reload.forget();
    waiting.post_message(&JsValue::from_str(TAKE_OVER)).ok()
}

/// Whether the server has a different build from this page by now.
pub async fn server_has_another() -> bool {
    let page = browser::fetch_text("./").await;
    page.is_some_and(|page| !page.contains(&build::id()))
}
