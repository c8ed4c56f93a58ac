//! What stands above and below every screen: the rooms of the house, the language, the light, and who I am.

use leptos::prelude::*;
use signoria_words::Language;

use crate::app::{app, set_theme};
use crate::art::{face, icon};
use crate::route::Route;
use crate::settings::Theme;
use crate::shell::own;
use crate::words::{own_name, t, tr};

/// A link to a room; it says which one is open, and how much waits there.
#[component]
fn RoomLink(
    route: Route,
    icon_name: &'static str,
    label: &'static str,
    /// How much waits there.
    count: Signal<usize>,
    /// Whether it waits for me.
    #[prop(optional)]
    urgent: bool,
) -> impl IntoView {
    let href = route.to_string();
    let current = move || app().route.with(|shown| shown.is_in(&route)).then_some("page");
    view! {
        <a href=href aria-current=current>
            {icon(icon_name)}
            <span class="nav-label">{tr(label)}</span>
            {move || Some(count.get()).filter(|count| *count > 0).map(|count| view! {
                <span class="count-badge" class:urgent=urgent>{count}</span>
            })}
        </a>
    }
}

/// The rooms of the house.
#[component]
fn RoomLinks() -> impl IntoView {
    let news = app().news;
    let nothing = Signal::derive(|| 0);
    let tables = Signal::derive(move || {
        news.waiting.with(|tables| match tables {
            Some(Ok(tables)) => tables.len(),
            _ => 0,
        })
    });
    let turns = Memo::new(move |_| {
        // Games in this browser tell nobody when they change: what another screen did is seen on the way back.
        app().route.track();
        own::running().iter().filter(|game| game.waits_for_me()).count()
    });
    view! {
        <RoomLink route=Route::Home icon_name="home" label="web.nav.start" count=nothing />
        <RoomLink route=Route::Lobby icon_name="table" label="web.nav.lobby" count=tables />
        <RoomLink route=Route::Games icon_name="games" label="web.nav.games" count=turns.into() urgent=true />
        <RoomLink route=Route::Learn icon_name="book" label="web.nav.learn" count=nothing />
    }
}

/// The head of every page.
#[component]
pub fn Header() -> impl IntoView {
    let app = app();
    let is_dark = move || match app.settings.with(|settings| settings.theme) {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => crate::browser::prefers("(prefers-color-scheme: dark)"),
    };
    view! {
        <header class="page-head">
            <a class="brand" href="#/" aria-label=tr("web.nav.home")>
                {icon("lily")}
                <span class="brand-name">"Signoria"</span>
            </a>
            <nav aria-label=tr("web.nav.label")><RoomLinks /></nav>
            <div class="head-tools">
                <LanguageSwitch />
                <button
                    class="icon-button theme"
                    aria-label=move || t(if is_dark() { "web.theme.to-light" } else { "web.theme.to-dark" })
                    on:click=move |_| set_theme(if is_dark() { Theme::Light } else { Theme::Dark })
                >
                    {move || icon(if is_dark() { "sun" } else { "moon" })}
                </button>
                <a class="icon-button" href="#/settings" aria-label=tr("web.nav.settings") title=tr("web.nav.settings")>{icon("gear")}</a>
            </div>
            <Myself />
        </header>
    }
}

/// Who I am: my face and my name.
#[component]
fn Myself() -> impl IntoView {
    let name = Memo::new(move |_| app().own_name());
    view! {
        <a class="myself" href="#/profile" title=tr("web.nav.profile")>
            {move || {
                let name = name.get();
                match name.is_empty() {
                    true => view! { <span class="no-face">{icon("person")}</span> <strong class="own-name">{tr("web.player.one")}</strong> }.into_any(),
                    false => view! { {face(&name, 0)} <strong class="own-name">{name}</strong> }.into_any(),
                }
            }}
            <span class="visually-hidden">" "{tr("web.nav.profile")}</span>
        </a>
    }
}

/// Switches the language without a reload.
#[component]
fn LanguageSwitch() -> impl IntoView {
    let app = app();
    let choose = move |event| {
        let language: Result<Language, _> = event_target_value(&event).parse();
        app.settings.update(|settings| settings.language = language.ok());
    };
    view! {
        <select
            class="language"
            aria-label=tr("web.settings.language")
            on:change=choose
            prop:value=move || app.language().code()
        >
            {Language::ALL
                .map(|language| view! {
                    <option value=language.code() lang=language.code() selected=move || app.language() == language>
                        {own_name(language)}
                    </option>
                })
                .collect_view()}
        </select>
    }
}

/// The foot of every page.
#[component]
pub fn Footer() -> impl IntoView {
    view! {
        <footer class="page-foot">
            <p>{tr("web.foot.fans")}</p>
        </footer>
    }
}

/// The rooms again, at the lower edge of a phone, where a thumb reaches them.
#[component]
pub fn Tabs() -> impl IntoView {
    view! { <nav class="tabs" aria-label=tr("web.nav.label")><RoomLinks /></nav> }
}
