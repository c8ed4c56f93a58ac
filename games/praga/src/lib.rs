//! Praga Caput Regni: the rules.
