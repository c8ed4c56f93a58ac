//! The Princes of Florence: the rules.
