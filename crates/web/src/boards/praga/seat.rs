//! What matters in a seat, for the rail: goods, tracks, and the board small, which opens large.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_praga::view::PlayerView;

use crate::art::drawing;
use crate::boards::praga::map::thumbnail;
use crate::boards::praga::solo::Opponent;
use crate::boards::praga::{Praga, player};
use crate::words::t;

/// The facts of a seat.
#[component]
pub fn Facts(board: Praga, seat: Seat) -> impl IntoView {
    let of = move |read: fn(&PlayerView) -> u8| board.memo(move |view| player(view, seat).map_or(0, read));
    let fact = |name: &'static str, value: Memo<u8>| {
        let explains = format!("praga.good.{name}");
        let label = explains.clone();
        view! {
            <span class="pg-fact" class:zero=move || value.get() == 0 data-explains=explains>
                {drawing(match name {
                    "gold-mine" => "praga-mines".to_owned(),
                    "quarry" => "praga-quarries".to_owned(),
                    name => format!("praga-{name}"),
                }.as_str())}
                {move || value.get()} <span class="visually-hidden">{move || t(&label)}</span>
            </span>
        }
    };
    view! {
        <span class="pg-facts">
            {fact("gold", of(|player| player.gold))}
            {fact("stone", of(|player| player.stone))}
            {fact("egg", of(|player| player.eggs))}
            {fact("silver-window", of(|player| player.silver))}
            {fact("gold-window", of(|player| player.gold_windows))}
            {fact("gold-mine", of(|player| player.mines[0]))}
            {fact("red-token", of(|player| player.red))}
            {fact("blue-token", of(|player| player.blue))}
            {fact("quarry", of(|player| player.mines[1]))}
        </span>
        <span class="pg-thumb"><Thumbnail board seat /></span>
        <Opponent board />
    }
}

/// The action board of a seat, small.
#[component]
pub fn Thumbnail(board: Praga, seat: Seat) -> impl IntoView {
    let picture = board.memo(move |view| thumbnail(view, seat));
    view! { <svg viewBox="0 0 84 78" aria-hidden="true" inner_html=move || picture.get()></svg> }
}
