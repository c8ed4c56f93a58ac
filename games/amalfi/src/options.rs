//! What a table can choose (A.GE.17).

use serde::{Deserialize, Serialize};
use signoria_engine::{OptionSpec, Seat, Seats, SetupError};

/// How starting characters are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// One of six fixed stacks.
    #[default]
    Guild,
    /// Six cards, no choice.
    Blind,
    /// Six of ten.
    Personal,
    /// All cards drafted.
    FullDraft,
    /// End-game characters apart, the others drafted.
    SelectiveDraft,
}

signoria_engine::tokens! {
    /// The opponents of the solo challenge.
    #[derive(Default)]
    pub enum Opponent: "amalfi.opponent" {
        #[default]
        Naples = "naples",
        Genoa = "genoa",
    }
}

/// What a table has chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How starting characters are dealt.
    pub start: Way,
    /// The opponent of the solo challenge.
    pub opponent: Opponent,
    /// The first player; none for chance.
    pub first: Option<Seat>,
}

impl Options {
    /// Whether these options go with that number of seats.
    ///
    /// # Errors
    /// If they do not; the error names the rule.
    pub fn check(&self, seats: Seats) -> Result<(), SetupError> {
        let solo = seats.count() == 1;
        if solo && matches!(self.start, Way::FullDraft | Way::SelectiveDraft) {
            return Err(SetupError::rule("amalfi.setup.draft"));
        }
        if !solo && self.opponent != Opponent::default() {
            return Err(SetupError::rule("amalfi.setup.opponent"));
        }
        if self.first.is_some_and(|first| !seats.has(first)) {
            return Err(SetupError::rule("amalfi.setup.first"));
        }
        Ok(())
    }
}

/// The options, in the order in which a person is asked.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::choice(
        "start",
        &["guild", "blind", "personal", "full_draft", "selective_draft"],
    ),
    OptionSpec::choice("opponent", &["naples", "genoa"]).for_seats(1, 1),
    OptionSpec::seat("first"),
];
