//! The pay of a work: points against coins, both in sight, on the sheet and on the desk.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{drawing, icon};
use crate::boards::florence::work::{Stage, Work};
use crate::words::{say, tr};

/// The pay: points against coins. Until the work is complete it lies there quietly.
#[component]
pub fn Pay(work: Work) -> impl IntoView {
    let is_paid = Memo::new(move |_| work.stage.get() == Some(Stage::Paid));
    let most = Memo::new(move |_| {
        if is_paid.get() {
            work.splits.with(Vec::len).saturating_sub(1)
        } else {
            (work.pay() / work.rate().max(1)) as usize
        }
    });
    let points = Memo::new(move |_| if is_paid.get() { work.points.get() } else { 0 });
    let place = move |index: usize| {
        let wanted = move |_| {
            let now = work.points.get_untracked();
            work.points.set(if now == index + 1 { index } else { index + 1 });
        };
        view! {
            <button class="pay-place" class:point=move || { index < points.get() } class:knob=move || { index == points.get() }
                disabled=move || !is_paid.get() tabindex="-1" aria-hidden="true" on:click=wanted>
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
            &Message::new("web.florence.bank-pays").with("coins", work.pay()),
            &[],
        )
    };
    let terms = move || {
        let message = Message::new("web.florence.pay-terms")
            .with("rate", work.rate())
            .with("most", most.get());
        say(&message, &[])
    };
    let kept = move || if is_paid.get() { work.kept() } else { work.pay() };
    view! {
        <div class="work-pay" class:waits=move || !is_paid.get()>
            <h3>{title} " " <small>{terms}</small></h3>
            <div class="pay-row" role="group" aria-label=label>
                <span class="pay-end gain-chip"><b>{move || points.get()}</b> <small>{tr("web.florence.points-short")}</small></span>
                <button class="icon-button" aria-label=tr("web.florence.fewer-points") disabled=move || points.get() == 0
                    on:click=move |_| work.points.update(|points| *points = points.saturating_sub(1))>{icon("minus")}</button>
                <span class="pay-places">{move || (0..most.get()).map(place).collect_view()}</span>
                <button class="icon-button" aria-label=tr("web.florence.more-points") disabled=move || { !is_paid.get() || points.get() >= most.get() }
                    on:click=move |_| work.points.update(|points| *points = most.get_untracked().min(*points + 1))>{icon("plus")}</button>
                <span class="pay-end"><b>{kept}</b> <small>{tr("web.florence.coins-kept")}</small></span>
            </div>
        </div>
    }
}

/// On the desk: the outcome, to be confirmed, and both ends of the knob.
#[component]
pub fn Complete(work: Work) -> impl IntoView {
    let desk = work.board.desk;
    let is_shown = Memo::new(move |_| work.splits.with(|splits| !splits.is_empty()));
    let most = move || work.splits.with(Vec::len).saturating_sub(1);
    let label = move || {
        let chosen = work.chosen();
        chosen.map(|choice| desk.say(&choice.label)).unwrap_or_default()
    };
    let choose = move |_| {
        if let Some(choice) = untrack(|| work.chosen()) {
            desk.choose(&choice.action);
        }
    };
    move || {
        is_shown.get().then(|| {
            view! {
                <section class="sums complete" data-opens="convert">
                    <button class="primary" aria-label=label data-action=move || work.chosen().map(|choice| choice.action) on:click=choose>
                        {icon("check")} <span>{tr("web.florence.complete")}</span>
                    </button>
                    <button disabled=move || work.points.get() == 0 on:click=move |_| work.points.set(0)>{tr("web.florence.all-coins")}</button>
                    <button disabled=move || work.points.get() == most() on:click=move |_| work.points.set(untrack(most))>{tr("web.florence.all-points")}</button>
                </section>
            }
        })
    }
}
