//! The screens around the tables.

mod design;
mod games;
mod home;
mod lobby;
mod new_game;
mod profile;
mod settings;

use leptos::prelude::*;
use signoria_words::Language;

pub use design::Design;
pub use games::Games;
pub use home::Home;
pub use lobby::Lobby;
pub use new_game::NewGame;
pub use profile::Profile;
pub use settings::SettingsPage;

use crate::app::{app, set_theme};
use crate::art::icon;
use crate::route::Route;
use crate::settings::Theme;
use crate::words::{own_name, t, tr};

/// A link of the navigation; it says which screen is shown.
#[component]
fn NavLink(route: Route, icon_name: &'static str, label: &'static str) -> impl IntoView {
    let href = route.to_string();
    let current = move || app().route.with(|shown| *shown == route).then_some("page");
    view! {
        <a href=href aria-current=current title=tr(label)>
            {icon(icon_name)}
            <span class="nav-label">{tr(label)}</span>
        </a>
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
            <nav aria-label=tr("web.nav.label")>
                <NavLink route=Route::Home icon_name="dice" label="web.nav.play" />
                <NavLink route=Route::Games icon_name="book" label="web.nav.games" />
                <NavLink route=Route::Lobby icon_name="people" label="web.nav.lobby" />
                <NavLink route=Route::Settings icon_name="gear" label="web.nav.settings" />
            </nav>
            <div class="head-tools">
                <LanguageSwitch />
                <button
                    class="icon-button"
                    aria-label=move || t(if is_dark() { "web.theme.to-light" } else { "web.theme.to-dark" })
                    on:click=move |_| set_theme(if is_dark() { Theme::Light } else { Theme::Dark })
                >
                    {move || icon(if is_dark() { "sun" } else { "moon" })}
                </button>
            </div>
        </header>
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
            <p>
                <a href="#/profile">{tr("web.nav.profile")}</a>
                " · "
                <a href="#/design">{tr("web.nav.design")}</a>
            </p>
        </footer>
    }
}

/// Nothing is there.
#[component]
pub fn Nowhere() -> impl IntoView {
    view! {
        <section class="narrow">
            <h1>{tr("web.nowhere.title")}</h1>
            <p>{tr("web.nowhere.text")}</p>
            <p><a class="button" href="#/">{tr("web.nav.home")}</a></p>
        </section>
    }
}
