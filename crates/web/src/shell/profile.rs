//! What I am called, here and on the server.

use leptos::prelude::*;
use signoria_table::wire::{Credentials, Me};

use crate::app::app;
use crate::remote::api;
use crate::words::tr;

/// My name and account.
#[component]
pub fn Profile() -> impl IntoView {
    let app = app();
    let me: RwSignal<Option<Me>> = RwSignal::new(None);
    let reload = move || {
        leptos::task::spawn_local(async move {
            if let Ok(found) = api::me().await {
                me.try_set(Some(found));
            }
        });
    };
    reload();
    view! {
        <section class="narrow">
            <h1>{tr("web.profile.title")}</h1>
            <label class="option">
                <strong>{tr("web.profile.name")}</strong>
                <input type="text" maxlength="32" autocomplete="nickname"
                    prop:value=move || app.settings.with(|settings| settings.name.clone())
                    on:change=move |event| {
                        let name = event_target_value(&event).trim().to_owned();
                        app.settings.update(|settings| settings.name = name);
                    } />
            </label>
            <p class="help">{tr("web.profile.name-help")}</p>
            <h2>{tr("web.profile.account")}</h2>
            {move || match me.get() {
                None => view! { <p>{tr("web.profile.no-server")}</p> }.into_any(),
                Some(Me { name: Some(name), account: true }) => view! {
                    <p>{tr("web.profile.signed-in")} " " <strong>{name}</strong></p>
                    <button on:click=move |_| leptos::task::spawn_local(async move {
                        match api::sign_out().await {
                            Ok(()) => reload(),
                            Err(message) => app.tell(message),
                        }
                    })>{tr("web.profile.sign-out")}</button>
                }.into_any(),
                Some(_) => view! { <Account done=reload /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Account(done: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let name = RwSignal::new(app().settings.with_untracked(|settings| settings.name.clone()));
    let password = RwSignal::new(String::new());
    let send = move |creates: bool| {
        let credentials = Credentials {
            name: name.get_untracked(),
            password: password.get_untracked(),
        };
        leptos::task::spawn_local(async move {
            let outcome = if creates {
                api::create_account(&credentials).await
            } else {
                api::sign_in(&credentials).await
            };
            match outcome {
                Ok(_) => done(),
                Err(message) => app().tell(message),
            }
        });
    };
    view! {
        <form class="stack" on:submit=move |event| {
            event.prevent_default();
            send(false);
        }>
            <p>{tr("web.profile.account-help")}</p>
            <label>{tr("web.profile.name")}
                <input type="text" autocomplete="username" required maxlength="32" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            <label>{tr("web.profile.password")}
                <input type="password" autocomplete="current-password" required minlength="8"
                    on:input=move |event| password.set(event_target_value(&event)) />
            </label>
            <div class="button-row">
                <button class="primary" type="submit">{tr("web.profile.sign-in")}</button>
                <button type="button" on:click=move |_| send(true)>{tr("web.profile.create")}</button>
            </div>
        </form>
    }
}
