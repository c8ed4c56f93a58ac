//! Lorenzo il Magnifico: goods and symbols, the pictures of all cards, the families, and the city.

mod building;
mod city;
mod family;
mod people;
mod scenery;
mod symbol;
mod territory;
mod venture;

pub use building::building;
pub use city::{City, ROOFS, city, roofs};
pub use family::{die, member, shield};
pub use people::{LEADER_PICTURE, character, leader};
pub use symbol::{Symbol, symbol};
pub use territory::territory;
pub use venture::venture;

/// The box of a card's picture.
pub const PICTURE: &str = "0 0 140 60";
