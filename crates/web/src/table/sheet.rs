//! The score sheet: points by source for each seat, and the end of the game.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat, Standing, Standings};
use signoria_table::daily::of_id;
use signoria_table::wire::Stage;

use crate::app::app;
use crate::art::{icon, seat_mark};
use crate::boards::Facts;
use crate::browser;
use crate::route::Route;
use crate::scene::Scene;
use crate::table::finish::Finish;
use crate::table::{Desk, OutlookRow, chart, scoring, winner};
use crate::words::tr;

/// Who won.
fn first_rows(scene: &Scene) -> Vec<Option<Seat>> {
    let first = rows_of(scene).iter().filter(|row| row.rank == 1);
    first.map(|row| row.seat).collect()
}

/// The points of the first, how far they are ahead, and of whom; none where a draw was decided by something else, or one played alone.
fn lead(scene: &Scene) -> Option<(i32, i32, Option<Seat>)> {
    let is_in = |row: &&Standing| row.seat.is_none_or(|seat| !gave_up(scene, seat));
    let mut rows: Vec<&Standing> = rows_of(scene).iter().filter(is_in).collect();
    rows.sort_by_key(|row| row.rank);
    match rows[..] {
        [first, second, ..] if first.score > second.score => {
            Some((first.score, first.score - second.score, second.seat))
        }
        _ => None,
    }
}

/// The same in words.
fn lead_in_words(desk: Desk) -> Option<String> {
    let (points, margin, second) = desk.read(lead)?;
    let message = Message::new("web.sheet.lead")
        .with("points", i64::from(points))
        .with("margin", i64::from(margin))
        .with("name", desk.row_arg(second));
    Some(desk.say(&message))
}

/// The result in one sentence.
pub fn result(desk: Desk) -> String {
    let verdict = desk.read(|scene| scene.standings()?.verdict.clone());
    let message = verdict.unwrap_or_else(|| {
        let first = desk.read(first_rows);
        let names = Arg::List(first.into_iter().map(|seat| desk.row_arg(seat)).collect());
        Message::new("web.sheet.winner").with("names", names)
    });
    desk.say(&message)
}

/// The end: who won, the race by categories, the sheet, the chart, and once more.
#[component]
pub fn Outcome(desk: Desk, trophy: Option<Facts>) -> impl IntoView {
    let winner = Memo::new(move |_| desk.read(first_rows).first().copied());
    // Where the rules have won, one's own board is worth a look.
    let shown = Memo::new(move |_| winner.get().flatten().or_else(|| desk.read(Scene::eye)));
    let left = move || {
        let seats = desk.read(|scene| {
            let seats = rows_of(scene).iter().filter_map(|row| row.seat);
            seats.filter(|seat| gave_up(scene, *seat)).collect::<Vec<_>>()
        });
        (!seats.is_empty()).then(|| {
            let seats = Arg::List(seats.into_iter().map(Arg::Seat).collect());
            let message = Message::new("web.sheet.gave-up").with("names", seats);
            view! { <p>{desk.say(&message)}</p> }
        })
    };
    let (on, on_words) = way_on();
    // Keyboard users go on here: what had the focus is gone with the game.
    request_animation_frame(|| {
        if browser::focus_is_lost() {
            browser::focus(".outcome h2");
        }
    });
    view! {
        <section class="outcome" class:counting=move || { desk.finish.get() == Finish::Counted } aria-label=tr("web.sheet.title")>
            <div class="outcome-race card">
                <scoring::Lanes desk />
                <ScoreSheet desk />
            </div>
            <div class="outcome-end card">
                {move || winner.get().map(|seat| view! { <winner::Winner desk seat /> })}
                <h2 tabindex="-1">{move || result(desk)}</h2>
                {move || lead_in_words(desk).map(|words| view! { <p class="outcome-lead">{words}</p> })}
                {left}
                {move || shown.get().zip(trophy.clone()).map(|(seat, trophy)| view! { <div class="trophy" aria-hidden="true">{trophy(seat)}</div> })}
                <chart::Chart desk />
                <div class="button-row">
                    <button class="primary rematch" on:click=move |_| desk.session.rematch()>{tr("web.sheet.rematch")}</button>
                    <button class="see-board" on:click=move |_| desk.finish.set(Finish::Aside)>{tr("web.sheet.board")}</button>
                    <a class="button way-on" href=on.to_string()>{tr(on_words)}</a>
                </div>
            </div>
        </section>
    }
}

/// Where one goes on from the end: from a daily to the results of everybody, from any other game to all games.
fn way_on() -> (Route, &'static str) {
    let is_daily = app().route.with_untracked(|route| match route {
        Route::Here { id, .. } => of_id(id).is_some(),
        _ => false,
    });
    if is_daily {
        (Route::Daily, "web.sheet.daily")
    } else {
        (Route::Home, "web.nav.home")
    }
}

/// Whether who sat there on the server gave the game up.
pub(super) fn gave_up(scene: &Scene, seat: Seat) -> bool {
    let seat = scene.seat(seat).filter(|_| scene.table.stage == Stage::Conceded);
    seat.is_some_and(|seat| seat.conceded)
}

fn rows_of(scene: &Scene) -> &[Standing] {
    scene.standings().map_or(&[], |standings| &standings.rows)
}

/// Points by source for each seat.
#[component]
pub fn ScoreSheet(desk: Desk) -> impl IntoView {
    let standings = Memo::new(move |_| desk.read(|scene| scene.standings().cloned()));
    let mark = |seat: Option<Seat>| match seat {
        Some(seat) => seat_mark(seat.index()).into_any(),
        None => icon("crown").into_any(),
    };
    let outlook = move || {
        let outlook = desk.signs.get().outlook;
        outlook.map(|outlook| outlook.get()).unwrap_or_default()
    };
    move || {
        let Some(standings) = standings.get() else {
            return view! { <p></p> }.into_any();
        };
        let outlook = coming(desk, &standings, &outlook());
        let heads = standings
            .rows
            .iter()
            .map(|row| view! { <th scope="col">{mark(row.seat)} <span>{desk.row_name(row.seat)}</span></th> })
            .collect_view();
        let rows = sources(&standings)
            .into_iter()
            .map(|source| {
                let cells = standings
                    .rows
                    .iter()
                    .map(|row| view! { <td>{points(row, &source)}</td> })
                    .collect_view();
                view! { <tr><th scope="row">{desk.say(&source)}</th>{cells}</tr> }
            })
            .collect_view();
        let totals = standings
            .rows
            .iter()
            .map(|row| view! { <td><strong>{row.score}</strong></td> })
            .collect_view();
        let ranks = standings
            .rows
            .iter()
            .map(|row| view! { <td>{row.rank}</td> })
            .collect_view();
        let sums = view! {
            <tr><th scope="row">{tr("web.sheet.total")}</th>{totals}</tr>
            <tr><th scope="row">{tr("web.sheet.rank")}</th>{ranks}</tr>
        };
        view! {
            <div class="scroll" tabindex="0" role="region" aria-label=tr("web.sheet.title")>
                <table class="sheet">
                    <caption class="visually-hidden">{tr("web.sheet.title")}</caption>
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                    {match outlook {
                        // A foot would stand below what is still to come.
                        Some(outlook) => view! { <tbody>{sums}</tbody> {outlook} }.into_any(),
                        None => view! { <tfoot>{sums}</tfoot> }.into_any(),
                    }}
                </table>
            </div>
        }
        .into_any()
    }
}

/// What the final scoring would bring now: the sources that bring somebody something, and what it would come to.
fn coming(desk: Desk, standings: &Standings, outlook: &[OutlookRow]) -> Option<impl IntoView + use<>> {
    if outlook.is_empty() {
        return None;
    }
    let row = |source: &OutlookRow| {
        let points: Vec<i32> = standings.rows.iter().map(|row| source.of(row.seat)).collect();
        let cells = points
            .iter()
            .map(|points| view! { <td>{*points}</td> })
            .collect_view();
        let brings = points.iter().any(|points| *points != 0);
        brings.then(|| view! { <tr><th scope="row">{desk.say(&source.name)}</th>{cells}</tr> })
    };
    let rows = outlook.iter().filter_map(row).collect_view();
    let sum = |row: &Standing| row.score + outlook.iter().map(|source| source.of(row.seat)).sum::<i32>();
    let sums = standings
        .rows
        .iter()
        .map(|row| view! { <td><strong>{sum(row)}</strong></td> });
    let columns = standings.rows.len() + 1;
    Some(view! {
        <tbody class="outlook">
            <tr><th class="outlook-head" scope="rowgroup" colspan=columns.to_string()>{tr("web.sheet.outlook")}</th></tr>
            {rows}
            <tr class="outlook-sum"><th scope="row">{tr("web.sheet.outlook-sum")}</th>{sums.collect_view()}</tr>
        </tbody>
    })
}

/// The sources that anybody has points from or could have, each once, in the order of the rows.
fn sources(standings: &Standings) -> Vec<Message> {
    let mut found: Vec<Message> = Vec::new();
    for source in standings.rows.iter().flat_map(|row| &row.sources) {
        if !found.contains(&source.name) {
            found.push(source.name.clone());
        }
    }
    found
}

fn points(row: &Standing, source: &Message) -> i32 {
    let of_source = row.sources.iter().filter(|found| found.name == *source);
    of_source.map(|found| found.points).sum()
}

#[cfg(test)]
mod tests {
    use signoria_engine::Source;

    use super::*;

    #[test]
    fn each_source_has_one_row_and_its_points_are_added_up() {
        let row = |seat, sources| Standing::new(Seat::new(seat), sources, vec![]);
        let standings = Standings::ranked(vec![
            row(
                0,
                vec![Source::new("a", 1), Source::new("b", 2), Source::new("a", 3)],
            ),
            row(1, vec![Source::new("c", 9)]),
        ]);
        let sources = sources(&standings);
        let ids: Vec<&str> = sources.iter().map(|source| &*source.id).collect();
        assert_eq!(ids, ["c", "a", "b"]);
        assert_eq!(points(standings.of(Seat::new(0)).unwrap(), &sources[1]), 4);
    }
}
