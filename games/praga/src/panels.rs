//! The view in labelled panels.

use signoria_engine::Panel;

use crate::view::View;

/// The whole view in panels.
#[must_use]
pub fn panels(_: &View) -> Vec<Panel> {
    Vec::new()
}
