//! What home offers to those who come by: a first game with a guide, and the daily.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::daily::{Company, Day};
use signoria_table::wire::DailyRow;

use crate::app::app;
use crate::art::{arched_face, game_window, icon};
use crate::browser;
use crate::faces;
use crate::lesson::{GUIDE, GUIDE_DRESS, Kept, is_written};
use crate::local::store;
use crate::remote::api;
use crate::route::Route;
use crate::words::{day_of_week, say, t, tr};

/// The guided first games: a window for each, ticked where one has been through.
#[component]
pub fn LearnCard() -> impl IntoView {
    let games = faces::all().iter().filter(|face| is_written(&face.id));
    let window = |id: &'static str| {
        let is_done = Kept::of(id).is_some_and(|kept| kept.done);
        let title = move || t(&format!("{id}.title"));
        view! {
            <li>
                <a href=Route::Lesson(id.into()).to_string() class:done=is_done title=title>
                    {game_window(id)}
                    <span class="visually-hidden">{title}</span>
                    {is_done.then(|| view! { <i class="done-mark">{icon("check")}<span class="visually-hidden">" "{tr("web.home.learnt")}</span></i> })}
                </a>
            </li>
        }
    };
    view! {
        <section class="sheet-panel offer learn-offer">
            <a class="offer-picture" href=Route::Learn.to_string() tabindex="-1" aria-hidden="true">{arched_face(GUIDE, GUIDE_DRESS)}</a>
            <div class="offer-words">
                <h2><a href=Route::Learn.to_string()>{tr("web.home.learn")}</a></h2>
                <p>{tr("web.home.learn-text")}</p>
                <ul class="offer-windows">{games.map(|face| window(face.id.as_str())).collect_view()}</ul>
            </div>
        </section>
    }
}

/// The best result of everybody in the dailies of a game today; none where there is no server, or nobody has handed anything in.
fn best_of_all(game: &'static str, today: Day) -> RwSignal<Option<DailyRow>> {
    let best = RwSignal::new(None);
    let has_server = Memo::new(|_| app().news.me.with(|me| matches!(me, Some(Ok(_)))));
    Effect::new(move || {
        if has_server.get() {
            leptos::task::spawn_local(async move {
                let mut rows = Vec::new();
                for company in Company::ALL {
                    let table = api::daily(today, game, company).await;
                    rows.extend(table.into_iter().flat_map(|table| table.best));
                }
                best.try_set(rows.into_iter().max_by_key(|row| row.score));
            });
        }
    });
    best
}

/// The daily: the game in front today, what is left of the day, one's own week, and the best of everybody or one's own.
#[component]
pub fn DailyCard() -> impl IntoView {
    let now = browser::now();
    let today = Day::of(now);
    let games: Vec<&'static str> = faces::all()
        .iter()
        .filter(|face| !face.sample)
        .map(|face| face.id.as_str())
        .collect();
    front(&games, today).map(|first| {
        let left = move || {
            let hours = usize::try_from(today.hours_left(now)).unwrap_or(0);
            say(&Message::new("web.home.daily-left").with("count", hours), &[])
        };
        let (own, of_all) = (best(&games, today), best_of_all(first, today));
        let stands = move || match (of_all.get(), own) {
            (Some(row), _) => Message::new("web.home.daily-top")
                .with("points", row.score)
                .with("name", row.name),
            (None, Some(points)) => Message::new("web.home.daily-best").with("points", points),
            (None, None) => Message::new("web.home.daily-none"),
        };
        let week = today.week().map(|day| {
            let is_done = best(&games, day).is_some();
            view! {
                <li class:done=is_done class:today=day == today>
                    <span>{move || day_of_week(day.begins())}</span>
                    {is_done.then(|| view! { <span class="visually-hidden">" "{tr("web.home.learnt")}</span> })}
                </li>
            }
        });
        view! {
            <section class="sheet-panel offer daily-offer">
                <a class="offer-picture" href=Route::Daily.to_string() tabindex="-1" aria-hidden="true">{game_window(first)}</a>
                <div class="offer-words">
                    <h2><a href=Route::Daily.to_string()>{tr("web.home.daily")}</a></h2>
                    <p><strong>{move || t(&format!("{first}.title"))}</strong> " " <span class="offer-left">{left}</span></p>
                    <ol class="offer-week" aria-label=tr("web.home.daily-week")>{week.collect_view()}</ol>
                    <p class="offer-foot">
                        <a class="button primary" href=Route::Daily.to_string()>{tr("web.home.play")}<span class="visually-hidden">" "{tr("web.home.daily")}</span></a>
                        <span>{move || say(&stands(), &[])}</span>
                    </p>
                </div>
            </section>
        }
    })
}

/// The game that stands in front on a day: each in its turn.
fn front(games: &[&'static str], day: Day) -> Option<&'static str> {
    let count = u64::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let number = usize::try_from(day.0 % count).ok()?;
    games.get(number).copied()
}

/// The most points that were made of the dailies of a day in this browser.
fn best(games: &[&str], day: Day) -> Option<i32> {
    let dailies = games
        .iter()
        .flat_map(|game| Company::ALL.map(|company| day.id(game, company)));
    dailies
        .filter_map(|id| {
            let saved = store::open(&id).ok().filter(|saved| saved.over)?;
            saved.glance?.scores.first().copied()
        })
        .max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_turn_in_front() {
        let games = ["one", "two", "three"];
        let found: Vec<_> = (0..4).filter_map(|day| front(&games, Day(day))).collect();
        assert_eq!(found, ["one", "two", "three", "one"]);
        assert_eq!(front(&[], Day(7)), None);
    }
}
