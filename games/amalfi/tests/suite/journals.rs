//! Stored games still end as they did.

signoria_engine::journals!(signoria_amalfi::Amalfi);
