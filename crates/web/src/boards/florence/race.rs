//! The race for the best work of the round: a rule from the minimum up, with the face of everybody who has completed one.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::art::{face, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::work::Work;
use crate::words::{say, tr};

/// How many values the rule shows at least.
const LEAST: u16 = 11;

/// The values on the rule: from the minimum of the round to beyond the best.
fn rule(minimum: u16, best: u16) -> std::ops::RangeInclusive<u16> {
    minimum..=(minimum + LEAST - 1).max(best + 1)
}

/// What everybody has completed this round.
#[derive(Clone, Debug, Default, PartialEq)]
struct Round {
    minimum: u16,
    points: u8,
    /// Everybody's best work; 0 for none.
    best: Vec<(Seat, u16)>,
    own: Option<Seat>,
    /// Diego's best work, in the solo game.
    diego: Option<u16>,
}

/// The race; none where the best work brings nothing.
#[component]
pub fn Race(board: Florence, work: Work) -> impl IntoView {
    let round = Memo::new(move |_| {
        board.read(|view| Round {
            minimum: view.minimum,
            points: view.figures.points.best_work,
            best: view
                .players
                .iter()
                .map(|player| (player.seat, player.best))
                .collect(),
            own: view.eye,
            diego: view.solo.as_ref().map(|solo| solo.best),
        })
    });
    let brings = move || {
        say(
            &Message::new("web.florence.best-brings").with("points", round.get().points),
            &[],
        )
    };
    view! {
        <div class="work-best" data-explains="florence.fact.best">
            <h3>{tr("web.florence.best")} " " <small>{brings}</small></h3>
            <div class="race-row">{move || drawn(board, &round.get(), work.value.get())}</div>
        </div>
    }
}

fn drawn(board: Florence, round: &Round, value: u16) -> impl IntoView + use<> {
    let others = round.best.iter().filter(|(seat, _)| Some(*seat) != round.own);
    let (without, with): (Vec<_>, Vec<_>) = others.copied().partition(|(_, best)| *best == 0);
    let best = with
        .iter()
        .map(|(_, best)| *best)
        .chain([value])
        .chain(round.diego)
        .max();
    let rule = rule(round.minimum, best.unwrap_or(0));
    let (from, to) = (*rule.start(), *rule.end());
    let at = move |value: u16| {
        let share = f64::from(value.clamp(from, to) - from) / f64::from(to - from);
        format!("{:.2}%", share * 100.0)
    };
    let ticks = rule
        .map(|tick| view! { <li style:left=at(tick) class:own={tick == value}>{tick}</li> })
        .collect_view();
    let runner = move |seat: Seat, value: u16, class: &'static str| {
        let name = untrack(|| board.name(seat));
        let words = format!("{name}: {value}");
        view! {
            <span class=class style:left=at(value) role="img" aria-label=words>
                {face(&name, seat.index())} {seat_mark(seat.index())}
            </span>
        }
    };
    let runners = with
        .into_iter()
        .map(|(seat, best)| runner(seat, best, "runner"))
        .collect_view();
    let diego = round.diego.filter(|best| *best > 0).map(|best| {
        view! { <span class="runner diego-mark" style:left=at(best) role="img" aria-label=format!("Diego: {best}")>"D"</span> }
    });
    let own = round.own.map(|seat| runner(seat, value, "runner own"));
    let waiting = (!without.is_empty()).then(|| {
        let marks = without
            .into_iter()
            .map(|(seat, _)| seat_mark(seat.index()))
            .collect_view();
        view! { <span class="race-none">{marks} <small>{tr("web.florence.no-work")}</small></span> }
    });
    view! {
        <span class="race-side">{waiting}</span>
        <div class="race-rule"><ol aria-hidden="true">{ticks}</ol> {runners} {diego} {own}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_begins_with_the_minimum_and_holds_the_best_work() {
        assert_eq!(rule(14, 20), 14..=24);
        assert_eq!(rule(7, 30), 7..=31);
    }
}
