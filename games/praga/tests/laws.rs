//! The shared laws, and counts that pin the rules down.

signoria_engine::laws!(signoria_praga::Praga);
