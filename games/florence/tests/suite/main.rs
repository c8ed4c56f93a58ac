//! Every clause of RULES.md by area, the rulebook's examples, the laws, the figures and the words.

mod actions;
mod auction;
mod audit;
mod build;
mod characters;
mod court;
mod edition;
mod hidden;
mod joint;
mod journals;
mod labels;
mod laws;
mod objects;
mod observation;
mod prospects;
mod rulebook;
mod scenario;
mod score;
mod setup;
mod solo;
mod two;
mod words;
mod work;
