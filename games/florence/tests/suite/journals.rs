//! Stored games must always replay.

signoria_engine::journals!(signoria_florence::Florence);
