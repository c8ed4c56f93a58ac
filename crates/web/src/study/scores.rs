//! The room of numbers: what the games of this browser add up to, and those of the server.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::Spread;

use crate::art::{game_window, icon};
use crate::faces;
use crate::local::saved::Saved;
use crate::local::store;
use crate::study::numbers::{Result, Tally, feats, names, results, sources, tallies, winners, won_in_words};
use crate::study::scores_online::{Online, Sources};
use crate::words::{say, t, tr};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;
/// Room for the points below.
const FOOT: f64 = 18.0;

/// Draws the room.
pub fn room() -> AnyView {
    let kept: Vec<Saved> = store::all().into_iter().map(|kept| kept.saved).collect();
    let all = StoredValue::new(results(&kept));
    let kept = StoredValue::new(kept);
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
        .map(|face| view! { <Game game=face.id.clone() own kept /> })
        .collect_view();
    let empty = people.is_empty().then(|| {
        view! {
            <div class="sheet-panel no-tables">{icon("games")} <span>{tr("web.numbers.none")}</span>
                <a class="button primary" href="#/">{tr("web.games.choose")}</a></div>
        }
    });
    view! {
        <section class="page-room numbers">
            <h1>{tr("web.numbers.title")}</h1>
            <p class="lead">{tr("web.numbers.lead")}</p>
            {several}
            {empty}
            <ul class="numbers-games">{games}</ul>
            <Online />
        </section>
    }
    .into_any()
}

/// The heads of the columns of a table of results.
pub fn heads() -> impl IntoView {
    view! {
        <thead><tr><td></td><th scope="col">{tr("web.numbers.games")}</th><th scope="col">{tr("web.numbers.wins")}</th>
            <th scope="col">{tr("web.numbers.best")}</th><th scope="col">{tr("web.numbers.mean")}</th></tr></thead>
    }
}

/// How many sit there, in words.
pub fn seats_in_words(seats: usize) -> String {
    say(&Message::new("web.numbers.seats").with("count", seats), &[])
}

/// What those who won had, in words.
pub fn winners_in_words(seats: usize, winners: &Spread) -> String {
    let [_, low, _, high, _] = winners.quantiles;
    let id = if low == high {
        "web.numbers.winners-alike"
    } else {
        "web.numbers.winners"
    };
    let message = Message::new(id)
        .with("seats", seats_in_words(seats))
        .with("mean", winners.mean.round() as i64)
        .with("low", i64::from(low))
        .with("high", i64::from(high));
    say(&message, &[])
}

/// One game: by the number of seats, and how the points are spread.
#[component]
fn Game(game: String, own: Memo<Vec<Result>>, kept: StoredValue<Vec<Saved>>) -> impl IntoView {
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
        let won = won_in_words(tally.wins, tally.contests);
        view! {
            <tr><th scope="row">{move || seats_in_words(seats)}</th><td>{tally.games}</td><td>{won}</td><td><strong>{tally.best}</strong></td><td>{tally.mean()}</td></tr>
        }
    };
    let wins = move || {
        let found = kept.with_value(|kept| id.with_value(|game| winners(kept, game)));
        let line =
            |(seats, spread): (usize, Spread)| view! { <li>{move || winners_in_words(seats, &spread)}</li> };
        (!found.is_empty())
            .then(|| view! { <ul class="what-wins">{found.into_iter().map(line).collect_view()}</ul> })
    };
    let whence = move || {
        let found = kept.with_value(|kept| id.with_value(|game| sources(kept, game)));
        (!found.is_empty()).then(|| {
            view! {
                <details class="fold everybody">
                    <summary>{tr("web.numbers.what-wins")}</summary>
                    <Sources sources=found />
                </details>
            }
        })
    };
    let called = move || {
        let feats = own.with(|own| id.with_value(|game| feats(own, game)));
        let feat = |(verdict, count): (Message, usize)| {
            view! { <li class="term">{move || say(&verdict, &[])} " × " {count}</li> }
        };
        (!feats.is_empty()).then(|| view! { <ul class="terms feats" aria-label=tr("web.numbers.feats")>{feats.into_iter().map(feat).collect_view()}</ul> })
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
                            {heads()}
                            <tbody>{tallied.into_iter().map(row).collect_view()}</tbody>
                        </table>
                        {wins}
                        {whence}
                        {called}
                    </div>
                    {Spread::of(&scores.get()).filter(|_| scores.with(|scores| scores.len() > 1)).map(|spread| view! { <Columns steps=spread.steps /> })}
                </li>
            }
        })
    }
}

/// How points are spread, as columns.
#[component]
pub fn Columns(
    /// Where each step begins, and how many results lie in it.
    steps: Vec<(i32, u32)>,
) -> impl IntoView {
    let most = f64::from(steps.iter().map(|step| step.1).max().unwrap_or(1).max(1));
    let width = WIDTH / steps.len().max(1) as f64;
    let column = |(index, (from, count)): (usize, (i32, u32))| {
        let height = (HEIGHT - FOOT - 4.0) * f64::from(count) / most;
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
