//! Every numbered example of the rulebooks, by its clause.

mod expansions;
mod game;
mod solo;
