//! The scores over the game, one line a seat. The sheet beside it says the same in numbers.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_table::wire::{LogLine, Mark};

use crate::art::seat_path;
use crate::session::Logged;
use crate::table::Desk;
use crate::words::tr;

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 220.0;
/// Room for the numbers at the left.
const MARGIN: f64 = 34.0;
/// Room for the rounds below.
const FOOT: f64 = 26.0;
/// Room for the last scores at the right.
const END: f64 = 44.0;
/// The height of a line of figures.
const LINE: f64 = 15.0;
/// With more stations than this, marks would lie over each other.
const MANY: usize = 12;

/// Whether a round begins with this.
pub fn is_beginning(message: &Message) -> bool {
    message.id.ends_with(".log.round")
}

/// Where rounds begin: after how many actions, and which.
pub fn beginnings(log: &[Arc<Logged>]) -> Vec<(u32, i64)> {
    let beginning = |logged: &Arc<Logged>| {
        let LogLine { moves, message, .. } = &logged.line;
        match message.args.get("round")? {
            Arg::Number(round) if is_beginning(message) => Some((*moves, *round)),
            _ => None,
        }
    };
    let mut found: Vec<(u32, i64)> = log.iter().filter_map(beginning).collect();
    // Nobody is told of the first one: the game begins with it.
    if let Some((_, round @ 2..)) = found.first() {
        let first = round - 1;
        found.insert(0, (0, first));
    }
    found
}

/// A point in the game at which the scores are compared.
#[derive(Clone, Debug, PartialEq)]
struct Station {
    /// After how many actions.
    moves: u32,
    /// The round that ends there.
    round: Option<i64>,
    scores: Vec<i32>,
}

/// The beginning, the end of each round, and the end; where nobody tells of rounds, whenever a score changed.
fn stations(marks: &[Mark], rounds: &[(u32, i64)], latest: u32) -> Vec<Station> {
    let station = |moves: u32, round: Option<i64>| {
        let mark = marks.iter().rev().find(|mark| mark.moves <= moves);
        Station {
            moves,
            round,
            scores: mark.map(|mark| mark.scores.clone()).unwrap_or_default(),
        }
    };
    let Some(first) = marks.first() else {
        return Vec::new();
    };
    let begin = station(first.moves, None);
    if rounds.is_empty() {
        let later = marks.iter().skip(1).map(|mark| station(mark.moves, None));
        return [begin].into_iter().chain(later).collect();
    }
    let ends = rounds.iter().skip(1).map(|round| round.0).chain([latest]);
    let later = rounds
        .iter()
        .zip(ends)
        .map(|(&(_, round), end)| station(end, Some(round)));
    [begin].into_iter().chain(later).collect()
}

/// Where the last scores are written so that none lies over another: for each seat the height.
fn apart(heights: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|one, other| heights[*one].total_cmp(&heights[*other]));
    let mut placed = heights.to_vec();
    let mut free = f64::NEG_INFINITY;
    for index in order {
        placed[index] = placed[index].max(free);
        free = placed[index] + LINE;
    }
    // What was pushed off the lower edge moves up again with all above it.
    let over = placed
        .iter()
        .fold(0.0_f64, |over, at| over.max(at - (HEIGHT - FOOT)));
    placed.iter().map(|at| at - over).collect()
}

/// The chart.
#[component]
pub fn Chart(
    desk: Desk,
    /// What stands below the rounds, where the game has numerals for them.
    #[prop(optional)]
    numerals: &'static [&'static str],
) -> impl IntoView {
    let log = desk.session.log;
    let marks = Memo::new(move |_| (desk.session.marks.get(), desk.read(|scene| scene.table.moves)));
    move || {
        let (marks, latest) = marks.get();
        let rounds = log.with(|log| beginnings(log));
        let stations = stations(&marks, &rounds, latest);
        let scale = Scale::of(&stations);
        let rows = marks.first().map_or(0, |mark| mark.scores.len());
        let seats = desk.read(|scene| scene.table.seats.len());
        let end = stations.len().saturating_sub(1);
        let score = |station: &Station, seat: usize| station.scores.get(seat).copied().unwrap_or(0);
        let last = |seat: usize| stations.last().map_or(0, |station| score(station, seat));
        let heights: Vec<f64> = (0..rows).map(|seat| scale.y(last(seat))).collect();
        let numbers = apart(&heights);
        let lines = (0..rows)
            .map(|seat| {
                let class = if seat < seats { format!("seat-{seat}") } else { "automa".to_owned() };
                let places = stations.iter().enumerate();
                let places: Vec<(f64, f64)> = places.map(|(index, station)| (scale.x(index), scale.y(score(station, seat)))).collect();
                let line: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
                let shown = places.iter().enumerate().skip(1).filter(|_| end <= MANY).map(|(index, (x, y))| {
                    let size = if index == end { 1.0 } else { 0.6 };
                    let place = format!("translate({:.1} {:.1}) scale({size})", x - 8.0 * size, y - 8.0 * size);
                    view! { <path class=format!("chart-mark {class}") d=seat_path(seat) transform=place></path> }
                });
                let (x, y) = (format!("{:.1}", scale.x(end) + 12.0), format!("{:.1}", numbers[seat]));
                view! {
                    <polyline class=format!("chart-line {class}") points=line.join(" ")></polyline>
                    {shown.collect_view()}
                    <text class=format!("chart-score {class}") x=x y=y dy="4.5">{last(seat)}</text>
                }
            })
            .collect_view();
        let rounds = stations
            .iter()
            .enumerate()
            .filter_map(|(index, station)| Some((index, station.moves, station.round?)))
            .map(|(index, moves, round)| {
                let (x, from) = (scale.x(index), scale.x(index - 1));
                let numeral = usize::try_from(round - 1).ok().and_then(|round| numerals.get(round));
                let words = numeral.map_or_else(|| round.to_string(), |numeral| (*numeral).to_owned());
                // A round leads back to the moment in which it ended.
                let look = move |_| desk.session.look(Some(moves));
                view! {
                    <g class="chart-round" on:click=look>
                        <rect x=format!("{from:.1}") y="4" width=format!("{:.1}", x - from) height=(HEIGHT - 4.0).to_string()></rect>
                        <text class="chart-text" x=format!("{x:.1}") y=(HEIGHT - 6.0).to_string() text-anchor="middle">{words}</text>
                    </g>
                }
            })
            .collect_view();
        let ticks = scale
            .ticks()
            .into_iter()
            .map(|value| {
                let y = format!("{:.1}", scale.y(value));
                view! {
                    <line class="chart-grid" x1=MARGIN.to_string() x2=(WIDTH - END).to_string() y1=y.clone() y2=y.clone()></line>
                    <text class="chart-text" x=(MARGIN - 8.0).to_string() y=y dy="4" text-anchor="end">{value}</text>
                }
            })
            .collect_view();
        view! {
            <figure class="chart">
                <figcaption><b>{tr("web.sheet.chart")}</b> <small>{tr("web.sheet.chart-help")}</small></figcaption>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=tr("web.sheet.chart")>
                    {ticks}
                    {rounds}
                    {lines}
                </svg>
            </figure>
        }
    }
}

/// Where a station and a score are on the drawing.
struct Scale {
    last: f64,
    low: i32,
    high: i32,
}

impl Scale {
    fn of(stations: &[Station]) -> Self {
        let scores = stations.iter().flat_map(|station| station.scores.iter().copied());
        let (low, high) = scores.fold((0, 1), |(low, high), score| (low.min(score), high.max(score)));
        Self {
            last: stations.len().saturating_sub(1).max(1) as f64,
            low,
            high,
        }
    }

    fn x(&self, station: usize) -> f64 {
        MARGIN + (WIDTH - MARGIN - END) * station as f64 / self.last
    }

    fn y(&self, score: i32) -> f64 {
        let share = f64::from(score - self.low) / f64::from(self.high - self.low);
        HEIGHT - FOOT - (HEIGHT - FOOT - 12.0) * share
    }

    /// Four or five round numbers.
    fn ticks(&self) -> Vec<i32> {
        let span = (self.high - self.low).max(1);
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
            .into_iter()
            .find(|step| span / step <= 5)
            .unwrap_or(1000);
        let first = self.low.div_euclid(step) * step;
        (0..)
            .map(|index| first + index * step)
            .skip_while(|value| *value < self.low)
            .take_while(|value| *value <= self.high)
            .collect()
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    fn mark(moves: u32, scores: [i32; 2]) -> Mark {
        Mark {
            moves,
            scores: scores.into(),
        }
    }

    #[test]
    fn the_scale_holds_every_score_and_has_few_round_ticks() {
        let stations = stations(&[mark(0, [0, 3]), mark(8, [-2, 61])], &[], 10);
        let scale = Scale::of(&stations);
        assert_eq!((scale.low, scale.high), (-2, 61));
        assert_eq!(scale.ticks(), [0, 20, 40, 60]);
        assert!(scale.y(61) < scale.y(-2) && scale.x(0) < scale.x(1));
    }

    #[test]
    fn scores_are_compared_at_the_end_of_each_round() {
        let marks = [mark(0, [0, 0]), mark(5, [3, 0]), mark(20, [3, 7])];
        let found = stations(&marks, &[(0, 1), (9, 2)], 30);
        let seen: Vec<_> = found
            .iter()
            .map(|station| (station.moves, station.round, station.scores.as_slice()))
            .collect();
        assert_eq!(
            seen,
            [
                (0, None, &[0, 0][..]),
                (9, Some(1), &[3, 0][..]),
                (30, Some(2), &[3, 7][..])
            ]
        );
    }

    #[test]
    fn the_last_scores_lie_apart() {
        assert_eq!(apart(&[50.0, 52.0, 20.0]), [50.0, 65.0, 20.0]);
        let low = apart(&[HEIGHT - FOOT, HEIGHT - FOOT]);
        assert_eq!(low[1], HEIGHT - FOOT);
        assert_eq!(low[1] - low[0], LINE);
    }

    #[test]
    fn the_log_tells_where_rounds_begin_except_for_the_first() {
        let line = |moves, round: i64| {
            let message = Message::new("test.log.round").with("round", round);
            Arc::new(Logged {
                serial: 0,
                line: LogLine {
                    moves,
                    message,
                    event: None,
                },
            })
        };
        assert_eq!(beginnings(&[line(9, 2), line(30, 3)]), [(0, 1), (9, 2), (30, 3)]);
        assert_eq!(beginnings(&[line(0, 1)]), [(0, 1)]);
        assert_eq!(beginnings(&[]), []);
    }

    #[test]
    fn a_game_without_scores_has_a_chart_too() {
        assert_eq!(stations(&[], &[], 0), []);
        assert_eq!(Scale::of(&[]).ticks(), [0, 1]);
    }
}
