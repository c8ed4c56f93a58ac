//! The game to go on with, and the others that are under way.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{face, game_window, icon, picture, seat_mark};
use crate::lesson::{self, LessonLink};
use crate::route::Route;
use crate::shell::own::{self, OwnGame, Seated, Turn};
use crate::words::{ago, say, t, tr};

/// How many further games are named below the first.
const FURTHER: usize = 2;
/// The game that somebody who never played here is led to.
const FIRST: &str = "florence";

/// The game to go on with.
#[component]
pub fn Continue() -> impl IntoView {
    let games = Memo::new(move |_| own::running());
    view! {
        <section class="sheet-panel continue" class:running=move || games.with(|games| !games.is_empty())>
            {move || {
                let mut games = games.get();
                if games.is_empty() {
                    return view! { <FirstGame /> }.into_any();
                }
                let first = games.remove(0);
                let count = games.len() + 1;
                view! {
                    <header class="panel-head">
                        <h2>{tr("web.home.resume")}</h2>
                        {first.waits_for_me().then(|| view! { <span class="turn-chip">{tr("web.table.your-turn")}</span> })}
                        <a href="#/games">{move || say(&Message::new("web.home.all-games").with("count", count), &[])}</a>
                    </header>
                    <NextGame game=first />
                    {(!games.is_empty()).then(|| view! {
                        <ul class="further">{games.into_iter().take(FURTHER).map(|game| view! { <FurtherGame game /> }).collect_view()}</ul>
                    })}
                    {lesson::under_way().map(|game| view! { <LessonLink game quiet=true /> })}
                }.into_any()
            }}
        </section>
    }
}

#[component]
fn FirstGame() -> impl IntoView {
    let game = lesson::under_way().unwrap_or(FIRST);
    let has_lesson = lesson::is_written(game);
    view! {
        <header class="panel-head"><h2>{tr("web.home.first")}</h2></header>
        <div class="next-game">
            <span class="miniature" aria-hidden="true">{picture(game)}</span>
            <div class="next-text">
                <h3>{move || t(&format!("{game}.title"))}</h3>
                <p>{tr(if has_lesson { "web.home.first-guide" } else { "web.home.first-text" })}</p>
                <div class="button-row">
                    <LessonLink game />
                    <a class="button" class:primary=!has_lesson href=Route::New(game.into()).to_string()>{icon("play")} {tr("web.home.first-play")}</a>
                </div>
            </div>
        </div>
    }
}

/// The game to go on with, large.
#[component]
pub fn NextGame(game: OwnGame) -> impl IntoView {
    let title = format!("{}.title", game.game);
    let stands = StoredValue::new(game.clone());
    let label = match game.turn {
        Turn::Mine => "web.home.take-turn",
        _ => "web.home.to-table",
    };
    view! {
        <div class="next-game" data-game=game.game.clone()>
            <a class="miniature" href=game.route.to_string() tabindex="-1" aria-hidden="true">{picture(&game.game)}</a>
            <div class="next-text">
                <h3>{move || t(&title)}</h3>
                <p class="stands">{move || stands.with_value(how_it_stands)} <span class="when">" · " {move || ago(game.touched)}</span></p>
                <Faces seats=game.seats.clone() />
                <a class="button primary go-on" href=game.route.to_string()>{tr(label)}</a>
            </div>
        </div>
    }
}

/// A further game, in a line.
#[component]
pub fn FurtherGame(game: OwnGame) -> impl IntoView {
    let title = format!("{}.title", game.game);
    let stands = StoredValue::new(game.clone());
    view! {
        <li>
            <a class="further-game" href=game.route.to_string()>
                {game_window(&game.game)}
                <span>
                    <strong>{move || t(&title)}</strong>
                    <small>{move || stands.with_value(how_it_stands)}</small>
                </span>
            </a>
        </li>
    }
}

/// Round and turn in a few words.
pub fn how_it_stands(game: &OwnGame) -> String {
    let round = game
        .round
        .as_ref()
        .map(|round| Message::new("web.home.round").with("round", round.clone()));
    let counted = |(turn, turns)| {
        Message::new("web.home.turn")
            .with("turn", turn)
            .with("turns", turns)
    };
    let round = round
        .or_else(|| game.count.map(counted))
        .map(|message| say(&message, &[]));
    let turn = match &game.turn {
        Turn::Mine => t("web.table.your-turn"),
        Turn::Of(names) => say(
            &Message::new("web.home.turn-of").with("names", names.join(", ")),
            &[],
        ),
        Turn::Others => t("web.home.turn-others"),
        Turn::Gathering => t("web.home.gathering"),
        Turn::Over => t("web.games.over"),
    };
    round.into_iter().chain([turn]).collect::<Vec<_>>().join(" · ")
}

/// Who sits at a table, with what they have.
#[component]
pub fn Faces(seats: Vec<Seated>) -> impl IntoView {
    let seat = move |(index, seat): (usize, Seated)| match seat.name {
        Some(name) => {
            let class = if seat.is_me { "seated own" } else { "seated" };
            view! {
                <li class=class title=name.clone()>
                    <span class="portrait">{face(&name, index)}{seat_mark(index)}</span>
                    <span class="visually-hidden">{name.clone()}" "</span>
                    {seat.score.map(|score| view! { <strong>{score}</strong> })}
                </li>
            }
            .into_any()
        }
        None => view! {
            <li class="seated"><span class="free-seat" title=tr("web.plan.open")>{icon("plus")}</span></li>
        }
        .into_any(),
    };
    view! { <ul class="faces">{seats.into_iter().enumerate().map(seat).collect_view()}</ul> }
}
