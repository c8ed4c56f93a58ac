//! Every clause of RULES.md, by area.

mod editions;
mod effects;
mod endless;
mod general;
mod hidden;
mod lighthouse;
mod money;
mod optional;
mod permanents;
mod purchases;
mod refusals;
mod routes;
mod scoring;
mod setup;
mod solo;
mod table;
mod titles;
mod voyage;
