//! Praga Caput Regni: the rules.

pub mod bonus;
pub mod edition;
pub mod hex;
pub mod things;
