//! Amalfi: Renaissance: the rules.
