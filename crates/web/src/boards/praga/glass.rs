//! A reading glass over what a decision does not need (the city for hexes of one's own board, the wheel for buildings), and a scroll beside it that
//! adds up what laying the hex would bring.

use leptos::ev;
use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint, WHITE};
use signoria_art::praga::hex::Lie;
use signoria_art::praga::paint::{BOARD, LAND, ON_PAPER, PAPER, PLAQUE, RED_TOKEN, WOOD_DARK};
use signoria_art::praga::shape::{Point, rounded};
use signoria_art::praga::sign::{LEAST, width_of};
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::Seat;
use signoria_praga::hex::Hex;
use signoria_praga::view::{PartOf, PartView, View, WayView};

use crate::art::icon;
use crate::boards::praga::look::{drawn, thing};
use crate::boards::praga::map::draw_near;
use crate::boards::praga::{Praga, city, player};
use crate::words::t;

/// The radius of the glass.
const RADIUS: f32 = 121.0;
/// How large hexes are in it.
const HEX: f32 = 62.0;
/// The size of the scroll.
const SCROLL: (f32, f32) = (122.0, 196.0);
/// How much room the lines of the scroll have, and the most for one.
const LINES: (f32, f32) = (130.0, 26.0);
/// What the scroll needs besides its lines: the margin above them, and the sum below.
const SUM: f32 = 66.0;

/// Where glass and scroll lie.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Over {
    /// Over the city.
    City,
    /// Over the wheel.
    Wheel,
}

impl Over {
    fn of(way: &WayView) -> Self {
        match way.site {
            Some(_) => Self::Wheel,
            None => Self::City,
        }
    }

    const fn view_box(self) -> &'static str {
        match self {
            Self::City => "682 8 454 340",
            Self::Wheel => "8 8 396 432",
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::City => "pg-area pg-glass",
            Self::Wheel => "pg-area pg-glass pg-glass-city",
        }
    }

    /// The middle of the glass.
    const fn middle(self) -> Point {
        match self {
            Self::City => (866.0, 192.0),
            Self::Wheel => (147.0, 200.0),
        }
    }

    /// The upper left corner of the scroll.
    const fn scroll(self) -> Point {
        match self {
            Self::City => (1003.0, 92.0),
            Self::Wheel => (277.0, 96.0),
        }
    }
}

fn draw_glass(canvas: &mut Canvas, view: &View, eye: Seat, over: Over, shown: (&WayView, Hex)) {
    let (x, y) = over.middle();
    let handle = format!(
        "M{} {}L{} {}",
        x - RADIUS * 0.66,
        y + RADIUS * 0.7,
        x - RADIUS * 1.1,
        y + RADIUS * 1.02
    );
    canvas.line(&handle, 9.0);
    canvas.stroke(&handle, WOOD_DARK, 7.0);
    canvas.circle((x, y), RADIUS, Paint("url(#praga-gilding)"), 1.4);
    let ground = if over == Over::City { BOARD } else { LAND };
    canvas.circle((x, y), RADIUS - 5.0, ground, 1.2);
    let inner = RADIUS - 5.0;
    let lens = format!(
        "M{} {y}a{inner},{inner} 0 1 0 {d},0a{inner},{inner} 0 1 0 -{d},0z",
        x - inner,
        d = 2.0 * inner
    );
    canvas.clipped(lens, |canvas| match over {
        Over::City => {
            if let Some(player) = player(view, eye) {
                draw_near(canvas, view, player, shown, Lie::new((x, y), HEX));
            }
        }
        Over::Wheel => city::draw_near(canvas, view, eye, shown, Lie::new((x, y), HEX)),
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

/// A line of the scroll: the id of its name, what it is about, and whether that is lost.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    name: &'static str,
    things: Vec<(Sign, u8)>,
    /// The sign before them.
    sign: &'static str,
    lost: bool,
}

/// The sum of a way line by line; what it costs and what it covers come last.
fn lines(way: &WayView) -> Vec<Line> {
    let line = |part: &PartView| Line {
        name: match part.from {
            PartOf::Side => "web.praga.sum-side",
            PartOf::Corner => "web.praga.sum-corner",
            PartOf::Site => "web.praga.sum-site",
            PartOf::Plaza => "web.praga.sum-plaza",
            PartOf::Hex => "web.praga.sum-hex",
            PartOf::Wheel => "web.praga.area-wheel",
            PartOf::Besides => "web.praga.sum-besides",
            PartOf::Covers => "web.praga.sum-covers",
        },
        things: part.gains.iter().copied().map(thing).collect(),
        sign: "",
        lost: part.from == PartOf::Covers,
    };
    let price = Line {
        name: "web.praga.sum-price",
        things: way.pays.iter().copied().map(thing).collect(),
        sign: "−",
        lost: false,
    };
    let is_dear = !price.things.is_empty();
    let lost = way.parts.iter().filter(|part| part.from == PartOf::Covers);
    let gained = way.parts.iter().filter(|part| part.from != PartOf::Covers);
    let gained = gained.map(line).chain(is_dear.then_some(price));
    gained.chain(lost.map(line)).collect()
}

/// How long the scroll is: no longer than its lines and their sum need.
fn length(count: usize) -> f32 {
    (LINES.1 * count.max(2) as f32 + SUM).min(SCROLL.1)
}

/// How far below the top of the scroll a line stands.
fn line_at(index: usize, count: usize) -> f32 {
    let (room, most) = LINES;
    24.0 + (room / count.max(1) as f32).min(most) * index as f32
}

fn draw_scroll(canvas: &mut Canvas, (x, y): Point, lines: &[Line], [pays, gains]: &[Vec<(Sign, u8)>; 2]) {
    let (w, h) = (SCROLL.0, length(lines.len()));
    canvas.wash(rounded((x + 2.0, y + 3.0, w, h), 3.0), Paint("#0A0E22"), 0.3);
    canvas.shape(rounded((x, y, w, h), 3.0), PAPER, 1.3);
    for top in [y - 6.0, y + h - 6.0] {
        canvas.shape(rounded((x - 5.0, top, w + 10.0, 12.0), 6.0), PLAQUE, 1.2);
    }
    for (index, line) in lines.iter().enumerate() {
        let middle = y + line_at(index, lines.len());
        let mut right = x + w - 16.0;
        for (nth, thing) in line.things.iter().enumerate().rev() {
            amount(canvas, *thing, (right, middle), 20.0, !line.sign.is_empty());
            if nth > 0 {
                canvas.figure((right - 14.0, middle), LEAST, ON_PAPER, NONE, "+");
            }
            right -= 28.0;
        }
        if !line.sign.is_empty() {
            canvas.figure((right + 14.0, middle), LEAST, ON_PAPER, NONE, line.sign);
        }
        if line.lost {
            let strike = format!(
                "M{} {}L{} {}",
                right + 17.0,
                middle + 7.0,
                x + w - 6.0,
                middle - 7.0
            );
            canvas.stroke(strike, RED_TOKEN, 2.2);
        }
    }
    canvas.line(format_args!("M{} {}h{}", x + 8.0, y + h - 39.0, w - 16.0), 1.6);
    // A price has a minus before it and some room behind it.
    let apart = if pays.is_empty() { 0.0 } else { 1.0 };
    let count = (pays.len() + gains.len()) as f32;
    let size = ((w - 12.0) / (count * 1.15 + apart).max(5.0)).min(24.0);
    let [paid, gained] = [pays, gains].map(|things| width_of(things, size));
    let (left, line) = (x + (w - paid - gained - apart * size) / 2.0, y + h - 23.0);
    if !pays.is_empty() {
        canvas.figure((left + size * 0.25, line), LEAST, ON_PAPER, NONE, "−");
        line_of(canvas, pays, (left + size * 0.5 + paid / 2.0, line), size, true);
    }
    let gained = (left + apart * size + paid + gained / 2.0, line);
    line_of(canvas, gains, gained, size, true);
}

/// Glass and scroll over the city, for hexes of one's own board.
#[component]
pub fn Glass(board: Praga) -> impl IntoView {
    reading_glass(board, Over::City)
}

/// Glass and scroll over the wheel, for buildings.
#[component]
pub fn CityGlass(board: Praga) -> impl IntoView {
    reading_glass(board, Over::Wheel)
}

/// How the reading glass is used: pulled aside by its handle, or put away. Copying it is free.
#[derive(Clone, Copy)]
pub struct Reading {
    is_away: RwSignal<bool>,
    /// How far it was pulled, in pixels.
    pulled: RwSignal<(i32, i32)>,
    /// Where the pointer went down on the handle, less how far the glass had been pulled.
    held: StoredValue<Option<(i32, i32)>>,
}

impl Reading {
    /// In its place.
    pub fn new() -> Self {
        Self {
            is_away: RwSignal::new(false),
            pulled: RwSignal::new((0, 0)),
            held: StoredValue::new(None),
        }
    }

    /// Follows the pointer of the page while the handle is held.
    pub fn follow(self) {
        let moved = window_event_listener(ev::pointermove, move |event| {
            if let Some((x, y)) = self.held.get_value() {
                if event.buttons() == 0 {
                    self.held.set_value(None);
                } else {
                    self.pulled.set((event.client_x() - x, event.client_y() - y));
                }
            }
        });
        let left = window_event_listener(ev::pointerup, move |_| self.held.set_value(None));
        on_cleanup(move || {
            moved.remove();
            left.remove();
        });
    }

    fn hold(self, event: &ev::PointerEvent) {
        let (x, y) = self.pulled.get_untracked();
        self.held
            .set_value(Some((event.client_x() - x, event.client_y() - y)));
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Puts the glass away, or takes it up again.
#[component]
fn Switch(board: Praga, over: Over) -> impl IntoView {
    let is_away = board.reading.is_away;
    let words = move || {
        t(if is_away.get() {
            "web.praga.glass-on"
        } else {
            "web.praga.glass-off"
        })
    };
    let class = match over {
        Over::City => "pg-glass-switch",
        Over::Wheel => "pg-glass-switch pg-glass-city",
    };
    view! {
        <button class=class title=words aria-label=words on:click=move |_| {
            board.reading.pulled.set((0, 0));
            is_away.update(|away| *away = !*away);
        }>
            {move || icon(if is_away.get() { "search" } else { "close" })}
        </button>
    }
}

fn reading_glass(board: Praga, over: Over) -> impl IntoView {
    let reading = board.reading;
    let is_due = Memo::new(move |_| board.bench.way().is_some_and(|(way, _)| Over::of(&way) == over));
    let shown = Memo::new(move |_| {
        let way = board.bench.way().filter(|(way, _)| Over::of(way) == over);
        way.filter(|_| !reading.is_away.get())
    });
    let picture = Memo::new(move |_| {
        let (way, hex) = shown.get()?;
        let eye = board.eye();
        board.read(|view| {
            let lines = lines(&way);
            let sum = [&way.pays, &way.gains].map(|gains| gains.iter().map(|gain| thing(*gain)).collect());
            let drawing = drawn(|canvas| {
                draw_glass(canvas, view, eye, over, (&way, hex));
                // What brings nothing needs no scroll.
                if !lines.is_empty() {
                    draw_scroll(canvas, over.scroll(), &lines, &sum);
                }
            });
            let names: Vec<&'static str> = lines.iter().map(|line| line.name).collect();
            Some((drawing, names))
        })
    });
    let glass = move || {
        picture.get().map(|(drawing, names)| {
            let count = names.len();
            let name = |(index, name): (usize, &'static str)| {
                let (x, y) = over.scroll();
                view! { <text class="pg-on-scroll" x=x + 9.0 y=y + 4.5 + line_at(index, count)>{move || t(name)}</text> }
            };
            let at = move || {
                let (x, y) = reading.pulled.get();
                format!("{x}px {y}px")
            };
            view! {
                <svg class=over.class() data-over="glass" viewBox=over.view_box() preserveAspectRatio="xMidYMax meet" aria-hidden="true" style:translate=at>
                    <g inner_html=drawing></g>
                    <circle class="pg-hold" cx=over.middle().0 cy=over.middle().1 r=RADIUS - 5.0></circle>
                    <path class="pg-grip" d=grip(over) on:pointerdown=move |event| reading.hold(&event)></path>
                    {names.into_iter().enumerate().map(name).collect_view()}
                </svg>
            }
        })
    };
    view! {
        {glass}
        {move || is_due.get().then(|| view! { <Switch board over /> })}
    }
}

/// The handle, as far as it can be held.
fn grip(over: Over) -> String {
    let (x, y) = over.middle();
    format!(
        "M{} {}L{} {}",
        x - RADIUS * 0.7,
        y + RADIUS * 0.73,
        x - RADIUS * 1.1,
        y + RADIUS * 1.02
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_the_scroll_stay_above_its_sum() {
        for count in 1..9 {
            assert!(line_at(count - 1, count) < length(count) - 39.0);
        }
    }
}
