//! Beside the map: the purse, with what each good leads to.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::NONE;
use signoria_art::praga::paint::{FELT, FELT_DIM, FELT_INK, FELT_NOTE, GOLD_LINE};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::{Message, Token as _};
use signoria_praga::action::Action;
use signoria_praga::pieces::{FinalStep, Grid, WindowPay};
use signoria_praga::view::{PlayerView, View};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{drawn, things};
use crate::boards::praga::thing::Thing;
use crate::boards::praga::tracks::{LEFT, TOP, WIDTH};
use crate::words::{say, t};

/// What lies in the purse, in order.
const PURSE: [Sign; 7] = [
    Sign::Gold,
    Sign::Stone,
    Sign::SilverWindow,
    Sign::GoldWindow,
    Sign::Egg,
    Sign::RedToken,
    Sign::BlueToken,
];

fn purse_item(index: usize) -> (f32, f32, f32, f32) {
    let width = WIDTH / 8.0;
    (LEFT + index as f32 * width + 1.5, TOP + 8.0, width - 3.0, 54.0)
}

fn held(player: &PlayerView) -> [u8; 8] {
    [
        player.gold,
        player.stone,
        player.silver,
        player.gold_windows,
        player.eggs,
        player.red,
        player.blue,
        player.supply,
    ]
}

fn purse_drawing(view: &View, player: &PlayerView) -> String {
    let width = WIDTH / 8.0;
    drawn(|canvas| {
        let felt = rounded((LEFT, TOP + 6.0, WIDTH, 58.0), 5.0);
        canvas.outlined(felt, FELT, GOLD_LINE, 1.3);
        for (index, count) in held(player).into_iter().enumerate() {
            let x = LEFT + (index as f32 + 0.5) * width;
            let opacity = if count == 0 { 0.4 } else { 1.0 };
            canvas.faded(opacity, |canvas| match PURSE.get(index) {
                Some(sign) => canvas.picture(sign.name(), (x - 10.0, TOP + 25.0), 26.0),
                None => canvas.classed(seat_class(player), |canvas| {
                    canvas.picture("praga-cube", (x - 9.0, TOP + 25.0), 24.0);
                }),
            });
            let ink = if count == 0 { FELT_DIM } else { FELT_INK };
            canvas.figure((x + 14.0, TOP + 25.0), 20.0, ink, NONE, count);
            if index > 0 && index != 3 {
                let line = format!("M{:.1} {}v42", LEFT + index as f32 * width, TOP + 14.0);
                canvas.faint(line, GOLD_LINE, 0.8, 0.4);
            }
            note(canvas, view, player, index, x);
        }
    })
}

/// The class that gives pieces the colour of a seat.
fn seat_class(player: &PlayerView) -> &'static str {
    ["pg-seat-0", "pg-seat-1", "pg-seat-2", "pg-seat-3"][player.seat.index() % 4]
}

/// What a good leads to, below it.
fn note(canvas: &mut Canvas, view: &View, player: &PlayerView, index: usize, x: f32) {
    let y = TOP + 52.5;
    let mut text = |words: String, x: f32| canvas.figure((x, y), LEAST, FELT_NOTE, NONE, words);
    let multiplier = |grid: Grid| {
        let column = usize::from(player.grids[grid.index()].column);
        view.figures
            .grid(grid)
            .per_token
            .get(column)
            .copied()
            .unwrap_or(0)
    };
    match index {
        0 | 1 => {
            // The wealth bonus of this good, or the one for either.
            let next = [index, 2].into_iter().find(|&place| player.wealth[place]);
            let bonus = next.and_then(|place| view.figures.wealth.get(place));
            if let Some(bonus) = bonus {
                let shown = things(&bonus.bonus);
                text(format!("{} →", bonus.amount), x - 9.0);
                line_of(canvas, &shown, (x + 15.0, y), 15.0, false);
            }
        }
        2 => {
            let words = Message::new("praga.purse.keep").with("count", view.figures.windows_kept);
            text(say(&words, &[]), x + 25.0);
        }
        4 => {
            let worth = player.last[FinalStep::Eggs.index()].min(99) as u8;
            text("=".into(), x - 12.0);
            amount(canvas, (Sign::Points, worth), (x + 6.0, y), 15.0, true);
        }
        5 | 6 => {
            let grid = if index == 5 {
                Grid::Cathedral
            } else {
                Grid::HungerWall
            };
            text("×".into(), x - 12.0);
            amount(canvas, (Sign::Points, multiplier(grid)), (x + 6.0, y), 15.0, true);
        }
        7 => text(t("praga.purse.free"), x),
        _ => {}
    }
}

/// The purse. A gold window buys an extra action.
#[component]
pub fn Purse(board: Praga) -> impl IntoView {
    let drawing = board.own(purse_drawing);
    let extra = move |pay: WindowPay, index: usize| {
        Thing::new(
            vec![Action::Extra { pay }],
            "praga.extra",
            rounded(purse_item(index), 5.0),
        )
        .class("pg-extra")
        .view(board)
    };
    let goods = [
        "gold",
        "stone",
        "silver-window",
        "gold-window",
        "egg",
        "red-token",
        "blue-token",
        "cube",
    ];
    let hits = goods.into_iter().enumerate().map(|(index, good)| {
        view! { <path class="hit" d=rounded(purse_item(index), 5.0) data-explains=format!("praga.good.{good}")></path> }
    });
    view! {
        <g inner_html=move || drawing.get()></g>
        {hits.collect_view()}
        {extra(WindowPay::Mixed, 2)}
        {extra(WindowPay::Gold, 3)}
    }
}
