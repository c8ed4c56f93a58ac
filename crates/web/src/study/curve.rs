//! The margin that each seat could expect, over the game: one line a seat, through its decisions. What cost most is marked and leads there.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::seat_path;
use crate::local::talk::Verdict;
use crate::study::counsel::signed;
use crate::table::Desk;
use crate::words::tr;

const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 132.0;
/// Room for the numbers at the left.
const LEFT: f32 = 28.0;
/// Room around the lines.
const EDGE: f32 = 8.0;
/// The chart shows at least this many points to either side.
const LEAST: f32 = 5.0;

/// Where a moment and a margin are on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    last: f32,
    /// The largest margin, to either side: zero is in the middle.
    most: f32,
}

impl Scale {
    fn of(verdicts: &[Arc<Verdict>], last: u32) -> Self {
        let margins = verdicts
            .iter()
            .map(|verdict| verdict.decision.played.margin.abs());
        Self {
            last: last.max(1) as f32,
            most: margins.fold(LEAST, f32::max),
        }
    }

    fn x(self, moves: u32) -> f32 {
        LEFT + (WIDTH - LEFT - EDGE) * moves as f32 / self.last
    }

    fn y(self, margin: f32) -> f32 {
        HEIGHT / 2.0 - (HEIGHT / 2.0 - EDGE) * (margin / self.most).clamp(-1.0, 1.0)
    }

    /// The line of a seat, through what it could expect after each of its decisions.
    fn line(self, verdicts: &[Arc<Verdict>], seat: usize) -> String {
        let own = verdicts
            .iter()
            .filter(|verdict| verdict.decision.seat.index() == seat);
        let point = |verdict: &Arc<Verdict>| {
            let decision = &verdict.decision;
            format!(
                "{:.1},{:.1}",
                self.x(decision.moves),
                self.y(decision.played.margin)
            )
        };
        own.map(point).collect::<Vec<_>>().join(" ")
    }
}

/// The chart.
#[component]
pub fn Curve(
    desk: Desk,
    verdicts: Memo<Vec<Arc<Verdict>>>,
    costly: Memo<Vec<Arc<Verdict>>>,
) -> impl IntoView {
    let size = Memo::new(move |_| desk.read(|scene| (scene.table.moves, scene.table.seats.len())));
    let scale = Memo::new(move |_| verdicts.with(|verdicts| Scale::of(verdicts, size.get().0)));
    let now = Memo::new(move |_| desk.read(|scene| scene.moves));
    let lines = move || {
        let scale = scale.get();
        let line = |seat: usize| {
            let points = verdicts.with(|verdicts| scale.line(verdicts, seat));
            view! { <polyline class=format!("chart-line seat-{seat}") points=points></polyline> }
        };
        (0..size.get().1).map(line).collect_view()
    };
    let grid = move || {
        let scale = scale.get();
        let line = |margin: f32| {
            let y = format!("{:.1}", scale.y(margin));
            let class = if margin == 0.0 {
                "chart-grid zero"
            } else {
                "chart-grid"
            };
            let number = if margin == 0.0 {
                "0".into()
            } else {
                signed(margin.round()).replace(".0", "")
            };
            view! {
                <line class=class x1=LEFT.to_string() x2=WIDTH.to_string() y1=y.clone() y2=y.clone()></line>
                <text class="chart-text" x=(LEFT - 4.0).to_string() y=y dy="4" text-anchor="end">{number}</text>
            }
        };
        [scale.most, 0.0, -scale.most].map(line).collect_view()
    };
    let marks = move || {
        let scale = scale.get();
        let mark = |verdict: Arc<Verdict>| {
            let decision = &verdict.decision;
            let (moves, seat) = (decision.moves, decision.seat.index());
            let place = format!(
                "translate({:.1} {:.1}) scale(.7)",
                scale.x(moves) - 5.6,
                scale.y(decision.played.margin) - 5.6
            );
            let go = move |event: leptos::ev::MouseEvent| {
                // The chart below would go to the moment under the pointer, which may be the one beside it.
                event.stop_propagation();
                desk.session.look(Some(moves));
            };
            view! { <path class=format!("chart-mark seat-{seat}") d=seat_path(seat) transform=place on:click=go></path> }
        };
        costly.get().into_iter().map(mark).collect_view()
    };
    let here = move || format!("{:.1}", scale.get().x(now.get()));
    // Pressing the chart goes to that moment.
    let look = move |event: leptos::ev::MouseEvent| {
        let chart = event_target::<web_sys::Element>(&event)
            .closest("svg")
            .ok()
            .flatten();
        let Some(frame) = chart.map(|chart| chart.get_bounding_client_rect()) else {
            return;
        };
        let share = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0) * f64::from(WIDTH);
        let share = (share as f32 - LEFT) / (WIDTH - LEFT - EDGE);
        let moment = (share.clamp(0.0, 1.0) * scale.get_untracked().last).round() as u32;
        desk.session.look(Some(moment));
    };
    let caption = move || desk.say(&Message::new("web.study.curve"));
    // Of two, one is always ahead.
    let against_the_best =
        move || (size.get().1 > 2).then(|| view! { <small>{tr("web.study.curve-help")}</small> });
    view! {
        <figure class="curve">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=tr("web.study.curve") on:click=look>
                {grid}
                <line class="curve-now" x1=here x2=here y1="4" y2=(HEIGHT - 4.0).to_string()></line>
                {lines}
                {marks}
            </svg>
            <figcaption>{caption} {against_the_best}</figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use signoria_bots::{Decision, Judged};
    use signoria_engine::Seat;

    use super::*;

    fn verdict(moves: u32, seat: u8, margin: f32) -> Arc<Verdict> {
        let judged = Judged {
            action: "act".into(),
            margin,
            chance: 0.5,
        };
        Arc::new(Verdict {
            decision: Decision {
                moves,
                seat: Seat::new(seat),
                choices: 2,
                played: judged.clone(),
                best: judged,
            },
            played: Message::new("test.a"),
            better: Message::new("test.b"),
        })
    }

    #[test]
    fn zero_is_in_the_middle_and_the_largest_margin_fits() {
        let all = [verdict(0, 0, -20.0), verdict(10, 1, 4.0)];
        let scale = Scale::of(&all, 10);
        assert_eq!(scale.y(0.0), HEIGHT / 2.0);
        assert_eq!(scale.y(-20.0), HEIGHT - EDGE);
        assert_eq!(scale.y(20.0), EDGE);
        assert_eq!(scale.x(10), WIDTH - EDGE);
    }

    #[test]
    fn each_seat_has_a_line_through_its_own_decisions() {
        let all = [verdict(0, 0, 1.0), verdict(5, 1, 4.0), verdict(10, 0, 2.0)];
        let scale = Scale::of(&all, 10);
        assert_eq!(scale.line(&all, 0).split(' ').count(), 2);
        assert_eq!(scale.line(&all, 1).split(' ').count(), 1);
        assert_eq!(scale.line(&all, 2), "");
    }
}
