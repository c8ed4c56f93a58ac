//! The rules of the games, to read: in a room of their own, and beside a table without leaving it.
//!
//! The words are a file of the bundle for each game and language ([`signoria_words::guide`]); they and what shows them are loaded when the rules are
//! first opened, so that home stays light.

mod book;
mod pieces;
mod room;
mod search;
mod traits;

use std::cell::Cell;

use leptos::prelude::*;

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::route::Route;
use crate::table::Desk;
use crate::words::{t, tr};
use book::{Fault, Opened};

pub use book::is_written;

/// Somebody who reads the rules: where they are, and how they get elsewhere.
#[derive(Clone)]
pub struct Reader {
    /// The game.
    pub game: String,
    /// What they want to read: a section, a clause, a message of the rules; empty: how a turn goes.
    pub at: Signal<String>,
    /// Goes to another section.
    pub go: Callback<String>,
    /// Closes the rules where they lie beside a table.
    pub close: Option<Callback<()>>,
}

thread_local! {
    /// Whether somebody wants to search and there is nothing to type into yet.
    static SEEKS: Cell<bool> = const { Cell::new(false) };
}

/// Puts the focus into the search, as soon as there is one.
pub fn search_soon() {
    SEEKS.set(true);
    request_animation_frame(|| {
        begin_search();
    });
}

/// Puts the focus into the search, if somebody waits for that.
fn begin_search() -> bool {
    let begins = SEEKS.get() && browser::focus(".rules-search input");
    if begins {
        SEEKS.set(false);
    }
    begins
}

/// The rules in a room of their own. The address says where in them.
#[component]
pub fn RulesPage(
    /// The game.
    game: String,
) -> impl IntoView {
    let own = game.clone();
    let at = Signal::derive(move || {
        app().route.with(|route| match route {
            Route::Rules { at, .. } => at.clone(),
            _ => String::new(),
        })
    });
    let go = Callback::new(move |section: String| app().go(&Route::rules(&own, &section)));
    let reader = Reader {
        game,
        at,
        go,
        close: None,
    };
    view! { <Reading reader /> }
}

/// The rules beside a table, while they are open there.
#[component]
pub fn RulesBeside(
    /// The table.
    desk: Desk,
    /// Its game.
    game: String,
) -> impl IntoView {
    let is_open = Memo::new(move |_| desk.rules.with(Option::is_some));
    let at = Signal::derive(move || desk.rules.get().unwrap_or_default());
    let close = move || {
        desk.rules.set(None);
        browser::focus(".rules-button");
    };
    move || {
        let reader = Reader {
            game: game.clone(),
            at,
            go: Callback::new(move |section| desk.rules.set(Some(section))),
            close: Some(Callback::new(move |()| close())),
        };
        is_open.get().then(|| {
            view! { <section class="rules-beside" aria-label=tr("web.rules.title")><Reading reader /></section> }
        })
    }
}

/// The guide as soon as it is there. Another language replaces it when it has come, and not before.
#[component]
fn Reading(reader: Reader) -> impl IntoView {
    let opened: RwSignal<Option<Result<Opened, Fault>>> = RwSignal::new(None);
    let tries = RwSignal::new(0_u32);
    let game = reader.game.clone();
    Effect::new(move || {
        tries.track();
        let (game, language) = (game.clone(), app().language());
        leptos::task::spawn_local(async move {
            let found = book::open(&game, language).await;
            // The room may have been left meanwhile, or another language be wanted.
            if tries.try_get_untracked().is_some() && app().language() == language {
                opened.set(Some(found));
            }
        });
    });
    move || match opened.get() {
        Some(Ok(Opened { guide, maker })) => maker(reader.clone(), guide),
        Some(Err(fault)) => view! { <Unread reader=reader.clone() fault tries /> }.into_any(),
        None => {
            view! { <p class="empty rules-loading" role="status">{tr("web.rules.loading")}</p> }.into_any()
        }
    }
}

/// Why there is nothing to read, and what can be done about it.
#[component]
fn Unread(reader: Reader, fault: Fault, tries: RwSignal<u32>) -> impl IntoView {
    let title = format!("{}.title", reader.game);
    let says = match fault {
        Fault::Unwritten => "web.rules.unwritten",
        Fault::Unreachable => "web.rules.unreachable",
    };
    view! {
        <section class="narrow rules-unread">
            <h1>{move || t(&title)}</h1>
            <p role="alert">{tr(says)}</p>
            <div class="button-row">
                {(fault == Fault::Unreachable).then(|| view! {
                    <button class="primary" on:click=move |_| tries.update(|tries| *tries += 1)>{icon("replay")} {tr("web.rules.again")}</button>
                })}
                {match reader.close {
                    Some(close) => view! { <button on:click=move |_| close.run(())>{tr("web.close")}</button> }.into_any(),
                    None => view! { <a class="button" href="#/rules">{tr("web.rules.back")}</a> }.into_any(),
                }}
            </div>
        </section>
    }
}
