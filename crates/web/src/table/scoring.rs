//! The final scoring: a lane for each seat, counted category by category with the seats racing; cards that are scored at the end turn one by one,
//! last place first. It is made of the standings alone, so that every game has it.

use std::borrow::Cow;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use signoria_engine::{Message, Seat, Standing, Standings};

use crate::app::app;
use crate::art::{drawing, face, seat_mark};
use crate::sound::{self, Sound};
use crate::table::Desk;
use crate::table::finish::Finish;
use crate::table::seats::dress;
use crate::table::sheet;
use crate::words::{t, tr};

/// How long a category is counted, in paces of the speed that the person chose.
const PACES: f64 = 0.8;

/// Where points come from, all sources of one kind together: the cards of a game are one category.
#[derive(Clone, Debug, PartialEq)]
struct Category {
    id: Cow<'static, str>,
    /// Its name; none where its sources have names of their own.
    name: Option<Message>,
}

/// The categories in which anybody has points, in the order of the sources.
fn categories(standings: &Standings) -> Vec<Category> {
    let sources = || standings.rows.iter().flat_map(|row| &row.sources);
    let mut found: Vec<Category> = Vec::new();
    for source in sources() {
        let name = source.name.args.is_empty().then(|| source.name.clone());
        if found.iter().all(|category| category.id != source.name.id) {
            found.push(Category {
                id: source.name.id.clone(),
                name,
            });
        }
    }
    found.retain(|category| sources().any(|source| source.name.id == category.id && source.points != 0));
    found
}

/// The points of a row in each category.
fn points(row: &Standing, categories: &[Category]) -> Vec<i32> {
    let of = |category: &Category| {
        let sources = row.sources.iter().filter(|source| source.name.id == category.id);
        sources.map(|source| source.points).sum()
    };
    categories.iter().map(of).collect()
}

/// Whether a number of points can be read on its part of a lane that is so long.
fn fits(points: i32, most: i32) -> bool {
    // A digit is about a twenty-fifth of a lane on a phone.
    let digits = points.to_string().len() as i32;
    points > 0 && points * 25 >= most * digits
}

/// Something that is counted in a lane, and in which step of the count.
#[derive(Clone, Debug, PartialEq)]
struct Share {
    category: usize,
    step: usize,
    points: i32,
    /// The words of a card.
    card: Option<Message>,
}

/// What is counted in each lane, in the order of the rows, and in how many steps: a step for each category, but one for each card.
fn shares(rows: &[Standing], categories: &[Category]) -> (Vec<Vec<Share>>, usize) {
    let mut lanes: Vec<Vec<Share>> = rows.iter().map(|_| Vec::new()).collect();
    let mut step = 0;
    for (index, category) in categories.iter().enumerate() {
        if category.name.is_some() {
            for (row, lane) in rows.iter().zip(&mut lanes) {
                let points = points(row, std::slice::from_ref(category))[0];
                lane.push(Share {
                    category: index,
                    step,
                    points,
                    card: None,
                });
            }
            step += 1;
            continue;
        }
        let total = |lane: &[Share]| lane.iter().map(|share| share.points).sum::<i32>();
        let mut order: Vec<usize> = (0..rows.len()).collect();
        order.sort_by_key(|&row| total(&lanes[row]));
        for row in order {
            let cards = rows[row]
                .sources
                .iter()
                .filter(|source| source.name.id == category.id);
            for source in cards {
                lanes[row].push(Share {
                    category: index,
                    step,
                    points: source.points,
                    card: Some(source.name.clone()),
                });
                step += 1;
            }
        }
    }
    (lanes, step)
}

/// How many steps have been counted once a category is done.
fn steps_of(lanes: &[Vec<Share>], category: usize) -> usize {
    let shares = lanes.iter().flatten().filter(|share| share.category <= category);
    shares.map(|share| share.step + 1).max().unwrap_or(0)
}

/// The lane that has most after a category, and how much; none where several share the lead.
fn leader(lanes: &[Vec<Share>], category: usize) -> Option<(usize, i32)> {
    let total = |lane: &Vec<Share>| -> i32 {
        let counted = lane.iter().filter(|share| share.category <= category);
        counted.map(|share| share.points).sum()
    };
    let totals: Vec<i32> = lanes.iter().map(total).collect();
    let best = *totals.iter().max()?;
    let mut first = totals.iter().enumerate().filter(|(_, total)| **total == best);
    let (lane, _) = first.next()?;
    first.next().is_none().then_some((lane, best))
}

/// The totals after each category, from nothing on.
fn running(points: &[i32]) -> Vec<i32> {
    let sums = points.iter().scan(0, |sum, points| {
        *sum += points;
        Some(*sum)
    });
    std::iter::once(0).chain(sums).collect()
}

/// The totals that are written under the joints of a lane, with the number of categories that make them: those before the last that have room.
fn joints(sums: &[i32], most: i32) -> Vec<(usize, i32)> {
    // Two numbers of two digits take about a sixteenth of a lane.
    let room = (most / 16).max(1);
    let mut found: Vec<(usize, i32)> = Vec::new();
    let (before, total) = match sums {
        [before @ .., total] => (before, *total),
        [] => return found,
    };
    for (index, &sum) in before.iter().enumerate().skip(1) {
        let written = found.last().map_or(0, |found| found.1);
        if sum - written >= room && total - sum >= room {
            found.push((index, sum));
        }
    }
    found
}

/// The lanes. They are counted once, when the game ends before one's eyes; pressing anything shows the end.
#[component]
pub fn Lanes(desk: Desk) -> impl IntoView {
    let standings = Memo::new(move |_| desk.read(|scene| scene.standings().cloned()));
    let counted = RwSignal::new(usize::MAX);
    let count = Memo::new(move |_| {
        standings
            .with(|standings| {
                let standings = standings.as_ref()?;
                Some(shares(&standings.rows, &categories(standings)).1)
            })
            .unwrap_or(0)
    });
    let timer: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    on_cleanup(move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    });
    let step = app().pace().mul_f64(PACES);
    let finish = desk.finish;
    if finish.get_untracked() == Finish::Counted {
        sound::play(Sound::End);
        if step > Duration::ZERO {
            counted.set(0);
            count_on(counted, count, timer, step);
        } else {
            finish.set(Finish::Told);
        }
    }
    Effect::new(move || {
        if finish.get() == Finish::Counted && counted.get() >= count.get() {
            finish.set(Finish::Told);
        }
    });
    // Pressing anything skips the count.
    Effect::new(move || {
        if finish.get() != Finish::Counted {
            counted.set(usize::MAX);
        }
    });
    let is_counting = move || finish.get_untracked() == Finish::Counted;
    let skip = window_event_listener(leptos::ev::pointerdown, move |_| {
        if is_counting() {
            finish.set(Finish::Told);
        }
    });
    on_cleanup(move || skip.remove());
    let skip_by_key = window_event_listener(leptos::ev::keydown, move |event| {
        if is_counting() && event.key() == " " {
            event.prevent_default();
            finish.set(Finish::Told);
        }
    });
    on_cleanup(move || skip_by_key.remove());
    move || {
        standings
            .get()
            .map(|standings| view! { <Race desk standings counted /> })
    }
}

fn count_on(
    counted: RwSignal<usize>,
    count: Memo<usize>,
    timer: StoredValue<Option<TimeoutHandle>>,
    step: Duration,
) {
    let next = move || {
        let is_done = counted
            .try_update(|counted| {
                *counted = counted.saturating_add(1);
                *counted
            })
            .is_none_or(|counted| counted >= count.try_get_untracked().unwrap_or(0));
        if !is_done {
            count_on(counted, count, timer, step);
        }
    };
    timer.set_value(set_timeout_with_handle(next, step).ok());
}

/// The drawing of a category, where the board has one.
fn category_picture(desk: Desk, id: Cow<'static, str>) -> Option<String> {
    let message = Message::new(id);
    untrack(|| desk.pictures.with(|pictures| pictures.as_ref()?(&message)))
}

#[component]
fn Race(desk: Desk, standings: Standings, counted: RwSignal<usize>) -> impl IntoView {
    let categories = categories(&standings);
    let mut rows = standings.rows;
    rows.sort_by_key(|row| row.seat);
    let (lanes, _) = shares(&rows, &categories);
    let reached = |lane: &Vec<Share>| {
        let points: Vec<i32> = lane.iter().map(|share| share.points).collect();
        running(&points).into_iter().max().unwrap_or(0)
    };
    let most = lanes.iter().map(reached).max().unwrap_or(0).max(1);
    let pictures: Vec<Option<String>> = categories
        .iter()
        .map(|category| category_picture(desk, category.id.clone()))
        .collect();
    // Who led after each category; the joint in that lane carries the seat's colour.
    let leaders: Vec<Option<(usize, i32)>> =
        (0..categories.len()).map(|index| leader(&lanes, index)).collect();
    let legend = categories
        .iter()
        .enumerate()
        .map(|(index, category)| {
            let name = category.name.clone();
            let words = move || match &name {
                Some(name) => desk.say(name),
                None => t("web.scoring.cards"),
            };
            let done = steps_of(&lanes, index);
            let begun = index.checked_sub(1).map_or(0, |before| steps_of(&lanes, before));
            let is_last = index + 1 == categories.len();
            let is_now = move |counted: usize| counted > begun && (counted <= done || is_last);
            let first = leaders[index].map(|(lane, total)| (rows[lane].seat, total));
            let led = first.map(|(seat, total)| {
                let mark = seat.map(|seat| seat_mark(seat.index()));
                view! { <small class:in=move || { counted.get() >= done }>{mark} " " {move || desk.row_name(seat)} " " {total}</small> }
            });
            let sign = pictures[index].as_ref().map(|picture| drawing(picture));
            view! {
                <li class=format!("category-{}", index % 8) class:now=move || is_now(counted.get())>
                    <i>{sign}</i> <span><b>{words}</b> {led}</span>
                </li>
            }
        })
        .collect_view();
    let drawn = rows
        .into_iter()
        .zip(lanes)
        .enumerate()
        .map(|(index, (row, shares))| {
            let led: Vec<usize> = leaders
                .iter()
                .enumerate()
                .filter(|(_, leader)| leader.is_some_and(|leader| leader.0 == index))
                .map(|(category, _)| category)
                .collect();
            view! { <Lane desk seat=row.seat shares most counted pictures=pictures.clone() led is_first={row.rank == 1} /> }
        })
        .collect_view();
    view! {
        <div class="race" aria-hidden="true">
            <div class="race-head"><h3>{tr("web.scoring.title")}</h3> <small>{tr("web.scoring.help")}</small></div>
            <ol class="race-legend">{legend}</ol>
            {drawn}
            <ol class="race-axis">{axis(most)}</ol>
        </div>
    }
}

/// Round numbers below the lanes.
fn axis(most: i32) -> impl IntoView {
    let step = [5, 10, 20, 25, 50, 100]
        .into_iter()
        .find(|step| most / step <= 8)
        .unwrap_or(200);
    (0..=most / step)
        .map(|index| {
            let value = index * step;
            let left = format!("{:.2}%", f64::from(value) * 100.0 / f64::from(most));
            view! { <li style:left=left>{value}</li> }
        })
        .collect_view()
}

/// How far along a lane that many points are, in percent.
fn part_of(points: i32, most: i32) -> String {
    format!("{}%", f64::from(points.max(0)) * 100.0 / f64::from(most))
}

/// The segments of a lane, one for each share: where it begins, and as long as it has points.
fn segments(
    shares: &[Share],
    sums: &[i32],
    most: i32,
    counted: RwSignal<usize>,
    pictures: &[Option<String>],
) -> impl IntoView + use<> {
    let segment = |(counts, &before): (&Share, &i32)| {
        let (points, step) = (counts.points, counts.step);
        let left = part_of(before.min(before + points), most);
        // A picture needs as much room as two digits more.
        let picture = pictures[counts.category]
            .as_ref()
            .filter(|_| fits(points * 2 / 5, most));
        view! {
            <span class=format!("segment category-{}", counts.category % 8) class:in=move || { counted.get() > step } class:loss={points < 0}
                style:left=left style:width=part_of(points.abs(), most)>
                {picture.map(|picture| drawing(picture))} {fits(points, most).then_some(points)}
            </span>
        }
    };
    shares.iter().zip(sums).map(segment).collect_view()
}

/// The totals under the joints of a lane: after a category, not after each card.
fn joints_drawn(
    shares: &[Share],
    sums: &[i32],
    most: i32,
    counted: RwSignal<usize>,
    led: &[usize],
) -> impl IntoView + use<> {
    let neighbours = shares.windows(2).zip(&sums[1..]);
    let ends: Vec<(usize, usize, i32)> = neighbours
        .filter(|(pair, _)| pair[0].category != pair[1].category)
        .map(|(pair, &sum)| (pair[0].category, pair[0].step, sum))
        .collect();
    let totals: Vec<i32> = std::iter::once(0)
        .chain(ends.iter().map(|end| end.2))
        .chain(sums.last().copied())
        .collect();
    let joint = |(index, sum): (usize, i32)| {
        let (category, step, _) = ends[index - 1];
        let is_lead = led.contains(&category);
        view! { <small class="joint" class:lead=is_lead class:in=move || { counted.get() > step } style:left=part_of(sum, most)>{sum}</small> }
    };
    joints(&totals, most).into_iter().map(joint).collect_view()
}

#[component]
fn Lane(
    desk: Desk,
    /// None for an opponent that the rules play.
    seat: Option<Seat>,
    shares: Vec<Share>,
    /// The highest total that any lane reaches.
    most: i32,
    counted: RwSignal<usize>,
    /// The drawings of the categories.
    pictures: Vec<Option<String>>,
    /// The categories after which this lane had the lead.
    led: Vec<usize>,
    is_first: bool,
) -> impl IntoView {
    let points: Vec<i32> = shares.iter().map(|share| share.points).collect();
    let sums = running(&points);
    let segments = segments(&shares, &sums, most, counted, &pictures);
    let joints = joints_drawn(&shares, &sums, most, counted, &led);
    let cards = shares
        .iter()
        .filter_map(|counts| Some((counts.card.clone()?, counts.points, counts.step)))
        .map(|(card, points, step)| {
            view! { <li class:in=move || { counted.get() > step } class:nothing={points == 0}>{move || desk.say(&card)} " " <b>{points}</b></li> }
        })
        .collect_view();
    // The step after which each total holds.
    let steps: Vec<usize> = std::iter::once(0)
        .chain(shares.iter().map(|counts| counts.step + 1))
        .collect();
    let last = steps.last().copied().unwrap_or(0);
    let total = StoredValue::new((steps, sums));
    let now = move || {
        total.with_value(|(steps, sums)| {
            let reached = steps.iter().rposition(|step| *step <= counted.get()).unwrap_or(0);
            // Points that are lost again stay drawn: the head stands behind them.
            let furthest = sums[..=reached].iter().copied().max().unwrap_or(0);
            (sums[reached], furthest)
        })
    };
    let name = move || desk.row_name(seat);
    let has_given_up =
        Memo::new(move |_| seat.is_some_and(|seat| desk.read(|scene| sheet::gave_up(scene, seat))));
    let class = seat.map_or_else(
        || "lane automa".to_owned(),
        |seat| format!("lane seat-{}", seat.index()),
    );
    view! {
        <div class=class class:first=move || { is_first && counted.get() >= last }>
            <span class="lane-name">
                {seat.map(|seat| seat_mark(seat.index()))} {name}
                {move || has_given_up.get().then(|| view! { <small>{tr("web.sheet.out")}</small> })}
            </span>
            <div class="lane-track">
                {segments}
                {joints}
                <span class="lane-head" style:left=move || part_of(now().1, most)>
                    <span class="lane-face">
                        {face(&name(), dress(seat))}
                    </span>
                    <b>{move || now().0}</b>
                </span>
            </div>
            <ul class="lane-cards">{cards}</ul>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Source;

    use super::*;

    #[test]
    fn sources_with_names_of_their_own_are_one_category_and_empty_ones_none() {
        let card = |name: &'static str, points| Source {
            name: Message::new("game.source.card").with("card", signoria_engine::Arg::Name(name.into())),
            points,
        };
        let row = Standing::new(
            Seat::new(0),
            vec![
                Source::new("game.source.works", 4),
                Source::new("game.source.sold", 0),
                card("a", 3),
                card("b", 2),
            ],
            vec![],
        );
        let standings = Standings::ranked(vec![row.clone()]);
        let found = categories(&standings);
        let ids: Vec<&str> = found.iter().map(|category| &*category.id).collect();
        assert_eq!(ids, ["game.source.works", "game.source.card"]);
        assert_eq!(points(&row, &found), [4, 5]);
        assert_eq!(found[1].name, None);
    }

    #[test]
    fn categories_stand_in_the_order_of_the_sheet_whoever_has_points_in_them() {
        let row = |seat, early, late| {
            let sources = vec![
                Source::new("game.source.early", early),
                Source::new("game.source.late", late),
            ];
            Standing::new(Seat::new(seat), sources, vec![])
        };
        let standings = Standings::ranked(vec![row(0, 0, 9), row(1, 5, 1)]);
        let found = categories(&standings);
        let ids: Vec<&str> = found.iter().map(|category| &*category.id).collect();
        assert_eq!(ids, ["game.source.early", "game.source.late"]);
    }

    #[test]
    fn cards_are_counted_one_by_one_and_the_last_place_first() {
        let card = |name: &'static str, points| Source {
            name: Message::new("game.source.card").with("card", signoria_engine::Arg::Name(name.into())),
            points,
        };
        let row = |seat, works, cards: Vec<Source>| {
            let works = Source::new("game.source.works", works);
            let sources = std::iter::once(works).chain(cards).collect();
            Standing::new(Seat::new(seat), sources, vec![])
        };
        let rows = [
            row(0, 9, vec![card("a", 3)]),
            row(1, 5, vec![card("b", 2), card("c", 8)]),
        ];
        let found = categories(&Standings::ranked(rows.to_vec()));
        let (lanes, steps) = shares(&rows, &found);
        assert_eq!(steps, 4);
        let of = |lane: usize| -> Vec<(usize, i32)> {
            lanes[lane]
                .iter()
                .map(|share| (share.step, share.points))
                .collect()
        };
        assert_eq!(of(0), [(0, 9), (3, 3)]);
        assert_eq!(of(1), [(0, 5), (1, 2), (2, 8)]);
        assert_eq!(
            (leader(&lanes, 0), leader(&lanes, 1)),
            (Some((0, 9)), Some((1, 15)))
        );
        assert_eq!((steps_of(&lanes, 0), steps_of(&lanes, 1)), (1, 4));
    }

    #[test]
    fn a_number_stands_only_where_there_is_room_for_it() {
        assert!(fits(4, 100) && !fits(3, 100));
        assert!(fits(12, 100) && !fits(12, 300) && !fits(0, 10));
    }

    #[test]
    fn totals_stand_under_the_joints_where_there_is_room() {
        assert_eq!(joints(&[0, 47, 50, 50, 65], 65), [(1, 47)]);
        assert_eq!(joints(&[0, 12, 24, 43, 60], 60), [(1, 12), (2, 24), (3, 43)]);
        assert_eq!(joints(&[0, 5, 2], 5), []);
        assert_eq!(joints(&[0], 1), []);
    }

    #[test]
    fn totals_run_from_nothing_to_the_score() {
        assert_eq!(running(&[4, -1, 3]), [0, 4, 3, 6]);
        assert_eq!(running(&[]), [0]);
    }
}
