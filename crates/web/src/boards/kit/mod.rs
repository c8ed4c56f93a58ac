//! The parts that boards share: what can be pressed, dragged, confirmed step by step or taken back, and how long names fit. A part knows no game.

pub mod back;
pub mod drag;
#[cfg(test)]
pub mod explaining;
pub mod linger;
pub mod narrow;
pub mod piece;
pub mod steps;
pub mod syllables;
pub mod told;
