//! Games that must replay for ever.

signoria_engine::journals!(signoria_praga::Praga);
