//! The browser client: the shell around the games, the table, and the boards.
//!
//! Every screen renders a [`scene::Scene`] and asks through a [`session::Session`]; whether the table is in this browser ([`local`]) or on
//! a server ([`remote`]) is the same to it: both are a [`signoria_table::Table`], spoken to with the messages of [`signoria_table::wire`].
//!
//! It is two programs. The page has all screens and no rules: it is small and shown first. The engine has the rules and the bots and
//! runs in Web Workers, loaded when a table in this browser needs it ([`local::hall`]).
//!
//! | module | what it is |
//! |---|---|
//! | [`app`] | the root: settings, route, language |
//! | [`browser`] | the few things asked of the browser: storage, title, sound |
//! | [`mod@build`] | which build this is, and what its files are called |
//! | [`words`] | messages in the reader's language, as signals |
//! | [`faces`] | what the games say of themselves |
//! | [`lesson`] | the guided first games |
//! | [`route`] | addresses of the screens |
//! | [`rows`] | lists that change a little at a time |
//! | [`rules`] | the rules to read, in a room of their own and beside a table |
//! | [`motion`] | small animations that show where things went |
//! | [`scene`], [`session`] | what a table shows and what can be asked of it |
//! | [`local`] | a game in this browser, rules and bots in workers |
//! | [`remote`] | the server: lists, accounts, a table over a WebSocket |
//! | [`shell`] | home, new game, my games, settings, the design page |
//! | [`study`] | looking back at games: the replay, links that carry a game, analysis and variations |
//! | [`table`] | prompt, log, seats, score sheet |
//! | [`boards`] | the boards: one for any game, and those drawn for one |
//! | [`update`] | new builds of the page |
//! | [`art`] | icons, seat colours and shapes, pictures |

// It runs in a browser. On this machine only its tests do: a native build of everything would spend two minutes on a library that nobody can use.
#![cfg(any(target_family = "wasm", test))]
#![warn(missing_docs)]

pub mod app;
pub mod art;
pub mod boards;
pub mod browser;
pub mod build;
pub mod faces;
pub mod lesson;
pub mod local;
pub mod motion;
pub mod remote;
pub mod route;
pub mod rows;
pub mod rules;
pub mod scene;
pub mod session;
pub mod settings;
pub mod shell;
mod sound;
pub mod study;
#[cfg(test)]
mod styles_tests;
mod supply;
pub mod table;
pub mod update;
pub mod words;

/// Starts the page.
pub fn open_page() {
    console_error_panic_hook::set_once();
    app::open();
}

/// Starts the engine, in a worker of the page.
pub fn serve_page() {
    console_error_panic_hook::set_once();
    local::worker::serve();
}
