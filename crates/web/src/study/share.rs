//! Sharing a game that is over: a link that carries all of it, to its end or to the moment that is shown, or a file.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{SeatInfo, Sitter};
use wasm_bindgen::JsCast;

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::local::saved::{Player, Saved};
use crate::local::store;
use crate::remote::api;
use crate::route::Route;
use crate::scene::bot_name;
use crate::study::tree::{GAME, Study};
use crate::study::{pack, shelf};
use crate::table::{Desk, Place};
use crate::words::{t, tr};

/// A game with those who played it.
pub struct Game {
    /// Who played.
    pub players: Vec<Player>,
    /// The journal.
    pub journal: String,
}

/// Who sits at the table, as a game remembers them.
pub fn players(desk: Desk) -> Vec<Player> {
    let player = |(index, seat): (usize, &SeatInfo)| match &seat.who {
        Sitter::Open => Player {
            name: bot_name(index).into(),
            bot: None,
        },
        Sitter::Person { name } => Player {
            name: name.clone(),
            bot: None,
        },
        Sitter::Bot { level } => Player {
            name: bot_name(index).into(),
            bot: Some(*level),
        },
    };
    desk.read(|scene| scene.table.seats.iter().enumerate().map(player).collect())
}

/// The game that was played at a place, by these players.
pub async fn game_at(place: Place, players: Vec<Player>) -> Result<Game, Message> {
    let kept = match place {
        Place::Server(id) => {
            let journal = api::journal(&id).await?;
            return Ok(Game { players, journal });
        }
        Place::Here(id) => store::open(&id)?,
        Place::Shared(packed) => pack::unpack(&packed)?.open(GAME)?,
        Place::Study { id, line } => shelf::open(&id, line)?,
        // Nothing of a lesson is kept.
        Place::Lesson(_) => return Err(Message::new("web.open.missing")),
    };
    Ok(Game {
        players: kept.players,
        journal: kept.journal,
    })
}

/// Opens what an address carries. A study that has lines is kept, and gone to: it is there to be played on.
///
/// # Errors
/// If the address was damaged on its way.
pub fn open(packed: &str) -> Result<Saved, Message> {
    let study = pack::unpack(packed)?;
    let game = study.open(GAME)?;
    if !study.lines.is_empty() {
        let id = shelf::take_in(study)?;
        app().go(&Route::study(&id, GAME));
    }
    Ok(game)
}

/// What is shared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Game,
    Moment,
    File,
}

/// The address of a game. A table on the server has its own; any other is carried whole.
async fn address_of(place: Place, players: Vec<Player>, moment: Option<u32>) -> Result<String, Message> {
    let route = match place {
        Place::Server(id) => Route::Table { id, moment },
        Place::Lesson(game) => Route::Lesson(game),
        Place::Shared(packed) => Route::Shared { packed, moment },
        Place::Here(_) => {
            let game = game_at(place, players).await?;
            let packed = pack::pack(&Study::of_game(game.players, &game.journal)?)?;
            Route::Shared { packed, moment }
        }
        // All lines go along.
        Place::Study { id, .. } => Route::Shared {
            packed: pack::pack(&shelf::read(&id)?)?,
            moment: None,
        },
    };
    Ok(browser::address(&route.to_string()))
}

/// The ways to share, behind one button.
#[component]
pub fn Share(desk: Desk, place: Place) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let copied = RwSignal::new(None);
    let place = StoredValue::new(place);
    let outside = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_inside = target.is_some_and(|target| target.closest(".deck-share").ok().flatten().is_some());
        if !is_inside && is_open.get_untracked() {
            is_open.set(false);
        }
    });
    on_cleanup(move || outside.remove());
    let share = move |what: What| {
        let (players, shown, latest, game) = untrack(|| {
            let numbers = desk.read(|scene| (scene.moves, scene.table.moves, scene.table.game.clone()));
            (players(desk), numbers.0, numbers.1, numbers.2)
        });
        let place = place.get_value();
        leptos::task::spawn_local(async move {
            let done = match what {
                What::File => game_at(place, players).await.map(|found| {
                    browser::download(&format!("signoria-{game}.json"), &found.journal);
                }),
                What::Game | What::Moment => {
                    let moment = (what == What::Moment && shown != latest).then_some(shown);
                    match address_of(place, players, moment).await {
                        Ok(link) if browser::copy(&link).await => {
                            copied.try_set(Some(what));
                            Ok(())
                        }
                        Ok(link) => Err(Message::new("web.table.not-copied").with("link", link)),
                        Err(reason) => Err(reason),
                    }
                }
            };
            if let Err(reason) = done {
                app().tell(reason);
            }
        });
    };
    let item = move |what: What, picture: &'static str, label: &'static str| {
        let words = move || {
            t(if copied.get() == Some(what) {
                "web.table.copied"
            } else {
                label
            })
        };
        view! { <button class="menu-item" data-share=label on:click=move |_| share(what)>{icon(picture)} <span role="status">{words}</span></button> }
    };
    view! {
        <div class="deck-share" on:keydown=move |event| if event.key() == "Escape" && is_open.get_untracked() {
            event.stop_propagation();
            is_open.set(false);
            browser::focus(".deck-share > button");
        }>
            <button aria-expanded=move || is_open.get().to_string() on:click=move |_| {
                copied.set(None);
                is_open.update(|open| *open = !*open);
            }>{icon("link")} <span>{tr("web.share.label")}</span></button>
            {move || is_open.get().then(|| view! {
                <div class="deck-sheet">
                    {item(What::Game, "link", "web.share.game")}
                    {item(What::Moment, "clock", "web.share.moment")}
                    {item(What::File, "save", "web.share.file")}
                </div>
            })}
        </div>
    }
}
