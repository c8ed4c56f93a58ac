//! Pictures drawn by code, so that hundreds of cards and tiles get a face without hundreds of files.
//!
//! Everything is ink lines and flat pigments, lit from the upper left. Pigments are CSS variables (`--art-…`, see [`paint`]): the same drawing
//! serves daylight and candlelight. Widths of lines are classes that scale with `--art-line`, so that a small picture keeps its lines.
//!
//! | module | what it draws |
//! |---|---|
//! | [`canvas`], [`paint`] | SVG as text; pigments and line widths, and the style sheet for both |
//! | [`outline`], [`roof`] | polyominoes: their edge, and the roof over them |
//! | [`tree`], [`portrait`], [`mark`] | what all games share |
//! | [`amalfi`] | chart, ports, ships, goods, works and people of Amalfi |
//! | [`florence`] | buildings, landscapes, palazzo and small pictures of The Princes of Florence |
//! | [`lorenzo`] | goods, cards, families and city of Lorenzo il Magnifico |
//! | [`praga`] | signs, hexes, wheel, slopes, city and river of Praga Caput Regni |
//! | `rule` (feature `sheets`) | pictures for the rules: several pieces together and their effect |
//! | `sheet` (feature `sheets`) | every drawing of a game that needs no live data, as one file of symbols |

#![warn(missing_docs)]

pub mod amalfi;
pub mod canvas;
mod chance;
pub mod florence;
pub mod lorenzo;
pub mod mark;
pub mod outline;
pub mod paint;
pub mod portrait;
pub mod praga;
pub mod roof;
#[cfg(feature = "sheets")]
pub mod rule;
#[cfg(feature = "sheets")]
pub mod sheet;
pub mod tree;

pub use canvas::Canvas;
pub use paint::{Paint, style_sheet};
