//! The root of the page: what every screen shares, and which screen is shown.

use std::cell::OnceCell;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_words::Language;

use crate::browser;
use crate::faces;
use crate::lesson::LessonPage;
use crate::remote::news::News;
use crate::route::Route;
use crate::rules::RulesPage;
use crate::settings::{Settings, Theme};
use crate::shell::{
    Design, Footer, Games, Header, Home, Learn, Lobby, NewGame, Nowhere, OpenTable, Profile, SettingsPage,
    Tabs,
};
use crate::study;
use crate::table::{self, LateTable, Place};
use crate::update;
use crate::words::{self, say, t};

/// What every screen shares. It is a handful of signals: copying it is free.
#[derive(Clone, Copy)]
pub struct App {
    /// The settings; every change is kept.
    pub settings: RwSignal<Settings>,
    /// The screen.
    pub route: RwSignal<Route>,
    /// Something to tell the person, whatever the screen.
    pub notice: RwSignal<Option<Message>>,
    /// The language whose words are there. It follows the settings as soon as they are fetched.
    spoken: RwSignal<Language>,
    /// Whether a new build of the page is ready to be loaded.
    pub new_build_waits: RwSignal<bool>,
    /// What the server tells: who I am, which tables wait, which are mine.
    pub news: News,
    /// The ids of things that the log speaks of while one points at it.
    pub pointed_at: RwSignal<Vec<String>>,
}

thread_local! {
    static APP: OnceCell<App> = const { OnceCell::new() };
}

/// What every screen shares.
///
/// # Panics
/// Before the page was opened, which is the first thing the program does.
#[must_use]
pub fn app() -> App {
    APP.with(|app| *app.get().expect("the page is open"))
}

impl App {
    fn new() -> Self {
        Self {
            settings: RwSignal::new(Settings::load()),
            route: RwSignal::new(Route::parse(&browser::hash())),
            notice: RwSignal::new(None),
            spoken: RwSignal::new(wanted_language(&Settings::load())),
            new_build_waits: RwSignal::new(false),
            news: News::new(),
            pointed_at: RwSignal::new(Vec::new()),
        }
    }

    /// The reader's language.
    #[must_use]
    pub fn language(self) -> Language {
        self.spoken.get()
    }

    /// What I am called: as I said, or as the server knows me; empty for a stranger.
    #[must_use]
    pub fn own_name(self) -> String {
        let said = self.settings.with(|settings| settings.name.clone());
        self.news.me.with(|me| match me {
            // An account has one name, whatever this browser called somebody before.
            Some(Ok(me)) if me.account || said.is_empty() => me.name.clone().unwrap_or(said),
            _ => said,
        })
    }

    /// Whether things may move on the screen.
    #[must_use]
    pub fn moves_things(self) -> bool {
        self.pace() > Duration::ZERO
    }

    /// How long an action of another seat is shown before the next; no time at all where nothing may move.
    #[must_use]
    pub fn pace(self) -> Duration {
        let (still, speed) = self
            .settings
            .with_untracked(|settings| (settings.still, settings.speed));
        if still || browser::prefers("(prefers-reduced-motion: reduce)") {
            Duration::ZERO
        } else {
            speed.pace()
        }
    }

    /// Goes to a screen.
    pub fn go(self, route: &Route) {
        browser::set_hash(&route.to_string());
    }

    /// Tells the person something.
    pub fn tell(self, message: Message) {
        self.notice.set(Some(message));
    }

    /// Whether the log points at that thing.
    #[must_use]
    pub fn points_at(self, id: &str) -> bool {
        self.pointed_at
            .with(|ids| ids.iter().any(|pointed| pointed == id))
    }
}

/// How long something that is told stays on the screen: long enough to read two lines.
const TOLD_FOR: Duration = Duration::from_secs(8);

/// What is told goes away by itself.
pub fn fades(notice: RwSignal<Option<Message>>) {
    let serial = StoredValue::new(0_u32);
    Effect::new(move || {
        if notice.with(Option::is_none) {
            return;
        }
        serial.update_value(|serial| *serial += 1);
        let told = serial.get_value();
        let end = move || {
            // Something else may have been told meanwhile, or the screen may have been left.
            if serial.try_get_value() == Some(told) {
                notice.set(None);
            }
        };
        set_timeout(end, TOLD_FOR);
    });
}

/// How long after the first page the part of the tables is fetched: what that page itself needs goes first.
const FETCHED_AHEAD: Duration = Duration::from_secs(1);

/// What a system says whose screens are dark.
const DARK: &str = "(prefers-color-scheme: dark)";

/// The language that the settings or the browser ask for.
fn wanted_language(settings: &Settings) -> Language {
    settings.language.unwrap_or_else(words::preferred)
}

/// Opens the page, once the words and the names of the games are there.
pub fn open() {
    // The framework's own executor is there only once something is mounted.
    wasm_bindgen_futures::spawn_local(async {
        if words::learn(wanted_language(&Settings::load())).await && faces::load().await {
            show();
        } else {
            browser::show_plain("Signoria could not be loaded. Please try again.");
        }
    });
}

fn show() {
    mount_to_body(|| {
        // The signals belong to the root and live as long as the page.
        APP.with(|app| {
            app.get_or_init(App::new);
        });
        view! { <Page /> }
    });
    update::watch();
}

/// The screen is the one that the address names.
fn follow_the_address(app: App) {
    let on_hash = window_event_listener(ev::hashchange, move |_| {
        app.notice.set(None);
        app.route.set(Route::parse(&browser::hash()));
        // Another screen begins at its top, however far down the last one was read.
        request_animation_frame(browser::scroll_to_top);
        // Keyboard and screen-reader users start there too; a table sets the focus itself, on its question.
        if app.route.with_untracked(|route| !route.is_table()) {
            request_animation_frame(|| {
                browser::focus("#main");
            });
        }
    });
    on_cleanup(move || on_hash.remove());
}

/// Keeps the settings and does what they say: language, theme, stillness.
fn follow_the_settings(app: App) {
    Effect::new(move || app.settings.with(Settings::keep));
    Effect::new(move || {
        let wanted = app.settings.with(wanted_language);
        leptos::task::spawn_local(async move {
            if words::learn(wanted).await {
                app.spoken.set(wanted);
            }
        });
    });
    let system_is_dark = RwSignal::new(browser::prefers(DARK));
    browser::watch(DARK, move |is_dark| system_is_dark.set(is_dark));
    Effect::new(move || {
        browser::mark_root("lang", app.language().code());
        let theme = app.settings.with(|settings| settings.theme);
        browser::mark_root("data-theme", theme.shown(system_is_dark.get()));
        let still = app.settings.with(|settings| settings.still);
        browser::mark_root("data-still", if still { "yes" } else { "no" });
    });
}

/// The id of the title of a screen; empty for the page's own, none for a table, which says in its title whose turn it is.
fn title_of(route: &Route) -> Option<String> {
    let id = match route {
        table if table.is_table() => return None,
        Route::New(game) | Route::Open(Some(game)) | Route::Rules { game, .. } => {
            return Some(format!("{game}.title"));
        }
        Route::Open(None) => "web.open-table.title",
        Route::Daily => "web.games.daily",
        Route::Numbers => "web.games.numbers",
        Route::Games => "web.games.title",
        Route::Learn => "web.learn.title",
        Route::Lobby => "web.home.tables",
        Route::Profile => "web.profile.title",
        Route::Settings => "web.settings.title",
        Route::Design => "web.design.title",
        _ => "",
    };
    Some(id.to_owned())
}

/// The browser's tab has the title of the screen.
fn entitle_the_page(app: App) {
    Effect::new(move || {
        let title = match app.route.with(title_of) {
            None => return,
            Some(screen) if words::is_known(&screen) => format!("{} – Signoria", t(&screen)),
            Some(_) => t("web.title"),
        };
        browser::set_title(&title, false);
    });
}

#[component]
fn Page() -> impl IntoView {
    let app = app();
    follow_the_address(app);
    app.news.follow();
    fades(app.notice);
    set_timeout(table::fetch_ahead, FETCHED_AHEAD);
    follow_the_settings(app);
    entitle_the_page(app);
    view! {
        <a class="skip" href="#main" on:click=move |event| {
            event.prevent_default();
            browser::focus("#main");
        }>{words::tr("web.skip")}</a>
        <Header />
        <main id="main" tabindex="-1"><Screen app /></main>
        <Footer />
        <Tabs />
        <study::DropZone />
        <Toasts app />
    }
}

/// The screen that is shown.
#[component]
fn Screen(app: App) -> impl IntoView {
    let place = Memo::new(move |_| match app.route.get() {
        // Whoever turns a page stays in the room.
        Route::Rules { game, .. } => Route::rules(&game, ""),
        other => other,
    });
    view! {
        {move || match place.get() {
            Route::Home => view! { <Home /> }.into_any(),
            Route::New(game) => view! { <NewGame game online=false /> }.into_any(),
            Route::Open(Some(game)) => view! { <NewGame game online=true /> }.into_any(),
            Route::Open(None) => view! { <OpenTable /> }.into_any(),
            Route::Here { id, moment } => view! { <LateTable place=Place::Here(id) moment /> }.into_any(),
            Route::Table { id, moment } => view! { <LateTable place=Place::Server(id) moment /> }.into_any(),
            Route::Shared { packed, moment } => view! { <LateTable place=Place::Shared(packed) moment /> }.into_any(),
            Route::Study { id, line, moment } => view! { <LateTable place=Place::Study { id, line } moment /> }.into_any(),
            Route::Lobby => view! { <Lobby /> }.into_any(),
            Route::Learn => view! { <Learn /> }.into_any(),
            Route::Rules { game, .. } => view! { <RulesPage game /> }.into_any(),
            Route::Lesson(game) => view! { <LessonPage game /> }.into_any(),
            Route::Daily => view! { <study::LateRoom room=study::Room::Daily /> }.into_any(),
            Route::Numbers => view! { <study::LateRoom room=study::Room::Numbers /> }.into_any(),
            Route::Games => view! { <Games /> }.into_any(),
            Route::Profile => view! { <Profile /> }.into_any(),
            Route::Settings => view! { <SettingsPage /> }.into_any(),
            Route::Design => view! { <Design /> }.into_any(),
            Route::Nowhere => view! { <Nowhere /> }.into_any(),
        }}
    }
}

/// What is told whatever the screen: that a new build waits, and what went wrong.
#[component]
fn Toasts(app: App) -> impl IntoView {
    view! {
        <div class="toasts" role="status">
            {move || app.new_build_waits.get().then(|| view! {
                <div class="toast new-build">
                    <p>{words::tr("web.update.waiting")}</p>
                    <button class="primary" on:click=move |_| update::load_now()>{words::tr("web.update.load")}</button>
                    <button class="quiet" on:click=move |_| app.new_build_waits.set(false)>{words::tr("web.close")}</button>
                </div>
            })}
        </div>
        <div class="toasts" role="alert">
            {move || app.notice.get().map(|message| view! {
                <div class="toast">
                    <p>{move || say(&message, &[])}</p>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>{words::tr("web.close")}</button>
                </div>
            })}
        </div>
    }
}

/// Sets the theme; used by the header and the settings alike.
pub fn set_theme(theme: Theme) {
    app().settings.update(|settings| settings.theme = theme);
}
