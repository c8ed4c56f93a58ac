//! A reading glass over the city while a hex is laid on one's own board, and a scroll beside it that adds up what it would bring.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint, WHITE};
use signoria_art::praga::hex::Lie;
use signoria_art::praga::paint::{BOARD, ON_PAPER, PAPER, PLAQUE, WOOD_DARK};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::{Sign, amount, line_of};
use signoria_praga::effect::Good;
use signoria_praga::hex::Hex;
use signoria_praga::view::{PlayerView, View, WayView};

use crate::boards::praga::look::{drawn, thing};
use crate::boards::praga::map::{draw_near, paying_sides};
use crate::boards::praga::{Praga, player};
use crate::words::t;

/// The middle of the glass and its radius.
const MIDDLE: (f32, f32) = (866.0, 192.0);
const RADIUS: f32 = 121.0;
/// How large hexes are in it.
const HEX: f32 = 62.0;
/// The scroll: its upper left corner and its size.
const SCROLL: (f32, f32, f32, f32) = (1003.0, 92.0, 122.0, 190.0);

fn draw_glass(canvas: &mut Canvas, view: &View, player: &PlayerView, shown: (&WayView, Hex)) {
    let (x, y) = MIDDLE;
    let handle = format!(
        "M{} {}L{} {}",
        x - RADIUS * 0.66,
        y + RADIUS * 0.7,
        x - RADIUS * 1.1,
        y + RADIUS * 1.02
    );
    canvas.line(&handle, 9.0);
    canvas.stroke(&handle, WOOD_DARK, 7.0);
    canvas.circle(MIDDLE, RADIUS, Paint("url(#praga-gilding)"), 1.4);
    canvas.circle(MIDDLE, RADIUS - 5.0, BOARD, 1.2);
    let inner = RADIUS - 5.0;
    let lens = format!(
        "M{} {y}a{inner},{inner} 0 1 0 {d},0a{inner},{inner} 0 1 0 -{d},0z",
        x - inner,
        d = 2.0 * inner
    );
    canvas.clipped(lens, |canvas| {
        draw_near(canvas, view, player, shown, Lie::new(MIDDLE, HEX))
    });
    let glint = format!(
        "M{} {}A{r} {r} 0 0 1 {} {}",
        x - RADIUS * 0.7,
        y - RADIUS * 0.52,
        x - RADIUS * 0.05,
        y - RADIUS * 0.86,
        r = RADIUS * 0.86
    );
    canvas.faint(glint, WHITE, 4.0, 0.55);
}

/// A line of the scroll: the id of its name, and what it brings.
type Line = (&'static str, Vec<(Sign, u8)>);

fn lines(view: &View, player: &PlayerView, (way, hex): (&WayView, Hex)) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for pair in paying_sides(view, player, (way, hex)) {
        lines.push(("web.praga.sum-side", pair.map(thing).to_vec()));
    }
    let tokens = way.gains.iter().find(|gain| gain.good == Good::RedToken);
    if let Some(tokens) = tokens {
        lines.push(("web.praga.sum-corner", vec![thing(*tokens)]));
    }
    let own = way
        .gains
        .iter()
        .filter(|gain| matches!(gain.good, Good::University | Good::HungerWall | Good::Cathedral));
    let own: Vec<_> = own.map(|gain| thing(*gain)).collect();
    if !own.is_empty() {
        lines.push(("web.praga.sum-hex", own));
    }
    lines
}

fn draw_scroll(canvas: &mut Canvas, lines: &[Line], sum: &[(Sign, u8)]) {
    let (x, y, w, h) = SCROLL;
    canvas.wash(rounded((x + 2.0, y + 3.0, w, h), 3.0), Paint("#0A0E22"), 0.3);
    canvas.shape(rounded(SCROLL, 3.0), PAPER, 1.3);
    for top in [y - 6.0, y + h - 6.0] {
        canvas.shape(rounded((x - 5.0, top, w + 10.0, 12.0), 6.0), PLAQUE, 1.2);
    }
    for (index, (_, things)) in lines.iter().enumerate().take(5) {
        let mut right = x + w - 16.0;
        for (nth, thing) in things.iter().enumerate().rev() {
            amount(
                canvas,
                *thing,
                (right, y + 24.0 + 26.0 * index as f32),
                20.0,
                false,
            );
            if nth > 0 {
                canvas.figure(
                    (right - 14.0, y + 24.0 + 26.0 * index as f32),
                    13.0,
                    ON_PAPER,
                    NONE,
                    "+",
                );
            }
            right -= 28.0;
        }
    }
    canvas.line(format_args!("M{} {}h{}", x + 8.0, y + 151.0, w - 16.0), 1.6);
    let size = (w - 12.0) / (sum.len() as f32 * 1.15).max(5.0);
    line_of(canvas, sum, (x + w / 2.0, y + h - 23.0), size.min(24.0), true);
}

/// Glass and scroll.
#[component]
pub fn Glass(board: Praga) -> impl IntoView {
    let shown = Memo::new(move |_| board.bench.way().filter(|(way, _)| way.cell.is_some()));
    let picture = Memo::new(move |_| {
        let (way, hex) = shown.get()?;
        let eye = board.eye();
        board.read(|view| {
            let player = player(view, eye)?;
            let lines = lines(view, player, (&way, hex));
            let sum: Vec<_> = way.gains.iter().map(|gain| thing(*gain)).collect();
            let drawing = drawn(|canvas| {
                draw_glass(canvas, view, player, (&way, hex));
                draw_scroll(canvas, &lines, &sum);
            });
            let names: Vec<&'static str> = lines.iter().take(5).map(|(name, _)| *name).collect();
            Some((drawing, names))
        })
    });
    move || {
        picture.get().map(|(drawing, names)| {
            let name = |(index, name): (usize, &'static str)| {
                let (x, y, ..) = SCROLL;
                view! { <text class="pg-on-scroll" x=x + 9.0 y=y + 28.5 + 26.0 * index as f32>{move || t(name)}</text> }
            };
            view! {
                <svg class="pg-area pg-glass" viewBox="682 8 454 340" aria-hidden="true">
                    <g inner_html=drawing></g>
                    {names.into_iter().enumerate().map(name).collect_view()}
                </svg>
            }
        })
    }
}
