//! The games of the person at this screen, wherever they are kept: what lists show of them.

use leptos::prelude::*;
use signoria_table::wire::{Sitter, Stage, TableSummary};

use crate::app::app;
use crate::local::saved::{Glance, Player};
use crate::local::store::{self, Kept};
use crate::route::Route;
use crate::scene::bot_name;

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Mine.
    Mine,
    /// Theirs.
    Of(Vec<String>),
    /// Somebody else's; the server does not say whose.
    Others,
    /// The game has not begun: seats are free, or the host waits.
    Gathering,
    /// Nobody's: the game is over.
    Over,
}

/// Somebody at the table of one's own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The name; none for a free seat.
    pub name: Option<String>,
    /// Whether it is a person at this screen.
    pub is_me: bool,
    /// The points, where they are known.
    pub score: Option<i32>,
    /// The place at the end, from 1, where it is known.
    pub rank: Option<u8>,
}

/// A game of mine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// Where it is.
    pub route: Route,
    /// Which game it is.
    pub game: String,
    /// Whose turn it is.
    pub turn: Turn,
    /// The round, where it is known.
    pub round: Option<String>,
    /// The turn and how many there are, where they are known.
    pub count: Option<(i64, i64)>,
    /// Who sits there, clockwise.
    pub seats: Vec<Seated>,
    /// When something last happened, in milliseconds since 1970.
    pub touched: u64,
}

impl OwnGame {
    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.turn == Turn::Over
    }

    /// Whether it waits for the person at this screen.
    #[must_use]
    pub fn waits_for_me(&self) -> bool {
        self.turn == Turn::Mine
    }

    /// A game kept in this browser.
    #[must_use]
    pub fn here(kept: &Kept) -> Self {
        let saved = &kept.saved;
        let glance = saved.glance.as_ref();
        let turn = match glance {
            _ if saved.over => Turn::Over,
            None => Turn::Mine,
            Some(glance) => turn_here(glance, &saved.players),
        };
        let seat = |(index, player): (usize, &Player)| Seated {
            name: Some(player.name.clone()),
            is_me: player.bot.is_none(),
            score: glance.and_then(|glance| glance.scores.get(index).copied()),
            rank: glance
                .filter(|_| saved.over)
                .and_then(|glance| glance.ranks.get(index).copied()),
        };
        Self {
            route: Route::here(&kept.id),
            game: saved.game.clone(),
            turn,
            round: glance.and_then(|glance| glance.round.clone()),
            count: glance.and_then(|glance| glance.turn),
            seats: saved.players.iter().enumerate().map(seat).collect(),
            touched: saved.touched,
        }
    }

    /// A game on the server.
    #[must_use]
    pub fn on_server(table: &TableSummary) -> Self {
        let turn = match table.stage {
            _ if table.stage.is_over() => Turn::Over,
            Stage::Gathering => Turn::Gathering,
            _ if table.waits_for_me => Turn::Mine,
            _ => Turn::Others,
        };
        let own = app().own_name();
        let seat = |(index, sitter): (usize, &Sitter)| Seated {
            is_me: matches!(sitter, Sitter::Person { name } if *name == own),
            name: match sitter {
                Sitter::Open => None,
                Sitter::Person { name } => Some(name.clone()),
                Sitter::Bot { .. } => Some(bot_name(index).into()),
            },
            score: None,
            rank: None,
        };
        Self {
            route: Route::table(&table.id),
            game: table.game.clone(),
            turn,
            round: None,
            count: None,
            seats: table.seats.iter().enumerate().map(seat).collect(),
            touched: table.changed,
        }
    }
}

/// Several people may share this screen: any of them is meant by "mine".
fn turn_here(glance: &Glance, players: &[Player]) -> Turn {
    let asked = || glance.waiting.iter().filter_map(|&seat| players.get(seat));
    if asked().any(|player| player.bot.is_none()) {
        Turn::Mine
    } else {
        Turn::Of(asked().map(|player| player.name.clone()).collect())
    }
}

/// My games that are not over: those that wait for me first, then the last played. A view that asks is rendered again when there is news.
#[must_use]
pub fn running() -> Vec<OwnGame> {
    let online = app().news.mine.with(|mine| match mine {
        Some(Ok(tables)) => tables.iter().map(OwnGame::on_server).collect(),
        _ => Vec::new(),
    });
    let here = store::all().iter().map(OwnGame::here).collect::<Vec<_>>();
    sorted(
        here.into_iter()
            .chain(online)
            .filter(|game| !game.is_over())
            .collect(),
    )
}

/// My games that are over, the last first: those of this browser, and these of the server.
#[must_use]
pub fn finished(online: &[TableSummary]) -> Vec<OwnGame> {
    let here = store::all().iter().map(OwnGame::here).collect::<Vec<_>>();
    let online = online.iter().map(OwnGame::on_server);
    sorted(here.into_iter().chain(online).filter(OwnGame::is_over).collect())
}

fn sorted(mut games: Vec<OwnGame>) -> Vec<OwnGame> {
    games.sort_by_key(|game| (!game.waits_for_me(), std::cmp::Reverse(game.touched)));
    games
}

#[cfg(test)]
mod tests {
    use signoria_table::BotLevel;

    use super::*;
    use crate::local::saved::Saved;

    fn kept(waiting: Vec<usize>, over: bool) -> Kept {
        let player = |name: &str, bot| Player {
            name: name.into(),
            bot,
        };
        Kept {
            id: "k".into(),
            saved: Saved {
                game: "florence".into(),
                players: vec![player("Anna", None), player("Cosimo", Some(BotLevel::Apprentice))],
                journal: String::new(),
                over,
                touched: 7,
                borrowed: false,
                glance: Some(Glance {
                    waiting,
                    scores: vec![12, 9],
                    ranks: vec![1, 2],
                    round: Some("3".into()),
                    ..Glance::default()
                }),
            },
        }
    }

    #[test]
    fn a_game_says_whose_turn_it_is() {
        assert_eq!(OwnGame::here(&kept(vec![0], false)).turn, Turn::Mine);
        assert_eq!(
            OwnGame::here(&kept(vec![1], false)).turn,
            Turn::Of(vec!["Cosimo".into()])
        );
        assert_eq!(OwnGame::here(&kept(vec![], true)).turn, Turn::Over);
    }

    #[test]
    fn places_are_told_only_at_the_end() {
        let ranks = |over| -> Vec<Option<u8>> {
            OwnGame::here(&kept(vec![], over))
                .seats
                .iter()
                .map(|seat| seat.rank)
                .collect()
        };
        assert_eq!(ranks(false), [None, None]);
        assert_eq!(ranks(true), [Some(1), Some(2)]);
    }

    #[test]
    fn tables_that_wait_for_me_come_first() {
        let mut later = OwnGame::here(&kept(vec![1], false));
        later.touched = 9;
        let mine = OwnGame::here(&kept(vec![0], false));
        assert_eq!(sorted(vec![later.clone(), mine.clone()]), [mine, later]);
    }
}
