//! The church: three tiles with everyone's fate, and the faith track.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::goods::Good;

use super::Lorenzo;
use super::sign::{self, art};
use super::target::shield;
use crate::words::{say, t, tr};

/// The numerals of the periods.
pub const PERIODS: [&str; 3] = ["I", "II", "III"];

/// Dome, tiles and faith track.
#[component]
pub fn Church(board: Lorenzo) -> impl IntoView {
    view! {
        <section class="church" aria-label=tr("lorenzo.panel.church")>
            <span class="ground-plan" aria-hidden="true"></span>
            <span class="duomo" aria-hidden="true">{art("duomo")}</span>
            <ol class="tiles">{(0..3).map(|index| view! { <Tile board index /> }).collect_view()}</ol>
            <Faith board />
        </section>
    }
}

/// A tile as a banner: what the Church asks for, what it does to those who fail, and whom it hit.
#[component]
fn Tile(board: Lorenzo, index: usize) -> impl IntoView {
    let tile = Memo::new(move |_| board.read(|view| view.tiles.get(index).copied()));
    let needs = Memo::new(move |_| board.read(|view| view.figures.church_needs[index]));
    let state = Memo::new(move |_| {
        board.read(|view| match (index + 1).cmp(&usize::from(view.period)) {
            std::cmp::Ordering::Less => "done",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "later",
        })
    });
    let hit = Memo::new(move |_| {
        let Some(tile) = tile.get() else { return Vec::new() };
        board.read(|view| {
            let players = view
                .players
                .iter()
                .filter(|player| player.excommunicated.contains(&tile));
            players.map(|player| player.seat).collect::<Vec<Seat>>()
        })
    });
    let does = move || {
        board.read(|view| {
            view.figures
                .tiles
                .get(index)
                .map(|tile| sign::modifiers(&tile.always))
        })
    };
    let faith = Memo::new(move |_| board.own(|player| player.goods.get(Good::Faith)));
    let enough = move || {
        let faith = faith.get().filter(|_| state.get() == "now")?;
        let is_met = board.read(|view| view.figures.is_enough_faith(faith, index));
        let message = Message::new("web.lorenzo.your-faith").with("faith", faith);
        Some(view! {
            <span class="fate" class:met=is_met>{art(if is_met { "check" } else { "cross" })}<span>{move || say(&message, &[])}</span></span>
        })
    };
    let name = move || tile.get().map(|tile| t(tile.name()));
    view! {
        <li class=move || format!("tile {}", state.get()) data-explains=move || tile.get().map(|tile| format!("tile:{tile}")) tabindex="0"
            data-thing=move || tile.get().map(signoria_lorenzo::pieces::Tile::name)>
            <b class="numeral" aria-hidden="true">{PERIODS[index]}</b>
            <span class="asks" aria-hidden="true">{move || sign::amount(needs.get(), "faith")}</span>
            <span class="does" aria-hidden="true">{does}</span>
            <span class="fates">{enough}{move || hit.get().into_iter().map(shield).collect_view()}</span>
            <span class="visually-hidden">{name} " " {move || hit.get().into_iter().map(|seat| board.name(seat)).collect::<Vec<_>>().join(", ")}</span>
        </li>
    }
}

/// The faith track: faith above, the points that supporting the Church brings below.
#[component]
fn Faith(board: Lorenzo) -> impl IntoView {
    let points = Memo::new(move |_| board.read(|view| view.figures.faith_points.clone()));
    let asked = Memo::new(move |_| {
        board.read(|view| usize::from(view.figures.church_needs[usize::from(view.period).clamp(1, 3) - 1]))
    });
    let step = move |(faith, points): (usize, u8)| {
        let here = Memo::new(move |_| board.seats_with(Good::Faith, faith as u16));
        view! {
            <li class:asked=move || asked.get() == faith class:below=move || { faith < asked.get() } data-explains=format!("faith:{faith}") tabindex="-1">
                <span class="marks">{move || here.get().into_iter().map(shield).collect_view()}</span>
                <b>{faith}</b><small>{points}</small>
            </li>
        }
    };
    let words = move || in_words(board, Good::Faith);
    view! {
        <div class="faith">
            <span class="track-signs" aria-hidden="true">{sign::sign("faith")}{sign::sign("victory")}</span>
            <p class="faith-note" aria-hidden="true">{tr("web.lorenzo.points-for-support")} {sign::sign("victory")}</p>
            <ol aria-hidden="true">{move || points.get().into_iter().enumerate().map(step).collect_view()}</ol>
            <span class="visually-hidden">{tr("lorenzo.good.faith")} ": " {words}</span>
        </div>
    }
}

/// How much each seat has of something, for those who cannot see where its shields stand.
fn in_words(board: Lorenzo, good: Good) -> String {
    let amounts = board.read(|view| {
        let players = view.players.iter();
        let amounts = players.map(|player| (player.seat, player.goods.get(good)));
        amounts.collect::<Vec<_>>()
    });
    let told = amounts
        .into_iter()
        .map(|(seat, amount)| format!("{}: {amount}", board.name(seat)));
    told.collect::<Vec<_>>().join(", ")
}

/// The military track is the city wall; its gates open the places for territories.
#[component]
pub fn Wall(board: Lorenzo) -> impl IntoView {
    const SLOTS: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];
    let most = Memo::new(move |_| board.read(|view| u16::from(view.figures.most_military)));
    let cell = move |points: u16| {
        let here = Memo::new(move |_| board.seats_with(Good::Military, points));
        // The figures of a table stay as they are.
        let opens = untrack(|| board.read(|view| view.figures.opened_at(points)));
        let gate = opens.map(|slot| SLOTS[slot]);
        view! {
            <li class:gate=gate.is_some() data-explains=format!("military:{points}") tabindex="-1">
                <span class="backdrop">{art(if gate.is_some() { "gate" } else { "merlon" })}</span>
                {gate.map(|slot| view! { <b class="slot-sign">{slot}</b> })}
                <span class="marks">{move || here.get().into_iter().map(shield).collect_view()}</span>
                <span class="step">{points}</span>
            </li>
        }
    };
    let words = move || in_words(board, Good::Military);
    view! {
        <section class="wall" aria-label=tr("lorenzo.good.military")>
            <h3 data-explains="good:military">{sign::sign("military")} <span>{tr("web.lorenzo.military")}</span></h3>
            <ol aria-hidden="true">{move || (0..=most.get()).map(cell).collect_view()}</ol>
            <span class="visually-hidden">{words}</span>
        </section>
    }
}
