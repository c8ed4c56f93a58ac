//! The rounds in the bar, and what matters of a seat in the rail.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::View;
use signoria_lorenzo::board::{Kind, Member};
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::state::Phase;

use super::sign::art;
use super::{Lorenzo, asked, chronicle, church, heading, target};
use crate::scene::Scene;
use crate::session::Logged;
use crate::table::Signs;
use crate::words::{t, tr};

/// Three periods of two rounds, each closed by the Church.
#[component]
pub fn Rounds(board: Lorenzo) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| view.round));
    let phase = Memo::new(move |_| board.read(|view| Some(view.phase)));
    let step = move |number: u8| {
        let is_now = move || round.get() == number;
        view! {
            <li class:now=is_now class:past=move || { number < round.get() } aria-current=move || is_now().then_some("step") data-explains=format!("round:{number}")>
                <b>{number}</b>
            </li>
        }
    };
    let period = move |index: u8| {
        view! {
            <ol class="period">
                <li class="period-name" aria-hidden="true">{church::PERIODS[usize::from(index)]}</li>
                {[index * 2 + 1, index * 2 + 2].map(step).into_iter().collect_view()}
                <li class="bell" aria-hidden="true">{art("church-sign")}</li>
            </ol>
        }
    };
    let words = move || {
        let name = match phase.get()? {
            Phase::BonusTiles => "lorenzo.phase.bonus-tiles",
            Phase::Draft => "lorenzo.phase.draft",
            Phase::Actions => "lorenzo.phase.actions",
            Phase::Vatican => "lorenzo.phase.vatican",
            Phase::Over => "lorenzo.phase.over",
        };
        Some(t(name))
    };
    view! {
        <div class="rounds lorenzo-rounds" class:before=move || round.get() == 0>
            {[0, 1, 2].map(period).into_iter().collect_view()}
            <span class="phase">{words}</span>
        </div>
    }
}

/// What matters of a seat in this game: stores, cards by kind, members at home.
#[component]
pub fn SeatFacts(board: Lorenzo, seat: Seat) -> impl IntoView {
    const GOODS: [Good; 4] = [Good::Coins, Good::Military, Good::Faith, Good::Servants];
    let fact = move |name: &'static str, label: fn(&str) -> String, value: Memo<u16>| {
        view! {
            <span class:zero=move || value.get() == 0 title=move || label(name)>{move || value.get()}{art(name)}</span>
        }
    };
    let goods = GOODS.map(|good| {
        let held = board.of(seat, move |player| player.goods.get(good));
        fact(good.word(), |word| t(&format!("lorenzo.good.{word}")), held)
    });
    let cards = [Kind::Territory, Kind::Character, Kind::Building, Kind::Venture].map(|kind| {
        let count = board.of(seat, move |player| player.cards[kind as usize].len() as u16);
        fact(
            kind.word(),
            |word| word.parse().map(heading).unwrap_or_default(),
            count,
        )
    });
    let home = board.of(seat, |player| {
        let members = Member::ALL.iter().zip(player.members);
        let home = members.filter(|(_, place)| place.is_none());
        home.map(|(member, _)| *member).collect::<Vec<_>>()
    });
    // One's own members stand on one's own board.
    let drawn = move |member: Member| {
        if board.shown() == Some(seat) {
            target::figure(seat, member)
        } else {
            target::standing(seat, member, "home")
        }
    };
    view! {
        <span class="seat-board">
            <span class="facts-row">{goods.into_iter().collect_view()}</span>
            <span class="facts-row">
                {cards.into_iter().collect_view()}
                <span class="at-home" title=tr("web.lorenzo.members")>{move || home.get().into_iter().map(drawn).collect_view()}</span>
            </span>
        </span>
    }
}

/// What the frame shows beside seats and question: who goes first, where each went last, whose board is open, and which of one's members goes.
pub fn signs(board: Lorenzo) -> Signs {
    // At the end the mark would be read as the first place.
    let first = Memo::new(move |_| {
        let is_over = board.desk.read(Scene::is_over);
        board.read(|view| view.order.first().copied().filter(|_| view.round > 0 && !is_over))
    });
    let doing = Memo::new(move |_| {
        let (seats, waiting) = board.read(|view| (view.order.len(), view.waiting));
        let log = board.desk.session.log;
        let seats = (0..seats).filter_map(|index| Seat::try_from(index as u8).ok());
        let last = |seat: Seat| {
            let of = |log: &Vec<_>| last_of(log, seat);
            (!waiting.contains(seat)).then(|| log.with(of)).flatten()
        };
        seats.map(last).collect::<Vec<_>>()
    });
    let deed = Memo::new(move |_| board.read(deed));
    let asked = Memo::new(move |_| asked::asked(board));
    let asks = Memo::new(move |_| asked.get().map(|asked| asked.question));
    let below = Memo::new(move |_| asked.get().map(|asked| asked.below));
    Signs {
        first: Some((first.into(), "web.lorenzo.first-player")),
        doing: Some(doing.into()),
        visited: Some(board.opened),
        deed: Some(deed.into()),
        asks: Some(asks.into()),
        below: Some(below.into()),
        aside: Some(chronicle::aside),
        ..Signs::default()
    }
}

/// Where a seat went last.
fn last_of(log: &[Arc<Logged>], seat: Seat) -> Option<Message> {
    chronicle::last_of(log.iter().map(|logged| &logged.line.message), seat)
}

/// Which of its members the seat that looks is sending, and how many it has.
fn deed(view: &View) -> Option<(u8, u8)> {
    let own = view.player(view.eye?)?;
    let away = own.members.iter().flatten().count() as u8;
    let is_sending = view.phase == Phase::Actions && view.waiting.contains(own.seat);
    is_sending.then(|| (away + u8::from(!view.placed), Member::COUNT as u8))
}
