//! The messages between server and client: what travels over the WebSocket and in the bodies of the REST API.
//!
//! Both sides use the same types. Views and events are JSON as the game defines it; text for a person is a
//! [`Message`](signoria_engine::Message), which the reader's side puts into words in the reader's language. Nothing here is built from more than one
//! eye may know.
//!
//! A conversation over the WebSocket of a table (`docs/API.md` has it in full):
//!
//! ```text
//! → {"type":"hello","version":2}
//! ← {"type":"snapshot","number":14,"table":{…},"position":{…},"log":[…],"chat":[…],…}
//! → {"type":"do","number":14,"key":"b7","command":{"do":"play","seat":0,"action":"take 2"}}
//! ← {"type":"accepted","key":"b7","number":15}
//! ← {"type":"update","number":15,"table":{…},"patch":{…},"lines":[…]}
//! ```

mod digest;
mod live;
mod notices;
mod numbers;
mod patch;
mod rest;

pub use digest::Digest;
pub use live::*;
pub use notices::*;
pub use numbers::*;
pub use patch::{Misfit, Patch};
pub use rest::*;

/// The version of these messages. A server refuses a client that speaks another.
pub const VERSION: u32 = 2;

/// The longest text message a client may send over the socket, in bytes.
pub const LONGEST_CLIENT_MESSAGE: usize = 16 << 10;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;
/// The longest idempotency key, in bytes.
pub const LONGEST_KEY: usize = 64;
/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 32;
/// The shortest and the longest password, in bytes. The upper bound keeps hashing cheap to refuse.
pub const PASSWORD_LENGTH: (usize, usize) = (8, 200);
