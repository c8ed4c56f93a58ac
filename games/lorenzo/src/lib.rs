//! Lorenzo il Magnifico: the rules.
