//! The harbour: holds as arches of the arsenal, the bay before them, the port behind the mole.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::action::Place;
use signoria_amalfi::pieces::Hold;
use signoria_engine::{Message, Seat};

use crate::art::drawing;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{good, ship, sign, thing};
use crate::boards::amalfi::pulled;
use crate::boards::kit::narrow::Line;
use crate::boards::kit::piece::Piece;
use crate::words::{say, t, tr};

#[component]
pub fn Harbour(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    let bay = board.of(seat, |player| usize::from(player.bay));
    let port = board.of(seat, |player| usize::from(player.port));
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round)));
    let back = move || {
        let next = super::NUMERALS.get(round.get()).copied();
        next.map(|next| {
            say(
                &Message::new("web.amalfi.back-in").with("round", signoria_engine::Arg::Text(next.into())),
                &[],
            )
        })
    };
    let ready = move || say(&Message::new("web.amalfi.ready").with("count", bay.get()), &[]);
    let index = seat.index();
    let port_ships = view! {
        <span class="visually-hidden">{move || t("web.amalfi.port")} " " {move || port.get()}</span>
        {move || (0..port.get()).map(|_| view! { <i class=format!("ship seat-{index}")>{drawing("amalfi-ship-furled")}</i> }).collect_view()}
    };
    let is_paying = Memo::new(move |_| mine && board.payment.is_open());
    let bay_place = move || {
        if is_paying.get() {
            return view! { <Tenders board place=Place::Bay ships=bay index /> }.into_any();
        }
        let ships = view! {
            <span class="visually-hidden">{move || t("amalfi.place.bay")} " " {move || bay.get()}</span>
            {move || (0..bay.get()).map(|_| ship(index)).collect_view()}
        };
        thing(
            board,
            mine,
            vec![Action::Supply.to_string()],
            "amalfi.place.bay".into(),
            "ships",
            ships,
        )
    };
    let take = move |event: &PointerEvent, from: &'static str, ships: Memo<usize>| {
        if mine {
            pull(board, index, event, from, ships);
        }
    };
    view! {
        <section class="harbour">
            <span class="terraces">{drawing("amalfi-terraces")}</span>
            <div class="arsenal">{Hold::ALL.iter().map(|&hold| view! { <Arch board seat hold mine /> }).collect_view()}</div>
            <div class="waters">
                <div class="cove" class:awaits=move || mine && awaits(board, "bay") data-drop=mine.then_some("bay")>
                    <h3>{tr("amalfi.place.bay")} " " <small>{ready}</small></h3>
                    <span class="afloat" on:pointerdown=move |event| take(&event, "bay", bay)>
                        {bay_place}
                        {move || is_paying.get().then(|| arriving(board, index))}
                    </span>
                </div>
                <div class="port-basin" class:awaits=move || mine && awaits(board, "port") data-drop=mine.then_some("port")>
                    <h3>{tr("web.amalfi.port")} " " <small>{back}</small></h3>
                    <span class="afloat" on:pointerdown=move |event| take(&event, "port", port)>
                        {thing(board, mine, vec![Action::Launch.to_string()], "amalfi.place.port".into(), "ships", port_ships)}
                        {move || is_paying.get().then(|| ghosts(board.payment.from(Place::Bay), index))}
                    </span>
                </div>
            </div>
        </section>
    }
}

/// What fits on the quay of a hold on the smallest phones.
const QUAY: Line = Line {
    latin: 8.0,
    cyrillic: 7.2,
};

/// A hold: what a ship in it yields, the ships, and the name on the quay.
#[component]
fn Arch(board: Amalfi, seat: Seat, hold: Hold, mine: bool) -> impl IntoView {
    let ships = board.of(seat, move |player| usize::from(player.holds[hold as usize]));
    let yields = board.of(seat, move |player| player.yields[hold as usize]);
    let index = seat.index();
    let into = vec![
        Action::Send { hold }.to_string(),
        Action::Beacon { hold }.to_string(),
    ];
    let keystone = view! {
        {drawing("amalfi-arch")}
        <span class="boss">{sign(good(hold))}</span>
        <span class="yield">"×" {move || yields.get()}</span>
        <span class="quay"><span style:--cut=move || format!("{:.3}", QUAY.cut(&t(hold.name())))>{move || t(hold.name())}</span></span>
    };
    let is_paying = Memo::new(move |_| mine && board.payment.is_open());
    let stowed = move || {
        if is_paying.get() {
            return view! { <Tenders board place=hold.into() ships index /> }.into_any();
        }
        let inside = view! {
            <span class="visually-hidden">{move || t(Place::from(hold).name())} " " {move || ships.get()}</span>
            {move || (0..ships.get()).map(|_| ship(index)).collect_view()}
        };
        let out = vec![Action::Lower { hold }.to_string()];
        thing(board, mine, out, hold.name().to_owned(), "ships", inside)
    };
    let take = move |event: &PointerEvent| {
        if mine {
            pull(board, index, event, hold.word(), ships);
        }
    };
    view! {
        <div class="arch" style:--ships=move || ships.get().max(1).to_string() class:awaits=move || mine && awaits(board, hold.word()) data-drop=mine.then(|| hold.word())>
            {thing(board, mine, into, hold.name().to_owned(), "hold", keystone)}
            <span class="stowed" class:none=move || ships.get() == 0 on:pointerdown=move |event| take(&event)>
                {stowed}
            </span>
            {mine.then_some(move || ghosts(board.sending.to(hold), index))}
            {mine.then(|| view! { <Moves board hold ships /> })}
        </div>
    }
}

/// A ship of one's own is pulled, where one is.
fn pull(board: Amalfi, index: usize, event: &PointerEvent, from: &'static str, ships: Memo<usize>) {
    if ships.get_untracked() > 0 && untrack(|| board.desk.is_my_turn()) {
        let art = format!("amalfi-ship-{index}");
        board.drag.pick_up(from, Some(art), event);
    }
}

/// Whether a ship that is being pulled could be put down there.
pub fn awaits(board: Amalfi, place: &str) -> bool {
    board
        .drag
        .carried()
        .is_some_and(|from| pulled::meant(board, &from, place).is_some())
}

/// The ships of a place while a payment is put together: those of the plan are lit; a press, or pulling one, changes the plan.
#[component]
fn Tenders(board: Amalfi, place: Place, ships: Memo<usize>, index: usize) -> impl IntoView {
    let payment = board.payment;
    let one = move |number: usize| {
        let is_lit = Memo::new(move |_| number < usize::from(payment.from(place)));
        let can_change = Memo::new(move |_| payment.can_change(place, !is_lit.get()));
        let words = move || {
            let id = if is_lit.get() {
                "web.amalfi.keep-ship"
            } else {
                "web.amalfi.lower-ship"
            };
            say(&Message::new(id).with("place", place), &[])
        };
        view! {
            <button class="tender" class:lit=move || is_lit.get() class:can-pay=move || can_change.get() data-opens="pay" data-explains=explained(place)
                aria-pressed=move || is_lit.get().to_string() aria-label=words
                on:click=move |_| payment.change(place, !is_lit.get_untracked())>
                {ship(index)}
            </button>
        }
    };
    view! { <span class="ships tenders">{move || (0..ships.get()).map(one).collect_view()}</span> }
}

/// What explains a place that ships come from.
fn explained(place: Place) -> &'static str {
    place.hold().map_or("amalfi.place.bay", |hold| hold.name())
}

/// Outlines of the ships that would come into the bay and stay there.
fn arriving(board: Amalfi, index: usize) -> impl IntoView {
    let arriving = board
        .payment
        .plan
        .with(|plan| plan.map_or(0, |plan| plan.arriving));
    ghosts(arriving, index)
}

fn ghosts(count: u8, index: usize) -> impl IntoView {
    let ghosts =
        (0..count).map(|_| view! { <span class="ghost-ship" aria-hidden="true">{ship(index)}</span> });
    view! { <span class="ghosts">{ghosts.collect_view()}</span> }
}

/// Moving a ship from hold to hold: first where it comes from, then where it goes.
#[component]
fn Moves(board: Amalfi, hold: Hold, ships: Memo<usize>) -> impl IntoView {
    let can_leave = Memo::new(move |_| {
        ships.get() > 0
            && Hold::ALL.iter().any(|&to| {
                board
                    .desk
                    .session
                    .offers(&Action::Move { from: hold, to }.to_string())
            })
    });
    move || {
        match board.moving.get() {
        Some(from) if from != hold => {
            let actions = vec![Action::Move { from, to: hold }.to_string()];
            view! {
                <span class="move-here">
                    <Piece desk=board.desk actions id=hold.name().to_owned() class="mover">{sign("move")} <span class="visually-hidden">{move || t(hold.name())}</span></Piece>
                </span>
            }
            .into_any()
        }
        None if can_leave.get() => view! {
            <button class="move-from" data-opens="move" on:click=move |_| board.moving.set(Some(hold)) title=tr("amalfi.kind.move")>
                {sign("move")} <span class="visually-hidden">{tr("amalfi.kind.move")} " " {move || t(hold.name())}</span>
            </button>
        }
        .into_any(),
        _ => ().into_any(),
    }
    }
}
