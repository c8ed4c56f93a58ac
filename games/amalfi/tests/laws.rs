//! The laws of every game, and `perft`.

use signoria_amalfi::Amalfi;

signoria_engine::laws!(Amalfi);
