//! Development cards: large in the towers, small on a family's board.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::board::{Kind, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::describe;
use signoria_lorenzo::edition::{CardFigures, Cost};
use signoria_lorenzo::effect::Bundle;
use signoria_lorenzo::source::Source;

use super::Lorenzo;
use super::sign::{self, art};
use crate::boards::kit::narrow::Line;
use crate::words::{say, t};

/// Everything on a card in one sentence, for screen readers.
pub fn words(figures: &CardFigures) -> String {
    say(
        &Message::new("web.lorenzo.says").with("what", describe::card(figures)),
        &[],
    )
}

fn work_of(kind: Kind) -> Option<Work> {
    match kind {
        Kind::Territory => Some(Work::Harvest),
        Kind::Building => Some(Work::Production),
        Kind::Character | Kind::Venture => None,
    }
}

/// What a card does after it was taken, in rows.
fn lasting(figures: &CardFigures) -> Vec<Vec<AnyView>> {
    let mut rows = match (work_of(figures.kind), &figures.work) {
        (Some(work), Some(working)) => sign::working(work, working),
        _ => Vec::new(),
    };
    if !figures.always.is_empty() {
        rows.push(sign::modifiers(&figures.always));
    }
    if figures.victory > 0 {
        rows.push(vec![sign::laurel(figures.victory)]);
    }
    rows
}

/// Rows with more symbols than this are set closer.
const DENSE: usize = 5;

/// What fits in a line of a name on a phone, where long words are set in a narrower cut.
const NAME: Line = Line {
    latin: 9.5,
    cyrillic: 8.0,
};

/// A long name is set smaller, a very long one in two lines: never cut off.
fn name_class(name: &str) -> &'static str {
    match name.chars().count() {
        0..=12 => "card-name",
        13..=15 => "card-name long",
        _ => "card-name longest",
    }
}

/// A card as it lies in a tower.
#[component]
pub fn Face(board: Lorenzo, card: Card) -> impl IntoView {
    let figures = board.card(card);
    let name = card.name();
    let label = move || t(name);
    let cut = move || format!("{:.3}", NAME.cut_in_three(&label()));
    let spoken = move || figures.with(|figures| figures.as_ref().map(words));
    let prices = Memo::new(move |_| {
        board.read(|view| {
            let printed = view.figures.card(card).map_or(&[][..], |figures| &figures.costs);
            let prices = printed.iter().enumerate().map(|(index, cost)| {
                let price = view.price(card, index).unwrap_or(*cost);
                (price, price.pay != cost.pay)
            });
            prices.collect::<Vec<_>>()
        })
    });
    // What is paid is shown, not what is printed; a discount stands out.
    let tags = move || {
        let tag = move |(price, reduced): (Cost, bool)| {
            let mut shown = sign::cost(&price);
            if shown.is_empty() {
                shown.push(sign::amount(0, "coins"));
            }
            view! { <span class="tag" class:reduced=reduced>{shown}</span> }
        };
        prices.get().into_iter().map(tag).collect_view()
    };
    let shown = move || {
        figures.with(|figures| {
            figures.as_ref().map(|figures| {
                let now = (figures.now != Bundle::NOTHING).then(
                    || view! { <span class="now">{sign::sign("bolt")}{sign::bundle(&figures.now)}</span> },
                );
                let rows = lasting(figures);
                let wide = rows.len() > 1;
                let dense = rows.iter().any(|row| row.len() > DENSE);
                let rows = rows
                    .into_iter()
                    .map(|row| view! { <span class="row">{row}</span> });
                let last =
                    wide || figures.work.is_some() || !figures.always.is_empty() || figures.victory > 0;
                let last = last.then(|| view! { <span class="last">{rows.collect_view()}</span> });
                view! { <span class="strip" class:tall=wide class:dense=dense>{now}{last}</span> }
            })
        })
    };
    let kind = move || figures.with(|figures| figures.as_ref().map_or("", |figures| figures.kind.word()));
    view! {
        <span class=move || format!("card-face kind-{}", kind()) data-card=card.word()>
            <span class=move || name_class(&label())><span class="narrow" style:--cut=cut>{label}</span></span>
            <span class="scene" aria-hidden="true">{art(&format!("card-{card}"))}</span>
            <span class="tags">{tags}</span>
            {shown}
            <span class="visually-hidden">{spoken}</span>
        </span>
    }
}

/// A card on a family's board: its picture and what it does from now on. While work is pointed at, what it gives with this action.
#[component]
pub fn Mini(board: Lorenzo, seat: Seat, card: Card) -> impl IntoView {
    let figures = board.card(card);
    let share = Memo::new(move |_| {
        let (work, told) = board.working.get().filter(|_| board.eye() == Some(seat))?;
        let is_of_work = figures.with(|figures| {
            figures
                .as_ref()
                .is_some_and(|figures| figures.kind == work.kind())
        });
        let share = told
            .shares
            .into_iter()
            .find(|share| share.source == Source::Card(card));
        is_of_work.then_some(share)
    });
    let gives = move || {
        let share = share.get().flatten()?;
        let mut gives = sign::signed(&share.goods, '+');
        if share.privileges > 0 {
            gives.push(sign::amount(format!("+{}", share.privileges), "privilege"));
        }
        (!gives.is_empty()).then(|| view! { <span class="gives" aria-hidden="true">{gives}</span> })
    };
    let rows = move || {
        figures.with(|figures| {
            figures.as_ref().map(|figures| {
                let rows = lasting(figures);
                let count = rows.len();
                let dense = rows.iter().any(|row| row.len() > DENSE);
                let rows = rows
                    .into_iter()
                    .map(|row| view! { <span class="row">{row}</span> });
                view! { <span class="last" class:two={count > 1} class:dense=dense>{rows.collect_view()}</span> }
            })
        })
    };
    let name = move || t(card.name());
    let spoken = move || figures.with(|figures| figures.as_ref().map(words));
    let kind = move || figures.with(|figures| figures.as_ref().map_or("", |figures| figures.kind.word()));
    view! {
        <span class=move || format!("mini kind-{}", kind()) class:works=move || matches!(share.get(), Some(Some(_))) class:rests=move || share.get() == Some(None) data-explains=format!("card:{card}") data-thing=card.name()
            data-place="board" data-art=format!("lorenzo-card-{card}") data-card=card.word() tabindex="0" title=name>
            <span class="scene" aria-hidden="true">{art(&format!("card-{card}"))}</span>
            {rows}
            {gives}
            <span class="visually-hidden">{name} ": " {spoken}</span>
        </span>
    }
}
