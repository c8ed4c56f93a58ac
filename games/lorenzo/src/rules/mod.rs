//! The rules, one file for each area of the rulebook.
//!
//! Every check answers with a [`Refusal`](crate::action::Refusal); lists of actions are made by the same checks, so that what is listed
//! and what is accepted cannot differ.

mod church;
mod costs;
mod draft;
pub(crate) mod effects;
mod grants;
mod leaders;
mod members;
mod rounds;
mod steps;
mod turns;
mod work;

pub(crate) use members::Situation;
pub(crate) use work::line_of;
