//! The Princes of Florence: what stands in an estate, and the small pictures of court, cards and coins.

mod building;
mod emblem;
mod facade;
mod garden;
mod landscape;
mod palazzo;
mod picture;

pub use building::{Building, building};
pub use garden::{Garden, garden, gate};
pub use landscape::{Landscape, landscape};
pub use palazzo::palazzo;
pub use picture::{Picture, picture};
