//! Addresses of the screens. They stand behind the `#`, so that any web server and no server at all can serve the page.

use std::fmt;

/// A screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The four games.
    #[default]
    Home,
    /// A new game of that kind.
    New(String),
    /// A table on the server is to be opened: for that game, or for one that is still to be chosen.
    Open(Option<String>),
    /// A table in this browser, at a moment.
    Here {
        /// The table.
        id: String,
        /// After how many actions; none: now.
        moment: Option<u32>,
    },
    /// A table on the server, at a moment.
    Table {
        /// The table.
        id: String,
        /// After how many actions; none: now.
        moment: Option<u32>,
    },
    /// A game that its address carries, at a moment.
    Shared {
        /// The game, packed.
        packed: String,
        /// After how many actions; none: its end.
        moment: Option<u32>,
    },
    /// A line of a study in this browser, at a moment.
    Study {
        /// The study.
        id: String,
        /// The line; 0 is the game itself.
        line: u32,
        /// After how many actions; none: its end.
        moment: Option<u32>,
    },
    /// Tables that wait for players.
    Lobby,
    /// What can be learnt about the games.
    Learn,
    /// The rules of a game.
    Rules {
        /// The game.
        game: String,
        /// A section or a clause; empty: the beginning.
        at: String,
    },
    /// The guided first game.
    Lesson(String),
    /// Today's games, the same for everybody.
    Daily,
    /// What my games add up to.
    Numbers,
    /// My games.
    Games,
    /// My name and account.
    Profile,
    /// Settings.
    Settings,
    /// Every piece of the design system.
    Design,
    /// Nothing is there.
    Nowhere,
}

impl Route {
    /// The screen of an address such as `#/new/florence`.
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let moment = |text: &str| text.parse().ok();
        match parts.as_slice() {
            [""] => Self::Home,
            ["new", game] => Self::New((*game).into()),
            ["open"] => Self::Open(None),
            ["open", game] => Self::Open(Some((*game).into())),
            ["here", id] => Self::here(id),
            ["here", id, number] => Self::Here {
                id: (*id).into(),
                moment: moment(number),
            },
            ["table", id] => Self::table(id),
            ["table", id, number] => Self::Table {
                id: (*id).into(),
                moment: moment(number),
            },
            ["shared", packed] => Self::shared(packed, None),
            ["shared", packed, number] => Self::shared(packed, moment(number)),
            ["study", id, line] => Self::study(id, line.parse().unwrap_or(0)),
            ["study", id, line, number] => Self::Study {
                id: (*id).into(),
                line: line.parse().unwrap_or(0),
                moment: moment(number),
            },
            ["lobby"] => Self::Lobby,
            ["rules" | "learn"] => Self::Learn,
            ["rules", game] => Self::rules(game, ""),
            ["rules", game, at] => Self::rules(game, at),
            ["lesson", game] => Self::Lesson((*game).into()),
            ["daily"] => Self::Daily,
            ["numbers"] => Self::Numbers,
            ["games"] => Self::Games,
            ["profile"] => Self::Profile,
            ["settings"] => Self::Settings,
            ["design"] => Self::Design,
            _ => Self::Nowhere,
        }
    }

    /// Whether it belongs to a room of the house.
    #[must_use]
    pub fn is_in(&self, room: &Self) -> bool {
        self == room
            || (matches!(self, Self::Rules { .. } | Self::Lesson(_)) && *room == Self::Learn)
            || (matches!(self, Self::Daily | Self::Numbers) && *room == Self::Games)
    }

    /// The rules of a game, at a section or a clause.
    #[must_use]
    pub fn rules(game: &str, at: &str) -> Self {
        Self::Rules {
            game: game.into(),
            at: at.into(),
        }
    }

    /// Whether a table is shown, which is the whole page.
    #[must_use]
    pub const fn is_table(&self) -> bool {
        matches!(
            self,
            Self::Here { .. }
                | Self::Table { .. }
                | Self::Shared { .. }
                | Self::Study { .. }
                | Self::Lesson(_)
        )
    }

    /// A line of a study.
    #[must_use]
    pub fn study(id: &str, line: u32) -> Self {
        Self::Study {
            id: id.into(),
            line,
            moment: None,
        }
    }

    /// A game that its address carries.
    #[must_use]
    pub fn shared(packed: &str, moment: Option<u32>) -> Self {
        Self::Shared {
            packed: packed.into(),
            moment,
        }
    }

    /// A table in this browser.
    #[must_use]
    pub fn here(id: &str) -> Self {
        Self::Here {
            id: id.into(),
            moment: None,
        }
    }

    /// A table on the server.
    #[must_use]
    pub fn table(id: &str) -> Self {
        Self::Table {
            id: id.into(),
            moment: None,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Nowhere => f.write_str("#/"),
            Self::New(game) => write!(f, "#/new/{game}"),
            Self::Open(None) => f.write_str("#/open"),
            Self::Open(Some(game)) => write!(f, "#/open/{game}"),
            Self::Here { id, moment: None } => write!(f, "#/here/{id}"),
            Self::Here {
                id,
                moment: Some(number),
            } => write!(f, "#/here/{id}/{number}"),
            Self::Table { id, moment: None } => write!(f, "#/table/{id}"),
            Self::Table {
                id,
                moment: Some(number),
            } => write!(f, "#/table/{id}/{number}"),
            Self::Shared { packed, moment: None } => write!(f, "#/shared/{packed}"),
            Self::Shared {
                packed,
                moment: Some(number),
            } => write!(f, "#/shared/{packed}/{number}"),
            Self::Study {
                id,
                line,
                moment: None,
            } => write!(f, "#/study/{id}/{line}"),
            Self::Study {
                id,
                line,
                moment: Some(number),
            } => write!(f, "#/study/{id}/{line}/{number}"),
            Self::Lobby => f.write_str("#/lobby"),
            Self::Learn => f.write_str("#/rules"),
            Self::Rules { game, at } if at.is_empty() => write!(f, "#/rules/{game}"),
            Self::Rules { game, at } => write!(f, "#/rules/{game}/{at}"),
            Self::Lesson(game) => write!(f, "#/lesson/{game}"),
            Self::Daily => f.write_str("#/daily"),
            Self::Numbers => f.write_str("#/numbers"),
            Self::Games => f.write_str("#/games"),
            Self::Profile => f.write_str("#/profile"),
            Self::Settings => f.write_str("#/settings"),
            Self::Design => f.write_str("#/design"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_an_address_that_leads_back_to_it() {
        let screens = [
            Route::Home,
            Route::New("florence".into()),
            Route::Open(None),
            Route::Open(Some("praga".into())),
            Route::here("k3"),
            Route::Here {
                id: "k3".into(),
                moment: Some(57),
            },
            Route::table("x"),
            Route::Table {
                id: "x".into(),
                moment: Some(0),
            },
            Route::shared("1abc_-Z", None),
            Route::shared("1abc_-Z", Some(57)),
            Route::study("k3", 2),
            Route::Study {
                id: "k3".into(),
                line: 0,
                moment: Some(9),
            },
            Route::Lobby,
            Route::Learn,
            Route::rules("lorenzo", ""),
            Route::rules("lorenzo", "L.TW.6"),
            Route::Lesson("amalfi".into()),
            Route::Daily,
            Route::Numbers,
            Route::Games,
            Route::Profile,
            Route::Settings,
            Route::Design,
        ];
        for screen in screens {
            assert_eq!(Route::parse(&screen.to_string()), screen);
        }
    }

    #[test]
    fn the_rules_belong_to_the_room_of_learning() {
        assert!(Route::rules("praga", "turn").is_in(&Route::Learn));
        assert!(Route::Games.is_in(&Route::Games));
        assert!(!Route::Home.is_in(&Route::Learn));
    }

    #[test]
    fn an_empty_address_is_home_and_a_wrong_one_is_nowhere() {
        assert_eq!(Route::parse(""), Route::Home);
        assert_eq!(Route::parse("#/"), Route::Home);
        assert_eq!(Route::parse("#/no/such/place"), Route::Nowhere);
    }
}
