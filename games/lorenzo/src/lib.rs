//! Lorenzo il Magnifico: the rules.

pub mod board;
pub mod card;
pub mod edition;
pub mod effect;
pub mod goods;
pub mod leader;
pub mod tile;
