//! The browser client: the shell around the games, the table, and the boards.
//!
//! Every screen renders a [`scene::Scene`] (view, prompt, log, standings) and sends a [`session::Command`]; whether the game runs in
//! this page ([`local`]) or on a server is the same to it. The same WebAssembly is loaded a second time in a Web Worker,
//! where it is the bots ([`local::thinker`]).
//!
//! | module | what it is |
//! |---|---|
//! | [`app`] | the root: settings, route, language |
//! | [`browser`] | the few things asked of the browser: storage, title, sound |
//! | [`words`] | messages in the reader's language, as signals |
//! | [`route`] | addresses of the screens |
//! | [`scene`], [`session`] | what a table shows and what can be asked of it |
//! | [`local`] | a game in this page, with bots in a worker |
//! | [`remote`] | the server: lists, accounts, a table over a WebSocket |
//! | [`shell`] | home, new game, my games, settings, the design page |
//! | [`table`] | prompt, log, seats, score sheet |
//! | [`boards`] | the boards: one for any game, and those drawn for one |
//! | [`art`] | icons, seat colours and shapes, pictures |

#![warn(missing_docs)]

pub mod app;
pub mod art;
pub mod boards;
pub mod browser;
pub mod local;
pub mod remote;
pub mod route;
pub mod scene;
pub mod session;
pub mod settings;
pub mod shell;
pub mod table;
pub mod words;

/// Starts as the page or as the worker, whichever this is.
pub fn start() {
    console_error_panic_hook::set_once();
    if browser::is_page() {
        app::open();
    } else {
        local::thinker::serve();
    }
}
