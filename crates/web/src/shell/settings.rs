//! Settings. Each takes effect at once and is kept.

use leptos::prelude::*;
use signoria_words::Language;

use crate::app::{app, set_theme};
use crate::browser;
use crate::settings::{Asking, Settings, Speed, Theme};
use crate::words::{own_name, t, tr};

/// Settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let app = app();
    let language = move || app.settings.with(|settings| settings.language);
    view! {
        <section class="page-room settings">
            <h1>{tr("web.settings.title")}</h1>
            <fieldset class="choice-row">
                <legend>{tr("web.settings.language")}</legend>
                <label>
                    <input type="radio" name="language" prop:checked=move || language().is_none()
                        on:change=move |_| app.settings.update(|settings| settings.language = None) />
                    {tr("web.settings.language-auto")}
                </label>
                {Language::ALL.map(|option| view! {
                    <label lang=option.code()>
                        <input type="radio" name="language" prop:checked=move || language() == Some(option)
                            on:change=move |_| app.settings.update(|settings| settings.language = Some(option)) />
                        {own_name(option)}
                    </label>
                }).collect_view()}
            </fieldset>
            <fieldset class="choice-row">
                <legend>{tr("web.settings.theme")}</legend>
                {Theme::ALL.map(|theme| view! {
                    <label>
                        <input type="radio" name="theme"
                            prop:checked=move || app.settings.with(|settings| settings.theme) == theme
                            on:change=move |_| set_theme(theme) />
                        {move || t(&format!("web.theme.{}", theme.code()))}
                    </label>
                }).collect_view()}
            </fieldset>
            <fieldset class="choice-row">
                <legend>{tr("web.settings.ask")}</legend>
                {Asking::ALL.map(|ask| view! {
                    <label>
                        <input type="radio" name="ask" value=ask.code()
                            prop:checked=move || app.settings.with(|settings| settings.ask) == ask
                            on:change=move |_| app.settings.update(|settings| settings.ask = ask) />
                        {move || t(&format!("web.ask.{}", ask.code()))}
                    </label>
                }).collect_view()}
            </fieldset>
            <fieldset class="choice-row">
                <legend>{tr("web.settings.speed")}</legend>
                {Speed::ALL.map(|speed| view! {
                    <label>
                        <input type="radio" name="speed" value=speed.code()
                            prop:checked=move || app.settings.with(|settings| settings.speed) == speed
                            on:change=move |_| app.settings.update(|settings| settings.speed = speed) />
                        <span class="capital">{move || t(&format!("web.speed.{}", speed.code()))}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <div class="switches">
            <Switch label="web.settings.sound" help="web.settings.sound-help"
                read=|settings| settings.sound
                write=|settings, on| settings.sound = on />
            <Switch label="web.settings.notify" help="web.settings.notify-help"
                read=|settings| settings.notify
                write=|settings, on| {
                    settings.notify = on;
                    if on { browser::ask_to_notify(); }
                } />
            <Switch label="web.settings.still" help="web.settings.still-help"
                read=|settings| settings.still write=|settings, on| settings.still = on />
            <Switch label="web.settings.one-tap" help="web.settings.one-tap-help"
                read=|settings| settings.one_tap write=|settings, on| settings.one_tap = on />
            </div>
        </section>
    }
}

#[component]
fn Switch(
    label: &'static str,
    help: &'static str,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let app = app();
    view! {
        <label class="switch-row">
            <input type="checkbox" role="switch" prop:checked=move || app.settings.with(read)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    app.settings.update(|settings| write(settings, on));
                } />
            <span>
                <strong>{tr(label)}</strong>
                <small>{tr(help)}</small>
            </span>
        </label>
    }
}
