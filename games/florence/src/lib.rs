//! The Princes of Florence: the rules.

pub mod edition;
pub mod pieces;
pub mod places;

pub use edition::BoxFigures;
