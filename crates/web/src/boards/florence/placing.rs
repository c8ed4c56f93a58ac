//! One's own estate, and placing a tile in it: a ghost that follows mouse, finger or keys, and says at once whether it may lie there,
//! and if not, why. A press leaves it there, and it is asked whether it shall stay: pressing it once more, or the button, does it. A joint building is placed
//! over the border of two estates.

use leptos::either::Either;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::svg;
use signoria_engine::{Arg, Message, Outlook, Seat};
use signoria_florence::pieces::{SIDE, Tile};
use signoria_florence::view::{PlacingView, View};
use signoria_table::wire::TakeBack;

use crate::app::app;
use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{MARGIN, contents, label, spots_path, tile_drawing, tile_id};
use crate::boards::florence::grid::{Ghost, Placing, Spot, UNIT};
use crate::boards::kit::drag::Drag;
use crate::scene::{Scene, offers, verb};
use crate::table::chips_of;
use crate::words::{say, t, tr};

/// A tile on its way, shared by the garden that shows it and the tools that turn it.
#[derive(Clone, Copy)]
pub struct Bench {
    board: Florence,
    task: Memo<Option<PlacingView>>,
    placing: Memo<Option<Placing>>,
    ghost: RwSignal<Ghost>,
    /// Where it lies while nobody points at the garden.
    rest: RwSignal<Ghost>,
    /// Whether a press has left it somewhere: then it stays there until it is pulled or another place is pressed.
    pinned: RwSignal<bool>,
    /// The spot on which the pointer went down.
    held: StoredValue<Option<Held>>,
    action: Memo<Option<String>>,
    legal: Memo<bool>,
    /// What may be built is pulled into the garden.
    pub drag: Drag,
}

/// A pointer that is down in the garden.
#[derive(Clone, Copy)]
struct Held {
    /// Where it is.
    spot: (i32, i32),
    /// Whether it went down on a tile that lay there, and has not moved since: that confirms the place.
    confirms: bool,
}

fn turned(ghost: Ghost) -> Ghost {
    Ghost {
        turns: (ghost.turns + 1) % 4,
        ..ghost
    }
}

fn mirrored(ghost: Ghost) -> Ghost {
    Ghost {
        mirrored: !ghost.mirrored,
        ..ghost
    }
}

impl Bench {
    /// An empty one; a tile lies on it whenever one is to be placed.
    pub fn new(board: Florence) -> Self {
        let desk = board.desk;
        let task = Memo::new(move |_| {
            let is_mine = |view: &View| view.placing.clone().filter(|task| Some(task.by) == view.eye);
            desk.is_my_turn().then(|| board.read(is_mine)).flatten()
        });
        let placing = Memo::new(move |_| {
            let PlacingView { tile, estates, .. } = task.get()?;
            let outline = board
                .view
                .with_untracked(|view| Some(view.as_ref()?.figures.outline(tile)))?;
            Some(if estates.len() > 1 {
                Placing::across(&outline)
            } else {
                Placing::inside(&outline)
            })
        });
        let ghost = RwSignal::new(Ghost::default());
        let rest = RwSignal::new(Ghost::default());
        let pinned = RwSignal::new(false);
        Effect::new(move || {
            placing.with(|placing| {
                pinned.set(false);
                if let Some(placing) = placing {
                    let start = placing.start(|action| is_offered(board, action));
                    rest.set(start);
                    ghost.set(start);
                }
            });
        });
        let action = Memo::new(move |_| {
            let ghost = ghost.get();
            placing.with(|placing| placing.as_ref()?.action(ghost).map(str::to_owned))
        });
        let legal = Memo::new(move |_| action.get().is_some_and(|action| desk.session.offers(&action)));
        let drag = Drag::new();
        // Pulled far enough, a building is built; where, the garden asks next.
        drag.follow(move |action| desk.choose(action), |_, _| ());
        Self {
            board,
            task,
            placing,
            ghost,
            rest,
            pinned,
            held: StoredValue::new(None),
            action,
            legal,
            drag,
        }
    }

    /// The pointer goes down on something that may be built.
    pub fn pick_up(self, action: &str, event: &ev::PointerEvent) {
        if untrack(|| self.board.desk.session.offers(action)) && !self.is_busy() {
            self.drag.pick_up(action, None, event);
        }
    }

    /// Whether the tile can be put back: nobody has seen more than that it was chosen.
    pub fn can_put_back(self) -> bool {
        let is_free = |scene: &Scene| matches!(scene.table.take_back, TakeBack::Free { .. });
        self.is_busy() && self.board.desk.read(is_free)
    }

    fn put_back(self) {
        if untrack(|| self.can_put_back()) {
            self.board.desk.session.take_back();
        }
    }

    /// The tile that is being placed.
    pub fn tile(self) -> Option<Tile> {
        self.task.with(|task| task.as_ref().map(|task| task.tile))
    }

    fn is_busy(self) -> bool {
        self.task.with(Option::is_some)
    }

    fn change(self, change: fn(Ghost) -> Ghost, columns: i32, rows: i32) {
        self.placing.with_untracked(|placing| {
            if let Some(placing) = placing {
                for ghost in [self.ghost, self.rest] {
                    ghost.update(|ghost| *ghost = placing.moved(change(*ghost), columns, rows));
                }
            }
        });
    }

    fn centre_on(self, (column, row): (i32, i32)) {
        self.placing.with_untracked(|placing| {
            if let Some(placing) = placing {
                self.ghost
                    .update(|ghost| *ghost = placing.centred(*ghost, column, row));
            }
        });
    }

    /// A spot is pressed: a dot there promises that the tile fits.
    fn fit_on(self, spot: (i32, i32)) {
        self.placing.with_untracked(|placing| {
            if let Some(placing) = placing {
                let is_legal = |action: &str| is_offered(self.board, action);
                self.ghost
                    .update(|ghost| *ghost = placing.on_spot(*ghost, spot, is_legal));
            }
        });
    }

    /// Whether the tile lies on that spot.
    fn covers(self, spot: (i32, i32)) -> bool {
        let ghost = self.ghost.get_untracked();
        self.placing.with_untracked(|placing| {
            let cells = placing.as_ref().map(|placing| placing.cells(ghost));
            let mut cells = cells.into_iter().flatten();
            cells.any(|(column, row)| (i32::from(column), i32::from(row)) == spot)
        })
    }

    /// The pointer goes down on a spot.
    fn press(self, spot: (i32, i32)) {
        let confirms = self.pinned.get_untracked() && self.covers(spot);
        if !confirms {
            self.fit_on(spot);
        }
        self.held.set_value(Some(Held { spot, confirms }));
    }

    /// The pointer is over a spot: what is not left somewhere follows it, and what is pulled does.
    fn point_at(self, spot: (i32, i32)) {
        match self.held.get_value() {
            Some(held) if held.spot == spot => {}
            Some(_) => {
                let confirms = false;
                self.held.set_value(Some(Held { spot, confirms }));
                self.centre_on(spot);
            }
            None if self.pinned.get_untracked() => {}
            None => self.centre_on(spot),
        }
    }

    /// The pointer goes up in the garden: the tile stays there, and pressing it once more builds it.
    fn put_down(self) {
        let held = self.held.get_value();
        self.held.set_value(None);
        let is_meant = held.is_some_and(|held| held.confirms)
            || app().settings.with_untracked(|settings| settings.one_tap);
        if is_meant && self.legal.get_untracked() {
            return self.place();
        }
        self.pinned.set(true);
        self.rest.set(self.ghost.get_untracked());
    }

    /// Nobody points at the garden any more.
    fn leave(self) {
        if self.held.get_value().is_none() {
            self.ghost.set(self.rest.get_untracked());
        }
    }

    /// What is asked once the tile was left somewhere.
    pub fn asks(self) -> Option<Message> {
        let tile = self.tile()?;
        let id = match tile {
            Tile::Building(_) => "web.florence.build-here-ask",
            Tile::Landscape(_) => "web.florence.place-here-ask",
        };
        let is_asked = self.pinned.get() && self.legal.get();
        is_asked.then(|| Message::new(id).with("tile", Arg::Name(tile_id(tile).into())))
    }

    fn place(self) {
        if let Some(action) = self.action.get_untracked() {
            self.board.desk.choose(&action);
        }
    }

    /// What the button says that does it.
    fn does(self) -> String {
        let is_building = matches!(self.tile(), Some(Tile::Building(_)));
        t(if is_building {
            "web.florence.build-here"
        } else {
            "web.florence.place"
        })
    }

    /// Whether it can lie where it is, in words.
    fn verdict(self) -> String {
        match self.action.get() {
            _ if self.legal.get() => self.fits(),
            None => t("web.florence.across"),
            Some(action) => match self.board.desk.session.preview(&action) {
                Some(Outlook::Forbidden { reason }) => self.board.desk.say(&reason),
                _ => t("web.florence.does-not-fit"),
            },
        }
    }

    /// Where it lies, and what is left in the purse then.
    fn fits(self) -> String {
        let ghost = self.ghost.get();
        let cells = self.placing.with(|placing| {
            let cells = placing.as_ref().filter(|placing| placing.width == SIDE)?;
            Some(cells.cells(ghost))
        });
        let Some(cells) = cells else {
            return t("web.florence.fits");
        };
        let left = match self.tile() {
            Some(Tile::Building(_)) => self.board.read(|view| view.own()?.coins_after_building()),
            _ => None,
        };
        let id = match left {
            Some(_) => "web.florence.at-cells-left",
            None => "web.florence.at-cells",
        };
        let message = Message::new(id).with("cells", Arg::Text(span(&cells)));
        say(&message.with("coins", left.unwrap_or(0)), &[])
    }

    fn on_key(self, event: &ev::KeyboardEvent) {
        let stay: fn(Ghost) -> Ghost = |ghost| ghost;
        // Letters by their place on the keyboard: it may write Cyrillic.
        match (event.code().as_str(), event.key().as_str()) {
            (_, "ArrowLeft") => self.change(stay, -1, 0),
            (_, "ArrowRight") => self.change(stay, 1, 0),
            (_, "ArrowUp") => self.change(stay, 0, -1),
            (_, "ArrowDown") => self.change(stay, 0, 1),
            ("KeyR", _) | (_, "r" | "R") => self.change(turned, 0, 0),
            ("KeyF" | "KeyM", _) | (_, "f" | "F" | "m" | "M") => self.change(mirrored, 0, 0),
            (_, "Enter" | " ") => self.place(),
            (_, "Escape") => self.put_back(),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }
}

/// A cell as it is carved in the wall.
fn cell_name((column, row): Spot) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// Where a tile lies: from its first column and row to its last.
fn span(cells: &[Spot]) -> String {
    let ends = |of: fn(&Spot) -> u8| (cells.iter().map(of).min(), cells.iter().map(of).max());
    match (ends(|cell| cell.0), ends(|cell| cell.1)) {
        ((Some(left), Some(right)), (Some(top), Some(bottom))) => {
            format!("{}–{}", cell_name((left, top)), cell_name((right, bottom)))
        }
        _ => String::new(),
    }
}

fn is_offered(board: Florence, action: &str) -> bool {
    board.desk.session.scene.with_untracked(|scene| {
        let prompt = scene.as_ref().and_then(Scene::prompt);
        prompt.is_some_and(|prompt| offers(prompt, action))
    })
}

/// One's own estate; while a tile is to be placed, with its ghost.
#[component]
pub fn Garden(board: Florence, bench: Bench) -> impl IntoView {
    let shown = Memo::new(move |_| match bench.task.get() {
        Some(task) => task.estates,
        None => board.shown().into_iter().collect(),
    });
    let is_busy = Memo::new(move |_| bench.is_busy());
    let area: NodeRef<html::Div> = NodeRef::new();
    Effect::new(move || {
        // A tile to place brings this estate into view.
        if is_busy.get()
            && let Some(area) = area.get()
        {
            let _ = area.focus();
        }
    });
    let help = move || {
        bench.task.with(|task| {
            let tile = Arg::Name(tile_id(task.as_ref()?.tile).into());
            Some(say(
                &Message::new("web.florence.place-help").with("tile", tile),
                &[],
            ))
        })
    };
    view! {
        <div class="garden-box">
            <div class="bench-grid" class:workbench=move || is_busy.get() node_ref=area on:keydown=move |event| if bench.is_busy() { bench.on_key(&event) }
                data-opens=move || is_busy.get().then_some("place") tabindex=move || if is_busy.get() { "0" } else { "-1" } role=move || is_busy.get().then_some("application") aria-label=help>
                {move || {
                    let estates = shown.get();
                    let is_joint = estates.len() > 1;
                    let lawns = view! { <Lawns board bench estates /> };
                    // Two estates are another picture than one: redrawn, so that nothing in it moves.
                    if is_joint { Either::Left(lawns) } else { Either::Right(lawns) }
                }}
            </div>
        </div>
    }
}

/// One estate, or two side by side.
#[component]
fn Lawns(board: Florence, bench: Bench, estates: Vec<Seat>) -> impl IntoView {
    let (margin, side) = (MARGIN.0, u16::from(SIDE) * UNIT as u16);
    let width = side * estates.len() as u16;
    let (across, down) = (width + 2 * margin, side + 2 * margin);
    let drawing: NodeRef<svg::Svg> = NodeRef::new();
    let spot = move |event: &ev::PointerEvent| {
        let element = drawing.get_untracked().filter(|_| bench.is_busy())?;
        let bounds = element.get_bounding_client_rect();
        if bounds.width() <= 0.0 {
            return None;
        }
        let scale = f64::from(across) / bounds.width();
        let at = |client: i32, edge: f64| ((f64::from(client) - edge) * scale - f64::from(margin)) / UNIT;
        let (column, row) = (
            at(event.client_x(), bounds.left()),
            at(event.client_y(), bounds.top()),
        );
        Some((column.floor() as i32, row.floor() as i32))
    };
    let first = estates.first().copied();
    let lawns = (0..estates.len() as u16)
        .map(|index| {
            let x = i32::from(index * side) - i32::from(margin);
            view! {
                <use href="#florence-garden" x=x.to_string() y=format!("-{margin}") width=down.to_string() height=down.to_string()></use>
            }
        })
        .collect_view();
    let gates = estates
        .iter()
        .enumerate()
        .map(|(index, &seat)| gate(board, seat, index as u16 * side))
        .collect_view();
    let laid = estates
        .iter()
        .enumerate()
        .map(|(index, &seat)| contents(board, seat, index as u8 * SIDE))
        .collect_view();
    view! {
        <svg class="garden estate" class:two={estates.len() > 1} node_ref=drawing viewBox=format!("-{margin} -{margin} {across} {down}")
            role="img" aria-label=move || first.map(|seat| label(board, seat))
            on:pointermove=move |event| if let Some(spot) = spot(&event) { bench.point_at(spot) }
            on:pointerdown=move |event| if let Some(spot) = spot(&event).filter(|_| event.button() == 0) { bench.press(spot) }
            on:pointerup=move |event| if bench.is_busy() && event.button() == 0 { bench.put_down() }
            on:pointercancel=move |_| bench.held.set_value(None)
            on:pointerleave=move |_| if bench.is_busy() { bench.leave() }>
            {lawns}
            {gates}
            <Reachable board bench />
            {laid}
            <GhostTile bench />
        </svg>
    }
}

/// The gate of an estate that begins at that place, below its palazzo.
fn gate(board: Florence, seat: Seat, left: u16) -> Option<impl IntoView> {
    let columns = untrack(|| {
        board.read(|view| {
            let palazzo = view.player(seat)?.palazzo.iter();
            Some(palazzo.map(|cell| cell.column()).collect::<Vec<_>>())
        })
    })?;
    let (first, last) = (*columns.iter().min()?, *columns.iter().max()?);
    let middle = f64::from(first + last + 1) / 2.0 * UNIT;
    let (x, y) = (
        f64::from(left) + middle - UNIT / 2.0,
        f64::from(SIDE) * UNIT - 4.0,
    );
    Some(view! { <use href="#florence-gate" x=x.to_string() y=y.to_string() width="100" height="35"></use> })
}

/// The cells where the tile can lie: the rules are seen, not read.
#[component]
fn Reachable(board: Florence, bench: Bench) -> impl IntoView {
    let spots = Memo::new(move |_| {
        bench.placing.with(|placing| {
            let placing = placing.as_ref()?;
            Some(placing.reachable(|action| is_offered(board, action)))
        })
    });
    move || {
        let spots = spots.get().unwrap_or_default();
        let spot = |(column, row): (u8, u8)| {
            let (x, y) = (f64::from(column) * UNIT, f64::from(row) * UNIT);
            view! {
                <rect class="free-cell" x=(x + 3.0).to_string() y=(y + 3.0).to_string() width="94" height="94" rx="8"></rect>
                <circle class="free-dot" cx=(x + 50.0).to_string() cy=(y + 50.0).to_string() r="6.5"></circle>
            }
        };
        spots.into_iter().map(spot).collect_view()
    }
}

#[component]
fn GhostTile(bench: Bench) -> impl IntoView {
    move || {
        let tile = bench.task.get()?.tile;
        let ghost = bench.ghost.get();
        let cells = bench
            .placing
            .with(|placing| placing.as_ref().map(|placing| placing.cells(ghost)))?;
        let line = spots_path(&cells);
        Some(view! {
            <g class="ghost" class:pinned=move || bench.pinned.get() class:forbidden=move || !bench.legal.get() transform="translate(-2 -4)">
                {tile_drawing(tile, &cells, "ghost-tile")}
                <path class="ghost-under" d=line.clone()></path>
                <path class="ghost-line" d=line></path>
            </g>
        })
    }
}

/// Turning, flipping and placing the tile, beside the question.
#[component]
pub fn Tools(bench: Bench) -> impl IntoView {
    let is_busy = Memo::new(move |_| bench.is_busy());
    move || {
        is_busy.get().then(|| {
            view! {
                // Wherever it lies, it costs and brings the same.
                <p class="placing-brings">{move || chips_of(bench.board.desk, |choice| verb(choice) == "place")}</p>
                <p class="verdict" class:forbidden=move || !bench.legal.get() role="status">
                    {move || if bench.legal.get() { icon("check") } else { icon("warn") }} " " {move || bench.verdict()}
                </p>
                <button class="primary place" data-action=move || bench.action.get().filter(|_| bench.legal.get()) disabled=move || !bench.legal.get() on:click=move |_| bench.place()>
                    {icon("check")} {move || bench.does()} <kbd aria-hidden="true">"↵"</kbd>
                </button>
                <button class="rotate" on:click=move |_| bench.change(turned, 0, 0)>{icon("rotate")} {tr("web.florence.rotate")} <kbd aria-hidden="true">"R"</kbd></button>
                <button class="mirror" on:click=move |_| bench.change(mirrored, 0, 0)>{icon("mirror")} {tr("web.florence.mirror")} <kbd aria-hidden="true">"F"</kbd></button>
                <button class="put-back" disabled=move || !bench.can_put_back() on:click=move |_| bench.put_back()>{tr("web.florence.put-back")} <kbd aria-hidden="true">"esc"</kbd></button>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_lies_from_its_first_cell_to_its_last() {
        assert_eq!(span(&[(2, 3), (3, 3), (3, 2)]), "c3–d4");
        assert_eq!(span(&[]), "");
    }
}
