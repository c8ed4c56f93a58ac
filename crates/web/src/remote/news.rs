//! What the server tells everybody who is not at a table: who they are, which tables wait for players, and which games are theirs.
//!
//! It is asked again when another screen is opened and every few seconds while one of the screens that show it is open.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{Me, TableSummary};

use crate::app::app;
use crate::remote::api;
use crate::route::Route;

/// How often lists of tables are asked for again while they are looked at.
const PAUSE: Duration = Duration::from_secs(15);

/// Something of the server: not heard yet, heard, or why not.
pub type Heard<T> = Option<Result<T, Message>>;

/// The news. It is a handful of signals: copying it is free.
#[derive(Clone, Copy)]
pub struct News {
    /// Who I am to the server.
    pub me: RwSignal<Heard<Me>>,
    /// The tables that wait for players.
    pub waiting: RwSignal<Heard<Vec<TableSummary>>>,
    /// My tables that are not over, those that wait for me first.
    pub mine: RwSignal<Heard<Vec<TableSummary>>>,
}

impl News {
    /// Nothing was heard yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            me: RwSignal::new(None),
            waiting: RwSignal::new(None),
            mine: RwSignal::new(None),
        }
    }

    /// Asks now, when another screen is opened, and from time to time.
    pub fn follow(self) {
        Effect::new(move || {
            if app().route.with(shows_news) {
                self.ask();
            }
        });
        let again = move || {
            let is_looked_at = app().route.with_untracked(shows_news) && !document().hidden();
            // Where there is no server, asking every few seconds finds none.
            let has_server = self.me.with_untracked(|me| matches!(me, Some(Ok(_))));
            if is_looked_at && has_server {
                self.ask();
            }
        };
        // Lists that are not asked for again only grow old.
        let _ = set_interval_with_handle(again, PAUSE);
    }

    /// Asks for all of it.
    pub fn ask(self) {
        leptos::task::spawn_local(async move {
            let me = match api::me().await {
                Ok(me) => me,
                Err(reason) => {
                    self.waiting.set(Some(Err(reason.clone())));
                    self.mine.set(Some(Err(reason.clone())));
                    self.me.set(Some(Err(reason)));
                    return;
                }
            };
            let is_known = me.name.is_some();
            self.me.set(Some(Ok(me)));
            self.waiting.set(Some(api::lobby().await.map(|list| list.tables)));
            // A stranger has no tables, and is told so when asking for them.
            let mine = if is_known {
                api::my_tables().await.map(|list| list.tables)
            } else {
                Ok(Vec::new())
            };
            self.mine.set(Some(mine));
        });
    }
}

impl Default for News {
    fn default() -> Self {
        Self::new()
    }
}

/// Tables have a line of their own to the server.
fn shows_news(route: &Route) -> bool {
    !route.is_table()
}
