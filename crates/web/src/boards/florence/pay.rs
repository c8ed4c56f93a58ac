//! The pay of a work: points against coins, both in sight, on the sheet and on the desk.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::event::coins;
use signoria_florence::view::PayView;

use crate::art::{drawing, icon};
use crate::boards::florence::work::{Stage, Work};
use crate::words::{say, tr};

/// The verbs of what lies under the sheet of a work and shows when the work is put back.
const UNDER_THE_SHEET: &str = "build propose introduce draw professor recruit";

/// What that many points are called.
fn points_named(points: usize) -> String {
    say(
        &Message::new("web.florence.points-short").with("count", points),
        &[],
    )
}

/// The pay: points against coins. Until the work is complete it lies there quietly.
#[component]
pub fn Pay(work: Work) -> impl IntoView {
    let is_paid = Memo::new(move |_| matches!(work.stage.get(), Some(Stage::Paid | Stage::Planned)));
    let most = work.most;
    let points = Memo::new(move |_| if is_paid.get() { work.points.get() } else { 0 });
    let place = move |index: usize| {
        let wanted = move |_| {
            let now = work.points.get_untracked();
            work.points.set(if now == index + 1 { index } else { index + 1 });
        };
        view! {
            <button class="pay-place" class:point=move || { index < points.get() } class:knob=move || { index == points.get() }
                disabled=move || !work.is_open() tabindex="-1" aria-hidden="true" on:click=wanted>
                {move || if index < points.get() {
                    drawing("florence-star").into_any()
                } else {
                    view! { {drawing("florence-coin")} {drawing("florence-coin")} }.into_any()
                }}
            </button>
        }
    };
    let label = move || {
        let chosen = work.chosen();
        chosen
            .map(|choice| work.board.desk.say(&choice.label))
            .unwrap_or_default()
    };
    let title = move || {
        say(
            &Message::new("web.florence.bank-pays").with("coins", work.pays().bank),
            &[],
        )
    };
    let terms = move || {
        let rate = work
            .board
            .read(|view| coins(view.figures.money.per_point_converted));
        let message = Message::new("web.florence.pay-terms")
            .with("rate", rate)
            .with("most", most.get());
        say(&message, &[])
    };
    let kept = move || {
        if is_paid.get() {
            work.pays().kept
        } else {
            work.pays().bank
        }
    };
    view! {
        <div class="work-pay" class:waits=move || !is_paid.get()>
            <h3>{title} " " <small>{terms}</small></h3>
            <div class="pay-row" role="group" aria-label=label>
                <span class="pay-end gain-chip"><b>{move || points.get()}</b> <small>{move || points_named(points.get())}</small></span>
                <button class="icon-button" aria-label=tr("web.florence.fewer-points") disabled=move || points.get() == 0
                    on:click=move |_| work.points.update(|points| *points = points.saturating_sub(1))>{icon("minus")}</button>
                <span class="pay-places">{move || (0..most.get()).map(place).collect_view()}</span>
                <button class="icon-button" aria-label=tr("web.florence.more-points") disabled=move || { !work.is_open() || points.get() >= most.get() }
                    on:click=move |_| work.points.update(|points| *points = most.get_untracked().min(*points + 1))>{icon("plus")}</button>
                <span class="pay-end"><b>{kept}</b> <small>{tr("web.florence.coins-kept")}</small></span>
            </div>
        </div>
    }
}

/// What the work brings: points, coins, perhaps the best work; and what one has then.
#[component]
fn Brings(work: Work) -> impl IntoView {
    let board = work.board;
    let best = Memo::new(move |_| board.read(|view| view.leads_with(work.value.get())));
    let then = move || {
        let PayView { prestige, coins, .. } = work.pays();
        let message = Message::new("web.florence.work-then")
            .with("points", prestige)
            .with("coins", coins);
        say(&message, &[])
    };
    view! {
        <p class="placing-brings work-brings">
            <b class="chip gain-chip counted">{drawing("florence-star")} "+" {move || work.points.get()} <span class="visually-hidden">{move || points_named(work.points.get())}</span></b>
            <b class="chip gain-chip counted">{drawing("florence-coin")} "+" {move || work.pays().kept} <span class="visually-hidden">{tr("web.florence.coins-kept")}</span></b>
            {move || best.get().map(|points| view! { <b class="chip change-chip">{drawing("florence-laurel")} <span>{tr("web.florence.best-chip")} " +" {points}</span></b> })}
        </p>
        <p class="verdict work-then" role="status">{then}</p>
    }
}

/// On the desk: the outcome, to be confirmed, and both ends of the knob.
#[component]
pub fn Complete(work: Work) -> impl IntoView {
    let desk = work.board.desk;
    let is_planned = Memo::new(move |_| work.is_planned());
    let is_shown = Memo::new(move |_| is_planned.get() || work.splits.with(|splits| !splits.is_empty()));
    let most = work.most;
    // What is pressed: the first answer of the plan, or the split.
    let action = move || {
        if is_planned.get() {
            work.planned()?.into_iter().next()
        } else {
            work.chosen().map(|choice| choice.action)
        }
    };
    let label = move || {
        let chosen = work.chosen().filter(|_| !is_planned.get());
        chosen.map(|choice| desk.say(&choice.label))
    };
    let choose = move |_| {
        if untrack(|| is_planned.get()) {
            work.confirm();
        } else if let Some(choice) = untrack(|| work.chosen()) {
            desk.choose(&choice.action);
        }
    };
    move || {
        is_shown.get().then(|| {
            view! {
                <Brings work />
                <section class="sums complete" data-opens=move || (!is_planned.get()).then_some("convert")>
                    <button class="primary" aria-label=label data-action=action disabled=move || action().is_none() on:click=choose>
                        {icon("check")} <span>{tr("web.florence.complete")}</span> <kbd aria-hidden="true">"↵"</kbd>
                    </button>
                    <button disabled=move || work.points.get() == 0 on:click=move |_| work.points.set(0)>{tr("web.florence.all-coins")}</button>
                    <button disabled=move || work.points.get() == most.get() on:click=move |_| work.points.set(most.get_untracked())>{tr("web.florence.all-points")}</button>
                    <button class="put-back" data-opens=UNDER_THE_SHEET hidden=move || !is_planned.get() on:click=move |_| { work.put_back(); }>{tr("web.prompt.back")} <kbd aria-hidden="true">"esc"</kbd></button>
                </section>
            }
        })
    }
}
