//! What a table can choose.

use serde::{Deserialize, Serialize};
use signoria_engine::OptionSpec;

/// The options, in the order in which a person is asked.
pub const SPECS: &[OptionSpec] = &[OptionSpec::flag("advanced")];

/// What a table can choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The advanced game: chosen bonus tiles and leaders.
    pub advanced: bool,
}
