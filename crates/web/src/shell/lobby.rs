//! The lobby: tables on the server that wait for players.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::ClockRule;
use signoria_table::wire::{Sitter, TableSummary};

use crate::app::app;
use crate::art::{game_window, icon};
use crate::faces;
use crate::remote::news::Heard;
use crate::route::Route;
use crate::shell::code::CodeEntry;
use crate::shell::continued::{FurtherGame, NextGame};
use crate::shell::open_table::{GameChoices, opened};
use crate::shell::own::{self, OwnGame};
use crate::shell::table_list::{AskAgain, OFFLINE, SeatRow, clock_words, listed};
use crate::shell::terms;
use crate::words::{ago, say, t, tr};

/// How fast a table is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Pace {
    #[default]
    Any,
    Live,
    Days,
}

impl Pace {
    const ALL: [Self; 3] = [Self::Any, Self::Live, Self::Days];

    const fn label(self) -> &'static str {
        match self {
            Self::Any => "web.lobby.all",
            Self::Live => "web.lobby.live",
            Self::Days => "web.lobby.days",
        }
    }

    /// Whether a table with that clock is played so. Without a clock everybody is there too, only in no hurry.
    const fn fits(self, clock: ClockRule) -> bool {
        match self {
            Self::Any => true,
            Self::Live => !matches!(clock, ClockRule::Correspondence { .. }),
            Self::Days => matches!(clock, ClockRule::Correspondence { .. }),
        }
    }
}

/// What a person looks for.
#[derive(Clone, Debug, Default, PartialEq)]
struct Wanted {
    pace: Pace,
    game: Option<String>,
}

impl Wanted {
    fn fits(&self, table: &TableSummary) -> bool {
        self.pace.fits(table.clock) && self.game.as_ref().is_none_or(|game| *game == table.game)
    }
}

/// The table that begins soonest: the one with the fewest free seats, of these the one that has waited longest.
fn soonest<'a>(tables: impl Iterator<Item = &'a TableSummary>) -> Option<&'a str> {
    let free = |table: &TableSummary| table.seats.iter().filter(|seat| **seat == Sitter::Open).count();
    let first = tables.min_by_key(|table| (free(table), table.opened));
    first.map(|table| table.id.as_str())
}

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    let tables = app().news.waiting;
    let wanted = RwSignal::new(Wanted::default());
    let rows = move || {
        tables.with(|tables| match listed(tables) {
            Ok(found) => {
                let found: Vec<&TableSummary> = wanted.with(|wanted| found.iter().filter(|table| wanted.fits(table)).collect());
                let best = soonest(found.iter().copied());
                if found.is_empty() {
                    return view! { <NoTable text="web.lobby.none-such" sign="table" /> }.into_any();
                }
                let row = |table: &&TableSummary| view! { <Row table=(*table).clone() is_best={best == Some(table.id.as_str())} /> };
                view! { <ul class="table-rows">{found.iter().map(row).collect_view()}</ul> }.into_any()
            }
            Err((text, sign)) => view! { <NoTable text sign /> }.into_any(),
        })
    };
    view! {
        <section class="page-room lobby">
            <div class="lobby-tables">
                <div class="lobby-head">
                    <h1>{tr("web.home.tables")}</h1>
                    <Filters tables=tables.into() wanted />
                </div>
                {rows}
                <OwnTable />
            </div>
            <MyGames />
        </section>
    }
}

/// The games that one plays, those that wait for one first.
#[component]
fn MyGames() -> impl IntoView {
    let games = Memo::new(move |_| own::running());
    let shown = move || {
        let mut games = games.get();
        if games.is_empty() {
            return view! { <p class="no-tables">{icon("games")} <span>{tr("web.lobby.no-game")}</span></p> }
                .into_any();
        }
        let first = games.remove(0);
        view! {
            <NextGame game=first />
            <ul class="further">{games.into_iter().take(BESIDE).map(|game| view! { <FurtherGame game /> }).collect_view()}</ul>
        }
        .into_any()
    };
    view! {
        <aside class="sheet-panel lobby-mine" class:running=move || games.with(|games| games.iter().any(OwnGame::waits_for_me))>
            <header class="panel-head"><h2>{tr("web.nav.games")}</h2> <a href="#/games">{tr("web.games.finished")}</a></header>
            {shown}
        </aside>
    }
}

/// How many further games are named beside the tables.
const BESIDE: usize = 4;

#[component]
fn NoTable(text: &'static str, sign: &'static str) -> impl IntoView {
    // Without a server there is still a way on.
    let is_offline = text == OFFLINE;
    view! {
        <div class="sheet-panel no-tables" role="status">{icon(sign)} <span>{tr(text)}</span>
            {is_offline.then(|| view! {
                <AskAgain />
                <a class="button primary" href="#/">{tr("web.games.choose")}</a>
            })}
        </div>
    }
}

/// Which tables are shown; there only when there is something to choose from.
#[component]
fn Filters(tables: Signal<Heard<Vec<TableSummary>>>, wanted: RwSignal<Wanted>) -> impl IntoView {
    let count = move |fits: &dyn Fn(&TableSummary) -> bool| {
        tables.with(|tables| match tables {
            Some(Ok(found)) => found.iter().filter(|table| fits(table)).count(),
            _ => 0,
        })
    };
    let pill = move |pace: Pace| {
        let is_on = move || wanted.with(|wanted| wanted.pace == pace);
        view! {
            <button class="pill" aria-pressed=move || is_on().to_string() on:click=move |_| wanted.update(|wanted| wanted.pace = pace)>
                {tr(pace.label())} " " <span class="pill-count">{move || count(&|table| pace.fits(table.clock))}</span>
            </button>
        }
    };
    let chosen = move |event| {
        let game = event_target_value(&event);
        wanted.update(|wanted| wanted.game = Some(game).filter(|game| !game.is_empty()));
    };
    move || {
        (count(&|_| true) > 1).then(|| {
            let games = faces::all()
                .iter()
                .map(|face| face.id.as_str())
                .filter(|game| count(&|table| table.game == *game) > 0);
            let options = games
                .map(|game| view! { <option value=game>{move || t(&format!("{game}.title"))}</option> })
                .collect_view();
            view! {
                <div class="filters" role="group" aria-label=tr("web.lobby.filter")>
                    {Pace::ALL.map(pill).into_iter().collect_view()}
                    <select class="pill" aria-label=tr("web.lobby.filter") on:change=chosen>
                        <option value="">{tr("web.lobby.any-game")}</option>
                        {options}
                    </select>
                </div>
            }
        })
    }
}

#[component]
fn Row(
    table: TableSummary,
    /// Whether it is the one that begins soonest: its button is the filled one.
    is_best: bool,
) -> impl IntoView {
    let title = format!("{}.title", table.game);
    let spoken = title.clone();
    let opened = {
        let (host, at) = (table.host.clone(), table.opened);
        move || {
            let when = ago(at);
            if host.is_empty() {
                return when;
            }
            say(
                &Message::new("web.lobby.opened")
                    .with("host", host.clone())
                    .with("when", when),
                &[],
            )
        }
    };
    let chips = {
        let (game, edition, options, seats) = (
            table.game.clone(),
            table.edition.clone(),
            table.options.clone(),
            table.seats.len(),
        );
        move || {
            let words = terms::edition(&game, edition.as_deref()).into_iter();
            words
                .chain(terms::options(&game, &options, seats))
                .map(|term| view! { <li class="term">{term}</li> })
                .collect_view()
        }
    };
    let href = Route::table(&table.id).to_string();
    view! {
        <li class="sheet-panel table-row" class:best=is_best data-table=table.game.clone() data-game=table.game.clone()>
            {game_window(&table.game)}
            <div class="row-words">
                <h2>{move || t(&title)}</h2>
                <p>{opened}</p>
                <ul class="terms">{chips}</ul>
            </div>
            <SeatRow seats=table.seats named=true />
            <div class="row-join">
                <span class="row-clock">{icon("clock")} {move || clock_words(table.clock)}</span>
                <a class="button" class:primary=is_best href=href>{tr("web.lobby.join")}<span class="visually-hidden">" "{move || t(&spoken)}</span></a>
            </div>
        </li>
    }
}

/// The last row: a table of one's own, or that of a friend.
#[component]
fn OwnTable() -> impl IntoView {
    view! {
        <div class="own-table">
            <span class="window empty" aria-hidden="true">{icon("plus")}</span>
            <div class="row-words">
                <h2>{tr("web.lobby.own")}</h2>
                <p>{tr("web.lobby.own-text")}</p>
            </div>
            <div class="table-doors">
                <CodeEntry />
                <a class="button primary" href=Route::Open(None).to_string()>{tr("web.lobby.open-own")}</a>
            </div>
            <GameChoices leads=opened does="web.lobby.open-own" />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use signoria_table::wire::{Stage, Visibility};

    use super::*;

    fn table(id: &str, free: usize, opened: u64, clock: ClockRule) -> TableSummary {
        TableSummary {
            id: id.into(),
            game: "florence".into(),
            edition: None,
            options: Default::default(),
            stage: Stage::Gathering,
            visibility: Visibility::Public,
            clock,
            host: String::new(),
            opened,
            seats: vec![Sitter::Open; free],
            moves: 0,
            waits_for_me: false,
            changed: 0,
        }
    }

    #[test]
    fn the_table_that_begins_soonest_has_the_fewest_free_seats_and_waits_longest() {
        let tables = [
            table("a", 2, 1, ClockRule::None),
            table("b", 1, 9, ClockRule::None),
            table("c", 1, 5, ClockRule::None),
        ];
        assert_eq!(soonest(tables.iter()), Some("c"));
        assert_eq!(soonest([].iter()), None);
    }

    #[test]
    fn tables_are_found_by_how_fast_they_are_played_and_by_their_game() {
        let slow = table("a", 1, 1, ClockRule::Correspondence { days: 2 });
        let wants = |pace, game: Option<&str>| Wanted {
            pace,
            game: game.map(Into::into),
        };
        assert!(wants(Pace::Days, None).fits(&slow) && wants(Pace::Any, Some("florence")).fits(&slow));
        assert!(!wants(Pace::Live, None).fits(&slow) && !wants(Pace::Days, Some("praga")).fits(&slow));
    }
}
