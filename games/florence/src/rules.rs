//! The rules, one file for each area of the rulebook.
//!
//! Every file extends [`Table`](crate::state::Table): what may be done (`may_…`, with the reason if not) and what comes of it. Who
//! decides and what can be done now is listed in [`turn`].

pub(crate) mod actions;
pub(crate) mod auction;
pub(crate) mod build;
pub(crate) mod court;
pub(crate) mod diego;
pub(crate) mod joint;
pub(crate) mod look;
pub(crate) mod objects;
pub(crate) mod recruit;
pub(crate) mod round;
pub(crate) mod solo;
pub(crate) mod turn;
pub(crate) mod work;
