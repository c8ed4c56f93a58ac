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
const FOOT: f64 = 22.0;

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

/// The chart.
#[component]
pub fn Chart(desk: Desk) -> impl IntoView {
    let log = desk.session.log;
    let marks = Memo::new(move |_| (desk.session.marks.get(), desk.read(|scene| scene.table.moves)));
    move || {
        let (marks, latest) = marks.get();
        let scale = Scale::of(&marks, latest);
        let rows = marks.first().map_or(0, |mark| mark.scores.len());
        let seats = desk.read(|scene| scene.table.seats.len());
        let lines = (0..rows)
            .map(|seat| {
                let class = if seat < seats { format!("seat-{seat}") } else { "automa".to_owned() };
                let last = marks.last().and_then(|mark| mark.scores.get(seat).copied()).unwrap_or(0);
                let (x, y) = (scale.x(latest) - 8.0, scale.y(last) - 8.0);
                view! {
                    <polyline class=format!("chart-line {class}") points=scale.line(&marks, seat, latest)></polyline>
                    <path class=format!("chart-mark {class}") d=seat_path(seat) transform=format!("translate({x:.1} {y:.1})")></path>
                }
            })
            .collect_view();
        let rounds = log
            .with(|log| beginnings(log))
            .into_iter()
            .map(|(moves, round)| {
                let x = format!("{:.1}", scale.x(moves));
                view! {
                    <line class="chart-grid" x1=x.clone() x2=x.clone() y1="8" y2=(HEIGHT - FOOT).to_string()></line>
                    <text class="chart-text" x=x y=(HEIGHT - 6.0).to_string() text-anchor="start">{round}</text>
                }
            })
            .collect_view();
        let ticks = scale
            .ticks()
            .into_iter()
            .map(|value| {
                let y = format!("{:.1}", scale.y(value));
                view! {
                    <line class="chart-grid" x1=MARGIN.to_string() x2=WIDTH.to_string() y1=y.clone() y2=y.clone()></line>
                    <text class="chart-text" x=(MARGIN - 6.0).to_string() y=y dy="4" text-anchor="end">{value}</text>
                }
            })
            .collect_view();
        view! {
            <figure class="chart">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=tr("web.sheet.chart")>
                    {ticks}
                    {rounds}
                    {lines}
                </svg>
                <figcaption>{tr("web.sheet.chart")}</figcaption>
            </figure>
        }
    }
}

/// Where a number of actions and a score are on the drawing.
struct Scale {
    last: f64,
    low: i32,
    high: i32,
}

impl Scale {
    fn of(marks: &[Mark], latest: u32) -> Self {
        let scores = marks.iter().flat_map(|mark| mark.scores.iter().copied());
        let (low, high) = scores.fold((0, 1), |(low, high), score| (low.min(score), high.max(score)));
        Self {
            last: f64::from(latest.max(1)),
            low,
            high,
        }
    }

    fn x(&self, moves: u32) -> f64 {
        MARGIN + (WIDTH - MARGIN - 10.0) * f64::from(moves) / self.last
    }

    fn y(&self, score: i32) -> f64 {
        let share = f64::from(score - self.low) / f64::from(self.high - self.low);
        HEIGHT - FOOT - (HEIGHT - FOOT - 12.0) * share
    }

    /// Steps: a score holds until the next mark.
    fn line(&self, marks: &[Mark], seat: usize, latest: u32) -> String {
        let mut points = String::new();
        let mut before: Option<i32> = None;
        for mark in marks {
            let score = mark.scores.get(seat).copied().unwrap_or(0);
            let x = self.x(mark.moves);
            if let Some(before) = before {
                points += &format!("{x:.1},{:.1} ", self.y(before));
            }
            points += &format!("{x:.1},{:.1} ", self.y(score));
            before = Some(score);
        }
        if let Some(score) = before {
            points += &format!("{:.1},{:.1}", self.x(latest), self.y(score));
        }
        points
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

    #[test]
    fn the_scale_holds_every_score_and_has_few_round_ticks() {
        let marks = [
            Mark {
                moves: 0,
                scores: vec![0, 3],
            },
            Mark {
                moves: 8,
                scores: vec![-2, 61],
            },
        ];
        let scale = Scale::of(&marks, 10);
        assert_eq!((scale.low, scale.high), (-2, 61));
        assert_eq!(scale.ticks(), [0, 20, 40, 60]);
        assert!(scale.y(61) < scale.y(-2));
        assert_eq!(scale.line(&marks, 0, 10).split(' ').count(), 4);
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
        let scale = Scale::of(&[], 0);
        assert_eq!(scale.line(&[], 0, 0), "");
        assert_eq!(scale.ticks(), [0, 1]);
    }
}
