//! A production under way: bonus tile and buildings with what each gives, exchanges laid out together and taken back at will, what it comes to, and
//! the one button that pays for them all.

use leptos::prelude::*;
use signoria_engine::{Message, Number};
use signoria_lorenzo::Action;
use signoria_lorenzo::board::{Kind, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::prospect::{Line, Production, Share};
use signoria_lorenzo::source::Source;

use super::Lorenzo;
use super::desk::answers;
use super::sign::{self, art};
use crate::words::{say, t, tr};

/// What a source gives, with a sign before each figure.
fn gains(share: &Share) -> Vec<AnyView> {
    let mut all = sign::signed(&share.goods, '+');
    if share.privileges > 0 {
        all.push(sign::amount(format!("+{}", share.privileges), "privilege"));
    }
    all
}

/// A line that can be laid out, or taken back.
#[component]
fn ExchangeLine(board: Lorenzo, line: Line) -> impl IntoView {
    let card = line.card;
    let lays_out = Number::new(line.number.into()).map(|line| Action::Exchange { card, line });
    let action = match line.is_laid {
        true => Some(Action::Clear { card }),
        false => lays_out,
    };
    let action = action.map(|action| action.to_string()).unwrap_or_default();
    let (pressed, pointed) = (action.clone(), action.clone());
    let offered = action.clone();
    let legal = Memo::new(move |_| board.desk.session.offers(&offered));
    let (is_laid, number) = (line.is_laid, line.number);
    view! {
        <button class="exchange-line" class:laid=is_laid class:legal=move || legal.get() aria-pressed=is_laid.to_string() disabled=move || !legal.get()
            data-action=move || legal.get().then(|| action.clone()) data-line=number.to_string()
            on:click=move |_| board.desk.session.play(pressed.clone())
            on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
            on:mouseleave=move |_| board.desk.considered.set(None)>
            <i class="box">{is_laid.then(|| art("check"))}</i>
            {sign::exchange(&line.exchange)}
            <span class="visually-hidden">{move || t(card.name())}</span>
        </button>
    }
}

/// A building, whether or not it works.
#[component]
fn Building(board: Lorenzo, card: Card) -> impl IntoView {
    let production = move || board.read(|view| view.production.clone());
    let share = Memo::new(move |_| {
        let shares = production()?.yields.shares;
        shares
            .into_iter()
            .find(|share| share.source == Source::Card(card))
    });
    let lines = Memo::new(move |_| {
        let lines = production()
            .map(|production| production.lines)
            .unwrap_or_default();
        lines
            .into_iter()
            .filter(|line| line.card == card)
            .collect::<Vec<_>>()
    });
    let needs =
        Memo::new(move |_| board.read(|view| view.figures.card(card)?.work.as_ref().map(|work| work.value)));
    // A building that exchanges nothing says what its yield is counted from.
    let does = move || {
        let working = board.read(|view| view.figures.card(card)?.work.clone());
        working.map(|working| sign::bundle(&working.gives))
    };
    let told = move || match lines.get() {
        lines if lines.is_empty() => {
            view! { <span class="does" aria-hidden="true">{does()}</span> }.into_any()
        }
        lines => lines
            .into_iter()
            .map(|line| view! { <ExchangeLine board line /> })
            .collect_view()
            .into_any(),
    };
    let brings = move || match share.get() {
        Some(share) => gains(&share).into_any(),
        None => needs
            .get()
            .map(|needs| sign::value(Work::Production, needs))
            .into_any(),
    };
    view! {
        <li class="workshop-card" class:idle=move || share.with(Option::is_none) data-explains=format!("card:{card}")>
            <span class="scene" aria-hidden="true">{art(&format!("card-{card}"))}</span>
            <b>{move || t(card.name())}</b>
            <span class="brings">{brings}</span>
            <span class="workshop-lines">{told}</span>
        </li>
    }
}

/// The sheet over the places across the river, as long as exchanges are laid out. The towers and one's own board stay in sight.
#[component]
pub fn Workshop(board: Lorenzo) -> impl IntoView {
    let value = Memo::new(move |_| {
        board.read(|view| view.production.as_ref().map(|production| production.yields.value))
    });
    let buildings = Memo::new(move |_| {
        let own = board.own(|player| player.cards[Kind::Building as usize].clone());
        own.unwrap_or_default()
    });
    let production = move || board.read(|view| view.production.clone());
    let total = move || {
        let Production { pays, yields, .. } = production()?;
        let whole = Share {
            source: Source::Bonus(board.own(|player| player.bonus).flatten()?),
            goods: yields.goods,
            privileges: yields.privileges,
        };
        Some(view! {
            {(!pays.is_empty()).then(|| view! { <span class="loss">{sign::signed(&pays, '−')}</span> {sign::arrow()} })}
            <span class="gain">{gains(&whole)}</span>
        })
    };
    let tile = move || {
        let shares = production()?.yields.shares;
        let share = shares
            .into_iter()
            .find(|share| matches!(share.source, Source::Bonus(_)))?;
        Some(view! {
            <li class="workshop-card tile-share">
                <b>{tr("lorenzo.place.bonus-tile")}</b>
                <span class="brings">{gains(&share)}</span>
            </li>
        })
    };
    move || {
        value.get().map(|value| {
            let title = Message::new("web.lorenzo.work").with("work", Work::Production);
            view! {
                <section class="workshop" aria-label=tr("web.lorenzo.yield")>
                    <h3>{move || say(&title, &[])} {sign::value(Work::Production, value)}</h3>
                    <ul>
                        {tile}
                        {move || buildings.get().into_iter().map(|card| view! { <Building board card /> }).collect_view()}
                    </ul>
                    <p class="total"><b>{tr("web.lorenzo.together")}</b> {total}</p>
                </section>
            }
        })
    }
}

/// Pays for everything that is laid out; what that is stands in the sum.
#[component]
pub fn Produce(board: Lorenzo) -> impl IntoView {
    let produce = answers(board, &["produce"]);
    move || {
        let choice = produce.get().into_iter().next()?;
        let (action, pointed) = (choice.action.clone(), choice.action.clone());
        let title = Message::new("web.lorenzo.work").with("work", Work::Production);
        Some(view! {
            <button class="primary produce" data-action=choice.action aria-label=move || board.desk.say(&choice.label) on:click=move |_| board.desk.choose(&action)
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                {move || say(&title, &[])}
            </button>
        })
    }
}
