//! Every clause of RULES.md, by area.

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod auction;
mod build;
mod court;
mod hidden;
mod joint;
mod labels;
mod objects;
mod score;
mod setup;
mod solo;
mod two;
mod work;
