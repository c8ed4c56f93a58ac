//! The room of numbers: what the games of this browser add up to.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{game_window, icon};
use crate::faces;
use crate::local::store;
use crate::study::numbers::{Result, Tally, names, results, spread, tallies};
use crate::words::{say, t, tr};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;
/// Room for the points below.
const FOOT: f64 = 18.0;

/// Draws the room.
pub fn room() -> AnyView {
    let kept = store::all();
    let all = StoredValue::new(results(kept.iter().map(|kept| &kept.saved)));
    let people = all.with_value(|all| names(all));
    let chosen = RwSignal::new(people.first().cloned().unwrap_or_default());
    let own = Memo::new(move |_| {
        let name = chosen.get();
        all.with_value(|all| -> Vec<Result> {
            all.iter().filter(|result| result.name == name).cloned().collect()
        })
    });
    let pill = move |name: String| {
        let (own, set) = (name.clone(), name.clone());
        view! { <button class="pill" aria-pressed=move || (chosen.get() == own).to_string() on:click=move |_| chosen.set(set.clone())>{name}</button> }
    };
    let several = (people.len() > 1)
        .then(|| view! { <div class="pills" role="group" aria-label=tr("web.numbers.players")>{people.iter().cloned().map(pill).collect_view()}</div> });
    let games = faces::all()
        .iter()
        .map(|face| view! { <Game game=face.id.clone() own /> })
        .collect_view();
    let empty = people.is_empty().then(|| {
        view! {
            <div class="sheet-panel no-tables">{icon("games")} <span>{tr("web.numbers.none")}</span>
                <a class="button primary" href="#/">{tr("web.games.choose")}</a></div>
        }
    });
    view! {
        <section class="numbers">
            <h1>{tr("web.numbers.title")}</h1>
            <p class="lead">{tr("web.numbers.lead")}</p>
            {several}
            {empty}
            <ul class="numbers-games">{games}</ul>
        </section>
    }
    .into_any()
}

/// One game: by the number of seats, and how the points are spread.
#[component]
fn Game(game: String, own: Memo<Vec<Result>>) -> impl IntoView {
    let id = StoredValue::new(game);
    let tallied = Memo::new(move |_| own.with(|own| id.with_value(|game| tallies(own, game))));
    let scores = Memo::new(move |_| {
        let of_game = |result: &&Result| id.with_value(|game| result.game == *game);
        own.with(|own| {
            own.iter()
                .filter(of_game)
                .map(|result| result.score)
                .collect::<Vec<_>>()
        })
    });
    let row = |(seats, tally): (usize, Tally)| {
        let label = say(&Message::new("web.numbers.seats").with("count", seats), &[]);
        let won = if seats > 1 {
            format!("{} ({} %)", tally.wins, tally.won())
        } else {
            "–".into()
        };
        view! {
            <tr><th scope="row">{label}</th><td>{tally.games}</td><td>{won}</td><td><strong>{tally.best}</strong></td><td>{tally.mean()}</td></tr>
        }
    };
    move || {
        let tallied = tallied.get();
        (!tallied.is_empty()).then(|| {
            let title = id.with_value(|game| format!("{game}.title"));
            view! {
                <li class="sheet-panel numbers-game">
                    {id.with_value(|game| game_window(game))}
                    <div class="numbers-words">
                        <h2>{move || t(&title)}</h2>
                        <table>
                            <thead><tr><td></td><th scope="col">{tr("web.numbers.games")}</th><th scope="col">{tr("web.numbers.wins")}</th>
                                <th scope="col">{tr("web.numbers.best")}</th><th scope="col">{tr("web.numbers.mean")}</th></tr></thead>
                            <tbody>{tallied.into_iter().map(row).collect_view()}</tbody>
                        </table>
                    </div>
                    <Spread scores=scores.get() />
                </li>
            }
        })
    }
}

/// How the points are spread, as columns.
#[component]
fn Spread(scores: Vec<i32>) -> impl IntoView {
    let steps = spread(&scores);
    let most = steps.iter().map(|step| step.1).max().unwrap_or(1).max(1) as f64;
    let width = WIDTH / steps.len().max(1) as f64;
    let column = |(index, (from, count)): (usize, (i32, usize))| {
        let height = (HEIGHT - FOOT - 4.0) * count as f64 / most;
        let (x, y) = (index as f64 * width, HEIGHT - FOOT - height);
        // A single score is a column, too, and no wall.
        let thick = (width - 3.0).clamp(2.0, 44.0);
        view! {
            <rect x=format!("{:.1}", x + (width - thick) / 2.0) y=format!("{y:.1}") width=format!("{thick:.1}") height=format!("{height:.1}") rx="2"></rect>
            <text x=format!("{:.1}", x + width / 2.0) y=(HEIGHT - 4.0).to_string() text-anchor="middle">{from}</text>
        }
    };
    view! {
        <figure class="spread">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=tr("web.numbers.spread")>{steps.into_iter().enumerate().map(column).collect_view()}</svg>
            <figcaption>{tr("web.numbers.spread")}</figcaption>
        </figure>
    }
}
