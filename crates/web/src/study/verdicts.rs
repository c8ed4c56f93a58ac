//! The analysis of a game: what each seat gave away, the expected margin over the game, and the decisions that cost most.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};

use crate::art::{icon, seat_mark};
use crate::local::talk::Verdict;
use crate::session::Asked;
use crate::study::curve::Curve;
use crate::table::Desk;
use crate::words::tr;

/// What costs less than this many points is no mistake: the bots are not that sure.
const LEAST: f32 = 1.0;
/// How many decisions are listed.
const MOST: usize = 8;

/// The decisions that cost most, of one seat or of all, the worst first.
pub fn costliest(verdicts: &[Arc<Verdict>], seat: Option<Seat>) -> Vec<Arc<Verdict>> {
    let is_meant = |verdict: &&Arc<Verdict>| {
        let decision = &verdict.decision;
        decision.loss() >= LEAST && seat.is_none_or(|seat| seat == decision.seat)
    };
    let mut costly: Vec<Arc<Verdict>> = verdicts.iter().filter(is_meant).cloned().collect();
    costly.sort_by(|one, two| two.decision.loss().total_cmp(&one.decision.loss()));
    costly.truncate(MOST);
    costly
}

/// What a seat gave away in all.
fn given_away(verdicts: &[Arc<Verdict>], seat: Seat) -> f32 {
    let own = verdicts.iter().filter(|verdict| verdict.decision.seat == seat);
    own.map(|verdict| verdict.decision.loss()).sum()
}

/// A loss in whole points, with its sign where there is one.
fn lost(points: f32) -> String {
    match points.round() as i64 {
        0 => "0".to_owned(),
        points => format!("−{}", points.abs()),
    }
}

/// The analysis: begun on request, with how far it is, and ended when one has seen enough.
#[component]
pub fn Analysis(desk: Desk) -> impl IntoView {
    let insight = desk.session.insight;
    let seat = RwSignal::new(None);
    let begun = Memo::new(move |_| insight.with(|insight| insight.progress.is_some()));
    let verdicts = Memo::new(move |_| insight.with(|insight| insight.verdicts.clone()));
    let costly = Memo::new(move |_| verdicts.with(|verdicts| costliest(verdicts, seat.get())));
    // Nobody looks at it any more.
    on_cleanup(move || desk.session.look_into(Asked::Nothing));
    view! {
        <section class="study-part">
            {move || match begun.get() {
                false => view! { <Beginning desk /> }.into_any(),
                true => view! {
                    <Progress desk />
                    <Curve desk verdicts costly />
                    <Losses desk verdicts seat />
                    <ol class="verdicts">{move || costly.get().into_iter().map(|verdict| view! { <Row desk verdict /> }).collect_view()}</ol>
                }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Beginning(desk: Desk) -> impl IntoView {
    view! {
        <p>{tr("web.study.analysis-help")}</p>
        <button class="primary analyse" on:click=move |_| desk.session.look_into(Asked::Analysis)>{icon("chart")} {tr("web.study.analyse")}</button>
    }
}

/// How far it is. The bar keeps its place when it is done.
#[component]
fn Progress(desk: Desk) -> impl IntoView {
    let insight = desk.session.insight;
    let state = Memo::new(move |_| {
        insight.with(|insight| (insight.is_judging, insight.progress.unwrap_or_default()))
    });
    let words = move || {
        let (is_judging, (done, total)) = state.get();
        let id = match (is_judging, done < total) {
            (true, _) => "web.study.judging",
            (false, true) => "web.study.stopped",
            (false, false) => "web.study.judged",
        };
        desk.say(&Message::new(id).with("done", done).with("total", total))
    };
    let value = move || state.get().1.0.to_string();
    let max = move || state.get().1.1.max(1).to_string();
    view! {
        <div class="study-progress">
            <progress value=value max=max aria-label=tr("web.study.analyse")></progress>
            <small role="status">{words}</small>
            {move || if state.get().0 {
                view! { <button class="stop" on:click=move |_| desk.session.look_into(Asked::Nothing)>{tr("web.study.stop")}</button> }.into_any()
            } else {
                view! { <button class="analyse" on:click=move |_| desk.session.look_into(Asked::Analysis)>{tr("web.study.again")}</button> }.into_any()
            }}
        </div>
    }
}

/// What each seat gave away; a press shows the decisions of that seat alone.
#[component]
fn Losses(desk: Desk, verdicts: Memo<Vec<Arc<Verdict>>>, seat: RwSignal<Option<Seat>>) -> impl IntoView {
    let count = Memo::new(move |_| desk.read(|scene| scene.table.seats.len()));
    let button = move |own: Seat| {
        let loss = move || lost(verdicts.with(|verdicts| given_away(verdicts, own)));
        let words = move || {
            let loss = verdicts.with(|verdicts| given_away(verdicts, own)).round() as i64;
            desk.say(
                &Message::new("web.study.given-away")
                    .with("seat", own)
                    .with("points", loss),
            )
        };
        let is_chosen = move || seat.get() == Some(own);
        view! {
            <button aria-label=words title=words aria-pressed=move || is_chosen().to_string()
                on:click=move |_| seat.set((!is_chosen()).then_some(own))>{seat_mark(own.index())} <b>{loss}</b></button>
        }
    };
    view! {
        <h3>{tr("web.study.cost")}</h3>
        <div class="losses" role="group" aria-label=tr("web.study.cost")>
            {move || (0..count.get()).filter_map(|index| Seat::try_from(u8::try_from(index).ok()?).ok()).map(button).collect_view()}
        </div>
    }
}

/// A decision: who, what it cost, what was played and what would have been better. A press shows the moment before it.
#[component]
fn Row(desk: Desk, verdict: Arc<Verdict>) -> impl IntoView {
    let decision = verdict.decision.clone();
    let sentence = |id: &'static str, what: &Message| {
        desk.say(&Message::new(id).with("what", Arg::Message(Box::new(what.clone()))))
    };
    let played = sentence("web.study.played", &verdict.played);
    let better = sentence("web.study.better", &verdict.better);
    let is_shown = Memo::new(move |_| desk.read(|scene| scene.moves == decision.moves));
    view! {
        <li>
            <button aria-current=move || is_shown.get().then_some("true") on:click=move |_| desk.session.look(Some(decision.moves))>
                {seat_mark(decision.seat.index())}
                <b>{format!("−{:.1}", verdict.decision.loss())}</b>
                <span>{played}<br />{better}</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use signoria_bots::{Decision, Judged};

    use super::*;

    fn verdict(seat: u8, loss: f32) -> Arc<Verdict> {
        let judged = |margin| Judged {
            action: "act".into(),
            margin,
            chance: 0.5,
        };
        Arc::new(Verdict {
            decision: Decision {
                moves: 3,
                seat: Seat::new(seat),
                choices: 2,
                played: judged(0.0),
                best: judged(loss),
            },
            played: Message::new("test.a"),
            better: Message::new("test.b"),
        })
    }

    #[test]
    fn the_worst_come_first_of_all_or_of_one_seat() {
        let all = [verdict(0, 2.0), verdict(1, 7.0), verdict(0, 0.5), verdict(0, 4.0)];
        let losses = |seat: Option<Seat>| -> Vec<f32> {
            let found = costliest(&all, seat);
            found.iter().map(|verdict| verdict.decision.loss()).collect()
        };
        assert_eq!(losses(None), [7.0, 4.0, 2.0]);
        assert_eq!(losses(Some(Seat::new(0))), [4.0, 2.0]);
        assert_eq!(given_away(&all, Seat::new(0)), 6.5);
    }

    #[test]
    fn a_decision_that_gave_nothing_away_cost_exactly_zero() {
        assert_eq!(lost(-0.0), "0");
        assert_eq!(lost(6.6), "−7");
    }
}
