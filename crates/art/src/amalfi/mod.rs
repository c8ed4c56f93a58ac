//! Amalfi: the sea with its coast, ports, ships and lighthouses, the goods, and a face for every work, character and route.
//!
//! The chart is drawn twice: wide for a desk, tall for a phone. Where its ports lie is in [`port`], so that a board can put live things on them.

mod book;
pub mod chart;
mod coast;
mod harbour;
mod honour;
mod monument;
mod painting;
mod people;
pub mod port;
mod route;
mod ship;
mod sign;
mod town;
mod work;

pub use harbour::{arch, slip, terraces};
pub use honour::{DECREES, TITLES, decree, title};
pub use people::{Fame, PEOPLE, person};
pub use port::{Layout, Port, TALL, WIDE};
pub use route::route;
pub use ship::{Sail, lighthouse, ship, slot};
pub use sign::{Sign, sign};
pub use town::amalfi;
pub use work::{Craft, WORKS, work};

use crate::paint::Paint;

/// The colour of the seat to which a ship or a lighthouse belongs.
const SEAT: Paint = Paint("var(--seat)");
