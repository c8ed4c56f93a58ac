//! A family's board: members, stores, cards, leaders and bonus tile. One's own lies below the city; any other opens over it.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::{Kind, Member, WORK_MINIMUM, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::view::PlayerView;

use super::card::Mini;
use super::chronicle::seal;
use super::leader::Leaders;
use super::sign::{self, art};
use super::target::{Target, figure, standing};
use super::{Lorenzo, pulled};
use crate::art::{icon, seat_mark};
use crate::motion::Count;
use crate::rows::rows;
use crate::words::{t, tr};

/// Places for cards of one kind.
const SLOTS: usize = 6;

/// The board of the seat that is shown.
#[component]
pub fn Family(board: Lorenzo) -> impl IntoView {
    let seat = Memo::new(move |_| board.shown());
    move || {
        let seat = seat.get()?;
        let is_other = move || {
            board
                .opened
                .get()
                .is_some_and(|opened| Some(opened) != board.eye())
        };
        let index = seat.index();
        Some(view! {
            <section class=format!("family seat-{index}") class:other=is_other aria-label=move || board.name(seat)>
                {move || is_other().then(|| view! {
                    <div class="family-head">
                        {seat_mark(index)} <b>{move || board.name(seat)}</b>
                        <button class="quiet" on:click=move |_| board.opened.set(None)>{icon("close")} {tr("web.close")}</button>
                    </div>
                })}
                <div class="household">
                    <Members board seat />
                    <Stores board seat />
                </div>
                <CardRows board seat />
                <div class="aside">
                    <Leaders board seat />
                    <BonusTile board seat />
                </div>
            </section>
        })
    }
}

/// The four members: at home with their values, or away with a seal of where they are.
#[component]
fn Members(board: Lorenzo, seat: Seat) -> impl IntoView {
    let member = move |&member: &Member| {
        let place = board.of(seat, move |player| player.members[member as usize]);
        let value = board.of(seat, move |player| player.values[member as usize]);
        let lifted = Memo::new(move |_| {
            board.eye() == Some(seat) && board.placing().is_some_and(|(chosen, _)| chosen == member)
        });
        let action = Memo::new(move |_| match board.eye() == Some(seat) {
            true if board.asks("strengthen") => Some(Action::Strengthen { member }),
            true => Some(Action::Place { member }),
            false => None,
        });
        let words = move || t(member.name());
        // Before the dice are rolled nobody knows what it counts.
        let is_rolled = Memo::new(move |_| !member.is_coloured() || board.read(|view| view.dice.is_some()));
        let state = move || match place.get() {
            Some(space) => view! { <span class="seal-of-place">{art(seal(space))}</span> }.into_any(),
            None if !is_rolled.get() => ().into_any(),
            None => view! { <b class=format!("value die-{member}")>{value.get()}</b> }.into_any(),
        };
        let pick = move || match place.get() {
            Some(_) => figure(seat, member),
            None => standing(seat, member, "home"),
        };
        // In hand, and not yet sent anywhere.
        let held = Memo::new(move |_| lifted.get() && board.placing() == Some((member, None)));
        let pull = move |event: ev::PointerEvent| {
            if untrack(|| board.eye()) == Some(seat) {
                pulled::pick_up(board, seat, member, held.get_untracked(), &event);
            }
        };
        let press = move |event: ev::MouseEvent| {
            // Pressed again it goes back.
            if held.get_untracked() {
                event.stop_propagation();
                board.step_back();
            }
        };
        view! {
            <li class=move || if place.get().is_some() { "away" } else if lifted.get() { "lifted" } else { "at-home" }
                on:pointerdown=pull on:click:capture=press>
                <Target board action explains=Signal::derive(move || format!("member:{member}")) thing=Signal::stored(format!("lorenzo-own-{member}")) class="member">
                    <span class="spot">{art("spot")}</span>
                    {pick}
                    {state}
                    <span class="visually-hidden">{words} " " {move || place.get().map(|space| t(space.name()))}</span>
                </Target>
            </li>
        }
    };
    view! { <ul class="members" aria-label=tr("web.lorenzo.members")>{Member::ALL.iter().map(member).collect_view()}</ul> }
}

/// Where the pieces of a pile lie: one row on the other, each shorter by one.
fn pile(count: u16) -> Vec<(f32, f32)> {
    // More would tower over the members.
    let count = count.min(10);
    let base = (1..)
        .find(|base: &u16| base * (base + 1) / 2 >= count)
        .unwrap_or(1)
        .min(4);
    let mut places = Vec::new();
    let mut row = 0;
    while (places.len() as u16) < count {
        let width = base.saturating_sub(row).max(1).min(count - places.len() as u16);
        for column in 0..width {
            let x = 30.0 + (f32::from(column) - f32::from(width - 1) / 2.0) * 13.0;
            places.push((x, 40.0 - f32::from(row) * 10.0));
        }
        row += 1;
    }
    places
}

/// Resources as piles on a shelf, and points.
#[component]
fn Stores(board: Lorenzo, seat: Seat) -> impl IntoView {
    let resource = move |good: Good| {
        let held = board.of(seat, move |player| player.goods.get(good));
        let piece = move || {
            let name = format!("#lorenzo-{good}");
            let piece = move |(x, y): (f32, f32)| {
                view! { <use href=name.clone() x=(x - 9.0).to_string() y=(y - 17.0).to_string() width="18" height="18"></use> }
            };
            pile(held.get()).into_iter().map(piece).collect_view()
        };
        let count = Memo::new(move |_| i32::from(held.get()));
        view! {
            <li class:none=move || held.get() == 0 data-explains=format!("good:{good}") data-thing=good.name() tabindex="0" title=move || t(good.name())>
                <svg class="pile" viewBox="0 -8 60 50" aria-hidden="true">{piece}</svg>
                <b class="shelf"><Count value=count /></b>
                <span class="visually-hidden">{move || t(good.name())}</span>
            </li>
        }
    };
    let points = move |good: Good| {
        let held = board.of(seat, move |player| i32::from(player.goods.get(good)));
        view! {
            <li data-explains=format!("good:{good}") tabindex="0" title=move || t(good.name())>
                {art(good.word())} <b><Count value=held /></b>
                <span class="visually-hidden">{move || t(good.name())}</span>
            </li>
        }
    };
    view! {
        <ul class="stores">{Good::RESOURCES.map(resource).into_iter().collect_view()}</ul>
        <ul class="points">{[Good::Military, Good::Faith, Good::Victory].map(points).into_iter().collect_view()}</ul>
    }
}

/// The kinds as they lie on a board.
const ROWS: [Kind; 4] = [Kind::Territory, Kind::Building, Kind::Character, Kind::Venture];

/// Six places a row, with the military they need and the points they bring.
#[component]
fn CardRows(board: Lorenzo, seat: Seat) -> impl IntoView {
    let row = move |kind: Kind| {
        let cards = board.of(seat, move |player| player.cards[kind as usize].clone());
        let count = Memo::new(move |_| cards.with(Vec::len));
        let empty = move || {
            (count.get()..SLOTS)
                .map(|slot| view! { <li><EmptyPlace board seat kind number=slot /></li> })
                .collect_view()
        };
        let card = move |card: &Card| {
            let card = *card;
            view! { <li><Mini board seat card /></li> }
        };
        view! {
            <div class=format!("card-row kind-{kind}")>
                <span class="row-sign" title=move || super::heading(kind)>{art(kind.word())}</span>
                <ul aria-label=move || super::heading(kind)>
                    {rows(move || cards.get(), ToString::to_string, card)}
                    {empty}
                </ul>
            </div>
        }
    };
    view! { <div class="card-rows">{ROWS.map(row).into_iter().collect_view()}</div> }
}

/// An empty place.
#[component]
fn EmptyPlace(board: Lorenzo, seat: Seat, kind: Kind, number: usize) -> impl IntoView {
    let slot = Memo::new(move |_| board.read(|view| view.figures.slot(kind, number)));
    let needs = Memo::new(move |_| slot.get().military);
    let points = Memo::new(move |_| slot.get().points);
    let held = board.of(seat, |player: &PlayerView| player.goods.get(Good::Military));
    let is_open = Memo::new(move |_| board.read(|view| view.figures.opens_slot(held.get(), number)));
    view! {
        <span class="slot" data-explains=format!("slot:{kind}:{number}") tabindex="-1" aria-hidden="true">
            <span class="watermark">{art(kind.word())}</span>
            {move || (needs.get() > 0).then(|| view! {
                <span class="slot-needs">
                    {sign::amount(needs.get(), "military")}
                    {is_open.get().then(|| view! { <i class="sign met">{art("check")}</i> })}
                </span>
            })}
            {move || (points.get() > 0).then(|| sign::laurel(points.get()))}
        </span>
    }
}

/// The personal bonus tile: what it adds to every harvest and production.
#[component]
fn BonusTile(board: Lorenzo, seat: Seat) -> impl IntoView {
    let tile = board.of(seat, |player: &PlayerView| player.bonus);
    move || {
        // Its place, until one is chosen.
        let Some(tile) = tile.get() else {
            return view! { <div class="vacant" aria-hidden="true"></div> }.into_any();
        };
        let half = move |work: Work, heading: &'static str| {
            let goods = board.read(|view| view.figures.bonus(tile)[work as usize]);
            view! {
                <div class=format!("half {work}")>
                    <small>{tr(heading)}</small>
                    <span>{sign::value(work, WORK_MINIMUM)}{sign::goods(&goods)}</span>
                </div>
            }
        };
        let works = move |work: Work| {
            board.eye() == Some(seat)
                && board
                    .working
                    .with(|now| matches!(now, Some((now, _)) if *now == work))
        };
        view! {
            <div class="bonus-tile" class:harvesting=move || works(Work::Harvest) class:producing=move || works(Work::Production) data-explains=format!("bonus:{tile}") tabindex="0">
                {half(Work::Harvest, "web.lorenzo.each-harvest")}
                {half(Work::Production, "web.lorenzo.each-production")}
            </div>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_has_a_piece_for_each_resource_up_to_what_can_be_counted_at_a_glance() {
        assert_eq!(pile(0).len(), 0);
        assert_eq!(pile(4).len(), 4);
        assert_eq!(pile(40).len(), 10);
        // Three below, one above.
        assert_eq!(pile(4).iter().filter(|(_, y)| *y > 35.0).count(), 3);
    }
}
