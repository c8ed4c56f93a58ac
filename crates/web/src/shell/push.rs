//! Messages of the server that this browser shows while no page is open.

use leptos::prelude::window;
use signoria_engine::Message;
use signoria_table::wire::Subscription;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription, PushSubscriptionOptionsInit,
    ServiceWorkerRegistration,
};

use crate::remote::notices;

/// What this browser can do, and does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Push {
    /// It shows no messages: an old one, a page without TLS, or on some telephones one that was not installed.
    Missing,
    /// The person has told the browser to show none.
    Denied,
    /// It could.
    Off,
    /// It does; messages for it go to this address.
    On(String),
}

fn has(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::has(object, &JsValue::from_str(name)).unwrap_or(false)
}

async fn manager() -> Option<PushManager> {
    let navigator = window().navigator();
    if !has(&navigator, "serviceWorker") || !has(&window(), "Notification") {
        return None;
    }
    let registration = JsFuture::from(navigator.service_worker().get_registration()).await;
    let registration: ServiceWorkerRegistration = registration.ok()?.dyn_into().ok()?;
    if !has(&registration, "pushManager") {
        return None;
    }
    registration.push_manager().ok()
}

async fn subscription(manager: &PushManager) -> Option<PushSubscription> {
    let found = JsFuture::from(manager.get_subscription().ok()?).await;
    found.ok()?.dyn_into().ok()
}

/// What this browser can do, and does.
pub async fn state() -> Push {
    let Some(manager) = manager().await else {
        return Push::Missing;
    };
    match subscription(&manager).await {
        Some(found) => Push::On(found.endpoint()),
        None if Notification::permission() == NotificationPermission::Denied => Push::Denied,
        None => Push::Off,
    }
}

fn described(subscription: &PushSubscription) -> Option<Subscription> {
    let text = js_sys::JSON::stringify(subscription).ok()?;
    serde_json::from_str(&String::from(text)).ok()
}

async fn ask(manager: &PushManager, key: &str) -> Result<PushSubscription, JsValue> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key_opt_str(Some(key));
    let agreed = JsFuture::from(manager.subscribe_with_options(&options)?).await?;
    agreed.dyn_into()
}

/// Asks the person, and tells the server where messages for this browser go.
///
/// # Errors
/// If the person or the browser does not agree, or the server refuses.
pub async fn switch_on(key: &str) -> Result<(), Message> {
    let refused = || Message::new("web.notices.refused");
    let manager = manager().await.ok_or_else(refused)?;
    let agreed = match ask(&manager, key).await {
        Ok(agreed) => agreed,
        // It may have agreed to another server at this address, whose key was another.
        Err(_) => {
            switch_off().await;
            ask(&manager, key).await.map_err(|_| refused())?
        }
    };
    let described = described(&agreed).ok_or_else(refused)?;
    notices::subscribe(&described).await
}

/// This browser shows no more messages. Gives the address that they went to.
pub async fn switch_off() -> Option<String> {
    let found = subscription(&manager().await?).await?;
    let endpoint = found.endpoint();
    JsFuture::from(found.unsubscribe().ok()?).await.ok()?;
    Some(endpoint)
}

/// A guest who became somebody else to the server goes on being told in this browser, if they were.
pub async fn go_on() {
    let found = match manager().await {
        Some(manager) => subscription(&manager).await,
        None => None,
    };
    if let Some(described) = found.as_ref().and_then(described) {
        // The switch shows whether it worked.
        let _ = notices::subscribe(&described).await;
    }
}
