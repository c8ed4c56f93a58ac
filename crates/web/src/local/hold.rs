//! A game in this browser is held by one page. Two tabs that both played it would overwrite each other's moves.
//!
//! A page that opens a game asks the others; whoever has it open says so, and the one that asked shows no table until the person wants to play
//! there. Then it takes the game over, and the other page lets go of it.

use std::cell::RefCell;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use signoria_engine::Message;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::browser;

/// The channel between the pages of this browser.
const CHANNEL: &str = "signoria.games";
/// How long an answer counts, in milliseconds. A page that slept answers late, to a page that plays by then.
const PATIENCE: u64 = 2_000;

/// What pages say to each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Said {
    /// This page opens that game.
    Opens { game: String, page: String },
    /// To the page that opens it: it is held already.
    Held { game: String, to: String },
    /// This page takes that game over.
    Takes { game: String, page: String },
}

/// The effect of a message.
#[derive(Debug, PartialEq, Eq)]
enum Upshot {
    Nothing,
    Answer(Said),
    /// Another page holds the game.
    Elsewhere,
    /// Another page has taken it over.
    Taken,
}

/// A page and the game that it has open.
struct Side {
    game: String,
    page: String,
    /// When it asked the others.
    asked: u64,
    /// Whether it plays the game.
    holds: bool,
}

impl Side {
    /// The effect of a message from another page.
    fn hear(&self, said: Said, now: u64) -> Upshot {
        let is_waiting = now.saturating_sub(self.asked) < PATIENCE;
        match said {
            // Of two that open it in the same moment, one answers.
            Said::Opens { game, page }
                if game == self.game && self.holds && (!is_waiting || self.page < page) =>
            {
                Upshot::Answer(Said::Held { game, to: page })
            }
            Said::Held { game, to } if game == self.game && to == self.page && is_waiting => {
                Upshot::Elsewhere
            }
            Said::Takes { game, page } if game == self.game && page != self.page && self.holds => {
                Upshot::Taken
            }
            _ => Upshot::Nothing,
        }
    }
}

/// What a page keeps while it has a game open.
struct Hold {
    side: Side,
    channel: BroadcastChannel,
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

thread_local! {
    /// The game that this page has open.
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
}

fn post(channel: &BroadcastChannel, said: &Said) {
    // There may be no other page to hear it.
    let _ = channel.post_message(&JsValue::from_str(
        &serde_json::to_string(said).unwrap_or_default(),
    ));
}

/// Opens a game for this page alone, as long as the screen is there. `lost` is told when it is played elsewhere.
pub fn hold(game: &str, lost: impl Fn(Message) + 'static) {
    // In a browser without channels, tabs cannot notice each other.
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else {
        return;
    };
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(said) = serde_json::from_str(&text)
            && let Some(reason) = hear(said)
        {
            lost(Message::new(reason));
        }
    });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    let side = Side {
        game: game.into(),
        page: browser::new_id(),
        asked: browser::now(),
        holds: true,
    };
    post(
        &channel,
        &Said::Opens {
            game: side.game.clone(),
            page: side.page.clone(),
        },
    );
    HOLD.set(Some(Hold {
        side,
        channel,
        _on_message: on_message,
    }));
    on_cleanup(|| HOLD.set(None));
}

/// Hears another page, and gives the id of what to tell the person when the game is lost to it.
fn hear(said: Said) -> Option<&'static str> {
    HOLD.with_borrow_mut(|hold| {
        let hold = hold.as_mut()?;
        let reason = match hold.side.hear(said, browser::now()) {
            Upshot::Nothing => return None,
            Upshot::Answer(said) => {
                post(&hold.channel, &said);
                return None;
            }
            Upshot::Elsewhere => "web.open.elsewhere",
            Upshot::Taken => "web.open.taken",
        };
        hold.side.holds = false;
        Some(reason)
    })
}

/// Whether this page may write that game.
#[must_use]
pub fn holds(game: &str) -> bool {
    HOLD.with_borrow(|hold| {
        let other = |hold: &Hold| hold.side.game == game && !hold.side.holds;
        !hold.as_ref().is_some_and(other)
    })
}

/// Takes the game over, and opens it again.
pub fn take_over() {
    HOLD.with_borrow(|hold| {
        if let Some(Hold { side, channel, .. }) = hold {
            post(
                channel,
                &Said::Takes {
                    game: side.game.clone(),
                    page: side.page.clone(),
                },
            );
        }
    });
    browser::reload();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(page: &str, asked: u64, holds: bool) -> Side {
        Side {
            game: "k3".into(),
            page: page.into(),
            asked,
            holds,
        }
    }

    fn opens(page: &str) -> Said {
        Said::Opens {
            game: "k3".into(),
            page: page.into(),
        }
    }

    fn held(to: &str) -> Said {
        Said::Held {
            game: "k3".into(),
            to: to.into(),
        }
    }

    #[test]
    fn the_second_page_is_told_that_the_first_holds_the_game() {
        let (first, second) = (side("b", 0, true), side("a", 10_000, true));
        assert_eq!(first.hear(opens("a"), 10_000), Upshot::Answer(held("a")));
        assert_eq!(second.hear(held("a"), 10_001), Upshot::Elsewhere);
    }

    #[test]
    fn of_two_that_open_it_at_once_one_holds_it() {
        let (first, second) = (side("a", 0, true), side("b", 0, true));
        assert_eq!(first.hear(opens("b"), 1), Upshot::Answer(held("b")));
        assert_eq!(second.hear(opens("a"), 1), Upshot::Nothing);
    }

    #[test]
    fn a_page_lets_go_when_another_takes_over() {
        let takes = Said::Takes {
            game: "k3".into(),
            page: "b".into(),
        };
        assert_eq!(side("a", 0, true).hear(takes.clone(), 99_999), Upshot::Taken);
        assert_eq!(side("a", 0, false).hear(takes, 99_999), Upshot::Nothing);
    }

    #[test]
    fn late_answers_other_games_and_pages_without_it_change_nothing() {
        let page = side("a", 0, true);
        assert_eq!(page.hear(held("a"), PATIENCE), Upshot::Nothing);
        assert_eq!(page.hear(held("b"), 1), Upshot::Nothing);
        let other = Said::Opens {
            game: "x".into(),
            page: "b".into(),
        };
        assert_eq!(page.hear(other, 99_999), Upshot::Nothing);
        assert_eq!(side("a", 0, false).hear(opens("b"), 99_999), Upshot::Nothing);
    }
}
