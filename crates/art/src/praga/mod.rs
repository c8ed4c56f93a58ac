//! Praga Caput Regni: an illuminated manuscript of the city.
//!
//! What never changes (signs, grounds, the sun of the wheel) is drawn into the sheet; what depends on the position is drawn by the same
//! functions when the page shows it. Measures are those of a stage of 1140 by 736.

pub mod city;
pub mod hex;
pub mod paint;
pub mod river;
pub mod scenery;
pub mod shape;
pub mod sign;
pub mod slope;
pub mod wheel;

pub use hex::{HexDrawing, HexKind};
pub use sign::{Act, Sign, amount, line_of};
