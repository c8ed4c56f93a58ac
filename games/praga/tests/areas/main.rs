//! The clauses of the rules, by area.

#[path = "../common/mod.rs"]
mod common;

mod city;
mod edition;
mod end;
mod gains;
mod grids;
mod hexes;
mod labels;
mod road;
mod setup;
mod solo;
mod technology;
mod turn;
mod words;
