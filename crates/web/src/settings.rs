//! What a person can set, kept in the browser.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use signoria_words::Language;

use crate::browser;

const KEY: &str = "signoria.settings";

/// The settings. What an older page did not know has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; none: the browser's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether a choice must be confirmed before it counts.
    pub ask: Asking,
    /// Whether a sound says that it is my turn.
    pub sound: bool,
    /// Whether a notification says so while the page is hidden.
    pub notify: bool,
    /// Whether things stay still, whatever the system says.
    pub still: bool,
    /// How quickly the turns of others are told.
    pub speed: Speed,
    /// Whether the first tap of a finger acts at once, without a look at what it brings.
    pub one_tap: bool,
    /// What I am called.
    pub name: String,
}

/// How quickly the turns of others are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// To follow every step.
    Slow,
    /// To see what happens.
    #[default]
    Normal,
    /// To know that something happens.
    Fast,
    /// Without any pause.
    AtOnce,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// The word for it in ids.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        }
    }

    /// How long an action of another seat is shown before the next.
    #[must_use]
    pub const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1500,
            Self::Normal => 900,
            Self::Fast => 420,
            Self::AtOnce => 0,
        })
    }
}

/// When a choice must be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// Never: what is pressed counts.
    #[default]
    Never,
    /// When it ends the turn or cannot be taken back.
    AtTheEnd,
    /// Always.
    Always,
}

impl Asking {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Never, Self::AtTheEnd, Self::Always];

    /// The word for it in ids.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::AtTheEnd => "end",
            Self::Always => "always",
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The word for it in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// What the page is drawn in: styles know light and dark alone.
    #[must_use]
    pub const fn shown(self, system_is_dark: bool) -> &'static str {
        match self {
            Self::System if system_is_dark => Self::Dark.code(),
            Self::System => Self::Light.code(),
            chosen => chosen.code(),
        }
    }
}

impl Settings {
    /// The settings of this browser.
    #[must_use]
    pub fn load() -> Self {
        browser::stored(KEY)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps them.
    pub fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::store(KEY, &text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theme_of_the_system_is_one_of_the_two_that_are_drawn() {
        assert_eq!(Theme::System.shown(true), "dark");
        assert_eq!(Theme::System.shown(false), "light");
        assert_eq!(Theme::Light.shown(true), "light");
        assert_eq!(Theme::Dark.shown(false), "dark");
    }
}
