//! What I am called, here and on the server.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{Credentials, Farewell, Me, NewPassword};

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::remote::api;
use crate::shell::name::{self, NameField};
use crate::shell::notices::Notices;
use crate::shell::push;
use crate::words::tr;

/// My name and account.
#[component]
pub fn Profile() -> impl IntoView {
    let app = app();
    let own = name::to_begin_with();
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
        <section class="page-room profile">
            <h1>{tr("web.profile.title")}</h1>
            <div class="sheet-panel">
            <form class="sit-down" on:submit=move |event| {
                event.prevent_default();
                own.with_untracked(|own| name::keep(own));
            }>
                <NameField name=own />
                <button class="primary" disabled=move || own.with(|own| own.trim().is_empty() || *own == app.own_name())>{tr("web.name.keep")}</button>
            </form>
            <p class="help">{tr("web.profile.name-help")}</p>
            </div>
            <div class="sheet-panel">
            <h2>{tr("web.profile.account")}</h2>
            {move || match me.get() {
                None => view! { <p>{tr("web.profile.no-server")}</p> }.into_any(),
                Some(Me { name: Some(name), account: true, listed }) => view! {
                    <p>{tr("web.profile.signed-in")} " " <strong>{name}</strong></p>
                    <button on:click=move |_| leptos::task::spawn_local(async move {
                        match api::sign_out().await {
                            Ok(()) => reload(),
                            Err(message) => app.tell(message),
                        }
                    })>{tr("web.profile.sign-out")}</button>
                    <Listed listed />
                    <ChangePassword />
                    <Notices />
                    <OwnData has_password=true done=reload />
                }.into_any(),
                Some(Me { name, .. }) => view! {
                    <Account done=reload />
                    {name.is_some().then(|| view! {
                        <Notices />
                        <OwnData has_password=false done=reload />
                    })}
                }.into_any(),
            }}
            </div>
        </section>
    }
}

/// Whether my name may stand among the leaders: only if I say so.
#[component]
fn Listed(listed: bool) -> impl IntoView {
    let chosen = RwSignal::new(listed);
    let choose = move |event| {
        let wish = event_target_checked(&event);
        chosen.set(wish);
        leptos::task::spawn_local(async move {
            if let Err(message) = api::list_me(wish).await {
                chosen.try_set(!wish);
                app().tell(message);
            }
        });
    };
    view! {
        <label class="switch-row listed">
            <input type="checkbox" role="switch" prop:checked=chosen on:change=choose />
            <span><strong>{tr("web.profile.listed")}</strong> <small>{tr("web.profile.listed-help")}</small></span>
        </label>
    }
}

#[component]
fn ChangePassword() -> impl IntoView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = NewPassword {
            old: old.get_untracked(),
            new: new.get_untracked(),
        };
        leptos::task::spawn_local(async move {
            let outcome = api::change_password(&wish).await;
            app().tell(
                outcome
                    .err()
                    .unwrap_or_else(|| Message::new("web.profile.password-changed")),
            );
        });
    };
    view! {
        <details class="fold">
            <summary>{tr("web.profile.change-password")}</summary>
            <form class="stack" on:submit=change>
                <label>{tr("web.profile.old-password")}
                    <input type="password" autocomplete="current-password" required
                        on:input=move |event| old.set(event_target_value(&event)) />
                </label>
                <label>{tr("web.profile.new-password")}
                    <input type="password" autocomplete="new-password" required minlength="8"
                        on:input=move |event| new.set(event_target_value(&event)) />
                </label>
                <p class="help">{tr("web.profile.change-help")}</p>
                <button>{tr("web.profile.change-password")}</button>
            </form>
        </details>
    }
}

/// All that the server knows of me, to take along or to be deleted.
#[component]
fn OwnData(has_password: bool, done: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let export = move |_| {
        leptos::task::spawn_local(async move {
            match api::export().await {
                Ok(text) => browser::download("signoria-my-data.json", &text),
                Err(message) => app().tell(message),
            }
        });
    };
    let hear_all = move |_| {
        leptos::task::spawn_local(async move {
            let outcome = api::hear_all().await.err();
            app().tell(outcome.unwrap_or_else(|| Message::new("web.profile.hears-all")));
        });
    };
    let leave = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let farewell = Farewell {
            password: has_password.then(|| password.get_untracked()),
        };
        leptos::task::spawn_local(async move {
            match api::delete_me(&farewell).await {
                Ok(()) => {
                    app().tell(Message::new("web.profile.deleted"));
                    done();
                }
                Err(message) => app().tell(message),
            }
        });
    };
    view! {
        <h2>{tr("web.profile.data")}</h2>
        <button on:click=export>{icon("save")} {tr("web.profile.export")}</button>
        <button on:click=hear_all>{icon("chat")} {tr("web.profile.hear-all")}</button>
        <details class="fold">
            <summary>{tr("web.profile.delete")}</summary>
            <form class="stack" on:submit=leave>
                <p>{tr("web.profile.delete-help")}</p>
                {has_password.then(|| view! {
                    <label>{tr("web.profile.password")}
                        <input type="password" autocomplete="current-password" required
                            on:input=move |event| password.set(event_target_value(&event)) />
                    </label>
                })}
                <button class="danger">{tr("web.profile.delete-sure")}</button>
            </form>
        </details>
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
                Ok(me) => {
                    if creates {
                        push::go_on().await;
                    }
                    // The account says what I am called.
                    app()
                        .settings
                        .update(|settings| settings.name = me.name.unwrap_or_default());
                    app().news.ask();
                    done();
                }
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
